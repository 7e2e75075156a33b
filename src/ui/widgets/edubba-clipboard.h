/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads text from the clipboard, which may belong to any program: no more than is wanted, and for
 * no longer than a user would wait for it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Reads at most `max_bytes` of text; the callback always comes, in the main context, after a few
 * seconds at the latest. Requests for the same text that overlap share one reading of it. */
void edubba_clipboard_read_async (GdkClipboard       *clipboard,
                                  gsize               max_bytes,
                                  GAsyncReadyCallback callback,
                                  gpointer            data);

/* Sets that time, in ms: three seconds at first. A test on a busy machine waits longer. */
void edubba_clipboard_set_patience (guint ms);

/* The text, in UTF-8 and not empty; free with g_free (). NULL and an error if there is none: a
 * sentence says that nothing came in time (G_IO_ERROR_TIMED_OUT) or names the fault of the text
 * (GAME_ERROR), or there is no text (any other G_IO_ERROR). */
char *edubba_clipboard_read_finish (GAsyncResult *result, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* The likely type of a text, by its beginning alone. */
typedef enum
{
  EDUBBA_PASTED_NOTHING,
  EDUBBA_PASTED_POSITION,
  EDUBBA_PASTED_LINK,
  EDUBBA_PASTED_RECORD,
  EDUBBA_PASTED_PUZZLE,
} EdubbaPasted;

EdubbaPasted edubba_pasted_guess (const char *text);

/* A copied text without its surroundings in a letter: blanks at both ends, the angle brackets of
 * a link, the line breaks in a link or a position. Free with g_free (). */
char *edubba_pasted_tidy (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

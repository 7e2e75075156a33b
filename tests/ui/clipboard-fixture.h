/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The clipboard of the display, which all programs there share, and answers from it that are waited
 * for.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The text or the error, the caller's to free, once it is there. */
typedef struct
{
  gboolean done;
  char    *text;
  GError  *error;
} ClipboardAnswer;

/* Borrowed. */
GdkClipboard *clipboard_fixture_get (void);

void clipboard_fixture_put (const char *text);

/* Asks for at most `max_bytes` of text. `answer` begins with zeros and stays until it is done. */
void clipboard_fixture_ask (gsize max_bytes, ClipboardAnswer *answer);
void clipboard_fixture_wait (ClipboardAnswer *answer);

/* Asks and waits. */
ClipboardAnswer clipboard_fixture_read (gsize max_bytes);

G_END_DECLS

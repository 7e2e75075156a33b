/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints texts that are kept, or read again by a program: positions, records, saves, parts,
 * files.
 *
 * GLib ends a program that gets no memory, but not in its printing functions: there the text is
 * NULL, or the end of a text is missing, and the program goes on and keeps a wrong text.
 * Sentences for people may be printed either way.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Formats like g_strdup_printf () and never returns NULL: without memory the program ends. Free
 * with g_free (). */
char *game_print (const char *format, ...) G_GNUC_PRINTF (1, 2) G_GNUC_WARN_UNUSED_RESULT;

char *game_print_list (const char *format, va_list arguments)
  G_GNUC_PRINTF (1, 0) G_GNUC_WARN_UNUSED_RESULT;

/* Appends all of it, as g_string_append_printf () does; without memory the program ends. */
void game_print_to (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);
void game_print_list_to (GString *text, const char *format, va_list arguments)
  G_GNUC_PRINTF (2, 0);

/* Appends a number as "%u" does, and faster. */
void game_print_number_to (GString *text, guint32 number);

G_END_DECLS

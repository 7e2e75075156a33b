/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format of files of learnt numbers: a head with the features that they are for and the
 * checksum of the rest, then lines, most of them one for each group of features.
 *
 *   edubba-weights 2 babel
 *   features SHA256   of the names and sizes of all groups, a line each
 *   checksum SHA256   of everything below this line
 *   ...
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Calls `each` for every group's line, in order, until one call returns FALSE, and returns TRUE
 * if none did; `first` is the first feature of the group. */
typedef gboolean (*BabelLineFunc) (const char *name, guint first, guint n, gpointer data);

gboolean babel_learnt_text_for_each_line (BabelLineFunc each, gpointer data);

/* A text whose first line is `magic`, with a line break; the lines below the head are given. */
char *babel_learnt_text_print (const char *magic, const char *lines) G_GNUC_WARN_UNUSED_RESULT;

/* The lines below the head; NULL and GAME_ERROR_SYNTAX if that is wrong. The error speaks of
 * `what`, a word in the plural. */
const char *babel_learnt_text_parse_head (const char *text,
                                          const char *magic,
                                          const char *what,
                                          GError    **error);

/* Says that `what` are damaged; FALSE. */
gboolean babel_learnt_text_refuse (const char *what, GError **error);

/* Reads a file of at most `max` bytes. */
char *babel_learnt_text_load (const char *path,
                              gsize       max,
                              const char *what,
                              GError    **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What files of learnt numbers have in common: a head that says for which features they are and
 * what the rest of the text adds up to, then lines, most of them one for each group of features.
 *
 *   edubba-weights 2 babel
 *   features SHA256   of the names and sizes of all groups, a line each
 *   checksum SHA256   of everything below this line
 *   ...
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Calls for every group's line, in order, until one says FALSE, and says whether none did; `first`
 * is that of its first feature. */
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

/* Reads a file of at most so many bytes. */
char *babel_learnt_text_load (const char *path,
                              gsize       max,
                              const char *what,
                              GError    **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

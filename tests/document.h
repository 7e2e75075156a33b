/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's RULES.md and NOTATION.md as the tests of games compare them with the program's tables:
 * sections, columns of their tables, and the words in them. A document that is missing fails.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A document in the folder of a game; and the part of it below a heading, up to the next one of its
 * rank. */
char *document_read (const char *game, const char *name) G_GNUC_WARN_UNUSED_RESULT;
char *document_read_section (const char *game,
                             const char *name,
                             const char *heading) G_GNUC_WARN_UNUSED_RESULT;

/* One column of the tables in a section, without their heads. */
char *document_take_column (const char *section, guint column) G_GNUC_WARN_UNUSED_RESULT;

/* The texts of the first group of a pattern, each once, in order of appearance. */
GPtrArray *document_find_words (const char *text, const char *pattern) G_GNUC_WARN_UNUSED_RESULT;

/* Fails if a word is not among these. */
void document_assert_has (GPtrArray *words, const char *word);

G_END_DECLS

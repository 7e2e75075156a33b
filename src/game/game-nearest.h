/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words from outside that are not known, and the known word that was meant.
 *
 * A word is near another if few letters have to be added, left out, changed or swapped with their
 * neighbours; capitals count as the small letters. Every reader of texts that people write
 * reports an unknown word with this.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The known word that is nearest to `word`, the first of several; NULL if none is near enough to be
 * meant. known: up to NULL. Borrowed. */
const char *game_nearest_find (const char *word, const char *const *known);

/* A sentence: the word is not known here, and the one that was probably meant, or else the words
 * that there are (the first of many). `word` is quoted as game_text_quote () does; free with
 * g_free (). */
char *game_nearest_explain (const char *word, const char *const *known) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

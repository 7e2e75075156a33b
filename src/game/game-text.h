/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts from outside as they may be shown: on a terminal, in a message, in a widget.
 *
 * A character may have an effect instead of a shape: move the cursor, turn the direction of the
 * text around it, hide. And a word without end makes a window as wide as itself.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The greatest number of characters of a word between two places at which it can be broken. */
#define GAME_TEXT_WORD_CHARS 20

/* Returns TRUE if a character has an effect instead of a shape: controls of both sets, separators
 * of lines and paragraphs, embeddings and overrides of direction, characters without width, and
 * code points that are no characters. FALSE for those that spelling needs (joiners, soft hyphens,
 * marks of direction), and for line breaks and tabulators. */
gboolean game_char_is_harmful (gunichar c);

/* A text, which may be no UTF-8, as it may be shown anywhere: on one line, and with harmful
 * characters written as "\x1b" or "\u202e". Free with g_free (). */
char *game_text_clean (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* A text (UTF-8) with places to break, which are not seen, in words that are too long; free with
 * g_free (). */
char *game_text_soften (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Both: a text as a widget may show it; free with g_free (). */
char *game_text_show (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts from outside as they may be shown: on a terminal, in a message, in a widget.
 *
 * A character may have an effect instead of a shape: move the cursor, turn the direction of the
 * text around it, hide. A word without end makes a window as wide as itself, and so does a letter
 * with marks without end.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The greatest number of characters of a word between two places at which it can be broken. */
#define GAME_TEXT_WORD_CHARS 20

/* The length of a player's name, at most. */
#define GAME_TEXT_NAME_CHARS 40

/* Returns a text (that ends in a 0 byte) behind its byte order mark, if it has one; borrowed. */
const char *game_text_skip_mark (const char *text);

typedef enum
{
  GAME_TEXT_FINE,
  GAME_TEXT_HIDDEN,  /* a character does something instead of being seen */
  GAME_TEXT_CROWDED, /* too many characters between which a line cannot be broken */
} GameTextFault;

/* Finds the first fault of a text (UTF-8), and the character that it lies in (*wrong). Hidden are
 * controls of both sets but line breaks and tabulators, separators of lines and paragraphs,
 * characters that turn or override directions, those without width, and codes of no character.
 * Joiners and selectors of variants are not, behind a letter or picture whose shape they decide. */
GameTextFault game_text_check (const char *text, gunichar *wrong);

/* Returns TRUE if nothing of a text (UTF-8) is seen but blanks, or marks without a letter. */
gboolean game_text_is_blank (const char *text);

/* A text, which may be no UTF-8, as it may be shown anywhere: on one line, and with hidden
 * characters, too many marks or broken bytes as "\x1b" or "\u202e". Free with g_free (). */
char *game_text_clean (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a text, which may be no UTF-8, as the name of a player: clean, without double quotes, and
 * cut to GAME_TEXT_NAME_CHARS. NULL if nothing of it is seen; free with g_free (). */
char *game_text_name (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* A text (UTF-8) with places to break, which are not seen, in words that are too long; free with
 * g_free (). */
char *game_text_soften (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Both: a text as a widget may show it; free with g_free (). */
char *game_text_show (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* For main (): makes g_printerr () clean all that it prints, for us or for a library that repeats
 * an argument. */
void game_text_guard_terminal (void);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who is spoken of how, in sentences as well as in labels of the board: the words' own tables and
 * the labels of boards choose here.
 */
#pragma once

#include "game-plural.h"
#include "game-words.h"

G_BEGIN_DECLS

/* One sentence about a player, in the ways of speaking of them. The arguments of the formats are
 * the sentence's own, then the player's number, then the other player's; the numbers stand only in
 * `number`. In `named`, which reports and the commonest labels have, for an opponent with a name,
 * that name comes instead; so it does in `you_named`, of what the viewer does to somebody with a
 * name, which only reports have. */
typedef struct
{
  const char *you;
  const char *opponent;
  const char *number;
  const char *named;
  const char *you_named;
} BabelVoice;

/* The same with a singular and a plural. */
typedef struct
{
  const char *you[2];
  const char *opponent[2];
  const char *number[2];
  const char *named[2];
  const char *you_named[2];
} BabelVoices;

/* The translated format for speaking of `seat`. */
const char *babel_words_voice (const BabelVoice *voice,
                               guint             seat,
                               guint             viewer,
                               GameAddress       address);
const char *babel_words_voices (const BabelVoices *voices,
                                guint              n,
                                guint              seat,
                                guint              viewer,
                                GameAddress        address);

/* The translated form of a pair for n. */
const char *babel_words_plural (const char *const pair[2], guint n);

G_END_DECLS

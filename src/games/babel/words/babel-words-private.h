/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of Babel's words share: the entries of the GameWords table, and who is spoken
 * of how.
 */
#pragma once

#include <glib/gi18n-lib.h>

#include "babel-action.h"
#include "babel-column.h"
#include "babel-state.h"
#include "babel-words.h"

G_BEGIN_DECLS

/* Marks a sentence and its plural for the catalogues, in a table of sentences. */
#define NN_(one, many) \
  {                    \
    one, many          \
  }

/* One sentence about a player, in the three ways of speaking of them. The arguments of the
 * formats are the sentence's own, then the player's number, then the other player's; the numbers
 * stand only in `number`. */
typedef struct
{
  const char *you;
  const char *opponent;
  const char *number;
} BabelVoice;

/* The same with a singular and a plural. */
typedef struct
{
  const char *you[2];
  const char *opponent[2];
  const char *number[2];
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

/* Appends a sentence behind those already there, and frees it. NULL adds nothing. */
void babel_words_add (GString *text, char *sentence);

char *babel_words_action (const GameState *state, GameAction action);
char *babel_words_report (const GameState *before,
                          GameAction       action,
                          guint            seat,
                          const GameEvent *events,
                          guint            n_events,
                          guint            viewer,
                          GameAddress      address);
char *babel_words_refusal (const GameState *state, GameAction action, guint refusal);
char *babel_words_hint (const GameState *state, GameAction action, GameHint rung);
char *babel_words_hint_part (const GameState *state, GameAction action, GameHint rung);
char *babel_words_reason (const GameState *seen, const GameReason *reason);
char *babel_words_reason_part (const GameState *seen, const GameReason *reason);
char *babel_words_prompt (const GameState *state, guint viewer, GameAddress address);
char *babel_words_result (const GameState *state, guint viewer, GameAddress address);
char *babel_words_position (const GameState *state, guint viewer);
char *babel_words_part (const char *part);

G_END_DECLS

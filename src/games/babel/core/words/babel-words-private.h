/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of Babel's words: the entries of the GameWords table, and the joining of
 * their sentences.
 */
#pragma once

#include <glib/gi18n-lib.h>

#include "babel-action.h"
#include "babel-column.h"
#include "babel-state.h"
#include "babel-voice.h"
#include "babel-words.h"

G_BEGIN_DECLS

/* Appends a sentence behind those already there, and frees it. NULL adds nothing. */
void babel_words_add (GString *text, char *sentence);

/* Says why an action of the mover's is refused because of something of the other player's. */
char *babel_words_refuse_rival (const BabelTable    *table,
                                GameAction           action,
                                guint                refusal,
                                const BabelListener *listener);

/* Appends the things at hand instead of the missing one for which an action is refused, if there
 * are any. */
void babel_words_add_facts (GString             *text,
                            const BabelTable    *table,
                            GameAction           action,
                            guint                refusal,
                            const BabelListener *listener);

char *babel_words_action (const GameState *state, GameAction action, const char *const *names);
char *babel_words_report (const GameState   *before,
                          GameAction         action,
                          guint              seat,
                          const GameEvent   *events,
                          guint              n_events,
                          guint              viewer,
                          GameAddress        address,
                          const char *const *names);
char *babel_words_refusal (const GameState   *state,
                           GameAction         action,
                           guint              refusal,
                           guint              viewer,
                           GameAddress        address,
                           const char *const *names);
char *babel_words_hint (const GameState   *state,
                        GameAction         action,
                        GameHint           rung,
                        const char *const *names);
char *babel_words_hint_part (const GameState *state, GameAction action, GameHint rung);
char *babel_words_reason (const GameState   *seen,
                          const GameReason  *reason,
                          const char *const *names);
char *babel_words_reason_part (const GameState *seen, const GameReason *reason);
char *babel_words_prompt (const GameState   *state,
                          guint              viewer,
                          GameAddress        address,
                          const char *const *names);
char *babel_words_result (const GameState   *state,
                          guint              viewer,
                          GameAddress        address,
                          const char *const *names);
char *babel_words_share (
  const GameState *const *states, guint n, guint seat, guint i, gint *points);
char *babel_words_position (const GameState *state, guint viewer, const char *const *names);
char *babel_words_part (const char *part);

G_END_DECLS

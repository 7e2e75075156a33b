/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of Mesopotamien. A sentence about a seat begins with its name and a colon, and places
 * go by their names on the map, so that no language has to inflect them.
 */
#pragma once

#include "game-words.h"
#include "meso-state.h"

G_BEGIN_DECLS

extern const GameWords meso_words;

/* As the entries of GameWords of these names. */
char *meso_words_action (const GameState *state, GameAction action, const char *const *names);
char *meso_words_hint (const GameState   *state,
                       GameAction         action,
                       GameHint           rung,
                       const char *const *names);
char *meso_words_hint_part (const GameState *state, GameAction action, GameHint rung);
char *meso_words_report (const GameState   *before,
                         GameAction         action,
                         guint              seat,
                         const GameEvent   *events,
                         guint              n_events,
                         guint              viewer,
                         GameAddress        address,
                         const char *const *names);
char *meso_words_refusal (const GameState   *state,
                          GameAction         action,
                          guint              code,
                          guint              viewer,
                          GameAddress        address,
                          const char *const *names);
char *meso_words_reason (const GameState   *seen,
                         const GameReason  *reason,
                         const char *const *names);
char *meso_words_gain (const GameReason *reason);
char *meso_words_advice (const GameState *end, guint seat, const GameReason *reason);
char *meso_words_reason_part (const GameState *seen, const GameReason *reason);
char *meso_words_prompt (const GameState   *state,
                         guint              viewer,
                         GameAddress        address,
                         const char *const *names);
char *meso_words_part (const char *part);
char *meso_words_preview (const GameState *seen, const GamePreview *preview, gboolean figures);
char *meso_words_moment (const GameState *state);
char *meso_words_result (const GameState   *state,
                         guint              viewer,
                         GameAddress        address,
                         const char *const *names);
char *meso_words_position (const GameState *state, guint viewer, const char *const *names);

/* The name of a place, "J8". */
char *meso_words_place (guint place);

/* The name of a card, and that of a kind of land (MesoLandKind). */
const char *meso_words_card (guint card);
const char *meso_words_land (guint kind);

/* A seat as it stands before a colon or behind one: "You", "Your opponent", "Anna", "Player 3".
 * With `viewer` GAME_NOBODY nobody is "you". */
char *meso_words_seat (const MesoState *state, guint seat, guint viewer, const char *const *names);

G_END_DECLS

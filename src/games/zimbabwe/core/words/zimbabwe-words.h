/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of The Great Zimbabwe. Names of seats, craftsmen, gods and the like stand beside a
 * colon or in a list, and cells go by their names on the map, so that no language has to inflect
 * them.
 */
#pragma once

#include "game-words.h"
#include "zimbabwe-state.h"

G_BEGIN_DECLS

extern const GameWords zimbabwe_words;

/* As the entries of GameWords of these names. */
char *zimbabwe_words_action (const GameState *state, GameAction action, const char *const *names);
char *zimbabwe_words_hint (const GameState   *state,
                           GameAction         action,
                           GameHint           rung,
                           const char *const *names);
char *zimbabwe_words_hint_part (const GameState *state, GameAction action, GameHint rung);
char *zimbabwe_words_report (const GameState   *before,
                             GameAction         action,
                             guint              seat,
                             const GameEvent   *events,
                             guint              n_events,
                             guint              viewer,
                             GameAddress        address,
                             const char *const *names);
char *zimbabwe_words_refusal (const GameState   *state,
                              GameAction         action,
                              guint              code,
                              guint              viewer,
                              GameAddress        address,
                              const char *const *names);
char *zimbabwe_words_prompt (const GameState   *state,
                             guint              viewer,
                             GameAddress        address,
                             const char *const *names);
char *zimbabwe_words_moment (const GameState *state);
char *zimbabwe_words_result (const GameState   *state,
                             guint              viewer,
                             GameAddress        address,
                             const char *const *names);
char *zimbabwe_words_position (const GameState *state, guint viewer, const char *const *names);

/* The name of a cell, "c4"; free with g_free (). */
char *zimbabwe_words_cell (guint cell);

/* The names of a kind of craftsman, a resource (0 to 3), a god (from 1) and a specialist. */
const char *zimbabwe_words_craft (guint kind);
const char *zimbabwe_words_resource (guint resource);
const char *zimbabwe_words_god (guint god);
const char *zimbabwe_words_staff (guint staff);

/* A seat as it stands before a colon or behind one: "You", "Your opponent", "Anna", "Player 3".
 * With `viewer` GAME_NOBODY nobody is "you". Free with g_free (). */
char *zimbabwe_words_seat (const ZimbabweState *state,
                           guint                seat,
                           guint                viewer,
                           const char *const   *names);

G_END_DECLS

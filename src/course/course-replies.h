/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The proof of a puzzle over two turns, as puzzle files need it: some first turn holds, some does
 * not, and the difficulty of finding the right one. game-replies.h does the proving.
 */
#pragma once

#include "game-replies.h"

G_BEGIN_DECLS

/* Returns TRUE if the proof makes a puzzle. Fails with GAME_ERROR_REFUSED and a sentence about
 * the group's goal: it can be reached in the first turn; no first turn holds (with the reply that
 * breaks a first turn); the turn can be ended at once; or it depends on the cards that are given
 * up in the reply. */
gboolean course_replies_check (const GameRules   *rules,
                               const GameState   *state,
                               const GameReplies *replies,
                               const char        *group,
                               GError           **error);

/* The fewest actions, those of the first turn with its end and those of the second after the reply
 * that holds out longest. */
guint course_replies_get_length (const GameReplies *replies, const GameState *state);

/* The rating by course_difficulty_rate (), of a proof that makes a puzzle: the positions in which
 * the first turn can end are those to look through; those whose shortest lines are of the same
 * kinds of action as a right one, and do not hold, look like it. */
guint course_replies_rate (const GameRules   *rules,
                           const GameState   *state,
                           const GameReplies *replies);

G_END_DECLS

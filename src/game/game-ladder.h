/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rates a person on a player's scale by the results of their games, so that the next opponent can
 * be equally strong.
 *
 * Mark E. Glickman, "Parameter estimation in large dynamic paired comparison experiments", Applied
 * Statistics 48 (1999): a rating with a deviation, which here starts wide, so that five games reach
 * anybody on the scale, and never becomes narrow, because people learn.
 */
#pragma once

#include "game-player.h"

G_BEGIN_DECLS

typedef struct
{
  double points;
  double deviation;
  guint  games; /* how many have counted */
} GameLadder;

/* Somebody of whom nothing is known: between the second level and the third. */
void game_ladder_init (GameLadder *self, const GameScale *scale);

/* A game has ended against an opponent of so many points; score is 1 for a win, 0.5 for a draw, 0
 * for a loss. */
void game_ladder_note (GameLadder *self, const GameScale *scale, guint opponent, double score);

/* The strength of the next opponent: within the scale, in steps of 5 points. */
guint game_ladder_get_points (const GameLadder *self, const GameScale *scale);

G_END_DECLS

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
  guint  games; /* the number of games counted */
} GameLadder;

/* A person of unknown strength: as strong as the beginner. */
void game_ladder_init (GameLadder *self, const GameScale *scale);

/* Notes a game against an opponent of that strength; score is 1 for a win, 0.5 for a draw, 0 for
 * a loss. */
void game_ladder_note (GameLadder *self, const GameScale *scale, guint opponent, double score);

/* The strength of the next opponent: within the scale, in steps of 5 points. */
guint game_ladder_get_points (const GameLadder *self, const GameScale *scale);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which of two players is the stronger, and by how much: games of two seats in duplicate pairs, the
 * same deal with the seats changed, so that a lucky deal helps both.
 */
#pragma once

#include "game-player.h"

G_BEGIN_DECLS

/* A player at a strength; see GamePlayer.choose. */
typedef struct
{
  const GamePlayer *player;
  guint             level;
  guint64           nodes;
} GameContestant;

/* Results from the first contestant's side. A pair's points are 0 to 4: two for a game won, one for
 * a draw. */
typedef struct
{
  guint64 wins;
  guint64 losses;
  guint64 draws;
  guint64 pairs[5]; /* how many pairs brought so many points */
} GameDuel;

/* Plays pairs 0 to n_pairs - 1 on `threads` threads (from 1); the deal of pair i comes from
 * seed + i, and so does all chance within the players: the result is the same on any number of
 * threads. A game that goes on for too long is a draw. Soon after *cancel (may be NULL) is not 0
 * it stops; then only whole pairs count. */
void game_duel_play (const GameRules      *rules,
                     const GameContestant *first,
                     const GameContestant *second,
                     guint64               n_pairs,
                     guint64               seed,
                     guint                 threads,
                     const gint           *cancel,
                     GameDuel             *duel);

/* The share of points that the first contestant has won, 0 to 1. */
double game_duel_get_score (const GameDuel *duel);

/* How many Elo points a score means (Elo, "The Rating of Chessplayers", 1978: a score s is
 * 400 log10 (s / (1 - s))), and the ends of a 95 % interval by the spread of the pairs. A score of
 * 0 or 1 is infinite. */
double game_duel_get_elo (const GameDuel *duel, double *low, double *high);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Compares the strengths of two players: games in duplicate, the same deal once for every seat
 * that the first player can have, so that a lucky deal helps both. The second player has all the
 * other seats; with two seats these are pairs with the seats changed.
 */
#pragma once

#include "game-learner.h"

G_BEGIN_DECLS

/* A player at a strength; see GamePlayer.choose. */
typedef struct
{
  const GamePlayer *player;
  guint             level;
  guint64           nodes;
  guint             points;   /* or 0: as the level says */
  guint64           sparring; /* kinds of action, or 0 */
  GameLearner       learner;  /* in the place of the level */
} GameContestant;

/* Sees the state of a game in which `seat` is about to choose. */
typedef void (*GameDuelWatch) (gpointer data, const GameState *state, guint seat);

/* Its options, except the seed. */
GamePlayerOptions game_contestant_get_options (const GameContestant *contestant);

/* Results from the first contestant's side. A pair's points are 0 to 4: two for a game won, one
 * for a draw. With more than two seats, a game's points are two for each seat left behind and one
 * for each on the same place, and the sum of a deal's games counts. */
typedef struct
{
  guint64 wins; /* games in which it was alone first */
  guint64 losses;
  guint64 draws;
  guint64 pairs[5]; /* number of pairs by their points */

  guint   seats; /* the number of seats; 0 or 2: pairs */
  guint64 deals; /* with more than two: the number played, ... */
  guint64 points;
  guint64 squares; /* ... and their points and the squares of these, added up */
} GameDuel;

/* The result of a game: its points, and whether the first contestant was alone first. */
typedef struct
{
  guint    points;
  gboolean first;
} GameDuelGame;

/* Plays the games of a deal for `seats` seats, from which all chance within the players comes, too;
 * games[i] is the one in which the first contestant has seat i. In a game that goes on for too long
 * all are on the same place. FALSE if *cancel (may be NULL) became other than 0. */
gboolean game_duel_play_deal (const GameRules      *rules,
                              guint                 seats,
                              const GameContestant *first,
                              const GameContestant *second,
                              guint64               seed,
                              const gint           *cancel,
                              GameDuelGame          games[GAME_MAX_SEATS]);

/* Plays one game of a deal: the first contestant has seat `own`. */
gboolean game_duel_play_game (const GameRules      *rules,
                              guint                 seats,
                              const GameContestant *first,
                              const GameContestant *second,
                              guint64               seed,
                              guint                 own,
                              const gint           *cancel,
                              GameDuelGame         *game);

/* The same, watched. */
gboolean game_duel_watch_game (const GameRules      *rules,
                               guint                 seats,
                               const GameContestant *first,
                               const GameContestant *second,
                               guint64               seed,
                               guint                 own,
                               GameDuelWatch         watch,
                               gpointer              data,
                               const gint           *cancel,
                               GameDuelGame         *game);

/* A deal of `seats` games as the line of a long job, for a pair that of game_duel_print_pair ();
 * free with g_free (). */
char *game_duel_print_deal (guint               seats,
                            const GameDuelGame *games) G_GNUC_WARN_UNUSED_RESULT;

/* Plays the pair of games of a deal, from which all chance within the players comes, too;
 * points[0] are those of the first contestant with the first seat, points[1] with the second: 2,
 * or 1 for a draw. A game that is too long is a draw. FALSE if *cancel (may be NULL) became other
 * than 0; then there are no points. */
gboolean game_duel_play_pair (const GameRules      *rules,
                              const GameContestant *first,
                              const GameContestant *second,
                              guint64               seed,
                              const gint           *cancel,
                              guint                 points[2]);

void game_duel_add_pair (GameDuel *duel, const guint points[2]);

/* A pair's points as the line of a long job ("20"; free with g_free ()), and added from there, or a
 * deal of duel->seats games; FALSE if the text is none. */
char    *game_duel_print_pair (const guint points[2]) G_GNUC_WARN_UNUSED_RESULT;
gboolean game_duel_add_text (GameDuel *duel, const char *text);

/* Plays pairs 0 to n_pairs - 1 on `threads` threads (from 1); the deal of pair i comes from
 * seed + i, and so does all chance within the players: the result is the same on any number of
 * threads. Soon after *cancel (may be NULL) is not 0 it stops; then only whole pairs count. */
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

/* The ends of a 95 % interval of that share by the spread of the pairs, as a normal distribution
 * has it; where all pairs were won, or all lost, by their number (Clopper and Pearson, "The Use of
 * Confidence or Fiducial Limits Illustrated in the Case of the Binomial", Biometrika 26, 1934). */
void game_duel_get_interval (const GameDuel *duel, double *low, double *high);

/* Converts a score to Elo points (Elo, "The Rating of Chessplayers", 1978: a score s is 400 log10
 * (s / (1 - s))), with the ends of its interval. A score of 0 or 1 is infinite. */
double game_duel_get_elo (const GameDuel *duel, double *low, double *high);

/* The score that a difference in Elo points means: the inverse of the formula above. */
double game_elo_get_score (double elo);

/* The logarithm of how much likelier the pairs are if the first contestant is elo1 points better
 * than if it is elo0: the generalized likelihood ratio of the five results that a pair can have.
 * For each hypothesis they are as likely as possible with its mean (Van den Bergh, "The generalized
 * maximum likelihood ratio for the expectation value of a distribution", 2020). A sequential test
 * stops where the ratio passes the bounds of Wald ("Sequential Tests of Statistical Hypotheses",
 * Annals of Mathematical Statistics 16, 1945), as it may with a generalized one (Li, Liu and Ying,
 * "Generalized Sequential Probability Ratio Test for Separate Families of Hypotheses", Sequential
 * Analysis 33, 2014). */
double game_duel_get_llr (const GameDuel *duel, double elo0, double elo1);

/* Wald's bound for errors of 5 % both ways: ln 19. Beyond it elo1 is accepted, beyond its negative
 * elo0. */
#define GAME_SPRT_BOUND 2.944439

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Facts about a turn found without the coach.
 *
 * Two turns are compared. It is proved that the other one wins at once; it is counted in how many
 * hidden worlds the opponent can win, or bring a temple down, in the next turn, all of which is
 * looked through. Everything else is said by results: both turns played out from the same deals,
 * with a strong player on both sides. The coach's judge, its worlds and its answers have no part
 * in this.
 */
#pragma once

#include "babel-state.h"
#include "game-critic.h"

G_BEGIN_DECLS

/* The player's budget for a turn. */
#define COACH_TRUTH_NODES 3000

/* Games by which two turns are compared; and the greater number, with these among them, that
 * checks the result. */
#define COACH_TRUTH_GAMES     400
#define COACH_TRUTH_ALL_GAMES 800

/* Worlds in which the opponent's next turn is looked through. */
#define COACH_TRUTH_WORLDS 50

typedef enum
{
  COACH_TRUTH_UNCLEAR,
  COACH_TRUTH_MISSED,    /* only the other turn wins at once */
  COACH_TRUTH_LETS_WIN,  /* the opponent can win at once, which the other turn prevents */
  COACH_TRUTH_EXPOSED,   /* worse: a temple can be lost at once, and keeping it costs nothing */
  COACH_TRUTH_CUT_SHORT, /* worse: the other turn goes on from where this one ends, for nothing */
  COACH_TRUTH_GIVES_UP,  /* worse: cards of a halved hand */
  COACH_TRUTH_WORSE,
  COACH_TRUTH_AS_GOOD,
  COACH_N_TRUTHS,
} CoachTruth;

/* The names of groups of turns about which something is known. */
extern const char *const coach_truth_names[COACH_N_TRUTHS];

/* A whole turn, or the cards that a halved hand gives up, and the end of it in one world. */
typedef struct
{
  GameLine   line;
  BabelState end;
} CoachTurn;

/* Two turns from one position, that in question first, and the facts found about them. */
typedef struct
{
  BabelState base;
  CoachTurn  turns[2];
  gboolean   wins[2];
  guint      lost[2];   /* worlds in which the opponent can win at once */
  guint      worlds;    /* the number of worlds tried; 0 if they were not counted */
  guint      razed[2];  /* worlds in which the temple can be brought down; 0 if not counted */
  gint       chance[2]; /* in thousandths, by results */
  gint       error;     /* the standard error of the difference */
  guint      games;     /* from which these are; 0 if none were needed */
} CoachPair;

/* Plays the plan of a level for the seat to act, to the end of its turn or up to somebody else's
 * action. Writes the actions to `line` unless it is NULL. */
void coach_truth_play_plan (
  BabelState *state, guint level, guint64 nodes, guint64 seed, GameLine *line);

/* Plays a line of the seat to act; a halved opponent gives up the High Priest's choice of cards.
 * FALSE if it cannot be played. */
gboolean coach_truth_play_line (BabelState *state, const GameLine *line);

/* A turn that wins at once, if there is one. */
gboolean coach_truth_find_win (const BabelState *base, CoachTurn *turn);

/* Finds out the truth about the first turn by proof; COACH_TRUTH_UNCLEAR if there is none. */
CoachTruth coach_truth_prove (CoachPair *pair);

/* The result of `games` games, and the other facts about a fault. */
CoachTruth coach_truth_play_out (CoachPair *pair, guint games);

/* Returns TRUE if a few quick games say that more are worth their while. */
gboolean coach_truth_is_promising (CoachPair *pair);

G_END_DECLS

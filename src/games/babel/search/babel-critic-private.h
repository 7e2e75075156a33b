/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the critic share: playing lines, and what was seen in the worlds that they
 * were tried in.
 */
#pragma once

#include "babel-critic.h"
#include "babel-sample.h"
#include "babel-turns.h"

G_BEGIN_DECLS

/* What came of a line in the worlds tried. */
typedef struct
{
  BabelTable end;    /* as the side sees it, where its turn ends */
  guint      losses; /* worlds in which the opponent was found to win at once */
} BabelOutcome;

/* Everything that reasons are drawn from. */
typedef struct
{
  const BabelState *seen;
  guint             seat;
  guint64           seed;
  guint             n_worlds;
  const GameLine   *lines[2]; /* what was played; what is best */
  BabelOutcome      outcomes[2];
  BabelSample       loss; /* a world that is lost at once, if any is */
} BabelTrial;

/* Plays a line as far as the end of the turn; a halved opponent gives up what the search says. */
void babel_critic_play (BabelTable *table, const GameLine *line);

/* The same in a world, the end of the turn included. */
void babel_critic_play_in_world (BabelSample *sample, const GameLine *line);

/* Writes the reasons for the difference between two lines, and the opponent's reply behind the
 * first, if it has one. */
void babel_critic_give_reasons (const BabelTrial *trial, GameCritique *critique);

/* GameCritic.aim. */
gboolean babel_critic_aim (const GameRules *rules,
                           const GameState *seen,
                           const GameLine  *line,
                           guint64          seed,
                           GameReason      *reason);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Players like people in their first games, for every game whose player has a policy
 * (GamePlayer.policy). Of all legal actions they notice a few, drawn by chance, and play the one
 * with the best glance; they see no further than that action, and remember nothing.
 *
 * The scripted learners are the same in all games and stand for people where something is to be
 * measured. The first two levels, guest and beginner, are opponents of that kind.
 */
#pragma once

#include "game-player.h"

G_BEGIN_DECLS

/* In the place of a level: GamePlayerOptions.learner. */
typedef enum
{
  GAME_LEARNER_NONE,
  GAME_LEARNER_RANDOM,  /* game_player_random */
  GAME_LEARNER_IDLE,    /* ends its turn as soon as it may; until then it plays as the random one */
  GAME_LEARNER_HASTY,   /* plays the better of two actions that it notices, until that is the end of
                         * the turn */
  GAME_LEARNER_CAREFUL, /* plays the Pupil's turn in one turn of four, else as the hasty one */
  GAME_N_LEARNERS,
} GameLearner;

/* The names of the learners from GAME_LEARNER_RANDOM on, up to NULL. */
extern const char *const game_learner_names[];

/* Finds a learner by its name. */
gboolean game_learner_find (const char *name, GameLearner *learner);

/* Returns TRUE if these options ask for a learner, for the guest or the beginner, or for a strength
 * that lies between two levels and is a mixture of both (GameScale.mixed). */
gboolean game_learner_plays (const GamePlayer *player, const GamePlayerOptions *options);

/* Says what a learner looks at, or with GAME_LEARNER_NONE the guest or the beginner, as
 * game_player_describe (). */
char *game_learner_describe (const GamePlayer *player,
                             GameLearner       learner,
                             guint             level) G_GNUC_WARN_UNUSED_RESULT;

/* Chooses for them, as GamePlayer.choose. */
guint game_learner_choose (const GamePlayer        *player,
                           const GameRules         *rules,
                           const GameState         *seen,
                           guint                    seat,
                           const GamePlayerOptions *options,
                           GameAction              *plan,
                           guint                    max);

G_END_DECLS

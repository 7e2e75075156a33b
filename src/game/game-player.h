/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A computer player, and the generic one that plays any game in the table.
 *
 * A player gets its seat's view and nothing more: it cannot peek, because the hidden cards are
 * not there. It never looks at the clock: its budget is in nodes (actions applied), so that the
 * same call gives the same answer on any machine.
 */
#pragma once

#include "game-policy.h"

G_BEGIN_DECLS

typedef struct _GamePlayer GamePlayer;

/* A preference for kinds of action. A turn with an action of a liked kind (or, to a player that
 * chooses action by action, the action) seems better to the player by `lean` thousandths of log
 * odds than it is: so among those that are nearly as good it takes that one, and it gives away no
 * more than this. */
typedef struct
{
  guint64 liked; /* a bit for each kind */
  guint   lean;
} GameHabit;

/* The options of a choice. All zero: the first level as it is. */
typedef struct
{
  guint   level;      /* an index into GamePlayer.levels */
  guint64 seed;       /* the source of all chance */
  guint64 nodes;      /* the budget, which a player may exceed to finish its last step; 0: the
                       * level's own */
  const gint *cancel; /* set to non-zero from any thread to stop soon; or NULL */
  guint64     kinds;  /* a bit for each kind of action that it knows, or 0: all. It always knows
                       * the kinds that end the turn, forced replies, and what is due */
  gboolean exact;     /* by the level's judgement, but without its errors: nothing is overlooked
                       * that a wide look finds, and nothing misjudged on purpose */
  GameHabit habit;    /* a player that tries games, or notices a few actions only, has none */
  guint     points;   /* the strength on GamePlayer.scale, or 0: that of the level */
  guint64   sparring; /* a bit for each of GamePlayer.spars: among turns that are as good to it as
                       * its best one, but for a hundredth of a win, it takes one after which
                       * these kinds decide; 0: it takes its best one */
  guint learner;      /* a GameLearner in the place of the level (game-learner.h), or 0 */
} GamePlayerOptions;

/* The levels for people, weakest first; further levels of a player are yardsticks. */
typedef enum
{
  GAME_LEVEL_GUEST,
  GAME_LEVEL_BEGINNER,
  GAME_LEVEL_PUPIL,
  GAME_LEVEL_SCRIBE,
  GAME_LEVEL_BUILDER,
  GAME_LEVEL_HIGH_PRIEST,
  GAME_LEVEL_KING,
  GAME_N_LEVELS,
} GameLevel;

/* The number of a level in texts that are kept, which never changes: from the Pupil on 1 to 5, then
 * 6 for GAME_N_LEVELS, an opponent at the learner's strength; the guest and the beginner, who came
 * later, have 7 and 8. */
guint game_level_get_number (guint level);

/* Reads such a number; FALSE if no level has it. */
gboolean game_level_find (guint64 number, guint *level);

/* Strengths between the levels, in Elo points: as many points apart as the logarithm of the odds
 * says (game-duel.h). The Pupil has 1000. */
typedef struct
{
  guint levels[GAME_N_LEVELS]; /* strengths of the levels for people, ascending; the first: the
                                * weakest that there is; the last: the greatest */
  guint mixed;                 /* weaker ones are mixtures of the two levels around them, turn by
                                * turn (game-learner.h); the others are the player's own */
} GameScale;

/* The effort of a level by policy. All zero: it plays the choice with the best glance. */
typedef struct
{
  guint    choices; /* that are tried, those with the best glances; 0: all */
  guint    games;   /* that are played out for a decision, if the budget allows; 0: by nodes */
  guint64  nodes;   /* the default budget; 0: nothing is tried */
  guint    shift;   /* a budget by nodes is halved so often */
  guint    noise;   /* its greatest error in a glance, either way, if nothing is tried */
  gboolean at_once; /* it plays the choice of the policy, if it knows that kind of action */
  gboolean forgets; /* it tries choices without its memory (GamePolicy.forget) */
} GameEffort;

struct _GamePlayer
{
  const char        *id;     /* "playouts" */
  const char *const *levels; /* their names, NULL-terminated; or NULL: one level */

  /* What seems best at once; NULL: nothing does. With efforts the player tries choices and plays
   * games on by it, each level with its own effort, one action at a time, and has no choose and no
   * describe. */
  const GamePolicy *policy;
  const GameEffort *efforts; /* or NULL */

  /* The actions that its guest and its beginner notice, in tenths (game-learner.h). 0: its first
   * levels are its own. */
  guint guest_span;

  const GameScale *scale; /* or NULL: it has its levels and nothing in between */

  /* See game_player_describe (). NULL: nothing. */
  char *(*describe) (guint level);

  /* The worth of a position to a seat that ends its turn in it, by the game's best judgement
   * without search: the chance to win as a log odds, in thousandths. NULL: the game has none. */
  gint32 (*judge) (const GameState *state, guint seat);

  /* The kinds of action (a bit each) that it can bring about on purpose, for the practice of its
   * opponent; 0: it does not spar. Of its levels those below n_sparring_levels spar, and all
   * strengths between them (GamePlayer.scale). */
  guint64 spars;
  guint   n_sparring_levels;

  /* Returns those of `kinds` that decide the turn of `seat` that begins in `seen`, its view: its
   * best turn uses them, and without them is worse by a hundredth of a win at least; or the other
   * side threatens with them something that must be seen. NULL if spars is 0. */
  guint64 (*find_deciding) (const GameState *seen, guint seat, guint64 kinds);

  /* Chooses for `seat`, one of those to act in `seen`, a partial state as that seat observes it, in
   * which nobody has made a choice that is not revealed (GameRules.unseal). It is called through
   * game_player_choose ().
   *
   * Writes a plan of legal actions in order to `plan` (room for `max`, from 1), ending with the
   * first that depends on chance or on another seat, and returns its length: at least 1 unless the
   * game is over, the call was cancelled or nothing legal is of a kind that it knows. */
  guint (*choose) (const GameRules         *rules,
                   const GameState         *seen,
                   guint                    seat,
                   const GamePlayerOptions *options,
                   GameAction              *plan,
                   guint                    max);
};

/* Says in English, in half a sentence, what a level looks at; free with g_free (). */
char *game_player_describe (const GamePlayer *player, guint level) G_GNUC_WARN_UNUSED_RESULT;

/* Any legal action, each as likely: the yardstick. Level and budget mean nothing to it. */
extern const GamePlayer game_player_random;

/* Asks a player for `seat`, one of those to act in `seen`, a state as that seat observes it.
 * Choices of others at the same time make no difference. */
guint game_player_choose (const GamePlayer *player,
                          const GameRules  *rules,
                          const GameState  *seen,
                          guint             seat,
                          guint             level,
                          guint64           seed,
                          guint64           nodes,
                          const gint       *cancel,
                          GameAction       *plan,
                          guint             max);

/* The same with all options. */
guint game_player_choose_with (const GamePlayer        *player,
                               const GameRules         *rules,
                               const GameState         *seen,
                               guint                    seat,
                               const GamePlayerOptions *options,
                               GameAction              *plan,
                               guint                    max);

/* Returns TRUE if a player with these options may play an action. */
gboolean game_player_knows (const GamePlayerOptions *options,
                            const GameRules         *rules,
                            GameAction               action);

/* The index of a level by its name; FALSE if the player has no such level. */
gboolean game_player_find_level (const GamePlayer *player, const char *name, guint *level);

/* Flat Monte Carlo: the player by game_policy_random. The last level uses the whole budget, each
 * level below it a quarter of what the next one uses; every action is tried at least once, however
 * small the budget. */
extern const GamePlayer game_player_playouts;

G_END_DECLS

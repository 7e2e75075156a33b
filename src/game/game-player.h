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

#include "game-rules.h"

G_BEGIN_DECLS

typedef struct _GamePlayer GamePlayer;

/* A preference for kinds of action. A turn with an action of a liked kind seems to the player
 * better by `lean` thousandths of log odds than it is: so among turns that are nearly as good it
 * takes that one, and it gives away no more than this. */
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
                       * the kinds that end the turn, and forced replies */
  gboolean exact;     /* by the level's judgement, but without its errors: nothing is overlooked
                       * that a wide look finds, and nothing misjudged on purpose */
  GameHabit habit;    /* a player that does not judge whole turns has none */
  guint     points;   /* the strength on GamePlayer.scale, or 0: that of the level */
  guint64   sparring; /* a bit for each of GamePlayer.spars: among turns that are as good to it as
                       * its best one, but for a hundredth of a win, it takes one after which
                       * these kinds decide; 0: it takes its best one */
} GamePlayerOptions;

/* The number of levels for people, weakest first; further levels are yardsticks. */
#define GAME_N_LEVELS 5

/* Strengths between the levels, in Elo points: as many points apart as the logarithm of the odds
 * says (game-duel.h). The first level for people has 1000. */
typedef struct
{
  guint lowest;                /* the weakest that the player can be */
  guint levels[GAME_N_LEVELS]; /* strengths of the levels for people, ascending; the last: the
                                * greatest */
} GameScale;

struct _GamePlayer
{
  const char        *id;     /* "playouts" */
  const char *const *levels; /* their names, NULL-terminated; or NULL: one level */

  const GameScale *scale; /* or NULL: it has its levels and nothing in between */

  /* Describes a level's limits in English, for tables of strength: half a sentence, to be freed
   * with g_free (). NULL: no description. */
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

/* Flat Monte Carlo: every legal action is tried in the same sampled worlds and played out at
 * random; the actions that do worse are dropped round by round (sequential halving: Karnin, Koren
 * and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", ICML 2013). It plans one
 * action at a time. The last level uses the whole budget, each level below it a quarter of the
 * next level's; every action is tried at least once with any budget. */
extern const GamePlayer game_player_playouts;

G_END_DECLS

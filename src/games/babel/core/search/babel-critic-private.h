/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the critic: playing lines, and the results of lines in the worlds that
 * they were tried in.
 */
#pragma once

#include "babel-candidates.h"
#include "babel-critic.h"
#include "babel-sample.h"
#include "babel-turns.h"
#include "babel-wins.h"

G_BEGIN_DECLS

/* Streams of worlds that have nothing to do with each other. */
#define BABEL_FIND_STREAM  G_GUINT64_CONSTANT (0x9B97C7A2D1F35E61)
#define BABEL_JUDGE_STREAM G_GUINT64_CONSTANT (0x3C79AC492BA7B653)

typedef struct
{
  const BabelWeights *weights;
  const BabelState   *seen;
  const gint         *cancel; /* or NULL */
  guint               seat;
  guint64             seed;
  BabelTurns         *turns;
  BabelTurns         *answers;
  guint               answer_width;
  guint               n_turns; /* for which a world goes on behind a line */
  BabelWins          *wins;
} BabelCritic;

/* The results of a line in the worlds tried. */
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
  const GameLine   *lines[2]; /* the line played; the best line */
  BabelOutcome      outcomes[2];
  BabelSample       loss; /* a world that is lost at once, if any is */
} BabelTrial;

/* Plays a line in a world, and on as far as its worth can be measured; returns the chance that it
 * leaves, in ten-thousandths. *worth is the worth behind that chance, or 0 if the game is
 * decided. */
typedef gint32 (*BabelTryLine) (BabelCritic    *critic,
                                const GameLine *line,
                                BabelSample    *sample,
                                gint32         *worth);

/* For the side to act in `seen`. judges: for a judgement, which looks further, else for a search of
 * the best line; room: of the positions of a turn. */
void babel_critic_init (BabelCritic     *critic,
                        const GameRules *rules,
                        const GameState *seen,
                        guint64          seed,
                        gboolean         judges,
                        guint            room,
                        const gint      *cancel);
void babel_critic_clear (BabelCritic *critic);

gboolean babel_critic_is_cancelled (const BabelCritic *critic);

/* A line, then the opponent's answer and the seat's own next turn, and on, as a BabelTryLine. The
 * answer is a win if there is one to be found, and `sample` stays before it. */
gint32 babel_critic_try_turn (BabelCritic    *critic,
                              const GameLine *line,
                              BabelSample    *sample,
                              gint32         *worth);

/* Lists the best ways in which the turn can end after `start`, at most `max`; 0 if there is none.
 * For width and full see babel_turns_search (). */
guint babel_critic_list (BabelCritic    *critic,
                         const GameLine *start,
                         guint           width,
                         guint           full,
                         BabelCandidate *candidates,
                         guint           max);

/* The result of the game if it ends with the turn that ends in this table; else BABEL_PLAYING. */
BabelResult babel_critic_get_result (const BabelTable *table);

/* The chance to win, in ten-thousandths, of a worth. */
gint32 babel_critic_get_chance (gint32 worth);

/* Plays the turn of the side to move to its end, as well as a narrow beam can; returns the worth
 * to the side, before the reveal. */
gint32 babel_critic_play_on (BabelCritic *critic, BabelSample *sample);

/* Tries both lines of a trial in the same worlds, at most n_worlds. */
void babel_critic_compare (BabelCritic  *critic,
                           BabelTrial   *trial,
                           guint         n_worlds,
                           BabelTryLine  try_line,
                           GameCritique *critique);

/* The cards that a halved player gives up: the best choice that begins with `start`; and the
 * judgement of another one beside it. FALSE if it was cancelled. */
gboolean babel_critic_find_discards (BabelCritic    *critic,
                                     const GameLine *start,
                                     guint           answers,
                                     GameLine       *best);
gboolean babel_critic_judge_discards (BabelCritic    *critic,
                                      const GameLine *best,
                                      const GameLine *played,
                                      guint           answers,
                                      GameCritique   *critique);

/* Plays a line as far as the end of the turn; a halved opponent gives up the cards that the
 * search chooses. */
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

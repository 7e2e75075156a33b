/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's voice: everything that it has to say to a person, as whole translated sentences.
 *
 * The shell composes nothing out of these; it only shows them. All strings returned are new and
 * belong to the caller, in UTF-8, in the language of the process (English where no locale is
 * set).
 *
 * names, wherever an entry takes them: what each seat is called, empty for one without a name;
 * NULL: none has one. Whoever is not "you" and has a name is called by it, in sentences that have a
 * place for it.
 */
#pragma once

#include "game-critic.h"

G_BEGIN_DECLS

/* How the seats are spoken of. */
typedef enum
{
  GAME_ADDRESS_YOU,    /* the viewer is "you", the other "your opponent" */
  GAME_ADDRESS_NUMBER, /* "Player 1", "Player 2": two people at one screen, or a record */
} GameAddress;

/* How plain a hint is: each rung says more than the one before. */
typedef enum
{
  GAME_HINT_RULE,   /* which rule matters */
  GAME_HINT_PLACE,  /* where to look */
  GAME_HINT_CARD,   /* which card */
  GAME_HINT_ACTION, /* the action */
  GAME_HINT_LINE,   /* all actions to the end */
  GAME_N_HINTS,
} GameHint;

/* Of what the cost is said. */
typedef enum
{
  GAME_COST_HELD,   /* of a choice that can still be taken back: "It costs about 4 carrots." */
  GAME_COST_PLAYED, /* of one that was made: "It cost about 4 carrots." */
  GAME_COST_IN_ALL, /* of all those that were not the best: "The others cost about 23 carrots." */
} GameCost;

typedef struct
{
  /* The game's name, as people write it. */
  char *(*title) (void);

  /* What an action of the seat to act would do, short enough for a button: "Build level 3 from your
   * store". */
  char *(*action) (const GameState *state, GameAction action, const char *const *names);

  /* What an action did, for the log: "Your opponent travels to Hatti." `before` is the state as
   * the viewer saw it, `seat` who acted, `events` filtered for the viewer. What several seats did
   * may stand in several lines. */
  char *(*report) (const GameState   *before,
                   GameAction         action,
                   guint              seat,
                   const GameEvent   *events,
                   guint              n_events,
                   guint              viewer,
                   GameAddress        address,
                   const char *const *names);

  /* Why an action is refused, with the facts of the position: "Hatti has two Assyrians side by
   * side; three are needed." `refusal` is what judge answered for it; `viewer` asks, and may be
   * another seat than the one that must act first. */
  char *(*refusal) (const GameState   *state,
                    GameAction         action,
                    guint              refusal,
                    guint              viewer,
                    GameAddress        address,
                    const char *const *names);

  /* A hint towards a legal action of the seat to act, on a rung below GAME_HINT_LINE: "Look at your
   * opponent's temple in Hatti." `state` is as that seat sees it. */
  char *(*hint) (const GameState   *state,
                 GameAction         action,
                 GameHint           rung,
                 const char *const *names);

  /* The part of the board that such a hint points at, named as in lessons ("temple:opp:H"), or
   * NULL. "me" is the seat to act. */
  char *(*hint_part) (const GameState *state, GameAction action, GameHint rung);

  /* Why a turn is worse than another, or what a good one is about, as the game's critic found it
   * for the seat to act in `seen`: "You can win the game in this very turn." The entry is NULL
   * where the game has no critic. */
  char *(*reason) (const GameState *seen, const GameReason *reason, const char *const *names);

  /* The part of the board that a reason is about, or NULL. "me" is that seat. */
  char *(*reason_part) (const GameState *seen, const GameReason *reason);

  /* What a choice costs in the points of the game, beside the best one, as the critic counts them
   * (1 or more). The entry is NULL where a game does not count what a choice costs. */
  char *(*cost) (guint points, GameCost what);

  /* What to try in another game where turns were worse for reasons of this kind, in a sentence: the
   * same for all that the same advice helps with; NULL: nothing in particular. The entry may be
   * NULL. */
  char *(*advice) (const GameReason *reason);

  /* What must be done now by the seat to act, as seen by `viewer`: "Your turn", "Choose 2 cards
   * to give up". */
  char *(*prompt) (const GameState   *state,
                   guint              viewer,
                   GameAddress        address,
                   const char *const *names);

  /* When it is, where that is not just the number of a turn: "Round 2, pick 3". Nothing of it
   * depends on how many have chosen where several choose at once. The entry may be NULL. */
  char *(*moment) (const GameState *state);

  /* How much is still to be done, in what people count, where that is not turns: "5 choices
   * left". What is being chosen counts until it is revealed. Without a full stop. The entry may be
   * NULL. */
  char *(*remaining) (const GameState *state);

  /* How a finished game ended and why: "You win: 16 against 8." */
  char *(*result) (const GameState   *state,
                   guint              viewer,
                   GameAddress        address,
                   const char *const *names);

  /* What the points of a seat are made of: the name of part i ("Hatti") and the points that it
   * gives; NULL behind the last part. states: the last n positions of a game, one at least, in
   * order; the points are those of the last. What the others tell, the earlier rounds say, has
   * parts of its own; a game may look at the last alone. Every seat has the same parts in the same
   * order, and they add up to the points of the standing. The entry is NULL where a game does not
   * count in parts. */
  char *(*share) (
    const GameState *const *states, guint n, guint seat, guint i, gint *points);

  /* What the last part is made of, where that is single things which others have not: the name of
   * thing i of a seat ("Merchant") and the points that it gives; NULL behind the last one. If any
   * seat has such things, those of each seat add up to its last part. The entry may be NULL. */
  char *(*piece) (const GameState *state, guint seat, guint i, gint *points);

  /* The whole position in a few sentences, as one seat sees it, for reading aloud. */
  char *(*position) (const GameState *state, guint viewer, const char *const *names);

  /* A part of the board by its name in lessons, for a list: "your colonnade in Hatti"; NULL for
   * what has no name. Nobody in a lesson has one. */
  char *(*part) (const char *part);

  /* A level of the computer below GAME_N_LEVELS by its name, and in a sentence. Both entries are
   * NULL where the house's own names do. */
  char *(*level_title) (guint level);
  char *(*level_note) (guint level);

  /* A rules option as a short title, and in a sentence. */
  char *(*option_title) (guint option);
  char *(*option_text) (guint option);

  /* The heading of a paragraph of the rules: "2.5.1 Raze". */
  char *(*paragraph) (guint paragraph);
} GameWords;

G_END_DECLS

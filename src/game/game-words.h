/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's voice: everything that it has to say to a person, as whole translated sentences.
 *
 * The shell composes nothing out of these; it only shows them. All strings returned are new and
 * belong to the caller, in UTF-8, in the language of the process (English if no locale is set).
 *
 * names, in every entry that takes them: the name of each seat, empty for a seat without a name;
 * NULL: no seat has a name. A seat that is not "you" and has a name is called by it, in sentences
 * that have a place for it.
 */
#pragma once

#include "game-critic.h"
#include "game-preview.h"

G_BEGIN_DECLS

/* The way of speaking of the seats. */
typedef enum
{
  GAME_ADDRESS_YOU,    /* the viewer is "you", the other "your opponent" */
  GAME_ADDRESS_NUMBER, /* "Player 1", "Player 2": two people at one screen, or a record */
} GameAddress;

/* The rungs of a hint: each says more than the one before. */
typedef enum
{
  GAME_HINT_RULE,   /* the rule that matters */
  GAME_HINT_PLACE,  /* the place to look at */
  GAME_HINT_CARD,   /* the card */
  GAME_HINT_ACTION, /* the action */
  GAME_HINT_LINE,   /* all actions to the end */
  GAME_N_HINTS,
} GameHint;

/* The choices whose cost a sentence gives. */
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

  /* Names an action of the seat to act, short enough for a button: "Build level 3 from your
   * store". */
  char *(*action) (const GameState *state, GameAction action, const char *const *names);

  /* Says to the seat of a preview in a short sentence what the action would change that the board
   * shows then, and its name does not say: "Your points: 5, then 8." `seen` is the state before it;
   * without `figures` no points are told. NULL: nothing. The entry is NULL where points alone are
   * to be said. */
  char *(*preview) (const GameState *seen, const GamePreview *preview, gboolean figures);

  /* Reports an action for the log: "Your opponent travels to Hatti." `before` is the state as the
   * viewer saw it, `seat` the seat that acted, `events` filtered for the viewer. The actions of
   * several seats may stand in several lines. */
  char *(*report) (const GameState   *before,
                   GameAction         action,
                   guint              seat,
                   const GameEvent   *events,
                   guint              n_events,
                   guint              viewer,
                   GameAddress        address,
                   const char *const *names);

  /* Says why an action is refused, with the facts of the position: "Hatti has two Assyrians side
   * by side; three are needed." `refusal` is judge's answer for it; `viewer` asks, and may be
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

  /* Says why a turn is worse than another, or names the point of a good one, by the findings of
   * the game's critic for the seat to act in `seen`: "You can win the game in this very turn."
   * The entry is NULL if the game has no critic. */
  char *(*reason) (const GameState *seen, const GameReason *reason, const char *const *names);

  /* The part of the board that a reason is about, or NULL. "me" is that seat. */
  char *(*reason_part) (const GameState *seen, const GameReason *reason);

  /* Says the cost of a choice in the points of the game, beside the best one, as the critic
   * counts them (1 or more). The entry is NULL if a game does not count the cost of choices. */
  char *(*cost) (guint points, GameCost what);

  /* Advises a seat of a game that came to this state, in a sentence, on what to try in another one
   * after turns that were worse for reasons of this kind: the same sentence for all reasons that
   * the same advice helps with; NULL: nothing in particular, or nothing about what decided this
   * game. The entry may be NULL. */
  char *(*advice) (const GameState *end, guint seat, const GameReason *reason);

  /* Prompts the seat to act, as seen by `viewer`: "Your turn", "Choose 2 cards to give up". */
  char *(*prompt) (const GameState   *state,
                   guint              viewer,
                   GameAddress        address,
                   const char *const *names);

  /* Names the moment, if it is not just the number of a turn: "Round 2, pick 3". It does not
   * depend on the number of seats that have chosen when several choose at once. The entry may be
   * NULL. */
  char *(*moment) (const GameState *state);

  /* Gives the number of steps left, in the units that people count, if these are not turns: "5
   * choices left". A choice counts until it is revealed. Without a full stop. The entry may be
   * NULL. */
  char *(*remaining) (const GameState *state);

  /* Gives the result of a finished game and the reason: "You win: 16 against 8." */
  char *(*result) (const GameState   *state,
                   guint              viewer,
                   GameAddress        address,
                   const char *const *names);

  /* Names part i of a seat's points ("Hatti") and the points that it gives; NULL behind the last
   * part. states: the last n positions of a game, one at least, in order; the points are those of
   * the last. Facts from earlier positions, such as the earlier rounds, have parts of their own;
   * a game may look at the last alone. Every seat has the same parts in the same order, and they
   * add up to the points of the standing. The entry is NULL if a game does not count in parts. */
  char *(*share) (
    const GameState *const *states, guint n, guint seat, guint i, gint *points);

  /* Names thing i of a seat ("Merchant"), the points that it gives and, in whole sentences, what
   * they come from (*detail, the caller's; maybe NULL), if the last part is made of single things
   * that other seats do not have; NULL behind the last one. If any seat has such things, those of
   * each seat add up to its last part. The entry may be NULL. */
  char *(*piece) (const GameState *state, guint seat, guint i, gint *points, char **detail);

  /* The whole position in a few sentences, as one seat sees it, for reading aloud. */
  char *(*position) (const GameState *state, guint viewer, const char *const *names);

  /* A part of the board by its name in lessons, for a list: "your colonnade in Hatti"; NULL for a
   * part without a name. No player in a lesson has a name. */
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

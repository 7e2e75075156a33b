/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The contract between a game and everything that works for all games.
 *
 * A game is a table of functions over an opaque state of fixed size that holds no pointers: it
 * is copied by assignment, compared and hashed by its bytes. The functions are pure: no globals,
 * no clock, no randomness but the state's own. Seats count from 0 here and from 1 in every text.
 *
 * A state is full, or partial: then some cards are known only as "hidden" (what a seat sees, or
 * what a position text leaves open). judge, legal, result, contents and the printers take
 * either; apply wants a full state. complete turns a partial state into a full one that agrees
 * with all that is known.
 *
 * Games end: one of random actions within 20,000, under any set of options.
 */
#pragma once

#include <glib.h>

#include "game-action.h"
#include "game-event.h"

G_BEGIN_DECLS

#define GAME_MAX_SEATS 5

/* "No seat": nobody is to act because the game is over. */
#define GAME_NOBODY 0xff

/* The answer of judge for a legal action; other answers are indices into GameRules.refusals. */
#define GAME_LEGAL 0

typedef struct _GameState GameState;

typedef enum
{
  GAME_KIND_PLAIN = 0,
  GAME_KIND_ENDS_TURN = 1 << 0, /* after it the turn passes (or the game is over) */
  GAME_KIND_REPLY = 1 << 1,     /* forced from another seat in the middle of the mover's turn */
  GAME_KIND_SECRET = 1 << 2,    /* other seats learn that it was done, and get 0 for each of its
                                 * operands; so no such action has no other operands than 0 */
  GAME_KIND_CHANCE = 1 << 3,    /* reveals unknown things to its own seat, within the turn */
  GAME_KIND_DUE = 1 << 4,       /* what the mover owes in the middle of its turn: while such an
                                 * action is legal, all that are legal are of such kinds */
} GameKindFlags;

/* A kind of action: "travel". counter is the goal counter that it feeds ("travels"), or NULL. */
typedef struct
{
  const char   *name;
  const char   *counter;
  GameKindFlags flags;
} GameKind;

/* One reason for a no: "few-settlers". Entry 0 is GAME_LEGAL and has the code "legal". */
typedef struct
{
  const char *code;
} GameRefusal;

/* A paragraph of the rules that can be met, taught and looked up: "2.5.1", "4.4.B". */
typedef struct
{
  const char *number;
  const char *id; /* a word fit for file names and links: "raze" */
} GameParagraph;

/* A variant of the rules that can be chosen for a game. It is on or off; or, with `values` (up to
 * NULL), it is off or has one of these words for its value: "map=small". In a set of options the
 * lowest bits belong to the first option, as many as its values need (game-options.h): a single
 * bit if it has no values. */
typedef struct
{
  const char        *id;
  const char *const *values;
} GameOption;

/* A kind of zone. A per-seat zone exists for each seat, and in `indexes` copies (5 lands, say). */
typedef struct
{
  const char *name;
  gboolean    per_seat;
  guint16     indexes;
  gboolean    ordered; /* slots mean something; otherwise the zone is a bag, listed by face */
  gboolean    secret;  /* face down for everyone: its order is compared by no observer */
} GameZoneKind;

/* Fields of a position that are lists in an order of the notation, which people who write one need
 * not keep (game-tidy.h). Parts of a field, one for each seat, have a list each. */
typedef struct
{
  const char *const *keys;          /* of the fields, up to NULL */
  char               separator;     /* between items, or 0: each character is one */
  guint (*rank) (const char *item); /* the place of an item; equal ones keep their order */
} GameLists;

/* A figure of each seat that events count: points, cattle. Its events add up to its changes. */
typedef struct
{
  const char *name;
  gint (*value) (const GameState *state, guint seat);
} GameAmount;

/* A goal term: "temple(me,H)". operands has a letter for each operand:
 *
 *   s  a seat: me, opp or a number (game-goal.h); value gets the seat's number from 0
 *   l  one of GameRules.letters; its index
 *   p  a place of the board as parse_place reads it; its number
 *   w  one of the term's words (up to NULL); its index
 *   n  a number as it stands there, from 0 to 65535
 *
 * value may be negative. */
typedef struct
{
  const char *name;
  const char *operands;
  gint (*value) (const GameState *state, guint me, const guint16 *operand);
  const char *const *words;
} GameTerm;

/* The standing of a game: rank[s] is seat s's place, 1 for the best; equal places are shared.
 * points are the points by which the places were won, as people count them: more of them is never
 * a worse place. */
typedef struct
{
  guint8 rank[GAME_MAX_SEATS];
  gint   points[GAME_MAX_SEATS];
} GameResult;

/* The reach of the decision before the seat to act. */
typedef enum
{
  GAME_HORIZON_TURN,   /* over several actions, up to the one that ends the turn */
  GAME_HORIZON_ACTION, /* over one action: a pick, a bid */
} GameHorizon;

typedef struct _GameRules GameRules;

struct _GameRules
{
  const char *id;        /* a word: opens every position ("ID/FORMAT ...") and stands in records */
  guint       format;    /* version of the notation */
  guint       min_seats; /* seats a deal can be made for */
  guint       max_seats;
  gsize       state_size; /* bytes of a state, a multiple of 8 */
  guint       max_legal;  /* no position has more legal actions */
  guint       max_items;  /* no zone holds more items */
  const char *letters;    /* the letters of the notation, for goal operands: "AHMPS" */
  guint       n_places;   /* places of the board that can be named; 0: none */
  gboolean    open;       /* nothing is ever hidden: every seat sees the whole state */

  const GameKind      *kinds;
  guint                n_kinds; /* at most 64; they feed at most 15 counters */
  const GameRefusal   *refusals;
  guint                n_refusals; /* at most 64 */
  const GameParagraph *paragraphs;
  guint                n_paragraphs;
  const GameOption    *options;
  guint                n_options;
  const GameZoneKind  *zones;
  guint                n_zones;
  const GameTerm      *terms;
  guint                n_terms;
  const GameAmount    *amounts;
  guint                n_amounts;
  const GameLists     *lists; /* or NULL: every list has the order in which it is written */

  /* Sets up a new game for `seats` seats under a set of options (bit i: options[i]); all chance,
   * now and later, comes from seed. The state is full and ready for its first action. */
  void (*deal) (GameState *state, guint seats, guint32 options, guint64 seed);

  guint (*seats) (const GameState *state);    /* the number of seats */
  guint32 (*chosen) (const GameState *state); /* the options in force */
  guint (*seat) (const GameState *state);     /* the seat to act, or GAME_NOBODY once it is over */
  guint (*mover) (const GameState *state);    /* the seat whose turn it is (was, once it is over) */
  guint (*turn) (const GameState *state);     /* the turn's number, from 1 */

  /* Both, or neither (NULL): for games in which several seats choose at once, each without
   * knowing the choices of the others.
   *
   * to_act is the set of those that have still to choose (bit s: seat s), 0 once the game is
   * over. seat is its lowest member, and apply plays in this order; the last choice reveals all.
   * A member's view, legal actions and advice do not depend on the number of others that have
   * chosen: only the number of the turn differs, and the set of those that have chosen.
   *
   * unseal gives the state, whole or seen, as it was before the first of the choices that are not
   * revealed yet; a copy, if there are none. */
  guint32 (*to_act) (const GameState *state);
  void (*unseal) (const GameState *state, GameState *before);

  /* Plays a secret choice of a seat to act as if the others chose nothing and it were revealed by
   * itself; nothing else happens. Takes a full state. `events` as in apply; the action may be half
   * made, as the board thinks of it: an operand that is not chosen yet is 0 then. FALSE, and
   * nothing, if the seat cannot choose that. NULL where to_act is. */
  gboolean (*apply_alone) (GameState *state, guint seat, GameAction action, GArray *events);

  /* The reach of the decision of the seat to act. NULL: over the turn, always. */
  GameHorizon (*horizon) (const GameState *state);

  /* GAME_LEGAL, or the one refusal that the rules give for this action of `seat`, one of those to
   * act (GAME_NOBODY once the game is over). Takes any action that parse_action can return. */
  guint (*judge) (const GameState *state, guint seat, GameAction action);

  /* The paragraph of the rules behind a refusal of this action, an index into paragraphs: one
   * reason can stand in several. With GAME_LEGAL the paragraph that the action itself stands in. */
  guint (*paragraph) (GameAction action, guint refusal);

  /* Writes all legal actions of `seat`, as for judge, in no particular order, and returns how many
   * (0 once the game is over). `actions` has room for max_legal. */
  guint (*legal) (const GameState *state, guint seat, GameAction *actions);

  /* The number of actions that legal would write. May be NULL. */
  guint (*count_legal) (const GameState *state, guint seat);

  /* Plays a legal action of the seat that `seat` names. Appends its effects to `events` (of
   * GameEvent), unless that is NULL. */
  void (*apply) (GameState *state, GameAction action, GArray *events);

  /* Plays up to max_actions, or to the end of the game: each the one in the list of legal whose
   * number game_rng_below () draws from *rng, below their count. Returns how many were played. May
   * be NULL: it is there for games that can do without the list. */
  guint64 (*playout) (GameState *state, guint64 *rng, guint64 max_actions);

  /* FALSE while the game goes on. *result (may be NULL) gets the places and points of all seats:
   * until then those that they would have if it ended here. */
  gboolean (*result) (const GameState *state, GameResult *result);

  /* Writes the view of `seat` of a full state, as a partial state: the same for every world that
   * it cannot tell apart. */
  void (*observe) (const GameState *state, guint seat, GameState *seen);

  /* Hides from the view of a seat all that this seat alone sees: the result is the same for every
   * seat, and everybody may look at it at once. NULL: the game cannot be played like this. */
  void (*cover) (GameState *seen);

  gboolean (*is_full) (const GameState *state);

  /* A full state that agrees with a partial one, its hidden cards drawn by chance from seed. */
  void (*complete) (const GameState *seen, guint64 seed, GameState *world);

  /* Appends to `worlds` (of states) every full state that agrees with the view of the seat to
   * act; of worlds that stay alike until that seat's next turn has begun, whatever is done, only
   * one; at most max. FALSE and an error (GAME_ERROR_LIMIT), if there are more, or chance does
   * not allow that. NULL: an open game has one world; of any other game nothing is proved beyond
   * a turn. */
  gboolean (*worlds) (const GameState *seen, guint max, GArray *worlds, GError **error);

  /* Both, or neither (NULL): a number for a state, the same for equal ones and hardly ever for
   * others; and, given that of a state, all legal actions that do not end the turn, with the
   * numbers of the states after them. Searches ask for these most often, so they are found
   * without playing the actions if possible. Both arrays have room for max_legal. */
  guint64 (*hash) (const GameState *state);
  guint (*successors) (const GameState *state,
                       guint64          hash,
                       GameAction      *actions,
                       guint64         *hashes);

  /* Writes the items of a zone (its slot is ignored), oldest first, bags by face;
   * GAME_ITEM_HIDDEN where a partial state does not know. Returns how many; `items` has room for
   * max_items. */
  guint (*contents) (const GameState *state, GameZone zone, guint16 *items);

  /* Appends the name of a place below n_places ("C7"), and reads one: FALSE if `text`, all of it,
   * is none. Names have letters, digits, + and - only. NULL where n_places is 0. */
  void (*print_place) (guint place, GString *text);
  gboolean (*parse_place) (const char *text, guint *place);

  /* Appends the canonical text of a position. */
  void (*print_position) (const GameState *state, GString *text);

  /* Reads a position, full or partial. On failure *state is undefined and the error
   * (GAME_ERROR_SYNTAX) is a sentence that begins with the column. */
  gboolean (*parse_position) (const char *text, GameState *state, GError **error);

  void (*print_action) (GameAction action, GString *text);

  /* Reads an action; it may still be refused. The error (GAME_ERROR_SYNTAX) is a sentence. */
  gboolean (*parse_action) (const char *text, GameAction *action, GError **error);
};

/* Within a GameRules: a table, and how many rows it has, from an array of that name. */
#define GAME_TABLE(table) .table = table, .n_##table = G_N_ELEMENTS (table)

G_END_DECLS

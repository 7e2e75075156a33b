/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A whole game of Babel: the table, both decks in order, and the generator.
 *
 * In a partial state (a seat's observation, or an open position text) hidden cards are counted as
 * unknown: lane BABEL_UNKNOWN of hands and deck, level 0 in the quarry. `open` says that the
 * state is partial, even where no card is missing.
 */
#pragma once

#include "babel-table.h"
#include "game-rules.h"

G_BEGIN_DECLS

typedef struct
{
  BabelTable table;
  guint64    rng;                          /* the generator's state; 0 in a partial state */
  guint8     deck[BABEL_N_NATION_CARDS];   /* nations (or BABEL_UNKNOWN) + 1, the next card last */
  guint8     quarry[BABEL_N_TEMPLE_CARDS]; /* levels + 1 (unknown: 1) below the known ones */
  guint8     n_deck;
  guint8     n_quarry;
  guint8     open;
  guint8     spare[4];
} BabelState;

G_STATIC_ASSERT (sizeof (BabelState) % 8 == 0);

/* A state of this game behind the generic name. */
static inline const BabelState *
babel_state (const GameState *state)
{
  return (const BabelState *) state;
}

/* Faces of items in events and zones: nations 1 to 5, temple levels 11 to 16, the pawns 21 and
 * 22. */
#define BABEL_ITEM_NATION(nation) ((nation) + 1)
#define BABEL_ITEM_TEMPLE(level)  ((level) + 10)
#define BABEL_ITEM_PAWN(side)     ((side) + 21)

/* Kinds of zones, indices into GameRules.zones. */
typedef enum
{
  BABEL_ZONE_HAND,      /* per seat; bag */
  BABEL_ZONE_COLONNADE, /* per seat, a land; ordered */
  BABEL_ZONE_TEMPLE,    /* per seat, a land; ordered from the base up */
  BABEL_ZONE_STORE,     /* per seat; ordered */
  BABEL_ZONE_STARTER,   /* per seat; a level-1 card or nothing */
  BABEL_ZONE_PAWN,      /* per seat, a land or BABEL_QUARRY: the pawn stands there or not */
  BABEL_ZONE_DECK,      /* secret; the next card last */
  BABEL_ZONE_QUARRY,    /* secret but for its known end; the next card last */
  BABEL_ZONE_DISCARDS,  /* bag */
  BABEL_N_ZONES,
} BabelZone;

/* Babel as the table of the rules. */
extern const GameRules babel_rules;

/* The entries of that table that work on whole states; see GameRules. */
void    babel_state_deal (BabelState *state, guint32 options, guint64 seed);
void    babel_state_apply (BabelState *state, GameAction action, GArray *events);
guint64 babel_state_playout (GameState *state, guint64 *rng, guint64 max_actions);
void    babel_state_observe (const BabelState *state, guint seat, BabelState *seen);
void    babel_state_complete (const BabelState *seen, guint64 seed, BabelState *world);
/* See GameRules.worlds. */
gboolean babel_state_list_worlds (const GameState *seen,
                                  guint            max,
                                  GArray          *worlds,
                                  GError         **error);
guint64  babel_state_hash (const GameState *state);
guint    babel_state_successors (const GameState *state,
                                 guint64          hash,
                                 GameAction      *actions,
                                 guint64         *hashes);
guint    babel_state_contents (const GameState *state, GameZone zone, guint16 *items);
void     babel_position_print (const GameState *state, GString *text);
gboolean babel_position_parse (const char *text, GameState *state, GError **error);
void     babel_action_print (GameAction action, GString *text);
gboolean babel_action_parse (const char *text, GameAction *action, GError **error);

/* Cards that lie nowhere in sight: the numbers of each nation, and of each level (lanes 1 to 6),
 * that are missing from the table, the known part of the deck and the quarry. */
BabelCounts babel_state_count_hidden_nations (const BabelState *state);
guint64     babel_state_count_hidden_levels (const BabelState *state);

/* The letters of the notation, and the cards of each level in lanes (RULES.md 0). */
#define BABEL_LETTERS     "AHMPS"
#define BABEL_LEVEL_CARDS G_GUINT64_CONSTANT (0x0005060708090a00)

G_END_DECLS

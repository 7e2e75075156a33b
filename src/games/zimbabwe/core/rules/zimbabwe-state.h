/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The state of a game of The Great Zimbabwe, and what most questions about it need.
 *
 * The bytes of a state are canonical: lists are sorted, bytes that mean nothing are 0, and what is
 * derived (points, requirements, discs) is always up to date. So states are compared by their
 * bytes. Seats count from 0 here. What follows from the map is in zimbabwe-ground.h.
 */
#pragma once

#include "game-rules.h"
#include "zimbabwe-action.h"
#include "zimbabwe-table.h"

G_BEGIN_DECLS

#define ZIMBABWE_N_OPTIONS 5
#define ZIMBABWE_NOBODY    0xff

/* Options as bits of the set that GameRules describes. */
enum
{
  ZIMBABWE_OPTION_BEGINNER = 1 << 0,
  ZIMBABWE_OPTION_OWN_TILES = 1 << 1,
  ZIMBABWE_OPTION_KIND_CLAIMS = 1 << 2,
  ZIMBABWE_OPTION_PAIRS = 1 << 3,
  ZIMBABWE_OPTION_BLOCK = 1 << 4,
};

typedef enum
{
  ZIMBABWE_PHASE_ACT,
  ZIMBABWE_PHASE_FOUND,
  ZIMBABWE_PHASE_AUCTION,
  ZIMBABWE_PHASE_OVER,
} ZimbabwePhase;

typedef enum
{
  ZIMBABWE_MAIN_NONE,
  ZIMBABWE_MAIN_MONUMENT,
  ZIMBABWE_MAIN_CRAFT,
  ZIMBABWE_MAIN_RAISE,
  ZIMBABWE_MAIN_OVER,
} ZimbabweMain;

/* A craftsman on the board; its cell is the upper left one. */
typedef struct
{
  guint16 cell;
  guint8  kind;
  guint8  turn; /* a ZimbabweTurn */
  guint8  owner;
  guint8  spare;
} ZimbabweCraft;

/* A technology: 0 without it, else the card (1 first, 2 second). */
typedef struct
{
  guint16 purse;
  guint16 cards; /* cattle on them */
  guint8  points;
  guint8  requirement;
  guint8  god;
  guint8  staff; /* a bit for each specialist */
  guint8  discs; /* on the board */
  guint8  spare;
  guint8  tech[ZIMBABWE_N_CRAFTS];
  guint8  price[ZIMBABWE_N_CRAFTS];
} ZimbabweSeat;

typedef struct
{
  ZimbabweCells rain;
  ZimbabweCells own[ZIMBABWE_MAX_SEATS];      /* monuments of a seat */
  ZimbabweCells high[ZIMBABWE_TOP_LEVEL - 1]; /* monuments of level 2, 3, 4, 5 at least */
  ZimbabweCells raised;                       /* in this turn */
  guint64       used[2];                      /* resources with one marker at least, with two */
  ZimbabweCraft craft[ZIMBABWE_MAX_CRAFTS];   /* by kind, then by cell */
  guint16       extra[ZIMBABWE_MAX_EXTRAS];   /* loose resources by cell: 4 x cell + resource */
  ZimbabweSeat  seat[ZIMBABWE_MAX_SEATS];
  guint16       turn;
  guint16       bid;
  guint16       pot;
  guint16       raising; /* the cell, or ZIMBABWE_NOWHERE; so the next one */
  guint16       source;
  guint16       gods; /* on offer, a bit for each by its number */
  guint8        tile[ZIMBABWE_MAX_TILES];
  guint8        tile_turns[ZIMBABWE_MAX_TILES];
  guint8        plaques[ZIMBABWE_MAX_SEATS];
  guint8        order[ZIMBABWE_MAX_SEATS]; /* in an auction: NOBODY, or who passed */
  guint8        n_crafts;
  guint8        n_extras;
  guint8        seats;
  guint8        options;
  guint8        phase;
  guint8        round;
  guint8        mover;
  guint8        n_passed; /* in an auction; in the founding phase, who have founded */
  guint8        gift;
  guint8        main;
  guint8        card;
  guint8        spent;                     /* a bit for each specialist; so the next one */
  guint8        owe;                       /* one bit at most */
  guint8        tune;                      /* a bit for each technology */
  guint8        placed[ZIMBABWE_N_CRAFTS]; /* in this turn */
  guint8        goods[ZIMBABWE_N_CRAFTS];  /* bought for the raise under way */
} ZimbabweState;

static inline const ZimbabweState *
zimbabwe_state (const GameState *state)
{
  return (const ZimbabweState *) state;
}

static inline guint
zimbabwe_extra_get_cell (guint16 extra)
{
  return extra >> 2;
}

static inline guint
zimbabwe_extra_get_resource (guint16 extra)
{
  return extra & 3;
}

/* The cells that a piece covers, as far as they are on the board; how many. */
guint zimbabwe_piece_list_cells (guint cell, ZimbabweTurn turn, guint cells[4]);

/* The seat whose monument stands on a cell, or ZIMBABWE_NOBODY; its level, or 0. */
guint zimbabwe_state_find_owner (const ZimbabweState *state, guint cell);
guint zimbabwe_state_get_level (const ZimbabweState *state, guint cell);

/* The level of the highest monument of a seat, and how many it has. */
guint zimbabwe_state_get_top (const ZimbabweState *state, guint seat);
guint zimbabwe_state_count_monuments (const ZimbabweState *state, guint seat);

/* The number of craftsmen of a kind on the board. */
guint zimbabwe_state_count_crafts (const ZimbabweState *state, guint kind);

/* The number of the craftsman with an anchor, or that covers a cell; n_crafts if there is none. */
guint zimbabwe_state_find_craft (const ZimbabweState *state, guint cell);
guint zimbabwe_state_find_cover (const ZimbabweState *state, guint cell);

/* Returns TRUE if a kind is a primary of which a secondary is on the board (RULES.md 2.6.2). */
gboolean zimbabwe_state_is_superseded (const ZimbabweState *state, guint kind);

/* The technology card of a kind that is left: 1 the first, 2 the second, 0 none. */
guint zimbabwe_state_get_upper (const ZimbabweState *state, guint kind);

/* The technology of a seat that has no price yet, or ZIMBABWE_NO_CRAFT. */
guint zimbabwe_state_find_unpriced (const ZimbabweState *state, guint seat);

/* What the requirement of a seat would be with a god, 0 for its own. */
guint zimbabwe_state_get_requirement (const ZimbabweState *state, guint seat, guint god);

/* The requirement that a new technology card would add to a seat's. */
guint zimbabwe_state_get_rise (const ZimbabweState *state, guint seat, guint kind);

/* The technologies of a seat as bits. */
guint8 zimbabwe_state_get_techs (const ZimbabweState *state, guint seat);

/* Loose resources of a kind that are left. */
guint zimbabwe_state_get_loose (const ZimbabweState *state, guint resource);

/* Returns TRUE if nobody has this god, or this specialist, and it is in the game. */
gboolean zimbabwe_state_offers_god (const ZimbabweState *state, guint god);
gboolean zimbabwe_state_offers_staff (const ZimbabweState *state, guint staff);

/* The seat that adores a god, or ZIMBABWE_NOBODY. */
guint zimbabwe_state_find_worshipper (const ZimbabweState *state, guint god);

/* The cattle that the stock pays of a bid of the seat to act (RULES.md 6.2). */
guint zimbabwe_state_get_gift (const ZimbabweState *state, guint bid);

/* The cattle on a seat's plaques if so many were dealt, its god's included. */
guint zimbabwe_state_get_plaque (const ZimbabweState *state, guint seat, guint pot);

/* What phase three gives a seat from the stock. */
guint zimbabwe_state_get_income (const ZimbabweState *state, guint seat);

/* The place of a seat's plaque in the row, from 0. */
guint zimbabwe_state_find_plaque (const ZimbabweState *state, guint seat);

/* Changes a seat's requirement, and moves its plaque as RULES.md 0.5 says. */
void zimbabwe_state_set_requirement (ZimbabweState *state, guint seat, guint requirement);

/* Adds a craftsman in its place among the others, and raises a monument by a level, or puts a new
 * one. Points are added up. */
void zimbabwe_state_add_craft (ZimbabweState *state, ZimbabweCraft craft);
void zimbabwe_state_raise (ZimbabweState *state, guint seat, guint cell);

/* A state without tiles. */
void zimbabwe_state_clear (ZimbabweState *state, guint seats, guint options);

/* As the entry of GameRules. */
void zimbabwe_state_deal (GameState *state, guint seats, guint32 options, guint64 seed);

/* Places and points, now or at the end. */
void zimbabwe_state_rank (const ZimbabweState *state, GameResult *result);

G_END_DECLS

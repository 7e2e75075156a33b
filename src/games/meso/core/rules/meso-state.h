/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The state of a game of Mesopotamien, full or partial, and what most questions about it need.
 *
 * The bytes of a state are canonical: lands and settlers are sorted, bytes that mean nothing are
 * 0, and what is derived (index, neighbours, counts) is always up to date. So states are compared
 * by their bytes. Seats and land numbers count from 0 here; spots are those of meso-map.h.
 */
#pragma once

#include "game-rules.h"
#include "meso-action.h"
#include "meso-map.h"

G_BEGIN_DECLS

#define MESO_MAX_SEATS      4
#define MESO_MAX_LANDS      41
#define MESO_MAX_STACK      40 /* a position may have the temple alone on the table */
#define MESO_MAX_CARDS      18
#define MESO_N_SETTLERS     8
#define MESO_N_HUTS         5
#define MESO_N_HOLIES       3
#define MESO_N_TOKENS       4
#define MESO_N_GOODS        20
#define MESO_N_CARDS        8 /* kinds of card */
#define MESO_N_OPTIONS      4
#define MESO_NO_LAND        255
#define MESO_NO_SETTLER_KEY 0xffff
#define MESO_ALL_MANA       8
#define MESO_MAX_FOUND      3

typedef enum
{
  MESO_NO_LAND_KIND,
  MESO_KIND_TEMPLE,
  MESO_KIND_PLAIN,
  MESO_KIND_FOREST,
  MESO_KIND_QUARRY,
  MESO_KIND_VOLCANO,
  MESO_N_LAND_KINDS,
} MesoLandKind;

/* The cards, in the order of the notation. */
typedef enum
{
  MESO_CARD_BANISH,
  MESO_CARD_ENDURANCE,
  MESO_CARD_FERTILITY,
  MESO_CARD_LAND,
  MESO_CARD_MANA_THEFT,
  MESO_CARD_PRIEST,
  MESO_CARD_SACRED_STONE,
  MESO_CARD_TELEPORT,
  MESO_CARD_UNKNOWN, /* stands for any of them, in hands of partial states */
} MesoCard;

/* The kind of action begun in this turn. */
typedef enum
{
  MESO_ACTED_NOT,
  MESO_ACTED_HUT,
  MESO_ACTED_HOLY,
  MESO_ACTED_BIRTH,
} MesoActed;

/* What the mover owes before anything else. */
typedef enum
{
  MESO_DUE_NOTHING,
  MESO_DUE_VOLCANO,
  MESO_DUE_TAKE,
  MESO_DUE_SEED,
  MESO_DUE_LAY,
} MesoDue;

/* Options as bits of the set that GameRules describes. */
enum
{
  MESO_OPTION_CARD_START = 1 << 0,
  MESO_OPTION_ONCE = 1 << 1,
  MESO_OPTION_OPEN_PLAIN = 1 << 2,
  MESO_OPTION_ROUNDS_SHIFT = 3,
};

/* The parts of a partial state that are unknown. */
enum
{
  MESO_PARTIAL = 1 << 0,      /* the state is partial */
  MESO_DECK_UNKNOWN = 1 << 1, /* the rest of the deck, and of the stack, is unknown */
  MESO_STACK_UNKNOWN = 1 << 2,
};

/* A hut: 0 for none, else HUT, its seat (0 neutral, from 1) and its token (0 none, from 1). */
#define MESO_HUT_BIT              0x80
#define MESO_HUT_OF(owner, token) ((guint8) (MESO_HUT_BIT | (owner) << 3 | (token)))
#define MESO_HUT_GET_OWNER(hut)   (((hut) >> 3) & 7u)
#define MESO_HUT_GET_TOKEN(hut)   ((hut) &7u)

typedef struct
{
  guint8  spot;
  guint8  kind;
  guint8  wood;
  guint8  stone;
  guint8  holy;   /* 1 + the seat of the holy place, or 0 */
  guint8  births; /* in this turn */
  guint8  hut[2]; /* the lower first, none last */
  guint8  ways;   /* neighbours (bits by MesoMap.near) that can be entered */
  guint8  edge;   /* neighbours that are empty places */
  guint16 crowd;  /* four bits for each seat: its settlers */
} MesoLand;

#define MESO_TOKEN_UNKNOWN 1

typedef struct
{
  guint8 mana;
  guint8 limit;
  guint8 n_tokens;                /* laid so far */
  guint8 offered;                 /* a bit for each token laid */
  guint8 token[MESO_N_TOKENS];    /* values, or TOKEN_UNKNOWN, in the order of laying */
  guint8 cards[MESO_N_CARDS + 1]; /* the last: unknown ones */
  guint8 n_settlers;              /* on the table; so the next two */
  guint8 n_huts;
  guint8 n_holies;
} MesoSeat;

typedef struct
{
  guint64  rng;
  guint32  turn;
  MesoLand land[MESO_MAX_LANDS];                     /* by spot */
  guint16  settler[MESO_MAX_SEATS][MESO_N_SETTLERS]; /* keys, rising; NO_SETTLER_KEY behind them */
  guint8   index[MESO_N_PLACES];                     /* by spot: the number of its land */
  MesoSeat seat[MESO_MAX_SEATS];
  guint8   deck[MESO_MAX_CARDS];  /* 1 + card, or 0 for unknown; the next one last */
  guint8   stack[MESO_MAX_STACK]; /* kinds of land, or 0; the next one last */
  guint8   discards[MESO_N_CARDS];
  guint8   n_lands;
  guint8   n_deck;
  guint8   n_stack;
  guint8   seats;
  guint8   options;
  guint8   partial; /* MESO_PARTIAL and the like */
  guint8   mover;
  guint8   moves;
  guint8   found;
  guint8   acted;
  guint8   fresh; /* a bit for each token of the mover */
  guint8   priests;
  guint8   due;
  guint8   due_from;                 /* the spot of the explorer */
  guint8   due_class;                /* its class */
  guint8   due_spot;                 /* the place explored, seeded or built on */
  guint8   shown[MESO_N_LAND_KINDS]; /* lands turned up by a card */
  guint8   over;
  guint8   goods[2]; /* wood and stone on the table */
  guint8   spare[2];
} MesoState;

static inline const MesoState *
meso_state (const GameState *state)
{
  return (const MesoState *) state;
}

/* A settler's key: its spot and the rank of its class by bytes of the letters. */
static inline guint16
meso_key (guint spot, guint rank)
{
  return (guint16) (spot << 4 | rank);
}

/* The rank of a class in the byte order of its letter, and the class of a rank. */
extern const guint8 meso_rank_of_class[MESO_N_CLASSES];
extern const guint8 meso_class_of_rank[MESO_N_CLASSES];

static inline guint
meso_key_get_class (guint16 key)
{
  return meso_class_of_rank[key & 15];
}

static inline guint
meso_land_count_settlers (const MesoLand *land, guint seat)
{
  return land->crowd >> (4 * seat) & 15;
}

/* The land at a spot, or NULL. */
static inline const MesoLand *
meso_state_get_land (const MesoState *state, guint spot)
{
  guint8 index = state->index[spot];

  return index == MESO_NO_LAND ? NULL : &state->land[index];
}

static inline MesoLand *
meso_state_take_land (MesoState *state, guint spot)
{
  return &state->land[state->index[spot]];
}

/* Copies in the game for this number of seats. */
guint meso_card_get_copies (guint card, guint seats);
guint meso_land_get_copies (guint kind, guint seats);

/* The movement points of a turn. */
guint meso_state_get_points (guint seats, guint turn, guint seat);

/* A new state without lands, decks and settlers. */
void meso_state_clear (MesoState *state, guint seats, guint options);

/* Sets up a new game (RULES.md 3). */
void meso_state_deal (GameState *state, guint seats, guint32 options, guint64 seed);

/* Lays an empty land; its place is empty. */
void meso_state_lay_land (MesoState *state, guint spot, guint kind);

/* Puts a settler of a class on a land, and takes one away that stands there. */
void meso_state_add_settler (MesoState *state, guint seat, guint spot, guint klass);
void meso_state_remove_settler (MesoState *state, guint seat, guint spot, guint klass);

gboolean meso_state_has_settler (const MesoState *state, guint seat, guint spot, guint klass);

/* The spot of the first settler of a class, or MESO_NOWHERE. */
guint meso_state_find_class (const MesoState *state, guint seat, guint klass);

/* Puts a hut on a land, and takes away one that stands there. */
void meso_land_add_hut (MesoLand *land, guint8 hut);
void meso_land_remove_hut (MesoLand *land, guint8 hut);

static inline gboolean
meso_land_has_hut (const MesoLand *land, guint8 hut)
{
  return land->hut[0] == hut || land->hut[1] == hut;
}

/* The number of huts of a seat on a land, and of those that have no token. */
guint meso_land_count_huts (const MesoLand *land, guint seat);
guint meso_land_count_free_huts (const MesoLand *land, guint seat);

/* The value of a token (from 0) of a seat: of an unknown one the least that it can be. */
guint meso_state_get_value (const MesoState *state, guint seat, guint token);

/* The holy places that bring a seat mana if its turn ends now. */
guint meso_state_count_yields (const MesoState *state, guint seat);

/* Wood (0) or stone (1) in the stock. */
guint meso_state_get_stock (const MesoState *state, guint goods);

/* The pieces that are left to be chosen for other lands after one was laid (RULES.md 4.1.9), and
 * the number of these lands. */
guint meso_state_count_seeds (const MesoState *state, guint kind);
guint meso_state_count_others (const MesoState *state, guint kind, guint spot);

/* Returns TRUE if the game is over, by offerings or by rounds. */
gboolean meso_state_is_over (const MesoState *state);

/* The sum of what a seat has offered (RULES.md 5). */
guint meso_state_sum_offerings (const MesoState *state, guint seat);

/* Places and points, now or at the end. */
void meso_state_rank (const MesoState *state, GameResult *result);

/* Turns the order of cards or lands round. */
void meso_reverse (guint8 *cards, guint n);

G_END_DECLS

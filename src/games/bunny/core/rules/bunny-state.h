/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole truth of a match, or a seat's knowledge of it: the table and everything that lies
 * hidden.
 *
 * Holds no pointers, and equal positions have equal bytes. In a partial state cards can be
 * BUNNY_UNKNOWN, and the deck or a choice may not be known at all.
 */
#pragma once

#include "bunny-table.h"
#include "game-rules.h"

G_BEGIN_DECLS

/* A card in somebody's hand with its marks: face * 16 + a code of the seats that have held it. As
 * numbers such cards stand in bag order. 0 is no card. */
typedef guint16 BunnyCard;

#define BUNNY_CARD(face, code) ((BunnyCard) ((face) << 4 | (code)))
#define BUNNY_CARD_UNKNOWN     BUNNY_CARD (BUNNY_UNKNOWN, 0)

/* In sealed[][0]: a choice was made, but it is not known, and its cards are still in the hand. */
#define BUNNY_SEALED_STAR G_MAXUINT16

#define BUNNY_MAX_HAND     12
#define BUNNY_MAX_RESERVE  10
#define BUNNY_MAX_LEGAL    960
#define BUNNY_RABBIT(seat) ((guint8) (BUNNY_N_FACES + 1 + (seat)))

/* The whereabouts of a card of the box: see fate. */
#define BUNNY_FATE_DISCARD(seat, marked) ((guint8) (1 + (seat) *2 + (marked)))
#define BUNNY_FATE_GONE(seat)            ((guint8) (5 + (seat)))

/* The number of faces with several cards, as they are counted among discards. */
#define BUNNY_N_HEAPS 6

typedef struct
{
  guint64    scrolls[BUNNY_MAX_SEATS]; /* bit: face - BUNNY_FIRST_SCROLL */
  BunnyTable table;
  BunnyCard  hand[BUNNY_MAX_SEATS][BUNNY_MAX_HAND]; /* sorted, unknown ones last */
  BunnyCard  sealed[BUNNY_MAX_SEATS][2];
  guint8     n_hand[BUNNY_MAX_SEATS];
  guint8     scroll_marks[BUNNY_N_SCROLLS]; /* codes, while they lie face down before a seat */
  guint8     n_unknown_scrolls[BUNNY_MAX_SEATS];
  guint8     n_reserve[2];
  guint8     reserve[2][BUNNY_MAX_RESERVE]; /* the next one last */
  guint8     fate[BUNNY_N_FACES];           /* by face - 1: cards that are single, or 0 */
  guint8     heap[BUNNY_N_HEAPS][4];        /* the others among discards, by seat * 2 + marked */
  guint8     n_unknown_discards[2];
  guint8     provisions[BUNNY_MAX_SEATS]; /* spent */
  guint8     copied[BUNNY_MAX_SEATS][2];  /* the faces that copyr and copyl copied, or 0 */
  guint8     deck_open;                   /* 1: unplaced cards lie there, in unknown order */
  guint8     n_deck;
  guint8     deck[BUNNY_N_CARDS]; /* the next one last; with deck_open: seen cards, in card order */
} BunnyState;

G_STATIC_ASSERT (sizeof (BunnyTable) <= 160);
G_STATIC_ASSERT (sizeof (BunnyState) <= 832);
G_STATIC_ASSERT (sizeof (BunnyState) % 8 == 0);

static inline const BunnyState *
bunny_state (const GameState *state)
{
  return (const BunnyState *) state;
}

/* ---- Cards and marks */

static inline guint
bunny_card_get_face (BunnyCard card)
{
  return card >> 4;
}

/* Sets of seats in the order of their digits as text: none, 1, 12, 123, 1234, 124, 13 ... */
extern const guint8 bunny_marks_of_code[16];
extern const guint8 bunny_code_of_marks[16];

/* The seats, as bits, behind a code. */
static inline guint
bunny_marks_get (guint code)
{
  return bunny_marks_of_code[code];
}

/* The code of a set of seats. */
static inline guint
bunny_marks_code (guint seats)
{
  return bunny_code_of_marks[seats];
}

static inline gboolean
bunny_card_has_mark (BunnyCard card, guint seat)
{
  return (bunny_marks_get (card & 15) >> seat) & 1;
}

static inline gboolean
bunny_state_has_sealed (const BunnyState *state, guint seat)
{
  return state->sealed[seat][0] != 0;
}

static inline gboolean
bunny_state_has_scroll (const BunnyState *state, guint seat, guint face)
{
  return (state->scrolls[seat] >> (face - BUNNY_FIRST_SCROLL)) & 1;
}

/* The number of scrolls before a seat, unknown ones too. */
guint bunny_state_count_scrolls (const BunnyState *state, guint seat);

/* Puts a card into a hand, in its place; takes the card at `i` out of it. */
void      bunny_state_add_to_hand (BunnyState *state, guint seat, BunnyCard card);
BunnyCard bunny_state_take_from_hand (BunnyState *state, guint seat, guint i);

/* The number of cards of a face in a hand, and the place of the last. */
guint bunny_state_find_in_hand (const BunnyState *state, guint seat, guint face, guint *last);

/* The heap of a face with several cards, or BUNNY_N_HEAPS. */
guint bunny_face_get_heap (guint face);

/* Adds a card to the discards of a seat. */
void bunny_state_add_discard (BunnyState *state, guint seat, BunnyCard card);

/* Writes the known discards of a seat in bag order (room for BUNNY_N_CARDS); returns how many. */
guint bunny_state_list_discards (const BunnyState *state, guint seat, BunnyCard *cards);

/* Writes the cards that went out of the game by a seat, in card order, as faces (room for
 * BUNNY_N_CARDS); returns how many. */
guint bunny_state_list_gone (const BunnyState *state, guint seat, guint8 *faces);

/* ---- Seats to act, and counts of cards */

/* Returns TRUE if the seat holds a card that must copy something, and has not done so. */
gboolean bunny_state_owes_copy (const BunnyState *state, guint seat, guint which);

/* The neighbour whose scrolls copyr (0) or copyl (1) may copy. */
guint bunny_state_get_copied_seat (const BunnyState *state, guint seat, guint which);

/* The seats to act: a set; empty once the game is over. */
guint bunny_state_get_to_act (const BunnyState *state);

/* The lowest of them, or GAME_NOBODY. */
guint bunny_state_get_seat (const BunnyState *state);

/* The mover: the seat whose turn it is. */
guint bunny_state_get_mover (const GameState *state);

/* Counts the cards that the state places, by face (1 to BUNNY_N_FACES; room for BUNNY_UNKNOWN
 * + 1), and at BUNNY_UNKNOWN those that are known to lie somewhere but not by face. A deck that is
 * not known and the cards seen do not count. */
void bunny_state_count_cards (const BunnyState *state, guint8 *counts);

/* The number of cards in the deck, known or not. */
guint bunny_state_count_deck (const BunnyState *state);

/* Writes the state, whole or seen, as it was before the choices that are not revealed yet. */
void bunny_state_unseal (const BunnyState *state, BunnyState *before);

/* ---- The game */

/* A new game. */
void bunny_state_deal (BunnyState *state, guint seats, guint32 options, guint64 seed);

/* Random play as GameRules.playout promises it. */
guint64 bunny_state_playout (GameState *state, guint64 *rng, guint64 max_actions);

/* The view of a seat of a full state. */
void bunny_state_observe (const BunnyState *state, guint seat, BunnyState *seen);

/* Hides from that the cards that this seat alone sees. */
void bunny_state_cover (GameState *seen);

/* A full state that agrees with a partial one (NOTATION.md 3). */
void bunny_state_complete (const BunnyState *seen, guint64 seed, BunnyState *world);

/* The totals of scores and scrolls, and ranks from 1. */
void bunny_state_rank (const BunnyState *state, guint *totals, guint8 *rank);

/* The items in a zone (NOTATION.md 8). */
guint bunny_state_contents (const GameState *state, GameZone zone, guint16 *items);

/* ---- Texts */

void     bunny_position_print (const GameState *state, GString *text);
gboolean bunny_position_parse (const char *text, GameState *state, GError **error);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chance: the deal of a new game, and the completion of a partial position, step by step as
 * NOTATION.md 3 numbers them.
 */
#include "bunny-apply.h"
#include "game-rng.h"

#include <string.h>

void
bunny_state_deal (BunnyState *state, guint seats, guint32 options, guint64 seed)
{
  guint8  cards[BUNNY_N_CARDS];
  guint   n = 0;
  guint64 rng = seed;

  for (guint face = 1; face <= BUNNY_N_FACES; face++)
    for (guint i = bunny_face_get_copies (face); i > 0; i--)
      cards[n++] = (guint8) face;
  game_rng_shuffle (&rng, cards, n);
  memset (state, 0, sizeof *state);
  for (guint i = 0; i < n; i++)
    state->deck[n - 1 - i] = cards[i];
  state->n_deck = (guint8) n;
  state->table.seats = (guint8) seats;
  state->table.options = (guint8) options;
  state->table.turn = 1;
  state->table.round = 1;
  bunny_apply_deal (state, NULL);
}

/* ---- Completion */

typedef enum
{
  PLACE_SCROLLS,
  PLACE_HAND,
  PLACE_DISCARDS,
} PlaceKind;

/* Cards that are handed out from the front. */
typedef struct
{
  guint  next;
  guint  n;
  guint8 face[BUNNY_N_CARDS];
} Cards;

typedef struct
{
  BunnyState *world;
  guint64     rng;
  guint       code;                     /* of the viewer's mark, or 0 */
  guint8      places[3][BUNNY_N_CARDS]; /* seats with an unknown card, by PlaceKind */
  guint       n_places[3];
  Cards       seen, scrolls, rest;
} Filling;

static void
add_card (Cards *cards, guint face)
{
  cards->face[cards->n++] = (guint8) face;
}

static void
shuffle (Filling *filling, Cards *cards)
{
  game_rng_shuffle (&filling->rng, cards->face, cards->n);
}

/* Takes the unknown cards away and notes where they were. */
static void
find_places (Filling *filling)
{
  BunnyState *world = filling->world;

  for (guint seat = 0; seat < world->table.seats; seat++)
    {
      guint n[3] = { world->n_unknown_scrolls[seat], 0,
                     seat < 2 ? world->n_unknown_discards[seat] : 0 };

      while (world->n_hand[seat] > 0 &&
             world->hand[seat][world->n_hand[seat] - 1] == BUNNY_CARD_UNKNOWN)
        {
          world->hand[seat][--world->n_hand[seat]] = 0;
          n[PLACE_HAND]++;
        }
      for (guint kind = 0; kind < 3; kind++)
        while (n[kind]-- > 0)
          filling->places[kind][filling->n_places[kind]++] = (guint8) seat;
    }
  memset (world->n_unknown_scrolls, 0, sizeof world->n_unknown_scrolls);
  memset (world->n_unknown_discards, 0, sizeof world->n_unknown_discards);
}

static void
fill (Filling *filling, PlaceKind kind, guint seat, guint face, guint code)
{
  BunnyState *world = filling->world;

  if (kind == PLACE_SCROLLS)
    {
      world->scrolls[seat] |= (guint64) 1 << (face - BUNNY_FIRST_SCROLL);
      world->scroll_marks[face - BUNNY_FIRST_SCROLL] = (guint8) code;
    }
  else if (kind == PLACE_HAND)
    bunny_state_add_to_hand (world, seat, BUNNY_CARD (face, code));
  else
    bunny_state_add_discard (world, seat, BUNNY_CARD (face, code));
}

/* Fills the first unknown places of a kind, and takes them off the list. */
static void
fill_first (Filling *filling, PlaceKind kind, Cards *cards, guint n, guint code)
{
  guint8 *places = filling->places[kind];

  n = MIN (n, filling->n_places[kind]);
  for (guint i = 0; i < n; i++)
    fill (filling, kind, places[i], cards->face[cards->next++], code);
  filling->n_places[kind] -= n;
  memmove (places, places + n, filling->n_places[kind]);
}

/* The cards that nothing is known of, in card order: scrolls here, others in `rest`. */
static void
list_unseen (Filling *filling, const guint8 *seen)
{
  guint8 counts[BUNNY_UNKNOWN + 1];

  bunny_state_count_cards (filling->world, counts);
  for (guint face = 1; face <= BUNNY_N_FACES; face++)
    for (guint i = counts[face] + seen[face]; i < bunny_face_get_copies (face); i++)
      add_card (bunny_face_is_scroll (face) ? &filling->scrolls : &filling->rest, face);
}

/* Step 1, and the beginning of step 2: `others` are no scrolls, `seen` are. */
static void
fill_seen (Filling *filling)
{
  BunnyState *world = filling->world;
  guint8      counts[BUNNY_UNKNOWN + 1] = { 0 };
  Cards       others = { 0 };

  for (guint i = 0; i < world->n_deck && world->deck_open; i++)
    {
      guint face = world->deck[i];

      counts[face]++;
      add_card (bunny_face_is_scroll (face) ? &filling->seen : &others, face);
    }
  if (world->deck_open)
    {
      memset (world->deck, 0, sizeof world->deck);
      world->n_deck = 0;
    }
  list_unseen (filling, counts);
  shuffle (filling, &others);
  fill_first (filling, PLACE_DISCARDS, &others, others.n, filling->code);
}

/* Step 3: seen scrolls go to any place where they may lie. */
static void
fill_anywhere (Filling *filling)
{
  guint8 all[3 * BUNNY_N_CARDS]; /* kind * 4 + seat */
  guint  n = 0;

  for (guint kind = 0; kind < 3; kind++)
    for (guint i = 0; i < filling->n_places[kind]; i++)
      if (kind != PLACE_HAND || filling->world->table.seats > 2)
        all[n++] = (guint8) (kind * 4 + filling->places[kind][i]);
  game_rng_shuffle (&filling->rng, all, n);
  for (guint i = 0; i < n && filling->seen.next < filling->seen.n; i++)
    {
      guint   kind = all[i] / 4, seat = all[i] % 4;
      guint8 *places = filling->places[kind];
      guint8 *place = memchr (places, (int) seat, filling->n_places[kind]);

      fill (filling, kind, seat, filling->seen.face[filling->seen.next++], filling->code);
      filling->n_places[kind]--;
      memmove (place, place + 1, filling->n_places[kind] - (gsize) (place - places));
    }
}

/* Scrolls that no place has taken join the rest, which is in card order behind them: scrolls have
 * the highest faces. */
static void
gather_rest (Filling *filling)
{
  guint8 left[BUNNY_N_FACES + 1] = { 0 };

  while (filling->scrolls.next < filling->scrolls.n)
    left[filling->scrolls.face[filling->scrolls.next++]] = 1;
  for (guint face = BUNNY_FIRST_SCROLL; face <= BUNNY_N_FACES; face++)
    if (left[face])
      add_card (&filling->rest, face);
}

static void
fill_rest (Filling *filling)
{
  BunnyState *world = filling->world;
  Cards      *rest = &filling->rest;

  fill_first (filling, PLACE_HAND, rest, rest->n, 0);
  fill_first (filling, PLACE_DISCARDS, rest, rest->n, 0);
  for (guint seat = 0; seat < 2; seat++)
    for (guint i = world->n_reserve[seat]; i-- > 0;)
      if (world->reserve[seat][i] == BUNNY_UNKNOWN)
        world->reserve[seat][i] = rest->face[rest->next++];
  if (!world->deck_open)
    return;
  while (rest->n > rest->next)
    world->deck[world->n_deck++] = rest->face[--rest->n];
}

/* Step 6. */
static void
choose_sealed (Filling *filling, guint seat)
{
  BunnyState *world = filling->world;
  BunnyCard  *sealed = world->sealed[seat];

  for (guint i = 0; i < 2; i++)
    sealed[i] =
      bunny_state_take_from_hand (world, seat,
                                  game_rng_below (&filling->rng, world->n_hand[seat]));
  if (world->table.seats > 2 && sealed[0] > sealed[1])
    {
      BunnyCard card = sealed[0];

      sealed[0] = sealed[1];
      sealed[1] = card;
    }
}

void
bunny_state_complete (const BunnyState *seen, guint64 seed, BunnyState *world)
{
  Filling filling = { .world = world, .rng = seed };
  guint   n;

  if (world != seen)
    *world = *seen;
  if (!world->table.open)
    return;
  filling.code = world->table.viewer ? bunny_marks_code (1u << (world->table.viewer - 1)) : 0;
  find_places (&filling);
  fill_seen (&filling);
  shuffle (&filling, &filling.seen);
  shuffle (&filling, &filling.scrolls);
  n = filling.n_places[PLACE_SCROLLS];
  fill_first (&filling, PLACE_SCROLLS, &filling.seen,
              n - MIN (n, filling.scrolls.n), filling.code);
  fill_anywhere (&filling);
  fill_first (&filling, PLACE_SCROLLS, &filling.scrolls, filling.scrolls.n, 0);
  gather_rest (&filling);
  shuffle (&filling, &filling.rest);
  fill_rest (&filling);
  world->deck_open = 0;
  for (guint seat = 0; seat < world->table.seats; seat++)
    if (world->sealed[seat][0] == BUNNY_SEALED_STAR)
      choose_sealed (&filling, seat);
  world->table.open = 0;
  world->table.viewer = 0;
}

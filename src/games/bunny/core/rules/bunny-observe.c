/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A seat's view (NOTATION.md 2): of other seats' cards those that it remembers from its own hand
 * and knows to be there. The rest it remembers without a place: these are listed as seen.
 */
#include <string.h>

#include "bunny-state.h"

typedef struct
{
  BunnyState *seen;
  guint       viewer;
  guint8      lost[BUNNY_UNKNOWN + 1]; /* remembered, but not placed, by face */
} View;

/* Hides a card; remembers its face as lost if the viewer has seen it. */
static BunnyCard
hide (View *view, BunnyCard card)
{
  if (bunny_card_has_mark (card, view->viewer))
    view->lost[bunny_card_get_face (card)]++;
  return BUNNY_CARD_UNKNOWN;
}

static gboolean
knows_in_hand (const View *view, BunnyCard card)
{
  return bunny_card_has_mark (card, view->viewer) &&
         (view->seen->table.seats == 2 || !bunny_face_is_scroll (bunny_card_get_face (card)));
}

static void
observe_hand (View *view, const BunnyState *state, guint seat)
{
  BunnyState *seen = view->seen;
  BunnyCard   cards[BUNNY_MAX_HAND];
  guint       n = state->n_hand[seat];

  memcpy (cards, state->hand[seat], sizeof cards);
  if (bunny_state_has_sealed (state, seat) && state->sealed[seat][0] != BUNNY_SEALED_STAR)
    {
      cards[n++] = state->sealed[seat][0];
      cards[n++] = state->sealed[seat][1];
      seen->sealed[seat][0] = BUNNY_SEALED_STAR;
      seen->sealed[seat][1] = 0;
    }
  memset (seen->hand[seat], 0, sizeof seen->hand[seat]);
  seen->n_hand[seat] = 0;
  for (guint i = 0; i < n; i++)
    bunny_state_add_to_hand (seen, seat,
                             knows_in_hand (view, cards[i]) ? cards[i] : hide (view, cards[i]));
}

static void
observe_scrolls (View *view, guint seat)
{
  BunnyState *seen = view->seen;

  for (guint i = 0; i < BUNNY_N_SCROLLS; i++)
    if (bunny_state_has_scroll (seen, seat, BUNNY_FIRST_SCROLL + i))
      {
        hide (view, BUNNY_CARD (BUNNY_FIRST_SCROLL + i, seen->scroll_marks[i]));
        seen->n_unknown_scrolls[seat]++;
        seen->scroll_marks[i] = 0;
      }
  seen->scrolls[seat] = 0;
}

static void
observe_discards (View *view, const BunnyState *state, guint seat)
{
  BunnyState *seen = view->seen;
  BunnyCard   cards[BUNNY_N_CARDS];
  guint       n = bunny_state_list_discards (state, seat, cards);

  for (guint i = 0; i < n; i++)
    {
      guint face = bunny_card_get_face (cards[i]);
      guint heap = bunny_face_get_heap (face);

      hide (view, cards[i]);
      if (heap == BUNNY_N_HEAPS)
        seen->fate[face - 1] = 0;
      else
        seen->heap[heap][seat * 2] = seen->heap[heap][seat * 2 + 1] = 0;
    }
  seen->n_unknown_discards[seat] = (guint8) (seen->n_unknown_discards[seat] + n);
}

void
bunny_state_observe (const BunnyState *state, guint seat, BunnyState *seen)
{
  View view = { .seen = seen, .viewer = seat };

  *seen = *state;
  seen->table.open = 1;
  seen->table.viewer = (guint8) (seat + 1);
  for (guint other = 0; other < state->table.seats; other++)
    {
      if (other == seat)
        continue;
      observe_hand (&view, state, other);
      if (state->table.phase < BUNNY_FINAL)
        observe_scrolls (&view, other);
      if (state->table.seats == 2)
        observe_discards (&view, state, other);
    }
  for (guint i = 0; i < 2; i++)
    memset (seen->reserve[i], BUNNY_UNKNOWN, seen->n_reserve[i]);
  memset (seen->deck, 0, sizeof seen->deck);
  seen->deck_open = 1;
  seen->n_deck = 0;
  for (guint face = 1; face <= BUNNY_N_FACES; face++)
    while (view.lost[face]-- > 0)
      seen->deck[seen->n_deck++] = (guint8) face;
}

/* The view of a seat that has held no card: of nobody. */
void
bunny_state_cover (GameState *game)
{
  BunnyState *seen = (BunnyState *) game;
  BunnyState  own = *seen;
  View        view = { .seen = seen, .viewer = BUNNY_MAX_SEATS };

  seen->table.viewer = 0;
  for (guint seat = 0; seat < own.table.seats; seat++)
    {
      observe_hand (&view, &own, seat);
      if (own.table.phase < BUNNY_FINAL)
        observe_scrolls (&view, seat);
      if (own.table.seats == 2)
        observe_discards (&view, &own, seat);
    }
  memset (seen->deck, 0, sizeof seen->deck);
  seen->n_deck = 0;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Goods are tried from the cheapest on; a branch ends where the rest cannot become cheaper than the
 * best found. Marks are matched to resources one after the other, along augmenting paths.
 */
#include "zimbabwe-raise.h"

#include <string.h>

/* At most four goods with two marks each, or one less and what is due. */
#define MAX_MARKS 9

/* Marks on resources. */
typedef struct
{
  guint   n;
  guint64 may[MAX_MARKS];                /* resources of each mark */
  guint64 room;                          /* resources that can take another mark */
  guint64 twice;                         /* of these, those that can take two */
  guint8  on[ZIMBABWE_MAX_RESOURCES][2]; /* 1 + the marks on a resource, or 0 */
} Match;

typedef struct
{
  const ZimbabweOffer *offer;
  guint                n;
  gboolean             any_kind;
  guint                best;
} Search;

/* ---- Marks */

static void
put_mark (Match *match, guint mark, guint resource)
{
  const guint64 bit = G_GUINT64_CONSTANT (1) << resource;

  if (match->on[resource][0] == 0)
    {
      match->on[resource][0] = (guint8) (mark + 1);
      if (!(match->twice & bit))
        match->room &= ~bit;
      return;
    }
  match->on[resource][1] = (guint8) (mark + 1);
  match->room &= ~bit;
}

/* Finds a resource for a mark, moving others on if needed. tried: resources that lead nowhere. */
static gboolean
place_mark (Match *match, guint mark, guint64 *tried)
{
  guint64 open = match->may[mark] & match->room;

  if (open)
    {
      put_mark (match, mark, (guint) __builtin_ctzll (open));
      return TRUE;
    }
  for (open = match->may[mark] & ~*tried; open; open = match->may[mark] & ~*tried)
    {
      guint resource = (guint) __builtin_ctzll (open);

      *tried |= G_GUINT64_CONSTANT (1) << resource;
      for (guint i = 0; i < 2 && match->on[resource][i] != 0; i++)
        if (place_mark (match, match->on[resource][i] - 1u, tried))
          {
            match->on[resource][i] = (guint8) (mark + 1);
            return TRUE;
          }
    }
  return FALSE;
}

static gboolean
add_mark (Match *match, guint64 may)
{
  guint64 tried = 0;

  match->may[match->n++] = may;
  return place_mark (match, match->n - 1, &tried);
}

static gboolean
add_offer (Match *match, const ZimbabweOffer *offer)
{
  return add_mark (match, offer->marks[0]) &&
         (offer->marks[1] == 0 || add_mark (match, offer->marks[1]));
}

static void
match_init (Match *match, const ZimbabweBuyer *buyer, const ZimbabweNeed *need)
{
  const guint64 all = (G_GUINT64_CONSTANT (1) << buyer->ground->n_resources) - 1;

  match->n = 0;
  match->room = all & ~need->used[buyer->twice ? 1 : 0];
  match->twice = buyer->twice ? all & ~need->used[0] : 0;
  memset (match->on, 0, sizeof match->on);
}

/* ---- Goods */

/* Buys `n_goods` of the offers from number `first` on, which are sorted by cost. */
static void
buy (Search *search, guint first, guint n_goods, guint8 kinds, guint cost, const Match *match)
{
  if (n_goods == 0)
    {
      search->best = MIN (search->best, cost);
      return;
    }
  for (guint i = first; i < search->n; i++)
    {
      const ZimbabweOffer *offer = &search->offer[i];
      Match                next;

      if (cost + n_goods * offer->cost >= search->best)
        return;
      if (!search->any_kind && (kinds >> offer->kind & 1))
        continue;
      next = *match;
      if (add_offer (&next, offer))
        buy (search, search->any_kind ? i : i + 1, n_goods - 1,
             (guint8) (kinds | 1u << offer->kind), cost + offer->cost, &next);
    }
}

guint
zimbabwe_buyer_get_price (const ZimbabweBuyer *buyer, guint craft)
{
  const ZimbabweCraft *self = &buyer->state->craft[craft];
  guint                price = buyer->state->seat[self->owner].price[self->kind];

  return buyer->cheap ? 1 : MAX (price, 1);
}

/* Adds a primary for each secondary good. */
static void
add_chains (ZimbabweBuyer *buyer, guint secondary, ZimbabweOffer offer)
{
  guint partner = zimbabwe_crafts[offer.kind].partner;
  guint cost = offer.cost;

  for (guint i = 0; i < buyer->state->n_crafts; i++)
    {
      guint hubs;

      if (buyer->state->craft[i].kind != partner)
        continue;
      hubs = zimbabwe_ground_count_hubs_between (buyer->ground, secondary, i);
      offer.marks[1] = zimbabwe_ground_get_range (buyer->ground, i);
      offer.cost = (guint16) (cost + hubs + zimbabwe_buyer_get_price (buyer, i));
      if (hubs != ZIMBABWE_FAR && offer.marks[1] != 0)
        buyer->offer[buyer->n_offers++] = offer;
    }
}

void
zimbabwe_buyer_init (ZimbabweBuyer       *buyer,
                     ZimbabweGround      *ground,
                     const ZimbabweState *state,
                     guint                seat)
{
  guint god = state->seat[seat].god;

  buyer->ground = ground;
  buyer->state = state;
  buyer->any_kind = god == ZIMBABWE_TSUI_GOAB;
  buyer->twice = god == ZIMBABWE_ATETE;
  buyer->cheap = god == ZIMBABWE_ANANSI;
  buyer->superseded = 0;
  buyer->n_offers = 0;
  for (guint i = 0; i < state->n_crafts; i++)
    if (zimbabwe_crafts[state->craft[i].kind].is_secondary)
      buyer->superseded |= (guint8) (1u << zimbabwe_crafts[state->craft[i].kind].partner);
  for (guint i = 0; i < state->n_crafts; i++)
    {
      guint         kind = state->craft[i].kind;
      ZimbabweOffer offer = { .cost = (guint16) zimbabwe_buyer_get_price (buyer, i),
                              .kind = (guint8) kind,
                              .craft = (guint8) i,
                              .marks = { zimbabwe_ground_get_range (ground, i), 0 } };

      if ((buyer->superseded >> kind & 1) || offer.marks[0] == 0)
        continue;
      if (zimbabwe_crafts[kind].is_secondary)
        add_chains (buyer, i, offer);
      else
        buyer->offer[buyer->n_offers++] = offer;
    }
}

guint64
zimbabwe_buyer_get_free (const ZimbabweBuyer *buyer, const ZimbabweNeed *need, guint craft)
{
  return zimbabwe_ground_get_range (buyer->ground, craft) & ~need->used[buyer->twice ? 1 : 0];
}

/* Adds an offer to a list sorted by cost, unless nothing is left to mark. */
static void
add_sorted (ZimbabweOffer *list, guint *n, const ZimbabweOffer *offer, guint cost, guint64 full)
{
  guint at = *n;

  if ((offer->marks[0] & ~full) == 0 || (offer->marks[1] != 0 && (offer->marks[1] & ~full) == 0))
    return;
  for (; at > 0 && list[at - 1].cost > cost; at--)
    list[at] = list[at - 1];
  list[at] = *offer;
  list[at].cost = (guint16) cost;
  (*n)++;
}

/* The goods that are still of use for a raise, with all that they cost: how many. */
static guint
list_goods (const ZimbabweBuyer *buyer, const ZimbabweNeed *need, ZimbabweOffer *list)
{
  guint n = 0;

  for (guint i = 0; i < buyer->n_offers; i++)
    {
      const ZimbabweOffer *offer = &buyer->offer[i];
      guint                hubs;

      if (!buyer->any_kind && (need->kinds >> offer->kind & 1))
        continue;
      hubs = zimbabwe_ground_count_hubs (buyer->ground, need->cell, offer->craft);
      if (hubs != ZIMBABWE_FAR)
        add_sorted (list, &n, offer, offer->cost + hubs, need->used[buyer->twice ? 1 : 0]);
    }
  return n;
}

/* The primaries that may serve the secondary of a need: how many. */
static guint
list_sources (const ZimbabweBuyer *buyer, const ZimbabweNeed *need, ZimbabweOffer *list)
{
  const ZimbabweState *state = buyer->state;
  guint                partner = zimbabwe_crafts[state->craft[need->source].kind].partner;
  guint                n = 0;

  for (guint i = 0; i < state->n_crafts; i++)
    if (state->craft[i].kind == partner)
      {
        guint         hubs = zimbabwe_ground_count_hubs_between (buyer->ground, need->source, i);
        ZimbabweOffer offer = { .kind = (guint8) partner,
                                .craft = (guint8) i,
                                .marks = { zimbabwe_ground_get_range (buyer->ground, i), 0 } };

        if (hubs != ZIMBABWE_FAR)
          add_sorted (list, &n, &offer, hubs + zimbabwe_buyer_get_price (buyer, i),
                      need->used[buyer->twice ? 1 : 0]);
      }
  return n;
}

guint
zimbabwe_buyer_complete (const ZimbabweBuyer *buyer, const ZimbabweNeed *need, guint most)
{
  ZimbabweOffer goods[ZIMBABWE_MAX_CRAFTS * ZIMBABWE_COPIES];
  ZimbabweOffer sources[ZIMBABWE_COPIES];
  Search        search = { goods, 0, buyer->any_kind, MIN (most + 1, ZIMBABWE_NEVER) };
  Match         match;
  guint         n_sources;

  match_init (&match, buyer, need);
  if (need->n_goods > 0)
    search.n = list_goods (buyer, need, goods);
  if (need->source == buyer->state->n_crafts)
    {
      buy (&search, 0, need->n_goods, need->kinds, 0, &match);
      return search.best <= most ? search.best : ZIMBABWE_NEVER;
    }
  n_sources = list_sources (buyer, need, sources);
  for (guint i = 0; i < n_sources; i++)
    {
      Match next = match;

      if (add_offer (&next, &sources[i]))
        buy (&search, 0, need->n_goods, need->kinds, sources[i].cost, &next);
    }
  return search.best <= most ? search.best : ZIMBABWE_NEVER;
}

/* ---- Needs */

void
zimbabwe_need_begin (ZimbabweNeed *need, const ZimbabweState *state, guint cell)
{
  need->cell = cell;
  need->n_goods = zimbabwe_state_get_level (state, cell);
  need->kinds = 0;
  need->source = state->n_crafts;
  need->used[0] = state->used[0];
  need->used[1] = state->used[1];
}

void
zimbabwe_need_resume (ZimbabweNeed *need, const ZimbabweState *state)
{
  zimbabwe_need_begin (need, state, state->raising);
  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    {
      need->n_goods -= state->goods[kind];
      need->kinds |= (guint8) ((state->goods[kind] > 0) << kind);
    }
  if (state->source != ZIMBABWE_NOWHERE)
    need->source = zimbabwe_state_find_craft (state, state->source);
}

void
zimbabwe_need_mark (ZimbabweNeed *need, guint resource)
{
  const guint64 bit = G_GUINT64_CONSTANT (1) << resource;

  need->used[1] |= need->used[0] & bit;
  need->used[0] |= bit;
}

void
zimbabwe_need_take (ZimbabweNeed *need, const ZimbabweState *state, guint craft)
{
  guint kind = state->craft[craft].kind;

  need->n_goods--;
  need->kinds |= (guint8) (1u << kind);
  if (zimbabwe_crafts[kind].is_secondary)
    need->source = craft;
}

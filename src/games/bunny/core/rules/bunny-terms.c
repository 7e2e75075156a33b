/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each term reads one figure off the state; operands come checked, seats and cells as numbers from
 * 0, goods, cards and scrolls as their place in the lists.
 */
#include "bunny-terms.h"

#include "bunny-fiefs.h"
#include "bunny-scrolls.h"

static const char *const goods[BUNNY_N_GOODS + 1] = {
  "wood", "fish", "carrot", "pearl", "mushroom", "spice", "diamond", "copper", "gold", "iron", NULL
};

static const char *const scroll_names[BUNNY_N_SCROLLS + 1] = {
  "gem1", "gem2", "gem3", "gem4", "gem5", "gem6", "glovel", "glover", "scribe", "cities",
  "border", "corners", "wood1", "wood2", "wood7", "fish1", "fish2", "fish7", "carrot1", "carrot2",
  "carrot5", "luxury", "peaks", "estates", "fiefs", "fiefs10", "hungry", "wilds", "camps",
  "cities9", "widest", "again", "guard", "double", "copyr", "copyl", "second", NULL
};

/* The cells of a row. */
#define ROW(letter)                                                                               \
  letter "1", letter "2", letter "3", letter "4", letter "5", letter "6", letter "7", letter "8", \
    letter "9", letter "10"

/* All faces, the first at 0. */
static const char *const card_names[BUNNY_N_FACES + 1] = {
  ROW ("A"), ROW ("B"), ROW ("C"), ROW ("D"), ROW ("E"), ROW ("F"), ROW ("G"), ROW ("H"),
  ROW ("I"), ROW ("J"), "city1", "city2", "city3", "wood", "fish", "carrot", "post", "pearl",
  "mushroom", "spice", "diamond", "copper", "gold", "iron", "camp1", "camp2", "camp3", "camp4",
  "camp5", "camp6", "tower", "supply", "gem1", "gem2", "gem3", "gem4", "gem5", "gem6", "glovel",
  "glover", "scribe", "cities", "border", "corners", "wood1", "wood2", "wood7", "fish1", "fish2",
  "fish7", "carrot1", "carrot2", "carrot5", "luxury", "peaks", "estates", "fiefs", "fiefs10",
  "hungry", "wilds", "camps", "cities9", "widest", "again", "guard", "double", "copyr", "copyl",
  "second", NULL
};

static gint
score (const GameState *state, guint me, const guint16 *operand)
{
  return bunny_state (state)->table.score[operand[0]];
}

static gint
total (const GameState *state, guint me, const guint16 *operand)
{
  guint totals[BUNNY_MAX_SEATS];

  bunny_state_get_totals (bunny_state (state), totals);
  return (gint) totals[operand[0]];
}

/* The carrots that a fief would bring with the best choice for its unset posts. */
static guint
get_most (const BunnyFief *fief)
{
  return fief->strength * bunny_fief_get_most_wealth (fief);
}

static gint
harvest (const GameState *state, guint me, const guint16 *operand)
{
  BunnyFiefs fiefs;
  guint      sum = 0;

  bunny_fiefs_find (&bunny_state (state)->table, operand[0], &fiefs);
  for (guint i = 0; i < fiefs.n; i++)
    sum += get_most (&fiefs.fief[i]);
  return (gint) sum;
}

static gint
best (const GameState *state, guint me, const guint16 *operand)
{
  BunnyFiefs fiefs;
  guint      most = 0;

  bunny_fiefs_find (&bunny_state (state)->table, operand[0], &fiefs);
  for (guint i = 0; i < fiefs.n; i++)
    most = MAX (most, get_most (&fiefs.fief[i]));
  return (gint) most;
}

/* The fief of a seat that a cell belongs to; of nothing if it is not the seat's. */
static BunnyFief
find_fief (const GameState *state, const guint16 *operand)
{
  BunnyFiefs fiefs;
  guint      i;

  bunny_fiefs_find (&bunny_state (state)->table, operand[0], &fiefs);
  i = fiefs.of[operand[1]];
  return i == BUNNY_NO_FIEF ? (BunnyFief) { 0 } : fiefs.fief[i];
}

static gint
fief (const GameState *state, guint me, const guint16 *operand)
{
  return find_fief (state, operand).size;
}

static gint
strength (const GameState *state, guint me, const guint16 *operand)
{
  return find_fief (state, operand).strength;
}

static gint
wealth (const GameState *state, guint me, const guint16 *operand)
{
  BunnyFief found = find_fief (state, operand);

  return (gint) bunny_fief_get_most_wealth (&found);
}

static gint
yield (const GameState *state, guint me, const guint16 *operand)
{
  BunnyFief found = find_fief (state, operand);

  return (gint) get_most (&found);
}

static gint
cells (const GameState *state, guint me, const guint16 *operand)
{
  return bunny_state (state)->table.n_cells[operand[0]];
}

static gint
count_fiefs (const GameState *state, guint me, const guint16 *operand)
{
  BunnyFiefs found;

  bunny_fiefs_find (&bunny_state (state)->table, operand[0], &found);
  return (gint) found.n;
}

/* The number of cells of a seat's largest fief. */
static gint
largest (const GameState *state, guint me, const guint16 *operand)
{
  BunnyFiefs found;
  guint      most = 0;

  bunny_fiefs_find (&bunny_state (state)->table, operand[0], &found);
  for (guint i = 0; i < found.n; i++)
    most = MAX (most, found.fief[i].size);
  return (gint) most;
}

static gint
cities (const GameState *state, guint me, const guint16 *operand)
{
  BunnyEstate estate;

  bunny_estate_find (bunny_state (state), operand[0], &estate);
  return (gint) estate.cities;
}

static gint
makes (const GameState *state, guint me, const guint16 *operand)
{
  BunnyEstate estate;

  bunny_estate_find (bunny_state (state), operand[0], &estate);
  return (gint) estate.makes[operand[1]];
}

static gint
tray (const GameState *state, guint me, const guint16 *operand)
{
  guint n = 0;

  for (guint face = BUNNY_CITY1; face <= BUNNY_TOWER; face++)
    n += bunny_tray_get (bunny_state (state)->table.tray[operand[0]], face);
  return (gint) n;
}

static gint
hand (const GameState *state, guint me, const guint16 *operand)
{
  return bunny_state (state)->n_hand[operand[0]];
}

static gint
count_held (const GameState *state, guint me, const guint16 *operand)
{
  guint last;

  return (gint) bunny_state_find_in_hand (bunny_state (state), operand[0], operand[1] + 1u, &last);
}

static gint
count_scrolls (const GameState *state, guint me, const guint16 *operand)
{
  return (gint) bunny_state_count_scrolls (bunny_state (state), operand[0]);
}

static gint
worth (const GameState *state, guint me, const guint16 *operand)
{
  guint        face = BUNNY_FIRST_SCROLL + operand[1];
  BunnyScrolls scrolls;

  bunny_scrolls_find (bunny_state (state), face, operand[0], &scrolls);
  return (gint) bunny_scrolls_get_worth (bunny_state (state), &scrolls, operand[0], face);
}

/* The number of harvests that have been counted. */
static gint
harvests (const GameState *state, guint me, const guint16 *operand)
{
  const BunnyTable *table = &bunny_state (state)->table;

  return table->round - (table->phase < BUNNY_FINAL);
}

static gint
won (const GameState *state, guint me, const guint16 *operand)
{
  guint  totals[BUNNY_MAX_SEATS];
  guint8 rank[BUNNY_MAX_SEATS];
  guint  n_first = 0;

  if (bunny_state (state)->table.phase != BUNNY_OVER)
    return 0;
  bunny_state_rank (bunny_state (state), totals, rank);
  for (guint seat = 0; seat < bunny_state (state)->table.seats; seat++)
    n_first += rank[seat] == 1;
  return rank[me] == 1 && n_first == 1;
}

const GameTerm bunny_terms[BUNNY_N_TERMS] = {
  { "score", "s", score, NULL },
  { "total", "s", total, NULL },
  { "harvest", "s", harvest, NULL },
  { "best", "s", best, NULL },
  { "fief", "sp", fief, NULL },
  { "strength", "sp", strength, NULL },
  { "wealth", "sp", wealth, NULL },
  { "yield", "sp", yield, NULL },
  { "cells", "s", cells, NULL },
  { "fiefs", "s", count_fiefs, NULL },
  { "largest", "s", largest, NULL },
  { "cities", "s", cities, NULL },
  { "makes", "sw", makes, goods },
  { "tray", "s", tray, NULL },
  { "hand", "s", hand, NULL },
  { "holds", "sw", count_held, card_names },
  { "scrolls", "s", count_scrolls, NULL },
  { "worth", "sw", worth, scroll_names },
  { "harvests", "", harvests, NULL },
  { "won", "", won, NULL },
};

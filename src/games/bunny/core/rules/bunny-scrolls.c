/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Most scrolls are a figure of the estate times a number, or a prize from a number on: these are
 * in a table. The others look at the other scrolls held.
 */
#include "bunny-scrolls.h"

#include <string.h>

/* ---- The estate */

static void
count_cell (const BunnyTable *table, guint cell, BunnyEstate *estate)
{
  guint     land = bunny_table_get_land (table, cell);
  BunnySpot spot = bunny_table_get_spot (table, cell);
  gboolean  is_city = bunny_cell_get_strength (table, cell) > 0;
  guint     from_land = bunny_land_get_goods (land);
  guint     from_spot = bunny_spot_get_goods (spot);

  estate->cells++;
  estate->cities += is_city;
  estate->border += bunny_cell_is_border (cell);
  estate->corners += bunny_cell_is_corner (cell);
  estate->peaks += land == BUNNY_LAND_MOUNTAIN;
  estate->wilds += !is_city && !from_land && !from_spot;
  estate->camps += bunny_spot_is_camp (spot);
  if (from_land)
    estate->makes[__builtin_ctz (from_land)]++;
  if (from_spot)
    estate->makes[__builtin_ctz (from_spot)]++;
}

/* Camps that wait in the tray or have left the game. */
static guint
count_other_camps (const BunnyState *state, guint seat)
{
  guint n = (guint) __builtin_popcount (bunny_tray_get_camps (state->table.tray[seat]));

  for (guint face = BUNNY_CAMP1; face <= BUNNY_CAMP6; face++)
    n += state->fate[face - 1] == BUNNY_FATE_GONE (seat);
  return n;
}

void
bunny_estate_find (const BunnyState *state, guint seat, BunnyEstate *estate)
{
  const BunnyTable *table = &state->table;
  guint8            cells[BUNNY_N_CELLS];
  guint             n = bunny_table_list_cells (table, seat, cells);
  BunnyFiefs        fiefs;

  memset (estate, 0, sizeof *estate);
  for (guint i = 0; i < n; i++)
    count_cell (table, cells[i], estate);
  if (!(table->options & BUNNY_CAMPS_STANDING))
    estate->camps += count_other_camps (state, seat);
  bunny_fiefs_find (table, seat, &fiefs);
  estate->fiefs = fiefs.n;
  for (guint i = 0; i < fiefs.n; i++)
    {
      guint carrots = bunny_fief_get_yield (&fiefs.fief[i]);

      estate->estates += fiefs.fief[i].size >= 3;
      estate->hungry += fiefs.fief[i].goods == 0 ? fiefs.fief[i].cities : 0;
      estate->harvest += carrots;
      estate->best = MAX (estate->best, carrots);
    }
}

/* ---- Scrolls held */

static guint
get_held (const BunnyScrolls *scrolls, guint seat, guint face)
{
  return scrolls->held[seat][face - BUNNY_FIRST_SCROLL];
}

/* Adds a scroll to those that a seat holds; a copy card counts as the scroll that it copied. */
static void
hold (BunnyScrolls *scrolls, guint seat, guint face, guint copied)
{
  scrolls->cards[seat]++;
  if (!bunny_face_is_copy (face))
    scrolls->held[seat][face - BUNNY_FIRST_SCROLL]++;
  else if (copied)
    scrolls->held[seat][copied - BUNNY_FIRST_SCROLL]++;
}

guint
bunny_scrolls_get_copied (const BunnyState *state, guint face)
{
  guint copied = 0;

  for (guint seat = 0; seat < state->table.seats && bunny_face_is_copy (face); seat++)
    if (bunny_state_has_scroll (state, seat, face))
      copied = state->copied[seat][face - BUNNY_COPY_R];
  return copied;
}

void
bunny_scrolls_find (const BunnyState *state, guint face, guint to, BunnyScrolls *scrolls)
{
  memset (scrolls->cards, 0, sizeof scrolls->cards);
  memset (scrolls->held, 0, sizeof scrolls->held);
  for (guint seat = 0; seat < state->table.seats; seat++)
    {
      bunny_estate_find (state, seat, &scrolls->estate[seat]);
      for (guint64 left = state->scrolls[seat]; left != 0; left &= left - 1)
        {
          guint scroll = BUNNY_FIRST_SCROLL + (guint) __builtin_ctzll (left);

          if (scroll != face)
            hold (scrolls, seat, scroll, bunny_scrolls_get_copied (state, scroll));
        }
    }
  if (face)
    hold (scrolls, to, face, bunny_scrolls_get_copied (state, face));
}

/* ---- Treasures */

static guint
get_treasure (const BunnyScrolls *scrolls, guint seat, guint face)
{
  if (face == BUNNY_GLOVE_L)
    return get_held (scrolls, seat, BUNNY_GLOVE_R) ? 4 : 1;
  if (face == BUNNY_GLOVE_R)
    return get_held (scrolls, seat, BUNNY_GLOVE_L) ? 4 : 1;
  return face - BUNNY_GEM1 + 1;
}

static guint
sum_treasures (const BunnyScrolls *scrolls, guint seat)
{
  guint sum = 0;

  for (guint face = BUNNY_GEM1; face <= BUNNY_GLOVE_R; face++)
    sum += get_held (scrolls, seat, face) * get_treasure (scrolls, seat, face);
  return sum;
}

static guint
count_treasures (const BunnyScrolls *scrolls, guint seat)
{
  guint n = 0;

  for (guint face = BUNNY_GEM1; face <= BUNNY_GLOVE_R; face++)
    n += get_held (scrolls, seat, face);
  return n;
}

/* ---- Single scrolls */

static guint
get_widest (const BunnyState *state, const BunnyScrolls *scrolls, guint seat)
{
  for (guint other = 0; other < state->table.seats; other++)
    {
      guint mine = scrolls->estate[seat].cells, theirs = scrolls->estate[other].cells;

      if (other != seat &&
          (theirs > mine || (theirs == mine && !(state->table.options & BUNNY_WIDEST_SHARED))))
        return 0;
    }
  return 12;
}

/* A missing good counts for nothing, a luxury is any of seven. */
static guint
sum_luxuries (const BunnyEstate *estate)
{
  guint n = 0;

  for (guint i = 3; i < BUNNY_N_GOODS; i++)
    n += estate->makes[i];
  return n;
}

static guint
prize (guint n, guint least, guint points)
{
  return n >= least ? points : 0;
}

/* Scrolls that look at the land alone. */
static guint
get_from_land (const BunnyEstate *estate, guint face)
{
  switch (face)
    {
    case BUNNY_CITIES:
      return estate->cities;
    case BUNNY_BORDER:
      return estate->border;
    case BUNNY_CORNERS:
      return 3 * estate->corners;
    case BUNNY_LUXURY:
      return 3 * sum_luxuries (estate);
    case BUNNY_PEAKS:
      return 2 * estate->peaks;
    case BUNNY_ESTATES:
      return 4 * estate->estates;
    case BUNNY_FIEFS:
      return estate->fiefs;
    case BUNNY_FIEFS_10:
      return prize (estate->fiefs, 10, 12);
    case BUNNY_HUNGRY:
      return 2 * estate->hungry;
    case BUNNY_WILDS:
      return 2 * estate->wilds;
    case BUNNY_CAMPS:
      return 3 * estate->camps;
    case BUNNY_CITIES_9:
      return prize (estate->cities, 9, 12);
    default:
      return estate->harvest - estate->best; /* BUNNY_AGAIN */
    }
}

/* wood1 ... carrot5: one a good, two a good, or a prize. */
static guint
get_from_goods (const BunnyEstate *estate, guint face)
{
  guint good = (face - BUNNY_WOOD_1) / 3;
  guint n = estate->makes[good];

  if (face == BUNNY_CARROT_5)
    return prize (n, 5, 15);
  return (face - BUNNY_WOOD_1) % 3 == 2 ? prize (n, 7, 20) : n * ((face - BUNNY_WOOD_1) % 3 + 1);
}

/* A scroll that is held, `second` and copy cards apart. */
static guint
get_points (const BunnyState *state, const BunnyScrolls *scrolls, guint seat, guint face)
{
  if (face <= BUNNY_GLOVE_R)
    return get_treasure (scrolls, seat, face);
  if (face >= BUNNY_WOOD_1 && face <= BUNNY_CARROT_5)
    return get_from_goods (&scrolls->estate[seat], face);
  switch (face)
    {
    case BUNNY_SCRIBE:
      return scrolls->cards[seat];
    case BUNNY_WIDEST:
      return get_widest (state, scrolls, seat);
    case BUNNY_GUARD:
      return 3 * count_treasures (scrolls, seat);
    case BUNNY_DOUBLE:
      return sum_treasures (scrolls, seat);
    default:
      return get_from_land (&scrolls->estate[seat], face);
    }
}

/* ---- Sums */

static guint
sum_without_second (const BunnyState *state, const BunnyScrolls *scrolls, guint seat)
{
  guint sum = 0;

  for (guint face = BUNNY_FIRST_SCROLL; face < BUNNY_COPY_R; face++)
    {
      guint held = get_held (scrolls, seat, face);

      if (held)
        sum += held * get_points (state, scrolls, seat, face);
    }
  if (get_held (scrolls, seat, BUNNY_DOUBLE) == 2 && state->table.options & BUNNY_DOUBLE_TWICE)
    sum += sum_treasures (scrolls, seat);
  return sum;
}

/* The points of a single `second` for each seat, from the sums without any. */
static void
find_seconds (const BunnyState *state, const guint *sums, guint *seconds)
{
  for (guint seat = 0; seat < state->table.seats; seat++)
    {
      guint ahead = 0, equal = 0;

      for (guint other = 0; other < state->table.seats; other++)
        {
          ahead += sums[other] > sums[seat];
          equal += other != seat && sums[other] == sums[seat];
        }
      seconds[seat] =
        ahead == 1 && (equal == 0 || !(state->table.options & BUNNY_SECOND_ALONE)) ? 10 : 0;
    }
}

static void
find_sums (const BunnyState *state, const BunnyScrolls *scrolls, guint *sums, guint *seconds)
{
  for (guint seat = 0; seat < state->table.seats; seat++)
    sums[seat] = state->table.score[seat] + sum_without_second (state, scrolls, seat);
  find_seconds (state, sums, seconds);
}

void
bunny_scrolls_sum (const BunnyState *state, const BunnyScrolls *scrolls, guint *points)
{
  guint seconds[BUNNY_MAX_SEATS];

  find_sums (state, scrolls, points, seconds);
  for (guint seat = 0; seat < state->table.seats; seat++)
    points[seat] +=
      get_held (scrolls, seat, BUNNY_SECOND) * seconds[seat] - state->table.score[seat];
}

/* Returns TRUE if no later scroll of the seat counts as `double`. */
static gboolean
is_last_double (const BunnyState *state, guint seat, guint face)
{
  for (guint later = face + 1; later <= BUNNY_COPY_L; later++)
    if (bunny_state_has_scroll (state, seat, later) &&
        bunny_scrolls_get_copied (state, later) == BUNNY_DOUBLE)
      return FALSE;
  return TRUE;
}

/* If two `double` make four times, the last gives the difference from three times. */
guint
bunny_scrolls_get_share (const BunnyState   *state,
                         const BunnyScrolls *scrolls,
                         guint               seat,
                         guint               face)
{
  guint counted = bunny_face_is_copy (face) ? bunny_scrolls_get_copied (state, face) : face;
  guint worth = bunny_scrolls_get_worth (state, scrolls, seat, face);

  if (counted == BUNNY_DOUBLE && state->table.options & BUNNY_DOUBLE_TWICE &&
      get_held (scrolls, seat, BUNNY_DOUBLE) == 2 && is_last_double (state, seat, face))
    worth += sum_treasures (scrolls, seat);
  return worth;
}

guint
bunny_scrolls_get_worth (const BunnyState   *state,
                         const BunnyScrolls *scrolls,
                         guint               seat,
                         guint               face)
{
  guint sums[BUNNY_MAX_SEATS], seconds[BUNNY_MAX_SEATS];

  if (bunny_face_is_copy (face))
    face = bunny_scrolls_get_copied (state, face);
  if (face == 0)
    return 0;
  if (face != BUNNY_SECOND)
    return get_points (state, scrolls, seat, face);
  find_sums (state, scrolls, sums, seconds);
  return seconds[seat];
}

void
bunny_scrolls_find_own (const BunnyState *state, guint seat, BunnyScrolls *scrolls)
{
  memset (scrolls->cards, 0, sizeof scrolls->cards);
  memset (scrolls->held[seat], 0, sizeof scrolls->held[seat]);
  for (guint other = 0; other < state->table.seats; other++)
    scrolls->estate[other].cells = state->table.n_cells[other];
  bunny_estate_find (state, seat, &scrolls->estate[seat]);
  for (guint64 left = state->scrolls[seat]; left != 0; left &= left - 1)
    {
      guint scroll = BUNNY_FIRST_SCROLL + (guint) __builtin_ctzll (left);

      hold (scrolls, seat, scroll, bunny_scrolls_get_copied (state, scroll));
    }
}

guint
bunny_scrolls_try (const BunnyState *state, BunnyScrolls *scrolls, guint seat, guint face)
{
  guint points;

  hold (scrolls, seat, face, 0);
  points = get_points (state, scrolls, seat, face);
  scrolls->held[seat][face - BUNNY_FIRST_SCROLL]--;
  scrolls->cards[seat]--;
  return points;
}

void
bunny_state_get_totals (const BunnyState *state, guint *totals)
{
  BunnyScrolls scrolls;

  bunny_scrolls_find (state, 0, 0, &scrolls);
  bunny_scrolls_sum (state, &scrolls, totals);
  for (guint seat = 0; seat < state->table.seats; seat++)
    totals[seat] += state->table.score[seat];
}

void
bunny_state_rank (const BunnyState *state, guint *totals, guint8 *rank)
{
  bunny_state_get_totals (state, totals);
  for (guint seat = 0; seat < state->table.seats; seat++)
    {
      rank[seat] = 1;
      for (guint other = 0; other < state->table.seats; other++)
        rank[seat] = (guint8) (rank[seat] + (totals[other] > totals[seat]));
    }
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A flood goes step by step over sets of cells; a lake that it touches is added whole. Ways stop at
 * monuments, from which the next flood begins.
 */
#include "zimbabwe-ground.h"

#include <string.h>

/* ---- The map */

static void
lay_cell (ZimbabweGround *ground, guint cell, char printed)
{
  const char *found = strchr (zimbabwe_resource_letters, printed);

  zimbabwe_cells_add (&ground->map, cell);
  zimbabwe_cells_add (printed == '~' ? &ground->water : &ground->land, cell);
  if (printed == '*')
    zimbabwe_cells_add (&ground->starts, cell);
  if (printed == '.')
    zimbabwe_cells_add (&ground->bare, cell);
  if (!found)
    return;
  ground->resource_cell[ground->n_printed] = (guint16) cell;
  ground->resource_kind[ground->n_printed++] = (guint8) (found - zimbabwe_resource_letters);
}

/* Lays the tiles row by row, so that printed resources are in order. */
static void
lay_tiles (ZimbabweGround *ground)
{
  const ZimbabweLayout *layout = zimbabwe_layout_get (ground->seats);

  for (guint cell = 0; cell < ZIMBABWE_N_CELLS; cell++)
    {
      guint column = zimbabwe_cell_get_column (cell);
      guint row = zimbabwe_cell_get_row (cell);
      guint slot = column / ZIMBABWE_TILE_SIDE + row / ZIMBABWE_TILE_SIDE * 3;

      for (guint i = 0; i < layout->n_tiles; i++)
        if (layout->slot[i] == slot)
          lay_cell (ground, cell,
                    zimbabwe_tile_get_cell (ground->tile[i], ground->tile_turns[i],
                                            column % ZIMBABWE_TILE_SIDE,
                                            row % ZIMBABWE_TILE_SIDE));
    }
}

/* Cells that share an edge with one of a lake. */
static ZimbabweCells
grow_lake (const ZimbabweCells *lake, const ZimbabweCells *water)
{
  ZimbabweCells grown = *lake;

  for (guint i = 0; i < ZIMBABWE_N_WORDS; i++)
    {
      guint64 x = lake->word[i];

      grown.word[i] |= x << 1 | x >> 1 | x << ZIMBABWE_COLUMN_BITS | x >> ZIMBABWE_COLUMN_BITS;
      if (i > 0)
        grown.word[i] |= lake->word[i - 1] >> 2 * ZIMBABWE_COLUMN_BITS;
      if (i + 1 < ZIMBABWE_N_WORDS)
        grown.word[i] |= lake->word[i + 1] << 2 * ZIMBABWE_COLUMN_BITS;
    }
  return zimbabwe_cells_and (grown, water);
}

static void
find_lakes (ZimbabweGround *ground)
{
  ZimbabweCells left = ground->water;

  ground->n_lakes = 0;
  while (!zimbabwe_cells_are_none (&left))
    {
      ZimbabweCells *lake = &ground->lake[ground->n_lakes];
      ZimbabweCells  grown = { { 0 } };

      zimbabwe_cells_add (&grown, zimbabwe_cells_take (&left));
      do
        {
          *lake = grown;
          grown = grow_lake (lake, &ground->water);
        }
      while (memcmp (lake, &grown, sizeof grown) != 0);
      left = zimbabwe_cells_without (left, lake);
      for (guint i = 0; i < ZIMBABWE_N_WORDS; i++)
        for (guint64 x = lake->word[i]; x; x &= x - 1)
          ground->lake_at[i * 64 + (guint) __builtin_ctzll (x)] = ground->n_lakes;
      ground->n_lakes++;
    }
}

static void
lay_rain (ZimbabweGround *ground, const ZimbabweCells *rain)
{
  ground->rain = *rain;
  ground->water = zimbabwe_cells_or (ground->water, rain);
  ground->land = zimbabwe_cells_without (ground->land, rain);
  find_lakes (ground);
}

static void
lay_extras (ZimbabweGround *ground, const ZimbabweState *state)
{
  ground->n_extras = state->n_extras;
  memcpy (ground->extra, state->extra, sizeof ground->extra);
  ground->n_resources = ground->n_printed + state->n_extras;
  memset (ground->of_kind, 0, sizeof ground->of_kind);
  for (guint i = 0; i < ground->n_resources; i++)
    {
      if (i >= ground->n_printed)
        {
          guint16 extra = state->extra[i - ground->n_printed];

          ground->resource_cell[i] = (guint16) zimbabwe_extra_get_cell (extra);
          ground->resource_kind[i] = (guint8) zimbabwe_extra_get_resource (extra);
        }
      ground->of_kind[ground->resource_kind[i]] |= G_GUINT64_CONSTANT (1) << i;
    }
}

void
zimbabwe_ground_lay (ZimbabweGround *ground, const ZimbabweState *state)
{
  const ZimbabweCells none = { { 0 } };

  memset (ground, 0, G_STRUCT_OFFSET (ZimbabweGround, lake));
  memcpy (ground->tile, state->tile, sizeof ground->tile);
  memcpy (ground->tile_turns, state->tile_turns, sizeof ground->tile_turns);
  ground->seats = state->seats;
  ground->n_printed = 0;
  lay_tiles (ground);
  lay_rain (ground, &none);
  lay_extras (ground, state);
  ground->has_near[0] = ground->has_near[1] = 0;
}

/* ---- Following */

static gboolean
craft_equal (const ZimbabweCraft *a, const ZimbabweCraft *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/* The lot of a craftsman that had one, or one that nobody needs, which it takes. */
static guint8
find_lot (ZimbabweGround *ground, const ZimbabweCraft *craft, guint32 *free)
{
  ZimbabweLot *lot;
  guint        cells[4], n;

  for (guint i = 0; i < ground->n_crafts; i++)
    if (craft_equal (&ground->lot[ground->at[i]].craft, craft))
      return ground->at[i];
  n = (guint) __builtin_ctz (*free);
  *free &= *free - 1;
  lot = &ground->lot[n];
  lot->craft = *craft;
  lot->has_range = lot->has_ways = 0;
  memset (&lot->cells, 0, sizeof lot->cells);
  for (guint i = zimbabwe_piece_list_cells (craft->cell, craft->turn, cells); i > 0; i--)
    zimbabwe_cells_add (&lot->cells, cells[i - 1]);
  return (guint8) n;
}

/* The lots of the state's craftsmen; those of craftsmen that are gone become free. */
static void
follow_crafts (ZimbabweGround *ground, const ZimbabweState *state)
{
  guint8  at[ZIMBABWE_MAX_CRAFTS];
  guint32 free = (1u << ZIMBABWE_MAX_CRAFTS) - 1;

  for (guint i = 0; i < ground->n_crafts; i++)
    for (guint k = 0; k < state->n_crafts; k++)
      if (craft_equal (&ground->lot[ground->at[i]].craft, &state->craft[k]))
        free &= ~(1u << ground->at[i]);
  for (guint k = 0; k < state->n_crafts; k++)
    at[k] = find_lot (ground, &state->craft[k], &free);
  memcpy (ground->at, at, state->n_crafts);
  memcpy (ground->craft, state->craft, sizeof ground->craft);
  ground->n_crafts = state->n_crafts;
  memset (&ground->pieces, 0, sizeof ground->pieces);
  for (guint k = 0; k < state->n_crafts; k++)
    {
      ground->lot[at[k]].has_ways = 0;
      ground->pieces = zimbabwe_cells_or (ground->pieces, &ground->lot[at[k]].cells);
    }
}

static void
forget_ways (ZimbabweGround *ground)
{
  for (guint i = 0; i < ground->n_crafts; i++)
    ground->lot[ground->at[i]].has_ways = 0;
}

static void
forget_ranges (ZimbabweGround *ground)
{
  for (guint i = 0; i < ground->n_crafts; i++)
    ground->lot[ground->at[i]].has_range = 0;
}

static ZimbabweCells
get_monuments (const ZimbabweState *state)
{
  ZimbabweCells all = state->own[0];

  for (guint seat = 1; seat < state->seats; seat++)
    all = zimbabwe_cells_or (all, &state->own[seat]);
  return all;
}

static void
find_empty (ZimbabweGround *ground)
{
  ground->empty = zimbabwe_cells_without (ground->bare, &ground->rain);
  ground->empty = zimbabwe_cells_without (ground->empty, &ground->monuments);
  ground->empty = zimbabwe_cells_without (ground->empty, &ground->pieces);
  for (guint i = ground->n_printed; i < ground->n_resources; i++)
    zimbabwe_cells_remove (&ground->empty, ground->resource_cell[i]);
}

/* Tiles, rain and loose resources; TRUE if any of them have changed. */
static gboolean
follow_map (ZimbabweGround *ground, const ZimbabweState *state)
{
  gboolean is_new = ground->seats != state->seats ||
                    memcmp (ground->tile, state->tile, sizeof ground->tile) != 0 ||
                    memcmp (ground->tile_turns, state->tile_turns,
                            sizeof ground->tile_turns) != 0 ||
                    memcmp (&ground->rain, &state->rain, sizeof ground->rain) != 0;

  if (is_new)
    {
      zimbabwe_ground_lay (ground, state);
      lay_rain (ground, &state->rain);
    }
  else if (ground->n_extras == state->n_extras &&
           memcmp (ground->extra, state->extra, sizeof ground->extra) == 0)
    return FALSE;
  else
    {
      guint64 printed = (G_GUINT64_CONSTANT (1) << ground->n_printed) - 1;

      lay_extras (ground, state);
      ground->has_near[0] &= printed;
      ground->has_near[1] &= printed;
    }
  forget_ranges (ground);
  return TRUE;
}

void
zimbabwe_ground_follow_as (ZimbabweGround *ground, const ZimbabweState *state, gboolean far)
{
  const guint8        blocks = (state->options & ZIMBABWE_OPTION_BLOCK) != 0;
  const ZimbabweCells monuments = get_monuments (state);
  gboolean            has_changed = follow_map (ground, state);
  gboolean            are_new = memcmp (&monuments, &ground->monuments, sizeof monuments) != 0;

  if (has_changed || are_new || ground->far != far)
    forget_ways (ground);
  if (ground->blocks != blocks || (blocks && are_new))
    {
      ground->has_near[0] = ground->has_near[1] = 0;
      forget_ranges (ground);
    }
  ground->monuments = monuments;
  ground->blocks = blocks;
  ground->far = far != FALSE;
  if (ground->n_crafts != state->n_crafts ||
      memcmp (ground->craft, state->craft, sizeof ground->craft) != 0)
    {
      follow_crafts (ground, state);
      has_changed = TRUE;
    }
  if (has_changed || are_new)
    find_empty (ground);
}

void
zimbabwe_ground_follow (ZimbabweGround *ground, const ZimbabweState *state)
{
  zimbabwe_ground_follow_as (ground, state,
                             state->phase == ZIMBABWE_PHASE_ACT &&
                               state->seat[state->mover].god == ZIMBABWE_ESHU);
}

/* ---- Floods */

/* Adds whole lakes to what a flood has reached of them. */
static void
fill_lakes (const ZimbabweGround *ground, ZimbabweCells *reached)
{
  ZimbabweCells left = zimbabwe_cells_and (*reached, &ground->water);

  for (guint i = 0; i < ZIMBABWE_N_WORDS; i++)
    while (left.word[i])
      {
        guint                bit = (guint) __builtin_ctzll (left.word[i]);
        const ZimbabweCells *lake = &ground->lake[ground->lake_at[i * 64 + bit]];

        *reached = zimbabwe_cells_or (*reached, lake);
        left = zimbabwe_cells_without (left, lake);
      }
}

/* The cells within so many steps of some, on ways that go on from cells of `open` alone, or from
 * the first ones. */
static ZimbabweCells
flood (const ZimbabweGround *ground,
       const ZimbabweCells  *from,
       const ZimbabweCells  *open,
       guint                 steps)
{
  ZimbabweCells reached = *from;
  ZimbabweCells edge = *from;

  for (; steps > 0; steps--)
    {
      ZimbabweCells spread = zimbabwe_cells_spread (&edge, &ground->map);

      fill_lakes (ground, &spread);
      reached = zimbabwe_cells_or (reached, &spread);
      edge = zimbabwe_cells_and (reached, open);
    }
  return reached;
}

static guint
get_steps (guint far)
{
  return far ? 6 : 3;
}

const ZimbabweCells *
zimbabwe_ground_get_near (ZimbabweGround *ground, guint resource)
{
  ZimbabweCells *near = &ground->near[ground->far][resource];
  ZimbabweCells  open = ground->map;
  ZimbabweCells  from = { { 0 } };

  if (ground->has_near[ground->far] >> resource & 1)
    return near;
  if (ground->blocks)
    open = zimbabwe_cells_without (open, &ground->monuments);
  zimbabwe_cells_add (&from, ground->resource_cell[resource]);
  *near = flood (ground, &from, &open, get_steps (ground->far));
  ground->has_near[ground->far] |= G_GUINT64_CONSTANT (1) << resource;
  return near;
}

guint64
zimbabwe_ground_get_range (ZimbabweGround *ground, guint craft)
{
  ZimbabweLot *lot = &ground->lot[ground->at[craft]];
  guint64      left = ground->of_kind[zimbabwe_crafts[lot->craft.kind].resource];
  guint64     *range = &lot->range[ground->far];

  if (lot->has_range >> ground->far & 1)
    return *range;
  lot->has_range |= (guint8) (1u << ground->far);
  for (*range = 0; left; left &= left - 1)
    {
      guint resource = (guint) __builtin_ctzll (left);

      if (zimbabwe_cells_meet (zimbabwe_ground_get_near (ground, resource), &lot->cells))
        *range |= G_GUINT64_CONSTANT (1) << resource;
    }
  return *range;
}

/* Notes the number of hubs for monuments and craftsmen among cells. */
static void
note_hubs (const ZimbabweGround *ground, ZimbabweLot *lot, const ZimbabweCells *cells, guint hubs)
{
  ZimbabweCells left = zimbabwe_cells_or (ground->monuments, &ground->pieces);
  guint         cell;

  left = zimbabwe_cells_and (left, cells);
  while ((cell = zimbabwe_cells_take (&left)) != ZIMBABWE_NOWHERE)
    lot->hubs[cell] = (guint8) hubs;
}

/* The cells within a stretch of some, from which ways go on; monuments stop all others. */
static ZimbabweCells
stretch (const ZimbabweGround *ground, const ZimbabweCells *from)
{
  ZimbabweCells open = zimbabwe_cells_without (ground->map, &ground->monuments);

  open = zimbabwe_cells_or (open, from);
  return flood (ground, from, &open, get_steps (ground->far));
}

const ZimbabweLot *
zimbabwe_ground_get_ways (ZimbabweGround *ground, guint craft)
{
  ZimbabweLot  *lot = &ground->lot[ground->at[craft]];
  ZimbabweCells from = lot->cells;
  guint         hubs = 0;

  if (lot->has_ways)
    return lot;
  lot->has_ways = 1;
  memset (&lot->reach, 0, sizeof lot->reach);
  for (; !zimbabwe_cells_are_none (&from); hubs++)
    {
      ZimbabweCells now = stretch (ground, &from);

      now = zimbabwe_cells_without (now, &lot->reach);
      note_hubs (ground, lot, &now, hubs);
      lot->reach = zimbabwe_cells_or (lot->reach, &now);
      if (hubs < ZIMBABWE_N_AREAS)
        lot->area[hubs] = lot->reach;
      from = zimbabwe_cells_and (now, &ground->monuments);
    }
  for (; hubs < ZIMBABWE_N_AREAS; hubs++)
    lot->area[hubs] = lot->reach;
  return lot;
}

void
zimbabwe_ground_find_areas (const ZimbabweGround *ground,
                            guint                 cell,
                            ZimbabweCells         areas[ZIMBABWE_N_AREAS])
{
  ZimbabweCells from = { { 0 } };
  ZimbabweCells reached = { { 0 } };

  zimbabwe_cells_add (&from, cell);
  for (guint i = 0; i < ZIMBABWE_N_AREAS; i++)
    {
      ZimbabweCells now = stretch (ground, &from);

      now = zimbabwe_cells_without (now, &reached);
      reached = zimbabwe_cells_or (reached, &now);
      areas[i] = reached;
      from = zimbabwe_cells_and (now, &ground->monuments);
    }
}

/* ---- Answers */

guint
zimbabwe_ground_count_hubs (ZimbabweGround *ground, guint cell, guint craft)
{
  const ZimbabweLot *lot = zimbabwe_ground_get_ways (ground, craft);

  return zimbabwe_cells_has (&lot->reach, cell) ? lot->hubs[cell] : ZIMBABWE_FAR;
}

guint
zimbabwe_ground_count_hubs_between (ZimbabweGround *ground, guint from, guint to)
{
  const ZimbabweLot *lot = &ground->lot[ground->at[from]];
  guint              cells[4];
  guint              hubs = ZIMBABWE_FAR;

  for (guint i = zimbabwe_piece_list_cells (lot->craft.cell, lot->craft.turn, cells); i > 0; i--)
    hubs = MIN (hubs, zimbabwe_ground_count_hubs (ground, cells[i - 1], to));
  return hubs;
}

guint64
zimbabwe_ground_get_claimed (ZimbabweGround *ground, const ZimbabweState *state, guint kind)
{
  const ZimbabweCraftFacts *facts = &zimbabwe_crafts[kind];
  guint64                   claimed = 0;

  for (guint i = 0; i < state->n_crafts; i++)
    {
      guint other = state->craft[i].kind;

      if (other == kind ||
          ((state->options & ZIMBABWE_OPTION_KIND_CLAIMS) && other != facts->partner &&
           zimbabwe_crafts[other].resource == facts->resource))
        claimed |= zimbabwe_ground_get_range (ground, i);
    }
  return claimed;
}

guint
zimbabwe_ground_find_resource (const ZimbabweGround *ground, guint cell)
{
  guint i = 0;

  while (i < ground->n_resources && ground->resource_cell[i] != cell)
    i++;
  return i;
}

guint
zimbabwe_ground_count_steps (const ZimbabweGround *ground, guint from, guint to)
{
  ZimbabweCells reached = { { 0 } };
  guint         steps = 0;

  if (!zimbabwe_cells_has (&ground->map, from) || !zimbabwe_cells_has (&ground->map, to))
    return ZIMBABWE_FAR;
  zimbabwe_cells_add (&reached, from);
  for (fill_lakes (ground, &reached); !zimbabwe_cells_has (&reached, to); steps++)
    reached = flood (ground, &reached, &ground->map, 1);
  return steps;
}

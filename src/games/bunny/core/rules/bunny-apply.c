/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Choices, building turns, posts and copies, and how one phase leads to the next. The reveal
 * after all have chosen is in bunny-apply-reveal.c.
 */
#include "bunny-apply.h"

#include "bunny-fiefs.h"

#include <string.h>

void
bunny_events_add (GArray *events, guint item, guint seen_by, GameZone from, GameZone to)
{
  GameEvent event = { .kind = GAME_EVENT_MOVE,
                      .item = (guint16) item,
                      .seen_by = (guint8) seen_by,
                      .from = from,
                      .to = to };

  g_array_append_val (events, event);
}

/* The carrots of a harvest, as an amount that all see. */
static void
tell_of_carrots (GArray *events, guint seat, guint carrots)
{
  GameEvent event = { .kind = GAME_EVENT_AMOUNT,
                      .item = BUNNY_AMOUNT_SCORE,
                      .seen_by = GAME_SEEN_BY_ALL,
                      .amount = (gint32) carrots,
                      .to = { .seat = (guint8) seat } };

  if (events && carrots > 0)
    g_array_append_val (events, event);
}

/* ---- Phases */

/* The turn goes to the next seat that has something to build, `past` seats after the first
 * builder or later. */
static void
begin_turn (BunnyState *state, guint past, GArray *events)
{
  BunnyTable *table = &state->table;

  for (; past < table->seats; past++)
    {
      table->mover = (guint8) ((bunny_table_get_first_builder (table) + past) % table->seats);
      if (table->tray[table->mover] != 0)
        return;
    }
  table->mover = 0;
  table->kept = 0;
  table->phase = BUNNY_HARVEST;
  if (bunny_table_find_unset (table) == table->seats)
    bunny_apply_harvest (state, events);
}

void
bunny_apply_building (BunnyState *state, GArray *events)
{
  state->table.phase = BUNNY_BUILD;
  state->table.pick = 1;
  begin_turn (state, 0, events);
}

static void
reset_posts (BunnyTable *table)
{
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    if (bunny_table_get_spot (table, cell) > BUNNY_SPOT_TOWER)
      table->cell[cell] = (guint8) (BUNNY_SPOT_POST << 3 | bunny_table_get_owner (table, cell));
}

/* Scrolls are turned up, each in its place; then it is over, or somebody has to copy. */
static void
reveal_scrolls (BunnyState *state, GArray *events)
{
  memset (state->scroll_marks, 0, sizeof state->scroll_marks);
  for (guint seat = 0; seat < state->table.seats && events; seat++)
    for (guint i = 0; i < BUNNY_N_SCROLLS; i++)
      {
        GameZone zone = bunny_zone (BUNNY_ZONE_SCROLLS, seat, 0, 0);

        if (bunny_state_has_scroll (state, seat, BUNNY_FIRST_SCROLL + i))
          bunny_events_move (events, BUNNY_FIRST_SCROLL + i, GAME_SEEN_BY_ALL, zone, zone);
      }
}

static void
end_unless_owed (BunnyState *state)
{
  state->table.phase = BUNNY_OVER;
  for (guint seat = 0; seat < state->table.seats; seat++)
    if (bunny_state_owes_copy (state, seat, 0) || bunny_state_owes_copy (state, seat, 1))
      state->table.phase = BUNNY_FINAL;
}

void
bunny_apply_harvest (BunnyState *state, GArray *events)
{
  BunnyTable *table = &state->table;

  for (guint seat = 0; seat < table->seats; seat++)
    {
      guint carrots = bunny_table_harvest (table, seat);

      table->score[seat] = (guint16) (table->score[seat] + carrots);
      tell_of_carrots (events, seat, carrots);
    }
  if (table->round == BUNNY_N_ROUNDS)
    {
      reveal_scrolls (state, events);
      end_unless_owed (state);
      return;
    }
  reset_posts (table);
  table->round++;
  bunny_apply_deal (state, events);
}

/* ---- Actions */

static void
seal (BunnyState *state, guint seat, guint slot, guint i, GArray *events)
{
  bunny_events_move (events, bunny_card_get_face (state->hand[seat][i]), 1u << seat,
                     bunny_zone (BUNNY_ZONE_HAND, seat, 0, 0),
                     bunny_zone (BUNNY_ZONE_SEALED, seat, 0, slot));
  state->sealed[seat][slot] = bunny_state_take_from_hand (state, seat, i);
}

/* Of equal cards the last is played and the first discarded; two that are played are the last
 * two, sealed in bag order. */
static void
seal_both (BunnyState *state, guint seat, const guint8 *operand, GArray *events)
{
  guint last = 0, n;

  n = bunny_state_find_in_hand (state, seat, operand[0], &last);
  seal (state, seat, 0, operand[0] == operand[1] && !operand[2] ? last - 1 : last, events);
  if (operand[1] == 0)
    return;
  n = bunny_state_find_in_hand (state, seat, operand[1], &last);
  seal (state, seat, 1, operand[2] ? last + 1 - n : last, events);
}

static void
pick (BunnyState *state, guint seat, const guint8 *operand, GArray *events)
{
  seal_both (state, seat, operand, events);
  if (bunny_state_get_to_act (state) == 0)
    bunny_apply_reveal (state, events);
}

static gboolean
holds_both (const BunnyState *state, guint seat, const guint8 *operand)
{
  guint at;
  guint n = bunny_state_find_in_hand (state, seat, operand[0], &at);

  if (state->table.phase != BUNNY_EXPLORE || operand[0] == 0)
    return FALSE;
  if (operand[0] == operand[1])
    return n > 1;
  return n > 0 &&
         (operand[1] == 0 || bunny_state_find_in_hand (state, seat, operand[1], &at) > 0);
}

gboolean
bunny_apply_alone (BunnyState *state, guint seat, GameAction action, GArray *events)
{
  if (!holds_both (state, seat, action.operand))
    return FALSE;
  seal_both (state, seat, action.operand, events);
  bunny_apply_sealed (state, seat, events);
  return TRUE;
}

/* A building goes from a tray to a cell. */
static void
place (BunnyTable *table, guint seat, guint face, guint cell, GArray *events)
{
  bunny_events_move (events, face, GAME_SEEN_BY_ALL, bunny_zone (BUNNY_ZONE_TRAY, seat, 0, 0),
                     bunny_zone (BUNNY_ZONE_CELL, 0, cell, 0));
  table->tray[seat] -= bunny_tray_one (face);
  table->cell[cell] = (guint8) ((face - BUNNY_SPOT) << 3 | (seat + 1));
}

static void
place_tower (BunnyTable *table, guint seat, guint a, guint b, GArray *events)
{
  guint i = 0;

  place (table, seat, BUNNY_TOWER, a, events);
  bunny_events_move (events, BUNNY_TOWER, GAME_SEEN_BY_ALL, bunny_zone (BUNNY_ZONE_BOX, 0, 0, 0),
                     bunny_zone (BUNNY_ZONE_CELL, 0, b, 0));
  table->cell[b] = table->cell[a];
  while (i < BUNNY_N_TOWERS && table->towers[i][1] && table->towers[i][0] < a)
    i++;
  for (guint k = BUNNY_N_TOWERS - 1; k > i; k--)
    memcpy (table->towers[k], table->towers[k - 1], 2);
  table->towers[i][0] = (guint8) a;
  table->towers[i][1] = (guint8) b;
}

static void
place_camp (BunnyTable *table, guint seat, guint camp, guint cell, GArray *events)
{
  place (table, seat, BUNNY_CAMP1 + camp - 1, cell, events);
  bunny_events_move (events, BUNNY_RABBIT (seat), GAME_SEEN_BY_ALL,
                     bunny_zone (BUNNY_ZONE_SUPPLY, seat, 0, 0),
                     bunny_zone (BUNNY_ZONE_CELL, 0, cell, 0));
  table->n_cells[seat]++;
}

static void
decide_camp (BunnyTable *table, guint seat, GameAction action, GArray *events)
{
  if (action.kind == BUNNY_DO_SETTLE)
    place_camp (table, seat, table->camp, action.operand[0] - 1u, events);
  else
    table->kept |= (guint8) (1u << table->camp);
  table->camp = 0;
}

static void
answer (BunnyTable *table, guint seat, GameAction action, GArray *events)
{
  guint asked = table->asked;

  if (action.kind == BUNNY_DO_STEP_IN)
    place_camp (table, seat, asked, action.operand[0] - 1u, events);
  table->asked = (guint8) bunny_table_find_asked (table, table->camp, asked);
}

static void
trade (BunnyState *state, guint seat, const guint8 *operand, GArray *events)
{
  BunnyTable *table = &state->table;

  table->cell[operand[0] - 1] =
    (guint8) (BUNNY_SPOT_SET (operand[1] - BUNNY_WOOD) << 3 | (seat + 1));
  if (bunny_table_find_unset (table) == table->seats)
    bunny_apply_harvest (state, events);
}

static void
end_turn (BunnyState *state, GArray *events)
{
  BunnyTable *table = &state->table;
  guint       first = bunny_table_get_first_builder (table);

  begin_turn (state, (table->mover + table->seats - first) % table->seats + 1u, events);
}

void
bunny_apply_in_turn (BunnyTable *table, guint seat, GameAction action, GArray *events)
{
  const guint8 *operand = action.operand;

  switch (action.kind)
    {
    case BUNNY_DO_BUILD:
      place (table, seat, operand[0], operand[1] - 1u, events);
      break;
    case BUNNY_DO_TOWER:
      place_tower (table, seat, operand[0] - 1u, operand[1] - 1u, events);
      break;
    case BUNNY_DO_CAMP:
      table->camp = operand[0];
      table->asked = (guint8) bunny_table_find_asked (table, table->camp, 0);
      break;
    case BUNNY_DO_SETTLE:
    case BUNNY_DO_KEEP:
      decide_camp (table, seat, action, events);
      break;
    default:
      answer (table, seat, action, events);
      break;
    }
}

void
bunny_apply (BunnyState *state, guint seat, GameAction action, GArray *events)
{
  state->table.turn += action.kind == BUNNY_DO_PICK || action.kind >= BUNNY_DO_DONE;
  switch (action.kind)
    {
    case BUNNY_DO_PICK:
      pick (state, seat, action.operand, events);
      break;
    case BUNNY_DO_DONE:
      end_turn (state, events);
      break;
    case BUNNY_DO_TRADE:
      trade (state, seat, action.operand, events);
      break;
    case BUNNY_DO_COPY:
      state->copied[seat][action.operand[0]] = action.operand[1];
      end_unless_owed (state);
      break;
    default:
      bunny_apply_in_turn (&state->table, seat, action, events);
      break;
    }
}

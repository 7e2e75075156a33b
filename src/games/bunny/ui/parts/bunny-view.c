/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Gains are found by trying: a copy of the table with the card played, and the difference of two
 * harvests.
 */
#include "bunny-view.h"

#include <glib/gi18n-lib.h>

#include "bunny-forecast.h"
#include "bunny-judge.h"
#include "bunny-rules.h"
#include "bunny-scrolls.h"

void
bunny_view_show (BunnyView *self, const GameState *seen, guint viewer, gboolean active)
{
  gboolean acts;

  memcpy (&self->state, seen, sizeof self->state);
  self->viewer = viewer;
  self->active = active;
  acts = (bunny_state_get_to_act (&self->state) >> viewer & 1) != 0;
  self->n_legal = acts ? bunny_legal (&self->state, viewer, self->legal) : 0;
}

gboolean
bunny_view_offers (const BunnyView *self, GameAction action)
{
  for (guint i = 0; i < self->n_legal && self->active; i++)
    if (game_action_equal (self->legal[i], action))
      return TRUE;
  return FALSE;
}

char *
bunny_view_dup_seat (const BunnyView *self, guint seat)
{
  if (self->address == GAME_ADDRESS_YOU && seat == self->viewer)
    return g_strdup (C_ ("player", "You"));
  if (self->names != NULL && self->names[seat][0] != '\0' && self->address == GAME_ADDRESS_YOU &&
      self->state.table.seats > 2)
    return g_strdup (self->names[seat]);
  if (self->names != NULL && self->names[seat][0] != '\0' && self->address == GAME_ADDRESS_NUMBER)
    /* Translators: a player by number, as sentences call them, and by name: "2. Anna" */
    return g_strdup_printf (_ ("%1$u. %2$s"), seat + 1, self->names[seat]);
  if (self->rival != NULL && self->state.table.seats == 2 && seat != self->viewer)
    return g_strdup (self->rival);
  if (self->address == GAME_ADDRESS_YOU && self->state.table.seats == 2)
    return g_strdup (_ ("Opponent"));
  return g_strdup_printf (_ ("Player %u"), seat + 1);
}

guint
bunny_view_get_full_hand (const BunnyView *self)
{
  const BunnyTable *table = &self->state.table;

  if (self->exercise || table->phase != BUNNY_EXPLORE)
    return 0;
  /* With two seats a hand has a card of the reserve beside the cards dealt. */
  return bunny_table_get_deal (table) + (table->seats == 2);
}

guint
bunny_view_get_moment (const BunnyView *self)
{
  const BunnyTable *table = &self->state.table;
  guint             moment = table->round * 8u + table->phase;

  return self->exercise && table->phase == BUNNY_EXPLORE ? moment * 16 + table->pick : moment;
}

guint
bunny_view_get_first (const BunnyView *self)
{
  return self->exercise ? self->viewer : self->person;
}

/* ---- Gains */

static guint
harvest (const BunnyTable *table, guint seat)
{
  BunnyFiefs fiefs;
  guint      sum = 0;

  bunny_fiefs_find (table, seat, &fiefs);
  for (guint i = 0; i < fiefs.n; i++)
    sum += fiefs.fief[i].strength * bunny_fief_get_most_wealth (&fiefs.fief[i]);
  return sum;
}

guint
bunny_view_get_harvest (const BunnyView *self, guint seat)
{
  return harvest (&self->state.table, seat);
}

static gint
gain_building (const BunnyView *self, guint face, guint cell)
{
  BunnyTable table = self->state.table;

  table.cell[cell] = (guint8) ((face - BUNNY_SPOT) << 3 | (self->viewer + 1));
  return (gint) harvest (&table, self->viewer) - (gint) bunny_view_get_harvest (self, self->viewer);
}

static gboolean
may_stand (const BunnyView *self, guint face, guint cell)
{
  const BunnyTable *table = &self->state.table;

  return bunny_table_get_owner (table, cell) == self->viewer + 1 &&
         !bunny_table_is_built (table, cell) &&
         (bunny_building_get_lands (face) >> bunny_table_get_land (table, cell) & 1) != 0;
}

gint
bunny_view_gain_best (const BunnyView *self, guint face)
{
  gint      best = 0;
  BunnyGain gain;

  if (face > BUNNY_IRON)
    {
      bunny_gain_find (&self->state, self->viewer, face, &gain);
      return MAX (gain.carrots, 0);
    }
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    if (may_stand (self, face, cell))
      best = MAX (best, gain_building (self, face, cell));
  return best;
}

gboolean
bunny_view_is_buildable (const BunnyView *self, guint face)
{
  return bunny_table_is_buildable (&self->state.table, self->viewer, face);
}

gboolean
bunny_view_can_gain (const BunnyView *self)
{
  const BunnyTable *table = &self->state.table;
  guint             camp = table->asked != 0 ? table->asked : table->camp;

  if (table->phase != BUNNY_BUILD)
    return FALSE;
  if (camp != 0)
    return self->exercise || bunny_view_gain_best (self, BUNNY_CAMP1 + camp - 1) > 0;
  for (guint face = BUNNY_CITY1; face <= BUNNY_TOWER; face++)
    if (bunny_tray_get (table->tray[self->viewer], face) > 0 &&
        bunny_view_is_buildable (self, face) &&
        (self->exercise || bunny_view_gain_best (self, face) > 0))
      return TRUE;
  return FALSE;
}

/* Before all is over, it is not known what a copy card will copy, nor which seat will be second. */
static gboolean
is_unknown (const BunnyState *state, guint face)
{
  if (bunny_face_is_copy (face))
    return state->table.phase < BUNNY_OVER && bunny_scrolls_get_copied (state, face) == 0;
  return face == BUNNY_SECOND && state->table.phase < BUNNY_OVER;
}

gint
bunny_view_get_worth (const BunnyView *self, guint seat, guint face)
{
  BunnyScrolls scrolls;
  BunnyState   world = self->state;

  if (is_unknown (&world, face))
    return -1;
  if (!bunny_rules.is_full ((const GameState *) &self->state))
    bunny_state_complete (&self->state, 1, &world);
  if (bunny_state_has_scroll (&world, seat, face))
    {
      bunny_scrolls_find (&world, 0, 0, &scrolls);
      return (gint) bunny_scrolls_get_share (&world, &scrolls, seat, face);
    }
  bunny_scrolls_find (&world, face, seat, &scrolls);
  return (gint) bunny_scrolls_get_worth (&world, &scrolls, seat, face);
}

guint
bunny_view_get_total (const BunnyView *self, guint seat)
{
  guint totals[BUNNY_MAX_SEATS];

  if (self->state.table.phase < BUNNY_FINAL)
    return self->state.table.score[seat];
  bunny_state_get_totals (&self->state, totals);
  return totals[seat];
}

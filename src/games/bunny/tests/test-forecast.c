/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Forecasts against the later course: in random games each gain is the rise of the harvest after
 * the card, and the forecast of fiefs agrees with the terms of goals.
 */
#include "bunny-action.h"
#include "bunny-apply.h"
#include "bunny-choices.h"
#include "bunny-fixture.h"
#include "bunny-forecast.h"
#include "bunny-judge.h"
#include "bunny-terms.h"
#include "fixed.h"

#include <string.h>

#define N_GAMES 12

/* The number of different comparisons, so that a test that meets none fails. */
typedef struct
{
  guint cells;
  guint ousted;
  guint buildings;
  guint towers;
  guint camps;
  guint scrolls;
} Met;

static gint
get_term (const BunnyState *state, const char *name, guint first, guint second)
{
  const guint16 operands[] = { (guint16) first, (guint16) second };

  for (guint i = 0; i < BUNNY_N_TERMS; i++)
    if (strcmp (bunny_terms[i].name, name) == 0)
      return bunny_terms[i].value ((const GameState *) state, 0, operands);
  g_assert_not_reached ();
}

static gint
get_harvest (const BunnyState *state, guint seat)
{
  return get_term (state, "harvest", seat, 0);
}

static void
assert_forecast (const BunnyState *state, guint seat)
{
  BunnyForecast forecast;

  bunny_forecast_find (&state->table, seat, &forecast);
  g_assert_cmpint (forecast.carrots, ==, get_harvest (state, seat));
  g_assert_cmpuint (forecast.carrots, ==, bunny_forecast_harvest (&state->table, seat));
  g_assert_cmpint (forecast.n, ==, get_term (state, "fiefs", seat, 0));
  for (guint i = 0; i < forecast.n; i++)
    {
      const BunnyForecastFief *fief = &forecast.fief[i];

      g_assert_cmpuint (forecast.of[fief->first], ==, i);
      g_assert_cmpint (fief->size, ==, get_term (state, "fief", seat, fief->first));
      g_assert_cmpint (fief->strength, ==, get_term (state, "strength", seat, fief->first));
      g_assert_cmpint (fief->wealth, ==, get_term (state, "wealth", seat, fief->first));
      g_assert_cmpint (fief->carrots, ==, get_term (state, "yield", seat, fief->first));
    }
}

/* A rabbit more, as the rules put it there: a camp goes. */
static void
assert_territory (const BunnyState *state, guint seat, guint face, Met *met)
{
  BunnyState after = *state;
  BunnyGain  gain;
  guint      cell = face - 1;
  guint      owner = bunny_table_get_owner (&state->table, cell);

  bunny_gain_find (state, seat, face, &gain);
  if (bunny_table_get_rabbits (&state->table, seat) == 0 && owner != seat + 1)
    {
      g_assert_cmpuint (gain.cell, ==, BUNNY_NO_CELL);
      g_assert_cmpint (gain.carrots, ==, 0);
      return;
    }
  after.table.cell[cell] = (guint8) (seat + 1);
  g_assert_cmpint (gain.carrots, ==, get_harvest (&after, seat) - get_harvest (state, seat));
  g_assert_cmpint (gain.carrots, ==, bunny_gain_from_cell (&state->table, seat, cell));
  g_assert_cmpint (gain.size, ==, get_term (&after, "fief", seat, cell));
  g_assert_cmpuint (gain.cell, ==, cell);
  g_assert_cmpuint (gain.ousted, ==, owner == seat + 1 ? 0 : owner);
  met->cells++;
  met->ousted += gain.ousted > 0;
}

/* The seat whose building turn it is: each placement that is legal, and no other, is a place. */
static void
assert_placements (const BunnyState *state, guint seat, guint face, Met *met)
{
  gint      best = G_MININT;
  gint      at[BUNNY_N_CELLS] = { 0 };
  guint     places = 0;
  BunnyGain gain;

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      GameAction action = bunny_action (BUNNY_DO_BUILD, face, cell + 1, 0);
      BunnyState after = *state;

      g_assert_cmpint (bunny_judge (state, seat, action) == BUNNY_LEGAL, ==,
                       bunny_gain_may_stand (&state->table, seat, face, cell));
      if (bunny_judge (state, seat, action) != BUNNY_LEGAL)
        continue;
      bunny_apply (&after, seat, action, NULL);
      at[cell] = get_harvest (&after, seat) - get_harvest (state, seat);
      best = MAX (best, at[cell]);
      places++;
    }
  bunny_gain_find (state, seat, face, &gain);
  g_assert_cmpuint (gain.places, ==, places);
  g_assert_cmpint (gain.carrots, ==, places ? best : 0);
  if (places)
    g_assert_cmpint (at[gain.cell], ==, best);
  met->buildings += places > 0;
}

static void
assert_towers (const BunnyState *state, guint seat, Met *met)
{
  GameAction actions[BUNNY_MAX_LEGAL];
  guint      n = bunny_legal (state, seat, actions);
  gint       best = G_MININT;
  gint       at[BUNNY_N_CELLS][BUNNY_N_CELLS] = { 0 };
  guint      places = 0;
  BunnyGain  gain;

  for (guint i = 0; i < n; i++)
    if (actions[i].kind == BUNNY_DO_TOWER)
      {
        BunnyState after = *state;
        gint       carrots;

        bunny_apply (&after, seat, actions[i], NULL);
        carrots = get_harvest (&after, seat) - get_harvest (state, seat);
        at[actions[i].operand[0] - 1][actions[i].operand[1] - 1] = carrots;
        best = MAX (best, carrots);
        places++;
      }
  bunny_gain_find (state, seat, BUNNY_TOWER, &gain);
  g_assert_cmpuint (gain.places, ==, places);
  g_assert_cmpint (gain.carrots, ==, places ? best : 0);
  if (places)
    g_assert_cmpint (at[MIN (gain.cell, gain.other)][MAX (gain.cell, gain.other)], ==, best);
  met->towers += places > 0;
}

static void
assert_camp (const BunnyState *state, guint seat, guint face, Met *met)
{
  guint8    cells[BUNNY_N_CELLS + 1];
  guint     n = bunny_table_list_empty (&state->table, cells);
  gint      best = G_MININT;
  BunnyGain gain;

  bunny_gain_find (state, seat, face, &gain);
  if (bunny_table_get_rabbits (&state->table, seat) == 0)
    n = 0;
  for (guint i = 0; i < n; i++)
    best = MAX (best, bunny_gain_from_cell (&state->table, seat, cells[i]));
  g_assert_cmpuint (gain.places, ==, n);
  g_assert_cmpint (gain.carrots, ==, n ? best : 0);
  met->camps += n > 0;
}

static void
assert_scrolls (const BunnyState *state, guint seat, Met *met)
{
  for (guint face = BUNNY_FIRST_SCROLL; face <= BUNNY_N_FACES; face++)
    {
      BunnyGain gain;

      bunny_gain_find (state, seat, face, &gain);
      g_assert_cmpint (gain.points, ==,
                       get_term (state, "worth", seat, face - BUNNY_FIRST_SCROLL));
      met->scrolls += gain.points > 0;
    }
}

static void
assert_gains (const BunnyState *state, Met *met)
{
  guint seat = bunny_state_get_seat (state);
  guint last;

  if (state->table.phase == BUNNY_EXPLORE)
    for (guint face = 1; face <= BUNNY_N_CELLS; face++)
      if (bunny_state_find_in_hand (state, seat, face, &last) > 0)
        assert_territory (state, seat, face, met);
  if (state->table.phase != BUNNY_BUILD || state->table.camp)
    return;
  for (guint face = BUNNY_CITY1; face <= BUNNY_IRON; face++)
    if (bunny_tray_get (state->table.tray[seat], face) > 0)
      assert_placements (state, seat, face, met);
  if (bunny_tray_get (state->table.tray[seat], BUNNY_TOWER) > 0)
    assert_towers (state, seat, met);
  for (guint face = BUNNY_CAMP1; face <= BUNNY_CAMP6; face++)
    if (bunny_tray_get (state->table.tray[seat], face) > 0)
      assert_camp (state, seat, face, met);
  assert_scrolls (state, seat, met);
}

static void
test_games (void)
{
  guint64 rng = 1;
  Met     met = { 0 };

  for (guint game = 0; game < N_GAMES; game++)
    {
      BunnyState state;

      bunny_state_deal (&state, 2 + game % 3, game % 4 ? 0 : BUNNY_NEWLANDS, game);
      while (state.table.phase != BUNNY_OVER)
        {
          for (guint seat = 0; seat < state.table.seats; seat++)
            assert_forecast (&state, seat);
          assert_gains (&state, &met);
          bunny_state_playout ((GameState *) &state, &rng, 1);
        }
    }
  g_assert_cmpuint (met.cells, >, 100);
  g_assert_cmpuint (met.ousted, >, 0);
  g_assert_cmpuint (met.buildings, >, 100);
  g_assert_cmpuint (met.towers, >, 0);
  g_assert_cmpuint (met.camps, >, 0);
  g_assert_cmpuint (met.scrolls, >, 100);
}

/* Lava parts D5 from D6; A1 touches A2; C2 and D2 are of one fief round the lava between them. */
static guint32
list_buildable (const BunnyTable *table, guint seat)
{
  guint32 buildable = 0;

  for (guint face = BUNNY_CITY1; face <= BUNNY_TOWER; face++)
    if (bunny_table_is_buildable (table, seat, face))
      buildable |= 1u << (face - BUNNY_CITY1);
  return buildable;
}

/* The number of late buildings, of built ones, and of camps that stepped in. */
typedef struct
{
  guint late, built, stepped;
} Late;

/* Keeps the buildings that were buildable throughout a phase of building as bits for each seat. */
static void
assert_in_time (const BunnyTable *before, const BunnyTable *after, guint32 *buildable, Late *met)
{
  for (guint seat = 0; seat < before->seats; seat++)
    {
      buildable[seat] &= list_buildable (before, seat);
      for (guint face = BUNNY_CITY1; face <= BUNNY_TOWER; face++)
        {
          gboolean late = !(buildable[seat] >> (face - BUNNY_CITY1) & 1);
          gboolean built = bunny_tray_get (after->tray[seat], face) <
                           bunny_tray_get (before->tray[seat], face);

          g_assert_false (late && built);
          met->late += late && bunny_tray_get (before->tray[seat], face) > 0;
          met->built += built;
          met->stepped += built && before->asked != 0;
        }
    }
}

/* A building that is said to be too late in a phase of building is built in none of its turns. */
static void
test_too_late (void)
{
  guint64 rng = 2;
  Late    met = { 0 };

  for (guint game = 0; game < 10 * N_GAMES; game++)
    {
      guint32    buildable[BUNNY_MAX_SEATS];
      BunnyState state, before;

      bunny_state_deal (&state, 2 + game % 3, 0, game);
      while (state.table.phase != BUNNY_OVER)
        {
          before = state;
          bunny_state_playout ((GameState *) &state, &rng, 1);
          if (before.table.phase != BUNNY_BUILD)
            memset (buildable, 0xff, sizeof buildable);
          else if (state.table.phase == BUNNY_BUILD)
            assert_in_time (&before.table, &state.table, buildable, &met);
        }
    }
  g_assert_cmpuint (met.late, >, 100);
  g_assert_cmpuint (met.built, >, 100);
  g_assert_cmpuint (met.stepped, >, 0);
}

#define TURN "bunny/1 seats=3 round=3 phase=build "

/* Checks if a building of the first seat may still be built. */
static void
assert_buildable (const char *position, guint face, gboolean buildable)
{
  BunnyState state = fixture_position (position);

  g_assert_cmpuint (bunny_table_is_buildable (&state.table, 0, face), ==, buildable);
}

/* The third seat builds first in the third round. A camp may wait for a higher one, but not if it
 * was kept or if that one was. */
static void
test_buildable (void)
{
  assert_buildable (TURN "move=3 land=|| tray=city1||city2", BUNNY_CITY1, TRUE);
  assert_buildable (TURN "move=1 land=|| tray=city1||", BUNNY_CITY1, TRUE);
  assert_buildable (TURN "move=2 land=|| tray=city1|city2|", BUNNY_CITY1, FALSE);
  assert_buildable (TURN "move=1 kept=2 land=|| tray=city1,camp2|camp5|", BUNNY_CAMP1 + 1, FALSE);
  assert_buildable (TURN "move=2 land=|| tray=camp2|camp5|", BUNNY_CAMP1 + 1, TRUE);
  assert_buildable (TURN "move=2 kept=5 land=|| tray=camp2|city1,camp5|", BUNNY_CAMP1 + 1, FALSE);
  assert_buildable (TURN "move=2 land=|| tray=camp2|camp1|", BUNNY_CAMP1 + 1, FALSE);
  assert_buildable (TURN "move=2 camp=5/2 land=|| tray=camp2|camp5|", BUNNY_CAMP1 + 1, TRUE);
  assert_buildable (TURN "move=2 camp=5 land=|| tray=camp2|camp5|", BUNNY_CAMP1 + 1, FALSE);
  assert_buildable ("bunny/1 seats=3 round=4 phase=over land=|| tray=city1||", BUNNY_CITY1, FALSE);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/bunny/forecast/buildable", test_buildable);
  g_test_add_func ("/bunny/forecast/games", test_games);
  g_test_add_func ("/bunny/forecast/too-late", test_too_late);
  return g_test_run ();
}

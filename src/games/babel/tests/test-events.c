/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The events of actions in which the order matters: the reveal, the raze, the migration, and the
 * viewers of a drawn card. A law of tests/property holds events and states together at large.
 */
#include "fixed.h"
#include "babel-fixture.h"

static GArray *
play (const char *position, const char *actions)
{
  BabelState state = fixture_position (position);
  GArray    *events = g_array_new (FALSE, FALSE, sizeof (GameEvent));

  fixture_play (&state, actions, events);
  return events;
}

static GameEvent
event (GArray *events, guint i)
{
  g_assert_cmpuint (i, <, events->len);
  return g_array_index (events, GameEvent, i);
}

static void
test_reveal (void)
{
  g_autoptr (GArray) events = play ("babel/1 quarry=25?", "end");

  g_assert_cmpuint (event (events, 0).item, ==, BABEL_ITEM_TEMPLE (5));
  g_assert_cmpuint (event (events, 0).from.slot, ==, 43);
  g_assert_cmpuint (event (events, 0).to.slot, ==, 0);
  g_assert_cmpuint (event (events, 1).item, ==, BABEL_ITEM_TEMPLE (2));
  g_assert_cmpuint (event (events, 1).from.slot, ==, 43);
  g_assert_cmpuint (event (events, 1).to.slot, ==, 1);
  g_assert_cmpuint (event (events, 1).to.kind, ==, BABEL_ZONE_STORE);
}

static void
test_draw_is_secret (void)
{
  g_autoptr (GArray) events = play ("babel/1 deck=AHM?", "end");

  g_assert_cmpuint (events->len, ==, 5);
  for (guint i = 2; i < 5; i++)
    {
      g_assert_cmpuint (game_event_for_seat (event (events, i), 0).item, ==, GAME_ITEM_HIDDEN);
      g_assert_cmpuint (game_event_for_seat (event (events, i), 1).item, ==, i - 1);
      g_assert_cmpuint (event (events, i).to.seat, ==, 1);
    }
}

static void
test_raze (void)
{
  g_autoptr (GArray) events = play ("babel/1 H:AAA|/136 pawns=HQ", "raze");
  static const guint8 levels[] = { 6, 3, 1 };

  g_assert_cmpuint (event (events, 0).to.kind, ==, BABEL_ZONE_DISCARDS);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpuint (event (events, i + 1).item, ==, BABEL_ITEM_TEMPLE (levels[i]));
      g_assert_cmpuint (event (events, i + 1).from.slot, ==, 2 - i);
      g_assert_cmpuint (event (events, i + 1).to.slot, ==, 42 + i);
    }
}

static void
test_migration (void)
{
  g_autoptr (GArray) events = play ("babel/1 H:SAHM| P:A|", "migrate:H-P");
  static const guint8 nations[] = { BABEL_ASSYRIA, BABEL_HATTI, BABEL_MEDIA };

  g_assert_cmpuint (events->len, ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpuint (event (events, i).item, ==, BABEL_ITEM_NATION (nations[i]));
      g_assert_cmpuint (event (events, i).from.slot, ==, 1);
      g_assert_cmpuint (event (events, i).to.slot, ==, 1 + i);
    }
}

static void
test_sumerians (void)
{
  BabelState row = fixture_position ("babel/1 H:SSS|AHAA pawns=HQ");
  BabelState all = fixture_position ("babel/1 H:SSS|AHAA pawns=HQ rules=sumer-all");

  fixture_play (&row, "win-over", NULL);
  g_assert_cmpuint (row.table.settlers[0][BABEL_HATTI], ==, 4);
  g_assert_cmpuint (row.table.settlers[1][BABEL_HATTI], ==, 2);
  fixture_play (&all, "win-over", NULL);
  g_assert_cmpuint (all.table.settlers[0][BABEL_HATTI], ==, 5);
  g_assert_cmpuint (all.table.settlers[1][BABEL_HATTI], ==, 1);
}

/* Cards left behind close up and can form a new run (RULES.md 2.5). */
static void
test_closing_up (void)
{
  BabelState state = fixture_position ("babel/1 H:MMM|AAHA pawns=HH");

  fixture_play (&state, "expel:H end", NULL);
  g_assert_cmpstr (fixture_judge (&state, "halve:A"), ==, "small-hand");
  g_assert_cmpstr (fixture_judge (&state, "raze"), ==, "no-temple");
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/babel/events/reveal", test_reveal);
  g_test_add_func ("/babel/events/secret-draw", test_draw_is_secret);
  g_test_add_func ("/babel/events/raze", test_raze);
  g_test_add_func ("/babel/events/migration", test_migration);
  g_test_add_func ("/babel/apply/sumerians", test_sumerians);
  g_test_add_func ("/babel/apply/closing-up", test_closing_up);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every row of the table of refusals (RULES.md 8), and the order of its codes: each position has
 * the fault that is asked about and, where there can be one, a later one beside it.
 */
#include "bunny-fixture.h"

#include "bunny-action.h"
#include "bunny-rules.h"
#include "fixed.h"
#include "game-state.h"

typedef struct
{
  const char *position;
  const char *action;
  const char *code;
} Row;

#define OVER    "bunny/1 round=4 phase=over"
#define NINE    "?,?,?,?,?,?,?,?,?"
#define EXPLORE "bunny/1 hands=" NINE ",?,?|" NINE ",?,? reserve=" NINE "|" NINE
#define THREE   "bunny/1 seats=3 hands=" NINE ",?,?,?|" NINE ",?,?,?|" NINE ",?,?,?"
#define BUILD                                                                \
  "bunny/1 round=4 phase=build move=1 land=A1,A2,A4,B1,C3|D1 built=A1:wood " \
  "tray=city1,city3,tower|camp2"
#define CAMPS   "bunny/1 seats=3 round=4 phase=build land=A1|D1| tray=city1,camp4,camp6|camp1|camp5"
#define ASKED   CAMPS " camp=4/1"
#define SETTLE  CAMPS " camp=4"
#define HARVEST "bunny/1 round=4 phase=harvest land=A4,A5,A6|C7,D9 built=A5:post,C7:post"
#define SET     "bunny/1 round=4 phase=harvest land=A4,A5,A6|C7,D9 built=A5:post/fish,A6:post"
#define FINAL   "bunny/1 seats=3 round=4 phase=final scrolls=gem2,gem3,copyr|gem1|gem5,guard,copyl"
#define BOTH    "bunny/1 round=4 phase=final scrolls=copyr,copyl|gem1 copied=r:gem1|"

static const Row rows[] = {
  { OVER, "pick:A1-A2", "game-over" },
  { OVER, "done", "game-over" },
  { EXPLORE, "done", "wrong-phase" },
  { EXPLORE, "build:city1-A1", "wrong-phase" },
  { BUILD, "pick:A1-A2", "wrong-phase" },
  { BUILD, "trade:A1-wood", "wrong-phase" },
  { BUILD, "copy:r-gem1", "wrong-phase" },
  { HARVEST, "done", "wrong-phase" },

  { THREE, "pick:A1-A1", "two-to-play" },
  { EXPLORE, "pick:A1+A1", "one-to-discard" },
  { EXPLORE, "pick:A1-A1", "no-such-card" },
  { THREE, "pick:A1+A1", "no-such-card" },

  { SETTLE, "build:city2-J1", "camp-pending" },
  { BUILD, "build:city2-J1", "not-in-tray" },
  { BUILD, "build:city3-D1", "not-yours" },
  { BUILD, "build:city3-A1", "occupied" },
  { BUILD, "build:city1-A4", "occupied" },
  { BUILD, "build:city3-A2", "wrong-terrain" },
  { BUILD, "build:city3-B1", "legal" },

  { SETTLE, "tower:A1-D1", "camp-pending" },
  { CAMPS, "tower:A1-D1", "not-in-tray" },
  { BUILD, "tower:A1-D1", "not-yours" },
  { BUILD, "tower:A2-A4", "occupied" },
  { BUILD, "tower:A2-B1", "same-fief" },
  { BUILD, "tower:A2-C3", "legal" },
  { "bunny/1 rules=tower-anywhere round=4 phase=build move=1 land=A1,A2| tray=tower|",
    "tower:A1-A2", "legal" },

  { SETTLE, "camp:1", "camp-pending" },
  { CAMPS " kept=4", "camp:1", "not-in-tray" },
  { CAMPS " kept=4", "camp:4", "camp-kept" },
  { CAMPS, "camp:4", "legal" },

  { CAMPS, "settle:A1", "nothing-announced" },
  { ASKED, "settle:A1", "nothing-announced" },
  { CAMPS, "keep", "nothing-announced" },
  { ASKED, "keep", "nothing-announced" },
  { SETTLE, "settle:A1", "not-empty" },
  { SETTLE, "settle:A4", "not-empty" },
  { SETTLE, "settle:A2", "legal" },

  { CAMPS, "step-in:A1", "nothing-asked" },
  { SETTLE, "step-in:A2", "nothing-asked" },
  { CAMPS, "pass", "nothing-asked" },
  { ASKED, "step-in:A1", "not-empty" },
  { ASKED, "step-in:A4", "not-empty" },
  { ASKED, "step-in:A2", "legal" },
  { ASKED, "pass", "legal" },
  { SETTLE, "done", "camp-pending" },
  { ASKED, "done", "camp-pending" },

  { HARVEST, "trade:A4-wood", "no-post" },
  { HARVEST, "trade:C7-wood", "no-post" },
  { SET, "trade:A5-wood", "post-chosen" },
  { SET, "trade:A6-wood", "legal" },

  { FINAL, "copy:l-copyr", "no-copy-card" },
  { FINAL, "copy:r-copyr", "copy-of-copy" },
  { FINAL, "copy:r-gem1", "not-there" },
  { FINAL, "copy:r-gem5", "legal" },
  { BOTH, "copy:r-copyl", "already-copied" },
  { BOTH, "copy:l-copyl", "copy-of-copy" },
  { BOTH, "copy:l-gem2", "not-there" },
  { BOTH, "copy:l-gem1", "legal" },
};

static void
test_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BunnyState  state = fixture_position (rows[i].position);
      const char *code = fixture_judge (&state, rows[i].action);

      if (!g_str_equal (code, rows[i].code))
        g_error ("%s in %s is %s, not %s", rows[i].action, rows[i].position, code, rows[i].code);
    }
}

/* 36 cells, so no rabbit is left, in front of `rest`. */
static BunnyState
get_crowded (const char *rest)
{
  g_autoptr (GString) text = g_string_new ("bunny/1 round=4 phase=build land=");

  for (guint face = 1; face <= BUNNY_N_RABBITS; face++)
    {
      g_string_append (text, face > 1 ? "," : "");
      bunny_face_print (face, text);
    }
  g_string_append (text, rest);
  return fixture_position (text->str);
}

static void
test_no_rabbit (void)
{
  BunnyState state = get_crowded ("| tray=camp4| move=1 camp=4");

  g_assert_cmpstr (fixture_judge (&state, "settle:A1"), ==, "no-rabbit");
  g_assert_cmpstr (fixture_judge (&state, "settle:J1"), ==, "no-rabbit");
  g_assert_cmpstr (fixture_judge (&state, "keep"), ==, "legal");
  state = get_crowded ("| tray=camp1|camp4 move=2 camp=4/1");
  g_assert_cmpstr (fixture_judge (&state, "step-in:A1"), ==, "no-rabbit");
  g_assert_cmpstr (fixture_judge (&state, "pass"), ==, "legal");
}

/* Who has buildings left and ends the turn has passed. Who chooses cards has not, though that ends
 * a turn, too. */
static void
test_passes (void)
{
  static const struct
  {
    const char *position;
    const char *action;
    gboolean    passes;
  } passes[] = {
    { "bunny/1 pick=9 land=B10|D3,E4 hands=C10|D5,E3,G6 sealed=A9,J1| reserve=?|?", "pick:E3-G6",
      FALSE },
    { "bunny/1 phase=build land=A1,A2|J1 tray=city1|", "done", TRUE },
    { "bunny/1 phase=build land=A1,A2|J1 tray=city1|", "build:city1-A1", FALSE },
  };
  g_autofree GameState *state = game_state_new (&bunny_rules);

  for (guint i = 0; i < G_N_ELEMENTS (passes); i++)
    {
      g_autoptr (GError) error = NULL;
      GameAction action;

      g_assert_true (bunny_rules.parse_position (passes[i].position, state, &error));
      g_assert_true (bunny_rules.parse_action (passes[i].action, &action, &error));
      g_assert_cmpint (
        game_state_passes (&bunny_rules, state, bunny_rules.seat (state), action), ==,
        passes[i].passes);
    }
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/bunny/judge/rows", test_rows);
  g_test_add_func ("/bunny/judge/no-rabbit", test_no_rabbit);
  g_test_add_func ("/bunny/judge/passes", test_passes);
  return g_test_run ();
}

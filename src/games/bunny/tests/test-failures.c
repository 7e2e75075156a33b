/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences about a goal out of reach: the action that did it, the building that has no place
 * since then, and the missing figure. None of the program's own goals fails without a reason.
 */
#include "bunny-action.h"
#include "bunny-fixture.h"
#include "bunny-module.h"
#include "bunny-rules.h"
#include "bunny-words-failures.h"
#include "course-quests.h"
#include "fixed.h"
#include "game-goal.h"

#define BUILDING "bunny/1 round=3 phase=build "

static void
assert_cause (const char *position, const char *text, const char *expected)
{
  BunnyState       state = fixture_position (position);
  GameAction       action;
  g_autofree char *said = NULL;

  g_assert_true (bunny_action_parse (text, &action, NULL));
  said = bunny_failures.cause ((const GameState *) &state, action, NULL);
  g_assert_cmpstr (said, ==, expected);
}

static void
test_causes (void)
{
  assert_cause (BUILDING "land=E4,E5|J1 tray=city2|", "build:city2-E4",
                "You built on E4: City of strength 2.");
  assert_cause (BUILDING "land=A1,C3|J1 tray=tower|", "tower:A1-C3",
                "Your sky tower connects A1 and C3 now.");
  assert_cause (BUILDING "land=A1,C3|J1 tray=camp2|", "camp:2", "You announced camp 2.");
  assert_cause (BUILDING "land=A1|J1", "done", "You ended your building turn.");
  assert_cause ("bunny/1 pick=9 land=J10|C8,D9 hands=C10|B8,C9,D8 sealed=A9,J1| reserve=?|?",
                "pick:C9-B8", "You played: C9.");
  assert_cause ("bunny/1 seats=3 pick=5 land=C1|J1|A7 hands=?,?|?,?|A6,B7,F1,J3 "
                "sealed=E1,E2|E9,J10|",
                "pick:A6+B7", "You played: A6, B7.");
}

/* The last mountain, the last cell of a fief, the last cell of all. */
static void
test_homeless (void)
{
  assert_cause (BUILDING "land=B5,B6,B7|J1 tray=city1,gold|", "build:city1-B6",
                "You built on B6: City of strength 1. Now there is no free place for: Gold.");
  assert_cause (BUILDING "land=B5,B6,B7|J1 tray=city1,gold|", "build:city1-B5",
                "You built on B5: City of strength 1.");
  assert_cause (BUILDING "land=B7,B8,C7,D9,D10|J1 tray=city2,tower|", "build:city2-D10",
                "You built on D10: City of strength 2. Now there is no free place for: Sky tower.");
  assert_cause (BUILDING "land=B7,B8,C7,D9,D10|J1 tray=city2,tower|", "tower:B8-D10",
                "Your sky tower connects B8 and D10 now.");
  assert_cause (BUILDING "land=A1,C3|J1 tray=city1,tower|", "tower:A1-C3",
                "Your sky tower connects A1 and C3 now. Now there is no free place for: City of "
                "strength 1.");
  assert_cause (BUILDING "land=E4|J1 tray=city1,city1|", "build:city1-E4",
                "You built on E4: City of strength 1. Now there is no free place for: City of "
                "strength 1.");
}

static GameGoal
parse_goal (const char *text)
{
  GameGoal goal;
  g_autoptr (GError) error = NULL;

  game_goal_parse (&bunny_rules, text, 2, 0, &goal, &error);
  g_assert_no_error (error);
  return goal;
}

static void
assert_missing (const char *text, gint64 best, const char *expected)
{
  GameGoal         goal = parse_goal (text);
  BunnyState       state = fixture_position (BUILDING "land=E4|J1");
  g_autofree char *said =
    bunny_failures.missing ((const GameState *) &state, 0, &goal.conditions[0], best);

  g_assert_cmpstr (said, ==, expected);
}

static void
test_missing (void)
{
  assert_missing ("harvest(me) >= 6", 2, "Your harvest can still reach 2, but not 6.");
  assert_missing ("harvest(me) > 6", 2, "Your harvest can still reach 2, but not 7.");
  assert_missing ("yield(me,D3) >= 6", 4, "The fief with D3 can still bring 4, but not 6.");
  assert_missing ("tray(me) = 0", 1, "1 building stays in your tray.");
  assert_missing ("tray(me) >= 2", 1, "Only 1 building is left in your tray.");
  assert_missing ("fiefs(me) <= 2", 4,
                  "The number of your fiefs can still fall to 4, but not to 2.");
  assert_missing ("worth(me,luxury) >= 9", 6,
                  "The number of your luxuries can still reach 2, but not 3.");
  assert_missing ("worth(me,fish7) >= 20", 0,
                  "Lord of the sea: this scroll can still be worth 0, but not 20.");
  assert_missing ("harvest(opp) <= 2", 4, NULL);
}

static void
assert_ended (const char *position, const char *text, const char *expected)
{
  BunnyState       state = fixture_position (position);
  GameGoal         goal;
  g_autofree char *said = NULL;

  game_goal_parse (&bunny_rules, text, state.table.seats, 0, &goal, NULL);
  said = bunny_failures.ended ((const GameState *) &state, 0, &goal.conditions[0]);
  g_assert_cmpstr (said, ==, expected);
}

static void
test_ended (void)
{
  static const char two[] = "bunny/1 pick=9 score=7|0 land=C1,C2|D5 hands=J10,city2,gem1|C10,D4,"
                            "scribe reserve=?|? scrolls=gem2|";
  static const char three[] = "bunny/1 seats=3 pick=5 land=C1|J1|A7 hands=A6,B7,E1,E2|A8,F1,F2,J3|"
                              "B5,C10,D1,D2";

  assert_ended (two, "holds(opp,D4) = 0", "Your opponent has this card now: D4.");
  assert_ended (two, "holds(opp,scribe) = 0", "Your opponent has this card now: Scribe.");
  assert_ended (three, "holds(2,J3) = 0", "Player 2 has this card now: J3.");
  assert_ended (two, "harvest(me) >= 2", "A harvest would bring you 0 now.");
  assert_ended (two, "total(me) >= 11", "With your scrolls you have 9 now.");
  assert_ended (two, "score(me) >= 8", "Your points are 7 now.");
  assert_ended (two, "worth(me,fish7) >= 20", "Lord of the sea: this scroll is worth 0 now.");
  assert_ended (two, "won = 1", "You haven’t won.");
  assert_ended (two, "fiefs(me) = 2", "You have 1 fief now.");
  assert_ended (two, "harvest(opp) >= 2", NULL);
}

static void
test_counted (void)
{
  GameGoal         two = parse_goal ("builds <= 2");
  GameGoal         none = parse_goal ("camps = 0");
  g_autofree char *said = bunny_failures.overrun (&two.conditions[0]);
  g_autofree char *also = bunny_failures.overrun (&none.conditions[0]);

  g_assert_cmpstr (said, ==, "You were to build only 2 times.");
  g_assert_cmpstr (also, ==, "You were to do this without a camp.");
}

/* One less than asked for, or one more, has a sentence; and so has a counter. */
static void
assert_told (const GameState *state, const GameCondition *condition)
{
  gint64           off = condition->op == GAME_GOAL_AT_MOST || condition->number == 0 ? 1 : -1;
  gint64           best = (gint64) condition->number + off;
  g_autofree char *said = condition->term
                            ? bunny_failures.missing (state, 0, condition, best)
                            : bunny_failures.overrun (condition);

  g_assert_nonnull (said);
}

static void
test_quests (void)
{
  BunnyState state = fixture_position (BUILDING "land=E4|J1");

  for (const CourseQuest *quest = course_quests_get (&bunny_module)->quests; quest->goal; quest++)
    {
      GameGoal goal = parse_goal (quest->goal);

      for (guint i = 0; i < goal.n_conditions; i++)
        assert_told ((const GameState *) &state, &goal.conditions[i]);
    }
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/bunny/failures/causes", test_causes);
  g_test_add_func ("/bunny/failures/homeless", test_homeless);
  g_test_add_func ("/bunny/failures/missing", test_missing);
  g_test_add_func ("/bunny/failures/ended", test_ended);
  g_test_add_func ("/bunny/failures/counted", test_counted);
  g_test_add_func ("/bunny/failures/quests", test_quests);
  return g_test_run ();
}

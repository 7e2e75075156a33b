/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds out why a goal has gone out of reach: the action that did it, the condition that cannot
 * be met any more, and the nearest value that can.
 */
#include "../fixed.h"
#include "model-fixture.h"

#include "edubba-task.h"

typedef struct
{
  const char    *name;
  const char    *position;
  const char    *goal;
  const char    *actions;
  const char    *cause;
  const char    *missing; /* NULL: nothing is said of it */
  CourseMissKind kind;
} Row;

static const Row rows[] = {
  { "overrun", "babel/1 A:HH|/123 H:SSSSAPP|PSAAM/123456 S:PP| pawns=HQ hands=AHS|???????",
    "temple(opp,H) = 0 and travels = 0 and settles = 0", "win-over settle:A",
    "Your last Assyrian settled in Hatti, so none is left to carry you to Assyria.",
    "You were to do this without settling a card.",
    COURSE_MISS_OVERRUN },
  { "limited", "babel/1 H:AA| pawns=HQ hands=AAP|", "settlers(me,A) = 1 and travels <= 1",
    "travel:A travel:P", "Your Persian carried you to Persia, so it can’t settle any more.",
    "You were to travel only 1 time.",
    COURSE_MISS_OVERRUN },
  { "settlers", "babel/1 A:HM/12| hands=AHPS| stores=4|53", "temple(me,A) = 4",
    "travel:H travel:P", "Your Persian carried you to Persia, so it can’t settle any more.",
    "You need 1 more settler in Assyria.",
    COURSE_MISS_MISSING },
  { "run", "babel/1 H:SAA|MP/12345 hands=AHM|?????", "temple(opp,H) = 0", "travel:A",
    "Your Assyrian carried you to Assyria, so it can’t settle any more.",
    "A run in Hatti needs 1 more Assyrian.",
    COURSE_MISS_MISSING },
  { "opponent", "babel/1 P:MM|SASS hands=MP|?????", "settlers(opp,P) = 1", "travel:M",
    "Your Mede carried you to Media, so it can’t settle any more.",
    "Your opponent keeps 4 settlers in Persia.",
    COURSE_MISS_MISSING },
  { "parted", "babel/1 S:SSSAA|PA/123 pawns=SQ hands=M|?????",
    "temple(opp,S) = 0 and hand(me) = 1", "settle:M",
    "You let a card settle, so it left your hand.", "A run in Sumer needs 1 more Assyrian.",
    COURSE_MISS_MISSING },
  { "halved", "babel/1 P:HMM| pawns=PQ hands=AMM|?????????", "hand(opp) <= 3", "settle:A",
    "You let a card settle, so it left your hand.", "Your opponent keeps 5 cards.",
    COURSE_MISS_MISSING },
  { "score",
    "babel/1 A:/12345|M/1234 H:/12345| M:AAAS/12|SS/123 P:/1| S:|PH/1234 pawns=MS hands=|????? "
    "stores=43|",
    "won = 1", "raze", "Your Assyrians acted, so one of them paid.",
    "Your score can still reach 14, but not 15.",
    COURSE_MISS_MISSING },
  { "together", "babel/1 pawns=AQ hands=AHM|?????", "settlers(me,A) = 1 and settlers(me,H) = 1",
    "travel:H", "Your Hittite carried you to Hatti, so it can’t settle any more.", NULL,
    COURSE_MISS_TOGETHER },
  { "left-behind", "babel/1 H:S| pawns=HM hands=AM|????? stores=1|", "temple(me,H) = 1",
    "travel:A", "Your pawn has left Hatti, and you hold no Hittite to carry it back.",
    "You can no longer build a temple in Hatti.",
    COURSE_MISS_MISSING },
  { "left-behind-score", "babel/1 H:S| pawns=HM hands=A|????? stores=1|", "score(me) = 1",
    "travel:A", "Your pawn has left Hatti, and you hold no Hittite to carry it back.",
    "Your score can still reach 0, but not 1.",
    COURSE_MISS_MISSING },
  { "way-settled", "babel/1 pawns=HM hands=AM|?????", "settlers(me,M) = 1",
    "settle:M", "Your last Mede settled in Hatti, so none is left to carry you to Media.",
    "You need 1 more settler in Media.",
    COURSE_MISS_MISSING },
  { "ended", "babel/1 H:SAA|MP/12345 hands=AHM|?????", "temple(opp,H) = 0", "end",
    "You ended your turn.", "Your opponent’s temple in Hatti keeps level 5.",
    COURSE_MISS_ENDED },
  { "ended-low", "babel/1 H:SP/12| pawns=HM hands=MPS|????? stores=53|1",
    "temple(me,H) = 3 and ends = 1", "end", "You ended your turn.",
    "Your temple in Hatti stands at level 2.",
    COURSE_MISS_ENDED },
  { "ended-bare", "babel/1 H:S| pawns=HM hands=MPS|????? stores=1|",
    "temple(me,H) = 1 and ends = 1", "end",
    "You ended your turn.", "You have no temple in Hatti.",
    COURSE_MISS_ENDED },
  { "ended-score", "babel/1 H:SP/1| pawns=HM hands=AHM|????? stores=2|",
    "score(me) = 2 and ends = 1", "end",
    "You ended your turn.", "Your score is 1.",
    COURSE_MISS_ENDED },
};

static EdubbaTask *
task_new (const Row *row)
{
  const GameModule *module = fixture_get_game ();
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state =
    game_position_parse_full (module->rules, row->position, 0, &error);
  GameGoal goal;

  g_assert_no_error (error);
  game_goal_parse (module->rules, row->goal, module->rules->seats (state),
                   game_goal_seat (module->rules, state), &goal, &error);
  g_assert_no_error (error);
  return edubba_task_new (module, state, &goal);
}

static gboolean
is_explained (gpointer task)
{
  gboolean explained;

  g_object_get (task, "explained", &explained, NULL);
  return explained;
}

static void
act (EdubbaTask *task, const char *actions)
{
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);

  for (guint i = 0; words[i]; i++)
    g_assert_true (edubba_match_act (edubba_task_get_match (task), words[i], NULL, NULL));
}

static char *
tell_missing (EdubbaTask *task, const CourseMiss *failure)
{
  const GameFailures *failures = fixture_get_game ()->failures;

  if (failure->kind == COURSE_MISS_OVERRUN)
    return failures->overrun (&failure->condition);
  if (failure->kind == COURSE_MISS_MISSING)
    return failures->missing (edubba_match_get_state (edubba_task_get_match (task)), 0,
                              &failure->condition, failure->best);
  if (failure->kind == COURSE_MISS_ENDED)
    return failures->ended (edubba_match_get_state (edubba_task_get_match (task)), 0,
                            &failure->condition);
  return NULL;
}

static void
test_reason (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (EdubbaTask) task = task_new (row);
  EdubbaMatch     *match = edubba_task_get_match (task);
  CourseMiss       failure;
  guint            at;
  g_autofree char *cause = NULL;
  g_autofree char *missing = NULL;

  g_assert_false (edubba_task_get_failure (task, &failure, &at));
  act (task, row->actions);
  fixture_wait (is_explained, task);
  g_assert_true (edubba_task_get_failure (task, &failure, &at));
  g_assert_cmpuint (at, ==, edubba_match_get_cursor (match) - 1);
  g_assert_cmpint (failure.kind, ==, row->kind);
  cause = fixture_get_game ()->failures->cause (
    game_record_get_state (edubba_match_get_record (match), at),
    edubba_match_get_action (match, at),
    failure.kind == COURSE_MISS_MISSING ? &failure.condition : NULL);
  g_assert_cmpstr (cause, ==, row->cause);
  missing = tell_missing (task, &failure);
  g_assert_cmpstr (missing, ==, row->missing);
}

/* The reason is given for the action that mattered, and not again for those after it. */
static void
test_once (void)
{
  g_autoptr (EdubbaTask) task = task_new (&rows[0]);
  EdubbaMatch *match = edubba_task_get_match (task);
  CourseMiss   failure;
  guint        at;

  act (task, rows[0].actions);
  fixture_wait (is_explained, task);
  act (task, "settle:H");
  g_assert_false (edubba_task_get_failure (task, &failure, &at));
  edubba_match_undo (match);
  fixture_wait (is_explained, task);
  edubba_match_undo (match);
  g_assert_false (edubba_task_get_failure (task, &failure, &at));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/tutor/failure/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_reason);
    }
  g_test_add_func ("/tutor/failure/once", test_once);
  return g_test_run ();
}

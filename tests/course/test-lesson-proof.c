/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Proofs of lessons: the lengths of their lines, the refusals and their places, and the positions
 * in which a step can end.
 */
#include "course-lesson-proof.h"

#include "../fixed.h"
#include "course-outcomes.h"
#include "game-state.h"
#include "games.h"

#define HEAD     "[Lesson]\nId=one\nTitle=One\nSummary=One step\nRules=2.1\n"
#define POSITION "Position=babel/1 H:AA| pawns=HQ hands=AAP|\n"
#define STEP     "[Step 1]\n" POSITION "Say=Go.\n"
#define DONE     "\nDone1=There you are.\n"
#define MISSED   "\nDone2=x\nMissed=2\n"
#define NEXT     "[Step 2]\nSay=On.\n"
#define SETTLING "Allow=settle\nNotNow=Later.\n"
#define TASK     "[Task 1]\n" POSITION "Say=Go.\nGoal=travels = 1\nDone=There.\n"

/* The Persian parts the Assyrians. */
#define PARTED SETTLING "Goal1=run(me,H,A) = 3" DONE "Goal2=run(me,H,P) = 1" MISSED

/* Deck and hands decide on the cards drawn next. */
#define HIDDEN                                                                                 \
  "Position=babel/1 A:HHHHHHHHHHHH| H:MMMMMMMMMMMM| M:PPPPPPPPPPPP| P:SSSSSSSSSSS|AAAAAAAAAA " \
  "pawns=AQ hands=?| deck=A?\n"

typedef struct
{
  const char *name;
  const char *text;
  const char *proofs; /* "length*count ..." by goal, or the beginning of the error */
} Row;

static const Row rows[] = {
  { "one", HEAD STEP "Goal1=travels = 1" DONE TASK, "1*2 1*2" },
  { "any-length", HEAD STEP "Goal1=settlers(me,H) = 5" DONE TASK, "3*3 1*2" },
  { "allowed-action", HEAD STEP "Allow=travel:P\nNotNow=x\nGoal1=travels = 1" DONE TASK,
    "1*1 1*2" },
  { "allowed-kind", HEAD STEP "Allow=settle\nNotNow=x\nGoal1=hand(me) = 1" DONE TASK, "2*3 1*2" },
  { "two-goals", HEAD STEP "Goal2=run(me,H,A) = 3\nDone2=x\nGoal1=travels = 1" DONE TASK,
    "1*2 1*1 1*2" },
  { "going-on",
    HEAD STEP SETTLING "Goal1=settles = 2" DONE NEXT "Goal1=travels = 1" DONE TASK,
    "2*3 1*1 1*2" },
  { "going-on-shown",
    HEAD STEP "Show=settle:A\n" SETTLING "Goal1=settles = 1" DONE NEXT
              "Show=migrate:H-P\nGoal1=settles = 1" DONE          TASK,
    "1*2 1*1 1*2" },
  { "going-on-question",
    HEAD STEP SETTLING "Goal1=settles = 1" DONE NEXT
                       "Ask=x\nChoice1=x\nReply1=x\nChoice2=x\nReply2=x\nRight=1\n"
                       "[Step 3]\nSay=x\nGoal1=settles = 1" DONE TASK,
    "1*2 1*2 1*2" },
  { "turn", HEAD STEP "Goal1=ends = 1" DONE NEXT "Show=end\nGoal1=ends = 1" DONE TASK,
    "1*1 1*1 1*2" },
  { "unsolvable", HEAD STEP "Goal1=builds = 1" DONE TASK, "[Step 1] Goal1: " },
  { "unsolvable-second", HEAD STEP "Goal1=travels = 1" DONE "Goal2=builds = 1\nDone2=x\n" TASK,
    "[Step 1] Goal2: " },
  { "unsolvable-allowed", HEAD STEP "Allow=settle\nNotNow=x\nGoal1=travels = 1" DONE TASK,
    "[Step 1] Goal1: " },
  { "unsolvable-later",
    HEAD STEP "Allow=settle\nNotNow=x\nGoal1=settles = 2" DONE NEXT
              "Goal1=run(me,H,A) = 4" DONE                     TASK,
    "[Step 2] Goal1: " },
  { "unsolvable-task",
    HEAD STEP "Goal1=travels = 1" DONE "[Task 1]\n" POSITION "Say=x\nGoal=builds = 1\nDone=x\n",
    "[Task 1] Goal: " },
  { "reached-already", HEAD STEP "Goal1=hand(me) = 3" DONE TASK, "[Step 1] Goal1: " },
  { "reached-by-step-before",
    HEAD STEP "Goal1=settles = 1" DONE NEXT "Goal1=hand(me) <= 2" DONE TASK, "[Step 2] Goal1: " },
  { "reply-never", HEAD STEP "Goal1=travels >= 1" DONE "Goal2=travels = 2\nDone2=x\n" TASK,
    "[Step 1] Done2: " },
  { "missed",
    HEAD STEP "Goal1=settles = 2" DONE "Goal2=travels = 1" MISSED TASK,
    "2*3 1*2 1*2" },
  { "missed-on-the-way",
    HEAD STEP "Goal1=travels = 1 and settles = 1" DONE "Goal2=settles = 1" MISSED TASK,
    "[Step 1] Goal1: A shortest way to this goal, settle:A travel:A, leads through goal 2" },
  { "missed-at-the-end",
    HEAD STEP "Goal1=settles = 2" DONE "Goal2=settles >= 2" MISSED TASK,
    "[Step 1] Done2: " },
  { "missed-is-no-end",
    HEAD STEP PARTED NEXT "Goal1=run(me,H,A) = 4" DONE TASK,
    "1*1 1*1 1*1 1*2" },
  { "shown-illegal", HEAD STEP "Show=settle:A steal\nGoal1=travels = 1" DONE TASK,
    "[Step 1] Show: “steal” is refused here: no-run" },
  { "shown-away", HEAD STEP "Show=end\nGoal1=travels = 1" DONE TASK, "[Step 1] Goal1: " },
  { "nothing-to-do", HEAD STEP TASK, "[Step 1] Say: " },
  { "task-missing", HEAD STEP "Goal1=travels = 1" DONE, "[Task 1]: " },
  { "hidden", HEAD "[Step 1]\n" HIDDEN "Say=x\nGoal1=travels = 1" DONE TASK, "[Step 1] Goal1: " },
  { "hidden-task",
    HEAD STEP "Goal1=travels = 1" DONE "[Task 1]\n" HIDDEN "Say=x\nGoal=travels = 1\nDone=x\n",
    "[Task 1] Goal: " },
};

static CourseLesson *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  CourseLesson *lesson = course_lesson_parse (games_modules, text, strlen (text), &error);

  g_assert_no_error (error);
  return lesson;
}

static void
test_proof (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (CourseLesson) lesson = parse (row->text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) proofs = course_lesson_prove (lesson, GAME_SOLVE_MEMORY, NULL, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; proofs && i < proofs->len; i++)
    {
      const CourseLessonProof *proof = &g_array_index (proofs, CourseLessonProof, i);

      g_string_append_printf (text, "%s%u*%" G_GUINT64_FORMAT, i > 0 ? " " : "", proof->length,
                              proof->count);
    }
  if (proofs)
    {
      g_assert_cmpstr (text->str, ==, row->proofs);
      return;
    }
  g_test_message ("%s", error->message);
  g_assert_error (error, GAME_ERROR, GAME_ERROR_REFUSED);
  g_assert_true (g_str_has_prefix (error->message, row->proofs));
}

static void
assert_limited (const char *text, guint64 memory, const gint *cancel, const char *begin)
{
  g_autoptr (CourseLesson) lesson = parse (text);
  g_autoptr (GError) error = NULL;

  g_assert_null (course_lesson_prove (lesson, memory, cancel, &error));
  g_test_message ("%s", error->message);
  g_assert_error (error, GAME_ERROR, GAME_ERROR_LIMIT);
  g_assert_true (g_str_has_prefix (error->message, begin));
}

static void
test_memory (void)
{
  assert_limited (HEAD STEP "Goal1=settles = 3" DONE TASK, 1, NULL, "[Step 1] Goal1: ");
}

static void
test_cancelled (void)
{
  gint cancel = 1;

  assert_limited (HEAD STEP "Goal1=settles = 3" DONE TASK, GAME_SOLVE_MEMORY, &cancel,
                  "[Step 1] Goal1: ");
}

/* A step with too many ends cannot be followed by one without a position. */
static void
test_ends (void)
{
  const char      *open = "[Step 1]\nPosition=babel/1 A:HMPSA| H:AAHHMMSS| pawns=HQ "
                          "hands=AAHHMMPPSS|\nSay=Go.\nGoal1=actions = 5" DONE;
  g_autofree char *going_on = g_strconcat (HEAD, open, NEXT "Goal1=ends = 1" DONE TASK, NULL);
  g_autofree char *two_goals =
    g_strconcat (HEAD, open, "Goal2=won = 0 and actions = 4 and travels = 0\nDone2=x\n" TASK, NULL);

  assert_limited (going_on, GAME_SOLVE_MEMORY, NULL, "[Step 2] Position: ");
  assert_limited (two_goals, GAME_SOLVE_MEMORY, NULL, "[Step 1] Allow: ");
}

/* Positions that differ only in the way to them are one end; the fewest actions come first. */
static void
test_end_positions (void)
{
  g_autoptr (CourseLesson) lesson = parse (HEAD STEP "Goal1=hand(me) = 1" DONE TASK);
  const CourseStep     *step = course_lesson_get_step (lesson, 0);
  const GameRules      *rules = games_modules[0]->rules;
  g_autofree GameState *start = game_position_parse_full (rules, step->position, 0, NULL);
  g_autoptr (GPtrArray) ends = g_ptr_array_new_with_free_func (g_free);
  guint replies = 0;

  g_assert_true (course_outcomes_find (rules, step, start, ends, &replies, NULL));
  g_assert_cmpuint (replies, ==, 1);
  g_assert_cmpuint (ends->len, >, 1);
  for (guint i = 0; i < ends->len; i++)
    for (guint k = 0; k < i; k++)
      g_assert_false (game_state_equal (rules, ends->pdata[i], ends->pdata[k]));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/lesson/proof/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_proof);
    }
  g_test_add_func ("/lesson/proof/memory", test_memory);
  g_test_add_func ("/lesson/proof/cancelled", test_cancelled);
  g_test_add_func ("/lesson/proof/too-open", test_ends);
  g_test_add_func ("/lesson/ends/positions", test_end_positions);
  return g_test_run ();
}

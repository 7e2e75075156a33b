/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Questions on fresh positions: which games and paragraphs have them, that a seed makes the same
 * ones again, and that each can be answered, pressed and proved.
 */
#include "../fixed.h"

#include <string.h>

#include "course-lesson-proof.h"
#include "course-question.h"
#include "game-question.h"
#include "game-state.h"
#include "games.h"

#define N_QUESTIONS 18
#define N_SEEDS     4

/* A game without questions has none, and no game has questions for paragraphs that it does not
 * ask about. */
static void
test_possible (void)
{
  GameModule mute = *games_find ("bunny");

  mute.questions = NULL;
  g_assert_true (course_question_is_possible (games_find ("bunny"), NULL));
  g_assert_true (course_question_is_possible (games_find ("bunny"), "4.3"));
  g_assert_true (course_question_is_possible (games_find ("bunny"), "2.2"));
  g_assert_false (course_question_is_possible (games_find ("bunny"), "2.8"));
  g_assert_false (course_question_is_possible (&mute, NULL));
  g_assert_null (course_question_make (games_find ("bunny"), "2.8", 1, 1, NULL));
  g_assert_null (course_question_make (&mute, NULL, 1, 1, NULL));
}

static void
test_cancelled (void)
{
  const gint cancel = 1;

  g_assert_null (course_question_make (games_find ("bunny"), NULL, 1, 1, &cancel));
}

/* The contents of a step, for comparison. */
static char *
describe (const CourseStep *step)
{
  g_autofree char *choices = g_strjoinv ("|", step->choices);
  g_autofree char *replies = g_strjoinv ("|", step->replies);

  return g_strjoin ("\n", step->position, step->say, step->ask, choices, replies, NULL);
}

/* A part of the board for every choice, none twice, one of them right. */
static void
check_choices (const CourseStep *step)
{
  guint n = g_strv_length (step->choices);

  g_assert_cmpuint (n, >=, 2);
  g_assert_cmpuint (g_strv_length (step->points), ==, n);
  g_assert_cmpuint (step->right, <, n);
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < i; k++)
      {
        g_assert_cmpstr (step->choices[i], !=, step->choices[k]);
        g_assert_true (g_str_equal (step->points[i], "-") ||
                       !g_str_equal (step->points[i], step->points[k]));
      }
}

/* Of cells that may add carrots several do. */
static void
check_weighed (const CourseStep *step)
{
  guint n = 0;

  for (guint i = 0; step->replies[i]; i++)
    n += i != step->right && strstr (step->replies[i], " more.") != NULL;
  g_assert_cmpuint (n, >, 0);
}

/* The answer is a number that is no trifle, and where it is a term the game can work it out. */
static void
check_answer (const CourseLesson *lesson, const CourseStep *step)
{
  const GameModule     *module = course_lesson_get_module (lesson);
  g_autofree GameState *state = game_position_parse_full (module->rules, step->position, 0, NULL);
  g_autofree char      *working = NULL;
  g_autofree char      *number = NULL;

  g_assert_cmpint (course_step_get_answer (step, state, course_lesson_get_seat (lesson)), >, 0);
  if (!step->answer.term)
    return;
  working = module->questions->working (state, step->answer.term, step->answer.operand);
  number = g_strdup_printf ("%d", course_step_get_answer (step, state, 0));
  g_assert_nonnull (working);
  g_assert_nonnull (strstr (working, number));
}

static void
check_lesson (const CourseLesson *lesson)
{
  for (guint i = 0; i < course_lesson_get_n_steps (lesson); i++)
    {
      const CourseStep *step = course_lesson_get_step (lesson, i);

      g_assert_cmpint (step->kind, ==, COURSE_STEP_ASK);
      g_assert_true (course_question_is_possible (course_lesson_get_module (lesson),
                                                  step->drills[0]));
      if (step->has_answer)
        check_answer (lesson, step);
      else
        check_choices (step);
      if (!step->has_answer && g_str_equal (step->drills[0], "4.3"))
        check_weighed (step);
    }
}

static void
test_made (gconstpointer data)
{
  const GameModule *module = games_find (data);

  for (guint64 seed = 1; seed <= N_SEEDS; seed++)
    {
      g_autoptr (CourseLesson) lesson =
        course_question_make (module, NULL, N_QUESTIONS, seed, NULL);
      g_autoptr (CourseLesson) again =
        course_question_make (module, NULL, N_QUESTIONS, seed, NULL);
      g_autoptr (GHashTable) asked = g_hash_table_new (g_str_hash, g_str_equal);

      g_assert_nonnull (lesson);
      g_assert_cmpuint (course_lesson_get_n_steps (lesson), ==, N_QUESTIONS);
      check_lesson (lesson);
      for (guint i = 0; i < N_QUESTIONS; i++)
        {
          g_autofree char *one = describe (course_lesson_get_step (lesson, i));
          g_autofree char *other = describe (course_lesson_get_step (again, i));

          g_assert_cmpstr (one, ==, other);
          g_hash_table_add (asked, course_lesson_get_step (lesson, i)->position);
        }
      g_assert_cmpuint (g_hash_table_size (asked), ==, N_QUESTIONS);
    }
}

/* Questions for one paragraph alone. */
static void
test_paragraph (void)
{
  g_autoptr (CourseLesson) lesson =
    course_question_make (games_find ("bunny"), "5.3", 3, 7, NULL);

  g_assert_nonnull (lesson);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpstr (course_lesson_get_step (lesson, i)->drills[0], ==, "5.3");
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/question/possible", test_possible);
  g_test_add_func ("/question/cancelled", test_cancelled);
  g_test_add_data_func ("/question/made/bunny", "bunny", test_made);
  g_test_add_data_func ("/question/made/meso", "meso", test_made);
  g_test_add_func ("/question/paragraph", test_paragraph);
  return g_test_run ();
}

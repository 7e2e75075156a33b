/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Quick questions: their answers are what the rules make of the position. The form of questions is
 * tested for all games (tests/course/test-question.c).
 */
#include "course-question.h"
#include "fixed.h"
#include "game-state.h"
#include "games.h"
#include "meso-action.h"
#include "meso-rules.h"
#include "meso-state.h"

#define N_QUESTIONS 6
#define SEED        5

static CourseLesson *
make (const char *paragraph)
{
  CourseLesson *lesson =
    course_question_make (games_find ("meso"), paragraph, N_QUESTIONS, SEED, NULL);

  g_assert_nonnull (lesson);
  return lesson;
}

/* A question's position, full. */
static GameState *
get_position (const CourseLesson *lesson, guint i)
{
  return game_position_parse_full (&meso_rules, course_lesson_get_step (lesson, i)->position, 0,
                                   NULL);
}

static gint
get_answer (const CourseLesson *lesson, guint i)
{
  g_autofree GameState *state = get_position (lesson, i);

  return course_step_get_answer (course_lesson_get_step (lesson, i), state, 0);
}

/* Puts the holy places that a question speaks of: the learner's on the first plain, the other
 * seat's on the second. */
static void
put_holies (MesoState *state, const char *say)
{
  g_auto (GStrv) words = g_strsplit_set (say, " ,.", -1);
  guint holy = 1;

  for (guint i = 0; words[i]; i++)
    {
      const char *end;
      guint       place;

      if (!meso_place_read (words[i], &place, &end) || *end != '\0')
        continue;
      for (guint k = 0; k < state->n_lands; k++)
        {
          if (meso_map_get ()->place[state->land[k].spot] == place)
            state->land[k].holy = (guint8) holy;
          else if (holy == 1)
            state->land[k].holy = 0;
        }
      holy++;
    }
  g_assert_cmpuint (holy, ==, 3);
}

/* The end of the turn brings as much mana as was answered. */
static void
test_mana (void)
{
  g_autoptr (CourseLesson) lesson = make ("4.3");

  for (guint i = 0; i < N_QUESTIONS; i++)
    {
      g_autofree GameState *state = get_position (lesson, i);
      gint                  before = meso_state (state)->seat[0].mana;

      put_holies ((MesoState *) state, course_lesson_get_step (lesson, i)->say);
      ((MesoState *) state)->due = MESO_DUE_NOTHING;
      meso_rules.apply (state, meso_action (MESO_END, 0, 0, 0, 0), NULL);
      g_assert_cmpint (meso_state (state)->seat[0].mana - before, ==, get_answer (lesson, i));
    }
}

/* Plays births as long as there are any. */
static gint
count_births (GameState *state)
{
  g_autofree GameAction *actions = g_new (GameAction, meso_rules.max_legal);
  gint                   n = 0;
  guint                  i;

  do
    {
      guint n_legal = meso_rules.legal (state, 0, actions);

      for (i = 0; i < n_legal && actions[i].kind != MESO_BIRTH; i++)
        ;
      if (i < n_legal)
        meso_rules.apply (state, actions[i], NULL);
      n += i < n_legal;
      i = i < n_legal;
    }
  while (i);
  return n;
}

static void
test_births (void)
{
  g_autoptr (CourseLesson) lesson = make ("4.2.C");

  for (guint i = 0; i < N_QUESTIONS; i++)
    {
      g_autofree GameState *state = get_position (lesson, i);

      g_assert_cmpint (count_births (state), ==, get_answer (lesson, i));
    }
}

/* A position in which a pair of seat 0 stands in a land with wood and stone, and has done nothing
 * yet. */
static GameState *
put_pair (const CourseLesson *lesson, guint i, guint place)
{
  GameState     *state = get_position (lesson, i);
  MesoState     *now = (MesoState *) state;
  const MesoMap *map = meso_map_get ();

  now->acted = MESO_ACTED_NOT;
  now->due = MESO_DUE_NOTHING;
  for (guint k = 0; k < now->n_lands; k++)
    if (map->place[now->land[k].spot] == place)
      {
        now->land[k].wood = now->land[k].stone = 1;
        now->land[k].crowd = (guint16) ((now->land[k].crowd & ~15u) | 2);
      }
  return state;
}

/* On the right plain, and on no other choice, a pair could build. */
static void
assert_sites (const char *paragraph, MesoKind kind)
{
  g_autoptr (CourseLesson) lesson = make (paragraph);

  for (guint i = 0; i < N_QUESTIONS; i++)
    {
      const CourseStep *step = course_lesson_get_step (lesson, i);

      for (guint k = 0; step->choices[k]; k++)
        {
          g_autofree GameState *state = NULL;
          const char           *end;
          guint                 place;
          guint                 code;

          g_assert_true (meso_place_read (step->choices[k], &place, &end));
          state = put_pair (lesson, i, place);
          code = meso_rules.judge (state, 0, meso_action (kind, place, 0, 0, 0));
          g_assert_cmpint (code == MESO_LEGAL, ==, k == step->right);
        }
    }
}

static void
test_sites (void)
{
  assert_sites ("4.2.A", MESO_HUT);
  assert_sites ("4.2.B", MESO_HOLY);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/meso/questions/mana", test_mana);
  g_test_add_func ("/meso/questions/births", test_births);
  g_test_add_func ("/meso/questions/sites", test_sites);
  return g_test_run ();
}

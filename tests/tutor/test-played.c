/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole course as it is shipped, taken by a learner who makes each typical mistake once and
 * then does the task: an action that the rules refuse, those that the step puts off, each wrong
 * answer, each further goal, something that spoils the step. Each must be answered with the
 * sentence that the lesson has for it, and none may keep the learner from going on.
 */
#include "../fixed.h"
#include "model-fixture.h"

#include <glib/gi18n.h>

#include "../step-way.h"
#include "edubba-lesson.h"

/* The mistakes met in the whole course: there must be some of each kind. */
static struct
{
  guint refused;
  guint not_now;
  guint wrong;
  guint further;
  guint spoilt;
  guint missed;
} met;

static const GameRules *
get_rules (EdubbaLesson *lesson)
{
  return course_lesson_get_module (edubba_lesson_get_lesson (lesson))->rules;
}

static const GameState *
get_state (EdubbaLesson *lesson)
{
  return edubba_match_get_state (edubba_lesson_get_match (lesson));
}

/* Tries an action that must not be played. */
static const char *
try (EdubbaLesson *lesson, const char *action, guint *refusal)
{
  guint       serial = edubba_match_get_serial (edubba_lesson_get_match (lesson));
  const char *not_now = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (edubba_lesson_act (lesson, action, refusal, &not_now, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (edubba_match_get_serial (edubba_lesson_get_match (lesson)), ==, serial);
  return not_now;
}

/* Each kind of action that can be written without operands, or with these, and is refused here. */
static void
make_illegal_moves (EdubbaLesson *lesson)
{
  static const char *const operands[] = { "", ":A", ":H", ":own", ":start", ":H-P" };
  const GameModule        *module = course_lesson_get_module (edubba_lesson_get_lesson (lesson));
  const GameRules         *rules = module->rules;

  for (guint k = 0; k < rules->n_kinds; k++)
    for (guint o = 0; o < G_N_ELEMENTS (operands); o++)
      {
        g_autofree char *text = g_strconcat (rules->kinds[k].name, operands[o], NULL);
        g_autofree char *sentence = NULL;
        guint            refusal;
        GameAction       action;

        if (!rules->parse_action (text, &action, NULL) ||
            game_state_judge (rules, get_state (lesson), action) == GAME_LEGAL)
          continue;
        g_assert_null (try (lesson, text, &refusal));
        g_assert_cmpuint (refusal, ==, game_state_judge (rules, get_state (lesson), action));
        sentence = module->words->refusal (get_state (lesson), action, refusal,
                                           edubba_lesson_get_step (lesson)->goals[0].me,
                                           GAME_ADDRESS_YOU, NULL);
        g_assert_cmpstr (sentence, !=, "");
        met.refused++;
      }
}

/* Everything legal that the step does not allow. */
static void
make_moves_put_off (EdubbaLesson *lesson)
{
  const CourseStep *step = edubba_lesson_get_step (lesson);
  g_autoptr (GArray) legal = game_legal_sorted (get_rules (lesson), get_state (lesson));

  for (guint i = 0; i < legal->len; i++)
    {
      GameAction       action = g_array_index (legal, GameAction, i);
      g_autofree char *text = game_action_print (get_rules (lesson), action);
      guint            refusal;

      if (course_step_allows (step, action))
        continue;
      g_assert_cmpstr (try (lesson, text, &refusal), ==, step->not_now);
      g_assert_cmpuint (refusal, ==, GAME_LEGAL);
      g_assert_nonnull (step->not_now);
      met.not_now++;
    }
}

static gboolean
is_known (gpointer task)
{
  return edubba_task_get_state (task) != EDUBBA_TASK_THINKING;
}

static gboolean
is_solvable (gpointer task)
{
  return edubba_task_get_state (task) == EDUBBA_TASK_SOLVABLE;
}

static gboolean
can_take_back_or_not (gpointer task)
{
  return is_known (task) && (edubba_task_get_state (task) != EDUBBA_TASK_UNREACHABLE ||
                             edubba_task_get_can_take_back (task));
}

/* The first allowed action that puts the goal out of reach is noticed, and can be taken back.
 * FALSE if this action does no harm. */
static gboolean
spoil (EdubbaLesson *lesson, GameAction action)
{
  EdubbaTask      *task = edubba_lesson_get_task (lesson);
  g_autofree char *text = game_action_print (get_rules (lesson), action);
  const char      *not_now;
  guint            refusal;

  g_assert_true (edubba_lesson_act (lesson, text, &refusal, &not_now, NULL));
  fixture_wait (can_take_back_or_not, task);
  if (edubba_task_get_state (task) != EDUBBA_TASK_UNREACHABLE)
    {
      edubba_match_undo (edubba_lesson_get_match (lesson));
      return FALSE;
    }
  g_assert_cmpint (edubba_lesson_get_phase (lesson), ==, EDUBBA_PHASE_DOING);
  edubba_lesson_take_back (lesson);
  fixture_wait (is_solvable, task);
  met.spoilt++;
  return TRUE;
}

static void
make_spoiling_move (EdubbaLesson *lesson)
{
  const CourseStep *step = edubba_lesson_get_step (lesson);
  g_autoptr (GArray) legal = game_legal_sorted (get_rules (lesson), get_state (lesson));

  for (guint i = legal->len; i > 0; i--)
    {
      GameAction action = g_array_index (legal, GameAction, i - 1);

      if (course_step_allows (step, action) && spoil (lesson, action))
        return;
    }
}

/* Plays a line. */
static void
play (EdubbaLesson *lesson, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      const char *not_now;
      guint       refusal;

      g_assert_true (edubba_lesson_act (lesson, words[i], &refusal, &not_now, NULL));
    }
}

static gboolean
is_missed (const CourseStep *step, guint goal)
{
  return step->kinds[goal] == COURSE_GOAL_MISSED;
}

/* Reaches a goal and gets the goal's own sentence. */
static void
reach (EdubbaLesson *lesson, guint goal)
{
  const CourseStep *step = edubba_lesson_get_step (lesson);
  g_autofree char  *line = step_way_find (get_rules (lesson), step, get_state (lesson), goal);

  g_assert_nonnull (line);
  g_test_message ("goal %u: %s", goal + 1, line);
  play (lesson, line);
  g_assert_cmpint (edubba_lesson_get_phase (lesson),
                   ==,
                   is_missed (step, goal) ? EDUBBA_PHASE_MISSED : EDUBBA_PHASE_DONE);
  g_assert_cmpint (edubba_lesson_is_only_fine (lesson),
                   ==,
                   step->kinds[goal] == COURSE_GOAL_FINE);
  g_assert_cmpstr (edubba_lesson_get_reply (lesson), ==, step->done[goal]);
  met.missed += is_missed (step, goal);
}

/* The verdict knows the distance to the nearest goal that is asked for. */
static void
check_verdict (EdubbaLesson *lesson)
{
  const CourseStep *step = edubba_lesson_get_step (lesson);
  GameFilter        filter = course_step_get_filter (step);
  guint             nearest = G_MAXUINT;

  for (guint goal = 0; goal < step->n_goals; goal++)
    {
      g_autoptr (GameSolution) solution =
        game_solve_filtered (get_rules (lesson), get_state (lesson), &step->goals[goal], NULL,
                             &filter, GAME_SOLVE_ANY_LENGTH, 0, GAME_SOLVE_MEMORY, NULL);

      if (solution->verdict == GAME_SOLVABLE && !is_missed (step, goal))
        nearest = MIN (nearest, solution->length);
    }
  g_assert_cmpuint (edubba_task_get_remaining (edubba_lesson_get_task (lesson)), ==, nearest);
}

static void
do_step (EdubbaLesson *lesson)
{
  const CourseStep *step = edubba_lesson_get_step (lesson);
  EdubbaTask       *task = edubba_lesson_get_task (lesson);

  fixture_wait (is_solvable, task);
  check_verdict (lesson);
  make_illegal_moves (lesson);
  make_moves_put_off (lesson);
  make_spoiling_move (lesson);
  edubba_task_restart (task);
  for (guint goal = step->n_goals; goal > 0; goal--)
    {
      reach (lesson, goal - 1);
      met.further += goal > 1;
      if (goal > 1)
        edubba_task_restart (task);
    }
}

static void
answer (EdubbaLesson *lesson)
{
  const CourseStep *step = edubba_lesson_get_step (lesson);
  guint             refusal;

  g_assert_cmpstr (try (lesson, "end", &refusal), ==, _ ("First answer the question."));
  for (guint i = 0; step->choices[i]; i++)
    {
      if (i == step->right)
        continue;
      edubba_lesson_choose (lesson, i);
      g_assert_cmpint (edubba_lesson_get_phase (lesson), ==, EDUBBA_PHASE_ASKING);
      g_assert_cmpstr (edubba_lesson_get_reply (lesson), ==, step->replies[i]);
      met.wrong++;
    }
  edubba_lesson_choose (lesson, step->right);
  g_assert_cmpint (edubba_lesson_get_phase (lesson), ==, EDUBBA_PHASE_DONE);
  g_assert_cmpstr (edubba_lesson_get_reply (lesson), ==, step->replies[step->right]);
}

static CourseLesson *
load (const char *path)
{
  g_autoptr (GError) error = NULL;
  CourseLesson *lesson = course_lesson_load (fixture_get_modules (), path, &error);

  g_assert_no_error (error);
  return lesson;
}

static void
test_lesson (gconstpointer path)
{
  g_autoptr (CourseLesson) file = load (path);
  g_autoptr (EdubbaLesson) lesson = edubba_lesson_new (file, NULL, 0);

  while (edubba_lesson_get_phase (lesson) != EDUBBA_PHASE_OVER)
    {
      guint index = edubba_lesson_get_index (lesson);

      g_test_message ("%s", edubba_lesson_get_step (lesson)->name);
      if (edubba_lesson_get_phase (lesson) == EDUBBA_PHASE_DOING)
        do_step (lesson);
      else if (edubba_lesson_get_phase (lesson) == EDUBBA_PHASE_ASKING)
        answer (lesson);
      edubba_lesson_next (lesson);
      g_assert_cmpuint (edubba_lesson_get_index (lesson), ==, index + 1);
    }
  g_assert_cmpint (edubba_lesson_get_outcome (lesson), ==, EDUBBA_OUTCOME_LEARNT);
}

/* Every kind of mistake is one that some lesson lets a learner make. */
static void
test_mistakes (void)
{
  g_test_message ("%u refused, %u put off, %u answers wrong, %u further goals, %u spoilt",
                  met.refused, met.not_now, met.wrong, met.further, met.spoilt);
  g_assert_cmpuint (met.refused, >, 0);
  g_assert_cmpuint (met.not_now, >, 0);
  g_assert_cmpuint (met.wrong, >, 0);
  g_assert_cmpuint (met.spoilt, >, 0);
  g_assert_cmpuint (met.missed, >, 0);
}

/* One case for each file of the folder. */
static guint
add_lessons (const char *folder, GPtrArray *paths)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint       n = 0;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".lesson"))
      {
        char            *path = g_build_filename (folder, name, NULL);
        g_autofree char *word = g_strndup (name, strlen (name) - strlen (".lesson"));
        g_autofree char *test = g_strconcat ("/course/played/", word, NULL);

        g_ptr_array_add (paths, path);
        g_test_add_data_func (test, path, test_lesson);
        n++;
      }
  return n;
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games",
                                              fixture_get_game ()->rules->id, "data", "lessons",
                                              NULL);

  fixed_test_init (&argc, &argv);
  g_assert_cmpuint (add_lessons (folder, paths), >, 0);
  g_test_add_func ("/course/played/mistakes", test_mistakes);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words about lessons. Tasks are counted apart from the steps before them, for so they feel: the
 * learner is shown the steps, and does the tasks alone.
 */
#include "edubba-lesson-words.h"

#include <glib/gi18n.h>

#include "edubba-bout-marks.h"
#include "edubba-witness.h"

/* The time that a step takes most people. */
#define STEP_SECONDS 40

/* The number of tasks among the first `n` steps. */
static guint
count_tasks (const CourseLesson *lesson, guint n)
{
  guint tasks = 0;

  for (guint i = 0; i < n; i++)
    tasks += course_lesson_get_step (lesson, i)->is_task;
  return tasks;
}

char *
edubba_lesson_words_place (const CourseLesson *lesson, guint step)
{
  guint n = course_lesson_get_n_steps (lesson);
  guint n_tasks = count_tasks (lesson, n);

  g_return_val_if_fail (step < n, NULL);

  if (course_lesson_get_step (lesson, step)->is_task && n_tasks == 1)
    /* Translators: where one is at the end of a lesson that has a single task. */
    return g_strdup (_ ("Your task"));
  if (course_lesson_get_step (lesson, step)->is_task)
    /* Translators: where one is at the end of a lesson: "Task 1 of 2, on your own". */
    return g_strdup_printf (_ ("Task %1$u of %2$u, on your own"), count_tasks (lesson, step) + 1,
                            n_tasks);
  /* Translators: where one is in a lesson: "Step 3 of 7". */
  return g_strdup_printf (_ ("Step %1$u of %2$u"), step - count_tasks (lesson, step) + 1,
                          n - n_tasks);
}

char *
edubba_lesson_words_way (const CourseLesson *lesson, guint step)
{
  guint n = course_lesson_get_n_steps (lesson);
  guint n_tasks = count_tasks (lesson, n);

  g_return_val_if_fail (step < n, NULL);

  if (n_tasks == 0 || course_lesson_get_step (lesson, step)->is_task)
    return edubba_lesson_words_place (lesson, step);
  /* Translators: where one is in a lesson, and what comes after its steps: "Step 3 of 7, then 2
   * tasks". */
  return g_strdup_printf (ngettext ("Step %1$u of %2$u, then %3$u task",
                                    "Step %1$u of %2$u, then %3$u tasks", n_tasks),
                          step - count_tasks (lesson, step) + 1, n - n_tasks, n_tasks);
}

char *
edubba_lesson_words_test_place (const CourseLesson *lesson, guint step)
{
  guint n = course_lesson_get_n_steps (lesson);

  g_return_val_if_fail (step < n, NULL);

  if (count_tasks (lesson, n) == 1)
    /* Translators: where one is when a lesson with a single task is tested out of. */
    return g_strdup (_ ("Placement: the task"));
  /* Translators: where one is when a lesson is tested out of: "Placement, task 1 of 2". */
  return g_strdup_printf (_ ("Placement, task %1$u of %2$u"), count_tasks (lesson, step) + 1,
                          count_tasks (lesson, n));
}

/* The outcome of a lesson of questions alone. */
static char *
describe_answers (EdubbaLesson *lesson)
{
  guint n = edubba_lesson_get_n_steps (lesson);
  guint clean = edubba_lesson_count_clean (lesson);

  if (clean == n)
    return g_strdup (_ ("All of them right at the first try."));
  /* Translators: how many of a few questions were answered well: "3 of 5". */
  return g_strdup_printf (_ ("Right at the first try: %1$u of %2$u."), clean, n);
}

/* The outcome of a lesson whose tasks were all solved: the help that it took. */
static const char *
describe_help (EdubbaLesson *lesson)
{
  switch (edubba_lesson_get_stars (lesson))
    {
    case EDUBBA_MAX_STARS:
      return _ ("You’ve solved every task of this lesson without help or a wrong answer.");
    case EDUBBA_MAX_STARS - 1:
      return _ ("You’ve solved every task of this lesson, with a little help or a wrong answer.");
    default:
      return _ ("You’ve solved every task of this lesson with help. Without it, and without wrong "
                "answers, there are more stars to win.");
    }
}

char *
edubba_lesson_words_star_picture (guint stars)
{
  GString *picture = g_string_new (NULL);

  for (guint i = 0; i < EDUBBA_MAX_STARS; i++)
    g_string_append (picture, i < stars ? "★" : "☆");
  return g_string_free (picture, FALSE);
}

char *
edubba_lesson_words_stars (guint stars)
{
  /* Translators: what a lesson has earned: "2 stars of 3". */
  return g_strdup_printf (ngettext ("%1$u star of %2$u", "%1$u stars of %2$u", stars), stars,
                          EDUBBA_MAX_STARS);
}

char *
edubba_lesson_words_outcome (EdubbaLesson *lesson)
{
  const CourseLesson *file = edubba_lesson_get_lesson (lesson);

  if (count_tasks (file, course_lesson_get_n_steps (file)) == 0)
    return describe_answers (lesson);
  switch (edubba_lesson_get_outcome (lesson))
    {
    case EDUBBA_OUTCOME_LEARNT:
      return g_strdup (describe_help (lesson));
    case EDUBBA_OUTCOME_TESTED_OUT:
      return g_strdup (_ ("You know this already: every task solved, without a hint."));
    case EDUBBA_OUTCOME_OPEN:
    default:
      if (edubba_lesson_get_testing (lesson))
        return g_strdup (_ ("You used a hint in the tasks, so the lesson stays open for another "
                            "try. Its steps will help."));
      return g_strdup (_ ("You left out a task. It’s waiting for you here whenever you like."));
    }
}

const char *
edubba_lesson_words_summary_title (EdubbaLesson *lesson)
{
  return edubba_lesson_get_outcome (lesson) == EDUBBA_OUTCOME_OPEN ? _ ("What This Lesson Is About")
                                                                   : _ ("What You Can Do Now");
}

char *
edubba_lesson_words_here (EdubbaLesson *lesson)
{
  const CourseLesson *file = edubba_lesson_get_lesson (lesson);
  guint               step = edubba_lesson_get_index (lesson);

  if (edubba_lesson_get_testing (lesson) && edubba_lesson_get_step (lesson)->is_task)
    return edubba_lesson_words_test_place (file, step);
  return edubba_lesson_words_way (file, step);
}

static gboolean
is_begun (const CourseLesson *lesson, EdubbaProgress *progress)
{
  return progress != NULL &&
         edubba_progress_get_lesson (progress, course_lesson_get_module (lesson)->rules->id,
                                     course_lesson_get_id (lesson)) == EDUBBA_LESSON_STARTED;
}

char *
edubba_lesson_words_next (const CourseLesson *lesson, EdubbaProgress *progress)
{
  g_return_val_if_fail (lesson != NULL, NULL);

  if (is_begun (lesson, progress))
    /* Translators: on a button; %s is the title of a lesson. */
    return g_strdup_printf (_ ("Continue: %s"), course_lesson_get_title (lesson));
  /* Translators: on a button; %s is the title of a lesson. */
  return g_strdup_printf (_ ("Next lesson: %s"), course_lesson_get_title (lesson));
}

char *
edubba_lesson_words_next_note (const CourseLesson *lesson, EdubbaProgress *progress)
{
  g_return_val_if_fail (lesson != NULL, NULL);

  return g_strdup (is_begun (lesson, progress) ? _ ("The lesson you’ve begun")
                                               : course_lesson_get_summary (lesson));
}

/* A lesson that was tested out of, or that a short game has covered: known by the uses of its
 * rules, or only met. */
static char *
describe_tested_out (const CourseLesson *lesson, EdubbaProgress *progress)
{
  if (edubba_progress_knows_all (progress, course_lesson_get_module (lesson)->rules,
                                 course_lesson_get_rules (lesson)))
    /* Translators: the state of a lesson whose rules the learner has used without its steps. */
    return g_strdup (C_ ("lesson", "Known"));
  /* Translators: the state of a lesson whose rules the learner has met without its steps. */
  return g_strdup (C_ ("lesson", "Met"));
}

/* The state of a lesson that was not begun: known all the same, or the time that it takes. */
static char *
describe_new (const CourseLesson *lesson, EdubbaProgress *progress)
{
  guint minutes = (course_lesson_get_n_steps (lesson) * STEP_SECONDS + 59) / 60;

  if (progress != NULL &&
      edubba_witness_knows_all (progress, course_lesson_get_module (lesson)->rules,
                                course_lesson_get_rules (lesson)))
    /* Translators: the state of a lesson that can be passed over: its rules were used in games. */
    return g_strdup (C_ ("lesson", "Known from play"));
  /* Translators: the time that a lesson takes, in minutes. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u min", "%u min", minutes), minutes);
}

char *
edubba_lesson_words_state (const CourseLesson *lesson, EdubbaProgress *progress)
{
  const char *game;
  const char *id;
  guint       step;

  g_return_val_if_fail (lesson != NULL, NULL);

  if (progress == NULL)
    return describe_new (lesson, NULL);
  game = course_lesson_get_module (lesson)->rules->id;
  id = course_lesson_get_id (lesson);
  step = edubba_progress_get_step (progress, game, id);
  switch (edubba_progress_get_lesson (progress, game, id))
    {
    case EDUBBA_LESSON_STARTED:
      return edubba_lesson_words_place (lesson,
                                        step < course_lesson_get_n_steps (lesson) ? step : 0);
    case EDUBBA_LESSON_DONE:
      /* Translators: the state of a lesson. */
      return g_strdup (C_ ("lesson", "Done"));
    case EDUBBA_LESSON_TESTED_OUT:
      return describe_tested_out (lesson, progress);
    case EDUBBA_LESSON_NEW:
    default:
      return describe_new (lesson, progress);
    }
}

static gboolean
is_kept (const CourseBout *bout, EdubbaBoutSaves *saves)
{
  return saves != NULL && edubba_bout_saves_find (saves, bout) != NULL;
}

char *
edubba_lesson_words_bout (const CourseBout *bout, EdubbaProgress *progress, EdubbaBoutSaves *saves)
{
  guint tries = edubba_bout_count_tries (bout, progress);

  g_return_val_if_fail (bout != NULL, NULL);

  if (is_kept (bout, saves))
    /* Translators: how a short game stands that was left in its middle. */
    return g_strdup (C_ ("bout", "In Progress"));
  switch (edubba_bout_find_state (bout, progress))
    {
    case EDUBBA_LESSON_DONE:
      if (edubba_bout_marks_are_helped (bout, progress))
        /* Translators: how a short game stands that was won with hints, or by taking back. */
        return g_strdup (C_ ("bout", "Won With Help"));
      return g_strdup (C_ ("bout", "Won"));
    case EDUBBA_LESSON_STARTED:
      /* Translators: how often one has begun a short game that has not been won yet. */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u try", "%u tries", tries), tries);
    case EDUBBA_LESSON_NEW:
    case EDUBBA_LESSON_TESTED_OUT:
    default:
      return NULL;
    }
}

char *
edubba_lesson_words_play (const CourseBout *bout, EdubbaBoutSaves *saves)
{
  const char *name;

  g_return_val_if_fail (bout != NULL, NULL);

  name = course_bout_get_text (bout, COURSE_BOUT_NAME);
  if (is_kept (bout, saves))
    /* Translators: on a button, where a short game was left; %s is a name in its basic form. */
    return g_strdup_printf (_ ("Continue Against %s"), name);
  /* Translators: on a button, where the last lesson of a chapter is over; %s is a name. */
  return g_strdup_printf (_ ("Play Against %s"), name);
}

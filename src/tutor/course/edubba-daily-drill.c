/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The daily five. One task is made at a time, in another thread, which is cancelled when nothing
 * waits for it any more; it knows a module, a paragraph and a seed, and nothing else.
 */
#include "edubba-daily-drill-private.h"

#include "course-drill.h"
#include "course-question.h"
#include "edubba-budget.h"
#include "edubba-progress-study.h"

/* One of the five: a puzzle or a question, as soon as it has been made. */
typedef struct
{
  EdubbaDueRule         rule;
  CoursePuzzle         *puzzle;
  CourseLesson         *question;
  EdubbaDailyDrillState state;
  EdubbaStudyTest       test; /* EDUBBA_STUDY_N_TESTS: none */
} Task;

/* The finished task: one of the two, or neither. */
typedef struct
{
  CoursePuzzle *puzzle;
  CourseLesson *question;
} Made;

/* A task in the making; held by the thread and by the caller that waits for it. */
typedef struct
{
  EdubbaDailyDrill *drill; /* NULL once nobody waits any more; main thread only */
  const GameModule *module;
  char             *paragraph;
  guint64           seed;
  gboolean          asks;   /* a question is made, if there can be one */
  gint              cancel; /* atomic */
} Making;

struct _EdubbaDailyDrill
{
  GObject parent_instance;

  /* Borrowed. */
  Making *making;

  /* Owned. */
  EdubbaCourse   *course;
  EdubbaProgress *progress;
  GPtrArray      *tasks; /* of Task */

  guint64        seed;
  EdubbaForecast forecast; /* as it was at the beginning */
};

G_DEFINE_FINAL_TYPE (EdubbaDailyDrill, edubba_daily_drill, G_TYPE_OBJECT)

static guint changed_signal;

static void make_next (EdubbaDailyDrill *self);

static void
task_free (gpointer data)
{
  Task *task = data;

  g_free (task->rule.paragraph);
  g_clear_pointer (&task->puzzle, course_puzzle_unref);
  g_clear_pointer (&task->question, course_lesson_unref);
  g_free (task);
}

static void
made_free (gpointer data)
{
  Made *made = data;

  g_clear_pointer (&made->puzzle, course_puzzle_unref);
  g_clear_pointer (&made->question, course_lesson_unref);
  g_free (made);
}

static void
making_free (gpointer data)
{
  Making *making = data;

  g_free (making->paragraph);
  g_free (making);
}

static Task *
get_task (EdubbaDailyDrill *self, guint i)
{
  return g_ptr_array_index (self->tasks, i);
}

static const GameModule *
get_module (EdubbaCourse *course)
{
  return edubba_course_get_game (course)->module;
}

static const char *
get_game (EdubbaCourse *course)
{
  return get_module (course)->rules->id;
}

static gboolean
is_used (EdubbaDailyDrill *self, const CoursePuzzle *puzzle)
{
  for (guint i = 0; i < self->tasks->len; i++)
    if (get_task (self, i)->puzzle == puzzle)
      return TRUE;
  return FALSE;
}

/* The game's own exercise for a rule that was met longest ago; a new reference, or NULL. */
static CoursePuzzle *
find_exercise (EdubbaDailyDrill *self, const char *paragraph)
{
  GPtrArray    *puzzles = edubba_course_get_puzzles (self->course);
  const char   *game = get_game (self->course);
  CoursePuzzle *best = NULL;
  gint64        best_last = 0;

  for (guint i = 0; i < puzzles->len; i++)
    {
      CoursePuzzle      *puzzle = g_ptr_array_index (puzzles, i);
      EdubbaPuzzleRecord record;

      edubba_progress_get_puzzle (self->progress, game, course_puzzle_get_id (puzzle), &record);
      if (!edubba_daily_drill_drills (puzzle, paragraph) || is_used (self, puzzle) ||
          (best && record.last >= best_last))
        continue;
      best = puzzle;
      best_last = record.last;
    }
  return best ? course_puzzle_ref (best) : NULL;
}

/* The first task that is still to be made, or n. */
static guint
find_unmade (EdubbaDailyDrill *self)
{
  guint i = 0;

  while (i < self->tasks->len && get_task (self, i)->state != EDUBBA_DAILY_DRILL_MAKING)
    i++;
  return i;
}

/* The day is noted once all that there are have come to something. */
static void
note_if_done (EdubbaDailyDrill *self)
{
  guint n = self->tasks->len;

  if (n > 0 && edubba_daily_drill_get_next (self) == n)
    edubba_progress_note_daily_five (self->progress, get_game (self->course));
}

/* Takes the task made for a rule, an exercise in its place, or drops the rule; the last task made
 * may end the day. */
static void
take (EdubbaDailyDrill *self, Made *made)
{
  guint i = find_unmade (self);
  Task *task = get_task (self, i);

  task->puzzle = g_steal_pointer (&made->puzzle);
  task->question = g_steal_pointer (&made->question);
  if (!task->puzzle && !task->question)
    task->puzzle = find_exercise (self, task->rule.paragraph);
  task->state = EDUBBA_DAILY_DRILL_OPEN;
  if (!task->puzzle && !task->question)
    {
      g_ptr_array_remove_index (self->tasks, i);
      note_if_done (self);
    }
  make_next (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
make (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Making *making = data;
  Made   *made = g_new0 (Made, 1);

  if (making->asks)
    made->question = course_question_make (making->module, making->paragraph, 1, making->seed,
                                           &making->cancel);
  if (!made->question)
    made->puzzle =
      course_drill_make (making->module, making->paragraph, making->seed, &making->cancel);
  g_task_return_pointer (task, made, made_free);
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Making           *making = data;
  EdubbaDailyDrill *self = making->drill;
  Made             *made = g_task_propagate_pointer (G_TASK (result), NULL);

  if (self)
    {
      self->making = NULL;
      g_object_ref (self);
      take (self, made);
      g_object_unref (self);
    }
  made_free (made);
}

/* Chooses between question and exercise: a rule that no action trains gets a question every
 * second time, for the game has its own exercises for it; any other rule every third time. */
static gboolean
asks (EdubbaDailyDrill *self, const char *paragraph, guint64 seed)
{
  return seed % (course_drill_is_possible (get_module (self->course), paragraph) ? 3 : 2) == 0;
}

/* Each place has a seed of its own, and each task of a test. */
static guint64
choose_seed (EdubbaDailyDrill *self, const Task *task)
{
  if (task->test == EDUBBA_STUDY_N_TESTS)
    return self->seed++;
  return edubba_study_get_seed (
    edubba_progress_get_study (self->progress, get_game (self->course)), task->rule.paragraph,
    task->test);
}

static void
make_next (EdubbaDailyDrill *self)
{
  guint i = find_unmade (self);
  g_autoptr (GTask) task = NULL;

  if (i == self->tasks->len)
    return;
  self->making = g_new0 (Making, 1);
  self->making->drill = self;
  self->making->module = get_module (self->course);
  self->making->paragraph = g_strdup (get_task (self, i)->rule.paragraph);
  self->making->seed = choose_seed (self, get_task (self, i));
  self->making->asks = asks (self, self->making->paragraph, self->making->seed);
  task = g_task_new (NULL, NULL, made_cb, self->making);
  g_task_set_source_tag (task, make_next);
  g_task_set_task_data (task, self->making, making_free);
  edubba_budget_run (task, make, EDUBBA_SEARCH_AWAITED);
}

static void
add_task (EdubbaDailyDrill *self, const EdubbaDueRule *rule)
{
  const EdubbaStudy *study = edubba_progress_get_study (self->progress, get_game (self->course));
  guint              day = edubba_progress_get_study_day (self->progress, get_game (self->course));
  Task              *task = g_new0 (Task, 1);

  task->test = study ? edubba_study_find_test (study, rule->paragraph, day) : EDUBBA_STUDY_N_TESTS;
  task->rule = *rule;
  task->rule.paragraph = g_strdup (rule->paragraph);
  g_ptr_array_add (self->tasks, task);
}

/* The weakest rules, each once, even if there are fewer than the tasks of a day: a rule used a
 * minute ago is remembered anyway. A learner who knows none yet gets the game's first ones. */
static void
choose_rules (EdubbaDailyDrill *self)
{
  g_autoptr (GPtrArray) rules = edubba_daily_drill_list_rules (self->course, self->progress);
  const GameRules *all = get_module (self->course)->rules;

  for (guint i = 0; i < MIN (rules->len, EDUBBA_DAILY_DRILL_TASKS); i++)
    add_task (self, g_ptr_array_index (rules, i));
  if (rules->len > 0)
    return;
  for (guint i = 0; i < all->n_paragraphs && self->tasks->len < EDUBBA_DAILY_DRILL_TASKS; i++)
    {
      EdubbaDueRule rule = { .paragraph = (char *) all->paragraphs[i].number };

      if (edubba_daily_drill_can_train (self->course, rule.paragraph))
        add_task (self, &rule);
    }
}

static void
edubba_daily_drill_dispose (GObject *object)
{
  EdubbaDailyDrill *self = EDUBBA_DAILY_DRILL (object);

  if (self->making)
    {
      g_atomic_int_set (&self->making->cancel, 1);
      self->making->drill = NULL;
    }
  self->making = NULL;
  g_clear_object (&self->course);
  g_clear_object (&self->progress);
  G_OBJECT_CLASS (edubba_daily_drill_parent_class)->dispose (object);
}

static void
edubba_daily_drill_finalize (GObject *object)
{
  g_clear_pointer (&EDUBBA_DAILY_DRILL (object)->tasks, g_ptr_array_unref);
  G_OBJECT_CLASS (edubba_daily_drill_parent_class)->finalize (object);
}

static void
edubba_daily_drill_class_init (EdubbaDailyDrillClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_daily_drill_dispose;
  G_OBJECT_CLASS (klass)->finalize = edubba_daily_drill_finalize;
  changed_signal =
    g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
edubba_daily_drill_init (EdubbaDailyDrill *self)
{
  self->tasks = g_ptr_array_new_with_free_func (task_free);
}

EdubbaDailyDrill *
edubba_daily_drill_new (EdubbaCourse *course, EdubbaProgress *progress, guint64 seed)
{
  EdubbaDailyDrill *self;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), NULL);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), NULL);

  self = g_object_new (EDUBBA_TYPE_DAILY_DRILL, NULL);
  self->course = g_object_ref (course);
  self->progress = g_object_ref (progress);
  self->seed = seed;
  self->forecast = edubba_progress_fit_forecast (progress, get_game (course));
  choose_rules (self);
  make_next (self);
  return self;
}

guint
edubba_daily_drill_get_n (EdubbaDailyDrill *self)
{
  g_return_val_if_fail (EDUBBA_IS_DAILY_DRILL (self), 0);

  return self->tasks->len;
}

EdubbaDailyDrillState
edubba_daily_drill_get_state (EdubbaDailyDrill *self, guint i)
{
  g_return_val_if_fail (EDUBBA_IS_DAILY_DRILL (self), EDUBBA_DAILY_DRILL_MAKING);
  g_return_val_if_fail (i < self->tasks->len, EDUBBA_DAILY_DRILL_MAKING);

  return get_task (self, i)->state;
}

const EdubbaDueRule *
edubba_daily_drill_get_rule (EdubbaDailyDrill *self, guint i)
{
  g_return_val_if_fail (EDUBBA_IS_DAILY_DRILL (self), NULL);
  g_return_val_if_fail (i < self->tasks->len, NULL);

  return &get_task (self, i)->rule;
}

CoursePuzzle *
edubba_daily_drill_get_puzzle (EdubbaDailyDrill *self, guint i)
{
  g_return_val_if_fail (EDUBBA_IS_DAILY_DRILL (self), NULL);
  g_return_val_if_fail (i < self->tasks->len, NULL);

  return get_task (self, i)->puzzle;
}

CourseLesson *
edubba_daily_drill_get_question (EdubbaDailyDrill *self, guint i)
{
  g_return_val_if_fail (EDUBBA_IS_DAILY_DRILL (self), NULL);
  g_return_val_if_fail (i < self->tasks->len, NULL);

  return get_task (self, i)->question;
}

guint
edubba_daily_drill_get_next (EdubbaDailyDrill *self)
{
  guint i = 0;

  g_return_val_if_fail (EDUBBA_IS_DAILY_DRILL (self), 0);

  while (i < self->tasks->len && get_task (self, i)->state > EDUBBA_DAILY_DRILL_OPEN)
    i++;
  return i;
}

/* Returns TRUE if a result is news for a task. */
static gboolean
is_better (EdubbaDailyDrillState before, EdubbaDailyDrillState state)
{
  return before == EDUBBA_DAILY_DRILL_OPEN ||
         (before == EDUBBA_DAILY_DRILL_FAILED && state == EDUBBA_DAILY_DRILL_SOLVED);
}

/* The first result of a test's task is its answer. The forecast noted is that of the memory
 * before it: noting the rule has changed its memory by now. */
static void
note_answer (EdubbaDailyDrill *self, const Task *task, gboolean right)
{
  gint64       now = edubba_progress_get_now (self->progress);
  EdubbaRecall recall = edubba_forecast_look (&task->rule.memory, now);

  if (task->test != EDUBBA_STUDY_N_TESTS)
    edubba_progress_note_studied (self->progress, get_game (self->course), task->rule.paragraph,
                                  task->test, edubba_forecast_get (&self->forecast, &recall),
                                  right);
}

void
edubba_daily_drill_set_result (EdubbaDailyDrill     *self,
                               gconstpointer         made,
                               EdubbaDailyDrillState state)
{
  g_return_if_fail (EDUBBA_IS_DAILY_DRILL (self));
  g_return_if_fail (made != NULL);
  g_return_if_fail (state > EDUBBA_DAILY_DRILL_OPEN && state <= EDUBBA_DAILY_DRILL_CLEAN);

  for (guint i = 0; i < self->tasks->len; i++)
    {
      Task *task = get_task (self, i);

      if ((task->puzzle != made && task->question != made) || !is_better (task->state, state))
        continue;
      if (task->state == EDUBBA_DAILY_DRILL_OPEN)
        note_answer (self, task, state == EDUBBA_DAILY_DRILL_CLEAN);
      task->state = state;
      note_if_done (self);
      g_signal_emit (self, changed_signal, 0);
      return;
    }
}

gboolean
edubba_daily_drill_is_test (EdubbaDailyDrill *self)
{
  g_return_val_if_fail (EDUBBA_IS_DAILY_DRILL (self), FALSE);

  return self->tasks->len > 0 && get_task (self, 0)->test != EDUBBA_STUDY_N_TESTS;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The daily five. One task is in the making at a time, in another thread, which is told to stop
 * when nobody waits for it any more; it knows a module, a paragraph and a seed, and nothing else.
 */
#include "edubba-daily-drill.h"

#include "course-drill.h"
#include "edubba-progress-study.h"

/* One of the five. */
typedef struct
{
  EdubbaDueRule         rule;
  CoursePuzzle         *puzzle; /* NULL: being made */
  EdubbaDailyDrillState state;
  EdubbaStudyTest       test; /* EDUBBA_STUDY_N_TESTS: none */
} Task;

/* A task in the making; held by the thread and by whoever waits for it. */
typedef struct
{
  EdubbaDailyDrill *drill; /* NULL once nobody waits any more; main thread only */
  const GameModule *module;
  char             *paragraph;
  guint64           seed;
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
  g_free (task);
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

static gboolean
drills (const CoursePuzzle *puzzle, const char *paragraph)
{
  return g_strv_contains (course_puzzle_get_drills (puzzle), paragraph);
}

static gboolean
is_possible (EdubbaCourse *course, const char *paragraph)
{
  GPtrArray *puzzles;

  if (course_drill_is_possible (get_module (course), paragraph))
    return TRUE;
  puzzles = edubba_course_get_puzzles (course);
  for (guint i = 0; i < puzzles->len; i++)
    if (drills (g_ptr_array_index (puzzles, i), paragraph))
      return TRUE;
  return FALSE;
}

static const char *
get_game (EdubbaCourse *course)
{
  return get_module (course)->rules->id;
}

/* The known rules that something can be done about, weakest first. */
static GPtrArray *
list_known (EdubbaCourse *course, EdubbaProgress *progress)
{
  const char *game = get_game (course);
  gint64      now = edubba_progress_get_now (progress);
  GPtrArray  *rules = edubba_progress_list_due (progress, game, now, G_MAXUINT);

  for (guint i = rules->len; i > 0; i--)
    {
      const EdubbaDueRule *rule = g_ptr_array_index (rules, i - 1);

      if (!is_possible (course, rule->paragraph))
        g_ptr_array_remove_index (rules, i - 1);
    }
  return rules;
}

static gboolean
is_used (EdubbaDailyDrill *self, const CoursePuzzle *puzzle)
{
  for (guint i = 0; i < self->tasks->len; i++)
    if (get_task (self, i)->puzzle == puzzle)
      return TRUE;
  return FALSE;
}

/* Takes those out that rest. */
static void
spare_resting (GPtrArray *rules, EdubbaCourse *course, EdubbaProgress *progress)
{
  const EdubbaStudy *study = edubba_progress_get_study (progress, get_game (course));
  guint              day = edubba_progress_get_study_day (progress, get_game (course));

  for (guint i = rules->len; study && i > 0; i--)
    {
      const EdubbaDueRule *rule = g_ptr_array_index (rules, i - 1);

      if (edubba_study_rests (study, rule->paragraph, day))
        g_ptr_array_remove_index (rules, i - 1);
    }
}

/* The rules that are to be asked in a test now, of those in `known`; they are taken from there. */
static GPtrArray *
take_asked (GPtrArray *known, EdubbaCourse *course, EdubbaProgress *progress)
{
  const EdubbaStudy *study = edubba_progress_get_study (progress, get_game (course));
  GPtrArray         *rules = g_ptr_array_new_with_free_func (edubba_due_rule_free);
  g_autoptr (GPtrArray) asked = NULL;

  if (!study)
    return rules;
  asked = edubba_study_list_asked (study,
                                   edubba_progress_get_study_day (progress, get_game (course)));
  for (guint i = 0; i < asked->len; i++)
    for (guint k = 0; k < known->len; k++)
      {
        const EdubbaStudyRule *rule = g_ptr_array_index (asked, i);
        const EdubbaDueRule   *own = g_ptr_array_index (known, k);

        if (g_str_equal (rule->paragraph, own->paragraph))
          g_ptr_array_add (rules, g_ptr_array_steal_index (known, k));
      }
  return rules;
}

/* What is to be asked now: in a test that waits, or else by how weak it is. */
static GPtrArray *
list_rules (EdubbaCourse *course, EdubbaProgress *progress)
{
  GPtrArray *known = list_known (course, progress);
  GPtrArray *asked = take_asked (known, course, progress);

  if (asked->len > 0)
    {
      g_ptr_array_unref (known);
      return asked;
    }
  g_ptr_array_unref (asked);
  spare_resting (known, course, progress);
  return known;
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
      if (!drills (puzzle, paragraph) || is_used (self, puzzle) ||
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

  while (i < self->tasks->len && get_task (self, i)->puzzle)
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

/* Takes what has been made, or the next best thing, or does without: that may have been the last
 * that was waited for. */
static void
take_puzzle (EdubbaDailyDrill *self, CoursePuzzle *puzzle)
{
  guint i = find_unmade (self);
  Task *task = get_task (self, i);

  task->puzzle = puzzle ? puzzle : find_exercise (self, task->rule.paragraph);
  task->state = EDUBBA_DAILY_DRILL_OPEN;
  if (!task->puzzle)
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

  g_task_return_pointer (
    task,
    course_drill_make (making->module, making->paragraph, making->seed, &making->cancel),
    (GDestroyNotify) course_puzzle_unref);
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Making           *making = data;
  EdubbaDailyDrill *self = making->drill;
  CoursePuzzle     *puzzle = g_task_propagate_pointer (G_TASK (result), NULL);

  if (!self)
    {
      g_clear_pointer (&puzzle, course_puzzle_unref);
      return;
    }
  self->making = NULL;
  g_object_ref (self);
  take_puzzle (self, puzzle);
  g_object_unref (self);
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
  task = g_task_new (NULL, NULL, made_cb, self->making);
  g_task_set_source_tag (task, make_next);
  g_task_set_task_data (task, self->making, making_free);
  g_task_run_in_thread (task, make);
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

/* The weakest rules, each once, however few there are: what was used a minute ago is remembered
 * anyway. For somebody who knows none yet the first ones of the game. */
static void
choose_rules (EdubbaDailyDrill *self)
{
  g_autoptr (GPtrArray) rules = list_rules (self->course, self->progress);
  const GameRules *all = get_module (self->course)->rules;

  for (guint i = 0; i < MIN (rules->len, EDUBBA_DAILY_DRILL_TASKS); i++)
    add_task (self, g_ptr_array_index (rules, i));
  if (rules->len > 0)
    return;
  for (guint i = 0; i < all->n_paragraphs && self->tasks->len < EDUBBA_DAILY_DRILL_TASKS; i++)
    {
      EdubbaDueRule rule = { .paragraph = (char *) all->paragraphs[i].number };

      if (is_possible (self->course, rule.paragraph))
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

guint
edubba_daily_drill_get_next (EdubbaDailyDrill *self)
{
  guint i = 0;

  g_return_val_if_fail (EDUBBA_IS_DAILY_DRILL (self), 0);

  while (i < self->tasks->len && get_task (self, i)->state > EDUBBA_DAILY_DRILL_OPEN)
    i++;
  return i;
}

/* Whether a result is news for a task. */
static gboolean
is_better (EdubbaDailyDrillState before, EdubbaDailyDrillState state)
{
  return before == EDUBBA_DAILY_DRILL_OPEN ||
         (before == EDUBBA_DAILY_DRILL_FAILED && state == EDUBBA_DAILY_DRILL_SOLVED);
}

/* The first thing that comes of a task of a test is the answer. What was foreseen is what could be
 * known before: noting the rule has changed its memory by now. */
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
                               const CoursePuzzle   *puzzle,
                               EdubbaDailyDrillState state)
{
  g_return_if_fail (EDUBBA_IS_DAILY_DRILL (self));
  g_return_if_fail (puzzle != NULL);
  g_return_if_fail (state > EDUBBA_DAILY_DRILL_OPEN && state <= EDUBBA_DAILY_DRILL_CLEAN);

  for (guint i = 0; i < self->tasks->len; i++)
    {
      Task *task = get_task (self, i);

      if (task->puzzle != puzzle || !is_better (task->state, state))
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

gboolean
edubba_daily_drill_is_possible (EdubbaCourse *course, EdubbaProgress *progress)
{
  g_autoptr (GPtrArray) rules = NULL;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), FALSE);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), FALSE);

  rules = list_rules (course, progress);
  return rules->len > 0;
}

guint
edubba_daily_drill_count_due (EdubbaCourse *course, EdubbaProgress *progress)
{
  g_autoptr (GPtrArray) rules = NULL;
  guint n = 0;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), 0);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), 0);

  rules = list_rules (course, progress);
  for (guint i = 0; i < rules->len; i++)
    n += ((const EdubbaDueRule *) g_ptr_array_index (rules, i))->due;
  return n;
}

guint
edubba_daily_drill_count_asked (EdubbaCourse *course, EdubbaProgress *progress)
{
  g_autoptr (GPtrArray) known = NULL;
  g_autoptr (GPtrArray) asked = NULL;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), 0);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), 0);

  if (!edubba_progress_is_studying (progress, get_game (course)))
    return 0;
  known = list_known (course, progress);
  asked = take_asked (known, course, progress);
  return asked->len;
}

/* What a study could be about, weakest first: an array of paragraphs that ends with NULL. */
static GPtrArray *
list_studied (EdubbaCourse *course, EdubbaProgress *progress)
{
  g_autoptr (GPtrArray) known = list_known (course, progress);
  GPtrArray *paragraphs = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < known->len; i++)
    {
      const EdubbaDueRule *rule = g_ptr_array_index (known, i);

      if (rule->memory.grade != EDUBBA_GRADE_NONE)
        g_ptr_array_add (paragraphs, g_strdup (rule->paragraph));
    }
  g_ptr_array_add (paragraphs, NULL);
  return paragraphs;
}

guint
edubba_daily_drill_count_studied (EdubbaCourse *course, EdubbaProgress *progress)
{
  g_autoptr (GPtrArray) paragraphs = NULL;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), 0);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), 0);

  paragraphs = list_studied (course, progress);
  return paragraphs->len - 1;
}

void
edubba_daily_drill_begin_study (EdubbaCourse *course, EdubbaProgress *progress, guint64 seed)
{
  g_autoptr (GPtrArray) paragraphs = NULL;

  g_return_if_fail (EDUBBA_IS_COURSE (course));
  g_return_if_fail (EDUBBA_IS_PROGRESS (progress));

  paragraphs = list_studied (course, progress);
  if (paragraphs->len > EDUBBA_STUDY_MIN_RULES)
    edubba_progress_begin_study (progress, get_game (course),
                                 (const char *const *) paragraphs->pdata, seed);
}

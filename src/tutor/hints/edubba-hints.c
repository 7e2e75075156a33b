/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ladder itself: the contents of each rung, and the rung reached in each position.
 *
 * The line that the hints lead along is worked out once for a position, in a thread with copies of
 * its own (edubba-hints-line.h). In play only its first actions are, until the last rung asks for
 * all of it.
 */
#include "edubba-hints.h"

#include <glib/gi18n.h>

#include "edubba-budget.h"
#include "edubba-hints-line.h"
#include "game-state.h"

/* The player's budget for each plan: a hint is to come within a tenth of a second. */
#define DEFAULT_NODES (40 * 1000)

/* Written hints take the place of at most the rungs below the card; the action and the line are
 * always there. */
#define MAX_REPLACED GAME_HINT_ACTION

/* A line being worked out; held by the thread and by the hints that wait for it. */
typedef struct
{
  EdubbaHints      *hints; /* NULL once nobody waits for it any more; main thread only */
  const GameModule *module;
  GameState        *seen;
  EdubbaLineTask   *task;  /* NULL in play */
  GStrv             names; /* of the seats, or NULL */
  guint64           nodes;
  gboolean          whole;
  gint              cancel; /* atomic */
} Job;

struct _EdubbaHints
{
  GObject parent_instance;

  /* Borrowed. */
  const GameModule *module;

  /* Owned: the question that the ladder stands on. */
  GameState      *seen; /* NULL before the first */
  EdubbaLineTask *task; /* NULL in play */
  GStrv           written;
  GStrv           names; /* of the seats, or NULL */

  /* Owned: the answers. */
  EdubbaLine *line; /* NULL until it is known */
  Job        *job;  /* NULL unless it is being worked out */

  guint   n_given; /* rungs of this ladder */
  guint   used;
  guint64 nodes;
};

G_DEFINE_FINAL_TYPE (EdubbaHints, edubba_hints, G_TYPE_OBJECT)

enum
{
  HINT,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
task_free (EdubbaLineTask *task)
{
  if (task == NULL)
    return;
  course_limits_clear (&task->limits);
  g_free (task);
}

static EdubbaLineTask *
task_copy (const EdubbaLineTask *task)
{
  EdubbaLineTask *copy;

  if (task == NULL)
    return NULL;
  copy = g_memdup2 (task, sizeof *task);
  copy->limits = course_limits_copy (&task->limits);
  return copy;
}

static EdubbaLineTask *
task_new (const EdubbaHintTask *asked)
{
  EdubbaLineTask *task = g_new0 (EdubbaLineTask, 1);

  task->n_goals = MIN (asked->n_goals, COURSE_MAX_NUMBER);
  for (guint i = 0; i < task->n_goals; i++)
    task->goals[i] = asked->goals[i];
  task->tally = *asked->tally;
  task->limits = course_limits_copy (asked->step != NULL ? &asked->step->limits : NULL);
  return task;
}

/* NULL: the caller sets no limits. */
static gboolean
limits_are (const CourseLimits *limits, const CourseStep *asked)
{
  return asked != NULL ? course_limits_equal (limits, &asked->limits) : limits->is_free;
}

static gboolean
task_is (const EdubbaLineTask *task, const EdubbaHintTask *asked)
{
  if (task == NULL || asked == NULL)
    return task == NULL && asked == NULL;
  return task->n_goals == asked->n_goals &&
         memcmp (task->goals, asked->goals, task->n_goals * sizeof *task->goals) == 0 &&
         memcmp (&task->tally, asked->tally, sizeof task->tally) == 0 &&
         limits_are (&task->limits, asked->step);
}

static void
job_clear (gpointer data)
{
  Job *job = data;

  g_free (job->seen);
  g_strfreev (job->names);
  task_free (job->task);
}

static void
job_unref (gpointer job)
{
  g_atomic_rc_box_release_full (job, job_clear);
}

static gboolean
is_at_beginning (const EdubbaLineTask *task)
{
  static const GameTally nothing;

  return memcmp (&task->tally, &nothing, sizeof nothing) == 0;
}

/* The number of the file's hints that hold here. */
static guint
count_written (EdubbaHints *self)
{
  if (self->task == NULL || self->written == NULL || !is_at_beginning (self->task))
    return 0;
  return g_strv_length (self->written);
}

static guint
count_rungs (EdubbaHints *self)
{
  guint n = count_written (self);

  return GAME_N_HINTS + n - MIN (n, MAX_REPLACED);
}

/* The kind of a rung (from 0, behind the written ones). */
static GameHint
get_kind (EdubbaHints *self, guint rung)
{
  guint n = count_written (self);

  return rung - n + MIN (n, MAX_REPLACED);
}

static gboolean
ends_turn (EdubbaHints *self, GameAction action)
{
  return (self->module->rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN) != 0;
}

static char *
describe_line (EdubbaHints *self)
{
  g_autofree char *labels = edubba_line_list (self->line);
  GameAction       first = g_array_index (self->line->actions, GameAction, 0);

  if (self->line->labels->len == 1 && ends_turn (self, first))
    /* Translators: the last hint; %s: the action that ends the turn, as on its button. */
    return g_strdup_printf (_ ("Nothing else would help you now: “%s”."),
                            (const char *) g_ptr_array_index (self->line->labels, 0));
  if (self->line->labels->len == 1)
    /* Translators: the last hint; %s: an action as on its button. */
    return g_strdup_printf (_ ("One action is enough: “%s”."),
                            (const char *) g_ptr_array_index (self->line->labels, 0));
  /* Translators: the last hint; behind it a numbered list of actions, each in a line of its own. */
  return g_strconcat (_ ("Step by step:"), labels, NULL);
}

static guint
count_of_kind (EdubbaHints *self, guint8 kind)
{
  g_autoptr (GArray) legal = game_legal_sorted (self->module->rules, self->seen);
  guint n = 0;

  for (guint i = 0; i < legal->len; i++)
    n += g_array_index (legal, GameAction, i).kind == kind;
  return n;
}

/* A game without words can still be spoken of. */
static char *
describe_plainly (EdubbaHints *self, GameAction action, GameHint kind)
{
  const GameRules *rules = self->module->rules;
  guint            n;

  switch (kind)
    {
    case GAME_HINT_RULE:
      /* Translators: %s is the number of a paragraph of the rules: "2.3". */
      return g_strdup_printf (_ ("Think of rule %s."),
                              rules->paragraphs[rules->paragraph (action, GAME_LEGAL)].number);
    case GAME_HINT_PLACE:
      /* Translators: %s is a word of a game's notation: "travel". */
      return g_strdup_printf (_ ("Look at what “%s” can do."), rules->kinds[action.kind].name);
    case GAME_HINT_CARD:
      n = count_of_kind (self, action.kind);
      if (n == 1)
        return g_strdup (_ ("There’s only one action of this kind."));
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                           "One of the %u action of this kind leads to the goal.",
                                           "One of the %u actions of this kind leads to the goal.",
                                           n),
                              n);
    default:
      /* Translators: %s is an action as on its button, or in a game's notation. */
      return g_strdup_printf (_ ("What to do next: “%s”."),
                              (const char *) g_ptr_array_index (self->line->labels, 0));
    }
}

static char *
describe (EdubbaHints *self, GameAction action, GameHint kind)
{
  const GameWords   *words = self->module->words;
  const char *const *names = (const char *const *) self->names;

  if (kind == GAME_HINT_LINE)
    return describe_line (self);
  if (kind == GAME_HINT_RULE && self->line->aims && words != NULL && words->reason != NULL)
    return words->reason (self->seen, &self->line->reason, names);
  if (words == NULL || words->hint == NULL)
    return describe_plainly (self, action, kind);
  return words->hint (self->seen, action, kind, names);
}

static char *
find_part (EdubbaHints *self, GameAction action, GameHint kind)
{
  const GameWords *words = self->module->words;

  if (words == NULL || words->hint_part == NULL)
    return NULL;
  return words->hint_part (self->seen, action, MIN (kind, GAME_HINT_ACTION));
}

static void
tell (EdubbaHints *self, guint rung, EdubbaHint *hint)
{
  hint->rung = rung + 1;
  hint->n_rungs = count_rungs (self);
  if (rung + 1 > self->n_given)
    {
      self->n_given = rung + 1;
      self->used++;
    }
  g_signal_emit (self, signals[HINT], 0, hint);
}

static void
tell_written (EdubbaHints *self, guint rung)
{
  g_autofree char *sentence = g_strdup (self->written[rung]);
  EdubbaHint       hint = { .sentence = sentence };

  hint.paragraph = self->module->rules->n_paragraphs;
  tell (self, rung, &hint);
}

static void
tell_found (EdubbaHints *self, guint rung)
{
  const GameRules *rules = self->module->rules;
  GameAction       action = g_array_index (self->line->actions, GameAction, 0);
  GameHint         kind = get_kind (self, rung);
  g_autofree char *sentence = describe (self, action, kind);
  g_autofree char *part = find_part (self, action, kind);
  EdubbaHint       hint = { .sentence = sentence, .part = part, .action = action };

  hint.paragraph =
    kind == GAME_HINT_RULE ? rules->paragraph (action, GAME_LEGAL) : rules->n_paragraphs;
  hint.has_action = kind >= GAME_HINT_ACTION && !ends_turn (self, action);
  tell (self, rung, &hint);
}

static void
drop_job (EdubbaHints *self)
{
  if (self->job == NULL)
    return;
  self->job->hints = NULL;
  g_atomic_int_set (&self->job->cancel, 1);
  g_clear_pointer (&self->job, job_unref);
}

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job               *job = data;
  const char *const *names = (const char *const *) job->names;
  EdubbaLine        *line;

  if (job->task != NULL)
    line = edubba_line_solve (job->module, job->seen, job->task, names, &job->cancel);
  else
    line = edubba_line_play (job->module, job->seen, job->nodes, job->whole, names, &job->cancel);
  g_task_return_pointer (task, line, (GDestroyNotify) edubba_line_free);
}

static void climb (EdubbaHints *self);

static void
worked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (EdubbaLine) line = g_task_propagate_pointer (G_TASK (result), NULL);
  Job         *job = data;
  EdubbaHints *self = job->hints;

  if (self == NULL)
    return;
  g_clear_pointer (&self->job, job_unref);
  g_object_ref (self);
  if (line->state == EDUBBA_LINE_FOUND && line->actions->len > 0)
    {
      g_clear_pointer (&self->line, edubba_line_free);
      self->line = g_steal_pointer (&line);
      climb (self);
    }
  else
    g_signal_emit (self, signals[FAILED], 0,
                   line->state == EDUBBA_LINE_LOST ? EDUBBA_HINT_LOST : EDUBBA_HINT_UNKNOWN);
  g_object_unref (self);
}

static void
start_job (EdubbaHints *self, gboolean whole)
{
  g_autoptr (GTask) task = NULL;
  Job *job = g_atomic_rc_box_new0 (Job);

  job->hints = self;
  job->module = self->module;
  job->seen = game_state_dup (self->module->rules, self->seen);
  job->task = task_copy (self->task);
  job->nodes = self->nodes;
  job->whole = whole;
  job->names = g_strdupv (self->names);
  self->job = job;

  task = g_task_new (NULL, NULL, worked_cb, job);
  g_task_set_source_tag (task, start_job);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (job), job_unref);
  edubba_budget_run (task, work, EDUBBA_SEARCH_AWAITED);
}

/* The line of a task that is known already; LOST where it is empty. */
static EdubbaLine *
follow_known (EdubbaHints *self, const GArray *known)
{
  GameLine line = { .n = MIN (known->len, GAME_MAX_LINE) };

  if (line.n == 0)
    return NULL;
  memcpy (line.actions, known->data, line.n * sizeof (GameAction));
  return edubba_line_follow (self->module, self->seen, &line, (const char *const *) self->names);
}

/* Tells the next rung, or first works out the line that it needs: a written hint, too, leads
 * nowhere where the goal is out of reach. */
static void
climb (EdubbaHints *self)
{
  guint    rung = MIN (self->n_given, count_rungs (self) - 1);
  gboolean written = rung < count_written (self);
  gboolean last = !written && get_kind (self, rung) == GAME_HINT_LINE;

  if (self->line == NULL || (last && !self->line->whole))
    start_job (self, last);
  else if (written)
    tell_written (self, rung);
  else
    tell_found (self, rung);
}

static void
edubba_hints_dispose (GObject *object)
{
  drop_job (EDUBBA_HINTS (object));

  G_OBJECT_CLASS (edubba_hints_parent_class)->dispose (object);
}

/* Forgets the question and its answers. */
static void
forget (EdubbaHints *self)
{
  drop_job (self);
  g_clear_pointer (&self->seen, g_free);
  g_clear_pointer (&self->task, task_free);
  g_clear_pointer (&self->written, g_strfreev);
  g_clear_pointer (&self->line, edubba_line_free);
  self->n_given = 0;
}

static void
edubba_hints_finalize (GObject *object)
{
  forget (EDUBBA_HINTS (object));
  g_strfreev (EDUBBA_HINTS (object)->names);

  G_OBJECT_CLASS (edubba_hints_parent_class)->finalize (object);
}

static void
edubba_hints_class_init (EdubbaHintsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = edubba_hints_dispose;
  object_class->finalize = edubba_hints_finalize;

  signals[HINT] = g_signal_new ("hint", EDUBBA_TYPE_HINTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[FAILED] = g_signal_new ("failed", EDUBBA_TYPE_HINTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
edubba_hints_init (EdubbaHints *self)
{
  self->nodes = DEFAULT_NODES;
}

EdubbaHints *
edubba_hints_new (const GameModule *module)
{
  EdubbaHints *self;

  g_return_val_if_fail (module != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_HINTS, NULL);
  self->module = module;
  return self;
}

void
edubba_hints_set_names (EdubbaHints *self, const char *const *names)
{
  g_return_if_fail (EDUBBA_IS_HINTS (self));

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
}

/* Returns TRUE if the ladder stands on this question. Two steps may differ in their hints alone. */
static gboolean
is_asked (EdubbaHints *self, const GameState *seen, const EdubbaHintTask *task)
{
  static const char *const none[] = { NULL };
  const char *const       *own = (const char *const *) self->written;
  const char *const       *written = task != NULL ? task->written : NULL;

  return self->seen != NULL && game_state_equal (self->module->rules, self->seen, seen) &&
         task_is (self->task, task) &&
         g_strv_equal (own != NULL ? own : none, written != NULL ? written : none);
}

void
edubba_hints_ask (EdubbaHints *self, const GameState *seen, const EdubbaHintTask *task)
{
  const GameRules *rules;

  g_return_if_fail (EDUBBA_IS_HINTS (self));
  g_return_if_fail (seen != NULL);
  g_return_if_fail (task == NULL || (task->goals != NULL && task->tally != NULL));

  rules = self->module->rules;
  g_return_if_fail (rules->seat (seen) != GAME_NOBODY);

  if (!is_asked (self, seen, task))
    {
      forget (self);
      self->seen = game_state_dup (rules, seen);
      self->task = task != NULL ? task_new (task) : NULL;
      self->written = task != NULL ? g_strdupv ((GStrv) task->written) : NULL;
    }
  if (self->line == NULL && task != NULL && task->known != NULL)
    self->line = follow_known (self, task->known);
  if (self->line == NULL && task != NULL && task->known != NULL)
    g_signal_emit (self, signals[FAILED], 0, EDUBBA_HINT_LOST);
  else if (self->job == NULL)
    climb (self);
}

void
edubba_hints_lead (EdubbaHints *self, const GameState *seen, const GameLine *line)
{
  g_return_if_fail (EDUBBA_IS_HINTS (self));
  g_return_if_fail (seen != NULL && line != NULL && line->n > 0);

  if (is_asked (self, seen, NULL) && self->line != NULL)
    return;
  forget (self);
  self->seen = game_state_dup (self->module->rules, seen);
  self->line = edubba_line_follow (self->module, seen, line, (const char *const *) self->names);
}

void
edubba_hints_cancel (EdubbaHints *self)
{
  g_return_if_fail (EDUBBA_IS_HINTS (self));

  drop_job (self);
}

gboolean
edubba_hints_get_thinking (EdubbaHints *self)
{
  g_return_val_if_fail (EDUBBA_IS_HINTS (self), FALSE);

  return self->job != NULL;
}

guint
edubba_hints_get_used (EdubbaHints *self)
{
  g_return_val_if_fail (EDUBBA_IS_HINTS (self), 0);

  return self->used;
}

void
edubba_hints_set_nodes (EdubbaHints *self, guint64 nodes)
{
  g_return_if_fail (EDUBBA_IS_HINTS (self));

  self->nodes = nodes;
}

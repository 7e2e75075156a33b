/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An attempt: the outcomes of a task that are recorded, each once.
 *
 * A goal that is out of reach is lost even if it is taken back: the verdict itself has shown that
 * the action was wrong. A puzzle without a solution teaches nothing and is noted nowhere.
 */
#include "edubba-attempt.h"

#include "game-state.h"

struct _EdubbaAttempt
{
  GObject parent_instance;

  /* Owned. */
  EdubbaProgress *progress;
  CoursePuzzle   *puzzle;
  EdubbaTask     *task;

  guint    day; /* the day whose puzzle it is, or 0 */
  gboolean rules_only;
  gboolean failed; /* the goal was lost */
  gboolean hinted;
  gboolean solved;
  gboolean clean; /* at its first solution */
  gboolean noted; /* this solution, since the last start over */
  gboolean rated;
  gboolean spared; /* a hint came first, so the rating is left alone */
  guint    before; /* the ratings before and after it */
  guint    after;
};

G_DEFINE_FINAL_TYPE (EdubbaAttempt, edubba_attempt, G_TYPE_OBJECT)

static guint noted_signal;

static const char *
get_game (EdubbaAttempt *self)
{
  return course_puzzle_get_module (self->puzzle)->rules->id;
}

static void
note_rules (EdubbaAttempt *self, EdubbaRuleNote note)
{
  const char *const *drill = course_puzzle_get_drills (self->puzzle);

  for (; drill && *drill; drill++)
    edubba_progress_note_rule (self->progress, get_game (self), *drill, note);
}

/* A puzzle that drills no rule by name has met those that are its themes, if it was solved. */
static void
note_themes_met (EdubbaAttempt *self)
{
  const GameRules   *rules = course_puzzle_get_module (self->puzzle)->rules;
  const char *const *theme = course_puzzle_get_themes (self->puzzle);

  for (; theme && *theme; theme++)
    {
      guint i = game_paragraph_find_id (rules, *theme);

      if (i < rules->n_paragraphs)
        edubba_progress_note_rule (self->progress, rules->id, rules->paragraphs[i].number,
                                   EDUBBA_RULE_MET);
    }
}

static void
note_puzzle (EdubbaAttempt *self, gboolean clean, guint taken)
{
  const char        *id = course_puzzle_get_id (self->puzzle);
  guint              rating = self->spared ? 0 : course_puzzle_get_rating (self->puzzle);
  EdubbaPuzzleRecord record;
  guint              before = edubba_progress_get_rating (self->progress, get_game (self), NULL);

  if (self->rules_only)
    return;
  if (!edubba_progress_get_puzzle (self->progress, get_game (self), id, &record) && rating > 0)
    {
      self->rated = TRUE;
      self->before = before;
    }
  edubba_progress_note_puzzle (self->progress, get_game (self), id, rating, clean, taken,
                               edubba_task_get_fewest (self->task));
  if (self->rated)
    self->after = edubba_progress_get_rating (self->progress, get_game (self), NULL);
}

/* The first thing that goes wrong settles the first try. */
static void
note_trouble (EdubbaAttempt *self, gboolean *trouble, EdubbaRuleNote note)
{
  gboolean first = !self->failed && !self->hinted;

  if (self->solved || *trouble)
    return;
  self->spared = first && trouble == &self->hinted && edubba_attempt_counts (self);
  *trouble = TRUE;
  if (first)
    note_puzzle (self, FALSE, 0);
  note_rules (self, note);
  g_signal_emit (self, noted_signal, 0);
}

static void
note_solution (EdubbaAttempt *self)
{
  gboolean clean = !self->solved && !self->failed && !self->hinted;

  if (self->noted)
    return;
  self->noted = TRUE;
  note_puzzle (self, clean, edubba_task_get_taken (self->task));
  if (clean && course_puzzle_get_drills (self->puzzle)[0])
    note_rules (self, EDUBBA_RULE_MET);
  else if (clean)
    note_themes_met (self);
  if (self->day > 0)
    edubba_progress_note_daily_puzzle (self->progress, get_game (self), self->day);
  self->clean = self->solved ? self->clean : clean;
  self->solved = TRUE;
  g_signal_emit (self, noted_signal, 0);
}

/* An attempt is lost only if the goal could be reached: until that is known, it is not failed. */
static void
verdict_cb (EdubbaAttempt *self)
{
  EdubbaTaskState state = edubba_task_get_state (self->task);

  if (state == EDUBBA_TASK_SOLVED)
    note_solution (self);
  else if (state == EDUBBA_TASK_UNREACHABLE && edubba_task_get_fewest (self->task) > 0 &&
           edubba_task_get_taken (self->task) > 0)
    note_trouble (self, &self->failed, EDUBBA_RULE_FAILED);
  if (edubba_task_get_taken (self->task) == 0)
    self->noted = FALSE;
}

static void
edubba_attempt_dispose (GObject *object)
{
  EdubbaAttempt *self = EDUBBA_ATTEMPT (object);

  g_clear_object (&self->progress);
  g_clear_object (&self->task);
  g_clear_pointer (&self->puzzle, course_puzzle_unref);
  G_OBJECT_CLASS (edubba_attempt_parent_class)->dispose (object);
}

static void
edubba_attempt_class_init (EdubbaAttemptClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_attempt_dispose;
  noted_signal =
    g_signal_new ("noted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
edubba_attempt_init (EdubbaAttempt *self)
{
}

EdubbaAttempt *
edubba_attempt_new (EdubbaProgress *progress, CoursePuzzle *puzzle, EdubbaTask *task)
{
  EdubbaAttempt *self;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), NULL);
  g_return_val_if_fail (puzzle != NULL, NULL);
  g_return_val_if_fail (EDUBBA_IS_TASK (task), NULL);

  self = g_object_new (EDUBBA_TYPE_ATTEMPT, NULL);
  self->progress = g_object_ref (progress);
  self->puzzle = course_puzzle_ref (puzzle);
  self->task = g_object_ref (task);
  g_signal_connect_object (task, "verdict", G_CALLBACK (verdict_cb), self, G_CONNECT_SWAPPED);
  return self;
}

void
edubba_attempt_set_day (EdubbaAttempt *self, guint day)
{
  g_return_if_fail (EDUBBA_IS_ATTEMPT (self));

  self->day = day;
}

void
edubba_attempt_set_rules_only (EdubbaAttempt *self)
{
  g_return_if_fail (EDUBBA_IS_ATTEMPT (self));

  self->rules_only = TRUE;
  g_signal_emit (self, noted_signal, 0);
}

gboolean
edubba_attempt_counts (EdubbaAttempt *self)
{
  EdubbaPuzzleRecord record;

  g_return_val_if_fail (EDUBBA_IS_ATTEMPT (self), FALSE);

  return !self->rules_only && course_puzzle_get_rating (self->puzzle) > 0 &&
         !edubba_progress_get_puzzle (self->progress, get_game (self),
                                      course_puzzle_get_id (self->puzzle), &record);
}

gboolean
edubba_attempt_get_spared (EdubbaAttempt *self)
{
  g_return_val_if_fail (EDUBBA_IS_ATTEMPT (self), FALSE);

  return self->spared;
}

void
edubba_attempt_note_hint (EdubbaAttempt *self)
{
  g_return_if_fail (EDUBBA_IS_ATTEMPT (self));

  note_trouble (self, &self->hinted, EDUBBA_RULE_HINTED);
}

CoursePuzzle *
edubba_attempt_get_puzzle (EdubbaAttempt *self)
{
  g_return_val_if_fail (EDUBBA_IS_ATTEMPT (self), NULL);

  return self->puzzle;
}

gboolean
edubba_attempt_get_troubled (EdubbaAttempt *self)
{
  g_return_val_if_fail (EDUBBA_IS_ATTEMPT (self), FALSE);

  return self->failed || self->hinted;
}

gboolean
edubba_attempt_get_solved (EdubbaAttempt *self)
{
  g_return_val_if_fail (EDUBBA_IS_ATTEMPT (self), FALSE);

  return self->solved;
}

gboolean
edubba_attempt_get_clean (EdubbaAttempt *self)
{
  g_return_val_if_fail (EDUBBA_IS_ATTEMPT (self), FALSE);

  return self->clean;
}

gboolean
edubba_attempt_get_rules_only (EdubbaAttempt *self)
{
  g_return_val_if_fail (EDUBBA_IS_ATTEMPT (self), FALSE);

  return self->rules_only;
}

gboolean
edubba_attempt_get_rating_change (EdubbaAttempt *self, guint *before, guint *after)
{
  g_return_val_if_fail (EDUBBA_IS_ATTEMPT (self), FALSE);

  *before = self->before;
  *after = self->after;
  return self->rated;
}

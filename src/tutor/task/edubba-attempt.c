/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An attempt: the outcomes of a task that are recorded, each once.
 *
 * The verdict shows at once that a press was wrong. One that is taken back is forgiven all the
 * same, once; more of them would try out every action there is. A puzzle without a solution teaches
 * nothing and is noted nowhere.
 */
#include "edubba-attempt.h"

#include "edubba-witness.h"
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
  guint    lost;     /* the learner's actions when the goal was lost, and nothing has followed */
  gboolean forgiven; /* such a press was taken back at once */
  gboolean failed;   /* a wrong answer was given */
  gboolean hinted;
  gboolean solved;
  gboolean clean; /* at its first solution */
  gboolean noted; /* this solution, since the last start over */
  gboolean rated;
  gboolean unrated; /* the learner practises */
  gboolean spared;  /* a hint came first, so the rating is left alone */
  guint    before;  /* the rating shown before it; 0: none */
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
  guint              rating = course_puzzle_get_rating (self->puzzle);
  EdubbaPuzzleRecord record;

  if (self->rules_only)
    return;
  if (self->spared || self->unrated)
    rating = 0;
  if (!edubba_progress_get_puzzle (self->progress, get_game (self), id, &record) && rating > 0)
    {
      self->rated = TRUE;
      if (!edubba_progress_get_shown_rating (self->progress, get_game (self), &self->before))
        self->before = 0;
    }
  edubba_progress_note_puzzle (self->progress, get_game (self), id, rating, clean, taken,
                               edubba_task_get_fewest (self->task));
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
  edubba_witness_note (self->progress, edubba_task_get_match (self->task),
                       edubba_task_get_goal (self->task)->me, 0, self->hinted);
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

/* Returns TRUE if the learner's last action has ended a turn. */
static gboolean
has_ended_turn (EdubbaAttempt *self)
{
  EdubbaMatch     *match = edubba_task_get_match (self->task);
  const GameRules *rules = course_puzzle_get_module (self->puzzle)->rules;
  guint            me = edubba_task_get_goal (self->task)->me;
  guint            i = edubba_match_get_cursor (match);

  while (i > 0 && edubba_match_get_actor (match, i - 1) != me)
    i--;
  return i > 0 &&
         (rules->kinds[edubba_match_get_action (match, i - 1).kind].flags & GAME_KIND_ENDS_TURN);
}

/* Of two turns, the end of the first is the answer: the reply has refuted it. Where rules alone are
 * noted, no rating is at stake and every lost goal tells what is forgotten. */
static void
note_lost (EdubbaAttempt *self)
{
  guint    taken = edubba_task_get_taken (self->task);
  gboolean replied = edubba_task_get_turns (self->task) > 1;
  gboolean ended = has_ended_turn (self);

  if (ended && !replied && !self->rules_only)
    return;
  if (ended || self->rules_only || self->forgiven || (self->lost > 0 && taken > self->lost))
    note_trouble (self, &self->failed, EDUBBA_RULE_FAILED);
  else if (self->lost == 0 && !self->solved)
    {
      self->lost = taken;
      g_signal_emit (self, noted_signal, 0);
    }
  self->lost = taken;
}

/* The goal is within reach again, or may be. */
static void
note_way_back (EdubbaAttempt *self)
{
  if (self->lost == 0 || edubba_task_get_taken (self->task) >= self->lost)
    return;
  self->lost = 0;
  if (self->forgiven || self->failed || self->solved)
    return;
  self->forgiven = TRUE;
  g_signal_emit (self, noted_signal, 0);
}

/* An attempt is lost only if the goal could be reached: until that is known, it is not failed. */
static void
verdict_cb (EdubbaAttempt *self)
{
  EdubbaTaskState state = edubba_task_get_state (self->task);

  if (state == EDUBBA_TASK_SOLVED)
    note_solution (self);
  else if (state != EDUBBA_TASK_UNREACHABLE)
    note_way_back (self);
  else if (edubba_task_get_fewest (self->task) > 0 && edubba_task_get_taken (self->task) > 0)
    note_lost (self);
  if (edubba_task_get_taken (self->task) == 0)
    self->noted = FALSE;
}

/* The learner goes away. */
static void
leave (EdubbaAttempt *self)
{
  if (self->rated && !self->solved)
    edubba_progress_note_left (self->progress, get_game (self),
                               course_puzzle_get_id (self->puzzle));
  self->rated = FALSE;
}

static void
edubba_attempt_dispose (GObject *object)
{
  EdubbaAttempt *self = EDUBBA_ATTEMPT (object);

  if (self->progress)
    leave (self);
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

void
edubba_attempt_set_unrated (EdubbaAttempt *self, gboolean unrated)
{
  g_return_if_fail (EDUBBA_IS_ATTEMPT (self));

  if (self->unrated == unrated)
    return;
  self->unrated = unrated;
  g_signal_emit (self, noted_signal, 0);
}

gboolean
edubba_attempt_get_unrated (EdubbaAttempt *self)
{
  g_return_val_if_fail (EDUBBA_IS_ATTEMPT (self), FALSE);

  return self->unrated;
}

gboolean
edubba_attempt_counts (EdubbaAttempt *self)
{
  g_return_val_if_fail (EDUBBA_IS_ATTEMPT (self), FALSE);

  return !self->unrated && edubba_attempt_may_count (self);
}

gboolean
edubba_attempt_may_count (EdubbaAttempt *self)
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
edubba_attempt_get_slipped (EdubbaAttempt *self)
{
  g_return_val_if_fail (EDUBBA_IS_ATTEMPT (self), FALSE);

  return self->lost > 0 && !self->failed;
}

gboolean
edubba_attempt_get_forgiven (EdubbaAttempt *self)
{
  g_return_val_if_fail (EDUBBA_IS_ATTEMPT (self), FALSE);

  return self->forgiven;
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
edubba_attempt_get_rated (EdubbaAttempt *self)
{
  g_return_val_if_fail (EDUBBA_IS_ATTEMPT (self), FALSE);

  return self->rated;
}

guint
edubba_attempt_count_rated_tries (EdubbaAttempt *self)
{
  g_return_val_if_fail (EDUBBA_IS_ATTEMPT (self), 0);

  return edubba_progress_get_rated_tries (self->progress, get_game (self));
}

gboolean
edubba_attempt_get_rating_change (EdubbaAttempt *self, guint *before, guint *after, guint *left)
{
  g_return_val_if_fail (EDUBBA_IS_ATTEMPT (self), FALSE);

  *before = self->before;
  *left = edubba_progress_get_rating_if_left (self->progress, get_game (self));
  return edubba_progress_get_shown_rating (self->progress, get_game (self), after) && self->rated;
}

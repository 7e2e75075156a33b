/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The points of the line that was played: the facts about each without a proof, and the points
 * that the next proofs are for.
 */
#include "edubba-task-private.h"

gboolean
edubba_task_is_closed (const EdubbaTaskPoint *point)
{
  return point->solved || point->missed;
}

EdubbaTaskPoint *
edubba_task_get_point (EdubbaTask *self, guint i)
{
  return &g_array_index (self->points, EdubbaTaskPoint, i);
}

const GameState *
edubba_task_get_state_at (EdubbaTask *self, guint i)
{
  return game_record_get_state (edubba_match_get_record (self->match), i);
}

/* Counts the action before point i into it, if it was the learner's. */
static void
count_action (EdubbaTask *self, EdubbaTaskPoint *point, guint i)
{
  GameKindFlags flags = self->rules->kinds[point->by.kind].flags;

  if (edubba_match_get_actor (self->match, i - 1) == self->me)
    {
      point->own++;
      game_tally_add (&point->tally, self->rules, point->by);
      point->ends += (flags & GAME_KIND_ENDS_TURN) != 0;
      point->over = point->ends >= self->turns;
    }
  else
    point->over = self->turns < 2 && !(flags & GAME_KIND_REPLY);
}

/* Ending the turn is part of a solution only if the goal speaks of it. */
static void
find_goal (EdubbaTask *self, EdubbaTaskPoint *point, guint i)
{
  if (point->phase != EDUBBA_TASK_PHASE_LAST)
    return;
  for (guint g = 0; g < self->n_goals && !edubba_task_is_closed (point); g++)
    {
      const GameGoal *goal = &self->goals[g];
      gboolean        is_mistake = self->step && self->step->kinds[g] == COURSE_GOAL_MISSED;

      point->goal = g;
      if ((!point->over || game_goal_counts_ends (self->rules, goal)) &&
          game_goal_holds (goal, edubba_task_get_state_at (self, i), &point->tally))
        *(is_mistake ? &point->missed : &point->solved) = TRUE;
    }
}

/* The facts about a point that need no proof, given the point before it. */
static EdubbaTaskPoint
find_point (EdubbaTask *self, guint i)
{
  GameAction      by = i > 0 ? edubba_match_get_action (self->match, i - 1) : (GameAction) { 0 };
  EdubbaTaskPoint point = { .by = by };

  if (i > self->start)
    {
      point = *edubba_task_get_point (self, i - 1);
      point.by = by;
      point.proved = FALSE;
      if (edubba_task_is_closed (&point) || point.over)
        return point;
      count_action (self, &point, i);
    }
  edubba_task_find_phase (self, &point, i);
  if (i >= self->start)
    find_goal (self, &point, i);
  return point;
}

void
edubba_task_follow_record (EdubbaTask *self)
{
  guint length = edubba_match_get_length (self->match);
  guint kept = MIN (self->points->len, 1);

  while (kept < self->points->len && kept <= length &&
         game_action_equal (edubba_task_get_point (self, kept)->by,
                            edubba_match_get_action (self->match, kept - 1)))
    kept++;
  if (self->proof && self->proof_point >= kept)
    g_clear_pointer (&self->proof, edubba_job_drop);
  if (self->failure_point != EDUBBA_TASK_NO_POINT && self->failure_point >= kept)
    edubba_task_forget_failure (self);
  g_array_set_size (self->points, kept);
  for (guint i = kept; i <= length; i++)
    {
      EdubbaTaskPoint point = find_point (self, i);

      g_array_append_val (self->points, point);
    }
}

/* Returns TRUE if a proof can say more about a point than is known. */
static gboolean
needs_proof (const EdubbaTaskPoint *point)
{
  return !point->proved && !edubba_task_is_closed (point) && !point->over &&
         point->phase == EDUBBA_TASK_PHASE_LAST;
}

gboolean
edubba_task_is_lost (const EdubbaTaskPoint *point)
{
  return !edubba_task_is_closed (point) && point->phase == EDUBBA_TASK_PHASE_LAST &&
         (point->over || (point->proved && point->verdict == GAME_UNSOLVABLE));
}

/* Returns TRUE if the learner was to act at point i and may still have reached the goal, as far
 * as is known. */
static gboolean
is_way_back (EdubbaTask *self, guint i)
{
  const EdubbaTaskPoint *point = edubba_task_get_point (self, i);

  return self->rules->seat (edubba_task_get_state_at (self, i)) == self->me && !point->over &&
         point->phase != EDUBBA_TASK_PHASE_REPLY &&
         (!point->proved || point->verdict == GAME_SOLVABLE);
}

guint
edubba_task_find_earlier (EdubbaTask *self, guint i)
{
  while (i > self->start)
    if (is_way_back (self, --i))
      return i;
  return EDUBBA_TASK_NO_POINT;
}

guint
edubba_task_find_slip (EdubbaTask *self)
{
  guint here = edubba_match_get_cursor (self->match);
  guint earlier;

  if (here < self->start || !edubba_task_is_lost (edubba_task_get_point (self, here)) ||
      edubba_task_find_need (self) != EDUBBA_TASK_NO_POINT)
    return EDUBBA_TASK_NO_POINT;
  earlier = edubba_task_find_earlier (self, here);
  if (earlier == EDUBBA_TASK_NO_POINT ||
      edubba_task_get_point (self, earlier)->own + 1 != edubba_task_get_point (self, here)->own)
    return EDUBBA_TASK_NO_POINT;
  return earlier;
}

void
edubba_task_forget_failure (EdubbaTask *self)
{
  g_clear_pointer (&self->failing, edubba_job_drop);
  self->failure_point = EDUBBA_TASK_NO_POINT;
  self->explained = FALSE;
}

guint
edubba_task_find_need (EdubbaTask *self)
{
  guint here = edubba_match_get_cursor (self->match);
  guint earlier;

  if (here < self->start)
    return EDUBBA_TASK_NO_POINT;
  if (needs_proof (edubba_task_get_point (self, here)))
    return here;
  if (needs_proof (edubba_task_get_point (self, self->start)))
    return self->start;
  if (!edubba_task_is_lost (edubba_task_get_point (self, here)))
    return EDUBBA_TASK_NO_POINT;
  earlier = edubba_task_find_earlier (self, here);
  if (earlier == EDUBBA_TASK_NO_POINT || !needs_proof (edubba_task_get_point (self, earlier)))
    return EDUBBA_TASK_NO_POINT;
  return earlier;
}

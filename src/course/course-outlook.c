/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An action is tried in the state itself, which is quick, and then once more as the seat foresees
 * it: what would only come about by cards that it cannot see is no reason to say anything.
 */
#include "course-outlook.h"

#include "game-preview.h"
#include "game-state.h"

struct _CourseOutlook
{
  const GameRules *rules;
  const GameState *state; /* borrowed */
  guint            seat;
  GameAction      *legal;
  guint            n_legal;
  GArray          *near; /* of GameAction: those that are legal after one more; NULL: not asked */
  GameState       *after;
};

static gboolean
has_flag (const CourseOutlook *self, GameAction action, guint flags)
{
  return (self->rules->kinds[action.kind].flags & flags) != 0;
}

/* Collects the actions that are legal after one of the learner's that neither ends the turn nor
 * reveals anything. */
static void
look_near (CourseOutlook *self)
{
  g_autofree GameAction *legal = g_new (GameAction, self->rules->max_legal);

  self->near = g_array_new (FALSE, FALSE, sizeof (GameAction));
  for (guint i = 0; i < self->n_legal; i++)
    {
      if (has_flag (self, self->legal[i], GAME_KIND_ENDS_TURN | GAME_KIND_CHANCE))
        continue;
      game_state_copy (self->rules, self->after, self->state);
      self->rules->apply (self->after, self->legal[i], NULL);
      if (self->rules->seat (self->after) == self->seat)
        g_array_append_vals (self->near, legal,
                             self->rules->legal (self->after, self->seat, legal));
    }
}

static gboolean
is_near (CourseOutlook *self, const CourseActs *acts)
{
  if (!self->near)
    look_near (self);
  for (guint i = 0; i < self->near->len; i++)
    if (course_acts_have (acts, g_array_index (self->near, GameAction, i)))
      return TRUE;
  return FALSE;
}

/* Plays an action in the state: a choice that several make at once by itself. FALSE if it ends
 * the turn, or reveals something. */
static gboolean
try_action (CourseOutlook *self, GameAction action)
{
  game_state_copy (self->rules, self->after, self->state);
  if (self->rules->apply_alone && has_flag (self, action, GAME_KIND_SECRET))
    return self->rules->apply_alone (self->after, self->seat, action, NULL);
  if (has_flag (self, action, GAME_KIND_ENDS_TURN | GAME_KIND_CHANCE))
    return FALSE;
  self->rules->apply (self->after, action, NULL);
  return TRUE;
}

/* Returns TRUE if the seat knows what an action leads to. */
static gboolean
is_foreseen (CourseOutlook *self, GameAction action)
{
  g_autofree GameState *seen = game_state_new (self->rules);
  g_autoptr (GamePreview) preview = NULL;

  self->rules->observe (self->state, self->seat, seen);
  preview = game_preview_new (self->rules, seen, self->seat, action, 0);
  return preview && preview->after;
}

static gboolean
leads_to (CourseOutlook *self, GameAction action, const GameGoal *goal, const GameTally *tally)
{
  GameTally counted = *tally;

  game_tally_add (&counted, self->rules, action);
  return try_action (self, action) && game_goal_holds (goal, self->after, &counted) &&
         is_foreseen (self, action);
}

/* The first legal action of the cause, or NULL. */
static const GameAction *
find_action (CourseOutlook *self, const CourseCause *cause, const GameTally *tally)
{
  for (guint i = 0; i < self->n_legal; i++)
    if (course_acts_have (&cause->acts, self->legal[i]) &&
        (!cause->is_step || leads_to (self, self->legal[i], &cause->reach, tally)))
      return &self->legal[i];
  return NULL;
}

CourseOutlook *
course_outlook_new (const GameRules *rules, const GameState *state, guint seat)
{
  CourseOutlook *self = g_new0 (CourseOutlook, 1);

  self->rules = rules;
  self->state = state;
  self->seat = seat;
  self->legal = g_new (GameAction, rules->max_legal);
  self->n_legal = rules->legal (state, seat, self->legal);
  self->after = game_state_new (rules);
  return self;
}

void
course_outlook_free (CourseOutlook *self)
{
  g_clear_pointer (&self->near, g_array_unref);
  g_free (self->legal);
  g_free (self->after);
  g_free (self);
}

gboolean
course_outlook_has (CourseOutlook     *self,
                    const CourseCause *cause,
                    const GameTally   *tally,
                    const GameAction **action)
{
  const GameAction *found;

  if (!game_goal_holds (&cause->state, self->state, tally))
    return FALSE;
  if (!cause->is_bound)
    return TRUE;
  found = find_action (self, cause, tally);
  if (action)
    *action = found;
  return found || (cause->is_near && is_near (self, &cause->acts));
}

gboolean
course_outlook_allows (const CourseOutlook *self, const CourseActs *acts)
{
  for (guint i = 0; i < self->n_legal; i++)
    if (course_acts_have (acts, self->legal[i]))
      return TRUE;
  return FALSE;
}

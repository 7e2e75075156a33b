/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A task over two turns: each first turn is proved against every reply once, off the main thread,
 * when the task begins (game-replies.h); then it is only looked up. Nothing is said of the first
 * turn before it has ended. The reply is then the one that no second turn succeeds against, or
 * the one that holds out longest, and the hidden cards lie as it needs them: they are laid so in
 * advance, while the learner, who sees none of it, is still in the first turn.
 */
#include "edubba-task-private.h"

#include "course-replies.h"
#include "game-state.h"

typedef struct
{
  const GameRules *rules;
  GameState       *state;
  GameGoal         goal;
  guint64          memory;
} Question;

/* NULL replies: they could not be worked out. */
typedef struct
{
  GameReplies *replies;
} Answer;

static void
question_free (gpointer data)
{
  Question *question = data;

  g_free (question->state);
  g_free (question);
}

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  g_clear_pointer (&answer->replies, game_replies_free);
  g_free (answer);
}

static gpointer
prove (gpointer data, const gint *cancel)
{
  Question *question = data;
  Answer   *answer = g_new0 (Answer, 1);

  answer->replies = game_replies_new (question->rules, question->state, &question->goal,
                                      question->memory, cancel, NULL);
  return answer;
}

static void
proved_cb (gpointer asker, gpointer data)
{
  EdubbaTask *self = asker;
  Answer     *answer = data;

  self->replying = NULL;
  self->replies = g_steal_pointer (&answer->replies);
  self->unproved = self->replies == NULL;
  answer_free (answer);
  g_array_set_size (self->points, 0);
  edubba_task_go_on (self);
}

void
edubba_task_start_replies (EdubbaTask *self)
{
  Question *question = g_new0 (Question, 1);

  question->rules = self->rules;
  question->state = game_state_dup (self->rules, edubba_task_get_state_at (self, self->start));
  question->goal = self->goals[0];
  question->memory = self->memory;
  self->replying =
    edubba_job_search (EDUBBA_SEARCH_AWAITED, prove, question, question_free, answer_free,
                       proved_cb, self);
}

void
edubba_task_find_phase (EdubbaTask *self, EdubbaTaskPoint *point, guint i)
{
  const GameState *state = edubba_task_get_state_at (self, i);
  guint            seat = self->rules->seat (state);
  GameReplyPoint   found;

  point->phase = EDUBBA_TASK_PHASE_LAST;
  if (self->turns < 2)
    return;
  if (point->ends == 0)
    {
      point->phase = EDUBBA_TASK_PHASE_FIRST;
      point->proved = self->replies != NULL &&
                      game_replies_find (self->replies, state, &point->tally, &found);
      point->verdict = point->proved && found.holds ? GAME_SOLVABLE : GAME_UNSOLVABLE;
      point->length = point->proved ? found.length : 0;
      if (point->proved && i == self->start && found.holds)
        point->length = course_replies_get_length (self->replies, state);
    }
  else if (point->ends == 1 && seat != GAME_NOBODY && self->rules->mover (state) != self->me)
    point->phase = EDUBBA_TASK_PHASE_REPLY;
}

/* The last position of the first turn before point i. */
static guint
find_end (EdubbaTask *self, guint i)
{
  while (i > self->start && edubba_task_get_point (self, i)->ends > 0)
    i--;
  return i;
}

static const GameReply *
find_reply (EdubbaTask *self, guint i)
{
  GameReplyPoint point;

  if (self->replies == NULL ||
      !game_replies_find (self->replies, edubba_task_get_state_at (self, i),
                          &edubba_task_get_point (self, i)->tally, &point))
    return NULL;
  return point.reply;
}

/* Returns TRUE if the actions up to point i lead from this start to this position. */
static gboolean
leads_to (EdubbaTask *self, const GameState *start, guint i, const GameState *position)
{
  g_autofree GameState *here = game_state_dup (self->rules, start);

  for (guint k = self->start; k < i; k++)
    {
      GameAction action = edubba_match_get_action (self->match, k);

      if (game_state_judge (self->rules, here, action) != GAME_LEGAL)
        return FALSE;
      self->rules->apply (here, action, NULL);
    }
  return game_state_equal (self->rules, here, position);
}

/* Lays the hidden cards so that this is the position at point i, the last of the record. */
static void
lay_hidden (EdubbaTask *self, guint i, const GameState *position)
{
  g_autofree GameState *seen = game_state_new (self->rules);
  g_autoptr (GArray) worlds = g_array_new (FALSE, FALSE, (guint) self->rules->state_size);

  if (game_state_equal (self->rules, edubba_task_get_state_at (self, i), position))
    return;
  self->rules->observe (edubba_task_get_state_at (self, self->start), self->me, seen);
  if (!game_state_list_worlds (self->rules, seen, GAME_MAX_WORLDS, worlds, NULL))
    return;
  for (guint w = 0; w < worlds->len; w++)
    {
      const GameState *start = (GameState *) (worlds->data + w * self->rules->state_size);

      if (leads_to (self, start, i, position))
        {
          edubba_match_recast (self->match, start);
          return;
        }
    }
}

void
edubba_task_prepare_reply (EdubbaTask *self)
{
  guint            here = edubba_match_get_cursor (self->match);
  const GameReply *reply;

  if (here < self->start || edubba_match_get_can_redo (self->match) ||
      edubba_task_get_point (self, here)->phase != EDUBBA_TASK_PHASE_FIRST)
    return;
  reply = find_reply (self, here);
  if (reply != NULL)
    lay_hidden (self, here, reply->world);
}

/* Returns TRUE if the actions played behind point `end` are those of the reply, so far. */
static gboolean
follows (EdubbaTask *self, const GArray *line, guint end, guint here)
{
  if (here - end > line->len)
    return FALSE;
  for (guint i = end; i < here; i++)
    if (!game_action_equal (edubba_match_get_action (self->match, i),
                            g_array_index (line, GameAction, i - end)))
      return FALSE;
  return TRUE;
}

/* The next action of the reply, as notation. */
static char *
find_next (EdubbaTask *self, guint here)
{
  guint            end = find_end (self, here);
  const GameReply *reply = find_reply (self, end);
  g_autoptr (GArray) line = NULL;

  if (reply == NULL)
    return NULL;
  if (game_state_equal (self->rules, edubba_task_get_state_at (self, end), reply->world) &&
      follows (self, reply->line, end + 1, here))
    line = g_array_ref (reply->line);
  else
    {
      line = game_replies_go_on (self->replies, edubba_task_get_state_at (self, here),
                                 &edubba_task_get_point (self, here)->tally);
      end = here - 1;
    }
  if (here - end > line->len)
    return NULL;
  return game_action_print (self->rules, g_array_index (line, GameAction, here - end - 1));
}

/* The first turn was ended before its reply was known, or after something else had been undone: it
 * is ended once more, the hidden cards lying as the reply needs them. TRUE if so. */
static gboolean
end_again (EdubbaTask *self, guint here)
{
  guint            end = find_end (self, here);
  const GameReply *reply = find_reply (self, end);
  g_autofree char *action = NULL;

  if (reply == NULL || here != end + 1 ||
      game_state_equal (self->rules, edubba_task_get_state_at (self, end), reply->world))
    return FALSE;
  action = game_action_print (self->rules, reply->end);
  edubba_match_seek (self->match, end);
  edubba_match_cut_redo (self->match);
  lay_hidden (self, end, reply->world);
  edubba_match_act (self->match, action, NULL, NULL);
  return TRUE;
}

static gboolean
is_reply_due (EdubbaTask *self)
{
  guint here = edubba_match_get_cursor (self->match);

  return self->turns > 1 && here > self->start && self->replies != NULL &&
         !edubba_match_get_can_redo (self->match) &&
         edubba_task_get_point (self, here)->phase == EDUBBA_TASK_PHASE_REPLY &&
         edubba_match_get_seat (self->match) != self->me;
}

static gboolean
reply_cb (gpointer data)
{
  g_autoptr (EdubbaTask) self = g_object_ref (data);
  guint            here = edubba_match_get_cursor (self->match);
  g_autofree char *action = NULL;

  self->source = 0;
  edubba_task_follow_record (self);
  if (!is_reply_due (self) || end_again (self, here))
    return G_SOURCE_REMOVE;
  action = find_next (self, here);
  if (action != NULL)
    edubba_match_act (self->match, action, NULL, NULL);
  return G_SOURCE_REMOVE;
}

gboolean
edubba_task_reply (EdubbaTask *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (!is_reply_due (self))
    return FALSE;
  if (self->pace > 0)
    self->source = g_timeout_add (self->pace, reply_cb, self);
  else
    self->source = g_idle_add (reply_cb, self);
  return TRUE;
}

void
edubba_task_set_pace (EdubbaTask *self, guint pace)
{
  g_return_if_fail (EDUBBA_IS_TASK (self));

  self->pace = pace;
}

guint
edubba_task_get_turns (EdubbaTask *self)
{
  g_return_val_if_fail (EDUBBA_IS_TASK (self), 1);

  return self->turns;
}

EdubbaTaskPhase
edubba_task_get_phase (EdubbaTask *self)
{
  g_return_val_if_fail (EDUBBA_IS_TASK (self), EDUBBA_TASK_PHASE_LAST);

  edubba_task_follow_record (self);
  return edubba_task_get_point (self, edubba_match_get_cursor (self->match))->phase;
}

GArray *
edubba_task_lead (EdubbaTask *self)
{
  guint here;

  g_return_val_if_fail (EDUBBA_IS_TASK (self), NULL);

  here = edubba_match_get_cursor (self->match);
  edubba_task_follow_record (self);
  if (self->replies == NULL ||
      edubba_task_get_point (self, here)->phase != EDUBBA_TASK_PHASE_FIRST)
    return NULL;
  return game_replies_lead (self->replies, edubba_task_get_state_at (self, here),
                            &edubba_task_get_point (self, here)->tally);
}

gboolean
edubba_task_find_reply (EdubbaTask *self, guint *from, guint *to)
{
  guint here;

  g_return_val_if_fail (EDUBBA_IS_TASK (self), FALSE);
  g_return_val_if_fail (from != NULL && to != NULL, FALSE);

  edubba_task_follow_record (self);
  here = edubba_match_get_cursor (self->match);
  if (self->turns < 2 || edubba_task_get_point (self, here)->phase != EDUBBA_TASK_PHASE_LAST)
    return FALSE;
  *from = find_end (self, here) + 1;
  for (*to = *from; *to < here; *to += 1)
    if (edubba_task_get_point (self, *to)->phase != EDUBBA_TASK_PHASE_REPLY)
      break;
  return edubba_task_is_lost (edubba_task_get_point (self, *to));
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One end of the first turn: in every world all possible replies are played, up to the beginning
 * of the second turn of `me`, and there the solver decides if the goal can be reached. Nothing is
 * looked at twice: positions of the reply, and second turns by the view of `me`. The second turn
 * reveals nothing unknown, so a world stands for all that look alike.
 *
 * Most second turns are won by a line that has won before, and most ends are lost to a reply that
 * was good before: these are tried first.
 */
#include "game-replies-private.h"

#include "game-solver.h"
#include "game-state.h"

enum
{
  KNOWN_SOLVABLE = 1,
  KNOWN_UNSOLVABLE,
};

static gboolean is_met (GameReplies *self, const GameState *state);

static gboolean
stays_in_turn (gconstpointer data, GameAction action)
{
  const GameRules *rules = data;

  return !(rules->kinds[action.kind].flags & (GAME_KIND_ENDS_TURN | GAME_KIND_CHANCE));
}

/* Puts a line in front of those that have helped before. */
static void
keep_line (GPtrArray *lines, GArray *line, guint most)
{
  g_ptr_array_insert (lines, 0, line);
  if (lines->len > most)
    g_ptr_array_set_size (lines, (gint) most);
}

static void
prefer_line (GPtrArray *lines, guint i)
{
  gpointer line = lines->pdata[i];

  memmove (&lines->pdata[1], &lines->pdata[0], i * sizeof (gpointer));
  lines->pdata[0] = line;
}

static void
answer_owed (const GameReplies *self, GameState *state)
{
  GameAction answer;

  while (self->rules->seat (state) != self->goal.me &&
         game_answer_find (self->rules, state, &answer))
    self->rules->apply (state, answer, NULL);
}

/* Returns TRUE if a line leads to the goal in this second turn; *length gets its actions up to
 * there. */
static gboolean
helps (const GameReplies *self, const GameState *state, const GArray *plan, guint *length)
{
  const GameRules      *rules = self->rules;
  g_autofree GameState *here = game_state_dup (rules, state);
  GameTally             tally = self->tally;

  for (guint i = 0; i < plan->len; i++)
    {
      GameAction action = g_array_index (plan, GameAction, i);

      if (rules->seat (here) != self->goal.me ||
          game_state_judge (rules, here, action) != GAME_LEGAL)
        return FALSE;
      game_tally_add (&tally, rules, action);
      if (!game_goal_is_open (&self->goal, &tally))
        return FALSE;
      rules->apply (here, action, NULL);
      *length = i + 1;
      if (game_goal_holds (&self->goal, here, &tally))
        return TRUE;
      answer_owed (self, here);
      if (game_goal_holds (&self->goal, here, &tally))
        return TRUE;
    }
  return FALSE;
}

/* The actions of `me` in a line of the solver's. */
static GArray *
read_plan (const GameReplies *self, const char *line)
{
  GArray *plan = g_array_new (FALSE, FALSE, sizeof (GameAction));
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      GameAction action;

      if (self->rules->parse_action (words[i], &action, NULL) &&
          !(self->rules->kinds[action.kind].flags & GAME_KIND_REPLY))
        g_array_append_val (plan, action);
    }
  return plan;
}

/* Keeps the way here as the reply, if it holds out longer than others. */
static void
keep_best (GameReplies *self, guint length)
{
  if (self->best->world && length <= self->best->length)
    return;
  if (!self->best->world)
    self->best->world = game_state_new (self->rules);
  game_state_copy (self->rules, self->best->world, self->world);
  self->best->length = length;
  g_array_set_size (self->best->line, 0);
  g_array_append_vals (self->best->line, self->path->data, self->path->len);
}

static gboolean
search_second (GameReplies *self, const GameState *state)
{
  GameFilter filter = { stays_in_turn, self->rules };
  g_autoptr (GameSolution) solution = NULL;

  for (guint i = 0; i < self->plans->len; i++)
    {
      guint length = 0;

      if (!helps (self, state, self->plans->pdata[i], &length))
        continue;
      prefer_line (self->plans, i);
      keep_best (self, length);
      return TRUE;
    }
  solution = game_solve_filtered (self->rules, state, &self->goal, &self->tally, &filter,
                                  GAME_SOLVE_ANY_LENGTH, 1, self->memory / 4, self->cancel);
  if (solution->verdict == GAME_UNKNOWN)
    return game_replies_fail_limit (self);
  if (solution->verdict == GAME_UNSOLVABLE)
    return FALSE;
  keep_line (self->plans, read_plan (self, solution->lines->pdata[0]), GAME_REPLIES_PLANS);
  keep_best (self, solution->length);
  return TRUE;
}

/* Returns TRUE if the goal can be reached in the second turn that begins here. */
static gboolean
is_second_won (GameReplies *self, const GameState *state)
{
  GameNode *node;
  gboolean  won;

  if (game_goal_holds (&self->goal, state, &self->tally))
    {
      keep_best (self, 0);
      return TRUE;
    }
  game_replies_write_row (self, state, &self->tally, self->row);
  node = game_position_set_find (self->known, self->row);
  if (node)
    {
      keep_best (self, 0);
      return node->mark == KNOWN_SOLVABLE;
    }
  self->n_met++;
  won = search_second (self, state);
  game_replies_write_row (self, state, &self->tally, self->row);
  if (!game_position_set_add (self->known, self->row, 0, 1))
    return game_replies_fail_limit (self);
  node = game_position_set_find (self->known, self->row);
  node->mark = won ? KNOWN_SOLVABLE : KNOWN_UNSOLVABLE;
  return won;
}

/* Returns TRUE if this position of the reply is met already, or being looked at further up. */
static gboolean
was_passed (GameReplies *self, const GameState *state)
{
  memset (self->row, 0, self->n_words * sizeof *self->row);
  game_state_copy (self->rules, (GameState *) self->row, state);
  if (game_position_set_find (self->passed, self->row))
    return TRUE;
  if (!game_position_set_add (self->passed, self->row, 0, 1))
    game_replies_fail_limit (self);
  return FALSE;
}

static gboolean
is_action_met (GameReplies *self, const GameState *state, GameAction action)
{
  g_autofree GameState *next = game_state_dup (self->rules, state);
  gboolean              own = self->rules->seat (state) == self->goal.me;

  self->rules->apply (next, action, NULL);
  g_array_append_val (self->path, action);
  self->owed += own;
  if (!is_met (self, next))
    return FALSE;
  self->owed -= own;
  g_array_set_size (self->path, self->path->len - 1);
  return TRUE;
}

/* Returns TRUE if one of the own answers is met; if none is, the path goes on with the last. */
static gboolean
is_some_met (GameReplies *self, const GameState *state, const GameAction *actions, guint n)
{
  guint length = self->path->len;
  guint owed = self->owed;

  for (guint i = 0; i < n; i++)
    {
      g_array_set_size (self->path, length);
      self->owed = owed;
      if (is_action_met (self, state, actions[i]))
        return TRUE;
    }
  return FALSE;
}

/* Returns TRUE if every continuation from here is met. Otherwise the path is one that is not. */
static gboolean
is_met (GameReplies *self, const GameState *state)
{
  const GameRules       *rules = self->rules;
  g_autofree GameAction *actions = NULL;
  guint                  n;

  if (rules->seat (state) == GAME_NOBODY)
    return game_goal_holds (&self->goal, state, &self->tally);
  if (rules->seat (state) == self->goal.me && rules->mover (state) == self->goal.me)
    return is_second_won (self, state);
  if (game_replies_is_stopped (self) || was_passed (self, state))
    return TRUE;
  actions = g_new (GameAction, rules->max_legal);
  n = game_state_legal (rules, state, actions);
  if (self->kindly && rules->seat (state) == self->goal.me)
    return is_some_met (self, state, actions, n);
  for (guint i = 0; i < n; i++)
    if (!is_action_met (self, state, actions[i]))
      return FALSE;
  return TRUE;
}

/* Returns TRUE if a reply that was good before is met in this world. */
static gboolean
is_trap_met (GameReplies *self, const GameState *begin, const GArray *trap)
{
  const GameRules      *rules = self->rules;
  g_autofree GameState *here = game_state_dup (rules, begin);

  g_array_set_size (self->path, 0);
  self->owed = 0;
  for (guint i = 0; i < trap->len; i++)
    {
      GameAction action = g_array_index (trap, GameAction, i);
      guint      seat = rules->seat (here);

      if (seat == GAME_NOBODY || game_state_judge (rules, here, action) != GAME_LEGAL)
        return TRUE;
      self->owed += seat == self->goal.me;
      rules->apply (here, action, NULL);
      g_array_append_val (self->path, action);
    }
  if (rules->seat (here) == GAME_NOBODY)
    return game_goal_holds (&self->goal, here, &self->tally);
  return rules->seat (here) != self->goal.me || rules->mover (here) != self->goal.me ||
         is_second_won (self, here);
}

/* Goes through the worlds: with the replies that were good before, or, with -1, with all. */
static gboolean
are_worlds_met (GameReplies *self, const GArray *worlds, GameAction end, gint trap)
{
  const GameRules      *rules = self->rules;
  g_autofree GameState *begin = game_state_new (rules);

  for (guint i = 0; i < worlds->len && !game_replies_is_stopped (self); i++)
    {
      self->world = (const GameState *) (worlds->data + i * rules->state_size);
      game_state_copy (rules, begin, self->world);
      rules->apply (begin, end, NULL);
      g_array_set_size (self->path, 0);
      self->owed = 0;
      if (trap < 0 ? !is_met (self, begin)
                   : !is_trap_met (self, begin, self->traps->pdata[trap]))
        return FALSE;
    }
  return TRUE;
}

static void
begin_search (GameReplies *self, const GameState *state, GameReply *best)
{
  memset (self->row, 0, self->n_words * sizeof *self->row);
  game_state_copy (self->rules, (GameState *) self->row, state);
  g_clear_pointer (&self->passed, game_position_set_free);
  self->passed = game_position_set_new (self->row, self->n_words, self->memory / 4);
  self->best = best;
}

static GameReply *
create_reply (void)
{
  GameReply *reply = g_new0 (GameReply, 1);

  reply->line = g_array_new (FALSE, FALSE, sizeof (GameAction));
  return reply;
}

/* Makes a reply that is not met the best one, in place of all before. */
static void
set_refuting (GameReplies *self, GameReply *reply)
{
  self->best = reply;
  g_clear_pointer (&reply->world, g_free);
  keep_best (self, 0);
  reply->length = 0;
}

/* Shortens the path that is not met to the actions that it needs, one by one: it is to be read by
 * people. */
static void
shorten_path (GameReplies *self, GameAction end)
{
  g_autofree GameState *begin = game_state_dup (self->rules, self->world);
  g_autoptr (GArray) line = g_array_copy (self->path);
  guint i = 0;

  self->rules->apply (begin, end, NULL);
  while (i + 1 < line->len)
    {
      g_autoptr (GArray) shorter = g_array_copy (line);

      g_array_remove_index (shorter, i);
      if (is_trap_met (self, begin, shorter))
        i++;
      else
        {
          g_clear_pointer (&line, g_array_unref);
          line = g_steal_pointer (&shorter);
        }
    }
  is_trap_met (self, begin, line);
}

/* An end that is not met, if the worst cards are given up in the reply: whether that is so with the
 * best cards too. Then the reply is one against which none of them helps. */
static void
judge_forced (GameReplies *self, const GameState *state, const GArray *worlds, GameReply *reply)
{
  GameReply *spare = create_reply ();

  begin_search (self, state, spare);
  self->kindly = TRUE;
  reply->forced = are_worlds_met (self, worlds, reply->end, -1);
  self->kindly = FALSE;
  if (!reply->forced)
    shorten_path (self, reply->end);
  if (!reply->forced)
    set_refuting (self, reply);
  game_reply_free (spare);
}

static gboolean
are_all_met (GameReplies *self, const GArray *worlds, GameAction end)
{
  for (guint i = 0; i < self->traps->len; i++)
    if (!are_worlds_met (self, worlds, end, (gint) i))
      {
        prefer_line (self->traps, i);
        return FALSE;
      }
  if (are_worlds_met (self, worlds, end, -1))
    return TRUE;
  shorten_path (self, end);
  keep_line (self->traps, g_array_copy (self->path), GAME_REPLIES_TRAPS);
  return FALSE;
}

GameReply *
game_replies_answer (GameReplies     *self,
                     const GameState *state,
                     const GameTally *tally,
                     GameAction       end)
{
  g_autoptr (GArray) worlds = game_replies_list_worlds (self, state);
  GameReply *reply = create_reply ();

  reply->end = end;
  if (!worlds)
    return reply;
  self->tally = *tally;
  begin_search (self, state, reply);
  reply->met = are_all_met (self, worlds, end);
  if (!reply->met)
    set_refuting (self, reply);
  if (!reply->met && self->owed > 0)
    judge_forced (self, state, worlds, reply);
  g_clear_pointer (&self->passed, game_position_set_free);
  return reply;
}

GArray *
game_replies_go_on (GameReplies *self, const GameState *state, const GameTally *tally)
{
  GameReply *reply = create_reply ();
  GArray    *line;

  self->tally = *tally;
  self->world = state;
  self->owed = 0;
  g_array_set_size (self->path, 0);
  begin_search (self, state, reply);
  if (!is_met (self, state))
    set_refuting (self, reply);
  line = g_array_ref (reply->line);
  g_clear_pointer (&self->passed, game_position_set_free);
  g_clear_error (&self->error);
  game_reply_free (reply);
  return line;
}

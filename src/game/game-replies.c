/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first turn: its positions breadth first, each once, as `me` sees it, with all ways to go
 * on; then the reply to each way to end it (game-replies-reply.c); then, backwards, the positions
 * from which the goal can be forced. Forced replies of others in the first turn may be any that
 * some world allows: an action holds only if it holds after each of them.
 */
#include "game-replies-private.h"

#include <glib/gi18n-lib.h>

#include "game-state.h"

#define TALLY_WORDS (sizeof (GameTally) / sizeof (guint64))

static void
link_free (gpointer data)
{
  GameReplyLink *link = data;

  g_ptr_array_unref (link->to);
  g_free (link);
}

static void
node_free (gpointer data)
{
  GameReplyNode *node = data;

  g_free (node->state);
  g_ptr_array_unref (node->links);
  g_clear_pointer (&node->reply, game_reply_free);
  g_string_free (node->line, TRUE);
  g_free (node);
}

void
game_reply_free (GameReply *reply)
{
  g_free (reply->world);
  g_array_unref (reply->line);
  g_free (reply);
}

gboolean
game_replies_fail_limit (GameReplies *self)
{
  if (!self->error)
    g_set_error (&self->error, GAME_ERROR, GAME_ERROR_LIMIT,
                 _ ("Whether every reply is met was not decided: the search became too large."));
  return FALSE;
}

gboolean
game_replies_is_stopped (GameReplies *self)
{
  if (self->cancel && g_atomic_int_get (self->cancel))
    game_replies_fail_limit (self);
  return self->error != NULL;
}

void
game_replies_write_row (const GameReplies *self,
                        const GameState   *state,
                        const GameTally   *tally,
                        guint64           *row)
{
  memset (row, 0, self->n_words * sizeof *row);
  self->rules->observe (state, self->goal.me, (GameState *) row);
  for (guint i = 0; i < self->goal.n_conditions; i++)
    {
      const GameCondition *condition = &self->goal.conditions[i];
      guint32             *count =
        &((GameTally *) (row + self->n_words - TALLY_WORDS))->count[condition->counter];

      if (!condition->term)
        *count = MAX (*count, MIN (tally->count[condition->counter], condition->number + 1));
    }
}

GArray *
game_replies_list_worlds (GameReplies *self, const GameState *state)
{
  g_autofree GameState *seen = game_state_new (self->rules);
  g_autoptr (GArray) worlds = g_array_new (FALSE, FALSE, (guint) self->rules->state_size);

  if (self->error)
    return NULL;
  self->rules->observe (state, self->goal.me, seen);
  if (!game_state_list_worlds (self->rules, seen, GAME_MAX_WORLDS, worlds, &self->error))
    return NULL;
  return g_steal_pointer (&worlds);
}

static guint
node_hash (gconstpointer key)
{
  const GameReplyNode *node = key;
  guint64              hash = 0;

  for (guint i = 0; i < node->n_words; i++)
    hash = (hash ^ node->words[i]) * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15) + (hash >> 29);
  return (guint) (hash >> 32);
}

static gboolean
node_equal (gconstpointer a, gconstpointer b)
{
  const GameReplyNode *one = a;
  const GameReplyNode *other = b;

  return memcmp (one->words, other->words, one->n_words * sizeof *one->words) == 0;
}

/* A node to be looked for, with nothing but its words. */
static GameReplyNode *
create_key (const GameReplies *self, const GameState *state, const GameTally *tally)
{
  GameReplyNode *node = g_malloc0 (sizeof *node + self->n_words * sizeof *node->words);

  node->n_words = self->n_words;
  game_replies_write_row (self, state, tally, node->words);
  return node;
}

static GameReplyNode *
add_node (GameReplies     *self,
          const GameState *state,
          const GameTally *tally,
          const char      *line)
{
  GameReplyNode *node = create_key (self, state, tally);
  GameReplyNode *old = g_hash_table_lookup (self->nodes, node);
  guint64        size = self->n_words * sizeof (guint64) + self->rules->state_size + 512;

  if (old)
    {
      g_free (node);
      return old;
    }
  node->state = game_state_dup (self->rules, state);
  node->links = g_ptr_array_new_with_free_func (link_free);
  node->line = g_string_new (line);
  g_hash_table_add (self->nodes, node);
  g_ptr_array_add (self->order, node);
  if (self->order->len * size > self->memory / 4)
    game_replies_fail_limit (self);
  return node;
}

/* Goes on to where `me` is to act, by every answer that can be given there. */
static void
answer_all (GameReplies     *self,
            GameReplyLink   *link,
            GameState       *state,
            const GameTally *tally,
            const char      *line)
{
  const GameRules *rules = self->rules;
  g_autoptr (GArray) answers = NULL;

  if (game_goal_holds (&self->goal, state, tally))
    self->at_once = TRUE;
  if (rules->seat (state) == self->goal.me)
    {
      GameReplyNode *node = add_node (self, state, tally, line);

      if (!g_ptr_array_find (link->to, node, NULL))
        g_ptr_array_add (link->to, node);
      return;
    }
  answers = game_legal_sorted (rules, state);
  link->dead |= answers->len == 0;
  for (guint i = 0; i < answers->len && !game_replies_is_stopped (self); i++)
    {
      GameAction            answer = g_array_index (answers, GameAction, i);
      g_autofree GameState *next = game_state_dup (rules, state);
      g_autofree char      *word = game_action_print (rules, answer);
      g_autofree char      *longer = g_strjoin (" ", line, word, NULL);

      rules->apply (next, answer, NULL);
      answer_all (self, link, next, tally, longer);
    }
}

/* An action that asks something of others is looked at in every world. */
static void
play_first (GameReplies *self, GameReplyNode *node, GameAction action, const GameTally *tally)
{
  const GameRules      *rules = self->rules;
  GameReplyLink        *link = g_new0 (GameReplyLink, 1);
  g_autofree GameState *next = game_state_dup (rules, node->state);
  g_autofree char      *word = game_action_print (rules, action);
  g_autofree char      *line =
    node->line->len > 0 ? g_strjoin (" ", node->line->str, word, NULL) : g_strdup (word);

  link->action = action;
  link->to = g_ptr_array_new ();
  g_ptr_array_add (node->links, link);
  rules->apply (next, action, NULL);
  if (rules->seat (next) == self->goal.me || rules->seat (next) == GAME_NOBODY)
    answer_all (self, link, next, tally, line);
  else
    {
      g_autoptr (GArray) worlds = game_replies_list_worlds (self, node->state);

      for (guint i = 0; worlds && i < worlds->len && !self->error; i++)
        {
          memcpy (next, worlds->data + i * rules->state_size, rules->state_size);
          rules->apply (next, action, NULL);
          answer_all (self, link, next, tally, line);
        }
    }
}

/* The counters of a node. */
static const GameTally *
get_tally (const GameReplies *self, const GameReplyNode *node)
{
  return (const GameTally *) (node->words + self->n_words - TALLY_WORDS);
}

static void
end_first (GameReplies *self, GameReplyNode *node, GameAction action, const GameTally *tally)
{
  if (node->reply && node->reply->met)
    return;
  g_clear_pointer (&node->reply, game_reply_free);
  node->reply = game_replies_answer (self, node->state, tally, action);
  if (!node->looked_at)
    g_ptr_array_add (self->ends, node);
  node->looked_at = TRUE;
}

static void
look_at (GameReplies *self, GameReplyNode *node)
{
  const GameRules *rules = self->rules;
  g_autoptr (GArray) actions = game_legal_sorted (rules, node->state);

  for (guint i = 0; i < actions->len && !game_replies_is_stopped (self); i++)
    {
      GameAction    action = g_array_index (actions, GameAction, i);
      GameKindFlags flags = rules->kinds[action.kind].flags;
      GameTally     tally = *get_tally (self, node);

      game_tally_add (&tally, rules, action);
      if ((flags & GAME_KIND_CHANCE) || !game_goal_is_open (&self->goal, &tally))
        continue;
      if (flags & GAME_KIND_ENDS_TURN)
        end_first (self, node, action, &tally);
      else
        play_first (self, node, action, &tally);
    }
}

/* The longest of the ways on from an action, with it; 0 if one of them does not hold. */
static guint
measure_link (const GameReplyLink *link)
{
  guint longest = 0;

  for (guint i = 0; i < link->to->len; i++)
    {
      const GameReplyNode *to = link->to->pdata[i];

      if (!to->holds)
        return 0;
      longest = MAX (longest, to->length + 1);
    }
  return link->dead ? 0 : longest;
}

static gboolean
update_node (GameReplyNode *node)
{
  guint was = node->holds ? node->length : G_MAXUINT;
  guint best = node->reply && node->reply->met ? 1 : was;

  for (guint i = 0; i < node->links->len; i++)
    {
      guint length = measure_link (node->links->pdata[i]);

      if (length > 0)
        best = MIN (best, length);
    }
  if (best >= was)
    return FALSE;
  node->holds = TRUE;
  node->length = best;
  return TRUE;
}

/* Finds the positions from which the goal can be forced; from here on the length of a node is
 * that of the shortest way. */
static void
judge_nodes (GameReplies *self)
{
  gboolean changed = TRUE;

  while (changed)
    {
      changed = FALSE;
      for (guint i = self->order->len; i-- > 0;)
        changed |= update_node (self->order->pdata[i]);
    }
  for (guint i = 0; i < self->ends->len; i++)
    {
      const GameReplyNode *node = self->ends->pdata[i];

      self->n_holding += node->reply->met;
      self->n_forced += node->reply->forced;
    }
}

static gboolean
work (GameReplies *self, const GameState *state)
{
  GameTally nothing = { { 0 } };
  g_autoptr (GArray) worlds = game_replies_list_worlds (self, state);

  if (!worlds)
    return FALSE;
  self->n_worlds = worlds->len;
  game_replies_write_row (self, state, &nothing, self->row);
  self->known = game_position_set_new (self->row, self->n_words, self->memory / 4);
  add_node (self, (const GameState *) worlds->data, &nothing, "");
  for (guint i = 0; i < self->order->len && !game_replies_is_stopped (self); i++)
    look_at (self, self->order->pdata[i]);
  if (self->error)
    return FALSE;
  judge_nodes (self);
  return TRUE;
}

GameReplies *
game_replies_new (const GameRules *rules,
                  const GameState *state,
                  const GameGoal  *goal,
                  guint64          memory,
                  const gint      *cancel,
                  GError         **error)
{
  g_autoptr (GameReplies) self = g_new0 (GameReplies, 1);

  self->rules = rules;
  self->goal = *goal;
  self->memory = memory;
  self->cancel = cancel;
  self->n_words = (guint) (rules->state_size / sizeof (guint64) + TALLY_WORDS);
  self->nodes = g_hash_table_new_full (node_hash, node_equal, NULL, NULL);
  self->order = g_ptr_array_new_with_free_func (node_free);
  self->ends = g_ptr_array_new ();
  self->path = g_array_new (FALSE, FALSE, sizeof (GameAction));
  self->row = g_new0 (guint64, self->n_words);
  self->plans = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  self->traps = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  if (!game_state_lists_worlds (rules) || rules->seat (state) != goal->me)
    {
      g_set_error (error, GAME_ERROR, GAME_ERROR_REFUSED,
                   _ ("In this position it is not known which replies there can be."));
      return NULL;
    }
  if (work (self, state))
    self->cancel = NULL;
  if (!self->error)
    return g_steal_pointer (&self);
  g_propagate_error (error, g_steal_pointer (&self->error));
  return NULL;
}

void
game_replies_free (GameReplies *self)
{
  g_hash_table_unref (self->nodes);
  g_ptr_array_unref (self->order);
  g_ptr_array_unref (self->ends);
  g_array_unref (self->path);
  g_clear_pointer (&self->known, game_position_set_free);
  g_clear_pointer (&self->passed, game_position_set_free);
  g_free (self->row);
  g_ptr_array_unref (self->plans);
  g_ptr_array_unref (self->traps);
  g_clear_error (&self->error);
  g_free (self);
}

gboolean
game_replies_find (const GameReplies *self,
                   const GameState   *state,
                   const GameTally   *tally,
                   GameReplyPoint    *point)
{
  g_autofree GameReplyNode *key = create_key (self, state, tally);
  const GameReplyNode      *node = g_hash_table_lookup (self->nodes, key);

  if (!node)
    return FALSE;
  *point = (GameReplyPoint) { node->holds, node->holds ? node->length : 0, node->reply };
  return TRUE;
}

/* The action that leads on soonest, or NULL where the turn is to be ended. */
static const GameReplyLink *
find_next (const GameReplyNode *node)
{
  for (guint i = 0; i < node->links->len && node->length > 1; i++)
    if (measure_link (node->links->pdata[i]) == node->length)
      return node->links->pdata[i];
  return NULL;
}

GArray *
game_replies_lead (const GameReplies *self, const GameState *state, const GameTally *tally)
{
  g_autofree GameReplyNode *key = create_key (self, state, tally);
  const GameReplyNode      *node = g_hash_table_lookup (self->nodes, key);
  GArray                   *line = g_array_new (FALSE, FALSE, sizeof (GameAction));
  const GameReplyLink      *next;

  while (node && node->holds && (next = find_next (node)))
    {
      g_array_append_val (line, next->action);
      node = next->to->len == 1 ? next->to->pdata[0] : NULL;
    }
  if (node && node->holds)
    g_array_append_val (line, node->reply->end);
  return line;
}

gboolean
game_replies_get_at_once (const GameReplies *self)
{
  return self->at_once;
}

guint
game_replies_get_n_ends (const GameReplies *self)
{
  return self->ends->len;
}

guint
game_replies_get_n_holding (const GameReplies *self)
{
  return self->n_holding;
}

guint
game_replies_get_n_forced (const GameReplies *self)
{
  return self->n_forced;
}

guint
game_replies_get_n_worlds (const GameReplies *self)
{
  return self->n_worlds;
}

guint64
game_replies_get_n_met (const GameReplies *self)
{
  return self->n_met;
}

GPtrArray *
game_replies_list (const GameReplies *self, gboolean holding, GPtrArray **answers)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  if (answers)
    *answers = g_ptr_array_new ();
  for (guint i = 0; i < self->ends->len; i++)
    {
      const GameReplyNode *node = self->ends->pdata[i];
      g_autofree char     *end = game_action_print (self->rules, node->reply->end);

      if (node->reply->met != holding)
        continue;
      g_ptr_array_add (lines, node->line->len > 0 ? g_strjoin (" ", node->line->str, end, NULL)
                                                  : g_strdup (end));
      if (answers)
        g_ptr_array_add (*answers, node->reply);
    }
  return lines;
}

char *
game_reply_print (const GameRules *rules, const GameReply *reply)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < reply->line->len; i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');
      rules->print_action (g_array_index (reply->line, GameAction, i), text);
    }
  return g_string_free (text, FALSE);
}

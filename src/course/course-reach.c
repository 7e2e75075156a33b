/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Breadth first, level by level, over the solver's set of positions. Forced replies of other seats
 * are played as in the solver. Most actions lead where others have led before; that is known by
 * hashes, which a game can give without playing them.
 */
#include "course-reach.h"

#include "game-position-set.h"
#include "game-state.h"

/* Far more than max_positions ever need. */
#define MEMORY (G_GUINT64_CONSTANT (256) << 20)

/* The room for hashes at first, as a power of 2. */
#define FIRST_BITS 10

/* Hashes, open addressing; 0 is free. At most half of it is full. */
typedef struct
{
  guint64 *slots;
  guint    bits;
  guint64  n;
} Seen;

typedef struct
{
  const GameRules *rules;
  const GameGoal  *goals;
  guint            n_goals;
  guint            me;
  guint64          max_positions;
  const gint      *cancel;
  guint           *lengths;

  GamePositionSet *nodes;
  Seen             seen; /* the positions after actions of `me`, and the start */
  GameState       *here;
  GameState       *next;
  GameAction      *actions;
  guint64         *hashes; /* as many */
} Survey;

/* Puts a hash into the set; FALSE if it was there. */
static gboolean
add_seen (Seen *seen, guint64 hash)
{
  guint64 *old = seen->slots;
  gsize    n_old = (gsize) 1 << seen->bits;
  gsize    slot;

  if (seen->n >= n_old / 2)
    {
      *seen = (Seen) { .slots = g_new0 (guint64, 2 * n_old), .bits = seen->bits + 1 };
      for (gsize i = 0; i < n_old; i++)
        if (old[i] != 0)
          add_seen (seen, old[i]);
      g_free (old);
    }
  hash |= 1;
  slot = hash >> (64 - seen->bits);
  while (seen->slots[slot] != 0 && seen->slots[slot] != hash)
    slot = (slot + 1) & (((gsize) 1 << seen->bits) - 1);
  if (seen->slots[slot] == hash)
    return FALSE;
  seen->slots[slot] = hash;
  seen->n++;
  return TRUE;
}

/* A goal without its conditions on counters. */
static void
copy_terms (GameGoal *terms, const GameGoal *goal)
{
  terms->seats = goal->seats;
  terms->me = goal->me;
  terms->n_conditions = 0;
  for (guint i = 0; i < goal->n_conditions; i++)
    if (goal->conditions[i].term)
      terms->conditions[terms->n_conditions++] = goal->conditions[i];
}

static void
look (Survey *survey, const GameState *state, guint length)
{
  for (guint i = 0; i < survey->n_goals; i++)
    if (survey->lengths[i] == COURSE_REACH_NEVER && survey->goals[i].seats > 0 &&
        game_goal_holds (&survey->goals[i], state, NULL))
      survey->lengths[i] = length;
}

/* Looks at survey->next, and plays the forced replies of others there. FALSE if `me` cannot go
 * on. */
static gboolean
settle (Survey *survey, guint length)
{
  const GameRules *rules = survey->rules;

  look (survey, survey->next, length);
  while (rules->seat (survey->next) != survey->me)
    {
      GameAction answer;

      if (!game_answer_find (rules, survey->next, &answer))
        return FALSE;
      rules->apply (survey->next, answer, NULL);
      look (survey, survey->next, length);
    }
  return TRUE;
}

/* FALSE if there are too many positions. `next` serves to find the hashes first. */
static gboolean
expand (Survey *survey, guint length)
{
  const GameRules *rules = survey->rules;
  guint64          hash = game_state_hash (rules, survey->here);
  guint            n;

  n = game_state_successors (rules, survey->here, hash, survey->actions, survey->hashes,
                             survey->next);
  for (guint i = 0; i < n; i++)
    {
      gboolean is_last;

      if ((rules->kinds[survey->actions[i].kind].flags & GAME_KIND_CHANCE) ||
          !add_seen (&survey->seen, survey->hashes[i]))
        continue;
      is_last = game_state_decides (rules, survey->here, survey->actions[i]);
      game_state_copy (rules, survey->next, survey->here);
      rules->apply (survey->next, survey->actions[i], NULL);
      if (settle (survey, length) && !is_last &&
          (!game_position_set_add (survey->nodes, (const guint64 *) survey->next, length, 1) ||
           game_position_set_get_n (survey->nodes) > survey->max_positions))
        return FALSE;
    }
  return TRUE;
}

static gboolean
walk (Survey *survey, guint max_length)
{
  GameNodeIndex from = 0;
  GameNode     *node;

  for (guint length = 1; length <= max_length; length++)
    {
      GameNodeIndex end = game_position_set_get_end (survey->nodes);

      if (from == end)
        return TRUE;
      for (GameNodeIndex i = from; (node = game_position_set_get (survey->nodes, &i)) && i < end;
           i = game_position_set_get_next (survey->nodes, i))
        {
          if (survey->cancel && g_atomic_int_get (survey->cancel))
            return FALSE;
          game_position_set_read (survey->nodes, node, (guint64 *) survey->here);
          if (!expand (survey, length))
            return FALSE;
        }
      from = end;
    }
  return TRUE;
}

gboolean
course_reach (const GameRules *rules,
              const GameState *state,
              const GameGoal  *goals,
              guint            n_goals,
              guint            max_length,
              guint64          max_positions,
              const gint      *cancel,
              guint           *lengths)
{
  guint n_words = (guint) (rules->state_size / sizeof (guint64));
  g_autoptr (GamePositionSet) nodes =
    game_position_set_new ((const guint64 *) state, n_words, MEMORY);
  g_autofree GameState  *here = game_state_new (rules);
  g_autofree GameState  *next = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  g_autofree guint64    *hashes = g_new (guint64, rules->max_legal);
  g_autofree GameGoal   *terms = g_new (GameGoal, MAX (n_goals, 1));
  gboolean               done;
  Survey                 survey = {
                    .rules = rules,
                    .goals = terms,
                    .n_goals = n_goals,
                    .me = rules->seat (state),
                    .max_positions = max_positions,
                    .cancel = cancel,
                    .lengths = lengths,
                    .nodes = nodes,
                    .seen = { g_new0 (guint64, 1 << FIRST_BITS), FIRST_BITS, 0 },
                    .here = here,
                    .next = next,
                    .actions = actions,
                    .hashes = hashes,
  };

  for (guint i = 0; i < n_goals; i++)
    {
      copy_terms (&terms[i], &goals[i]);
      lengths[i] = COURSE_REACH_NEVER;
    }
  look (&survey, state, 0);
  add_seen (&survey.seen, game_state_hash (rules, state));
  done = game_position_set_add (nodes, (const guint64 *) state, 0, 1) && walk (&survey, max_length);
  g_free (survey.seen.slots);
  return done;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Breadth first through everything that a step allows. Like the solver it plays the forced replies
 * of other seats, the first in byte order, and ends the turn only for a goal that speaks of it.
 * Counters that no goal speaks of are not distinguished.
 */
#include "course-outcomes.h"

#include "game-state.h"

/* A position on the way; the state follows in memory. */
typedef struct
{
  GameTally tally;
  guint64   state[];
} Place;

typedef struct
{
  const GameRules  *rules;
  const CourseStep *step;
  guint             me;
  gsize             size;                    /* of a place */
  guint32           caps[GAME_MAX_COUNTERS]; /* the values at which counters stop; 0: in no goal */
  GHashTable       *met;                     /* of GBytes, which lie in `way` too */
  GPtrArray        *way;                     /* of GBytes: positions to be looked at, in order */
  GPtrArray        *ends;
  guint            *replies;
} Walk;

static GameState *
get_state (Place *place)
{
  return (GameState *) place->state;
}

/* The first goal that holds, or n_goals. */
static guint
find_goal (const Walk *walk, Place *place)
{
  guint i = 0;

  while (i < walk->step->n_goals &&
         !game_goal_holds (&walk->step->goals[i], get_state (place), &place->tally))
    i++;
  return i;
}

static gboolean
is_open (const Walk *walk, const Place *place)
{
  for (guint i = 0; i < walk->step->n_goals; i++)
    if (game_goal_is_open (&walk->step->goals[i], &place->tally))
      return TRUE;
  return FALSE;
}

static void
keep_end (Walk *walk, Place *place)
{
  for (guint i = 0; i < walk->ends->len; i++)
    if (game_state_equal (walk->rules, g_ptr_array_index (walk->ends, i), get_state (place)))
      return;
  g_ptr_array_add (walk->ends, game_state_dup (walk->rules, get_state (place)));
}

/* TRUE if a goal holds, which is then kept. */
static gboolean
is_end (Walk *walk, Place *place)
{
  guint goal = find_goal (walk, place);

  if (goal == walk->step->n_goals)
    return FALSE;
  *walk->replies |= 1u << goal;
  if (walk->step->kinds[goal] != COURSE_GOAL_MISSED)
    keep_end (walk, place);
  return TRUE;
}

/* Keeps a place to go on from, unless it has been met. */
static void
keep_place (Walk *walk, const Place *place)
{
  g_autoptr (GBytes) bytes = NULL;

  if (!is_open (walk, place))
    return;
  bytes = g_bytes_new (place, walk->size);
  if (g_hash_table_add (walk->met, g_bytes_ref (bytes)))
    g_ptr_array_add (walk->way, g_steal_pointer (&bytes));
}

static void
count_action (const Walk *walk, GameTally *tally, GameAction action)
{
  game_tally_add (tally, walk->rules, action);
  for (guint i = 0; i < GAME_MAX_COUNTERS; i++)
    tally->count[i] = MIN (tally->count[i], walk->caps[i]);
}

/* Plays the forced replies of others. TRUE if the learner is to act again and no goal was
 * reached. */
static gboolean
play_answers (Walk *walk, Place *place)
{
  const GameRules *rules = walk->rules;

  while (rules->seat (get_state (place)) != walk->me)
    {
      GameAction answer;

      if (!game_answer_find (rules, get_state (place), &answer))
        return FALSE;
      rules->apply (get_state (place), answer, NULL);
      if (is_end (walk, place))
        return FALSE;
    }
  return TRUE;
}

static void
play (Walk *walk, Place *place, GameAction action)
{
  gboolean ends_turn = (walk->rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN) != 0;

  count_action (walk, &place->tally, action);
  walk->rules->apply (get_state (place), action, NULL);
  if (!is_end (walk, place) && !ends_turn && play_answers (walk, place))
    keep_place (walk, place);
}

static gboolean
is_playable (const Walk *walk, GameAction action)
{
  gboolean is_admitted = FALSE;

  for (guint g = 0; g < walk->step->n_goals && !is_admitted; g++)
    is_admitted = game_goal_admits (walk->rules, &walk->step->goals[g], action.kind);
  return is_admitted && course_step_allows (walk->step, action);
}

static void
expand (Walk *walk, const Place *from)
{
  g_autofree GameAction *actions = g_new (GameAction, walk->rules->max_legal);
  g_autofree Place      *place = g_malloc (walk->size);
  guint                  n = game_state_legal (walk->rules, (const GameState *) from->state,
                                               actions);

  for (guint i = 0; i < n; i++)
    if (is_playable (walk, actions[i]))
      {
        memcpy (place, from, walk->size);
        play (walk, place, actions[i]);
      }
}

static void
prepare_counters (Walk *walk)
{
  for (guint g = 0; g < walk->step->n_goals; g++)
    {
      const GameGoal *goal = &walk->step->goals[g];

      for (guint i = 0; i < goal->n_conditions; i++)
        if (!goal->conditions[i].term)
          {
            guint32 *cap = &walk->caps[goal->conditions[i].counter];

            *cap = MAX (*cap, goal->conditions[i].number + 1);
          }
    }
}

/* Expands place after place, each coming with those it leads to at the end. */
static gboolean
walk_on (Walk *walk, const gint *cancel)
{
  for (guint i = 0; i < walk->way->len; i++)
    {
      if (walk->way->len > COURSE_OUTCOMES_MAX_MET || walk->ends->len > COURSE_OUTCOMES_MAX ||
          (cancel && g_atomic_int_get (cancel)))
        return FALSE;
      expand (walk, g_bytes_get_data (g_ptr_array_index (walk->way, i), NULL));
    }
  return walk->ends->len <= COURSE_OUTCOMES_MAX;
}

gboolean
course_outcomes_find (const GameRules  *rules,
                      const CourseStep *step,
                      const GameState  *start,
                      GPtrArray        *ends,
                      guint            *replies,
                      const gint       *cancel)
{
  g_autoptr (GHashTable) met =
    g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  g_autoptr (GPtrArray) way = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  Walk walk = {
    .rules = rules,
    .step = step,
    .me = step->goals[0].me,
    .size = sizeof (Place) + rules->state_size,
    .met = met,
    .way = way,
    .ends = ends,
    .replies = replies,
  };
  g_autofree Place *first = g_malloc0 (walk.size);

  prepare_counters (&walk);
  game_state_copy (rules, get_state (first), start);
  if (!is_end (&walk, first))
    keep_place (&walk, first);
  return walk_on (&walk, cancel);
}

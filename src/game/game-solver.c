/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Breadth-first search of one turn. A node is a position together with the counters that the
 * goal speaks of, each stopping one above the largest number that it is compared with, so that
 * nodes are the same exactly if their futures are. Lines are then written depth first, through
 * nodes that lead to the goal in time.
 *
 * Nodes lie behind each other in memory, level by level; a level that can only be the last is
 * not kept.
 */
#include "game-solver.h"

#include "game-position-set.h"
#include "game-state.h"

#define TALLY_WORDS (sizeof (GameTally) / sizeof (guint64))

/* The steps that a search may take: a number, and one more for each STEP_BYTES bytes of its
 * memory. With little branching memory ends first; a level that does not fit into it would be
 * searched for minutes. No shipped puzzle takes half a million. */
#define LEAST_STEPS 1000000
#define STEP_BYTES  64

/* The result for a node. */
enum
{
  MARK_NONE,
  MARK_GOAL, /* the next action can reach the goal */
  MARK_DEAD, /* no goal from here in the actions that are left */
};

/* The result of a step. */
typedef enum
{
  STEP_GOAL,
  STEP_OPEN, /* `me` is to act again */
  STEP_DEAD, /* the sequence is over */
} Step;

/* A row of the search: the state, and behind it the tally. */
typedef struct
{
  guint64   *words;
  GameState *state;
  GameTally *tally;
} Row;

/* An action with its text. */
typedef struct
{
  GameAction  action;
  const char *text;
} Move;

typedef struct
{
  const GameRules  *rules;
  const GameGoal   *goal;
  const GameFilter *filter;
  const gint       *cancel;
  guint64           memory;
  guint             n_words;                 /* of a row */
  guint32           caps[GAME_MAX_COUNTERS]; /* the greatest counts; 0: not in the goal */
  guint8           *counters;                /* by kind: game_counters_find () */
  gboolean         *admits;                  /* by kind: game_goal_admits () */

  GamePositionSet *nodes;
  GameNodeIndex    from; /* the frontier */
  GameNodeIndex    to;
  guint64          count; /* ways to the goal at the level after the frontier */
  gboolean         full;  /* the memory did not suffice for that level */
  guint64          steps; /* steps left */

  Row         here;
  Row         next;
  GameAction *actions;
  GameAction *answers;
  GHashTable *texts; /* of actions, by their bytes */

  gboolean      writing; /* actions played are written down in line */
  GString      *line;
  guint64       max_lines;
  guint64       line_bytes;
  GameSolution *solution;
} Solver;

static void
row_init (Row *row, const Solver *solver)
{
  row->words = g_new0 (guint64, solver->n_words);
  row->state = (GameState *) row->words;
  row->tally = (GameTally *) (row->words + solver->n_words - TALLY_WORDS);
}

static void
row_clear (Row *row)
{
  g_free (row->words);
}

static void
row_copy (const Solver *solver, Row *to, const Row *from)
{
  memcpy (to->words, from->words, solver->n_words * sizeof (guint64));
}

static gboolean
is_cancelled (const Solver *solver)
{
  return solver->cancel && g_atomic_int_get (solver->cancel);
}

static const char *
get_text (Solver *solver, GameAction action)
{
  gint64 key;
  char  *text;

  memcpy (&key, &action, sizeof key);
  text = g_hash_table_lookup (solver->texts, &key);
  if (!text)
    {
      text = game_action_print (solver->rules, action);
      g_hash_table_insert (solver->texts, g_memdup2 (&key, sizeof key), text);
    }
  return text;
}

static void
write_word (Solver *solver, const char *word)
{
  if (solver->line->len > 0)
    g_string_append_c (solver->line, ' ');
  g_string_append (solver->line, word);
}

/* Counts an action, as far as the goal wants it counted. */
static void
count_action (const Solver *solver, GameTally *tally, GameAction action)
{
  guint counter = solver->counters[action.kind];

  if (tally->count[0] < solver->caps[0])
    tally->count[0]++;
  if (counter > 0 && tally->count[counter] < solver->caps[counter])
    tally->count[counter]++;
}

/* Returns TRUE if the search plays this action of `me`; *tally gets the counters after it. */
static gboolean
is_playable (const Solver *solver, const Row *row, GameAction action, GameTally *tally)
{
  if (!solver->admits[action.kind])
    return FALSE;
  if (solver->filter && !solver->filter->allows (solver->filter->data, action))
    return FALSE;
  *tally = *row->tally;
  count_action (solver, tally, action);
  return game_goal_is_open (solver->goal, tally);
}

static gboolean
holds (const Solver *solver, const Row *row)
{
  return game_goal_holds (solver->goal, row->state, row->tally);
}

/* The first legal action in byte order. */
static gboolean
find_answer (Solver *solver, const GameState *state, GameAction *answer)
{
  const char *first = NULL;
  guint       n = game_state_legal (solver->rules, state, solver->answers);

  for (guint i = 0; i < n; i++)
    {
      const char *text = get_text (solver, solver->answers[i]);

      if (!first || strcmp (text, first) < 0)
        {
          first = text;
          *answer = solver->answers[i];
        }
    }
  return first != NULL;
}

/* Plays the forced replies of other seats, until the goal is reached, `me` is to act, or neither
 * can be. */
static Step
settle (Solver *solver, Row *row)
{
  const GameRules *rules = solver->rules;
  GameAction       answer;

  while (rules->seat (row->state) != solver->goal->me)
    {
      if (!find_answer (solver, row->state, &answer) ||
          !(rules->kinds[answer.kind].flags & GAME_KIND_REPLY))
        return STEP_DEAD;
      if (solver->writing)
        write_word (solver, get_text (solver, answer));
      rules->apply (row->state, answer, NULL);
      if (holds (solver, row))
        return STEP_GOAL;
    }
  return STEP_OPEN;
}

/* Plays a playable action of `me` on *row and the forced replies to it. */
static Step
step (Solver *solver, Row *row, GameAction action, const GameTally *tally)
{
  gboolean is_last = game_state_decides (solver->rules, row->state, action);

  solver->rules->apply (row->state, action, NULL);
  *row->tally = *tally;
  if (holds (solver, row))
    return STEP_GOAL;
  return is_last ? STEP_DEAD : settle (solver, row);
}

/* The node of the frontier at *index or, where a gap lies there, behind it; NULL at the end. */
static GameNode *
get_frontier (const Solver *solver, GameNodeIndex *index)
{
  GameNode *node = game_position_set_get (solver->nodes, index);

  return node && *index < solver->to ? node : NULL;
}

/* Expands a node of the frontier. Once the goal is reached the next level is not needed; once
 * the memory is used up the rest of the level is still searched for the goal. */
static void
expand (Solver *solver, GameNode *node)
{
  GameTally tally;
  guint     n;

  game_position_set_read (solver->nodes, node, solver->here.words);
  n = game_state_legal (solver->rules, solver->here.state, solver->actions);
  for (guint i = 0; i < n; i++)
    {
      Step reached;

      if (!is_playable (solver, &solver->here, solver->actions[i], &tally))
        continue;
      row_copy (solver, &solver->next, &solver->here);
      solver->steps -= MIN (solver->steps, 1);
      reached = step (solver, &solver->next, solver->actions[i], &tally);
      if (reached == STEP_GOAL)
        {
          solver->count = game_count_add (solver->count, node->count);
          node->mark = MARK_GOAL;
        }
      else if (reached == STEP_OPEN && solver->count == 0 && !solver->full)
        solver->full =
          !game_position_set_add (solver->nodes, solver->next.words, node->level + 1, node->count);
    }
}

/* Expands the frontier. FALSE if it was cancelled, or no step was left, on the way. */
static gboolean
expand_frontier (Solver *solver)
{
  GameNode *node;

  for (GameNodeIndex i = solver->from; (node = get_frontier (solver, &i));
       i = game_position_set_get_next (solver->nodes, i))
    {
      if (is_cancelled (solver) || solver->steps == 0)
        return FALSE;
      expand (solver, node);
    }
  return TRUE;
}

/* Returns TRUE if some node of the frontier has an action to go on with, or if the search was
 * cancelled. */
static gboolean
can_go_on (Solver *solver)
{
  GameNode *node;
  GameTally tally;

  for (GameNodeIndex i = solver->from; (node = get_frontier (solver, &i));
       i = game_position_set_get_next (solver->nodes, i))
    {
      guint n;

      game_position_set_read (solver->nodes, node, solver->here.words);
      n = game_state_legal (solver->rules, solver->here.state, solver->actions);
      for (guint a = 0; a < n; a++)
        if (is_playable (solver, &solver->here, solver->actions[a], &tally))
          return TRUE;
      if (is_cancelled (solver))
        return TRUE;
    }
  return FALSE;
}

/* Goes from the frontier to the next one, one action longer. FALSE once there is an answer, or
 * none can be had. */
static gboolean
search_level (Solver *solver)
{
  GameSolution *solution = solver->solution;

  if (solver->full)
    return FALSE;
  if (solver->from == solver->to)
    {
      solution->verdict = GAME_UNSOLVABLE;
      return FALSE;
    }
  solution->met = game_position_set_get_n (solver->nodes);
  if (!expand_frontier (solver))
    return FALSE;
  solution->length++;
  solution->count = solver->count;
  if (solver->count > 0)
    {
      solution->verdict = GAME_SOLVABLE;
      return FALSE;
    }
  solver->from = solver->to;
  solver->to = game_position_set_get_end (solver->nodes);
  return TRUE;
}

/* The search proper, from the one node at level 0. */
static void
search (Solver *solver, guint max_length)
{
  GameSolution *solution = solver->solution;

  solution->verdict = GAME_UNKNOWN;
  while (solution->length < max_length)
    if (!search_level (solver))
      return;
  if (!solver->full && !can_go_on (solver))
    solution->verdict = GAME_UNSOLVABLE;
}

static int
compare_moves (gconstpointer a, gconstpointer b)
{
  return strcmp (((const Move *) a)->text, ((const Move *) b)->text);
}

/* The playable actions in byte order; the array belongs to the caller. */
static GArray *
list_moves (Solver *solver, const Row *row)
{
  guint     n = game_state_legal (solver->rules, row->state, solver->actions);
  GArray   *moves = g_array_sized_new (FALSE, FALSE, sizeof (Move), n);
  GameTally tally;

  for (guint i = 0; i < n; i++)
    if (is_playable (solver, row, solver->actions[i], &tally))
      {
        Move move = { solver->actions[i], get_text (solver, solver->actions[i]) };

        g_array_append_val (moves, move);
      }
  g_array_sort (moves, compare_moves);
  return moves;
}

/* Returns TRUE if more lines are wanted and there is room for them. */
static gboolean
wants_lines (const Solver *solver)
{
  return solver->solution->lines->len < solver->max_lines && solver->line_bytes < solver->memory &&
         !is_cancelled (solver);
}

static void
keep_line (Solver *solver)
{
  solver->line_bytes += solver->line->len + 1 + sizeof (char *);
  g_ptr_array_add (solver->solution->lines, g_strdup (solver->line->str));
}

static gboolean write_lines (Solver *solver, const Row *row, guint left);

/* Goes on behind one action: `left` actions are left after it. TRUE if a line was kept. */
static gboolean
write_lines_behind (Solver *solver, Row *row, guint level, guint left)
{
  GameNode *node = left > 0 ? game_position_set_find (solver->nodes, row->words) : NULL;

  /* A position that was met earlier, or is known to lead nowhere in time, is on no shortest
   * line. */
  if (!node || node->level != level || node->mark == MARK_DEAD ||
      (left == 1 && node->mark != MARK_GOAL))
    return FALSE;
  if (write_lines (solver, row, left))
    return TRUE;
  if (wants_lines (solver))
    node->mark = MARK_DEAD;
  return FALSE;
}

/* Writes the lines from a position that take exactly `left` more actions. TRUE if there was one. */
static gboolean
write_lines (Solver *solver, const Row *row, guint left)
{
  g_autoptr (GArray) moves = list_moves (solver, row);
  guint     level = solver->solution->length - left + 1;
  gsize     length = solver->line->len;
  gboolean  found = FALSE;
  GameTally tally;
  Row       next;

  row_init (&next, solver);
  for (guint i = 0; i < moves->len && wants_lines (solver); i++)
    {
      const Move *move = &g_array_index (moves, Move, i);
      Step        reached;

      row_copy (solver, &next, row);
      is_playable (solver, row, move->action, &tally);
      write_word (solver, move->text);
      reached = step (solver, &next, move->action, &tally);
      if (reached == STEP_GOAL)
        {
          keep_line (solver);
          found = TRUE;
        }
      else if (reached == STEP_OPEN && write_lines_behind (solver, &next, level, left - 1))
        found = TRUE;
      g_string_truncate (solver->line, length);
    }
  row_clear (&next);
  return found;
}

static void
solver_init (Solver          *solver,
             const GameRules *rules,
             const GameGoal  *goal)
{
  solver->rules = rules;
  solver->goal = goal;
  solver->n_words = rules->state_size / sizeof (guint64) + TALLY_WORDS;
  solver->counters = g_new (guint8, rules->n_kinds);
  solver->admits = g_new (gboolean, rules->n_kinds);
  for (guint k = 0; k < rules->n_kinds; k++)
    {
      solver->counters[k] = (guint8) game_counters_find (rules, k);
      solver->admits[k] = game_goal_admits (rules, goal, k);
    }
  for (guint i = 0; i < goal->n_conditions; i++)
    if (!goal->conditions[i].term)
      {
        guint32 *cap = &solver->caps[goal->conditions[i].counter];

        *cap = MAX (*cap, goal->conditions[i].number + 1);
      }
  row_init (&solver->here, solver);
  row_init (&solver->next, solver);
  solver->actions = g_new (GameAction, rules->max_legal);
  solver->answers = g_new (GameAction, rules->max_legal);
  solver->texts = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
}

static void
solver_clear (Solver *solver)
{
  g_clear_pointer (&solver->nodes, game_position_set_free);
  row_clear (&solver->here);
  row_clear (&solver->next);
  g_free (solver->counters);
  g_free (solver->admits);
  g_free (solver->actions);
  g_free (solver->answers);
  g_hash_table_unref (solver->texts);
  g_string_free (solver->line, TRUE);
}

/* Settles the first position: TRUE if `me` is to act in it and the goal is neither reached nor
 * lost. */
static gboolean
settle_root (Solver *solver, Row *root)
{
  GameSolution *solution = solver->solution;
  Step          reached = STEP_DEAD;

  if (holds (solver, root))
    reached = STEP_GOAL;
  else if (game_goal_is_open (solver->goal, root->tally))
    reached = settle (solver, root);
  solution->verdict = reached == STEP_GOAL ? GAME_SOLVABLE : GAME_UNSOLVABLE;
  if (reached == STEP_GOAL)
    solution->count = 1;
  if (reached == STEP_GOAL && wants_lines (solver))
    keep_line (solver);
  return reached == STEP_OPEN;
}

/* Forgets a goal that was found when there was no time to write it down. */
static void
give_up (GameSolution *solution)
{
  solution->verdict = GAME_UNKNOWN;
  solution->length--;
  solution->count = 0;
  g_ptr_array_set_size (solution->lines, 0);
}

static void
solve_root (Solver *solver, const Row *root, guint max_length)
{
  GameSolution *solution = solver->solution;

  solver->nodes = game_position_set_new (root->words, solver->n_words, solver->memory);
  solver->full = !game_position_set_add (solver->nodes, root->words, 0, 1);
  solver->steps = LEAST_STEPS + solver->memory / STEP_BYTES;
  solver->to = game_position_set_get_end (solver->nodes);
  search (solver, max_length);
  if (solution->verdict == GAME_SOLVABLE && solver->max_lines > 0)
    {
      solver->writing = TRUE;
      write_lines (solver, root, solution->length);
      if (is_cancelled (solver))
        give_up (solution);
    }
}

GameSolution *
game_solve (const GameRules *rules,
            const GameState *state,
            const GameGoal  *goal,
            const GameTally *tally,
            guint            max_length,
            guint64          max_lines,
            guint64          memory,
            const gint      *cancel)
{
  return game_solve_filtered (rules,
                              state,
                              goal,
                              tally,
                              NULL,
                              max_length,
                              max_lines,
                              memory,
                              cancel);
}

GameSolution *
game_solve_filtered (const GameRules  *rules,
                     const GameState  *state,
                     const GameGoal   *goal,
                     const GameTally  *tally,
                     const GameFilter *filter,
                     guint             max_length,
                     guint64           max_lines,
                     guint64           memory,
                     const gint       *cancel)
{
  GameSolution *solution = g_new0 (GameSolution, 1);
  Solver        solver = {
           .filter = filter, .cancel = cancel, .memory = memory, .max_lines = max_lines
  };
  Row      root;
  gboolean is_open;

  solution->lines = g_ptr_array_new_with_free_func (g_free);
  solver.solution = solution;
  solver_init (&solver, rules, goal);
  solver.line = g_string_new (NULL);
  row_init (&root, &solver);
  game_state_copy (rules, root.state, state);
  for (guint i = 0; tally && i < GAME_MAX_COUNTERS; i++)
    root.tally->count[i] = MIN (tally->count[i], solver.caps[i]);
  solver.writing = TRUE;
  is_open = settle_root (&solver, &root);
  solver.writing = FALSE;
  if (is_open)
    solve_root (&solver, &root, max_length);
  row_clear (&root);
  solver_clear (&solver);
  return solution;
}

void
game_solution_free (GameSolution *solution)
{
  g_ptr_array_unref (solution->lines);
  g_free (solution);
}

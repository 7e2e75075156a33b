/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The solver against a walk that tries every sequence one by one, on random positions of every game
 * there is and random goals; and the limits, one by one, on a toy.
 *
 * The slow walk shares nothing with the solver but the meaning of goals.
 */
#include "game-solver.h"

#include "../fixed.h"
#include "game-state.h"
#include "games.h"
#include "random-position.h"
#include "toy-hoard.h"
#include "toys.h"

#define MAX_LENGTH 3

/* The result of the slow walk. */
typedef struct
{
  const GameRules *rules;
  const GameGoal  *goal;
  gboolean         counts_ends;
  GPtrArray       *lines[MAX_LENGTH + 1]; /* by length */
  gboolean         goes_on;               /* some sequence of MAX_LENGTH can be continued */
} Trial;

static GameAction
get_first_answer (const GameRules *rules, const GameState *state)
{
  g_autoptr (GArray) actions = game_legal_sorted (rules, state);

  return g_array_index (actions, GameAction, 0);
}

static void
append_word (GString *line, const GameRules *rules, GameAction action)
{
  if (line->len > 0)
    g_string_append_c (line, ' ');
  rules->print_action (action, line);
}

/* Returns TRUE if an action turns up the unknown and the goal does not name its kind: by its
 * counter, or, if it has none, by that of any such kind. */
static gboolean
is_unnamed_chance (const Trial *trial, GameAction action)
{
  const GameKind  *kinds = trial->rules->kinds;
  const char      *counter = kinds[action.kind].counter;
  g_autofree char *text = game_goal_print (trial->rules, trial->goal);

  if ((kinds[action.kind].flags & GAME_KIND_CHANCE) == 0)
    return FALSE;
  if (counter != NULL)
    return strstr (text, counter) == NULL;
  for (guint k = 0; k < trial->rules->n_kinds; k++)
    if ((kinds[k].flags & GAME_KIND_CHANCE) && kinds[k].counter != NULL &&
        strstr (text, kinds[k].counter) != NULL)
      return FALSE;
  return TRUE;
}

static void try_sequences (Trial           *trial,
                           const GameState *state,
                           const GameTally *tally,
                           const char      *line,
                           guint            length,
                           gboolean         is_over);

/* Takes a position after `length` actions: the goal, an answer of another seat, or the next
 * action. */
static void
try_position (Trial     *trial,
              GameState *state,
              GameTally *tally,
              GString   *line,
              guint      length,
              gboolean   is_over)
{
  const GameRules *rules = trial->rules;

  while (!game_goal_holds (trial->goal, state, tally))
    {
      guint      seat = rules->seat (state);
      GameAction answer;

      if (is_over || seat == trial->goal->me || seat == GAME_NOBODY)
        {
          try_sequences (trial, state, tally, line->str, length, is_over);
          return;
        }
      answer = get_first_answer (rules, state);
      if (!(rules->kinds[answer.kind].flags & GAME_KIND_REPLY))
        return;
      append_word (line, rules, answer);
      rules->apply (state, answer, NULL);
    }
  g_ptr_array_add (trial->lines[length], g_strdup (line->str));
}

static void
try_sequences (Trial           *trial,
               const GameState *state,
               const GameTally *tally,
               const char      *line,
               guint            length,
               gboolean         is_over)
{
  const GameRules *rules = trial->rules;
  g_autoptr (GArray) actions = game_legal_sorted (rules, state);

  for (guint i = 0; i < actions->len && !is_over; i++)
    {
      GameAction            action = g_array_index (actions, GameAction, i);
      gboolean              ends = (rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN) != 0;
      g_autofree GameState *next = NULL;
      g_autoptr (GString) text = NULL;
      GameTally counts = *tally;

      if ((ends && !trial->counts_ends) || is_unnamed_chance (trial, action))
        continue;
      game_tally_add (&counts, rules, action);
      if (!game_goal_is_open (trial->goal, &counts))
        continue;
      if (length == MAX_LENGTH)
        {
          trial->goes_on = TRUE;
          return;
        }
      next = game_state_dup (rules, state);
      text = g_string_new (line);
      append_word (text, rules, action);
      rules->apply (next, action, NULL);
      try_position (trial, next, &counts, text, length + 1, ends);
    }
}

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
check_solution (Trial *trial, const GameSolution *solution)
{
  for (guint n = 0; n <= MAX_LENGTH; n++)
    if (trial->lines[n]->len > 0)
      {
        g_assert_cmpint (solution->verdict, ==, GAME_SOLVABLE);
        g_assert_cmpuint (solution->length, ==, n);
        g_assert_cmpuint (solution->count, ==, trial->lines[n]->len);
        g_assert_cmpuint (solution->lines->len, ==, solution->count);
        g_ptr_array_sort (trial->lines[n], compare_lines);
        for (guint i = 0; i < solution->lines->len; i++)
          g_assert_cmpstr (g_ptr_array_index (solution->lines, i), ==,
                           g_ptr_array_index (trial->lines[n], i));
        return;
      }
  g_assert_cmpuint (solution->lines->len, ==, 0);
  g_assert_cmpint (solution->verdict, !=, GAME_SOLVABLE);
  if (!trial->goes_on)
    g_assert_cmpint (solution->verdict, ==, GAME_UNSOLVABLE);
  if (solution->verdict == GAME_UNKNOWN)
    g_assert_cmpuint (solution->length, ==, MAX_LENGTH);
}

/* A walk that goes on leads nowhere new where what was done is undone: then twice as long a search
 * has the same verdict. */
static void
check_longer (const GameRules *rules, const GameState *state, const GameGoal *goal)
{
  g_autoptr (GameSolution) longer =
    game_solve (rules, state, goal, NULL, 2 * MAX_LENGTH, G_MAXUINT64, GAME_SOLVE_MEMORY, NULL);

  g_assert_cmpint (longer->verdict, ==, GAME_UNSOLVABLE);
}

/* Compares solver and slow walk on one position and goal. Returns whether it can be solved. */
static gboolean
compare (const GameRules *rules, const GameState *state, const GameGoal *goal)
{
  Trial                 trial = { .rules = rules, .goal = goal };
  GameTally             tally = { 0 };
  g_autofree GameState *copy = game_state_dup (rules, state);
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (GameSolution) solution = NULL;
  g_autofree char *text = game_goal_print (rules, goal);
  g_autofree char *position = game_position_print (rules, state);

  g_test_message ("%s\n%s", position, text);
  trial.counts_ends = game_goal_counts_ends (rules, goal);
  for (guint i = 0; i <= MAX_LENGTH; i++)
    trial.lines[i] = g_ptr_array_new_with_free_func (g_free);
  if (game_goal_is_open (goal, &tally) || game_goal_holds (goal, state, &tally))
    try_position (&trial, copy, &tally, line, 0, FALSE);
  solution =
    game_solve (rules, state, goal, NULL, MAX_LENGTH, G_MAXUINT64, GAME_SOLVE_MEMORY, NULL);
  check_solution (&trial, solution);
  if (trial.goes_on && solution->verdict == GAME_UNSOLVABLE)
    check_longer (rules, state, goal);
  for (guint i = 0; i <= MAX_LENGTH; i++)
    g_ptr_array_unref (trial.lines[i]);
  return solution->verdict == GAME_SOLVABLE && solution->length > 0;
}

static guint
draw_below (guint n)
{
  return (guint) g_test_rand_int_range (0, (gint32) n);
}

static guint16
draw_operand (const GameRules *rules, const GameState *state, const GameTerm *term, guint i)
{
  switch (term->operands[i])
    {
    case 's':
      return (guint16) draw_below (rules->seats (state));
    case 'p':
      return (guint16) draw_below (rules->n_places);
    case 'w':
      return (guint16) draw_below (g_strv_length ((char **) term->words));
    case 'n':
      return (guint16) draw_below (9);
    default:
      return (guint16) draw_below ((guint) strlen (rules->letters));
    }
}

/* Draws a condition whose value is near to that of the state. */
static GameCondition
draw_condition (const GameRules *rules, const GameState *state, guint me)
{
  GameCondition condition = { .op = (GameGoalOp) draw_below (5) };
  guint         value = 0;

  if (draw_below (3) == 0)
    condition.counter = (guint8) draw_below (game_counters_get_n (rules));
  else
    {
      condition.term = &rules->terms[draw_below (rules->n_terms)];
      for (guint i = 0; condition.term->operands[i] && i < G_N_ELEMENTS (condition.operand); i++)
        condition.operand[i] = draw_operand (rules, state, condition.term, i);
      value = (guint) MAX (condition.term->value (state, me, condition.operand), 0);
    }
  condition.number = value + draw_below (4);
  if (condition.number > 0)
    condition.number -= draw_below (2);
  return condition;
}

static GameGoal
draw_goal (const GameRules *rules, const GameState *state)
{
  GameGoal goal = {
    .seats = rules->seats (state),
    .me = game_goal_seat (rules, state),
    .n_conditions = 1 + draw_below (3),
  };

  for (guint i = 0; i < goal.n_conditions; i++)
    goal.conditions[i] = draw_condition (rules, state, goal.me);
  return goal;
}

static void
test_comparison (gconstpointer data)
{
  const GameRules *rules = data;
  guint            n_solvable = 0;
  guint            n = g_test_slow () ? 2000 : 100;

  /* At least ten of the goals can be reached, even if that takes more than n of them. */
  for (guint i = 0; i < n || n_solvable < 10; i++)
    {
      g_autofree GameState *state = random_position (rules);
      GameGoal              goal = draw_goal (rules, state);

      n_solvable += compare (rules, state, &goal);
    }
}

/* Player 1 holds 1 1 2 3, player 2 holds 4 4; both rows are empty. */
#define QUIET                                                                                   \
  "hoard/1 0 0 2 1 0 0 0 18 0 0 0 0 0 0 0 0 0 2 1 1 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 " \
  "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 1 2 2 2 2 2 3 3 3 3 3 4 4 4 4 0 0 0 0 0 0 0 0 0 0 0 "  \
  "0 0"

static GameState *
read_quiet (void)
{
  g_autoptr (GError) error = NULL;
  GameState *state = game_position_parse_full (&toy_hoard_rules, QUIET, 0, &error);

  g_assert_no_error (error);
  return state;
}

static GameSolution *
solve_quiet (const char      *text,
             const GameTally *tally,
             guint            max_length,
             guint64          max_lines,
             guint64          memory,
             const gint      *cancel)
{
  g_autofree GameState *state = read_quiet ();
  g_autoptr (GError) error = NULL;
  GameGoal goal;

  game_goal_parse (&toy_hoard_rules, text, 3, 0, &goal, &error);
  g_assert_no_error (error);
  return game_solve (&toy_hoard_rules, state, &goal, tally, max_length, max_lines, memory, cancel);
}

typedef struct
{
  const char *name;
  const char *goal;
  guint       max_length;
  GameVerdict verdict;
  guint       length;
  guint64     count;
  const char *lines; /* with / between them */
} Quiet;

static const Quiet quiet[] = {
  { "held-already", "row(me) = 0", 9, GAME_SOLVABLE, 0, 1, "" },
  { "one", "row(me) = 1", 9, GAME_SOLVABLE, 1, 3, "lay:1/lay:2/lay:3" },
  { "order", "row(me) = 2 and held(me,3) = 1", 9, GAME_SOLVABLE, 2, 2, "lay:1 lay:1/lay:1 lay:2" },
  { "answer", "hand(me) = 4 and asks = 1", 9, GAME_SOLVABLE, 1, 3,
    "ask:1 give:4/ask:2 give:4/ask:3 give:4" },
  { "before-answer", "hand(me) = 3 and asks = 1", 9, GAME_SOLVABLE, 1, 3, "ask:1/ask:2/ask:3" },
  { "two-answers", "hand(2) = 0", 9, GAME_SOLVABLE, 2, 10, NULL },
  { "received", "hand(2) = 1 and held(me,4) = 0 and row(me) = 1", 9, GAME_SOLVABLE, 2, 3,
    "ask:1 give:4 lay:4/ask:2 give:4 lay:4/ask:3 give:4 lay:4" },
  { "end", "row(me) = 1 and ends = 1 and held(me,1) = 1", 9, GAME_SOLVABLE, 2, 1, "lay:1 end" },
  { "no-end", "lays = 0 and ends = 0 and actions = 1 and asks = 0", 9, GAME_UNSOLVABLE, 0, 0, "" },
  { "short", "row(me) = 4", 3, GAME_UNKNOWN, 3, 0, "" },
  { "long-enough", "row(me) = 4", 4, GAME_SOLVABLE, 4, 1, "lay:1 lay:1 lay:2 lay:3" },
  { "overrun", "row(me) = 4 and actions <= 3", 3, GAME_UNSOLVABLE, 0, 0, "" },
  { "nothing-tried", "row(me) = 1", 0, GAME_UNKNOWN, 0, 0, "" },
  { "nothing-possible", "row(me) = 1 and actions = 0", 0, GAME_UNSOLVABLE, 0, 0, "" },
};

static void
test_quiet (gconstpointer data)
{
  const Quiet *row = data;
  g_autoptr (GameSolution) solution =
    solve_quiet (row->goal, NULL, row->max_length, 100, GAME_SOLVE_MEMORY, NULL);
  g_autofree char *lines = NULL;

  g_assert_cmpint (solution->verdict, ==, row->verdict);
  if (solution->verdict != GAME_UNSOLVABLE)
    g_assert_cmpuint (solution->length, ==, row->length);
  g_assert_cmpuint (solution->count, ==, row->count);
  g_ptr_array_add (solution->lines, NULL);
  lines = g_strjoinv ("/", (char **) solution->lines->pdata);
  if (row->lines)
    g_assert_cmpstr (lines, ==, row->lines);
}

/* Counters carried along count against the goal, beyond any number. */
static void
test_tally (void)
{
  GameTally     tally = { { 5, 3, 0, 0 } };
  const guint64 memory = GAME_SOLVE_MEMORY;
  g_autoptr (GameSolution) reached = solve_quiet ("lays = 4", &tally, 9, 9, memory, NULL);
  g_autoptr (GameSolution) lost = solve_quiet ("lays = 2", &tally, 9, 9, memory, NULL);
  g_autoptr (GameSolution) counted = solve_quiet ("actions > 5", &tally, 9, 9, memory, NULL);

  g_assert_cmpuint (reached->length, ==, 1);
  g_assert_cmpuint (reached->count, ==, 3);
  g_assert_cmpint (lost->verdict, ==, GAME_UNSOLVABLE);
  g_assert_cmpuint (counted->length, ==, 1);
  g_assert_cmpuint (counted->count, ==, 6);
}

/* Returns TRUE if the text of an action differs from data. */
static gboolean
prints_otherwise (gconstpointer data, GameAction action)
{
  g_autofree char *text = game_action_print (&toy_hoard_rules, action);

  return strcmp (text, data) != 0;
}

/* Without one of the cards fewer lines are left; the filter is not asked about the other seat's
 * answers. */
static void
test_filter (void)
{
  g_autofree GameState *state = read_quiet ();
  const GameRules      *rules = &toy_hoard_rules;
  GameGoal              goal;

  for (guint i = 0; i < 2; i++)
    {
      GameFilter filter = { prints_otherwise, i == 0 ? "ask:2" : "give:4" };
      g_autoptr (GameSolution) solution = NULL;

      g_assert_true (game_goal_parse (rules, "hand(me) = 4 and asks = 1", rules->seats (state), 0,
                                      &goal, NULL));
      solution = game_solve_filtered (rules, state, &goal, NULL, &filter, GAME_SOLVE_ANY_LENGTH, 9,
                                      GAME_SOLVE_MEMORY, NULL);
      g_assert_cmpint (solution->verdict, ==, GAME_SOLVABLE);
      g_assert_cmpuint (solution->length, ==, 1);
      g_assert_cmpuint (solution->count, ==, i == 0 ? 2 : 3);
      g_assert_cmpstr (solution->lines->pdata[1], ==, i == 0 ? "ask:3 give:4" : "ask:2 give:4");
    }
}

/* A goal that is out of reach through a filter is proved to be so. */
static void
test_filter_unsolvable (void)
{
  g_autofree GameState *state = read_quiet ();
  GameFilter            filter = { prints_otherwise, "end" };
  g_autoptr (GameSolution) solution = NULL;
  GameGoal goal;

  g_assert_true (game_goal_parse (&toy_hoard_rules, "ends = 1", 3, 0, &goal, NULL));
  solution = game_solve_filtered (&toy_hoard_rules, state, &goal, NULL, &filter,
                                  GAME_SOLVE_ANY_LENGTH, 1, GAME_SOLVE_MEMORY, NULL);
  g_assert_cmpint (solution->verdict, ==, GAME_UNSOLVABLE);
}

/* The solver gives as many lines as asked for, the first ones. */
static void
test_max_lines (void)
{
  for (guint n = 0; n <= 12; n++)
    {
      g_autoptr (GameSolution) solution =
        solve_quiet ("hand(2) = 0", NULL, 9, n, GAME_SOLVE_MEMORY, NULL);

      g_assert_cmpuint (solution->count, ==, 10);
      g_assert_cmpuint (solution->lines->len, ==, MIN (n, 10));
      if (n > 0)
        g_assert_cmpstr (g_ptr_array_index (solution->lines, 0), ==, "ask:1 give:4 ask:1 give:4");
    }
}

static void
test_cancel (void)
{
  const gint cancel = 1;
  g_autoptr (GameSolution) solution =
    solve_quiet ("row(me) = 4", NULL, 9, 9, GAME_SOLVE_MEMORY, &cancel);

  g_assert_cmpint (solution->verdict, ==, GAME_UNKNOWN);
  g_assert_cmpuint (solution->length, ==, 0);
}

/* Without memory the solver knows nothing; with little, as much as fits. */
static void
test_memory (void)
{
  const GameRules      *rules = games_modules[0]->rules;
  g_autofree GameState *state = game_state_new (rules);
  g_autoptr (GameSolution) none = solve_quiet ("row(me) = 4", NULL, 9, 9, 1000, NULL);
  g_autoptr (GameSolution) little = NULL;
  GameGoal goal;

  g_assert_cmpint (none->verdict, ==, GAME_UNKNOWN);
  g_assert_cmpuint (none->length, ==, 0);
  rules->deal (state, rules->min_seats, 0, 1);
  g_assert_true (game_goal_parse (rules, "actions = 1000", rules->seats (state), 0, &goal, NULL));
  little = game_solve (rules, state, &goal, NULL, GAME_SOLVE_ANY_LENGTH, 1, 2 << 20, NULL);
  g_assert_cmpint (little->verdict, ==, GAME_UNKNOWN);
  g_assert_cmpuint (little->length, >, 1);
}

/* The steps of a search; at the most that a test allows it is cancelled. */
typedef struct
{
  guint n;
  gint  cancel;
} Steps;

#define MOST_STEPS 2000000

static gboolean
count_step (gconstpointer data, GameAction action)
{
  Steps *steps = (Steps *) data;

  if (++steps->n == MOST_STEPS)
    g_atomic_int_set (&steps->cancel, 1);
  return TRUE;
}

/* A level that branches so much that it fits into no memory is not searched for minutes. */
static void
test_work (void)
{
  const char       *text = "bunny/1 round=4 phase=build move=1 land=A1,A2,A3,A4,A5,A6,A7,A8,A9,A10,"
                           "B1,B2,B3,B4,B5,B6,B7,B8,B9,B10,C1,C2,C3,C4| tray=city1,city1,city1,"
                           "city2,city2,city3,wood,fish,carrot,post,pearl,spice,gold,iron,tower|";
  const GameModule *module = games_find_for_position (text, NULL);
  Steps             steps = { 0 };
  GameFilter        filter = { count_step, &steps };
  GameGoal          goal;
  g_autoptr (GameSolution) solution = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = game_position_parse_full (module->rules, text, 0, &error);

  g_assert_no_error (error);
  g_assert_true (game_goal_parse (module->rules, "total(me) > 60000", 2, 0, &goal, NULL));
  solution = game_solve_filtered (module->rules, state, &goal, NULL, &filter,
                                  GAME_SOLVE_ANY_LENGTH, 1, 32 << 20, &steps.cancel);
  g_assert_cmpint (solution->verdict, ==, GAME_UNKNOWN);
  g_assert_cmpuint (steps.n, >, MOST_STEPS / 4);
  g_assert_cmpuint (steps.n, <, MOST_STEPS);
}

static void
add_module (const GameModule *module)
{
  g_autofree char *path = g_strconcat ("/game/solver/comparison/", module->rules->id, NULL);

  g_test_add_data_func (path, module->rules, test_comparison);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; toys[i]; i++)
    add_module (toys[i]);
  for (guint i = 0; games_modules[i]; i++)
    add_module (games_modules[i]);
  for (guint i = 0; i < G_N_ELEMENTS (quiet); i++)
    {
      g_autofree char *path = g_strconcat ("/game/solver/quiet/", quiet[i].name, NULL);

      g_test_add_data_func (path, &quiet[i], test_quiet);
    }
  g_test_add_func ("/game/solver/tally", test_tally);
  g_test_add_func ("/game/solver/filter/lines", test_filter);
  g_test_add_func ("/game/solver/filter/unsolvable", test_filter_unsolvable);
  g_test_add_func ("/game/solver/max-lines", test_max_lines);
  g_test_add_func ("/game/solver/cancel", test_cancel);
  g_test_add_func ("/game/solver/memory", test_memory);
  g_test_add_func ("/game/solver/work", test_work);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Goals: their texts read and printed again, the columns of refusals, the conditions that hold,
 * and those that can no longer hold. On the toy games.
 */
#include "game-goal.h"

#include "../fixed.h"
#include "game-state.h"
#include "toy-heaps.h"
#include "toy-hoard.h"
#include "toy-sealed.h"

/* The printed form of a goal; the number of seats if it is not the greatest; and another way to
 * write the goal. */
typedef struct
{
  const GameRules *rules;
  const char      *text;
  guint            seats;
  const char      *also;
} Sound;

static const Sound sound[] = {
  { &toy_heaps_rules, "won = 1" },
  { &toy_heaps_rules, "heap(A) >= 3" },
  { &toy_heaps_rules, "taken(me) <= 0 and taken(opp) > 2147483647" },
  { &toy_heaps_rules, "taken(me) = 1 and taken(opp) = 2", 2, "taken(2) = 1 and taken(1) = 2" },
  { &toy_heaps_rules, "at(x3) = 0 and side(middle) >= 1 and above(0) = 3 and above(65535) = 0" },
  { &toy_heaps_rules, "lead(me) < 0" },
  { &toy_heaps_rules, "actions < 10" },
  { &toy_heaps_rules, "takes = 1 and heap(B) = 0 and heap(C) < 9" },
  { &toy_hoard_rules, "held(me,4) >= 2 and lays = 0 and asks <= 1 and ends = 1" },
  { &toy_hoard_rules, "row(me) > 1 and row(1) > 1 and row(3) > 1" },
  { &toy_hoard_rules, "row(me) > 1 and row(opp) > 1", 2 },
  { &toy_hoard_rules, "row(opp) > 1 and row(me) > 1", 2, "row(1) > 1 and row(2) > 1" },
  { &toy_sealed_rules, "points(me) > 5 and points(3) = 0 and plays <= 2" },
};

typedef struct
{
  const char *text;
  guint       column;
} Wrong;

/* Wrong goals for the game of heaps, with the columns of their faults. */
static const Wrong wrong[] = {
  { "", 1 },
  { " won = 1", 1 },
  { "win = 1", 1 },
  { "Won = 1", 1 },
  { "w", 1 },
  { "wonn = 1", 1 },
  { "won", 4 },
  { "won=1", 4 },
  { "won() = 1", 4 },
  { "won  = 1", 5 },
  { "won == 1", 6 },
  { "won => 1", 6 },
  { "won != 1", 5 },
  { "won =", 6 },
  { "won =1", 6 },
  { "won = ", 7 },
  { "won =  1", 7 },
  { "won = -1", 7 },
  { "won = +1", 7 },
  { "won = 01", 7 },
  { "won = 00", 7 },
  { "won = x", 7 },
  { "won = 2147483648", 7 },
  { "won = 99999999999999999999999", 7 },
  { "won = 1 ", 9 },
  { "won = 1x", 8 },
  { "won = 1.0", 8 },
  { "won = 1 and", 12 },
  { "won = 1 and ", 13 },
  { "won = 1  and won = 1", 9 },
  { "won = 1 and  won = 1", 13 },
  { "won = 1 or won = 1", 9 },
  { "won = 1 and won = 1 and hap(A) = 1", 25 },
  { "won = 1 andwon = 1", 9 },
  { "won = 1\n", 8 },
  { "heap = 1", 5 },
  { "heap() = 1", 6 },
  { "heap(D) = 1", 6 },
  { "heap(AB) = 1", 6 },
  { "heap( A) = 1", 6 },
  { "heap(A ) = 1", 7 },
  { "heap(A,B) = 1", 7 },
  { "heap(A = 1", 7 },
  { "heap(A", 7 },
  { "heap (A) = 1", 5 },
  { "taken(you) = 1", 7 },
  { "taken(0) = 1", 7 },
  { "taken(3) = 1", 7 },
  { "taken(01) = 1", 7 },
  { "taken(1x) = 1", 7 },
  { "taken(m) = 1", 7 },
  { "takes(me) = 1", 6 },
  { "ends = 1", 1 },
  { "at() = 1", 4 },
  { "at(x4) = 1", 4 },
  { "at(A) = 1", 4 },
  { "at(x1x) = 1", 4 },
  { "at(x1 = 1", 6 },
  { "side(me) = 1", 6 },
  { "side(lef) = 1", 6 },
  { "side(left,left) = 1", 10 },
  { "above() = 1", 7 },
  { "above(-1) = 1", 7 },
  { "above(01) = 1", 7 },
  { "above(65536) = 1", 7 },
  { "above(1x) = 1", 8 },
  { "\303\244 = 1", 1 },
  { "won = 1 \303\244nd won = 1", 9 },
};

static GameState *
read_position (const GameRules *rules, const char *text)
{
  g_autoptr (GError) error = NULL;
  GameState *state = game_position_parse_full (rules, text, 0, &error);

  g_assert_no_error (error);
  return state;
}

static GameGoal
read_goal (const GameRules *rules, const char *text, guint seats, guint me)
{
  g_autoptr (GError) error = NULL;
  GameGoal goal;

  game_goal_parse (rules, text, seats, me, &goal, &error);
  g_assert_no_error (error);
  return goal;
}

static void
test_sound (gconstpointer data)
{
  const Sound     *row = data;
  guint            seats = row->seats > 0 ? row->seats : row->rules->max_seats;
  const char      *written = row->also ? row->also : row->text;
  GameGoal         goal = read_goal (row->rules, written, seats, 1);
  g_autofree char *text = game_goal_print (row->rules, &goal);

  g_assert_cmpstr (text, ==, row->text);
}

static void
test_wrong (gconstpointer data)
{
  const Wrong *row = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *start = g_strdup_printf ("column %u: ", row->column);
  GameGoal         goal;

  g_assert_false (game_goal_parse (&toy_heaps_rules, row->text, 2, 0, &goal, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
  g_test_message ("%s", error->message);
  g_assert_true (g_str_has_prefix (error->message, start));
}

/* A goal is full at 64 conditions. */
static void
test_many (void)
{
  g_autoptr (GString) text = g_string_new ("won = 1");
  g_autoptr (GError) error = NULL;
  GameGoal goal;

  for (guint i = 1; i < GAME_GOAL_MAX_CONDITIONS; i++)
    g_string_append (text, " and won = 1");
  goal = read_goal (&toy_heaps_rules, text->str, 2, 0);
  g_assert_cmpuint (goal.n_conditions, ==, GAME_GOAL_MAX_CONDITIONS);
  g_string_append (text, " and won = 1");
  g_assert_false (game_goal_parse (&toy_heaps_rules, text->str, 2, 0, &goal, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
}

static void
assert_holds (const char *text, guint me, gboolean expected)
{
  /* Heaps of 2, 0 and 1; player 1 has taken 4, player 2 has taken 5; turn 5. */
  g_autofree GameState *state = read_position (&toy_heaps_rules, "heaps/1 0 2 0 1 4 5 5 0");
  GameGoal              goal = read_goal (&toy_heaps_rules, text, 2, me);
  GameTally             tally = { { 7, 3 } };

  g_assert_true (game_goal_holds (&goal, state, &tally) == expected);
}

static void
test_holding (void)
{
  assert_holds ("heap(A) = 2", 0, TRUE);
  assert_holds ("heap(A) = 1", 0, FALSE);
  assert_holds ("heap(A) >= 2", 0, TRUE);
  assert_holds ("heap(A) > 2", 0, FALSE);
  assert_holds ("heap(A) <= 2", 0, TRUE);
  assert_holds ("heap(A) < 2", 0, FALSE);
  assert_holds ("taken(me) = 4", 0, TRUE);
  assert_holds ("taken(me) = 4", 1, FALSE);
  assert_holds ("taken(opp) = 4", 1, TRUE);
  assert_holds ("taken(1) = 4 and taken(2) = 5", 1, TRUE);
  assert_holds ("won = 0", 1, TRUE);
  assert_holds ("at(x1) = 2 and at(x2) = 0", 0, TRUE);
  assert_holds ("side(left) = 2 and side(right) = 1", 0, TRUE);
  assert_holds ("above(0) = 2 and above(1) = 1 and above(2) = 0", 0, TRUE);
  assert_holds ("lead(me) = 1", 1, TRUE);
  assert_holds ("lead(me) < 0", 0, TRUE);
  assert_holds ("lead(me) >= 0", 0, FALSE);
  assert_holds ("actions = 7 and takes = 3", 0, TRUE);
  assert_holds ("actions = 7 and takes = 4", 0, FALSE);
  assert_holds ("heap(B) = 0 and heap(C) = 1 and actions < 8", 0, TRUE);
}

static void
test_seats (void)
{
  g_autofree GameState *state = read_position (&toy_heaps_rules, "heaps/1 0 2 0 1 4 5 5 0");
  g_autofree GameState *over = read_position (&toy_heaps_rules, "heaps/1 0 0 0 0 4 8 7 0");

  g_assert_cmpuint (game_goal_seat (&toy_heaps_rules, state), ==, 0);
  g_assert_cmpuint (game_goal_seat (&toy_heaps_rules, over), ==, 1);
}

/* The hoard's counters: actions, lays, asks, ends, digs; its answers feed none. */
static void
test_counters (void)
{
  const GameRules *rules = &toy_hoard_rules;
  GameTally        tally = { 0 };

  g_assert_cmpuint (game_counters_get_n (rules), ==, 5);
  g_assert_cmpstr (game_counters_get_name (rules, 0), ==, "actions");
  g_assert_cmpstr (game_counters_get_name (rules, 1), ==, "lays");
  g_assert_cmpstr (game_counters_get_name (rules, 3), ==, "ends");
  for (guint8 kind = 0; kind < 4; kind++)
    game_tally_add (&tally, rules, (GameAction) { .kind = kind });
  game_tally_add (&tally, rules, (GameAction) { .kind = 1 });
  g_assert_cmpuint (tally.count[0], ==, 5);
  g_assert_cmpuint (tally.count[1], ==, 1);
  g_assert_cmpuint (tally.count[2], ==, 2);
  g_assert_cmpuint (tally.count[3], ==, 1);
}

static void
assert_open (const char *text, guint32 lays, gboolean expected)
{
  GameGoal  goal = read_goal (&toy_hoard_rules, text, 3, 0);
  GameTally tally = { { 0, lays } };

  g_assert_true (game_goal_is_open (&goal, &tally) == expected);
}

static void
test_openness (void)
{
  assert_open ("lays = 2", 2, TRUE);
  assert_open ("lays = 2", 3, FALSE);
  assert_open ("lays <= 2", 2, TRUE);
  assert_open ("lays <= 2", 3, FALSE);
  assert_open ("lays < 2", 1, TRUE);
  assert_open ("lays < 2", 2, FALSE);
  assert_open ("lays < 0", 0, FALSE);
  assert_open ("lays >= 2", 9, TRUE);
  assert_open ("lays > 2", 9, TRUE);
  assert_open ("row(me) = 0 and asks = 0", 9, TRUE);
}

/* An action that turns up the unknown is played only for a goal that names it. */
static void
test_chance (void)
{
  const GameRules *rules = &toy_hoard_rules;
  GameGoal         goal = read_goal (rules, "lays = 2", 3, 0);

  g_assert_true (game_goal_admits (rules, &goal, 0));
  g_assert_false (game_goal_admits (rules, &goal, 3));
  g_assert_false (game_goal_admits (rules, &goal, 4));
  goal = read_goal (rules, "row(me) = 2 and digs = 1", 3, 0);
  g_assert_true (game_goal_admits (rules, &goal, 4));
  g_assert_false (game_goal_admits (rules, &goal, 3));
}

/* A kind that follows on a chance event, and is not counted, is played for a goal that names the
 * beginning. */
static void
test_chance_goes_on (void)
{
  GameRules rules = toy_hoard_rules;
  GameKind  kinds[5];
  GameGoal  goal;

  g_assert_cmpuint (rules.n_kinds, ==, G_N_ELEMENTS (kinds));
  memcpy (kinds, rules.kinds, sizeof kinds);
  kinds[2] = (GameKind) { "take", NULL, GAME_KIND_CHANCE };
  rules.kinds = kinds;
  goal = read_goal (&rules, "lays = 2", 3, 0);
  g_assert_false (game_goal_admits (&rules, &goal, 2));
  goal = read_goal (&rules, "row(me) = 2 and digs = 1", 3, 0);
  g_assert_true (game_goal_admits (&rules, &goal, 2));
}

static void
test_wanted (void)
{
  GameGoal     goal = read_goal (&toy_heaps_rules,
                                 "heap(A) > 2 and heap(A) < 2 and heap(A) = 2 and lead(me) < 0 and "
                                     "takes < 3",
                                 2, 0);
  const gint64 wanted[] = { 3, 1, 2, -1, 2 };

  g_assert_cmpuint (goal.n_conditions, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    g_assert_cmpint (game_condition_get_wanted (&goal.conditions[i]), ==, wanted[i]);
  g_assert_true (game_condition_is_on (&goal.conditions[0], "heap"));
  g_assert_false (game_condition_is_on (&goal.conditions[0], "lead"));
  g_assert_false (game_condition_is_on (&goal.conditions[4], "takes"));
}

static void
test_ends (void)
{
  GameGoal goal = read_goal (&toy_hoard_rules, "lays = 2 and ends = 0", 3, 0);

  g_assert_true (game_goal_counts_ends (&toy_hoard_rules, &goal));
  goal = read_goal (&toy_hoard_rules, "lays = 2 and actions = 3", 3, 0);
  g_assert_false (game_goal_counts_ends (&toy_hoard_rules, &goal));
  goal = read_goal (&toy_heaps_rules, "takes = 1", 2, 0);
  g_assert_true (game_goal_counts_ends (&toy_heaps_rules, &goal));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (sound); i++)
    {
      g_autofree char *path = g_strdup_printf ("/game/goal/sound/%u", i + 1);

      g_test_add_data_func (path, &sound[i], test_sound);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *path = g_strdup_printf ("/game/goal/wrong/%u", i + 1);

      g_test_add_data_func (path, &wrong[i], test_wrong);
    }
  g_test_add_func ("/game/goal/limit", test_many);
  g_test_add_func ("/game/goal/holding", test_holding);
  g_test_add_func ("/game/goal/seats", test_seats);
  g_test_add_func ("/game/goal/counters", test_counters);
  g_test_add_func ("/game/goal/openness", test_openness);
  g_test_add_func ("/game/goal/wanted", test_wanted);
  g_test_add_func ("/game/goal/ends", test_ends);
  g_test_add_func ("/game/goal/chance", test_chance);
  g_test_add_func ("/game/goal/chance-goes-on", test_chance_goes_on);
  return g_test_run ();
}

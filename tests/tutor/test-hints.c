/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ladder of hints, in every game: each rung once, again where the position is another one,
 * along a line that leads to the goal, and from nothing that the seat to act does not see.
 */
#include "model-fixture.h"

#include "../fixed.h"
#include "edubba-hints.h"
#include "game-solver.h"
#include "game-state.h"

/* The rulebook's puzzle in the land of the Hittites. */
#define PUZZLE                                                       \
  "babel/1 A:HH|/123 H:SSSSAPP|PSAAM/123456 M:| P:| S:PP| pawns=HQ " \
  "hands=AHS|??????? turn=9"
#define PUZZLE_GOAL "temple(opp,H) = 0 and travels = 0 and settles = 0"

/* 15 against 9: razing the six wins at once. */
#define WINS                                                                               \
  "babel/1 A:P|/12 H:AAA|MMMMMM/123456 M:MMMMM/12345|P/123 P:PPPPP/12345| S:SSSSS/12345| " \
  "pawns=QQ hands=HM|???? turn=30"

#define N_WORLDS 6

/* Quick enough for any game. */
#define NODES 3000

/* Hints, and their sentences so far. */
typedef struct
{
  EdubbaHints *hints;
  GPtrArray   *said; /* of char * */
  EdubbaHint   last;
  char        *part;
  guint        n_failed;
  guint        failure;
} Fixture;

static void
hinted_cb (Fixture *fixture, const EdubbaHint *hint)
{
  fixture->last = *hint;
  g_free (fixture->part);
  fixture->part = g_strdup (hint->part);
  g_ptr_array_add (fixture->said, g_strdup (hint->sentence));
}

static void
failed_cb (Fixture *fixture, guint failure)
{
  fixture->failure = failure;
  fixture->n_failed++;
}

static void
set_up (Fixture *fixture, const GameModule *module)
{
  *fixture = (Fixture) { .hints = edubba_hints_new (module) };
  fixture->said = g_ptr_array_new_with_free_func (g_free);
  edubba_hints_set_nodes (fixture->hints, NODES);
  g_signal_connect_swapped (fixture->hints, "hint", G_CALLBACK (hinted_cb), fixture);
  g_signal_connect_swapped (fixture->hints, "failed", G_CALLBACK (failed_cb), fixture);
}

static void
tear_down (Fixture *fixture)
{
  g_assert_finalize_object (fixture->hints);
  g_ptr_array_unref (fixture->said);
  g_free (fixture->part);
}

static gboolean
is_answered (gpointer data)
{
  return !edubba_hints_get_thinking (((Fixture *) data)->hints);
}

static void
ask (Fixture *fixture, const GameState *seen, const EdubbaHintTask *task)
{
  guint answers = fixture->said->len + fixture->n_failed;

  edubba_hints_ask (fixture->hints, seen, task);
  fixture_wait (is_answered, fixture);
  g_assert_cmpuint (fixture->said->len + fixture->n_failed, ==, answers + 1);
}

static const char *
get_said (Fixture *fixture, guint i)
{
  return g_ptr_array_index (fixture->said, i);
}

/* The view of the seat to act in a game under way. */
static GameState *
dup_seen (const GameModule *module, guint64 seed, guint n_actions)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (module, seed);
  GameState *seen = game_state_new (module->rules);

  fixture_act_often (match, n_actions);
  while (edubba_match_get_finished (match))
    edubba_match_undo (match);
  module->rules->observe (edubba_match_get_state (match), edubba_match_get_seat (match), seen);
  return seen;
}

/* Five rungs, none said twice; then the last once more, which counts no more. */
static void
test_rungs (gconstpointer data)
{
  const GameModule     *module = data;
  g_autofree GameState *seen = dup_seen (module, (guint64) g_test_rand_int (), 2);
  Fixture               fixture;

  set_up (&fixture, module);
  for (guint i = 0; i < GAME_N_HINTS; i++)
    {
      ask (&fixture, seen, NULL);
      g_assert_cmpuint (fixture.last.rung, ==, i + 1);
      g_assert_cmpuint (fixture.last.n_rungs, ==, GAME_N_HINTS);
      g_assert_cmpuint (edubba_hints_get_used (fixture.hints), ==, i + 1);
      g_assert_cmpstr (get_said (&fixture, i), !=, "");
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (get_said (&fixture, i), !=, get_said (&fixture, j));
    }
  ask (&fixture, seen, NULL);
  g_assert_cmpstr (get_said (&fixture, GAME_N_HINTS), ==, get_said (&fixture, GAME_N_HINTS - 1));
  g_assert_cmpuint (edubba_hints_get_used (fixture.hints), ==, GAME_N_HINTS);
  g_assert_cmpuint (game_state_judge (module->rules, seen, fixture.last.action), ==, GAME_LEGAL);
  tear_down (&fixture);
}

static void
test_restart (gconstpointer data)
{
  const GameModule     *module = data;
  guint64               seed = (guint64) g_test_rand_int ();
  g_autofree GameState *first = dup_seen (module, seed, 0);
  g_autofree GameState *second = dup_seen (module, seed + 1, 0);
  Fixture               fixture;

  set_up (&fixture, module);
  if (!game_state_equal (module->rules, first, second))
    {
      ask (&fixture, first, NULL);
      ask (&fixture, first, NULL);
      g_assert_cmpuint (fixture.last.rung, ==, 2);
      ask (&fixture, second, NULL);
      g_assert_cmpuint (fixture.last.rung, ==, 1);
      g_assert_cmpuint (edubba_hints_get_used (fixture.hints), ==, 3);
    }
  tear_down (&fixture);
}

/* Two worlds that the seat to act cannot tell apart get the same hints on all rungs. */
static void
test_hidden (gconstpointer data)
{
  const GameModule *module = data;

  for (guint n = 0; n < N_WORLDS; n++)
    {
      g_autoptr (EdubbaMatch) match = fixture_match_new (module, (guint64) g_test_rand_int ());
      g_autofree GameState *other = game_state_new (module->rules);
      g_autofree GameState *seen = game_state_new (module->rules);
      Fixture               fixtures[2];
      guint                 seat;

      fixture_act_often (match, n);
      while (edubba_match_get_finished (match))
        edubba_match_undo (match);
      seat = edubba_match_get_seat (match);
      game_state_resample (module->rules, edubba_match_get_state (match), seat, n, other);
      for (guint i = 0; i < 2; i++)
        {
          module->rules->observe (i ? other : edubba_match_get_state (match), seat, seen);
          set_up (&fixtures[i], module);
          for (guint rung = 0; rung < GAME_N_HINTS; rung++)
            ask (&fixtures[i], seen, NULL);
        }
      for (guint rung = 0; rung < GAME_N_HINTS; rung++)
        g_assert_cmpstr (get_said (&fixtures[0], rung), ==, get_said (&fixtures[1], rung));
      tear_down (&fixtures[0]);
      tear_down (&fixtures[1]);
    }
}

/* A task on the rulebook's position, or another one. */
typedef struct
{
  GameState     *state;
  GameState     *seen;
  GameGoal       goal;
  GameTally      tally;
  EdubbaHintTask task;
} Task;

static void
task_init (Task *task, const char *position, const char *goal)
{
  const GameRules *rules = fixture_get_game ()->rules;
  g_autoptr (GError) error = NULL;

  *task = (Task) { .state = game_position_parse_full (rules, position, 0, &error) };
  g_assert_no_error (error);
  task->seen = game_state_new (rules);
  rules->observe (task->state, rules->seat (task->state), task->seen);
  g_assert_true (game_goal_parse (rules, goal, rules->seats (task->state),
                                  rules->seat (task->state), &task->goal, &error));
  task->task = (EdubbaHintTask) { .goals = &task->goal, .n_goals = 1, .tally = &task->tally };
}

static void
task_clear (Task *task)
{
  g_free (task->state);
  g_free (task->seen);
}

static void
task_play (Task *task, GameAction action)
{
  const GameRules *rules = fixture_get_game ()->rules;

  g_assert_cmpuint (game_state_judge (rules, task->state, action), ==, GAME_LEGAL);
  game_tally_add (&task->tally, rules, action);
  rules->apply (task->state, action, NULL);
  rules->observe (task->state, task->goal.me, task->seen);
}

/* The first hints of the rulebook's puzzle, and where they point. */
static void
test_task (void)
{
  Fixture fixture;
  Task    task;

  set_up (&fixture, fixture_get_game ());
  task_init (&task, PUZZLE, PUZZLE_GOAL);
  ask (&fixture, task.seen, &task.task);
  g_assert_nonnull (strstr (get_said (&fixture, 0), "Sumerians"));
  g_assert_cmpuint (fixture.last.paragraph, <, fixture_get_game ()->rules->n_paragraphs);
  ask (&fixture, task.seen, &task.task);
  g_assert_cmpstr (fixture.part, ==, "colonnade:opp:H");
  ask (&fixture, task.seen, &task.task);
  g_assert_cmpstr (fixture.part, ==, "run:me:H:1");
  g_assert_false (fixture.last.has_action);
  ask (&fixture, task.seen, &task.task);
  g_assert_true (fixture.last.has_action);
  ask (&fixture, task.seen, &task.task);
  g_assert_cmpstr (get_said (&fixture, 4), ==,
                   "Step by step:\n1. Win over the Medes\n2. Migrate from Hatti to Assyria\n"
                   "3. Win over the Assyrians\n4. Raze the temple");
  task_clear (&task);
  tear_down (&fixture);
}

/* Following the plainest hints takes as few actions as possible. */
static void
test_followed (void)
{
  Fixture fixture;
  Task    task;
  guint   n = 0;

  set_up (&fixture, fixture_get_game ());
  task_init (&task, PUZZLE, PUZZLE_GOAL);
  while (!game_goal_holds (&task.goal, task.state, &task.tally))
    {
      do
        ask (&fixture, task.seen, &task.task);
      while (fixture.last.rung < GAME_N_HINTS);
      task_play (&task, fixture.last.action);
      n++;
    }
  g_assert_cmpuint (n, ==, 4);
  g_assert_cmpuint (edubba_hints_get_used (fixture.hints), ==, 4 * GAME_N_HINTS);
  task_clear (&task);
  tear_down (&fixture);
}

/* If the goal is out of reach the hints say so, and the request does not count. */
static void
test_lost (void)
{
  static const char *const written[] = { "Vague.", NULL };
  Fixture                  fixture;
  Task                     task;

  set_up (&fixture, fixture_get_game ());
  task_init (&task, PUZZLE, "temple(opp,H) = 0 and abilities = 0");
  task.task.written = written;
  ask (&fixture, task.seen, &task.task);
  g_assert_cmpuint (fixture.n_failed, ==, 1);
  g_assert_cmpuint (fixture.failure, ==, EDUBBA_HINT_LOST);
  g_assert_cmpuint (edubba_hints_get_used (fixture.hints), ==, 0);
  task_clear (&task);
  tear_down (&fixture);
}

/* Written hints take the first rungs, at the beginning of the task and only there. */
static void
test_written (void)
{
  static const char *const written[] = { "Vague.", "Plain.", NULL };
  Fixture                  fixture;
  Task                     task;

  set_up (&fixture, fixture_get_game ());
  task_init (&task, PUZZLE, PUZZLE_GOAL);
  task.task.written = written;
  for (guint i = 0; i < GAME_N_HINTS; i++)
    ask (&fixture, task.seen, &task.task);
  g_assert_cmpuint (fixture.last.n_rungs, ==, GAME_N_HINTS);
  g_assert_cmpstr (get_said (&fixture, 0), ==, "Vague.");
  g_assert_cmpstr (get_said (&fixture, 1), ==, "Plain.");
  g_assert_nonnull (strstr (get_said (&fixture, 2), "can pay"));
  task_play (&task, fixture.last.action);
  ask (&fixture, task.seen, &task.task);
  g_assert_cmpstr (get_said (&fixture, 5), !=, "Vague.");
  task_clear (&task);
  tear_down (&fixture);
}

/* After any number of written hints, the action and the line still follow. */
static void
test_written_many (void)
{
  static const char *const written[] = { "1", "2", "3", "4", "5", "6", NULL };
  Fixture                  fixture;
  Task                     task;

  set_up (&fixture, fixture_get_game ());
  task_init (&task, PUZZLE, PUZZLE_GOAL);
  task.task.written = written;
  for (guint i = 0; i < 8; i++)
    ask (&fixture, task.seen, &task.task);
  g_assert_cmpuint (fixture.last.n_rungs, ==, 8);
  g_assert_cmpstr (get_said (&fixture, 5), ==, "6");
  g_assert_nonnull (strstr (get_said (&fixture, 6), "What to do next"));
  g_assert_nonnull (strstr (get_said (&fixture, 7), "Step by step"));
  task_clear (&task);
  tear_down (&fixture);
}

/* A step's limits hold for its hints, and any of its goals will do. Another step on the same
 * position is another task. */
static void
test_step (void)
{
  static const char *const written[] = { "Settle.", NULL };
  const GameRules         *rules = fixture_get_game ()->rules;
  CourseStep               step = { 0 };
  GameGoal                 goals[2];
  GameAction               action;
  Fixture                  fixture;
  Task                     task;

  set_up (&fixture, fixture_get_game ());
  task_init (&task, "babel/1 A:AAA|/12 pawns=AQ hands=HH|???", "temple(opp,A) = 0");
  goals[0] = task.goal;
  g_assert_true (game_goal_parse (rules, "settlers(me,A) = 5", 2, 0, &goals[1], NULL));
  g_assert_true (rules->parse_action ("settle:H", &action, NULL));
  step.limits.allowed = g_array_new (FALSE, FALSE, sizeof action);
  g_array_append_val (step.limits.allowed, action);
  task.task.goals = goals;
  task.task.n_goals = 2;
  ask (&fixture, task.seen, &task.task);
  g_assert_nonnull (strstr (get_said (&fixture, 0), "Assyrians"));
  task.task.step = &step;
  for (guint i = 0; i < GAME_N_HINTS; i++)
    ask (&fixture, task.seen, &task.task);
  g_assert_cmpstr (get_said (&fixture, GAME_N_HINTS), ==,
                   "Step by step:\n1. Settle a Hittite in Assyria\n2. Settle a Hittite in Assyria");
  task.task.written = written;
  ask (&fixture, task.seen, &task.task);
  g_assert_cmpuint (fixture.last.rung, ==, 1);
  g_assert_cmpstr (get_said (&fixture, GAME_N_HINTS + 1), ==, written[0]);
  g_array_unref (step.limits.allowed);
  task_clear (&task);
  tear_down (&fixture);
}

/* Play, a task, another goal, another way there: none of them is the question before. */
static void
test_other_questions (void)
{
  const GameRules *rules = fixture_get_game ()->rules;
  Fixture          fixture;
  Task             task;

  set_up (&fixture, fixture_get_game ());
  task_init (&task, PUZZLE, PUZZLE_GOAL);
  for (guint question = 0; question < 5; question++)
    {
      const EdubbaHintTask *asked = question == 0 || question == 4 ? NULL : &task.task;

      if (question == 2)
        g_assert_true (game_goal_parse (rules, "settles = 1", 2, 0, &task.goal, NULL));
      if (question == 3)
        task.tally.count[GAME_MAX_COUNTERS - 1] = 1;
      for (guint rung = 1; rung <= 2; rung++)
        {
          ask (&fixture, task.seen, asked);
          g_assert_cmpuint (fixture.last.rung, ==, rung);
        }
    }
  g_assert_cmpuint (fixture.n_failed, ==, 0);
  task_clear (&task);
  tear_down (&fixture);
}

static GameLine
parse_line (const GameRules *rules, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  GameLine line = { 0 };

  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (rules->parse_action (words[i], &line.actions[line.n++], NULL));
  return line;
}

/* Leads along a line, and asks for everything. */
static void
check_lead (const char *position, const char *actions, const char *said)
{
  const GameModule     *module = fixture_get_game ();
  g_autofree GameState *seen = game_position_parse_full (module->rules, position, 0, NULL);
  GameLine              line = parse_line (module->rules, actions);
  GameLine              other = parse_line (module->rules, "end");
  Fixture               fixture;

  set_up (&fixture, module);
  module->rules->observe (seen, module->rules->seat (seen), seen);
  edubba_hints_lead (fixture.hints, seen, &line);
  for (guint i = 0; i < GAME_N_HINTS; i++)
    {
      ask (&fixture, seen, NULL);
      g_assert_cmpuint (fixture.last.rung, ==, i + 1);
      /* The ladder stands already; it is not led anywhere else. */
      edubba_hints_lead (fixture.hints, seen, &other);
    }
  g_assert_true (game_action_equal (fixture.last.action, line.actions[0]));
  g_assert_cmpstr (get_said (&fixture, GAME_N_HINTS - 1), ==, said);
  tear_down (&fixture);
}

static void
test_lead (void)
{
  check_lead (WINS, "travel:H raze",
              "Step by step:\n1. Travel to Hatti\n2. Raze the temple");
  check_lead (WINS, "travel:M end", "Step by step:\n1. Travel to Media\n2. End turn");
}

/* Climbs to the last rung, which tells the whole line. */
static void
check_named_line (const char *position, const char *text, const char *line)
{
  static const char *const names[] = { "", "Ubar", NULL };
  const GameModule        *module = fixture_get_game ();
  g_autofree GameState    *seen = game_position_parse_full (module->rules, position, 0, NULL);
  GameLine                 known = parse_line (module->rules, text);
  Fixture                  fixture;

  set_up (&fixture, module);
  edubba_hints_set_names (fixture.hints, names);
  module->rules->observe (seen, module->rules->seat (seen), seen);
  edubba_hints_lead (fixture.hints, seen, &known);
  for (guint i = 0; i < GAME_N_HINTS; i++)
    ask (&fixture, seen, NULL);
  g_assert_cmpstr (get_said (&fixture, GAME_HINT_LINE), ==, line);
  tear_down (&fixture);
}

/* A hint calls players by their names. */
static void
test_names (void)
{
  static const char *const names[] = { "", "Ubar", NULL };
  const GameModule        *module = fixture_get_game ();
  g_autofree GameState    *seen = game_position_parse_full (
       module->rules, "babel/1 A:AAA|/1 pawns=AQ hands=HM|SS", 0, NULL);
  GameLine line = parse_line (module->rules, "raze");
  Fixture  fixture;

  set_up (&fixture, module);
  edubba_hints_set_names (fixture.hints, names);
  module->rules->observe (seen, module->rules->seat (seen), seen);
  edubba_hints_lead (fixture.hints, seen, &line);
  ask (&fixture, seen, NULL);
  ask (&fixture, seen, NULL);
  g_assert_cmpstr (get_said (&fixture, 1), ==, "Look at Ubar’s temple in Assyria.");
  tear_down (&fixture);
  check_named_line ("babel/1 A:A| pawns=AQ hands=HM|SS stores=|1", "build:opp end",
                    "Step by step:\n1. Build level 1 from Ubar’s store\n2. End turn");
}

/* A game without words of its own, without a player, without a critic; and one whose player knows
 * nothing: the hints say so, and the request does not count. */
static void
test_bare (void)
{
  GameModule            module = *fixture_get_game ();
  g_autofree GameState *seen = dup_seen (&module, 5, 2);
  Fixture               fixture;

  module.words = NULL;
  module.player = NULL;
  module.critic = NULL;
  set_up (&fixture, &module);
  for (guint i = 0; i < GAME_N_HINTS; i++)
    {
      ask (&fixture, seen, NULL);
      g_assert_null (fixture.part);
      g_assert_cmpstr (get_said (&fixture, i), !=, "");
    }
  g_assert_cmpuint (game_state_judge (module.rules, seen, fixture.last.action), ==, GAME_LEGAL);
  tear_down (&fixture);

  module.player = &fixture_nothing_player;
  set_up (&fixture, &module);
  ask (&fixture, seen, NULL);
  g_assert_cmpuint (fixture.n_failed, ==, 1);
  g_assert_cmpuint (fixture.failure, ==, EDUBBA_HINT_UNKNOWN);
  g_assert_cmpuint (edubba_hints_get_used (fixture.hints), ==, 0);
  tear_down (&fixture);
}

/* An outdated question is not answered, and hints may go while an answer is on its way. */
static void
test_cancel (gconstpointer data)
{
  const GameModule     *module = data;
  g_autofree GameState *seen = dup_seen (module, (guint64) g_test_rand_int (), 1);
  Fixture               fixture;

  set_up (&fixture, module);
  edubba_hints_set_nodes (fixture.hints, G_MAXUINT32);
  edubba_hints_ask (fixture.hints, seen, NULL);
  edubba_hints_ask (fixture.hints, seen, NULL);
  g_assert_true (edubba_hints_get_thinking (fixture.hints));
  edubba_hints_cancel (fixture.hints);
  g_assert_false (edubba_hints_get_thinking (fixture.hints));
  fixture_run (50);
  g_assert_cmpuint (fixture.said->len, ==, 0);
  edubba_hints_set_nodes (fixture.hints, NODES);
  ask (&fixture, seen, NULL);
  g_assert_cmpuint (fixture.last.rung, ==, 1);
  edubba_hints_set_nodes (fixture.hints, G_MAXUINT32);
  for (guint i = 0; i < 3; i++)
    ask (&fixture, seen, NULL);
  edubba_hints_ask (fixture.hints, seen, NULL);
  tear_down (&fixture);
  fixture_run (50);
}

static void
add (const char *name, const GameModule *module, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/tutor/hints/%s/%s", name, module->rules->id);

  g_test_add_data_func (path, module, test);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  for (const GameModule *const *module = fixture_get_modules (); *module != NULL; module++)
    {
      add ("rungs", *module, test_rungs);
      add ("restart", *module, test_restart);
      add ("hidden", *module, test_hidden);
      add ("cancel", *module, test_cancel);
    }
  g_test_add_func ("/tutor/hints/names", test_names);
  g_test_add_func ("/tutor/hints/task", test_task);
  g_test_add_func ("/tutor/hints/followed", test_followed);
  g_test_add_func ("/tutor/hints/lost", test_lost);
  g_test_add_func ("/tutor/hints/written", test_written);
  g_test_add_func ("/tutor/hints/written/many", test_written_many);
  g_test_add_func ("/tutor/hints/step", test_step);
  g_test_add_func ("/tutor/hints/other-questions", test_other_questions);
  g_test_add_func ("/tutor/hints/lead", test_lead);
  g_test_add_func ("/tutor/hints/bare", test_bare);
  return g_test_run ();
}

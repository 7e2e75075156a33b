/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The twenty mistakes of beginners: each has a puzzle in which it is tempting. Whoever makes it
 * there does not solve it and is told so in every language; whoever solves it hears nothing.
 */
#include <string.h>

#include "catalogues.h"
#include "course-puzzle.h"
#include "fixed.h"
#include "game-solver.h"
#include "game-state.h"
#include "games.h"
#include "language.h"
#include "meso-mistake.h"
#include "meso-mistakes.h"

#define SEED     1
#define MOST     12
#define MEMORY   (64 * 1024 * 1024)
#define SENTENCE 20 /* characters: less is no sentence */

typedef struct
{
  const char *puzzle;
  const char *line;
} Row;

static const Row rows[MESO_N_MISTAKES] = {
  [MESO_MISTAKE_BARE_HUT] = { "now-or-never", "hut:J8 lay:0 end" },
  [MESO_MISTAKE_EARLY_BEARER] = { "mana-before-feet", "pick:J8ea step:J8a-I9 end" },
  [MESO_MISTAKE_TWO_BEARERS] = { "one-at-a-time", "pick:J8eb step:J8b-I9 end" },
  [MESO_MISTAKE_ALONE] = { "wood-wants-two", "step:I9e-H9 end" },
  [MESO_MISTAKE_WOOD_LOST] = { "wrong-door", "pick:H9ew step:H9w-I9 step:I9e-J8 end" },
  [MESO_MISTAKE_LAST_SETTLERS] = { "who-is-left", "step:J8a-I9 offer:a end" },
  [MESO_MISTAKE_FAR_TOKENS] = { "two-addresses", "step:K6w-L5 hut:L5 lay:2 end" },
  [MESO_MISTAKE_NO_HOLY] = { "every-turn", "step:H10s-I9 end" },
  [MESO_MISTAKE_EMPTY_HOLY] = { "somebody-stays", "step:J8e-I9 end" },
  [MESO_MISTAKE_STONE_LOST] = { "room-first", "step:H10s-I9 step:J8a-I9 offer:a end" },
  [MESO_MISTAKE_LOAD_EXPOSED] = { "in-company", "step:J8e-K7 end" },
  [MESO_MISTAKE_BIRTH_FAR] = { "where-it-counts", "step:I9e-J8 birth:L5 end" },
  [MESO_MISTAKE_DISCOVERED] = { "a-bird-in-the-hand", "discover:J8e-K7 discover:K7e-L6 end" },
  [MESO_MISTAKE_VOLCANO_NEAR] = { "out-of-the-way", "volcano:K7" },
  [MESO_MISTAKE_SEED_FAR] = { "not-for-them", "seed:K8 end" },
  [MESO_MISTAKE_DREW] = { "later-for-cards", "step:H9e-G9 draw" },
  [MESO_MISTAKE_KEPT_CARD] = { "what-for", "end" },
  [MESO_MISTAKE_PRIEST] = { "a-priest-needs-room", "step:I9e-J8 priest end" },
  [MESO_MISTAKE_ENDURANCE] = { "breath-to-spare",
                               "endurance step:K7a-J8 step:J8a-I9 offer:a end" },
  [MESO_MISTAKE_AT_THE_DOOR] = { "one-more-step", "draw" },
};

static CoursePuzzle *
load_puzzle (const Row *row)
{
  g_autofree char *name = g_strconcat (row->puzzle, ".puzzle", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", "meso",
                                            "data", "puzzles", name, NULL);
  g_autoptr (GError) error = NULL;
  CoursePuzzle *puzzle = course_puzzle_load (games_all_modules, path, &error);

  g_assert_no_error (error);
  return puzzle;
}

static void
read_line (const GameRules *rules, const char *text, GameLine *line)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  memset (line, 0, sizeof *line);
  for (guint i = 0; words[i]; i++)
    g_assert_true (rules->parse_action (words[i], &line->actions[line->n++], NULL));
}

static void
find_mistakes (const CoursePuzzle *puzzle, const char *text, GameCritique *critique)
{
  const GameRules      *rules = course_puzzle_get_module (puzzle)->rules;
  const GameState      *state = course_puzzle_get_state (puzzle);
  g_autofree GameState *seen = game_state_new (rules);
  GameLine              line;

  read_line (rules, text, &line);
  rules->observe (state, rules->mover (state), seen);
  memset (critique, 0, sizeof *critique);
  meso_mistakes_find (seen, &line, SEED, critique);
}

/* The mistake does not solve the puzzle, whose rules are trained by it. */
static void
assert_drilled (const CoursePuzzle *puzzle, const char *text)
{
  const GameRules      *rules = course_puzzle_get_module (puzzle)->rules;
  const GameGoal       *goal = course_puzzle_get_goal (puzzle);
  g_autofree GameState *state = game_state_new (rules);
  GameTally             tally = { 0 };
  GameLine              line;

  g_assert_nonnull (course_puzzle_get_drills (puzzle)[0]);
  read_line (rules, text, &line);
  game_state_copy (rules, state, course_puzzle_get_state (puzzle));
  for (guint i = 0; i < line.n; i++)
    {
      g_assert_cmpuint (rules->judge (state, rules->mover (state), line.actions[i]), ==,
                        GAME_LEGAL);
      rules->apply (state, line.actions[i], NULL);
      game_tally_add (&tally, rules, line.actions[i]);
      g_assert_false (game_goal_holds (goal, state, &tally));
    }
}

/* The first reason is this mistake, said in every language, each with words of its own. */
static void
assert_answered (const CoursePuzzle *puzzle, const char *text, guint mistake)
{
  static const char *const languages[] = { "C", "cs", "ru" };
  const GameModule        *module = course_puzzle_get_module (puzzle);
  const GameState         *state = course_puzzle_get_state (puzzle);
  g_autofree char         *english = NULL;
  GameCritique             critique;

  find_mistakes (puzzle, text, &critique);
  g_assert_cmpuint (critique.n_reasons, >, 0);
  g_assert_cmpuint (critique.reasons[0].kind, ==, mistake);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *said = NULL;

      language_choose (languages[i]);
      said = module->words->reason (state, &critique.reasons[0], NULL);
      g_assert_cmpint (g_utf8_strlen (said, -1), >, SENTENCE);
      g_assert_cmpstr (said, !=, english);
      if (i == 0)
        english = g_steal_pointer (&said);
    }
  language_choose ("C");
}

/* The solution, with the end of the turn if it leaves that out, makes no such mistake. */
static void
assert_solved (const CoursePuzzle *puzzle, guint mistake)
{
  const GameRules *rules = course_puzzle_get_module (puzzle)->rules;
  g_autoptr (GameSolution) solution =
    game_solve (rules, course_puzzle_get_state (puzzle), course_puzzle_get_goal (puzzle), NULL,
                MOST, 1, MEMORY, NULL);
  const char      *text;
  g_autofree char *line = NULL;
  GameCritique     critique;

  g_assert_cmpint (solution->verdict, ==, GAME_SOLVABLE);
  text = g_ptr_array_index (solution->lines, 0);
  line = g_str_has_suffix (text, "end") || g_str_has_suffix (text, "draw")
           ? g_strdup (text)
           : g_strconcat (text, " end", NULL);
  find_mistakes (puzzle, line, &critique);
  for (guint i = 0; i < critique.n_reasons; i++)
    g_assert_cmpuint (critique.reasons[i].kind, !=, mistake);
}

/* The critic finds the turn worse than the best one, and says why; but where a volcano lies, and a
 * card that is kept, mean nothing to the policy by which it plays on. */
static void
assert_judged (const CoursePuzzle *puzzle, const char *text, guint mistake)
{
  const GameModule     *module = course_puzzle_get_module (puzzle);
  const GameState      *state = course_puzzle_get_state (puzzle);
  g_autofree GameState *seen = game_state_new (module->rules);
  GameCritique          critique;
  GameLine              best, line;

  read_line (module->rules, text, &line);
  module->rules->observe (state, module->rules->mover (state), seen);
  g_assert_true (
    game_critic_find (module->critic, module->rules, seen, SEED, 0, NULL, &best));
  g_assert_true (game_critic_judge (module->critic, module->rules, seen, &best, &line, SEED, 0,
                                    NULL, &critique));
  if (mistake == MESO_MISTAKE_VOLCANO_NEAR || mistake == MESO_MISTAKE_ENDURANCE)
    return;
  g_assert_cmpuint (critique.best_chance, >, critique.chance);
  g_assert_cmpuint (critique.n_reasons, >, 0);
  g_assert_cmpuint (critique.reasons[0].kind, ==, mistake);
}

static void
test_mistake (gconstpointer data)
{
  const Row *row = data;
  guint      mistake = (guint) (row - rows);
  g_autoptr (CoursePuzzle) puzzle = load_puzzle (row);

  if (!language_can_be_chosen ("edubba-meso", "Nobody enters a volcano."))
    return;
  assert_drilled (puzzle, row->line);
  assert_answered (puzzle, row->line, mistake);
  assert_solved (puzzle, mistake);
  assert_judged (puzzle, row->line, mistake);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  catalogues_bind ();
  language_choose ("C");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/meso/mistakes/", rows[i].puzzle, NULL);

      g_test_add_data_func (path, &rows[i], test_mistake);
    }
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The small puzzles that drill a rule: that they are proved, that the wish which breaks the rule is
 * refused by that very paragraph, and that no short way goes round it.
 */
#include "course-puzzle.h"

#include "../fixed.h"
#include "game-solver.h"
#include "game-state.h"
#include "shipped.h"

typedef struct
{
  const char *id;
  const char *proof; /* the fewest actions * lines of that length */
  const char *wish;  /* an action that somebody may try at once, or NULL */
  const char *code;  /* its refusal */
} Drill;

static const Drill shipped[] = {
  { "drill-expel", "1*1", "expel:S", "nation-absent" },
  { "drill-final-phase", "2*1", NULL, NULL },
  { "drill-first-run", "1*1", "steal", "no-run" },
  { "drill-halve", "2*1", "discard:M", "nothing-owed" },
  { "drill-halved", "2*20", "travel:A", "discard-owed" },
  { "drill-higher", "2*1", "steal", "not-higher" },
  { "drill-last-card", "3*1", NULL, NULL },
  { "drill-level-order", "2*1", "build:own", "level-order" },
  { "drill-migrate", "1*1", "migrate:A-S", "short-colonnade" },
  { "drill-raze", "2*1", "raze", "no-temple" },
  { "drill-run", "2*1", "halve:S", "no-run" },
  { "drill-settle", "2*1", "settle:S", "at-quarry" },
  { "drill-settlers", "2*1", "build:own", "few-settlers" },
  { "drill-skip", "1*1", "skip:own", "level-order" },
  { "drill-skip-settlers", "2*1", "skip:own", "few-settlers" },
  { "drill-starter", "3*1", "end", "starter-unbuilt" },
  { "drill-steal", "2*1", "steal", "few-settlers" },
  { "drill-travel", "2*1", "travel:S", "already-there" },
  { "drill-two-runs", "1*1", "halve:P", "which-run" },
  { "drill-win", "2*2", NULL, NULL },
  { "drill-win-over", "2*1", "win-over", "no-settlers" },
};

static void
test_proof (gconstpointer data)
{
  const Drill     *row = data;
  g_autofree char *proof = shipped_prove_puzzle (row->id);

  g_assert_cmpstr (proof, ==, row->proof);
}

static void
test_wish (gconstpointer data)
{
  const Drill *row = data;
  g_autoptr (CoursePuzzle) puzzle = shipped_load_puzzle (row->id);
  const GameRules *rules = course_puzzle_get_module (puzzle)->rules;
  GameAction       action;
  guint            refusal;
  const char      *number;

  g_assert_true (rules->parse_action (row->wish, &action, NULL));
  refusal = game_state_judge (rules, course_puzzle_get_state (puzzle), action);
  number = rules->paragraphs[rules->paragraph (action, refusal)].number;
  if (g_strcmp0 (rules->refusals[refusal].code, row->code) != 0 ||
      !g_strv_contains (course_puzzle_get_refusals (puzzle), row->code) ||
      !g_strv_contains (course_puzzle_get_drills (puzzle), number))
    g_test_fail_printf ("%s: “%s” is answered with %s (rule %s)",
                        row->id,
                        row->wish,
                        rules->refusals[refusal].code,
                        number);
}

/* Plays a line; whether an action of it stands in the paragraph, or in one below it. */
static gboolean
is_used (const GameRules *rules, GameState *state, const char *line, const char *number)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  gboolean used = FALSE;

  for (guint i = 0; words[i]; i++)
    {
      GameAction  action;
      const char *stands;

      g_assert_true (rules->parse_action (words[i], &action, NULL));
      stands = rules->paragraphs[rules->paragraph (action, GAME_LEGAL)].number;
      used |= g_str_has_prefix (stands, number);
      rules->apply (state, action, NULL);
    }
  return used;
}

/* Every shortest line uses the paragraphs, or, where they are about the game's end, reaches it. */
static void
test_use (gconstpointer data)
{
  const Drill *row = data;
  g_autoptr (CoursePuzzle) puzzle = shipped_load_puzzle (row->id);
  const GameRules   *rules = course_puzzle_get_module (puzzle)->rules;
  const char *const *drills = course_puzzle_get_drills (puzzle);
  g_autoptr (GameSolution) solution = game_solve (rules,
                                                  course_puzzle_get_state (puzzle),
                                                  course_puzzle_get_goal (puzzle),
                                                  NULL,
                                                  GAME_SOLVE_ANY_LENGTH,
                                                  G_MAXUINT64,
                                                  GAME_SOLVE_MEMORY,
                                                  NULL);

  g_assert_nonnull (drills[0]);
  if (solution->lines->len == 0)
    g_test_fail_printf ("%s: the goal cannot be reached", row->id);
  for (guint l = 0; l < solution->lines->len; l++)
    for (guint d = 0; drills[d]; d++)
      {
        g_autofree GameState *state = game_state_dup (rules, course_puzzle_get_state (puzzle));

        if (!is_used (rules, state, solution->lines->pdata[l], drills[d]))
          g_assert_true (drills[d][0] == '4' && rules->result (state, NULL));
      }
}

/* The table has every drill of the folder. */
static void
test_set (void)
{
  g_autofree char *folder = shipped_get_folder ("puzzles");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint       n = 0;

  while ((name = g_dir_read_name (dir)))
    n += g_str_has_prefix (name, "drill-");
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (shipped));
}

static void
add (const char *name, const Drill *row, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/shipped-drills/%s/%s", name, row->id);

  g_test_add_data_func (path, row, test);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      add ("proof", &shipped[i], test_proof);
      add ("use", &shipped[i], test_use);
      if (shipped[i].wish)
        add ("wish", &shipped[i], test_wish);
    }
  g_test_add_func ("/shipped-drills/set", test_set);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The limit of a proof: never more than the most allowed on any machine, and less on a machine
 * with less memory.
 */
#include "../fixed.h"
#include "edubba-budget.h"
#include "edubba-limit.h"
#include "game-solver.h"
#include "game-state.h"
#include "games.h"

#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

static void
test_machine (void)
{
  guint64 machine = (guint64) sysconf (_SC_PHYS_PAGES) * (guint64) sysconf (_SC_PAGESIZE);

  g_assert_cmpuint (edubba_limit_get_memory (), >, 0);
  g_assert_cmpuint (edubba_limit_get_memory (), <=, EDUBBA_LIMIT_MOST);
  g_assert_cmpuint (edubba_limit_get_memory (), <=, machine / 8);
}

/* All places of the budget together have a quarter of the machine, and 1 GiB at most. */
static void
test_all (void)
{
  guint64 machine = (guint64) sysconf (_SC_PHYS_PAGES) * (guint64) sysconf (_SC_PAGESIZE);
  guint64 all = EDUBBA_BUDGET_PLACES * edubba_limit_get_memory ();

  g_assert_cmpuint (all, <=, G_GUINT64_CONSTANT (1) << 30);
  g_assert_cmpuint (all, <=, MAX (machine / 4, EDUBBA_BUDGET_PLACES << 23));
}

/* A limit set by the user is like a smaller machine. */
static void
check_allowed (int resource)
{
  struct rlimit before;
  struct rlimit less;

  g_assert_cmpint (getrlimit (resource, &before), ==, 0);
  less = before;
  less.rlim_cur = (rlim_t) 1 << 30;
  if (setrlimit (resource, &less) != 0)
    {
      g_test_skip ("this machine sets no such limit");
      return;
    }
  g_assert_cmpuint (edubba_limit_get_memory (), ==, 1 << 26);
  g_assert_cmpint (setrlimit (resource, &before), ==, 0);
}

static void
test_allowed (void)
{
  check_allowed (RLIMIT_AS);
  check_allowed (RLIMIT_DATA);
}

/* The most memory that the program has had, in bytes. */
static guint64
get_peak (void)
{
  g_autofree char *status = NULL;
  const char      *line;

  g_assert_true (g_file_get_contents ("/proc/self/status", &status, NULL, NULL));
  line = strstr (status, "\nVmHWM:");
  g_assert_nonnull (line);
  return g_ascii_strtoull (line + strlen ("\nVmHWM:"), NULL, 10) << 10;
}

/* A puzzle of 150 bytes that could fill any machine, in the share of one that has 256 MiB. */
static void
test_taken (void)
{
  const GameRules      *rules = games_find ("babel")->rules;
  const guint64         share = G_GUINT64_CONSTANT (16) << 20;
  g_autofree GameState *read = game_state_new (rules);
  g_autofree GameState *state = game_state_new (rules);
  g_autoptr (GameSolution) solution = NULL;
  GameGoal goal;
  guint64  before, taken;

#ifdef __SANITIZE_ADDRESS__
  g_test_skip ("what is freed is kept here, to be watched");
  return;
#endif
  if (g_getenv ("EDUBBA_BRIEF") != NULL)
    {
      g_test_skip ("this is about memory, and valgrind takes more of it");
      return;
    }
  g_assert_true (rules->parse_position ("babel/1 A:AAHHMPS| H:AHMPS| M:APS| P:HMP| S:AHM| pawns=HQ "
                                        "hands=AAHHMMPPSS|",
                                        read, NULL));
  rules->complete (read, 7, state);
  g_assert_true (game_goal_parse (rules, "actions = 25", rules->seats (state), 0, &goal, NULL));
  before = get_peak ();
  solution = game_solve (rules, state, &goal, NULL, GAME_SOLVE_ANY_LENGTH, 1, share, NULL);
  taken = get_peak () - before;
  g_test_message ("a proof took %" G_GUINT64_FORMAT " KiB", taken >> 10);
  g_assert_cmpint (solution->verdict, ==, GAME_UNKNOWN);
  g_assert_cmpuint (taken, >, share / 8);
  g_assert_cmpuint (taken, <=, share + (share >> 2));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/model/limit/machine", test_machine);
  g_test_add_func ("/model/limit/all", test_all);
  g_test_add_func ("/model/limit/allowed", test_allowed);
  g_test_add_func ("/model/limit/taken", test_taken);
  return g_test_run ();
}

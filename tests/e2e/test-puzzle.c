/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rulebook's puzzle, solved through the accessible tree alone: straight, and after a wrong turn
 * that the program must notice.
 */
#include "../fixed.h"
#include "e2e-program.h"

static E2eProgram *
open_puzzle (void)
{
  g_autofree char *home = g_dir_make_tmp ("edubba-home-XXXXXX", NULL);
  E2eProgram      *program = e2e_program_start (home, NULL);

  e2e_program_press (program, NULL, "Babel");
  e2e_program_press (program, NULL, "Puzzles");
  e2e_program_press (program, NULL, "The land of the Hittites");
  e2e_program_wait_for (program, "It can be done in 4 actions.");
  return program;
}

static void
migrate (E2eProgram *program)
{
  e2e_program_press (program, NULL, "Your colonnade in Hatti:");
  e2e_program_press (program, NULL, "Let the last three migrate");
  e2e_program_press (program, NULL, "Your colonnade in Sumer:");
}

static void
solve (E2eProgram *program)
{
  e2e_program_press (program, NULL, "Abilities in Hatti: 4 Sumerians");
  e2e_program_press (program, NULL, "Win over");
  e2e_program_wait_for (program, "Still possible in 3 more actions.");
  migrate (program);
  e2e_program_wait_for (program, "Still possible in 2 more actions.");
  e2e_program_press (program, NULL, "Abilities in Hatti: 3 Sumerians");
  e2e_program_press (program, NULL, "Win over");
  e2e_program_wait_for (program, "Still possible in 1 more action.");
  e2e_program_press (program, NULL, "Abilities in Hatti: 3 Assyrians");
  e2e_program_press (program, NULL, "Raze");
  e2e_program_wait_for (program, "Solved in 4 actions");
}

static void
test_straight (void)
{
  E2eProgram *program;

  if (!e2e_can_run ())
    {
      g_test_skip ("no display");
      return;
    }
  program = open_puzzle ();
  solve (program);
  e2e_program_wait_for_focus (program, "Next Puzzle");
  e2e_program_quit (program);
}

static void
test_astray (void)
{
  E2eProgram *program;

  if (!e2e_can_run ())
    {
      g_test_skip ("no display");
      return;
    }
  program = open_puzzle ();
  migrate (program);
  e2e_program_wait_for (program, "No longer possible");
  e2e_program_press (program, NULL, "Take Back");
  e2e_program_wait_for (program, "It can be done in 4 actions.");
  solve (program);
  e2e_program_quit (program);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/e2e/puzzle/straight", test_straight);
  g_test_add_func ("/e2e/puzzle/astray", test_astray);
  return g_test_run ();
}

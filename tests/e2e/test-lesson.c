/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first lesson by the keyboard alone, as somebody takes it who has never seen the program: from
 * the start page on, past the first game, with a mistake, out in the middle and back in another
 * start of the program.
 */
#include "../fixed.h"
#include "e2e-program.h"

static void
activate (E2eProgram *program, const char *name)
{
  e2e_program_tab_to (program, name);
  e2e_program_type (program, "Return");
}

/* Return alone must be enough: the focus is on the button to press next. */
static void
go_on (E2eProgram *program, const char *focus, const char *next)
{
  e2e_program_wait_for_focus (program, focus);
  e2e_program_type (program, "Return");
  e2e_program_wait_for (program, next);
}

static void
take_first_half (E2eProgram *program)
{
  go_on (program, "Learn", "Nabi");
  activate (program, "Back");
  activate (program, "The tablet house");
  e2e_program_wait_for (program, "Step 1 of 5");
  activate (program, "End turn");
  e2e_program_wait_for (program, "In a game you can.");
  activate (program, "Hittites");
  activate (program, "Hatti");
  e2e_program_wait_for (program, "Your pawn has arrived.");
  go_on (program, "Continue", "How many temples can stand");
  go_on (program, "Five.", "Five are yours.");
  activate (program, "Ten.");
  e2e_program_wait_for (program, "Right: five lands");
  go_on (program, "Continue", "Step 3 of 5");
}

static void
take_second_half (E2eProgram *program)
{
  go_on (program, "Continue: The tablet house", "Step 3 of 5");
  activate (program, "Skip Step");
  go_on (program, "I am, by one point.", "Exactly: 4 and 2 are six");
  go_on (program, "Continue", "Step 5 of 5");
  activate (program, "My starter.");
  go_on (program, "Continue", "Your task");
  activate (program, "Skip Step");
  e2e_program_wait_for (program, "You left out a task.");
  go_on (program, "Next lesson:", "Travel and settle");
}

static void
test_first_lesson (void)
{
  g_autofree char *home = NULL;
  E2eProgram      *program;

  if (!e2e_can_run ())
    {
      g_test_skip ("no display");
      return;
    }
  home = g_dir_make_tmp ("edubba-home-XXXXXX", NULL);
  program = e2e_program_start (home, NULL);
  take_first_half (program);
  e2e_program_quit (program);
  program = e2e_program_start (home, NULL);
  take_second_half (program);
  e2e_program_quit (program);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/e2e/lesson/first", test_first_lesson);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Secrets from a seat are not in the accessible tree: of two worlds that a seat cannot tell apart
 * the tree must be the same, to the letter, at every step that the seat watches.
 */
#include "e2e-program.h"

#include "../fixed.h"
#include "e2e-pulse.h"
#include "game-state.h"
#include "games.h"
#include "patience.h"

#define WORLDS 3

/* The time without messages after which a page is taken to be at rest, in ms. */
#define REST 500

static char *
open_record (const char *home, const GameState *world, EdubbaSeatKind second)
{
  const GameModule *module = games_modules[0];
  g_autoptr (EdubbaMatch) match =
    edubba_match_new (module, game_record_new_position (module->rules, world));

  edubba_match_set_seat_kind (match, 1, second);
  return e2e_write_record (home, match);
}

/* The text of the tree once nothing is on its way any more. */
static char *
dump_at_rest (E2eProgram *program)
{
  gint64 end = patience_begin ();

  for (;;)
    {
      g_autofree char *before = e2e_program_dump (program);
      char            *after;

      e2e_pulse_wait_silent (REST);
      after = e2e_program_dump (program);
      if (g_str_equal (before, after))
        return after;
      g_free (after);
      patience_check (end);
    }
}

static void
look (const GameState *world, EdubbaSeatKind second, void (*stage) (E2eProgram *), char **text)
{
  g_autofree char *home = g_dir_make_tmp ("edubba-home-XXXXXX", NULL);
  g_autofree char *path = open_record (home, world, second);
  E2eProgram      *program = e2e_program_start (home, path);

  stage (program);
  *text = dump_at_rest (program);
  e2e_program_quit (program);
}

/* A position in the middle of a game, with seat 0 to act. */
static GameState *
create_world (void)
{
  const GameRules       *rules = games_modules[0]->rules;
  GameState             *state = game_state_new (rules);
  g_autofree GameAction *legal = g_new (GameAction, rules->max_legal);

  do
    {
      rules->deal (state, 2, 0, (guint64) g_test_rand_int ());
      for (guint i = 0; i < 60 && !rules->result (state, NULL); i++)
        {
          guint n = game_state_legal (rules, state, legal);

          rules->apply (state, legal[g_test_rand_int_range (0, (gint32) n)], NULL);
        }
    }
  while (rules->seat (state) != 0);
  return state;
}

static void
compare_worlds (EdubbaSeatKind second, void (*stage) (E2eProgram *), const char *expected)
{
  const GameRules      *rules = games_modules[0]->rules;
  g_autofree GameState *first = create_world ();
  g_autofree char      *seen = NULL;

  look (first, second, stage, &seen);
  g_assert_nonnull (strstr (seen, expected));
  for (guint i = 1; i < WORLDS; i++)
    {
      g_autofree GameState *world = game_state_new (rules);
      g_autofree char      *other = NULL;

      game_state_resample (rules, first, 0, i, world);
      g_assert_false (game_state_equal (rules, first, world));
      look (world, second, stage, &other);
      g_assert_cmpstr (other, ==, seen);
    }
}

static void
stay (E2eProgram *program)
{
  e2e_program_wait_for (program, "Your hand");
}

static void
stay_behind_curtain (E2eProgram *program)
{
  e2e_program_wait_for (program, "Show Player 1’s Board");
}

static void
open_curtain (E2eProgram *program)
{
  e2e_program_press (program, NULL, "Show Player 1’s Board");
  e2e_program_wait_for (program, "Your hand");
}

static void
test_board (void)
{
  if (e2e_can_run ())
    compare_worlds (EDUBBA_SEAT_COMPUTER, stay, "Your hand");
  else
    g_test_skip ("no display");
}

static void
test_person (void)
{
  if (e2e_can_run ())
    compare_worlds (EDUBBA_SEAT_PERSON, open_curtain, "Your hand");
  else
    g_test_skip ("no display");
}

/* Behind the curtain nobody looks, so not even the own hand may be there. */
static void
test_curtain (void)
{
  g_autofree GameState *world = create_world ();
  g_autofree char      *seen = NULL;

  if (!e2e_can_run ())
    {
      g_test_skip ("no display");
      return;
    }
  look (world, EDUBBA_SEAT_PERSON, stay_behind_curtain, &seen);
  g_assert_null (strstr (seen, "Your hand"));
  g_assert_null (strstr (seen, "colonnade"));
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/e2e/secrets/board", test_board);
  g_test_add_func ("/e2e/secrets/person", test_person);
  g_test_add_func ("/e2e/secrets/curtain", test_curtain);
  return g_test_run ();
}

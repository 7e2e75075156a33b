/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole games from first to last action, by the accessible tree alone, by keyboard alone and with
 * the pointer alone. In the first two, two people sit at the screen, so the curtain falls between
 * all turns; the third is played against the computer.
 *
 * After every action the game is read back from the disk: the actions that the program shows must
 * be there. At one point in the middle the program is killed and started again.
 */
#include <glib/gstdio.h>

#include "../fixed.h"
#include "e2e-hands.h"
#include "e2e-pulse.h"
#include "game-state.h"
#include "patience.h"

/* The way of doing an action. */
typedef void (*Hands) (E2eProgram *program, const GameState *state, GameAction action);

/* The time of trying before an action is done again, in microseconds. */
#define ARRIVAL (60 * G_USEC_PER_SEC)

/* The time without messages after which a page is taken to be laid out, in ms. */
#define REST 300

/* A whole game takes no more actions than this. */
#define MAX_ACTIONS 1000

/* The chance that a turn is ended where it can be, in percent: games should not last for ever. */
#define HURRY 60

/* know: filter of the actions that the player may use. */
static GameAction
choose (const GameRules *rules, const GameState *state, gboolean (*know) (GameAction))
{
  g_autoptr (GArray) legal = game_legal_sorted (rules, state);
  gboolean hurry = g_test_rand_int_range (0, 100) < HURRY;
  guint    known = 0;

  for (guint i = 0; i < legal->len; i++)
    {
      GameAction action = g_array_index (legal, GameAction, i);

      if (hurry && (rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN))
        return action;
      if (know (action))
        g_array_index (legal, GameAction, known++) = action;
    }
  g_assert_cmpuint (known, >, 0);
  return g_array_index (legal, GameAction, g_test_rand_int_range (0, (gint32) known));
}

/* Waits until the disk holds a game with n actions: it does before the action is shown. */
static EdubbaMatch *
wait_for_save (const char *home, guint n)
{
  for (gint64 end = patience_begin (); g_get_monotonic_time () < end;)
    {
      guint heard = e2e_pulse_get ();
      g_autoptr (EdubbaMatch) match = e2e_read_save (home);

      if (match != NULL && edubba_match_get_cursor (match) == n)
        return g_steal_pointer (&match);
      e2e_pulse_wait (heard);
    }
  g_error ("no game with %u actions is saved", n);
  return NULL;
}

static void
open_curtain_by_press (E2eProgram *program, guint seat)
{
  g_autofree char *name = g_strdup_printf ("Show Player %u’s Board", seat + 1);

  e2e_program_press (program, NULL, name);
}

static void
open_curtain_by_key (E2eProgram *program, guint seat)
{
  g_autofree char *name = g_strdup_printf ("Show Player %u’s Board", seat + 1);

  e2e_program_wait_for (program, name);
  e2e_program_tab_to (program, name);
  e2e_program_type (program, "Return");
}

static void
play_whole_game (const char  *home,
                 E2eProgram **program,
                 Hands        hands,
                 void (*open_curtain) (E2eProgram *, guint))
{
  g_autoptr (EdubbaMatch) match = wait_for_save (home, 0);
  const GameRules *rules = edubba_match_get_module (match)->rules;
  guint            viewer = GAME_NOBODY;
  guint            n = 0;

  while (!edubba_match_get_finished (match) && n < MAX_ACTIONS)
    {
      guint            seat = edubba_match_get_seat (match);
      GameAction       action = choose (rules, edubba_match_get_state (match), e2e_hands_know);
      g_autofree char *text = game_action_print (rules, action);

      if (n == 40)
        {
          e2e_program_kill (*program);
          *program = e2e_program_start (home, NULL);
          e2e_program_press (*program, NULL, "Continue");
          viewer = GAME_NOBODY;
        }
      if (seat != viewer)
        open_curtain (*program, seat);
      e2e_program_wait_for (*program, "Your hand");
      viewer = seat;
      g_test_message ("action %u: %s", n + 1, text);
      hands (*program, edubba_match_get_state (match), action);
      g_object_unref (match);
      match = wait_for_save (home, ++n);
      g_assert_true (game_action_equal (edubba_match_get_action (match, n - 1), action));
    }
  g_assert_true (edubba_match_get_finished (match));
  g_test_message ("the game took %u actions", n);
}

/* ---- Against the computer, with the pointer ---- */

/* Waits for the page about the end: points that are counted before it wait for a press, unless one
 * meant for the computer's turn has passed them over. */
static void
end_count (E2eProgram *program)
{
  for (gint64 end = patience_begin ();
       g_get_monotonic_time () < end && !e2e_program_shows (program, "Rematch");)
    {
      guint heard = e2e_pulse_get ();

      e2e_program_try_click (program, "Continue");
      e2e_pulse_wait (heard);
    }
  g_assert_true (e2e_program_shows (program, "Rematch"));
}

/* Waits until a person is to act, hurrying the computer on, or the game is over. */
static EdubbaMatch *
wait_for_turn (const char *home, E2eProgram *program, guint n)
{
  for (gint64 end = patience_begin (); g_get_monotonic_time () < end;)
    {
      guint heard = e2e_pulse_get ();
      g_autoptr (EdubbaMatch) match = e2e_read_save (home);
      guint seat = match != NULL ? edubba_match_get_seat (match) : GAME_NOBODY;

      if (match != NULL && edubba_match_get_finished (match))
        return g_steal_pointer (&match);
      if (seat != GAME_NOBODY && edubba_match_get_cursor (match) >= n &&
          edubba_match_get_seat_kind (match, seat) == EDUBBA_SEAT_PERSON)
        return g_steal_pointer (&match);
      e2e_program_try_click (program, "Skip");
      e2e_pulse_wait (heard);
    }
  g_error ("the computer does not come to an end after %u actions", n);
  return NULL;
}

/* Returns TRUE if the disk comes to hold n actions within a minute, even if the coach speaks
 * about the last of them. */
static gboolean
has_arrived (const char *home, E2eProgram *program, guint n)
{
  for (gint64 end = g_get_monotonic_time () + ARRIVAL; g_get_monotonic_time () < end;)
    {
      guint heard = e2e_pulse_get ();
      g_autoptr (EdubbaMatch) match = e2e_read_save (home);

      if (match != NULL && edubba_match_get_cursor (match) >= n)
        return TRUE;
      e2e_program_try_click (program, "Keep It");
      e2e_pulse_wait (heard);
    }
  return FALSE;
}

static void
test_pointer_game (void)
{
  g_autofree char *home = g_dir_make_tmp ("edubba-home-XXXXXX", NULL);
  g_autoptr (EdubbaMatch) match = NULL;
  E2eProgram *program;
  guint       n = 0;

  if (!e2e_can_run ())
    {
      g_test_skip ("no display");
      return;
    }
  /* Motion stops at a press, which then means nothing else: nobody can say from outside when, if
   * the machine is busy. */
  e2e_hold_still (home);
  program = e2e_program_start (home, NULL);
  e2e_program_click (program, NULL, "Babel");
  e2e_program_click (program, NULL, "Play");
  e2e_program_click (program, NULL, "Start Playing");
  e2e_program_wait_for (program, "Your hand");
  match = wait_for_turn (home, program, 0);
  while (!edubba_match_get_finished (match) && n < MAX_ACTIONS)
    {
      const GameState *state = edubba_match_get_state (match);
      const GameRules *rules = edubba_match_get_module (match)->rules;
      GameAction       action = choose (rules, state, e2e_hands_can_click);
      g_autofree char *text = game_action_print (rules, action);

      n = edubba_match_get_cursor (match) + 1;
      g_test_message ("action %u: %s", n, text);
      e2e_pulse_wait_silent (REST);
      e2e_hands_click (program, state, action);
      for (guint i = 0; i < 5 && !has_arrived (home, program, n); i++)
        {
          e2e_program_click_aside (program);
          e2e_hands_click (program, state, action);
        }
      g_object_unref (match);
      match = wait_for_turn (home, program, n);
      g_assert_true (game_action_equal (edubba_match_get_action (match, n - 1), action));
    }
  g_assert_true (edubba_match_get_finished (match));
  g_test_message ("the game took %u actions", n);
  end_count (program);
  e2e_program_quit (program);
}

static void
test_accessible_game (void)
{
  g_autofree char *home = g_dir_make_tmp ("edubba-home-XXXXXX", NULL);
  E2eProgram      *program;

  if (!e2e_can_run ())
    {
      g_test_skip ("no display");
      return;
    }
  program = e2e_program_start (home, NULL);
  e2e_program_press (program, NULL, "Babel");
  e2e_program_press (program, NULL, "Play");
  e2e_program_press (program, NULL, "A person at this screen");
  e2e_program_press (program, NULL, "Start Playing");
  play_whole_game (home, &program, e2e_hands_press, open_curtain_by_press);
  e2e_program_press (program, NULL, "Continue");
  e2e_program_wait_for (program, "Rematch");
  e2e_program_quit (program);
}

static void
test_keyboard_game (void)
{
  g_autofree char *home = g_dir_make_tmp ("edubba-home-XXXXXX", NULL);
  E2eProgram      *program;

  if (!e2e_can_run ())
    {
      g_test_skip ("no display");
      return;
    }
  program = e2e_program_start (home, NULL);
  e2e_program_type (program, "Control+n");
  e2e_program_tab_to (program, "A person at this screen");
  e2e_program_type (program, "space");
  e2e_program_tab_to (program, "Start Playing");
  e2e_program_type (program, "Return");
  play_whole_game (home, &program, e2e_hands_type, open_curtain_by_key);
  e2e_program_wait_for (program, "Continue");
  e2e_program_type (program, "Return");
  e2e_program_wait_for (program, "Rematch");
  e2e_program_quit (program);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/e2e/game/accessible", test_accessible_game);
  g_test_add_func ("/e2e/game/keyboard", test_keyboard_game);
  g_test_add_func ("/e2e/game/pointer", test_pointer_game);
  return g_test_run ();
}

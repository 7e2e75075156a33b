/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program as a desktop drives it: its actions and the links it opens, over the session bus,
 * and the requests that a second start hands to the first.
 */
#include "config.h"

#include "../child.h"
#include "../fixed.h"
#include "e2e-program.h"
#include "edubba-lock.h"

#define PUZZLE    "edubba:babel/1?hands=AH%7C&pawns=HQ&goal=travels%20=%202"
#define POSITION  "edubba:babel/1?hands=AH%7C&pawns=HQ&turn=21"
#define MALFORMED "edubba:babel/1?hands=XX%7C"

static E2eProgram *
start (const char *argument)
{
  g_autofree char *home = g_dir_make_tmp ("edubba-home-XXXXXX", NULL);

  return e2e_program_start (home, argument);
}

/* Calls the program as desktops do. */
static void
call (const char *method, GVariant *arguments)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_autoptr (GVariant) reply = NULL;

  g_assert_no_error (error);
  reply = g_dbus_connection_call_sync (bus, APPLICATION_ID, RESOURCE_PATH,
                                       "org.freedesktop.Application", method, arguments, NULL,
                                       G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, &error);
  g_assert_no_error (error);
}

static void
activate (const char *action)
{
  call ("ActivateAction", g_variant_new ("(sava{sv})", action, NULL, NULL));
}

static void
open_uri (const char *uri)
{
  const char *const uris[] = { uri, NULL };

  call ("Open", g_variant_new ("(^asa{sv})", uris, NULL));
}

static void
test_actions (void)
{
  E2eProgram *program = start (NULL);

  activate ("new-game");
  e2e_program_wait_for (program, "Start Playing");
  activate ("puzzle-of-the-day");
  e2e_program_wait_for (program, "It can be done");
  e2e_program_quit (program);
}

static void
test_links (void)
{
  E2eProgram *program = start (NULL);

  open_uri (PUZZLE);
  e2e_program_wait_for (program, "It can be done in 2 actions.");
  open_uri (POSITION);
  e2e_program_wait_for (program, "Turn 21");
  open_uri (MALFORMED);
  e2e_program_wait_for (program, "This Link Cannot Be Opened");
  /* If the dialog is a part of the window, "Close" is also the name of the window's button. */
  e2e_program_kill (program);
}

static void
test_link_argument (void)
{
  E2eProgram *program = start (PUZZLE);

  e2e_program_wait_for (program, "It can be done in 2 actions.");
  e2e_program_quit (program);
}

/* A second start opens its arguments in the window of the first, and ends. */
static void
test_second_start (void)
{
  E2eProgram              *program = start (NULL);
  static const char *const argv[] = { EDUBBA_PROGRAM, PUZZLE, NULL };
  g_autoptr (GSubprocess) second = child_start (G_SUBPROCESS_FLAGS_NONE, argv);
  g_autoptr (GError) error = NULL;

  g_subprocess_wait_check (second, NULL, &error);
  g_assert_no_error (error);
  e2e_program_wait_for (program, "It can be done in 2 actions.");
  e2e_program_quit (program);
}

/* While another session has the games, the program says so, and goes on once it may. */
static void
test_elsewhere (void)
{
  g_autofree char *home = g_dir_make_tmp ("edubba-home-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (home, "edubba", NULL);
  g_autoptr (EdubbaLock) lock = edubba_lock_take (folder, NULL);
  E2eProgram *program;

  g_assert_nonnull (lock);
  program = e2e_program_begin (home, NULL);
  e2e_program_wait_for (program, "Edubba Is Open Elsewhere");
  e2e_program_press (program, NULL, "Try Again");
  e2e_program_wait_for (program, "Another Edubba still had your games open at ");
  g_clear_pointer (&lock, edubba_lock_unref);
  e2e_program_press (program, NULL, "Try Again");
  e2e_program_press (program, NULL, "Babel");
  e2e_program_press (program, NULL, "Play");
  e2e_program_wait_for (program, "Start Playing");
  g_assert_null (edubba_lock_take (folder, NULL));
  e2e_program_quit (program);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  if (!e2e_can_run ())
    {
      g_print ("1..0 # SKIP no display\n");
      return 0;
    }
  g_test_add_func ("/e2e/desktop/actions", test_actions);
  g_test_add_func ("/e2e/desktop/links", test_links);
  g_test_add_func ("/e2e/desktop/link-argument", test_link_argument);
  g_test_add_func ("/e2e/desktop/second-start", test_second_start);
  g_test_add_func ("/e2e/desktop/elsewhere", test_elsewhere);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The beginning of the program. Its parts are put together in app-program.h, because another
 * program begins with the same.
 */
#include "app-program.h"

int
main (int argc, char *argv[])
{
  g_autoptr (EdubbaApplication) application = app_program_create ();

  if (!app_program_check_stack ())
    return EXIT_FAILURE;
  return g_application_run (G_APPLICATION (application), argc, argv);
}

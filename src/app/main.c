/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the program begins. What it consists of says app-program.h, because another program begins
 * with the same.
 */
#include "app-program.h"

int
main (int argc, char *argv[])
{
  g_autoptr (EdubbaApplication) application = app_program_create ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}

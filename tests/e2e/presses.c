/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes arrays of presses, and frees what is in them; what is pressed, and how, is the business of
 * others.
 */
#include "presses.h"

static void
press_free (gpointer data)
{
  Press *press = data;

  g_free (press->name);
  g_free (press);
}

GPtrArray *
presses_new (void)
{
  return g_ptr_array_new_with_free_func (press_free);
}

Press *
presses_add (GPtrArray *presses, char *name)
{
  Press *press = g_new0 (Press, 1);

  press->name = name;
  g_ptr_array_add (presses, press);
  return press;
}

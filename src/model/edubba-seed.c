/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One source for the whole program, made when something is first drawn: the variable is not read
 * again. Only the main thread draws.
 */
#include "edubba-seed.h"

#define VARIABLE "EDUBBA_SEED"

static GRand *
get_rand (void)
{
  static GRand *rand;
  const char   *seed = g_getenv (VARIABLE);

  if (rand == NULL)
    rand = seed != NULL ? g_rand_new_with_seed ((guint32) g_ascii_strtoull (seed, NULL, 10))
                        : g_rand_new ();
  return rand;
}

guint64
edubba_seed_draw (void)
{
  guint64 high = g_rand_int (get_rand ());

  return high << 32 | g_rand_int (get_rand ());
}

guint
edubba_seed_draw_below (guint end)
{
  g_return_val_if_fail (end > 0, 0);

  return (guint) g_rand_int_range (get_rand (), 0, (gint32) end);
}

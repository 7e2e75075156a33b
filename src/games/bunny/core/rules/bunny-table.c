/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who holds which camp, and whose post is not set yet.
 * Both are asked in every building turn and harvest.
 */
#include "bunny-table.h"

const char *const bunny_options[BUNNY_N_OPTIONS] = { "newlands", "tower-anywhere", "camps-standing",
                                                     "widest-shared", "double-twice",
                                                     "second-alone" };

guint
bunny_table_find_camp (const BunnyTable *table, guint camp)
{
  guint seat = 0;

  while (seat < table->seats &&
         !(bunny_tray_get_camps (table->tray[seat]) & (1u << (camp - 1))))
    seat++;
  return seat;
}

guint
bunny_table_find_asked (const BunnyTable *table, guint camp, guint after)
{
  for (guint lower = after + 1; lower < camp; lower++)
    {
      guint holder = bunny_table_find_camp (table, lower);

      if (holder < table->seats && holder != table->mover && !(table->kept & (1u << lower)))
        return lower;
    }
  return 0;
}

guint
bunny_table_find_unset (const BunnyTable *table)
{
  guint first = table->seats;

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    if (bunny_table_get_spot (table, cell) == BUNNY_SPOT_POST)
      first = MIN (first, bunny_table_get_owner (table, cell) - 1);
  return first;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds holders of camps and posts that are not set. Both are asked in every building turn and
 * harvest.
 */
#include "bunny-table.h"

#include <string.h>

const char *const bunny_options[BUNNY_N_OPTIONS] = { "newlands", "tower-anywhere", "camps-standing",
                                                     "widest-shared", "double-twice",
                                                     "second-alone" };

/* A byte of a word in each of its bytes; and their low seven bits. */
#define EACH(byte) ((byte) *G_GUINT64_CONSTANT (0x0101010101010101))
#define LOW        EACH (0x7f)

/* Words of eight cells end here. */
#define LAST_WORD (BUNNY_N_CELLS / 8 * 8)

/* Writes where the bytes of a word of eight are 0, from `first` on; returns how many. */
static guint
list_zeros (guint64 word, guint first, guint8 *cells)
{
  guint64 zeros = ~(((word & LOW) + LOW) | word | LOW);
  guint   n = 0;

  for (; zeros != 0; zeros &= zeros - 1)
    cells[n++] = (guint8) (first + (guint) __builtin_ctzll (zeros) / 8);
  return n;
}

guint
bunny_table_list (const BunnyTable *table, guint8 mask, guint8 want, guint8 *cells)
{
  guint64 masks = EACH ((guint64) mask), wants = EACH ((guint64) want);
  guint64 word;
  guint   n = 0;

  for (guint first = 0; first < LAST_WORD; first += 8)
    {
      memcpy (&word, table->cell + first, sizeof word);
      n += list_zeros ((GUINT64_FROM_LE (word) & masks) ^ wants, first, cells + n);
    }
  /* The last four cells, behind four that were looked at. */
  memcpy (&word, table->cell + BUNNY_N_CELLS - 8, sizeof word);
  word = (GUINT64_FROM_LE (word) & masks) ^ wants;
  return n + list_zeros (word | G_MAXUINT32, BUNNY_N_CELLS - 8, cells + n);
}

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

/* Returns TRUE if a seat builds now, or will in this phase. */
static gboolean
has_turn (const BunnyTable *table, guint seat)
{
  guint first = bunny_table_get_first_builder (table);
  guint seats = table->seats;

  return (seat + seats - first) % seats >= (table->mover + seats - first) % seats;
}

/* Returns TRUE if a higher camp is announced, or may be, so that this camp, which is not kept, is
 * asked about. */
static gboolean
may_step_in (const BunnyTable *table, guint seat, guint camp)
{
  if (table->asked != 0 && table->asked <= camp && camp < table->camp)
    return seat != table->mover;
  for (guint higher = camp + 1; higher <= BUNNY_N_CAMPS; higher++)
    {
      guint holder = bunny_table_find_camp (table, higher);

      if (holder < table->seats && holder != seat && higher != table->camp &&
          !(table->kept & (1u << higher)) && has_turn (table, holder))
        return TRUE;
    }
  return FALSE;
}

gboolean
bunny_table_is_buildable (const BunnyTable *table, guint seat, guint face)
{
  guint camp = bunny_face_is_camp (face) ? face - BUNNY_CAMP1 + 1 : 0;

  if (table->phase != BUNNY_BUILD)
    return table->phase == BUNNY_EXPLORE;
  if (camp != 0 && table->kept & (1u << camp))
    return FALSE;
  return has_turn (table, seat) || (camp != 0 && may_step_in (table, seat, camp));
}

guint
bunny_table_find_unset (const BunnyTable *table)
{
  guint8 cells[BUNNY_N_CELLS];
  guint  n = bunny_table_list (table, 0xff & ~7, BUNNY_SPOT_POST << 3, cells);
  guint  first = table->seats;

  for (guint i = 0; i < n; i++)
    first = MIN (first, bunny_table_get_owner (table, cells[i]) - 1);
  return first;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A raise is tried in every way (RULES.md 2.6): all craftsmen for its goods first, then all
 * resources for their marks.
 */
#include "naive-zimbabwe.h"

#include <string.h>

gboolean
naive_is_wanted (const NaiveZimbabwe *naive, int craft)
{
  char kind = naive->craft[craft].kind;
  int  seat = naive->owner[naive->raising.column][naive->raising.row];

  if (naive->source.column)
    return naive_get_partner (kind) ==
             naive->craft[naive_find_craft (naive, naive->source)].kind &&
           !naive_is_secondary (kind);
  return !naive_is_superseded (naive, kind) &&
         (naive->god[seat] == 'T' || !strchr (naive->goods, kind));
}

gboolean
naive_is_used (const NaiveZimbabwe *naive, NaiveCell cell, int seat)
{
  return naive->marks[cell.column][cell.row] >= (naive->god[seat] == 'A' ? 2 : 1);
}

/* Gives every mark that is wanted a resource, in every way. */
static gboolean
can_mark (NaiveZimbabwe *naive, const int *crafts, int n, int seat)
{
  if (n == 0)
    return TRUE;
  for (int i = 0; i < NAIVE_SIDE * NAIVE_SIDE; i++)
    {
      NaiveCell cell = { i % NAIVE_SIDE + 1, i / NAIVE_SIDE + 1 };
      gboolean  done;

      if (naive_get_resource (naive, cell) != naive_get_works (naive->craft[*crafts].kind) ||
          naive_is_used (naive, cell, seat) ||
          !naive_is_in_range (naive, *crafts, cell, naive_get_stretch (naive, seat)))
        continue;
      naive->marks[cell.column][cell.row]++;
      done = can_mark (naive, crafts + 1, n - 1, seat);
      naive->marks[cell.column][cell.row]--;
      if (done)
        return TRUE;
    }
  return FALSE;
}

/* Craftsmen that were chosen for the marks of a raise, and what they cost. */
typedef struct
{
  int crafts[10];
  int n;
  int cost;
} Choice;

/* Chooses on. `first`: goods are chosen in the order of the list, as their order says nothing. */
static void
choose (NaiveZimbabwe *naive, Choice choice, int missing, int first, int *least)
{
  int       seat = naive->owner[naive->raising.column][naive->raising.row];
  NaiveCell source = naive->source;
  gsize     n_goods = strlen (naive->goods);

  if (choice.cost >= *least)
    return;
  if (missing == 0 && source.column == 0)
    {
      if (can_mark (naive, choice.crafts, choice.n, seat))
        *least = choice.cost;
      return;
    }
  for (int i = source.column ? 0 : first; i < naive->n_crafts; i++)
    {
      Choice next = choice;
      int    way = naive_get_way (naive, i);

      if (!naive_is_wanted (naive, i) || way == NAIVE_FAR)
        continue;
      next.crafts[next.n++] = i;
      next.cost += way + naive_get_fee (naive, i, seat);
      if (source.column)
        {
          naive->source.column = 0;
          choose (naive, next, missing, first, least);
          naive->source = source;
          continue;
        }
      naive->goods[n_goods] = naive->craft[i].kind;
      if (naive_is_secondary (naive->craft[i].kind))
        naive->source = naive->craft[i].at;
      choose (naive, next, missing - 1, i, least);
      naive->source = source;
      naive->goods[n_goods] = '\0';
    }
}

int
naive_complete (const NaiveZimbabwe *naive, int most)
{
  NaiveZimbabwe *copy = g_memdup2 (naive, sizeof *naive);
  int            level = naive->level[naive->raising.column][naive->raising.row];
  int            least = most + 1;

  choose (copy, (Choice) { .n = 0 }, level - (int) strlen (naive->goods), 0, &least);
  g_free (copy);
  return least;
}

int
naive_bill (const NaiveZimbabwe *naive, NaiveCell cell)
{
  NaiveZimbabwe *copy;
  int            least;

  if (naive->level[cell.column][cell.row] == 0 || naive->level[cell.column][cell.row] == 5 ||
      naive_count_discs (naive, naive->owner[cell.column][cell.row]) == 21)
    return 0;
  copy = g_memdup2 (naive, sizeof *naive);
  copy->raising = cell;
  copy->source.column = 0;
  memset (copy->goods, 0, sizeof copy->goods);
  least = naive_complete (copy, 9999);
  g_free (copy);
  return least > 9999 ? 0 : least;
}

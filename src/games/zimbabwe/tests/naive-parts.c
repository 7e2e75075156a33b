/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is printed on the pieces, and sums over them (RULES.md 0.2, 0.4, 0.5). Nothing is kept; each
 * question counts anew.
 */
#include "naive-zimbabwe.h"

#include <string.h>

/* ---- Facts */

char
naive_get_works (char kind)
{
  return strchr ("WST", kind) ? 'W' : strchr ("PV", kind) ? 'C'
                                                          : kind;
}

char
naive_get_partner (char kind)
{
  const char *pairs = "WSPVITSWVPTI";

  for (int i = 0; i < 12; i += 2)
    if (pairs[i] == kind)
      return pairs[i + 1];
  return 0;
}

gboolean
naive_is_secondary (char kind)
{
  return strchr ("SVT", kind) != NULL;
}

int
naive_get_cost (char kind)
{
  return kind == 'D' ? 10 : naive_is_secondary (kind) ? 4
                                                      : 2;
}

int
naive_get_points (char kind)
{
  return kind == 'D' ? 3 : naive_is_secondary (kind) ? 2
                                                     : 1;
}

int
naive_get_card_requirement (char kind, int card)
{
  return (kind == 'D' ? 0 : kind == 'I' ? 1
                                        : 2) +
         card;
}

int
naive_get_god_requirement (char god)
{
  static const int requirements[] = { 4, 4, 2, 4, 4, 7, 5, 3, 5, 2, 5, -2 };

  return god == '-' ? 0 : requirements[strchr (NAIVE_GODS, god) - NAIVE_GODS];
}

int
naive_get_staff_requirement (char staff)
{
  return staff == 'R' || staff == 'N' ? 1 : staff == 'S' ? 3
                                          : staff == 'B' ? 2
                                                         : 6;
}

/* The letter of a word among some, by its place. */
static char
find_letter (const char *word, const char *words, const char *letters)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  for (int i = 0; list[i]; i++)
    if (g_str_equal (list[i], word))
      return letters[i];
  return 0;
}

char
naive_find_god (const char *id)
{
  return find_letter (
    id, "shadipinyi elegua dziva eshu gu obatala atete tsui-goab anansi qamata engai xango",
    NAIVE_GODS);
}

char
naive_find_staff (const char *id)
{
  return find_letter (id, "rain shaman builder herd nomads", NAIVE_STAFF);
}

/* ---- Sums */

int
naive_add_requirements (const NaiveZimbabwe *naive, int seat, char god)
{
  int sum = 20 + naive_get_god_requirement (god);

  for (const char *kind = NAIVE_KINDS; *kind; kind++)
    if (naive->card_of[seat][(int) *kind])
      sum += god == 'G' ? 1 : naive_get_card_requirement (*kind, naive->card_of[seat][(int) *kind]);
  for (const char *staff = naive->staff[seat]; *staff; staff++)
    sum += naive_get_staff_requirement (*staff);
  return sum;
}

int
naive_count_points (const NaiveZimbabwe *naive, int seat)
{
  static const int values[] = { 0, 1, 3, 7, 13, 21 };
  int              sum = 0;

  for (int i = 0; i < 400; i++)
    if (naive->owner[i / 20][i % 20] == seat)
      sum += values[naive->level[i / 20][i % 20]];
  for (int i = 0; i < naive->n_crafts; i++)
    if (naive->craft[i].owner == seat)
      sum += naive_get_points (naive->craft[i].kind);
  return sum;
}

int
naive_count_discs (const NaiveZimbabwe *naive, int seat)
{
  int sum = 0;

  for (int i = 0; i < 400; i++)
    if (naive->owner[i / 20][i % 20] == seat)
      sum += naive->level[i / 20][i % 20];
  return sum;
}

int
naive_count_kind (const NaiveZimbabwe *naive, char kind)
{
  int n = 0;

  for (int i = 0; i < naive->n_crafts; i++)
    n += naive->craft[i].kind == kind;
  return n;
}

gboolean
naive_is_superseded (const NaiveZimbabwe *naive, char kind)
{
  char partner = naive_get_partner (kind);

  return partner && !naive_is_secondary (kind) && naive_count_kind (naive, partner) > 0;
}

int
naive_get_fee (const NaiveZimbabwe *naive, int craft, int seat)
{
  int price = naive->price_of[naive->craft[craft].owner][(int) naive->craft[craft].kind];

  return naive->god[seat] == 'N' || price == 0 ? 1 : price;
}

int
naive_get_way (const NaiveZimbabwe *naive, int craft)
{
  int       seat = naive->owner[naive->raising.column][naive->raising.row];
  NaiveCell from = naive->source.column ? naive->source : naive->raising;

  return naive_count_hubs (naive, from, craft, naive_get_stretch (naive, seat));
}

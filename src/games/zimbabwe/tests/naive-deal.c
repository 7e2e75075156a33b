/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A new game from a seed (NOTATION.md 3), with a generator of its own. Cards are shuffled as
 * letters of a text.
 */
#include "naive-zimbabwe.h"

#include <string.h>

static guint64
draw (guint64 *rng)
{
  guint64 z = *rng += 0x9E3779B97F4A7C15;

  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

static int
draw_below (guint64 *rng, int n)
{
  guint64 x = draw (rng);

  return (int) (((x >> 32) * (guint64) n + (((x & 0xffffffff) * (guint64) n) >> 32)) >> 32);
}

static void
shuffle (guint64 *rng, char *cards)
{
  for (int i = (int) strlen (cards); i > 1; i--)
    {
      int  j = draw_below (rng, i);
      char card = cards[i - 1];

      cards[i - 1] = cards[j];
      cards[j] = card;
    }
}

void
naive_sort_letters (char *letters, const char *all)
{
  g_autoptr (GString) sorted = g_string_new (NULL);

  for (; *all; all++)
    for (const char *p = letters; *p; p++)
      if (*p == *all)
        g_string_append_c (sorted, *p);
  strcpy (letters, sorted->str);
}

static gboolean
has_option (const char *options, const char *option)
{
  g_auto (GStrv) words = g_strsplit (options, ",", -1);

  return g_strv_contains ((const char *const *) words, option);
}

static void
deal_tiles (NaiveZimbabwe *naive, guint64 *rng)
{
  static const int n_tiles[] = { 0, 0, 4, 6, 7, 9 };
  static const int starts[] = { 0, 0, 0, 1, 3, 4 };
  char             drawn[] = "BCDEFGHIJK";
  int              n = 0;

  shuffle (rng, drawn);
  for (int i = 0; i < n_tiles[naive->seats]; i++)
    {
      char tile = i == starts[naive->seats] ? 'A' : drawn[n++];

      naive->tiles[2 * i] = naive->own_tiles ? (char) (tile + 32) : tile;
    }
  for (int i = 0; i < n_tiles[naive->seats]; i++)
    naive->tiles[2 * i + 1] = (char) ('0' + draw_below (rng, 4));
  naive_lay (naive);
}

void
naive_deal (NaiveZimbabwe *naive, int seats, const char *options, guint64 seed)
{
  char gods[] = NAIVE_GODS;
  char order[6] = "12345";

  memset (naive, 0, sizeof *naive);
  naive->seats = seats;
  naive->beginner = has_option (options, "beginner");
  naive->own_tiles = has_option (options, "own-tiles");
  naive->kind_claims = has_option (options, "kind-claims");
  naive->pairs = has_option (options, "pairs");
  naive->block = has_option (options, "monuments-block");
  deal_tiles (naive, &seed);
  shuffle (&seed, gods);
  gods[8] = '\0';
  strcpy (naive->gods, naive->beginner ? "EGOTIX" : gods);
  naive_sort_letters (naive->gods, NAIVE_GODS);
  order[seats] = '\0';
  shuffle (&seed, order);
  for (int i = 0; i < seats; i++)
    {
      naive->order[i] = order[i] - '0';
      naive->plaques[seats - 1 - i] = order[i] - '0';
      naive->cattle[i + 1] = 3;
      naive->requirement[i + 1] = 20;
      naive->god[i + 1] = '-';
    }
  strcpy (naive->phase, "found");
  naive->round = naive->turn = 1;
  naive->mover = naive->order[0];
}

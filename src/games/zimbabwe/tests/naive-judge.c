/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of RULES.md 9, code by code: a function for each kind of action asks its questions from
 * left to right.
 */
#include "naive-zimbabwe.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- The moment */

static const char *
judge_moment (const NaiveZimbabwe *naive, const char *kind, const char *rest)
{
  gboolean    bids = g_str_equal (kind, "bid") || g_str_equal (kind, "pass");
  gboolean    founds = g_str_equal (kind, "found");
  const char *unpriced = NULL;

  if (g_str_equal (naive->phase, "over"))
    return "game-over 5";
  if (g_str_equal (naive->phase, "found"))
    return founds ? NULL : "founding-first 0.7";
  if (g_str_equal (naive->phase, "auction"))
    return bids ? NULL : "auction-first 1.2";
  if (founds || bids)
    return "acting-first 2";
  for (const char *k = NAIVE_KINDS; *k; k++)
    if (naive->card_of[naive->mover][(int) *k] && naive->price_of[naive->mover][(int) *k] == 0)
      unpriced = k;
  if (naive->owe && naive->owe != naive_find_staff (kind))
    return "use-owed 2.2";
  if (unpriced && (!g_str_equal (kind, "price") || *rest != *unpriced))
    return "price-owed 2.5.6";
  if (naive->source.column && !g_str_equal (kind, "from"))
    return "source-owed 2.6.5";
  if (!g_str_equal (kind, "good") && !g_str_equal (kind, "from"))
    return naive->raising.column ? "goods-owed 2.6.2" : NULL;
  if (!naive->raising.column)
    return "no-raise 2.6.1";
  return g_str_equal (kind, "from") && !naive->source.column ? "no-source-owed 2.6.5" : NULL;
}

/* ---- Before the turns */

static const char *
judge_found (const NaiveZimbabwe *naive, const char *rest)
{
  NaiveCell cell = naive_read_cell (&rest);

  if (naive->printed[cell.column][cell.row] != '*')
    return "not-a-start 0.7";
  return naive->level[cell.column][cell.row] ? "taken 0.7" : "legal 0.7";
}

static const char *
judge_bid (const NaiveZimbabwe *naive, const char *rest)
{
  int bid = atoi (rest);
  int gift = naive->god[naive->mover] == 'E' && !naive->gift ? MIN (bid, 3) : 0;

  if (bid < naive->bid + 1)
    return "bid-low 1.2";
  return bid - gift > naive->cattle[naive->mover] ? "few-cattle 1.2" : "legal 1.2";
}

/* ---- Cards */

static const char *
judge_god (const NaiveZimbabwe *naive, const char *rest)
{
  static char legal[32];
  char        god = naive_find_god (rest);

  if (naive->god[naive->mover] != '-')
    return "has-god 2.1";
  if (naive->card)
    return "card-taken 2.1";
  if (!strchr (naive->gods, god))
    return "not-offered 2.1";
  if (naive_add_requirements (naive, naive->mover, god) > 40)
    return "vr-limit 2.1";
  snprintf (legal, sizeof legal, "legal 6.%d", (int) (strchr (NAIVE_GODS, god) - NAIVE_GODS) + 1);
  return legal;
}

/* The cells that are on no tile yet free, and those that a piece of water could have. */
static gboolean
has_room (const NaiveZimbabwe *naive, gboolean for_two)
{
  for (int i = 0; i < NAIVE_SIDE * NAIVE_SIDE; i++)
    {
      NaiveCell cell = { i % NAIVE_SIDE + 1, i / NAIVE_SIDE + 1 };

      if (naive_is_empty (naive, cell) &&
          (!for_two || naive_is_empty (naive, (NaiveCell) { cell.column + 1, cell.row }) ||
           naive_is_empty (naive, (NaiveCell) { cell.column, cell.row + 1 })))
        return TRUE;
    }
  return FALSE;
}

static int
count_water (const NaiveZimbabwe *naive)
{
  int n = 0;

  for (int i = 0; i < 400; i++)
    n += naive->rain[i / 20][i % 20];
  return n;
}

/* Loose resources of a kind that are left, or of all. */
static int
count_loose (const NaiveZimbabwe *naive, char resource)
{
  int n = resource == 'W' ? 6 : resource == 'C' ? 4
                              : resource        ? 3
                                                : 16;

  for (int i = 0; i < 400; i++)
    n -= naive->loose[i / 20][i % 20] != 0 &&
         (resource == 0 || naive->loose[i / 20][i % 20] == resource);
  return n;
}

static int
get_use_price (char staff)
{
  return staff == 'R' ? 3 : 2;
}

static const char *
judge_hire (const NaiveZimbabwe *naive, const char *rest)
{
  char     staff = naive_find_staff (rest);
  gboolean is_taken = naive->beginner;

  for (int seat = 1; seat <= naive->seats; seat++)
    is_taken = is_taken || strchr (naive->staff[seat], staff);
  if (naive->card)
    return "card-taken 2.2";
  if (is_taken)
    return "not-offered 2.2";
  if (naive->requirement[naive->mover] + naive_get_staff_requirement (staff) > 40)
    return "vr-limit 2.2";
  if (naive->cattle[naive->mover] < get_use_price (staff))
    return "few-cattle 2.2";
  if ((staff == 'S' && count_loose (naive, 0) == 0) || (staff == 'R' && count_water (naive) == 16))
    return "no-tile 2.2";
  if ((staff == 'S' || staff == 'R') && !has_room (naive, staff == 'R'))
    return "no-room 2.2";
  return "legal 2.2";
}

static const char *
judge_use (const NaiveZimbabwe *naive, char staff, const char *rest)
{
  static const char *const paragraphs[] = { "2.3.2", "2.3.1", "2.3.5", "2.3.3", "2.3.4" };
  static char              answer[32];
  const char              *code = "legal";
  NaiveCell                cell;

  if (!strchr (naive->staff[naive->mover], staff))
    return "not-yours 2.3";
  if (strchr (naive->spent, staff))
    return "already-used 2.3";
  if (naive->cattle[naive->mover] < (staff == 'H' ? atoi (rest) : get_use_price (staff)))
    code = "few-cattle";
  else if (staff == 'S')
    {
      char resource = *rest;

      rest += 2;
      cell = naive_read_cell (&rest);
      code = count_loose (naive, resource) == 0 ? "no-tile"
             : naive_is_empty (naive, cell)     ? "legal"
                                                : "not-empty";
    }
  else if (staff == 'R')
    {
      NaiveCell other;

      cell = other = naive_read_cell (&rest);
      other.column += *rest == 'h';
      other.row += *rest == 'v';
      code = count_water (naive) == 16                                       ? "no-tile"
             : naive_is_empty (naive, cell) && naive_is_empty (naive, other) ? "legal"
                                                                             : "not-empty";
    }
  snprintf (answer, sizeof answer, "%s %s", code,
            paragraphs[strchr (NAIVE_STAFF, staff) - NAIVE_STAFF]);
  return answer;
}

/* ---- Main actions */

static gboolean
is_done (const NaiveZimbabwe *naive, const char *main)
{
  return naive->main[0] != '\0' && !g_str_equal (naive->main, main);
}

static const char *
judge_monument (const NaiveZimbabwe *naive, const char *rest)
{
  NaiveCell cell = naive_read_cell (&rest);

  if (is_done (naive, "monument"))
    return "main-done 2";
  if (naive_count_discs (naive, naive->mover) == 21)
    return "no-disc 2.4";
  if (!naive_is_empty (naive, cell))
    return "not-empty 2.4";
  for (int i = 0; i < 9 && !strchr (naive->spent, 'N'); i++)
    if (naive->level[cell.column + i % 3 - 1][cell.row + i / 3 - 1])
      return "too-close 2.4";
  return "legal 2.4";
}

/* Returns TRUE if a piece has a resource in range, and one that nobody claims if `alone`. */
static gboolean
has_supply (const NaiveZimbabwe *naive, char kind, int steps[20][20], gboolean alone)
{
  int stretch = naive_get_stretch (naive, naive->mover);

  for (int i = 0; i < NAIVE_SIDE * NAIVE_SIDE; i++)
    {
      NaiveCell cell = { i % NAIVE_SIDE + 1, i / NAIVE_SIDE + 1 };
      gboolean  is_claimed = FALSE;

      if (naive_get_resource (naive, cell) != naive_get_works (kind) ||
          steps[cell.column][cell.row] > stretch)
        continue;
      for (int k = 0; k < naive->n_crafts && alone; k++)
        {
          char other = naive->craft[k].kind;

          if (other == kind ||
              (naive->kind_claims && naive_get_works (other) == naive_get_works (kind) &&
               naive_get_partner (other) != kind))
            is_claimed = is_claimed || naive_is_in_range (naive, k, cell, stretch);
        }
      if (!is_claimed)
        return TRUE;
    }
  return FALSE;
}

/* Returns TRUE if a primary of the line is within reach of a piece that is not there yet. */
static gboolean
has_primary (const NaiveZimbabwe *naive, char kind, const NaiveCell *cells, int n)
{
  int stretch = naive_get_stretch (naive, naive->mover);
  int steps[20][20];

  naive_walk (naive, cells, n, TRUE, steps);
  for (int k = 0; k < naive->n_crafts; k++)
    {
      NaiveCell its[4];

      if (naive->craft[k].kind != naive_get_partner (kind))
        continue;
      for (int i = naive_list_craft (naive, k, its) - 1; i >= 0; i--)
        if (steps[its[i].column][its[i].row] <= stretch)
          return TRUE;
      for (int i = 0; i < 400; i++)
        if (naive->level[i / 20][i % 20] && steps[i / 20][i % 20] <= stretch &&
            naive_count_hubs (naive, (NaiveCell) { i / 20, i % 20 }, k, stretch) < NAIVE_FAR)
          return TRUE;
    }
  return FALSE;
}

static int
count_placed (const NaiveZimbabwe *naive, char kind)
{
  int n = 0;

  for (const char *p = naive->placed; *p; p++)
    n += *p == kind;
  return n;
}

static const char *
judge_kind (const NaiveZimbabwe *naive, char kind)
{
  char partner = naive_get_partner (kind);
  char primary = naive_is_secondary (kind) ? partner : kind;
  int  taken = 0;

  if (is_done (naive, "craft"))
    return "main-done 2";
  if (naive_count_kind (naive, kind) == 3)
    return "none-left 2.5.5";
  if (partner && count_placed (naive, partner) > 0 &&
      !(naive->pairs && naive_count_kind (naive, primary) > count_placed (naive, primary)))
    return "same-line 2.5.4";
  for (int seat = 1; seat <= naive->seats; seat++)
    taken += naive->card_of[seat][(int) kind] != 0;
  if (naive->card_of[naive->mover][(int) kind] == 0)
    {
      int more = naive->god[naive->mover] == 'G' ? 1 : naive_get_card_requirement (kind, taken + 1);

      if (taken == 2)
        return "no-tech 2.5.1";
      if (naive->requirement[naive->mover] + more > 40)
        return "vr-limit 2.5.1";
    }
  return naive->cattle[naive->mover] < naive_get_cost (kind) ? "few-cattle 2.5.5" : NULL;
}

static const char *
judge_place (const NaiveZimbabwe *naive, const char *rest)
{
  char        kind = rest[0];
  const char *answer = judge_kind (naive, kind);
  NaiveCell   cells[4], at;
  int         n, steps[20][20];

  if (answer)
    return answer;
  rest += 2;
  at = naive_read_cell (&rest);
  n = naive_list_cells (kind, at, *rest, cells);
  for (int i = 0; i < n; i++)
    if (!naive_is_empty (naive, cells[i]))
      return "not-empty 2.5.2";
  naive_walk (naive, cells, n, naive->block, steps);
  if (!has_supply (naive, kind, steps, FALSE))
    return "no-resource 2.5.3";
  if (!has_supply (naive, kind, steps, TRUE))
    return "resource-claimed 2.5.3";
  if (naive_is_secondary (kind) && !has_primary (naive, kind, cells, n))
    return "no-primary 2.5.4";
  return "legal 2.5";
}

static const char *
judge_price (const NaiveZimbabwe *naive, const char *rest)
{
  int now = naive->price_of[naive->mover][(int) rest[0]];
  int price = rest[2] - '0';

  if (naive->card_of[naive->mover][(int) rest[0]] == 0)
    return "no-tech 2.5.6";
  if (now == price)
    return "same-price 2.5.6";
  if (strchr (naive->tune, rest[0]))
    return "legal 2.5.6";
  if (price < now)
    return "price-falls 2.5.6";
  return is_done (naive, "craft") ? "main-done 2" : "legal 2.5.6";
}

static const char *
judge_raise (const NaiveZimbabwe *naive, const char *rest)
{
  NaiveCell cell = naive_read_cell (&rest);
  int       bill;

  if (is_done (naive, "raise"))
    return "main-done 2";
  if (naive->owner[cell.column][cell.row] != naive->mover)
    return "no-monument 2.6.1";
  if (naive->raised[cell.column][cell.row])
    return "already-raised 2.6.1";
  if (naive->level[cell.column][cell.row] == 5)
    return "top-level 2.6.1";
  if (naive_count_discs (naive, naive->mover) == 21)
    return "no-disc 2.6.1";
  bill = naive_bill (naive, cell);
  if (bill == 0)
    return "few-goods 2.6.6";
  return bill > naive->cattle[naive->mover] ? "few-cattle 2.6.6" : "legal 2.6.1";
}

/* What a good and a primary are asked alike, behind their way. */
static const char *
judge_step (const NaiveZimbabwe *naive, int craft, NaiveCell resource, gboolean is_good)
{
  static char    answer[32];
  int            cost = naive_get_way (naive, craft) + naive_get_fee (naive, craft, naive->mover);
  int            rest = naive->cattle[naive->mover] - cost;
  NaiveZimbabwe *copy;
  gboolean       is_dead;

  if (naive_get_resource (naive, resource) != naive_get_works (naive->craft[craft].kind) ||
      !naive_is_in_range (naive, craft, resource, naive_get_stretch (naive, naive->mover)))
    return "no-resource 2.6.4";
  if (naive_is_used (naive, resource, naive->mover))
    return "resource-used 2.6.4";
  if (rest < 0)
    return is_good ? "few-cattle 2.6.3" : "few-cattle 2.6.5";
  copy = g_memdup2 (naive, sizeof *naive);
  copy->marks[resource.column][resource.row]++;
  copy->source.column = 0;
  if (is_good)
    copy->goods[strlen (copy->goods)] = naive->craft[craft].kind;
  if (is_good && naive_is_secondary (naive->craft[craft].kind))
    copy->source = naive->craft[craft].at;
  is_dead = naive_complete (copy, rest) > rest;
  g_free (copy);
  snprintf (answer, sizeof answer, "%s", is_dead ? "dead-end 2.6.6" : is_good ? "legal 2.6.2"
                                                                              : "legal 2.6.5");
  return answer;
}

static const char *
judge_good (const NaiveZimbabwe *naive, const char *rest)
{
  int craft = naive_find_craft (naive, naive_read_cell (&rest));

  rest++;
  if (craft < 0)
    return "no-craftsman 2.6.2";
  if (naive_is_superseded (naive, naive->craft[craft].kind))
    return "superseded 2.6.2";
  if (naive->god[naive->mover] != 'T' && strchr (naive->goods, naive->craft[craft].kind))
    return "good-twice 2.6.2";
  if (naive_get_way (naive, craft) == NAIVE_FAR)
    return "out-of-reach 2.6.3";
  return judge_step (naive, craft, naive_read_cell (&rest), TRUE);
}

static const char *
judge_from (const NaiveZimbabwe *naive, const char *rest)
{
  int craft = naive_find_craft (naive, naive_read_cell (&rest));

  rest++;
  if (craft < 0)
    return "no-craftsman 2.6.5";
  if (!naive_is_wanted (naive, craft))
    return "wrong-line 2.6.5";
  if (naive_get_way (naive, craft) == NAIVE_FAR)
    return "out-of-reach 2.6.5";
  return judge_step (naive, craft, naive_read_cell (&rest), FALSE);
}

const char *
naive_judge (const NaiveZimbabwe *naive, const char *text)
{
  g_autofree char *kind = g_strndup (text, strcspn (text, ":"));
  const char      *rest = strchr (text, ':') ? strchr (text, ':') + 1 : "";
  const char      *answer = judge_moment (naive, kind, rest);
  static const struct
  {
    const char *kind;
    const char *(*judge) (const NaiveZimbabwe *naive, const char *rest);
  } judges[] = {
    { "found", judge_found },
    { "bid", judge_bid },
    { "god", judge_god },
    { "hire", judge_hire },
    { "monument", judge_monument },
    { "place", judge_place },
    { "price", judge_price },
    { "raise", judge_raise },
    { "good", judge_good },
    { "from", judge_from },
  };

  if (answer)
    return answer;
  for (guint i = 0; i < G_N_ELEMENTS (judges); i++)
    if (g_str_equal (judges[i].kind, kind))
      return judges[i].judge (naive, rest);
  if (naive_find_staff (kind))
    return judge_use (naive, naive_find_staff (kind), rest);
  return g_str_equal (kind, "pass") ? "legal 1.4" : "legal 2.7";
}

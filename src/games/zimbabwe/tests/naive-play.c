/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Actions and the list of the legal ones. The list is found by asking about everything that
 * can be written, as far as its cells are on the map.
 */
#include "naive-zimbabwe.h"

#include <stdlib.h>
#include <string.h>

/* ---- Letters */

static void
add_letter (char *letters, char letter, const char *all)
{
  gsize n = strlen (letters);

  letters[n] = letter;
  letters[n + 1] = '\0';
  naive_sort_letters (letters, all);
}

static void
remove_letter (char *letters, char letter)
{
  char *p = strchr (letters, letter);

  if (p)
    memmove (p, p + 1, strlen (p));
}

/* ---- Turns and rounds */

static void
clear_turn (NaiveZimbabwe *naive)
{
  memset (naive->raised, 0, sizeof naive->raised);
  memset (naive->placed, 0, sizeof naive->placed);
  naive->main[0] = naive->spent[0] = naive->tune[0] = naive->owe = '\0';
  naive->card = FALSE;
}

static void
fill_tune (NaiveZimbabwe *naive)
{
  naive->tune[0] = '\0';
  if (naive->god[naive->mover] == 'D')
    for (const char *kind = NAIVE_KINDS; *kind; kind++)
      if (naive->card_of[naive->mover][(int) *kind])
        add_letter (naive->tune, *kind, NAIVE_KINDS);
}

static void
begin_auction (NaiveZimbabwe *naive)
{
  strcpy (naive->phase, "auction");
  naive->bid = naive->pot = naive->n_passed = 0;
  naive->gift = FALSE;
  naive->mover = naive->plaques[0];
  clear_turn (naive);
}

static gboolean
has_passed (const NaiveZimbabwe *naive, int seat)
{
  for (int i = 0; i < naive->n_passed; i++)
    if (naive->passed[i] == seat)
      return TRUE;
  return FALSE;
}

/* The next seat along the row that is still in the auction. */
static int
find_next (const NaiveZimbabwe *naive)
{
  int at = 0;

  while (naive->plaques[at] != naive->mover)
    at++;
  do
    at = (at + 1) % naive->seats;
  while (has_passed (naive, naive->plaques[at]));
  return naive->plaques[at];
}

static void
give (int *cattle, int n)
{
  *cattle = MIN (*cattle + n, 999);
}

/* Deals the pot out again, cow by cow, and pays it. */
static void
pay_out (NaiveZimbabwe *naive)
{
  int row[6], n = 0;
  int got[6] = { 0 };

  for (int seat = 1; seat <= naive->seats; seat++)
    if (naive->god[seat] == 'S')
      row[n++] = seat;
  for (int i = 0; i < naive->seats; i++)
    row[n++] = naive->plaques[i];
  for (int cow = 0; cow < naive->pot; cow++)
    got[row[cow % n]]++;
  for (int seat = 1; seat <= naive->seats; seat++)
    give (&naive->cattle[seat], got[seat]);
}

static void
pass (NaiveZimbabwe *naive)
{
  int next = find_next (naive);

  naive->passed[naive->n_passed++] = naive->mover;
  naive->turn++;
  naive->mover = next;
  if (naive->n_passed + 1 < naive->seats)
    return;
  naive->order[0] = next;
  for (int i = 0; i < naive->n_passed; i++)
    naive->order[naive->seats - 1 - i] = naive->passed[i];
  pay_out (naive);
  strcpy (naive->phase, "act");
  fill_tune (naive);
}

static void
bid (NaiveZimbabwe *naive, int n)
{
  int gift = naive->god[naive->mover] == 'E' && !naive->gift ? MIN (n, 3) : 0;

  naive->cattle[naive->mover] -= n - gift;
  if (naive->god[naive->mover] == 'E')
    naive->gift = TRUE;
  naive->bid = n;
  naive->pot += n;
  naive->turn++;
  naive->mover = find_next (naive);
}

static void
end_turn (NaiveZimbabwe *naive)
{
  gboolean is_over = naive->round == 40;
  int      at = 0;

  while (naive->order[at] != naive->mover)
    at++;
  clear_turn (naive);
  if (at + 1 < naive->seats)
    {
      naive->turn++;
      naive->mover = naive->order[at + 1];
      fill_tune (naive);
      return;
    }
  for (int seat = 1; seat <= naive->seats; seat++)
    {
      int highest = 0;

      for (int i = 0; i < 400; i++)
        if (naive->owner[i / 20][i % 20] == seat)
          highest = MAX (highest, naive->level[i / 20][i % 20]);
      give (&naive->cattle[seat], naive->cards[seat]);
      give (&naive->cattle[seat], highest + (naive->god[seat] == 'I' ? 2 : 0));
      naive->cards[seat] = 0;
      is_over = is_over || naive_count_points (naive, seat) >= naive->requirement[seat];
    }
  if (is_over)
    {
      strcpy (naive->phase, "over");
      return;
    }
  memset (naive->marks, 0, sizeof naive->marks);
  naive->round++;
  naive->turn++;
  begin_auction (naive);
}

/* ---- Cards */

/* Works the requirement of the seat to act out anew; its disc moves if that has changed. */
static void
update_requirement (NaiveZimbabwe *naive)
{
  int seat = naive->mover;
  int now = naive_add_requirements (naive, seat, naive->god[seat]);
  int n = 0, row[6];

  if (now == naive->requirement[seat])
    return;
  naive->requirement[seat] = now;
  for (int i = 0; i < naive->seats; i++)
    if (naive->plaques[i] != seat && naive->requirement[naive->plaques[i]] >= now)
      row[n++] = naive->plaques[i];
  row[n++] = seat;
  for (int i = 0; i < naive->seats; i++)
    if (naive->plaques[i] != seat && naive->requirement[naive->plaques[i]] < now)
      row[n++] = naive->plaques[i];
  memcpy (naive->plaques, row, sizeof (int) * (gsize) n);
}

static void
close_main (NaiveZimbabwe *naive)
{
  naive->tune[0] = '\0';
  if (naive->main[0] == '\0')
    return;
  strcpy (naive->main, "done");
  naive->placed[0] = '\0';
  memset (naive->raised, 0, sizeof naive->raised);
}

static void
use (NaiveZimbabwe *naive, char staff, const char *rest)
{
  int       price = staff == 'H' ? atoi (rest) : staff == 'R' ? 3
                                                              : 2;
  NaiveCell cell;

  close_main (naive);
  naive->owe = '\0';
  add_letter (naive->spent, staff, NAIVE_STAFF);
  naive->cattle[naive->mover] -= price;
  give (&naive->cards[naive->mover], price + (staff == 'H' ? price / 2 : 0));
  if (staff == 'S')
    {
      char resource = *rest;

      rest += 2;
      cell = naive_read_cell (&rest);
      naive->loose[cell.column][cell.row] = resource;
    }
  if (staff == 'R')
    {
      cell = naive_read_cell (&rest);
      naive->rain[cell.column][cell.row] = TRUE;
      naive->rain[cell.column + (*rest == 'h')][cell.row + (*rest == 'v')] = TRUE;
    }
}

/* ---- Main actions */

static void
place (NaiveZimbabwe *naive, const char *rest)
{
  int        seat = naive->mover, taken = 0;
  NaiveCraft craft = { .owner = seat, .kind = rest[0] };

  rest += 2;
  craft.at = naive_read_cell (&rest);
  craft.turn = *rest;
  naive->tune[0] = '\0';
  strcpy (naive->main, "craft");
  add_letter (naive->placed, craft.kind, NAIVE_KINDS);
  for (int other = 1; other <= naive->seats; other++)
    taken += naive->card_of[other][(int) craft.kind] != 0;
  if (naive->card_of[seat][(int) craft.kind] == 0)
    naive->card_of[seat][(int) craft.kind] = taken + 1;
  update_requirement (naive);
  naive->craft[naive->n_crafts++] = craft;
  naive->cattle[seat] -= naive_get_cost (craft.kind);
  if (strchr (naive->spent, 'B'))
    give (&naive->cards[seat], 2);
}

static void
set_price (NaiveZimbabwe *naive, const char *rest)
{
  if (strchr (naive->tune, rest[0]))
    remove_letter (naive->tune, rest[0]);
  else
    {
      naive->tune[0] = '\0';
      strcpy (naive->main, "craft");
    }
  naive->price_of[naive->mover][(int) rest[0]] = rest[2] - '0';
}

static void
deliver (NaiveZimbabwe *naive, const char *rest, gboolean is_good)
{
  int       craft = naive_find_craft (naive, naive_read_cell (&rest));
  int       way = naive_get_way (naive, craft);
  int       fee = naive_get_fee (naive, craft, naive->mover);
  NaiveCell resource;

  rest++;
  resource = naive_read_cell (&rest);
  naive->marks[resource.column][resource.row]++;
  naive->cattle[naive->mover] -= way + fee;
  give (&naive->cards[naive->craft[craft].owner], fee);
  for (int seat = 1; seat <= naive->seats; seat++)
    if (naive->god[seat] == 'Q')
      give (&naive->cards[seat], way);
  naive->source.column = naive->source.row = 0;
  if (is_good)
    add_letter (naive->goods, naive->craft[craft].kind, NAIVE_KINDS);
  if (is_good && naive_is_secondary (naive->craft[craft].kind))
    naive->source = naive->craft[craft].at;
  else if ((int) strlen (naive->goods) ==
           naive->level[naive->raising.column][naive->raising.row])
    {
      naive->level[naive->raising.column][naive->raising.row]++;
      naive->raised[naive->raising.column][naive->raising.row] = TRUE;
      naive->raising = (NaiveCell) { 0, 0 };
      memset (naive->goods, 0, sizeof naive->goods);
    }
}

static void
put_monument (NaiveZimbabwe *naive, const char *rest)
{
  NaiveCell cell = naive_read_cell (&rest);

  naive->owner[cell.column][cell.row] = naive->mover;
  naive->level[cell.column][cell.row] = 1;
}

static void
found (NaiveZimbabwe *naive, const char *rest)
{
  int n = 0;

  put_monument (naive, rest);
  naive->turn++;
  while (naive->order[n] != naive->mover)
    n++;
  if (n + 1 < naive->seats)
    naive->mover = naive->order[n + 1];
  else
    begin_auction (naive);
}

static void
play_main (NaiveZimbabwe *naive, const char *kind, const char *rest)
{
  if (g_str_equal (kind, "monument"))
    {
      gboolean is_first = naive->god[naive->mover] == 'O' && naive->main[0] == '\0';

      put_monument (naive, rest);
      naive->tune[0] = '\0';
      strcpy (naive->main, is_first ? "monument" : "done");
    }
  else if (g_str_equal (kind, "place"))
    place (naive, rest);
  else if (g_str_equal (kind, "price"))
    set_price (naive, rest);
  else if (g_str_equal (kind, "raise"))
    {
      naive->raising = naive_read_cell (&rest);
      naive->tune[0] = '\0';
      strcpy (naive->main, "raise");
    }
  else
    deliver (naive, rest, g_str_equal (kind, "good"));
}

void
naive_play (NaiveZimbabwe *naive, const char *text)
{
  g_autofree char *kind = g_strndup (text, strcspn (text, ":"));
  const char      *rest = strchr (text, ':') ? strchr (text, ':') + 1 : "";

  if (g_str_equal (kind, "found"))
    found (naive, rest);
  else if (g_str_equal (kind, "bid"))
    bid (naive, atoi (rest));
  else if (g_str_equal (kind, "pass"))
    pass (naive);
  else if (g_str_equal (kind, "end"))
    end_turn (naive);
  else if (g_str_equal (kind, "god"))
    {
      close_main (naive);
      naive->card = TRUE;
      naive->god[naive->mover] = naive_find_god (rest);
      remove_letter (naive->gods, naive_find_god (rest));
      fill_tune (naive);
      update_requirement (naive);
    }
  else if (g_str_equal (kind, "hire"))
    {
      close_main (naive);
      naive->card = TRUE;
      naive->owe = naive_find_staff (rest);
      add_letter (naive->staff[naive->mover], naive->owe, NAIVE_STAFF);
      update_requirement (naive);
    }
  else if (naive_find_staff (kind))
    use (naive, naive_find_staff (kind), rest);
  else
    play_main (naive, kind, rest);
}

/* ---- The list */

static void
add_if_legal (const NaiveZimbabwe *naive, GPtrArray *list, char *text)
{
  if (g_str_has_prefix (naive_judge (naive, text), "legal "))
    g_ptr_array_add (list, text);
  else
    g_free (text);
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Asks about all that has a cell in it. */
static void
ask_of_cell (const NaiveZimbabwe *naive, GPtrArray *list, NaiveCell cell)
{
  g_autoptr (GString) name = g_string_new (NULL);

  naive_print_cell (cell, name);
  for (guint i = 0; i < 3; i++)
    add_if_legal (naive, list,
                  g_strdup_printf ("%s:%s", (const char *[]) { "found", "monument", "raise" }[i],
                                   name->str));
  for (const char *resource = "WCID"; *resource; resource++)
    add_if_legal (naive, list, g_strdup_printf ("shaman:%c-%s", *resource, name->str));
  for (const char *turn = "hv"; *turn; turn++)
    {
      add_if_legal (naive, list, g_strdup_printf ("rain:%s%c", name->str, *turn));
      for (const char *kind = "WPT"; *kind; kind++)
        add_if_legal (naive, list, g_strdup_printf ("place:%c-%s%c", *kind, name->str, *turn));
    }
  for (const char *kind = "IDSV"; *kind; kind++)
    add_if_legal (naive, list, g_strdup_printf ("place:%c-%s", *kind, name->str));
  for (int i = 0; i < naive->n_crafts && naive_get_resource (naive, cell); i++)
    {
      g_autoptr (GString) anchor = g_string_new (NULL);

      naive_print_cell (naive->craft[i].at, anchor);
      add_if_legal (naive, list, g_strdup_printf ("good:%s-%s", anchor->str, name->str));
      add_if_legal (naive, list, g_strdup_printf ("from:%s-%s", anchor->str, name->str));
    }
}

static void
ask_of_cards (const NaiveZimbabwe *naive, GPtrArray *list)
{
  static const char *const gods[] = { "shadipinyi", "elegua", "dziva", "eshu",
                                      "gu", "obatala", "atete", "tsui-goab",
                                      "anansi", "qamata", "engai", "xango" };
  static const char *const staff[] = { "rain", "shaman", "builder", "herd", "nomads" };
  static const char *const plain[] = { "pass", "end", "nomads", "builder", "herd:2", "herd:4",
                                       "herd:6" };

  for (guint i = 0; i < G_N_ELEMENTS (gods); i++)
    add_if_legal (naive, list, g_strdup_printf ("god:%s", gods[i]));
  for (guint i = 0; i < G_N_ELEMENTS (staff); i++)
    add_if_legal (naive, list, g_strdup_printf ("hire:%s", staff[i]));
  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    add_if_legal (naive, list, g_strdup (plain[i]));
  for (const char *kind = NAIVE_KINDS; *kind; kind++)
    for (int price = 1; price <= 3; price++)
      add_if_legal (naive, list, g_strdup_printf ("price:%c-%d", *kind, price));
}

GPtrArray *
naive_list (const NaiveZimbabwe *naive)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

  for (int n = 1; n <= 1002 && g_str_equal (naive->phase, "auction"); n++)
    add_if_legal (naive, list, g_strdup_printf ("bid:%d", n));
  ask_of_cards (naive, list);
  for (int i = 0; i < NAIVE_SIDE * NAIVE_SIDE; i++)
    {
      NaiveCell cell = { i % NAIVE_SIDE + 1, i / NAIVE_SIDE + 1 };

      if (naive->printed[cell.column][cell.row])
        ask_of_cell (naive, list, cell);
    }
  g_ptr_array_sort (list, compare_texts);
  return list;
}

/* ---- Ranks */

/* The place of a seat in the turn order, or in the row. */
static int
get_place (const NaiveZimbabwe *naive, int seat)
{
  const int *seats = g_str_equal (naive->phase, "auction") ? naive->plaques : naive->order;
  int        at = 0;

  while (seats[at] != seat)
    at++;
  return at;
}

void
naive_rank (const NaiveZimbabwe *naive, int *rank)
{
  int score[6];

  for (int seat = 1; seat <= naive->seats; seat++)
    {
      int points = naive_count_points (naive, seat);

      score[seat] = (points - naive->requirement[seat]) * 100000 +
                    (naive->god[seat] == 'X' ? 50000 : 0) + points * 100 -
                    get_place (naive, seat);
    }
  for (int seat = 1; seat <= naive->seats; seat++)
    {
      rank[seat] = 1;
      for (int other = 1; other <= naive->seats; other++)
        rank[seat] += score[other] > score[seat];
    }
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The canonical line of a position, key by key (NOTATION.md 2). Each value is printed first and
 * left out if it is the default.
 */
#include "naive-zimbabwe.h"

#include <string.h>

NaiveCell
naive_read_cell (const char **text)
{
  NaiveCell cell = { **text - 'a' + 1, 0 };

  for ((*text)++; g_ascii_isdigit (**text); (*text)++)
    cell.row = cell.row * 10 + (**text - '0');
  return cell;
}

void
naive_print_cell (NaiveCell cell, GString *text)
{
  g_string_append_printf (text, "%c%d", 'a' + cell.column - 1, cell.row);
}

static void
add (GString *text, const char *key, GString *value, const char *usual)
{
  if (!g_str_equal (value->str, usual))
    g_string_append_printf (text, " %s=%s", key, value->str);
  g_string_truncate (value, 0);
}

/* Adds a value of parts, each a seat's number or text. */
static void
add_numbers (GString *text, const char *key, const NaiveZimbabwe *naive, const int *n, int usual)
{
  g_autoptr (GString) value = g_string_new (NULL);
  g_autoptr (GString) same = g_string_new (NULL);

  for (int seat = 1; seat <= naive->seats; seat++)
    {
      g_string_append_printf (value, "%s%d", seat > 1 ? "|" : "", n[seat]);
      g_string_append_printf (same, "%s%d", seat > 1 ? "|" : "", usual);
    }
  add (text, key, value, same->str);
}

static void
add_number (GString *text, const char *key, int n, int usual)
{
  if (n != usual)
    g_string_append_printf (text, " %s=%d", key, n);
}

static const char *
get_bars (const NaiveZimbabwe *naive)
{
  static const char bars[] = "||||";

  return bars + 5 - naive->seats;
}

static void
add_item (GString *value, NaiveCell cell)
{
  if (value->len > 0 && value->str[value->len - 1] != '|')
    g_string_append_c (value, ',');
  naive_print_cell (cell, value);
}

static int
compare_crafts (gconstpointer a, gconstpointer b)
{
  const NaiveCraft *one = a, *other = b;
  gssize            by_kind = strchr (NAIVE_KINDS, one->kind) - strchr (NAIVE_KINDS, other->kind);

  if (by_kind != 0)
    return (int) by_kind;
  return (one->at.row - other->at.row) * 100 + one->at.column - other->at.column;
}

static void
print_crafts (const NaiveZimbabwe *naive, GString *text)
{
  NaiveCraft crafts[21];

  memcpy (crafts, naive->craft, sizeof crafts);
  qsort (crafts, (gsize) naive->n_crafts, sizeof *crafts, compare_crafts);
  for (int i = 0; i < naive->n_crafts; i++)
    {
      g_string_append_printf (text, "%s%d%c", i == 0 ? " crafts=" : ",", crafts[i].owner,
                              crafts[i].kind);
      naive_print_cell (crafts[i].at, text);
      if (crafts[i].turn)
        g_string_append_c (text, crafts[i].turn);
    }
}

static void
print_board (const NaiveZimbabwe *naive, GString *text)
{
  g_autoptr (GString) rain = g_string_new (NULL);
  g_autoptr (GString) extra = g_string_new (NULL);
  g_autoptr (GString) used = g_string_new (NULL);
  g_autoptr (GString) monuments = g_string_new (NULL);

  for (int seat = 1; seat <= naive->seats; seat++)
    {
      for (int i = 0; i < NAIVE_SIDE * NAIVE_SIDE; i++)
        {
          NaiveCell cell = { i % NAIVE_SIDE + 1, i / NAIVE_SIDE + 1 };

          if (naive->level[cell.column][cell.row] && naive->owner[cell.column][cell.row] == seat)
            {
              add_item (monuments, cell);
              if (naive->level[cell.column][cell.row] > 1)
                g_string_append_printf (monuments, "-%d", naive->level[cell.column][cell.row]);
            }
          if (seat > 1)
            continue;
          if (naive->rain[cell.column][cell.row])
            add_item (rain, cell);
          if (naive->loose[cell.column][cell.row])
            {
              g_string_append_printf (extra, "%s%c", extra->len ? "," : "",
                                      naive->loose[cell.column][cell.row]);
              naive_print_cell (cell, extra);
            }
          if (naive->marks[cell.column][cell.row])
            add_item (used, cell);
          if (naive->marks[cell.column][cell.row] > 1)
            g_string_append_printf (used, "-%d", naive->marks[cell.column][cell.row]);
        }
      if (seat < naive->seats)
        g_string_append_c (monuments, '|');
    }
  add (text, "rain", rain, "");
  add (text, "extra", extra, "");
  print_crafts (naive, text);
  add (text, "monuments", monuments, get_bars (naive));
  add (text, "used", used, "");
}

static void
print_seats (const NaiveZimbabwe *naive, GString *text)
{
  g_autoptr (GString) techs = g_string_new (NULL);
  g_autoptr (GString) god = g_string_new (NULL);
  g_autoptr (GString) staff = g_string_new (NULL);
  g_autoptr (GString) gods = g_string_new (naive->gods);

  for (int seat = 1; seat <= naive->seats; seat++)
    {
      for (const char *kind = NAIVE_KINDS; *kind; kind++)
        if (naive->card_of[seat][(int) *kind])
          g_string_append_printf (techs, "%c%d",
                                  naive->card_of[seat][(int) *kind] == 2 ? *kind + 32 : *kind,
                                  naive->price_of[seat][(int) *kind]);
      g_string_append_c (god, naive->god[seat]);
      g_string_append (staff, naive->staff[seat]);
      if (seat < naive->seats)
        {
          g_string_append_c (techs, '|');
          g_string_append_c (staff, '|');
        }
    }
  add_numbers (text, "cattle", naive, naive->cattle, 3);
  add_numbers (text, "cards", naive, naive->cards, 0);
  add (text, "techs", techs, get_bars (naive));
  add (text, "god", god, &"-----"[5 - naive->seats]);
  add (text, "gods", gods, "");
  add (text, "staff", staff, get_bars (naive));
}

static void
print_order (const NaiveZimbabwe *naive, GString *text)
{
  g_autoptr (GString) value = g_string_new (NULL);
  g_autoptr (GString) usual = g_string_new (NULL);
  gboolean in_auction = g_str_equal (naive->phase, "auction");

  for (int requirement = 40; requirement >= 0; requirement--)
    for (int seat = 1; seat <= naive->seats; seat++)
      if (naive->requirement[seat] == requirement)
        g_string_append_printf (usual, "%d", seat);
  for (int i = 0; i < naive->seats; i++)
    g_string_append_printf (value, "%d", naive->plaques[i]);
  add (text, "plaques", value, usual->str);
  g_string_append (value, naive->phase);
  add (text, "phase", value, "act");
  add_number (text, "round", naive->round, 1);
  add_number (text, "turn", naive->turn, 1);
  for (int i = 0; i < naive->seats; i++)
    g_string_append_printf (value, "%d", naive->order[i]);
  g_string_assign (usual, "12345");
  g_string_truncate (usual, (gsize) naive->seats);
  if (in_auction)
    g_string_truncate (value, 0);
  else
    add (text, "order", value, usual->str);
  if (in_auction || g_str_equal (naive->phase, "act"))
    add_number (text, "move", naive->mover, in_auction ? naive->plaques[0] : naive->order[0]);
  if (!in_auction)
    return;
  add_number (text, "bid", naive->bid, 0);
  add_number (text, "pot", naive->pot, 0);
  for (int i = 0; i < naive->n_passed; i++)
    g_string_append_printf (value, "%d", naive->passed[i]);
  add (text, "passed", value, "");
  add_number (text, "gift", naive->gift, 0);
}

static void
print_turn (const NaiveZimbabwe *naive, GString *text)
{
  g_autoptr (GString) value = g_string_new (naive->main);

  add (text, "main", value, "");
  add_number (text, "card", naive->card, 0);
  add (text, "spent", g_string_assign (value, naive->spent), "");
  if (naive->owe)
    g_string_append_printf (text, " owe=%c", naive->owe);
  add (text, "tune", g_string_assign (value, naive->tune), "");
  add (text, "placed", g_string_assign (value, naive->placed), "");
  for (int i = 0; i < NAIVE_SIDE * NAIVE_SIDE; i++)
    if (naive->raised[i % NAIVE_SIDE + 1][i / NAIVE_SIDE + 1])
      add_item (value, (NaiveCell) { i % NAIVE_SIDE + 1, i / NAIVE_SIDE + 1 });
  add (text, "raised", value, "");
  if (naive->raising.column)
    naive_print_cell (naive->raising, value);
  add (text, "raising", value, "");
  add (text, "goods", g_string_assign (value, naive->goods), "");
  if (naive->source.column)
    naive_print_cell (naive->source, value);
  add (text, "source", value, "");
}

char *
naive_print (const NaiveZimbabwe *naive)
{
  GString *text = g_string_new ("zimbabwe/1");
  g_autoptr (GString) rules = g_string_new (NULL);

  g_string_append (rules, naive->beginner ? ",beginner" : "");
  g_string_append (rules, naive->own_tiles ? ",own-tiles" : "");
  g_string_append (rules, naive->kind_claims ? ",kind-claims" : "");
  g_string_append (rules, naive->pairs ? ",pairs" : "");
  g_string_append (rules, naive->block ? ",monuments-block" : "");
  if (rules->len > 0)
    g_string_append_printf (text, " rules=%s", rules->str + 1);
  g_string_append_printf (text, " map=%s", naive->tiles);
  print_board (naive, text);
  print_seats (naive, text);
  print_order (naive, text);
  print_turn (naive, text);
  return g_string_free (text, FALSE);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The view of a seat, and its completion by chance (NOTATION.md 2 and 3). The steps are those
 * that the text numbers.
 */
#include "naive-bunny.h"

#include <string.h>

static gboolean
is_scroll (const char *card)
{
  const char *kind = naive_card_kind (card);

  return g_str_equal (kind, "treasure") || g_str_equal (kind, "mission");
}

static gboolean
has_mark (const char *card, int seat)
{
  return strchr (naive_card_marks (card), '0' + seat) != NULL;
}

static gboolean
is_known (const char *card)
{
  return !g_str_equal (card, "?");
}

/* ---- Views */

/* Makes a question mark of every card of a list, or of those that the viewer cannot place in a
 * hand; marked ones are kept in mind. */
static void
hide (NaiveBunny *view, GPtrArray *list, gboolean is_hand)
{
  for (guint i = 0; i < list->len; i++)
    {
      char *card = list->pdata[i];

      if (is_hand && has_mark (card, view->viewer) && (view->seats == 2 || !is_scroll (card)))
        continue;
      if (has_mark (card, view->viewer))
        {
          g_autofree char *plain = naive_card_plain (card);

          naive_list_add (view->seen, plain);
        }
      list->pdata[i] = g_strdup ("?");
      g_free (card);
    }
  naive_list_sort (list);
}

NaiveBunny *
naive_bunny_view (const NaiveBunny *game, int seat)
{
  NaiveBunny *view = naive_bunny_copy (game);
  gboolean    is_end = g_str_equal (game->phase, "final") || g_str_equal (game->phase, "over");

  view->viewer = seat;
  g_clear_pointer (&view->deck, g_ptr_array_unref);
  for (int i = 0; i < view->seats; i++)
    {
      for (guint k = 0; k < view->reserve[i]->len; k++)
        {
          g_free (view->reserve[i]->pdata[k]);
          view->reserve[i]->pdata[k] = g_strdup ("?");
        }
      if (i + 1 == seat)
        continue;
      if (view->sealed[i]->len > 0)
        {
          while (view->sealed[i]->len > 0)
            g_ptr_array_add (view->hand[i], naive_list_take (view->sealed[i], 0));
          naive_list_add (view->sealed[i], "*");
        }
      hide (view, view->hand[i], TRUE);
      if (!is_end)
        hide (view, view->scrolls[i], FALSE);
      hide (view, view->discards[i], FALSE);
    }
  naive_list_sort (view->seen);
  return view;
}

/* ---- Completion */

/* All lists of a position whose cards count as placed. */
static void
list_placed (const NaiveBunny *game, GPtrArray *placed)
{
  for (int i = 0; i < game->seats; i++)
    {
      GPtrArray *const lists[] = { game->hand[i], game->sealed[i], game->reserve[i], game->tray[i],
                                   game->scrolls[i], game->discards[i], game->gone[i] };

      for (guint k = 0; k < G_N_ELEMENTS (lists); k++)
        for (guint n = 0; n < lists[k]->len; n++)
          naive_list_add (placed, lists[k]->pdata[n]);
    }
  for (int cell = 0; cell < 100; cell++)
    {
      g_autofree char *built = g_strdup (game->built[cell]);

      if (built && !g_str_equal (built, "tower"))
        naive_list_add (placed, strtok (built, "/"));
      if (game->owner[cell] && (!built || !g_str_has_prefix (built, "camp")))
        naive_list_add (placed, naive_cell_name (cell));
    }
  for (guint i = 0; i < game->towers->len; i++)
    naive_list_add (placed, "tower");
  for (guint i = 0; i < game->seen->len; i++)
    naive_list_add (placed, game->seen->pdata[i]);
}

/* Unseen cards in card order, scrolls or others. */
static GPtrArray *
list_unseen (const NaiveBunny *game, gboolean scrolls)
{
  g_autoptr (GPtrArray) placed = naive_list_new ();
  GPtrArray *unseen = naive_list_new ();

  list_placed (game, placed);
  for (int number = 0; naive_card_name (number); number++)
    {
      const char *name = naive_card_name (number);
      int         left = naive_card_copies (number) - naive_list_count (placed, name);

      for (int i = 0; i < left && is_scroll (name) == scrolls; i++)
        naive_list_add (unseen, name);
    }
  return unseen;
}

static GPtrArray *
take_seen (const NaiveBunny *game, gboolean scrolls)
{
  GPtrArray *seen = naive_list_new ();

  for (guint i = 0; i < game->seen->len; i++)
    if (is_scroll (game->seen->pdata[i]) == scrolls)
      naive_list_add (seen, game->seen->pdata[i]);
  return seen;
}

/* Puts the next card of a row into the place (a list and a question mark in it) with the viewer's
 * mark, or with none. */
static void
fill (GPtrArray *list, guint index, GPtrArray *cards, int mark)
{
  char *card = naive_list_take (cards, 0);

  g_free (list->pdata[index]);
  list->pdata[index] = mark ? g_strdup_printf ("%s.%d", card, mark) : g_strdup (card);
  g_free (card);
}

static int
find_unknown (const GPtrArray *list)
{
  for (guint i = 0; i < list->len; i++)
    if (!is_known (list->pdata[i]))
      return (int) i;
  return -1;
}

/* Fills question marks of a kind of list, seat by seat, while there are cards. */
static void
fill_all (NaiveBunny *game, GPtrArray **lists, GPtrArray *cards, guint most, int mark)
{
  for (int i = 0; i < game->seats; i++)
    for (int index; most > 0 && cards->len > 0 && (index = find_unknown (lists[i])) >= 0; most--)
      fill (lists[i], (guint) index, cards, mark);
}

static guint
count_unknown (NaiveBunny *game, GPtrArray **lists)
{
  guint n = 0;

  for (int i = 0; i < game->seats; i++)
    for (guint k = 0; k < lists[i]->len; k++)
      n += !is_known (lists[i]->pdata[k]);
  return n;
}

/* Step 3: places are written "s1", "h2", "d1" and shuffled as cards are. */
static void
fill_anywhere (NaiveBunny *game, GPtrArray *cards, guint64 *generator, int mark)
{
  g_autoptr (GPtrArray) places = naive_list_new ();
  GPtrArray **kinds[] = { game->scrolls, game->hand, game->discards };

  for (int kind = 0; kind < 3; kind++)
    for (int i = 0; i < game->seats; i++)
      for (guint k = 0; k < kinds[kind][i]->len; k++)
        if (!is_known (kinds[kind][i]->pdata[k]) && (kind != 1 || game->seats > 2))
          g_ptr_array_add (places, g_strdup_printf ("%d%d", kind, i));
  naive_shuffle (generator, places);
  for (guint i = 0; i < places->len && cards->len > 0; i++)
    {
      const char *place = places->pdata[i];
      GPtrArray  *list = kinds[place[0] - '0'][place[1] - '0'];

      fill (list, (guint) find_unknown (list), cards, mark);
    }
}

static void
choose_sealed (NaiveBunny *game, int i, guint64 *generator)
{
  GPtrArray *sealed = game->sealed[i], *hand = game->hand[i];

  if (sealed->len != 1)
    return;
  g_ptr_array_set_size (sealed, 0);
  for (int n = 0; n < 2; n++)
    g_ptr_array_add (sealed, naive_list_take (hand, (int) naive_below (generator, hand->len)));
  if (game->seats > 2)
    naive_list_sort (sealed);
}

NaiveBunny *
naive_bunny_complete (const NaiveBunny *view, guint64 seed)
{
  NaiveBunny *game = naive_bunny_copy (view);
  guint64     generator = seed;
  int         mark = view->viewer;
  g_autoptr (GPtrArray) seen_others = take_seen (view, FALSE);
  g_autoptr (GPtrArray) seen = take_seen (view, TRUE);
  g_autoptr (GPtrArray) scrolls = list_unseen (view, TRUE);
  g_autoptr (GPtrArray) rest = list_unseen (view, FALSE);
  guint unknown = count_unknown (game, game->scrolls);

  naive_shuffle (&generator, seen_others);
  fill_all (game, game->discards, seen_others, G_MAXUINT, mark);
  naive_shuffle (&generator, seen);
  naive_shuffle (&generator, scrolls);
  fill_all (game, game->scrolls, seen, unknown > scrolls->len ? unknown - scrolls->len : 0, mark);
  fill_anywhere (game, seen, &generator, mark);
  fill_all (game, game->scrolls, scrolls, G_MAXUINT, 0);
  while (scrolls->len > 0)
    g_ptr_array_add (rest, naive_list_take (scrolls, 0));
  naive_list_sort (rest);
  naive_shuffle (&generator, rest);
  fill_all (game, game->hand, rest, G_MAXUINT, 0);
  fill_all (game, game->discards, rest, G_MAXUINT, 0);
  fill_all (game, game->reserve, rest, G_MAXUINT, 0);
  if (!game->deck)
    game->deck = naive_list_copy (rest);
  for (int i = 0; i < game->seats; i++)
    {
      naive_list_sort (game->hand[i]);
      naive_list_sort (game->scrolls[i]);
      naive_list_sort (game->discards[i]);
      choose_sealed (game, i, &generator);
    }
  g_ptr_array_set_size (game->seen, 0);
  game->viewer = 0;
  return game;
}

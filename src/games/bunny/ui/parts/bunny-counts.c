/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No event names fiefs or scrolls, so both come from the states: the fiefs from that before the
 * harvest. If the action itself set the last post, its good is the one that makes the sum come
 * out right; if none does, for more than one action lies in between, a seat's harvest is a row.
 */
#include "bunny-counts.h"

#include <glib/gi18n-lib.h>

#include "bunny-says.h"
#include "bunny-scrolls.h"
#include "bunny-words.h"
#include "edubba-mark.h"

static EdubbaCount *
new_count (const BunnyView *view, const BunnyTable *before, char *title)
{
  guint        n = before->seats;
  EdubbaCount *count = edubba_count_new (title, n);

  for (guint seat = 0; seat < n; seat++)
    {
      count->names[seat] = bunny_view_dup_seat (view, seat);
      count->marks[seat] = edubba_mark_of_seat (seat, n, bunny_view_get_first (view));
      count->before[seat] = before->score[seat];
    }
  return count;
}

/* Adds a row about a single seat; takes title and detail. sentence: what they say, in words. */
static EdubbaCountRow *
add_row (
  EdubbaCount *count, guint seat, guint points, char *title, char *detail, const char *sentence)
{
  EdubbaCountRow *row = edubba_count_add (
    count, title, detail,
    /* Translators: what is counted, for a screen reader: a player, and a sentence about it. */
    g_strdup_printf (C_ ("count", "%1$s. %2$s"), count->names[seat], sentence));

  row->seats = 1u << seat;
  row->points[seat] = (gint) points;
  return row;
}

/* ---- The harvest */

/* Sets the only post of a seat that is not set so that its harvest is what it was. FALSE: it
 * cannot be. */
static gboolean
set_post (BunnyTable *table, guint seat, guint carrots)
{
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    if (table->cell[cell] == (BUNNY_SPOT_POST << 3 | (seat + 1)))
      for (guint good = 0; good < 3; good++)
        {
          table->cell[cell] = (guint8) (BUNNY_SPOT_SET (good) << 3 | (seat + 1));
          if (bunny_table_harvest (table, seat) == carrots)
            return TRUE;
        }
  return FALSE;
}

static char **
list_cells (const BunnyFiefs *fiefs, guint i)
{
  GStrvBuilder *parts = g_strv_builder_new ();
  char        **list;

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    if (fiefs->of[cell] == i)
      {
        g_autofree char *name = bunny_words_cell (cell + 1);
        g_autofree char *part = g_strconcat ("cell:", name, NULL);

        g_strv_builder_add (parts, part);
      }
  list = g_strv_builder_end (parts);
  g_strv_builder_unref (parts);
  return list;
}

static void
add_fief (EdubbaCount *count, guint seat, const BunnyFiefs *fiefs, guint i)
{
  const BunnyFief *fief = &fiefs->fief[i];
  guint            wealth = (guint) __builtin_popcount (fief->goods);
  g_autofree char *sentence = bunny_says_fief (fiefs, i);
  g_auto (GStrv) cells = list_cells (fiefs, i);
  EdubbaCountRow *row;

  row = add_row (count, seat, fief->strength * wealth,
                 /* Translators: a line of the table of a harvest; %s: a cell of the board. */
                 g_strdup_printf (_ ("Fief at %s"), cells[0] + strlen ("cell:")),
                 /* Translators: beside it, what the fief's points come from. */
                 g_strdup_printf (_ ("strength %1$u × wealth %2$u"), fief->strength, wealth),
                 sentence);
  row->parts = g_steal_pointer (&cells);
}

static void
add_harvest (EdubbaCount *count, const BunnyTable *before, guint seat, guint carrots)
{
  BunnyTable       table = *before;
  BunnyFiefs       fiefs;
  g_autofree char *sentence = NULL;

  if (bunny_table_harvest (&table, seat) == carrots || set_post (&table, seat, carrots))
    {
      bunny_fiefs_find (&table, seat, &fiefs);
      for (guint i = 0; i < fiefs.n; i++)
        if (bunny_fief_get_yield (&fiefs.fief[i]) > 0)
          add_fief (count, seat, &fiefs, i);
      return;
    }
  sentence = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u golden carrot.",
                                           "%u golden carrots.", carrots),
                              carrots);
  /* Translators: a line of the table of a harvest: all of a player's fiefs. */
  add_row (count, seat, carrots, g_strdup (_ ("All fiefs")), NULL, sentence);
}

static EdubbaCount *
count_harvest (const BunnyView *view, const BunnyTable *before, const BunnyTable *after)
{
  /* Translators: the title of the table of a harvest, that of round 1, 2, 3 or 4. */
  char        *title = g_strdup_printf (_ ("Harvest of Round %u"), before->round);
  EdubbaCount *count = new_count (view, before, title);

  for (guint seat = 0; seat < before->seats; seat++)
    if (after->score[seat] > before->score[seat])
      add_harvest (count, before, seat, after->score[seat] - (guint) before->score[seat]);
  return count;
}

/* ---- The scrolls */

static void
add_scroll (
  EdubbaCount *count, const BunnyState *state, const BunnyScrolls *scrolls, guint seat, guint face)
{
  guint            points = bunny_scrolls_get_share (state, scrolls, seat, face);
  g_autofree char *name = bunny_words_scroll_name ((const GameState *) state, face);
  g_autofree char *detail = bunny_words_detail ((const GameState *) state, seat, face);
  /* Translators: what a scroll is worth at the end, for a screen reader: its name, its points and
   * what it counts. */
  g_autofree char *sentence =
    g_strdup_printf (C_ ("count", "%1$s: %2$u. %3$s"), name, points, detail);

  add_row (count, seat, points, g_steal_pointer (&name), g_steal_pointer (&detail), sentence);
}

/* The runner-up is known when all the rest is counted. */
static EdubbaCount *
count_scrolls (const BunnyView *view, const BunnyState *state)
{
  EdubbaCount *count =
    new_count (view, &state->table, g_strdup (C_ ("points", "Scrolls")));
  BunnyScrolls scrolls;
  guint        n = 0;

  bunny_scrolls_find (state, 0, 0, &scrolls);
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint seat = 0; seat < state->table.seats; seat++)
        for (guint face = BUNNY_FIRST_SCROLL; face <= BUNNY_N_FACES; face++)
          if (bunny_state_has_scroll (state, seat, face) && (face == BUNNY_SECOND) == (pass == 1))
            add_scroll (count, state, &scrolls, seat, face);
      n = pass == 0 ? count->rows->len : n;
    }
  edubba_count_order (count, n);
  return count;
}

GPtrArray *
bunny_counts_list (const BunnyView *view, const BunnyState *before, const BunnyState *after)
{
  GPtrArray   *counts = g_ptr_array_new_with_free_func ((GDestroyNotify) edubba_count_free);
  EdubbaCount *harvest = count_harvest (view, &before->table, &after->table);

  if (harvest->rows->len > 0)
    g_ptr_array_add (counts, harvest);
  else
    edubba_count_free (harvest);
  if (after->table.phase == BUNNY_OVER && before->table.phase != BUNNY_OVER)
    {
      EdubbaCount *scrolls = count_scrolls (view, after);

      if (scrolls->rows->len > 0)
        g_ptr_array_add (counts, scrolls);
      else
        edubba_count_free (scrolls);
    }
  return counts;
}

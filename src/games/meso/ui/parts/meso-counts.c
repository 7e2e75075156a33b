/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of it is public. A lower place is not worth a table of its own: those behind the first are
 * told apart by the standing.
 */
#include "meso-counts.h"

#include <glib/gi18n-lib.h>

/* The greatest width of a table in pixels, and a height that has room for most. */
#define WIDTH  480
#define HEIGHT 330

/* A count with a column for each seat of a set, and the column of each seat. */
typedef struct
{
  const MesoSight *sight;
  EdubbaCount     *count;
  guint            column[MESO_MAX_SEATS];
} Table;

static Table
begin_table (const MesoSight *sight, guint seats, const char *title)
{
  Table table = { sight, edubba_count_new (g_strdup (title), 0) };

  for (guint seat = 0; seat < sight->state.seats; seat++)
    if (seats >> seat & 1)
      {
        guint column = table.count->n_seats++;

        table.column[seat] = column;
        table.count->names[column] = meso_sight_dup_seat (sight, seat);
        table.count->marks[column] = meso_sight_get_mark (sight, seat);
      }
  return table;
}

/* Adds a row about a seat; takes detail and sentence. */
static void
add_row (
  Table *table, guint seat, guint points, const char *title, char *detail, char *sentence)
{
  guint           column = table->column[seat];
  EdubbaCountRow *row = edubba_count_add (table->count, g_strdup (title), detail, sentence);

  row->parts = g_new0 (char *, 2);
  row->parts[0] = g_strdup_printf ("seat:%u", seat + 1);
  row->seats = 1u << column;
  row->points[column] = (gint) points;
}

/* Adds a row for each offering of a seat. worth: the points are their worth, not their number. */
static void
add_offerings (Table *table, guint seat, gboolean worth)
{
  const char *name = table->count->names[table->column[seat]];

  for (guint token = 0; token < MESO_N_TOKENS; token++)
    if (table->sight->state.seat[seat].offered >> token & 1)
      {
        guint value = meso_sight_get_value (table->sight, seat, token);

        add_row (table, seat, worth ? value : 1,
                 /* Translators: a line of a table: one of a player’s offerings. */
                 C_ ("count", "Offering"),
                 /* Translators: beside it, what the offering is worth. */
                 worth ? NULL : g_strdup_printf (C_ ("count", "worth %u"), value),
                 /* Translators: the same for a screen reader; %1$s: a player. */
                 g_strdup_printf (_ ("%1$s: an offering worth %2$u."), name, value));
      }
}

static void
add_mana (Table *table, guint seat)
{
  const char *name = table->count->names[table->column[seat]];
  guint       mana = table->sight->state.seat[seat].mana;

  add_row (table, seat, mana, _ ("Mana"), NULL,
           /* Translators: a line of a table, for a screen reader; %1$s: a player. */
           g_strdup_printf (_ ("%1$s: mana %2$u."), name, mana));
}

/* Adds the table to the counts unless it is empty, and returns the seats of it that have the
 * most. */
static guint
end_table (Table *table, guint seats, GPtrArray *counts)
{
  guint n = table->count->rows->len;
  guint best = 0;
  gint  most = 0;
  gint  points[GAME_MAX_SEATS];

  edubba_count_sum (table->count, n, points);
  for (guint column = 0; column < table->count->n_seats; column++)
    most = MAX (most, points[column]);
  for (guint seat = 0; seat < table->sight->state.seats; seat++)
    if ((seats >> seat & 1) != 0 && points[table->column[seat]] == most)
      best |= 1u << seat;
  edubba_count_order (table->count, n);
  if (n > 0)
    g_ptr_array_add (counts, table->count);
  else
    edubba_count_free (table->count);
  return best;
}

static guint
count_offerings (
  const MesoSight *sight, guint seats, const char *title, gboolean worth, GPtrArray *counts)
{
  Table table = begin_table (sight, seats, title);

  for (guint seat = 0; seat < sight->state.seats; seat++)
    if (seats >> seat & 1)
      add_offerings (&table, seat, worth);
  return end_table (&table, seats, counts);
}

static void
count_mana (const MesoSight *sight, guint seats, GPtrArray *counts)
{
  /* Translators: the title of a table at the end of a game, where offerings are equal. */
  Table table = begin_table (sight, seats, _ ("Tie: Mana"));

  for (guint seat = 0; seat < sight->state.seats; seat++)
    if (seats >> seat & 1)
      add_mana (&table, seat);
  end_table (&table, seats, counts);
}

static gboolean
is_tie (guint seats)
{
  return (seats & (seats - 1)) != 0;
}

GPtrArray *
meso_counts_list (const MesoSight *sight, const MesoState *before)
{
  GPtrArray *counts = g_ptr_array_new_with_free_func ((GDestroyNotify) edubba_count_free);
  guint      first = (1u << sight->state.seats) - 1;

  if (before->over || !sight->state.over)
    return counts;
  first = count_offerings (sight, first, _ ("Offerings"), FALSE, counts);
  if (is_tie (first))
    /* Translators: the title of a table at the end of a game, where offerings are equal. */
    first = count_offerings (sight, first, _ ("Tie: Worth of the Offerings"), TRUE, counts);
  if (is_tie (first))
    count_mana (sight, first, counts);
  return counts;
}

void
meso_counts_place (GtkWidget *board, GtkWidget *foot, graphene_rect_t *area)
{
  float height = MIN (HEIGHT, (float) gtk_widget_get_height (board) / 2);

  if (!gtk_widget_compute_bounds (foot, board, area))
    return;
  area->origin.x += MAX (0, (area->size.width - WIDTH) / 2);
  area->size.width = MIN (area->size.width, WIDTH);
  area->origin.y -= MAX (0, height - area->size.height);
  area->size.height = MAX (area->size.height, height);
}

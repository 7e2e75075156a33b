/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row favours the seat that gets more by it than any other. The order of rows knows the points
 * so far and no seat's last ones, so that it tells nobody who will win.
 */
#include "edubba-count.h"

#include <string.h>

static void
row_clear (gpointer data)
{
  EdubbaCountRow *row = data;

  g_free (row->title);
  g_free (row->detail);
  g_free (row->sentence);
  g_strfreev (row->parts);
}

EdubbaCount *
edubba_count_new (char *title, guint n_seats)
{
  EdubbaCount *self = g_new0 (EdubbaCount, 1);

  self->title = title;
  self->n_seats = n_seats;
  self->rows = g_array_new (FALSE, TRUE, sizeof (EdubbaCountRow));
  g_array_set_clear_func (self->rows, row_clear);
  return self;
}

void
edubba_count_free (EdubbaCount *self)
{
  for (guint seat = 0; seat < GAME_MAX_SEATS; seat++)
    g_free (self->names[seat]);
  g_array_unref (self->rows);
  g_free (self->title);
  g_free (self);
}

EdubbaCountRow *
edubba_count_add (EdubbaCount *self, char *title, char *detail, char *sentence)
{
  EdubbaCountRow row = { .title = title, .detail = detail, .sentence = sentence };

  g_array_append_val (self->rows, row);
  return &g_array_index (self->rows, EdubbaCountRow, self->rows->len - 1);
}

static void
add_points (const EdubbaCount *self, guint i, gint *points)
{
  const EdubbaCountRow *row = &g_array_index (self->rows, EdubbaCountRow, i);

  for (guint seat = 0; seat < self->n_seats; seat++)
    points[seat] += row->points[seat];
}

void
edubba_count_sum (const EdubbaCount *self, guint n, gint points[GAME_MAX_SEATS])
{
  g_return_if_fail (n <= self->rows->len);

  memcpy (points, self->before, sizeof self->before);
  for (guint i = 0; i < n; i++)
    add_points (self, i, points);
}

/* The points by which a row favours a seat; 0 or less: another seat, or nobody. */
static gint
get_favour (const EdubbaCount *self, guint i, guint seat)
{
  const EdubbaCountRow *row = &g_array_index (self->rows, EdubbaCountRow, i);
  gint                  most = G_MININT;

  for (guint other = 0; other < self->n_seats; other++)
    if (other != seat)
      most = MAX (most, row->points[other]);
  return row->points[seat] - most;
}

/* The least row of [from, n) that favours the seat, or n. */
static guint
find_least (const EdubbaCount *self, guint from, guint n, guint seat)
{
  guint least = n;

  for (guint i = from; i < n; i++)
    if (get_favour (self, i, seat) > 0 &&
        (least == n || get_favour (self, i, seat) < get_favour (self, least, seat)))
      least = i;
  return least;
}

static guint
find_neutral (const EdubbaCount *self, guint from, guint n)
{
  for (guint i = from; i < n; i++)
    {
      gboolean neutral = TRUE;

      for (guint seat = 0; seat < self->n_seats; seat++)
        neutral &= get_favour (self, i, seat) <= 0;
      if (neutral)
        return i;
    }
  return n;
}

/* The row that comes next among those of [from, n). */
static guint
find_next (const EdubbaCount *self, guint from, guint n, const gint *points)
{
  guint   next = find_neutral (self, from, n);
  guint32 left = (1u << self->n_seats) - 1;

  while (next == n && left != 0)
    {
      guint last = (guint) g_bit_nth_lsf (left, -1);

      for (guint seat = last + 1; seat < self->n_seats; seat++)
        if ((left >> seat & 1) != 0 && points[seat] < points[last])
          last = seat;
      next = find_least (self, from, n, last);
      left &= ~(1u << last);
    }
  return next;
}

void
edubba_count_order (EdubbaCount *self, guint n)
{
  gint points[GAME_MAX_SEATS];

  g_return_if_fail (n <= self->rows->len);

  memcpy (points, self->before, sizeof points);
  for (guint i = 0; i < n; i++)
    {
      EdubbaCountRow *rows = &g_array_index (self->rows, EdubbaCountRow, 0);
      guint           next = find_next (self, i, n, points);
      EdubbaCountRow  row = rows[next];

      memmove (&rows[i + 1], &rows[i], (next - i) * sizeof row);
      rows[i] = row;
      add_points (self, i, points);
    }
}

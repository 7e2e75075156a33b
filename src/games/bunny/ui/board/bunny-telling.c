/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board itself shows the new state at once, and any key or press ends a story. If the system
 * wants no motion there is none.
 */
#include "bunny-telling.h"

#include "bunny-board-private.h"
#include "bunny-head.h"

/* The time of a step, in ms: the longer the more there is to read. */
#define LEAST_STEP 650
#define PER_LETTER 18

struct _BunnyTelling
{
  BunnyBoard        *board; /* borrowed */
  GArray            *steps; /* of BunnyStep, or NULL: nothing is told */
  guint              step;  /* the step shown */
  guint              id;    /* source id */
  const EdubbaCount *count; /* borrowed, or NULL */
  guint              n_rows;
};

static void
mark_step (BunnyTelling *self)
{
  const BunnyStep *step = &g_array_index (self->steps, BunnyStep, self->step);

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    edubba_place_change (edubba_field_get_place (self->board->field, cell), EDUBBA_PLACE_MARKED,
                         step->cells[cell] != 0);
  bunny_board_say_step (self->board, step->sentence);
}

static gboolean
is_counted (BunnyTelling *self, EdubbaPlace *place)
{
  const EdubbaCountRow *row = &g_array_index (self->count->rows, EdubbaCountRow, 0);

  return self->n_rows > 0 && row[self->n_rows - 1].parts != NULL &&
         g_strv_contains ((const char *const *) row[self->n_rows - 1].parts,
                          edubba_place_get_part (place));
}

static void
mark_count (BunnyTelling *self)
{
  gint points[GAME_MAX_SEATS];

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      EdubbaPlace *place = edubba_field_get_place (self->board->field, cell);

      edubba_place_change (place, ~EDUBBA_PLACE_PLAIN, FALSE);
      edubba_place_change (place, EDUBBA_PLACE_MARKED, is_counted (self, place));
    }
  edubba_count_sum (self->count, self->n_rows, points);
  bunny_strips_count (self->board->strips, points);
}

void
bunny_telling_again (BunnyTelling *self)
{
  if (self->count != NULL)
    mark_count (self);
  if (self->steps != NULL && self->step < self->steps->len)
    mark_step (self);
}

void
bunny_telling_count (BunnyTelling *self, const EdubbaCount *count, guint n_rows)
{
  gboolean ends = self->count != NULL && count == NULL;

  self->count = count;
  self->n_rows = n_rows;
  if (ends)
    bunny_strips_show (self->board->strips, &self->board->view);
  bunny_board_light (self->board);
}

static gboolean next_step_cb (gpointer data);

static void
tell_step (BunnyTelling *self)
{
  const BunnyStep *step = &g_array_index (self->steps, BunnyStep, self->step);
  guint            letters = (guint) g_utf8_strlen (step->sentence, -1);

  mark_step (self);
  self->id = g_timeout_add (LEAST_STEP + PER_LETTER * letters, next_step_cb, self);
}

static gboolean
next_step_cb (gpointer data)
{
  BunnyTelling *self = data;

  self->id = 0;
  if (++self->step < self->steps->len)
    tell_step (self);
  else
    bunny_telling_stop (self);
  return G_SOURCE_REMOVE;
}

void
bunny_telling_begin (BunnyTelling *self, GArray *steps)
{
  self->steps = steps;
  self->step = 0;
  if (steps != NULL && steps->len > 0)
    {
      tell_step (self);
      return;
    }
  g_clear_pointer (&self->steps, g_array_unref);
  edubba_board_settled (EDUBBA_BOARD (self->board));
}

void
bunny_telling_stop (BunnyTelling *self)
{
  if (self->steps == NULL)
    return;
  g_clear_handle_id (&self->id, g_source_remove);
  g_clear_pointer (&self->steps, g_array_unref);
  bunny_board_say_step (self->board, NULL);
  bunny_board_light (self->board);
  edubba_board_settled (EDUBBA_BOARD (self->board));
}

gboolean
bunny_telling_is_running (BunnyTelling *self)
{
  return self->steps != NULL;
}

BunnyTelling *
bunny_telling_new (BunnyBoard *board)
{
  BunnyTelling *self = g_new0 (BunnyTelling, 1);

  self->board = board;
  return self;
}

void
bunny_telling_free (BunnyTelling *self)
{
  g_clear_handle_id (&self->id, g_source_remove);
  g_clear_pointer (&self->steps, g_array_unref);
  g_free (self);
}

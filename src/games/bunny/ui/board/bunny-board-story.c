/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tells events below the board, a step after the other, while its cells are marked and the points
 * of the strips climb. The board itself shows the new state at once, and any key or press ends
 * the telling. If the system wants no motion only the shell reports them.
 */
#include "bunny-apply.h"
#include "bunny-board-private.h"
#include "bunny-head.h"
#include "bunny-story.h"

/* The time of a step, in ms: the longer the more there is to read. */
#define LEAST_STEP 650
#define PER_LETTER 18

struct _BunnyTelling
{
  BunnyBoard *board; /* the board that it belongs to; borrowed */
  GArray     *steps; /* of BunnyStep, or NULL: nothing is shown */
  guint       step;  /* the step shown */
  guint       id;    /* source id */
};

static void
mark_step (BunnyTelling *self)
{
  const BunnyStep *step = &g_array_index (self->steps, BunnyStep, self->step);
  EdubbaField     *field = self->board->field;

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    edubba_place_change (edubba_field_get_place (field, cell), EDUBBA_PLACE_MARKED,
                         step->cells[cell] != 0);
  bunny_strips_count (self->board->strips, step->points);
  bunny_board_say_step (self->board, step->sentence);
}

void
bunny_board_tell_again (BunnyBoard *board)
{
  BunnyTelling *self = board->telling;

  if (self->steps != NULL && self->step < self->steps->len)
    mark_step (self);
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
    bunny_board_finish_motion (EDUBBA_BOARD (self->board));
  return G_SOURCE_REMOVE;
}

/* Claimed and built cells stay marked when the story is over. */
static void
mark_changes (BunnyBoard *self, const GameEvent *events, guint n_events)
{
  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == GAME_EVENT_MOVE && events[i].to.kind == BUNNY_ZONE_CELL &&
        events[i].to.index < BUNNY_N_CELLS)
      bunny_board_mark_changed (self, events[i].to.index);
}

void
bunny_board_play (EdubbaBoard     *board,
                  const GameState *seen,
                  guint            viewer,
                  gboolean         active,
                  const GameEvent *events,
                  guint            n_events)
{
  BunnyBoard           *self = BUNNY_BOARD (board);
  BunnyTelling         *telling = self->telling;
  const BunnyView      *view = &self->view;
  g_autofree BunnyView *before = NULL;
  gboolean              moves;

  bunny_board_finish_motion (board);
  before = g_memdup2 (view, sizeof *view);
  moves = self->shown && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
          edubba_board_may_move (GTK_WIDGET (self));
  bunny_board_show (self, seen, viewer, active);
  mark_changes (self, events, n_events);
  bunny_board_light (self);
  if (moves)
    telling->steps = bunny_story_new (before, view, events, n_events);
  telling->step = 0;
  if (telling->steps != NULL && telling->steps->len > 0)
    {
      tell_step (telling);
      return;
    }
  g_clear_pointer (&telling->steps, g_array_unref);
  edubba_board_settled (board);
}

void
bunny_board_finish_motion (EdubbaBoard *board)
{
  BunnyTelling *self = BUNNY_BOARD (board)->telling;

  if (self->steps == NULL)
    return;
  g_clear_handle_id (&self->id, g_source_remove);
  g_clear_pointer (&self->steps, g_array_unref);
  bunny_board_say_step (self->board, NULL);
  bunny_strips_show (self->board->strips, &self->board->view);
  bunny_board_light (self->board);
  edubba_board_settled (board);
}

gboolean
bunny_board_is_moving (EdubbaBoard *board)
{
  return BUNNY_BOARD (board)->telling->steps != NULL;
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

EdubbaMoment
bunny_board_find_moment (EdubbaBoard     *board,
                         const GameEvent *events,
                         guint            n_events,
                         char           **part)
{
  EdubbaMoment moment = EDUBBA_MOMENT_NONE;

  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == GAME_EVENT_AMOUNT)
      moment = MAX (moment, EDUBBA_MOMENT_TURN);
    else if (events[i].to.kind == BUNNY_ZONE_CELL && events[i].from.kind == BUNNY_ZONE_TRAY)
      {
        moment = MAX (moment, EDUBBA_MOMENT_BUILD);
        if (*part == NULL)
          *part = bunny_board_dup_cell_part (events[i].to.index);
      }
    else if (events[i].from.kind == BUNNY_ZONE_SEALED)
      moment = MAX (moment, EDUBBA_MOMENT_CARD);
  return moment;
}

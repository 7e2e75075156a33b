/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What has happened is told below the board, a step after the other, while its cells are marked.
 * The board itself shows the new state at once, and any key or press ends the telling. Where the
 * system wants no motion nothing is told but by the shell.
 */
#include "bunny-apply.h"
#include "bunny-board-private.h"

/* How long a step is told, in ms: the longer the more there is to read. */
#define LEAST_STEP 650
#define PER_LETTER 18

static void
mark_step (BunnyBoard *self)
{
  const BunnyStep *step = &g_array_index (self->story, BunnyStep, self->step);

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    edubba_place_change (edubba_field_get_place (self->field, cell), EDUBBA_PLACE_MARKED,
                         step->cells[cell] != 0);
  bunny_board_say (self, step->sentence);
  gtk_widget_add_css_class (self->say, "telling");
}

void
bunny_board_tell_again (BunnyBoard *self)
{
  if (self->story != NULL && self->step < self->story->len)
    mark_step (self);
}

static gboolean next_step_cb (gpointer data);

static void
tell_step (BunnyBoard *self)
{
  const BunnyStep *step = &g_array_index (self->story, BunnyStep, self->step);
  guint            letters = (guint) g_utf8_strlen (step->sentence, -1);

  mark_step (self);
  self->step_id = g_timeout_add (LEAST_STEP + PER_LETTER * letters, next_step_cb, self);
}

static gboolean
next_step_cb (gpointer data)
{
  BunnyBoard *self = data;

  self->step_id = 0;
  if (++self->step < self->story->len)
    tell_step (self);
  else
    bunny_board_finish_motion (EDUBBA_BOARD (self));
  return G_SOURCE_REMOVE;
}

/* What was claimed and built stays marked when all is told. */
static void
mark_changes (BunnyBoard *self, const GameEvent *events, guint n_events)
{
  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == GAME_EVENT_MOVE && events[i].to.kind == BUNNY_ZONE_CELL &&
        events[i].to.index < BUNNY_N_CELLS)
      self->changed[events[i].to.index] = 1;
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
  g_autofree BunnyView *before = NULL;
  gboolean              moves;

  bunny_board_finish_motion (board);
  before = g_memdup2 (&self->view, sizeof self->view);
  moves = self->shown && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
          edubba_board_may_move (GTK_WIDGET (self));
  bunny_board_show (self, seen, viewer, active);
  mark_changes (self, events, n_events);
  bunny_board_light (self);
  if (moves)
    self->story = bunny_story_new (before, &self->view, events, n_events);
  self->step = 0;
  if (self->story != NULL && self->story->len > 0)
    {
      tell_step (self);
      return;
    }
  g_clear_pointer (&self->story, g_array_unref);
  edubba_board_settled (board);
}

void
bunny_board_finish_motion (EdubbaBoard *board)
{
  BunnyBoard *self = BUNNY_BOARD (board);

  if (self->story == NULL)
    return;
  g_clear_handle_id (&self->step_id, g_source_remove);
  g_clear_pointer (&self->story, g_array_unref);
  gtk_widget_remove_css_class (self->say, "telling");
  bunny_board_light (self);
  edubba_board_settled (board);
}

gboolean
bunny_board_is_moving (EdubbaBoard *board)
{
  return BUNNY_BOARD (board)->story != NULL;
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

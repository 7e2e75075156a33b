/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * MesoBoard: if there is room the field lies beside seats and buttons, otherwise between them. It
 * is shown the viewer's sight, and hands out intents.
 *
 * CSS nodes: `mesoboard`, with `carrying` while something is carried; `strips`, `zoom`, `field`,
 * `place`, `mesobar`. Accessibility: a grid of places, a group of seats, groups of buttons.
 */
#include "meso-board-private.h"

#include <string.h>

#include "edubba-kit.h"
#include "edubba-layout.h"
#include "game-state.h"
#include "meso-rules.h"
#include "meso-style.h"
#include "meso-words.h"

#define GAP EDUBBA_FIELD_BOARD_GAP

/* The width of the column beside the field, in pixels and as a share of the whole. */
#define SIDE_LEAST 250
#define SIDE_MOST  460
#define SIDE_SHARE 0.3

/* So much of the field is always seen. */
#define FIELD_SEEN 120

/* On a telephone seats show only their mana and their offerings. */
#define NARROW 520

/* The rows of buttons for which there is always room below the field, in pixels: what comes and
 * goes with every press must not move the land. */
#define FOOT_ROWS (2 * 44 + 5)

G_DEFINE_FINAL_TYPE (MesoBoard, meso_board, EDUBBA_TYPE_FIELD_BOARD)

/* ---- Layout */

static int
get_least (GtkWidget *child, GtkOrientation orientation)
{
  int least;

  gtk_widget_measure (child, orientation, -1, &least, NULL, NULL, NULL);
  return least;
}

static int
get_side_least (MesoBoard *self)
{
  return MAX (get_least (self->head, GTK_ORIENTATION_HORIZONTAL),
              get_least (self->foot_box, GTK_ORIENTATION_HORIZONTAL));
}

static int
meso_board_measure_side (EdubbaFieldBoard *board)
{
  return get_side_least (MESO_BOARD (board));
}

static void
place (GtkWidget *child, int x, int y, int width, int height)
{
  edubba_layout_measure_height (child, width);
  edubba_layout_place (child, (GtkAllocation) { x, y, MAX (1, width), MAX (1, height) });
}

/* The height that is kept for sentence and buttons. */
static int
get_foot_room (MesoBoard *self)
{
  int line = edubba_layout_measure_line (self->say) + GAP;

  return self->sight.state.over ? line : FOOT_ROWS + line;
}

static void
allocate_wide (MesoBoard *self, int width, int height)
{
  int side = CLAMP ((int) (width * SIDE_SHARE), SIDE_LEAST, SIDE_MOST);
  int field = MIN (width - side - 3 * GAP, (int) (height * 1.5));
  int head;

  side = MAX (width - field - 3 * GAP, get_side_least (self));
  field = width - side - 3 * GAP;
  head = edubba_layout_measure_height (self->head, side);
  place (self->zoom, GAP, GAP, field, height - 2 * GAP);
  place (self->head, field + 2 * GAP, GAP, side, head);
  place (self->foot, field + 2 * GAP, head + 2 * GAP, side, height - head - 3 * GAP);
}

/* More rows of buttons than there is room for lie over the lower part of the land, which stays. */
static void
allocate_narrow (MesoBoard *self, int width, int height)
{
  int inner = width - 2 * GAP;
  int head = edubba_layout_measure_height (self->head, inner);
  int rest = height - head - 3 * GAP;
  int room = MIN (get_foot_room (self), MAX (1, rest - EDUBBA_FIELD_BOARD_LEAST));
  int foot = edubba_layout_measure_height (self->foot_box, inner);

  foot = CLAMP (foot, room, MAX (room, rest - FIELD_SEEN));
  place (self->head, GAP, GAP, inner, head);
  place (self->zoom, GAP, head + 2 * GAP, inner, rest - room - GAP);
  place (self->foot, GAP, height - foot - GAP, inner, foot);
}

static void
meso_board_refit (EdubbaFieldBoard *board, gboolean wide, guint savings)
{
  MesoBoard *self = MESO_BOARD (board);

  edubba_strips_set_stacked (self->strips, wide);
  edubba_strips_set_compact (self->strips, savings != 0);
  if (self->shown)
    meso_board_fill (self);
}

/* In little room seats show less. */
static guint
meso_board_find_savings (
  EdubbaFieldBoard *board, gboolean wide, int width, int height, int line)
{
  return !wide && width < NARROW;
}

static void
meso_board_allocate (EdubbaFieldBoard *board, gboolean wide, int width, int height)
{
  if (wide)
    allocate_wide (MESO_BOARD (board), width, height);
  else
    allocate_narrow (MESO_BOARD (board), width, height);
}

/* For Tab all places are one stop, where play goes on; other keys go from place to place. */
static gboolean
meso_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  MesoBoard *self = MESO_BOARD (widget);
  GtkWidget *stops[] = { self->head, self->zoom, self->foot_box };
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  int        step = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  int        at = step > 0 ? 0 : G_N_ELEMENTS (stops) - 1;

  if ((direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD) ||
      (focus != NULL && gtk_widget_is_ancestor (focus, self->sheet)))
    return GTK_WIDGET_CLASS (meso_board_parent_class)->focus (widget, direction);
  for (int i = 0; focus != NULL && i < (int) G_N_ELEMENTS (stops); i++)
    if (gtk_widget_is_ancestor (focus, stops[i]))
      at = stops[i] == self->zoom ? i + step : i;
  for (; at >= 0 && at < (int) G_N_ELEMENTS (stops); at += step)
    if (stops[at] == self->zoom ? edubba_board_focus_start (EDUBBA_BOARD (self))
                                : gtk_widget_child_focus (stops[at], direction))
      return TRUE;
  return FALSE;
}

static void
meso_board_draw_above (EdubbaFieldBoard *board, GtkSnapshot *snapshot)
{
  MesoBoard *self = MESO_BOARD (board);

  if (self->preview != NULL)
    meso_preview_draw_seats (self->preview, GTK_WIDGET (self), self->strips, snapshot);
}

static void
meso_board_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (meso_board_parent_class)->realize (widget);
  meso_style_attach (gtk_widget_get_display (widget));
}

/* ---- States and marks */

static void
meso_board_show_state (EdubbaBoard *board, const GameState *seen, guint viewer, gboolean active)
{
  MesoBoard       *self = MESO_BOARD (board);
  const GameState *own = edubba_board_get_own (board);

  g_return_if_fail (viewer < MESO_MAX_SEATS);

  meso_board_finish_motion (board);
  edubba_carry_drop (self->carry);
  if (memcmp (&self->seen, seen, sizeof self->seen) != 0)
    {
      meso_cover_shuffle (&self->cover);
      gtk_popover_popdown (GTK_POPOVER (self->sheet));
    }
  self->seen = *meso_state (seen);
  /* The state seen may be covered, and has neither cards nor values then. */
  meso_sight_show (&self->sight, own != NULL ? own : seen, viewer, active);
  self->sight.state = self->seen;
  self->cover.looks = FALSE;
  meso_choice_keep (&self->choice, &self->sight);
  memset (self->marked, 0, sizeof self->marked);
  g_clear_pointer (&self->preview, meso_preview_free);
  self->shown = TRUE;
  meso_board_fill (self);
}

static void
meso_board_introduced (EdubbaBoard *board)
{
  MesoSight           *sight = &MESO_BOARD (board)->sight;
  const EdubbaCompany *company = edubba_board_get_company (board);

  sight->address = company->address;
  sight->exercise = company->occasion == EDUBBA_BOARD_EXERCISE ||
                    company->occasion == EDUBBA_BOARD_QUESTION;
  sight->names = company->names;
  sight->person = company->person;
}

static void
meso_board_set_aims (EdubbaBoard *board, const EdubbaBoardAim *own, const EdubbaBoardAim *rival)
{
  MesoBoard *self = MESO_BOARD (board);

  self->sight.aims[0] = meso_sight_count_offerings (own->goals, own->n);
  self->sight.aims[1] = meso_sight_count_offerings (rival->goals, rival->n);
}

static void
meso_board_highlight (EdubbaBoard *board, const GameAction *action)
{
  MesoBoard *self = MESO_BOARD (board);

  memset (self->marked, 0, sizeof self->marked);
  if (action != NULL)
    meso_place_mark (*action, self->marked);
  meso_board_light (self);
}

static void
meso_board_show_preview (EdubbaBoard *board, const GamePreview *preview, gboolean figures)
{
  MesoBoard *self = MESO_BOARD (board);

  g_clear_pointer (&self->preview, meso_preview_free);
  if (preview != NULL)
    self->preview = meso_preview_new (&self->sight, preview, figures);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self->field));
}

/* Play begins with the first place that is lit, and else with the temple. */
static gboolean
meso_board_focus_start (EdubbaBoard *board)
{
  MesoBoard *self = MESO_BOARD (board);

  for (guint i = 0; i < edubba_field_get_n_places (self->field); i++)
    {
      EdubbaPlace *target = edubba_field_get_place (self->field, i);

      if (edubba_place_get_state (target) & (EDUBBA_PLACE_TARGET | EDUBBA_PLACE_PICKED))
        return gtk_widget_grab_focus (GTK_WIDGET (target));
    }
  return self->shown &&
         gtk_widget_grab_focus (GTK_WIDGET (meso_board_find_place (self, MESO_TEMPLE)));
}

/* ---- The class */

static void
meso_board_dispose (GObject *object)
{
  g_clear_pointer (&MESO_BOARD (object)->glide, meso_glide_free);
  G_OBJECT_CLASS (meso_board_parent_class)->dispose (object);
}

static void
meso_board_finalize (GObject *object)
{
  MesoBoard *self = MESO_BOARD (object);

  meso_sight_clear (&self->sight);
  g_clear_pointer (&self->preview, meso_preview_free);
  meso_ground_free (self->ground);
  G_OBJECT_CLASS (meso_board_parent_class)->finalize (object);
}

static void
init_board_class (EdubbaBoardClass *klass)
{
  klass->rules = &meso_rules;
  klass->press = meso_board_press;
  klass->key = meso_board_key;
  klass->introduced = meso_board_introduced;
  klass->show_state = meso_board_show_state;
  klass->find_part = meso_board_find_part;
  klass->highlight = meso_board_highlight;
  klass->focus_start = meso_board_focus_start;
  klass->find_paragraph = meso_board_find_paragraph;
  klass->find_moment = meso_board_find_moment;
  klass->set_aims = meso_board_set_aims;
  klass->dup_end_part = meso_board_dup_end_part;
  klass->find_action = meso_board_find_action;
  klass->show_preview = meso_board_show_preview;
  klass->read_aloud = meso_board_read_aloud;
  klass->play = meso_board_play;
  klass->finish_motion = meso_board_finish_motion;
  klass->is_moving = meso_board_is_moving;
  klass->list_counts = meso_board_list_counts;
  klass->place_count = meso_board_place_count;
}

static void
meso_board_class_init (MesoBoardClass *klass)
{
  GtkWidgetClass        *widget_class = GTK_WIDGET_CLASS (klass);
  EdubbaFieldBoardClass *field_class = EDUBBA_FIELD_BOARD_CLASS (klass);

  init_board_class (EDUBBA_BOARD_CLASS (klass));
  field_class->measure_side = meso_board_measure_side;
  field_class->allocate = meso_board_allocate;
  field_class->find_savings = meso_board_find_savings;
  field_class->refit = meso_board_refit;
  field_class->draw_above = meso_board_draw_above;
  field_class->unpick = meso_board_unpick;
  G_OBJECT_CLASS (klass)->dispose = meso_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = meso_board_finalize;
  widget_class->focus = meso_board_focus;
  widget_class->realize = meso_board_realize;
  gtk_widget_class_set_css_name (widget_class, "mesoboard");
}

static void
meso_board_init (MesoBoard *self)
{
  g_autofree char *title = meso_words.title ();

  self->sight.person = GAME_NOBODY;
  meso_choice_clear (&self->choice);
  self->ground = meso_ground_new ();
  meso_board_build (self);
  meso_board_init_motion (self);
  edubba_kit_name (GTK_WIDGET (self), title, NULL);
  self->carry = edubba_field_board_add_carry (EDUBBA_FIELD_BOARD (self), &meso_board_carrier);
}

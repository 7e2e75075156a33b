/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of the board and their contents. Places come and go with the lands: each land has one,
 * and each empty place beside a land, where the next may be laid.
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "edubba-kit.h"
#include "meso-board-private.h"
#include "meso-says.h"
#include "meso-seats.h"

/* The steps from the temple for which the field has room from the start. */
#define ROOM 3

/* On a narrow board seven hexes lie side by side, each of this size. */
#define LEAST_SIZE 46

/* ---- The field */

static void
draw_below (EdubbaField *field, GtkSnapshot *snapshot, gpointer data)
{
  MesoBoard *self = data;

  if (self->shown)
    meso_ground_draw (self->ground, field, meso_glide_look (self->glide, &self->sight), snapshot);
}

static void
draw_above (EdubbaField *field, GtkSnapshot *snapshot, gpointer data)
{
  MesoBoard *self = data;

  if (!self->shown)
    return;
  meso_ground_draw_reach (field, &self->sight, &self->choice, snapshot);
  if (self->preview != NULL)
    meso_preview_draw_lands (self->preview, field, &self->sight, snapshot);
  meso_glide_draw (self->glide, snapshot);
}

EdubbaPlace *
meso_board_find_place (MesoBoard *self, guint place)
{
  return edubba_field_find_place_in (self->field, meso_place_get_column (place),
                                     meso_place_get_row (place));
}

static void
name_place (MesoBoard *self, EdubbaPlace *widget, guint place)
{
  g_autofree char *name = meso_says_place (&self->sight, place);
  g_autofree char *contents = meso_says_contents (&self->sight, place);

  edubba_kit_name (GTK_WIDGET (widget), name, *contents != '\0' ? contents : NULL);
}

static void
fill_field (MesoBoard *self)
{
  guint8 there[MESO_N_PLACES];

  meso_sight_find_places (&self->sight, there);
  for (guint place = 0; place < MESO_N_PLACES; place++)
    {
      EdubbaPlace *widget = meso_board_find_place (self, place);

      if (widget != NULL && !there[place])
        edubba_field_remove (self->field, widget);
      else if (there[place])
        {
          if (widget == NULL)
            {
              g_autofree char *part = meso_place_dup_part (place);

              widget = edubba_field_add (self->field, meso_place_get_column (place),
                                         meso_place_get_row (place), part);
            }
          name_place (self, widget, place);
        }
    }
  if (!self->settled)
    edubba_zoom_set_home (EDUBBA_ZOOM (self->zoom), meso_board_find_place (self, MESO_TEMPLE),
                          LEAST_SIZE);
  self->settled = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self->field));
}

/* ---- Seats */

/* The points left, or that the movement is over; and the discoveries left, of all lands. */
static void
fill_line (MesoBoard *self)
{
  const MesoState *state = &self->sight.state;
  g_autofree char *turn = g_strdup_printf (_ ("Points: %u"), state->moves);
  guint            found = MIN (state->n_stack, MESO_MAX_FOUND - state->found);
  /* Translators: a button: how many lands can be explored in this turn */
  g_autofree char *stack = g_strdup_printf (_ ("Explore: %u"), found);
  /* Translators: the tooltip of that button: this turn, and all that are in the stack */
  g_autofree char *tip = g_strdup_printf (
    _ ("Lands that can still be explored in this turn: %1$u. Lands left in the stack: %2$u."),
    found, state->n_stack);

  gtk_label_set_label (GTK_LABEL (self->turn),
                       state->over                      ? ""
                       : state->acted == MESO_ACTED_NOT ? turn
                                                        : _ ("Actions"));
  gtk_button_set_label (GTK_BUTTON (self->stack), stack);
  gtk_widget_set_tooltip_text (self->stack, tip);
}

static void
fill_head (MesoBoard *self)
{
  meso_seats_show (self->strips, &self->sight);
  fill_line (self);
}

/* ---- Buttons */

/* Keeps the focus among buttons that are made anew: on the one that presses the same part, or else
 * where play goes on. */
static void
fill_buttons (MesoBoard *self)
{
  GtkWidget       *focus = edubba_board_get_focus (EDUBBA_BOARD (self));
  gboolean         covered = edubba_board_get_own (EDUBBA_BOARD (self)) != NULL;
  GtkWidget       *bar = focus != NULL ? gtk_widget_get_parent (focus) : NULL;
  gboolean         had = bar != NULL && MESO_IS_BAR (bar);
  g_autofree char *part = had ? g_strdup (edubba_kit_read_part (focus)) : NULL;
  GtkWidget       *again;

  if (had)
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  meso_buttons_show (self->here, self->bar, &self->sight, &self->choice,
                     covered ? &self->cover : NULL,
                     edubba_field_board_is_wide (EDUBBA_FIELD_BOARD (self)));
  if (!had)
    return;
  again = part != NULL ? meso_board_find_part (EDUBBA_BOARD (self), part) : NULL;
  if (again == NULL || !gtk_widget_grab_focus (again))
    edubba_board_focus_start (EDUBBA_BOARD (self));
}

/* ---- Lights and sentences */

static EdubbaPlaceState
find_state (MesoBoard *self, guint place)
{
  const MesoChoice *choice = &self->choice;
  EdubbaPlaceState  state = self->marked[place] ? EDUBBA_PLACE_MARKED : EDUBBA_PLACE_PLAIN;

  if (place == meso_choice_get_place (choice, &self->sight))
    state |= EDUBBA_PLACE_PICKED;
  for (guint i = 0; i < choice->n_seeds; i++)
    if (choice->seeds[i] == place)
      state |= EDUBBA_PLACE_PICKED;
  if (meso_choice_lights (choice, &self->sight, place))
    state |= EDUBBA_PLACE_TARGET;
  return state;
}

void
meso_board_light (MesoBoard *self)
{
  for (guint i = 0; i < edubba_field_get_n_places (self->field); i++)
    {
      EdubbaPlace     *widget = edubba_field_get_place (self->field, i);
      guint            place = meso_place_read_part (edubba_place_get_part (widget));
      EdubbaPlaceState state = find_state (self, place);

      edubba_place_change (widget, ~state, FALSE);
      edubba_place_change (widget, state, TRUE);
      /* Empty places are a way for the keys only where something can be done. */
      gtk_widget_set_focusable (GTK_WIDGET (widget),
                                meso_sight_get_land (&self->sight, place) != NULL ||
                                  state != EDUBBA_PLACE_PLAIN);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self->field));
  fill_buttons (self);
  meso_board_say (self, NULL);
}

void
meso_board_say (MesoBoard *self, const char *sentence)
{
  g_autofree char *choice =
    sentence == NULL ? meso_says_choice (&self->choice, &self->sight) : NULL;

  gtk_label_set_label (GTK_LABEL (self->say), sentence != NULL ? sentence : choice);
  gtk_widget_set_tooltip_text (self->say, sentence);
}

void
meso_board_fill (MesoBoard *self)
{
  fill_field (self);
  fill_head (self);
  meso_board_light (self);
}

/* ---- Building */

static GtkWidget *
add_icon (MesoBoard *self, const char *icon, const char *name, const char *part)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  edubba_kit_set_part (button, part);
  edubba_kit_name (button, name, NULL);
  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_add_css_class (button, "flat");
  meso_bar_add (self->line, button);
  return button;
}

static void
build_head (MesoBoard *self)
{
  self->head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_add_css_class (self->head, "head");
  self->strips = EDUBBA_STRIPS (edubba_strips_new ());
  self->line = MESO_BAR (meso_bar_new ());
  self->turn = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "hexpand", TRUE, NULL);
  self->stack = gtk_button_new_with_label ("");
  gtk_widget_add_css_class (self->turn, "turn");
  edubba_kit_set_part (self->stack, "stack");
  gtk_widget_add_css_class (self->stack, "flat");
  meso_bar_add (self->line, self->turn);
  meso_bar_add (self->line, self->stack);
  self->list = add_icon (self, "view-list-symbolic", _ ("Go to a Place"), "list");
  add_icon (self, "go-home-symbolic", _ ("Show the Temple"), "temple");
  meso_bar_add (self->line, edubba_zoom_get_buttons (EDUBBA_ZOOM (self->zoom)));
  gtk_box_append (GTK_BOX (self->head), GTK_WIDGET (self->strips));
  gtk_box_append (GTK_BOX (self->head), GTK_WIDGET (self->line));
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
}

static void
build_foot (MesoBoard *self)
{
  self->foot_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 5);
  self->say = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END,
                            "wrap", TRUE, "lines", 2, NULL);
  self->here = MESO_BAR (meso_bar_new ());
  self->bar = MESO_BAR (meso_bar_new ());
  gtk_widget_add_css_class (self->say, "say");
  edubba_kit_name (GTK_WIDGET (self->here), _ ("Actions in this place"), NULL);
  edubba_kit_name (GTK_WIDGET (self->bar), _ ("Cards and the end of the turn"), NULL);
  gtk_box_append (GTK_BOX (self->foot_box), self->say);
  gtk_box_append (GTK_BOX (self->foot_box), GTK_WIDGET (self->here));
  gtk_box_append (GTK_BOX (self->foot_box), GTK_WIDGET (self->bar));
  self->foot = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", self->foot_box, "focusable", FALSE,
                             "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  gtk_widget_add_css_class (self->foot, "foot");
  gtk_widget_set_parent (self->foot, GTK_WIDGET (self));
}

void
meso_board_build (MesoBoard *self)
{
  self->field = EDUBBA_FIELD (edubba_field_new (EDUBBA_GRID_HEX));
  edubba_field_set_room (self->field, ROOM);
  edubba_field_set_drawing (self->field, draw_below, draw_above, self);
  self->zoom = edubba_field_board_add_zoom (EDUBBA_FIELD_BOARD (self), self->field);
  build_head (self);
  gtk_widget_set_parent (self->zoom, GTK_WIDGET (self));
  build_foot (self);
  self->sheet = meso_sheet_new ();
  gtk_widget_set_parent (self->sheet, GTK_WIDGET (self));
  edubba_board_set_sheet (EDUBBA_BOARD (self), self->sheet);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tiles of one group, as many side by side as can be read with ease. The person at the screen has a
 * line of their own: a choice of another kind.
 */
#include "edubba-opponents.h"

#include <glib/gi18n.h>

#include "edubba-columns-layout.h"
#include "edubba-face.h"

#define MOST_COLUMNS 3
#define SPACING      6

struct _EdubbaOpponents
{
  /* Borrowed: they belong to the box. */
  GtkToggleButton *tiles[EDUBBA_OPPONENT_PERSON + 1];
  GtkLabel        *notes[EDUBBA_OPPONENT_PERSON + 1];

  EdubbaOpponentsFunc changed;
  gpointer            data;
};

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* The content of a tile. The mark of the choice is always there, and visible only on the chosen
 * tile. */
static GtkWidget *
create_content (EdubbaOpponents *self, guint opponent, const char *title, const char *note)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *line = create_label (note, "dim-label");
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

  self->notes[opponent] = GTK_LABEL (line);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), create_label (title, "heading"));
  gtk_box_append (GTK_BOX (texts), line);
  gtk_box_append (GTK_BOX (content), edubba_face_new_for_level (opponent));
  gtk_box_append (GTK_BOX (content), texts);
  gtk_box_append (GTK_BOX (content), mark);
  return content;
}

static char *
dup_title (guint opponent)
{
  if (opponent == EDUBBA_OPPONENT_PERSON)
    return g_strdup (_ ("A person at this screen"));
  return edubba_level_dup_title (NULL, opponent);
}

static char *
dup_note (guint opponent)
{
  if (opponent == EDUBBA_OPPONENT_PERSON)
    return g_strdup (
      _ ("You take turns at this screen. Between turns a curtain hides both hands."));
  return edubba_level_dup_note (NULL, opponent);
}

static void
tile_toggled_cb (EdubbaOpponents *self, GtkToggleButton *tile)
{
  if (gtk_toggle_button_get_active (tile))
    self->changed (self->data);
}

static GtkWidget *
create_tile (EdubbaOpponents *self, guint opponent)
{
  g_autofree char *title = dup_title (opponent);
  g_autofree char *note = dup_note (opponent);
  GtkWidget       *tile = gtk_toggle_button_new ();

  self->tiles[opponent] = GTK_TOGGLE_BUTTON (tile);
  gtk_button_set_child (GTK_BUTTON (tile), create_content (self, opponent, title, note));
  gtk_widget_add_css_class (tile, "card");
  gtk_widget_add_css_class (tile, "tile");
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, note, -1);
  if (opponent > 0)
    gtk_toggle_button_set_group (self->tiles[opponent], self->tiles[0]);
  return tile;
}

EdubbaOpponents *
edubba_opponents_new (GtkBox *box, EdubbaOpponentsFunc changed, gpointer data)
{
  EdubbaOpponents *self = g_new0 (EdubbaOpponents, 1);
  GtkWidget       *computers = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  self->changed = changed;
  self->data = data;
  edubba_columns_layout_apply_columns (computers, MOST_COLUMNS, SPACING);
  gtk_box_append (box, computers);
  for (guint opponent = 0; opponent < EDUBBA_OPPONENT_PERSON; opponent++)
    gtk_box_append (GTK_BOX (computers), create_tile (self, opponent));
  gtk_box_append (box, create_tile (self, EDUBBA_OPPONENT_PERSON));
  gtk_toggle_button_set_active (self->tiles[0], TRUE);
  edubba_opponents_offer_own (self, FALSE);
  for (guint opponent = 0; opponent < G_N_ELEMENTS (self->tiles); opponent++)
    g_signal_connect_swapped (self->tiles[opponent], "toggled", G_CALLBACK (tile_toggled_cb), self);
  return self;
}

void
edubba_opponents_free (EdubbaOpponents *self)
{
  for (guint opponent = 0; opponent < G_N_ELEMENTS (self->tiles); opponent++)
    g_signal_handlers_disconnect_by_data (self->tiles[opponent], self);
  g_free (self);
}

void
edubba_opponents_offer_own (EdubbaOpponents *self, gboolean offered)
{
  g_return_if_fail (self != NULL);

  if (!offered && edubba_opponents_get (self) == EDUBBA_LEVEL_OWN)
    edubba_opponents_set (self, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->tiles[EDUBBA_LEVEL_OWN]), offered);
}

void
edubba_opponents_set_open (EdubbaOpponents *self, gboolean open)
{
  g_autofree char *note = NULL;

  g_return_if_fail (self != NULL);

  note = open ? g_strdup (_ ("You take turns at this screen.")) : dup_note (EDUBBA_OPPONENT_PERSON);
  gtk_label_set_label (self->notes[EDUBBA_OPPONENT_PERSON], note);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tiles[EDUBBA_OPPONENT_PERSON]),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, note, -1);
}

guint
edubba_opponents_get (EdubbaOpponents *self)
{
  g_return_val_if_fail (self != NULL, 0);

  for (guint opponent = 0; opponent < G_N_ELEMENTS (self->tiles); opponent++)
    if (gtk_toggle_button_get_active (self->tiles[opponent]))
      return opponent;
  g_return_val_if_reached (0);
}

void
edubba_opponents_set (EdubbaOpponents *self, guint opponent)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (opponent <= EDUBBA_OPPONENT_PERSON);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->tiles[opponent])))
    opponent = 0;
  gtk_toggle_button_set_active (self->tiles[opponent], TRUE);
}

void
edubba_opponents_grab_focus (EdubbaOpponents *self)
{
  g_return_if_fail (self != NULL);

  gtk_widget_grab_focus (GTK_WIDGET (self->tiles[edubba_opponents_get (self)]));
}

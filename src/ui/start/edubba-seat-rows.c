/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row is a card: a face, a list to choose from, a description of the choice, and for a person
 * among several an entry for a name. "You" is one person: taking another seat leaves the first to
 * somebody else.
 */
#include "edubba-seat-rows.h"

#include <glib/gi18n.h>

#include "edubba-columns-layout.h"
#include "edubba-face.h"
#include "edubba-accessible-names.h"
#include "edubba-row-layout.h"
#include "edubba-seed.h"
#include "game-text.h"

#define SPACING 6

/* The lines of a row's list; the levels follow. */
enum
{
  WHO_YOU,
  WHO_PERSON,
  WHO_COMPUTER,
};

typedef struct
{
  GtkWidget   *box;
  EdubbaFace  *face;
  GtkDropDown *drop;
  GtkLabel    *note;
  GtkEntry    *entry;
} Row;

struct _EdubbaSeatRows
{
  /* Borrowed: they belong to the box. */
  GtkWidget      *numbers;
  GtkCheckButton *lots;
  Row             rows[GAME_MAX_SEATS];

  const EdubbaGame *game; /* the game offered; borrowed, or NULL */
  guint             n;

  EdubbaSeatRowsFunc changed;
  gpointer           data;
};

static guint
get_who (const Row *row)
{
  return gtk_drop_down_get_selected (row->drop);
}

static guint
count_persons (EdubbaSeatRows *self)
{
  guint n = 0;

  for (guint s = 0; s < self->n; s++)
    n += get_who (&self->rows[s]) < WHO_COMPUTER;
  return n;
}

/* The face and the words about the taker of a seat. */
static void
show_who (EdubbaSeatRows *self, const Row *row)
{
  guint            who = get_who (row);
  const GameWords *words = self->game != NULL ? self->game->module->words : NULL;
  g_autofree char *note =
    who >= WHO_COMPUTER ? edubba_level_dup_note (words, who - WHO_COMPUTER) : NULL;

  gtk_label_set_label (row->note, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (row->note), note != NULL);
  if (who >= WHO_COMPUTER)
    edubba_face_set_level (row->face, self->game, who - WHO_COMPUTER);
  else
    edubba_face_set_level (row->face, self->game,
                           who == WHO_YOU ? EDUBBA_FACE_YOU : EDUBBA_FACE_PERSON);
}

/* A name is asked for only where there are several persons. */
static void
update (EdubbaSeatRows *self)
{
  gboolean named = count_persons (self) > 1;

  for (guint s = 0; s < GAME_MAX_SEATS; s++)
    {
      Row *row = &self->rows[s];

      gtk_widget_set_visible (row->box, s < self->n);
      show_who (self, row);
      gtk_widget_set_visible (GTK_WIDGET (row->entry), named && get_who (row) < WHO_COMPUTER);
    }
  self->changed (self->data);
}

static void
who_changed_cb (EdubbaSeatRows *self, GParamSpec *pspec, GtkDropDown *drop)
{
  for (guint s = 0; s < GAME_MAX_SEATS; s++)
    if (gtk_drop_down_get_selected (drop) == WHO_YOU && self->rows[s].drop != drop &&
        get_who (&self->rows[s]) == WHO_YOU)
      gtk_drop_down_set_selected (self->rows[s].drop, WHO_PERSON);
  update (self);
}

static void
number_toggled_cb (EdubbaSeatRows *self, GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  self->n = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "edubba-seats"));
  update (self);
}

static GListModel *
list_who (const GameWords *words)
{
  GtkStringList *lines = gtk_string_list_new (NULL);

  /* Translators: who takes a seat in a game of several: the one who chooses. */
  gtk_string_list_append (lines, C_ ("seat", "You"));
  /* Translators: who takes a seat in a game of several: another person at the screen. */
  gtk_string_list_append (lines, C_ ("seat", "Somebody else here"));
  for (guint level = 0; level < GAME_N_LEVELS; level++)
    {
      g_autofree char *title = edubba_level_dup_title (words, level);

      /* Translators: who takes a seat in a game of several; %s: how strong it plays: "Builder". */
      gtk_string_list_take (lines, g_strdup_printf (_ ("Computer: %s"), title));
    }
  return G_LIST_MODEL (lines);
}

static GtkEntry *
create_entry (guint seat)
{
  GtkEntry        *entry = GTK_ENTRY (gtk_entry_new ());
  g_autofree char *name = g_strdup_printf (_ ("Name of player %u"), seat + 1);

  gtk_entry_set_placeholder_text (entry, name);
  gtk_entry_set_max_length (entry, GAME_TEXT_NAME_CHARS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return entry;
}

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_row (EdubbaSeatRows *self, GtkBox *box, guint seat)
{
  Row             *row = &self->rows[seat];
  g_autofree char *title = g_strdup_printf (_ ("Player %u"), seat + 1);
  GtkWidget       *choices = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  row->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_add_css_class (row->box, "card");
  gtk_widget_add_css_class (row->box, "seat");
  row->face = EDUBBA_FACE (edubba_face_new_for_level (EDUBBA_FACE_PERSON));
  row->drop = GTK_DROP_DOWN (gtk_drop_down_new (list_who (NULL), NULL));
  row->note = GTK_LABEL (create_label ("", "dim-label"));
  row->entry = create_entry (seat);
  gtk_widget_set_hexpand (choices, TRUE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (row->drop), title);
  edubba_accessible_names_drop_down (row->drop, title);
  gtk_box_append (GTK_BOX (choices), create_label (title, "caption-heading"));
  gtk_box_append (GTK_BOX (choices), GTK_WIDGET (row->drop));
  gtk_box_append (GTK_BOX (choices), GTK_WIDGET (row->note));
  gtk_box_append (GTK_BOX (choices), GTK_WIDGET (row->entry));
  gtk_box_append (GTK_BOX (row->box), GTK_WIDGET (row->face));
  gtk_box_append (GTK_BOX (row->box), choices);
  gtk_box_append (box, row->box);
  g_signal_connect_swapped (row->drop, "notify::selected", G_CALLBACK (who_changed_cb), self);
}

static void
add_heading (GtkBox *box)
{
  gtk_box_append (box, create_label (_ ("Who sits at the table?"), "title-4"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Who sits at the table?"), -1);
}

EdubbaSeatRows *
edubba_seat_rows_new (GtkBox *box, EdubbaSeatRowsFunc changed, gpointer data)
{
  EdubbaSeatRows *self = g_new0 (EdubbaSeatRows, 1);
  GtkWidget      *seats = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  self->changed = changed;
  self->data = data;
  add_heading (box);
  self->numbers = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->numbers, "linked");
  edubba_row_layout_apply (self->numbers, 0);
  gtk_box_append (box, self->numbers);
  edubba_columns_layout_apply_columns (seats, 2, SPACING);
  gtk_box_append (box, seats);
  for (guint seat = 0; seat < GAME_MAX_SEATS; seat++)
    add_row (self, GTK_BOX (seats), seat);
  self->lots = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (_ ("Draw lots for the seats")));
  gtk_check_button_set_active (self->lots, TRUE);
  gtk_box_append (box, GTK_WIDGET (self->lots));
  return self;
}

void
edubba_seat_rows_free (EdubbaSeatRows *self)
{
  for (guint seat = 0; seat < GAME_MAX_SEATS; seat++)
    g_signal_handlers_disconnect_by_data (self->rows[seat].drop, self);
  g_free (self);
}

static void
add_number (EdubbaSeatRows *self, guint n, GtkToggleButton **group)
{
  /* Translators: how many players take part in a game. */
  g_autofree char *label = g_strdup_printf (ngettext ("%u player", "%u players", n), n);
  GtkWidget       *button = gtk_toggle_button_new_with_label (label);

  g_object_set_data (G_OBJECT (button), "edubba-seats", GUINT_TO_POINTER (n));
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), *group);
  *group = GTK_TOGGLE_BUTTON (button);
  gtk_toggle_button_set_active (*group, n == self->n);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (number_toggled_cb), self);
  gtk_box_append (GTK_BOX (self->numbers), button);
}

void
edubba_seat_rows_offer (EdubbaSeatRows *self, const EdubbaGame *game, guint level)
{
  const GameModule *module;
  guint             min, max;
  GtkToggleButton  *group = NULL;
  GtkWidget        *child;

  g_return_if_fail (self != NULL);
  g_return_if_fail (game != NULL);

  module = game->module;
  min = module->rules->min_seats;
  max = module->rules->max_seats;
  while ((child = gtk_widget_get_first_child (self->numbers)) != NULL)
    gtk_box_remove (GTK_BOX (self->numbers), child);
  self->n = min;
  self->game = game;
  for (guint n = min; min < max && n <= max; n++)
    add_number (self, n, &group);
  gtk_widget_set_visible (self->numbers, min < max);
  for (guint seat = GAME_MAX_SEATS; seat-- > 0;)
    {
      g_autoptr (GListModel) who = list_who (module->words);

      gtk_drop_down_set_model (self->rows[seat].drop, who);
      gtk_drop_down_set_selected (self->rows[seat].drop,
                                  seat == 0 ? WHO_YOU : WHO_COMPUTER + level);
    }
  update (self);
}

gboolean
edubba_seat_rows_has_computer (EdubbaSeatRows *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return count_persons (self) < self->n;
}

static EdubbaSeats *
read_rows (EdubbaSeatRows *self)
{
  EdubbaSeats *seats = edubba_seats_new (self->n);
  guint        strongest;

  for (guint s = 0; s < self->n; s++)
    {
      Row *row = &self->rows[s];

      if (get_who (row) >= WHO_COMPUTER)
        {
          edubba_seats_set_kind (seats, s, EDUBBA_SEAT_COMPUTER);
          edubba_seats_set_level (seats, s, get_who (row) - WHO_COMPUTER);
        }
      else if (gtk_widget_get_visible (GTK_WIDGET (row->entry)))
        edubba_seats_set_name (seats, s, gtk_editable_get_text (GTK_EDITABLE (row->entry)));
    }
  /* A computer as strong as the others plays on for a person who leaves. */
  strongest = edubba_seats_find_strongest (seats);
  for (guint s = 0; s < self->n && strongest < GAME_N_LEVELS; s++)
    if (edubba_seats_get_kind (seats, s) == EDUBBA_SEAT_PERSON)
      edubba_seats_set_level (seats, s, strongest);
  return seats;
}

EdubbaSeats *
edubba_seat_rows_create_seats (EdubbaSeatRows *self)
{
  g_autoptr (EdubbaSeats) seats = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  seats = read_rows (self);
  if (!gtk_check_button_get_active (self->lots))
    return g_steal_pointer (&seats);
  return edubba_seats_turn (seats, edubba_seed_draw_below (self->n));
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The entry holds what is written until it is taken over, and the record what was; the cursor may
 * have gone on by then.
 */
#include "edubba-note-row.h"

#include <glib/gi18n.h>

struct _EdubbaNoteRow
{
  GtkBox parent_instance;

  /* borrowed: children */
  GtkEditable *entry;
  GtkWidget   *next_button;

  EdubbaMatch *match; /* owned */

  guint shown; /* the number of actions played when the note was shown */
};

G_DEFINE_FINAL_TYPE (EdubbaNoteRow, edubba_note_row, GTK_TYPE_BOX)

enum
{
  NOTED,
  SOUGHT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The note on the action before a cursor, or "". */
static char *
dup_note (EdubbaNoteRow *self, guint cursor)
{
  char *note = NULL;

  if (cursor > 0)
    note = game_record_dup_note (edubba_match_get_record (self->match), cursor - 1);
  return note != NULL ? note : g_strdup ("");
}

/* The action with the next note behind the one that is shown, or the number of actions. */
static guint
find_next (EdubbaNoteRow *self)
{
  const GameRecord *record = edubba_match_get_record (self->match);
  guint             next = game_record_find_note (record, self->shown);

  return next + 1 == self->shown ? game_record_get_n_actions (record) : next;
}

static void
update_next (EdubbaNoteRow *self)
{
  gtk_widget_set_visible (self->next_button,
                          find_next (self) < edubba_match_get_length (self->match));
}

/* Takes over what was written, if it is another text. */
static void
take_over (EdubbaNoteRow *self)
{
  const char      *written = gtk_editable_get_text (self->entry);
  g_autofree char *note = NULL;
  g_autofree char *taken = NULL;

  if (self->match == NULL || self->shown == 0 ||
      self->shown > edubba_match_get_length (self->match))
    return;
  note = dup_note (self, self->shown);
  if (g_str_equal (note, written))
    return;
  edubba_match_set_note (self->match, self->shown - 1, written);
  taken = dup_note (self, self->shown);
  if (!g_str_equal (taken, written))
    gtk_editable_set_text (self->entry, taken);
  update_next (self);
  if (!g_str_equal (note, taken))
    g_signal_emit (self, signals[NOTED], 0, self->shown - 1, taken);
}

static void
match_changed_cb (EdubbaNoteRow *self)
{
  guint            cursor = edubba_match_get_cursor (self->match);
  g_autofree char *note = NULL;

  if (cursor == self->shown)
    return;
  take_over (self);
  self->shown = cursor;
  note = dup_note (self, cursor);
  gtk_editable_set_text (self->entry, note);
  gtk_widget_set_sensitive (GTK_WIDGET (self->entry), cursor > 0);
  update_next (self);
}

static void
next_clicked_cb (EdubbaNoteRow *self)
{
  take_over (self);
  g_signal_emit (self, signals[SOUGHT], 0, find_next (self));
}

static void
edubba_note_row_dispose (GObject *object)
{
  g_clear_object (&EDUBBA_NOTE_ROW (object)->match);

  G_OBJECT_CLASS (edubba_note_row_parent_class)->dispose (object);
}

static void
edubba_note_row_class_init (EdubbaNoteRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = edubba_note_row_dispose;

  signals[NOTED] = g_signal_new ("noted", EDUBBA_TYPE_NOTE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  signals[SOUGHT] = g_signal_new ("sought", EDUBBA_TYPE_NOTE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
edubba_note_row_init (EdubbaNoteRow *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_object_set (self, "spacing", 6, "height-request", 44, "margin-top", 8, "margin-bottom", 8,
                "margin-start", 14, "margin-end", 14, NULL);
  self->entry = GTK_EDITABLE (gtk_entry_new ());
  g_object_set (self->entry, "hexpand", TRUE, "sensitive", FALSE, "max-length",
                GAME_RECORD_NOTE_CHARS, "placeholder-text", _ ("Note on this action"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Note on this action"), -1);
  self->next_button = gtk_button_new_from_icon_name ("go-down-symbolic");
  gtk_widget_set_visible (self->next_button, FALSE);
  gtk_widget_set_tooltip_text (self->next_button, _ ("Next Note"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Next note"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (self), self->next_button);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (take_over), self);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), focus);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (take_over), self);
  g_signal_connect_swapped (self->next_button, "clicked", G_CALLBACK (next_clicked_cb), self);
}

GtkWidget *
edubba_note_row_new (void)
{
  return g_object_new (EDUBBA_TYPE_NOTE_ROW, NULL);
}

void
edubba_note_row_set_match (EdubbaNoteRow *self, EdubbaMatch *match)
{
  g_return_if_fail (EDUBBA_IS_NOTE_ROW (self));
  g_return_if_fail (EDUBBA_IS_MATCH (match));
  g_return_if_fail (self->match == NULL);

  self->match = g_object_ref (match);
  g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self,
                           G_CONNECT_SWAPPED);
  match_changed_cb (self);
  update_next (self);
}

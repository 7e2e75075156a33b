/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words are those with which a level is chosen (edubba-level.h). The faces say nothing that the
 * names do not.
 */
#include "edubba-rivals.h"

#include "edubba-face.h"
#include "edubba-level.h"

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                  "width-chars", 9, "xalign", 0.0f, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Returns the level of the computer in a seat, or EDUBBA_LEVEL_OWN. */
static guint
get_level (EdubbaMatch *match, guint seat)
{
  const EdubbaSeats *seats = edubba_match_get_seats (match);

  return edubba_seats_get_points (seats, seat) > 0 ? EDUBBA_LEVEL_OWN
                                                   : edubba_seats_get_level (seats, seat);
}

static GtkWidget *
create_row (const EdubbaGame *game, EdubbaMatch *match, guint seat)
{
  guint            level = get_level (match, seat);
  GtkWidget       *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget       *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget       *face = edubba_face_new_for_level (level);
  g_autofree char *name = edubba_level_dup_name (match, seat);
  g_autofree char *note = edubba_level_dup_note (game->module->words, level);

  edubba_face_set_level (EDUBBA_FACE (face), game, level);
  gtk_widget_set_valign (face, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), create_label (name, "heading"));
  if (edubba_match_get_n_seats (match) == 2)
    gtk_box_append (GTK_BOX (words), create_label (note, "caption"));
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), face);
  gtk_box_append (GTK_BOX (row), words);
  return row;
}

static guint
count_computers (EdubbaMatch *match)
{
  guint n = 0;

  for (guint seat = 0; seat < edubba_match_get_n_seats (match); seat++)
    n += edubba_match_get_seat_kind (match, seat) == EDUBBA_SEAT_COMPUTER;
  return n;
}

GtkWidget *
edubba_rivals_new (const EdubbaGame *game, EdubbaMatch *match)
{
  GtkWidget *box;
  guint      n;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  n = count_computers (match);
  if (n == 0 || n == edubba_match_get_n_seats (match))
    return NULL;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_object_set (box, "margin-top", 10, "margin-start", 14, "margin-end", 14, NULL);
  for (guint seat = 0; seat < edubba_match_get_n_seats (match); seat++)
    if (edubba_match_get_seat_kind (match, seat) == EDUBBA_SEAT_COMPUTER)
      gtk_box_append (GTK_BOX (box), create_row (game, match, seat));
  return box;
}

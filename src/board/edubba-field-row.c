/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is as large as the field and has no area of its own: presses go to its places. The field lays
 * out what is in it.
 */
#include "edubba-field-row.h"

G_DEFINE_FINAL_TYPE (EdubbaFieldRow, edubba_field_row, GTK_TYPE_WIDGET)

static gboolean
contain_nothing (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

static void
edubba_field_row_dispose (GObject *object)
{
  edubba_field_row_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (edubba_field_row_parent_class)->dispose (object);
}

static void
edubba_field_row_class_init (EdubbaFieldRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = edubba_field_row_dispose;
  GTK_WIDGET_CLASS (klass)->contains = contain_nothing;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "row");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_ROW);
}

static void
edubba_field_row_init (EdubbaFieldRow *self)
{
}

void
edubba_field_row_clear (GtkWidget *widget)
{
  for (GtkWidget *child; (child = gtk_widget_get_first_child (widget)) != NULL;)
    gtk_widget_unparent (child);
}

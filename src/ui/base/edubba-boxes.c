/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A child loses the focus before it is taken out, or the toolkit speaks of it meanwhile. A caller
 * that moves a child gives the focus to the next one.
 */
#include "edubba-boxes.h"

#include "edubba-gtk-leaks.h"

void
edubba_boxes_move (GtkWidget *child, GtkBox *box, GtkWidget *sibling)
{
  GtkWidget *parent;
  g_autoptr (GtkWidget) moved = NULL;

  g_return_if_fail (GTK_IS_WIDGET (child));
  g_return_if_fail (GTK_IS_BOX (box));

  parent = gtk_widget_get_parent (child);
  if (parent == GTK_WIDGET (box))
    return;
  moved = g_object_ref_sink (child);
  if (parent != NULL)
    {
      edubba_gtk_leaks_take_focus (child);
      gtk_box_remove (GTK_BOX (parent), child);
    }
  gtk_box_insert_child_after (box, child, sibling);
}

void
edubba_boxes_move_last (GtkWidget *child, GtkBox *box)
{
  g_return_if_fail (GTK_IS_BOX (box));

  edubba_boxes_move (child, box, gtk_widget_get_last_child (GTK_WIDGET (box)));
}

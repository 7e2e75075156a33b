/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toolkit has a call for lists only since GTK 4.12, and none for boxes. Children are taken
 * out from the first on, by the call of their container: a list keeps account of its rows.
 */
#include "edubba-clear.h"

void
edubba_clear_list (GtkListBox *list)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_LIST_BOX (list));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (list))) != NULL)
    gtk_list_box_remove (list, child);
}

void
edubba_clear_box (GtkBox *box)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_BOX (box));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

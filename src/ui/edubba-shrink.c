/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toolkit's own buttons and lists are never narrower than their text in one line. Newer ones
 * can be told to be; this does the same by the labels in them, and asks for nothing that is not
 * there.
 */
#include "edubba-shrink.h"

#include <adwaita.h>

#include "edubba-board.h"
#include "edubba-row-layout.h"

static void
cut_labels (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_END);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_POPOVER (child))
      cut_labels (child);
}

/* Whether a button stands in a row that becomes a column before words are broken. */
static gboolean
is_in_row (GtkWidget *button)
{
  return EDUBBA_IS_ROW_LAYOUT (gtk_widget_get_layout_manager (gtk_widget_get_parent (button)));
}

static void
wrap_label (GtkLabel *label, PangoWrapMode mode)
{
  if (gtk_label_get_ellipsize (label) != PANGO_ELLIPSIZE_NONE || gtk_label_get_wrap (label))
    return;
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, mode);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

void
edubba_shrink_texts (GtkWidget *widget)
{
  GtkWidget *text = GTK_IS_BUTTON (widget) ? gtk_button_get_child (GTK_BUTTON (widget)) : NULL;

  if (EDUBBA_IS_BOARD (widget))
    return;
  if (GTK_IS_DROP_DOWN (widget) || ADW_IS_ENTRY_ROW (widget))
    {
      cut_labels (widget);
      return;
    }
  if (GTK_IS_LABEL (text))
    wrap_label (GTK_LABEL (text), is_in_row (widget) ? PANGO_WRAP_WORD : PANGO_WRAP_WORD_CHAR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    edubba_shrink_texts (child);
}

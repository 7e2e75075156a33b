/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A widget without a name of its own is called by its labels, one after the other, as far as they
 * are shown.
 */
#include "named.h"

/* Collects the labels that lie in a widget, one after the other. */
static void
collect_texts (GtkWidget *widget, GString *text)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    {
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, gtk_label_get_text (GTK_LABEL (widget)));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_texts (child, text);
}

char *
named_dup (GtkWidget *widget)
{
  GString *text;

  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    {
      char *name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "");

      return name != NULL ? name : g_strdup ("");
    }
  text = g_string_new (NULL);
  collect_texts (widget, text);
  return g_string_free (text, FALSE);
}

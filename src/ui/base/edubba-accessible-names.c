/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of a widget are found by their types, never by their place, and a missing part is
 * left alone: another release of the toolkit may have other parts.
 */
#include "edubba-accessible-names.h"

#include <glib/gi18n.h>

/* The first part of this type that is not in a popover, or NULL. */
static GtkWidget *
find_part (GtkWidget *widget, GType type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = NULL;

      if (g_type_is_a (G_OBJECT_TYPE (child), type))
        return child;
      if (!GTK_IS_POPOVER (child))
        found = find_part (child, type);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
hide_now (GtkWidget *part)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (part), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

/* Newer releases show a part to assistive technology once it is mapped; a part is mapped before
 * its parent. */
static void
hide (GtkWidget *part)
{
  if (part == NULL)
    return;
  hide_now (part);
  g_signal_connect_object (gtk_widget_get_parent (part), "map", G_CALLBACK (hide_now), part,
                           G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}

/* Newer releases give some parts a role that can have no name, though they can have the focus. */
static void
ensure_role (GtkWidget *part, GtkAccessibleRole role)
{
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (part)) != role)
    g_object_set (part, "accessible-role", role, NULL);
}

/* A name of its own is the only one. */
static void
set_name (GtkWidget *widget, const char *name, const char *description)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  gtk_accessible_reset_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_reset_relation (accessible, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description != NULL ? description : "", -1);
}

/* The chosen item is the description: the name stays when another item is chosen. */
static void
describe_choice (GtkDropDown *drop_down, GParamSpec *pspec, GtkWidget *button)
{
  gpointer item = gtk_drop_down_get_selected_item (drop_down);

  if (GTK_IS_STRING_OBJECT (item))
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    gtk_string_object_get_string (item), -1);
}

void
edubba_accessible_names_drop_down (GtkDropDown *drop_down, const char *name)
{
  GtkWidget *button;

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));
  g_return_if_fail (name != NULL);

  button = find_part (GTK_WIDGET (drop_down), GTK_TYPE_TOGGLE_BUTTON);
  if (button == NULL)
    return;
  set_name (GTK_WIDGET (drop_down), name, NULL);
  set_name (button, name, NULL);
  hide (find_part (button, GTK_TYPE_STACK));
  g_signal_connect_object (drop_down, "notify::selected-item", G_CALLBACK (describe_choice), button,
                           0);
  describe_choice (drop_down, NULL, button);
}

void
edubba_accessible_names_combo_row (AdwComboRow *row)
{
  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  hide (find_part (GTK_WIDGET (row), GTK_TYPE_LIST_VIEW));
}

/* The button without words closes a toast; the words of the other button are said once. */
static void
name_buttons (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget))
    {
      const char *label = gtk_button_get_label (GTK_BUTTON (widget));

      set_name (widget, label != NULL ? label : _ ("Close"), NULL);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_buttons (child);
}

void
edubba_accessible_names_toast (GtkWidget *toast)
{
  g_return_if_fail (GTK_IS_WIDGET (toast));

  name_buttons (toast);
}

void
edubba_accessible_names_row (AdwActionRow *row, const char *name, const char *description)
{
  g_return_if_fail (ADW_IS_ACTION_ROW (row));
  g_return_if_fail (name != NULL);

  set_name (GTK_WIDGET (row), name, description);
}

void
edubba_accessible_names_line (GtkListItem *item, const char *name, const char *description)
{
  g_return_if_fail (GTK_IS_LIST_ITEM (item));
  g_return_if_fail (name != NULL);

  set_name (gtk_widget_get_parent (gtk_list_item_get_child (item)), name, description);
}

/* The row is a list of two: the part always seen, and a list of the rows that it opens. */
static void
name_expander_parts (GtkWidget *widget, const char *name, const char *description)
{
  if (GTK_IS_LIST_BOX (widget))
    {
      ensure_role (widget, GTK_ACCESSIBLE_ROLE_LIST);
      set_name (widget, name, NULL);
    }
  else if (ADW_IS_ACTION_ROW (widget))
    set_name (widget, name, description);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_expander_parts (child, name, description);
}

void
edubba_accessible_names_expander_row (AdwExpanderRow *row,
                                      const char     *name,
                                      const char     *description)
{
  g_return_if_fail (ADW_IS_EXPANDER_ROW (row));
  g_return_if_fail (name != NULL);

  set_name (GTK_WIDGET (row), name, description);
  name_expander_parts (GTK_WIDGET (row), name, description);
}

void
edubba_accessible_names_switch (GtkWidget *toggle, const char *name, const char *description)
{
  g_return_if_fail (GTK_IS_SWITCH (toggle));
  g_return_if_fail (name != NULL);

  set_name (toggle, name, description);
}

void
edubba_accessible_names_scroller (GtkWidget *widget, const char *name)
{
  GtkWidget *scroller = widget;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (name != NULL);

  if (!GTK_IS_SCROLLED_WINDOW (widget))
    scroller = find_part (widget, GTK_TYPE_SCROLLED_WINDOW);
  if (scroller == NULL)
    return;
  ensure_role (scroller, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

static gboolean
is_sheet (GtkWidget *widget)
{
  return gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) ==
           GTK_ACCESSIBLE_ROLE_GENERIC &&
         (gtk_widget_get_focusable (widget) ||
          g_str_has_suffix (gtk_widget_get_css_name (widget), "-sheet"));
}

/* A role can be given only before a widget comes to a window; the holder comes to the sheet first.
 */
static void
holder_moved_cb (GtkWidget *holder, GParamSpec *pspec, const char *name)
{
  for (GtkWidget *at = gtk_widget_get_parent (holder);
       at != NULL && gtk_widget_get_root (at) == NULL; at = gtk_widget_get_parent (at))
    if (is_sheet (at))
      {
        ensure_role (at, GTK_ACCESSIBLE_ROLE_GROUP);
        gtk_accessible_update_property (GTK_ACCESSIBLE (at), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                        -1);
      }
}

/* The view of a dialog's pages has actions, so it is read like a button and needs a name. */
static void
name_view (GtkWidget *content, const char *name)
{
  GType      type = g_type_from_name ("AdwNavigationView");
  GtkWidget *view = type != 0 ? find_part (content, type) : NULL;

  if (view != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
edubba_accessible_names_sheets (GtkWidget *content, const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (content));
  g_return_if_fail (gtk_widget_get_parent (content) != NULL);
  g_return_if_fail (name != NULL);

  name_view (content, name);
  g_signal_connect_data (gtk_widget_get_parent (content), "notify::parent",
                         G_CALLBACK (holder_moved_cb), g_strdup (name),
                         (GClosureNotify) (GCallback) g_free, 0);
}

void
edubba_accessible_names_entry_row (AdwEntryRow *row)
{
  g_return_if_fail (ADW_IS_ENTRY_ROW (row));

  set_name (GTK_WIDGET (row), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), NULL);
}

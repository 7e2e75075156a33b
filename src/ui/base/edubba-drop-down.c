/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toolkit's own lines end in dots where they have no room; these wrap, and edubba-narrow-fit
 * leaves them alone.
 */
#include "edubba-drop-down.h"

#include "edubba-accessible-names.h"

/* About as wide as a line of a list is comfortable to read, in characters. */
#define LINE_WIDTH 40

static void
item_set_up_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_WIDTH);
  gtk_list_item_set_child (item, label);
}

static void
item_bound_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkStringObject *string = gtk_list_item_get_item (item);

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (string));
}

/* ---- Layout: the toolkit's own takes the chosen text for one line of any width ---- */

static GtkSizeRequestMode
get_request_mode (GtkWidget *drop_down)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_button (GtkWidget     *drop_down,
                GtkOrientation orientation,
                int            for_size,
                int           *minimum,
                int           *natural,
                int           *minimum_baseline,
                int           *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (drop_down), orientation, for_size, minimum,
                      natural, minimum_baseline, natural_baseline);
}

/* The list is at least as wide as the button. */
static void
place_button (GtkWidget *drop_down, int width, int height, int baseline)
{
  GtkWidget *button = gtk_widget_get_first_child (drop_down);

  gtk_widget_allocate (button, width, height, baseline, NULL);
  gtk_widget_set_size_request (gtk_widget_get_next_sibling (button), width, -1);
}

void
edubba_drop_down_fill (GtkDropDown *drop_down, GtkStringList *strings, const char *name)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));
  g_return_if_fail (GTK_IS_STRING_LIST (strings));
  g_return_if_fail (name != NULL);

  g_signal_connect (factory, "setup", G_CALLBACK (item_set_up_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (item_bound_cb), NULL);
  gtk_drop_down_set_factory (drop_down, factory);
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (strings));
  gtk_widget_set_layout_manager (
    GTK_WIDGET (drop_down),
    gtk_custom_layout_new (get_request_mode, measure_button, place_button));
  edubba_accessible_names_drop_down (drop_down, name);
}

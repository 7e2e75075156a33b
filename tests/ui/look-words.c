/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No page says anything that its language's catalogues do not have: every label, tooltip, title and
 * menu of every page that can be reached, in every language.
 *
 * Articles of the help have a catalogue of their own and a test (test-help.c); the toolkit's own
 * texts are its translators' affair.
 */
#include "look.h"

#include "spoken.h"

/* The state of reading, and its findings. */
typedef struct
{
  Spoken     *spoken;
  GHashTable *unknown; /* set of texts */
  guint       n_texts;
} Reading;

static void
read_text (Reading *reading, const char *text)
{
  if (text == NULL || *text == '\0')
    return;
  reading->n_texts++;
  if (!spoken_knows (reading->spoken, text) && !spoken_knows_sentences (reading->spoken, text))
    g_hash_table_add (reading->unknown, g_strdup (text));
}

static void
read_menu (Reading *reading, GMenuModel *menu)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *label = NULL;
      g_autoptr (GMenuLinkIter) links = g_menu_model_iterate_item_links (menu, i);
      GMenuModel *below;

      if (g_menu_model_get_item_attribute (menu, i, "label", "s", &label))
        read_text (reading, label);
      while (g_menu_link_iter_get_next (links, NULL, &below))
        {
          read_menu (reading, below);
          g_object_unref (below);
        }
    }
}

static void
read_properties (Reading *reading, GtkWidget *widget)
{
  static const char *const properties[] = { "title", "subtitle", "description", "placeholder-text",
                                            "body", "heading" };

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      GParamSpec *spec =
        g_object_class_find_property (G_OBJECT_GET_CLASS (widget), properties[i]);
      g_autofree char *text = NULL;

      if (spec == NULL || spec->value_type != G_TYPE_STRING || !(spec->flags & G_PARAM_READABLE))
        continue;
      g_object_get (widget, properties[i], &text, NULL);
      read_text (reading, text);
    }
}

/* Newer libadwaita has a dialog of shortcuts that can be searched. */
static gboolean
is_search_of_shortcuts (GtkWidget *widget)
{
  GType dialog = g_type_from_name ("AdwShortcutsDialog");

  return (GTK_IS_BUTTON (widget) || GTK_IS_SEARCH_ENTRY (widget)) && dialog != G_TYPE_INVALID &&
         gtk_widget_get_ancestor (widget, dialog) != NULL;
}

static gboolean
is_foreign (GtkWidget *widget)
{
  return is_search_of_shortcuts (widget) || gtk_widget_has_css_class (widget, "article") ||
         gtk_widget_has_css_class (widget, "keycap") || GTK_IS_WINDOW_CONTROLS (widget) ||
         GTK_IS_FILE_CHOOSER (widget) || GTK_IS_TEXT (widget) || GTK_IS_IMAGE (widget);
}

static void
read_widget (Reading *reading, GtkWidget *widget)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget) ||
      is_foreign (widget))
    return;
  if (GTK_IS_LABEL (widget))
    read_text (reading, gtk_label_get_text (GTK_LABEL (widget)));
  read_text (reading, gtk_widget_get_tooltip_text (widget));
  read_properties (reading, widget);
  if (GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)))
    read_menu (reading, gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_widget (reading, child);
}

static void
read_window (GtkWidget *window, const char *page, gpointer data)
{
  Reading *reading = data;

  spoken_learn_files_aside (reading->spoken);
  read_widget (reading, window);
}

static gpointer
begin (const char *language)
{
  Reading *reading;

  if (g_str_equal (language, "en"))
    return NULL;
  reading = g_new0 (Reading, 1);
  reading->spoken = spoken_new_of (language);
  reading->unknown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return reading;
}

static void
end (gpointer data)
{
  Reading       *reading = data;
  GHashTableIter iter;
  gpointer       text;

  g_test_message ("%u texts", reading->n_texts);
  g_assert_cmpuint (reading->n_texts, >, 200);
  g_hash_table_iter_init (&iter, reading->unknown);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    g_test_fail_printf ("no catalogue has “%s”", (char *) text);
  g_hash_table_unref (reading->unknown);
  spoken_free (reading->spoken);
  g_free (reading);
}

const Look look_words = { begin, read_window, end };

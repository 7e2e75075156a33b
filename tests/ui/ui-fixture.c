/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Widgets are found by type or by the text a person would read, never by their place in a template.
 * Waiting turns the main loop until something holds; what never holds fails after some
 * minutes.
 */
#include "ui-fixture.h"

#include <adwaita.h>

#include "display.h"
#include "edubba-gtk-leaks.h"
#include "edubba-split.h"
#include "edubba-ui-resources.h"
#include "patience.h"

void
ui_init (int *argc, char ***argv)
{
  display_test_init (argc, argv);
  adw_init ();
  g_resources_register (edubba_ui_get_resource ());
  edubba_gtk_leaks_begin ();
}

GtkWidget *
ui_open_page (EdubbaPage *page, int width, int height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (page));
  gtk_window_present (GTK_WINDOW (window));
  edubba_page_shown (page);
  edubba_page_focus_start (page);
  return window;
}

void
ui_close_page (GtkWidget *window, EdubbaPage *page)
{
  gpointer gone = page;

  g_object_add_weak_pointer (G_OBJECT (page), &gone);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
  g_assert_null (gone);
}

GtkWidget *
ui_find (GtkWidget *widget, GType type)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = ui_find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

guint
ui_count (GtkWidget *widget, GType type)
{
  guint n = g_type_is_a (G_OBJECT_TYPE (widget), type);

  if (!gtk_widget_get_visible (widget))
    return 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += ui_count (child, type);
  return n;
}

static const char *
get_text (GtkWidget *button)
{
  GtkWidget *child = gtk_button_get_child (GTK_BUTTON (button));

  /* A tile has a face before its title. */
  if (child != NULL && gtk_widget_has_css_class (button, "tile"))
    child = ui_find (child, GTK_TYPE_LABEL);
  return GTK_IS_LABEL (child) ? gtk_label_get_label (GTK_LABEL (child)) : NULL;
}

GtkWidget *
ui_find_button (GtkWidget *widget, const char *text)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (get_text (widget), text) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = ui_find_button (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

void
ui_press (GtkWidget *widget, const char *text)
{
  GtkWidget *button = ui_find_button (widget, text);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

gboolean
ui_press_tab (GtkWidget *widget)
{
  GtkRoot   *root = gtk_widget_get_root (widget);
  GtkWidget *child = gtk_root_get_focus (root);

  for (; child != NULL && child != GTK_WIDGET (root); child = gtk_widget_get_parent (child))
    gtk_widget_set_focus_child (gtk_widget_get_parent (child), child);
  return gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

gboolean
ui_says (GtkWidget *widget, const char *text)
{
  if (!gtk_widget_get_visible (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (ui_says (child, text))
      return TRUE;
  return FALSE;
}

GtkWidget *
ui_find_button_anywhere (const char *text)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget  *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows) && found == NULL; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      found = ui_find_button (window, text);
    }
  return found;
}

gboolean
ui_says_anywhere (const char *text)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean    says = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (windows) && !says; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      says = ui_says (window, text);
    }
  return says;
}

void
ui_answer (const char *text)
{
  GtkWidget *button = ui_find_button_anywhere (text);

  if (button == NULL)
    g_error ("nothing asks “%s”", text);
  g_signal_emit_by_name (button, "clicked");
  ui_settle ();
}

static gboolean
woken_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

void
ui_wait (gboolean (*done) (gpointer), gpointer data)
{
  gint64 end = patience_begin ();
  guint  waker = g_timeout_add (50, woken_cb, NULL);

  while (!done (data))
    {
      patience_check (end);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (waker);
}

static gboolean
frame_drawn_cb (GtkWidget *window, GdkFrameClock *clock, gpointer left)
{
  return --*(guint *) left > 0;
}

void
ui_wait_for_frames (GtkWidget *window, guint frames)
{
  gint64 end = patience_begin ();

  gtk_widget_add_tick_callback (window, frame_drawn_cb, &frames, NULL);
  while (frames > 0)
    {
      patience_check (end);
      g_main_context_iteration (NULL, TRUE);
    }
}

static gboolean
is_said (gpointer text)
{
  return ui_says_anywhere (text);
}

void
ui_wait_until_said (const char *text)
{
  ui_wait (is_said, (gpointer) text);
}

static EdubbaSplit *
get_split (GtkWidget *page)
{
  return EDUBBA_SPLIT (ui_find (page, EDUBBA_TYPE_SPLIT));
}

gboolean
ui_panel_is_shown (GtkWidget *page)
{
  return edubba_split_get_panel_shown (get_split (page));
}

static gboolean
is_folded_sheet (gpointer split)
{
  return edubba_split_get_narrow (split) && !edubba_split_get_panel_shown (split);
}

void
ui_wait_until_panel_is_folded (GtkWidget *page)
{
  ui_wait (is_folded_sheet, get_split (page));
}

void
ui_settle (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

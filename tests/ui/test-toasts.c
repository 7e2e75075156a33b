/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Toasts: in a window of any width, with text up to twice as large, in both directions, a sentence
 * can be read to its end, its buttons are large enough for a finger, and named.
 */
#include <adwaita.h>

#include "edubba-toast-layout.h"
#include "space.h"
#include "ui-fixture.h"

#define SENTENCE "There are too many cards of one kind, and the tower on the left side has a gap"

static const int    widths[] = { 360, 460, 720, 1280 };
static const double scales[] = { 1, 1.5, 2 };

static void
found_cb (const char *kind, const char *sentence, gpointer data)
{
  guint *n_found = data;

  g_test_message ("%s", sentence);
  ++*n_found;
}

/* Loads the style sheet, as an application does by itself. */
static void
load_style (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/io/github/edubba/Edubba/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* A window with an overlay in it as wide as the window. */
static GtkWidget *
create_window (AdwToastOverlay **overlay, int width)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  *overlay = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  edubba_toast_layout_watch (*overlay);
  gtk_widget_set_vexpand (GTK_WIDGET (*overlay), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (*overlay));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), width, 600);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_present (GTK_WINDOW (window));
  ui_settle ();
  return window;
}

static gboolean
is_laid_out (gpointer label)
{
  return gtk_widget_get_width (label) > 0;
}

/* The number of lines of a toast's sentence in a window of this width. */
static int
count_lines (int width, const char *button)
{
  AdwToastOverlay *overlay;
  GtkWidget       *window = create_window (&overlay, width);
  AdwToast        *toast = adw_toast_new (SENTENCE);
  guint            n_found = 0;
  GtkWidget       *label;
  int              n_lines;

  adw_toast_set_button_label (toast, button);
  adw_toast_overlay_add_toast (overlay, toast);
  label = ui_find (GTK_WIDGET (overlay), GTK_TYPE_LABEL);
  g_assert_nonnull (label);
  ui_wait (is_laid_out, label);
  ui_settle ();
  g_assert_cmpint (gtk_widget_get_width (window), ==, width);
  n_lines = pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label)));
  g_assert_true (ui_says (GTK_WIDGET (overlay), SENTENCE));
  g_assert_cmpuint (space_check (window, TRUE, "toast", found_cb, &n_found), >, 4);
  g_assert_cmpuint (n_found, ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  return n_lines;
}

static void
test_toasts_sizes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (widths) * G_N_ELEMENTS (scales) * 4; i++)
    {
      double      scale = scales[i / 4 % G_N_ELEMENTS (scales)];
      const char *button = i % 2 == 0 ? NULL : "Go Back to What Was Before";

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * scale), NULL);
      gtk_widget_set_default_direction (i / 2 % 2 == 0 ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL);
      count_lines (widths[i / 4 / G_N_ELEMENTS (scales)], button);
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

/* As wide as its sentence where there is room, and no wider than the window else. */
static void
test_toasts_lines (void)
{
  g_assert_cmpint (count_lines (1280, NULL), ==, 1);
  g_assert_cmpint (count_lines (360, NULL), >, 1);
}

int
main (int argc, char *argv[])
{
  ui_init (&argc, &argv);
  load_style ();
  g_test_add_func ("/ui/toasts/sizes", test_toasts_sizes);
  g_test_add_func ("/ui/toasts/lines", test_toasts_lines);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The report of a fault, as the window about the program copies it: it has the facts about the
 * system, and the system's accent is the board's.
 */
#include "edubba-about.h"

#include <adwaita.h>
#include <string.h>

#include "babel-style.h"
#include "display.h"
#include "edubba-compat.h"
#include "edubba-limit.h"

static void
test_troubles (void)
{
  GtkWidget       *window = g_object_ref_sink (gtk_window_new ());
  g_autofree char *said = edubba_about_dup_troubles (window, "9.8.7");
  g_autofree char *memory = g_strdup_printf ("\nMemory for a proof: %u MiB\n",
                                             (guint) (edubba_limit_get_memory () >> 20));
  g_auto (GStrv) lines = g_strsplit (said, "\n", -1);

  g_assert_true (g_str_has_prefix (said, "Edubba 9.8.7\nGTK 4."));
  g_assert_cmpuint (g_strv_length (lines), ==, 11);
  g_assert_nonnull (strstr (said, memory));
  g_assert_nonnull (strstr (said, "\nDisplay: GdkX11Display\n"));
  g_assert_nonnull (strstr (said, "\nFlatpak: no\n"));
  g_assert_nonnull (strstr (said, "\nData: ~/data\n"));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (window);
}

/* The colour of things on the board that cannot be overlooked. */
static GdkRGBA
get_accent (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *board = g_object_new (GTK_TYPE_BOX, "css-name", "babelboard", NULL);
  GtkWidget *label = gtk_label_new ("now");
  GdkRGBA    color;

  gtk_widget_add_css_class (label, "message");
  gtk_widget_add_css_class (label, "urgent");
  gtk_box_append (GTK_BOX (board), label);
  gtk_window_set_child (GTK_WINDOW (window), board);
  color = edubba_compat_get_color (label);
  gtk_window_destroy (GTK_WINDOW (window));
  return color;
}

static void
test_accent (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GdkRGBA          own, seen;

  babel_style_attach (gdk_display_get_default ());
  seen = get_accent ();
  gdk_rgba_parse (&own, "#09666a");
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (manager), "accent-color") == NULL)
    g_assert_true (gdk_rgba_equal (&seen, &own));
  else
    {
      /* The accent is purple, as main () sets it. */
      g_assert_cmpfloat (seen.red, >, seen.green);
      g_assert_cmpfloat (seen.blue, >, seen.green);
    }
}

int
main (int argc, char **argv)
{
  g_autofree char *home = g_build_filename (g_get_tmp_dir (), "ea-nasir", NULL);
  g_autofree char *data = g_build_filename (home, "data", NULL);

  g_setenv ("ADW_DEBUG_ACCENT_COLOR", "purple", TRUE);
  g_setenv ("HOME", home, TRUE);
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  g_unsetenv ("FLATPAK_ID");
  display_test_init (&argc, &argv);
  adw_init ();
  babel_style_register ();
  g_test_add_func ("/ui/about/troubles", test_troubles);
  g_test_add_func ("/ui/about/accent", test_accent);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The property of libadwaita's style manager for accents does not exist in older releases: it is
 * looked up by its name.
 */
#include "edubba-sheet.h"

#include <adwaita.h>

static const char *const supported = "system-supports-accent-colors";

static gboolean
has_accent (AdwStyleManager *manager)
{
  gboolean has = FALSE;

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (manager), supported) != NULL)
    g_object_get (manager, supported, &has, NULL);
  return has && !adw_style_manager_get_high_contrast (manager);
}

/* The key under which a sheet carries its time. */
static const char TIME[] = "edubba-sheet-time";

static gboolean
is_time (AdwStyleManager *manager, gpointer sheet)
{
  if (GPOINTER_TO_UINT (g_object_get_data (sheet, TIME)) == EDUBBA_SHEET_CONTRAST)
    return adw_style_manager_get_high_contrast (manager);
  return has_accent (manager);
}

static void
apply (AdwStyleManager *manager, GtkStyleProvider *sheet)
{
  GdkDisplay *display = adw_style_manager_get_display (manager);

  gtk_style_context_remove_provider_for_display (display, sheet);
  if (is_time (manager, sheet))
    gtk_style_context_add_provider_for_display (display, sheet,
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

static void
changed_cb (AdwStyleManager *manager, GParamSpec *pspec, gpointer sheet)
{
  apply (manager, GTK_STYLE_PROVIDER (sheet));
}

void
edubba_sheet_add (GdkDisplay *display, const char *path, EdubbaSheetTime time)
{
  g_autofree char *key = NULL;
  g_autofree char *signal = g_strconcat ("notify::", supported, NULL);
  AdwStyleManager *manager;
  GtkCssProvider  *sheet;

  g_return_if_fail (GDK_IS_DISPLAY (display));
  g_return_if_fail (path != NULL);

  key = g_strconcat ("edubba-sheet-", path, NULL);
  if (g_object_get_data (G_OBJECT (display), key) != NULL)
    return;
  manager = adw_style_manager_get_for_display (display);
  sheet = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (sheet, path);
  g_object_set_data (G_OBJECT (sheet), TIME, GUINT_TO_POINTER (time));
  /* It comes and goes, so the display does not keep it. */
  g_object_set_data_full (G_OBJECT (display), key, sheet, g_object_unref);
  apply (manager, GTK_STYLE_PROVIDER (sheet));
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (changed_cb), sheet, 0);
  g_signal_connect_object (manager, signal, G_CALLBACK (changed_cb), sheet, 0);
}

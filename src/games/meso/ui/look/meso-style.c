/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One sheet for light and dark: it names colours of libadwaita, which follow the system, and
 * those of the board kit, which follow the accent. Things on the bright board stay bright by
 * night.
 */
#include "meso-style.h"

#include "meso-ui-resources.h"
#include "config.h"
#include "edubba-sheet.h"

void
meso_style_attach (GdkDisplay *display)
{
  static const char *const key = "edubba-meso-style";
  g_autoptr (GtkCssProvider) sheet = NULL;

  g_return_if_fail (GDK_IS_DISPLAY (display));

  if (g_object_get_data (G_OBJECT (display), key) != NULL)
    return;
  g_object_set_data (G_OBJECT (display), key, (gpointer) key);
  meso_ui_get_resource ();
  sheet = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (sheet, RESOURCE_PATH "/games/meso/ui/meso.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (sheet),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  edubba_sheet_add (display, RESOURCE_PATH "/games/meso/ui/meso-contrast.css",
                    EDUBBA_SHEET_CONTRAST);
}

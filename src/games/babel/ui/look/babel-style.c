/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One style sheet has the looks; four palettes name its colours. The application's style manager
 * decides on the palette loaded, so the board turns dark together with the window. If the system
 * has an accent, the board takes it over, but not in high contrast.
 */
#include "babel-style.h"

#include <adwaita.h>

#include "babel-table.h"
#include "babel-ui-resources.h"
#include "config.h"
#include "edubba-kit.h"
#include "edubba-sheet.h"

#define NO_BREAK_SPACE "\302\240"

#define UI_PATH RESOURCE_PATH "/games/babel/ui/"

void
babel_style_register (void)
{
  babel_ui_get_resource ();
}

static void
load_palette (AdwStyleManager *manager, GtkCssProvider *palette)
{
  if (adw_style_manager_get_high_contrast (manager))
    gtk_css_provider_load_from_resource (palette, adw_style_manager_get_dark (manager)
                                                    ? UI_PATH "babel-palette-contrast-dark.css"
                                                    : UI_PATH "babel-palette-contrast.css");
  else
    gtk_css_provider_load_from_resource (palette, adw_style_manager_get_dark (manager)
                                                    ? UI_PATH "babel-palette-dark.css"
                                                    : UI_PATH "babel-palette-light.css");
}

static void
style_changed_cb (AdwStyleManager *manager, GParamSpec *pspec, gpointer user_data)
{
  load_palette (manager, GTK_CSS_PROVIDER (user_data));
}

void
babel_style_attach (GdkDisplay *display)
{
  static const char *const key = "edubba-babel-style";
  AdwStyleManager         *manager = adw_style_manager_get_for_display (display);
  g_autoptr (GtkCssProvider) sheet = NULL;
  g_autoptr (GtkCssProvider) palette = NULL;

  g_return_if_fail (GDK_IS_DISPLAY (display));

  if (g_object_get_data (G_OBJECT (display), key))
    return;
  g_object_set_data (G_OBJECT (display), key, (gpointer) key);

  sheet = gtk_css_provider_new ();
  palette = gtk_css_provider_new ();
  load_palette (manager, palette);
  gtk_css_provider_load_from_resource (sheet, UI_PATH "babel-board.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (palette),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (sheet),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (style_changed_cb), palette, 0);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (style_changed_cb), palette,
                           0);
  edubba_sheet_add (display, UI_PATH "babel-accent.css", EDUBBA_SHEET_ACCENT);
}

const char *
babel_style_get_nation (guint nation)
{
  static const char *const classes[] = {
    "assyria", "hatti", "media", "persia", "sumer", "unknown"
  };

  g_return_val_if_fail (nation < G_N_ELEMENTS (classes), NULL);
  return classes[nation];
}

void
babel_style_toggle (GtkWidget *widget, const char *style_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, style_class);
  else
    gtk_widget_remove_css_class (widget, style_class);
}

void
babel_style_set_nation (GtkWidget *widget, guint old, guint nation)
{
  gtk_widget_remove_css_class (widget, babel_style_get_nation (old));
  gtk_widget_add_css_class (widget, babel_style_get_nation (nation));
}

void
babel_style_name (GtkWidget *widget, const char *name, const char *description)
{
  edubba_kit_name (widget, name, description);
}

void
babel_style_name_with_hint (GtkWidget  *widget,
                            const char *name,
                            const char *description,
                            const char *tooltip)
{
  gtk_widget_set_tooltip_text (widget, tooltip);
  babel_style_name (widget, name, description);
}

char *
babel_style_tie (const char *text, guint n)
{
  g_auto (GStrv) words = NULL;
  g_autoptr (GString) tied = g_string_new (NULL);
  guint n_words;

  g_return_val_if_fail (text != NULL, NULL);

  words = g_strsplit (text, " ", -1);
  n_words = g_strv_length (words);
  for (guint i = 0; i < n_words; i++)
    {
      if (i > 0)
        g_string_append (tied, i + n < n_words ? " " : NO_BREAK_SPACE);
      g_string_append (tied, words[i]);
    }
  return g_string_free (g_steal_pointer (&tied), FALSE);
}

void
babel_style_set_part (GtkWidget *button, const char *part)
{
  /* The target first: a name that asks for a target would complain about its absence. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", part);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.press");
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Differences between releases of the toolkit: the colour of a widget was its style context's
 * before GTK 4.10, and since then nothing else knows the colours that have a name. Since 4.12 the
 * text of a style sheet is loaded by another function. The wish for less motion is known since
 * 4.22.
 */
#include "edubba-kit.h"
#include "edubba-sheet.h"

GdkRGBA
edubba_kit_get_color (GtkWidget *widget)
{
  GdkRGBA color;

#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_get_color (widget, &color);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
#endif
  return color;
}

GdkRGBA
edubba_kit_find_color (GtkWidget *widget, const char *name)
{
  GdkRGBA color = { 0 };

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS;
  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, &color);
  G_GNUC_END_IGNORE_DEPRECATIONS;
  return color;
}

void
edubba_sheet_add_text (GdkDisplay *display, const char *key, const char *text)
{
  g_autoptr (GtkCssProvider) sheet = NULL;

  g_return_if_fail (GDK_IS_DISPLAY (display));
  g_return_if_fail (key != NULL && text != NULL);

  if (g_object_get_data (G_OBJECT (display), key) != NULL)
    return;
  g_object_set_data (G_OBJECT (display), key, GINT_TO_POINTER (TRUE));
  sheet = gtk_css_provider_new ();
#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_css_provider_load_from_string (sheet, text);
#else
  gtk_css_provider_load_from_data (sheet, text, -1);
#endif
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (sheet),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1);
}

/* GTK has had this wish since 4.22, as an enumeration whose first value is none. */
static gboolean
is_motion_reduced (GtkSettings *settings)
{
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (settings),
                                                    "gtk-interface-reduced-motion");
  g_auto (GValue) value = G_VALUE_INIT;

  if (pspec == NULL || !G_IS_PARAM_SPEC_ENUM (pspec))
    return FALSE;
  g_value_init (&value, pspec->value_type);
  g_object_get_property (G_OBJECT (settings), pspec->name, &value);
  return g_value_get_enum (&value) == 1;
}

gboolean
edubba_kit_may_move (GtkWidget *widget)
{
  GtkSettings *settings;
  gboolean     enabled = TRUE;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  settings = gtk_widget_get_settings (widget);
  g_object_get (settings, "gtk-enable-animations", &enabled, NULL);
  return enabled && !is_motion_reduced (settings);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where releases of the toolkit differ: the colour of a widget was its style context's before GTK
 * 4.10, and since then nothing else knows the colours that have a name.
 */
#include "edubba-kit.h"

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

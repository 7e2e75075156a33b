/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where releases of the toolkit differ: the colour of a widget was its style context's before GTK
 * 4.10.
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

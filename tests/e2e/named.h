/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What assistive technology calls the widgets of the test's own windows, without asking for it over
 * the bus.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a widget is called: the name that it was given, or what stands in it. */
char *named_dup (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The accessible names of the widgets in the test's own windows, found without asking for them
 * over the bus.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The name of a widget: the one that it was given, or the text in it. */
char *named_dup (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

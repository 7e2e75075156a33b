/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list view makes some hundred rows at once, whether they are seen or not. With this model it
 * makes those that are seen first, and the others little by little.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The first items of a model, to which it takes a reference, and with each frame of `view` some
 * more, until it has all of them. */
GListModel *edubba_gradual_list_new (GListModel *model, GtkWidget *view) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The backs of a hand that
 * one does not see.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BABEL_TYPE_BACKS (babel_backs_get_type ())

G_DECLARE_FINAL_TYPE (BabelBacks, babel_backs, BABEL, BACKS, GtkWidget)

void babel_backs_set_count (BabelBacks *self, guint count);

/* Card i, or NULL; lent. */
GtkWidget *babel_backs_get_card (BabelBacks *self, guint i);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A child, and below it, at the end of the height, another one that is shown only where the first
 * leaves room for all of it. As far as anybody asks how large this is there is the first alone.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_SPARE_BOX (edubba_spare_box_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaSpareBox, edubba_spare_box, EDUBBA, SPARE_BOX, GtkWidget)

/* Takes both over. */
GtkWidget *edubba_spare_box_new (GtkWidget *child, GtkWidget *spare) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Labels for texts that are not always there: without a text they take up no room, and assistive
 * technology does not find them.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows a text in a label, or hides the label for NULL. */
void edubba_optional_label_set (GtkLabel *label, const char *text);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The style sheet of the board. Its colours are those of the system but on the land, which is a
 * picture.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes the style sheet apply to a display, once. */
void meso_style_attach (GdkDisplay *display);

G_END_DECLS

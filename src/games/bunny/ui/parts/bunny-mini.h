/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bunny Kingdom's board as small as a stamp: the lands and whose they are, to know a position again
 * in a list. Nothing can be done on it, and it says nothing to assistive technology: what is beside
 * it does.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BUNNY_TYPE_MINI (bunny_mini_get_type ())

G_DECLARE_FINAL_TYPE (BunnyMini, bunny_mini, BUNNY, MINI, GtkWidget)

G_END_DECLS

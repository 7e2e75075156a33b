/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row whose last child says something short about the one before it: the state of a lesson, the
 * keys of an action. That stands beside it if both have room, else below it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_BESIDE_LAYOUT (edubba_beside_layout_get_type ())

G_DECLARE_FINAL_TYPE (
  EdubbaBesideLayout, edubba_beside_layout, EDUBBA, BESIDE_LAYOUT, GtkLayoutManager)

/* Has a widget lay out its children like that, or a row of a list its child's; a box forgets its
 * orientation and spacing. spacing: between two children, in pixels. At most eight are laid out. */
void edubba_beside_layout_apply (gpointer widget, int spacing);

/* The width, in pixels, in which a sentence of a widget can be read with ease. */
int edubba_beside_layout_get_readable (gpointer widget);

G_END_DECLS

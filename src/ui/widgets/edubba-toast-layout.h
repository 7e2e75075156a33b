/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A toast that can be read to its end if it has no room in one line: its sentence goes on in as
 * many as it needs, and its button goes below if both would be cramped.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_TOAST_LAYOUT (edubba_toast_layout_get_type ())

G_DECLARE_FINAL_TYPE (
  EdubbaToastLayout, edubba_toast_layout, EDUBBA, TOAST_LAYOUT, GtkLayoutManager)

/* Lays out every toast of an overlay like that, from now on, and names its buttons. Toasts are at
 * most as wide as the overlay's parent. */
void edubba_toast_layout_watch (AdwToastOverlay *overlay);

/* Measures the toast that is shown, if one is, again: to be called when that has another width. */
void edubba_toast_layout_refit (AdwToastOverlay *overlay);

G_END_DECLS

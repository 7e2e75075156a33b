/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Style sheets of boards that do not always apply: with the accent that the user has chosen for the
 * whole system, and in high contrast. The kit's own make places and strips follow both; a game that
 * has more to say adds its own.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The time at which a sheet applies. In high contrast there is no accent: it has colours of its
 * own. */
typedef enum
{
  EDUBBA_SHEET_ACCENT,   /* the user may choose one: libadwaita 1.6 and later */
  EDUBBA_SHEET_CONTRAST, /* in high contrast */
} EdubbaSheetTime;

/* Has the style sheet in a resource apply to a display at such times, above those of boards. A
 * second call with the same path is a no-op. */
void edubba_sheet_add (GdkDisplay *display, const char *path, EdubbaSheetTime time);

/* Has a style sheet that is not in a file apply to a display always, below those of boards. A
 * second call with the same key is a no-op. */
void edubba_sheet_add_text (GdkDisplay *display, const char *key, const char *text);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The strips of all seats at the table, up to five: side by side if each has room for its
 * necessary parts, otherwise in as few rows as that takes, all of one width; or one below the
 * other.
 *
 * CSS node: `strips`. Accessibility: role group.
 */
#pragma once

#include "edubba-strip.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_STRIPS (edubba_strips_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaStrips, edubba_strips, EDUBBA, STRIPS, GtkWidget)

#define EDUBBA_STRIPS_MAX 5

GtkWidget *edubba_strips_new (void);

/* Has a strip for each of n seats, pressed as "seat:1" and so on; those that are there stay. */
void  edubba_strips_set_n (EdubbaStrips *self, guint n);
guint edubba_strips_get_n (EdubbaStrips *self);

EdubbaStrip *edubba_strips_get_strip (EdubbaStrips *self, guint seat);

/* Has all of them show only their necessary parts, or everything again. */
void edubba_strips_set_compact (EdubbaStrips *self, gboolean compact);

/* Stacks them one below the other, even if there is room for a row. */
void edubba_strips_set_stacked (EdubbaStrips *self, gboolean stacked);

G_END_DECLS

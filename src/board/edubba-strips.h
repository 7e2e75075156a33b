/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The strips of all seats at the table, up to five: side by side as long as each has room for what
 * it must show, otherwise in as few rows as that takes, all of one width; or one below the other.
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

/* Has all of them show only what they must, or everything again. */
void edubba_strips_set_compact (EdubbaStrips *self, gboolean compact);

/* Has them lie one below the other, whatever room there is. */
void edubba_strips_set_stacked (EdubbaStrips *self, gboolean stacked);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pictures of a field, kept until they change: one below the frames of cells, and the lava
 * above them, which parts cells whatever else is marked there.
 */
#pragma once

#include "bunny-view.h"
#include "edubba-field.h"

G_BEGIN_DECLS

typedef struct _BunnyGround BunnyGround;

BunnyGround *bunny_ground_new (void) G_GNUC_WARN_UNUSED_RESULT;
void         bunny_ground_free (BunnyGround *self);

/* Draws the view's cells and fiefs, and the lava of the same. */
void bunny_ground_draw (BunnyGround     *self,
                        EdubbaField     *field,
                        const BunnyView *view,
                        GtkSnapshot     *snapshot);
void bunny_ground_draw_lava (BunnyGround *self, GtkSnapshot *snapshot);

/* Takes from the frame of a place the edges where lava lies, and `beside` more there. */
void bunny_ground_leave_lava (const BunnyTable *table,
                              EdubbaPlace      *place,
                              float             beside,
                              graphene_rect_t  *frame);

G_END_DECLS

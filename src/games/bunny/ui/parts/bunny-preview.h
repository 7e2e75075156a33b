/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a press would bring, drawn over the field and the strips: rabbits and buildings where they
 * would be, in a broken outline, and the carrots of a harvest that a fief, or a seat, would come
 * to.
 */
#pragma once

#include "bunny-view.h"
#include "edubba-field.h"
#include "edubba-strips.h"
#include "game-preview.h"

G_BEGIN_DECLS

typedef struct _BunnyPreview BunnyPreview;

/* A preview of what the view shows; figures: carrots are shown too. */
BunnyPreview *bunny_preview_new (const BunnyView   *view,
                                 const GamePreview *preview,
                                 gboolean           figures) G_GNUC_WARN_UNUSED_RESULT;
void          bunny_preview_free (BunnyPreview *self);

/* Draws the pieces on a field. */
void bunny_preview_draw_pieces (BunnyPreview *self, EdubbaField *field, GtkSnapshot *snapshot);

/* Draws the figures over a widget that holds the field and the strips, if there are any. */
void bunny_preview_draw_figures (BunnyPreview *self,
                                 GtkWidget    *over,
                                 EdubbaField  *field,
                                 EdubbaStrips *strips,
                                 GtkSnapshot  *snapshot);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An action that is only thought of: the lands that it changes as they would be, and the mana, the
 * offerings and the cards of a seat.
 */
#pragma once

#include "edubba-strips.h"
#include "game-preview.h"
#include "meso-ground.h"

G_BEGIN_DECLS

typedef struct _MesoPreview MesoPreview;

/* Of a state that is shown; `preview` and `sight` are borrowed for the call. */
MesoPreview *meso_preview_new (const MesoSight   *sight,
                               const GamePreview *preview,
                               gboolean           figures) G_GNUC_WARN_UNUSED_RESULT;
void         meso_preview_free (MesoPreview *self);

/* Returns TRUE if the action would change something in a place. */
gboolean meso_preview_changes (const MesoPreview *self, guint place);

/* Draws the lands over those of a field, where the same sight is shown. */
void meso_preview_draw_lands (MesoPreview     *self,
                              EdubbaField     *field,
                              const MesoSight *sight,
                              GtkSnapshot     *snapshot);

/* Draws what seats would have, over the widget that contains their strips. */
void meso_preview_draw_seats (MesoPreview  *self,
                              GtkWidget    *over,
                              EdubbaStrips *strips,
                              GtkSnapshot  *snapshot);

G_END_DECLS

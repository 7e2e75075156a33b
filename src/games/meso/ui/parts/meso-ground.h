/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lands with all that lies and stands on them, drawn below the places of a field; and how far a
 * settler comes, drawn above.
 */
#pragma once

#include "edubba-field.h"
#include "meso-choice.h"

G_BEGIN_DECLS

typedef struct _MesoGround MesoGround;

MesoGround *meso_ground_new (void) G_GNUC_WARN_UNUSED_RESULT;
void        meso_ground_free (MesoGround *self);

/* Draws the field as it is now; the picture is kept as long as nothing has changed. */
void meso_ground_draw (MesoGround      *self,
                       EdubbaField     *field,
                       const MesoSight *sight,
                       GtkSnapshot     *snapshot);

/* Draws a land with all on it in the area of its place; nothing where no land lies. */
void meso_ground_draw_place (const MesoSight       *sight,
                             guint                  place,
                             const graphene_rect_t *area,
                             GtkSnapshot           *snapshot);

/* The area of the figure of a group in the area of its place; FALSE if nobody of that class stands
 * there. */
gboolean meso_ground_find_figure (const MesoSight       *sight,
                                  guint                  place,
                                  guint                  seat,
                                  guint                  klass,
                                  const graphene_rect_t *area,
                                  graphene_rect_t       *figure);

/* Draws a figure alone, so wide, from the origin on. */
void meso_ground_draw_figure (const MesoSight *sight,
                              guint            seat,
                              guint            klass,
                              float            width,
                              GtkSnapshot     *snapshot);

/* Draws the reach of the settler that was chosen: the points for each land, in a ring that is thick
 * where it could carry goods too. */
void meso_ground_draw_reach (EdubbaField      *field,
                             const MesoSight  *sight,
                             const MesoChoice *choice,
                             GtkSnapshot      *snapshot);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Settlers on their way from land to land over a field, with what they carry. It is for the eye
 * alone: whoever is on the way is left out of the land until then.
 */
#pragma once

#include "edubba-field.h"
#include "meso-sight.h"

G_BEGIN_DECLS

typedef struct _MesoGlide MesoGlide;

/* `settled` is called with `data` when all have arrived or have been stopped. The field is
 * borrowed, and must outlive this. */
MesoGlide *meso_glide_new (EdubbaField *field,
                           void (*settled) (gpointer),
                           gpointer data) G_GNUC_WARN_UNUSED_RESULT;
void       meso_glide_free (MesoGlide *self);

/* Begins the ways that the events tell, from a state to that of the sight; FALSE if nobody goes
 * anywhere. Any others are stopped. */
gboolean meso_glide_begin (MesoGlide       *self,
                           const MesoState *before,
                           const MesoSight *sight,
                           const GameEvent *events,
                           guint            n_events);

/* Has all arrive at once; no-op where nobody is on the way. */
void     meso_glide_stop (MesoGlide *self);
gboolean meso_glide_is_running (MesoGlide *self);

/* The sight to draw the lands by: those on the way are nowhere. Borrowed, until the next call. */
const MesoSight *meso_glide_look (MesoGlide *self, const MesoSight *sight);

/* Draws those on the way. */
void meso_glide_draw (MesoGlide *self, GtkSnapshot *snapshot);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The buttons below the land: what can be done in the place that was chosen, what is due, cards,
 * and the ends of the turn. At one screen tokens lie covered, in an order of their own each time.
 */
#pragma once

#include "meso-bar.h"
#include "meso-choice.h"

G_BEGIN_DECLS

/* For several persons at one screen. */
typedef struct
{
  gboolean looks;                /* the viewer looks at what is covered */
  guint8   order[MESO_N_TOKENS]; /* of the tokens as they lie face down */
} MesoCover;

/* Draws another order. */
void meso_cover_shuffle (MesoCover *self);

/* The action of laying token i of those that lie face down; FALSE if it is not one of them. */
gboolean meso_cover_find (const MesoCover *self,
                          const MesoSight *sight,
                          guint            i,
                          GameAction      *action);

/* Fills both bars. cover: NULL if the viewer is alone at the screen; roomy: cards say what they
 * do. */
void meso_buttons_show (MesoBar          *here,
                        MesoBar          *bar,
                        const MesoSight  *sight,
                        const MesoChoice *choice,
                        const MesoCover  *cover,
                        gboolean          roomy);

G_END_DECLS

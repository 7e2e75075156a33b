/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A plan over the board that it holds: a plate at each part on which a press would do something,
 * with what that would bring now and by the end. The figures get better while somebody looks at
 * them. Nothing of it can be pressed, and nothing moves.
 *
 * Accessibility: the previewer describes parts by the same figures.
 *
 * CSS nodes: planview; the legend is a label with the class `plan-legend`.
 */
#pragma once

#include <adwaita.h>

#include "edubba-match.h"
#include "edubba-previewer.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_PLAN_VIEW (edubba_plan_view_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaPlanView, edubba_plan_view, EDUBBA, PLAN_VIEW, AdwBin)

/* Properties:
 *   enabled (boolean)   FALSE at first: nothing is planned
 *
 * Signals:
 *   planned ()   figures are seen for the first time in a position
 */

/* child: holds the board; previewer: of the same board; a reference is taken. */
GtkWidget *edubba_plan_view_new (GtkWidget *child, EdubbaPreviewer *previewer);

/* A line that explains the figures of a game; borrowed. It is seen where there may be some. */
GtkWidget *edubba_plan_view_get_legend (EdubbaPlanView *self);
void       edubba_plan_view_set_module (EdubbaPlanView *self, const GameModule *module);

/* Plans for `seat` at the match's cursor, on the board that shows it; both are borrowed, the board
 * until another one is shown. NULL for the board: nothing is to be planned now. fits: FALSE where
 * a plan would give something away. */
void edubba_plan_view_show (EdubbaPlanView *self,
                            EdubbaBoard    *board,
                            EdubbaMatch    *match,
                            guint           seat,
                            gboolean        fits);

/* The figures that are seen, or NULL; borrowed until better ones come. */
const GameFigures *edubba_plan_view_get_figures (EdubbaPlanView *self);

/* Returns TRUE if better figures may come. */
gboolean edubba_plan_view_get_thinking (EdubbaPlanView *self);

G_END_DECLS

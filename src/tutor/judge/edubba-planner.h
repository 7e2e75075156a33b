/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A plan (game-plan.h) at work off the main thread: the first figures come soon, and better ones as
 * long as somebody looks at the position, up to a limit.
 *
 * It takes the view of a seat, and nothing else of a match ever reaches the thread.
 */
#pragma once

#include <gio/gio.h>

#include "game-plan.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_PLANNER (edubba_planner_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaPlanner, edubba_planner, EDUBBA, PLANNER, GObject)

/* Signals:
 *   improved ()   there are figures, or better ones
 */

EdubbaPlanner *edubba_planner_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Plans for the seat to act in `seen`, as for game_plan_new (); copied. What was planned before is
 * dropped, unless it was the same. NULL: there is nothing to plan. */
void edubba_planner_look (EdubbaPlanner *self, const GameModule *module, const GameState *seen);

/* The figures so far, or NULL; borrowed until better ones come or something else is planned. */
const GameFigures *edubba_planner_get_figures (EdubbaPlanner *self);

/* Returns TRUE if it is working. */
gboolean edubba_planner_get_thinking (EdubbaPlanner *self);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The figures of a plan in words and in signs, the same on every board: what an action brings now,
 * by the end, and what it keeps from others. A figure that is not sure has a sign of its own.
 */
#pragma once

#include <glib.h>

#include "game-plan.h"

G_BEGIN_DECLS

/* "48 ▸ 57", "+4 ▸ ≈64": now, if there is anything to say about that, and by the end. */
char *edubba_figures_say (const GameFigures *self,
                          const GameFigure  *figure) G_GNUC_WARN_UNUSED_RESULT;

/* "57", "≈64": by the end alone, where there is no room for both. */
char *edubba_figures_say_end (const GameFigure *figure) G_GNUC_WARN_UNUSED_RESULT;

/* "↷4": what an item gives to the seat that it goes on to, unless the action keeps it; NULL if it
 * keeps none beside those in `common`. */
char *edubba_figures_say_pass (const GameFigures *self,
                               const GameFigure  *figure,
                               guint32            common) G_GNUC_WARN_UNUSED_RESULT;

/* The unit of a game's figures, and the meaning of the signs in a line. */
char *edubba_figures_explain (const GameModule *module) G_GNUC_WARN_UNUSED_RESULT;

/* The same of an action in whole sentences. names: of the seats, as in GameWords. */
char *edubba_figures_describe (const GameFigures *self,
                               const GameFigure  *figure,
                               const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

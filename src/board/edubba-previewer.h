/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Has a board show what a press would bring: for the part below the pointer, for the one below a
 * finger that rests, else for the one that the keyboard is on. It only looks: no action is done,
 * and a finger that rests presses nothing.
 */
#pragma once

#include "edubba-board.h"
#include "game-plan.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_PREVIEWER (edubba_previewer_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaPreviewer, edubba_previewer, EDUBBA, PREVIEWER, GObject)

/* Properties:
 *   enabled (boolean)   TRUE at first; FALSE: no preview is shown or described
 */

/* around: the widget that holds the board, with which the previewer lives; borrowed. */
EdubbaPreviewer *edubba_previewer_new (GtkWidget *around) G_GNUC_WARN_UNUSED_RESULT;

/* The state that a board shows, with the seat below. figures: points are shown too. NULL for the
 * board: there is none, and nothing to preview. All are borrowed for the call but the module, which
 * must live on. */
void edubba_previewer_show (EdubbaPreviewer  *self,
                            EdubbaBoard      *board,
                            const GameModule *module,
                            const GameState  *seen,
                            guint             viewer,
                            gboolean          active,
                            gboolean          figures);

/* Previews a press on a widget of the board, as the pointer over it does; NULL: the pointer has
 * left. */
void edubba_previewer_point_at (EdubbaPreviewer *self, GtkWidget *part);

/* Describes parts by the figures of a plan, too (borrowed, as the names of the seats, until others
 * are set or the board shows another state); NULL: there are none. */
void edubba_previewer_set_figures (EdubbaPreviewer   *self,
                                   const GameFigures *figures,
                                   const char *const *names);

/* Finds the action that a press on a widget of the board would do, or begin, as the board says or
 * by the action of a button. FALSE if there is none. */
gboolean edubba_previewer_find_action (EdubbaBoard      *board,
                                       const GameModule *module,
                                       GtkWidget        *part,
                                       GameAction       *action);

/* Says in a sentence or two what an action changes and who answers it, as assistive technology gets
 * it; NULL if there is nothing to say. figures: points are said too. */
char *edubba_previewer_describe (const GameModule  *module,
                                 const GameState   *seen,
                                 const GamePreview *preview,
                                 gboolean           figures) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A popover that opens beside a part of the board, with the actions on it or the known facts
 * about it.
 */
#pragma once

#include <gtk/gtk.h>

#include "babel-view.h"
#include "game-plan.h"

G_BEGIN_DECLS

#define BABEL_TYPE_POPOVER (babel_popover_get_type ())

G_DECLARE_FINAL_TYPE (BabelPopover, babel_popover, BABEL, POPOVER, GtkPopover)

/* An empty popover. */
GtkWidget *babel_popover_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Empties it under a new heading. */
void babel_popover_begin (BabelPopover *self, const char *heading);

/* A sentence. */
void babel_popover_add_text (BabelPopover *self, const char *text);

/* A line with a number: "Assyrians 4". */
void babel_popover_add_count (BabelPopover *self, const char *what, guint nation, guint count);

/* A button for an action. One that the rules refuse stays there with their reason and can still be
 * pressed for a full answer. */
void babel_popover_add_action (BabelPopover *self, const BabelView *view, GameAction action);

/* Shows the figures of a plan (borrowed until the next call) at the buttons for actions, now and
 * when others come; NULL: none. */
void babel_popover_show_plan (BabelPopover *self, const GameFigures *figures);

/* A button for a step that continues on the board: it activates `action` with `target`. */
void babel_popover_add_step (BabelPopover *self,
                             const char   *label,
                             const char   *action,
                             const char   *target);

G_END_DECLS

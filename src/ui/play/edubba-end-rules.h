/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists the rules of a game that has ended: those that the computer has practised with the
 * learner, those that were used, and those that refused an action. They activate win.drill and
 * win.rules with the game and the rule's number.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-match.h"

G_BEGIN_DECLS

/* Fills a box with the rules of a game that has ended, instead of those that it has. own: the only
 * person's seat, whose actions alone count, or GAME_NOBODY for the actions of all seats. refused:
 * numbers of the rules that refused an action, NULL-terminated. FALSE: there is nothing to say. */
gboolean edubba_end_rules_fill (GtkBox            *box,
                                EdubbaMatch       *match,
                                guint              own,
                                const char *const *refused);

G_END_DECLS

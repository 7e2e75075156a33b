/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program playing with itself, for `edubba-measure --soak GAMES`: whole games through the
 * window's own actions, as fast as it can, and a count of their leftovers.
 *
 * Two people sit at the screen in most games, a computer in some, and between games other pages
 * are opened and left. The counts of resources (edubba-resource-count.h) must be the same at the
 * end as after warming up.
 */
#pragma once

#include "edubba-window.h"

G_BEGIN_DECLS

/* Called once, when all games are over; clean tells whether nothing has grown. */
typedef void (*EdubbaSoakDone) (gboolean clean, gpointer data);

/* Begins, or goes on with the game that was kept. A line is printed every now and then; with
 * `trace` also one for each action as soon as the call that did it has returned: "SEED N ACTION",
 * and " over" behind the last of a game. The window must stay until it is done. */
void edubba_soak_start (
  EdubbaWindow *window, guint games, gboolean trace, EdubbaSoakDone done, gpointer data);

G_END_DECLS

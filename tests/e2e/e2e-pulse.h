/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tells tests when to look again: the program tells assistive technology of its changes, so a
 * test that waits for something to appear, or to be kept, looks after each of these.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Listens from now on. May be called again. */
void e2e_pulse_begin (void);

/* The number of changes heard so far: to be asked before a look. */
guint e2e_pulse_get (void);

/* Waits until more has been heard than `before`; for a quarter of a second at most, for not all
 * that changes is told. */
void e2e_pulse_wait (guint before);

/* Waits until nothing has been heard for a time, in ms. */
void e2e_pulse_wait_silent (guint ms);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows that a test can fail: its program is run once more with a fault, and must not pass then.
 * The program itself has the list of its faults, and has one if the name of it is its first
 * argument.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Runs one test of this program, with a fault; returns TRUE if it passes. Its output is not
 * shown. */
gboolean victim_passes (const char *fault, const char *path);

G_END_DECLS

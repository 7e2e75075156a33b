/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Stands between two people at one screen while the seats change: it hides everything, and opens
 * when the person whose turn it is says so.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_CURTAIN (edubba_curtain_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaCurtain, edubba_curtain, EDUBBA, CURTAIN, AdwBin)

/* Signals:
 *   opened ()   the person who was called is there
 */

/* Calls for a seat (from 0), by its person's name or by number if that is NULL, with a prompt;
 * `many`: more than two persons share the screen. Must be shown. */
void edubba_curtain_call (
  EdubbaCurtain *self, guint seat, const char *name, gboolean many, const char *task);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the cards of an overlapping row lie: plain
 * arithmetic, used by colonnades, stores and hands.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* No card of the row is looked at. */
#define BABEL_FAN_NONE G_MAXUINT

/* Offsets of n cards along a row `room` long. Each card but the last shows `pitch` of itself, the
 * last is `last` long and fully visible. Too many cards move closer together: first those that
 * repeat the card before them (`lead` is FALSE), then all; the card `focus` and the last keep their
 * full size as long as anything can give way. Nothing lies beyond `room` unless `last` alone is
 * longer. Returns the length that is used. */
int babel_fan_place (
  guint n, const gboolean *lead, guint focus, int pitch, int last, int room, int *offsets);

/* The length at which nothing has to move closer. */
static inline int
babel_fan_get_length (guint n, int pitch, int last)
{
  return n == 0 ? 0 : (int) (n - 1) * pitch + last;
}

G_END_DECLS

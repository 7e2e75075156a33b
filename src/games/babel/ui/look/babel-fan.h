/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places the cards of an overlapping row: plain arithmetic without widgets, used by stores and by
 * hidden hands.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Offsets of n cards along a row `room` long. Each card but the last shows `pitch` of itself, or
 * equally less if there is not enough room; the last is `last` long and fully visible. Nothing
 * lies beyond `room` unless `last` alone is longer. Returns the length that is used. */
int babel_fan_place (guint n, int pitch, int last, int room, int *offsets);

/* The length at which nothing has to move closer. */
static inline int
babel_fan_get_length (guint n, int pitch, int last)
{
  return n == 0 ? 0 : (int) (n - 1) * pitch + last;
}

G_END_DECLS

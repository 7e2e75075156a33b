/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Overlapping rows. Each place is rounded by itself, so that no rounding adds up, and the visible
 * parts of two cards differ by a pixel at most.
 */
#include "babel-fan.h"

int
babel_fan_place (guint n, int pitch, int last, int room, int *offsets)
{
  double step = pitch;

  if (n == 0)
    return 0;
  if (n > 1)
    step = MIN (step, (double) MAX (0, room - last) / (n - 1));
  for (guint i = 0; i < n; i++)
    offsets[i] = (int) (i * step + 0.5);
  return offsets[n - 1] + last;
}

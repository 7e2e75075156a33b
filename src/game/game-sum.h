/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Differences between two lines tried in the same worlds: added up, with the doubt that the
 * sampling leaves. All in integers, so that the same differences give the same answer anywhere.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A sum of numbers and of their squares; all zero for none yet. */
typedef struct
{
  gint64  sum;
  guint64 squares;
} GameSum;

void game_sum_add (GameSum *sum, gint64 difference);

/* The standard error of the mean of n differences, times `scale`, rounded up. */
guint game_sum_get_error (const GameSum *sum, guint n, guint scale);

G_END_DECLS

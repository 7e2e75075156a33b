/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The choices that are worth a closer look, the likeliest first: a hand of twelve has 110 of them,
 * a building turn up to 953.
 */
#pragma once

#include "bunny-taste.h"

G_BEGIN_DECLS

#define BUNNY_MAX_CHOICES 128

/* The glance of actions that are always looked at: ending the turn, keeping a camp, passing. */
#define BUNNY_ALWAYS (G_MAXINT / 2)

typedef struct
{
  GameAction action;
  gint       glance; /* its worth at a glance, in hundredths of carrots */
  gint64     sum;    /* of its results in all worlds tried */
} BunnyChoice;

/* Writes at most `most` choices (room for BUNNY_MAX_CHOICES) of a seat that is to act; returns
 * their number, from 1. `known` may be NULL, or is the filter of the actions that may be used. */
guint bunny_choices_list (const BunnyTaste *taste,
                          const BunnyState *seen,
                          guint             seat,
                          guint             most,
                          gboolean (*known) (GameAction action, gconstpointer data),
                          gconstpointer data,
                          BunnyChoice  *choices);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The worth of cards in a hand at a glance, in hundredths of a carrot: by a table of figures and
 * by the carrots that they would add to a harvest now. Nothing is foreseen.
 */
#pragma once

#include "bunny-choices.h"

G_BEGIN_DECLS

/* Hundredths of carrots. Those of a round are multiplied by the number of harvests left, the
 * harvest of this round among them. */
typedef struct
{
  gint gain;      /* a round: a carrot more in a harvest */
  gint neighbour; /* an own cell that touches the new one */
  gint resource;  /* land that makes something, or a printed city */
  gint city;      /* a printed city, beside that */
  gint cities[3]; /* a round, by strength */
  gint farm;      /* a round */
  gint post;
  gint luxury;
  gint tower;
  gint camp; /* once */
  gint supply;
  gint open;     /* scrolls whose worth is not to be seen: copy cards, second, double, guard */
  gint times[4]; /* another scroll: by round, for each point that it would bring now */
  gint least;    /* and at least */
  gint more[4];  /* and by round beside that */
  gint second;   /* with two seats: of a discarded card's worth */
} BunnyTaste;

/* The taste of the public yardstick. */
extern const BunnyTaste bunny_taste_plain;

/* The worth of each face for a seat whose cards are known. */
void bunny_taste_find (const BunnyTaste *taste,
                       const BunnyState *seen,
                       guint             seat,
                       const BunnyFaces *faces,
                       gint             *values);

/* The number of own cells that a cell touches; towers do not count. */
guint bunny_taste_count_neighbours (const BunnyTable *table, const BunnyFiefs *fiefs, guint cell);

G_END_DECLS

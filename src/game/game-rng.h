/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chance that is the same on every machine: splitmix64 (Steele, Lea and Flood, "Fast Splittable
 * Pseudorandom Number Generators", OOPSLA 2014), as each game's notation fixes it.
 *
 * The generator is one 64-bit word that lives in a game's state. Nothing here is fit for secrets.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The next 64 random bits; advances *rng. */
static inline guint64
game_rng_next (guint64 *rng)
{
  guint64 z = *rng += G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94D049BB133111EB);
  return z ^ (z >> 31);
}

/* The generator of number `n` of many that come from one seed. */
static inline guint64
game_rng_fork (guint64 seed, guint64 n)
{
  return seed ^ (n * G_GUINT64_CONSTANT (0xD1342543DE82EF95));
}

/* A number below n (n from 1): the high 64 bits of the 128-bit product of the next number and n.
 * Not every machine has such products; in halves it is the same number, for n has 32 bits. */
static inline guint32
game_rng_below (guint64 *rng, guint32 n)
{
  guint64 x = game_rng_next (rng);

#ifdef __SIZEOF_INT128__
  return (guint32) (((unsigned __int128) x * n) >> 64);
#else
  return (guint32) (((x >> 32) * n + (((x & G_MAXUINT32) * n) >> 32)) >> 32);
#endif
}

/* Shuffles n cards in place (Fisher and Yates, from the last card down). */
static inline void
game_rng_shuffle (guint64 *rng, guint8 *cards, guint n)
{
  for (guint i = n; i > 1; i--)
    {
      guint  j = game_rng_below (rng, i);
      guint8 card = cards[i - 1];

      cards[i - 1] = cards[j];
      cards[j] = card;
    }
}

G_END_DECLS

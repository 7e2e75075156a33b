/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The comparison of two candidates never depends on the order in which they came, so that the
 * same question has the same answer wherever it is sorted.
 */
#include "babel-candidates.h"

#include "game-rng.h"

void
babel_world_draw (const BabelState *seen, guint64 seed, guint64 n, BabelSample *world)
{
  guint64    rng = game_rng_fork (seed, n);
  guint64    world_seed = game_rng_next (&rng);
  guint64    draw_seed = game_rng_next (&rng);
  BabelState state;

  babel_state_complete (seen, world_seed, &state);
  babel_sample_init (world, &state, draw_seed);
}

static gboolean
is_cancelled (const gint *cancel)
{
  return cancel && g_atomic_int_get (cancel);
}

static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  const BabelCandidate *x = a;
  const BabelCandidate *y = b;

  if (x->sum != y->sum)
    return x->sum > y->sum ? -1 : 1;
  if (x->worth != y->worth)
    return x->worth > y->worth ? -1 : 1;
  if (x->line.n != y->line.n)
    return x->line.n < y->line.n ? -1 : 1;
  return memcmp (x->line.actions, y->line.actions, x->line.n * sizeof *x->line.actions);
}

void
babel_candidates_halve (BabelCandidate   *candidates,
                        guint             n,
                        guint             answers,
                        const BabelState *seen,
                        guint64           seed,
                        const gint       *cancel,
                        BabelTryFunc      try_in,
                        gpointer          data)
{
  guint   rounds = g_bit_storage (n - 1);
  guint64 number = 0;

  while (n > 1 && !is_cancelled (cancel))
    {
      guint worlds = MAX (1, answers / (rounds * n));

      for (guint w = 0; w < worlds && !is_cancelled (cancel); w++)
        {
          BabelSample world;

          babel_world_draw (seen, seed, number++, &world);
          for (guint i = 0; i < n && !is_cancelled (cancel); i++)
            try_in (data, &candidates[i], &world);
        }
      qsort (candidates, n, sizeof *candidates, compare_candidates);
      n = (n + 1) / 2;
    }
}

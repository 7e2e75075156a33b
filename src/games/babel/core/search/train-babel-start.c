/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rules of thumb, as a player would put it: so much for a settler, for a level that can be built,
 * for a temple that can be torn down. Threats of the other side count double, for it moves next.
 * Nothing of this lasts longer than the first round of learning.
 */
#include "train-babel-start.h"

/* A side's block of features. */
typedef struct
{
  gint16 *weight;
  gint    sign;   /* 1: the side's own, -1: the other's */
  gint    threat; /* the weight of a threat: 1, or 2 for the side that moves next */
} Block;

static void
set (const Block *block, guint feature, gint worth)
{
  block->weight[feature] = (gint16) (block->sign * worth);
}

/* Points are worth more if they bring the end nearer, and if they fend it off. */
static gint
judge_score (gint score)
{
  return 180 * score + (score > 9 ? 100 : 0) + (score >= 15 ? 300 : 0);
}

static void
set_settlers (const Block *block)
{
  for (gint mine = 0; mine < BABEL_N_TOPS; mine++)
    for (gint n = 0; n <= BABEL_TOP_SETTLERS; n++)
      set (block, BABEL_FEATURE_SETTLERS + (guint) (mine * (BABEL_TOP_SETTLERS + 1) + n),
           40 * MIN (n, 7) + (n > mine && mine < BABEL_N_LEVELS ? 60 : 0));
}

/* Rows at the end that are not runs yet: two cards, and one. */
static void
set_rows (const Block *block)
{
  for (gint theirs = 0; theirs < BABEL_N_TOPS; theirs++)
    {
      guint razing = BABEL_FEATURE_ROW + BABEL_ASSYRIA * 3 * BABEL_N_TOPS + (guint) theirs;
      guint stealing = BABEL_FEATURE_ROW + BABEL_HATTI * 3 * BABEL_N_TOPS + (guint) theirs;

      set (block, razing, 8 * theirs * block->threat);
      set (block, razing + BABEL_N_TOPS, 25 * theirs * block->threat);
      set (block, stealing + BABEL_N_TOPS, 15 * theirs * block->threat);
    }
  for (gint row = 0; row < 6; row++)
    set (block, BABEL_FEATURE_WIN_OVER_SOON + 6 + (guint) row, 15 * MIN (row, 4));
}

/* Abilities: a little for each, then the targets to use it on. */
static void
set_abilities (const Block *block)
{
  for (guint i = 0; i < 4; i++)
    {
      gint here = i >= 2 ? 20 : 0;

      for (guint top = 0; top < BABEL_N_TOPS; top++)
        {
          set (block, BABEL_FEATURE_RAZE + i * BABEL_N_TOPS + top,
               (50 + here) * (gint) top * block->threat);
          set (block, BABEL_FEATURE_STEAL + i * BABEL_N_TOPS + top,
               (60 + here) * (gint) top * block->threat);
          set (block, BABEL_FEATURE_SKIP + i * BABEL_N_TOPS + top, 40 * (gint) top);
        }
      for (guint cards = 0; cards < 6; cards++)
        {
          set (block, BABEL_FEATURE_EXPEL + i * 6 + cards, 30 * (gint) cards);
          set (block, BABEL_FEATURE_WIN_OVER + i * 6 + cards, 40 * (gint) cards);
        }
    }
  for (gint uses = 0; uses < 8; uses++)
    set (block, BABEL_FEATURE_ABILITIES + (guint) uses, 60 * MIN (uses, 6));
}

static void
set_stores (const Block *block)
{
  for (guint i = 0; i < 2 * BABEL_N_TOPS; i++)
    {
      set (block, BABEL_FEATURE_STORE + 3 * i, 80 * block->threat);
      set (block, BABEL_FEATURE_STORE + 3 * i + 1, 60 * block->threat);
    }
}

static void
set_side (const Block *block)
{
  set_settlers (block);
  set_rows (block);
  set_abilities (block);
  set_stores (block);
  for (gint cards = 0; cards <= BABEL_TOP_HAND; cards++)
    set (block, BABEL_FEATURE_HAND + (guint) cards,
         110 * cards - (cards > 6 ? 60 * (cards - 6) : 0));
  set (block, BABEL_FEATURE_STARTER, -200);
}

static void
set_scores (BabelWeights *weights)
{
  const gint n = BABEL_TOP_SCORE + 1;

  for (gint final = 0; final < 2; final++)
    for (gint own = 0; own < n; own++)
      for (gint other = 0; other < n; other++)
        {
          gint worth = judge_score (own) - judge_score (other);

          if (final)
            worth += 200 * (MAX (14 - other, 0) - MAX (14 - own, 0));
          weights->weight[BABEL_FEATURE_SCORES + (final * n + own) * n + other] = (gint16) worth;
        }
}

void
train_babel_start (BabelWeights *weights)
{
  const Block own = { weights->weight, 1, 1 };
  const Block other = { weights->weight + BABEL_N_SIDE_FEATURES, -1, 2 };

  *weights = (BabelWeights) { .sums = NULL };
  set_side (&own);
  set_side (&other);
  set_scores (weights);
}

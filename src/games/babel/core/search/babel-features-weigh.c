/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Adds up the weights of the facts of babel-features.c without listing them: the same law written
 * for speed. A test holds the two together.
 *
 * The processor cannot foresee facts, so there are few branches. Small tables have the ends of
 * colonnades and the fit of stores; a weight that does not count is masked away. Only runs, and
 * colonnades longer than their word, are rare enough for a branch.
 */
#include "babel-column.h"
#include "babel-features.h"

/* The end of a colonnade, by its last three cards as they are packed, the last one highest: the
 * row of BABEL_FEATURE_ROW and its like that begins here, counted from one row before the first,
 * so that 0 is an empty colonnade. */
#define ROWS      3
#define IS_ROW(a) ((a) >= 1 && (a) <= BABEL_N_NATIONS)
#define END(a, b, c)                                                                             \
  (IS_ROW (a) ? BABEL_N_TOPS * (1 + ROWS * ((a) -1) + ((b) == (a)) + ((b) == (a) && (c) == (a))) \
              : 0)
#define ENDS_BY_THIRD(a, b)                                                                 \
  END (a, b, 0), END (a, b, 1), END (a, b, 2), END (a, b, 3), END (a, b, 4), END (a, b, 5), \
    END (a, b, 6), END (a, b, 7)
#define ENDS(a)                                                                           \
  ENDS_BY_THIRD (a, 0), ENDS_BY_THIRD (a, 1), ENDS_BY_THIRD (a, 2), ENDS_BY_THIRD (a, 3), \
    ENDS_BY_THIRD (a, 4), ENDS_BY_THIRD (a, 5), ENDS_BY_THIRD (a, 6), ENDS_BY_THIRD (a, 7)

static const guint8 ends[] = { ENDS (0), ENDS (1), ENDS (2), ENDS (3),
                               ENDS (4), ENDS (5), ENDS (6), ENDS (7) };

/* One or two Sumerians, that may soon be three. */
#define SUMERIANS (BABEL_N_TOPS * (1 + ROWS * BABEL_SUMER))

/* The place of a fit in a word of weights of 16 bits. */
#define BITS_OF(fit) (16 * (fit))

/* The fit of a store's top, by [top] and [temple][settlers] as in BABEL_FEATURE_SETTLERS. */
#define FIT(top, mine, n)                                    \
  ((top) == (mine) + 1 && (n) + 1 >= (top)                   \
     ? BITS_OF ((n) >= (top) ? BABEL_FITS : BABEL_FITS_SOON) \
     : BITS_OF ((top) == (mine) + 2 && (n) >= (top) ? BABEL_FITS_SKIPPING : BABEL_N_FITS))
#define FITS_BY_SETTLERS(top, mine)                                                 \
  FIT (top, mine, 0), FIT (top, mine, 1), FIT (top, mine, 2), FIT (top, mine, 3),   \
    FIT (top, mine, 4), FIT (top, mine, 5), FIT (top, mine, 6), FIT (top, mine, 7), \
    FIT (top, mine, BABEL_TOP_SETTLERS)
#define FITS(top)                                                                      \
  {                                                                                    \
    FITS_BY_SETTLERS (top, 0), FITS_BY_SETTLERS (top, 1), FITS_BY_SETTLERS (top, 2),   \
      FITS_BY_SETTLERS (top, 3), FITS_BY_SETTLERS (top, 4), FITS_BY_SETTLERS (top, 5), \
      FITS_BY_SETTLERS (top, 6)                                                        \
  }

static const guint8 fits[BABEL_N_TOPS][BABEL_N_TOPS * (BABEL_TOP_SETTLERS + 1)] = {
  FITS (0),
  FITS (1),
  FITS (2),
  FITS (3),
  FITS (4),
  FITS (5),
  FITS (6),
};

/* A temple counts as this in a lane, on top of the sum of the levels, which is smaller. */
#define TEMPLE 32

/* Rows at the end of a colonnade are distinguished up to this length. */
#define LONGEST_ROW 5

/* Counts over all lands, in lanes of 8 bits that no sum overflows. */
enum
{
  LANE_ABILITIES = 0,
  LANE_TEMPLES = 16,
  LANE_OTHER = 8, /* distance of the other side's lane from the own */
};

/* One side of a land. */
typedef struct
{
  guint n;
  guint end; /* from the table */
  guint top; /* of the temple */
} Site;

/* The weight, or 0. */
static inline gint32
weigh_if (gboolean holds, gint32 weight)
{
  return weight & -(gint32) (holds != 0);
}

/* The last three cards of a colonnade that is longer than its word, packed. */
G_NO_INLINE G_GNUC_PURE static guint
read_long_end (const BabelTable *table, guint side, guint land)
{
  guint three = 0;

  for (guint i = table->settlers[side][land] - 3u; i < table->settlers[side][land]; i++)
    three = three >> 3 | (babel_column_get_card (table, side, land, i) + 1) << 6;
  return three;
}

G_ALWAYS_INLINE static inline Site
read_site (const BabelTable *table, guint side, guint land)
{
  guint n = table->settlers[side][land];
  guint three;

  if (G_LIKELY (n <= BABEL_WORD_CARDS))
    three = (guint) (table->column[side][land] << (3 * (BABEL_WORD_CARDS - n)) >> 54);
  else
    three = read_long_end (table, side, land);
  return (Site) { n, ends[three], babel_table_get_top (table, side, land) };
}

/* The number of equal cards that end a colonnade, at most LONGEST_ROW. */
G_GNUC_PURE static guint
count_row (const BabelTable *table, guint side, guint land)
{
  guint n = table->settlers[side][land];
  guint row = MIN (n, 1);

  while (row < MIN (n, LONGEST_ROW) &&
         babel_column_get_card (table, side, land, n - 1 - row) ==
           babel_column_get_last (table, side, land))
    row++;
  return row;
}

/* The tops of both stores, as a side sees them: the fits of each, and their weights, each in 16
 * bits. */
typedef struct
{
  const guint8 *fit[2];
  guint64       weights[2];
} Stores;

static inline Stores
read_stores (const gint16 *block, const BabelTable *table, guint side)
{
  Stores stores;

  for (guint i = 0; i < 2; i++)
    {
      guint         top = babel_table_get_store_top (table, i == 0 ? side : 1 - side);
      const gint16 *first = block + BABEL_FEATURE_STORE + (i * BABEL_N_TOPS + top) * BABEL_N_FITS;

      stores.fit[i] = fits[top];
      stores.weights[i] = (guint16) first[BABEL_FITS] << BITS_OF (BABEL_FITS) |
                          (guint64) (guint16) first[BABEL_FITS_SOON] << BITS_OF (BABEL_FITS_SOON) |
                          (guint64) (guint16) first[BABEL_FITS_SKIPPING]
                            << BITS_OF (BABEL_FITS_SKIPPING);
    }
  return stores;
}

/* A side of a land, but for its runs. */
G_ALWAYS_INLINE static inline gint32
weigh_site (const gint16     *block,
            Stores            stores,
            const BabelTable *table,
            guint             other_side,
            guint             land,
            Site              site,
            Site              other)
{
  guint         place = site.top * (BABEL_TOP_SETTLERS + 1) + MIN (site.n, BABEL_TOP_SETTLERS);
  const gint16 *row = block + BABEL_FEATURE_ROW - BABEL_N_TOPS + site.end;
  const gint16 *row_mine = block + BABEL_FEATURE_ROW_MINE - BABEL_N_TOPS + site.end;
  gint32        worth = block[BABEL_FEATURE_SETTLERS + place];

  worth += (gint16) (stores.weights[0] >> stores.fit[0][place]);
  worth += (gint16) (stores.weights[1] >> stores.fit[1][place]);
  worth += weigh_if (site.end > 0, row[other.top] + row_mine[site.top]);
  if (site.end == SUMERIANS || site.end == SUMERIANS + BABEL_N_TOPS)
    worth += block[BABEL_FEATURE_WIN_OVER_SOON + (site.end > SUMERIANS) * (LONGEST_ROW + 1) +
                   count_row (table, other_side, land)];
  return worth;
}

/* The number of uses of a colonnade's runs, by nation: a run of n serves n - 2 times (RULES.md
 * 2.5). */
static BabelCounts
count_uses (const BabelTable *table, guint side, guint land)
{
  guint64     cards = table->column[side][land];
  BabelCounts uses = 0;
  BabelRun    runs[BABEL_MAX_RUNS];
  guint       n;

  if (G_LIKELY (table->settlers[side][land] <= BABEL_WORD_CARDS))
    {
      for (guint64 head = babel_word_triples (cards); head; head &= head - 1)
        uses += BABEL_ONE ((cards >> __builtin_ctzll (head) & 7) - 1);
      return uses;
    }
  n = babel_column_get_runs (table, side, land, runs);
  for (guint i = 0; i < n; i++)
    uses += (runs[i].length - 2u) * BABEL_ONE (runs[i].nation);
  return uses;
}

/* The level or number of cards that the ability of the nation's runs could work on in a land. */
static guint
get_target (const BabelTable *table, guint side, guint land, guint nation)
{
  guint n = table->settlers[side][land];
  guint mine = babel_table_get_top (table, side, land);
  guint theirs = babel_table_get_top (table, 1 - side, land);
  guint skipped = mine + 2;

  switch (nation)
    {
    case BABEL_ASSYRIA:
      return theirs;
    case BABEL_HATTI:
      return theirs > mine && n >= theirs ? theirs : 0;
    case BABEL_MEDIA:
      return MIN (babel_features_count_most (table, 1 - side, land), 5);
    case BABEL_PERSIA:
      return n >= skipped && (babel_table_get_store_top (table, 0) == skipped ||
                              babel_table_get_store_top (table, 1) == skipped)
               ? skipped
               : 0;
    default:
      return count_row (table, 1 - side, land);
    }
}

/* The worth of a side's runs in a land, and the number of their uses. */
G_NO_INLINE G_GNUC_PURE static BabelLandWorth
weigh_runs (const gint16 *block, const BabelTable *table, guint side, guint land)
{
  static const struct
  {
    guint16 first;
    guint16 n_targets;
  } abilities[] = {
    [BABEL_ASSYRIA] = { BABEL_FEATURE_RAZE, BABEL_N_TOPS },
    [BABEL_HATTI] = { BABEL_FEATURE_STEAL, BABEL_N_TOPS },
    [BABEL_MEDIA] = { BABEL_FEATURE_EXPEL, 6 },
    [BABEL_PERSIA] = { BABEL_FEATURE_SKIP, BABEL_N_TOPS },
    [BABEL_SUMER] = { BABEL_FEATURE_WIN_OVER, 6 },
  };
  BabelCounts by_nation = count_uses (table, side, land);
  guint       here = table->pawn[side] == land;
  gint32      worth = 0;

  for (BabelCounts rest = by_nation; rest;)
    {
      guint nation = (guint) __builtin_ctzll (rest) / 8;
      guint many = babel_counts_get (by_nation, nation) > 1;

      rest &= ~(0xff * BABEL_ONE (nation));
      worth += block[abilities[nation].first + (2 * here + many) * abilities[nation].n_targets +
                     get_target (table, side, land, nation)];
    }
  return (BabelLandWorth) { worth, babel_counts_sum (by_nation) };
}

/* Given the stores as each side sees them, and whether there may be runs: the side's own first. */
G_ALWAYS_INLINE static inline BabelLandWorth
weigh_land (const gint16     *weights,
            const BabelTable *table,
            guint             side,
            guint             land,
            Stores            own_stores,
            Stores            other_stores,
            guint64           own_runs,
            guint64           other_runs)
{
  const gint16  *block = weights + BABEL_N_SIDE_FEATURES;
  Site           own = read_site (table, side, land);
  Site           other = read_site (table, 1 - side, land);
  guint          temples = own.top + (own.top > 0) * TEMPLE;
  guint          other_temples = other.top + (other.top > 0) * TEMPLE;
  BabelLandWorth all = {
    weights[BABEL_FEATURE_TOPS + own.top * BABEL_N_TOPS + other.top],
    temples << LANE_TEMPLES | other_temples << (LANE_TEMPLES + LANE_OTHER),
  };

  all.worth += weigh_site (weights, own_stores, table, 1 - side, land, own, other);
  all.worth += weigh_site (block, other_stores, table, side, land, other, own);
  if (G_UNLIKELY (own_runs))
    {
      BabelLandWorth runs = weigh_runs (weights, table, side, land);

      all.worth += runs.worth;
      all.counts += runs.counts << LANE_ABILITIES;
    }
  if (G_UNLIKELY (other_runs))
    {
      BabelLandWorth runs = weigh_runs (block, table, 1 - side, land);

      all.worth += runs.worth;
      all.counts += runs.counts << (LANE_ABILITIES + LANE_OTHER);
    }
  return all;
}

/* The worth of facts that belong to a side and no land, and of those about its pawn's land;
 * `lane` is that of its counts. */
static inline gint32
weigh_side (const gint16          *block,
            const BabelTable      *table,
            guint                  side,
            const BabelLandWorths *lands,
            guint32                counts,
            guint                  lane)
{
  guint  pawn = table->pawn[side];
  guint  below = table->n_store[side] - (table->n_store[side] > 0); /* a lane; 0 is empty */
  gint32 worth = weigh_if (table->starter >> side & 1, block[BABEL_FEATURE_STARTER]);

  worth += block[BABEL_FEATURE_HAND + MIN (babel_counts_sum (table->hand[side]), BABEL_TOP_HAND)];
  worth += block[BABEL_FEATURE_ABILITIES + MIN (counts >> (lane + LANE_ABILITIES) & 0xff, 7)];
  worth += block[BABEL_FEATURE_TEMPLES + (counts >> (lane + LANE_TEMPLES) & 0xff) / TEMPLE];
  worth += block[BABEL_FEATURE_NEXT_STORE + babel_pile_get_lane (&table->store[side], below)];
  if (pawn == BABEL_QUARRY)
    return worth + block[BABEL_FEATURE_AT_QUARRY];
  return worth + block[BABEL_FEATURE_HERE + MIN (table->settlers[side][pawn], 7) * 4 +
                       MIN (lands->land[pawn].counts >> (lane + LANE_ABILITIES) & 0xff, 3)];
}

/* Everything, given the lands. */
G_ALWAYS_INLINE static inline gint32
weigh_all (const gint16          *weights,
           const BabelTable      *table,
           guint                  side,
           const BabelLandWorths *lands)
{
  gint32  worth = weights[BABEL_FEATURE_ONE];
  guint32 counts = 0;
  guint   own, other;

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      worth += lands->land[land].worth;
      counts += lands->land[land].counts;
      worth += weights[BABEL_FEATURE_HAND_NATION + land * 6 +
                       MIN (babel_counts_get (table->hand[side], land), 5)];
    }
  worth += weigh_side (weights, table, side, lands, counts, 0);
  worth += weigh_side (weights + BABEL_N_SIDE_FEATURES, table, 1 - side, lands, counts, LANE_OTHER);
  own = MIN ((counts >> LANE_TEMPLES) % TEMPLE, BABEL_TOP_SCORE);
  other = MIN ((counts >> (LANE_TEMPLES + LANE_OTHER)) % TEMPLE, BABEL_TOP_SCORE);
  worth += weights[BABEL_FEATURE_SCORES +
                   ((table->final != 0) * (BABEL_TOP_SCORE + 1) + own) * (BABEL_TOP_SCORE + 1) +
                   other];
  worth += weights[BABEL_FEATURE_STORES + babel_table_get_store_top (table, side) * BABEL_N_TOPS +
                   babel_table_get_store_top (table, 1 - side)];
  return worth + weights[BABEL_FEATURE_QUARRY + MIN (babel_table_get_quarry (table) / 5, 9) * 3 +
                         (own >= other) + (own > other)];
}

gint32
babel_features_weigh_changed (const gint16     *weights,
                              const BabelTable *table,
                              guint             side,
                              guint             changed,
                              BabelLandWorths  *lands)
{
  Stores own = read_stores (weights, table, side);
  Stores other = read_stores (weights + BABEL_N_SIDE_FEATURES, table, 1 - side);

  for (; changed; changed &= changed - 1)
    {
      guint land = (guint) __builtin_ctz (changed);

      lands->land[land] = weigh_land (weights, table, side, land, own, other,
                                      babel_column_has_runs (table, side, land),
                                      babel_column_has_runs (table, 1 - side, land));
    }
  return weigh_all (weights, table, side, lands);
}

gint32
babel_features_weigh (const gint16 *weights, const BabelTable *table, guint side)
{
  Stores          own = read_stores (weights, table, side);
  Stores          other = read_stores (weights + BABEL_N_SIDE_FEATURES, table, 1 - side);
  const guint64  *columns = table->column[0];
  guint64         runs[2 * BABEL_N_NATIONS];
  BabelLandWorths lands;

  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    runs[i] = babel_word_triples (columns[i]) | table->spill[0];
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    lands.land[land] = weigh_land (weights, table, side, land, own, other,
                                   runs[side * BABEL_N_NATIONS + land],
                                   runs[(1 - side) * BABEL_N_NATIONS + land]);
  return weigh_all (weights, table, side, &lands);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The facts are listed here, card by card, for learning; their sum of weights is found in
 * babel-features-weigh.c. Of the other side's hand only the size is used.
 */
#include "babel-features.h"

#include "babel-column.h"

const BabelFeatureGroup babel_feature_groups[] = {
  { "settlers", BABEL_FEATURE_SETTLERS, BABEL_FEATURE_ROW - BABEL_FEATURE_SETTLERS },
  { "row", BABEL_FEATURE_ROW, BABEL_FEATURE_ROW_MINE - BABEL_FEATURE_ROW },
  { "row-mine", BABEL_FEATURE_ROW_MINE, BABEL_FEATURE_RAZE - BABEL_FEATURE_ROW_MINE },
  { "raze", BABEL_FEATURE_RAZE, BABEL_FEATURE_STEAL - BABEL_FEATURE_RAZE },
  { "steal", BABEL_FEATURE_STEAL, BABEL_FEATURE_EXPEL - BABEL_FEATURE_STEAL },
  { "expel", BABEL_FEATURE_EXPEL, BABEL_FEATURE_WIN_OVER - BABEL_FEATURE_EXPEL },
  { "win-over", BABEL_FEATURE_WIN_OVER, BABEL_FEATURE_WIN_OVER_SOON - BABEL_FEATURE_WIN_OVER },
  { "win-over-soon", BABEL_FEATURE_WIN_OVER_SOON,
    BABEL_FEATURE_SKIP - BABEL_FEATURE_WIN_OVER_SOON },
  { "skip", BABEL_FEATURE_SKIP, BABEL_FEATURE_HERE - BABEL_FEATURE_SKIP },
  { "here", BABEL_FEATURE_HERE, BABEL_FEATURE_STORE - BABEL_FEATURE_HERE },
  { "store", BABEL_FEATURE_STORE, BABEL_FEATURE_HAND - BABEL_FEATURE_STORE },
  { "hand", BABEL_FEATURE_HAND, BABEL_FEATURE_HAND_NATION - BABEL_FEATURE_HAND },
  { "hand-nation", BABEL_FEATURE_HAND_NATION, BABEL_FEATURE_STARTER - BABEL_FEATURE_HAND_NATION },
  { "starter", BABEL_FEATURE_STARTER, 1 },
  { "at-quarry", BABEL_FEATURE_AT_QUARRY, 1 },
  { "abilities", BABEL_FEATURE_ABILITIES, BABEL_FEATURE_TEMPLES - BABEL_FEATURE_ABILITIES },
  { "temples", BABEL_FEATURE_TEMPLES, BABEL_FEATURE_NEXT_STORE - BABEL_FEATURE_TEMPLES },
  { "next-store", BABEL_FEATURE_NEXT_STORE, BABEL_N_SIDE_FEATURES - BABEL_FEATURE_NEXT_STORE },
  { "tops", BABEL_FEATURE_TOPS, BABEL_FEATURE_SCORES - BABEL_FEATURE_TOPS },
  { "scores", BABEL_FEATURE_SCORES, BABEL_FEATURE_STORES - BABEL_FEATURE_SCORES },
  { "stores", BABEL_FEATURE_STORES, BABEL_FEATURE_QUARRY - BABEL_FEATURE_STORES },
  { "quarry", BABEL_FEATURE_QUARRY, BABEL_FEATURE_ONE - BABEL_FEATURE_QUARRY },
  { "one", BABEL_FEATURE_ONE, 1 },
  { NULL },
};

/* A colonnade as the features see it. */
typedef struct
{
  guint       n;
  guint       last; /* the nation of the last card */
  guint       row;  /* number of its cards at the end of the colonnade */
  BabelCounts uses; /* by nation: a run of n serves n - 2 times (RULES.md 2.5) */
  guint       n_uses;
} Column;

/* One side of a land, as that side sees it, and the list of facts. */
typedef struct
{
  const BabelTable *table;
  const Column     *column;
  const Column     *other;
  guint             side;
  guint             land;
  guint             mine;
  guint             theirs;
  guint             stores[2]; /* the tops, the side's own first */
  guint             here;
  guint             first; /* of the side's block */
  guint16          *out;
  guint             n;
} View;

static void
put (View *view, guint feature)
{
  view->out[view->n++] = (guint16) (view->first + feature);
}

static Column
read_column (const BabelTable *table, guint side, guint land)
{
  Column column = { .n = table->settlers[side][land], .last = BABEL_UNKNOWN };

  for (guint i = 0; i < column.n; i++)
    {
      guint nation = babel_column_get_card (table, side, land, i);

      column.row = nation == column.last ? column.row + 1 : 1;
      column.last = nation;
      if (column.row >= 3)
        {
          column.uses += BABEL_ONE (nation);
          column.n_uses++;
        }
    }
  return column;
}

/* The highest top of a store that skipping a level can lay. */
static guint
find_skippable (const View *view)
{
  guint level = view->mine + 2;

  return (view->stores[0] == level || view->stores[1] == level) && view->column->n >= level ? level
                                                                                            : 0;
}

static void
put_ability (View *view, BabelNation nation, guint first, guint n_values, guint value)
{
  guint many = babel_counts_get (view->column->uses, nation) > 1;

  put (view, first + (2 * view->here + many) * n_values + MIN (value, n_values - 1));
}

static void
put_abilities (View *view)
{
  const Column *column = view->column;
  gboolean      stealable = view->theirs > view->mine && column->n >= view->theirs;

  if (babel_counts_get (column->uses, BABEL_ASSYRIA))
    put_ability (view, BABEL_ASSYRIA, BABEL_FEATURE_RAZE, BABEL_N_TOPS, view->theirs);
  if (babel_counts_get (column->uses, BABEL_HATTI))
    put_ability (view, BABEL_HATTI, BABEL_FEATURE_STEAL, BABEL_N_TOPS,
                 stealable ? view->theirs : 0);
  if (babel_counts_get (column->uses, BABEL_MEDIA))
    put_ability (view, BABEL_MEDIA, BABEL_FEATURE_EXPEL, 6,
                 babel_features_count_most (view->table, 1 - view->side, view->land));
  if (babel_counts_get (column->uses, BABEL_PERSIA))
    put_ability (view, BABEL_PERSIA, BABEL_FEATURE_SKIP, BABEL_N_TOPS, find_skippable (view));
  if (babel_counts_get (column->uses, BABEL_SUMER))
    put_ability (view, BABEL_SUMER, BABEL_FEATURE_WIN_OVER, 6, view->other->row);
}

/* Lists the fit of the stores' tops to the side's temple here. */
static void
put_stores (View *view)
{
  guint n = view->column->n;

  for (guint i = 0; i < 2; i++)
    {
      guint top = view->stores[i];
      guint feature = BABEL_FEATURE_STORE + (i * BABEL_N_TOPS + top) * BABEL_N_FITS;

      if (top == view->mine + 1 && n + 1 >= top)
        put (view, feature + (n >= top ? BABEL_FITS : BABEL_FITS_SOON));
      else if (top == view->mine + 2 && n >= top)
        put (view, feature + BABEL_FITS_SKIPPING);
    }
}

static void
put_side (View *view)
{
  const Column *column = view->column;
  guint         row = MIN (column->row, 3) - 1;

  put (view, BABEL_FEATURE_SETTLERS + view->mine * (BABEL_TOP_SETTLERS + 1) +
               MIN (column->n, BABEL_TOP_SETTLERS));
  if (view->here)
    put (view, BABEL_FEATURE_HERE + MIN (column->n, 7) * 4 + MIN (column->n_uses, 3));
  put_stores (view);
  if (column->n == 0)
    return;
  put (view, BABEL_FEATURE_ROW + (column->last * 3 + row) * BABEL_N_TOPS + view->theirs);
  put (view, BABEL_FEATURE_ROW_MINE + (column->last * 3 + row) * BABEL_N_TOPS + view->mine);
  if (column->last == BABEL_SUMER && row < 2)
    put (view, BABEL_FEATURE_WIN_OVER_SOON + row * 6 + MIN (view->other->row, 5));
  if (column->n_uses > 0)
    put_abilities (view);
}

/* The facts of a land for `side`. */
static void
put_land (View *view, guint side, guint uses[2])
{
  const BabelTable *table = view->table;
  guint             land = view->land;
  Column            columns[2] = { read_column (table, side, land),
                                   read_column (table, 1 - side, land) };
  guint             tops[2] = { babel_table_get_top (table, side, land),
                                babel_table_get_top (table, 1 - side, land) };

  uses[0] = columns[0].n_uses;
  uses[1] = columns[1].n_uses;
  view->first = 0;
  put (view, BABEL_FEATURE_TOPS + tops[0] * BABEL_N_TOPS + tops[1]);
  for (guint i = 0; i < 2; i++)
    {
      view->side = i == 0 ? side : 1 - side;
      view->first = i * BABEL_N_SIDE_FEATURES;
      view->column = &columns[i];
      view->other = &columns[1 - i];
      view->mine = tops[i];
      view->theirs = tops[1 - i];
      view->here = table->pawn[view->side] == land;
      view->stores[0] = babel_table_get_store_top (table, view->side);
      view->stores[1] = babel_table_get_store_top (table, 1 - view->side);
      put_side (view);
    }
}

/* Lists the facts that belong to a side and to no land; returns its score. */
static guint
put_side_rest (View *view, guint abilities)
{
  const BabelTable *table = view->table;
  guint             side = view->side;
  guint             n_store = table->n_store[side];
  guint             score = 0;
  guint             temples = 0;

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      guint top = babel_table_get_top (table, side, land);

      score += top;
      temples += top > 0;
    }
  put (view, BABEL_FEATURE_HAND + MIN (babel_counts_sum (table->hand[side]), BABEL_TOP_HAND));
  put (view, BABEL_FEATURE_ABILITIES + MIN (abilities, 7));
  put (view, BABEL_FEATURE_TEMPLES + temples);
  put (view, BABEL_FEATURE_NEXT_STORE +
               (n_store > 1 ? babel_pile_get (&table->store[side], n_store - 2) : 0));
  if (table->starter >> side & 1)
    put (view, BABEL_FEATURE_STARTER);
  if (table->pawn[side] == BABEL_QUARRY)
    put (view, BABEL_FEATURE_AT_QUARRY);
  return MIN (score, BABEL_TOP_SCORE);
}

/* Lists the facts that belong to no land. */
static void
put_rest (View *view, guint side, const guint abilities[2])
{
  const BabelTable *table = view->table;
  guint             n_scores = BABEL_TOP_SCORE + 1;
  guint             own;
  guint             other;

  view->side = side;
  view->first = 0;
  own = put_side_rest (view, abilities[0]);
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    put (view, BABEL_FEATURE_HAND_NATION + nation * 6 +
                 MIN (babel_counts_get (table->hand[side], nation), 5));
  view->side = 1 - side;
  view->first = BABEL_N_SIDE_FEATURES;
  other = put_side_rest (view, abilities[1]);
  view->first = 0;
  put (view, BABEL_FEATURE_SCORES + ((table->final != 0) * n_scores + own) * n_scores + other);
  put (view, BABEL_FEATURE_STORES + babel_table_get_store_top (table, side) * BABEL_N_TOPS +
               babel_table_get_store_top (table, 1 - side));
  put (view, BABEL_FEATURE_QUARRY + MIN (babel_table_get_quarry (table) / 5, 9) * 3 +
               (own > other ? 2 : own == other));
  put (view, BABEL_FEATURE_ONE);
}

guint
babel_features_count_most (const BabelTable *table, guint side, guint land)
{
  guint counts[BABEL_N_NATIONS] = { 0 };
  guint most = 0;

  for (guint i = 0; i < table->settlers[side][land]; i++)
    {
      guint count = ++counts[babel_column_get_card (table, side, land, i)];

      most = MAX (most, count);
    }
  return most;
}

guint
babel_features_list_land (const BabelTable *table,
                          guint             side,
                          guint             land,
                          guint             uses[2],
                          guint16          *features)
{
  View view = { .table = table, .land = land, .out = features };

  put_land (&view, side, uses);
  return view.n;
}

guint
babel_features_list_rest (const BabelTable *table,
                          guint             side,
                          const guint       uses[2],
                          guint16          *features)
{
  View view = { .table = table, .out = features };

  put_rest (&view, side, uses);
  return view.n;
}

guint
babel_features_list (const BabelTable *table, guint side, guint16 *features)
{
  guint uses[2] = { 0, 0 };
  guint n = 0;

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      guint here[2];

      n += babel_features_list_land (table, side, land, here, features + n);
      uses[0] += here[0];
      uses[1] += here[1];
    }
  return n + babel_features_list_rest (table, side, uses, features + n);
}

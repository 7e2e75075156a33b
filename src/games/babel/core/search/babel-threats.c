/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs grow at their end only, so a run of a nation is had either already, or by laying the
 * missing cards after the row at the end, with or without three settlers who come over first.
 */
#include "babel-threats.h"

#include "babel-apply.h"
#include "babel-column.h"

/* Settlers that take part in a migration (RULES.md 2.4). */
#define N_MIGRANTS 3

/* Cards of one nation that make a run (RULES.md 2.5). */
#define RUN_LENGTH 3

/* Fewer settlers of a nation are no loss to speak of. */
#define MIN_SETTLERS 2

/* A colonnade, and the cards that may come to stand after it. */
typedef struct
{
  guint8 cards[BABEL_N_NATION_CARDS];
  guint  n;
} Row;

/* The number of the nation's cards that would make a run at the end of a row; 0 if there is a
 * run. */
static guint
count_missing (const Row *row, guint nation)
{
  guint length = 0;

  for (guint i = 0; i < row->n; i++)
    {
      length = row->cards[i] == nation ? length + 1 : 0;
      if (length == RUN_LENGTH)
        return 0;
    }
  return RUN_LENGTH - length;
}

static void
read_row (const BabelTable *table, guint side, guint land, guint from, Row *row)
{
  guint8 migrants[BABEL_N_NATION_CARDS];
  guint  n;

  row->n = babel_column_get (table, side, land, row->cards);
  if (from == BABEL_QUARRY)
    return;
  n = babel_column_get (table, side, from, migrants);
  for (guint i = n - N_MIGRANTS; i < n; i++)
    row->cards[row->n++] = migrants[i];
}

/* The amount that the ability could take in the land, or 0. `settlers`: the attacker's there. */
static guint
get_amount (const BabelTable *table, guint victim, guint kind, guint land, guint settlers)
{
  guint  top = babel_table_get_top (table, victim, land);
  guint  own = babel_table_get_top (table, 1 - victim, land);
  guint8 cards[BABEL_N_NATION_CARDS];
  guint  n = babel_column_get (table, victim, land, cards);
  guint  amount = 0;

  if (kind == BABEL_RAZE)
    return top;
  if (kind == BABEL_STEAL)
    return top > own && settlers >= top ? top : 0;
  if (kind == BABEL_WIN_OVER)
    for (guint i = n; i > 0 && cards[i - 1] == cards[n - 1]; i--)
      amount++;
  if (kind == BABEL_EXPEL)
    for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
      amount = MAX (amount, babel_column_count (table, victim, land, nation));
  return amount >= MIN_SETTLERS ? amount : 0;
}

static guint
get_most_frequent (const BabelTable *table, guint side, guint land)
{
  guint most = 0;

  for (guint nation = 1; nation < BABEL_N_NATIONS; nation++)
    if (babel_column_count (table, side, land, nation) >
        babel_column_count (table, side, land, most))
      most = nation;
  return most;
}

/* The cheapest way to use an ability in a land; FALSE if there is none. */
static gboolean
find_threat (const BabelTable *table, guint victim, guint kind, guint land, BabelThreat *threat)
{
  static const guint8 nations[BABEL_N_KINDS] = {
    [BABEL_RAZE] = BABEL_ASSYRIA,
    [BABEL_STEAL] = BABEL_HATTI,
    [BABEL_EXPEL] = BABEL_MEDIA,
    [BABEL_WIN_OVER] = BABEL_SUMER,
  };
  guint side = 1 - victim;
  guint fewest = G_MAXUINT;

  /* BABEL_QUARRY comes first: without a migration, if that is no dearer. */
  for (guint i = 0; i <= BABEL_N_NATIONS; i++)
    {
      guint from = i == 0 ? BABEL_QUARRY : i - 1;
      Row   row;
      guint missing, amount;

      if (from == land || (i > 0 && table->settlers[side][from] < N_MIGRANTS))
        continue;
      read_row (table, side, land, from, &row);
      missing = count_missing (&row, nations[kind]);
      amount = get_amount (table, victim, kind, land, row.n + missing);
      if (amount == 0 || missing >= fewest)
        continue;
      fewest = missing;
      *threat = (BabelThreat) { (guint8) kind, (guint8) land, (guint8) amount, (guint8) from, 0,
                                missing * BABEL_ONE (nations[kind]) };
    }
  if (fewest == G_MAXUINT)
    return FALSE;
  threat->cards += table->pawn[side] != land ? BABEL_ONE (land) : 0;
  threat->nation = (guint8) get_most_frequent (table, victim, land);
  return TRUE;
}

guint
babel_threats_list (const BabelTable *table, guint victim, BabelThreat *threats)
{
  guint n = 0;

  for (guint kind = BABEL_RAZE; kind <= BABEL_WIN_OVER; kind++)
    for (guint land = 0; land < BABEL_N_NATIONS; land++)
      n += find_threat (table, victim, kind, land, &threats[n]);
  return n;
}

gboolean
babel_threat_is_held (const BabelThreat *threat, BabelCounts hand)
{
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    if (babel_counts_get (hand, nation) < babel_counts_get (threat->cards, nation))
      return FALSE;
  return TRUE;
}

/* The ability with the number of its run, where there are several. */
static GameAction
make_ability (const BabelThreat *threat, const BabelTable *table)
{
  static const guint8 nations[BABEL_N_KINDS] = {
    [BABEL_RAZE] = BABEL_ASSYRIA,
    [BABEL_STEAL] = BABEL_HATTI,
    [BABEL_EXPEL] = BABEL_MEDIA,
    [BABEL_WIN_OVER] = BABEL_SUMER,
  };
  BabelRun runs[BABEL_MAX_RUNS];
  guint    n = babel_column_get_runs (table, table->mover, threat->land, runs);
  guint    own = 0;

  for (guint i = 0; i < n; i++)
    own += runs[i].nation == nations[threat->kind];
  own = own > 1 ? 1 : 0;
  if (threat->kind == BABEL_EXPEL)
    return babel_action (BABEL_EXPEL, threat->nation, own);
  return babel_action (threat->kind, own, 0);
}

guint
babel_threat_get_line (const BabelThreat *threat, const BabelTable *table, GameAction *line)
{
  BabelTable after = *table;
  guint      n = 0;

  if (table->pawn[table->mover] != threat->land)
    line[n++] = babel_action (BABEL_TRAVEL, threat->land, 0);
  if (threat->from != BABEL_QUARRY)
    line[n++] = babel_action (BABEL_MIGRATE, threat->from, threat->land);
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    {
      guint cards = babel_counts_get (threat->cards, nation);

      if (table->pawn[table->mover] != threat->land && nation == threat->land)
        cards--;
      for (guint i = 0; i < cards; i++)
        line[n++] = babel_action (BABEL_SETTLE, nation, 0);
    }
  for (guint i = 0; i < n; i++)
    babel_apply (&after, line[i], NULL, NULL);
  line[n++] = make_ability (threat, &after);
  return n;
}

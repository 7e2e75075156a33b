/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of a seat's points: harvests, each by itself if the positions around it are known,
 * and scrolls, one by one.
 */
#include <glib/gi18n-lib.h>

#include "bunny-cards.h"
#include "bunny-rules.h"
#include "bunny-scrolls.h"
#include "bunny-words.h"

typedef enum
{
  PART_BEST,    /* the best fief of the last harvest */
  PART_OTHERS,  /* its other fiefs */
  PART_EARLIER, /* the harvests before it, or before those that are known */
  PART_ALL,     /* all harvests at once */
  PART_HARVEST, /* that of the first round, followed by those of the others */
  PART_SCROLLS = PART_HARVEST + BUNNY_N_ROUNDS,
  N_PARTS,
} Part;

/* The state that is counted, and the harvests on the way to it: bit r of `known` is that of round
 * r + 1. */
typedef struct
{
  const BunnyState *state;
  guint             known;
  gint              carrots[BUNNY_MAX_SEATS][BUNNY_N_ROUNDS];
  gint              earlier[BUNNY_MAX_SEATS]; /* the rest of the score */
} Count;

/* ---- Harvests */

static gboolean
is_harvest (const BunnyTable *before, const BunnyTable *after)
{
  if (before->phase >= BUNNY_FINAL)
    return FALSE;
  return after->round != before->round || after->phase >= BUNNY_FINAL;
}

static void
find_count (const GameState *const *states, guint n, Count *count)
{
  memset (count, 0, sizeof *count);
  count->state = bunny_state (states[n - 1]);
  for (guint seat = 0; seat < count->state->table.seats; seat++)
    count->earlier[seat] = count->state->table.score[seat];
  for (guint i = 1; i < n; i++)
    {
      const BunnyTable *before = &bunny_state (states[i - 1])->table;
      const BunnyTable *after = &bunny_state (states[i])->table;

      if (!is_harvest (before, after))
        continue;
      count->known |= 1u << (before->round - 1);
      for (guint seat = 0; seat < after->seats; seat++)
        {
          gint carrots = after->score[seat] - before->score[seat];

          count->carrots[seat][before->round - 1] += carrots;
          count->earlier[seat] -= carrots;
        }
    }
}

/* One harvest alone is counted by its fiefs where two play; among more that would be too much to
 * take in. */
static gboolean
counts_rounds (const Count *count)
{
  return (count->known & (count->known - 1)) != 0 ||
         (count->known != 0 && count->state->table.seats > 2);
}

static gint
count_part (const Count *count, guint seat, guint part)
{
  const BunnyState *state = count->state;
  gint              score = state->table.score[seat];
  guint             last = bunny_table_harvest (&state->table, seat);
  guint             best = 0;
  BunnyFiefs        fiefs;

  if (part >= PART_HARVEST)
    return count->carrots[seat][part - PART_HARVEST];
  if (part == PART_ALL)
    return score;
  if (part == PART_EARLIER)
    return counts_rounds (count) ? count->earlier[seat] : score - (gint) last;
  bunny_fiefs_find (&state->table, seat, &fiefs);
  for (guint i = 0; i < fiefs.n; i++)
    best = MAX (best, bunny_fief_get_yield (&fiefs.fief[i]));
  return (gint) (part == PART_BEST ? best : last - best);
}

/* ---- Which parts there are */

/* The last harvest can be counted by fiefs, if it is over. */
static gboolean
counts_fiefs (const Count *count)
{
  if (count->state->table.seats > 2 || count->state->table.phase < BUNNY_FINAL)
    return FALSE;
  return count_part (count, 0, PART_EARLIER) >= 0 && count_part (count, 1, PART_EARLIER) >= 0;
}

static gboolean
is_anybodys (const Count *count, guint part)
{
  for (guint seat = 0; seat < count->state->table.seats; seat++)
    if (count_part (count, seat, part) != 0)
      return TRUE;
  return FALSE;
}

/* Between two, scrolls are left out where nobody has any. */
static gboolean
has_scrolls (const BunnyState *state)
{
  return state->table.seats > 2 ||
         bunny_state_count_scrolls (state, 0) + bunny_state_count_scrolls (state, 1) > 0;
}

static gboolean
has_part (const Count *count, guint part)
{
  if (counts_rounds (count))
    {
      if (part == PART_SCROLLS)
        return has_scrolls (count->state);
      if (part >= PART_HARVEST)
        return (count->known >> (part - PART_HARVEST)) & 1;
      return part == PART_EARLIER && is_anybodys (count, part);
    }
  if (!counts_fiefs (count))
    return part == PART_ALL || part == PART_SCROLLS;
  if (part == PART_SCROLLS)
    return has_scrolls (count->state);
  return part == PART_BEST || (part < PART_ALL && is_anybodys (count, part));
}

static char *
name_part (guint part)
{
  static const char *const names[N_PARTS] = {
    /* Translators: what points come from: the fief that brought most in the last harvest. */
    [PART_BEST] = NC_ ("points", "Best fief"),
    /* Translators: what points come from: all other fiefs in the last harvest. */
    [PART_OTHERS] = NC_ ("points", "Other fiefs"),
    /* Translators: what points come from: the harvests before the last one. */
    [PART_EARLIER] = NC_ ("points", "Earlier harvests"),
    /* Translators: what points come from: the harvests of the game, or its scrolls. */
    [PART_ALL] = NC_ ("points", "Harvests"),
    [PART_SCROLLS] = NC_ ("points", "Scrolls"),
  };

  if (names[part] == NULL)
    /* Translators: what points come from: the harvest of round 1, 2, 3 or 4. */
    return g_strdup_printf (C_ ("points", "Harvest %u"), part - PART_HARVEST + 1);
  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "points", names[part]));
}

char *
bunny_words_share (
  const GameState *const *states, guint n, guint seat, guint i, gint *points)
{
  Count      count;
  GameResult result;
  guint      part = 0;

  g_return_val_if_fail (n > 0, NULL);

  find_count (states, n, &count);
  while (part < N_PARTS && (!has_part (&count, part) || i-- > 0))
    part++;
  if (part == N_PARTS)
    return NULL;
  if (part == PART_SCROLLS)
    {
      bunny_rules.result (states[n - 1], &result);
      *points = result.points[seat] - count.state->table.score[seat];
    }
  else
    *points = count_part (&count, seat, part);
  return name_part (part);
}

/* ---- Scrolls */

char *
bunny_words_piece (
  const GameState *state, guint seat, guint i, gint *points, char **detail)
{
  const BunnyState *now = bunny_state (state);
  guint64           left = now->scrolls[seat];
  guint             face;
  BunnyScrolls      scrolls;

  for (; i > 0 && left != 0; i--)
    left &= left - 1;
  *detail = NULL;
  if (left == 0)
    return NULL;
  face = BUNNY_FIRST_SCROLL + (guint) __builtin_ctzll (left);
  bunny_scrolls_find (now, 0, 0, &scrolls);
  *points = (gint) bunny_scrolls_get_share (now, &scrolls, seat, face);
  *detail = bunny_words_detail (state, seat, face);
  return bunny_words_scroll_name (state, face);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Days, their puzzles and streaks.
 *
 * Puzzles take turns in four groups, so that none comes again before the three others have had
 * theirs. A day's puzzle is the one with the highest hash of day and id ("rendezvous hashing")
 * among those of its group that have not come in this turn: a new id wins a day only if its hash is
 * the highest there, and nearly all other days stay as they were.
 */
#include "edubba-daily.h"

#include <stdlib.h>
#include <string.h>

#include "game-print.h"
#include "game-state.h"

/* Two days after the last one a streak is still alive: one was missed, and today is not over. */
#define MAX_GAP 2

/* Groups that take turns. */
#define GROUPS 4

/* A puzzle that may be a day's. */
typedef struct
{
  const char *id;
  guint64     hash;
  guint       index;
  gboolean    used;
} Candidate;

guint
edubba_day_from_time (gint64 time, GTimeZone *zone)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (time);
  g_autoptr (GDateTime) local = utc ? g_date_time_to_timezone (utc, zone) : NULL;
  GDate date;
  int   year;
  int   month;
  int   day;

  if (!local)
    return 0;
  g_date_time_get_ymd (local, &year, &month, &day);
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  return g_date_get_julian (&date);
}

char *
edubba_day_print (guint day)
{
  GDate date;

  g_return_val_if_fail (g_date_valid_julian (day), NULL);

  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  return game_print ("%04u-%02u-%02u", g_date_get_year (&date), g_date_get_month (&date),
                     g_date_get_day (&date));
}

guint
edubba_day_parse (const char *text)
{
  static const char form[] = "0000-00-00";
  GDate             date;
  guint             year;
  guint             month;
  guint             day;

  for (guint i = 0; i < sizeof form; i++)
    if (form[i] == '0' ? !g_ascii_isdigit (text[i]) : text[i] != form[i])
      return 0;
  year = (guint) g_ascii_strtoull (text, NULL, 10);
  month = (guint) g_ascii_strtoull (text + 5, NULL, 10);
  day = (guint) g_ascii_strtoull (text + 8, NULL, 10);
  if (!g_date_valid_dmy ((GDateDay) day, month, (GDateYear) year))
    return 0;
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, month, (GDateYear) year);
  return g_date_get_julian (&date);
}

/* The hash of a day and an id, mixed as MurmurHash3 ends. */
static guint64
hash (guint day, guint64 id)
{
  guint64 h = id ^ (day * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  h = (h ^ (h >> 33)) * G_GUINT64_CONSTANT (0xff51afd7ed558ccd);
  h = (h ^ (h >> 33)) * G_GUINT64_CONSTANT (0xc4ceb9fe1a85ec53);
  return h ^ (h >> 33);
}

/* By their hashes; ids settle a draw. */
static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *one = a;
  const Candidate *other = b;

  if (one->hash != other->hash)
    return one->hash < other->hash ? -1 : 1;
  return strcmp (one->id, other->id);
}

/* The best for a day among those that have not been used. */
static Candidate *
pick_unused (guint day, Candidate *candidates, guint n)
{
  Candidate *best = NULL;
  guint64    best_hash = 0;

  for (guint i = 0; i < n; i++)
    {
      guint64 h = candidates[i].used ? 0 : hash (day, candidates[i].hash);

      if (candidates[i].used || (best && h <= best_hash))
        continue;
      best = &candidates[i];
      best_hash = h;
    }
  return best;
}

/* The days of a turn: the greatest number of the row 1, 2, 3, 4, 6, 8, 12, 16 ... that a group has
 * enough for. Only where it changes do all days, and three turns are more than half of all. */
static guint
get_turn (guint n)
{
  guint turn = 1;

  while (2 * turn <= n)
    turn *= 2;
  return turn > 1 && turn + turn / 2 <= n ? turn + turn / 2 : turn;
}

guint
edubba_day_pick (guint day, const char *const *ids, guint n)
{
  const guint           groups = MIN (n, GROUPS);
  const guint           turn = get_turn (n / MAX (groups, 1));
  const guint           group = day / turn % MAX (groups, 1);
  g_autofree Candidate *candidates = NULL;
  const Candidate      *best = NULL;
  guint                 first;

  g_return_val_if_fail (g_date_valid_julian (day), 0);
  g_return_val_if_fail (n > 0, 0);

  candidates = g_new (Candidate, n);
  for (guint i = 0; i < n; i++)
    candidates[i] = (Candidate) { ids[i], hash (0, game_text_hash (ids[i])), i, FALSE };
  qsort (candidates, n, sizeof *candidates, compare_candidates);
  first = group * n / groups;
  for (guint d = day - day % turn; d <= day; d++)
    {
      Candidate *picked = pick_unused (d, candidates + first, (group + 1) * n / groups - first);

      picked->used = TRUE;
      best = picked;
    }
  return best->index;
}

guint
edubba_day_count_streak (const guint *days, guint n, guint today)
{
  guint count = 0;
  guint next = today;

  while (n > 0 && days[n - 1] > today)
    n--;
  for (; n > 0 && next - days[n - 1] <= MAX_GAP; n--)
    {
      next = days[n - 1];
      count++;
    }
  return count;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Days, their puzzles and streaks.
 *
 * A day's puzzle is the one with the highest hash of day and id ("rendezvous hashing"): a new id
 * wins a day only if its hash is the highest there, and all other days stay as they were, but for
 * the days moved by the rule that no puzzle comes twice in a year.
 */
#include "edubba-daily.h"

#include <string.h>

#include "game-print.h"

/* Two days after the last one a streak is still alive: one was missed, and today is not over. */
#define MAX_GAP 2

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

/* FNV-1a over day and id, mixed as MurmurHash3 ends, since FNV's high bits are slow to change. */
static guint64
hash (guint day, const char *id)
{
  guint64 h = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (guint i = 0; i < 4; i++)
    h = (h ^ ((day >> (8 * i)) & 0xff)) * G_GUINT64_CONSTANT (0x100000001b3);
  for (; *id != '\0'; id++)
    h = (h ^ (guchar) *id) * G_GUINT64_CONSTANT (0x100000001b3);
  h = (h ^ (h >> 33)) * G_GUINT64_CONSTANT (0xff51afd7ed558ccd);
  h = (h ^ (h >> 33)) * G_GUINT64_CONSTANT (0xc4ceb9fe1a85ec53);
  return h ^ (h >> 33);
}

/* The id with the highest hash of a day among those not used; equal hashes go by id. */
static guint
pick_unused (guint day, const char *const *ids, guint n, const gboolean *used)
{
  guint   best = n;
  guint64 best_hash = 0;

  for (guint i = 0; i < n; i++)
    {
      guint64 h = used[i] ? 0 : hash (day, ids[i]);

      if (used[i] || (best < n && h < best_hash) ||
          (best < n && h == best_hash && strcmp (ids[i], ids[best]) > 0))
        continue;
      best = i;
      best_hash = h;
    }
  return best;
}

static guint
get_first_day_of_year (guint day)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  g_date_set_dmy (&date, 1, G_DATE_JANUARY, g_date_get_year (&date));
  return g_date_get_julian (&date);
}

guint
edubba_day_pick (guint day, const char *const *ids, guint n)
{
  g_autofree gboolean *used = NULL;
  guint                best = 0;
  guint                n_used = 0;

  g_return_val_if_fail (g_date_valid_julian (day), 0);
  g_return_val_if_fail (n > 0, 0);

  used = g_new0 (gboolean, n);
  for (guint d = get_first_day_of_year (day); d <= day; d++)
    {
      if (n_used == n)
        {
          memset (used, 0, n * sizeof *used);
          n_used = 0;
        }
      best = pick_unused (d, ids, n, used);
      used[best] = TRUE;
      n_used++;
    }
  return best;
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

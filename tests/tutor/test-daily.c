/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Days: midnights, months' ends, the puzzle of a day, and streaks. No test asks what day it is.
 *
 * The puzzle of a day must be the same on every machine, so some are written down here.
 */
#include "../fixed.h"
#include "edubba-daily.h"

#include <string.h>

#define N_IDS 60

/* The sizes of some pools of puzzles; one more, and the turns of 11, 23, 47 and 95 were longer. */
static const guint pools[] = { 1, 2, 3, 5, 11, 23, 37, 47, 95, 143 };

static gint64
time_from_text (const char *text)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (text, NULL);

  g_assert_nonnull (time);
  return g_date_time_to_unix (time);
}

/* A moment is in the day that the calendar on the wall shows there. */
static void
test_local (void)
{
  static const struct
  {
    const char *time;
    const char *zone;
    const char *day;
  } rows[] = {
    { "2026-11-21T23:59:59Z", "UTC", "2026-11-21" },
    { "2026-11-22T00:00:00Z", "UTC", "2026-11-22" },
    { "2026-11-21T23:30:00Z", "+01:00", "2026-11-22" },
    { "2026-11-21T02:30:00Z", "-05:00", "2026-11-20" },
    { "2026-12-31T23:30:00Z", "+03:00", "2027-01-01" },
    { "2028-02-29T12:00:00Z", "UTC", "2028-02-29" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GTimeZone) zone = g_time_zone_new_identifier (rows[i].zone);
      guint            day = edubba_day_from_time (time_from_text (rows[i].time), zone);
      g_autofree char *text = edubba_day_print (day);

      g_assert_cmpstr (text, ==, rows[i].day);
      g_assert_cmpuint (edubba_day_parse (text), ==, day);
    }
}

static void
test_text (void)
{
  const char *const bad[] = {
    "",
    "2026-11",
    "2026-11-31",
    "2026-02-29",
    "2026-13-01",
    "0000-01-01",
    "2026-1-01",
    "2026-01-011",
    "2026/01/01",
    "+026-01-01",
    "2026-00-01",
    "2026-01-00",
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_cmpuint (edubba_day_parse (bad[i]), ==, 0);
  g_assert_cmpuint (edubba_day_parse ("2026-03-01") - edubba_day_parse ("2026-02-28"), ==, 1);
  g_assert_cmpuint (edubba_day_parse ("2028-03-01") - edubba_day_parse ("2028-02-28"), ==, 2);
}

static GPtrArray *
ids_new (guint n)
{
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (ids, g_strdup_printf ("puzzle-%u", i));
  return ids;
}

static const char *
pick (GPtrArray *ids, guint day)
{
  return g_ptr_array_index (
    ids, edubba_day_pick (day, (const char *const *) ids->pdata, ids->len));
}

/* The same for everybody: these may only change when all learners are to get other puzzles. */
static void
test_pick_fixed (void)
{
  g_autoptr (GPtrArray) ids = ids_new (400);

  g_assert_cmpstr (pick (ids, edubba_day_parse ("2026-11-21")), ==, "puzzle-361");
  g_assert_cmpstr (pick (ids, edubba_day_parse ("2026-11-22")), ==, "puzzle-77");
}

/* The same puzzle comes for any order of the list. */
static void
test_pick_order (void)
{
  g_autoptr (GPtrArray) ids = ids_new (N_IDS);
  g_autoptr (GPtrArray) reversed = ids_new (0);

  for (guint i = ids->len; i > 0; i--)
    g_ptr_array_add (reversed, g_strdup (g_ptr_array_index (ids, i - 1)));
  for (guint day = edubba_day_parse ("2026-01-01"); day <= edubba_day_parse ("2026-12-31"); day++)
    g_assert_cmpstr (pick (ids, day), ==, pick (reversed, day));
}

/* Over five years none comes again before more than half of as many days as there are ids, and all
 * come. */
static void
test_pick_again (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (GPtrArray) ids = ids_new (n);
  g_autoptr (GHashTable) last = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint day = edubba_day_parse ("2026-07-01"); day < edubba_day_parse ("2031-07-01"); day++)
    {
      const char *id = pick (ids, day);
      guint       before = GPOINTER_TO_UINT (g_hash_table_lookup (last, id));

      if (before > 0)
        g_assert_cmpuint (2 * (day - before), >, n);
      g_hash_table_insert (last, (gpointer) id, GUINT_TO_POINTER (day));
    }
  g_assert_cmpuint (g_hash_table_size (last), ==, n);
}

/* One puzzle more changes few days. */
static void
test_pick_added (void)
{
  g_autoptr (GPtrArray) ids = ids_new (400);
  g_autoptr (GPtrArray) more = ids_new (401);
  guint first = edubba_day_parse ("2026-01-01");
  guint changed = 0;

  for (guint i = 0; i < 60; i++)
    changed += strcmp (pick (ids, first + i), pick (more, first + i)) != 0;
  g_assert_cmpuint (changed, <=, 6);
}

/* A streak from a row of days, 'x' done and '.' missed; the last is today. */
static guint
count (const char *row)
{
  guint today = edubba_day_parse ("2027-03-01");
  guint length = (guint) strlen (row);
  g_autoptr (GArray) days = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < length; i++)
    {
      guint day = today - (length - 1) + i;

      if (row[i] == 'x')
        g_array_append_val (days, day);
    }
  return edubba_day_count_streak ((const guint *) (gpointer) days->data, days->len, today);
}

static void
test_streak (void)
{
  g_assert_cmpuint (count (""), ==, 0);
  g_assert_cmpuint (count ("x"), ==, 1);
  g_assert_cmpuint (count ("xxxx"), ==, 4);
  g_assert_cmpuint (count ("xxx."), ==, 3);
  g_assert_cmpuint (count ("xxx.."), ==, 3);
  g_assert_cmpuint (count ("xxx..."), ==, 0);
  g_assert_cmpuint (count ("xx.xx"), ==, 4);
  g_assert_cmpuint (count ("x.x.x.x"), ==, 4);
  g_assert_cmpuint (count ("xxx..xx"), ==, 2);
  g_assert_cmpuint (count ("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"), ==, 43);
}

/* Days that have not come yet, from a clock that was set back, neither count nor break. */
static void
test_set_back (void)
{
  const guint today = 737000;
  const guint days[] = { today - 2, today - 1, today, today + 1, today + 2, today + 40 };
  const guint n = G_N_ELEMENTS (days);

  g_assert_cmpuint (edubba_day_count_streak (days, n, today), ==, 3);
  g_assert_cmpuint (edubba_day_count_streak (days, n, today + 2), ==, 5);
  g_assert_cmpuint (edubba_day_count_streak (days, n, today - 3), ==, 0);
  g_assert_cmpuint (edubba_day_count_streak (days, n, today + 40), ==, 1);
  g_assert_cmpuint (edubba_day_count_streak (NULL, 0, today), ==, 0);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  g_test_add_func ("/daily/local", test_local);
  g_test_add_func ("/daily/text", test_text);
  g_test_add_func ("/daily/pick/fixed", test_pick_fixed);
  g_test_add_func ("/daily/pick/order", test_pick_order);
  for (guint i = 0; i < G_N_ELEMENTS (pools); i++)
    {
      g_autofree char *path = g_strdup_printf ("/daily/pick/again/%u", pools[i]);

      g_test_add_data_func (path, GUINT_TO_POINTER (pools[i]), test_pick_again);
    }
  g_test_add_func ("/daily/pick/added", test_pick_added);
  g_test_add_func ("/daily/streak", test_streak);
  g_test_add_func ("/daily/set-back", test_set_back);
  return g_test_run ();
}

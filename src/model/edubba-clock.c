/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The variable is read each time, for a test may go from one day to another. The time passed
 * since is measured by the monotonic clock, from the first question on.
 */
#include "edubba-clock.h"

#define VARIABLE "EDUBBA_NOW"

/* Reads the time at which the program is to believe that it began, in seconds since 1970; FALSE
 * without the variable. */
static gboolean
read_beginning (gint64 *time)
{
  const char *text = g_getenv (VARIABLE);
  g_autoptr (GTimeZone) zone = NULL;
  g_autoptr (GDateTime) beginning = NULL;

  if (text == NULL)
    return FALSE;
  zone = g_time_zone_new_local ();
  beginning = g_date_time_new_from_iso8601 (text, zone);
  if (beginning == NULL)
    return FALSE;
  *time = g_date_time_to_unix (beginning);
  return TRUE;
}

/* The time since the program began, in seconds. */
static gint64
get_passed (void)
{
  static gint64 first;
  gint64        now = g_get_monotonic_time ();

  if (first == 0)
    first = now;
  return (now - first) / G_USEC_PER_SEC;
}

gint64
edubba_clock_get_time (void)
{
  gint64 passed = get_passed ();
  gint64 beginning;

  if (read_beginning (&beginning))
    return beginning + passed;
  return g_get_real_time () / G_USEC_PER_SEC;
}

gboolean
edubba_clock_is_chosen (void)
{
  gint64 beginning;

  return read_beginning (&beginning);
}

GDateTime *
edubba_clock_dup_local (void)
{
  return g_date_time_new_from_unix_local (edubba_clock_get_time ());
}

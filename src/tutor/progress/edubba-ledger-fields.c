/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fields of the ledger's lines: numbers without signs, and names from lists. Nothing else is taken,
 * not even a blank before a number.
 */
#include "edubba-ledger-fields.h"

#include <math.h>
#include <string.h>

#include "game-state.h"

#define MAX_TIME G_GUINT64_CONSTANT (253402300799) /* the end of the year 9999 */

gboolean
edubba_field_read_time (const char *text, gint64 *time)
{
  guint64 number;

  if (!game_number_parse (text, MAX_TIME, &number, NULL))
    return FALSE;
  *time = (gint64) number;
  return TRUE;
}

gboolean
edubba_field_read_count (const char *text, guint max, guint *count)
{
  guint64 number;

  if (!game_number_parse (text, max, &number, NULL))
    return FALSE;
  *count = (guint) number;
  return TRUE;
}

gboolean
edubba_field_read_parts (const char *text, double parts, double *value)
{
  guint64 number;

  if (!game_number_parse (text, G_MAXUINT32, &number, NULL))
    return FALSE;
  *value = (double) number / parts;
  return TRUE;
}

gboolean
edubba_field_read_id (const char *text, guint64 *id)
{
  if (strlen (text) != 16 || strspn (text, "0123456789abcdef") != 16)
    return FALSE;
  *id = g_ascii_strtoull (text, NULL, 16);
  return *id != 0;
}

char *
edubba_field_read_words (const char *text)
{
  g_autofree char *words = g_uri_unescape_string (text, NULL);

  return words && g_str_is_ascii (words) ? g_steal_pointer (&words) : NULL;
}

char *
edubba_field_print_words (const char *words)
{
  return g_uri_escape_string (words, ":/|=?,;()+*", FALSE);
}

gboolean
edubba_field_read_name (const char *text, const char *const *names, guint n, guint *index)
{
  for (*index = 0; *index < n; (*index)++)
    if (g_str_equal (text, names[*index]))
      return TRUE;
  return FALSE;
}

double
edubba_round_to (double value, double parts)
{
  return round (value * parts) / parts;
}

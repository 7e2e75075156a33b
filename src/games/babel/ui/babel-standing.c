/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sentences beside the gauges. They say what wins from
 * here on, not what the rules say in general.
 */
#include "babel-standing.h"

#include <glib/gi18n-lib.h>

/* RULES.md 4: with this a player wins against one who is not safe; from this on one is safe; this
 * always wins. */
#define ENOUGH 15
#define SAFE   10
#define ALWAYS 20

static char *
describe_race (guint missing, gboolean own)
{
  if (own)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "You need %u more to win; your opponent is safe at 10.",
                   "You need %u more to win; your opponent is safe at 10.", missing),
      missing);
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "Your opponent needs %u more to win; you are safe at 10.",
                 "Your opponent needs %u more to win; you are safe at 10.", missing),
    missing);
}

static char *
describe_final (guint missing, gboolean own)
{
  if (own)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Final phase: you need %u more to win, and lose at 9 or less.",
                   "Final phase: you need %u more to win, and lose at 9 or less.", missing),
      missing);
  return g_strdup_printf (
    g_dngettext (
      GETTEXT_PACKAGE, "Final phase: your opponent needs %u more to win, and loses at 9 or less.",
      "Final phase: your opponent needs %u more to win, and loses at 9 or less.", missing),
    missing);
}

static char *
describe_long_way (guint missing, gboolean own)
{
  if (own)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "You need %u more to win at 20; your opponent is safe.",
                   "You need %u more to win at 20; your opponent is safe.", missing),
      missing);
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "Your opponent needs %u more to win at 20; you are safe.",
                 "Your opponent needs %u more to win at 20; you are safe.", missing),
    missing);
}

char *
babel_standing_describe (const BabelTable *table, guint side, gboolean own)
{
  guint    score = babel_table_get_score (table, side);
  guint    other = babel_table_get_score (table, 1 - side);
  gboolean lasting = !(table->options & BABEL_OPTION_FINAL15);

  if (table->result != BABEL_PLAYING)
    return g_strdup ("");
  if (lasting && table->final)
    return describe_final (ALWAYS - MIN (score, ALWAYS), own);
  if (other < SAFE)
    return describe_race (ENOUGH - MIN (score, ENOUGH), own);
  return describe_long_way (ALWAYS - MIN (score, ALWAYS), own);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sentences beside the gauges. They name the ways to win from here on, in this position, and
 * not the general rules.
 */
#include "babel-standing.h"

#include <glib/gi18n-lib.h>

/* RULES.md 4: the score with which a player wins against one who is not safe; the score from
 * which a player is safe; and the score that always wins. */
#define ENOUGH 15
#define SAFE   10
#define ALWAYS 20

static const BabelVoices races = {
  NN_ ("You need %u more to win, as long as your opponent stays below 10.",
       "You need %u more to win, as long as your opponent stays below 10."),
  NN_ ("Your opponent needs %u more to win, as long as you stay below 10.",
       "Your opponent needs %u more to win, as long as you stay below 10."),
  NN_ ("Player %2$u needs %1$u more to win, as long as player %3$u stays below 10.",
       "Player %2$u needs %1$u more to win, as long as player %3$u stays below 10."),
  { NULL, NULL },
  { NULL, NULL },
  /* Translators: %2$s and %3$s are names in their basic form. */
  NN_ ("%2$s needs %1$u more to win, as long as %3$s stays below 10.",
       "%2$s needs %1$u more to win, as long as %3$s stays below 10."),
};

static const BabelVoices finals = {
  NN_ ("Final phase: you need %u more to win, and lose at 9 or less.",
       "Final phase: you need %u more to win, and lose at 9 or less."),
  NN_ ("Final phase: your opponent needs %u more to win, and loses at 9 or less.",
       "Final phase: your opponent needs %u more to win, and loses at 9 or less."),
  NN_ ("Final phase: player %2$u needs %1$u more to win, and loses at 9 or less.",
       "Final phase: player %2$u needs %1$u more to win, and loses at 9 or less."),
  /* Translators: %2$s is a name in its basic form. */
  NN_ ("Final phase: %2$s needs %1$u more to win, and loses at 9 or less.",
       "Final phase: %2$s needs %1$u more to win, and loses at 9 or less."),
};

static const BabelVoices long_ways = {
  NN_ ("You need %u more to win with 20: your opponent has 10 or more.",
       "You need %u more to win with 20: your opponent has 10 or more."),
  NN_ ("Your opponent needs %u more to win with 20: you have 10 or more.",
       "Your opponent needs %u more to win with 20: you have 10 or more."),
  NN_ ("Player %2$u needs %1$u more to win with 20: player %3$u has 10 or more.",
       "Player %2$u needs %1$u more to win with 20: player %3$u has 10 or more."),
  { NULL, NULL },
  { NULL, NULL },
  /* Translators: %2$s and %3$s are names in their basic form. */
  NN_ ("%2$s needs %1$u more to win with 20: %3$s has 10 or more.",
       "%2$s needs %1$u more to win with 20: %3$s has 10 or more."),
};

char *
babel_standing_describe (const BabelView *view, gboolean own)
{
  const BabelTable  *table = &view->state.table;
  guint              side = babel_view_get_side (view, own);
  guint              score = babel_table_get_score (table, side);
  guint              other = babel_table_get_score (table, 1 - side);
  gboolean           lasting = !(table->options & BABEL_OPTION_FINAL15);
  const BabelVoices *voices = &long_ways;
  guint              aim = ALWAYS;
  guint              missing;

  if (table->result != BABEL_PLAYING)
    return g_strdup ("");
  if (lasting && table->final)
    voices = &finals;
  else if (other < SAFE)
    {
      voices = &races;
      aim = ENOUGH;
    }
  missing = aim - MIN (score, aim);
  return BABEL_VIEW_SAY_COUNTED (view, *voices, missing, own, missing);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chances, skill and luck in percent. They are lines of text: a table would not fit everywhere. Of
 * a short game only the learner's turns are told, since nobody else's were judged.
 */
#include "edubba-analysis-numbers.h"

#include <glib/gi18n.h>

#include "edubba-analysis-words.h"

/* Tenths of a percent, as numbers are written here. */
static double
get_percent (gint thousandths)
{
  return thousandths / 10.0;
}

/* Describes skill and luck of each of two. */
static void
describe_both (EdubbaAnalysis *analysis, guint own, GString *text)
{
  guint       side = own != GAME_NOBODY ? own : 0;
  gint        mine = edubba_analysis_get_skill (analysis, side);
  gint        theirs = edubba_analysis_get_skill (analysis, 1 - side);
  gint        luck = edubba_analysis_get_luck (analysis, side);
  gint        even = edubba_analysis_get_even (analysis);
  const char *rival = edubba_analysis_words_rival (analysis, own);

  if (own == GAME_NOBODY)
    g_string_append_printf (
      text,
      _ ("Lost by decisions: Player 1 %1$.1f%%, Player 2 %2$.1f%%\nLuck of Player 1: %3$+.1f%%\n"
         "Result of Player 1 without luck: %4$.1f%%"),
      get_percent (-mine), get_percent (-theirs), get_percent (luck),
      get_percent (even + mine - theirs));
  else if (rival != NULL)
    /* Translators: %2$s is a name in its basic form. */
    g_string_append_printf (
      text,
      _ ("Lost by decisions: you %1$.1f%%, %2$s %3$.1f%%\nYour luck: %4$+.1f%%\n"
         "Your result without luck: %5$.1f%%"),
      get_percent (-mine), rival, get_percent (-theirs), get_percent (luck),
      get_percent (even + mine - theirs));
  else
    g_string_append_printf (
      text,
      _ ("Lost by decisions: you %1$.1f%%, your opponent %2$.1f%%\nYour luck: %3$+.1f%%\n"
         "Your result without luck: %4$.1f%%"),
      get_percent (-mine), get_percent (-theirs), get_percent (luck),
      get_percent (even + mine - theirs));
}

/* The same for more than two. */
static void
describe_seats (EdubbaAnalysis *analysis, guint own, GString *text)
{
  for (guint s = 0; s < edubba_analysis_get_n_seats (analysis); s++)
    {
      g_autofree char *name = edubba_analysis_words_name (analysis, s, own);

      if (s > 0)
        g_string_append_c (text, '\n');
      /* Translators: a player, and what they lost by their own decisions and had by luck. */
      g_string_append_printf (text, _ ("%1$s: lost by decisions %2$.1f%%, luck %3$+.1f%%"), name,
                              get_percent (-edubba_analysis_get_skill (analysis, s)),
                              get_percent (edubba_analysis_get_luck (analysis, s)));
    }
}

char *
edubba_analysis_numbers_describe (EdubbaAnalysis *analysis,
                                  guint           own,
                                  const guint    *moments,
                                  guint           n_moments)
{
  GString *text = NULL;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (analysis), NULL);

  text = g_string_new (NULL);
  if (edubba_analysis_get_n_seats (analysis) > 2)
    describe_seats (analysis, own, text);
  else if (edubba_analysis_get_bout (analysis) == NULL)
    describe_both (analysis, own, text);
  for (guint i = 0; i < n_moments; i++)
    {
      const EdubbaDecision *decision =
        edubba_analysis_get_decision (analysis, moments[i]);
      g_autofree char *moment =
        edubba_analysis_words_moment (analysis, decision->turn, decision->from);

      if (text->len > 0)
        g_string_append_c (text, '\n');
      /* Translators: %1$s: when it was: "Turn 9", "Round 2, pick 3". */
      g_string_append_printf (text, _ ("%1$s: %2$.1f%% as played, %3$.1f%% at best"), moment,
                              get_percent (decision->end), get_percent (decision->start));
    }
  return g_string_free (text, FALSE);
}

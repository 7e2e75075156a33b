/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers become words here: chances in thousandths are what an analysis has, and nobody counts in
 * them.
 */
#include "edubba-analysis-words.h"

#include <glib/gi18n.h>

/* Less than this, in thousandths, is about even. */
#define EVEN_SPAN 60

/* The seat from whose side the game is looked at. */
static guint
get_side (guint own)
{
  return own != GAME_NOBODY ? own : 0;
}

char *
edubba_analysis_words_decision (const EdubbaDecision *decision, guint own)
{
  gboolean is_named = own == GAME_NOBODY;
  guint    turn = decision->turn;
  guint    number = decision->seat + 1;

  if (!decision->judged)
    return NULL;
  switch (decision->judgement)
    {
    case EDUBBA_JUDGEMENT_BLUNDER:
      /* Translators: a turn that went badly, the worst of the three. */
      return is_named ? g_strdup_printf (_ ("Turn %1$u, Player %2$u: a blunder"), turn, number)
                      : g_strdup_printf (_ ("Turn %u: a blunder"), turn);
    case EDUBBA_JUDGEMENT_MISTAKE:
      /* Translators: a turn that went badly. */
      return is_named ? g_strdup_printf (_ ("Turn %1$u, Player %2$u: a mistake"), turn, number)
                      : g_strdup_printf (_ ("Turn %u: a mistake"), turn);
    case EDUBBA_JUDGEMENT_DOUBTFUL:
      /* Translators: a turn that could have gone better, by a little. */
      return is_named ? g_strdup_printf (_ ("Turn %1$u, Player %2$u: doubtful"), turn, number)
                      : g_strdup_printf (_ ("Turn %u: doubtful"), turn);
    case EDUBBA_JUDGEMENT_FINE:
    case EDUBBA_N_JUDGEMENTS:
    default:
      return NULL;
    }
}

/* What a loss comes to, without a percentage. */
static char *
describe_cost (const EdubbaDecision *decision)
{
  guint loss = (guint) MAX (edubba_decision_get_loss (decision), 1);
  guint games = (EDUBBA_CHANCE_CERTAIN + loss / 2) / loss;

  if (games < 2)
    return g_strdup (_ ("This turn lost the game."));
  /* Translators: how much a bad turn has cost; the number is 2 or more. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "It cost about one game in %u.",
                                       "It cost about one game in %u.", games),
                          games);
}

char *
edubba_analysis_words_loss (EdubbaAnalysis *analysis, const EdubbaDecision *decision, guint own)
{
  g_autofree char *reason = NULL;
  g_autofree char *cost = describe_cost (decision);

  if (decision->seat == own)
    reason = edubba_analysis_describe_reason (analysis, decision);
  if (reason == NULL)
    return g_steal_pointer (&cost);
  /* Translators: two sentences: what a turn has cost, and why. */
  return g_strdup_printf (_ ("%1$s %2$s"), cost, reason);
}

char *
edubba_analysis_words_skill (EdubbaAnalysis *analysis, guint own)
{
  guint side = get_side (own);
  gint  lead = edubba_analysis_get_skill (analysis, side) -
              edubba_analysis_get_skill (analysis, 1 - side);
  gboolean is_named = own == GAME_NOBODY;

  if (ABS (lead) < EVEN_SPAN)
    return g_strdup (is_named ? _ ("Both players decided about equally well.")
                              : _ ("You and your opponent decided about equally well."));
  if (is_named)
    return g_strdup_printf (_ ("Player %u made the better decisions."), lead > 0 ? 1 : 2);
  return g_strdup (lead > 0 ? _ ("You made the better decisions.")
                            : _ ("Your opponent made the better decisions."));
}

char *
edubba_analysis_words_luck (EdubbaAnalysis *analysis, guint own)
{
  gint luck = edubba_analysis_get_luck (analysis, get_side (own));

  if (ABS (luck) < EVEN_SPAN)
    return g_strdup (_ ("Luck favoured nobody in particular."));
  if (own == GAME_NOBODY)
    return g_strdup_printf (_ ("Luck was with Player %u."), luck > 0 ? 1 : 2);
  return g_strdup (luck > 0 ? _ ("Luck was with you.") : _ ("Luck was with your opponent."));
}

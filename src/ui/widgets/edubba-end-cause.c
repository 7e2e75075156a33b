/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The heaviest loss is named. Several turns in which nothing was done weigh as much as they cost
 * together, and giving up as much as the chance that was left; below it stands the turn that lost
 * most.
 */
#include "edubba-end-cause.h"

#include <glib/gi18n.h>

#include "edubba-analysis-words.h"

/* Turns without an action are named from this loss on, in thousandths, and from this number on. */
#define PASS_LOSS 100
#define PASSES    2

/* Names a turn, and its cost. */
static void
tell_turn (EdubbaEndCause *self, EdubbaAnalysis *analysis, EdubbaMatch *match, guint own)
{
  const EdubbaDecision *turn = self->turn;

  if (own != GAME_NOBODY && turn->seat != own && edubba_analysis_get_n_seats (analysis) == 2)
    self->what = edubba_analysis_words_mistake (analysis, turn, own);
  else
    self->what = edubba_analysis_words_decision (analysis, turn, own);
  self->kind = EDUBBA_END_CAUSE_TURN;
  self->cost = edubba_analysis_words_loss (analysis, turn, own);
  self->from = turn->from;
  self->is_tried = edubba_match_get_seat_kind (match, turn->seat) != EDUBBA_SEAT_COMPUTER;
}

/* Names giving up, and below it the turn that is named already. */
static void
tell_given_up (EdubbaEndCause *self, EdubbaAnalysis *analysis, EdubbaMatch *match, guint own)
{
  g_autofree char *turn = g_steal_pointer (&self->what);
  g_autofree char *chance = edubba_analysis_words_given_up (analysis, own);

  g_free (self->cost);
  self->kind = EDUBBA_END_CAUSE_GIVEN_UP;
  if (self->turn == NULL)
    self->from = edubba_match_get_length (match);
  self->what = g_strdup (_ ("You’ve given up."));
  self->cost = g_strjoin ("\n", chance, turn, NULL);
}

/* Names turns without an action. */
static void
tell_passes (EdubbaEndCause *self, const EdubbaPasses *passes)
{
  g_free (self->what);
  g_free (self->cost);
  self->kind = EDUBBA_END_CAUSE_PASSES;
  self->what = edubba_analysis_words_passes (passes);
  self->cost = edubba_analysis_words_passes_loss (passes);
  self->from = passes->from;
  self->is_tried = TRUE;
  self->turn = NULL;
}

/* Names giving up, or turns without an action, if they cost more than the turn. */
static void
tell_more (EdubbaEndCause *self, EdubbaAnalysis *analysis, EdubbaMatch *match, guint own)
{
  EdubbaPasses passes = edubba_analysis_get_passes (analysis, own);
  gint         given_up = edubba_analysis_get_given_up (analysis, own);
  gint         most = self->turn != NULL ? edubba_decision_get_loss (self->turn) : 0;

  if (given_up > 0 && given_up >= MAX (most, passes.loss))
    tell_given_up (self, analysis, match, own);
  else if (passes.n >= PASSES && passes.loss >= MAX (most, PASS_LOSS))
    tell_passes (self, &passes);
}

EdubbaEndCause *
edubba_end_cause_new (EdubbaAnalysis *analysis, EdubbaMatch *match, guint own)
{
  g_autoptr (EdubbaEndCause) self = g_new0 (EdubbaEndCause, 1);

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (analysis), NULL);
  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  if (!edubba_analysis_has_judged (analysis, GAME_NOBODY) &&
      edubba_match_get_resigned (match) == GAME_NOBODY)
    return NULL;
  self->turn = edubba_analysis_find_turning_point (analysis, own);
  if (self->turn != NULL)
    tell_turn (self, analysis, match, own);
  if (own != GAME_NOBODY && edubba_analysis_get_final (analysis, own) < EDUBBA_CHANCE_CERTAIN)
    tell_more (self, analysis, match, own);
  if (self->what == NULL)
    self->what = g_strdup (edubba_analysis_words_no_turn (analysis, match, own));
  return g_steal_pointer (&self);
}

void
edubba_end_cause_free (EdubbaEndCause *self)
{
  g_free (self->what);
  g_free (self->cost);
  g_free (self);
}

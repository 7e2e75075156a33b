/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Adds up the decisions of a game: chances, luck and skill, and finds the decisions that
 * mattered. It is worked out each time it is asked for: a game has a few dozen.
 */
#include "edubba-analysis-private.h"

#include <string.h>

#include "game-state.h"

static const GameState *
get_last_state (EdubbaAnalysis *self)
{
  return game_record_get_state (self->record, game_record_get_n_actions (self->record));
}

gint
edubba_decision_get_loss (const EdubbaDecision *decision)
{
  return decision->start - decision->end;
}

gint
edubba_analysis_get_even (EdubbaAnalysis *self)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), 0);

  return EDUBBA_CHANCE_CERTAIN / (gint) self->n_seats;
}

gint
edubba_analysis_find_last (EdubbaAnalysis *self, guint n, guint seat)
{
  for (guint i = n; i > 0; i--)
    {
      const EdubbaDecision *decision = edubba_analysis_at (self, i - 1);

      if (decision->seat == seat)
        return decision->end;
      if (self->n_seats == 2)
        return EDUBBA_CHANCE_CERTAIN - decision->end;
    }
  return edubba_analysis_get_even (self);
}

/* The chance of a seat at a stage: the one before its next judged decision, or of two seats the
 * complement of the other's if that comes first; -1: unknown. */
static gint
find_next (EdubbaAnalysis *self, guint cursor, guint seat)
{
  for (guint i = 0; i < self->done; i++)
    {
      const EdubbaDecision *decision = edubba_analysis_at (self, i);

      if (decision->from < cursor || !decision->judged)
        continue;
      if (decision->seat == seat)
        return decision->start;
      if (self->n_seats == 2)
        return EDUBBA_CHANCE_CERTAIN - decision->start;
    }
  if (!edubba_analysis_is_complete (self))
    return -1;
  return edubba_analysis_get_final (self, seat);
}

/* Fills in the chances of all seats where a stage stands. Each has its own estimate; together they
 * make one. */
static void
find_chances (EdubbaAnalysis *self, EdubbaStage *stage)
{
  gboolean known = edubba_analysis_is_complete (self);
  gint     sum = 0;

  known |= stage->cursor < game_record_get_n_actions (self->record);

  for (guint s = 0; s < self->n_seats; s++)
    {
      stage->chances[s] = known ? find_next (self, stage->cursor, s) : -1;
      known &= stage->chances[s] >= 0;
      sum += stage->chances[s];
    }
  for (guint s = 0; s < self->n_seats; s++)
    {
      if (!known)
        stage->chances[s] = -1;
      else if (sum > 0)
        stage->chances[s] = (stage->chances[s] * EDUBBA_CHANCE_CERTAIN + sum / 2) / sum;
    }
}

EdubbaStage
edubba_analysis_get_stage (EdubbaAnalysis *self, guint i)
{
  EdubbaStage stage = { 0 };

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), stage);
  g_return_val_if_fail (i < self->stages->len, stage);

  stage = g_array_index (self->stages, EdubbaStage, i);
  find_chances (self, &stage);
  return stage;
}

gint
edubba_analysis_get_given_up (EdubbaAnalysis *self, guint seat)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), 0);

  if (game_record_get_resigned (self->record) != seat || !edubba_analysis_is_complete (self))
    return 0;
  return edubba_analysis_find_last (self, self->done, seat);
}

gint
edubba_analysis_get_skill (EdubbaAnalysis *self, guint seat)
{
  gint skill = 0;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), 0);

  for (guint i = 0; i < self->done; i++)
    if (edubba_analysis_at (self, i)->seat == seat)
      skill -= edubba_decision_get_loss (edubba_analysis_at (self, i));
  return skill - edubba_analysis_get_given_up (self, seat);
}

gboolean
edubba_analysis_counts_points (EdubbaAnalysis *self)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), FALSE);

  return self->bout == NULL && self->module->words != NULL && self->module->words->cost != NULL;
}

/* Returns TRUE if there was something to choose. */
static gboolean
was_free (EdubbaAnalysis *self, const EdubbaDecision *decision)
{
  const GameRules       *rules = self->module->rules;
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);

  return game_state_count_legal (rules, game_record_get_state (self->record, decision->from),
                                 decision->seat, actions) > 1;
}

/* Returns TRUE if a decision did nothing but end a turn in which more was possible. */
static gboolean
is_pass (EdubbaAnalysis *self, const EdubbaDecision *decision)
{
  const GameRules *rules = self->module->rules;
  GameAction       action = game_record_get_action (self->record, decision->from);

  return decision->to == decision->from + 1 &&
         (decision->from == 0 ||
          rules->turn (game_record_get_state (self->record, decision->from - 1)) !=
            decision->turn) &&
         game_state_passes (rules, game_record_get_state (self->record, decision->from),
                            decision->seat, action);
}

EdubbaPasses
edubba_analysis_get_passes (EdubbaAnalysis *self, guint seat)
{
  EdubbaPasses passes = { 0 };
  gint         most = 0;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), passes);

  for (guint i = 0; i < self->done; i++)
    {
      const EdubbaDecision *decision = edubba_analysis_at (self, i);

      if (decision->seat != seat || !decision->judged || !is_pass (self, decision))
        continue;
      if (passes.n++ == 0 || edubba_decision_get_loss (decision) > most)
        {
          passes.from = decision->from;
          most = edubba_decision_get_loss (decision);
        }
      passes.loss += edubba_decision_get_loss (decision);
    }
  return passes;
}

gboolean
edubba_analysis_has_judged (EdubbaAnalysis *self, guint seat)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), FALSE);

  for (guint i = 0; i < self->done; i++)
    if (edubba_analysis_at (self, i)->judged &&
        (seat == GAME_NOBODY || edubba_analysis_at (self, i)->seat == seat))
      return TRUE;
  return FALSE;
}

EdubbaAccount
edubba_analysis_get_account (EdubbaAnalysis *self, guint seat)
{
  EdubbaAccount account = { 0 };

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), account);
  g_return_val_if_fail (seat < self->n_seats, account);

  for (guint i = 0; i < self->done; i++)
    {
      const EdubbaDecision *decision = edubba_analysis_at (self, i);

      if (decision->seat != seat || !decision->judged || !was_free (self, decision))
        continue;
      account.n++;
      account.n_good += decision->judgement == EDUBBA_JUDGEMENT_FINE &&
                        decision->critique.points == 0;
      if (edubba_analysis_counts_points (self))
        account.points += decision->critique.points;
    }
  return account;
}

gint
edubba_analysis_get_luck (EdubbaAnalysis *self, guint seat)
{
  gint others = 0;
  gint now;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), 0);
  g_return_val_if_fail (seat < self->n_seats, 0);

  if (self->done == 0)
    return 0;
  for (guint s = 0; s < self->n_seats; s++)
    if (s != seat)
      others += edubba_analysis_get_skill (self, s);
  now = edubba_analysis_is_complete (self) ? edubba_analysis_get_final (self, seat)
                                           : edubba_analysis_find_last (self, self->done, seat);
  return now - edubba_analysis_get_even (self) - edubba_analysis_get_skill (self, seat) +
         others / ((gint) self->n_seats - 1);
}

/* The same of a bout. */
static gint
get_bout_final (EdubbaAnalysis *self, guint seat)
{
  guint          n = game_record_get_n_actions (self->record);
  CourseStandEnd end = course_stand_of_record (self->bout, self->record, n).end;

  if (end == COURSE_STAND_OPEN)
    return edubba_analysis_find_last (self, self->done, seat);
  return (end == COURSE_STAND_WON) == (seat == course_bout_get_seat (self->bout))
           ? EDUBBA_CHANCE_CERTAIN
           : 0;
}

gint
edubba_analysis_get_final (EdubbaAnalysis *self, guint seat)
{
  guint      resigned, sharing = 0;
  GameResult result;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), 0);
  g_return_val_if_fail (seat < self->n_seats, 0);

  if (self->bout != NULL)
    return get_bout_final (self, seat);
  resigned = game_record_get_resigned (self->record);
  if (resigned != GAME_NOBODY)
    return resigned == seat ? 0 : EDUBBA_CHANCE_CERTAIN;
  if (!self->module->rules->result (get_last_state (self), &result))
    return edubba_analysis_find_last (self, self->done, seat);
  for (guint s = 0; s < self->n_seats; s++)
    sharing += result.rank[s] == 1;
  return result.rank[seat] == 1 ? EDUBBA_CHANCE_CERTAIN / (gint) sharing : 0;
}

static gint
get_loss (EdubbaAnalysis *self, guint i)
{
  return edubba_decision_get_loss (edubba_analysis_at (self, i));
}

guint
edubba_analysis_find_moments (EdubbaAnalysis *self, guint seat, guint *moments, guint max)
{
  guint n = 0;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), 0);
  g_return_val_if_fail (moments != NULL, 0);

  for (guint i = 0; i < self->done; i++)
    {
      const EdubbaDecision *decision = edubba_analysis_at (self, i);
      guint                 place = n;

      if (!decision->judged || decision->judgement == EDUBBA_JUDGEMENT_FINE ||
          (seat != GAME_NOBODY && decision->seat != seat))
        continue;
      while (place > 0 && get_loss (self, moments[place - 1]) < edubba_decision_get_loss (decision))
        place--;
      if (place == max)
        continue;
      n = MIN (n + 1, max);
      memmove (moments + place + 1, moments + place, (n - 1 - place) * sizeof *moments);
      moments[place] = i;
    }
  return n;
}

/* The worst decision of those who did not win, of `own` alone if it is one of them. */
static const EdubbaDecision *
find_worst_lost (EdubbaAnalysis *self, guint own)
{
  const EdubbaDecision *worst = NULL;
  gint                  even = edubba_analysis_get_even (self);

  if (own != GAME_NOBODY && edubba_analysis_get_final (self, own) >= even)
    own = GAME_NOBODY;
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      const EdubbaDecision *decision;
      guint                 moment;

      if ((own != GAME_NOBODY && seat != own) || edubba_analysis_get_final (self, seat) >= even ||
          edubba_analysis_find_moments (self, seat, &moment, 1) == 0)
        continue;
      decision = edubba_analysis_at (self, moment);
      if (worst == NULL || edubba_decision_get_loss (decision) > edubba_decision_get_loss (worst))
        worst = decision;
    }
  return worst;
}

const EdubbaDecision *
edubba_analysis_find_turning_point (EdubbaAnalysis *self, guint own)
{
  const EdubbaDecision *worst;
  guint                 moment;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), NULL);

  worst = find_worst_lost (self, own);
  if (worst == NULL && own != GAME_NOBODY)
    worst = find_worst_lost (self, GAME_NOBODY);
  if (worst == NULL && edubba_analysis_find_moments (self, GAME_NOBODY, &moment, 1) > 0)
    worst = edubba_analysis_at (self, moment);
  return worst;
}

gboolean
edubba_analysis_is_possible (EdubbaMatch *match)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (match), FALSE);

  return edubba_match_get_module (match)->critic != NULL && !edubba_match_get_abandoned (match) &&
         (edubba_match_get_resigned (match) == GAME_NOBODY || edubba_match_get_length (match) > 0);
}

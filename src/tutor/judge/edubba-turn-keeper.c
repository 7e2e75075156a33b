/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keeper of an analysis is a closure on its notification, which goes away with it. A turn that
 * is kept already is not kept twice, so an analysis may stop and go on.
 */
#include "edubba-turn-keeper.h"

#include "edubba-analysis-private.h"
#include "game-state.h"

typedef struct
{
  EdubbaProgress *progress; /* owned */
  guint           seat;
  gboolean        gentle;
} Keeper;

/* Writes the lost turns of a seat, the dearest first; returns how many there are. */
static guint
list_lost (EdubbaAnalysis *analysis, guint seat, guint *moments)
{
  guint n;
  guint n_lost = 0;

  if (edubba_analysis_get_bout (analysis) != NULL)
    return 0;
  n = edubba_analysis_find_moments (analysis, seat, moments, EDUBBA_TURN_KEEPER_MOST);
  for (guint i = 0; i < n; i++)
    {
      const GameCritique *critique =
        &edubba_analysis_get_decision (analysis, moments[i])->critique;

      if (edubba_judgement_is_grave (critique) &&
          edubba_judgement_of_critique (critique) != EDUBBA_JUDGEMENT_FINE)
        moments[n_lost++] = moments[i];
    }
  return n_lost;
}

/* The notation of what the seat saw, before anybody had made a choice at the same time. */
static char *
print_position (EdubbaAnalysis *analysis, const EdubbaDecision *decision)
{
  const GameRules      *rules = edubba_analysis_get_module (analysis)->rules;
  g_autofree GameState *before = game_state_new (rules);
  g_autofree GameState *seen = game_state_new (rules);

  game_state_unseal (rules, game_record_get_state (analysis->record, decision->from), before);
  rules->observe (before, decision->seat, seen);
  return game_position_print (rules, seen);
}

static char *
print_actions (EdubbaAnalysis *analysis, const EdubbaDecision *decision)
{
  const GameRules *rules = edubba_analysis_get_module (analysis)->rules;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = decision->from; i < decision->to; i++)
    {
      g_autofree char *action =
        game_action_print (rules, game_record_get_action (analysis->record, i));

      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, action);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
keep (Keeper *keeper, EdubbaAnalysis *analysis, const EdubbaDecision *decision)
{
  g_autofree char *actions = print_actions (analysis, decision);
  g_autofree char *position = print_position (analysis, decision);
  EdubbaLostTurn   turn = {
      .seat = decision->seat,
      .loss = keeper->gentle ? 0 : (guint) edubba_decision_get_loss (decision),
      .points = decision->critique.points,
      .actions = actions,
      .position = position,
  };

  edubba_progress_note_lost_turn (keeper->progress,
                                  edubba_analysis_get_module (analysis)->rules->id, &turn);
}

/* The dearest turn is kept last: it is asked for first, and stays longest. */
static void
running_changed_cb (EdubbaAnalysis *analysis, GParamSpec *pspec, gpointer data)
{
  Keeper *keeper = data;
  guint   moments[EDUBBA_TURN_KEEPER_MOST];

  if (edubba_analysis_get_running (analysis))
    return;
  for (guint i = list_lost (analysis, keeper->seat, moments); i > 0; i--)
    keep (keeper, analysis, edubba_analysis_get_decision (analysis, moments[i - 1]));
}

static void
keeper_free (gpointer data, GClosure *closure)
{
  Keeper *keeper = data;

  g_object_unref (keeper->progress);
  g_free (keeper);
}

static void
watch (EdubbaProgress *progress, EdubbaAnalysis *analysis, EdubbaMatch *match, guint seat)
{
  const EdubbaSeats *seats = edubba_match_get_seats (match);
  Keeper            *keeper = g_new0 (Keeper, 1);

  keeper->progress = g_object_ref (progress);
  keeper->seat = seat;
  keeper->gentle = edubba_seats_find_strongest (seats) < GAME_LEVEL_PUPIL;
  g_signal_connect_data (analysis, "notify::running", G_CALLBACK (running_changed_cb), keeper,
                         keeper_free, 0);
}

void
edubba_turn_keeper_start (EdubbaProgress *progress, EdubbaAnalysis *analysis, EdubbaMatch *match)
{
  guint seat;

  g_return_if_fail (EDUBBA_IS_ANALYSIS (analysis));
  g_return_if_fail (EDUBBA_IS_MATCH (match));

  seat = edubba_match_find_only_person (match);
  if (progress != NULL && seat != GAME_NOBODY)
    watch (progress, analysis, match, seat);
  edubba_analysis_start (analysis);
}

guint
edubba_turn_keeper_count (EdubbaProgress *progress, EdubbaAnalysis *analysis, guint seat)
{
  const char *game;
  guint       moments[EDUBBA_TURN_KEEPER_MOST];
  guint       n = 0;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), 0);
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (analysis), 0);

  game = edubba_analysis_get_module (analysis)->rules->id;
  for (guint i = list_lost (analysis, seat, moments); i > 0; i--)
    {
      const EdubbaDecision *decision = edubba_analysis_get_decision (analysis, moments[i - 1]);
      g_autofree char      *position = print_position (analysis, decision);
      guint64               id = edubba_lost_turn_name (decision->seat, position);

      n += edubba_progress_find_lost_turn (progress, game, id) != NULL;
    }
  return n;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The decisions are known at once; judging them is one question after the other to the critic's
 * thread. The sums over them are in edubba-analysis-sums.c.
 */
#include "edubba-analysis-private.h"

#include <string.h>

#include "game-state.h"

/* A decision that costs this many points is not fine, even if a seat far behind has hardly any
 * chance left to lose by it. */
#define COSTLY_POINTS 3

G_DEFINE_FINAL_TYPE (EdubbaAnalysis, edubba_analysis, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_RUNNING,
  PROP_DONE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void judge_next (EdubbaAnalysis *self);

static const GameState *
get_state (EdubbaAnalysis *self, guint cursor)
{
  return game_record_get_state (self->record, cursor);
}

static guint
get_length (EdubbaAnalysis *self)
{
  return game_record_get_n_actions (self->record);
}

/* Returns TRUE if action i continues a decision: the same seat goes on in the same turn. */
static gboolean
goes_on (EdubbaAnalysis *self, guint i)
{
  const GameRules *rules = self->module->rules;

  return i > 0 && rules->seat (get_state (self, i)) == rules->seat (get_state (self, i - 1)) &&
         rules->turn (get_state (self, i)) == rules->turn (get_state (self, i - 1));
}

static void
list_decisions (EdubbaAnalysis *self)
{
  const GameRules *rules = self->module->rules;

  for (guint i = 0; i < get_length (self); i++)
    {
      EdubbaDecision decision = { .from = i, .to = i + 1 };

      if (goes_on (self, i))
        {
          edubba_analysis_at (self, self->decisions->len - 1)->to = i + 1;
          continue;
        }
      decision.turn = rules->turn (get_state (self, i));
      decision.seat = rules->seat (get_state (self, i));
      decision.start = decision.end = edubba_analysis_get_even (self);
      g_array_append_val (self->decisions, decision);
    }
}

static void
add_stage (EdubbaAnalysis *self, guint turn, guint cursor)
{
  EdubbaStage stage = { .turn = turn, .cursor = cursor };
  GameResult  standing;

  self->module->rules->result (get_state (self, cursor), &standing);
  memcpy (stage.points, standing.points, sizeof stage.points);
  g_array_append_val (self->stages, stage);
}

/* Returns TRUE if a choice that is not revealed has been made there. */
static gboolean
is_sealed (EdubbaAnalysis *self, guint cursor)
{
  const GameRules      *rules = self->module->rules;
  g_autofree GameState *before = game_state_new (rules);

  game_state_unseal (rules, get_state (self, cursor), before);
  return !game_state_equal (rules, get_state (self, cursor), before);
}

static void
list_stages (EdubbaAnalysis *self)
{
  const GameRules *rules = self->module->rules;
  guint            length = get_length (self);

  add_stage (self, 0, 0);
  for (guint i = 1; i <= length; i++)
    {
      guint turn = rules->turn (get_state (self, i - 1));

      if ((i == length || rules->turn (get_state (self, i)) != turn) && !is_sealed (self, i))
        add_stage (self, turn, i);
    }
}

/* The actions of a decision; FALSE if they are too many. */
static gboolean
read_line (EdubbaAnalysis *self, const EdubbaDecision *decision, GameLine *line)
{
  memset (line, 0, sizeof *line);
  for (guint i = decision->from; i < decision->to; i++)
    {
      if (line->n == GAME_MAX_LINE)
        return FALSE;
      line->actions[line->n++] = game_record_get_action (self->record, i);
    }
  return TRUE;
}

/* Fits a critique, or NULL, to the decisions before it. The actions played may turn out to be
 * better than the best line found: then they were the best. */
static void
enter (EdubbaAnalysis *self, guint i, const GameCritique *critique)
{
  EdubbaDecision *decision = edubba_analysis_at (self, i);

  decision->start = decision->end = edubba_analysis_find_last (self, i, decision->seat);
  if (critique == NULL)
    return;
  decision->judged = TRUE;
  decision->critique = *critique;
  decision->judgement = self->bout != NULL ? edubba_judgement_of_bout (critique)
                                           : edubba_judgement_of_critique (critique);
  if (edubba_analysis_counts_points (self) && critique->points >= COSTLY_POINTS)
    decision->judgement = MAX (decision->judgement, EDUBBA_JUDGEMENT_DOUBTFUL);
  decision->start = MAX (critique->best_chance, critique->chance);
  decision->end = critique->chance;
}

static void
drop_errand (EdubbaAnalysis *self)
{
  if (self->errand != NULL)
    self->errand->analysis = NULL;
  self->errand = NULL;
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
stop (EdubbaAnalysis *self)
{
  if (self->cancellable == NULL)
    return;
  drop_errand (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Errand       *errand = data;
  g_autofree GameCritique *critique = edubba_judgement_finish (result, NULL);
  g_autoptr (EdubbaAnalysis) self = NULL;

  /* Stopped, or stopped and begun again: another answer is on its way, if any. */
  if (errand->analysis == NULL)
    return;
  self = g_object_ref (errand->analysis);
  self->errand = NULL;
  enter (self, self->done++, critique);
  judge_next (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DONE]);
}

/* The number of actions played before the first unrevealed choice at a decision's beginning. */
static guint
find_base (EdubbaAnalysis *self, const EdubbaDecision *decision)
{
  guint base = decision->from;

  while (is_sealed (self, base))
    base--;
  return base;
}

/* Asks for the worth of a learner's decision by the bout's own end; FALSE if the decision is
 * another seat's. */
static gboolean
ask_bout (EdubbaAnalysis *self, const EdubbaDecision *decision, const GameLine *line)
{
  const GameRules      *rules = self->module->rules;
  guint                 base = find_base (self, decision);
  CourseStand           stand = course_stand_of_record (self->bout, self->record, base);
  g_autofree GameState *seen = NULL;

  if (decision->seat != course_bout_get_seat (self->bout) || stand.end != COURSE_STAND_OPEN)
    return FALSE;
  seen = game_state_new (rules);
  rules->observe (get_state (self, base), decision->seat, seen);
  edubba_judgement_bout_async (self->bout, &stand, seen, line, EDUBBA_SEARCH_SPARE,
                               self->cancellable, judged_cb, self->errand);
  return TRUE;
}

static gboolean
ask (EdubbaAnalysis *self, const EdubbaDecision *decision)
{
  g_autofree GameState *seen = NULL;
  GameLine              line;

  if (!read_line (self, decision, &line))
    return FALSE;
  if (self->bout != NULL)
    return ask_bout (self, decision, &line);
  seen = edubba_analysis_dup_seen (self, decision);
  edubba_judgement_async (self->module, seen, NULL, &line, self->nodes, EDUBBA_SEARCH_SPARE,
                          self->cancellable, judged_cb, self->errand);
  return TRUE;
}

/* Asks about the next decision, passing over those that nothing can be asked about. */
static void
judge_next (EdubbaAnalysis *self)
{
  self->errand = g_new0 (Errand, 1);
  self->errand->analysis = self;
  for (; self->done < self->decisions->len; self->done++)
    {
      if (ask (self, edubba_analysis_at (self, self->done)))
        return;
      enter (self, self->done, NULL);
    }
  g_clear_pointer (&self->errand, g_free);
  stop (self);
}

static void
edubba_analysis_dispose (GObject *object)
{
  drop_errand (EDUBBA_ANALYSIS (object));

  G_OBJECT_CLASS (edubba_analysis_parent_class)->dispose (object);
}

static void
edubba_analysis_finalize (GObject *object)
{
  EdubbaAnalysis *self = EDUBBA_ANALYSIS (object);

  g_clear_pointer (&self->record, game_record_free);
  g_clear_pointer (&self->bout, course_bout_unref);
  for (guint s = 0; s < GAME_MAX_SEATS; s++)
    g_free (self->names[s]);
  g_strfreev (self->seat_names);
  g_array_unref (self->decisions);
  g_array_unref (self->stages);

  G_OBJECT_CLASS (edubba_analysis_parent_class)->finalize (object);
}

static void
edubba_analysis_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  EdubbaAnalysis *self = EDUBBA_ANALYSIS (object);

  switch (prop_id)
    {
    case PROP_RUNNING:
      g_value_set_boolean (value, edubba_analysis_get_running (self));
      break;
    case PROP_DONE:
      g_value_set_uint (value, self->done);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
edubba_analysis_class_init (EdubbaAnalysisClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = edubba_analysis_dispose;
  object_class->finalize = edubba_analysis_finalize;
  object_class->get_property = edubba_analysis_get_property;

  properties[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, flags);
  properties[PROP_DONE] = g_param_spec_uint ("done", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
edubba_analysis_init (EdubbaAnalysis *self)
{
  self->decisions = g_array_new (FALSE, TRUE, sizeof (EdubbaDecision));
  self->stages = g_array_new (FALSE, TRUE, sizeof (EdubbaStage));
}

EdubbaAnalysis *
edubba_analysis_new (EdubbaMatch *match, guint64 nodes)
{
  EdubbaAnalysis *self;

  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  self = g_object_new (EDUBBA_TYPE_ANALYSIS, NULL);
  self->module = edubba_match_get_module (match);
  self->record = game_record_dup (edubba_match_get_record (match));
  self->nodes = nodes > 0 ? nodes : EDUBBA_DECISION_NODES;
  self->n_seats = edubba_match_get_n_seats (match);
  self->seat_names = edubba_seats_dup_names (edubba_match_get_seats (match));
  for (guint s = 0; s < self->n_seats; s++)
    self->names[s] = edubba_seats_dup_name (edubba_match_get_seats (match), s);
  list_decisions (self);
  list_stages (self);
  return self;
}

EdubbaAnalysis *
edubba_analysis_new_bout (EdubbaMatch *match, CourseBout *bout)
{
  EdubbaAnalysis *self;

  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);
  g_return_val_if_fail (bout != NULL, NULL);
  g_return_val_if_fail (edubba_match_get_module (match) == course_bout_get_module (bout), NULL);

  self = edubba_analysis_new (match, 0);
  self->bout = course_bout_ref (bout);
  return self;
}

CourseBout *
edubba_analysis_get_bout (EdubbaAnalysis *self)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), NULL);

  return self->bout;
}

void
edubba_analysis_start (EdubbaAnalysis *self)
{
  g_return_if_fail (EDUBBA_IS_ANALYSIS (self));
  g_return_if_fail (self->bout != NULL || self->module->critic != NULL);

  if (self->cancellable != NULL || edubba_analysis_is_complete (self))
    return;
  self->cancellable = g_cancellable_new ();
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
  judge_next (self);
}

void
edubba_analysis_stop (EdubbaAnalysis *self)
{
  g_return_if_fail (EDUBBA_IS_ANALYSIS (self));

  stop (self);
}

gboolean
edubba_analysis_get_running (EdubbaAnalysis *self)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), FALSE);

  return self->cancellable != NULL;
}

guint
edubba_analysis_get_done (EdubbaAnalysis *self)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), 0);

  return self->done;
}

gboolean
edubba_analysis_is_complete (EdubbaAnalysis *self)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), FALSE);

  return self->done == self->decisions->len;
}

guint
edubba_analysis_get_n_decisions (EdubbaAnalysis *self)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), 0);

  return self->decisions->len;
}

const EdubbaDecision *
edubba_analysis_get_decision (EdubbaAnalysis *self, guint i)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), NULL);
  g_return_val_if_fail (i < self->decisions->len, NULL);

  return edubba_analysis_at (self, i);
}

const EdubbaDecision *
edubba_analysis_find_decision (EdubbaAnalysis *self, guint cursor)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), NULL);

  for (guint i = 0; i < self->decisions->len; i++)
    if (edubba_analysis_at (self, i)->from <= cursor && cursor < edubba_analysis_at (self, i)->to)
      return edubba_analysis_at (self, i);
  return NULL;
}

guint
edubba_analysis_get_n_stages (EdubbaAnalysis *self)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), 0);

  return self->stages->len;
}

const GameModule *
edubba_analysis_get_module (EdubbaAnalysis *self)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), NULL);

  return self->module;
}

guint
edubba_analysis_get_n_seats (EdubbaAnalysis *self)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), 0);

  return self->n_seats;
}

const char *
edubba_analysis_get_name (EdubbaAnalysis *self, guint seat)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), NULL);
  g_return_val_if_fail (seat < self->n_seats, NULL);

  return self->names[seat];
}

const char *const *
edubba_analysis_get_names (EdubbaAnalysis *self)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), NULL);

  return (const char *const *) self->seat_names;
}

void
edubba_analysis_set_name (EdubbaAnalysis *self, guint seat, const char *name)
{
  g_return_if_fail (EDUBBA_IS_ANALYSIS (self));
  g_return_if_fail (seat < self->n_seats);

  g_free (self->names[seat]);
  self->names[seat] = g_strdup (name);
}

char *
edubba_analysis_dup_moment (EdubbaAnalysis *self, guint cursor)
{
  const GameWords *words = NULL;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), NULL);
  g_return_val_if_fail (cursor <= get_length (self), NULL);

  words = self->module->words;
  return words != NULL && words->moment != NULL ? words->moment (get_state (self, cursor)) : NULL;
}

GameState *
edubba_analysis_dup_seen (EdubbaAnalysis *self, const EdubbaDecision *decision)
{
  GameState *seen;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), NULL);
  g_return_val_if_fail (decision != NULL, NULL);

  seen = game_state_new (self->module->rules);
  self->module->rules->observe (get_state (self, decision->from), decision->seat, seen);
  return seen;
}

char *
edubba_analysis_describe_reason (EdubbaAnalysis *self, const EdubbaDecision *decision)
{
  g_autofree GameState *seen = NULL;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), NULL);
  g_return_val_if_fail (decision != NULL, NULL);

  if (!decision->judged || decision->critique.n_reasons == 0 || self->module->words == NULL ||
      self->module->words->reason == NULL)
    return NULL;
  seen = edubba_analysis_dup_seen (self, decision);
  return self->module->words->reason (seen, &decision->critique.reasons[0],
                                      (const char *const *) self->seat_names);
}

char *
edubba_analysis_describe_cost (EdubbaAnalysis *self, const EdubbaDecision *decision)
{
  const GameWords *words = NULL;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), NULL);
  g_return_val_if_fail (decision != NULL, NULL);

  words = self->module->words;
  if (!decision->judged || decision->critique.points == 0 || words == NULL || words->cost == NULL)
    return NULL;
  return words->cost (decision->critique.points, GAME_COST_PLAYED);
}

char *
edubba_analysis_describe_costs (EdubbaAnalysis *self, guint seat)
{
  EdubbaAccount account;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), NULL);
  g_return_val_if_fail (seat < self->n_seats, NULL);

  account = edubba_analysis_get_account (self, seat);
  if (account.points == 0)
    return NULL;
  return self->module->words->cost (account.points, GAME_COST_IN_ALL);
}

char *
edubba_analysis_describe_advice (EdubbaAnalysis *self, guint seat)
{
  const GameWords *words = NULL;
  g_autoptr (GHashTable) costs = NULL; /* of each advice */
  const char *dearest = NULL;
  guint       most = 0;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), NULL);
  g_return_val_if_fail (seat < self->n_seats, NULL);

  words = self->module->words;
  if (!edubba_analysis_counts_points (self) || words->advice == NULL)
    return NULL;
  costs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < self->done; i++)
    {
      const EdubbaDecision *decision = edubba_analysis_at (self, i);
      char                 *advice;
      guint                 cost;

      if (decision->seat != seat || !decision->judged || decision->critique.points == 0 ||
          decision->critique.n_reasons == 0)
        continue;
      advice = words->advice (get_state (self, get_length (self)), seat,
                              &decision->critique.reasons[0]);
      if (advice == NULL)
        continue;
      cost = GPOINTER_TO_UINT (g_hash_table_lookup (costs, advice)) + decision->critique.points;
      g_hash_table_replace (costs, advice, GUINT_TO_POINTER (cost));
      if (cost > most)
        {
          most = cost;
          dearest = advice;
        }
    }
  return g_strdup (dearest);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The decisions are known at once; judging them is one question after the other to the critic's
 * thread. What adds up is worked out from the decisions each time it is asked for: a game has a few
 * dozen.
 */
#include "edubba-analysis.h"

#include <string.h>

/* The budget for a decision: a game of thirty turns takes two to four seconds of one core. Twice
 * and a half of it finds the same moments. */
#define DECISION_NODES 120000

/* A question under way; lives until its answer comes. */
typedef struct
{
  EdubbaAnalysis *analysis; /* NULL once nobody waits for it any more */
} Errand;

struct _EdubbaAnalysis
{
  GObject parent_instance;

  /* borrowed */
  const GameModule *module;
  Errand           *errand;

  /* owned */
  GameRecord   *record;
  GArray       *decisions;   /* of EdubbaDecision */
  GArray       *stages;      /* of EdubbaStage */
  GCancellable *cancellable; /* of what is being judged, or NULL */

  guint64 nodes;
  guint   done;
};

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

static EdubbaDecision *
get_decision (EdubbaAnalysis *self, guint i)
{
  return &g_array_index (self->decisions, EdubbaDecision, i);
}

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

gint
edubba_chance_for (gint chance, guint seat)
{
  return seat == 0 ? chance : EDUBBA_CHANCE_CERTAIN - chance;
}

gint
edubba_decision_get_loss (const EdubbaDecision *decision)
{
  return decision->seat == 0 ? decision->start - decision->end : decision->end - decision->start;
}

/* Whether action i is not the first of a decision: the same seat goes on in the same turn. */
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
          get_decision (self, self->decisions->len - 1)->to = i + 1;
          continue;
        }
      decision.turn = rules->turn (get_state (self, i));
      decision.seat = rules->seat (get_state (self, i));
      decision.start = decision.end = EDUBBA_CHANCE_EVEN;
      g_array_append_val (self->decisions, decision);
    }
}

static void
add_stage (EdubbaAnalysis *self, guint turn, guint cursor)
{
  EdubbaStage stage = { .turn = turn, .cursor = cursor, .chance = -1 };
  GameResult  standing;

  self->module->rules->result (get_state (self, cursor), &standing);
  memcpy (stage.points, standing.points, sizeof stage.points);
  g_array_append_val (self->stages, stage);
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

      if (i == length || rules->turn (get_state (self, i)) != turn)
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

/* Fits a critique, or NULL, to the decisions before it. What was played may turn out to be better
 * than the best that was found: then it was the best. */
static void
enter (EdubbaAnalysis *self, guint i, const GameCritique *critique)
{
  EdubbaDecision *decision = get_decision (self, i);
  gint            before = i > 0 ? get_decision (self, i - 1)->end : EDUBBA_CHANCE_EVEN;

  decision->start = decision->end = before;
  if (critique == NULL)
    return;
  decision->judged = TRUE;
  decision->critique = *critique;
  decision->judgement = edubba_judgement_of_critique (critique);
  decision->start =
    edubba_chance_for (MAX (critique->best_chance, critique->chance), decision->seat);
  decision->end = edubba_chance_for (critique->chance, decision->seat);
  decision->luck = decision->start - before;
}

/* The first seat's chance where a stage stands: what whoever decides next makes of it. */
static gint
find_chance (EdubbaAnalysis *self, guint cursor)
{
  if (cursor == get_length (self))
    return edubba_analysis_is_complete (self) ? edubba_analysis_get_final (self, 0) : -1;
  for (guint i = 0; i < self->done; i++)
    if (get_decision (self, i)->from >= cursor && get_decision (self, i)->judged)
      return get_decision (self, i)->start;
  return -1;
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

/* Asks about the next decision, passing over what cannot be asked about. */
static void
judge_next (EdubbaAnalysis *self)
{
  while (self->done < self->decisions->len)
    {
      const EdubbaDecision *decision = get_decision (self, self->done);
      g_autofree GameState *seen = edubba_analysis_dup_seen (self, decision);
      GameLine              line;

      if (read_line (self, decision, &line))
        {
          self->errand = g_new0 (Errand, 1);
          self->errand->analysis = self;
          edubba_judgement_async (self->module, seen, NULL, &line, self->nodes, self->cancellable,
                                  judged_cb, self->errand);
          return;
        }
      enter (self, self->done++, NULL);
    }
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

gboolean
edubba_analysis_is_possible (EdubbaMatch *match)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (match), FALSE);

  return edubba_match_get_module (match)->critic != NULL && edubba_match_get_n_seats (match) == 2;
}

EdubbaAnalysis *
edubba_analysis_new (EdubbaMatch *match, guint64 nodes)
{
  EdubbaAnalysis *self;

  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  self = g_object_new (EDUBBA_TYPE_ANALYSIS, NULL);
  self->module = edubba_match_get_module (match);
  self->record = game_record_dup (edubba_match_get_record (match));
  self->nodes = nodes > 0 ? nodes : DECISION_NODES;
  list_decisions (self);
  list_stages (self);
  return self;
}

void
edubba_analysis_start (EdubbaAnalysis *self)
{
  g_return_if_fail (EDUBBA_IS_ANALYSIS (self));
  g_return_if_fail (self->module->critic != NULL);

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

  return get_decision (self, i);
}

const EdubbaDecision *
edubba_analysis_find_decision (EdubbaAnalysis *self, guint cursor)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), NULL);

  for (guint i = 0; i < self->decisions->len; i++)
    if (get_decision (self, i)->from <= cursor && cursor < get_decision (self, i)->to)
      return get_decision (self, i);
  return NULL;
}

guint
edubba_analysis_get_n_stages (EdubbaAnalysis *self)
{
  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), 0);

  return self->stages->len;
}

EdubbaStage
edubba_analysis_get_stage (EdubbaAnalysis *self, guint i)
{
  EdubbaStage stage = { 0 };

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), stage);
  g_return_val_if_fail (i < self->stages->len, stage);

  stage = g_array_index (self->stages, EdubbaStage, i);
  stage.chance = find_chance (self, stage.cursor);
  return stage;
}

/* What giving up has lost; 0 if the seat has not. */
static gint
get_given_up (EdubbaAnalysis *self, guint seat)
{
  gint last = EDUBBA_CHANCE_EVEN;

  if (game_record_get_resigned (self->record) != seat || !edubba_analysis_is_complete (self))
    return 0;
  if (self->done > 0)
    last = get_decision (self, self->done - 1)->end;
  return edubba_chance_for (last, seat);
}

gint
edubba_analysis_get_skill (EdubbaAnalysis *self, guint seat)
{
  gint skill = 0;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), 0);

  for (guint i = 0; i < self->done; i++)
    if (get_decision (self, i)->seat == seat)
      skill -= edubba_decision_get_loss (get_decision (self, i));
  return skill - get_given_up (self, seat);
}

gint
edubba_analysis_get_luck (EdubbaAnalysis *self, guint seat)
{
  gint luck = 0;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), 0);

  for (guint i = 0; i < self->done; i++)
    luck += get_decision (self, i)->luck;
  if (self->done > 0 && edubba_analysis_is_complete (self) &&
      game_record_get_resigned (self->record) == GAME_NOBODY)
    luck += edubba_analysis_get_final (self, 0) - get_decision (self, self->done - 1)->end;
  return seat == 0 ? luck : -luck;
}

gint
edubba_analysis_get_final (EdubbaAnalysis *self, guint seat)
{
  guint      resigned;
  GameResult result;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), EDUBBA_CHANCE_EVEN);

  resigned = game_record_get_resigned (self->record);
  if (resigned != GAME_NOBODY)
    return resigned == seat ? 0 : EDUBBA_CHANCE_CERTAIN;
  if (self->module->rules->result (get_state (self, get_length (self)), &result))
    {
      if (result.rank[0] == result.rank[1])
        return EDUBBA_CHANCE_EVEN;
      return result.rank[seat] == 1 ? EDUBBA_CHANCE_CERTAIN : 0;
    }
  if (self->done == 0)
    return EDUBBA_CHANCE_EVEN;
  return edubba_chance_for (get_decision (self, self->done - 1)->end, seat);
}

guint
edubba_analysis_find_moments (EdubbaAnalysis *self, guint seat, guint *moments, guint max)
{
  guint n = 0;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), 0);
  g_return_val_if_fail (moments != NULL, 0);

  for (guint i = 0; i < self->done; i++)
    {
      const EdubbaDecision *decision = get_decision (self, i);
      guint                 place = n;

      if (!decision->judged || decision->judgement == EDUBBA_JUDGEMENT_FINE ||
          (seat != GAME_NOBODY && decision->seat != seat))
        continue;
      while (place > 0 && edubba_decision_get_loss (decision) >
                            edubba_decision_get_loss (get_decision (self, moments[place - 1])))
        place--;
      if (place == max)
        continue;
      n = MIN (n + 1, max);
      memmove (moments + place + 1, moments + place, (n - 1 - place) * sizeof *moments);
      moments[place] = i;
    }
  return n;
}

const EdubbaDecision *
edubba_analysis_find_turning_point (EdubbaAnalysis *self)
{
  guint seats[] = { GAME_NOBODY, GAME_NOBODY };
  guint moment;

  g_return_val_if_fail (EDUBBA_IS_ANALYSIS (self), NULL);

  for (guint seat = 0; seat < 2; seat++)
    if (edubba_analysis_get_final (self, seat) < EDUBBA_CHANCE_EVEN)
      seats[0] = seat;
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    if (edubba_analysis_find_moments (self, seats[i], &moment, 1) > 0)
      return get_decision (self, moment);
  return NULL;
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

  if (!decision->judged || decision->critique.n_reasons == 0 ||
      self->module->words->reason == NULL)
    return NULL;
  seen = edubba_analysis_dup_seen (self, decision);
  return self->module->words->reason (seen, &decision->critique.reasons[0]);
}

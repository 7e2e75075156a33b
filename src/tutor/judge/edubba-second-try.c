/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The best line is found once, at the beginning; a turn that is over by then waits for it. Each
 * change of the match drops the judgement that it has overtaken.
 */
#include "edubba-second-try.h"

#include <glib/gi18n.h>

#include "edubba-analysis.h"
#include "game-state.h"

/* A judgement on its way; owned by its callback. */
typedef struct
{
  EdubbaSecondTry *try;   /* NULL once nobody waits for it any more */
  gboolean         finds; /* the best line, and nothing else */
} Errand;

struct _EdubbaSecondTry
{
  GObject parent_instance;

  /* borrowed */
  const GameModule *module;
  Errand           *errand; /* NULL unless something is being worked out */

  /* owned */
  EdubbaProgress *progress;
  EdubbaMatch    *match;
  GameState      *seen;
  GameCritique   *critique; /* of the turn that is over; or NULL */
  GCancellable   *cancellable;

  guint64              id;
  guint                seat;
  EdubbaSecondTryState state;
  gboolean             has_best;
  gboolean             is_beyond; /* nothing can be judged from here */
  gboolean             shown;     /* the better turn is played, or being played */
  gboolean             hinted;
  gboolean             failed; /* that is noted */
  gboolean             found;  /* that is noted */
  GameLine             best;
  GameLine             played; /* in the game */
};

G_DEFINE_FINAL_TYPE (EdubbaSecondTry, edubba_second_try, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_STATE,
  PROP_READY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static const GameRules *
get_rules (EdubbaSecondTry *self)
{
  return self->module->rules;
}

static void
note (EdubbaSecondTry *self, EdubbaRuleNote what)
{
  edubba_progress_note_retry (self->progress, get_rules (self)->id, self->id, what);
}

/* The better turn is known now without having been found. */
static void
note_failed (EdubbaSecondTry *self)
{
  if (!self->failed && !self->found)
    note (self, EDUBBA_RULE_FAILED);
  self->failed = TRUE;
}

static void
note_found (EdubbaSecondTry *self)
{
  if (!self->found)
    note (self, self->failed || self->hinted ? EDUBBA_RULE_HINTED : EDUBBA_RULE_MET);
  self->found = TRUE;
}

static void
set_state (EdubbaSecondTry *self, EdubbaSecondTryState state)
{
  if (self->state == state)
    return;
  self->state = state;
  if (state == EDUBBA_SECOND_TRY_FOUND)
    note_found (self);
  else if (state == EDUBBA_SECOND_TRY_WRONG || state == EDUBBA_SECOND_TRY_SHOWN)
    note_failed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

static void
drop_errand (EdubbaSecondTry *self)
{
  if (self->errand == NULL)
    return;
  self->errand->try = NULL;
  self->errand = NULL;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* The learner's actions so far; FALSE if they are too many. */
static gboolean
read_line (EdubbaSecondTry *self, GameLine *line)
{
  guint cursor = edubba_match_get_cursor (self->match);

  line->n = 0;
  if (edubba_match_get_choice (self->match, self->seat, &line->actions[0]))
    {
      line->n = 1;
      return TRUE;
    }
  if (cursor > GAME_MAX_LINE)
    return FALSE;
  for (; line->n < cursor; line->n++)
    line->actions[line->n] = edubba_match_get_action (self->match, line->n);
  return TRUE;
}

/* Returns TRUE if the learner has chosen, or somebody else is to act. */
static gboolean
is_over (EdubbaSecondTry *self)
{
  const GameRules  *rules = get_rules (self);
  const GameRecord *record = edubba_match_get_record (self->match);
  const GameState  *state = edubba_match_get_state (self->match);
  GameAction        choice;

  if (edubba_match_get_choice (self->match, self->seat, &choice))
    return TRUE;
  return edubba_match_get_cursor (self->match) > 0 &&
         (rules->seat (state) != self->seat ||
          rules->turn (state) != rules->turn (game_record_get_state (record, 0)));
}

static void update (EdubbaSecondTry *self);

/* Takes an answer, or NULL: there is none. */
static void
take (EdubbaSecondTry *self, gboolean finds, GameCritique *critique)
{
  self->is_beyond = critique == NULL;
  if (finds && critique != NULL)
    {
      self->has_best = TRUE;
      self->best = critique->best;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
    }
  else if (critique != NULL)
    self->critique = g_memdup2 (critique, sizeof *critique);
  update (self);
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Errand       *errand = data;
  g_autofree GameCritique *critique = edubba_judgement_finish (result, NULL);
  g_autoptr (EdubbaSecondTry) self = NULL;

  if (errand->try == NULL)
    return;
  self = g_object_ref (errand->try);
  self->errand = NULL;
  g_clear_object (&self->cancellable);
  take (self, errand->finds, critique);
}

/* Asks for the worth of a line, or for the best one (NULL), by the budget of the analysis: so the
 * turn that was played is what it was there. */
static void
ask (EdubbaSecondTry *self, const GameLine *line)
{
  self->errand = g_new0 (Errand, 1);
  self->errand->try = self;
  self->errand->finds = line == NULL;
  self->cancellable = g_cancellable_new ();
  edubba_judgement_async (self->module, self->seen, self->has_best ? &self->best : NULL, line,
                          EDUBBA_DECISION_NODES, EDUBBA_SEARCH_AWAITED, self->cancellable,
                          judged_cb, self->errand);
}

/* Judges a turn that is over, as soon as that can be done. */
static EdubbaSecondTryState
judge (EdubbaSecondTry *self)
{
  GameLine line;

  if (self->critique != NULL)
    return edubba_judgement_of_critique (self->critique) == EDUBBA_JUDGEMENT_FINE
             ? EDUBBA_SECOND_TRY_FOUND
             : EDUBBA_SECOND_TRY_WRONG;
  if (self->is_beyond || !read_line (self, &line))
    return EDUBBA_SECOND_TRY_UNKNOWN;
  if (self->errand == NULL)
    ask (self, &line);
  return EDUBBA_SECOND_TRY_JUDGING;
}

static void
update (EdubbaSecondTry *self)
{
  if (self->shown)
    set_state (self, EDUBBA_SECOND_TRY_SHOWN);
  else
    set_state (self, is_over (self) ? judge (self) : EDUBBA_SECOND_TRY_OPEN);
}

static void
match_changed_cb (EdubbaSecondTry *self)
{
  if (self->errand != NULL && !self->errand->finds)
    drop_errand (self);
  g_clear_pointer (&self->critique, g_free);
  self->is_beyond = self->is_beyond && !self->has_best;
  if (edubba_match_get_cursor (self->match) == 0 && edubba_match_get_sealed (self->match) == 0)
    self->shown = FALSE;
  update (self);
}

static void
edubba_second_try_dispose (GObject *object)
{
  EdubbaSecondTry *self = EDUBBA_SECOND_TRY (object);

  drop_errand (self);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  g_clear_object (&self->progress);

  G_OBJECT_CLASS (edubba_second_try_parent_class)->dispose (object);
}

static void
edubba_second_try_finalize (GObject *object)
{
  EdubbaSecondTry *self = EDUBBA_SECOND_TRY (object);

  g_free (self->seen);
  g_free (self->critique);

  G_OBJECT_CLASS (edubba_second_try_parent_class)->finalize (object);
}

static void
edubba_second_try_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  EdubbaSecondTry *self = EDUBBA_SECOND_TRY (object);

  switch (prop_id)
    {
    case PROP_STATE:
      g_value_set_int (value, self->state);
      break;
    case PROP_READY:
      g_value_set_boolean (value, self->has_best);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
edubba_second_try_class_init (EdubbaSecondTryClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = edubba_second_try_dispose;
  object_class->finalize = edubba_second_try_finalize;
  object_class->get_property = edubba_second_try_get_property;

  properties[PROP_STATE] =
    g_param_spec_int ("state", NULL, NULL, EDUBBA_SECOND_TRY_OPEN, EDUBBA_SECOND_TRY_SHOWN,
                      EDUBBA_SECOND_TRY_OPEN, flags);
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
edubba_second_try_init (EdubbaSecondTry *self)
{
}

static void
read_played (EdubbaSecondTry *self, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", GAME_MAX_LINE + 1);

  for (guint i = 0; words[i] != NULL && i < GAME_MAX_LINE; i++)
    if (!get_rules (self)->parse_action (words[i], &self->played.actions[self->played.n++], NULL))
      {
        self->played.n--;
        return;
      }
}

EdubbaSecondTry *
edubba_second_try_new (EdubbaProgress       *progress,
                       const GameModule     *module,
                       const EdubbaLostTurn *turn,
                       GError              **error)
{
  EdubbaSecondTry      *self;
  g_autofree GameState *world = NULL;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), NULL);
  g_return_val_if_fail (module != NULL && turn != NULL, NULL);

  world = game_position_parse_full (module->rules, turn->position, turn->id, error);
  if (world == NULL)
    return NULL;
  if ((game_state_to_act (module->rules, world) & 1u << turn->seat) == 0)
    {
      g_set_error_literal (error, GAME_ERROR, GAME_ERROR_SYNTAX,
                           _ ("it is not this player’s turn there"));
      return NULL;
    }
  self = g_object_new (EDUBBA_TYPE_SECOND_TRY, NULL);
  self->progress = g_object_ref (progress);
  self->module = module;
  self->id = turn->id;
  self->seat = turn->seat;
  self->seen = game_state_new (module->rules);
  game_state_observe_next (module->rules, world, turn->seat, self->seen);
  read_played (self, turn->actions);
  self->match = edubba_match_new (module, game_record_new_position (module->rules, world));
  g_signal_connect_swapped (self->match, "changed", G_CALLBACK (match_changed_cb), self);
  ask (self, NULL);
  return self;
}

EdubbaMatch *
edubba_second_try_get_match (EdubbaSecondTry *self)
{
  g_return_val_if_fail (EDUBBA_IS_SECOND_TRY (self), NULL);

  return self->match;
}

guint64
edubba_second_try_get_id (EdubbaSecondTry *self)
{
  g_return_val_if_fail (EDUBBA_IS_SECOND_TRY (self), 0);

  return self->id;
}

EdubbaSecondTryState
edubba_second_try_get_state (EdubbaSecondTry *self)
{
  g_return_val_if_fail (EDUBBA_IS_SECOND_TRY (self), EDUBBA_SECOND_TRY_UNKNOWN);

  return self->state;
}

const GameState *
edubba_second_try_get_seen (EdubbaSecondTry *self)
{
  g_return_val_if_fail (EDUBBA_IS_SECOND_TRY (self), NULL);

  return self->seen;
}

void
edubba_second_try_get_played (EdubbaSecondTry *self, GameLine *played)
{
  g_return_if_fail (EDUBBA_IS_SECOND_TRY (self));

  *played = self->played;
}

gboolean
edubba_second_try_get_best (EdubbaSecondTry *self, GameLine *best)
{
  g_return_val_if_fail (EDUBBA_IS_SECOND_TRY (self), FALSE);

  if (self->has_best)
    *best = self->best;
  return self->has_best;
}

const GameCritique *
edubba_second_try_get_critique (EdubbaSecondTry *self)
{
  g_return_val_if_fail (EDUBBA_IS_SECOND_TRY (self), NULL);

  return self->critique;
}

gboolean
edubba_second_try_surpasses (EdubbaSecondTry *self)
{
  g_return_val_if_fail (EDUBBA_IS_SECOND_TRY (self), FALSE);

  return self->state == EDUBBA_SECOND_TRY_FOUND &&
         self->critique->chance > self->critique->best_chance + 2 * self->critique->error;
}

void
edubba_second_try_restart (EdubbaSecondTry *self)
{
  g_return_if_fail (EDUBBA_IS_SECOND_TRY (self));

  if (edubba_match_get_sealed (self->match) != 0)
    edubba_match_take_back (self->match, self->seat);
  if (edubba_match_get_cursor (self->match) > 0)
    edubba_match_undo_to (self->match, 0);
}

/* The end of a turn is left out: whatever it brings is not the line's doing. */
void
edubba_second_try_show_best (EdubbaSecondTry *self)
{
  const GameRules *rules;

  g_return_if_fail (EDUBBA_IS_SECOND_TRY (self));
  g_return_if_fail (self->has_best);

  rules = get_rules (self);
  edubba_second_try_restart (self);
  self->shown = TRUE;
  for (guint i = 0; i < self->best.n; i++)
    {
      GameAction       action = self->best.actions[i];
      g_autofree char *text = game_action_print (rules, action);

      if ((i > 0 && (rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN)) ||
          !edubba_match_act_for (self->match, self->seat, text, NULL, NULL))
        break;
    }
  update (self);
}

void
edubba_second_try_note_hint (EdubbaSecondTry *self)
{
  g_return_if_fail (EDUBBA_IS_SECOND_TRY (self));

  self->hinted = TRUE;
}

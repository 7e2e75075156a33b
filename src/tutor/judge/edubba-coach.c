/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A judgement begins at the last point up to which nothing can be taken back: the turn's
 * beginning, or the last forced reply of another seat in it. From there the best line is found
 * once; each position reached is then judged as if the turn were ended in it, so that pressing
 * the button only asks for a known judgement. Each change of the match drops the judgement it has
 * overtaken.
 */
#include "edubba-coach-private.h"

#include "edubba-engine.h"
#include "game-rng.h"
#include "game-state.h"

/* The least fault of which a coach speaks in any case. */
static const EdubbaJudgement least[EDUBBA_N_COACHINGS] = {
  [EDUBBA_COACHING_OFF] = EDUBBA_N_JUDGEMENTS,
  [EDUBBA_COACHING_QUIET] = EDUBBA_JUDGEMENT_MISTAKE,
  [EDUBBA_COACHING_TALKATIVE] = EDUBBA_JUDGEMENT_DOUBTFUL,
};

/* The number of doubtful turns in a hundred that pass all the same: a learner who hears everything
 * does not learn to look. The position alone decides which ones pass. */
#define UNMENTIONED 25

/* A judgement on its way. */
typedef struct
{
  EdubbaCoach  *coach; /* NULL once nobody waits for it any more */
  GCancellable *cancellable;
  gboolean      finds; /* the best line, and nothing else */
  GameLine      played;
} Errand;

struct _EdubbaCoach
{
  GObject parent_instance;

  /* owned */
  EdubbaMatch  *match;
  CourseBout   *bout; /* by whose end it judges, or NULL */
  GSignalGroup *signals;
  GameState    *base;     /* the judgement's first state, as the seat sees it; or NULL */
  GameCritique *critique; /* of `judged`; NULL if there is none */
  EdubbaSaid   *said;
  char         *asked; /* the action that waits for an answer; or NULL */

  Errand *errand; /* NULL unless something is being worked out; owned by its callback */

  guint    base_cursor;
  guint    serial; /* the match's, when it was last looked at */
  guint    timeout;
  guint64  nodes;
  guint    patience; /* in ms */
  gboolean has_best;
  gboolean is_beyond; /* nothing can be judged from here */
  GameLine best;
  GameLine judged;
  GameLine spoken; /* the actions it has spoken about, from the base on; n is 0 before */
};

G_DEFINE_FINAL_TYPE (EdubbaCoach, edubba_coach, G_TYPE_OBJECT)

enum
{
  ANSWERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const GameModule *
get_module (EdubbaCoach *self)
{
  return edubba_match_get_module (self->match);
}

static gboolean
line_equal (const GameLine *a, const GameLine *b)
{
  return a->n == b->n && memcmp (a->actions, b->actions, a->n * sizeof *a->actions) == 0;
}

/* The amount of coaching for the seat to act. */
static EdubbaCoaching
get_coaching (EdubbaCoach *self)
{
  guint seat = edubba_match_get_seat (self->match);

  if (seat == GAME_NOBODY || get_module (self)->critic == NULL ||
      edubba_match_get_seat_kind (self->match, seat) != EDUBBA_SEAT_PERSON)
    return EDUBBA_COACHING_OFF;
  return edubba_match_get_coaching (self->match, seat);
}

/* The cursor from which on only the seat to act has acted, in this turn. */
static guint
find_base (EdubbaCoach *self)
{
  const GameRules  *rules = get_module (self)->rules;
  const GameRecord *record = edubba_match_get_record (self->match);
  guint             seat = edubba_match_get_seat (self->match);
  guint             turn = rules->turn (edubba_match_get_state (self->match));
  guint             cursor = edubba_match_get_cursor (self->match);

  while (cursor > 0 && edubba_match_get_actor (self->match, cursor - 1) == seat &&
         rules->turn (game_record_get_state (record, cursor - 1)) == turn)
    cursor--;
  return cursor;
}

static void
read_played (EdubbaCoach *self, GameLine *line)
{
  guint cursor = edubba_match_get_cursor (self->match);

  line->n = 0;
  for (guint i = self->base_cursor; i < cursor && line->n < GAME_MAX_LINE; i++)
    line->actions[line->n++] = edubba_match_get_action (self->match, i);
}

/* Appends an action to the actions played; FALSE if there is no room. */
static gboolean
read_with (EdubbaCoach *self, GameAction action, GameLine *line)
{
  read_played (self, line);
  if (line->n == GAME_MAX_LINE)
    return FALSE;
  line->actions[line->n++] = action;
  return TRUE;
}

/* The one legal action that ends the turn; FALSE if there is none, or several. */
static gboolean
find_end (EdubbaCoach *self, GameAction *end)
{
  const GameRules *rules = get_module (self)->rules;
  g_autoptr (GArray) legal =
    game_legal_sorted_for (rules, edubba_match_get_state (self->match),
                           edubba_match_get_seat (self->match));
  guint n = 0;

  for (guint i = 0; i < legal->len; i++)
    {
      GameAction action = g_array_index (legal, GameAction, i);

      if (!(rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN))
        continue;
      *end = action;
      n++;
    }
  return n == 1;
}

/* Returns TRUE if an action ends the turn, has another seat act, or brings something to light. A
 * drawn world decides, because the truth behind hidden cards must not matter. */
static gboolean
is_irrevocable (EdubbaCoach *self, GameAction action)
{
  const GameRules      *rules = get_module (self)->rules;
  guint                 seat = edubba_match_get_seat (self->match);
  g_autofree GameState *world = game_state_new (rules);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));

  if (rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN)
    return TRUE;
  game_state_resample (rules, edubba_match_get_state (self->match), seat, 0, world);
  if (rules->judge (world, seat, action) != GAME_LEGAL)
    return FALSE;
  rules->apply (world, action, events);
  for (guint i = 0; i < events->len; i++)
    if (rules->zones[g_array_index (events, GameEvent, i).from.kind].secret)
      return TRUE;
  return rules->seat (world) != seat && rules->seat (world) != GAME_NOBODY;
}

static void
drop_errand (EdubbaCoach *self)
{
  if (self->errand == NULL)
    return;
  self->errand->coach = NULL;
  g_cancellable_cancel (self->errand->cancellable);
  self->errand = NULL;
}

static void
drop_question (EdubbaCoach *self)
{
  g_clear_pointer (&self->asked, g_free);
  g_clear_handle_id (&self->timeout, g_source_remove);
}

/* Returns TRUE if the line judged ends a turn in which nothing has been done. */
static gboolean
is_idle (EdubbaCoach *self)
{
  const GameRules  *rules = get_module (self)->rules;
  const GameRecord *record = edubba_match_get_record (self->match);
  guint             cursor = self->base_cursor;

  return self->judged.n == 1 &&
         game_state_passes (rules, self->base, rules->seat (self->base),
                            self->judged.actions[0]) &&
         (cursor == 0 || rules->turn (game_record_get_state (record, cursor - 1)) !=
                           rules->turn (game_record_get_state (record, cursor)));
}

/* Returns TRUE if the coach mentions the fault of this kind that it has found. */
static gboolean
is_mentioned (EdubbaCoach *self, EdubbaJudgement judgement)
{
  const GameCritique *critique = self->critique;
  guint64             rng = edubba_engine_get_seed (get_module (self)->rules, self->base);

  if (edubba_judgement_leaves_undone (get_module (self), critique, &self->judged, is_idle (self)) ||
      edubba_judgement_is_grave (critique))
    return TRUE;
  if (judgement < least[get_coaching (self)])
    return FALSE;
  return judgement > EDUBBA_JUDGEMENT_DOUBTFUL || game_rng_below (&rng, 100) >= UNMENTIONED;
}

static void
speak (EdubbaCoach *self, EdubbaJudgement judgement)
{
  GameLine played;

  read_played (self, &played);
  self->said = edubba_said_new (get_module (self), self->base, &played, self->critique, judgement,
                                is_idle (self), edubba_match_get_seats (self->match));
  self->spoken = self->judged;
}

/* Answers a question about `line`, which has been judged. */
static EdubbaCoachAnswer
answer (EdubbaCoach *self)
{
  EdubbaJudgement judgement = self->bout != NULL ? edubba_judgement_of_bout (self->critique)
                                                 : edubba_judgement_of_critique (self->critique);

  if (!is_mentioned (self, judgement))
    return EDUBBA_COACH_PASS;
  speak (self, judgement);
  return EDUBBA_COACH_ADVICE;
}

static void
emit_answered (EdubbaCoach *self)
{
  g_autofree char *action = g_steal_pointer (&self->asked);

  drop_question (self);
  g_signal_emit (self, signals[ANSWERED], 0, action);
}

/* The line that is wanted next; FALSE if there is none. */
static gboolean
find_wanted (EdubbaCoach *self, GameLine *line)
{
  GameAction action;

  if (self->asked != NULL && get_module (self)->rules->parse_action (self->asked, &action, NULL))
    return read_with (self, action, line);
  return find_end (self, &action) && read_with (self, action, line);
}

static void go_on (EdubbaCoach *self);

/* Takes the answer of the errand. */
static void
take (EdubbaCoach *self, const Errand *errand, GameCritique *critique)
{
  self->errand = NULL;
  if (critique == NULL)
    self->is_beyond = TRUE;
  else if (errand->finds)
    {
      self->best = critique->best;
      self->has_best = TRUE;
      g_free (critique);
    }
  else
    {
      g_free (self->critique);
      self->critique = critique;
      self->judged = errand->played;
      if (self->bout != NULL)
        {
          self->best = critique->best;
          self->has_best = TRUE;
        }
    }
  /* A handler of the answer may drop the last reference to the coach. */
  g_object_ref (self);
  go_on (self);
  g_object_unref (self);
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Errand       *errand = data;
  GameCritique *critique = edubba_judgement_finish (result, NULL);

  if (errand->coach != NULL)
    take (errand->coach, errand, critique);
  else
    g_free (critique);
  g_object_unref (errand->cancellable);
  g_free (errand);
}

/* In a bout a line is judged by tries, which find the best one, too. */
static void
send_to_bout (EdubbaCoach *self, const GameLine *line)
{
  CourseStand stand = course_stand_of_record (self->bout, edubba_match_get_record (self->match),
                                              self->base_cursor);

  edubba_judgement_bout_async (self->bout, &stand, self->base, line, EDUBBA_SEARCH_AWAITED,
                               self->errand->cancellable, judged_cb, self->errand);
}

static void
send (EdubbaCoach *self, const GameLine *line)
{
  Errand *errand = g_new0 (Errand, 1);

  drop_errand (self);
  *errand = (Errand) { self, g_cancellable_new (), .finds = line == NULL };
  self->errand = errand;
  if (line != NULL)
    errand->played = *line;
  if (self->bout != NULL)
    send_to_bout (self, line);
  else
    edubba_judgement_async (get_module (self), self->base, line ? &self->best : NULL, line,
                            self->nodes, EDUBBA_SEARCH_AWAITED, errand->cancellable, judged_cb,
                            errand);
}

/* Takes the next step: finds the best line, judges the line wanted, or answers. The line wanted
 * is known ahead only where one action ends the turn; the best line always is. */
static void
go_on (EdubbaCoach *self)
{
  GameLine wanted;

  if (self->base == NULL)
    return;
  if (!self->is_beyond && !self->has_best && self->bout == NULL)
    send (self, NULL);
  else if (self->is_beyond || !find_wanted (self, &wanted))
    {
      if (self->asked != NULL)
        emit_answered (self);
    }
  else if (self->critique == NULL || !line_equal (&self->judged, &wanted))
    send (self, &wanted);
  else if (self->asked != NULL)
    {
      answer (self);
      emit_answered (self);
    }
}

/* Forgets everything about the turn. */
static void
forget (EdubbaCoach *self)
{
  drop_errand (self);
  g_clear_pointer (&self->base, g_free);
  g_clear_pointer (&self->critique, g_free);
  self->has_best = FALSE;
  self->is_beyond = FALSE;
  self->spoken.n = 0;
}

/* Returns TRUE if nobody acts any more. */
static gboolean
is_over (EdubbaCoach *self)
{
  if (self->bout == NULL)
    return edubba_match_get_finished (self->match);
  return course_stand_of_record (self->bout, edubba_match_get_record (self->match),
                                 edubba_match_get_cursor (self->match))
           .end != COURSE_STAND_OPEN;
}

/* Looks at the match's present position. */
static void
look (EdubbaCoach *self)
{
  const GameRules      *rules = get_module (self)->rules;
  guint                 seat = edubba_match_get_seat (self->match);
  guint                 cursor;
  g_autofree GameState *base = NULL;

  self->serial = edubba_match_get_serial (self->match);
  drop_question (self);
  g_clear_pointer (&self->said, edubba_said_free);
  if (get_coaching (self) == EDUBBA_COACHING_OFF || is_over (self))
    {
      forget (self);
      return;
    }
  cursor = find_base (self);
  base = game_state_new (rules);
  game_state_observe_next (
    rules, game_record_get_state (edubba_match_get_record (self->match), cursor), seat, base);
  if (self->base == NULL || !game_state_equal (rules, self->base, base))
    {
      forget (self);
      self->base = g_steal_pointer (&base);
    }
  self->base_cursor = cursor;
  /* The errand is outdated, but the best line is still wanted. */
  if (self->has_best || self->bout != NULL)
    drop_errand (self);
  if (self->errand == NULL)
    go_on (self);
}

static gboolean
ran_out_of_patience_cb (gpointer data)
{
  EdubbaCoach *self = data;

  self->timeout = 0;
  emit_answered (self);
  return G_SOURCE_REMOVE;
}

static void
edubba_coach_dispose (GObject *object)
{
  EdubbaCoach *self = EDUBBA_COACH (object);

  forget (self);
  drop_question (self);
  g_clear_pointer (&self->said, edubba_said_free);
  g_clear_object (&self->signals);
  g_clear_object (&self->match);
  g_clear_pointer (&self->bout, course_bout_unref);

  G_OBJECT_CLASS (edubba_coach_parent_class)->dispose (object);
}

static void
edubba_coach_class_init (EdubbaCoachClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = edubba_coach_dispose;

  signals[ANSWERED] = g_signal_new ("answered", EDUBBA_TYPE_COACH, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
edubba_coach_init (EdubbaCoach *self)
{
  self->patience = EDUBBA_COACH_PATIENCE;
  self->signals = g_signal_group_new (EDUBBA_TYPE_MATCH);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (look), self);
  g_signal_group_connect_swapped (self->signals, "seats-changed", G_CALLBACK (look), self);
}

EdubbaCoach *
edubba_coach_new (EdubbaMatch *match)
{
  EdubbaCoach *self;

  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  self = g_object_new (EDUBBA_TYPE_COACH, NULL);
  self->match = g_object_ref (match);
  g_signal_group_set_target (self->signals, match);
  look (self);
  return self;
}

EdubbaCoachAnswer
edubba_coach_ask (EdubbaCoach *self, const char *action)
{
  GameAction parsed;
  GameLine   line;

  g_return_val_if_fail (EDUBBA_IS_COACH (self), EDUBBA_COACH_PASS);
  g_return_val_if_fail (action != NULL, EDUBBA_COACH_PASS);

  /* Coaching may have been changed since. */
  if (self->serial != edubba_match_get_serial (self->match) || self->base == NULL)
    look (self);
  drop_question (self);
  g_clear_pointer (&self->said, edubba_said_free);
  if (get_coaching (self) == EDUBBA_COACHING_OFF || self->base == NULL || self->is_beyond ||
      !get_module (self)->rules->parse_action (action, &parsed, NULL) ||
      get_module (self)->rules->judge (edubba_match_get_state (self->match),
                                       edubba_match_get_seat (self->match), parsed) != GAME_LEGAL ||
      !is_irrevocable (self, parsed) || !read_with (self, parsed, &line) ||
      line_equal (&line, &self->spoken))
    return EDUBBA_COACH_PASS;
  if (self->has_best && self->critique != NULL && line_equal (&self->judged, &line))
    return answer (self);
  self->asked = g_strdup (action);
  self->timeout = g_timeout_add (self->patience, ran_out_of_patience_cb, self);
  if (self->has_best)
    send (self, &line);
  else if (self->errand == NULL)
    go_on (self);
  return EDUBBA_COACH_WAIT;
}

const EdubbaAdvice *
edubba_coach_get_advice (EdubbaCoach *self)
{
  g_return_val_if_fail (EDUBBA_IS_COACH (self), NULL);

  return self->said != NULL ? &self->said->advice : NULL;
}

gboolean
edubba_coach_get_thinking (EdubbaCoach *self)
{
  g_return_val_if_fail (EDUBBA_IS_COACH (self), FALSE);

  return self->errand != NULL;
}

gboolean
edubba_coach_get_line (EdubbaCoach *self, GameLine *line)
{
  GameLine played;

  g_return_val_if_fail (EDUBBA_IS_COACH (self), FALSE);
  g_return_val_if_fail (line != NULL, FALSE);

  if (!self->has_best || self->base == NULL)
    return FALSE;
  read_played (self, &played);
  if (played.n >= self->best.n ||
      memcmp (played.actions, self->best.actions, played.n * sizeof *played.actions) != 0)
    return FALSE;
  line->n = 0;
  for (guint i = played.n; i < self->best.n; i++)
    line->actions[line->n++] = self->best.actions[i];
  return TRUE;
}

void
edubba_coach_set_bout (EdubbaCoach *self, CourseBout *bout)
{
  g_return_if_fail (EDUBBA_IS_COACH (self));
  g_return_if_fail (bout != NULL && self->bout == NULL);

  self->bout = course_bout_ref (bout);
  forget (self);
  look (self);
}

void
edubba_coach_set_nodes (EdubbaCoach *self, guint64 nodes)
{
  g_return_if_fail (EDUBBA_IS_COACH (self));

  self->nodes = nodes;
}

void
edubba_coach_set_patience (EdubbaCoach *self, guint ms)
{
  g_return_if_fail (EDUBBA_IS_COACH (self));

  self->patience = ms;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After every change turn () looks at the match and does the next thing: starts thinking, waits
 * for the pace, plays, or does nothing. If several seats choose at once, each of them has a Mind,
 * and all think together.
 *
 * A thought is bound to the request that started it. Forgetting cuts that tie and cancels the
 * thought, so that its answer is dropped; so nothing stale is played, and the opponent can go
 * away at any time.
 */
#include "edubba-opponent.h"

#include "game-state.h"

/* A thought under way; lives until its answer comes. */
typedef struct
{
  EdubbaOpponent *opponent; /* NULL once it is overtaken */
  guint           seat;
  gint64          begun; /* monotonic time in microseconds */
} Request;

/* The plan of a seat. */
typedef struct
{
  Request      *request; /* borrowed; belongs to the thought under way */
  GCancellable *cancellable;
  GArray       *plan; /* of GameAction, or NULL */
  guint         next; /* the next action of the plan */
} Mind;

struct _EdubbaOpponent
{
  GObject parent_instance;

  /* Owned. */
  EdubbaMatch  *match;
  EdubbaEngine *engine;
  GSignalGroup *signals;
  Mind          minds[GAME_MAX_SEATS];

  guint    serial; /* of the position that all of them think about */
  gint64   due;    /* earliest time of the next action, monotonic */
  guint    source; /* the timeout that plays it */
  guint    pace;
  gboolean paused;
  gboolean playing;  /* the change that is being notified is ours */
  gboolean thinking; /* as last notified */
};

G_DEFINE_FINAL_TYPE (EdubbaOpponent, edubba_opponent, G_TYPE_OBJECT)

enum
{
  PROP_MATCH = 1,
  PROP_ENGINE,
  PROP_PACE,
  PROP_PAUSED,
  PROP_THINKING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void turn (EdubbaOpponent *self);

static void
set_thinking (EdubbaOpponent *self, gboolean thinking)
{
  if (self->thinking == thinking)
    return;
  self->thinking = thinking;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

/* Drops a seat's plan, and its thought under way. */
static void
forget_seat (EdubbaOpponent *self, guint seat)
{
  Mind *mind = &self->minds[seat];

  if (mind->request)
    mind->request->opponent = NULL;
  mind->request = NULL;
  if (mind->cancellable)
    g_cancellable_cancel (mind->cancellable);
  g_clear_object (&mind->cancellable);
  g_clear_pointer (&mind->plan, g_array_unref);
}

static void
forget (EdubbaOpponent *self)
{
  for (guint seat = 0; seat < GAME_MAX_SEATS; seat++)
    forget_seat (self, seat);
  g_clear_handle_id (&self->source, g_source_remove);
}

/* Returns TRUE if a choice made now waits for others to choose, so that nobody can follow it. */
static gboolean
is_sealed (EdubbaOpponent *self)
{
  guint32 to_act = edubba_match_get_to_act (self->match);

  return (to_act & (to_act - 1)) != 0 || edubba_match_get_sealed (self->match) != 0;
}

/* Returns TRUE if a person's choice among several at once leaves nothing to choose. Whoever has
 * gone back looks for an earlier one. */
static gboolean
is_forced (EdubbaOpponent *self, guint seat)
{
  const GameRules      *rules = edubba_match_get_module (self->match)->rules;
  g_autofree GameState *seen = NULL;
  g_autoptr (GArray) legal = NULL;

  if (!is_sealed (self) || edubba_match_get_can_redo (self->match) ||
      edubba_match_get_left (self->match, seat))
    return FALSE;
  seen = edubba_match_dup_view (self->match, seat);
  legal = game_legal_sorted_for (rules, seen, seat);
  return legal->len == 1 &&
         (rules->kinds[g_array_index (legal, GameAction, 0).kind].flags & GAME_KIND_SECRET) != 0;
}

static gboolean
is_ours (EdubbaOpponent *self, guint seat)
{
  return edubba_match_get_seat_kind (self->match, seat) == EDUBBA_SEAT_COMPUTER ||
         is_forced (self, seat);
}

/* The computers among the seats to act, and persons who have nothing to choose, as bits. */
static guint32
get_our_seats (EdubbaOpponent *self)
{
  guint32 ours = 0;
  guint32 to_act;

  if (!self->match || !self->engine || self->paused)
    return 0;
  to_act = edubba_match_get_to_act (self->match);
  for (guint seat = 0; seat < edubba_match_get_n_seats (self->match); seat++)
    if ((to_act & 1u << seat) && is_ours (self, seat))
      ours |= 1u << seat;
  return ours;
}

/* The first of our seats that has a plan, computers before persons, or GAME_NOBODY. */
static guint
find_ready (EdubbaOpponent *self)
{
  guint32 ours = get_our_seats (self);
  guint   ready = GAME_NOBODY;

  for (guint seat = GAME_MAX_SEATS; seat-- > 0;)
    if ((ours & 1u << seat) && self->minds[seat].plan &&
        (ready == GAME_NOBODY ||
         edubba_match_get_seat_kind (self->match, ready) == EDUBBA_SEAT_PERSON ||
         edubba_match_get_seat_kind (self->match, seat) == EDUBBA_SEAT_COMPUTER))
      ready = seat;
  return ready;
}

/* The time until the next action, in ms. Nobody waits for secret choices of computers; a person
 * sees that there was one. */
static guint
get_wait (EdubbaOpponent *self)
{
  guint  ready = find_ready (self);
  gint64 left = MAX (self->due - g_get_monotonic_time (), 0) / 1000;

  if (is_sealed (self) &&
      edubba_match_get_seat_kind (self->match, ready) == EDUBBA_SEAT_COMPUTER)
    return 0;
  return (guint) MIN (left, self->pace);
}

/* The next action as notation. A player that plans something illegal is a programmer's mistake,
 * but the person at the screen shall not have to wait for ever: the first legal action is played
 * for it. */
static char *
take_action (EdubbaOpponent *self, guint seat)
{
  Mind            *mind = &self->minds[seat];
  const GameRules *rules = edubba_match_get_module (self->match)->rules;
  const GameState *state = edubba_match_get_state (self->match);
  GameAction       action = g_array_index (mind->plan, GameAction, mind->next);

  if (rules->judge (state, seat, action) != GAME_LEGAL)
    {
      g_autofree char *text = game_action_print (rules, action);
      g_autoptr (GArray) legal = game_legal_sorted_for (rules, state, seat);

      g_critical ("The player planned “%s”, which is not legal", text);
      g_array_set_size (mind->plan, 0);
      action = g_array_index (legal, GameAction, 0);
    }
  mind->next++;
  if (mind->next >= mind->plan->len)
    g_clear_pointer (&mind->plan, g_array_unref);
  return game_action_print (rules, action);
}

static void
play_next (EdubbaOpponent *self, guint seat)
{
  g_autoptr (EdubbaOpponent) alive G_GNUC_UNUSED = g_object_ref (self);
  g_autoptr (EdubbaMatch) match = g_object_ref (self->match);
  g_autofree char *action = take_action (self, seat);
  guint            serial = edubba_match_get_serial (match);

  self->due = g_get_monotonic_time () + self->pace * G_GINT64_CONSTANT (1000);
  self->playing = TRUE;
  edubba_match_act_for (match, seat, action, NULL, NULL);
  self->playing = FALSE;
  if (self->match != match || edubba_match_get_serial (match) - serial > 1)
    forget (self);
  else
    self->serial = edubba_match_get_serial (match);
  turn (self);
}

static gboolean
pace_passed_cb (gpointer data)
{
  EdubbaOpponent *self = data;
  guint           seat = find_ready (self);

  self->source = 0;
  if (seat != GAME_NOBODY)
    play_next (self, seat);
  return G_SOURCE_REMOVE;
}

static void
choose_done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Request *request = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) plan = NULL;
  EdubbaOpponent *self = request->opponent;
  Mind           *mind;

  plan = edubba_engine_choose_finish (EDUBBA_ENGINE (source), result, &error);
  if (!self)
    return;
  mind = &self->minds[request->seat];
  mind->request = NULL;
  g_clear_object (&mind->cancellable);
  if (!plan)
    {
      g_critical ("%s", error->message);
      set_thinking (self, FALSE);
      return;
    }
  g_debug ("seat %u: %u actions planned in %" G_GINT64_FORMAT " ms", request->seat, plan->len,
           (g_get_monotonic_time () - request->begun) / 1000);
  mind->plan = g_steal_pointer (&plan);
  mind->next = 0;
  turn (self);
}

static void
start_thinking (EdubbaOpponent *self, guint seat)
{
  const GameRules      *rules = edubba_match_get_module (self->match)->rules;
  Mind                 *mind = &self->minds[seat];
  const EdubbaSeats    *seats = edubba_match_get_seats (self->match);
  g_autofree GameState *seen = edubba_match_dup_view (self->match, seat);
  GamePlayerOptions     how = { .level = edubba_seats_get_level (seats, seat),
                                .points = edubba_seats_get_points (seats, seat),
                                .sparring = edubba_seats_get_sparring (seats),
                                .seed = edubba_engine_get_seed (rules, seen) };

  mind->request = g_new0 (Request, 1);
  mind->request->opponent = self;
  mind->request->seat = seat;
  mind->request->begun = g_get_monotonic_time ();
  mind->cancellable = g_cancellable_new ();
  self->serial = edubba_match_get_serial (self->match);
  edubba_engine_choose_async (self->engine,
                              rules,
                              seen,
                              seat,
                              &how,
                              mind->cancellable,
                              choose_done_cb,
                              mind->request);
}

/* Has all of our seats think, and those that no longer act stop. */
static void
think (EdubbaOpponent *self, guint32 ours)
{
  for (guint seat = 0; seat < GAME_MAX_SEATS; seat++)
    if ((ours & 1u << seat) == 0)
      forget_seat (self, seat);
    else if (!self->minds[seat].plan && !self->minds[seat].request)
      start_thinking (self, seat);
}

static void
turn (EdubbaOpponent *self)
{
  guint32 ours = get_our_seats (self);

  if (ours == 0)
    {
      forget (self);
      set_thinking (self, FALSE);
      return;
    }
  think (self, ours);
  if (!self->source && find_ready (self) != GAME_NOBODY)
    self->source = g_timeout_add (get_wait (self), pace_passed_cb, self);
  set_thinking (self, TRUE);
}

static void
match_changed_cb (EdubbaMatch *match, EdubbaOpponent *self)
{
  if (self->playing) /* play_next () looks for the change of the match itself */
    return;
  /* Choices of others at the same time change nothing for the seats that think. */
  if (edubba_match_get_serial (match) != self->serial)
    {
      forget (self);
      self->due = g_get_monotonic_time () + self->pace * G_GINT64_CONSTANT (1000);
    }
  turn (self);
}

static void
seats_changed_cb (EdubbaMatch *match, EdubbaOpponent *self)
{
  if (!self->playing)
    turn (self);
}

static void
edubba_opponent_dispose (GObject *object)
{
  EdubbaOpponent *self = EDUBBA_OPPONENT (object);

  forget (self);
  g_clear_object (&self->signals);
  g_clear_object (&self->match);
  g_clear_object (&self->engine);
  G_OBJECT_CLASS (edubba_opponent_parent_class)->dispose (object);
}

static void
edubba_opponent_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  EdubbaOpponent *self = EDUBBA_OPPONENT (object);

  switch (id)
    {
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;
    case PROP_ENGINE:
      g_value_set_object (value, self->engine);
      break;
    case PROP_PACE:
      g_value_set_uint (value, self->pace);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->paused);
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, self->thinking);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
edubba_opponent_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  EdubbaOpponent *self = EDUBBA_OPPONENT (object);

  switch (id)
    {
    case PROP_MATCH:
      edubba_opponent_set_match (self, g_value_get_object (value));
      break;
    case PROP_ENGINE:
      edubba_opponent_set_engine (self, g_value_get_object (value));
      break;
    case PROP_PACE:
      edubba_opponent_set_pace (self, g_value_get_uint (value));
      break;
    case PROP_PAUSED:
      edubba_opponent_set_paused (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
edubba_opponent_class_init (EdubbaOpponentClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags shown = flags & ~G_PARAM_WRITABLE;

  object_class->dispose = edubba_opponent_dispose;
  object_class->get_property = edubba_opponent_get_property;
  object_class->set_property = edubba_opponent_set_property;

  props[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, EDUBBA_TYPE_MATCH, flags);
  props[PROP_ENGINE] = g_param_spec_object ("engine", NULL, NULL, EDUBBA_TYPE_ENGINE, flags);
  props[PROP_PACE] = g_param_spec_uint ("pace", NULL, NULL, 0, 60000, 0, flags);
  props[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, flags);
  props[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, shown);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
edubba_opponent_init (EdubbaOpponent *self)
{
  self->signals = g_signal_group_new (EDUBBA_TYPE_MATCH);
  g_signal_group_connect (self->signals, "changed", G_CALLBACK (match_changed_cb), self);
  g_signal_group_connect (self->signals, "seats-changed", G_CALLBACK (seats_changed_cb), self);
}

EdubbaOpponent *
edubba_opponent_new (EdubbaEngine *engine)
{
  return g_object_new (EDUBBA_TYPE_OPPONENT, "engine", engine, NULL);
}

void
edubba_opponent_set_match (EdubbaOpponent *self, EdubbaMatch *match)
{
  g_return_if_fail (EDUBBA_IS_OPPONENT (self));
  g_return_if_fail (!match || EDUBBA_IS_MATCH (match));

  if (!g_set_object (&self->match, match))
    return;
  forget (self);
  g_signal_group_set_target (self->signals, match);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MATCH]);
  turn (self);
}

void
edubba_opponent_set_engine (EdubbaOpponent *self, EdubbaEngine *engine)
{
  g_return_if_fail (EDUBBA_IS_OPPONENT (self));
  g_return_if_fail (!engine || EDUBBA_IS_ENGINE (engine));

  if (!g_set_object (&self->engine, engine))
    return;
  forget (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ENGINE]);
  turn (self);
}

void
edubba_opponent_set_pace (EdubbaOpponent *self, guint pace)
{
  g_return_if_fail (EDUBBA_IS_OPPONENT (self));
  g_return_if_fail (pace <= 60000);

  if (self->pace == pace)
    return;
  self->pace = pace;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PACE]);
}

void
edubba_opponent_set_paused (EdubbaOpponent *self, gboolean paused)
{
  g_return_if_fail (EDUBBA_IS_OPPONENT (self));

  if (self->paused == !!paused)
    return;
  self->paused = !!paused;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
  turn (self);
}

gboolean
edubba_opponent_get_thinking (EdubbaOpponent *self)
{
  g_return_val_if_fail (EDUBBA_IS_OPPONENT (self), FALSE);

  return self->thinking;
}

void
edubba_opponent_hurry (EdubbaOpponent *self)
{
  g_return_if_fail (EDUBBA_IS_OPPONENT (self));

  self->due = 0;
  if (!self->source)
    return;
  g_clear_handle_id (&self->source, g_source_remove);
  pace_passed_cb (self);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The match: a record, a cursor, and the property values last notified.
 *
 * Changes come first, notifications afterwards: settle () compares the properties with the values
 * last notified, so each is notified once and only if it differs. Handlers may therefore change
 * the match again.
 */
#include "edubba-match-private.h"

enum
{
  PROP_CURSOR = 1,
  PROP_LENGTH,
  PROP_SEAT,
  PROP_RESIGNED,
  PROP_FINISHED,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_ASSISTED,
  PROP_SEALED,
  N_PROPS,
};

G_STATIC_ASSERT (N_PROPS == G_N_ELEMENTS (((EdubbaMatchFacts *) NULL)->value));

G_DEFINE_FINAL_TYPE (EdubbaMatch, edubba_match, G_TYPE_OBJECT)

enum
{
  SIGNAL_ACTED,
  SIGNAL_REFUSED,
  SIGNAL_CHANGED,
  SIGNAL_SEATS_CHANGED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint       signals[N_SIGNALS];

static EdubbaMatchFacts
read_facts (EdubbaMatch *self)
{
  EdubbaMatchFacts facts = { { 0 } };

  facts.value[PROP_CURSOR] = self->cursor;
  facts.value[PROP_LENGTH] = edubba_match_get_length (self);
  facts.value[PROP_SEAT] = edubba_match_get_seat (self);
  facts.value[PROP_RESIGNED] = edubba_match_get_resigned (self);
  facts.value[PROP_FINISHED] = edubba_match_get_finished (self);
  facts.value[PROP_CAN_UNDO] = edubba_match_get_can_undo (self);
  facts.value[PROP_CAN_REDO] = edubba_match_get_can_redo (self);
  facts.value[PROP_ASSISTED] = self->assisted;
  facts.value[PROP_SEALED] = self->sealed;
  return facts;
}

/* Notifies properties that changed since the last notification. */
static void
settle (EdubbaMatch *self)
{
  EdubbaMatchFacts was = self->notified;
  EdubbaMatchFacts now = read_facts (self);

  self->notified = now;
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_CURSOR; i < N_PROPS; i++)
    if (was.value[i] != now.value[i])
      g_object_notify_by_pspec (G_OBJECT (self), props[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
edubba_match_finalize (GObject *object)
{
  EdubbaMatch *self = EDUBBA_MATCH (object);

  g_clear_pointer (&self->record, game_record_free);
  g_clear_pointer (&self->seats, edubba_seats_free);
  G_OBJECT_CLASS (edubba_match_parent_class)->finalize (object);
}

static void
edubba_match_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  EdubbaMatchFacts now = read_facts (EDUBBA_MATCH (object));

  if (id < PROP_CURSOR || id >= N_PROPS)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  else if (G_IS_PARAM_SPEC_BOOLEAN (pspec))
    g_value_set_boolean (value, now.value[id] != 0);
  else
    g_value_set_uint (value, now.value[id]);
}

static GParamSpec *
new_uint (const char *name)
{
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  return g_param_spec_uint (name, NULL, NULL, 0, G_MAXUINT, 0, flags);
}

static GParamSpec *
new_boolean (const char *name)
{
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  return g_param_spec_boolean (name, NULL, NULL, FALSE, flags);
}

static guint
new_signal (const char *name, guint n_params, const GType *params)
{
  return g_signal_newv (name,
                        EDUBBA_TYPE_MATCH,
                        G_SIGNAL_RUN_LAST,
                        NULL,
                        NULL,
                        NULL,
                        NULL,
                        G_TYPE_NONE,
                        n_params,
                        (GType *) params);
}

static void
edubba_match_class_init (EdubbaMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GType   acted[] = { G_TYPE_UINT, G_TYPE_STRING, G_TYPE_ARRAY };
  const GType   refused[] = { G_TYPE_STRING, G_TYPE_UINT };

  object_class->finalize = edubba_match_finalize;
  object_class->get_property = edubba_match_get_property;

  props[PROP_CURSOR] = new_uint ("cursor");
  props[PROP_LENGTH] = new_uint ("length");
  props[PROP_SEAT] = new_uint ("seat");
  props[PROP_RESIGNED] = new_uint ("resigned");
  props[PROP_FINISHED] = new_boolean ("finished");
  props[PROP_CAN_UNDO] = new_boolean ("can-undo");
  props[PROP_CAN_REDO] = new_boolean ("can-redo");
  props[PROP_ASSISTED] = new_boolean ("assisted");
  props[PROP_SEALED] = new_uint ("sealed");
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_ACTED] = new_signal ("acted", 3, acted);
  signals[SIGNAL_REFUSED] = new_signal ("refused", 2, refused);
  signals[SIGNAL_CHANGED] = new_signal ("changed", 0, NULL);
  signals[SIGNAL_SEATS_CHANGED] = new_signal ("seats-changed", 0, NULL);
}

static void
edubba_match_init (EdubbaMatch *self)
{
}

EdubbaMatch *
edubba_match_new (const GameModule *module, GameRecord *record)
{
  EdubbaMatch *self;

  g_return_val_if_fail (module != NULL, NULL);
  g_return_val_if_fail (record != NULL, NULL);
  g_return_val_if_fail (game_record_get_rules (record) == module->rules, NULL);

  self = g_object_new (EDUBBA_TYPE_MATCH, NULL);
  self->module = module;
  self->rules = module->rules;
  self->record = record;
  self->seats = edubba_seats_new (edubba_match_get_n_seats (self));
  edubba_match_read_names (self);
  self->cursor = game_record_get_n_actions (record);
  edubba_match_lift_choices (self);
  self->notified = read_facts (self);
  return self;
}

const GameModule *
edubba_match_get_module (EdubbaMatch *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), NULL);

  return self->module;
}

const GameRecord *
edubba_match_get_record (EdubbaMatch *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), NULL);

  return self->record;
}

const GameState *
edubba_match_get_state (EdubbaMatch *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), NULL);

  return game_record_get_state (self->record, self->cursor);
}

GPtrArray *
edubba_match_list_states (EdubbaMatch *self)
{
  GPtrArray *states;

  g_return_val_if_fail (EDUBBA_IS_MATCH (self), NULL);

  states = g_ptr_array_sized_new (self->cursor + 1);
  for (guint i = 0; i <= self->cursor; i++)
    g_ptr_array_add (states, (gpointer) game_record_get_state (self->record, i));
  return states;
}

guint
edubba_match_get_n_seats (EdubbaMatch *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), 0);

  return self->rules->seats (game_record_get_state (self->record, 0));
}

guint
edubba_match_get_cursor (EdubbaMatch *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), 0);

  return self->cursor;
}

guint
edubba_match_get_length (EdubbaMatch *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), 0);

  return game_record_get_n_actions (self->record);
}

guint
edubba_match_get_seat (EdubbaMatch *self)
{
  guint32 to_act = edubba_match_get_to_act (self);

  return to_act != 0 ? (guint) g_bit_nth_lsf (to_act, -1) : GAME_NOBODY;
}

guint
edubba_match_get_resigned (EdubbaMatch *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), GAME_NOBODY);

  if (self->cursor < edubba_match_get_length (self))
    return GAME_NOBODY;
  return game_record_get_resigned (self->record);
}

gboolean
edubba_match_get_finished (EdubbaMatch *self)
{
  return edubba_match_get_seat (self) == GAME_NOBODY;
}

gboolean
edubba_match_get_assisted (EdubbaMatch *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), FALSE);

  return self->assisted;
}

guint
edubba_match_get_serial (EdubbaMatch *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), 0);

  return self->serial;
}

void
edubba_match_set_assisted (EdubbaMatch *self)
{
  g_return_if_fail (EDUBBA_IS_MATCH (self));

  self->assisted = TRUE;
  settle (self);
}

void
edubba_match_set_floor (EdubbaMatch *self, guint cursor)
{
  g_return_if_fail (EDUBBA_IS_MATCH (self));

  self->floor = cursor;
  settle (self);
}

void
edubba_match_close (EdubbaMatch *self)
{
  g_autoptr (EdubbaMatch) alive = NULL;

  g_return_if_fail (EDUBBA_IS_MATCH (self));
  g_return_if_fail (edubba_match_get_finished (self));

  alive = g_object_ref (self);
  self->closed = TRUE;
  edubba_match_settle_and_tell (self);
}

GameAction
edubba_match_get_action (EdubbaMatch *self, guint i)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), (GameAction) { 0 });
  g_return_val_if_fail (i < edubba_match_get_length (self), (GameAction) { 0 });

  return game_record_get_action (self->record, i);
}

guint
edubba_match_get_actor (EdubbaMatch *self, guint i)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), GAME_NOBODY);
  g_return_val_if_fail (i < edubba_match_get_length (self), GAME_NOBODY);

  return self->rules->seat (game_record_get_state (self->record, i));
}

void
edubba_match_settle_and_tell (EdubbaMatch *self)
{
  settle (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
edubba_match_tell_refused (EdubbaMatch *self, const char *text, guint refusal)
{
  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, text, refusal);
}

void
edubba_match_tell_seats (EdubbaMatch *self)
{
  g_object_ref (self);
  settle (self);
  g_signal_emit (self, signals[SIGNAL_SEATS_CHANGED], 0);
  g_object_unref (self);
}

void
edubba_match_tell_acted (EdubbaMatch *self, guint seat, GameAction action, GArray *events)
{
  g_autofree char *text = game_action_print (self->rules, action);

  g_signal_emit (self, signals[SIGNAL_ACTED], 0, seat, text, events);
}

void
edubba_match_set_note (EdubbaMatch *self, guint i, const char *text)
{
  g_return_if_fail (EDUBBA_IS_MATCH (self));

  game_record_set_note (self->record, i, text);
}

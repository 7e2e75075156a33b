/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log of a match for one viewer.
 *
 * The model is brought up to the match after each change: actions no longer in the record are
 * removed, new ones are added, and the entries that the cursor has passed over are marked. An
 * entry is written once, from the viewer's view and the viewer's events.
 */
#include "edubba-history.h"

struct _EdubbaHistoryEntry
{
  GObject parent_instance;

  /* Owned. */
  char *action;
  char *lines;
  char *text;   /* the same as one line */
  char *moment; /* or NULL */

  GameAction played; /* for comparison with the record; never shown */
  guint      turn;
  guint      seat;
  gboolean   folded;
  gboolean   undone;
};

G_DEFINE_FINAL_TYPE (EdubbaHistoryEntry, edubba_history_entry, G_TYPE_OBJECT)

enum
{
  ENTRY_PROP_TURN = 1,
  ENTRY_PROP_SEAT,
  ENTRY_PROP_ACTION,
  ENTRY_PROP_TEXT,
  ENTRY_PROP_MOMENT,
  ENTRY_PROP_FOLDED,
  ENTRY_PROP_UNDONE,
  N_ENTRY_PROPS,
};

static GParamSpec *entry_props[N_ENTRY_PROPS];

struct _EdubbaHistory
{
  GObject parent_instance;

  /* Owned. */
  EdubbaMatch  *match;
  GSignalGroup *signals;
  GPtrArray    *entries; /* of EdubbaHistoryEntry */

  guint       viewer;
  GameAddress address;
};

static void edubba_history_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaHistory,
                               edubba_history,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      edubba_history_list_model_init))

enum
{
  PROP_MATCH = 1,
  PROP_VIEWER,
  PROP_ADDRESS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
edubba_history_entry_finalize (GObject *object)
{
  EdubbaHistoryEntry *self = EDUBBA_HISTORY_ENTRY (object);

  g_free (self->action);
  g_free (self->lines);
  g_free (self->text);
  g_free (self->moment);
  G_OBJECT_CLASS (edubba_history_entry_parent_class)->finalize (object);
}

static void
edubba_history_entry_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  EdubbaHistoryEntry *self = EDUBBA_HISTORY_ENTRY (object);

  switch (id)
    {
    case ENTRY_PROP_TURN:
      g_value_set_uint (value, self->turn);
      break;
    case ENTRY_PROP_SEAT:
      g_value_set_uint (value, self->seat);
      break;
    case ENTRY_PROP_ACTION:
      g_value_set_string (value, self->action);
      break;
    case ENTRY_PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case ENTRY_PROP_MOMENT:
      g_value_set_string (value, self->moment);
      break;
    case ENTRY_PROP_FOLDED:
      g_value_set_boolean (value, self->folded);
      break;
    case ENTRY_PROP_UNDONE:
      g_value_set_boolean (value, self->undone);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
edubba_history_entry_class_init (EdubbaHistoryEntryClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = edubba_history_entry_finalize;
  object_class->get_property = edubba_history_entry_get_property;

  entry_props[ENTRY_PROP_TURN] = g_param_spec_uint ("turn", NULL, NULL, 0, G_MAXUINT, 0, flags);
  entry_props[ENTRY_PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, G_MAXUINT, 0, flags);
  entry_props[ENTRY_PROP_ACTION] = g_param_spec_string ("action", NULL, NULL, NULL, flags);
  entry_props[ENTRY_PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  entry_props[ENTRY_PROP_MOMENT] = g_param_spec_string ("moment", NULL, NULL, NULL, flags);
  entry_props[ENTRY_PROP_FOLDED] = g_param_spec_boolean ("folded", NULL, NULL, FALSE, flags);
  entry_props[ENTRY_PROP_UNDONE] = g_param_spec_boolean ("undone", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_ENTRY_PROPS, entry_props);
}

static void
edubba_history_entry_init (EdubbaHistoryEntry *self)
{
}

static void
entry_set_undone (EdubbaHistoryEntry *self, gboolean undone)
{
  if (self->undone == undone)
    return;
  self->undone = undone;
  g_object_notify_by_pspec (G_OBJECT (self), entry_props[ENTRY_PROP_UNDONE]);
}

guint
edubba_history_entry_get_turn (EdubbaHistoryEntry *self)
{
  g_return_val_if_fail (EDUBBA_IS_HISTORY_ENTRY (self), 0);

  return self->turn;
}

guint
edubba_history_entry_get_seat (EdubbaHistoryEntry *self)
{
  g_return_val_if_fail (EDUBBA_IS_HISTORY_ENTRY (self), GAME_NOBODY);

  return self->seat;
}

const char *
edubba_history_entry_get_text (EdubbaHistoryEntry *self)
{
  g_return_val_if_fail (EDUBBA_IS_HISTORY_ENTRY (self), NULL);

  return self->text;
}

const char *
edubba_history_entry_get_lines (EdubbaHistoryEntry *self)
{
  g_return_val_if_fail (EDUBBA_IS_HISTORY_ENTRY (self), NULL);

  return self->lines;
}

const char *
edubba_history_entry_get_moment (EdubbaHistoryEntry *self)
{
  g_return_val_if_fail (EDUBBA_IS_HISTORY_ENTRY (self), NULL);

  return self->moment;
}

gboolean
edubba_history_entry_get_folded (EdubbaHistoryEntry *self)
{
  g_return_val_if_fail (EDUBBA_IS_HISTORY_ENTRY (self), FALSE);

  return self->folded;
}

gboolean
edubba_history_entry_get_undone (EdubbaHistoryEntry *self)
{
  g_return_val_if_fail (EDUBBA_IS_HISTORY_ENTRY (self), FALSE);

  return self->undone;
}

/* The notation of action i as the viewer may know it. */
static char *
print_action (EdubbaHistory *self, guint i)
{
  const GameRules *rules = edubba_match_get_module (self->match)->rules;
  GameAction       action = edubba_match_get_action (self->match, i);
  GameAction       shown = edubba_match_get_action_for (self->match, i, self->viewer);

  if (!game_action_equal (action, shown) || (rules->kinds[action.kind].flags & GAME_KIND_SECRET))
    return g_strdup (rules->kinds[action.kind].name);
  return game_action_print (rules, action);
}

/* The sentence about action i; a game without words is logged in notation. */
static char *
print_text (EdubbaHistory *self, guint i)
{
  const GameModule     *module = edubba_match_get_module (self->match);
  g_autofree GameState *before = NULL;
  g_autoptr (GArray) events = NULL;
  g_auto (GStrv) names = NULL;

  if (!module->words || !module->words->report)
    return print_action (self, i);
  before = edubba_match_dup_view_at (self->match, i, self->viewer);
  events = edubba_match_dup_events (self->match, i, self->viewer);
  names = edubba_seats_dup_names (edubba_match_get_seats (self->match));
  return module->words->report (before,
                                edubba_match_get_action_for (self->match, i, self->viewer),
                                edubba_match_get_actor (self->match, i),
                                (const GameEvent *) (gconstpointer) events->data,
                                events->len,
                                self->viewer,
                                self->address,
                                (const char *const *) names);
}

/* Returns TRUE if action i is one of several choices at the same time and not the last of them. */
static gboolean
is_folded (EdubbaHistory *self, guint i)
{
  const GameRules *rules = edubba_match_get_module (self->match)->rules;
  const GameState *before =
    game_record_get_state (edubba_match_get_record (self->match), i);
  guint32 to_act = game_state_to_act (rules, before);

  return (to_act & (to_act - 1)) != 0;
}

static EdubbaHistoryEntry *
entry_new (EdubbaHistory *self, guint i)
{
  EdubbaHistoryEntry *entry = g_object_new (EDUBBA_TYPE_HISTORY_ENTRY, NULL);
  const GameRules    *rules = edubba_match_get_module (self->match)->rules;
  const GameWords    *words = edubba_match_get_module (self->match)->words;
  const GameRecord   *record = edubba_match_get_record (self->match);

  entry->played = edubba_match_get_action (self->match, i);
  entry->turn = rules->turn (game_record_get_state (record, i));
  entry->seat = edubba_match_get_actor (self->match, i);
  entry->action = print_action (self, i);
  entry->lines = print_text (self, i);
  entry->text = g_strdelimit (g_strdup (entry->lines), "\n", ' ');
  if (words != NULL && words->moment != NULL)
    entry->moment = words->moment (game_record_get_state (record, i));
  entry->folded = is_folded (self, i);
  entry->undone = i >= edubba_match_get_cursor (self->match);
  return entry;
}

/* The number of entries, from the first, that still agree with the record. */
static guint
count_valid (EdubbaHistory *self)
{
  guint n = self->match ? MIN (self->entries->len, edubba_match_get_length (self->match)) : 0;
  guint i = 0;

  while (i < n)
    {
      EdubbaHistoryEntry *entry = g_ptr_array_index (self->entries, i);

      if (!game_action_equal (entry->played, edubba_match_get_action (self->match, i)))
        break;
      i++;
    }
  return i;
}

static void
mark_undone (EdubbaHistory *self, guint n)
{
  guint cursor = self->match ? edubba_match_get_cursor (self->match) : 0;

  for (guint i = 0; i < n && i < self->entries->len; i++)
    entry_set_undone (g_ptr_array_index (self->entries, i), i >= cursor);
}

/* Brings the entries up to the match; the first `valid` ones need not be rewritten. */
static void
update (EdubbaHistory *self, guint valid)
{
  guint old = self->entries->len;
  guint length = self->match ? edubba_match_get_length (self->match) : 0;

  if (valid < old)
    g_ptr_array_remove_range (self->entries, valid, old - valid);
  for (guint i = valid; i < length; i++)
    g_ptr_array_add (self->entries, entry_new (self, i));
  if (old != valid || length != valid)
    g_list_model_items_changed (G_LIST_MODEL (self), valid, old - valid, length - valid);
  mark_undone (self, valid);
}

static void
match_changed_cb (EdubbaMatch *match, EdubbaHistory *self)
{
  update (self, count_valid (self));
}

guint
edubba_history_find (EdubbaHistory *self, EdubbaHistoryEntry *entry)
{
  guint i = G_MAXUINT;

  g_return_val_if_fail (EDUBBA_IS_HISTORY (self), G_MAXUINT);

  return g_ptr_array_find (self->entries, entry, &i) ? i : G_MAXUINT;
}

static GType
edubba_history_get_item_type (GListModel *model)
{
  return EDUBBA_TYPE_HISTORY_ENTRY;
}

static guint
edubba_history_get_n_items (GListModel *model)
{
  return EDUBBA_HISTORY (model)->entries->len;
}

static gpointer
edubba_history_get_item (GListModel *model, guint i)
{
  EdubbaHistory *self = EDUBBA_HISTORY (model);

  return i < self->entries->len ? g_object_ref (g_ptr_array_index (self->entries, i)) : NULL;
}

static void
edubba_history_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = edubba_history_get_item_type;
  iface->get_n_items = edubba_history_get_n_items;
  iface->get_item = edubba_history_get_item;
}

static void
edubba_history_dispose (GObject *object)
{
  EdubbaHistory *self = EDUBBA_HISTORY (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (edubba_history_parent_class)->dispose (object);
}

static void
edubba_history_finalize (GObject *object)
{
  g_ptr_array_unref (EDUBBA_HISTORY (object)->entries);
  G_OBJECT_CLASS (edubba_history_parent_class)->finalize (object);
}

static void
edubba_history_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  EdubbaHistory *self = EDUBBA_HISTORY (object);

  switch (id)
    {
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;
    case PROP_VIEWER:
      g_value_set_uint (value, self->viewer);
      break;
    case PROP_ADDRESS:
      g_value_set_uint (value, self->address);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
edubba_history_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  EdubbaHistory *self = EDUBBA_HISTORY (object);

  switch (id)
    {
    case PROP_MATCH:
      edubba_history_set_match (self, g_value_get_object (value));
      break;
    case PROP_VIEWER:
      edubba_history_set_viewer (self, g_value_get_uint (value));
      break;
    case PROP_ADDRESS:
      edubba_history_set_address (self, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
edubba_history_class_init (EdubbaHistoryClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = edubba_history_dispose;
  object_class->finalize = edubba_history_finalize;
  object_class->get_property = edubba_history_get_property;
  object_class->set_property = edubba_history_set_property;

  props[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, EDUBBA_TYPE_MATCH, flags);
  props[PROP_VIEWER] = g_param_spec_uint ("viewer", NULL, NULL, 0, EDUBBA_ALL_SEATS, 0, flags);
  props[PROP_ADDRESS] = g_param_spec_uint ("address", NULL, NULL, 0, GAME_ADDRESS_NUMBER, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
edubba_history_init (EdubbaHistory *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->signals = g_signal_group_new (EDUBBA_TYPE_MATCH);
  g_signal_group_connect (self->signals, "changed", G_CALLBACK (match_changed_cb), self);
}

EdubbaHistory *
edubba_history_new (EdubbaMatch *match, guint viewer, GameAddress address)
{
  g_return_val_if_fail (!match || EDUBBA_IS_MATCH (match), NULL);

  return g_object_new (EDUBBA_TYPE_HISTORY,
                       "viewer",
                       viewer,
                       "address",
                       (guint) address,
                       "match",
                       match,
                       NULL);
}

void
edubba_history_set_match (EdubbaHistory *self, EdubbaMatch *match)
{
  g_return_if_fail (EDUBBA_IS_HISTORY (self));
  g_return_if_fail (!match || EDUBBA_IS_MATCH (match));

  if (!g_set_object (&self->match, match))
    return;
  g_signal_group_set_target (self->signals, match);
  update (self, 0);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MATCH]);
}

void
edubba_history_set_viewer (EdubbaHistory *self, guint viewer)
{
  g_return_if_fail (EDUBBA_IS_HISTORY (self));
  g_return_if_fail (viewer < GAME_MAX_SEATS || viewer == EDUBBA_ALL_SEATS);

  if (self->viewer == viewer)
    return;
  self->viewer = viewer;
  update (self, 0);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VIEWER]);
}

void
edubba_history_set_address (EdubbaHistory *self, GameAddress address)
{
  g_return_if_fail (EDUBBA_IS_HISTORY (self));

  if (self->address == address)
    return;
  self->address = address;
  update (self, 0);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ADDRESS]);
}

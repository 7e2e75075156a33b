/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The object that keeps an archive up to date with a match. Its texts are edubba-save-text.c.
 *
 * Changes are found by comparison: the object has the archive's version of the match, and writes
 * down the difference. So no step can be forgotten, for any cause; and none is kept by half, as
 * an entry has a line for each thing that a step has changed.
 */
#include "edubba-save-private.h"

#include "game-print.h"

struct _EdubbaSave
{
  GObject parent_instance;

  /* Borrowed. */
  const GameModule *const *modules;

  /* Owned. */
  EdubbaArchive *archive;
  EdubbaMatch   *match;
  GSignalGroup  *signals;

  /* The archive's version of the match. */
  GArray  *actions; /* of GameAction */
  guint    cursor;
  guint    resigned;
  guint32  left; /* the seats that have left, as bits */
  gboolean assisted;
  char    *seats;
  char    *choices; /* the lines that say who has chosen what */

  GString *entry; /* the changes of the present step */
};

G_DEFINE_FINAL_TYPE (EdubbaSave, edubba_save, G_TYPE_OBJECT)

enum
{
  PROP_MATCH = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static guint32
read_left (EdubbaMatch *match)
{
  guint32 left = 0;

  for (guint seat = 0; seat < edubba_match_get_n_seats (match); seat++)
    if (edubba_match_get_left (match, seat))
      left |= 1u << seat;
  return left;
}

/* Brings the archive's version up to the match. */
static void
remember (EdubbaSave *self)
{
  guint length = edubba_match_get_length (self->match);

  g_array_set_size (self->actions, length);
  for (guint i = 0; i < length; i++)
    g_array_index (self->actions, GameAction, i) = edubba_match_get_action (self->match, i);
  self->cursor = edubba_match_get_cursor (self->match);
  self->resigned = game_record_get_resigned (edubba_match_get_record (self->match));
  self->left = read_left (self->match);
  self->assisted = edubba_match_get_assisted (self->match);
  g_free (self->seats);
  self->seats = edubba_seats_print_kinds (edubba_match_get_seats (self->match));
  g_free (self->choices);
  self->choices = edubba_save_print_choices (self->match);
}

/* Adds a line to the entry. */
G_GNUC_PRINTF (2, 3)
static void
append (EdubbaSave *self, const char *format, ...)
{
  va_list args;

  if (self->entry->len > 0)
    g_string_append_c (self->entry, '\n');
  va_start (args, format);
  game_print_list_to (self->entry, format, args);
  va_end (args);
}

/* The number of actions that match and archive have in common from the start. */
static guint
count_common (EdubbaSave *self)
{
  guint n = MIN (self->actions->len, edubba_match_get_length (self->match));
  guint i = 0;

  while (i < n && game_action_equal (g_array_index (self->actions, GameAction, i),
                                     edubba_match_get_action (self->match, i)))
    i++;
  return i;
}

static void
append_actions (EdubbaSave *self)
{
  const GameRules *rules = edubba_match_get_module (self->match)->rules;
  guint            length = edubba_match_get_length (self->match);
  guint            cursor = edubba_match_get_cursor (self->match);
  guint            first = count_common (self);

  /* The action that was undone has been played again, and the actions after it are cut off.
   * (Giving up cuts by itself.) */
  if (first == length && first == cursor && first > 0 && first < self->actions->len &&
      game_record_get_resigned (edubba_match_get_record (self->match)) == GAME_NOBODY)
    first--;
  /* The person who gave up plays on: said before the next action, which the record would not
   * take. */
  if (first < length && self->resigned != GAME_NOBODY && first == self->actions->len)
    {
      if (self->cursor != first)
        append (self, "cursor %u", first);
      append (self, "resign 0");
      self->cursor = first;
      self->resigned = GAME_NOBODY;
    }
  for (guint i = first; i < length; i++)
    {
      g_autofree char *text = game_action_print (rules, edubba_match_get_action (self->match, i));

      append (self, "act %u %s", i, text);
      self->cursor = i + 1;
      self->resigned = GAME_NOBODY;
    }
}

/* Appends the choices of all seats, if any of them has changed. */
static void
append_choices (EdubbaSave *self, const char *known)
{
  g_autofree char *choices = edubba_save_print_choices (self->match);
  g_auto (GStrv) lines = g_strsplit (choices, "\n", -1);
  guint n = edubba_match_get_n_seats (self->match);

  if (g_str_equal (choices, known))
    return;
  for (guint seat = 0; seat < n && *known; seat++)
    append (self, "unchoose %u", seat + 1);
  for (guint i = 0; lines[i] && *lines[i]; i++)
    append (self, "%s", lines[i]);
}

/* Appends the seats that have left, and the return of the last of them. */
static void
append_left (EdubbaSave *self)
{
  guint32 left = read_left (self->match);

  if (self->left & ~left)
    append (self, "back");
  for (guint seat = 0; seat < GAME_MAX_SEATS; seat++)
    if ((left & ~self->left) & 1u << seat)
      append (self, "leave %u", seat + 1);
}

/* Writes down the changes that the archive does not have yet. Actions come first: the other lines
 * are about the record after them. */
static void
write_difference (EdubbaSave *self)
{
  g_autofree char *seats = edubba_seats_print_kinds (edubba_match_get_seats (self->match));
  guint            resigned = game_record_get_resigned (edubba_match_get_record (self->match));
  guint            cursor = edubba_match_get_cursor (self->match);

  append_actions (self);
  if (self->cursor != cursor)
    append (self, "cursor %u", cursor);
  if (self->resigned != resigned)
    append (self, "resign %u", resigned == GAME_NOBODY ? 0 : resigned + 1);
  append_left (self);
  /* Every move of the match makes it forget choices that are not played. */
  append_choices (self, self->entry->len > 0 ? "" : self->choices);
  if (!g_str_equal (self->seats, seats))
    append (self, "seats %s", seats);
  if (!self->assisted && edubba_match_get_assisted (self->match))
    append (self, "assisted");
  if (self->entry->len > 0)
    edubba_archive_append (self->archive, self->entry->str);
  g_string_truncate (self->entry, 0);
  remember (self);
}

static char *
print_for_archive (gpointer data)
{
  EdubbaSave *self = data;

  return edubba_save_print (self->match);
}

/* Begins to follow a match whose present state the archive knows. */
static void
follow (EdubbaSave *self, EdubbaMatch *match)
{
  g_set_object (&self->match, match);
  g_signal_group_set_target (self->signals, match);
  if (match)
    remember (self);
  edubba_archive_set_source (self->archive, match ? print_for_archive : NULL, self);
}

static void
match_changed_cb (EdubbaMatch *match, EdubbaSave *self)
{
  write_difference (self);
}

/* Help that was given changes no position, and must not be forgotten all the same. */
static void
assisted_cb (EdubbaMatch *match, GParamSpec *pspec, EdubbaSave *self)
{
  write_difference (self);
}

static void
edubba_save_dispose (GObject *object)
{
  EdubbaSave *self = EDUBBA_SAVE (object);

  if (self->archive)
    edubba_archive_set_source (self->archive, NULL, NULL);
  g_clear_object (&self->signals);
  g_clear_object (&self->match);
  g_clear_object (&self->archive);
  G_OBJECT_CLASS (edubba_save_parent_class)->dispose (object);
}

static void
edubba_save_finalize (GObject *object)
{
  EdubbaSave *self = EDUBBA_SAVE (object);

  g_clear_pointer (&self->actions, g_array_unref);
  g_clear_pointer (&self->seats, g_free);
  g_clear_pointer (&self->choices, g_free);
  g_string_free (self->entry, TRUE);
  G_OBJECT_CLASS (edubba_save_parent_class)->finalize (object);
}

static void
edubba_save_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MATCH:
      g_value_set_object (value, EDUBBA_SAVE (object)->match);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
edubba_save_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MATCH:
      edubba_save_set_match (EDUBBA_SAVE (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
edubba_save_class_init (EdubbaSaveClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = edubba_save_dispose;
  object_class->finalize = edubba_save_finalize;
  object_class->get_property = edubba_save_get_property;
  object_class->set_property = edubba_save_set_property;

  props[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, EDUBBA_TYPE_MATCH, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
edubba_save_init (EdubbaSave *self)
{
  self->actions = g_array_new (FALSE, FALSE, sizeof (GameAction));
  self->entry = g_string_new (NULL);
  self->signals = g_signal_group_new (EDUBBA_TYPE_MATCH);
  g_signal_group_connect (self->signals, "changed", G_CALLBACK (match_changed_cb), self);
  g_signal_group_connect (self->signals, "notify::assisted", G_CALLBACK (assisted_cb), self);
  g_signal_group_connect (self->signals, "seats-changed", G_CALLBACK (match_changed_cb), self);
}

EdubbaSave *
edubba_save_new (EdubbaArchive *archive, const GameModule *const *modules)
{
  EdubbaSave *self;

  g_return_val_if_fail (EDUBBA_IS_ARCHIVE (archive), NULL);
  g_return_val_if_fail (modules != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_SAVE, NULL);
  self->archive = g_object_ref (archive);
  self->modules = modules;
  return self;
}

EdubbaArchive *
edubba_save_get_archive (EdubbaSave *self)
{
  g_return_val_if_fail (EDUBBA_IS_SAVE (self), NULL);

  return self->archive;
}

EdubbaMatch *
edubba_save_load (EdubbaSave *self)
{
  g_auto (GStrv) entries = NULL;
  g_autofree char *base = NULL;
  g_autoptr (EdubbaMatch) before = NULL;
  g_autoptr (EdubbaMatch) match = NULL;
  gboolean whole = TRUE;

  g_return_val_if_fail (EDUBBA_IS_SAVE (self), NULL);

  before = self->match ? g_object_ref (self->match) : NULL;
  follow (self, NULL);
  base = edubba_archive_load (self->archive, &entries);
  if (base)
    match = edubba_save_replay (self->modules, base, (const char *const *) entries, &whole);
  if (!whole)
    edubba_archive_set_aside (self->archive, FALSE);
  if (match && !whole)
    {
      g_autofree char *text = edubba_save_print (match);

      edubba_archive_begin (self->archive, text);
    }
  if (match)
    follow (self, match);
  if (self->match != before)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MATCH]);
  return self->match;
}

EdubbaMatch *
edubba_save_get_match (EdubbaSave *self)
{
  g_return_val_if_fail (EDUBBA_IS_SAVE (self), NULL);

  return self->match;
}

void
edubba_save_set_match (EdubbaSave *self, EdubbaMatch *match)
{
  g_autofree char *text = NULL;

  g_return_if_fail (EDUBBA_IS_SAVE (self));
  g_return_if_fail (!match || EDUBBA_IS_MATCH (match));

  if (self->match == match)
    return;
  if (match)
    {
      text = edubba_save_print (match);
      edubba_archive_begin (self->archive, text);
    }
  follow (self, match);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MATCH]);
}

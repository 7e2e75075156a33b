/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match as a text with entries, and the object that keeps one up to date.
 *
 * What has happened is found by comparison: the object remembers what the archive knows of the
 * match, and writes down the difference. So no step can be forgotten, whichever way it came about;
 * and none is kept by half, as an entry has a line for each thing that a step has changed.
 */
#include "edubba-save.h"

#include <glib/gi18n.h>

#define HEADER_SEATS    "SeatKinds"
#define HEADER_CURSOR   "Cursor"
#define HEADER_ASSISTED "Assisted"
#define HEADER_LEVEL    "Level"
#define HEADER_COACH    "Coach"

struct _EdubbaSave
{
  GObject parent_instance;

  /* Borrowed. */
  const GameModule *const *modules;

  /* Owned. */
  EdubbaArchive *archive;
  EdubbaMatch   *match;
  GSignalGroup  *signals;

  /* What the archive knows of the match. */
  GArray  *actions; /* of GameAction */
  guint    cursor;
  guint    resigned;
  gboolean assisted;
  char    *seats;

  GString *entry; /* what the step in hand has changed */
};

G_DEFINE_FINAL_TYPE (EdubbaSave, edubba_save, G_TYPE_OBJECT)

enum
{
  PROP_MATCH = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static char *
print_seats (EdubbaMatch *match)
{
  return edubba_seats_print_kinds (edubba_match_get_seats (match));
}

/* Takes over what a header or a line says of the seats. */
static gboolean
parse_seats (EdubbaMatch *match,
             const char  *text,
             gboolean (*parse) (EdubbaSeats *seats, const char *text))
{
  g_autoptr (EdubbaSeats) seats = edubba_seats_copy (edubba_match_get_seats (match));

  if (!parse (seats, text))
    return FALSE;
  edubba_match_set_seats (match, seats);
  return TRUE;
}

static gboolean
parse_cursor (EdubbaMatch *match, const char *text, const char **end)
{
  guint64 cursor;

  if (!game_number_parse (text, edubba_match_get_length (match), &cursor, end))
    return FALSE;
  edubba_match_seek (match, (guint) cursor);
  return TRUE;
}

/* A seat from 1, or 0: whoever had given up plays on. */
static gboolean
parse_resigned (EdubbaMatch *match, const char *text)
{
  guint64 seat;

  if (!game_number_parse (text, edubba_match_get_n_seats (match), &seat, NULL))
    return FALSE;
  if (seat == 0 && edubba_match_get_resigned (match) == GAME_NOBODY)
    return FALSE;
  if (seat > 0 && edubba_match_get_finished (match))
    return FALSE;
  if (seat == 0)
    edubba_match_undo (match);
  else
    edubba_match_resign_seat (match, (guint) seat - 1);
  return TRUE;
}

/* "CURSOR ACTION" */
static gboolean
parse_act (EdubbaMatch *match, const char *text)
{
  const char *end;

  return parse_cursor (match, text, &end) && *end == ' ' &&
         edubba_match_act (match, end + 1, NULL, NULL);
}

static gboolean
apply_line (EdubbaMatch *match, const char *line)
{
  if (g_str_has_prefix (line, "act "))
    return parse_act (match, line + strlen ("act "));
  if (g_str_has_prefix (line, "cursor "))
    return parse_cursor (match, line + strlen ("cursor "), NULL);
  if (g_str_has_prefix (line, "resign "))
    return parse_resigned (match, line + strlen ("resign "));
  if (g_str_has_prefix (line, "seats "))
    return parse_seats (match, line + strlen ("seats "), edubba_seats_parse_kinds);
  if (!g_str_equal (line, "assisted"))
    return FALSE;
  edubba_match_set_assisted (match);
  return TRUE;
}

/* Does what an entry says, line by line. FALSE if one cannot be read or done. */
static gboolean
apply_entry (EdubbaMatch *match, const char *entry)
{
  g_auto (GStrv) lines = g_strsplit (entry, "\n", -1);
  gboolean done = lines[0] != NULL;

  for (guint i = 0; done && lines[i] != NULL; i++)
    done = apply_line (match, lines[i]);
  return done;
}

/* Brings what is remembered up to the match. */
static void
remember (EdubbaSave *self)
{
  guint length = edubba_match_get_length (self->match);

  g_array_set_size (self->actions, length);
  for (guint i = 0; i < length; i++)
    g_array_index (self->actions, GameAction, i) = edubba_match_get_action (self->match, i);
  self->cursor = edubba_match_get_cursor (self->match);
  self->resigned = game_record_get_resigned (edubba_match_get_record (self->match));
  self->assisted = edubba_match_get_assisted (self->match);
  g_free (self->seats);
  self->seats = print_seats (self->match);
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
  g_string_append_vprintf (self->entry, format, args);
  va_end (args);
}

/* How many actions match and archive have in common from the start. */
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

  /* The action that was undone has been played again, and what lay behind it is cut off. (Giving
   * up cuts by itself.) */
  if (first == length && first == cursor && first > 0 && first < self->actions->len &&
      game_record_get_resigned (edubba_match_get_record (self->match)) == GAME_NOBODY)
    first--;
  /* Whoever gave up plays on: said before the next action, which the record would not take. */
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

/* Writes down what the archive does not know yet. Actions come first: the rest is said of the
 * record as it is then. */
static void
write_difference (EdubbaSave *self)
{
  g_autofree char *seats = print_seats (self->match);
  guint            resigned = game_record_get_resigned (edubba_match_get_record (self->match));
  guint            cursor = edubba_match_get_cursor (self->match);

  append_actions (self);
  if (self->cursor != cursor)
    append (self, "cursor %u", cursor);
  if (self->resigned != resigned)
    append (self, "resign %u", resigned == GAME_NOBODY ? 0 : resigned + 1);
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

char *
edubba_save_print (EdubbaMatch *match)
{
  g_autoptr (GameRecord) record = NULL;
  g_autofree char *seats = NULL;
  g_autofree char *cursor = NULL;
  g_autofree char *level = NULL;
  g_autofree char *coach = NULL;

  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  record = game_record_dup (edubba_match_get_record (match));
  seats = print_seats (match);
  cursor = g_strdup_printf ("%u", edubba_match_get_cursor (match));
  level = edubba_seats_print_levels (edubba_match_get_seats (match));
  coach = edubba_seats_print_coach (edubba_match_get_seats (match));
  game_record_set_header (record, HEADER_SEATS, seats);
  game_record_set_header (record, HEADER_LEVEL, level);
  game_record_set_header (record, HEADER_COACH, coach);
  game_record_set_header (record, HEADER_CURSOR, cursor);
  game_record_set_header (record, HEADER_ASSISTED, edubba_match_get_assisted (match) ? "1" : NULL);
  return game_record_print (record);
}

/* Takes a header out of a record; a record that is shown or shared has none of ours. */
static char *
take_header (GameRecord *record, const char *key)
{
  char *value = g_strdup (game_record_get_header (record, key));

  game_record_set_header (record, key, NULL);
  return value;
}

static const GameModule *
find_module (const GameModule *const *modules, const GameRules *rules)
{
  while (*modules && (*modules)->rules != rules)
    modules++;
  return *modules;
}

EdubbaMatch *
edubba_save_parse (const GameModule *const *modules, const char *text, GError **error)
{
  g_autoptr (GameRecord) record = NULL;
  g_autoptr (EdubbaMatch) match = NULL;
  g_autofree char *seats = NULL;
  g_autofree char *cursor = NULL;
  g_autofree char *assisted = NULL;
  g_autofree char *level = NULL;
  g_autofree char *coach = NULL;
  const GameRules *rules;

  g_return_val_if_fail (modules != NULL && text != NULL, NULL);

  record = game_record_parse (modules, text, -1, error);
  if (!record)
    return NULL;
  seats = take_header (record, HEADER_SEATS);
  cursor = take_header (record, HEADER_CURSOR);
  assisted = take_header (record, HEADER_ASSISTED);
  level = take_header (record, HEADER_LEVEL);
  coach = take_header (record, HEADER_COACH);
  rules = game_record_get_rules (record);
  match = edubba_match_new (find_module (modules, rules), g_steal_pointer (&record));
  if ((seats && !parse_seats (match, seats, edubba_seats_parse_kinds)) ||
      (cursor && !parse_cursor (match, cursor, NULL)) ||
      (level && !parse_seats (match, level, edubba_seats_parse_levels)) ||
      (coach && !parse_seats (match, coach, edubba_seats_parse_coach)))
    {
      g_set_error_literal (error,
                           GAME_ERROR,
                           GAME_ERROR_SYNTAX,
                           _ ("The saved game is wrong about who plays, or about how far the game "
                              "has got."));
      return NULL;
    }
  if (assisted)
    edubba_match_set_assisted (match);
  return g_steal_pointer (&match);
}

EdubbaMatch *
edubba_save_replay (const GameModule *const *modules,
                    const char              *base,
                    const char *const       *entries,
                    gboolean                *whole)
{
  EdubbaMatch *match;

  g_return_val_if_fail (modules != NULL && base != NULL && entries != NULL, NULL);

  match = edubba_save_parse (modules, base, NULL);
  *whole = match != NULL;
  for (guint i = 0; *whole && entries[i]; i++)
    *whole = apply_entry (match, entries[i]);
  return match;
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

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The record as a value, and its canonical text. Reading is game-record-parse.c.
 *
 * Every state of the game is kept: a few hundred bytes each, for a few hundred actions. So undo,
 * review and the log look states up, and borrowed states stay valid.
 */
#include "game-record.h"

#include "game-print.h"

typedef struct
{
  char *key;
  char *value;
} Header;

struct _GameRecord
{
  const GameRules *rules;
  gboolean         has_seed;
  guint64          seed;
  GArray          *actions; /* of GameAction */
  GPtrArray       *states;  /* of GameState: before each action, and the last */
  GPtrArray       *headers; /* of Header */
  guint            resigned;
};

static Header *
header_new (const char *key, const char *value)
{
  Header *header = g_new (Header, 1);

  *header = (Header) { g_strdup (key), g_strdup (value) };
  return header;
}

static void
header_free (gpointer data)
{
  Header *header = data;

  g_free (header->key);
  g_free (header->value);
  g_free (header);
}

static GameRecord *
record_new (const GameRules *rules)
{
  GameRecord *record = g_new0 (GameRecord, 1);

  record->rules = rules;
  record->actions = g_array_new (FALSE, FALSE, sizeof (GameAction));
  record->states = g_ptr_array_new_with_free_func (g_free);
  record->headers = g_ptr_array_new_with_free_func (header_free);
  record->resigned = GAME_NOBODY;
  return record;
}

static const GameState *
get_last (const GameRecord *record)
{
  return g_ptr_array_index (record->states, record->actions->len);
}

static const Header *
find_header (const GameRecord *record, const char *key)
{
  for (guint i = 0; i < record->headers->len; i++)
    {
      const Header *header = g_ptr_array_index (record->headers, i);

      if (g_str_equal (header->key, key))
        return header;
    }
  return NULL;
}

/* Seats is a record's own only where a game leaves a choice. */
static gboolean
is_own_key (const GameRules *rules, const char *key)
{
  static const char *const own[] = {
    "Game", "Format", "Rules", "Seed", "Position", "Result", NULL
  };

  return g_strv_contains (own, key) ||
         (rules->min_seats < rules->max_seats && g_str_equal (key, "Seats"));
}

static gboolean
is_key (const char *key)
{
  if (!*key)
    return FALSE;
  for (const char *c = key; *c; c++)
    if (!g_ascii_isalnum (*c) && *c != '_' && *c != '-')
      return FALSE;
  return TRUE;
}

static gboolean
is_date (const char *value)
{
  guint day[3] = { 0, 0, 0 };
  guint part = 0;

  if (strlen (value) != strlen ("YYYY-MM-DD"))
    return FALSE;
  for (guint i = 0; value[i]; i++)
    if (i == 4 || i == 7)
      {
        if (value[i] != '-')
          return FALSE;
        part++;
      }
    else if (g_ascii_isdigit (value[i]))
      day[part] = 10 * day[part] + (guint) g_ascii_digit_value (value[i]);
    else
      return FALSE;
  return day[0] > 0 &&
         g_date_valid_dmy ((GDateDay) day[2], (GDateMonth) day[1], (GDateYear) day[0]);
}

static void
print_header (GString *text, const char *key, const char *value)
{
  game_print_to (text, "[%s \"%s\"]\n", key, value);
}

static void
print_number_header (GString *text, const char *key, guint64 number)
{
  game_print_to (text, "[%s \"%" G_GUINT64_FORMAT "\"]\n", key, number);
}

static void
print_options (const GameRecord *record, GString *text)
{
  const GameRules *rules = record->rules;
  guint32          chosen = rules->chosen (g_ptr_array_index (record->states, 0));
  g_autofree char *list = game_options_print (rules, chosen);

  if (*list)
    print_header (text, "Rules", list);
}

static void
print_start (const GameRecord *record, GString *text)
{
  const GameRules *rules = record->rules;
  const GameState *first = g_ptr_array_index (record->states, 0);
  g_autofree char *position = NULL;

  print_header (text, "Game", rules->id);
  print_number_header (text, "Format", rules->format);
  if (record->has_seed)
    {
      print_options (record, text);
      if (rules->seats (first) != rules->min_seats)
        print_number_header (text, "Seats", rules->seats (first));
      print_number_header (text, "Seed", record->seed);
      return;
    }
  position = game_position_print (rules, first);
  print_header (text, "Position", position);
}

static void
print_result (const GameRecord *record, GString *text)
{
  const GameState *last = get_last (record);
  guint            winner = game_winner (record->rules, last);

  if (record->resigned != GAME_NOBODY)
    winner = 1 - record->resigned;
  if (winner != GAME_NOBODY)
    print_number_header (text, "Result", winner + 1);
  else
    print_header (text, "Result", record->rules->result (last, NULL) ? "draw" : "*");
}

static void
print_headers (const GameRecord *record, GString *text)
{
  /* The headers that stand before Result, in this order; the others follow it. */
  static const char *const players[GAME_MAX_SEATS] = { "Player1", "Player2", "Player3", "Player4",
                                                       "Player5" };
  g_autoptr (GPtrArray) first = g_ptr_array_new ();
  guint seats = record->rules->seats (g_ptr_array_index (record->states, 0));

  for (guint i = 0; i < seats; i++)
    g_ptr_array_add (first, (char *) players[i]);
  g_ptr_array_add (first, (char *) "Date");
  print_start (record, text);
  for (guint i = 0; i < first->len; i++)
    {
      const Header *header = find_header (record, first->pdata[i]);

      if (header)
        print_header (text, header->key, header->value);
    }
  print_result (record, text);
  for (guint i = 0; i < record->headers->len; i++)
    {
      const Header *header = g_ptr_array_index (record->headers, i);

      if (!g_ptr_array_find_with_equal_func (first, header->key, g_str_equal, NULL))
        print_header (text, header->key, header->value);
    }
}

/* Prints the line that begins with action i; returns the first action behind it. */
static guint
print_turn (const GameRecord *record, guint i, GString *text)
{
  const GameRules *rules = record->rules;
  g_autofree char *check = NULL;

  game_print_to (text, "%u.", rules->turn (game_record_get_state (record, i)));
  do
    {
      g_string_append_c (text, ' ');
      rules->print_action (game_record_get_action (record, i), text);
    }
  while (!game_record_ends_line (record, i++) && i < record->actions->len);
  check = game_record_dup_check (record, i);
  game_print_to (text, " ; %s\n", check);
  return i;
}

GameRecord *
game_record_new_seed (const GameRules *rules, guint seats, guint32 options, guint64 seed)
{
  GameRecord *record = record_new (rules);
  GameState  *state = game_state_new (rules);

  record->has_seed = TRUE;
  record->seed = seed;
  rules->deal (state, seats, options, seed);
  g_ptr_array_add (record->states, state);
  return record;
}

GameRecord *
game_record_new_position (const GameRules *rules, const GameState *state)
{
  GameRecord *record;

  g_return_val_if_fail (rules->is_full (state), NULL);

  record = record_new (rules);
  g_ptr_array_add (record->states, game_state_dup (rules, state));
  return record;
}

GameRecord *
game_record_dup (const GameRecord *record)
{
  GameRecord *copy = record_new (record->rules);

  copy->has_seed = record->has_seed;
  copy->seed = record->seed;
  copy->resigned = record->resigned;
  g_array_append_vals (copy->actions, record->actions->data, record->actions->len);
  for (guint i = 0; i < record->states->len; i++)
    g_ptr_array_add (copy->states,
                     game_state_dup (record->rules, g_ptr_array_index (record->states, i)));
  for (guint i = 0; i < record->headers->len; i++)
    {
      const Header *header = g_ptr_array_index (record->headers, i);

      g_ptr_array_add (copy->headers, header_new (header->key, header->value));
    }
  return copy;
}

void
game_record_free (GameRecord *record)
{
  g_array_unref (record->actions);
  g_ptr_array_unref (record->states);
  g_ptr_array_unref (record->headers);
  g_free (record);
}

char *
game_record_print (const GameRecord *record)
{
  g_autoptr (GString) text = g_string_new (NULL);

  print_headers (record, text);
  g_string_append_c (text, '\n');
  for (guint i = 0; i < record->actions->len;)
    i = print_turn (record, i, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

const GameRules *
game_record_get_rules (const GameRecord *record)
{
  return record->rules;
}

gboolean
game_record_get_seed (const GameRecord *record, guint64 *seed)
{
  *seed = record->seed;
  return record->has_seed;
}

static char *
print_left_key (guint seat)
{
  return game_print ("Left%u", seat + 1);
}

/* Returns TRUE if a key is the header of a seat that has left ("Left2"). */
static gboolean
is_left_key (const GameRecord *record, const char *key)
{
  guint   seats = record->rules->seats (g_ptr_array_index (record->states, 0));
  guint64 seat;

  return seats > 2 && g_str_has_prefix (key, "Left") &&
         game_number_parse (key + strlen ("Left"), seats, &seat, NULL) && seat > 0;
}

/* Reads "turn 7 builder". */
static gboolean
parse_left (const char *value, guint *turn, const char **level)
{
  guint64     number;
  const char *end;

  if (!g_str_has_prefix (value, "turn ") ||
      !game_number_parse (value + strlen ("turn "), G_MAXUINT32, &number, &end) || number == 0 ||
      end[0] != ' ' || end[1] == '\0' ||
      end[1 + strspn (end + 1, "abcdefghijklmnopqrstuvwxyz0123456789-")] != '\0')
    return FALSE;
  *turn = (guint) number;
  *level = end + 1;
  return TRUE;
}

static gboolean
is_left (const char *value)
{
  guint       turn;
  const char *level;

  return parse_left (value, &turn, &level);
}

gboolean
game_record_get_left (const GameRecord *record, guint seat, guint *turn, char **level)
{
  g_autofree char *key = print_left_key (seat);
  const Header    *header = is_left_key (record, key) ? find_header (record, key) : NULL;
  const char      *name;
  guint            number;

  if (header == NULL || !parse_left (header->value, &number, &name))
    return FALSE;
  if (turn != NULL)
    *turn = number;
  if (level != NULL)
    *level = g_strdup (name);
  return TRUE;
}

void
game_record_set_left (GameRecord *record, guint seat, guint turn, const char *level)
{
  g_autofree char *key = print_left_key (seat);
  g_autofree char *value = level != NULL ? game_print ("turn %u %s", turn, level) : NULL;

  g_return_if_fail (is_left_key (record, key));

  game_record_set_header (record, key, value);
}

gboolean
game_record_accepts_header (const GameRecord *record, const char *key, const char *value)
{
  return is_key (key) && !is_own_key (record->rules, key) &&
         g_utf8_validate (value, -1, NULL) && !strpbrk (value, "\"\r\n") &&
         (!g_str_equal (key, "Date") || is_date (value)) &&
         (!is_left_key (record, key) || is_left (value));
}

const char *
game_record_get_header (const GameRecord *record, const char *key)
{
  const Header *header = find_header (record, key);

  return header ? header->value : NULL;
}

void
game_record_set_header (GameRecord *record, const char *key, const char *value)
{
  Header *header = (Header *) find_header (record, key);

  g_return_if_fail (value == NULL || game_record_accepts_header (record, key, value));

  if (header && value)
    {
      g_free (header->value);
      header->value = g_strdup (value);
    }
  else if (header)
    g_ptr_array_remove (record->headers, header);
  else if (value)
    g_ptr_array_add (record->headers, header_new (key, value));
}

guint
game_record_get_resigned (const GameRecord *record)
{
  return record->resigned;
}

void
game_record_set_resigned (GameRecord *record, guint seat)
{
  g_return_if_fail (seat == GAME_NOBODY || seat < 2);
  g_return_if_fail (seat == GAME_NOBODY || record->rules->seats (get_last (record)) == 2);
  g_return_if_fail (seat == GAME_NOBODY || !record->rules->result (get_last (record), NULL));

  record->resigned = seat;
}

guint
game_record_get_n_actions (const GameRecord *record)
{
  return record->actions->len;
}

GameAction
game_record_get_action (const GameRecord *record, guint i)
{
  g_assert (i < record->actions->len);

  return g_array_index (record->actions, GameAction, i);
}

const GameState *
game_record_get_state (const GameRecord *record, guint i)
{
  g_assert (i < record->states->len);

  return g_ptr_array_index (record->states, i);
}

char *
game_record_dup_check (const GameRecord *record, guint i)
{
  g_autofree char *position =
    game_position_print (record->rules, game_record_get_state (record, i));

  return game_print ("%08x", (guint) (game_text_hash (position) >> 32));
}

gboolean
game_record_ends_line (const GameRecord *record, guint i)
{
  const GameRules *rules = record->rules;

  return (rules->kinds[game_record_get_action (record, i).kind].flags & GAME_KIND_ENDS_TURN) ||
         rules->result (game_record_get_state (record, i + 1), NULL);
}

void
game_record_append (GameRecord *record, GameAction action, GArray *events)
{
  GameState *state;

  g_return_if_fail (game_state_judge (record->rules, get_last (record), action) == GAME_LEGAL);
  g_return_if_fail (record->actions->len < GAME_RECORD_MAX_ACTIONS);

  state = game_state_dup (record->rules, get_last (record));
  record->rules->apply (state, action, events);
  g_array_append_val (record->actions, action);
  g_ptr_array_add (record->states, state);
  record->resigned = GAME_NOBODY;
}

gboolean
game_record_recast (GameRecord *record, const GameState *start)
{
  const GameRules *rules = record->rules;
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (!record->has_seed, FALSE);

  g_ptr_array_add (states, game_state_dup (rules, start));
  for (guint i = 0; i < record->actions->len; i++)
    {
      GameAction action = g_array_index (record->actions, GameAction, i);
      GameState *next = game_state_dup (rules, states->pdata[i]);

      g_ptr_array_add (states, next);
      if (game_state_judge (rules, states->pdata[i], action) != GAME_LEGAL)
        return FALSE;
      rules->apply (next, action, NULL);
    }
  for (guint i = 0; i < states->len; i++)
    game_state_copy (rules, record->states->pdata[i], states->pdata[i]);
  return TRUE;
}

void
game_record_truncate (GameRecord *record, guint n)
{
  g_return_if_fail (n <= record->actions->len);

  game_record_drop_notes (record, n);
  g_array_set_size (record->actions, n);
  g_ptr_array_set_size (record->states, (gint) n + 1);
  record->resigned = GAME_NOBODY;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads a record's text. It may come from anywhere: nothing in it is trusted, every size has a
 * limit, and every error names its line.
 *
 * Headers are collected first; the first turn line, or the end of the text, makes a record of
 * them. From there on each action goes through the rules.
 */
#include "game-record.h"

#include <glib/gi18n-lib.h>

#include "game-text.h"

typedef struct
{
  char *key;
  char *value;
  guint line;
} Header;

typedef struct
{
  const GameModule *const *modules;

  guint       line;    /* the line being read, from 1 */
  GArray     *headers; /* of Header */
  GameRecord *record;  /* NULL while headers are read */
  GError    **error;
} Reader;

static void
header_clear (gpointer data)
{
  Header *header = data;

  g_free (header->key);
  g_free (header->value);
}

static gboolean
fail_at (const Reader *reader, guint line, GameError code, const char *message)
{
  g_set_error (reader->error, GAME_ERROR, code,
               /* Translators: where a text is wrong, and a sentence that says why. */
               _ ("line %1$u: %2$s"),
               line,
               message);
  return FALSE;
}

static gboolean
fail (const Reader *reader, const char *message)
{
  return fail_at (reader, reader->line, GAME_ERROR_SYNTAX, message);
}

/* Fails with a message that has one %s, for a word of the text. */
static gboolean
fail_word (const Reader *reader, guint line, const char *format, const char *word)
{
  g_autofree char *quoted = game_text_quote (word);
  g_autofree char *message = g_strdup_printf (format, quoted);

  return fail_at (reader, line, GAME_ERROR_SYNTAX, message);
}

static const Header *
find_header (const Reader *reader, const char *key)
{
  for (guint i = 0; i < reader->headers->len; i++)
    {
      const Header *header = &g_array_index (reader->headers, Header, i);

      if (g_str_equal (header->key, key))
        return header;
    }
  return NULL;
}

static gboolean
read_header (Reader *reader, const char *line)
{
  const char *key = line + 1;
  const char *space = strstr (key, " \"");
  const char *quote_end = space ? strchr (space + 2, '"') : NULL;
  Header      header = { .line = reader->line };

  if (reader->record)
    return fail (reader, _ ("headers come before the first turn"));
  if (!quote_end || !g_str_equal (quote_end, "\"]") || memchr (line, '\r', strlen (line)))
    return fail (reader, _ ("a header has the form [Key \"value\"]"));
  for (const char *c = key; c < space; c++)
    if (!g_ascii_isalnum (*c) && *c != '_' && *c != '-')
      return fail (reader, _ ("the key of a header is made of letters, digits, - and _"));
  if (space == key)
    return fail (reader, _ ("the key of a header is made of letters, digits, - and _"));
  if (reader->headers->len == GAME_RECORD_MAX_HEADERS)
    return fail_at (reader, reader->line, GAME_ERROR_LIMIT, _ ("there are too many headers"));
  header.key = g_strndup (key, (gsize) (space - key));
  header.value = g_strndup (space + 2, (gsize) (quote_end - space - 2));
  if (find_header (reader, header.key))
    {
      fail_word (reader, reader->line, _ ("the header %s is given twice"), header.key);
      header_clear (&header);
      return FALSE;
    }
  g_array_append_val (reader->headers, header);
  return TRUE;
}

static const GameRules *
choose_rules (const Reader *reader)
{
  const Header     *game = find_header (reader, "Game");
  const Header     *format = find_header (reader, "Format");
  const GameModule *module;
  guint64           number;

  if (!game || !format)
    {
      fail (reader,
            game ? _ ("the header Format is missing") : _ ("the header Game is missing"));
      return NULL;
    }
  module = game_modules_find (reader->modules, game->value);
  if (!module)
    {
      fail_word (reader, game->line, _ ("there is no game “%s” here"), game->value);
      return NULL;
    }
  if (!game_number_parse (format->value, G_MAXINT32, &number, NULL) ||
      number != module->rules->format)
    {
      fail_word (reader, format->line, _ ("this game has no format “%s”"),
                 format->value);
      return NULL;
    }
  return module->rules;
}

static gboolean
read_options (const Reader *reader, const GameRules *rules, const Header *header, guint32 *options)
{
  g_autofree char *wrong = NULL;

  if (game_options_parse (rules, header->value, options, &wrong))
    return TRUE;
  return fail_word (reader, header->line,
                    _ ("“%s” is not an option, or is out of order"), wrong);
}

static gboolean
read_seats (const Reader *reader, const GameRules *rules, guint *seats)
{
  const Header *header = rules->min_seats < rules->max_seats ? find_header (reader, "Seats") : NULL;
  guint64       number = rules->min_seats;

  if (header && (!game_number_parse (header->value, rules->max_seats, &number, NULL) ||
                 number < rules->min_seats))
    return fail_word (reader, header->line, _ ("“%s” is not a number of players for this game"),
                      header->value);
  *seats = (guint) number;
  return TRUE;
}

static GameRecord *
start_from_seed (const Reader *reader, const GameRules *rules, const Header *header)
{
  const Header *list = find_header (reader, "Rules");
  guint32       options = 0;
  guint         seats = 0;
  guint64       seed;

  if (!game_number_parse (header->value, G_MAXUINT64, &seed, NULL))
    {
      fail_word (reader, header->line, _ ("“%s” is not a seed"), header->value);
      return NULL;
    }
  if (!read_seats (reader, rules, &seats) ||
      (list && !read_options (reader, rules, list, &options)))
    return NULL;
  return game_record_new_seed (rules, seats, options, seed);
}

static GameRecord *
start_from_position (const Reader *reader, const GameRules *rules, const Header *header)
{
  const Header         *list = find_header (reader, "Rules");
  g_autofree GameState *state = game_state_new (rules);
  g_autoptr (GError) problem = NULL;
  guint32 options;

  if (!rules->parse_position (header->value, state, &problem))
    {
      fail_at (reader, header->line, GAME_ERROR_SYNTAX, problem->message);
      return NULL;
    }
  if (!rules->is_full (state))
    {
      fail_at (reader, header->line, GAME_ERROR_SYNTAX,
               _ ("the position of a record must be known in full"));
      return NULL;
    }
  if (list && !read_options (reader, rules, list, &options))
    return NULL;
  if (list && options != rules->chosen (state))
    {
      fail_at (reader, list->line, GAME_ERROR_SYNTAX,
               _ ("these options are not those of the position"));
      return NULL;
    }
  return game_record_new_position (rules, state);
}

static GameRecord *
start_record (const Reader *reader, const GameRules *rules)
{
  const Header *seed = find_header (reader, "Seed");
  const Header *position = find_header (reader, "Position");

  if (!seed == !position)
    {
      fail_at (reader,
               seed ? MAX (seed->line, position->line) : reader->line,
               GAME_ERROR_SYNTAX,
               _ ("exactly one of the headers Seed and Position is needed"));
      return NULL;
    }
  return seed ? start_from_seed (reader, rules, seed)
              : start_from_position (reader, rules, position);
}

/* TRUE if a header has the name of a player. */
static gboolean
is_name (const char *key)
{
  guint64 number;

  return g_str_has_prefix (key, "Player") &&
         game_number_parse (key + strlen ("Player"), GAME_MAX_SEATS, &number, NULL) && number > 0;
}

/* A name is made fit to be shown, where a title would be refused: nobody chooses it for others. */
static void
keep_name (GameRecord *record, const Header *header)
{
  g_autofree char *name = game_text_name (header->value);

  game_record_set_header (record, header->key, name);
}

/* Hands the record those headers that are not its own. */
static gboolean
keep_headers (const Reader *reader, GameRecord *record)
{
  for (guint i = 0; i < reader->headers->len; i++)
    {
      const Header *header = &g_array_index (reader->headers, Header, i);

      if (is_name (header->key))
        keep_name (record, header);
      else if (game_record_accepts_header (record, header->key, header->value))
        game_record_set_header (record, header->key, header->value);
      else if (g_str_equal (header->key, "Date"))
        return fail_word (reader, header->line, _ ("“%s” is not a day in the form YYYY-MM-DD"),
                          header->value);
      else if (g_str_has_prefix (header->key, "Left"))
        return fail_word (reader, header->line,
                          _ ("“%s” does not say when a player left, as “turn 7 builder” does"),
                          header->value);
    }
  return TRUE;
}

/* Makes a record of the headers. */
static gboolean
finish_headers (Reader *reader)
{
  const GameRules *rules = choose_rules (reader);

  if (!rules)
    return FALSE;
  reader->record = start_record (reader, rules);
  return reader->record && keep_headers (reader, reader->record);
}

static gboolean
play_action (Reader *reader, const char *word)
{
  GameRecord      *record = reader->record;
  const GameRules *rules = game_record_get_rules (record);
  guint            n = game_record_get_n_actions (record);
  g_autoptr (GError) problem = NULL;
  g_autofree char *quoted = NULL;
  g_autofree char *message = NULL;
  GameAction       action;
  guint            refusal;

  if (!rules->parse_action (word, &action, &problem))
    {
      /* The column that the problem names is one of the word, so the word must be shown. */
      quoted = game_text_quote (word);
      message = g_strdup_printf (_ ("“%1$s” is not an action: %2$s"), quoted, problem->message);
      return fail (reader, message);
    }
  if (n == GAME_RECORD_MAX_ACTIONS)
    return fail_at (reader, reader->line, GAME_ERROR_LIMIT, _ ("there are too many actions"));
  refusal = game_state_judge (rules, game_record_get_state (record, n), action);
  if (refusal == GAME_LEGAL)
    {
      game_record_append (record, action, NULL);
      return TRUE;
    }
  quoted = game_text_quote (word);
  message = g_strdup_printf (_ ("the rules refuse “%1$s”: %2$s (%3$s)"),
                             quoted,
                             rules->refusals[refusal].code,
                             rules->paragraphs[rules->paragraph (action, refusal)].number);
  return fail_at (reader, reader->line, GAME_ERROR_REFUSED, message);
}

/* Returns TRUE if the last line is closed, so that another may begin. */
static gboolean
is_between_lines (const GameRecord *record)
{
  guint n = game_record_get_n_actions (record);

  return n == 0 || game_record_ends_line (record, n - 1);
}

static gboolean
read_number (const Reader *reader, const char *word)
{
  const GameRecord *record = reader->record;
  const GameState  *last = game_record_get_state (record, game_record_get_n_actions (record));
  const char       *end;
  guint64           number;

  if (!game_number_parse (word, G_MAXUINT32, &number, &end) || !g_str_equal (end, "."))
    return fail (reader, _ ("a turn begins with its number and a full stop"));
  if (!is_between_lines (record))
    return fail (reader, _ ("the previous turn is not finished"));
  if (number != game_record_get_rules (record)->turn (last))
    return fail_word (reader, reader->line, _ ("“%s” is not the number of this turn"), word);
  return TRUE;
}

/* Reads the check behind the semicolon. */
static gboolean
read_check (const Reader *reader, char **words)
{
  g_autofree char *check =
    game_record_dup_check (reader->record, game_record_get_n_actions (reader->record));

  if (!words[0] || strlen (words[0]) != 8 || strspn (words[0], "0123456789abcdef") != 8 ||
      words[1])
    return fail (reader, _ ("a turn ends with a check of eight hexadecimal digits"));
  if (!g_str_equal (words[0], check))
    return fail_word (reader, reader->line, _ ("the position does not have the check %s"),
                      words[0]);
  return TRUE;
}

/* The words of a line, without the empty ones between blanks. */
static char **
split_words (const char *line)
{
  char **words = g_strsplit_set (line, " \t", -1);
  guint  n = 0;

  for (guint i = 0; words[i]; i++)
    if (*words[i])
      words[n++] = words[i];
    else
      g_free (words[i]);
  words[n] = NULL;
  return words;
}

static gboolean
read_turn (Reader *reader, const char *line)
{
  g_auto (GStrv) words = split_words (line);
  guint i = 1;

  if (!reader->record && !finish_headers (reader))
    return FALSE;
  if (!read_number (reader, words[0]))
    return FALSE;
  for (; words[i] && !g_str_equal (words[i], ";"); i++)
    {
      if (i > 1 && is_between_lines (reader->record))
        return fail (reader, _ ("nothing can follow in a turn that is over"));
      if (!play_action (reader, words[i]))
        return FALSE;
    }
  if (i == 1)
    return fail (reader, _ ("a turn has at least one action"));
  if (!words[i])
    return fail (reader, _ ("a turn ends with a semicolon and its check"));
  return read_check (reader, words + i + 1);
}

/* Cuts off a comment, and blanks at the end. Between quotes # does not begin a comment. */
static void
strip_line (char *line)
{
  gboolean is_quoted = FALSE;
  char    *end = line;

  for (; *end && (is_quoted || *end != '#'); end++)
    if (*end == '"')
      is_quoted = !is_quoted;
  while (end > line && (end[-1] == ' ' || end[-1] == '\t'))
    end--;
  *end = '\0';
}

static gboolean
read_line (Reader *reader, const char *start, gsize length)
{
  g_autofree char *line = NULL;

  if (length > 0 && start[length - 1] == '\r')
    length--;
  line = g_strndup (start, length);
  strip_line (line);
  if (!*line)
    return TRUE;
  return line[0] == '[' ? read_header (reader, line) : read_turn (reader, line);
}

static gboolean
read_lines (Reader *reader, const char *text, gsize length)
{
  const char *end = text + length;

  reader->line = 1;
  for (const char *start = length > 0 ? game_text_skip_mark (text) : text;; reader->line++)
    {
      const char *stop = memchr (start, '\n', (gsize) (end - start));

      if (!read_line (reader, start, (gsize) ((stop ? stop : end) - start)))
        return FALSE;
      if (!stop || stop + 1 == end)
        break;
      start = stop + 1;
    }
  return reader->record || finish_headers (reader);
}

static guint
find_seat (const char *value, guint seats)
{
  guint64 number;

  return game_number_parse (value, seats, &number, NULL) && number > 0 ? (guint) number - 1
                                                                       : GAME_NOBODY;
}

/* Compares Result with the end of the game; in a game that did not end it names the seat that
 * gave up. */
static gboolean
read_result (const Reader *reader)
{
  const Header    *header = find_header (reader, "Result");
  GameRecord      *record = reader->record;
  const GameRules *rules = game_record_get_rules (record);
  const GameState *last = game_record_get_state (record, game_record_get_n_actions (record));
  guint            seats = rules->seats (last);
  gboolean         is_over = rules->result (last, NULL);
  guint            seat;

  if (!header)
    return TRUE;
  seat = find_seat (header->value, seats);
  if (seat == GAME_NOBODY && !g_str_equal (header->value, "*") &&
      !g_str_equal (header->value, "draw"))
    return fail_word (reader, header->line, _ ("“%s” is not a result"), header->value);
  if (is_over && (seat != game_winner (rules, last) || g_str_equal (header->value, "*")))
    return fail_at (reader, header->line, GAME_ERROR_SYNTAX,
                    _ ("this is not the result of the game as it was played"));
  if (!is_over && (g_str_equal (header->value, "draw") || (seat != GAME_NOBODY && seats != 2)))
    return fail_at (reader, header->line, GAME_ERROR_SYNTAX,
                    _ ("the game did not end like this"));
  if (!is_over && seat != GAME_NOBODY)
    game_record_set_resigned (record, 1 - seat);
  return TRUE;
}

/* Refuses a text that is too long or not UTF-8, naming the line. */
static gboolean
check_text (Reader *reader, const char *text, gsize length)
{
  const char *end;

  reader->line = 1;
  if (length > GAME_RECORD_MAX_BYTES)
    return fail_at (reader, 1, GAME_ERROR_LIMIT, _ ("the text is too long for a record"));
  if (g_utf8_validate (text, (gssize) length, &end))
    return TRUE;
  for (const char *c = text; c < end; c++)
    reader->line += *c == '\n';
  return fail (reader, _ ("this is not UTF-8 text"));
}

GameRecord *
game_record_parse (const GameModule *const *modules,
                   const char              *text,
                   gssize                   length,
                   GError                 **error)
{
  g_autoptr (GArray) headers = g_array_new (FALSE, FALSE, sizeof (Header));
  Reader   reader = { .modules = modules, .headers = headers, .error = error };
  gsize    n = length < 0 ? strlen (text) : (gsize) length;
  gboolean is_read;

  g_array_set_clear_func (headers, header_clear);
  is_read = check_text (&reader, text, n) && read_lines (&reader, text, n) && read_result (&reader);
  if (!is_read)
    g_clear_pointer (&reader.record, game_record_free);
  return reader.record;
}

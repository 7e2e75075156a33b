/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading, checking and proving puzzle files.
 *
 * The file is untrusted. Its lines are looked through first, because GKeyFile silently lets a
 * later key win over an earlier one; then every key is either known and right, or an error that
 * says which and why.
 */
#include "course-puzzle.h"

#include <glib/gi18n-lib.h>

#include "course-file.h"
#include "game-solver.h"
#include "game-state.h"

#define GROUP         "Puzzle"
#define MAX_ID_LENGTH 64

/* How many completions of a partial position must agree. */
#define N_WORLDS 4

struct _CoursePuzzle
{
  const GameModule *module;
  GameState        *state;
  GameGoal          goal;
  char             *position;
  char             *id;
  char             *title;
  char             *say;
  char             *done;
  char             *source;
  GStrv             hints;
  GStrv             themes;
  GStrv             drills;
};

typedef struct
{
  const char *name;
  gboolean    required;
  gboolean    translatable;
} Key;

static const Key keys[] = {
  { "Id", TRUE, FALSE },
  { "Title", TRUE, TRUE },
  { "Position", TRUE, FALSE },
  { "Goal", TRUE, FALSE },
  { "Say", FALSE, TRUE },
  { "Done", FALSE, TRUE },
  { "Theme", FALSE, FALSE },
  { "Source", FALSE, TRUE },
  { "Drill", FALSE, FALSE },
};

/* Themes that no rule of a game names. */
static const char *const general_themes[] = { "building", "chain", "defence", "ending", NULL };

static gboolean fail_at_key (GError    **error,
                             const char *key,
                             const char *format,
                             ...) G_GNUC_PRINTF (3, 4);

static gboolean
fail_at_key (GError **error, const char *key, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list          arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX, "[" GROUP "] %s: %s", key, message);
  return FALSE;
}

static gboolean
fail_at_line (GError **error, guint line, const char *message)
{
  /* Translators: %1$u is the number of a line in a file, %2$s a sentence that says what is wrong
   * there. */
  g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX, _ ("line %1$u: %2$s"), line, message);
  return FALSE;
}

/* "Hint1" to "Hint9", without a gap: that is checked where the hints are read. */
static gboolean
is_hint (const char *name)
{
  return g_str_has_prefix (name, "Hint") && name[4] >= '1' &&
         name[4] <= '0' + COURSE_PUZZLE_MAX_HINTS && !name[5];
}

static gboolean
is_word (const char *text)
{
  gsize length = strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-");

  return length > 0 && length <= MAX_ID_LENGTH && !text[length];
}

static gboolean
is_locale (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isalnum (text[i]) && !strchr ("_@.-", text[i]))
      return FALSE;
  return length > 0;
}

/* The key's entry in the table; hints share one that stands for all. */
static const Key *
find_key (const char *name)
{
  static const Key hint = { "Hint", FALSE, TRUE };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (strcmp (keys[i].name, name) == 0)
      return &keys[i];
  return is_hint (name) ? &hint : NULL;
}

/* Looks at "Title" or "Title[ru]". */
static gboolean
check_key_name (const char *name, GError **error)
{
  gsize            length = strcspn (name, "[");
  g_autofree char *base = g_strndup (name, length);
  const Key       *key = find_key (base);

  if (!key)
    return fail_at_key (error, name, _ ("There is no such key in a puzzle."));
  if (!name[length])
    return TRUE;
  if (!key->translatable)
    return fail_at_key (error, name, _ ("This key is not translated."));
  if (!g_str_has_suffix (name, "]") || !is_locale (name + length + 1, strlen (name) - length - 2))
    return fail_at_key (error, name, _ ("A language stands in brackets, such as [ru]."));
  return TRUE;
}

/* GKeyFile stumbles over escapes that it does not know. */
static gboolean
check_value (const char *name, const char *value, GError **error)
{
  while ((value = strchr (value, '\\')))
    {
      if (!value[1] || !strchr ("sntr\\", value[1]))
        return fail_at_key (error,
                            name,
                            _ ("A backslash is followed by s, n, t, r or another backslash."));
      value += 2;
    }
  return TRUE;
}

/* One line, stripped: FALSE if it is not a comment, the group or a new key. */
static gboolean
check_line (const char *line, GHashTable *seen, guint number, GError **error)
{
  const char *equals = strchr (line, '=');
  char       *name;

  if (!*line || *line == '#')
    return TRUE;
  if (*line == '[')
    {
      if (strcmp (line, "[" GROUP "]") != 0)
        return fail_at_line (error, number, _ ("The only group of a puzzle is [Puzzle]."));
      if (!g_hash_table_add (seen, g_strdup (line)))
        return fail_at_line (error, number, _ ("The group stands here for the second time."));
      return TRUE;
    }
  if (!equals || equals == line)
    return fail_at_line (error, number, _ ("This is neither a key with its value nor a comment."));
  if (!g_hash_table_contains (seen, "[" GROUP "]"))
    return fail_at_line (error, number, _ ("A puzzle begins with the line [Puzzle]."));
  name = g_strchomp (g_strndup (line, (gsize) (equals - line)));
  if (!g_hash_table_add (seen, name))
    return fail_at_line (error, number, _ ("The key stands here for the second time."));
  return check_key_name (name, error) && check_value (name, equals + 1, error);
}

static gboolean
check_lines (const char *text, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; lines[i]; i++)
    if (!check_line (g_strstrip (lines[i]), seen, i + 1, error))
      return FALSE;
  if (!g_hash_table_contains (seen, "[" GROUP "]"))
    return fail_at_line (error, 1, _ ("A puzzle begins with the line [Puzzle]."));
  return TRUE;
}

static gboolean
check_keys (GKeyFile *file, GError **error)
{
  g_auto (GStrv) names = g_key_file_get_keys (file, GROUP, NULL, NULL);

  for (guint i = 0; names[i]; i++)
    {
      g_autofree char *base = g_strndup (names[i], strcspn (names[i], "["));

      if (!g_key_file_has_key (file, GROUP, base, NULL))
        return fail_at_key (error,
                            names[i],
                            _ ("There is a translation, but nothing that it translates."));
    }
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].required && !g_key_file_has_key (file, GROUP, keys[i].name, NULL))
      return fail_at_key (error, keys[i].name, _ ("This key is missing."));
  return TRUE;
}

/* The value of a key, translated if it can be, or NULL in *value if there is none. */
static gboolean
read_text (GKeyFile *file, const char *name, char **value, GError **error)
{
  g_autofree char *locale = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) wrong = NULL;

  if (!g_key_file_has_key (file, GROUP, name, NULL))
    return TRUE;
  locale = g_key_file_get_locale_for_key (file, GROUP, name, NULL);
  text = locale ? g_key_file_get_locale_string (file, GROUP, name, locale, &wrong)
                : g_key_file_get_string (file, GROUP, name, &wrong);
  if (!text || wrong)
    return fail_at_key (error, name, _ ("The value cannot be read."));
  if (!*g_strstrip (text))
    return fail_at_key (error, name, _ ("There is nothing behind the sign of equality."));
  if (find_key (name)->translatable && !locale)
    *value = g_strdup (g_dgettext (COURSE_TEXT_DOMAIN, text));
  else
    *value = g_steal_pointer (&text);
  return TRUE;
}

static gboolean
read_list (GKeyFile *file, const char *name, GStrv *list, GError **error)
{
  g_autoptr (GError) wrong = NULL;

  if (!g_key_file_has_key (file, GROUP, name, NULL))
    *list = g_new0 (char *, 1);
  else
    *list = g_key_file_get_string_list (file, GROUP, name, NULL, &wrong);
  if (!*list || wrong)
    return fail_at_key (error, name, _ ("The value cannot be read."));
  return TRUE;
}

static gboolean
read_hints (CoursePuzzle *puzzle, GKeyFile *file, GError **error)
{
  g_autoptr (GStrvBuilder) hints = g_strv_builder_new ();
  gboolean ended = FALSE;

  for (guint i = 1; i <= COURSE_PUZZLE_MAX_HINTS; i++)
    {
      g_autofree char *name = g_strdup_printf ("Hint%u", i);
      g_autofree char *hint = NULL;

      if (!read_text (file, name, &hint, error))
        return FALSE;
      if (hint && ended)
        return fail_at_key (error, name, _ ("The hint before this one is missing."));
      if (hint)
        g_strv_builder_add (hints, hint);
      else
        ended = TRUE;
    }
  puzzle->hints = g_strv_builder_end (hints);
  return TRUE;
}

static gboolean
is_theme (const GameRules *rules, const char *theme)
{
  for (guint i = 0; i < rules->n_kinds; i++)
    if (strcmp (rules->kinds[i].name, theme) == 0)
      return TRUE;
  for (guint i = 0; i < rules->n_paragraphs; i++)
    if (strcmp (rules->paragraphs[i].id, theme) == 0)
      return TRUE;
  return g_strv_contains (general_themes, theme);
}

static gboolean
is_paragraph (const GameRules *rules, const char *number)
{
  for (guint i = 0; i < rules->n_paragraphs; i++)
    if (strcmp (rules->paragraphs[i].number, number) == 0)
      return TRUE;
  return FALSE;
}

/* The keys that speak of the game: they can be checked only once the position has named it. */
static gboolean
read_lists (CoursePuzzle *puzzle, GKeyFile *file, GError **error)
{
  const GameRules *rules = puzzle->module->rules;

  if (!read_list (file, "Theme", &puzzle->themes, error) ||
      !read_list (file, "Drill", &puzzle->drills, error))
    return FALSE;
  for (guint i = 0; puzzle->themes[i]; i++)
    if (!is_theme (rules, puzzle->themes[i]))
      return fail_at_key (error, "Theme", _ ("There is no theme “%s”."), puzzle->themes[i]);
  for (guint i = 0; puzzle->drills[i]; i++)
    if (!is_paragraph (rules, puzzle->drills[i]))
      return fail_at_key (error,
                          "Drill",
                          _ ("The rules have no paragraph “%s”."),
                          puzzle->drills[i]);
  return TRUE;
}

static gboolean
read_task (CoursePuzzle *puzzle, const GameModule *const *modules, GKeyFile *file, GError **error)
{
  g_autofree char *goal = NULL;
  g_autoptr (GError) wrong = NULL;
  const GameRules *rules;

  if (!read_text (file, "Position", &puzzle->position, error) ||
      !read_text (file, "Goal", &goal, error))
    return FALSE;
  puzzle->module = game_modules_find_for_position (modules, puzzle->position, &wrong);
  if (!puzzle->module)
    return fail_at_key (error, "Position", "%s", wrong->message);
  rules = puzzle->module->rules;
  puzzle->state = game_position_parse_full (rules, puzzle->position, 0, &wrong);
  if (!puzzle->state)
    return fail_at_key (error, "Position", "%s", wrong->message);
  if (!game_goal_parse (rules, goal, game_goal_seat (rules, puzzle->state), &puzzle->goal, &wrong))
    return fail_at_key (error, "Goal", "%s", wrong->message);
  return TRUE;
}

static gboolean
read_puzzle (CoursePuzzle *puzzle, const GameModule *const *modules, GKeyFile *file, GError **error)
{
  if (!check_keys (file, error) || !read_text (file, "Id", &puzzle->id, error))
    return FALSE;
  if (!is_word (puzzle->id))
    return fail_at_key (error, "Id", _ ("An id is a word of the characters a-z, 0-9 and -."));
  return read_text (file, "Title", &puzzle->title, error) &&
         read_text (file, "Say", &puzzle->say, error) &&
         read_text (file, "Done", &puzzle->done, error) &&
         read_text (file, "Source", &puzzle->source, error) &&
         read_hints (puzzle, file, error) &&
         read_task (puzzle, modules, file, error) &&
         read_lists (puzzle, file, error);
}

CoursePuzzle *
course_puzzle_parse (const GameModule *const *modules,
                     const char              *text,
                     gsize                    length,
                     GError                 **error)
{
  g_autoptr (CoursePuzzle) puzzle = g_new0 (CoursePuzzle, 1);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *copy = NULL;
  g_autoptr (GError) wrong = NULL;

  if (length > COURSE_PUZZLE_MAX_BYTES)
    {
      g_set_error (error,
                   GAME_ERROR,
                   GAME_ERROR_LIMIT,
                   /* Translators: %u is a number of bytes. */
                   _ ("A puzzle is not longer than %u bytes."),
                   COURSE_PUZZLE_MAX_BYTES);
      return NULL;
    }
  if (!course_text_check (text, length, error))
    return NULL;
  copy = g_strndup (text, length);
  if (!check_lines (copy, error))
    return NULL;
  if (!g_key_file_load_from_data (file, copy, length, G_KEY_FILE_KEEP_TRANSLATIONS, &wrong))
    {
      g_set_error_literal (error, GAME_ERROR, GAME_ERROR_SYNTAX, wrong->message);
      return NULL;
    }
  return read_puzzle (puzzle, modules, file, error) ? g_steal_pointer (&puzzle) : NULL;
}

CoursePuzzle *
course_puzzle_load (const GameModule *const *modules, const char *path, GError **error)
{
  gsize            length;
  g_autofree char *text = course_file_read (path, COURSE_PUZZLE_MAX_BYTES, &length, error);
  CoursePuzzle    *puzzle = text ? course_puzzle_parse (modules, text, length, error) : NULL;

  if (!puzzle)
    g_prefix_error (error, "%s: ", path);
  return puzzle;
}

void
course_puzzle_free (CoursePuzzle *puzzle)
{
  g_free (puzzle->state);
  g_free (puzzle->position);
  g_free (puzzle->id);
  g_free (puzzle->title);
  g_free (puzzle->say);
  g_free (puzzle->done);
  g_free (puzzle->source);
  g_strfreev (puzzle->hints);
  g_strfreev (puzzle->themes);
  g_strfreev (puzzle->drills);
  g_free (puzzle);
}

const GameModule *
course_puzzle_get_module (const CoursePuzzle *puzzle)
{
  return puzzle->module;
}

const char *
course_puzzle_get_id (const CoursePuzzle *puzzle)
{
  return puzzle->id;
}

const char *
course_puzzle_get_title (const CoursePuzzle *puzzle)
{
  return puzzle->title;
}

const char *
course_puzzle_get_say (const CoursePuzzle *puzzle)
{
  return puzzle->say;
}

const char *
course_puzzle_get_done (const CoursePuzzle *puzzle)
{
  return puzzle->done;
}

const char *
course_puzzle_get_source (const CoursePuzzle *puzzle)
{
  return puzzle->source;
}

const char *const *
course_puzzle_get_hints (const CoursePuzzle *puzzle)
{
  return (const char *const *) puzzle->hints;
}

const char *const *
course_puzzle_get_themes (const CoursePuzzle *puzzle)
{
  return (const char *const *) puzzle->themes;
}

const char *const *
course_puzzle_get_drills (const CoursePuzzle *puzzle)
{
  return (const char *const *) puzzle->drills;
}

const GameState *
course_puzzle_get_state (const CoursePuzzle *puzzle)
{
  return puzzle->state;
}

const GameGoal *
course_puzzle_get_goal (const CoursePuzzle *puzzle)
{
  return &puzzle->goal;
}

/* Whether the position leaves cards open that seeds decide. */
static gboolean
is_partial (const CoursePuzzle *puzzle)
{
  const GameRules      *rules = puzzle->module->rules;
  g_autofree GameState *read = game_state_new (rules);

  return !rules->parse_position (puzzle->position, read, NULL) || !rules->is_full (read);
}

static GameSolution *
solve_world (const CoursePuzzle *puzzle, guint64 seed, guint64 memory, const gint *cancel)
{
  const GameRules      *rules = puzzle->module->rules;
  g_autofree GameState *world = game_position_parse_full (rules, puzzle->position, seed, NULL);

  g_assert (world);
  return game_solve (rules, world, &puzzle->goal, NULL, GAME_SOLVE_ANY_LENGTH, 0, memory, cancel);
}

static gboolean
check_solution (const GameSolution *solution, const GameSolution *other, GError **error)
{
  int         code = GAME_ERROR_REFUSED;
  const char *message = NULL;

  if (solution->verdict == GAME_UNKNOWN)
    {
      code = GAME_ERROR_LIMIT;
      message = _ ("Whether the goal can be reached was not decided: the search became too large.");
    }
  else if (other && (solution->verdict != other->verdict || solution->length != other->length ||
                     solution->count != other->count))
    message = _ ("How the goal can be reached depends on hidden cards.");
  else if (solution->verdict == GAME_UNSOLVABLE)
    message = _ ("The goal cannot be reached.");
  else if (solution->length == 0)
    message = _ ("The goal is reached before the first action.");
  if (!message)
    return TRUE;
  g_set_error (error, GAME_ERROR, code, "[" GROUP "] Goal: %s", message);
  return FALSE;
}

gboolean
course_puzzle_prove (const CoursePuzzle *puzzle,
                     guint64             memory,
                     const gint         *cancel,
                     guint              *length,
                     guint64            *count,
                     GError            **error)
{
  guint n_worlds = is_partial (puzzle) ? N_WORLDS : 1;
  g_autoptr (GameSolution) first = solve_world (puzzle, 0, memory, cancel);

  if (!check_solution (first, NULL, error))
    return FALSE;
  for (guint seed = 1; seed < n_worlds; seed++)
    {
      g_autoptr (GameSolution) other = solve_world (puzzle, seed, memory, cancel);

      if (!check_solution (other, first, error))
        return FALSE;
    }
  if (length)
    *length = first->length;
  if (count)
    *count = first->count;
  return TRUE;
}

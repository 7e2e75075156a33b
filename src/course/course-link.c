/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Links, read in three steps: the bytes, each allowed for itself; the fields, put together as the
 * text of a position; and then whether that is one, which the game itself says. Positions and goals
 * are plain ASCII, so anything else is refused before any parser sees it; the texts of a puzzle are
 * held to what its file may have.
 */
#include "course-link.h"

#include <glib/gi18n-lib.h>

#include "game-print.h"
#include "game-state.h"
#include "game-text.h"

#define PREFIX COURSE_LINK_SCHEME ":"
#define GOAL   "goal="
#define TURNS  "turns="

/* The most turns that a puzzle runs over. */
#define MAX_TURNS 2

/* The characters that need no encoding in a URI behind the first "?", besides letters, digits and
 * "-._~"; "&" parts the fields. */
#define PLAIN "/?:@!$'()*,;="

/* The heads of links to whole files. */
#define LESSON "lesson?"
#define BOUT   "bout?"

/* The texts of a puzzle, by their names in a link and in its file. */
static const struct
{
  const char *name;
  const char *key;
} texts[COURSE_LINK_N_TEXTS] = {
  { "title=", "Title" },
  { "say=", "Say" },
  { "hint1=", "Hint1" },
  { "hint2=", "Hint2" },
  { "hint3=", "Hint3" },
  { "hint4=", "Hint4" },
  { "hint5=", "Hint5" },
  { "hint6=", "Hint6" },
  { "hint7=", "Hint7" },
  { "hint8=", "Hint8" },
  { "hint9=", "Hint9" },
  { "done=", "Done" },
};

static gboolean
fail (GError **error, const char *sentence)
{
  g_set_error_literal (error, GAME_ERROR, GAME_ERROR_SYNTAX, sentence);
  return FALSE;
}

static gboolean
fail_at (GError **error, guint column, const char *sentence)
{
  g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX,
               /* Translators: a place in a line of text, and what is wrong there */
               _ ("column %1$u: %2$s"), column, sentence);
  return FALSE;
}

/* Appends the decoded text of a link between two places. `link` is the whole of it, for the
 * columns; `last` the greatest byte that is allowed. A file, up to G_MAXUINT8 too, has line breaks
 * (is_file), and "+" for a space. */
static gboolean
decode (const char *link,
        const char *from,
        const char *end,
        int         last,
        gboolean    is_file,
        GString    *decoded,
        GError    **error)
{
  for (const char *p = from; p < end; p++)
    {
      guint column = (guint) (p - link) + 1;
      int   byte = (guchar) *p;

      if (*p == '%')
        {
          if (end - p < 3 || !g_ascii_isxdigit (p[1]) || !g_ascii_isxdigit (p[2]))
            return fail_at (error, column,
                            _ ("in a link, “%” is followed by two hexadecimal digits"));
          byte = g_ascii_xdigit_value (p[1]) * 16 + g_ascii_xdigit_value (p[2]);
          p += 2;
        }
      else if (is_file && byte == '+')
        byte = ' ';
      if ((byte < ' ' && !(is_file && byte == '\n')) || byte == '\x7f' || byte > last)
        return fail_at (error, column, _ ("this character is not allowed in a link"));
      g_string_append_c (decoded, (char) byte);
    }
  return TRUE;
}

/* `column`: where the field begins. */
static gboolean
read_turns (CourseLink *link, const char *text, guint column, GError **error)
{
  guint64 turns;

  if (link->turns != 0)
    return fail_at (error, column, _ ("a link gives the number of turns at most once"));
  if (!game_number_parse (text, MAX_TURNS, &turns, NULL) || turns < 1)
    return fail_at (error, column, _ ("a puzzle takes 1 turn or 2"));
  link->turns = (guint) turns;
  return TRUE;
}

/* The text that the field is, or COURSE_LINK_N_TEXTS. Its name is never encoded. */
static guint
find_text (const char *field)
{
  guint i = 0;

  while (i < COURSE_LINK_N_TEXTS && !g_str_has_prefix (field, texts[i].name))
    i++;
  return i;
}

static gboolean
read_link_text (CourseLink *link, guint i, const char *text, const char *from, GError **error)
{
  const char *end = from + strcspn (from, "&");
  guint       column = (guint) (from - text) + 1;
  g_autoptr (GString) value = g_string_new (NULL);

  if (link->texts[i])
    return fail_at (error, column, _ ("a link has each text of a puzzle at most once"));
  if (!decode (text, from + strlen (texts[i].name), end, G_MAXUINT8, FALSE, value, error))
    return FALSE;
  if (!g_utf8_validate_len (value->str, value->len, NULL))
    return fail_at (error, column, _ ("this character is not allowed in a link"));
  link->texts[i] = g_string_free (g_steal_pointer (&value), FALSE);
  return TRUE;
}

/* Reads a field: a text, the goal, the turns, or one of the position. */
static gboolean
read_field (
  CourseLink *link, const char *text, const char *from, GString *position, GError **error)
{
  const char *end = from + strcspn (from, "&");
  guint       i = find_text (from);
  g_autoptr (GString) field = g_string_new (NULL);

  if (i < COURSE_LINK_N_TEXTS)
    return read_link_text (link, i, text, from, error);
  if (!decode (text, from, end, '~', FALSE, field, error))
    return FALSE;
  if (g_str_has_prefix (field->str, TURNS))
    return read_turns (link, field->str + strlen (TURNS), (guint) (from - text) + 1, error);
  if (!g_str_has_prefix (field->str, GOAL))
    {
      game_print_to (position, " %s", field->str);
      return TRUE;
    }
  if (link->goal != NULL)
    return fail_at (error, (guint) (from - text) + 1, _ ("a link has one goal at most"));
  link->goal = g_strdup (field->str + strlen (GOAL));
  return TRUE;
}

/* Parts the link into position, goal and turns. */
static gboolean
read_fields (CourseLink *link, const char *text, GError **error)
{
  const char *head = text + strlen (PREFIX);
  const char *query = head + strcspn (head, "?");
  g_autoptr (GString) position = g_string_new (NULL);

  if (!decode (text, head, query, '~', FALSE, position, error))
    return FALSE;
  while (*query != '\0' && query[1] != '\0')
    {
      if (!read_field (link, text, query + 1, position, error))
        return FALSE;
      query += 1 + strcspn (query + 1, "&");
    }
  link->position = g_string_free (g_steal_pointer (&position), FALSE);
  return TRUE;
}

static gboolean
check_goal (const GameRules *rules, const GameState *state, const char *text, GError **error)
{
  g_autoptr (GError) wrong = NULL;
  GameGoal goal;

  if (game_goal_parse (rules, text, rules->seats (state), game_goal_seat (rules, state), &goal,
                       &wrong))
    return TRUE;
  /* Translators: %s is a sentence that says what is wrong. */
  g_set_error (error, GAME_ERROR, wrong->code, _ ("in the goal, %s"), wrong->message);
  return FALSE;
}

/* Checks the number of turns of a link's puzzle; a link without a number means 1. */
static gboolean
check_turns (CourseLink *link, GError **error)
{
  if (link->turns != 0 && link->goal == NULL)
    return fail (error, _ ("a link without a goal has no number of turns"));
  if (link->turns > 1 && !game_state_lists_worlds (link->module->rules))
    return fail (error, _ ("in this game a puzzle takes one turn"));
  link->turns = MAX (link->turns, 1);
  return TRUE;
}

static gboolean
has_texts (const CourseLink *link)
{
  for (guint i = 0; i < COURSE_LINK_N_TEXTS; i++)
    if (link->texts[i])
      return TRUE;
  return FALSE;
}

/* The puzzle of a link, in which what is left out is as given here. */
static CoursePuzzle *
make_puzzle (const CourseLink *link, const char *title, const char *say, GError **error)
{
  const GameModule *modules[] = { link->module, NULL };
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *turns = game_print ("%u", link->turns);
  g_autofree char *task = g_strconcat (link->position, " " GOAL, link->goal,
                                       link->turns > 1 ? " " TURNS : NULL, turns, NULL);
  g_autofree char *id = game_print ("link-%016" G_GINT64_MODIFIER "x", game_text_hash (task));
  g_autofree char *text = NULL;
  gsize            length;

  g_key_file_set_string (file, "Puzzle", "Id", id);
  g_key_file_set_string (file, "Puzzle", "Title", title);
  g_key_file_set_string (file, "Puzzle", "Say", say);
  g_key_file_set_string (file, "Puzzle", "Position", link->position);
  g_key_file_set_string (file, "Puzzle", "Goal", link->goal);
  g_key_file_set_string (file, "Puzzle", "Turns", turns);
  for (guint i = 0; i < COURSE_LINK_N_TEXTS; i++)
    if (link->texts[i])
      g_key_file_set_string (file, "Puzzle", texts[i].key, link->texts[i]);
  text = g_key_file_to_data (file, &length, NULL);
  return course_puzzle_parse (modules, text, length, error);
}

/* Holds the texts to what a puzzle's file may have. */
static gboolean
check_texts (const CourseLink *link, GError **error)
{
  g_autoptr (CoursePuzzle) puzzle = NULL;

  if (!has_texts (link))
    return TRUE;
  if (link->goal == NULL)
    return fail (error, _ ("a link without a goal has no texts"));
  puzzle = make_puzzle (link, "Title", "Say", error);
  return puzzle != NULL;
}

/* Reads a link to a whole file, whose text begins at `from`. */
static gboolean
read_link_file (CourseLink              *link,
                const GameModule *const *modules,
                const char              *text,
                const char              *from,
                gboolean                 is_lesson,
                GError                 **error)
{
  g_autoptr (GString) file = g_string_new (NULL);

  if (!decode (text, from, from + strlen (from), G_MAXUINT8, TRUE, file, error))
    return FALSE;
  if (is_lesson)
    link->lesson = course_lesson_parse (modules, file->str, file->len, error);
  else
    link->bout = course_bout_parse (modules, file->str, file->len, error);
  return link->lesson != NULL || link->bout != NULL;
}

/* Returns TRUE if position and goal can be read. */
static gboolean
check_task (CourseLink *link, const GameModule *const *modules, GError **error)
{
  g_autoptr (GError) wrong = NULL;
  g_autofree GameState *state = NULL;

  link->module = game_modules_find_for_position (modules, link->position, &wrong);
  if (link->module != NULL)
    state = game_position_parse_full (link->module->rules, link->position, 0, &wrong);
  if (state == NULL)
    {
      /* Translators: %s is a sentence that says what is wrong. */
      g_set_error (error, GAME_ERROR, wrong->code, _ ("in the position, %s"), wrong->message);
      return FALSE;
    }
  return (link->goal == NULL || check_goal (link->module->rules, state, link->goal, error)) &&
         check_turns (link, error) && check_texts (link, error);
}

/* Reads what stands behind the scheme. */
static gboolean
read_link (CourseLink              *link,
           const GameModule *const *modules,
           const char              *text,
           GError                 **error)
{
  const char *head = text + strlen (PREFIX);

  if (g_str_has_prefix (head, LESSON))
    return read_link_file (link, modules, text, head + strlen (LESSON), TRUE, error);
  if (g_str_has_prefix (head, BOUT))
    return read_link_file (link, modules, text, head + strlen (BOUT), FALSE, error);
  return read_fields (link, text, error) && check_task (link, modules, error);
}

gboolean
course_link_is_meant (const char *text)
{
  return g_ascii_strncasecmp (text, PREFIX, strlen (PREFIX)) == 0;
}

CourseLink *
course_link_parse (const GameModule *const *modules, const char *text, GError **error)
{
  g_autoptr (CourseLink) link = g_new0 (CourseLink, 1);

  if (!course_link_is_meant (text))
    {
      fail (error, _ ("a link to a position begins with “edubba:”"));
      return NULL;
    }
  if (strlen (text) > COURSE_LINK_MAX_BYTES)
    {
      g_set_error (error, GAME_ERROR, GAME_ERROR_LIMIT,
                   /* Translators: %u is a number of bytes. */
                   _ ("a link may not be longer than %u bytes"), COURSE_LINK_MAX_BYTES);
      return NULL;
    }
  return read_link (link, modules, text, error) ? g_steal_pointer (&link) : NULL;
}

void
course_link_free (CourseLink *link)
{
  g_clear_pointer (&link->lesson, course_lesson_unref);
  g_clear_pointer (&link->bout, course_bout_unref);
  g_free (link->position);
  g_free (link->goal);
  for (guint i = 0; i < COURSE_LINK_N_TEXTS; i++)
    g_free (link->texts[i]);
  g_free (link);
}

char *
course_link_print (const char *position, const char *goal, guint turns)
{
  g_auto (GStrv) fields = g_strsplit (position, " ", -1);
  g_autoptr (GString) link = g_string_new (PREFIX);

  for (guint i = 0; fields[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (link, i == 1 ? '?' : '&');
      g_string_append_uri_escaped (link, fields[i], PLAIN, FALSE);
    }
  if (goal != NULL)
    {
      g_string_append (link, fields[0] != NULL && fields[1] != NULL ? "&" GOAL : "?" GOAL);
      g_string_append_uri_escaped (link, goal, PLAIN, FALSE);
      if (turns > 1)
        game_print_to (link, "&" TURNS "%u", turns);
    }
  if (link->len > COURSE_LINK_MAX_BYTES)
    return NULL;
  return g_string_free (g_steal_pointer (&link), FALSE);
}

/* A text of a puzzle in the language of the process, or NULL. */
static const char *
get_text (const CoursePuzzle *puzzle, guint i)
{
  const char *const *hints = course_puzzle_get_hints (puzzle);

  if (i == COURSE_LINK_TITLE)
    return course_puzzle_get_title (puzzle);
  if (i == COURSE_LINK_SAY)
    return course_puzzle_get_say (puzzle);
  if (i == COURSE_LINK_DONE)
    return course_puzzle_get_done (puzzle);
  return i - COURSE_LINK_HINT < g_strv_length ((GStrv) hints) ? hints[i - COURSE_LINK_HINT] : NULL;
}

/* Appends a text, on one line and without places to break, if it fits. */
static gboolean
append_text (GString *link, const char *name, const char *text)
{
  g_autoptr (GString) plain = g_string_new (text);
  gsize before = link->len;

  g_string_replace (plain, "\u200b", "", 0);
  g_strdelimit (plain->str, "\n\r\t", ' ');
  game_print_to (link, "&%s", name);
  g_string_append_uri_escaped (link, plain->str, PLAIN, FALSE);
  if (link->len <= COURSE_LINK_MAX_BYTES)
    return TRUE;
  g_string_truncate (link, before);
  return FALSE;
}

char *
course_link_print_puzzle (const char *position, const CoursePuzzle *puzzle)
{
  const GameRules *rules = course_puzzle_get_module (puzzle)->rules;
  g_autofree char *goal = game_goal_print (rules, course_puzzle_get_goal (puzzle));
  g_autofree char *task = course_link_print (position, goal, course_puzzle_get_turns (puzzle));
  g_autoptr (GString) link = g_string_new (task);

  if (task == NULL)
    return NULL;
  for (guint i = 0; i < COURSE_LINK_N_TEXTS; i++)
    if (get_text (puzzle, i) && !append_text (link, texts[i].name, get_text (puzzle, i)))
      break;
  return g_string_free (g_steal_pointer (&link), FALSE);
}

CoursePuzzle *
course_link_make_puzzle (const CourseLink *link, const char *title, const char *say)
{
  CoursePuzzle *puzzle;

  g_return_val_if_fail (link->goal != NULL, NULL);

  puzzle = make_puzzle (link, title, say, NULL);
  g_assert (puzzle != NULL);
  return puzzle;
}

/* The link to a file, without its remarks and empty lines. */
static char *
print_file (const char *head, const char *source)
{
  g_auto (GStrv) lines = g_strsplit (game_text_skip_mark (source), "\n", -1);
  g_autoptr (GString) link = g_string_new (PREFIX);

  g_string_append (link, head);
  for (guint i = 0; lines[i]; i++)
    {
      const char *line = g_strstrip (lines[i]);

      if (*line == '\0' || *line == '#')
        continue;
      g_string_append_uri_escaped (link, line, PLAIN, FALSE);
      g_string_append (link, "%0A");
    }
  g_string_replace (link, "%20", "+", 0);
  return link->len > COURSE_LINK_MAX_BYTES ? NULL : g_string_free (g_steal_pointer (&link), FALSE);
}

char *
course_link_print_lesson (const CourseLesson *lesson)
{
  return print_file (LESSON, course_lesson_get_source (lesson));
}

char *
course_link_print_bout (const CourseBout *bout)
{
  return print_file (BOUT, course_bout_get_source (bout));
}

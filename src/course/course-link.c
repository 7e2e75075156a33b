/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Links, read in three steps: the bytes, each allowed for itself; the fields, put together as the
 * text of a position; and then whether that is one, which the game itself says. Positions and goals
 * are plain ASCII, so anything else is refused before any parser sees it.
 */
#include "course-link.h"

#include <glib/gi18n-lib.h>

#include "game-print.h"
#include "game-state.h"

#define PREFIX COURSE_LINK_SCHEME ":"
#define GOAL   "goal="
#define TURNS  "turns="

/* The most turns that a puzzle runs over. */
#define MAX_TURNS 2

/* The characters that need no encoding in a URI behind the first "?", besides letters, digits and
 * "-._~"; "&" parts the fields. */
#define PLAIN "/?:@!$'()*,;="

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
 * columns. */
static gboolean
decode (const char *link, const char *from, const char *end, GString *decoded, GError **error)
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
      if (byte < ' ' || byte > '~')
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

/* Reads a field: the goal, the turns, or one of the position. */
static gboolean
read_field (
  CourseLink *link, const char *text, const char *from, GString *position, GError **error)
{
  const char *end = from + strcspn (from, "&");
  g_autoptr (GString) field = g_string_new (NULL);

  if (!decode (text, from, end, field, error))
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

  if (!decode (text, head, query, position, error))
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
         check_turns (link, error);
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
  if (!read_fields (link, text, error) || !check_task (link, modules, error))
    return NULL;
  return g_steal_pointer (&link);
}

void
course_link_free (CourseLink *link)
{
  g_free (link->position);
  g_free (link->goal);
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

CoursePuzzle *
course_link_make_puzzle (const CourseLink *link, const char *title, const char *say)
{
  const GameModule *modules[] = { link->module, NULL };
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *turns = game_print ("%u", link->turns);
  g_autofree char *task = g_strconcat (link->position, " " GOAL, link->goal,
                                       link->turns > 1 ? " " TURNS : NULL, turns, NULL);
  g_autofree char *id = game_print ("link-%016" G_GINT64_MODIFIER "x", game_text_hash (task));
  g_autofree char *text = NULL;
  gsize            length;
  CoursePuzzle    *puzzle;

  g_return_val_if_fail (link->goal != NULL, NULL);

  g_key_file_set_string (file, "Puzzle", "Id", id);
  g_key_file_set_string (file, "Puzzle", "Title", title);
  g_key_file_set_string (file, "Puzzle", "Say", say);
  g_key_file_set_string (file, "Puzzle", "Position", link->position);
  g_key_file_set_string (file, "Puzzle", "Goal", link->goal);
  g_key_file_set_string (file, "Puzzle", "Turns", turns);
  text = g_key_file_to_data (file, &length, NULL);
  puzzle = course_puzzle_parse (modules, text, length, NULL);
  g_assert (puzzle != NULL);
  return puzzle;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Holding lines to a form. A group that does not belong into the file takes its lines with it, so
 * that each mistake is reported once.
 */
#include "course-form.h"

#include <glib/gi18n-lib.h>

#include "game-nearest.h"
#include "game-text.h"

#define DIGITS "0123456789"

/* No group has a number of more digits. */
#define MOST_DIGITS 9

/* The state of the scan of the lines. */
typedef struct
{
  const CourseForm  *form;
  const CourseGroup *last;  /* the last group that was in its place, or NULL */
  const CourseGroup *group; /* that of the line; NULL: none, or none that belongs here */
  char              *name;  /* the group's, with its number */
  guint              index; /* the last group's number; 1 without one */
  guint              line;
  gboolean           has_begun; /* some group was named, right or wrong */
  gboolean           has_languages;
  CourseFaults      *faults;
  GStrvBuilder      *groups;
} Scan;

static gboolean
fail_at_line (const Scan *scan, const char *sentence)
{
  return course_faults_add_at_line (scan->faults, GAME_ERROR_SYNTAX, scan->line, sentence);
}

static gboolean
fail_at_key (const Scan *scan, const char *name, const char *sentence)
{
  return course_faults_add (scan->faults, GAME_ERROR_SYNTAX, scan->name, name, sentence);
}

static gboolean
is_locale (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isalnum (text[i]) && !strchr ("_@.-", text[i]))
      return FALSE;
  return length > 0;
}

/* "Hint1" to "Hint9" for the numbered key "Hint". */
static gboolean
is_key (const CourseKey *key, const char *name)
{
  gsize length = strlen (key->name);

  if (!(key->flags & COURSE_KEY_NUMBERED))
    return strcmp (key->name, name) == 0;
  return strncmp (key->name, name, length) == 0 && name[length] >= '1' &&
         name[length] <= '0' + COURSE_MAX_NUMBER && !name[length + 1];
}

const CourseKey *
course_group_find_key (const CourseGroup *group, const char *name)
{
  for (const CourseKey *key = group->keys; key->name; key++)
    if (is_key (key, name))
      return key;
  return NULL;
}

const CourseGroup *
course_form_find_group (const CourseForm *form, const char *name, guint *index)
{
  guint64 number;

  *index = 1;
  for (const CourseGroup *group = form->groups; group->name; group++)
    {
      gsize length = strlen (group->name);

      if (!group->numbered && strcmp (group->name, name) == 0)
        return group;
      if (group->numbered && strncmp (group->name, name, length) == 0 && name[length] == ' ' &&
          game_number_parse (name + length + 1, G_MAXUINT, &number, NULL))
        {
          *index = (guint) number;
          return group;
        }
    }
  return NULL;
}

/* The keys of a group as they can stand in a file, numbered like `name`. */
static GStrv
list_keys (const CourseGroup *group, const char *name)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  char last = *name ? name[strlen (name) - 1] : '1';
  char number[] = { g_ascii_isdigit (last) && last != '0' ? last : '1', '\0' };

  for (const CourseKey *key = group->keys; key->name; key++)
    {
      g_autofree char *full =
        g_strconcat (key->name, key->flags & COURSE_KEY_NUMBERED ? number : "", NULL);

      g_strv_builder_add (names, full);
    }
  return g_strv_builder_end (names);
}

/* Looks at "Title" or "Title[ru]". */
static gboolean
check_key_name (const Scan *scan, const char *name)
{
  gsize            length = strcspn (name, "[");
  g_autofree char *base = g_strndup (name, length);
  const CourseKey *key = course_group_find_key (scan->group, base);

  if (!key)
    {
      g_auto (GStrv) known = list_keys (scan->group, base);
      const char      *meant = game_nearest_find (base, (const char *const *) known);
      g_autofree char *sentence = game_nearest_explain (base, (const char *const *) known);

      if (meant)
        course_faults_mark (scan->faults, scan->name, meant);
      return fail_at_key (scan, name, sentence);
    }
  if (!name[length])
    return TRUE;
  if (!(key->flags & COURSE_KEY_TEXT))
    return fail_at_key (scan, name, _ ("This key is not translated."));
  if (!g_str_has_suffix (name, "]") || !is_locale (name + length + 1, strlen (name) - length - 2))
    return fail_at_key (scan, name, _ ("A language is written in brackets, such as [ru]."));
  return TRUE;
}

static CourseKeyFlags
find_flags (const Scan *scan, const char *name)
{
  g_autofree char *base = g_strndup (name, strcspn (name, "["));

  return course_group_find_key (scan->group, base)->flags;
}

/* A file has visible characters only; and texts of all languages have their limits. */
static gboolean
check_characters (const Scan *scan, const char *name, const char *value)
{
  static const char *const faults[] = {
    /* Translators: %04X is the number of a character, in Unicode. */
    [GAME_TEXT_HIDDEN] = N_ ("There is an invisible character here: U+%04X."),
    /* Translators: marks above and below a letter, for example; %04X is the number of a character,
     * in Unicode. */
    [GAME_TEXT_CROWDED] = N_ ("Too many characters are joined into one here: U+%04X."),
  };
  CourseKeyFlags   flags = find_flags (scan, name);
  glong            max = flags & COURSE_KEY_TITLE ? COURSE_MAX_TITLE : COURSE_MAX_TEXT;
  gunichar         wrong;
  GameTextFault    fault = game_text_check (value, &wrong);
  g_autofree char *sentence = NULL;

  if (fault != GAME_TEXT_FINE)
    sentence = g_strdup_printf (_ (faults[fault]), wrong);
  else if ((flags & COURSE_KEY_TEXT) && g_utf8_strlen (value, -1) > max)
    /* Translators: %ld is a number, 200 or 2000. */
    sentence =
      g_strdup_printf (_ ("This text is too long: at most %ld characters are allowed here."), max);
  return !sentence || fail_at_key (scan, name, sentence);
}

/* GKeyFile stumbles over escapes that it does not know. */
static gboolean
check_escapes (const Scan *scan, const char *name, const char *value)
{
  while ((value = strchr (value, '\\')))
    {
      if (!value[1] || !strchr ("sntr\\", value[1]))
        return fail_at_key (scan, name,
                            _ ("A backslash is followed by s, n, t, r or another backslash."));
      value += 2;
    }
  return TRUE;
}

/* Notes quotes round the whole of a text, which are shown with it. */
static void
note_quotes (const Scan *scan, const char *name, const char *value)
{
  g_autofree char *text = g_strstrip (g_strdup (value));
  gsize            length = strlen (text);

  if (length > 1 && text[0] == '"' && text[length - 1] == '"' &&
      !memchr (text + 1, '"', length - 2) && (find_flags (scan, name) & COURSE_KEY_TEXT))
    course_faults_note (scan->faults, scan->name, name,
                        _ ("The quotes are shown with the text. A value needs none."));
}

/* Returns TRUE if a group may come here: the same kind with the next number, or a later kind. */
static gboolean
is_next (const Scan *scan, const CourseGroup *group, guint index)
{
  if (scan->last == group)
    return index == scan->index + 1;
  return index == 1 && (!scan->last || scan->last < group);
}

/* The groups as they can stand in a file, numbered like `name`. */
static char *
explain_group (const Scan *scan, const char *name)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  const char      *digits = name + strcspn (name, DIGITS);
  g_autofree char *number = g_strndup (digits, MIN (strspn (digits, DIGITS), MOST_DIGITS));
  g_auto (GStrv) known = NULL;
  const char *meant;

  for (const CourseGroup *group = scan->form->groups; group->name; group++)
    {
      g_autofree char *full = g_strconcat (group->name, group->numbered ? " " : "",
                                           group->numbered ? (*number ? number : "1") : "", NULL);

      g_strv_builder_add (names, full);
    }
  known = g_strv_builder_end (names);
  meant = game_nearest_find (name, (const char *const *) known);
  if (!meant)
    return g_strdup (_ (scan->form->no_such_group));
  course_faults_mark (scan->faults, meant, NULL);
  return game_nearest_explain (name, (const char *const *) known);
}

static gboolean
check_group (Scan *scan, const char *line)
{
  gsize              length = strlen (line);
  g_autofree char   *name = g_strndup (line + 1, length - 1 - (line[length - 1] == ']'));
  guint              index = 0;
  const CourseGroup *group =
    line[length - 1] == ']' ? course_form_find_group (scan->form, name, &index) : NULL;
  gboolean has_begun = scan->has_begun;

  scan->group = NULL;
  scan->has_begun = TRUE;
  if (!group)
    {
      g_autofree char *sentence = explain_group (scan, name);

      return fail_at_line (scan, sentence);
    }
  if (!has_begun && group != scan->form->groups)
    fail_at_line (scan, _ (scan->form->begins));
  if (!course_faults_set_line (scan->faults, name, NULL, scan->line))
    return fail_at_line (scan, _ ("This group appears for the second time."));
  if (has_begun && !is_next (scan, group, index))
    course_faults_add (scan->faults, GAME_ERROR_SYNTAX, name, NULL,
                       _ ("Groups are numbered 1, 2, 3 and so on, in that order."));
  scan->last = scan->group = group;
  scan->index = index;
  g_free (scan->name);
  scan->name = g_steal_pointer (&name);
  g_strv_builder_add (scan->groups, scan->name);
  return TRUE;
}

static gboolean
check_entry (Scan *scan, const char *line, const char *equals)
{
  g_autofree char *name = g_strchomp (g_strndup (line, (gsize) (equals - line)));

  if (!course_faults_set_line (scan->faults, scan->name, name, scan->line))
    return fail_at_line (scan, _ ("This key appears for the second time."));
  scan->has_languages |= strchr (name, '[') != NULL;
  if (!check_key_name (scan, name) || !check_characters (scan, name, equals + 1) ||
      !check_escapes (scan, name, equals + 1))
    return FALSE;
  note_quotes (scan, name, equals + 1);
  return TRUE;
}

/* One line, stripped: FALSE if it is not to be read: it is wrong, or its group is. */
static gboolean
check_line (Scan *scan, const char *line)
{
  const char *equals = strchr (line, '=');

  if (!*line || *line == '#')
    return TRUE;
  if (*line == '[')
    return check_group (scan, line);
  if (!scan->group && scan->has_begun)
    return FALSE;
  if (!equals || equals == line)
    return fail_at_line (scan, _ ("This is neither a key with its value nor a comment."));
  if (scan->group)
    return check_entry (scan, line, equals);
  scan->has_begun = TRUE;
  return fail_at_line (scan, _ (scan->form->begins));
}

void
course_form_scan (const CourseForm *form,
                  const char       *text,
                  CourseScan       *scan,
                  CourseFaults     *faults)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GStrvBuilder) groups = g_strv_builder_new ();
  Scan here = { .form = form, .faults = faults, .groups = groups };

  for (guint i = 0; lines[i]; i++)
    {
      here.line = i + 1;
      if (!check_line (&here, g_strstrip (lines[i])))
        *lines[i] = '\0';
    }
  here.line = 1;
  if (!here.has_begun)
    fail_at_line (&here, _ (form->begins));
  scan->text = g_strjoinv ("\n", lines);
  scan->groups = g_strv_builder_end (groups);
  scan->has_languages = here.has_languages;
  g_free (here.name);
}

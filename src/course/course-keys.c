/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Key files with a fixed form: every line is held to the form first, then GKeyFile reads the
 * values. The meaning of values is not known here.
 */
#include "course-keys.h"

#include <glib/gi18n-lib.h>

#include "course-file.h"
#include "game-print.h"
#include "game-state.h"
#include "game-text.h"

#define MAX_ID_LENGTH 64

struct _CourseKeys
{
  const CourseForm *form;
  GKeyFile         *file;
  GStrv             groups;
  char             *game;          /* the id before its first position, or NULL */
  gboolean          has_languages; /* translations of its own, as in "Title[ru]" */
  gboolean          is_translated;
};

/* The state of the scan of the lines. */
typedef struct
{
  const CourseForm  *form;
  const CourseGroup *group; /* NULL before the first */
  char              *name;  /* the group's, with its number */
  guint              index; /* its number; 1 without one */
  guint              line;
  gboolean           has_languages;
  GHashTable        *seen; /* groups, and keys behind their group and a line break */
  GStrvBuilder      *groups;
} Scan;

gboolean
course_keys_fail (GError **error, const char *group, const char *key, const char *format, ...)
{
  g_autofree char *name = game_text_quote (key);
  g_autofree char *message = NULL;
  va_list          arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX, "[%s] %s: %s", group, name, message);
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

gboolean
course_is_word (const char *text)
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

static const CourseKey *
find_key (const CourseGroup *group, const char *name)
{
  for (const CourseKey *key = group->keys; key->name; key++)
    if (is_key (key, name))
      return key;
  return NULL;
}

/* The group of the form that "Step 3" belongs to, and its number. */
static const CourseGroup *
find_group (const CourseForm *form, const char *name, guint *index)
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

/* Looks at "Title" or "Title[ru]". */
static gboolean
check_key_name (const Scan *scan, const char *name, GError **error)
{
  gsize            length = strcspn (name, "[");
  g_autofree char *base = g_strndup (name, length);
  const CourseKey *key = find_key (scan->group, base);

  if (!key)
    return course_keys_fail (error, scan->name, name, "%s", _ (scan->form->no_such_key));
  if (!name[length])
    return TRUE;
  if (!(key->flags & COURSE_KEY_TEXT))
    return course_keys_fail (error, scan->name, name, _ ("This key is not translated."));
  if (!g_str_has_suffix (name, "]") || !is_locale (name + length + 1, strlen (name) - length - 2))
    return course_keys_fail (error,
                             scan->name,
                             name,
                             _ ("A language is written in brackets, such as [ru]."));
  return TRUE;
}

/* A file has visible characters only; and texts of all languages have their limits. */
static gboolean
check_characters (const Scan *scan, const char *name, const char *value, GError **error)
{
  static const char *const faults[] = {
    /* Translators: %04X is the number of a character, in Unicode. */
    [GAME_TEXT_HIDDEN] = N_ ("There is an invisible character here: U+%04X."),
    /* Translators: marks above and below a letter, for example; %04X is the number of a character,
     * in Unicode. */
    [GAME_TEXT_CROWDED] = N_ ("Too many characters are joined into one here: U+%04X."),
  };
  g_autofree char *base = g_strndup (name, strcspn (name, "["));
  CourseKeyFlags   flags = find_key (scan->group, base)->flags;
  glong            max = flags & COURSE_KEY_TITLE ? COURSE_MAX_TITLE : COURSE_MAX_TEXT;
  gunichar         wrong;
  GameTextFault    fault = game_text_check (value, &wrong);

  if (fault != GAME_TEXT_FINE)
    return course_keys_fail (error, scan->name, name, _ (faults[fault]), wrong);
  if (!(flags & COURSE_KEY_TEXT) || g_utf8_strlen (value, -1) <= max)
    return TRUE;
  return course_keys_fail (error, scan->name, name,
                           /* Translators: %ld is a number, 200 or 2000. */
                           _ ("This text is too long: at most %ld characters are allowed here."),
                           max);
}

/* GKeyFile stumbles over escapes that it does not know. */
static gboolean
check_value (const Scan *scan, const char *name, const char *value, GError **error)
{
  while ((value = strchr (value, '\\')))
    {
      if (!value[1] || !strchr ("sntr\\", value[1]))
        return course_keys_fail (
          error,
          scan->name,
          name,
          _ ("A backslash is followed by s, n, t, r or another backslash."));
      value += 2;
    }
  return TRUE;
}

/* Returns TRUE if a group may come here: the same kind with the next number, or a later kind. */
static gboolean
is_next (const Scan *scan, const CourseGroup *group, guint index)
{
  if (scan->group == group)
    return index == scan->index + 1;
  return index == 1 && (!scan->group || scan->group < group);
}

static gboolean
check_group (Scan *scan, const char *line, GError **error)
{
  gsize              length = strlen (line);
  g_autofree char   *name = line[length - 1] == ']' ? g_strndup (line + 1, length - 2) : NULL;
  guint              index = 0;
  const CourseGroup *group = name ? find_group (scan->form, name, &index) : NULL;

  if (!group)
    return fail_at_line (error, scan->line, _ (scan->form->no_such_group));
  if (!scan->group && group != scan->form->groups)
    return fail_at_line (error, scan->line, _ (scan->form->begins));
  if (!g_hash_table_add (scan->seen, g_strdup (name)))
    return fail_at_line (error, scan->line, _ ("This group appears for the second time."));
  if (!is_next (scan, group, index))
    {
      g_set_error (error,
                   GAME_ERROR,
                   GAME_ERROR_SYNTAX,
                   "[%s]: %s",
                   name,
                   _ ("Groups are numbered 1, 2, 3 and so on, in that order."));
      return FALSE;
    }
  scan->group = group;
  scan->index = index;
  g_free (scan->name);
  scan->name = g_steal_pointer (&name);
  g_strv_builder_add (scan->groups, scan->name);
  return TRUE;
}

/* One line, stripped: FALSE if it is not a comment, a group in its place or a new key. */
static gboolean
check_line (Scan *scan, const char *line, GError **error)
{
  const char      *equals = strchr (line, '=');
  g_autofree char *name = NULL;

  if (!*line || *line == '#')
    return TRUE;
  if (*line == '[')
    return check_group (scan, line, error);
  if (!equals || equals == line)
    return fail_at_line (error,
                         scan->line,
                         _ ("This is neither a key with its value nor a comment."));
  if (!scan->group)
    return fail_at_line (error, scan->line, _ (scan->form->begins));
  name = g_strchomp (g_strndup (line, (gsize) (equals - line)));
  if (!g_hash_table_add (scan->seen, g_strconcat (scan->name, "\n", name, NULL)))
    return fail_at_line (error, scan->line, _ ("This key appears for the second time."));
  scan->has_languages |= strchr (name, '[') != NULL;
  return check_key_name (scan, name, error) &&
         check_characters (scan, name, equals + 1, error) &&
         check_value (scan, name, equals + 1, error);
}

static gboolean
check_lines (CourseKeys *keys, const char *text, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GStrvBuilder) groups = g_strv_builder_new ();
  Scan     scan = { .form = keys->form, .seen = seen, .groups = groups };
  gboolean fine = TRUE;

  for (guint i = 0; lines[i] && fine; i++)
    {
      scan.line = i + 1;
      fine = check_line (&scan, g_strstrip (lines[i]), error);
    }
  if (fine && !scan.group)
    fine = fail_at_line (error, 1, _ (keys->form->begins));
  keys->has_languages = scan.has_languages;
  keys->groups = g_strv_builder_end (groups);
  g_free (scan.name);
  return fine;
}

gboolean
course_keys_has (const CourseKeys *keys, const char *group, const char *key)
{
  return g_key_file_has_key (keys->file, group, key, NULL);
}

/* A translation translates something, and a number follows on another. */
static gboolean
check_key (const CourseKeys *keys, const char *group, const char *name, GError **error)
{
  g_autofree char *base = g_strndup (name, strcspn (name, "["));
  gsize            last = strlen (base) - 1;
  guint            index;
  const CourseKey *key = find_key (find_group (keys->form, group, &index), base);

  if (!course_keys_has (keys, group, base))
    return course_keys_fail (error,
                             group,
                             name,
                             _ ("There is a translation, but nothing that it translates."));
  if (!(key->flags & COURSE_KEY_NUMBERED) || base[last] == '1')
    return TRUE;
  base[last]--;
  if (course_keys_has (keys, group, base))
    return TRUE;
  /* Translators: %s is the name of a key, such as Hint2. */
  return course_keys_fail (error,
                           group,
                           name,
                           _ ("The key before this one, %s, is missing."),
                           base);
}

static gboolean
check_required (const CourseKeys *keys, const char *group, const CourseKey *key, GError **error)
{
  g_autofree char *name = g_strconcat (key->name,
                                       key->flags & COURSE_KEY_NUMBERED ? "1" : "",
                                       NULL);

  if (!(key->flags & COURSE_KEY_REQUIRED) || course_keys_has (keys, group, name))
    return TRUE;
  return course_keys_fail (error, group, name, _ ("This key is missing."));
}

static gboolean
check_keys (const CourseKeys *keys, const char *name, GError **error)
{
  guint              index;
  const CourseGroup *group = find_group (keys->form, name, &index);
  g_auto (GStrv) names = g_key_file_get_keys (keys->file, name, NULL, NULL);

  for (guint i = 0; names[i]; i++)
    if (!check_key (keys, name, names[i], error))
      return FALSE;
  for (const CourseKey *key = group->keys; key->name; key++)
    if (!check_required (keys, name, key, error))
      return FALSE;
  return TRUE;
}

/* The files are written in English. */
static gboolean
is_english (void)
{
  const char *language = g_get_language_names ()[0];

  return g_str_equal (language, "C") || g_str_has_prefix (language, "C.") ||
         g_str_equal (language, "POSIX") || g_str_equal (language, "en") ||
         g_str_has_prefix (language, "en_") || g_str_has_prefix (language, "en.");
}

/* The language of the file's own translation of a key that is nearest to the user's, or NULL if
 * there is none. Newer GLib calls a text without translation "C". */
static char *
find_locale (const CourseKeys *keys, const char *group, const char *key)
{
  g_autofree char *locale = NULL;

  /* Asking for each key takes a quarter of the time to read a file, and most have no languages. */
  if (keys->has_languages)
    locale = g_key_file_get_locale_for_key (keys->file, group, key, NULL);
  return g_strcmp0 (locale, "C") == 0 ? NULL : g_steal_pointer (&locale);
}

/* The text as the file has it: in its own translation, if it has one for the language. */
static char *
read_own (const CourseKeys *keys, const char *group, const char *key, const char *locale)
{
  char *text = locale ? g_key_file_get_locale_string (keys->file, group, key, locale, NULL)
                      : g_key_file_get_string (keys->file, group, key, NULL);

  return text ? g_strstrip (text) : NULL;
}

/* Every kind of file has a position, which begins with its game; the position is read again
 * later, with that game's rules. */
static char *
dup_game (const CourseKeys *keys)
{
  for (guint i = 0; keys->groups[i]; i++)
    {
      g_autofree char *position = read_own (keys, keys->groups[i], "Position", NULL);
      g_autofree char *id = position ? g_strndup (position, strcspn (position, "/ ")) : NULL;

      if (id)
        return course_is_word (id) ? g_steal_pointer (&id) : NULL;
    }
  return NULL;
}

const char *
course_translate (const char *game, const char *text)
{
  g_autofree char *domain = game ? g_strconcat ("edubba-", game, "-lessons", NULL) : NULL;

  return domain ? g_dgettext (domain, text) : text;
}

static gboolean
has_translation (const CourseKeys *keys, const char *group, const char *key)
{
  g_autofree char *locale = find_locale (keys, group, key);
  g_autofree char *text = read_own (keys, group, key, NULL);

  /* gettext returns the same pointer if it does not know the text. */
  return locale || !text || !*text || course_translate (keys->game, text) != text;
}

static gboolean
is_group_translated (const CourseKeys *keys, const char *name)
{
  guint              index;
  const CourseGroup *group = find_group (keys->form, name, &index);
  g_auto (GStrv) names = g_key_file_get_keys (keys->file, name, NULL, NULL);

  for (guint i = 0; names[i]; i++)
    if (!strchr (names[i], '[') && (find_key (group, names[i])->flags & COURSE_KEY_TEXT) &&
        !has_translation (keys, name, names[i]))
      return FALSE;
  return TRUE;
}

static gboolean
are_groups_translated (const CourseKeys *keys)
{
  for (guint i = 0; keys->groups[i]; i++)
    if (!is_group_translated (keys, keys->groups[i]))
      return FALSE;
  return TRUE;
}

static gboolean
load (CourseKeys *keys, const char *text, gsize length, GError **error)
{
  g_autoptr (GError) wrong = NULL;

  if (!g_key_file_load_from_data (keys->file, text, length, G_KEY_FILE_KEEP_TRANSLATIONS, &wrong))
    {
      g_set_error_literal (error, GAME_ERROR, GAME_ERROR_SYNTAX, wrong->message);
      return FALSE;
    }
  for (guint i = 0; keys->groups[i]; i++)
    if (!check_keys (keys, keys->groups[i], error))
      return FALSE;
  keys->game = dup_game (keys);
  keys->is_translated = is_english () || are_groups_translated (keys);
  return TRUE;
}

CourseKeys *
course_keys_parse (const CourseForm *form, const char *text, gsize length, GError **error)
{
  g_autoptr (CourseKeys) keys = g_new0 (CourseKeys, 1);
  g_autofree char *copy = NULL;
  const char      *start;

  keys->form = form;
  keys->file = g_key_file_new ();
  if (length > form->max_bytes)
    {
      g_set_error (error, GAME_ERROR, GAME_ERROR_LIMIT, _ (form->too_long),
                   (guint) form->max_bytes);
      return NULL;
    }
  if (!course_text_check (text, length, error))
    return NULL;
  copy = g_strndup (text, length);
  start = game_text_skip_mark (copy);
  if (!check_lines (keys, start, error) || !load (keys, start, strlen (start), error))
    return NULL;
  return g_steal_pointer (&keys);
}

void
course_keys_free (CourseKeys *keys)
{
  g_key_file_unref (keys->file);
  g_strfreev (keys->groups);
  g_free (keys->game);
  g_free (keys);
}

const char *const *
course_keys_get_groups (const CourseKeys *keys)
{
  return (const char *const *) keys->groups;
}

gboolean
course_keys_is_translated (const CourseKeys *keys)
{
  return keys->is_translated;
}

gboolean
course_keys_read (const CourseKeys *keys,
                  const char       *group,
                  const char       *key,
                  char            **value,
                  GError          **error)
{
  guint            index;
  const CourseKey *known = find_key (find_group (keys->form, group, &index), key);
  g_autofree char *locale = NULL;
  g_autofree char *text = NULL;

  if (!course_keys_has (keys, group, key))
    return TRUE;
  locale = find_locale (keys, group, key);
  text = read_own (keys, group, key, locale);
  if (!text)
    return course_keys_fail (error, group, key, _ ("The value cannot be read."));
  if (game_text_is_blank (text))
    return course_keys_fail (error, group, key,
                             _ ("There is nothing to be seen after the equals sign."));
  if (known->flags & COURSE_KEY_TITLE)
    g_strdelimit (text, "\n\r\t", ' ');
  if (!(known->flags & COURSE_KEY_TEXT))
    *value = g_steal_pointer (&text);
  else
    *value = game_text_soften (locale == NULL ? course_translate (keys->game, text) : text);
  return TRUE;
}

gboolean
course_keys_read_list (const CourseKeys *keys,
                       const char       *group,
                       const char       *key,
                       GStrv            *list,
                       GError          **error)
{
  g_autoptr (GError) wrong = NULL;

  if (!course_keys_has (keys, group, key))
    *list = g_new0 (char *, 1);
  else
    *list = g_key_file_get_string_list (keys->file, group, key, NULL, &wrong);
  if (!*list || wrong)
    return course_keys_fail (error, group, key, _ ("The value cannot be read."));
  return TRUE;
}

gboolean
course_keys_read_numbered (const CourseKeys *keys,
                           const char       *group,
                           const char       *name,
                           GStrv            *list,
                           GError          **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 1; i <= COURSE_MAX_NUMBER; i++)
    {
      g_autofree char *key = game_print ("%s%u", name, i);
      g_autofree char *value = NULL;

      if (!course_keys_read (keys, group, key, &value, error))
        return FALSE;
      if (value)
        g_strv_builder_add (builder, value);
    }
  *list = g_strv_builder_end (builder);
  return TRUE;
}

gboolean
course_keys_read_id (const CourseKeys *keys, const char *group, char **id, GError **error)
{
  if (!course_keys_read (keys, group, "Id", id, error))
    return FALSE;
  if (!course_is_word (*id))
    return course_keys_fail (error, group, "Id",
                             _ ("An id is a word of the characters a-z, 0-9 and -."));
  return TRUE;
}

gboolean
course_keys_read_paragraphs (const CourseKeys *keys,
                             const GameRules  *rules,
                             const char       *group,
                             const char       *key,
                             GStrv            *list,
                             GError          **error)
{
  if (!course_keys_read_list (keys, group, key, list, error))
    return FALSE;
  for (guint i = 0; (*list)[i]; i++)
    if (game_paragraph_find (rules, (*list)[i]) == rules->n_paragraphs)
      {
        g_autofree char *number = game_text_quote ((*list)[i]);

        return course_keys_fail (error, group, key, _ ("The rules have no paragraph “%s”."),
                                 number);
      }
  return TRUE;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Key files with a fixed form: every line is held to the form first, then GKeyFile reads the
 * values. The meaning of values is not known here.
 */
#include "course-keys.h"

#include <glib/gi18n-lib.h>

#include "course-file.h"
#include "game-nearest.h"
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
  CourseFaults     *faults; /* borrowed, while the file is read */
};

gboolean
course_keys_fail (const CourseKeys *keys,
                  const char       *group,
                  const char       *key,
                  const char       *format,
                  ...)
{
  g_autofree char *message = NULL;
  va_list          arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  return course_faults_add (keys->faults, GAME_ERROR_SYNTAX, group, key, message);
}

gboolean
course_keys_fail_word (const CourseKeys  *keys,
                       const char        *group,
                       const char        *key,
                       const char        *word,
                       const char *const *known)
{
  g_autofree char *message = game_nearest_explain (word, known);

  return course_keys_fail (keys, group, key, "%s", message);
}

CourseFaults *
course_keys_get_faults (const CourseKeys *keys)
{
  return keys->faults;
}

gboolean
course_is_word (const char *text)
{
  gsize length = strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-");

  return length > 0 && length <= MAX_ID_LENGTH && !text[length];
}

gboolean
course_keys_has (const CourseKeys *keys, const char *group, const char *key)
{
  return g_key_file_has_key (keys->file, group, key, NULL);
}

static const CourseGroup *
find_group (const CourseKeys *keys, const char *name)
{
  guint index;

  return course_form_find_group (keys->form, name, &index);
}

/* Returns TRUE if a key is there, or was, until it turned out to be wrong. */
static gboolean
was_given (const CourseKeys *keys, const char *group, const char *key)
{
  return course_keys_has (keys, group, key) || course_faults_has (keys->faults, group, key);
}

/* A translation translates something, and a number follows on another. */
static gboolean
check_key (const CourseKeys *keys, const char *group, const char *name)
{
  g_autofree char *base = g_strndup (name, strcspn (name, "["));
  gsize            last = strlen (base) - 1;
  const CourseKey *key = course_group_find_key (find_group (keys, group), base);

  if (!was_given (keys, group, base))
    return course_keys_fail (keys, group, name,
                             _ ("There is a translation, but nothing that it translates."));
  if (!(key->flags & COURSE_KEY_NUMBERED) || base[last] == '1')
    return TRUE;
  base[last]--;
  /* Translators: %s is the name of a key, such as Hint2. */
  return was_given (keys, group, base) ||
         course_keys_fail (keys, group, name, _ ("The key before this one, %s, is missing."), base);
}

static gboolean
check_required (const CourseKeys *keys, const char *group, const CourseKey *key)
{
  g_autofree char *name = g_strconcat (key->name,
                                       key->flags & COURSE_KEY_NUMBERED ? "1" : "",
                                       NULL);

  return !(key->flags & COURSE_KEY_REQUIRED) || was_given (keys, group, name) ||
         course_keys_fail (keys, group, name, _ ("This key is missing."));
}

static void
check_keys (const CourseKeys *keys, const char *name)
{
  g_auto (GStrv) names = g_key_file_get_keys (keys->file, name, NULL, NULL);

  for (guint i = 0; names[i]; i++)
    check_key (keys, name, names[i]);
  for (const CourseKey *key = find_group (keys, name)->keys; key->name; key++)
    check_required (keys, name, key);
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
  const CourseGroup *group = find_group (keys, name);
  g_auto (GStrv) names = g_key_file_get_keys (keys->file, name, NULL, NULL);

  for (guint i = 0; names[i]; i++)
    if (!strchr (names[i], '[') &&
        (course_group_find_key (group, names[i])->flags & COURSE_KEY_TEXT) &&
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
load (CourseKeys *keys, const char *text)
{
  g_autoptr (GError) wrong = NULL;
  CourseScan scan;
  gboolean   done;

  course_form_scan (keys->form, text, &scan, keys->faults);
  keys->groups = scan.groups;
  keys->has_languages = scan.has_languages;
  done = g_key_file_load_from_data (keys->file, scan.text, strlen (scan.text),
                                    G_KEY_FILE_KEEP_TRANSLATIONS, &wrong);
  g_free (scan.text);
  if (!done)
    return course_faults_add_at_line (keys->faults, GAME_ERROR_SYNTAX, 0, wrong->message);
  for (guint i = 0; keys->groups[i]; i++)
    check_keys (keys, keys->groups[i]);
  keys->game = dup_game (keys);
  keys->is_translated = is_english () || are_groups_translated (keys);
  return TRUE;
}

/* Returns TRUE if a text is UTF-8 and not too long. */
static gboolean
check_text (const CourseForm *form, const char *text, gsize length, CourseFaults *faults)
{
  g_autofree char *too_long = g_strdup_printf (_ (form->too_long), (guint) form->max_bytes);
  g_autoptr (GError) wrong = NULL;

  if (length > form->max_bytes)
    return course_faults_add_at_line (faults, GAME_ERROR_LIMIT, 0, too_long);
  return course_text_check (text, length, &wrong) ||
         course_faults_add_at_line (faults, wrong->code, 0, wrong->message);
}

CourseKeys *
course_keys_parse (const CourseForm *form, const char *text, gsize length, CourseFaults *faults)
{
  g_autoptr (CourseKeys) keys = g_new0 (CourseKeys, 1);
  g_autofree char *copy = NULL;

  keys->form = form;
  keys->file = g_key_file_new ();
  keys->faults = faults;
  if (!check_text (form, text, length, faults))
    return NULL;
  copy = g_strndup (text, length);
  return load (keys, game_text_skip_mark (copy)) ? g_steal_pointer (&keys) : NULL;
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
course_keys_read (const CourseKeys *keys, const char *group, const char *key, char **value)
{
  const CourseKey *known = course_group_find_key (find_group (keys, group), key);
  g_autofree char *locale = NULL;
  g_autofree char *text = NULL;

  if (!course_keys_has (keys, group, key))
    return TRUE;
  locale = find_locale (keys, group, key);
  text = read_own (keys, group, key, locale);
  if (!text)
    return course_keys_fail (keys, group, key, _ ("The value cannot be read."));
  if (game_text_is_blank (text))
    return course_keys_fail (keys, group, key,
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
course_keys_read_list (const CourseKeys *keys, const char *group, const char *key, GStrv *list)
{
  g_autoptr (GError) wrong = NULL;

  if (course_keys_has (keys, group, key))
    *list = g_key_file_get_string_list (keys->file, group, key, NULL, &wrong);
  if (!*list)
    *list = g_new0 (char *, 1);
  for (guint i = 0; (*list)[i]; i++)
    g_strstrip ((*list)[i]);
  return !wrong || course_keys_fail (keys, group, key, _ ("The value cannot be read."));
}

gboolean
course_keys_read_numbered (const CourseKeys *keys,
                           const char       *group,
                           const char       *name,
                           GStrv            *list)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  gboolean fine = TRUE;

  for (guint i = 1; i <= COURSE_MAX_NUMBER; i++)
    {
      g_autofree char *key = game_print ("%s%u", name, i);
      g_autofree char *value = NULL;

      fine &= course_keys_read (keys, group, key, &value);
      if (value)
        g_strv_builder_add (builder, value);
    }
  *list = g_strv_builder_end (builder);
  return fine;
}

gboolean
course_keys_read_id (const CourseKeys *keys, const char *group, char **id)
{
  if (!course_keys_read (keys, group, "Id", id))
    return FALSE;
  return !*id || course_is_word (*id) ||
         course_keys_fail (keys, group, "Id",
                           _ ("An id is a word of the characters a-z, 0-9 and -."));
}

static GStrv
list_paragraphs (const GameRules *rules)
{
  g_autoptr (GStrvBuilder) numbers = g_strv_builder_new ();

  for (guint i = 0; i < rules->n_paragraphs; i++)
    g_strv_builder_add (numbers, rules->paragraphs[i].number);
  return g_strv_builder_end (numbers);
}

gboolean
course_keys_read_paragraphs (const CourseKeys *keys,
                             const GameRules  *rules,
                             const char       *group,
                             const char       *key,
                             GStrv            *list)
{
  gboolean fine = course_keys_read_list (keys, group, key, list);

  for (guint i = 0; (*list)[i]; i++)
    if (game_paragraph_find (rules, (*list)[i]) == rules->n_paragraphs)
      {
        g_auto (GStrv) known = list_paragraphs (rules);

        fine = course_keys_fail_word (keys, group, key, (*list)[i], (const char *const *) known);
      }
  return fine;
}

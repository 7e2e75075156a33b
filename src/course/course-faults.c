/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list of faults, and a table of the lines in which groups and keys stand. A fault is placed when
 * it is added: its group must have been noted before.
 */
#include "course-faults.h"

#include <glib/gi18n-lib.h>

#include "game-print.h"

struct _CourseFaults
{
  GHashTable *lines;  /* "GROUP" or "GROUP\nKEY" to a line; "GROUP\n" to the last one */
  GHashTable *places; /* of the same: where faults are */
  GPtrArray  *list;   /* of CourseFault */
};

static void
fault_free (gpointer data)
{
  CourseFault *fault = data;

  g_free (fault->text);
  g_free (fault);
}

CourseFaults *
course_faults_new (void)
{
  CourseFaults *faults = g_new0 (CourseFaults, 1);

  faults->lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  faults->places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  faults->list = g_ptr_array_new_with_free_func (fault_free);
  return faults;
}

void
course_faults_free (CourseFaults *faults)
{
  g_hash_table_unref (faults->lines);
  g_hash_table_unref (faults->places);
  g_ptr_array_unref (faults->list);
  g_free (faults);
}

static char *
dup_place (const char *group, const char *key)
{
  return key ? g_strconcat (group, "\n", key, NULL) : g_strdup (group);
}

gboolean
course_faults_set_line (CourseFaults *faults, const char *group, const char *key, guint line)
{
  g_autofree char *place = dup_place (group, key);

  if (g_hash_table_contains (faults->lines, place))
    return FALSE;
  g_hash_table_insert (faults->lines, g_steal_pointer (&place), GUINT_TO_POINTER (line));
  g_hash_table_insert (faults->lines, dup_place (group, ""), GUINT_TO_POINTER (line));
  return TRUE;
}

/* A key that is missing has its place behind the others. */
static guint
find_line (const CourseFaults *faults, const char *group, const char *key)
{
  g_autofree char *place = dup_place (group, key);
  g_autofree char *last = dup_place (group, "");
  gpointer         line = g_hash_table_lookup (faults->lines, place);

  return GPOINTER_TO_UINT (line || !key ? line : g_hash_table_lookup (faults->lines, last));
}

static void
add (CourseFaults *faults, CourseFault fault, char *text)
{
  fault.text = text;
  g_ptr_array_add (faults->list, g_memdup2 (&fault, sizeof fault));
}

void
course_faults_mark (CourseFaults *faults, const char *group, const char *key)
{
  g_hash_table_add (faults->places, g_strdup (group));
  if (key)
    g_hash_table_add (faults->places, dup_place (group, key));
}

/* The sentence behind its place. */
static char *
print (const char *group, const char *key, const char *sentence)
{
  g_autofree char *name = key ? game_text_quote (key) : NULL;

  return name ? game_print ("[%s] %s: %s", group, name, sentence)
              : game_print ("[%s]: %s", group, sentence);
}

gboolean
course_faults_add (CourseFaults *faults,
                   GameError     code,
                   const char   *group,
                   const char   *key,
                   const char   *sentence)
{
  course_faults_mark (faults, group, key);
  add (faults, (CourseFault) { .line = find_line (faults, group, key), .code = code },
       print (group, key, sentence));
  return FALSE;
}

gboolean
course_faults_add_at_line (CourseFaults *faults,
                           GameError     code,
                           guint         line,
                           const char   *sentence)
{
  add (faults, (CourseFault) { .line = line, .code = code },
       /* Translators: the number of a line in a file, and a sentence on what is wrong there. */
       line > 0 ? g_strdup_printf (_ ("line %1$u: %2$s"), line, sentence) : g_strdup (sentence));
  return FALSE;
}

void
course_faults_note (CourseFaults *faults,
                    const char   *group,
                    const char   *key,
                    const char   *sentence)
{
  add (faults, (CourseFault) { .line = find_line (faults, group, key), .is_note = TRUE },
       print (group, key, sentence));
}

gboolean
course_faults_take (CourseFaults *faults, const char *group, const char *key, GError *error)
{
  course_faults_mark (faults, group, key);
  add (faults, (CourseFault) { .line = find_line (faults, group, key), .code = error->code },
       g_strdup (error->message));
  g_error_free (error);
  return FALSE;
}

gboolean
course_faults_has (const CourseFaults *faults, const char *group, const char *key)
{
  g_autofree char *place = dup_place (group, key);

  return g_hash_table_contains (faults->places, place);
}

guint
course_faults_count (const CourseFaults *faults)
{
  guint n = 0;

  for (guint i = 0; i < faults->list->len; i++)
    n += !((const CourseFault *) faults->list->pdata[i])->is_note;
  return n;
}

/* GPtrArray sorts stably, so those of a line keep their order. */
static int
compare (gconstpointer one, gconstpointer other)
{
  guint a = (*(const CourseFault *const *) one)->line - 1; /* none comes last */
  guint b = (*(const CourseFault *const *) other)->line - 1;

  return a < b ? -1 : a > b;
}

const GPtrArray *
course_faults_list (CourseFaults *faults)
{
  g_ptr_array_sort (faults->list, compare);
  return faults->list;
}

gboolean
course_faults_check (CourseFaults *faults, GError **error)
{
  const GPtrArray *list = course_faults_list (faults);

  for (guint i = 0; i < list->len; i++)
    {
      const CourseFault *fault = list->pdata[i];

      if (fault->is_note)
        continue;
      g_set_error_literal (error, GAME_ERROR, fault->code, fault->text);
      return FALSE;
    }
  return TRUE;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An English text that has changed, or is new, is named as one that a catalogue does not have yet;
 * one that only has moved is not.
 */
#include "texts.h"

#include <glib/gstdio.h>
#include <string.h>

#include "../fixed.h"

#define HEAD "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"

#define BEFORE "msgid \"Stay.\"\nmsgstr \"%s\"\n\nmsgid \"Go away.\"\nmsgstr \"%s\"\n"
#define AFTER                                                                   \
  "msgid \"Go away, please.\"\nmsgstr \"\"\n\nmsgid \"Stay.\"\nmsgstr \"\"\n\n" \
  "msgid \"%%u card\"\nmsgid_plural \"%%u cards\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n"

static void
write_text (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
test_to_follow (void)
{
  g_autofree char *directory = g_dir_make_tmp ("edubba-po-XXXXXX", NULL);
  g_autofree char *catalogue = g_build_filename (directory, "cs.po", NULL);
  g_autofree char *template = g_build_filename (directory, "texts.pot", NULL);
  g_autofree char *translated = g_strdup_printf (HEAD BEFORE, "Zůstaň.", "Jdi pryč.");
  g_autofree char *same = g_strdup_printf (HEAD BEFORE, "", "");
  g_autofree char *changed = g_strdup_printf (HEAD AFTER);
  TextsFolder      folder = { directory, template, directory };
  g_auto (GStrv) none = NULL;
  g_auto (GStrv) some = NULL;

  write_text (catalogue, translated);
  write_text (template, same);
  none = texts_list_to_follow (&folder, "cs");
  g_assert_cmpuint (g_strv_length (none), ==, 0);
  write_text (template, changed);
  some = texts_list_to_follow (&folder, "cs");
  g_assert_cmpuint (g_strv_length (some), ==, 3);
  g_assert_cmpstr (some[0], ==, "Go away, please.");
  g_assert_cmpstr (some[1], ==, "%u card");
  g_assert_cmpstr (some[2], ==, "%u cards");
  g_unlink (catalogue);
  g_unlink (template);
  g_rmdir (directory);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/texts/to-follow", test_to_follow);
  return g_test_run ();
}

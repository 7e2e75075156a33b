/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading the files and links of the command line only to check that they can be read. The
 * window, perhaps that of another process, reads it once more when it opens it.
 */
#include "edubba-arguments.h"

#include <glib/gi18n.h>

#include "course-bout.h"
#include "course-file.h"
#include "course-lesson.h"
#include "course-link.h"
#include "edubba-save.h"
#include "edubba-window.h"
#include "game-state.h"
#include "game-text.h"

static gboolean
check_text (const GameModule *const *modules,
            CourseFileKind           kind,
            const char              *text,
            gsize                    length,
            GError                 **error)
{
  g_autoptr (CoursePuzzle) puzzle = NULL;
  g_autoptr (CourseLesson) lesson = NULL;
  g_autoptr (CourseBout) bout = NULL;
  g_autoptr (EdubbaMatch) match = NULL;

  switch (kind)
    {
    case COURSE_FILE_PUZZLE:
      puzzle = course_puzzle_parse (modules, text, length, error);
      return puzzle != NULL;

    case COURSE_FILE_LESSON:
      lesson = course_lesson_parse (modules, text, length, error);
      return lesson != NULL;

    case COURSE_FILE_BOUT:
      bout = course_bout_parse (modules, text, length, error);
      return bout != NULL;

    case COURSE_FILE_RECORD:
    default:
      if (!course_text_check (text, length, error))
        return FALSE;
      match = edubba_save_parse (modules, text, error);
      return match != NULL;
    }
}

static gboolean
check_file (const GameModule *const *modules, GFile *file, GError **error)
{
  static const gsize max_bytes[] = {
    [COURSE_FILE_RECORD] = GAME_RECORD_MAX_BYTES,
    [COURSE_FILE_PUZZLE] = COURSE_PUZZLE_MAX_BYTES,
    [COURSE_FILE_LESSON] = COURSE_LESSON_MAX_BYTES,
    [COURSE_FILE_BOUT] = COURSE_BOUT_MAX_BYTES,
  };
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *text = NULL;
  CourseFileKind   kind;
  gsize            length;

  if (path == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                           _ ("It is not on this computer."));
      return FALSE;
    }
  kind = course_file_get_kind (path);
  text = course_file_read (path, max_bytes[kind], &length, error);
  return text != NULL && check_text (modules, kind, text, length, error);
}

/* Returns TRUE if a text begins as a position does. */
static gboolean
is_position (const GameModule *const *modules, const char *text)
{
  return game_modules_find_for_position (modules, text, NULL) != NULL;
}

static gboolean
check_position (const GameModule *const *modules, const char *text, GError **error)
{
  const GameModule     *module = game_modules_find_for_position (modules, text, NULL);
  g_autofree GameState *state = game_position_parse_full (module->rules, text, 0, error);

  return state != NULL;
}

static gboolean
check_link (const GameModule *const *modules, const char *text, GError **error)
{
  g_autoptr (CourseLink) parsed = course_link_parse (modules, text, error);

  return parsed != NULL;
}

static gboolean
sort_argument (const GameModule *const *modules,
               char                    *argument,
               GPtrArray               *files,
               GPtrArray               *positions,
               GError                 **error)
{
  g_autoptr (GFile) file = NULL;

  if (is_position (modules, argument))
    {
      g_ptr_array_add (positions, argument);
      return check_position (modules, argument, error);
    }
  if (course_link_is_meant (argument))
    {
      g_ptr_array_add (files, g_file_new_for_uri (argument));
      return check_link (modules, argument, error);
    }
  file = g_file_new_for_commandline_arg (argument);
  g_ptr_array_add (files, g_object_ref (file));
  return check_file (modules, file, error);
}

gboolean
edubba_arguments_sort (const GameModule *const *modules,
                       char                   **arguments,
                       GPtrArray               *files,
                       GPtrArray               *positions,
                       GError                 **error)
{
  if (g_strv_length (arguments) > EDUBBA_MOST_OPENED)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   g_dngettext (GETTEXT_PACKAGE, "At most %u thing can be opened at a time.",
                                "At most %u things can be opened at a time.",
                                EDUBBA_MOST_OPENED),
                   EDUBBA_MOST_OPENED);
      return FALSE;
    }
  for (char **argument = arguments; *argument != NULL; argument++)
    {
      g_autoptr (GError) wrong = NULL;
      g_autofree char *name = NULL;
      g_autofree char *why = NULL;

      if (sort_argument (modules, *argument, files, positions, &wrong))
        continue;
      /* A terminal shows them, and never obeys them. */
      name = game_text_clean (*argument);
      why = game_text_clean (wrong->message);
      /* Translators: a message on the command line: a file, a link or a position, and the sentence
       * that says what is wrong with it. */
      g_set_error (error, wrong->domain, wrong->code, _ ("“%1$s” cannot be opened: %2$s"), name,
                   why);
      return FALSE;
    }
  return TRUE;
}

static GFile *
keep_link (GVfs *vfs, const char *text, gpointer data)
{
  return g_vfs_get_file_for_uri (g_vfs_get_local (), text);
}

void
edubba_arguments_keep_links (void)
{
  if (g_vfs_get_default () != g_vfs_get_local ())
    g_vfs_register_uri_scheme (g_vfs_get_default (), COURSE_LINK_SCHEME, keep_link, NULL, NULL,
                               keep_link, NULL, NULL);
}

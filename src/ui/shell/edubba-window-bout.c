/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bouts in the window: from the course, from a file, and once more. A bout is not kept as the game
 * in progress: it is short, and each try is dealt afresh.
 */
#include "edubba-window-parts.h"

#include <glib/gi18n.h>

#include "edubba-bout-sitting.h"
#include "edubba-course-page.h"
#include "edubba-lesson-sitting.h"

/* The first lesson of the chapter behind a bout's that is in the course, or NULL. */
static CourseLesson *
find_next_lesson (EdubbaCourse *course, const CourseBout *file)
{
  GPtrArray *bouts = edubba_course_get_bouts (course);

  for (guint i = 0; i < bouts->len; i++)
    {
      const CourseBout  *bout = g_ptr_array_index (bouts, i);
      const char *const *lessons = course_bout_get_lessons (bout);

      if (course_bout_get_chapter (bout) <= course_bout_get_chapter (file))
        continue;
      for (; *lessons != NULL; lessons++)
        if (edubba_course_find_lesson (course, *lessons) != NULL)
          return edubba_course_find_lesson (course, *lessons);
    }
  return NULL;
}

/* What to go on with when the bout is won: the next chapter, or a whole game. */
static void
offer_next (EdubbaMatchPage *page, EdubbaCourse *course, const CourseBout *file)
{
  const char         *game = course_bout_get_module (file)->rules->id;
  const CourseLesson *next = find_next_lesson (course, file);
  g_autofree char    *target = NULL;
  g_autofree char    *text = NULL;

  if (next == NULL)
    {
      edubba_match_page_set_next (page, _ ("Play, With the Coach Beside You"), "win.coached-game",
                                  game);
      return;
    }
  target = g_strdup_printf ("%s/%s", game, course_lesson_get_id (next));
  /* Translators: on a button; %s is the title of a lesson. */
  text = g_strdup_printf (_ ("Next lesson: %s"), course_lesson_get_title (next));
  edubba_match_page_set_next (page, text, "win.lesson", target);
}

static void
show_bout (EdubbaWindow *self, CourseBout *file, gboolean is_own)
{
  const EdubbaGame *game = edubba_window_find_game (self, course_bout_get_module (file));
  EdubbaCourse     *course = edubba_window_get_course (self, game);
  g_autoptr (EdubbaBout) bout = edubba_bout_new (file,
                                                 is_own ? edubba_window_get_progress (self) : NULL);
  EdubbaMatchPage *page = edubba_bout_sitting_new (game, bout);

  edubba_match_page_set_settings (page, edubba_window_get_settings (self));
  edubba_window_limit_practice (self, page, course, NULL);
  if (is_own)
    offer_next (page, course, file);
  if (EDUBBA_IS_LESSON_SITTING (edubba_window_get_match_page (self)) ||
      EDUBBA_IS_BOUT_SITTING (edubba_window_get_match_page (self)))
    edubba_window_replace_page (self, GTK_WIDGET (page));
  else
    edubba_window_push_page (self, GTK_WIDGET (page));
}

/* Whether a bout is the one that the course has under its id. */
static gboolean
is_of_course (EdubbaWindow *self, const CourseBout *file)
{
  const EdubbaGame *game = edubba_window_find_game (self, course_bout_get_module (file));

  return edubba_course_find_bout (edubba_window_get_course (self, game),
                                  course_bout_get_id (file)) == file;
}

/* "GAME/ID"; a bout that is not there any more is passed over. */
static void
bout_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow     *self = EDUBBA_WINDOW (widget);
  const char       *id = NULL;
  const char       *target = g_variant_get_string (parameter, NULL);
  const EdubbaGame *game = edubba_window_find_game_by_id (self, target, &id);
  CourseBout       *file = NULL;

  if (game != NULL && id != NULL)
    file = edubba_course_find_bout (edubba_window_get_course (self, game), id);
  if (file != NULL)
    show_bout (self, file, TRUE);
}

void
edubba_window_install_bout_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.bout", "s", bout_activated_cb);
}

void
edubba_window_repeat_bout (EdubbaWindow *self, EdubbaBout *bout)
{
  g_autoptr (CourseBout) file = course_bout_ref (edubba_bout_get_file (bout));

  show_bout (self, file, is_of_course (self, file));
}

gboolean
edubba_window_open_bout (EdubbaWindow *self, const char *path, GError **error)
{
  g_autoptr (CourseBout) file = course_bout_load (edubba_window_get_modules (self), path, error);

  if (file == NULL)
    return FALSE;
  show_bout (self, file, FALSE);
  return TRUE;
}

void
edubba_window_offer_bout (EdubbaWindow       *self,
                          EdubbaMatchPage    *page,
                          EdubbaCourse       *course,
                          const CourseLesson *lesson)
{
  const char        *id = course_lesson_get_id (lesson);
  const CourseBout  *bout = edubba_course_find_chapter (course, id);
  const char *const *lessons = bout != NULL ? course_bout_get_lessons (bout) : NULL;

  if (bout != NULL && g_str_equal (lessons[g_strv_length ((char **) lessons) - 1], id))
    edubba_lesson_sitting_offer_bout (EDUBBA_LESSON_SITTING (page), bout);
}

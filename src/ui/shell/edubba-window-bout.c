/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bouts in the window: from the course, from a file, and once more. A try at a bout of the course
 * is kept as it is played, beside the game in progress, and gone on with until it is over; then the
 * next one is dealt afresh.
 */
#include "edubba-window-private.h"

#include <glib/gi18n.h>

#include "edubba-bout-sitting.h"
#include "edubba-course-page.h"
#include "edubba-lesson-sitting.h"
#include "edubba-lesson-words.h"
#include "edubba-recovery.h"

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

/* Offers the next step after a victory: the next chapter, or a whole game. */
static void
offer_next (EdubbaMatchPage  *page,
            EdubbaCourse     *course,
            const CourseBout *file,
            EdubbaProgress   *progress)
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
  text = edubba_lesson_words_next (next, progress);
  edubba_match_page_set_next (page, text, "win.lesson", target);
}

/* Back to the page on which a try is played already, if there is one. */
static gboolean
go_back_to_try (EdubbaWindow *self, EdubbaMatch *match)
{
  GPtrArray *pages = self->pages;

  for (guint i = pages->len; i > 0; i--)
    {
      gpointer page = g_ptr_array_index (pages, i - 1);

      if (!EDUBBA_IS_BOUT_SITTING (page) || edubba_match_page_get_match (page) != match)
        continue;
      while (pages->len > i)
        edubba_window_pop_page (self);
      return TRUE;
    }
  return FALSE;
}

static void
show_sitting (EdubbaWindow *self, EdubbaBout *bout, gboolean is_own)
{
  CourseBout       *file = edubba_bout_get_file (bout);
  const EdubbaGame *game = edubba_window_find_game (self, course_bout_get_module (file));
  EdubbaCourse     *course = edubba_window_get_course (self, game);
  EdubbaMatchPage  *page = edubba_bout_sitting_new (game, bout);

  edubba_match_page_set_settings (page, self->settings);
  edubba_window_limit_practice (self, page, course, NULL);
  if (is_own)
    edubba_bout_set_lessons (bout, edubba_course_get_lessons (course));
  if (is_own)
    offer_next (page, course, file, edubba_window_get_progress (self));
  if (EDUBBA_IS_LESSON_SITTING (edubba_window_get_match_page (self)) ||
      EDUBBA_IS_BOUT_SITTING (edubba_window_get_match_page (self)))
    edubba_window_replace_page (self, GTK_WIDGET (page));
  else
    edubba_window_push_page (self, GTK_WIDGET (page));
}

void
edubba_window_begin_bout (EdubbaWindow *self, CourseBout *file, gboolean is_own)
{
  EdubbaProgress *progress = is_own ? edubba_window_get_progress (self) : NULL;
  g_autoptr (EdubbaBout) bout = edubba_bout_new (file, progress);

  if (is_own)
    edubba_bout_saves_keep (self->bout_saves, file,
                            edubba_bout_get_match (bout));
  show_sitting (self, bout, is_own);
}

static void
resume_bout (EdubbaWindow *self, CourseBout *file, EdubbaMatch *match)
{
  g_autoptr (EdubbaBout) bout = NULL;

  if (go_back_to_try (self, match))
    return;
  bout = edubba_bout_resume (file, edubba_window_get_progress (self), match);
  show_sitting (self, bout, TRUE);
}

/* Returns TRUE if a bout is the one that the course has under its id. */
static gboolean
is_of_course (EdubbaWindow *self, const CourseBout *file)
{
  const EdubbaGame *game = edubba_window_find_game (self, course_bout_get_module (file));

  return edubba_course_find_bout (edubba_window_get_course (self, game),
                                  course_bout_get_id (file)) == file;
}

/* "GAME/ID": goes on with the last try unless that is over. A bout that is not there any more is
 * passed over. */
static void
bout_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow     *self = EDUBBA_WINDOW (widget);
  const char       *id = NULL;
  const char       *target = g_variant_get_string (parameter, NULL);
  const EdubbaGame *game = edubba_window_find_game_by_id (self, target, &id);
  CourseBout       *file = NULL;
  EdubbaMatch      *kept;

  if (game != NULL && id != NULL)
    file = edubba_course_find_bout (edubba_window_get_course (self, game), id);
  if (file == NULL)
    return;
  kept = edubba_bout_saves_find (self->bout_saves, file);
  if (kept != NULL)
    resume_bout (self, file, kept);
  else
    edubba_window_begin_bout (self, file, TRUE);
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

  edubba_window_begin_bout (self, file, is_of_course (self, file));
}

/* Sets another try at the bout aside if it goes on. FALSE if that cannot be done. */
static gboolean
make_way (EdubbaWindow *self, const CourseBout *file)
{
  EdubbaMatch     *kept = edubba_bout_saves_find (self->bout_saves, file);
  g_autofree char *folder = edubba_window_dup_data_folder ();
  g_autofree char *name = edubba_bout_saves_dup_name (file);
  g_autofree char *text = NULL;
  g_autofree char *aside = NULL;

  if (kept == NULL || edubba_match_get_length (kept) == 0)
    return TRUE;
  text = edubba_save_print (kept);
  aside = edubba_recovery_keep (folder, name, text, NULL);
  return aside != NULL;
}

gboolean
edubba_window_restore_bout (EdubbaWindow *self, EdubbaMatch *match)
{
  const EdubbaGame *game = edubba_window_find_game (self, edubba_match_get_module (match));
  GPtrArray        *bouts = edubba_course_get_bouts (edubba_window_get_course (self, game));

  for (guint i = 0; i < bouts->len; i++)
    {
      CourseBout *file = g_ptr_array_index (bouts, i);

      if (!edubba_bout_is_open (file, match) || !make_way (self, file))
        continue;
      edubba_bout_saves_keep (self->bout_saves, file, match);
      resume_bout (self, file, match);
      return TRUE;
    }
  return FALSE;
}

gboolean
edubba_window_open_bout (EdubbaWindow *self, const char *path, GError **error)
{
  g_autoptr (CourseBout) file = course_bout_load (edubba_window_get_modules (self), path, error);

  if (file != NULL)
    edubba_window_begin_bout (self, file, FALSE);
  return file != NULL;
}

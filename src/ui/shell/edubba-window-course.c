/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course in the window: its page, lessons from it or from a file, and the start page's offers
 * of it. One lesson takes the place of the other; the course lies below them.
 */
#include "edubba-window-private.h"

#include <glib/gi18n.h>

#include "edubba-bout-sitting.h"
#include "edubba-compat.h"
#include "edubba-course-page.h"
#include "edubba-game-sitting.h"
#include "edubba-keepsake.h"
#include "edubba-lesson-sitting.h"
#include "edubba-lesson-words.h"
#include "edubba-seed.h"

/* The course page of a game, if it lies in the pile. */
static gboolean
go_back_to_course (EdubbaWindow *self, EdubbaCourse *course)
{
  for (guint i = self->pages->len; i > 0; i--)
    {
      GtkWidget *page = g_ptr_array_index (self->pages, i - 1);

      if (!EDUBBA_IS_COURSE_PAGE (page) ||
          edubba_course_page_get_course (EDUBBA_COURSE_PAGE (page)) != course)
        continue;
      while (self->pages->len > i)
        edubba_window_pop_page (self);
      return TRUE;
    }
  return FALSE;
}

static void
learn_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow     *self = EDUBBA_WINDOW (widget);
  const char       *id = g_variant_get_string (parameter, NULL);
  const EdubbaGame *game = edubba_window_find_game_by_id (self, id, NULL);
  EdubbaCourse     *course = game != NULL ? edubba_window_get_course (self, game) : NULL;
  GtkWidget        *page;

  if (course == NULL || go_back_to_course (self, course))
    return;
  page = GTK_WIDGET (edubba_course_page_new (course, edubba_window_get_progress (self),
                                             self->bout_saves));
  if (EDUBBA_IS_LESSON_SITTING (edubba_window_get_match_page (self)) ||
      EDUBBA_IS_BOUT_SITTING (edubba_window_get_match_page (self)))
    edubba_window_replace_page (self, page);
  else
    edubba_window_push_page (self, page);
}

static gboolean
is_done (EdubbaWindow *self, const CourseLesson *lesson)
{
  const char *game = course_lesson_get_module (lesson)->rules->id;
  const char *id = course_lesson_get_id (lesson);

  return edubba_progress_get_lesson (edubba_window_get_progress (self), game, id) >=
         EDUBBA_LESSON_DONE;
}

/* Returns TRUE if all other lessons of a course are done, and this one is new or comes last. */
static gboolean
completes_course (EdubbaWindow *self, EdubbaCourse *course, const CourseLesson *lesson)
{
  GPtrArray *lessons = edubba_course_get_lessons (course);

  for (guint i = 0; i < lessons->len; i++)
    if (g_ptr_array_index (lessons, i) != lesson &&
        !is_done (self, g_ptr_array_index (lessons, i)))
      return FALSE;
  return !is_done (self, lesson) || g_ptr_array_index (lessons, lessons->len - 1) == lesson;
}

/* Offers the next step at the end of a lesson: another one (or NULL), the bout of its chapter, or
 * the game after the whole course. */
static void
offer_what_follows (EdubbaWindow       *self,
                    const EdubbaGame   *game,
                    EdubbaMatchPage    *page,
                    const CourseLesson *lesson,
                    const CourseLesson *next)
{
  EdubbaLessonSitting *sitting = EDUBBA_LESSON_SITTING (page);
  EdubbaCourse        *course = edubba_window_get_course (self, game);
  const char          *id = game->module->rules->id;
  gboolean             completes = completes_course (self, course, lesson);
  const CourseBout    *chapter = edubba_course_find_chapter (course, course_lesson_get_id (lesson));
  gboolean             closes;

  if ((completes || next == NULL) && game->module->player != NULL)
    edubba_lesson_sitting_offer_game (sitting, id, completes);
  closes = next == NULL ||
           edubba_course_find_chapter (course, course_lesson_get_id (next)) != chapter;
  edubba_lesson_sitting_set_chapter (sitting, chapter, closes, self->bout_saves);
}

/* Lessons of the course know where the learner left them; those from elsewhere begin again. */
static void
show_lesson (EdubbaWindow *self, const EdubbaGame *game, CourseLesson *file, gboolean is_own)
{
  EdubbaCourse *course = edubba_window_get_course (self, game);
  CourseLesson *next =
    is_own ? edubba_course_page_find_behind (course, edubba_window_get_progress (self), file)
           : NULL;
  const char *id = game->module->rules->id;
  g_autoptr (EdubbaLesson) lesson =
    edubba_lesson_new (file, is_own ? edubba_window_get_progress (self) : NULL, EDUBBA_LESSON_PACE);
  EdubbaMatchPage *page;

  edubba_lesson_resume (lesson);
  page = edubba_lesson_sitting_new (game, lesson);
  edubba_lesson_sitting_set_course (EDUBBA_LESSON_SITTING (page), id, next,
                                    edubba_window_get_progress (self));
  edubba_window_limit_practice (self, page, course, file);
  if (is_own)
    offer_what_follows (self, game, page, file, next);
  if (EDUBBA_IS_LESSON_SITTING (edubba_window_get_match_page (self)) ||
      EDUBBA_IS_BOUT_SITTING (edubba_window_get_match_page (self)))
    edubba_window_replace_page (self, GTK_WIDGET (page));
  else
    edubba_window_push_page (self, GTK_WIDGET (page));
}

/* A message says so if the lesson builds on one that has not been done. */
static void
mention_need (EdubbaWindow *self, EdubbaCourse *course, CourseLesson *lesson)
{
  CourseLesson    *need = edubba_course_page_find_need (course, edubba_window_get_progress (self),
                                                        lesson);
  g_autofree char *text = NULL;

  if (need == NULL)
    return;
  /* Translators: a lesson has been opened; %s is the title of another one. */
  text = g_strdup_printf (_ ("This lesson builds on “%s”"), course_lesson_get_title (need));
  edubba_window_say (self, text);
}

/* "GAME/ID", of a lesson or of a short game, which comes next at the end of a chapter; an id that
 * is not there any more is passed over. */
static void
lesson_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow     *self = EDUBBA_WINDOW (widget);
  const char       *id = NULL;
  const char       *target = g_variant_get_string (parameter, NULL);
  const EdubbaGame *game = edubba_window_find_game_by_id (self, target, &id);
  EdubbaCourse     *course = game != NULL ? edubba_window_get_course (self, game) : NULL;
  CourseLesson     *lesson =
    course != NULL && id != NULL ? edubba_course_find_lesson (course, id) : NULL;

  if (lesson == NULL)
    {
      gtk_widget_activate_action (widget, "win.bout", "s", target);
      return;
    }
  if (EDUBBA_IS_COURSE_PAGE (edubba_window_get_shown_page (self)))
    mention_need (self, course, lesson);
  show_lesson (self, game, lesson, TRUE);
}

/* Opens the first game if it comes next; FALSE if it does not. */
static gboolean
open_first_game (EdubbaWindow *self, EdubbaCourse *course)
{
  const CourseBout *bout = edubba_course_page_find_next_bout (
    course, edubba_window_get_progress (self), self->bout_saves);
  g_autofree char *target = NULL;

  if (bout == NULL || course_bout_get_guide (bout) == NULL)
    return FALSE;
  target = g_strdup_printf ("%s/%s", course_bout_get_module (bout)->rules->id,
                            course_bout_get_id (bout));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.bout", "s", target);
  return TRUE;
}

/* Opens the first game, or the next lesson; the list of all lessons lies below it, for the way
 * back. */
static void
begin_learning_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow     *self = EDUBBA_WINDOW (widget);
  const char       *id = g_variant_get_string (parameter, NULL);
  const EdubbaGame *game = edubba_window_find_game_by_id (self, id, NULL);
  CourseLesson     *next = NULL;

  if (game == NULL)
    return;
  gtk_widget_activate_action (widget, "win.learn", "s", id);
  if (open_first_game (self, edubba_window_get_course (self, game)))
    return;
  next = edubba_course_page_find_next (edubba_window_get_course (self, game),
                                       edubba_window_get_progress (self));
  if (next != NULL)
    show_lesson (self, game, next, TRUE);
}

/* After the last lesson: a first game, which the learner begins, by the rules that were taught and
 * against the weakest of the computers, with a coach who speaks up early. */
static void
coached_game_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow     *self = EDUBBA_WINDOW (widget);
  const char       *id = g_variant_get_string (parameter, NULL);
  const EdubbaGame *game = edubba_window_find_game_by_id (self, id, NULL);
  guint64           seed = edubba_seed_draw ();
  const GameRules  *rules;
  g_autoptr (EdubbaMatch) match = NULL;

  if (game == NULL)
    return;
  rules = game->module->rules;
  match = edubba_match_new (game->module, game_record_new_seed (rules, rules->min_seats, 0, seed));
  edubba_match_set_level (match, 0);
  edubba_match_set_coaching (match, 0, EDUBBA_COACHING_TALKATIVE);
  for (guint seat = 1; seat < rules->min_seats; seat++)
    edubba_match_set_seat_kind (match, seat, EDUBBA_SEAT_COMPUTER);
  edubba_window_show_match (self, match);
}

/* A tablet with the learner's name, behind the last lesson. */
static void
keepsake_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  const char       *id = g_variant_get_string (parameter, NULL);
  const EdubbaGame *game = edubba_window_find_game_by_id (EDUBBA_WINDOW (widget), id, NULL);
  g_autofree char  *title = NULL;

  if (game == NULL)
    return;
  title = game->module->words->title ();
  edubba_compat_show_sheet (widget, edubba_keepsake_new (id, title), _ ("A Tablet to Keep"), 480,
                            560);
}

void
edubba_window_install_course_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.keepsake", "s", keepsake_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.learn", "s", learn_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.begin-learning", "s",
                                   begin_learning_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.lesson", "s", lesson_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.coached-game", "s",
                                   coached_game_activated_cb);
}

void
edubba_window_show_own_lesson (EdubbaWindow *self, CourseLesson *lesson)
{
  show_lesson (self, edubba_window_find_game (self, course_lesson_get_module (lesson)), lesson,
               FALSE);
  edubba_window_say (self, _ ("This lesson is not in the course: how far you get is not kept."));
}

gboolean
edubba_window_open_lesson (EdubbaWindow *self, const char *path, GError **error)
{
  g_autoptr (CourseLesson) lesson = course_lesson_load (edubba_window_get_modules (self), path,
                                                        error);

  if (lesson != NULL)
    edubba_window_show_own_lesson (self, lesson);
  return lesson != NULL;
}

/* The step that is shown, or NULL. */
static const CourseStep *
find_shown_step (EdubbaWindow *self)
{
  EdubbaLesson *shown = edubba_lesson_sitting_find_lesson (edubba_window_get_match_page (self));

  if (shown == NULL || edubba_lesson_get_index (shown) == edubba_lesson_get_n_steps (shown))
    return NULL;
  return edubba_lesson_get_step (shown);
}

gboolean
edubba_window_open_step (EdubbaWindow *self,
                         EdubbaCourse *course,
                         const char   *paragraph,
                         const char   *way_back)
{
  const EdubbaGame *game = edubba_course_get_game (course);
  guint             step;
  CourseLesson     *file =
    edubba_course_find_training (course, paragraph, find_shown_step (self), &step);
  g_autoptr (EdubbaLesson) lesson = NULL;
  EdubbaMatchPage *page;

  if (file == NULL)
    return FALSE;
  lesson = edubba_lesson_new (file, NULL, EDUBBA_LESSON_PACE);
  while (edubba_lesson_get_index (lesson) < step)
    edubba_lesson_skip (lesson);
  page = edubba_lesson_sitting_new (game, lesson);
  edubba_lesson_sitting_offer_way_back (EDUBBA_LESSON_SITTING (page), way_back);
  edubba_window_push_page (self, GTK_WIDGET (page));
  return TRUE;
}

/* A player who has not begun the course is not offered its first lesson after a whole game. */
void
edubba_window_offer_lesson (EdubbaWindow *self, EdubbaMatchPage *page)
{
  const EdubbaGame *game = edubba_page_get_game (EDUBBA_PAGE (page));
  const char       *id = game->module->rules->id;
  CourseLesson     *next = NULL;
  g_autofree char  *target = NULL;
  g_autofree char  *text = NULL;

  if (edubba_window_get_progress (self) != NULL &&
      edubba_progress_has_begun_lesson (edubba_window_get_progress (self), id))
    next = edubba_course_page_find_next (edubba_window_get_course (self, game),
                                         edubba_window_get_progress (self));
  if (next == NULL)
    return;
  target = g_strdup_printf ("%s/%s", id, course_lesson_get_id (next));
  text = edubba_lesson_words_next (next, edubba_window_get_progress (self));
  edubba_game_sitting_offer_next (EDUBBA_GAME_SITTING (page), text, "win.lesson", target);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course page's own functions find the next step, so that this button and the row that is
 * marked in the list below it never disagree.
 */
#include "edubba-course-head.h"

#include <glib/gi18n.h>

#include "edubba-course-page.h"
#include "edubba-lesson-words.h"
#include "edubba-offer.h"

/* With more lessons the bar has no blocks: they would be too small to be told apart. */
#define MOST_BLOCKS 24

struct _EdubbaCourseHead
{
  GtkBox parent_instance;

  /* borrowed: children made in code */
  GtkLabel    *about_label;
  EdubbaOffer *next_offer;
  GtkLabel    *done_label;
  GtkLevelBar *done_bar;

  /* owned */
  EdubbaCourse    *course;
  EdubbaProgress  *progress;
  EdubbaBoutSaves *saves;
};

G_DEFINE_FINAL_TYPE (EdubbaCourseHead, edubba_course_head, GTK_TYPE_BOX)

static EdubbaLessonState
find_state (EdubbaCourseHead *self, const CourseLesson *lesson)
{
  if (self->progress == NULL)
    return EDUBBA_LESSON_NEW;
  return edubba_progress_get_lesson (self->progress,
                                     edubba_course_get_game (self->course)->module->rules->id,
                                     course_lesson_get_id (lesson));
}

/* id: the target of the action, within the game; NULL: the game itself. */
static void
offer (EdubbaCourseHead *self,
       const char       *title,
       const char       *subtitle,
       const CourseBout *chapter,
       const char       *action,
       const char       *id)
{
  const EdubbaGame *game = edubba_course_get_game (self->course);
  g_autofree char  *target =
    g_strconcat (game->module->rules->id, id != NULL ? "/" : NULL, id, NULL);

  edubba_offer_set_icon (self->next_offer, "media-playback-start-symbolic");
  edubba_offer_set_face (self->next_offer, game,
                         chapter != NULL ? course_bout_get_rival (chapter) : NULL);
  edubba_offer_set_title (self->next_offer, title);
  edubba_offer_set_subtitle (self->next_offer, subtitle);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next_offer), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next_offer), action);
}

static void
offer_lesson (EdubbaCourseHead *self, const CourseLesson *lesson)
{
  const char      *id = course_lesson_get_id (lesson);
  g_autofree char *title = edubba_lesson_words_next (lesson, self->progress);
  g_autofree char *text = edubba_lesson_words_next_note (lesson, self->progress);

  offer (self, title, text, edubba_course_find_chapter (self->course, id), "win.lesson", id);
}

static void
offer_bout (EdubbaCourseHead *self, const CourseBout *bout)
{
  g_autofree char *title = edubba_lesson_words_play (bout, self->saves);

  offer (self, title, course_bout_get_text (bout, COURSE_BOUT_AIM), bout, "win.bout",
         course_bout_get_id (bout));
}

/* Offers the keepsake, once nothing is left to be learnt. */
static void
offer_keepsake (EdubbaCourseHead *self)
{
  offer (self, _ ("A Tablet to Keep"), _ ("The course is done. Put your name on its tablet"), NULL,
         "win.keepsake", NULL);
  edubba_offer_set_icon (self->next_offer, "starred-symbolic");
}

static void
show_next (EdubbaCourseHead *self)
{
  const CourseBout *bout =
    edubba_course_page_find_next_bout (self->course, self->progress, self->saves);
  const CourseLesson *lesson = edubba_course_page_find_next (self->course, self->progress);

  if (bout != NULL)
    offer_bout (self, bout);
  else if (lesson != NULL)
    offer_lesson (self, lesson);
  else
    offer_keepsake (self);
  gtk_widget_set_visible (GTK_WIDGET (self->next_offer),
                          bout != NULL || edubba_course_get_lessons (self->course)->len > 0);
}

static guint
count_done (EdubbaCourseHead *self)
{
  GPtrArray *lessons = edubba_course_get_lessons (self->course);
  guint      done = 0;

  for (guint i = 0; i < lessons->len; i++)
    done += find_state (self, g_ptr_array_index (lessons, i)) >= EDUBBA_LESSON_DONE;
  return done;
}

static void
show_done (EdubbaCourseHead *self)
{
  const guint      n = edubba_course_get_lessons (self->course)->len;
  const guint      done = count_done (self);
  g_autofree char *text = NULL;

  /* Translators: the second number is how many lessons there are, and decides on the plural. */
  text = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u lesson done", "%1$u of %2$u lessons done", n), done,
    n);
  gtk_label_set_label (self->done_label,
                       n > 0 ? text : _ ("There are no lessons for this game yet."));
  gtk_level_bar_set_mode (self->done_bar, n <= MOST_BLOCKS ? GTK_LEVEL_BAR_MODE_DISCRETE
                                                           : GTK_LEVEL_BAR_MODE_CONTINUOUS);
  gtk_level_bar_set_max_value (self->done_bar, MAX (n, 1));
  gtk_level_bar_set_value (self->done_bar, done);
  gtk_widget_set_visible (GTK_WIDGET (self->done_bar), n > 1);
  /* The text about the game is for learners who have not begun. */
  gtk_widget_set_visible (GTK_WIDGET (self->about_label),
                          done == 0 && edubba_course_get_game (self->course)->about != NULL);
}

static void
edubba_course_head_dispose (GObject *object)
{
  EdubbaCourseHead *self = EDUBBA_COURSE_HEAD (object);

  g_clear_object (&self->course);
  g_clear_object (&self->progress);
  g_clear_object (&self->saves);

  G_OBJECT_CLASS (edubba_course_head_parent_class)->dispose (object);
}

static void
edubba_course_head_class_init (EdubbaCourseHeadClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = edubba_course_head_dispose;
}

static GtkLabel *
add_label (EdubbaCourseHead *self)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0f, NULL);

  gtk_box_append (GTK_BOX (self), label);
  return GTK_LABEL (label);
}

static void
edubba_course_head_init (EdubbaCourseHead *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  self->about_label = add_label (self);
  self->next_offer = EDUBBA_OFFER (edubba_offer_new ("", "", ""));
  gtk_widget_add_css_class (GTK_WIDGET (self->next_offer), "first-offer");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->next_offer));
  self->done_label = add_label (self);
  gtk_widget_add_css_class (GTK_WIDGET (self->done_label), "dim-label");
  self->done_bar = g_object_new (GTK_TYPE_LEVEL_BAR, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->done_bar), "steps");
  /* The label says the same in words. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->done_bar), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE,
                               -1);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->done_bar));
}

GtkWidget *
edubba_course_head_new (EdubbaCourse *course, EdubbaProgress *progress, EdubbaBoutSaves *saves)
{
  EdubbaCourseHead *self;
  const EdubbaGame *game;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), NULL);
  g_return_val_if_fail (progress == NULL || EDUBBA_IS_PROGRESS (progress), NULL);

  self = g_object_new (EDUBBA_TYPE_COURSE_HEAD, NULL);
  self->course = g_object_ref (course);
  g_set_object (&self->progress, progress);
  g_set_object (&self->saves, saves);
  game = edubba_course_get_game (course);
  if (game->about != NULL)
    gtk_label_set_label (self->about_label, g_dgettext (game->text_domain, game->about));
  return GTK_WIDGET (self);
}

void
edubba_course_head_update (EdubbaCourseHead *self)
{
  g_return_if_fail (EDUBBA_IS_COURSE_HEAD (self));

  show_next (self);
  show_done (self);
}

gboolean
edubba_course_head_focus_next (EdubbaCourseHead *self)
{
  g_return_val_if_fail (EDUBBA_IS_COURSE_HEAD (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self->next_offer)) &&
         gtk_widget_grab_focus (GTK_WIDGET (self->next_offer));
}

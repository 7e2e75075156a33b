/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The links are made anew for each step. Nothing here is the only way to anything: the rules are in
 * the help, and the opponent is in the course.
 */
#include "edubba-lesson-foot.h"

#include <glib/gi18n.h>

#include "edubba-clear.h"
#include "edubba-face.h"
#include "game-state.h"

#define FACE_SIZE 56

/* The most paragraphs that are named: the first are those of the step. */
#define MOST_LINKS 2

struct _EdubbaLessonFoot
{
  AdwBin parent_instance;

  /* borrowed: children */
  GtkWidget *rules_box;
  GtkBox    *links_box;

  /* owned */
  EdubbaLesson *lesson;

  guint step; /* the step whose rules are named */
};

G_DEFINE_FINAL_TYPE (EdubbaLessonFoot, edubba_lesson_foot, ADW_TYPE_BIN)

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* A paragraph of the rules by its heading, which opens it in the help. */
static void
add_link (EdubbaLessonFoot *self, const GameModule *module, const char *number)
{
  guint            paragraph = game_paragraph_find (module->rules, number);
  g_autofree char *heading = NULL;
  g_autofree char *target = g_strdup_printf ("%s/%s", module->rules->id, number);
  GtkWidget       *box;
  GtkWidget       *link;

  if (paragraph >= module->rules->n_paragraphs)
    return;
  heading = module->words->paragraph (paragraph);
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (box), create_label (heading, "rule-heading"));
  gtk_box_append (GTK_BOX (box),
                  g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic", "accessible-role",
                                GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  link = g_object_new (GTK_TYPE_BUTTON, "child", box, "halign", GTK_ALIGN_START, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (link), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  -1);
  gtk_widget_add_css_class (link, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (link), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (link), "win.rules");
  gtk_box_append (self->links_box, link);
}

static void
update (EdubbaLessonFoot *self)
{
  const GameModule *module = course_lesson_get_module (edubba_lesson_get_lesson (self->lesson));
  gboolean          over = edubba_lesson_get_phase (self->lesson) == EDUBBA_PHASE_OVER;
  const CourseStep *step;

  if (over)
    gtk_widget_set_visible (self->rules_box, FALSE);
  if (over || self->step == edubba_lesson_get_index (self->lesson))
    return;
  self->step = edubba_lesson_get_index (self->lesson);
  step = edubba_lesson_get_step (self->lesson);
  edubba_clear_box (self->links_box);
  for (guint i = 0; step->drills[i] != NULL && i < MOST_LINKS; i++)
    add_link (self, module, step->drills[i]);
  gtk_widget_set_visible (self->rules_box,
                          gtk_widget_get_first_child (GTK_WIDGET (self->links_box)) != NULL);
}

static GtkWidget *
create_rules (EdubbaLessonFoot *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->rules_box = box;
  self->links_box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  /* Translators: above the headings of paragraphs of the rules that a step of a lesson is about. */
  gtk_box_append (GTK_BOX (box), create_label (_ ("In the rules"), "caption-heading"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->links_box));
  return box;
}

/* The number of a lesson in its chapter, from 1, and the number of lessons there. */
static char *
describe_place (const CourseBout *chapter, const char *id)
{
  const char *const *lessons = course_bout_get_lessons (chapter);
  guint              n = g_strv_length ((char **) lessons);
  guint              i = 0;

  while (i + 1 < n && !g_str_equal (lessons[i], id))
    i++;
  /* Translators: where one is in a chapter of the course: "Lesson 1 of 3, then a short game". */
  return g_strdup_printf (_ ("Lesson %1$u of %2$u, then a short game"), i + 1, n);
}

/* Shows the opponent at the end of the chapter, with the lesson's place in it and the aim of the
 * bout. */
static GtkWidget *
create_rival (const EdubbaGame *game, const CourseBout *chapter, const char *id)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget       *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget       *face = edubba_face_new (game, course_bout_get_rival (chapter), FACE_SIZE);
  g_autofree char *place = describe_place (chapter, id);

  gtk_widget_set_visible (face, edubba_face_is_known (EDUBBA_FACE (face)));
  gtk_widget_set_valign (face, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), create_label (place, "caption-heading"));
  gtk_box_append (GTK_BOX (words),
                  create_label (course_bout_get_text (chapter, COURSE_BOUT_NAME), "heading"));
  gtk_box_append (GTK_BOX (words),
                  create_label (course_bout_get_text (chapter, COURSE_BOUT_AIM), "dim-label"));
  gtk_box_append (GTK_BOX (box), face);
  gtk_box_append (GTK_BOX (box), words);
  return box;
}

static void
edubba_lesson_foot_dispose (GObject *object)
{
  g_clear_object (&EDUBBA_LESSON_FOOT (object)->lesson);

  G_OBJECT_CLASS (edubba_lesson_foot_parent_class)->dispose (object);
}

static void
edubba_lesson_foot_class_init (EdubbaLessonFootClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = edubba_lesson_foot_dispose;
}

static void
edubba_lesson_foot_init (EdubbaLessonFoot *self)
{
  self->step = G_MAXUINT;
  gtk_widget_add_css_class (GTK_WIDGET (self), "lesson-foot");
}

/* A line above separates it from the text. */
static void
set_content (EdubbaLessonFoot *self, GtkWidget *content)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), content);
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
edubba_lesson_foot_new (EdubbaLesson *lesson)
{
  EdubbaLessonFoot *self;

  g_return_val_if_fail (EDUBBA_IS_LESSON (lesson), NULL);

  self = g_object_new (EDUBBA_TYPE_LESSON_FOOT, NULL);
  self->lesson = g_object_ref (lesson);
  set_content (self, create_rules (self));
  g_signal_connect_object (lesson, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

GtkWidget *
edubba_lesson_foot_new_rival (const EdubbaGame *game,
                              EdubbaLesson     *lesson,
                              const CourseBout *chapter)
{
  EdubbaLessonFoot *self;

  g_return_val_if_fail (game != NULL && chapter != NULL, NULL);
  g_return_val_if_fail (EDUBBA_IS_LESSON (lesson), NULL);

  self = g_object_new (EDUBBA_TYPE_LESSON_FOOT, NULL);
  set_content (self, create_rival (game, chapter,
                                   course_lesson_get_id (edubba_lesson_get_lesson (lesson))));
  return GTK_WIDGET (self);
}

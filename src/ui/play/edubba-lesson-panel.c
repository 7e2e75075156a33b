/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything is updated whenever the lesson has changed, except the choices of a question: they
 * stay as long as the step does, so that the focus stays on the one that was pressed.
 */
#include "edubba-lesson-panel-private.h"

#include <glib/gi18n.h>

#include "edubba-answers.h"
#include "edubba-columns-layout.h"
#include "edubba-compat.h"
#include "edubba-lesson-foot.h"
#include "edubba-lesson-words.h"
#include "edubba-optional-label.h"
#include "edubba-row-layout.h"
#include "edubba-spare-box.h"
#include "edubba-spotlight.h"
#include "edubba-step-marks.h"

/* Between two answers, in pixels. */
#define BETWEEN 4

G_DEFINE_FINAL_TYPE (EdubbaLessonPanel, edubba_lesson_panel, ADW_TYPE_BIN)

/* Sentences of the lesson are said aloud once, when they come. */
static void
speak (EdubbaLessonPanel *self, const char *sentence)
{
  if (sentence == NULL || sentence == self->spoken)
    return;
  self->spoken = sentence;
  edubba_compat_announce (GTK_WIDGET (self), sentence);
}

/* The step itself, when another one is entered. */
static void
show_step (EdubbaLessonPanel *self)
{
  const CourseStep *step = edubba_lesson_get_step (self->lesson);
  const GameModule *module = course_lesson_get_module (edubba_lesson_get_lesson (self->lesson));
  g_autofree char  *place = edubba_lesson_words_here (self->lesson);
  g_autofree char  *look =
    edubba_spotlight_describe (module->words, (const char *const *) step->spotlights);

  self->step = edubba_lesson_get_index (self->lesson);
  gtk_label_set_label (self->counter_label, place);
  gtk_level_bar_set_max_value (self->progress_bar, edubba_lesson_get_n_steps (self->lesson));
  gtk_level_bar_set_value (self->progress_bar, self->step + 1);
  edubba_step_marks_apply (self->progress_bar, edubba_lesson_get_lesson (self->lesson));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress_bar),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, place, -1);
  edubba_optional_label_set (self->look_label, look);
  edubba_optional_label_set (self->ask_label, step->ask);
  edubba_answers_fill (self->choices_box, step);
}

/* The text of a step may speak of the actions that it shows first. */
static void
show_say (EdubbaLessonPanel *self, EdubbaPhase phase)
{
  const char *say = edubba_lesson_get_step (self->lesson)->say;

  if (phase == EDUBBA_PHASE_SHOWING)
    say = _ ("Watch what happens.");
  edubba_optional_label_set (self->say_label, say);
}

static void
show_reply (EdubbaLessonPanel *self, EdubbaPhase phase)
{
  const char *reply = edubba_lesson_get_reply (self->lesson);
  gboolean    done = phase == EDUBBA_PHASE_DONE;

  gtk_widget_set_visible (GTK_WIDGET (self->reply_box), reply != NULL);
  if (reply == NULL)
    return;
  gtk_widget_remove_css_class (GTK_WIDGET (self->reply_box), done ? "unreachable" : "solved");
  gtk_widget_add_css_class (GTK_WIDGET (self->reply_box), done ? "solved" : "unreachable");
  gtk_image_set_from_icon_name (self->reply_image,
                                done ? "object-select-symbolic" : "dialog-warning-symbolic");
  gtk_label_set_label (self->reply_label, reply);
}

static void
show_buttons (EdubbaLessonPanel *self, EdubbaPhase phase)
{
  EdubbaTask *task = edubba_lesson_get_task (self->lesson);
  gboolean    done = phase == EDUBBA_PHASE_DONE || phase == EDUBBA_PHASE_LOOKING;

  gtk_widget_set_visible (self->next_button, done);
  gtk_widget_set_visible (self->again_button, phase == EDUBBA_PHASE_MISSED);
  gtk_widget_set_visible (self->take_back_button,
                          task != NULL && edubba_task_get_can_take_back (task));
  gtk_widget_set_visible (self->hint_button, phase == EDUBBA_PHASE_DOING &&
                                               gtk_widget_get_sensitive (self->hint_button));
  gtk_widget_set_visible (self->skip_button, !done && !self->single);
  gtk_widget_set_visible (self->test_out_button,
                          !done && phase != EDUBBA_PHASE_MISSED &&
                            edubba_lesson_get_index (self->lesson) == 0 &&
                            edubba_lesson_get_can_test_out (self->lesson));
}

static void
show_end (EdubbaLessonPanel *self)
{
  CourseLesson    *file = edubba_lesson_get_lesson (self->lesson);
  g_autofree char *outcome = edubba_lesson_words_outcome (self->lesson);
  guint            stars = edubba_lesson_get_stars (self->lesson);
  g_autofree char *picture = edubba_lesson_words_star_picture (stars);

  edubba_optional_label_set (self->stars_label, stars > 0 ? picture : NULL);
  gtk_label_set_label (self->end_title, course_lesson_get_title (file));
  gtk_label_set_label (self->end_label, outcome);
  gtk_label_set_label (self->summary_title, edubba_lesson_words_summary_title (self->lesson));
  gtk_label_set_label (self->summary_label, course_lesson_get_summary (file));
  speak (self, gtk_label_get_label (self->end_label));
}

static void
update (EdubbaLessonPanel *self)
{
  EdubbaPhase phase = edubba_lesson_get_phase (self->lesson);
  gboolean    over = phase == EDUBBA_PHASE_OVER;

  gtk_widget_set_visible (over ? self->end_box : self->step_box, TRUE);
  gtk_stack_set_visible_child (self->stack, over ? self->end_box : self->step_box);
  gtk_widget_set_visible (over ? self->step_box : self->end_box, FALSE);
  if (over)
    {
      self->step = edubba_lesson_get_index (self->lesson);
      show_end (self);
      edubba_lesson_panel_make_room (self);
      edubba_lesson_panel_scroll_soon (self);
      return;
    }
  if (self->step != edubba_lesson_get_index (self->lesson))
    show_step (self);
  show_say (self, phase);
  edubba_answers_mark (self->choices_box, edubba_lesson_get_step (self->lesson),
                       edubba_lesson_get_choice (self->lesson), phase == EDUBBA_PHASE_ASKING);
  show_reply (self, phase);
  show_buttons (self, phase);
  edubba_lesson_panel_make_room (self);
  edubba_lesson_panel_scroll_soon (self);
  /* Each wrong answer is replied to, with the same words too. */
  if (phase == EDUBBA_PHASE_ASKING)
    self->spoken = NULL;
  if (edubba_lesson_get_reply (self->lesson) != NULL)
    speak (self, edubba_lesson_get_reply (self->lesson));
  else if (phase != EDUBBA_PHASE_SHOWING)
    speak (self, edubba_lesson_get_step (self->lesson)->say);
}

static void
hint_changed_cb (EdubbaLessonPanel *self)
{
  if (self->lesson != NULL)
    show_buttons (self, edubba_lesson_get_phase (self->lesson));
}

static void
edubba_lesson_panel_dispose (GObject *object)
{
  EdubbaLessonPanel *self = EDUBBA_LESSON_PANEL (object);

  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  g_clear_object (&self->lesson);

  G_OBJECT_CLASS (edubba_lesson_panel_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, foot_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, step_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, place_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, tools_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, counter_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, open_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, rest_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, say_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, look_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, ask_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, choices_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, reply_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, reply_image);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, reply_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, ways_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, next_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, again_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, hint_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, take_back_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, skip_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, test_out_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, end_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, end_title);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, end_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, summary_title);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, summary_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, next_lesson_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, next_lesson_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, course_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, stars_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaLessonPanel, keepsake_button);
}

static void
edubba_lesson_panel_class_init (EdubbaLessonPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_lesson_panel_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/edubba/Edubba/ui/edubba-lesson-panel.ui");
  bind_children (widget_class);
}

static void
edubba_lesson_panel_init (EdubbaLessonPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  edubba_row_layout_apply (self->ways_box, 8);
  edubba_columns_layout_apply_short (self->choices_box, 2, BETWEEN);
  edubba_lesson_panel_watch_room (self);
  self->step = G_MAXUINT;
  /* A button is insensitive as long as there is no such action, or it can do nothing now. */
  g_signal_connect_swapped (self->hint_button, "notify::sensitive", G_CALLBACK (hint_changed_cb),
                            self);
}

void
edubba_lesson_panel_set_lesson (EdubbaLessonPanel *self, EdubbaLesson *lesson)
{
  g_return_if_fail (EDUBBA_IS_LESSON_PANEL (self));
  g_return_if_fail (EDUBBA_IS_LESSON (lesson));
  g_return_if_fail (self->lesson == NULL);

  self->lesson = g_object_ref (lesson);
  g_signal_connect_object (lesson, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
edubba_lesson_panel_set_chapter (EdubbaLessonPanel *self,
                                 const EdubbaGame  *game,
                                 const CourseBout  *chapter,
                                 gboolean           closes,
                                 EdubbaBoutSaves   *saves)
{
  GtkScrolledWindow *scroller;
  GtkWidget         *content;
  g_autoptr (GtkWidget) stack = NULL;

  g_return_if_fail (EDUBBA_IS_LESSON_PANEL (self));
  g_return_if_fail (self->lesson != NULL && self->feet[1] == NULL);

  scroller = GTK_SCROLLED_WINDOW (self->scroller);
  stack = g_object_ref (GTK_WIDGET (self->stack));
  self->feet[1] = edubba_lesson_foot_new (self->lesson);
  if (chapter != NULL)
    self->feet[0] = edubba_lesson_foot_new_rival (game, self->lesson, chapter);
  edubba_lesson_panel_show_feet (self);
  gtk_scrolled_window_set_child (scroller, NULL);
  content = edubba_spare_box_new (stack, self->feet[1]);
  if (self->feet[0] != NULL)
    content = edubba_spare_box_new (content, self->feet[0]);
  gtk_scrolled_window_set_child (scroller, content);
  if (chapter != NULL && closes)
    edubba_lesson_panel_offer_bout (self, chapter, saves);
}

void
edubba_lesson_panel_set_way_on (EdubbaLessonPanel *self, const char *label, const char *action)
{
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->next_button))), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next_button), action);
}

void
edubba_lesson_panel_set_task (
  EdubbaLessonPanel *self, const char *about, guint i, guint n, const char *way_on)
{
  /* Translators: which one this is of a few tasks: "2 of 5". */
  g_autofree char *place = g_strdup_printf (C_ ("task", "%1$u of %2$u"), i, n);
  const char      *label = i < n ? _ ("Next") : _ ("Finish");

  g_return_if_fail (EDUBBA_IS_LESSON_PANEL (self));

  self->single = TRUE;
  gtk_level_bar_set_max_value (self->progress_bar, n);
  gtk_level_bar_set_value (self->progress_bar, i);
  gtk_label_set_label (self->counter_label, place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress_bar),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, place, -1);
  edubba_optional_label_set (self->look_label, about);
  edubba_lesson_panel_set_way_on (self, label, way_on);
  update (self);
}

gboolean
edubba_lesson_panel_focus_start (EdubbaLessonPanel *self)
{
  g_return_val_if_fail (EDUBBA_IS_LESSON_PANEL (self), FALSE);

  switch (edubba_lesson_get_phase (self->lesson))
    {
    case EDUBBA_PHASE_DONE:
    case EDUBBA_PHASE_LOOKING:
      return gtk_widget_grab_focus (self->next_button);
    case EDUBBA_PHASE_MISSED:
      return gtk_widget_grab_focus (self->again_button);
    case EDUBBA_PHASE_ASKING:
      return gtk_widget_child_focus (GTK_WIDGET (self->choices_box), GTK_DIR_TAB_FORWARD);
    case EDUBBA_PHASE_OVER:
      return gtk_widget_grab_focus (self->next_lesson_button) ||
             gtk_widget_grab_focus (self->course_button) ||
             gtk_widget_child_focus (self->end_box, GTK_DIR_TAB_FORWARD);
    case EDUBBA_PHASE_SHOWING:
    case EDUBBA_PHASE_DOING:
    default:
      return FALSE;
    }
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the panel: the steps (edubba-lesson-panel.c), the offers at the end of a
 * lesson (edubba-lesson-panel-end.c) and the layout in little room (edubba-lesson-panel-room.c).
 */
#pragma once

#include "edubba-lesson-panel.h"

G_BEGIN_DECLS

struct _EdubbaLessonPanel
{
  AdwBin parent_instance;

  /* template */
  GtkWidget   *scroller;
  GtkWidget   *foot_box; /* stands still below the scrolled part */
  GtkStack    *stack;
  GtkWidget   *step_box;
  GtkBox      *place_box;
  GtkLabel    *counter_label;
  GtkWidget   *open_button;
  GtkWidget   *tools_box;
  GtkWidget   *rest_box;
  GtkLevelBar *progress_bar;
  GtkLabel    *say_label;
  GtkLabel    *look_label;
  GtkLabel    *ask_label;
  GtkBox      *choices_box;
  GtkBox      *reply_box;
  GtkImage    *reply_image;
  GtkLabel    *reply_label;
  GtkWidget   *ways_box;
  GtkWidget   *next_button;
  GtkWidget   *again_button;
  GtkWidget   *hint_button;
  GtkWidget   *take_back_button;
  GtkWidget   *skip_button;
  GtkWidget   *test_out_button;
  GtkWidget   *end_box;
  GtkLabel    *end_title;
  GtkLabel    *end_label;
  GtkLabel    *summary_title;
  GtkLabel    *summary_label;
  GtkWidget   *next_lesson_button;
  GtkLabel    *next_lesson_label;
  GtkLabel    *stars_label;
  GtkWidget   *keepsake_button;
  GtkWidget   *course_button;

  /* borrowed: below the step; or NULL */
  GtkWidget *feet[2]; /* the chapter's opponent, and the rules; or NULL */

  /* owned */
  EdubbaLesson *lesson;

  guint       step;   /* the one that is shown */
  const char *spoken; /* the last sentence that was announced; borrowed from the lesson */
  gboolean    single; /* the only step is a task among others: nothing is skipped */
  gboolean    narrow;
  gboolean    reopened; /* the step was asked for in this try */
  gboolean    scrolls;  /* the new text is to be scrolled to */
  guint       tick_id;  /* tick callback: looks where things lie */
  guint       frames;   /* the number it has still to wait for */
};

/* For init: follows the height that there is. */
void edubba_lesson_panel_watch_room (EdubbaLessonPanel *self);

/* After each change of the lesson, which has been set. */
void edubba_lesson_panel_make_room (EdubbaLessonPanel *self);

/* Scrolls to the reply, or to the beginning. */
void edubba_lesson_panel_scroll_soon (EdubbaLessonPanel *self);

/* Shows the opponent and the rules if there is room for them. */
void edubba_lesson_panel_show_feet (EdubbaLessonPanel *self);

/* Offers the bout that closes the chapter instead of the next lesson, as the saves (or NULL) have
 * it. */
void edubba_lesson_panel_offer_bout (EdubbaLessonPanel *self,
                                     const CourseBout  *bout,
                                     EdubbaBoutSaves   *saves);

/* Lets the button behind a step that is done activate an action instead of the next step. */
void edubba_lesson_panel_set_way_on (EdubbaLessonPanel *self,
                                     const char        *label,
                                     const char        *action);

G_END_DECLS

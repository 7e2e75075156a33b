/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays the panel out in little room: text already read makes way for the text to be read now, the
 * button that goes on stands still at its foot while the rest is scrolled, and other buttons are
 * seen whole or not at all.
 */
#include "edubba-lesson-panel-private.h"

#include "edubba-boxes.h"
#include "edubba-layout.h"

/* In pixels: the room above and below, and between two parts (as in the template), and the same
 * round a question in little room. */
#define MARGIN        10
#define SPACING       8
#define CLOSE_MARGIN  6
#define CLOSE_SPACING 5

static GtkAdjustment *
get_adjustment (EdubbaLessonPanel *self)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
}

/* The top and bottom of a part within the scrolled area. */
static gboolean
find_part (EdubbaLessonPanel *self, GtkWidget *part, double *top, double *bottom)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (part) || !gtk_widget_compute_bounds (part, self->scroller, &bounds))
    return FALSE;
  *top = bounds.origin.y + gtk_adjustment_get_value (get_adjustment (self));
  *bottom = *top + bounds.size.height;
  return TRUE;
}

/* The rows of buttons below the words, from top to bottom. */
static void
list_rows (EdubbaLessonPanel *self, GtkWidget *rows[3])
{
  rows[0] = self->ways_box;
  rows[1] = self->test_out_button;
  rows[2] = self->tools_box;
}

/* A row that the lower edge would cut begins below it. */
static void
fit_rows (EdubbaLessonPanel *self)
{
  double edge = gtk_adjustment_get_value (get_adjustment (self)) +
                gtk_adjustment_get_page_size (get_adjustment (self));
  double     moved = 0;
  double     top, bottom;
  GtkWidget *rows[3];

  list_rows (self, rows);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      int before = gtk_widget_get_margin_top (rows[i]);
      int margin = 0;

      if (self->narrow && gtk_widget_get_parent (rows[i]) == self->rest_box &&
          find_part (self, rows[i], &top, &bottom))
        {
          moved += before;
          if (top - moved < edge && bottom - moved > edge)
            margin = (int) (edge - (top - moved));
        }
      gtk_widget_set_margin_top (rows[i], margin);
    }
}

/* Scrolls to a reply and its buttons, if there is room for both; else to its beginning. While
 * another answer is wanted, the answers stay in view above it. */
static void
scroll_to_reply (EdubbaLessonPanel *self)
{
  GtkAdjustment *adjustment = get_adjustment (self);
  double         page = gtk_adjustment_get_page_size (adjustment);
  double         top, bottom;

  if (!self->narrow || !find_part (self, GTK_WIDGET (self->reply_box), &top, &bottom))
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  else if (bottom + CLOSE_MARGIN <= page)
    gtk_adjustment_set_value (adjustment, 0);
  else if (edubba_lesson_get_phase (self->lesson) == EDUBBA_PHASE_ASKING)
    gtk_adjustment_set_value (adjustment, MIN (top, bottom + 2 * CLOSE_MARGIN - page) -
                                            CLOSE_MARGIN);
  else
    gtk_adjustment_set_value (adjustment, top - CLOSE_MARGIN);
}

static gboolean
is_over (EdubbaLessonPanel *self)
{
  return edubba_lesson_get_phase (self->lesson) == EDUBBA_PHASE_OVER;
}

static void
scroll (EdubbaLessonPanel *self)
{
  if (!is_over (self) && edubba_lesson_get_reply (self->lesson) != NULL)
    scroll_to_reply (self);
  else
    gtk_adjustment_set_value (get_adjustment (self), 0);
}

static gboolean
ticked_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  EdubbaLessonPanel *self = EDUBBA_LESSON_PANEL (widget);

  if (self->frames-- > 0)
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  if (self->scrolls)
    scroll (self);
  self->scrolls = FALSE;
  fit_rows (self);
  return G_SOURCE_REMOVE;
}

/* Looks after a frame, when the places of parts are known. */
static void
look_soon (EdubbaLessonPanel *self)
{
  self->frames = 2;
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), ticked_cb, NULL, NULL);
}

void
edubba_lesson_panel_scroll_soon (EdubbaLessonPanel *self)
{
  self->scrolls = TRUE;
  look_soon (self);
}

static void
resized_cb (EdubbaLessonPanel *self)
{
  if (self->lesson != NULL)
    look_soon (self);
}

void
edubba_lesson_panel_watch_room (EdubbaLessonPanel *self)
{
  g_signal_connect_object (get_adjustment (self), "notify::page-size", G_CALLBACK (resized_cb),
                           self, G_CONNECT_SWAPPED);
}

static gboolean
is_solvable (EdubbaLessonPanel *self)
{
  EdubbaTask *task = edubba_lesson_get_task (self->lesson);

  return edubba_lesson_get_phase (self->lesson) == EDUBBA_PHASE_DOING && task != NULL &&
         edubba_task_get_state (task) != EDUBBA_TASK_UNREACHABLE;
}

/* Returns TRUE if the learner is on the way to the goal, having begun: half an action is no
 * beginning, or the board would move before its other half. */
static gboolean
is_acting (EdubbaLessonPanel *self)
{
  EdubbaMatch *match = edubba_lesson_get_match (self->lesson);
  guint        shown = edubba_lesson_get_step (self->lesson)->shown->len;

  return is_solvable (self) && edubba_match_get_cursor (match) > shown;
}

/* Hides all but the first line while somebody acts in little room. */
static void
give_way (EdubbaLessonPanel *self)
{
  gboolean brief;

  if (!is_acting (self))
    self->reopened = FALSE;
  brief = edubba_lesson_panel_get_brief (self);
  gtk_widget_set_visible (self->open_button, brief);
  gtk_widget_set_visible (self->rest_box, !brief);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  brief ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
}

/* In little room a question or a text to be looked at is to be read whole, without the learner's
 * place in the lesson. */
static gboolean
is_reading_narrowly (EdubbaLessonPanel *self)
{
  EdubbaPhase phase = edubba_lesson_get_phase (self->lesson);

  return self->narrow && (phase == EDUBBA_PHASE_ASKING || phase == EDUBBA_PHASE_LOOKING);
}

/* Returns TRUE for a step that is over in little room, well or not: its reply is to be read
 * whole. */
static gboolean
is_replied_narrowly (EdubbaLessonPanel *self)
{
  EdubbaPhase phase = edubba_lesson_get_phase (self->lesson);
  EdubbaTask *task = edubba_lesson_get_task (self->lesson);

  return self->narrow && (phase == EDUBBA_PHASE_DONE || phase == EDUBBA_PHASE_MISSED ||
                          (phase == EDUBBA_PHASE_DOING && task != NULL && !is_solvable (self)));
}

/* Gives a text that is read in little room the room of the head and of the margins. */
static void
make_room_for_words (EdubbaLessonPanel *self)
{
  gboolean reading = is_reading_narrowly (self);
  int      margin = reading ? CLOSE_MARGIN : MARGIN;

  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->place_box)), !reading);
  gtk_widget_set_margin_top (GTK_WIDGET (self->stack), margin);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->stack), margin);
  gtk_box_set_spacing (GTK_BOX (self->rest_box), reading ? CLOSE_SPACING : SPACING);
}

/* In little room the buttons that go on stand at the foot. */
static void
place_ways_on (EdubbaLessonPanel *self)
{
  gboolean looking = edubba_lesson_get_phase (self->lesson) == EDUBBA_PHASE_LOOKING;
  gboolean over = self->narrow && is_over (self);
  gboolean stands = self->narrow && (looking || is_replied_narrowly (self));

  if (stands)
    edubba_boxes_move (self->ways_box, GTK_BOX (self->foot_box), NULL);
  else
    edubba_boxes_move (self->ways_box, GTK_BOX (self->rest_box), GTK_WIDGET (self->reply_box));
  if (over)
    edubba_boxes_move (self->next_lesson_button, GTK_BOX (self->foot_box), NULL);
  else
    edubba_boxes_move (self->next_lesson_button, GTK_BOX (self->end_box),
                       GTK_WIDGET (self->summary_label));
  gtk_widget_set_visible (self->foot_box,
                          stands || (over && gtk_widget_get_visible (self->next_lesson_button)));
}

/* In little room a reply takes the place of the question or text before it, and the board alone
 * shows the place to look at. In much room nothing goes, or the parts below would jump. */
void
edubba_lesson_panel_make_room (EdubbaLessonPanel *self)
{
  EdubbaPhase phase = edubba_lesson_get_phase (self->lesson);
  gboolean    replied = edubba_lesson_get_reply (self->lesson) != NULL;

  place_ways_on (self);
  if (phase == EDUBBA_PHASE_OVER)
    return;
  make_room_for_words (self);
  gtk_widget_set_visible (GTK_WIDGET (self->say_label), !self->narrow || !replied);
  gtk_widget_set_visible (GTK_WIDGET (self->look_label),
                          !self->narrow && gtk_label_get_label (self->look_label)[0] != '\0');
  give_way (self);
}

void
edubba_lesson_panel_show_feet (EdubbaLessonPanel *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->feet); i++)
    if (self->feet[i] != NULL)
      gtk_widget_set_visible (self->feet[i], !self->narrow);
}

/* In little room the bar shares a line with the counter, and the tools lie below the rest. */
static void
place_tools (EdubbaLessonPanel *self)
{
  GtkWidget *bar = GTK_WIDGET (self->progress_bar);
  GtkWidget *head = gtk_widget_get_parent (GTK_WIDGET (self->place_box));

  edubba_boxes_move_last (self->tools_box, GTK_BOX (self->narrow ? self->rest_box : head));
  if (self->narrow)
    edubba_boxes_move_last (bar, self->place_box);
  else
    edubba_boxes_move (bar, GTK_BOX (self->step_box), head);
}

void
edubba_lesson_panel_set_narrow (EdubbaLessonPanel *self, gboolean narrow)
{
  g_return_if_fail (EDUBBA_IS_LESSON_PANEL (self));

  if (self->narrow == !!narrow)
    return;
  self->narrow = !!narrow;
  place_tools (self);
  edubba_lesson_panel_show_feet (self);
  if (self->lesson == NULL)
    return;
  edubba_lesson_panel_make_room (self);
  edubba_lesson_panel_scroll_soon (self);
}

/* The height of the text, the question and the reply. */
static int
measure_words (EdubbaLessonPanel *self, int width)
{
  int height = -CLOSE_SPACING;

  for (GtkWidget *part = gtk_widget_get_first_child (self->rest_box); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    {
      if (gtk_widget_get_visible (part))
        height += edubba_layout_measure_height (part, width) + CLOSE_SPACING;
      if (part == GTK_WIDGET (self->reply_box))
        break;
    }
  return height;
}

int
edubba_lesson_panel_measure (gpointer panel, int width)
{
  EdubbaLessonPanel *self = panel;
  int                inner, foot;

  g_return_val_if_fail (EDUBBA_IS_LESSON_PANEL (self), 0);

  if (self->lesson == NULL || !self->narrow)
    return 0;
  inner = width - gtk_widget_get_margin_start (GTK_WIDGET (self->stack)) -
          gtk_widget_get_margin_end (GTK_WIDGET (self->stack));
  foot = gtk_widget_get_visible (self->foot_box)
           ? edubba_layout_measure_height (self->foot_box, width)
           : 0;
  if (is_over (self))
    return edubba_layout_measure_height (self->end_box, inner) + 2 * MARGIN + foot;
  if (is_reading_narrowly (self))
    return measure_words (self, inner) + 2 * CLOSE_MARGIN + foot;
  if (is_replied_narrowly (self) && gtk_widget_get_visible (GTK_WIDGET (self->reply_box)))
    return edubba_layout_measure_height (GTK_WIDGET (self->reply_box), inner) + 2 * CLOSE_MARGIN +
           foot;
  return 0;
}

gboolean
edubba_lesson_panel_get_brief (EdubbaLessonPanel *self)
{
  g_return_val_if_fail (EDUBBA_IS_LESSON_PANEL (self), FALSE);

  return self->narrow && !self->reopened && self->lesson != NULL && is_acting (self);
}

void
edubba_lesson_panel_reopen (EdubbaLessonPanel *self)
{
  g_return_if_fail (EDUBBA_IS_LESSON_PANEL (self));

  self->reopened = TRUE;
  edubba_lesson_panel_make_room (self);
  look_soon (self);
}

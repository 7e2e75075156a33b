/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The match page while a lesson is learnt on it. Each step brings another match, at which the page
 * is aimed; the rest follows from what the lesson says of itself.
 */
#include "edubba-match-page-private.h"

#include <glib/gi18n.h>

#include "edubba-verdict.h"
#include "game-state.h"

void
edubba_match_page_point_in_lesson (EdubbaMatchPage *self)
{
  EdubbaPhase phase = edubba_lesson_get_phase (self->lesson);
  GStrv       parts = edubba_lesson_get_step (self->lesson)->spotlights;

  if (phase == EDUBBA_PHASE_MISSED || phase == EDUBBA_PHASE_DONE || phase == EDUBBA_PHASE_OVER)
    parts = NULL;
  edubba_table_point (self->table, (const char *const *) parts);
}

static void
update_actions (EdubbaMatchPage *self)
{
  GtkWidget  *widget = GTK_WIDGET (self);
  EdubbaTask *task = edubba_lesson_get_task (self->lesson);
  EdubbaPhase phase = edubba_lesson_get_phase (self->lesson);

  gtk_widget_action_set_enabled (widget, "match.previous",
                                 edubba_lesson_get_index (self->lesson) > 0);
  gtk_widget_action_set_enabled (widget, "match.next",
                                 phase == EDUBBA_PHASE_DONE || phase == EDUBBA_PHASE_LOOKING);
  gtk_widget_action_set_enabled (widget, "match.take-back",
                                 task != NULL && edubba_task_get_can_take_back (task));
  gtk_widget_set_visible (self->skip_button, phase == EDUBBA_PHASE_SHOWING);
}

/* The panel is wanted where the next press is on it. */
static void
move_focus (EdubbaMatchPage *self)
{
  EdubbaPhase phase = edubba_lesson_get_phase (self->lesson);

  if (phase != EDUBBA_PHASE_DOING && phase != EDUBBA_PHASE_SHOWING)
    edubba_split_set_panel_shown (self->split, TRUE);
  edubba_page_focus_start (EDUBBA_PAGE (self));
}

/* A position of the step's match as small as a stamp. */
static GtkWidget *
create_picture (EdubbaMatchPage *self, guint cursor)
{
  const GameRules      *rules = self->game->module->rules;
  const GameRecord     *record = edubba_match_get_record (self->match);
  GtkWidget            *picture = g_object_new (self->game->get_small_board_type (), NULL);
  g_autofree GameState *seen = game_state_new (rules);

  rules->observe (game_record_get_state (record, cursor), self->viewer, seen);
  edubba_board_show_state (EDUBBA_BOARD (picture), seen, self->viewer, FALSE);
  return picture;
}

/* What one can do now: the last task, and what was made of it. */
static void
show_pictures (EdubbaMatchPage *self)
{
  guint first = edubba_lesson_get_step (self->lesson)->shown->len;
  guint last = edubba_match_get_length (self->match);

  if (self->game->get_small_board_type == NULL)
    return;
  edubba_lesson_panel_set_pictures (self->lesson_panel,
                                    create_picture (self, MIN (first, last)),
                                    first < last ? create_picture (self, last) : NULL);
}

/* What has come of a step is heard; the end of a lesson is seen, too. */
static void
tell_phase (EdubbaMatchPage *self)
{
  if (self->phase == EDUBBA_PHASE_OVER)
    edubba_table_tell_moment (self->table,
                              self->is_last ? EDUBBA_MOMENT_COURSE : EDUBBA_MOMENT_LESSON, NULL);
  else if (self->phase == EDUBBA_PHASE_DONE)
    edubba_table_sound (self->table, EDUBBA_SOUND_SUCCESS);
  else if (self->phase == EDUBBA_PHASE_MISSED)
    edubba_table_sound (self->table, EDUBBA_SOUND_REFUSAL);
}

static void
lesson_changed_cb (EdubbaMatchPage *self)
{
  EdubbaMatch *match = edubba_lesson_get_match (self->lesson);
  EdubbaPhase  phase = edubba_lesson_get_phase (self->lesson);
  guint        step = edubba_lesson_get_index (self->lesson);
  gboolean     entered = self->match != match;
  gboolean     moved = entered || phase != self->phase || step != self->step;

  self->phase = phase;
  self->step = step;
  /* If the match has moved, it will be shown when that is told. */
  g_set_object (&self->task, edubba_lesson_get_task (self->lesson));
  if (moved && phase == EDUBBA_PHASE_OVER && !entered)
    show_pictures (self);
  update_actions (self);
  if (moved || !self->pointing)
    edubba_match_page_point_in_lesson (self);
  if (entered)
    edubba_match_page_aim (self, match);
  else if (self->begun && (moved || !self->refused) &&
           edubba_match_get_cursor (match) == self->cursor)
    edubba_match_page_show (self);
  if (moved && self->begun)
    {
      tell_phase (self);
      move_focus (self);
    }
}

static EdubbaMessageKind
find_kind (EdubbaMatchPage *self)
{
  if (self->phase == EDUBBA_PHASE_DONE || self->phase == EDUBBA_PHASE_OVER)
    return EDUBBA_MESSAGE_SUCCESS;
  if (self->phase == EDUBBA_PHASE_MISSED)
    return EDUBBA_MESSAGE_REFUSAL;
  if (self->phase == EDUBBA_PHASE_SHOWING)
    return EDUBBA_MESSAGE_REPORT;
  if (self->phase == EDUBBA_PHASE_DOING &&
      edubba_task_get_state (self->task) == EDUBBA_TASK_UNREACHABLE)
    return EDUBBA_MESSAGE_REFUSAL;
  return EDUBBA_MESSAGE_PROMPT;
}

/* How few actions are enough is no help to somebody who has just begun. */
static gboolean
is_fresh (EdubbaTask *task)
{
  EdubbaTaskState state = edubba_task_get_state (task);

  return (state == EDUBBA_TASK_SOLVABLE || state == EDUBBA_TASK_THINKING) &&
         edubba_task_get_taken (task) == 0;
}

static char *
describe_phase (EdubbaMatchPage *self)
{
  switch (self->phase)
    {
    case EDUBBA_PHASE_SHOWING:
      return g_strdup (_ ("Watch what happens."));
    case EDUBBA_PHASE_LOOKING:
      return g_strdup (_ ("Look at this, then go on."));
    case EDUBBA_PHASE_ASKING:
      return g_strdup (_ ("Choose an answer."));
    case EDUBBA_PHASE_DONE:
      if (edubba_lesson_is_only_fine (self->lesson))
        return g_strdup (_ ("That works too."));
      return g_strdup (_ ("This step is done."));
    case EDUBBA_PHASE_OVER:
      return g_strdup (_ ("This was the last step."));
    case EDUBBA_PHASE_MISSED:
    case EDUBBA_PHASE_DOING:
    default:
      if (is_fresh (self->task))
        return g_strdup (_ ("Try it on the board."));
      return edubba_verdict_describe (self->task);
    }
}

void
edubba_match_page_speak_lesson (EdubbaMatchPage *self, const char *report)
{
  g_autofree char *sentence = describe_phase (self);
  const char      *say = edubba_lesson_get_reply (self->lesson);
  const char      *detail = report;

  if (say == NULL)
    say = edubba_lesson_get_step (self->lesson)->say;
  /* What the panel says is repeated only where that is folded away. */
  if (!edubba_split_get_panel_shown (self->split) && self->phase != EDUBBA_PHASE_SHOWING)
    detail = say;
  if (self->phase == EDUBBA_PHASE_SHOWING && report != NULL)
    edubba_table_say (self->table, EDUBBA_MESSAGE_REPORT, report, NULL);
  else
    edubba_table_say (self->table, find_kind (self), sentence, detail);
}

void
edubba_match_page_act_in_lesson (EdubbaMatchPage *self, const char *text)
{
  const char *not_now;
  guint       refusal;
  GameAction  action;
  g_autoptr (GError) error = NULL;

  if (edubba_lesson_act (self->lesson, text, &refusal, &not_now, &error))
    return;
  if (error != NULL)
    edubba_table_say (self->table, EDUBBA_MESSAGE_REFUSAL, error->message, NULL);
  else if (not_now != NULL)
    edubba_table_say (self->table, EDUBBA_MESSAGE_REFUSAL, not_now, NULL);
  else if (self->game->module->rules->parse_action (text, &action, NULL))
    edubba_match_page_speak_refusal (self, action, refusal);
}

static void
next_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (widget);

  if (self->lesson != NULL)
    edubba_lesson_next (self->lesson);
}

static void
previous_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (widget);

  if (self->lesson != NULL)
    edubba_lesson_previous (self->lesson);
}

static void
skip_step_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (widget);

  if (self->lesson != NULL)
    edubba_lesson_skip (self->lesson);
}

static void
choose_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (widget);

  if (self->lesson != NULL)
    edubba_lesson_choose (self->lesson, g_variant_get_uint32 (parameter));
}

static void
test_out_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (widget);

  if (self->lesson != NULL)
    edubba_lesson_test_out (self->lesson);
}

void
edubba_match_page_install_lesson_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "match.next", NULL, next_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.previous", NULL, previous_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.skip-step", NULL, skip_step_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.choose", "u", choose_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.test-out", NULL, test_out_activated_cb);
}

static void
narrow_changed_cb (EdubbaMatchPage *self)
{
  edubba_lesson_panel_set_narrow (self->lesson_panel, edubba_split_get_narrow (self->split));
}

EdubbaMatchPage *
edubba_match_page_new_for_lesson (const EdubbaGame *game, EdubbaLesson *lesson)
{
  EdubbaMatchPage *self;
  const char      *title;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (EDUBBA_IS_LESSON (lesson), NULL);

  title = course_lesson_get_title (edubba_lesson_get_lesson (lesson));
  self = edubba_match_page_create (game, edubba_lesson_get_match (lesson), title,
                                   course_lesson_get_seat (edubba_lesson_get_lesson (lesson)));
  self->lesson = g_object_ref (lesson);
  gtk_widget_set_visible (GTK_WIDGET (self->moves_header), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->lesson_panel), TRUE);
  edubba_split_set_docked (self->split, TRUE);
  edubba_split_set_low (self->split, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->move_list), FALSE);
  edubba_lesson_panel_set_lesson (self->lesson_panel, lesson);
  g_signal_connect_swapped (self->split, "notify::narrow", G_CALLBACK (narrow_changed_cb), self);
  g_signal_connect_object (lesson, "changed", G_CALLBACK (lesson_changed_cb), self,
                           G_CONNECT_SWAPPED);
  lesson_changed_cb (self);
  return self;
}

EdubbaLesson *
edubba_match_page_get_lesson (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);

  return self->lesson;
}

void
edubba_match_page_set_course (EdubbaMatchPage *self, const char *game, const CourseLesson *next)
{
  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  edubba_lesson_panel_set_course (self->lesson_panel, game, next);
}

void
edubba_match_page_offer_game (EdubbaMatchPage *self, const char *game)
{
  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  self->is_last = TRUE;
  edubba_lesson_panel_offer_game (self->lesson_panel, game);
}

void
edubba_match_page_offer_bout (EdubbaMatchPage *self, const CourseBout *bout)
{
  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  edubba_lesson_panel_offer_bout (self->lesson_panel, bout);
}

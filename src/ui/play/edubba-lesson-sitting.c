/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Board and texts follow the lesson's phase. The panel has the step's text; the message line
 * repeats it only if the panel is folded away. Beside a sheet it shows no prompts.
 */
#include "edubba-lesson-sitting.h"

#include <glib/gi18n.h>

#include "edubba-lesson-panel.h"
#include "edubba-page.h"
#include "edubba-sitting.h"
#include "edubba-verdict.h"

/* Numbers that are read as answers lie between this and its negative. */
#define MAX_NUMBER 999999

struct _EdubbaLessonSitting
{
  EdubbaTaskSitting parent_instance;

  EdubbaLesson      *lesson; /* owned */
  EdubbaLessonPanel *panel;  /* borrowed */
  EdubbaPhase        phase;  /* the lesson's, as it was last shown, and its step */
  guint              step;
  gboolean           completes; /* with it, all lessons of its course are done */
};

G_DEFINE_FINAL_TYPE (EdubbaLessonSitting, edubba_lesson_sitting, EDUBBA_TYPE_TASK_SITTING)

static EdubbaTask *
get_task (EdubbaLessonSitting *self)
{
  return edubba_task_sitting_get_task (EDUBBA_TASK_SITTING (self));
}

static EdubbaSplit *
get_split (EdubbaLessonSitting *self)
{
  return edubba_table_get_split (edubba_match_page_get_table (EDUBBA_MATCH_PAGE (self)));
}

static void
edubba_lesson_sitting_point_at_rest (EdubbaMatchPage *page)
{
  EdubbaLessonSitting *self = EDUBBA_LESSON_SITTING (page);
  EdubbaPhase          phase = edubba_lesson_get_phase (self->lesson);
  GStrv                parts = edubba_lesson_get_step (self->lesson)->spotlights;

  if (phase == EDUBBA_PHASE_MISSED || phase == EDUBBA_PHASE_DONE || phase == EDUBBA_PHASE_OVER)
    parts = NULL;
  edubba_table_point (edubba_match_page_get_table (page), (const char *const *) parts);
}

static void
update_actions (EdubbaLessonSitting *self)
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
  edubba_match_page_show_button (EDUBBA_MATCH_PAGE (self), EDUBBA_BUTTON_SKIP,
                                 phase == EDUBBA_PHASE_SHOWING);
}

/* The panel is wanted where the next press is on it. */
static void
move_focus (EdubbaLessonSitting *self)
{
  EdubbaPhase phase = edubba_lesson_get_phase (self->lesson);

  if (phase != EDUBBA_PHASE_DOING && phase != EDUBBA_PHASE_SHOWING)
    edubba_split_set_panel_shown (get_split (self), TRUE);
  edubba_page_focus_start (EDUBBA_PAGE (self));
}

/* Returns TRUE if the lesson is over, and nothing in it was skipped. */
static gboolean
is_learnt (EdubbaLessonSitting *self)
{
  return self->phase == EDUBBA_PHASE_OVER &&
         edubba_lesson_get_outcome (self->lesson) != EDUBBA_OUTCOME_OPEN;
}

/* Plays the sound of a step's outcome; the end of a learnt lesson has a scene, too. */
static void
tell_phase (EdubbaLessonSitting *self)
{
  if (is_learnt (self))
    edubba_table_tell_moment (edubba_match_page_get_table (EDUBBA_MATCH_PAGE (self)),
                              self->completes ? EDUBBA_MOMENT_COURSE : EDUBBA_MOMENT_LESSON, NULL);
  else if (self->phase == EDUBBA_PHASE_DONE)
    edubba_table_sound (edubba_match_page_get_table (EDUBBA_MATCH_PAGE (self)),
                        EDUBBA_SOUND_SUCCESS);
  else if (self->phase == EDUBBA_PHASE_MISSED)
    edubba_table_sound (edubba_match_page_get_table (EDUBBA_MATCH_PAGE (self)),
                        EDUBBA_SOUND_REFUSAL);
}

/* Returns TRUE if the panel has a question, or a text to be looked at, and the buttons for it:
 * the line would repeat it, unless it reports the actions shown, or the board takes answers.
 */
static gboolean
is_asked_in_panel (EdubbaLessonSitting *self)
{
  const CourseStep *step = edubba_lesson_get_step (self->lesson);

  return (self->phase == EDUBBA_PHASE_LOOKING || self->phase == EDUBBA_PHASE_ASKING) &&
         step->shown->len == 0 && step->points[0] == NULL;
}

/* The sheet takes no more room than its panel wants. While it has the task, or the reply to it,
 * the message line leaves its own room to the board. */
static void
give_way (EdubbaLessonSitting *self)
{
  EdubbaTable *table = edubba_match_page_get_table (EDUBBA_MATCH_PAGE (self));
  EdubbaSplit *split = get_split (self);
  gboolean     brief = edubba_lesson_panel_get_brief (self->panel);
  gboolean     narrow = edubba_split_get_narrow (split);
  gboolean     shown = !brief && edubba_split_get_panel_shown (split);
  gboolean     done = self->phase == EDUBBA_PHASE_OVER ||
                  (self->phase == EDUBBA_PHASE_DONE && edubba_lesson_get_reply (self->lesson));

  edubba_split_set_yielding (split, brief);
  edubba_table_set_quiet (table, shown && (narrow || (edubba_split_get_shallow (split) &&
                                                      is_asked_in_panel (self))));
  edubba_table_set_told (table, shown && narrow && done);
}

static void
lesson_changed_cb (EdubbaLessonSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  EdubbaMatch     *match = edubba_lesson_get_match (self->lesson);
  EdubbaPhase      phase = edubba_lesson_get_phase (self->lesson);
  guint            step = edubba_lesson_get_index (self->lesson);
  gboolean         entered = edubba_match_page_get_match (EDUBBA_MATCH_PAGE (self)) != match;
  gboolean         moved = entered || phase != self->phase || step != self->step;

  self->phase = phase;
  self->step = step;
  /* If the match has moved, its notification updates the page. */
  edubba_task_sitting_set_task (EDUBBA_TASK_SITTING (self), edubba_lesson_get_task (self->lesson));
  update_actions (self);
  give_way (self);
  if (moved || !edubba_match_page_is_pointing (page))
    edubba_lesson_sitting_point_at_rest (page);
  if (entered)
    edubba_match_page_aim (page, match);
  else if (edubba_match_page_get_begun (page) && (moved || !edubba_match_page_get_refused (page)) &&
           edubba_match_get_cursor (match) == edubba_match_page_get_cursor (page))
    edubba_match_page_show (page);
  if (moved && edubba_match_page_get_begun (page))
    {
      tell_phase (self);
      move_focus (self);
    }
}

static EdubbaMessageKind
find_kind (EdubbaLessonSitting *self)
{
  if (self->phase == EDUBBA_PHASE_DONE || is_learnt (self))
    return EDUBBA_MESSAGE_SUCCESS;
  if (self->phase == EDUBBA_PHASE_MISSED)
    return EDUBBA_MESSAGE_REFUSAL;
  if (self->phase == EDUBBA_PHASE_SHOWING || self->phase == EDUBBA_PHASE_OVER)
    return EDUBBA_MESSAGE_REPORT;
  if (self->phase == EDUBBA_PHASE_DOING &&
      edubba_task_get_state (get_task (self)) == EDUBBA_TASK_UNREACHABLE)
    return EDUBBA_MESSAGE_REFUSAL;
  return EDUBBA_MESSAGE_PROMPT;
}

/* Returns TRUE if the learner has just begun: the fewest number of actions is no help to them. */
static gboolean
is_fresh (EdubbaTask *task)
{
  EdubbaTaskState state = edubba_task_get_state (task);

  return (state == EDUBBA_TASK_SOLVABLE || state == EDUBBA_TASK_THINKING) &&
         edubba_task_get_taken (task) == 0;
}

static char *
describe_phase (EdubbaLessonSitting *self)
{
  switch (self->phase)
    {
    case EDUBBA_PHASE_SHOWING:
      return g_strdup (_ ("Watch what happens."));
    case EDUBBA_PHASE_LOOKING:
      return g_strdup (_ ("Look at this, then go on."));
    case EDUBBA_PHASE_ASKING:
      if (edubba_lesson_get_step (self->lesson)->has_answer)
        return g_strdup (_ ("Type the number, then press Enter."));
      if (edubba_lesson_get_step (self->lesson)->points[0] != NULL)
        return g_strdup (_ ("Choose an answer, or press it on the board."));
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
      if (is_fresh (get_task (self)))
        return g_strdup (_ ("Try it on the board."));
      return edubba_verdict_describe (get_task (self));
    }
}

/* Returns TRUE if something is shown, or has just been. */
static gboolean
has_shown (EdubbaLessonSitting *self)
{
  EdubbaMatch *match = edubba_match_page_get_match (EDUBBA_MATCH_PAGE (self));

  return edubba_match_get_cursor (match) <= edubba_lesson_get_step (self->lesson)->shown->len;
}

static void
edubba_lesson_sitting_speak (EdubbaMatchPage *page, gboolean stepped)
{
  EdubbaLessonSitting *self = EDUBBA_LESSON_SITTING (page);
  EdubbaTable         *table = edubba_match_page_get_table (page);
  g_autofree char     *sentence = describe_phase (self);
  g_autofree char     *report = NULL;
  const char          *say = edubba_lesson_get_reply (self->lesson);
  const char          *detail;

  if (stepped || has_shown (self))
    report = edubba_match_page_dup_last_report (page, has_shown (self));
  if (say == NULL)
    say = edubba_lesson_get_step (self->lesson)->say;
  detail = report;
  /* The panel's text is repeated only if the panel is folded away. */
  if (!edubba_split_get_panel_shown (get_split (self)) && self->phase != EDUBBA_PHASE_SHOWING)
    detail = say;
  if (self->phase == EDUBBA_PHASE_SHOWING && report != NULL)
    edubba_table_say (table, EDUBBA_MESSAGE_REPORT, report, NULL);
  else
    edubba_table_say (table, find_kind (self), sentence, detail);
}

static void
edubba_lesson_sitting_act (EdubbaMatchPage *page, const char *text)
{
  EdubbaLessonSitting *self = EDUBBA_LESSON_SITTING (page);
  const GameRules     *rules = edubba_match_page_get_game (page)->module->rules;
  const char          *not_now;
  guint                refusal;
  GameAction           action;
  g_autoptr (GError) error = NULL;

  if (edubba_lesson_act (self->lesson, text, &refusal, &not_now, &error))
    return;
  if (error != NULL)
    edubba_table_say (edubba_match_page_get_table (page), EDUBBA_MESSAGE_REFUSAL, error->message,
                      NULL);
  else if (not_now != NULL)
    edubba_match_page_speak_hindrance (page, not_now);
  else if (rules->parse_action (text, &action, NULL))
    edubba_match_page_speak_refusal (page, action, refusal);
}

static void
edubba_lesson_sitting_prepare (EdubbaMatchPage *page, EdubbaTableView *view, char **rival)
{
  EdubbaPhase phase = EDUBBA_LESSON_SITTING (page)->phase;

  view->active = view->active && phase == EDUBBA_PHASE_DOING;
  if (phase == EDUBBA_PHASE_ASKING)
    view->occasion = EDUBBA_BOARD_QUESTION;
}

static char *
edubba_lesson_sitting_describe_turn (EdubbaMatchPage *page)
{
  return g_strdup (_ ("Lesson"));
}

static const char *
edubba_lesson_sitting_find_hindrance (EdubbaMatchPage *page)
{
  return edubba_lesson_get_hindrance (EDUBBA_LESSON_SITTING (page)->lesson);
}

static void
edubba_lesson_sitting_take_back (EdubbaMatchPage *page)
{
  edubba_lesson_take_back (EDUBBA_LESSON_SITTING (page)->lesson);
}

static void
edubba_lesson_sitting_restart (EdubbaMatchPage *page)
{
  edubba_lesson_restart (EDUBBA_LESSON_SITTING (page)->lesson);
}

static gboolean
edubba_lesson_sitting_is_showing (EdubbaMatchPage *page)
{
  return EDUBBA_LESSON_SITTING (page)->phase == EDUBBA_PHASE_SHOWING;
}

static void
edubba_lesson_sitting_skip (EdubbaMatchPage *page)
{
  edubba_lesson_hurry (EDUBBA_LESSON_SITTING (page)->lesson);
}

static gboolean
edubba_lesson_sitting_focus_start (EdubbaMatchPage *page)
{
  return edubba_lesson_panel_focus_start (EDUBBA_LESSON_SITTING (page)->panel);
}

static void
edubba_lesson_sitting_hinted (EdubbaMatchPage *page)
{
  edubba_lesson_note_hint (EDUBBA_LESSON_SITTING (page)->lesson);
}

static void
panel_shown_changed_cb (EdubbaLessonSitting *self)
{
  give_way (self);
  if (edubba_match_page_get_begun (EDUBBA_MATCH_PAGE (self)))
    edubba_match_page_speak (EDUBBA_MATCH_PAGE (self), FALSE);
}

static void
next_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_lesson_next (EDUBBA_LESSON_SITTING (widget)->lesson);
}

static void
previous_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_lesson_previous (EDUBBA_LESSON_SITTING (widget)->lesson);
}

static void
skip_step_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_lesson_skip (EDUBBA_LESSON_SITTING (widget)->lesson);
}

static void
choose_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_lesson_choose (EDUBBA_LESSON_SITTING (widget)->lesson, g_variant_get_uint32 (parameter));
}

/* Takes a typed answer. */
static void
answer_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaLessonSitting *self = EDUBBA_LESSON_SITTING (widget);
  g_autofree char     *text = g_strstrip (g_variant_dup_string (parameter, NULL));
  gint64               number;

  if (g_ascii_string_to_signed (text, 10, -MAX_NUMBER, MAX_NUMBER, &number, NULL))
    edubba_lesson_answer (self->lesson, (gint) number);
  else
    edubba_table_say (edubba_match_page_get_table (EDUBBA_MATCH_PAGE (self)),
                      EDUBBA_MESSAGE_REFUSAL, _ ("This is not a number. Type one such as 12."),
                      NULL);
}

static void
test_out_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_lesson_test_out (EDUBBA_LESSON_SITTING (widget)->lesson);
}

static void
read_step_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaLessonSitting *self = EDUBBA_LESSON_SITTING (widget);

  edubba_lesson_panel_reopen (self->panel);
  give_way (self);
}

/* A question that asks for a part of the board is answered there as well. */
static void
board_pressed_cb (EdubbaLessonSitting *self, GtkGesture *press)
{
  EdubbaTable       *table = edubba_match_page_get_table (EDUBBA_MATCH_PAGE (self));
  const char *const *points =
    (const char *const *) edubba_lesson_get_step (self->lesson)->points;
  int choice;

  if (self->phase != EDUBBA_PHASE_ASKING)
    return;
  choice = edubba_table_find_pressed (table, press, points);
  if (choice < 0)
    return;
  gtk_gesture_set_state (press, GTK_EVENT_SEQUENCE_CLAIMED);
  edubba_lesson_choose (self->lesson, (guint) choice);
}

static void
narrow_changed_cb (EdubbaLessonSitting *self)
{
  edubba_lesson_panel_set_narrow (self->panel, edubba_split_get_narrow (get_split (self)));
  give_way (self);
}

static void
edubba_lesson_sitting_finalize (GObject *object)
{
  g_clear_object (&EDUBBA_LESSON_SITTING (object)->lesson);

  G_OBJECT_CLASS (edubba_lesson_sitting_parent_class)->finalize (object);
}

static void
edubba_lesson_sitting_class_init (EdubbaLessonSittingClass *klass)
{
  GtkWidgetClass       *widget_class = GTK_WIDGET_CLASS (klass);
  EdubbaMatchPageClass *page_class = EDUBBA_MATCH_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = edubba_lesson_sitting_finalize;
  page_class->prepare = edubba_lesson_sitting_prepare;
  page_class->speak = edubba_lesson_sitting_speak;
  page_class->describe_turn = edubba_lesson_sitting_describe_turn;
  page_class->find_hindrance = edubba_lesson_sitting_find_hindrance;
  page_class->act = edubba_lesson_sitting_act;
  page_class->take_back = edubba_lesson_sitting_take_back;
  page_class->restart = edubba_lesson_sitting_restart;
  page_class->is_showing = edubba_lesson_sitting_is_showing;
  page_class->skip = edubba_lesson_sitting_skip;
  page_class->focus_start = edubba_lesson_sitting_focus_start;
  page_class->point_at_rest = edubba_lesson_sitting_point_at_rest;
  page_class->hinted = edubba_lesson_sitting_hinted;
  gtk_widget_class_install_action (widget_class, "match.next", NULL, next_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.previous", NULL, previous_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.skip-step", NULL, skip_step_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.read-step", NULL, read_step_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.choose", "u", choose_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.answer", "s", answer_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.test-out", NULL, test_out_activated_cb);
}

static void
edubba_lesson_sitting_init (EdubbaLessonSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);

  self->panel = g_object_new (EDUBBA_TYPE_LESSON_PANEL, "vexpand", TRUE, NULL);
  edubba_match_page_add_panel (page, GTK_WIDGET (self->panel));
  edubba_match_page_show_moves_head (page, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (edubba_match_page_get_move_list (page)), FALSE);
  edubba_split_set_docked (get_split (self), TRUE);
  edubba_split_set_low (get_split (self), TRUE);
  edubba_split_set_measure (get_split (self), edubba_lesson_panel_measure, self->panel);
  g_signal_connect_object (edubba_match_page_get_table (page), "pressed",
                           G_CALLBACK (board_pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (get_split (self), "notify::narrow", G_CALLBACK (narrow_changed_cb),
                            self);
  g_signal_connect_swapped (get_split (self), "notify::shallow", G_CALLBACK (give_way), self);
  g_signal_connect (self, "notify::panel-shown", G_CALLBACK (panel_shown_changed_cb), NULL);
}

EdubbaMatchPage *
edubba_lesson_sitting_new (const EdubbaGame *game, EdubbaLesson *lesson)
{
  EdubbaLessonSitting *self;
  CourseLesson        *file;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (EDUBBA_IS_LESSON (lesson), NULL);

  file = edubba_lesson_get_lesson (lesson);
  self = g_object_new (EDUBBA_TYPE_LESSON_SITTING, NULL);
  self->lesson = g_object_ref (lesson);
  edubba_match_page_set_up (EDUBBA_MATCH_PAGE (self), game, edubba_lesson_get_match (lesson),
                            course_lesson_get_title (file), course_lesson_get_seat (file),
                            GAME_ADDRESS_YOU);
  edubba_lesson_panel_set_lesson (self->panel, lesson);
  g_signal_connect_object (lesson, "changed", G_CALLBACK (lesson_changed_cb), self,
                           G_CONNECT_SWAPPED);
  lesson_changed_cb (self);
  return EDUBBA_MATCH_PAGE (self);
}

EdubbaLesson *
edubba_lesson_sitting_find_lesson (EdubbaMatchPage *page)
{
  return EDUBBA_IS_LESSON_SITTING (page) ? EDUBBA_LESSON_SITTING (page)->lesson : NULL;
}

void
edubba_lesson_sitting_set_course (EdubbaLessonSitting *self,
                                  const char          *game,
                                  const CourseLesson  *next,
                                  EdubbaProgress      *progress)
{
  g_return_if_fail (EDUBBA_IS_LESSON_SITTING (self));

  edubba_lesson_panel_set_course (self->panel, game, next, progress);
}

void
edubba_lesson_sitting_offer_game (EdubbaLessonSitting *self, const char *game, gboolean completes)
{
  g_return_if_fail (EDUBBA_IS_LESSON_SITTING (self));

  self->completes = completes;
  edubba_lesson_panel_offer_game (self->panel, game, completes);
}

void
edubba_lesson_sitting_set_chapter (EdubbaLessonSitting *self,
                                   const CourseBout    *chapter,
                                   gboolean             closes,
                                   EdubbaBoutSaves     *saves)
{
  g_return_if_fail (EDUBBA_IS_LESSON_SITTING (self));

  edubba_lesson_panel_set_chapter (
    self->panel, edubba_match_page_get_game (EDUBBA_MATCH_PAGE (self)), chapter, closes, saves);
}

void
edubba_lesson_sitting_offer_way_back (EdubbaLessonSitting *self, const char *label)
{
  g_return_if_fail (EDUBBA_IS_LESSON_SITTING (self));

  edubba_lesson_panel_offer_way_back (self->panel, label);
}

void
edubba_lesson_sitting_offer_questions (EdubbaLessonSitting *self, const char *game)
{
  g_return_if_fail (EDUBBA_IS_LESSON_SITTING (self));

  edubba_lesson_panel_offer_questions (self->panel, game);
}

void
edubba_lesson_sitting_set_task (
  EdubbaLessonSitting *self, const char *about, guint i, guint n, const char *way_on)
{
  g_return_if_fail (EDUBBA_IS_LESSON_SITTING (self));
  g_return_if_fail (about != NULL && way_on != NULL && i > 0 && i <= n);

  edubba_lesson_panel_set_task (self->panel, about, i, n, way_on);
}

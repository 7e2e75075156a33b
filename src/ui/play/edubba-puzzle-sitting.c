/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The verdict stands in the panel; the message line has the prompt, and all of it if the panel is
 * folded away.
 */
#include "edubba-puzzle-sitting.h"

#include <glib/gi18n.h>

#include "course-link.h"
#include "edubba-squeeze-box.h"
#include "edubba-puzzle-panel.h"
#include "edubba-puzzle-words.h"
#include "edubba-settings.h"
#include "edubba-sitting.h"
#include "edubba-verdict.h"

struct _EdubbaPuzzleSitting
{
  EdubbaTaskSitting parent_instance;

  CoursePuzzle      *puzzle;   /* owned */
  EdubbaAttempt     *attempt;  /* owned; NULL where no progress is kept */
  EdubbaPuzzlePanel *panel;    /* borrowed */
  gboolean           daily;    /* it is the puzzle of a day */
  gboolean           may_pass; /* the user may go on without having solved the puzzle */
  gboolean           cheered;  /* the puzzle was solved, and that has been heard */
};

G_DEFINE_FINAL_TYPE (EdubbaPuzzleSitting, edubba_puzzle_sitting, EDUBBA_TYPE_TASK_SITTING)

static EdubbaTask *
get_task (EdubbaPuzzleSitting *self)
{
  return edubba_task_sitting_get_task (EDUBBA_TASK_SITTING (self));
}

static gboolean
is_solved (EdubbaPuzzleSitting *self)
{
  return edubba_task_get_state (get_task (self)) == EDUBBA_TASK_SOLVED;
}

static gboolean
is_panel_shown (EdubbaPuzzleSitting *self)
{
  EdubbaTable *table = edubba_match_page_get_table (EDUBBA_MATCH_PAGE (self));

  return edubba_split_get_panel_shown (edubba_table_get_split (table));
}

/* Returns TRUE if the button to go on with is shown now. */
static gboolean
can_go_on (EdubbaPuzzleSitting *self)
{
  return is_solved (self) || (self->may_pass && self->attempt != NULL &&
                              edubba_attempt_get_troubled (self->attempt));
}

static const char *
edubba_puzzle_sitting_find_hindrance (EdubbaMatchPage *page)
{
  if (edubba_match_get_finished (edubba_match_page_get_match (page)) ||
      edubba_match_page_may_act (page))
    return NULL;
  if (edubba_task_get_phase (get_task (EDUBBA_PUZZLE_SITTING (page))) == EDUBBA_TASK_PHASE_REPLY)
    return _ ("Your opponent is about to reply.");
  return _ ("This turn is over. Take back an action to go on.");
}

static char *
edubba_puzzle_sitting_describe_turn (EdubbaMatchPage *page)
{
  return g_strdup (EDUBBA_PUZZLE_SITTING (page)->daily ? _ ("Puzzle of the Day") : _ ("Puzzle"));
}

/* Describes the task in the message line, or prompts, if the panel says the verdict. */
static char *
describe_task (EdubbaPuzzleSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  EdubbaTaskState  state = edubba_task_get_state (get_task (self));

  if (!is_panel_shown (self) || state == EDUBBA_TASK_SOLVED ||
      state == EDUBBA_TASK_UNREACHABLE || !edubba_match_page_may_act (page))
    return edubba_verdict_describe (get_task (self));
  return edubba_match_page_dup_prompt (page);
}

/* The button that takes back: the panel's is enough where it is. */
static void
update_way_back (EdubbaPuzzleSitting *self)
{
  edubba_match_page_show_button (EDUBBA_MATCH_PAGE (self), EDUBBA_BUTTON_TAKE_BACK,
                                 edubba_task_get_can_take_back (get_task (self)) &&
                                   !is_panel_shown (self));
}

static void
update_buttons (EdubbaPuzzleSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  gboolean         has_next = edubba_match_page_get_button (page, EDUBBA_BUTTON_NEXT) != NULL;

  update_way_back (self);
  edubba_match_page_show_button (page, EDUBBA_BUTTON_REMATCH, is_solved (self));
  edubba_match_page_show_button (page, EDUBBA_BUTTON_LEAVE, is_solved (self) && !has_next);
  edubba_match_page_show_button (page, EDUBBA_BUTTON_NEXT, can_go_on (self));
}

/* Describes the change of the rating, if the panel is not there to say so; or NULL. */
static char *
describe_outcome (EdubbaPuzzleSitting *self)
{
  gboolean failed = edubba_task_get_state (get_task (self)) == EDUBBA_TASK_UNREACHABLE;

  if (self->attempt == NULL || is_panel_shown (self) ||
      (edubba_attempt_counts (self->attempt) && !edubba_attempt_get_slipped (self->attempt)))
    return NULL;
  if (!failed && !is_solved (self))
    return NULL;
  return edubba_puzzle_words_outcome (self->attempt);
}

/* The message line's second sentence, or NULL. The task itself stands in the panel; it is
 * repeated only if that is folded away. */
static char *
describe_detail (EdubbaPuzzleSitting *self)
{
  g_autofree char *outcome = describe_outcome (self);
  const char      *done = course_puzzle_get_done (self->puzzle);

  if (is_solved (self) && outcome != NULL && done != NULL)
    return g_strconcat (outcome, " ", done, NULL);
  if (outcome != NULL)
    return g_steal_pointer (&outcome);
  if (is_solved (self))
    return g_strdup (done);
  return is_panel_shown (self) ? NULL : g_strdup (course_puzzle_get_say (self->puzzle));
}

static void
edubba_puzzle_sitting_speak (EdubbaMatchPage *page, gboolean stepped)
{
  EdubbaPuzzleSitting *self = EDUBBA_PUZZLE_SITTING (page);
  EdubbaTable         *table = edubba_match_page_get_table (page);
  EdubbaTaskState      state = edubba_task_get_state (get_task (self));
  g_autofree char     *verdict = describe_task (self);
  g_autofree char     *detail = describe_detail (self);
  EdubbaMessageKind    kind = EDUBBA_MESSAGE_PROMPT;

  update_buttons (self);
  if (state == EDUBBA_TASK_SOLVED && !self->cheered)
    edubba_table_sound (table, EDUBBA_SOUND_SUCCESS);
  self->cheered = state == EDUBBA_TASK_SOLVED;
  if (state == EDUBBA_TASK_SOLVED)
    kind = EDUBBA_MESSAGE_SUCCESS;
  else if (state == EDUBBA_TASK_UNREACHABLE)
    kind = EDUBBA_MESSAGE_REFUSAL;
  edubba_table_say (table, kind, verdict, detail);
}

static void
edubba_puzzle_sitting_take_back (EdubbaMatchPage *page)
{
  edubba_task_take_back (get_task (EDUBBA_PUZZLE_SITTING (page)));
}

static void
edubba_puzzle_sitting_restart (EdubbaMatchPage *page)
{
  edubba_task_restart (get_task (EDUBBA_PUZZLE_SITTING (page)));
}

static void
edubba_puzzle_sitting_hinted (EdubbaMatchPage *page)
{
  EdubbaPuzzleSitting *self = EDUBBA_PUZZLE_SITTING (page);

  if (self->attempt != NULL)
    edubba_attempt_note_hint (self->attempt);
}

/* The panel has a button for hints, while it is there. */
static gboolean
edubba_puzzle_sitting_offers_hint (EdubbaMatchPage *page)
{
  EdubbaPuzzleSitting *self = EDUBBA_PUZZLE_SITTING (page);

  return !is_solved (self) && !is_panel_shown (self);
}

static gboolean
edubba_puzzle_sitting_drills (EdubbaMatchPage *page, const char *paragraph)
{
  return g_strv_contains (course_puzzle_get_drills (EDUBBA_PUZZLE_SITTING (page)->puzzle),
                          paragraph);
}

static const char *const *
edubba_puzzle_sitting_get_hints (EdubbaTaskSitting *sitting)
{
  return course_puzzle_get_hints (EDUBBA_PUZZLE_SITTING (sitting)->puzzle);
}

static void
verdict_changed_cb (EdubbaPuzzleSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.take-back",
                                 edubba_task_get_can_take_back (get_task (self)));
  update_way_back (self);
  /* A refusal that has just been said stands until the next action; a proof that arrives late must
   * not wipe it away. */
  if (edubba_match_page_get_begun (page) && !edubba_match_page_get_refused (page))
    edubba_match_page_speak (page, FALSE);
}

static void
panel_shown_changed_cb (EdubbaPuzzleSitting *self)
{
  if (edubba_match_page_get_begun (EDUBBA_MATCH_PAGE (self)))
    edubba_match_page_speak (EDUBBA_MATCH_PAGE (self), FALSE);
}

static void
edubba_puzzle_sitting_finalize (GObject *object)
{
  EdubbaPuzzleSitting *self = EDUBBA_PUZZLE_SITTING (object);

  g_clear_object (&self->attempt);
  g_clear_pointer (&self->puzzle, course_puzzle_unref);

  G_OBJECT_CLASS (edubba_puzzle_sitting_parent_class)->finalize (object);
}

static void
edubba_puzzle_sitting_class_init (EdubbaPuzzleSittingClass *klass)
{
  EdubbaMatchPageClass *page_class = EDUBBA_MATCH_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = edubba_puzzle_sitting_finalize;
  page_class->speak = edubba_puzzle_sitting_speak;
  page_class->describe_turn = edubba_puzzle_sitting_describe_turn;
  page_class->find_hindrance = edubba_puzzle_sitting_find_hindrance;
  page_class->take_back = edubba_puzzle_sitting_take_back;
  page_class->restart = edubba_puzzle_sitting_restart;
  page_class->rematch = edubba_puzzle_sitting_restart;
  page_class->hinted = edubba_puzzle_sitting_hinted;
  page_class->offers_hint = edubba_puzzle_sitting_offers_hint;
  page_class->drills = edubba_puzzle_sitting_drills;
  EDUBBA_TASK_SITTING_CLASS (klass)->get_hints = edubba_puzzle_sitting_get_hints;
}

static void
edubba_puzzle_sitting_init (EdubbaPuzzleSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);

  self->panel = g_object_new (EDUBBA_TYPE_PUZZLE_PANEL, NULL);
  edubba_match_page_add_panel (page, edubba_squeeze_box_new (GTK_WIDGET (self->panel)));
  edubba_match_page_show_moves_head (page, FALSE);
  g_signal_connect (self, "notify::panel-shown", G_CALLBACK (panel_shown_changed_cb), NULL);
}

EdubbaMatchPage *
edubba_puzzle_sitting_new (const EdubbaGame *game, CoursePuzzle *puzzle)
{
  EdubbaPuzzleSitting *self;
  EdubbaMatchPage     *page;
  GtkWidget           *rematch;
  g_autoptr (EdubbaTask) task = NULL;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (puzzle != NULL, NULL);

  task = edubba_task_new_for_turns (game->module, course_puzzle_get_state (puzzle),
                                    course_puzzle_get_goal (puzzle),
                                    course_puzzle_get_turns (puzzle));
  self = g_object_new (EDUBBA_TYPE_PUZZLE_SITTING, NULL);
  self->puzzle = course_puzzle_ref (puzzle);
  edubba_task_sitting_set_task (EDUBBA_TASK_SITTING (self), task);
  page = EDUBBA_MATCH_PAGE (self);
  edubba_match_page_set_up (page, game, edubba_task_get_match (task),
                            course_puzzle_get_title (puzzle), edubba_task_get_goal (task)->me,
                            GAME_ADDRESS_YOU);
  rematch = edubba_match_page_get_button (page, EDUBBA_BUTTON_REMATCH);
  gtk_button_set_label (GTK_BUTTON (rematch), _ ("Once More"));
  edubba_match_page_update_subtitle (page);
  edubba_puzzle_panel_set_puzzle (self->panel, puzzle, task);
  edubba_task_set_pace (task, edubba_settings_get_pace (edubba_match_page_get_settings (page)));
  /* Connected after the attempt, which knows the new rating by then. */
  g_signal_connect_object (task, "verdict", G_CALLBACK (verdict_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return page;
}

/* The next button to press lies under the finger. */
static void
attempt_noted_cb (EdubbaPuzzleSitting *self)
{
  GtkWidget *next = edubba_match_page_get_button (EDUBBA_MATCH_PAGE (self), EDUBBA_BUTTON_NEXT);

  if (next == NULL || !can_go_on (self))
    return;
  gtk_widget_set_visible (next, TRUE);
  if (is_solved (self))
    gtk_widget_grab_focus (next);
}

void
edubba_puzzle_sitting_set_progress (EdubbaPuzzleSitting *self, EdubbaProgress *progress)
{
  g_return_if_fail (EDUBBA_IS_PUZZLE_SITTING (self));
  g_return_if_fail (EDUBBA_IS_PROGRESS (progress));
  g_return_if_fail (self->attempt == NULL);

  self->attempt = edubba_attempt_new (progress, self->puzzle, get_task (self));
  edubba_puzzle_panel_set_attempt (
    self->panel, self->attempt, edubba_match_page_get_settings (EDUBBA_MATCH_PAGE (self)));
  g_signal_connect_object (self->attempt, "noted", G_CALLBACK (attempt_noted_cb), self,
                           G_CONNECT_SWAPPED);
}

void
edubba_puzzle_sitting_set_day (EdubbaPuzzleSitting *self, guint day)
{
  g_return_if_fail (EDUBBA_IS_PUZZLE_SITTING (self));
  g_return_if_fail (self->attempt != NULL);

  self->daily = TRUE;
  edubba_attempt_set_day (self->attempt, day);
  edubba_match_page_update_subtitle (EDUBBA_MATCH_PAGE (self));
}

void
edubba_puzzle_sitting_set_reason (
  EdubbaPuzzleSitting *self, const char *rule, const char *reason, guint i, guint n)
{
  g_return_if_fail (EDUBBA_IS_PUZZLE_SITTING (self));

  self->may_pass = TRUE;
  edubba_puzzle_panel_set_reason (self->panel, rule, reason, i, n);
}

void
edubba_puzzle_sitting_set_run (
  EdubbaPuzzleSitting *self, const char *set, const char *streak, guint i, guint n)
{
  g_return_if_fail (EDUBBA_IS_PUZZLE_SITTING (self));

  edubba_puzzle_panel_set_reason (self->panel, set, streak, i, n);
}

void
edubba_puzzle_sitting_offer_ways (EdubbaPuzzleSitting *self,
                                  const char          *previous,
                                  const char          *skip,
                                  const char          *target)
{
  g_return_if_fail (EDUBBA_IS_PUZZLE_SITTING (self));

  edubba_puzzle_panel_offer_ways (self->panel, previous, skip, target);
}

char *
edubba_puzzle_sitting_dup_link (EdubbaPuzzleSitting *self)
{
  const GameRules      *rules;
  g_autofree GameState *seen = NULL;
  g_autofree char      *position = NULL;

  g_return_val_if_fail (EDUBBA_IS_PUZZLE_SITTING (self), NULL);

  rules = edubba_match_page_get_game (EDUBBA_MATCH_PAGE (self))->module->rules;
  seen = game_state_new (rules);
  rules->observe (course_puzzle_get_state (self->puzzle),
                  edubba_match_page_get_viewer (EDUBBA_MATCH_PAGE (self)), seen);
  position = game_position_print (rules, seen);
  return course_link_print_puzzle (position, self->puzzle);
}

EdubbaAttempt *
edubba_puzzle_sitting_find_attempt (EdubbaMatchPage *page)
{
  return EDUBBA_IS_PUZZLE_SITTING (page) ? EDUBBA_PUZZLE_SITTING (page)->attempt : NULL;
}

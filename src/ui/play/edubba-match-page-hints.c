/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The match page's hints: match.hint asks for the next rung, which is said in the message line,
 * pointed at on the board, and counted. Whatever moves the match on takes it away.
 */
#include "edubba-match-page-private.h"

#include <glib/gi18n.h>

/* The ring on the board, or none. */
static void
point_at (EdubbaMatchPage *self, const char *part)
{
  const char *const parts[] = { part, NULL };

  self->pointing = part != NULL;
  if (self->lesson != NULL && part == NULL)
    edubba_match_page_point_in_lesson (self);
  else
    edubba_table_point (self->table, part != NULL ? parts : NULL);
}

static void
highlight (EdubbaMatchPage *self, const EdubbaHint *hint)
{
  EdubbaBoard *board = edubba_table_get_board (self->table);

  if (board != NULL && hint->has_action)
    edubba_board_highlight (board, &hint->action);
}

/* Who plays with hints plays assisted; a puzzle solved with them does not count as clean. */
static void
note_hint (EdubbaMatchPage *self)
{
  if (self->attempt != NULL)
    edubba_attempt_note_hint (self->attempt);
  if (self->lesson != NULL)
    edubba_lesson_note_hint (self->lesson);
  if (edubba_match_page_is_task (self))
    return;
  edubba_match_set_assisted (self->match);
  gtk_widget_set_visible (GTK_WIDGET (self->assisted_label), TRUE);
}

static void
hinted_cb (EdubbaMatchPage *self, const EdubbaHint *hint)
{
  g_autofree char *detail = NULL;

  if (edubba_table_is_covered (self->table))
    return;
  self->refused = TRUE;
  if (hint->paragraph < self->game->module->rules->n_paragraphs)
    edubba_match_page_speak_rule (self, EDUBBA_MESSAGE_HINT, hint->sentence, hint->paragraph);
  else
    {
      /* Translators: which hint this is, and how many there are for the position. */
      detail = g_strdup_printf (_ ("Hint %1$u of %2$u"), hint->rung, hint->n_rungs);
      edubba_table_say (self->table, EDUBBA_MESSAGE_HINT, hint->sentence, detail);
    }
  gtk_button_set_label (GTK_BUTTON (self->hint_button), _ ("Next Hint"));
  gtk_widget_set_visible (self->hint_button, hint->rung < hint->n_rungs);
  point_at (self, hint->part);
  highlight (self, hint);
  note_hint (self);
}

static void
failed_cb (EdubbaMatchPage *self, EdubbaHintFailure failure)
{
  const char *sentence = _ ("There is too much to work out here for a hint.");

  if (failure == EDUBBA_HINT_LOST)
    sentence = _ ("From here the goal can no longer be reached: take back something first.");
  self->refused = TRUE;
  edubba_table_say (self->table, EDUBBA_MESSAGE_REFUSAL, sentence, NULL);
}

static EdubbaHints *
ensure_hints (EdubbaMatchPage *self)
{
  if (self->hints == NULL)
    {
      self->hints = edubba_hints_new (self->game->module);
      g_signal_connect_object (self->hints, "hint", G_CALLBACK (hinted_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->hints, "failed", G_CALLBACK (failed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  return self->hints;
}

/* Why there is nothing to hint at now, or NULL. */
static const char *
find_objection (EdubbaMatchPage *self)
{
  if (self->task != NULL && edubba_task_get_state (self->task) == EDUBBA_TASK_SOLVED)
    return _ ("This is solved; there is nothing left to hint at.");
  if (edubba_match_get_finished (self->match))
    return _ ("The game is over; there is nothing left to hint at.");
  return edubba_match_page_find_hindrance (self);
}

static void
ask_for_task (EdubbaMatchPage *self, const GameState *seen)
{
  const CourseStep *step = edubba_task_get_step (self->task);
  EdubbaHintTask    task = {
       .tally = edubba_task_get_tally (self->task),
       .step = step,
  };

  task.goals = edubba_task_get_wanted (self->task, &task.n_goals);
  if (step != NULL)
    task.written = (const char *const *) step->hints;
  else if (self->puzzle != NULL)
    task.written = course_puzzle_get_hints (self->puzzle);
  edubba_hints_ask (ensure_hints (self), seen, &task);
}

static void
ask_in_play (EdubbaMatchPage *self, const GameState *seen)
{
  GameLine line;

  if (edubba_match_page_get_coach_line (self, &line))
    edubba_hints_lead (ensure_hints (self), seen, &line);
  edubba_hints_ask (ensure_hints (self), seen, NULL);
  if (edubba_hints_get_thinking (self->hints))
    edubba_table_say (self->table, EDUBBA_MESSAGE_HINT, _ ("Looking for a hint…"),
                      NULL);
}

void
edubba_match_page_ask_hint (EdubbaMatchPage *self)
{
  const char           *objection = find_objection (self);
  g_autofree GameState *seen = NULL;

  if (edubba_table_is_covered (self->table))
    return;
  self->refused = TRUE;
  if (objection != NULL)
    {
      edubba_match_page_speak_hindrance (self, objection);
      return;
    }
  seen = edubba_match_dup_view (self->match, self->viewer);
  if (self->task != NULL)
    ask_for_task (self, seen);
  else
    ask_in_play (self, seen);
}

void
edubba_match_page_hint_along (EdubbaMatchPage *self, const GameLine *line)
{
  g_autofree GameState *seen = edubba_match_dup_view (self->match, self->viewer);

  if (line->n > 0 && edubba_match_page_find_hindrance (self) == NULL)
    edubba_hints_lead (ensure_hints (self), seen, line);
  edubba_match_page_ask_hint (self);
}

void
edubba_match_page_drop_hint (EdubbaMatchPage *self)
{
  /* In a task the panel has a button for hints, while it is there. */
  gboolean offered = self->puzzle != NULL &&
                     edubba_task_get_state (self->task) != EDUBBA_TASK_SOLVED &&
                     !edubba_split_get_panel_shown (self->split);

  if (self->hints != NULL)
    edubba_hints_cancel (self->hints);
  if (self->pointing)
    point_at (self, NULL);
  gtk_button_set_label (GTK_BUTTON (self->hint_button), _ ("Hint"));
  gtk_widget_set_visible (self->hint_button, offered);
}

guint
edubba_match_page_get_n_hints (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), 0);

  return self->hints != NULL ? edubba_hints_get_used (self->hints) : 0;
}

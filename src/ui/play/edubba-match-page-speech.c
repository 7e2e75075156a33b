/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the match page says, and when. The sentences about a game are the game's own (GameWords);
 * only those about seats, turns and tasks are the shell's.
 */
#include "edubba-match-page-private.h"

#include <glib/gi18n.h>

#include "edubba-compat.h"
#include "edubba-level.h"
#include "edubba-verdict.h"
#include "game-state.h"

static const GameWords *
words_of (EdubbaMatchPage *self)
{
  return self->game->module->words;
}

/* Whether a lesson shows something, or has just shown it. */
static gboolean
is_showing (EdubbaMatchPage *self)
{
  return self->lesson != NULL &&
         edubba_match_get_cursor (self->match) <= edubba_lesson_get_step (self->lesson)->shown->len;
}

/* What another seat did in the last action, or NULL if it was the viewer's. */
static char *
dup_last_report (EdubbaMatchPage *self)
{
  guint cursor = edubba_match_get_cursor (self->match);
  g_autoptr (EdubbaHistoryEntry) entry = NULL;

  if (cursor == 0)
    return NULL;
  entry = g_list_model_get_item (G_LIST_MODEL (self->history), cursor - 1);
  if (entry == NULL)
    return NULL;
  if (edubba_history_entry_get_seat (entry) == self->viewer && !is_showing (self))
    return NULL;
  return g_strdup (edubba_history_entry_get_text (entry));
}

char *
edubba_match_page_describe_result (EdubbaMatchPage *self)
{
  guint                 resigned = edubba_match_get_resigned (self->match);
  g_autofree GameState *seen = edubba_match_dup_view (self->match, self->viewer);

  if (edubba_match_get_abandoned (self->match))
    return g_strdup (self->address == GAME_ADDRESS_YOU
                       ? _ ("You have left the game. You can still undo that and play on.")
                       : _ ("Everybody has left the game."));
  if (resigned == GAME_NOBODY)
    return words_of (self)->result (seen, self->viewer, self->address);
  if (self->address == GAME_ADDRESS_NUMBER)
    return g_strdup_printf (_ ("Player %u has given up."), resigned + 1);
  if (resigned == self->viewer)
    return g_strdup (_ ("You have given up. You can still undo that and play on."));
  return g_strdup (_ ("Your opponent has given up: you win."));
}

static void
speak_result (EdubbaMatchPage *self)
{
  g_autofree char *text = edubba_match_page_describe_result (self);
  edubba_table_say (self->table, EDUBBA_MESSAGE_RESULT, text,
                    edubba_match_get_assisted (self->match)
                      ? _ ("This was an assisted game.")
                      : NULL);
}

/* The verdict stands in the panel; above the board, if that says nothing new, stands what there is
 * to do. */
static char *
describe_task (EdubbaMatchPage *self)
{
  EdubbaTaskState       state = edubba_task_get_state (self->task);
  g_autofree GameState *seen = edubba_match_dup_view (self->match, self->viewer);

  if (!edubba_split_get_panel_shown (self->split) || state == EDUBBA_TASK_SOLVED ||
      state == EDUBBA_TASK_UNREACHABLE || !edubba_match_page_may_act (self))
    return edubba_verdict_describe (self->task);
  return words_of (self)->prompt (seen, self->viewer, self->address);
}

static void
speak_task (EdubbaMatchPage *self)
{
  EdubbaTaskState   state = edubba_task_get_state (self->task);
  g_autofree char  *verdict = describe_task (self);
  const char       *done = course_puzzle_get_done (self->puzzle);
  const char       *say = course_puzzle_get_say (self->puzzle);
  EdubbaMessageKind kind = EDUBBA_MESSAGE_PROMPT;

  if (state == EDUBBA_TASK_SOLVED && !self->cheered)
    edubba_table_sound (self->table, EDUBBA_SOUND_SUCCESS);
  self->cheered = state == EDUBBA_TASK_SOLVED;
  if (state == EDUBBA_TASK_SOLVED)
    kind = EDUBBA_MESSAGE_SUCCESS;
  else if (state == EDUBBA_TASK_UNREACHABLE)
    kind = EDUBBA_MESSAGE_REFUSAL;
  /* The task itself stands in the panel; only where that is folded away it is repeated. */
  if (edubba_split_get_panel_shown (self->split))
    say = NULL;
  edubba_table_say (self->table, kind, verdict,
                    state == EDUBBA_TASK_SOLVED ? done : say);
}

gboolean
edubba_match_page_offers_way_back (EdubbaMatchPage *self)
{
  return edubba_task_get_can_take_back (self->task) &&
         !edubba_split_get_panel_shown (self->split);
}

static void
update_buttons (EdubbaMatchPage *self)
{
  gboolean finished = edubba_match_get_finished (self->match);
  gboolean solved = self->task != NULL && edubba_task_get_state (self->task) == EDUBBA_TASK_SOLVED;
  gboolean stuck = self->task != NULL && edubba_match_page_offers_way_back (self);
  gboolean over = self->task != NULL ? solved : finished;

  gtk_widget_set_visible (self->skip_button,
                          edubba_opponent_get_thinking (self->opponent) && !finished);
  gtk_widget_set_visible (self->again_button,
                          !finished && edubba_match_page_can_show_again (self));
  gtk_widget_set_visible (self->take_back_button, stuck);
  gtk_widget_set_visible (self->moves_hint_button, !finished);
  gtk_widget_set_visible (self->rematch_button, over);
  gtk_widget_set_visible (self->look_back_button, self->task == NULL && finished);
  gtk_widget_set_visible (self->leave_button, solved && self->next_button == NULL);
  if (self->next_button != NULL)
    gtk_widget_set_visible (self->next_button, edubba_match_page_can_go_on (self));
  edubba_match_page_show_result (self);
}

/* What whoever looks has chosen, for their eyes alone. */
static void
speak_choice (EdubbaMatchPage *self, const GameState *seen)
{
  g_autofree char *label = NULL;
  g_autofree char *text = NULL;
  GameAction       choice;

  if (!edubba_match_get_choice (self->match, self->viewer, &choice))
    return;
  label = words_of (self)->action (seen, choice);
  /* Translators: what the player has chosen, as on its button, while others have not yet. */
  text = g_strdup_printf (_ ("Your choice: %s"), label);
  edubba_table_say (self->table, EDUBBA_MESSAGE_REPORT, text,
                    _ ("The others are still choosing."));
}

void
edubba_match_page_speak (EdubbaMatchPage *self, gboolean stepped)
{
  g_autofree GameState *seen = edubba_match_dup_view (self->match, self->viewer);
  g_autofree char      *report = stepped || is_showing (self) ? dup_last_report (self) : NULL;
  g_autofree char      *prompt = NULL;

  edubba_match_page_drop_hint (self);
  if (self->lesson != NULL)
    {
      edubba_match_page_speak_lesson (self, report);
      return;
    }
  update_buttons (self);
  if (self->task != NULL)
    {
      speak_task (self);
      return;
    }
  if (edubba_match_page_speak_bout (self))
    return;
  if (edubba_match_get_finished (self->match))
    {
      speak_result (self);
      return;
    }
  if (edubba_match_page_has_chosen (self))
    {
      speak_choice (self, seen);
      return;
    }
  prompt = words_of (self)->prompt (seen, self->viewer, self->address);
  if (edubba_match_page_may_act (self))
    edubba_table_say (self->table, EDUBBA_MESSAGE_PROMPT, prompt, report);
  else
    edubba_table_say (self->table, EDUBBA_MESSAGE_REPORT,
                      report != NULL ? report : prompt, report != NULL ? prompt : NULL);
}

/* Whether the puzzle on this page already drills a paragraph of the rules. */
static gboolean
drills_here (EdubbaMatchPage *self, const char *number)
{
  return self->puzzle != NULL &&
         g_strv_contains (course_puzzle_get_drills (self->puzzle), number);
}

/* What "Practise" opens for a paragraph and a refusal (its code, or NULL), or NULL: nothing that
 * the learner has still to come to, and not what is being practised here. */
static char *
find_practice (EdubbaMatchPage *self, const char *number, const char *code)
{
  const char *game = self->game->module->rules->id;

  if (drills_here (self, number) ||
      (self->coming != NULL && g_strv_contains ((const char *const *) self->coming, number)))
    return NULL;
  if (code != NULL)
    return g_strdup_printf ("%s/%s/%s", game, number, code);
  return g_strdup_printf ("%s/%s", game, number);
}

static void
speak_rule (EdubbaMatchPage  *self,
            EdubbaMessageKind kind,
            const char       *sentence,
            guint             paragraph,
            const char       *code)
{
  const char      *number = self->game->module->rules->paragraphs[paragraph].number;
  g_autofree char *practice = find_practice (self, number, code);

  edubba_table_say_rule (self->table, kind, sentence, paragraph, practice);
  /* One thing at a time: what was refused comes first. */
  gtk_widget_set_visible (self->again_button, FALSE);
}

void
edubba_match_page_speak_rule (EdubbaMatchPage  *self,
                              EdubbaMessageKind kind,
                              const char       *sentence,
                              guint             paragraph)
{
  speak_rule (self, kind, sentence, paragraph, NULL);
}

void
edubba_match_page_speak_refusal (EdubbaMatchPage *self, GameAction action, guint refusal)
{
  const GameRules      *rules = self->game->module->rules;
  g_autofree GameState *seen = edubba_match_dup_view (self->match, self->viewer);
  g_autofree char      *sentence =
    words_of (self)->refusal (seen, action, refusal, self->viewer, self->address);

  speak_rule (self, EDUBBA_MESSAGE_REFUSAL, sentence, rules->paragraph (action, refusal),
              rules->refusals[refusal].code);
  edubba_match_page_note_refusal (self, rules->paragraph (action, refusal));
}

void
edubba_match_page_speak_hindrance (EdubbaMatchPage *self, const char *hindrance)
{
  g_autofree GameState *seen = edubba_match_dup_view (self->match, self->viewer);
  g_autofree char      *prompt = NULL;

  if (self->task == NULL)
    prompt = words_of (self)->prompt (seen, self->viewer, self->address);
  edubba_table_say (self->table, EDUBBA_MESSAGE_REFUSAL, hindrance, prompt);
}

/* "Turn 9", or how the game itself says when it is. */
static char *
describe_moment (EdubbaMatchPage *self, const GameState *state)
{
  if (words_of (self)->moment != NULL)
    return words_of (self)->moment (state);
  /* Translators: below the title of the window, where several players choose at once. */
  return g_strdup_printf (_ ("Turn %u"), self->game->module->rules->turn (state));
}

/* When it is, and whose turn among more than two, or in a game that counts otherwise than by turns.
 * Nobody's where several choose at once. */
static char *
describe_among_many (EdubbaMatchPage *self, const GameState *state, guint mover)
{
  guint32          to_act = game_state_to_act (self->game->module->rules, state);
  g_autofree char *moment = describe_moment (self, state);
  g_autofree char *name = NULL;

  if ((to_act & (to_act - 1)) != 0)
    return g_steal_pointer (&moment);
  if (self->address == GAME_ADDRESS_YOU && mover == self->viewer)
    /* Translators: below the title of the window: "Turn 9, your turn", "Round 2, your turn". */
    return g_strdup_printf (_ ("%s: your turn"), moment);
  name = edubba_level_dup_name (self->match, mover);
  /* Translators: below the title of the window: when it is, and whose turn: "Turn 9: Player 3". */
  return g_strdup_printf (_ ("%1$s: %2$s"), moment, name);
}

char *
edubba_match_page_describe_turn (EdubbaMatchPage *self)
{
  const GameRules *rules = self->game->module->rules;
  const GameState *state = edubba_match_get_state (self->match);
  guint            turn = rules->turn (state);
  guint            mover = rules->mover (state);

  if (self->lesson != NULL)
    return g_strdup (_ ("Lesson"));
  if (self->task != NULL)
    return g_strdup (_ ("Puzzle"));
  if (edubba_match_get_finished (self->match))
    return g_strdup (_ ("The game is over"));
  if (edubba_match_get_n_seats (self->match) > 2 || words_of (self)->moment != NULL)
    return describe_among_many (self, state, mover);
  if (self->address == GAME_ADDRESS_NUMBER)
    /* Translators: below the title of the window. */
    return g_strdup_printf (_ ("Turn %1$u, Player %2$u"), turn, mover + 1);
  if (mover == self->viewer)
    /* Translators: below the title of the window. */
    return g_strdup_printf (_ ("Turn %u, yours"), turn);
  /* Translators: below the title of the window. */
  return g_strdup_printf (_ ("Turn %u, your opponent’s"), turn);
}

/* A text to read at leisure. */
static void
show_text (GtkWidget *parent, const char *title, const char *text)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "reading");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), label);
  edubba_compat_show_sheet (parent, scroller, title, 480, 520);
  gtk_label_select_region (GTK_LABEL (label), 0, 0); /* the focus has selected all of it */
}

void
edubba_match_page_read_position (EdubbaMatchPage *self)
{
  g_autofree GameState *seen = NULL;
  g_autofree char      *text = NULL;

  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  if (edubba_table_is_covered (self->table))
    return;
  seen = edubba_match_dup_view (self->match, self->viewer);
  text = self->game->module->words->position (seen, self->viewer);
  edubba_compat_announce (GTK_WIDGET (self), text);
  show_text (GTK_WIDGET (self), _ ("The Position"), text);
}

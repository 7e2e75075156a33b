/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The actions that the match page installs. Each is an intent: the page's match or task decides
 * what comes of it, and a no is always answered with a sentence.
 */
#include "edubba-match-page-private.h"

#include <glib/gi18n.h>

#include "game-state.h"
#include "game-text.h"

enum
{
  REMATCH,
  LEFT,
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

const char *
edubba_match_page_find_hindrance (EdubbaMatchPage *self)
{
  gboolean many = edubba_match_get_n_seats (self->match) > 2;

  if (self->lesson != NULL)
    return edubba_lesson_get_hindrance (self->lesson);
  if (edubba_match_page_find_end_of_bout (self) != NULL)
    return edubba_match_page_find_end_of_bout (self);
  if (edubba_match_get_finished (self->match) || edubba_match_page_may_act (self))
    return NULL;
  if (edubba_match_page_has_chosen (self))
    return _ ("This choice is made. It can be taken back until everybody has chosen.");
  if (self->task != NULL)
    return _ ("This turn is over. Take back an action to go on.");
  if (self->game->module->rules->mover (edubba_match_get_state (self->match)) == self->viewer)
    return many ? _ ("First somebody else has to answer; your turn goes on after that.")
                : _ ("First your opponent has to answer; your turn goes on after that.");
  return many ? _ ("It is somebody else’s turn.") : _ ("It is your opponent’s turn.");
}

static void
act_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (widget);
  const GameRules *rules = self->game->module->rules;
  const char      *text = g_variant_get_string (parameter, NULL);
  const char      *hindrance = edubba_match_page_find_hindrance (self);
  guint            seat = edubba_match_page_may_act (self) ? self->viewer : GAME_NOBODY;
  GameAction       action;
  guint            refusal = GAME_LEGAL;
  g_autoptr (GError) error = NULL;

  if (edubba_table_is_covered (self->table))
    return;
  edubba_match_page_stop_again (self);
  self->refused = TRUE;
  if (self->lesson != NULL)
    edubba_match_page_act_in_lesson (self, text);
  else if (hindrance != NULL)
    edubba_match_page_speak_hindrance (self, hindrance);
  else if (edubba_match_page_hold (self, text) ||
           edubba_match_act_for (self->match, seat, text, &refusal, &error))
    return;
  else if (error != NULL || !rules->parse_action (text, &action, NULL))
    {
      g_autofree char *shown = game_text_show (error != NULL ? error->message : text);

      edubba_table_say (self->table, EDUBBA_MESSAGE_REFUSAL, shown, NULL);
    }
  else
    edubba_match_page_speak_refusal (self, action, refusal);
}

static void
explain_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (widget);
  const GameRules *rules = self->game->module->rules;
  const char      *hindrance = edubba_match_page_find_hindrance (self);
  const char      *sentence;
  const char      *id;
  guint            paragraph;

  if (edubba_table_is_covered (self->table))
    return;
  g_variant_get (parameter, "(&s&s)", &sentence, &id);
  paragraph = game_paragraph_find_id (rules, id);
  self->refused = TRUE;
  if (hindrance != NULL)
    edubba_match_page_speak_hindrance (self, hindrance);
  else if (paragraph < rules->n_paragraphs)
    {
      edubba_match_page_speak_rule (self, EDUBBA_MESSAGE_REFUSAL, sentence, paragraph);
      edubba_match_page_note_refusal (self, paragraph);
    }
  else
    edubba_table_say (self->table, EDUBBA_MESSAGE_REFUSAL, sentence, NULL);
}

/* What was said of the last refusal is over once something else is begun. */
static void
picked_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (widget);

  if (!self->refused || edubba_table_is_covered (self->table) ||
      edubba_message_line_get_kind (self->message_line) != EDUBBA_MESSAGE_REFUSAL)
    return;
  self->refused = FALSE;
  edubba_match_page_speak (self, FALSE);
}

static void
undo_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_match_page_undo (EDUBBA_MATCH_PAGE (widget));
}

static void
redo_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_match_page_redo (EDUBBA_MATCH_PAGE (widget));
}

static void
skip_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (widget);

  if (edubba_match_page_stop_again (self))
    return;
  if (self->lesson != NULL)
    edubba_lesson_hurry (self->lesson);
  edubba_opponent_set_pace (self->opponent, 0);
  edubba_opponent_hurry (self->opponent);
}

static void
show_again_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_match_page_show_again (EDUBBA_MATCH_PAGE (widget));
}

static void
take_back_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (widget);

  if (self->lesson != NULL)
    edubba_lesson_take_back (self->lesson);
  else if (self->task != NULL)
    edubba_task_take_back (self->task);
}

static void
restart_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (widget);

  if (self->lesson != NULL)
    edubba_lesson_restart (self->lesson);
  else if (self->task != NULL)
    edubba_task_restart (self->task);
}

static void
hint_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_match_page_ask_hint (EDUBBA_MATCH_PAGE (widget));
}

static void
rematch_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (widget);

  if (self->task != NULL)
    edubba_task_restart (self->task);
  else
    g_signal_emit (self, signals[REMATCH], 0);
}

static void
look_back_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autofree char *record = edubba_match_page_dup_record (EDUBBA_MATCH_PAGE (widget));

  if (record != NULL)
    gtk_widget_activate_action (widget, "win.replay", "s", record);
}

static void
leave_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit (widget, signals[LEFT], 0);
}

static guint
add_signal (GType type, const char *name)
{
  return g_signal_new (name, type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

void
edubba_match_page_note_refusal (EdubbaMatchPage *self, guint paragraph)
{
  const char *number = self->game->module->rules->paragraphs[paragraph].number;

  edubba_match_page_note_stumble (self, number);
  edubba_table_sound (self->table, EDUBBA_SOUND_REFUSAL);
  g_signal_emit (self, signals[REFUSED], 0, number);
}

void
edubba_match_page_install_actions (GtkWidgetClass *widget_class)
{
  GType type = G_TYPE_FROM_CLASS (widget_class);

  gtk_widget_class_install_action (widget_class, "match.act", "s", act_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.explain", "(ss)", explain_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.picked", NULL, picked_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.undo", NULL, undo_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.redo", NULL, redo_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.skip", NULL, skip_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.show-again", NULL, show_again_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.take-back", NULL, take_back_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.restart", NULL, restart_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.rematch", NULL, rematch_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.hint", NULL, hint_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.look-back", NULL, look_back_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.leave", NULL, leave_activated_cb);

  signals[REMATCH] = add_signal (type, "rematch");
  signals[LEFT] = add_signal (type, "left");
  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nobody answers: the turn alone counts. The verdict stands in the panel, and in the message line
 * if that is folded away; hints lead along the best line, as soon as it is known.
 */
#include "edubba-turn-sitting.h"

#include <glib/gi18n.h>

#include "edubba-sitting.h"
#include "edubba-squeeze-box.h"
#include "edubba-turn-panel.h"

struct _EdubbaTurnSitting
{
  EdubbaMatchPage parent_instance;

  EdubbaTurnPanel *panel; /* borrowed */
  EdubbaSecondTry *try;   /* owned */

  EdubbaSecondTryState heard; /* the last state that there was a sound for */
};

G_DEFINE_FINAL_TYPE (EdubbaTurnSitting, edubba_turn_sitting, EDUBBA_TYPE_MATCH_PAGE)

static gboolean
is_panel_shown (EdubbaTurnSitting *self)
{
  EdubbaTable *table = edubba_match_page_get_table (EDUBBA_MATCH_PAGE (self));

  return edubba_split_get_panel_shown (edubba_table_get_split (table));
}

static EdubbaSecondTryState
get_state (EdubbaTurnSitting *self)
{
  return edubba_second_try_get_state (self->try);
}

/* Returns TRUE if there is nothing to do but to go back, or on. */
static gboolean
is_decided (EdubbaTurnSitting *self)
{
  return get_state (self) > EDUBBA_SECOND_TRY_JUDGING;
}

static const char *
edubba_turn_sitting_find_hindrance (EdubbaMatchPage *page)
{
  if (get_state (EDUBBA_TURN_SITTING (page)) == EDUBBA_SECOND_TRY_OPEN)
    return NULL;
  return _ ("This turn is over. Start over to try another one.");
}

static const char *
edubba_turn_sitting_find_objection (EdubbaMatchPage *page)
{
  if (get_state (EDUBBA_TURN_SITTING (page)) == EDUBBA_SECOND_TRY_FOUND)
    return _ ("This is solved; there’s nothing left to hint at.");
  return edubba_match_page_find_hindrance (page);
}

static char *
edubba_turn_sitting_describe_turn (EdubbaMatchPage *page)
{
  return g_strdup (_ ("My Lost Turns"));
}

static void
update_buttons (EdubbaTurnSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  gboolean         found = get_state (self) == EDUBBA_SECOND_TRY_FOUND;
  gboolean         has_next = edubba_match_page_get_button (page, EDUBBA_BUTTON_NEXT) != NULL;
  GameLine         best;

  edubba_match_page_show_button (page, EDUBBA_BUTTON_TAKE_BACK, is_decided (self) && !found);
  edubba_match_page_show_button (page, EDUBBA_BUTTON_LEAVE, found && !has_next);
  edubba_match_page_show_button (page, EDUBBA_BUTTON_NEXT, found);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.take-back", is_decided (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.show-better",
                                 edubba_second_try_get_best (self->try, &best) &&
                                   get_state (self) != EDUBBA_SECOND_TRY_SHOWN);
}

static EdubbaMessageKind
get_kind (EdubbaSecondTryState state)
{
  if (state == EDUBBA_SECOND_TRY_FOUND)
    return EDUBBA_MESSAGE_SUCCESS;
  return state == EDUBBA_SECOND_TRY_WRONG ? EDUBBA_MESSAGE_REFUSAL : EDUBBA_MESSAGE_PROMPT;
}

static void
edubba_turn_sitting_speak (EdubbaMatchPage *page, gboolean stepped)
{
  EdubbaTurnSitting   *self = EDUBBA_TURN_SITTING (page);
  EdubbaTable         *table = edubba_match_page_get_table (page);
  EdubbaSecondTryState state = get_state (self);
  gboolean             prompts = state == EDUBBA_SECOND_TRY_OPEN;
  g_autofree char     *verdict = NULL;
  g_autofree char     *outcome = NULL;

  update_buttons (self);
  if (state == EDUBBA_SECOND_TRY_FOUND && self->heard != state)
    edubba_table_sound (table, EDUBBA_SOUND_SUCCESS);
  self->heard = state;
  verdict = prompts && edubba_match_page_may_act (page) ? edubba_match_page_dup_prompt (page)
                                                        : edubba_turn_panel_describe (self->panel);
  if (!is_panel_shown (self))
    outcome = edubba_turn_panel_describe_outcome (self->panel);
  edubba_table_say (table, get_kind (state), verdict, outcome);
}

static void
edubba_turn_sitting_restart (EdubbaMatchPage *page)
{
  edubba_second_try_restart (EDUBBA_TURN_SITTING (page)->try);
}

static void
edubba_turn_sitting_ask_hint (EdubbaMatchPage *page, EdubbaHints *hints, const GameState *seen)
{
  EdubbaTurnSitting *self = EDUBBA_TURN_SITTING (page);
  GameLine           best;

  if (edubba_match_get_cursor (edubba_match_page_get_match (page)) == 0 &&
      edubba_second_try_get_best (self->try, &best))
    edubba_hints_lead (hints, seen, &best);
  edubba_hints_ask (hints, seen, NULL);
}

static void
edubba_turn_sitting_hinted (EdubbaMatchPage *page)
{
  edubba_second_try_note_hint (EDUBBA_TURN_SITTING (page)->try);
}

/* The panel has a button for hints, while it is there. */
static gboolean
edubba_turn_sitting_offers_hint (EdubbaMatchPage *page)
{
  EdubbaTurnSitting *self = EDUBBA_TURN_SITTING (page);

  return get_state (self) == EDUBBA_SECOND_TRY_OPEN && !is_panel_shown (self);
}

static void
show_better_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_second_try_show_best (EDUBBA_TURN_SITTING (widget)->try);
}

/* The next button to press lies under the finger. */
static void
state_changed_cb (EdubbaTurnSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  GtkWidget       *next = edubba_match_page_get_button (page, EDUBBA_BUTTON_NEXT);

  if (edubba_match_page_get_begun (page))
    edubba_match_page_speak (page, FALSE);
  if (next != NULL && get_state (self) == EDUBBA_SECOND_TRY_FOUND)
    gtk_widget_grab_focus (next);
}

static void
panel_shown_changed_cb (EdubbaTurnSitting *self)
{
  if (edubba_match_page_get_begun (EDUBBA_MATCH_PAGE (self)))
    edubba_match_page_speak (EDUBBA_MATCH_PAGE (self), FALSE);
}

static void
edubba_turn_sitting_finalize (GObject *object)
{
  g_clear_object (&EDUBBA_TURN_SITTING (object)->try);

  G_OBJECT_CLASS (edubba_turn_sitting_parent_class)->finalize (object);
}

static void
edubba_turn_sitting_class_init (EdubbaTurnSittingClass *klass)
{
  EdubbaMatchPageClass *page_class = EDUBBA_MATCH_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = edubba_turn_sitting_finalize;
  page_class->speak = edubba_turn_sitting_speak;
  page_class->describe_turn = edubba_turn_sitting_describe_turn;
  page_class->find_hindrance = edubba_turn_sitting_find_hindrance;
  page_class->find_objection = edubba_turn_sitting_find_objection;
  page_class->take_back = edubba_turn_sitting_restart;
  page_class->restart = edubba_turn_sitting_restart;
  page_class->ask_hint = edubba_turn_sitting_ask_hint;
  page_class->hinted = edubba_turn_sitting_hinted;
  page_class->offers_hint = edubba_turn_sitting_offers_hint;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "match.show-better", NULL,
                                   show_better_activated_cb);
}

static void
edubba_turn_sitting_init (EdubbaTurnSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);

  self->panel = g_object_new (EDUBBA_TYPE_TURN_PANEL, NULL);
  edubba_match_page_add_panel (page, edubba_squeeze_box_new (GTK_WIDGET (self->panel)));
  edubba_match_page_show_moves_head (page, FALSE);
  g_signal_connect (self, "notify::panel-shown", G_CALLBACK (panel_shown_changed_cb), NULL);
}

EdubbaMatchPage *
edubba_turn_sitting_new (const EdubbaGame     *game,
                         EdubbaProgress       *progress,
                         const EdubbaLostTurn *turn,
                         GError              **error)
{
  g_autoptr (EdubbaSecondTry) try = NULL;
  EdubbaTurnSitting *self;

  g_return_val_if_fail (game != NULL, NULL);

  try = edubba_second_try_new (progress, game->module, turn, error);
  if (try == NULL)
    return NULL;
  self = g_object_new (EDUBBA_TYPE_TURN_SITTING, NULL);
  self->try = g_object_ref (try);
  edubba_match_page_set_up (EDUBBA_MATCH_PAGE (self), game, edubba_second_try_get_match (try), NULL,
                            turn->seat, GAME_ADDRESS_YOU);
  edubba_match_page_update_subtitle (EDUBBA_MATCH_PAGE (self));
  edubba_turn_panel_set_try (self->panel, progress, turn, try);
  g_signal_connect_object (try, "notify::state", G_CALLBACK (state_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (try, "notify::ready", G_CALLBACK (update_buttons), self,
                           G_CONNECT_SWAPPED);
  return EDUBBA_MATCH_PAGE (self);
}

EdubbaSecondTry *
edubba_turn_sitting_get_try (EdubbaTurnSitting *self)
{
  g_return_val_if_fail (EDUBBA_IS_TURN_SITTING (self), NULL);

  return self->try;
}

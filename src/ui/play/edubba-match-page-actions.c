/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The actions that every match page installs. Each is an intent: the match or the sitting decides
 * on its effect, and a refusal always comes with a sentence.
 */
#include "edubba-match-page-private.h"

#include <glib/gi18n.h>

#include "edubba-accessible-names.h"
#include "game-text.h"

/* The greatest height of the reference card in the panel, in pixels, before it scrolls: the moves
 * remain in sight. */
#define MOST_HEIGHT 480

enum
{
  REMATCH,
  LEFT,
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

void
edubba_match_page_act_by_rules (EdubbaMatchPage *self, const char *text)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  const GameRules        *rules = page->game->module->rules;
  const char             *hindrance = edubba_match_page_find_hindrance (self);
  guint                   seat = edubba_match_page_may_act (self) ? page->viewer : GAME_NOBODY;
  GameAction              action;
  guint                   refusal = GAME_LEGAL;
  g_autoptr (GError) error = NULL;

  page->last = seat;
  if (hindrance != NULL)
    edubba_match_page_speak_hindrance (self, hindrance);
  else if (edubba_match_act_for (page->match, seat, text, &refusal, &error))
    return;
  else if (error != NULL || !rules->parse_action (text, &action, NULL))
    {
      g_autofree char *shown = game_text_show (error != NULL ? error->message : text);

      edubba_table_say (page->table, EDUBBA_MESSAGE_REFUSAL, shown, NULL);
    }
  else
    edubba_match_page_speak_refusal (self, action, refusal);
}

guint
edubba_match_page_find_choice (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  guint                   seat = page->shared ? page->last : page->viewer;

  if (seat == GAME_NOBODY || (edubba_match_get_sealed (page->match) & 1u << seat) == 0)
    return GAME_NOBODY;
  return seat;
}

static void
act_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage        *self = EDUBBA_MATCH_PAGE (widget);
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  if (edubba_table_is_covered (page->table))
    return;
  EDUBBA_MATCH_PAGE_GET_CLASS (self)->stop_showing (self);
  page->refused = TRUE;
  edubba_match_page_act (self, g_variant_get_string (parameter, NULL));
}

static void
explain_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage        *self = EDUBBA_MATCH_PAGE (widget);
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  const GameRules        *rules = page->game->module->rules;
  const char             *hindrance = edubba_match_page_find_hindrance (self);
  const char             *sentence;
  const char             *id;
  guint                   paragraph;

  if (edubba_table_is_covered (page->table))
    return;
  g_variant_get (parameter, "(&s&s)", &sentence, &id);
  paragraph = game_paragraph_find_id (rules, id);
  page->refused = TRUE;
  if (hindrance != NULL)
    edubba_match_page_speak_hindrance (self, hindrance);
  else if (paragraph < rules->n_paragraphs)
    {
      edubba_match_page_speak_rule (self, EDUBBA_MESSAGE_REFUSAL, sentence, paragraph);
      edubba_match_page_note_refusal (self, paragraph);
    }
  else
    edubba_table_say (page->table, EDUBBA_MESSAGE_REFUSAL, sentence, NULL);
}

/* Returns TRUE for messages that end once another action is begun. */
static gboolean
is_passing (EdubbaMessageKind kind)
{
  return kind == EDUBBA_MESSAGE_REFUSAL || kind == EDUBBA_MESSAGE_READING;
}

/* The beginning of another action ends the message about the last refusal, or the text read
 * aloud; but if the line itself would go with it, the board would move before the other half of
 * the action.
 */
static void
picked_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage        *self = EDUBBA_MATCH_PAGE (widget);
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  EdubbaMessageLine      *line = edubba_table_get_message_line (page->table);

  if (!page->refused || edubba_table_is_covered (page->table) ||
      edubba_table_is_quiet (page->table) ||
      !is_passing (edubba_message_line_get_kind (line)))
    return;
  page->refused = FALSE;
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

  if (EDUBBA_MATCH_PAGE_GET_CLASS (self)->stop_showing (self))
    return;
  if (EDUBBA_MATCH_PAGE_GET_CLASS (self)->skip != NULL)
    EDUBBA_MATCH_PAGE_GET_CLASS (self)->skip (self);
}

static void
take_back_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (widget);

  if (EDUBBA_MATCH_PAGE_GET_CLASS (self)->take_back != NULL)
    EDUBBA_MATCH_PAGE_GET_CLASS (self)->take_back (self);
}

static void
restart_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (widget);

  if (EDUBBA_MATCH_PAGE_GET_CLASS (self)->restart != NULL)
    EDUBBA_MATCH_PAGE_GET_CLASS (self)->restart (self);
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

  if (EDUBBA_MATCH_PAGE_GET_CLASS (self)->rematch != NULL)
    EDUBBA_MATCH_PAGE_GET_CLASS (self)->rematch (self);
  else
    g_signal_emit (self, signals[REMATCH], 0);
}

/* A card in a frame that scrolls where there is little room. */
static GtkWidget *
create_card (EdubbaMatchPagePrivate *page, int most)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *card = g_object_new (page->game->get_card_type (), "margin-top", 6, "margin-bottom",
                                  10, "margin-start", 14, "margin-end", 14, NULL);

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), card);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), most);
  edubba_accessible_names_scroller (scroller, _ ("Reference card"));
  return scroller;
}

/* A sheet over the board, with the close button beside the card: the smallest window is too low
 * for one below the other. */
static GtkWidget *
create_sheet (EdubbaMatchPagePrivate *page)
{
  GtkWidget *sheet = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *close = gtk_button_new_from_icon_name ("window-close-symbolic");
  GtkWidget *card = create_card (page, -1);

  gtk_widget_set_valign (close, GTK_ALIGN_START);
  gtk_widget_add_css_class (close, "flat");
  gtk_widget_set_tooltip_text (close, _ ("Close"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (close), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Close"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (close), "match.card");
  gtk_widget_add_css_class (sheet, "end-sheet");
  gtk_widget_set_hexpand (card, TRUE);
  gtk_box_append (GTK_BOX (sheet), card);
  gtk_box_append (GTK_BOX (sheet), close);
  return sheet;
}

static void
lay_over_board (EdubbaMatchPagePrivate *page)
{
  GtkWidget *overlay =
    gtk_widget_get_ancestor (GTK_WIDGET (edubba_table_get_board (page->table)), GTK_TYPE_OVERLAY);

  page->card_sheet = create_sheet (page);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), page->card_sheet);
}

static void
stand_in_panel (EdubbaMatchPagePrivate *page)
{
  if (page->card == NULL)
    {
      page->card = create_card (page, MOST_HEIGHT);
      gtk_box_append (page->side_panel, page->card);
    }
  else
    gtk_widget_set_visible (page->card, !gtk_widget_get_visible (page->card));
}

/* Beside the board the card stands in the panel; where the panel is a sheet, which would hide it or
 * the board, it lies over the board. */
static void
toggle_card (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  if (page->game->get_card_type == NULL || edubba_table_get_board (page->table) == NULL)
    return;
  if (page->card_sheet != NULL)
    {
      gtk_overlay_remove_overlay (
        GTK_OVERLAY (gtk_widget_get_ancestor (page->card_sheet, GTK_TYPE_OVERLAY)),
        page->card_sheet);
      page->card_sheet = NULL;
    }
  else if (edubba_split_get_narrow (page->split) || !edubba_split_get_panel_shown (page->split))
    lay_over_board (page);
  else
    stand_in_panel (page);
}

static void
card_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  toggle_card (EDUBBA_MATCH_PAGE (widget));
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
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  const char             *number = page->game->module->rules->paragraphs[paragraph].number;

  edubba_table_sound (page->table, EDUBBA_SOUND_REFUSAL);
  g_signal_emit (self, signals[REFUSED], 0, number);
}

/* The button that shows the last turn again has a picture if its words would take a line of their
 * own: before the sentence, for "Skip" was behind it a moment ago. */
static void
narrow_changed_cb (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  GtkWidget              *button = page->buttons[EDUBBA_BUTTON_AGAIN];
  gboolean                narrow = edubba_split_get_narrow (page->split);

  edubba_message_line_set_leading (edubba_table_get_message_line (page->table), button, narrow);
  gtk_widget_set_margin_end (button, 0);
  if (narrow)
    gtk_button_set_icon_name (GTK_BUTTON (button), "media-seek-backward-symbolic");
  else
    gtk_button_set_label (GTK_BUTTON (button), _ ("Show Again"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Show Again"), -1);
}

void
edubba_match_page_add_buttons (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  static const struct
  {
    const char *label;
    const char *action;
    const char *css_class;
    const char *tooltip;
  } buttons[EDUBBA_BUTTON_NEXT] = {
    [EDUBBA_BUTTON_SKIP] = { N_ ("Skip"), "match.skip", NULL, NULL },
    [EDUBBA_BUTTON_AGAIN] = { N_ ("Show Again"), "match.show-again", NULL,
                              N_ ("Show the last turn again") },
    [EDUBBA_BUTTON_HINT] = { N_ ("Hint"), "match.hint", NULL, NULL },
    [EDUBBA_BUTTON_TAKE_BACK] = { N_ ("Take Back"), "match.take-back", NULL, NULL },
    [EDUBBA_BUTTON_LEAVE] = { N_ ("Back"), "match.leave", NULL, NULL },
    [EDUBBA_BUTTON_LOOK_BACK] = { N_ ("Look Back"), "match.look-back", NULL,
                                  N_ ("Go through the game again") },
    [EDUBBA_BUTTON_REMATCH] = { N_ ("Rematch"), "match.rematch", "suggested-action", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      page->buttons[i] = edubba_table_add_button (page->table, _ (buttons[i].label),
                                                  buttons[i].action, buttons[i].css_class);
      if (buttons[i].tooltip != NULL)
        gtk_widget_set_tooltip_text (page->buttons[i], _ (buttons[i].tooltip));
    }
  g_signal_connect_object (page->split, "notify::narrow", G_CALLBACK (narrow_changed_cb), self,
                           G_CONNECT_SWAPPED);
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
  gtk_widget_class_install_action (widget_class, "match.take-back", NULL, take_back_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.restart", NULL, restart_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.rematch", NULL, rematch_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.hint", NULL, hint_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.card", NULL, card_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.leave", NULL, leave_activated_cb);

  signals[REMATCH] = add_signal (type, "rematch");
  signals[LEFT] = add_signal (type, "left");
  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
}

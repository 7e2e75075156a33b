/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The particulars of games: the opponent, prompts, the computer's pace, and hints, which are
 * counted as help.
 */
#include "edubba-game-sitting-private.h"

#include <glib/gi18n.h>

#include "edubba-level.h"
#include "edubba-page.h"
#include "edubba-rivals.h"
#include "edubba-settings.h"
#include "edubba-side-panel.h"
#include "game-state.h"

G_DEFINE_TYPE_WITH_PRIVATE (EdubbaGameSitting, edubba_game_sitting, EDUBBA_TYPE_MATCH_PAGE)

EdubbaGameSittingPrivate *
edubba_game_sitting_get_private (EdubbaGameSitting *self)
{
  return edubba_game_sitting_get_instance_private (self);
}

static EdubbaGameSittingPrivate *
get_sitting (EdubbaMatchPage *page)
{
  return edubba_game_sitting_get_private (EDUBBA_GAME_SITTING (page));
}

guint
edubba_game_sitting_get_viewer (EdubbaGameSitting *self)
{
  return edubba_match_page_get_viewer (EDUBBA_MATCH_PAGE (self));
}

GameAddress
edubba_game_sitting_get_address (EdubbaGameSitting *self)
{
  return edubba_match_page_get_address (EDUBBA_MATCH_PAGE (self));
}

guint
edubba_game_sitting_get_pace (EdubbaGameSitting *self)
{
  return edubba_settings_get_pace (edubba_match_page_get_settings (EDUBBA_MATCH_PAGE (self)));
}

gboolean
edubba_game_sitting_is_over (EdubbaGameSitting *self)
{
  EdubbaMatchPage      *page = EDUBBA_MATCH_PAGE (self);
  EdubbaMatchPageClass *klass = EDUBBA_MATCH_PAGE_GET_CLASS (page);

  return edubba_match_get_finished (edubba_match_page_get_match (page)) ||
         (klass->is_decided != NULL && klass->is_decided (page));
}

static gboolean
is_computer_thinking (EdubbaGameSitting *self)
{
  return edubba_opponent_get_thinking (edubba_game_sitting_get_private (self)->opponent) &&
         !edubba_game_sitting_is_over (self);
}

gboolean
edubba_game_sitting_is_telling (EdubbaGameSitting *self)
{
  g_return_val_if_fail (EDUBBA_IS_GAME_SITTING (self), FALSE);

  return edubba_game_sitting_get_private (self)->untold;
}

static void
thinking_changed_cb (EdubbaGameSitting *self)
{
  edubba_match_page_show_button (EDUBBA_MATCH_PAGE (self), EDUBBA_BUTTON_SKIP,
                                 edubba_game_sitting_is_telling (self) ||
                                   is_computer_thinking (self));
}

static void
edubba_game_sitting_shown (EdubbaMatchPage *page, gboolean first)
{
  EdubbaGameSittingPrivate *sitting = get_sitting (page);

  /* A page where one looked back has stopped it. */
  if (sitting->analysis != NULL)
    edubba_analysis_start (sitting->analysis);
  if (first)
    edubba_opponent_set_match (sitting->opponent, sitting->match);
}

static void
edubba_game_sitting_settings_changed (EdubbaMatchPage *page)
{
  EdubbaGameSittingPrivate *sitting = get_sitting (page);
  EdubbaSplit              *split = edubba_table_get_split (sitting->table);

  if (edubba_game_sitting_choose_table (EDUBBA_GAME_SITTING (page)) &&
      edubba_match_page_get_begun (page))
    edubba_match_page_show (page);
  edubba_opponent_set_pace (sitting->opponent,
                            edubba_game_sitting_get_pace (EDUBBA_GAME_SITTING (page)));
  edubba_split_set_spacious (split, TRUE);
  edubba_side_panel_restore (split, edubba_match_page_get_settings (page),
                             EDUBBA_SETTINGS_SIDE_PANEL);
}

static gboolean
edubba_game_sitting_look (EdubbaMatchPage *page)
{
  EdubbaGameSitting        *self = EDUBBA_GAME_SITTING (page);
  EdubbaGameSittingPrivate *sitting = get_sitting (page);

  edubba_game_sitting_drop_again (self);
  edubba_game_sitting_drop_coach (self);
  edubba_game_sitting_choose_table (self);
  edubba_game_sitting_follow (self);
  edubba_match_page_show_assisted (page, edubba_match_get_assisted (sitting->match));
  /* A curtain that is down stays down, and calls the person who is to act now. */
  if (edubba_table_is_covered (sitting->table) || edubba_game_sitting_needs_curtain (self))
    {
      edubba_game_sitting_drop_curtain (self);
      return FALSE;
    }
  if (edubba_match_page_may_act (page))
    edubba_opponent_set_pace (sitting->opponent, edubba_game_sitting_get_pace (self));
  return TRUE;
}

/* Nobody is "you" where several may look: at the end of a game, and at a board that they share. */
static void
edubba_game_sitting_prepare (EdubbaMatchPage *page, EdubbaTableView *view, char **rival)
{
  EdubbaMatch *match = get_sitting (page)->match;

  view->occasion = edubba_match_get_resigned (match) != GAME_NOBODY ? EDUBBA_BOARD_OVER
                                                                    : EDUBBA_BOARD_GAME;
  if (view->knower < edubba_match_get_n_seats (match))
    *rival = edubba_level_dup_rival (match, view->knower);
  if (edubba_match_get_finished (match) || edubba_match_page_get_shared (page))
    view->address = edubba_match_page_get_address (page);
}

/* Returns the name of the viewer's only opponent; NULL: nothing in particular, or nobody is "you".
 * The caller frees it. */
static char *
dup_rival (EdubbaMatchPage *page)
{
  EdubbaMatch *match = edubba_match_page_get_match (page);
  guint        viewer = edubba_match_page_get_viewer (page);

  if (edubba_match_get_n_seats (match) != 2 || viewer > 1 ||
      edubba_match_page_get_address (page) == GAME_ADDRESS_NUMBER)
    return NULL;
  return edubba_seats_dup_called (edubba_match_get_seats (match), 1 - viewer);
}

/* The reason for waiting for somebody with a name. */
static const char *
name_hindrance (EdubbaMatchPage *page, const char *rival, gboolean is_own)
{
  EdubbaGameSittingPrivate *sitting = get_sitting (page);
  const char               *format;

  if (is_own)
    /* Translators: %s is a name in its basic form. */
    format = _ ("First %s has to answer; your turn goes on after that.");
  else
    /* Translators: %s is a name in its basic form. */
    format = _ ("It is %s’s turn.");
  g_free (sitting->hindrance);
  sitting->hindrance = g_strdup_printf (format, rival);
  return sitting->hindrance;
}

static const char *
edubba_game_sitting_find_hindrance (EdubbaMatchPage *page)
{
  EdubbaMatch     *match = get_sitting (page)->match;
  gboolean         many = edubba_match_get_n_seats (match) > 2;
  guint            mover;
  g_autofree char *rival = dup_rival (page);

  mover = edubba_match_get_module (match)->rules->mover (edubba_match_get_state (match));
  if (edubba_match_get_finished (match) || edubba_match_page_may_act (page))
    return NULL;
  if (edubba_match_page_has_chosen (page))
    return _ ("This choice is made. It can be taken back until everybody has chosen.");
  if (rival != NULL)
    return name_hindrance (page, rival, mover == edubba_match_page_get_viewer (page));
  if (mover == edubba_match_page_get_viewer (page))
    return many ? _ ("First somebody else has to answer; your turn goes on after that.")
                : _ ("First your opponent has to answer; your turn goes on after that.");
  return many ? _ ("It is somebody else’s turn.") : _ ("It’s your opponent’s turn.");
}

static void
edubba_game_sitting_act (EdubbaMatchPage *page, const char *action)
{
  if (edubba_match_page_find_hindrance (page) != NULL ||
      !edubba_game_sitting_hold (EDUBBA_GAME_SITTING (page), action))
    EDUBBA_MATCH_PAGE_CLASS (edubba_game_sitting_parent_class)->act (page, action);
}

static gboolean
edubba_game_sitting_is_showing (EdubbaMatchPage *page)
{
  return edubba_opponent_get_thinking (get_sitting (page)->opponent);
}

static void
edubba_game_sitting_skip (EdubbaMatchPage *page)
{
  EdubbaGameSittingPrivate *sitting = get_sitting (page);

  if (sitting->untold)
    {
      edubba_table_settle (sitting->table);
      edubba_table_end_counts (sitting->table);
    }
  edubba_opponent_set_pace (sitting->opponent, 0);
  edubba_opponent_hurry (sitting->opponent);
}

static gboolean
edubba_game_sitting_stop_showing (EdubbaMatchPage *page)
{
  return edubba_game_sitting_stop_again (EDUBBA_GAME_SITTING (page));
}

/* Gives the focus to the page about the end, or to the curtain, while one of them lies over the
 * board. */
static gboolean
edubba_game_sitting_focus_start (EdubbaMatchPage *page)
{
  EdubbaGameSittingPrivate *sitting = get_sitting (page);
  EdubbaCurtain            *curtain = edubba_table_get_curtain (sitting->table);

  if (gtk_widget_get_visible (GTK_WIDGET (sitting->game_end)))
    edubba_game_end_focus_start (sitting->game_end);
  else if (edubba_table_is_covered (sitting->table))
    gtk_widget_child_focus (GTK_WIDGET (curtain), GTK_DIR_TAB_FORWARD);
  else
    return FALSE;
  return TRUE;
}

static const char *
edubba_game_sitting_find_objection (EdubbaMatchPage *page)
{
  if (edubba_match_get_finished (get_sitting (page)->match))
    return _ ("The game is over; there’s nothing left to hint at.");
  if (edubba_game_sitting_find_listeners (EDUBBA_GAME_SITTING (page)) != NULL)
    return edubba_game_sitting_find_listeners (EDUBBA_GAME_SITTING (page));
  return edubba_match_page_find_hindrance (page);
}

static void
edubba_game_sitting_ask_hint (EdubbaMatchPage *page, EdubbaHints *hints, const GameState *seen)
{
  GameLine line;

  if (edubba_game_sitting_get_coach_line (EDUBBA_GAME_SITTING (page), &line))
    edubba_hints_lead (hints, seen, &line);
  edubba_hints_ask (hints, seen, NULL);
  if (edubba_hints_get_thinking (hints))
    edubba_table_say (get_sitting (page)->table, EDUBBA_MESSAGE_HINT, _ ("Looking for a hint…"),
                      NULL);
}

/* A game with hints is an assisted game. */
static void
edubba_game_sitting_hinted (EdubbaMatchPage *page)
{
  edubba_match_set_assisted (get_sitting (page)->match);
  edubba_match_page_show_assisted (page, TRUE);
}

/* Names the winner, but not before the board has shown the last events. */
static void
speak_result (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  g_autofree char          *text = NULL;

  if (sitting->untold)
    {
      edubba_table_say (sitting->table, EDUBBA_MESSAGE_REPORT,
                        _ ("The game is over. See how it turned out."), NULL);
      return;
    }
  text = EDUBBA_GAME_SITTING_GET_CLASS (self)->describe_result (self);
  edubba_table_say (sitting->table, EDUBBA_MESSAGE_RESULT, text,
                    edubba_match_get_assisted (sitting->match)
                      ? _ ("You had help in this game.")
                      : NULL);
}

static void
update_buttons (EdubbaGameSitting *self)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  gboolean         over = edubba_game_sitting_is_over (self);
  gboolean         telling;

  edubba_game_sitting_show_result (self);
  telling = edubba_game_sitting_is_telling (self);
  edubba_match_page_show_button (page, EDUBBA_BUTTON_SKIP,
                                 telling || is_computer_thinking (self));
  edubba_match_page_show_button (page, EDUBBA_BUTTON_AGAIN,
                                 !over && edubba_game_sitting_can_show_again (self));
  edubba_match_page_show_moves_hint (page, !over);
  edubba_match_page_show_button (page, EDUBBA_BUTTON_REMATCH, over && !telling);
  edubba_match_page_show_button (page, EDUBBA_BUTTON_LOOK_BACK, over && !telling);
  edubba_match_page_show_button (page, EDUBBA_BUTTON_LEAVE, FALSE);
}

/* Tells the viewer's choice, to the viewer alone. */
static void
speak_choice (EdubbaMatchPage *page)
{
  EdubbaMatch          *match = edubba_match_page_get_match (page);
  guint                 viewer = edubba_match_page_get_viewer (page);
  g_autofree GameState *seen = edubba_match_dup_view (match, viewer);
  g_auto (GStrv) names = edubba_seats_dup_names (edubba_match_get_seats (match));
  g_autofree char *label = NULL;
  g_autofree char *text = NULL;
  GameAction       choice;

  if (!edubba_match_get_choice (match, viewer, &choice))
    return;
  label = edubba_match_get_module (match)->words->action (seen, choice,
                                                          (const char *const *) names);
  /* Translators: what the player has chosen, as on its button, while others have not yet. */
  text = g_strdup_printf (_ ("Your choice: %s"), label);
  edubba_table_say (edubba_match_page_get_table (page), EDUBBA_MESSAGE_REPORT, text,
                    _ ("The others are still choosing."));
}

static void
edubba_game_sitting_say (EdubbaGameSitting *self, gboolean stepped)
{
  EdubbaMatchPage *page = EDUBBA_MATCH_PAGE (self);
  EdubbaTable     *table = edubba_match_page_get_table (page);
  g_autofree char *report = stepped ? edubba_match_page_dup_last_report (page, FALSE) : NULL;
  g_autofree char *prompt = NULL;
  g_autofree char *counted = edubba_table_dup_counted (table);

  edubba_game_sitting_get_private (self)->counted = counted != NULL;
  if (edubba_game_sitting_is_over (self))
    {
      speak_result (self);
      return;
    }
  if (edubba_match_page_has_chosen (page) && !edubba_match_page_get_shared (page))
    {
      speak_choice (page);
      return;
    }
  prompt = edubba_match_page_dup_prompt (page);
  if (counted != NULL)
    edubba_table_say (table, EDUBBA_MESSAGE_REPORT, counted, prompt);
  else if (edubba_match_page_may_act (page))
    edubba_table_say (table, EDUBBA_MESSAGE_PROMPT, prompt, report);
  else
    edubba_table_say (table, EDUBBA_MESSAGE_REPORT, report != NULL ? report : prompt,
                      report != NULL ? prompt : NULL);
}

static void
edubba_game_sitting_speak (EdubbaMatchPage *page, gboolean stepped)
{
  EdubbaGameSitting *self = EDUBBA_GAME_SITTING (page);

  update_buttons (self);
  EDUBBA_GAME_SITTING_GET_CLASS (self)->say (self, stepped);
}

/* "Turn 9", or the moment in the game's own words. */
static char *
describe_moment (const EdubbaGame *game, const GameState *state)
{
  if (game->module->words->moment != NULL)
    return game->module->words->moment (state);
  /* Translators: below the title of the window, where several players choose at once. */
  return g_strdup_printf (_ ("Turn %u"), game->module->rules->turn (state));
}

/* The moment, and the player whose turn it is among more than two, in a game that counts
 * otherwise than by turns, or of somebody with a name. Nobody's if several choose at once. */
static char *
describe_among_many (EdubbaMatchPage *page, const GameState *state, guint mover)
{
  const EdubbaGame *game = edubba_match_page_get_game (page);
  guint32           to_act = game_state_to_act (game->module->rules, state);
  g_autofree char  *moment = describe_moment (game, state);
  g_autofree char  *name = dup_rival (page);

  if ((to_act & (to_act - 1)) != 0)
    return g_steal_pointer (&moment);
  if (edubba_match_page_get_address (page) == GAME_ADDRESS_YOU &&
      mover == edubba_match_page_get_viewer (page))
    /* Translators: below the title of the window: "Turn 9, your turn", "Round 2, your turn". */
    return g_strdup_printf (_ ("%s: your turn"), moment);
  if (name == NULL)
    name = edubba_level_dup_name (edubba_match_page_get_match (page), mover);
  /* Translators: below the title of the window: when it is, and whose turn: "Turn 9: Player 3". */
  return g_strdup_printf (_ ("%1$s: %2$s"), moment, name);
}

static char *
edubba_game_sitting_describe_turn (EdubbaMatchPage *page)
{
  const EdubbaGame *game = edubba_match_page_get_game (page);
  const GameRules  *rules = game->module->rules;
  EdubbaMatch      *match = edubba_match_page_get_match (page);
  const GameState  *state = edubba_match_get_state (match);
  guint             turn = rules->turn (state);
  guint             mover = rules->mover (state);
  g_autofree char  *name = edubba_seats_dup_called (edubba_match_get_seats (match), mover);

  if (edubba_match_get_finished (match))
    return g_strdup (_ ("The game is over"));
  if (edubba_match_get_n_seats (match) > 2 || game->module->words->moment != NULL ||
      (name != NULL && (edubba_match_page_get_address (page) == GAME_ADDRESS_NUMBER ||
                        mover != edubba_match_page_get_viewer (page))))
    return describe_among_many (page, state, mover);
  if (edubba_match_page_get_address (page) == GAME_ADDRESS_NUMBER)
    /* Translators: below the title of the window. */
    return g_strdup_printf (_ ("Turn %1$u, Player %2$u"), turn, mover + 1);
  if (mover == edubba_match_page_get_viewer (page))
    /* Translators: below the title of the window. */
    return g_strdup_printf (_ ("Turn %u, yours"), turn);
  /* Translators: below the title of the window. */
  return g_strdup_printf (_ ("Turn %u, your opponent’s"), turn);
}

static char *
edubba_game_sitting_dup_subtitle (EdubbaMatchPage *page)
{
  g_autofree char *turn =
    EDUBBA_MATCH_PAGE_CLASS (edubba_game_sitting_parent_class)->dup_subtitle (page);

  if (!edubba_match_get_assisted (get_sitting (page)->match))
    return g_steal_pointer (&turn);
  /* Translators: below the title of the window: "Turn 9, yours", in a game in which a hint was
   * given, or something was taken back after hidden cards had been seen. */
  return g_strdup_printf (_ ("%s · assisted"), turn);
}

static void
show_again_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_game_sitting_show_again (EDUBBA_GAME_SITTING (widget));
}

static void
look_back_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autofree char *record = edubba_match_page_dup_record (EDUBBA_MATCH_PAGE (widget));

  if (record != NULL)
    gtk_widget_activate_action (widget, "win.replay", "s", record);
}

static void
edubba_game_sitting_dispose (GObject *object)
{
  EdubbaGameSitting        *self = EDUBBA_GAME_SITTING (object);
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  g_clear_handle_id (&sitting->replay_source, g_source_remove);
  if (sitting->opponent != NULL)
    edubba_opponent_set_match (sitting->opponent, NULL);
  g_clear_object (&sitting->opponent);
  edubba_game_sitting_end_coach (self);
  edubba_game_sitting_drop_result (self);
  g_clear_pointer (&sitting->hindrance, g_free);

  G_OBJECT_CLASS (edubba_game_sitting_parent_class)->dispose (object);
}

static void
edubba_game_sitting_class_init (EdubbaGameSittingClass *klass)
{
  GtkWidgetClass       *widget_class = GTK_WIDGET_CLASS (klass);
  EdubbaMatchPageClass *page_class = EDUBBA_MATCH_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_game_sitting_dispose;
  page_class->keeps_panel = TRUE;
  page_class->can_be_left = TRUE;
  page_class->tells_the_end = TRUE;
  page_class->says_what_is_awaited = TRUE;
  page_class->shown = edubba_game_sitting_shown;
  page_class->settings_changed = edubba_game_sitting_settings_changed;
  page_class->look = edubba_game_sitting_look;
  page_class->prepare = edubba_game_sitting_prepare;
  page_class->speak = edubba_game_sitting_speak;
  page_class->describe_turn = edubba_game_sitting_describe_turn;
  page_class->dup_subtitle = edubba_game_sitting_dup_subtitle;
  page_class->find_hindrance = edubba_game_sitting_find_hindrance;
  page_class->act = edubba_game_sitting_act;
  page_class->is_showing = edubba_game_sitting_is_showing;
  page_class->skip = edubba_game_sitting_skip;
  page_class->stop_showing = edubba_game_sitting_stop_showing;
  page_class->focus_start = edubba_game_sitting_focus_start;
  page_class->find_objection = edubba_game_sitting_find_objection;
  page_class->ask_hint = edubba_game_sitting_ask_hint;
  page_class->hinted = edubba_game_sitting_hinted;
  klass->say = edubba_game_sitting_say;
  edubba_game_sitting_end_class_init (klass);
  gtk_widget_class_install_action (widget_class, "match.show-again", NULL, show_again_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.look-back", NULL, look_back_activated_cb);
  edubba_game_sitting_install_coach_actions (widget_class);
  edubba_game_sitting_install_table_actions (widget_class);
  edubba_game_sitting_install_result_actions (widget_class);
}

static void
edubba_game_sitting_init (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  sitting->table = edubba_match_page_get_table (EDUBBA_MATCH_PAGE (self));
  edubba_game_sitting_lay_out_result (self);
  edubba_game_sitting_lay_out_coach (self);
  g_signal_connect_swapped (edubba_table_get_curtain (sitting->table), "opened",
                            G_CALLBACK (edubba_game_sitting_open_curtain), self);
}

void
edubba_game_sitting_begin (EdubbaGameSitting *self,
                           const EdubbaGame  *game,
                           EdubbaMatch       *match,
                           const char        *title,
                           EdubbaEngine      *engine)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  EdubbaMatchPage          *page = EDUBBA_MATCH_PAGE (self);
  GameAddress               address = GAME_ADDRESS_YOU;
  guint                     viewer = edubba_game_sitting_choose_viewer (game, match, &address);

  sitting->game = game;
  sitting->match = match;
  edubba_level_call_computers (match);
  edubba_match_page_set_up (page, game, match, title, viewer, address);
  sitting->opponent = edubba_opponent_new (engine);
  edubba_opponent_set_pace (sitting->opponent, edubba_settings_get_pace (NULL));
  g_signal_connect_object (sitting->opponent, "notify::thinking", G_CALLBACK (thinking_changed_cb),
                           self, G_CONNECT_SWAPPED);
  edubba_game_sitting_begin_coach (self);
  edubba_match_page_update_subtitle (page);
}

EdubbaMatchPage *
edubba_game_sitting_new (const EdubbaGame *game, EdubbaMatch *match)
{
  EdubbaGameSitting *self;
  GtkWidget         *rivals;
  g_autoptr (EdubbaEngine) engine = NULL;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  self = g_object_new (EDUBBA_TYPE_GAME_SITTING, NULL);
  engine = edubba_engine_new (game->module->player, 0);
  edubba_game_sitting_begin (self, game, match, NULL, engine);
  rivals = edubba_rivals_new (game, match);
  if (rivals != NULL)
    edubba_match_page_add_panel_head (EDUBBA_MATCH_PAGE (self), rivals);
  return EDUBBA_MATCH_PAGE (self);
}

void
edubba_game_sitting_pause (EdubbaGameSitting *self, gboolean paused)
{
  edubba_opponent_set_paused (edubba_game_sitting_get_private (self)->opponent, paused);
}

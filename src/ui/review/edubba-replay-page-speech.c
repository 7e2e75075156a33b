/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The replay page's texts about the point that is shown, below its title and beside the board,
 * and the names of the ways to look at a game in its menu. The sentences about a game are the
 * game's own (GameWords).
 */
#include "edubba-replay-page-private.h"

#include <glib/gi18n.h>

#include "edubba-level.h"

GameAddress
edubba_replay_page_get_address (EdubbaReplayPage *self)
{
  guint viewer = edubba_replay_page_get_viewer (self);

  return self->own != GAME_NOBODY && viewer == self->own ? GAME_ADDRESS_YOU : GAME_ADDRESS_NUMBER;
}

char *
edubba_replay_page_describe_result (EdubbaMatch *match, guint viewer, GameAddress address)
{
  const GameWords      *words = edubba_match_get_module (match)->words;
  guint                 resigned = edubba_match_get_resigned (match);
  g_autofree GameState *seen = edubba_match_dup_view (match, viewer);
  g_auto (GStrv) names = edubba_seats_dup_names (edubba_match_get_seats (match));

  if (edubba_match_get_abandoned (match))
    return g_strdup (_ ("The game was not played to its end."));
  if (resigned == GAME_NOBODY)
    return words->result (seen, viewer, address, (const char *const *) names);
  if (address == GAME_ADDRESS_NUMBER)
    return edubba_level_describe_resigned (match);
  if (resigned == viewer)
    return g_strdup (_ ("You’ve given up."));
  return g_strdup (_ ("Your opponent has given up: you win."));
}

/* Returns the name of a seat in the record, or NULL. */
static char *
dup_name (EdubbaReplayPage *self, guint seat)
{
  return edubba_seats_dup_name (edubba_match_get_seats (self->played), seat);
}

static char *
dup_head (EdubbaReplayPage *self, guint seat)
{
  if (seat == self->own &&
      edubba_seats_get_name (edubba_match_get_seats (self->played), seat) == NULL)
    /* Translators: the head of a column with one's own points. */
    return g_strdup (C_ ("points", "You"));
  return edubba_level_dup_name (self->played, seat);
}

static gboolean
has_names (EdubbaReplayPage *self)
{
  for (guint seat = 0; seat < edubba_match_get_n_seats (self->played); seat++)
    if (edubba_seats_get_name (edubba_match_get_seats (self->played), seat) != NULL)
      return TRUE;
  return FALSE;
}

/* "Anna, Boris, Player 3" */
static char *
list_names (EdubbaReplayPage *self)
{
  GString *list = g_string_new (NULL);

  for (guint seat = 0; seat < edubba_match_get_n_seats (self->played); seat++)
    {
      g_autofree char *name = dup_head (self, seat);

      g_string_append_printf (list, "%s%s", seat > 0 ? ", " : "", name);
    }
  return g_string_free (list, FALSE);
}

/* Below the title, where the game says when it is in words of its own. */
static char *
describe_moment (EdubbaReplayPage *self)
{
  g_autofree char *moment =
    self->game->module->words->moment (edubba_match_get_state (self->match));
  g_autofree char *names = NULL;

  if (!has_names (self))
    /* Translators: below the game's name in the title of the window: a game is looked at again;
     * %s: when it is in the game: "Round 2, pick 3". */
    return g_strdup_printf (_ ("Replay. %s"), moment);
  names = list_names (self);
  /* Translators: below the game's name in the title of the window: when it is in the game, and who
   * played: "Round 2, pick 3: Anna, Boris". */
  return g_strdup_printf (_ ("%1$s: %2$s"), moment, names);
}

/* Records from elsewhere may say who played, and so do those of several people. */
char *
edubba_replay_page_dup_subtitle (EdubbaPage *page)
{
  EdubbaReplayPage *self = EDUBBA_REPLAY_PAGE (page);
  const GameRules  *rules = self->game->module->rules;

  if (self->game->module->words->moment != NULL)
    return describe_moment (self);
  if (has_names (self) && edubba_match_get_n_seats (self->played) > 2)
    {
      g_autofree char *names = list_names (self);

      /* Translators: below the game's name in the title of the window: who played the game that is
       * looked at again: "Turn 7: Anna, Boris, Player 3". */
      return g_strdup_printf (_ ("Turn %1$u: %2$s"),
                              rules->turn (edubba_match_get_state (self->match)), names);
    }
  if (has_names (self))
    {
      g_autofree char *first = dup_head (self, 0);
      g_autofree char *second = dup_head (self, 1);

      /* Translators: below the game's name in the title of the window: who played the game that is
       * looked at again: "Anna – Boris, turn 7". */
      return g_strdup_printf (_ ("%1$s – %2$s, turn %3$u"), first, second,
                              rules->turn (edubba_match_get_state (self->match)));
    }
  /* Translators: below the game's name in the title of the window: a game is looked at again. */
  return g_strdup_printf (_ ("Replay, turn %u"),
                          rules->turn (edubba_match_get_state (self->match)));
}

/* A short game speaks to the learner, from any side. */
char *
edubba_replay_page_dup_end (EdubbaReplayPage *self)
{
  if (self->bout != NULL)
    return edubba_bout_describe_end (self->bout, self->match,
                                     edubba_match_get_cursor (self->match));
  if (!edubba_match_get_finished (self->match))
    return NULL;
  return edubba_replay_page_describe_result (self->match, edubba_replay_page_get_viewer (self),
                                             edubba_replay_page_get_address (self));
}

const EdubbaDecision *
edubba_replay_page_find_decision (EdubbaReplayPage *self)
{
  return edubba_analysis_panel_find_told (self->analysis_panel,
                                          edubba_match_get_cursor (self->played));
}

/* The report of the last action, or NULL at the beginning. */
static char *
dup_report (EdubbaReplayPage *self)
{
  guint cursor = edubba_match_get_cursor (self->match);
  g_autoptr (EdubbaHistoryEntry) entry = NULL;

  if (cursor > 0)
    entry = g_list_model_get_item (G_LIST_MODEL (self->history), cursor - 1);
  return entry != NULL ? g_strdup (edubba_history_entry_get_text (entry)) : NULL;
}

void
edubba_replay_page_speak (EdubbaReplayPage *self)
{
  g_autofree char      *report = dup_report (self);
  g_autofree char      *end = edubba_replay_page_dup_end (self);
  g_autofree char      *other = NULL;
  const EdubbaDecision *decision =
    self->branch == EDUBBA_BRANCH_NONE ? edubba_replay_page_find_decision (self) : NULL;

  if (self->verdict != NULL)
    edubba_table_say (self->table, EDUBBA_MESSAGE_HINT, self->verdict, report);
  else if (end != NULL)
    edubba_table_say (self->table, EDUBBA_MESSAGE_RESULT, end, report);
  else if (decision != NULL)
    {
      g_autofree char *loss = NULL;

      other = edubba_analysis_panel_describe (self->analysis_panel, decision, &loss);
      edubba_table_say (self->table, EDUBBA_MESSAGE_HINT, other, loss);
    }
  else if (edubba_replay_page_can_act (self))
    {
      g_autofree GameState *seen = edubba_replay_page_dup_seen (self);
      g_auto (GStrv) names = edubba_seats_dup_names (edubba_match_get_seats (self->played));

      other = self->game->module->words->prompt (seen, self->below, GAME_ADDRESS_YOU,
                                                 (const char *const *) names);
      edubba_table_say (self->table, EDUBBA_MESSAGE_PROMPT, other, report);
    }
  else if (report != NULL)
    edubba_table_say (self->table, EDUBBA_MESSAGE_REPORT, report, NULL);
  else if (self->seeking)
    edubba_table_say (self->table, EDUBBA_MESSAGE_REPORT,
                      _ ("Looking for the turn that decided the game…"), NULL);
  else
    edubba_table_say (self->table, EDUBBA_MESSAGE_PROMPT, _ ("This is how the game began."),
                      self->bout != NULL ? course_bout_get_text (self->bout, COURSE_BOUT_AIM)
                                         : NULL);
}

/* The changes by the turn to which the last action shown belongs. */
static char *
dup_changes (EdubbaReplayPage *self, EdubbaBoard *board)
{
  guint                 end = edubba_match_get_cursor (self->match);
  guint                 viewer = edubba_replay_page_get_viewer (self);
  guint                 first = end;
  g_autofree GameState *before = NULL;
  g_autofree GameState *after = NULL;
  g_autofree char      *text = NULL;

  if (end == 0)
    return g_strdup (_ ("This is how the game began."));
  while (first > 0 && edubba_match_get_actor (self->match, first - 1) ==
                        edubba_match_get_actor (self->match, end - 1))
    first--;
  before = edubba_match_dup_view_at (self->match, first, viewer);
  after = edubba_match_dup_view_at (self->match, end, viewer);
  text = edubba_board_read_changes (board, before, after);
  return text != NULL && text[0] != '\0' ? g_steal_pointer (&text) : dup_report (self);
}

void
edubba_replay_page_read_aloud (EdubbaPage *page, const char *topic)
{
  EdubbaReplayPage *self = EDUBBA_REPLAY_PAGE (page);
  EdubbaBoard      *board = edubba_table_get_board (self->table);
  GtkRoot          *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget        *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  g_autofree char  *text = NULL;

  if (board == NULL)
    return;
  edubba_replay_page_set_playing (self, FALSE);
  if (g_str_equal (topic, "changes"))
    text = dup_changes (self, board);
  else
    text = edubba_board_read_aloud (
      board, g_str_equal (topic, "hand") ? EDUBBA_BOARD_HAND : EDUBBA_BOARD_PLACE, focus);
  if (text == NULL)
    {
      g_autofree GameState *seen = edubba_replay_page_dup_seen (self);
      g_auto (GStrv) names = edubba_seats_dup_names (edubba_match_get_seats (self->played));

      text = self->game->module->words->position (seen, edubba_replay_page_get_viewer (self),
                                                  (const char *const *) names);
    }
  edubba_table_say (self->table, EDUBBA_MESSAGE_READING, text, NULL);
}

char *
edubba_replay_page_describe_view (EdubbaReplayPage *self, guint seat)
{
  g_autofree char *name = dup_name (self, seat);

  if (self->own != GAME_NOBODY && seat == self->own)
    /* Translators: a way to look at a game again. */
    return g_strdup (_ ("What You Knew"));
  if (name != NULL)
    /* Translators: a way to look at a game again; %s is a name in its basic form. */
    return g_strdup_printf (_ ("What %s Knew"), name);
  if (self->own == GAME_NOBODY || edubba_match_get_n_seats (self->match) > 2)
    /* Translators: a way to look at a game again: with the cards that this player saw. */
    return g_strdup_printf (_ ("What Player %u Knew"), seat + 1);
  /* Translators: a way to look at a game again. */
  return g_strdup (_ ("What Your Opponent Knew"));
}

GMenuModel *
edubba_replay_page_create_menu (EdubbaReplayPage *self)
{
  g_autoptr (GMenu) views = g_menu_new ();
  g_autoptr (GMenu) others = g_menu_new ();
  GMenu *menu = g_menu_new ();

  for (guint seat = 0; seat < edubba_match_get_n_seats (self->match); seat++)
    {
      g_autofree char *label = edubba_replay_page_describe_view (self, seat);
      g_autofree char *view = edubba_replay_page_print_view (seat);
      g_autofree char *action = g_strdup_printf ("replay.view::%s", view);

      g_menu_append (views, label, action);
    }
  g_menu_append (views, _ ("All Cards"), "replay.view::all");
  g_menu_append (others, _ ("Try Something Else from Here"), "replay.try");
  g_menu_append (others, _ ("Turn the Board Round"), "replay.flip");
  g_menu_append (others, _ ("Copy the _Record"), "win.copy-record");
  g_menu_append (others, _ ("_Save the Record…"), "win.save-record");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (views));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));
  return G_MENU_MODEL (menu);
}

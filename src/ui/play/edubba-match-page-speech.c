/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The texts of every match page: refusals with their rules, and the position in words, all of it
 * or the part that a key asks for. The sentences about a game are the game's own (GameWords); the
 * rest is the sitting's.
 */
#include "edubba-match-page-private.h"

#include <glib/gi18n.h>

#include "edubba-compat.h"
#include "edubba-practice.h"

static const GameWords *
words_of (EdubbaMatchPage *self)
{
  return edubba_match_page_get_game (self)->module->words;
}

/* The names of the seats. */
static char **
dup_names (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  return edubba_seats_dup_names (edubba_match_get_seats (page->match));
}

char *
edubba_match_page_dup_last_report (EdubbaMatchPage *self, gboolean own)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  guint                   cursor = edubba_match_get_cursor (page->match);
  g_autoptr (EdubbaHistoryEntry) entry = NULL;

  if (cursor == 0)
    return NULL;
  entry = g_list_model_get_item (G_LIST_MODEL (page->history), cursor - 1);
  if (entry == NULL || (edubba_history_entry_get_seat (entry) == page->viewer && !own))
    return NULL;
  return g_strdup (edubba_history_entry_get_text (entry));
}

char *
edubba_match_page_dup_prompt (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  guint                   knower = edubba_match_page_get_knower (self);
  g_autofree GameState   *seen = edubba_match_dup_view (page->match, knower);
  g_auto (GStrv) names = dup_names (self);

  return words_of (self)->prompt (seen, page->viewer, page->address, (const char *const *) names);
}

void
edubba_match_page_speak (EdubbaMatchPage *self, gboolean stepped)
{
  edubba_match_page_drop_hint (self);
  EDUBBA_MATCH_PAGE_GET_CLASS (self)->speak (self, stepped);
}

/* The target of "Practise" for a paragraph and a refusal (its code, or NULL), or NULL: no rule
 * that is ahead of the learner, and none that is being practised here. */
static char *
find_practice (EdubbaMatchPage *self, const char *number, const char *code)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  const char             *game = page->game->module->rules->id;
  g_auto (GStrv) coming = NULL;

  if (page->course != NULL)
    coming = edubba_practice_list_coming (page->course, page->progress, page->current);
  if (EDUBBA_MATCH_PAGE_GET_CLASS (self)->drills (self, number) ||
      (coming != NULL && g_strv_contains ((const char *const *) coming, number)))
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
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  const char             *number = page->game->module->rules->paragraphs[paragraph].number;
  g_autofree char        *practice = find_practice (self, number, code);

  edubba_table_say_rule (page->table, kind, sentence, paragraph, practice);
  /* One thing at a time: the refusal comes first. */
  edubba_match_page_show_button (self, EDUBBA_BUTTON_AGAIN, FALSE);
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
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  const GameRules        *rules = page->game->module->rules;
  guint                   knower = edubba_match_page_get_knower (self);
  g_autofree GameState   *seen = edubba_match_dup_view (page->match, knower);
  g_autofree char        *sentence = NULL;
  g_auto (GStrv) names = dup_names (self);

  sentence = words_of (self)->refusal (seen, action, refusal, page->viewer, page->address,
                                       (const char *const *) names);
  speak_rule (self, EDUBBA_MESSAGE_REFUSAL, sentence, rules->paragraph (action, refusal),
              rules->refusals[refusal].code);
  edubba_match_page_note_refusal (self, rules->paragraph (action, refusal));
}

void
edubba_match_page_speak_hindrance (EdubbaMatchPage *self, const char *hindrance)
{
  EdubbaTable      *table = edubba_match_page_get_table (self);
  EdubbaMessageKind kind = EDUBBA_MESSAGE_REFUSAL;
  g_autofree char  *prompt = NULL;

  if (EDUBBA_MATCH_PAGE_GET_CLASS (self)->says_what_is_awaited)
    prompt = edubba_match_page_dup_prompt (self);
  /* Whoever has done a task has done nothing wrong by pressing on. */
  if (edubba_message_line_get_kind (edubba_table_get_message_line (table)) ==
      EDUBBA_MESSAGE_SUCCESS)
    kind = EDUBBA_MESSAGE_SUCCESS;
  edubba_table_say (table, kind, hindrance, prompt);
}

/* The position in words, with what `knower` sees. */
static char *
dup_position (EdubbaMatchPage *self, guint knower)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  g_autofree GameState   *seen = edubba_match_dup_view (page->match, knower);
  g_auto (GStrv) names = dup_names (self);

  return words_of (self)->position (seen, page->viewer, (const char *const *) names);
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
  EdubbaMatchPagePrivate *page;
  g_autofree char        *text = NULL;

  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  page = edubba_match_page_get_private (self);
  if (edubba_table_is_covered (page->table))
    return;
  text = dup_position (self, edubba_match_page_get_knower (self));
  edubba_compat_announce (GTK_WIDGET (self), text);
  show_text (GTK_WIDGET (self), _ ("The Position"), text);
}

/* ---- Read aloud, by a key each */

static guint
get_turn (EdubbaMatchPagePrivate *page, guint i)
{
  const GameRecord *record = edubba_match_get_record (page->match);

  return page->game->module->rules->turn (game_record_get_state (record, i));
}

/* The turn in which action i - 1 was played begins with this action; *takes_part: the viewer has
 * acted in it. */
static guint
find_turn (EdubbaMatchPagePrivate *page, guint i, gboolean *takes_part)
{
  guint first = i;

  *takes_part = FALSE;
  while (first > 0 && get_turn (page, first - 1) == get_turn (page, i - 1))
    {
      first--;
      *takes_part |= edubba_match_get_actor (page->match, first) == page->viewer;
    }
  return first;
}

/* The actions [first, end) that others have played since the viewer's last turn: all of the last
 * turn in which somebody else acted, and those before it in which the viewer did not. */
static gboolean
find_others (EdubbaMatchPagePrivate *page, guint *first, guint *end)
{
  guint    i = edubba_match_get_cursor (page->match);
  gboolean takes_part;
  guint    turn;

  while (i > 0 && edubba_match_get_actor (page->match, i - 1) == page->viewer)
    i--;
  *end = i;
  if (i == 0)
    return FALSE;
  *first = find_turn (page, i, &takes_part);
  while (*first > 0)
    {
      turn = find_turn (page, *first, &takes_part);
      if (takes_part)
        return TRUE;
      *first = turn;
    }
  return TRUE;
}

static char *
dup_changes (EdubbaMatchPage *self, EdubbaBoard *board)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  guint                   knower = edubba_match_page_get_knower (self);
  guint                   first, end;
  g_autofree GameState   *before = NULL;
  g_autofree GameState   *after = NULL;
  g_autofree char        *text = NULL;

  if (!find_others (page, &first, &end))
    return g_strdup (_ ("Nobody else has had a turn yet."));
  before = edubba_match_dup_view_at (page->match, first, knower);
  after = edubba_match_dup_view_at (page->match, end, knower);
  text = edubba_board_read_changes (board, before, after);
  if (text != NULL && text[0] == '\0')
    return g_strdup (_ ("Nothing has changed since your last turn."));
  return g_steal_pointer (&text);
}

static char *
dup_topic (EdubbaMatchPage *self, EdubbaBoard *board, const char *topic)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (g_str_equal (topic, "changes"))
    return dup_changes (self, board);
  return edubba_board_read_aloud (
    board, g_str_equal (topic, "hand") ? EDUBBA_BOARD_HAND : EDUBBA_BOARD_PLACE, focus);
}

void
edubba_match_page_read_aloud (EdubbaMatchPage *self, const char *topic)
{
  EdubbaMatchPagePrivate *page;
  EdubbaBoard            *board;
  g_autofree char        *text = NULL;

  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));
  g_return_if_fail (topic != NULL);

  page = edubba_match_page_get_private (self);
  board = edubba_table_get_board (page->table);
  if (board == NULL || edubba_table_is_covered (page->table) || page->viewer == GAME_NOBODY)
    return;
  EDUBBA_MATCH_PAGE_GET_CLASS (self)->stop_showing (self);
  text = dup_topic (self, board, topic);
  if (text == NULL)
    text = dup_position (self, page->viewer);
  page->refused = TRUE;
  edubba_table_say (page->table, EDUBBA_MESSAGE_READING, text, NULL);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The match page's hints: match.hint asks for the next rung, which is said in the message line,
 * pointed at on the board, and counted. Each move of the match takes it away.
 */
#include "edubba-match-page-private.h"

#include <glib/gi18n.h>

/* Rings a part of the board; NULL: the parts that the sitting frames anyway. */
static void
point_at (EdubbaMatchPage *self, const char *part)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  const char *const       parts[] = { part, NULL };

  page->pointing = part != NULL;
  if (part == NULL)
    EDUBBA_MATCH_PAGE_GET_CLASS (self)->point_at_rest (self);
  else
    edubba_table_point (page->table, parts);
}

void
edubba_match_page_note_hint (EdubbaMatchPage *self)
{
  if (EDUBBA_MATCH_PAGE_GET_CLASS (self)->hinted != NULL)
    EDUBBA_MATCH_PAGE_GET_CLASS (self)->hinted (self);
}

static void
hinted_cb (EdubbaMatchPage *self, const EdubbaHint *hint)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  GtkWidget              *button = page->buttons[EDUBBA_BUTTON_HINT];
  EdubbaBoard            *board = edubba_table_get_board (page->table);
  g_autofree char        *detail = NULL;

  if (edubba_table_is_covered (page->table))
    return;
  page->refused = TRUE;
  if (hint->paragraph < page->game->module->rules->n_paragraphs)
    edubba_match_page_speak_rule (self, EDUBBA_MESSAGE_HINT, hint->sentence, hint->paragraph);
  else
    {
      /* Translators: which hint this is, and how many there are for the position. */
      detail = g_strdup_printf (_ ("Hint %1$u of %2$u"), hint->rung, hint->n_rungs);
      edubba_table_say (page->table, EDUBBA_MESSAGE_HINT, hint->sentence, detail);
    }
  gtk_button_set_label (GTK_BUTTON (button), _ ("Next Hint"));
  gtk_widget_set_visible (button, hint->rung < hint->n_rungs);
  point_at (self, hint->part);
  if (board != NULL && hint->has_action)
    edubba_board_highlight (board, &hint->action);
  edubba_match_page_note_hint (self);
}

static void
failed_cb (EdubbaMatchPage *self, EdubbaHintFailure failure)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  const char             *sentence = _ ("There’s too much to work out here for a hint.");

  if (failure == EDUBBA_HINT_LOST)
    sentence = _ ("You can’t reach the goal from here any more: take back something first.");
  page->refused = TRUE;
  edubba_table_say (page->table, EDUBBA_MESSAGE_REFUSAL, sentence, NULL);
}

EdubbaHints *
edubba_match_page_get_hints (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  if (page->hints == NULL)
    {
      g_auto (GStrv) names = edubba_seats_dup_names (edubba_match_get_seats (page->match));

      page->hints = edubba_hints_new (page->game->module);
      edubba_hints_set_names (page->hints, (const char *const *) names);
      g_signal_connect_object (page->hints, "hint", G_CALLBACK (hinted_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (page->hints, "failed", G_CALLBACK (failed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  return page->hints;
}

void
edubba_match_page_ask_hint (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  EdubbaMatchPageClass   *klass = EDUBBA_MATCH_PAGE_GET_CLASS (self);
  const char             *objection = klass->find_objection (self);
  g_autofree GameState   *seen = NULL;

  if (edubba_table_is_covered (page->table))
    return;
  page->refused = TRUE;
  if (objection != NULL)
    {
      edubba_match_page_speak_hindrance (self, objection);
      return;
    }
  seen = edubba_match_dup_view (page->match, page->viewer);
  klass->ask_hint (self, edubba_match_page_get_hints (self), seen);
}

void
edubba_match_page_drop_hint (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  GtkWidget              *button = page->buttons[EDUBBA_BUTTON_HINT];

  if (page->hints != NULL)
    edubba_hints_cancel (page->hints);
  if (page->pointing)
    point_at (self, NULL);
  gtk_button_set_label (GTK_BUTTON (button), _ ("Hint"));
  gtk_widget_set_visible (button, EDUBBA_MATCH_PAGE_GET_CLASS (self)->offers_hint (self));
}

guint
edubba_match_page_get_n_hints (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page;

  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), 0);

  page = edubba_match_page_get_private (self);
  return page->hints != NULL ? edubba_hints_get_used (page->hints) : 0;
}

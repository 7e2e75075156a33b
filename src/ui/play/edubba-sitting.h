/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page's functions for a sitting, a class that derives from EdubbaMatchPage. The sitting's
 * functions are in the class's struct (edubba-match-page.h).
 */
#pragma once

#include "edubba-hints.h"
#include "edubba-history.h"
#include "edubba-match-page.h"
#include "edubba-move-list.h"
#include "edubba-table.h"

G_BEGIN_DECLS

/* The buttons of the message line. */
typedef enum
{
  EDUBBA_BUTTON_SKIP,
  EDUBBA_BUTTON_AGAIN,
  EDUBBA_BUTTON_HINT,
  EDUBBA_BUTTON_TAKE_BACK,
  EDUBBA_BUTTON_LEAVE,
  EDUBBA_BUTTON_LOOK_BACK,
  EDUBBA_BUTTON_REMATCH,
  EDUBBA_BUTTON_NEXT, /* see edubba_match_page_set_next () */
  EDUBBA_N_BUTTONS,
} EdubbaButton;

/* To be called once, by the function that makes a sitting, before anything about buttons: the
 * game and its title (NULL: the game's), the viewer (GAME_NOBODY: nobody yet), and the way of
 * speaking of the seats. */
void edubba_match_page_set_up (EdubbaMatchPage  *self,
                               const EdubbaGame *game,
                               EdubbaMatch      *match,
                               const char       *title,
                               guint             viewer,
                               GameAddress       address);

/* Borrowed. */
const EdubbaGame *edubba_match_page_get_game (EdubbaMatchPage *self);
EdubbaTable      *edubba_match_page_get_table (EdubbaMatchPage *self);
EdubbaHistory    *edubba_match_page_get_history (EdubbaMatchPage *self);
EdubbaMoveList   *edubba_match_page_get_move_list (EdubbaMatchPage *self);
GSettings        *edubba_match_page_get_settings (EdubbaMatchPage *self); /* or NULL */
EdubbaProgress   *edubba_match_page_get_progress (EdubbaMatchPage *self); /* or NULL */
EdubbaHints      *edubba_match_page_get_hints (EdubbaMatchPage *self);
GtkWidget        *edubba_match_page_get_button (EdubbaMatchPage *self,
                                                EdubbaButton     button); /* or NULL */

/* Shows or hides a button; does nothing if there is no such button. */
void edubba_match_page_show_button (EdubbaMatchPage *self, EdubbaButton button, gboolean shown);

/* The side panel: a widget below its head, at its top, or at its foot, where it is always seen;
 * the contents of the head ("Moves", Hint) and the note below the list of moves ("Assisted"). */
void edubba_match_page_add_panel (EdubbaMatchPage *self, GtkWidget *panel);
void edubba_match_page_add_panel_head (EdubbaMatchPage *self, GtkWidget *head);
void edubba_match_page_add_panel_foot (EdubbaMatchPage *self, GtkWidget *foot);
void edubba_match_page_show_moves_head (EdubbaMatchPage *self, gboolean shown);
void edubba_match_page_show_moves_hint (EdubbaMatchPage *self, gboolean shown);
void edubba_match_page_show_assisted (EdubbaMatchPage *self, gboolean shown);

/* The viewer, or GAME_NOBODY before the first curtain, and the way of speaking of the seats. */
guint       edubba_match_page_get_viewer (EdubbaMatchPage *self);
void        edubba_match_page_set_viewer (EdubbaMatchPage *self, guint viewer);
GameAddress edubba_match_page_get_address (EdubbaMatchPage *self);

/* TRUE if everybody looks at once, so that the viewer's secrets are covered; at first not. And
 * the seat whose knowledge the page may show: the viewer, or EDUBBA_ALL_SEATS. */
gboolean edubba_match_page_get_shared (EdubbaMatchPage *self);
void     edubba_match_page_set_shared (EdubbaMatchPage *self, gboolean shared);
guint    edubba_match_page_get_knower (EdubbaMatchPage *self);

/* Returns TRUE if the page has ever come into view. */
gboolean edubba_match_page_get_begun (EdubbaMatchPage *self);

/* The match's cursor when it was last shown. */
guint edubba_match_page_get_cursor (EdubbaMatchPage *self);

/* Shows another match from now on. */
void edubba_match_page_aim (EdubbaMatchPage *self, EdubbaMatch *match);

/* Shows everything again: board, titles, messages. */
void edubba_match_page_show (EdubbaMatchPage *self);

/* Shows the position at the cursor on the board. Changes since the cursor was at `before`,
 * forwards or back, are shown as motion. */
void edubba_match_page_show_board (EdubbaMatchPage *self, guint before);

/* Notifies of the properties that have changed; of the subtitle if that is another. */
void edubba_match_page_tell_facts (EdubbaMatchPage *self);
void edubba_match_page_update_subtitle (EdubbaMatchPage *self);

/* Plays an action for the viewer, or says why not. */
void edubba_match_page_act (EdubbaMatchPage *self, const char *action);

/* Returns TRUE if the viewer may act now; or has chosen, while others have still to choose. */
gboolean edubba_match_page_may_act (EdubbaMatchPage *self);
gboolean edubba_match_page_has_chosen (EdubbaMatchPage *self);

/* The reason why the viewer may not act at all now, or NULL; borrowed. */
const char *edubba_match_page_find_hindrance (EdubbaMatchPage *self);

/* Says the message that is due now. */
void edubba_match_page_speak (EdubbaMatchPage *self, gboolean stepped);

/* Says a sentence with the paragraph of the rules behind it: a link, and an exercise for it. */
void edubba_match_page_speak_rule (EdubbaMatchPage  *self,
                                   EdubbaMessageKind kind,
                                   const char       *sentence,
                                   guint             paragraph);

/* Says why an action is refused. */
void edubba_match_page_speak_refusal (EdubbaMatchPage *self, GameAction action, guint refusal);

/* Says the reason why nothing at all can be done now, and the event that is awaited. */
void edubba_match_page_speak_hindrance (EdubbaMatchPage *self, const char *hindrance);

/* Returns TRUE if the last message is a hint, or a reason why something cannot be done: not to be
 * replaced by late messages. */
gboolean edubba_match_page_get_refused (EdubbaMatchPage *self);

/* Returns TRUE if a hint points at something on the board. */
gboolean edubba_match_page_is_pointing (EdubbaMatchPage *self);

/* The report of the last action, or NULL if there is none, or it was the viewer's and theirs are
 * not wanted (`own`); the caller frees it. */
char *edubba_match_page_dup_last_report (EdubbaMatchPage *self,
                                         gboolean         own) G_GNUC_WARN_UNUSED_RESULT;

/* The prompt to the viewer; the caller frees it. */
char *edubba_match_page_dup_prompt (EdubbaMatchPage *self) G_GNUC_WARN_UNUSED_RESULT;

/* Asks for the next hint; takes the last one away. */
void edubba_match_page_ask_hint (EdubbaMatchPage *self);
void edubba_match_page_drop_hint (EdubbaMatchPage *self);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the board: its parts and their contents (bunny-board-parts.c), presses
 * (bunny-board-acts.c), keys, carrying, and the story of past events.
 *
 * Parts: `cell:C4`, `card:FACE` and `card:FACE:2` of the hand, `tray:FACE`, `slot:1`, `slot:2`,
 * `kept:FACE`, `seat:2`, `goods:wood`, `copy:r:FACE`, `down:2` of a covered hand, `look`, `end`;
 * `hand` and `tray` are all cards, `done` is `end`; `scrolls:me`, `tray:opp` and the like lead to
 * the seat, `deck` to the round: for lessons.
 */
#pragma once

#include "bunny-board.h"
#include "bunny-hand.h"
#include "bunny-view.h"
#include "edubba-field.h"
#include "edubba-strips.h"

G_BEGIN_DECLS

#define BUNNY_NONE -1

/* ---- Parts */

/* The view behind the hand: the viewer's own while they look at their secrets. Borrowed. */
const BunnyView *bunny_board_get_hand_view (BunnyBoard *self);

/* The widget of a part that is no place, card or strip: deck, hand, tray, done, or the part of a
 * button below the hand; NULL for any other. */
GtkWidget *bunny_board_find_fixed (BunnyBoard *self, const char *part);

void bunny_board_build (BunnyBoard *self);

/* Fills all parts from the view. */
void bunny_board_fill (BunnyBoard *self);

/* Has the head show as much as there is room for. */
void bunny_board_fit_head (BunnyBoard *self);

/* Lights the places for the chosen card, and says what it does there. */
void bunny_board_light (BunnyBoard *self);

/* Says a sentence below the board; NULL: the usual prompt. */
void bunny_board_say (BunnyBoard *self, const char *sentence);

/* Says what a card of the viewer is while it is pointed at; NULL: none is. */
void bunny_board_say_card (BunnyBoard *self, BunnyCardView *card);

/* Says a step of a story there instead; NULL: that has ended. */
void bunny_board_say_step (BunnyBoard *self, const char *sentence);

/* Marks a cell as changed since the state before, until another state is shown. */
void bunny_board_mark_changed (BunnyBoard *self, guint cell);

/* Lists the fiefs, free cells, buildings and scrolls of a seat, beside its strip. */
void bunny_board_open_lists (BunnyBoard *self, guint seat);

GtkWidget  *bunny_board_find_part (EdubbaBoard *board, const char *part);
const char *bunny_board_find_paragraph (EdubbaBoard *board, GtkWidget *focus);
gboolean    bunny_board_compute_frame (EdubbaBoard     *board,
                                       GtkWidget       *part,
                                       GtkWidget       *target,
                                       graphene_rect_t *frame);

/* The name of a cell's place, and the cell of one; BUNNY_NONE if it is none. */
char *bunny_board_dup_cell_part (guint cell) G_GNUC_WARN_UNUSED_RESULT;
int   bunny_board_read_cell (const char *part);

GtkWidget *bunny_board_add_button (BunnyBoard *self, const char *label, const char *part);

/* ---- Several persons without a curtain */

void bunny_board_init_shared (BunnyBoard *self);
void bunny_board_lent (EdubbaBoard *board);
void bunny_board_introduced (EdubbaBoard *board);

/* TRUE if the viewer chooses from a covered hand; uncovers it, or covers it; the button for that;
 * the hand's cards. */
gboolean bunny_board_is_choosing (BunnyBoard *self);
void     bunny_board_look (BunnyBoard *self, gboolean look);
void     bunny_board_add_look (BunnyBoard *self);
void     bunny_board_fill_covered (BunnyBoard *self);

/* Returns the face of a card of the covered hand, from 0. */
guint bunny_board_get_covered (BunnyBoard *self, guint i);

/* Names the present contents of the hand, for a screen reader. */
const char *bunny_board_name_hand (BunnyBoard *self);

/* ---- Acts */

/* Of the class. */
gboolean bunny_board_find_action (EdubbaBoard *board, GtkWidget *part, GameAction *action);

/* Of the class. */
void bunny_board_press (EdubbaBoard *board, const char *part);

/* Chooses a card of the tray to be built, and whether that card is; of cards that are alike it is
 * this one. */
void     bunny_board_take_building (BunnyBoard *self, const char *part);
gboolean bunny_board_is_building (BunnyBoard *self, const char *part);

/* Chooses a card of the hand for a place (0 or 1; BUNNY_NONE: the next). */
void bunny_board_pick (BunnyBoard *self, const char *part, int place);

/* The action of putting the chosen card on a cell; FALSE if there is none. */
gboolean bunny_board_aim (BunnyBoard *self, guint cell, GameAction *action);

/* Returns TRUE if the chosen tower may stand on a cell, together with some other cell. */
gboolean bunny_board_begins_tower (BunnyBoard *self, guint cell);

/* Drops the chosen card; FALSE if there was none. */
gboolean bunny_board_unpick (EdubbaFieldBoard *board);

/* Drops only a chosen card that is no longer there. */
void bunny_board_keep_choice (BunnyBoard *self, const BunnyView *before);

/* ---- Keys, carrying, story */

/* Of the class. */
gboolean bunny_board_key (EdubbaBoard *board, guint keyval, guint keycode);

void bunny_board_init_drag (BunnyBoard *self);

/* Takes up the card of a part; lets it go at a point of the board, which plays it there.
 */
void bunny_board_take_card (BunnyBoard *self, const char *part);
void bunny_board_put_card (BunnyBoard *self, double x, double y);

void     bunny_board_play (EdubbaBoard     *board,
                           const GameState *seen,
                           guint            viewer,
                           gboolean         active,
                           const GameEvent *events,
                           guint            n_events);
void     bunny_board_finish_motion (EdubbaBoard *board);
gboolean bunny_board_is_moving (EdubbaBoard *board);
void     bunny_board_show (BunnyBoard *self, const GameState *seen, guint viewer, gboolean active);

GPtrArray *bunny_board_list_counts (EdubbaBoard     *board,
                                    const GameState *before,
                                    const GameState *after,
                                    guint            viewer);
void       bunny_board_show_count (EdubbaBoard *board, const EdubbaCount *count, guint n_rows);
void       bunny_board_place_count (EdubbaBoard *board, graphene_rect_t *area);

char *bunny_board_read_aloud (EdubbaBoard *board, EdubbaBoardTopic topic, GtkWidget *focus);
char *
bunny_board_read_changes (EdubbaBoard *board, const GameState *before, const GameState *after);

EdubbaMoment
bunny_board_find_moment (EdubbaBoard *board, const GameEvent *events, guint n_events, char **part);

G_END_DECLS

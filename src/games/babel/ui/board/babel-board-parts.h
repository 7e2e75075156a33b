/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the board: its parts, the meaning of presses (babel-board-intent.c), the
 * keyboard (babel-board-keys.c), the fit (babel-board-fit.c), the names of parts
 * (babel-board-parts.c), carrying (babel-board-drag.c), motion (babel-board-motion.c), and the
 * land in view (babel-board-follow.c).
 */
#pragma once

#include <adwaita.h>

#include "babel-board.h"
#include "babel-card.h"
#include "babel-glances.h"
#include "babel-hand.h"
#include "babel-lands.h"
#include "babel-lens.h"
#include "babel-opponent-strip.h"
#include "babel-pending.h"
#include "babel-popover.h"
#include "babel-supply.h"

G_BEGIN_DECLS

/* The fit: parts without room, or with room to spare. */
typedef enum
{
  BABEL_FIT_WIDE = 0,
  BABEL_FIT_TIGHT = 1 << 0,   /* smaller names */
  BABEL_FIT_NARROW = 1 << 1,  /* the stock above the lands, which may scroll */
  BABEL_FIT_STACKED = 1 << 2, /* the hand below the score */
  BABEL_FIT_LARGE = 1 << 3,   /* larger names and cards */
  BABEL_FIT_HUGE = 1 << 4,    /* larger still */
  BABEL_FIT_CRAMPED = 1 << 5, /* small words beside large names and numbers */
  BABEL_FIT_ONE = 1 << 6,     /* all of one land, the others at a glance */
  BABEL_FIT_GIANT = 1 << 7,   /* larger than huge */
  BABEL_FIT_TALL = 1 << 8,    /* the deck has room in the stock */
  BABEL_FIT_ROOMY = 1 << 9,   /* a little larger names and cards */
  BABEL_FIT_LOW = 1 << 10,    /* the sites of one land side by side */
} BabelFit;

typedef struct _BabelChanges BabelChanges;
typedef struct _BabelDrag    BabelDrag;
typedef struct _BabelLook    BabelLook;

/* The popover of a part's offers, borrowed; the part that it belongs to, whose name it takes over,
 * or NULL. */
BabelPopover *babel_board_get_offer (BabelBoard *self);
void          babel_board_set_anchor (BabelBoard *self, char *part);

/* Its larger parts; borrowed. */
BabelHand    *babel_board_get_hand (BabelBoard *self);
BabelLands   *babel_board_get_lands (BabelBoard *self);
BabelGlances *babel_board_get_glances (BabelBoard *self);
BabelSupply  *babel_board_get_stock (BabelBoard *self);

/* Marks the message as one about a card of a colonnade, until the next key or press. */
void babel_board_set_looking (BabelBoard *self, gboolean looking);

/* Of the class. */
void babel_board_press (EdubbaBoard *board, const char *part);

/* Activates an intent, which the page passes to the match; one that the rules allow ends the
 * half-made action. */
void babel_board_act (BabelBoard *self, GameAction action);

/* Has the page explain why something cannot be done for which there is no action. paragraph: the id
 * of the one behind it. */
void babel_board_explain (BabelBoard *self, const char *sentence, const char *paragraph);

/* The popover names its part: meanwhile that part has no tooltip, which would lie on it. */
void babel_board_hush (BabelBoard *self, gboolean hush);

/* The widget for a part, or NULL. */
GtkWidget *babel_board_get_part (BabelBoard *self, const char *part);

/* The number of the paragraph that is about a part, or NULL. */
const char *babel_board_find_paragraph (EdubbaBoard *board, GtkWidget *focus);

/* Puts the class `marked` on all places that an action of a side touches. */
void babel_board_mark_action (BabelBoard *self, GameAction action);

/* Opens the popover beside a part that has something to offer or to tell. */
void babel_board_open_offer (BabelBoard *self, const char *part, guint land);

/* Offers the actions of all runs of a colonnade, and to migrate; FALSE if it has no run that can
 * act. */
gboolean babel_board_open_runs (BabelBoard *self, const char *part, guint land);

void babel_board_open_run (BabelBoard *self, const char *part, guint land, guint run);
void babel_board_open_hand (BabelBoard *self);
void babel_board_open_quarry (BabelBoard *self);
void babel_board_open_discards (BabelBoard *self);

/* Chooses the fit for a size. */
void babel_board_fit (BabelBoard *self, int width, int height);

/* Lays out the whole in this width and height. If the hand is in view it stays there when there is
 * less room than before; scrolling by the user decides again. */
void babel_board_allocate_scroller (BabelBoard *self, int width, int height);

/* Brings the land into view that is in play, as soon as it has its place and nothing moves, if
 * another one was when this was called last; `always`: in any case. */
void babel_board_follow (BabelBoard *self, gboolean always);
void babel_board_stop_following (BabelBoard *self);

/* Has all of one land come into view where there is room for one. */
void babel_board_look_at (BabelBoard *self, guint land);

/* Keeps the same land in view for a new width of the view; to be called before the allocation,
 * for after it the change would be seen a frame late. */
void babel_board_keep_looking (BabelBoard *self, int page);

/* Begins to notice which land is in view. */
void babel_board_init_following (BabelBoard *self);

/* Holds the message's room as it is while something is picked or carried, if its room would come
 * from the lands: without any it stands in the place of the viewer's name and gauge. Or lets it
 * go again. */
void babel_board_hold_message (BabelBoard *self, gboolean hold);

/* If the parts are stacked, an empty message has no line, unless the line is held. */
void babel_board_make_room_for_message (BabelBoard *self);

/* Shows the button that ends a turn, but not beside a question in little room. */
void babel_board_make_room_for_end (BabelBoard *self);

/* Lays out the viewer's strip: words and gauge, hand, and the button for the end of the turn side
 * by side, or one above the other, as low as they can be. */
void babel_board_lay_out_strip (BabelBoard *self, BabelFit fit);

/* The closer look: its popover, a child of the board, and controllers. It goes before the board's
 * other children do; the popover is borrowed. */
BabelLook *babel_look_new (BabelBoard *board) G_GNUC_WARN_UNUSED_RESULT;
void       babel_look_free (BabelLook *self);
GtkWidget *babel_look_get_lens (BabelLook *self);

/* Shows the part large to which a widget belongs; FALSE if it is none, or nothing lies there. Ends
 * that. */
gboolean babel_board_look_closer (BabelBoard *self, GtkWidget *widget);
void     babel_board_stop_closer_look (BabelBoard *self);

/* Ends it with any key; the space bar begins it. TRUE if that was all that the key meant. */
gboolean babel_board_read_closer_look (BabelBoard *self, guint keyval);

/* Of the class, in -keys.c. */
gboolean babel_board_key (EdubbaBoard *board, guint keyval, guint keycode);
gboolean babel_board_key_in_sheet (EdubbaBoard *board, guint keyval);
gboolean babel_board_begin (EdubbaBoard *board, gboolean pointer, guint keyval);
gboolean babel_board_get_bounds (GtkWidget *part, graphene_rect_t *bounds, gpointer board);

/* Moves the focus to a part and makes it visible. */
void babel_board_focus_part (BabelBoard *self, const char *part);

/* The same to the viewer's site where the pawn is, if the keyboard is used. */
void babel_board_focus_site (BabelBoard *self);

/* After a change: puts the focus on the equivalent part if the one that had it is gone. */
void babel_board_keep_focus (BabelBoard *self, GtkWidget *focus);

/* The views of the viewers when they could act last. */
BabelChanges *babel_changes_new (void) G_GNUC_WARN_UNUSED_RESULT;
void          babel_changes_free (BabelChanges *self);

/* Keeps the state shown if the viewer can act, as the one that later states are compared with. To
 * be called before another state is shown. */
void babel_board_note_moment (BabelBoard *self);

/* Marks the parts that have changed since the viewer could act last; acts_on: the viewer has
 * acted in between, and nothing is marked. To be called after a state has been shown. */
void babel_board_mark_changes (BabelBoard *self, gboolean acts_on);

/* Shows a state; the caller ends motion first. */
void babel_board_show (BabelBoard *self, const GameState *seen, guint viewer, gboolean active);

/* The motion: of the class, and of the widget. */
void babel_board_init_motion (BabelBoard *self);
void babel_board_clear_motion (BabelBoard *self);
void babel_board_allocate_samples (BabelBoard *self);
void babel_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);
void babel_board_play (EdubbaBoard     *board,
                       const GameState *seen,
                       guint            viewer,
                       gboolean         active,
                       const GameEvent *events,
                       guint            n_events);
void babel_board_finish_motion (EdubbaBoard *board);

gboolean babel_board_is_moving (EdubbaBoard *board);

/* The number of cards that move now. */
guint babel_board_count_pieces (BabelBoard *self);

/* Carrying: the gesture and its drawing; the place in which the card that is being played was let
 * go, empty if none is. */
BabelDrag             *babel_drag_new (BabelBoard *board) G_GNUC_WARN_UNUSED_RESULT;
void                   babel_drag_free (BabelDrag *self);
const graphene_rect_t *babel_drag_get_released (BabelDrag *self);
void                   babel_board_snapshot_load (BabelBoard *self, GtkSnapshot *snapshot);

/* Takes up the load of a part, if it has one; puts it down at a point of the board, which acts on
 * the part there; puts it back: FALSE if nothing was carried. */
void     babel_board_take_load (BabelBoard *self, const char *part);
void     babel_board_put_load (BabelBoard *self, double x, double y);
gboolean babel_board_drop_load (BabelBoard *self);

/* Says a sentence beside the score; NULL: the usual one. */
void babel_board_say (BabelBoard *self, const char *sentence);

/* Of the class, in -intent.c; and draws what is previewed. */
gboolean babel_board_find_action (EdubbaBoard *board, GtkWidget *part, GameAction *action);
void     babel_board_show_plan (EdubbaBoard *board, const GameFigures *figures);
void     babel_board_show_preview (EdubbaBoard       *board,
                                   const GamePreview *preview,
                                   gboolean           figures);
void     babel_board_draw_ghosts (BabelBoard *self, GtkSnapshot *snapshot);

/* Of the class, in -parts.c. */
char *babel_board_read_aloud (EdubbaBoard *board, EdubbaBoardTopic topic, GtkWidget *focus);
char *babel_board_read_changes (EdubbaBoard     *board,
                                const GameState *before,
                                const GameState *after);

/* Of the class, in -moments.c. */
EdubbaMoment babel_board_find_moment (EdubbaBoard     *board,
                                      const GameEvent *events,
                                      guint            n_events,
                                      char           **part);

/* The same, in -counts.c. */
GPtrArray *babel_board_list_counts (EdubbaBoard     *board,
                                    const GameState *before,
                                    const GameState *after,
                                    guint            viewer);
void       babel_board_place_count (EdubbaBoard *board, graphene_rect_t *area);

G_END_DECLS

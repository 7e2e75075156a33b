/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the sitting for a game: its struct, and the functions that the main file
 * (edubba-game-sitting.c) calls in those that show a turn again (-again.c), coach (-coach.c),
 * draw the curtain (-curtain.c) and show the result (-result.c).
 */
#pragma once

#include "edubba-game-end.h"
#include "edubba-game-sitting.h"
#include "edubba-graph.h"
#include "edubba-opponent.h"
#include "edubba-sitting.h"

G_BEGIN_DECLS

typedef struct _EdubbaGameCoaching EdubbaGameCoaching;

typedef struct
{
  /* borrowed: the page's */
  const EdubbaGame *game;
  EdubbaMatch      *match;
  EdubbaTable      *table;

  /* owned */
  EdubbaOpponent *opponent;
  char           *hindrance; /* the last one that names somebody; or NULL */

  /* owned: see edubba-game-sitting-coach.c */
  EdubbaGameCoaching *coaching;

  /* see edubba-game-sitting-result.c; the widgets are borrowed, the rest is owned */
  GtkWidget      *result_box;
  GtkWidget      *result_head;
  EdubbaGraph    *result_graph;
  GtkWidget      *result_legend; /* NULL before there was one */
  EdubbaGameEnd  *game_end;
  EdubbaAnalysis *analysis; /* of a game that is over; NULL where there is none */
  GPtrArray      *stumbles; /* numbers of paragraphs that have said no in this game, and NULL */
  gboolean        over;     /* the end of the game has been shown */
  gboolean        undoable; /* and that can be undone */
  gboolean        untold;   /* the result is shown once the board has come to rest */
  gboolean        counted;  /* points are counted: the prompt comes after that */
  gboolean        awaits;   /* the end is shown once nothing moves any more */

  guint replay_index;  /* the next action that is shown once more */
  guint replay_end;    /* and the one behind the last; 0 while none is */
  guint replay_source; /* the timeout that shows it */
} EdubbaGameSittingPrivate;

EdubbaGameSittingPrivate *edubba_game_sitting_get_private (EdubbaGameSitting *self);

/* The viewer, and the way of speaking of the seats: the page's. */
guint       edubba_game_sitting_get_viewer (EdubbaGameSitting *self);
GameAddress edubba_game_sitting_get_address (EdubbaGameSitting *self);

/* The time before each action of the computer, in ms. */
guint edubba_game_sitting_get_pace (EdubbaGameSitting *self);

/* Returns TRUE if the game is over, by the rules or by an end of its own. */
gboolean edubba_game_sitting_is_over (EdubbaGameSitting *self);

/* Shows the last turn of another seat once more; whether there is one and it is time for it. */
void     edubba_game_sitting_show_again (EdubbaGameSitting *self);
gboolean edubba_game_sitting_can_show_again (EdubbaGameSitting *self);

/* Ends that, and shows the present position (FALSE if nothing was being shown once more); forgets
 * it. */
gboolean edubba_game_sitting_stop_again (EdubbaGameSitting *self);
void     edubba_game_sitting_drop_again (EdubbaGameSitting *self);

/* The coach's life: for init; once there is a match to be played; for dispose. */
void edubba_game_sitting_lay_out_coach (EdubbaGameSitting *self);
void edubba_game_sitting_begin_coach (EdubbaGameSitting *self);
void edubba_game_sitting_end_coach (EdubbaGameSitting *self);

/* Has the coach look at an action; TRUE: it is held, and will be played, or spoken about, later. */
gboolean edubba_game_sitting_hold (EdubbaGameSitting *self, const char *action);

/* Takes the coach's advice away. */
void edubba_game_sitting_drop_coach (EdubbaGameSitting *self);

/* The best line from here that the coach knows of; FALSE if none. */
gboolean edubba_game_sitting_get_coach_line (EdubbaGameSitting *self, GameLine *line);

/* Chooses the first viewer, and the way of speaking of the seats. */
guint edubba_game_sitting_choose_viewer (const EdubbaGame *game,
                                         EdubbaMatch      *match,
                                         GameAddress      *address);

/* Has everybody look at once, where the game can be played so and the settings want no curtain; or
 * the persons by turns. FALSE if it was so already. */
gboolean edubba_game_sitting_choose_table (EdubbaGameSitting *self);

/* The reason why the viewer gets no hint there, for others would read it too; NULL: nobody else
 * looks. */
const char *edubba_game_sitting_find_listeners (EdubbaGameSitting *self);

/* Without a curtain, makes the person who is to act the viewer. */
void edubba_game_sitting_follow (EdubbaGameSitting *self);

/* Returns TRUE if the seat to act belongs to somebody other than the viewer at the screen now. */
gboolean edubba_game_sitting_needs_curtain (EdubbaGameSitting *self);

/* Lets the curtain fall, or call somebody else; opens it for the person it has called. */
void edubba_game_sitting_drop_curtain (EdubbaGameSitting *self);
void edubba_game_sitting_open_curtain (EdubbaGameSitting *self);

/* The result of a game, shown as long as it is over: for init; its state; the parts that are due
 * once nothing moves; the end of its analysis, for dispose. */
void edubba_game_sitting_lay_out_result (EdubbaGameSitting *self);
void edubba_game_sitting_show_result (EdubbaGameSitting *self);
void edubba_game_sitting_show_end_in_time (EdubbaGameSitting *self);
void edubba_game_sitting_drop_result (EdubbaGameSitting *self);

/* For class_init: the behaviour of a game that is over. */
void edubba_game_sitting_end_class_init (EdubbaGameSittingClass *klass);

/* For class_init. */
void edubba_game_sitting_install_coach_actions (GtkWidgetClass *widget_class);
void edubba_game_sitting_install_table_actions (GtkWidgetClass *widget_class);
void edubba_game_sitting_install_result_actions (GtkWidgetClass *widget_class);

G_END_DECLS

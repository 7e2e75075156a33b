/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The struct of the board, and what its files call in each other: its parts and their contents
 * (meso-board-parts.c), presses (meso-board-acts.c), keys and carrying (meso-board-hands.c), what
 * is looked up and read (meso-board-find.c), motion (meso-board-motion.c), and the count at the end
 * (meso-board-counts.c).
 *
 * Parts: `place:J8`, `seat:2`, `card:B`, `do:ACTION` of a button, `token:1` of a covered choice,
 * `option:1` and `go:J8` of the sheet, `stack`, `list`, `temple`, `look`, `draw`, `end`.
 */
#pragma once

#include "edubba-strips.h"
#include "meso-board.h"
#include "meso-buttons.h"
#include "meso-glide.h"
#include "meso-preview.h"
#include "meso-sheet.h"

G_BEGIN_DECLS

struct _MesoBoard
{
  EdubbaFieldBoard parent_instance;

  /* children */
  GtkWidget *head; /* strips, and the line of the turn */
  GtkWidget *zoom;
  GtkWidget *foot;  /* a sentence and the buttons; scrolls if it must */
  GtkWidget *sheet; /* a popover */

  /* borrowed: children in these */
  EdubbaField  *field;
  EdubbaStrips *strips;
  MesoBar      *line;
  GtkWidget    *turn;  /* points or phase, and discoveries */
  GtkWidget    *stack; /* the lands that are left */
  GtkWidget    *list;  /* opens the list of places */
  GtkWidget    *foot_box;
  GtkWidget    *say;
  MesoBar      *here; /* actions in the place chosen, and what is due */
  MesoBar      *bar;  /* cards, and the ends of the turn */

  MesoSight    sight;
  MesoState    seen; /* as the shell has shown it, perhaps covered */
  MesoCover    cover;
  MesoChoice   choice;
  MesoOption   options[MESO_MAX_OPTIONS]; /* of the sheet */
  guint        option_place;
  guint8       marked[MESO_N_PLACES]; /* by the shell: a hint, the last action */
  MesoPreview *preview;               /* of what the pointer is at, owned; or NULL */
  MesoGround  *ground;                /* owned */
  MesoGlide   *glide;                 /* owned */
  gboolean     shown;
  gboolean     filling;
  gboolean     settled; /* the temple is known as the middle */

  EdubbaCarry *carry; /* borrowed */
};

/* ---- Parts */

void meso_board_build (MesoBoard *self);

/* Fills all parts; only lights, buttons and sentence. */
void meso_board_fill (MesoBoard *self);
void meso_board_light (MesoBoard *self);

/* Says a sentence above the buttons; NULL: the next step of the choice. */
void meso_board_say (MesoBoard *self, const char *sentence);

EdubbaPlace *meso_board_find_place (MesoBoard *self, guint place);

/* ---- Acts */

/* Of the class. */
void meso_board_press (EdubbaBoard *board, const char *part);

/* Presses a place, with its present meaning. */
void meso_board_press_place (MesoBoard *self, guint place);

/* Returns TRUE if a settler can be taken up in a place; chooses the first one there for that, or
 * whoever has been chosen there. */
gboolean meso_board_can_take (MesoBoard *self, guint place);
void     meso_board_take_place (MesoBoard *self, guint place);

/* Drops a half-made choice; FALSE if there was none. */
gboolean meso_board_unpick (EdubbaFieldBoard *board);

/* The action of a part, of the class. */
gboolean meso_board_find_action (EdubbaBoard *board, GtkWidget *widget, GameAction *action);

/* ---- Keys and carrying */

extern const EdubbaCarrier meso_board_carrier;

/* Of the class. */
gboolean meso_board_key (EdubbaBoard *board, guint keyval, guint keycode);

/* ---- To be looked up and read */

GtkWidget  *meso_board_find_part (EdubbaBoard *board, const char *part);
const char *meso_board_find_paragraph (EdubbaBoard *board, GtkWidget *focus);
char       *meso_board_read_aloud (EdubbaBoard *board, EdubbaBoardTopic topic, GtkWidget *focus);
char       *meso_board_dup_end_part (EdubbaBoard *board, GameAction action);
EdubbaMoment
meso_board_find_moment (EdubbaBoard *board, const GameEvent *events, guint n_events, char **part);

/* ---- Motion */

void     meso_board_init_motion (MesoBoard *self);
void     meso_board_play (EdubbaBoard     *board,
                          const GameState *seen,
                          guint            viewer,
                          gboolean         active,
                          const GameEvent *events,
                          guint            n_events);
void     meso_board_finish_motion (EdubbaBoard *board);
gboolean meso_board_is_moving (EdubbaBoard *board);

/* ---- The count at the end */

GPtrArray *meso_board_list_counts (EdubbaBoard     *board,
                                   const GameState *before,
                                   const GameState *after,
                                   guint            viewer);
void       meso_board_place_count (EdubbaBoard *board, graphene_rect_t *area);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board for any game, as plain as can be: a button for each legal action. The shell's tests
 * play on it, so that they test the shell and no game's face. It shows the first game of the
 * program; one of a type below it, that of its class's rules. If all look at the board at once,
 * the buttons come when PLAIN_BOARD_LOOK is pressed.
 */
#pragma once

#include "edubba-board.h"
#include "edubba-game.h"
#include "edubba-match.h"

G_BEGIN_DECLS

#define TYPE_PLAIN_BOARD (plain_board_get_type ())

#define PLAIN_BOARD_LOOK "Look at Your Cards"

typedef struct
{
  EdubbaBoard parent_instance;

  GtkWidget *pane; /* child: there is always room for it */
  GtkWidget *box;  /* in it all the others */
  GtkWidget *label;
  GtkWidget *buttons;
  GtkWidget *face;    /* of a derived type, shown besides; or NULL */
  GtkWidget *preview; /* in the box: the position that a press would lead to, or nothing */
  guint      viewer;
  gboolean   active;
} PlainBoard;

typedef struct
{
  EdubbaBoardClass parent_class;

  /* Shows the viewer's actions on the face; NULL if there is none. */
  void (*show_face) (PlainBoard *self, const GameState *seen, const GArray *actions);
} PlainBoardClass;

GType plain_board_get_type (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PlainBoard, g_object_unref)

static inline PlainBoard *
PLAIN_BOARD (gpointer board)
{
  return G_TYPE_CHECK_INSTANCE_CAST (board, TYPE_PLAIN_BOARD, PlainBoard);
}

/* The state that the shell has shown last: the position's text, the viewer, and their right to
 * act. */
const char *plain_board_get_position (PlainBoard *self);
guint       plain_board_get_viewer (PlainBoard *self);
gboolean    plain_board_get_active (PlainBoard *self);

/* The first game of the program, on this board. */
const EdubbaGame *plain_game_get (void);

/* A match of that game between a person and a seat of a kind (full), in which everybody has acted
 * by the test's own chance: max actions, or all to the end if there are fewer. */
EdubbaMatch *plain_game_play (guint max, EdubbaSeatKind second) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

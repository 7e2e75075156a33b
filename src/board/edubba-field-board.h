/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * EdubbaFieldBoard: a board with a field in a zoom. If there is room the field lies beside texts
 * and buttons, which may be larger then, otherwise between them. Things are carried over it. The
 * sizes of the parts are the game's.
 *
 * CSS classes: `large` and `huge` where there is room for larger text.
 */
#pragma once

#include "edubba-board.h"
#include "edubba-carry.h"
#include "edubba-zoom.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_FIELD_BOARD (edubba_field_board_get_type ())

G_DECLARE_DERIVABLE_TYPE (EdubbaFieldBoard, edubba_field_board, EDUBBA, FIELD_BOARD, EdubbaBoard)

/* Between parts, and round all of them, in pixels. */
#define EDUBBA_FIELD_BOARD_GAP 6

/* The field is never smaller than this. */
#define EDUBBA_FIELD_BOARD_LEAST 180

struct _EdubbaFieldBoardClass
{
  EdubbaBoardClass parent_class;

  /* The least width of the parts beside the field. */
  int (*measure_side) (EdubbaFieldBoard *self);

  /* Gives the parts their areas; `wide`: the field beside the others. */
  void (*allocate) (EdubbaFieldBoard *self, gboolean wide, int width, int height);

  /* What the parts leave out in little room, as bits of the game's own. line: the height of a line
   * of text. */
  guint (*find_savings) (EdubbaFieldBoard *self, gboolean wide, int width, int height, int line);

  /* The room, the savings or the size of text have changed: in the frame after that. */
  void (*refit) (EdubbaFieldBoard *self, gboolean wide, guint savings);

  /* Draws over the board, below what is carried. */
  void (*draw_above) (EdubbaFieldBoard *self, GtkSnapshot *snapshot);

  /* Drops a half-made choice; FALSE if there was none. */
  gboolean (*unpick) (EdubbaFieldBoard *self);
};

/* Makes the zoom with the field (floating), which the board parents. Borrowed. */
GtkWidget *edubba_field_board_add_zoom (EdubbaFieldBoard *self, EdubbaField *field);

/* Begins to have things carried; the carrier's data is the board. Borrowed. */
EdubbaCarry *edubba_field_board_add_carry (EdubbaFieldBoard *self, const EdubbaCarrier *carrier);

gboolean edubba_field_board_is_wide (EdubbaFieldBoard *self);

/* Returns TRUE if a point of the board lies in a widget (or NULL). */
gboolean edubba_field_board_is_in (EdubbaFieldBoard *self, GtkWidget *widget, double x, double y);

/* The place at a point of the board, or NULL. */
EdubbaPlace *edubba_field_board_find_place_at (EdubbaFieldBoard *self, double x, double y);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The struct of the board, for its own files.
 * They call each other through bunny-board-parts.h.
 */
#pragma once

#include "bunny-board-parts.h"
#include "bunny-ground.h"
#include "bunny-preview.h"
#include "bunny-telling.h"

G_BEGIN_DECLS

struct _BunnyBoard
{
  EdubbaFieldBoard parent_instance;

  /* children */
  GtkWidget *head; /* round and strips */
  GtkWidget *zoom;
  GtkWidget *say;      /* a sentence */
  GtkWidget *scroller; /* of the hand */
  GtkWidget *kept;     /* the viewer's other cards, if there is room for them */
  GtkWidget *buttons;
  GtkWidget *lists; /* a popover */

  /* borrowed: children in these */
  EdubbaField  *field;
  GtkWidget    *round;
  GtkWidget    *line;  /* of the head: round, track and zoom */
  GtkWidget    *track; /* of rounds: where hands go */
  EdubbaStrips *strips;
  BunnyHand    *hand;
  BunnyHand    *store; /* cards in `kept` */
  GtkWidget    *end;
  GtkWidget    *slots[2];
  GtkWidget    *list_box;

  BunnyView     view;
  gboolean      shown;
  gboolean      low;                    /* there is little room */
  gboolean      brief;                  /* the title is short */
  gboolean      cramped;                /* no room is kept for a sentence above the buttons */
  BunnyView    *own;                    /* the cards that the viewer alone sees besides; or NULL */
  gboolean      looks;                  /* and looks at now */
  guint8        order[BUNNY_MAX_HAND];  /* of the own hand, as it lies face down */
  gboolean      filling;                /* parts are made: the focus is on its way */
  int           picked[2];              /* cards of the hand that are chosen, or BUNNY_NONE */
  guint         building;               /* the face in the tray that is to be built, or 0 */
  guint         copy;                   /* the number of the lit one among equal cards, from 0 */
  int           first;                  /* the first cell of a tower, or BUNNY_NONE */
  int           post;                   /* the cell of the post that is to be set, or BUNNY_NONE */
  guint8        marked[BUNNY_N_CELLS];  /* by the shell: a hint, the last action */
  guint8        changed[BUNNY_N_CELLS]; /* since the state before */
  BunnyGround  *ground;                 /* owned */
  BunnyPreview *preview;                /* what a press would bring, owned; or NULL */

  EdubbaCarry  *carry;   /* borrowed */
  char         *carried; /* the part that is carried, or NULL */
  BunnyTelling *telling; /* owned */
  GdkRectangle  foot;    /* the area of everything below head and field, or beside the field */
};

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The struct of the board, for its own files.
 * They call each other through babel-board-parts.h.
 */
#pragma once

#include "babel-board-parts.h"
#include "babel-ghosts.h"
#include "edubba-motion.h"

G_BEGIN_DECLS

/* The steps before cards set out, one in each frame. */
typedef enum
{
  BABEL_STEP_NONE,
  BABEL_STEP_LAY_OUT,
  BABEL_STEP_PIECES,
  BABEL_STEP_RESTING,
  BABEL_STEP_UPPER_HALF,
  BABEL_STEP_LOWER_HALF,
} BabelStep;

typedef struct _BabelDeparture BabelDeparture;

struct _BabelBoard
{
  EdubbaBoard parent_instance;

  /* template */
  GtkWidget *scroller;
  GtkWidget *frame;
  GtkWidget *middle;
  GtkWidget *lands_scroller;
  GtkWidget *you;
  GtkWidget *plate;
  GtkWidget *title;
  GtkWidget *message;
  GtkWidget *strut;
  GtkWidget *end;

  /* borrowed: children in the template's */
  GtkWidget *stock;
  GtkWidget *rival;
  GtkWidget *lands;
  GtkWidget *glances;
  GtkWidget *gauge;
  GtkWidget *hand;

  GtkWidget    *offer;  /* a popover; child */
  BabelLook    *look;   /* owned */
  BabelPending *choice; /* owned */
  BabelView     view;
  BabelChanges *changes; /* owned */
  gboolean      shown;   /* there is something to see */
  gboolean      looking; /* the popover shows one card of a colonnade */
  gboolean      seated;  /* the message stands where the name and the gauge are */
  BabelFit      fit;
  int           land_width; /* of the narrowest lands whose names can be read */
  int           land_room;  /* the width that a land has, as was foreseen */
  guint         refit;      /* source id */
  char         *anchor;     /* the part that the popover belongs to */
  GPtrArray    *marked;     /* of GtkWidget, owned: highlighted */

  BabelGhosts    *ghosts;                     /* what a press would bring, owned; or NULL */
  BabelDrag      *drag;                       /* owned */
  EdubbaMotion   *motion;                     /* owned */
  GArray         *departures;                 /* of BabelDeparture: where cards lay that set out */
  GPtrArray      *hidden;                     /* of GtkWidget: those cards in their new places */
  BabelStep       step;                       /* the next step before they move */
  guint           duration;                   /* the duration of their motion, ms */
  GskRenderNode  *seen;                       /* the last picture drawn; owned; or NULL */
  graphene_size_t seen_size;                  /* the board's, then */
  GskRenderNode  *still;                      /* the picture before the change; the same */
  GskRenderNode  *resting;                    /* the picture below moving cards; owned; or NULL */
  GskRenderNode  *unpainted;                  /* the same before it is one picture */
  GskRenderNode  *upper_half;                 /* the half of that which is */
  GtkWidget      *samples[BABEL_UNKNOWN + 1]; /* cards to take pictures of; children, or NULL */
  gboolean        drawn;                      /* the state shown has been drawn in its layout */

  guint         followed;      /* the land in play that was brought into view last */
  guint         follow_id;     /* tick callback: it will be */
  guint         follow_frames; /* the number of its calls */
  gboolean      follow_moved;  /* something has moved meanwhile */
  AdwAnimation *glide;         /* owned; or NULL */
  guint         looked_at;     /* the land that is seen most of, if they scroll */
  guint         align_id;      /* timeout: it is brought into view as a whole */

  graphene_rect_t sites[BABEL_N_NATIONS]; /* their areas before the change */
};

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Up to five rows of numbers as lines, distinct by more than their colour: the first is solid with
 * round dots, the others are dashed each in its own way, with hollow squares, diamonds, rings and
 * crosses. Or each is a solid line in the colour of a mark, with that mark on it.
 *
 * It has a position that moves from point to point by Left and Right, Home and End, or a press.
 * For assistive technology it is a picture; its label is the title and the description of the
 * point at its position.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_GRAPH (edubba_graph_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaGraph, edubba_graph, EDUBBA, GRAPH, GtkWidget)

#define EDUBBA_GRAPH_MAX_SERIES 5
#define EDUBBA_GRAPH_MAX_LINES  4

/* No number is known there: nothing is drawn. */
#define EDUBBA_GRAPH_NONE (-1)

/* The data to be drawn; borrowed. */
typedef struct
{
  const char  *title;
  guint        n_series;
  guint        n_points;
  const gint  *values[EDUBBA_GRAPH_MAX_SERIES]; /* n_points each, from 0, or EDUBBA_GRAPH_NONE */
  gint         top;                             /* the value at the top, at least 1 */
  guint        n_lines;
  gint         lines[EDUBBA_GRAPH_MAX_LINES]; /* drawn across, with a number at the side */
  const char  *unit;                          /* a format for that number: "%d %%" */
  GPtrArray   *texts;                         /* a sentence for each point */
  gboolean    *marked;                        /* for each point, whether a mark stands below it */
  const guint *marks;                         /* the mark of each series (edubba-mark.h), or NULL */
} EdubbaGraphData;

/* Signal: chosen (uint point), when somebody has moved the position. */
GtkWidget *edubba_graph_new (void);

/* Draws other data from now on; they are copied. The position stays as far as it can. */
void edubba_graph_set_data (EdubbaGraph *self, const EdubbaGraphData *data);

/* Sets the game of the lines, whose style sheet may have colours for them. id: of its rules. */
void edubba_graph_set_game (EdubbaGraph *self, const char *id);

/* Has the points of two graphs, one below the other, stand one below the other as well. */
void edubba_graph_align (EdubbaGraph *self, EdubbaGraph *other);

/* The distance of a point from the left edge of the widget. */
float edubba_graph_get_x (EdubbaGraph *self, guint point);

/* The point at the position; setting it emits nothing. */
guint edubba_graph_get_position (EdubbaGraph *self);
void  edubba_graph_set_position (EdubbaGraph *self, guint position);

/* The text about a point, borrowed; NULL if there is none. */
const char *edubba_graph_get_text (EdubbaGraph *self, guint point);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the colonnade: its parts, the places of its cards
 * (babel-colonnade-layout.c), and its brackets (babel-colonnade-runs.c).
 */
#pragma once

#include "babel-card.h"
#include "babel-colonnade.h"

G_BEGIN_DECLS

/* The least width of a part for a finger and, if runs are not closer, its least height. */
#define BABEL_COLONNADE_REACH 44

/* The greatest width of a card, in natural widths. */
#define BABEL_COLONNADE_WIDEST 3

/* No card, or no run. */
#define BABEL_COLONNADE_NONE G_MAXUINT

struct _BabelColonnade
{
  GtkWidget parent_instance;

  GtkWidget *button;
  GtkWidget *ruler;    /* a card that is never shown: the measure of all cards */
  GtkWidget *sign;     /* the land's, while nobody lives here */
  GtkWidget *tally;    /* the number of settlers, in the place of the next one */
  GPtrArray *cards;    /* of BabelCard, children */
  GPtrArray *brackets; /* of BabelRing, children; as many as runs */
  GPtrArray *reaches;  /* of GtkButton, children; as many on the viewer's side, none on the other */

  gboolean own;
  gboolean lifted;
  gboolean is_target; /* all of it is one place */
  gboolean reachable; /* the viewer's pawn is here */
  guint    land;
  guint    hovered; /* a card, or BABEL_COLONNADE_NONE */
  guint    looked;  /* the same, of the keyboard; it goes before the pointer */
  guint    named;   /* the same, whose name lies over others */
  guint    pressed; /* the run on which the pointer is down, or BABEL_COLONNADE_NONE */

  BabelRun  runs[BABEL_MAX_RUNS];
  guint     n_runs;
  BabelRows rows;   /* the present layout of the cards */
  int       gutter; /* the beginning of rows, across */
};

/* The card in a place, which must be there; and the number of cards shown. */
static inline BabelCard *
babel_colonnade_get_nth (BabelColonnade *self, guint i)
{
  return BABEL_CARD (g_ptr_array_index (self->cards, i));
}

guint babel_colonnade_count_cards (BabelColonnade *self);

/* The widget's own functions for its place. */
void babel_colonnade_measure (GtkWidget     *widget,
                              GtkOrientation orientation,
                              int            for_size,
                              int           *minimum,
                              int           *natural,
                              int           *minimum_baseline,
                              int           *natural_baseline);
void babel_colonnade_size_allocate (GtkWidget *widget, int width, int height, int baseline);
void babel_colonnade_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

/* A bracket for each run, with the run's name and actions. */
void babel_colonnade_show_brackets (BabelColonnade *self, const BabelView *view);

/* The visible area of settler i, or of the next one, in a colonnade of this width and height, as
 * if it was read from left to right. */
GdkRectangle babel_colonnade_get_place (BabelColonnade *self, guint i, int width, int height);

/* Lays the brackets beside or round the cards, whose rows have been laid out. */
void babel_colonnade_allocate_brackets (BabelColonnade *self, int width, int height);

/* The run that a press on a point is about, or BABEL_COLONNADE_NONE. */
guint babel_colonnade_find_run (BabelColonnade *self, double x, double y);

/* Marks the bracket of the run below the pointer; BABEL_COLONNADE_NONE: none. */
void babel_colonnade_hover_run (BabelColonnade *self, guint run);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the colonnade share: its parts, and how its brackets (babel-colonnade-runs.c)
 * are shown and laid out.
 */
#pragma once

#include "babel-colonnade.h"

G_BEGIN_DECLS

/* What a finger can meet is at least as wide and, where runs are not closer, as high. */
#define BABEL_COLONNADE_REACH 44

struct _BabelColonnade
{
  GtkWidget parent_instance;

  GtkWidget *button;
  GtkWidget *ruler;    /* a card that is never shown: the measure of all cards */
  GPtrArray *cards;    /* of BabelCard, children */
  GPtrArray *brackets; /* of GtkWidget, children; as many as runs */
  GPtrArray *reaches;  /* of GtkButton, children; as many on the viewer's side, none on the other */

  gboolean own;
  gboolean lifted;
  gboolean reachable; /* the viewer's pawn is here */
  guint    land;
  guint    hovered; /* a card, or BABEL_FAN_NONE */
  guint    looked;  /* the same, of the keyboard; it goes before the pointer */

  BabelRun runs[BABEL_MAX_RUNS];
  guint    n_runs;
  int      rest_offsets[BABEL_N_NATION_CARDS]; /* where cards lie while none is looked at */
};

/* As many brackets as there are runs, each with its name and with what can be done through it. */
void babel_colonnade_show_brackets (BabelColonnade *self, const BabelView *view);

/* Lays them beside the n cards, which begin at these offsets and are so high, in the gutter of a
 * colonnade of this height. */
void babel_colonnade_allocate_brackets (
  BabelColonnade *self, const int *offsets, guint n, int gutter, int height, int card_height);

G_END_DECLS

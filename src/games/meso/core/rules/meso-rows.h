/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows of legal actions: those that differ in their target alone are one row, with its targets as
 * bits. Private to meso-legal.c, and to meso-answers.c, which finds those of what is due.
 */
#pragma once

#include "meso-state.h"

G_BEGIN_DECLS

#define MESO_MAX_ROWS 256

typedef enum
{
  MESO_TARGETS_NONE,  /* one action */
  MESO_TARGETS_NEAR,  /* neighbours of `spot`, as bits of MesoMap.near */
  MESO_TARGETS_LANDS, /* lands, by number */
} MesoTargets;

typedef struct
{
  GameAction action;
  guint64    targets;
  guint8     type;    /* a MesoTargets */
  guint8     operand; /* the one that is the target */
  guint8     spot;
} MesoRow;

typedef struct
{
  const MesoState *state;
  const MesoMap   *map;
  const MesoSeat  *self;
  const guint16   *keys; /* the mover's settlers */
  guint            mover;
  guint            total;
  guint            n;
  MesoRow          row[MESO_MAX_ROWS];
} MesoRows;

/* Adds one action. */
static inline void
meso_rows_add (MesoRows *rows, GameAction action)
{
  MesoRow *row = &rows->row[rows->n++];

  row->action = action;
  row->type = MESO_TARGETS_NONE;
  rows->total++;
}

/* Adds an action without operands, or with one. */
static inline void
meso_rows_add_plain (MesoRows *rows, MesoKind kind, guint operand)
{
  meso_rows_add (rows, meso_action (kind, operand, 0, 0, 0));
}

/* Adds the answers to what is due, of which there is something. */
void meso_rows_add_answers (MesoRows *rows);

G_END_DECLS

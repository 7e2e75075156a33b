/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A seat's choices, counted and numbered in byte order without writing the list.
 *
 * bunny_legal () writes all choices, bunny_legal_count () counts them, and a playout takes the one
 * whose number it has drawn. Private to these three.
 */
#pragma once

#include "bunny-action.h"
#include "bunny-fiefs.h"
#include "bunny-state.h"

G_BEGIN_DECLS

/* The free cells of the seat whose building turn it is, in byte order. */
typedef struct
{
  guint  n;
  guint8 cell[BUNNY_N_RABBITS + 1]; /* one more, for the walk that finds them */
  guint8 n_on[BUNNY_N_LANDS];       /* the number of them on each land */
} BunnyFree;

/* The faces of a hand in byte order, each once. */
typedef struct
{
  guint   n;
  guint8  face[BUNNY_MAX_HAND];
  guint8  place[BUNNY_MAX_HAND]; /* of face i in card order */
  guint16 twice;                 /* bit i: there are two or more of face i */
} BunnyFaces;

void bunny_free_find (const BunnyTable *table, guint seat, BunnyFree *free);

/* Takes a cell away that is built on. */
void bunny_free_remove (const BunnyTable *table, BunnyFree *free, guint cell);

/* The number of them on which a building may stand. */
static inline guint
bunny_free_count_for (const BunnyFree *free, guint face)
{
  guint lands = bunny_building_get_lands (face);

  return lands == BUNNY_ANY_LAND ? free->n : free->n_on[__builtin_ctz (lands)];
}

/* The k-th of them on which a building may stand. */
guint bunny_free_get_for (const BunnyTable *table, const BunnyFree *free, guint face, guint k);

/* The number of pairs of them that a tower may take, and the k-th: the first cell first. */
guint      bunny_free_count_pairs (const BunnyTable *table, guint seat, const BunnyFree *free);
GameAction bunny_free_get_pair (const BunnyTable *table,
                                guint             seat,
                                const BunnyFree  *free,
                                guint             k);

void bunny_faces_find (const BunnyState *state, guint seat, BunnyFaces *faces);

/* The number of choices among these faces, and the k-th. */
guint      bunny_faces_count (const BunnyFaces *faces, guint seats);
GameAction bunny_faces_get (const BunnyFaces *faces, guint seats, guint k);

/* Writes the cells a camp may go to, in byte order (room for BUNNY_N_CELLS + 1); returns how
 * many. */
guint bunny_table_list_empty (const BunnyTable *table, guint8 *cells);

/* Writes the cells of a seat's posts that are not set, in byte order; returns how many. */
guint bunny_table_list_unset (const BunnyTable *table, guint seat, guint8 *cells);

/* Writes the scrolls that copyr (0) or copyl (1) of a seat may copy now, in byte order, as faces
 * (room for BUNNY_N_SCROLLS); returns how many. */
guint bunny_state_list_copies (const BunnyState *state, guint seat, guint which, guint8 *faces);

G_END_DECLS

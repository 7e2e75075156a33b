/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything here runs in byte order of the texts of actions: a playout draws numbers in that
 * order.
 */
#include "bunny-choices.h"

#include <string.h>

/* ---- Free cells */

void
bunny_free_find (const BunnyTable *table, guint seat, BunnyFree *free)
{
  const guint8 *lands = bunny_lands[bunny_table_get_map (table)];
  guint         n = 0;

  for (guint rank = 0; rank < BUNNY_N_CELLS; rank++)
    {
      guint cell = bunny_cells_by_rank[rank];

      free->cell[n] = (guint8) cell;
      n += table->cell[cell] == seat + 1 && lands[cell] != BUNNY_LAND_CITY;
    }
  free->n = n;
  memset (free->n_on, 0, sizeof free->n_on);
  for (guint i = 0; i < n; i++)
    free->n_on[lands[free->cell[i]]]++;
}

void
bunny_free_remove (const BunnyTable *table, BunnyFree *free, guint cell)
{
  guint8 *place = memchr (free->cell, (int) cell, free->n);

  free->n--;
  free->n_on[bunny_table_get_land (table, cell)]--;
  memmove (place, place + 1, free->n - (gsize) (place - free->cell));
}

guint
bunny_free_get_for (const BunnyTable *table, const BunnyFree *free, guint face, guint k)
{
  guint lands = bunny_building_get_lands (face);
  guint i = 0;

  if (lands == BUNNY_ANY_LAND)
    return free->cell[k];
  for (;; i++)
    if ((lands >> bunny_table_get_land (table, free->cell[i])) & 1 && k-- == 0)
      return free->cell[i];
}

/* ---- Pairs for a tower */

/* The fief of each free cell, in their order; all differ where fiefs do not matter. */
static void
label (const BunnyTable *table, guint seat, const BunnyFree *free, guint8 *labels)
{
  BunnyFiefs fiefs;

  if (table->options & BUNNY_TOWER_ANYWHERE)
    {
      for (guint i = 0; i < free->n; i++)
        labels[i] = (guint8) i;
      return;
    }
  bunny_fiefs_find (table, seat, &fiefs);
  for (guint i = 0; i < free->n; i++)
    labels[i] = fiefs.of[free->cell[i]];
}

/* All pairs, less those within a fief. */
guint
bunny_free_count_pairs (const BunnyTable *table, guint seat, const BunnyFree *free)
{
  guint8 labels[BUNNY_N_RABBITS];
  guint8 sizes[BUNNY_N_CELLS] = { 0 };
  guint  pairs = 0;

  label (table, seat, free, labels);
  for (guint i = 0; i < free->n; i++)
    pairs += i - sizes[labels[i]]++;
  return pairs;
}

GameAction
bunny_free_get_pair (const BunnyTable *table, guint seat, const BunnyFree *free, guint k)
{
  guint8 labels[BUNNY_N_RABBITS];

  label (table, seat, free, labels);
  for (guint i = 0; i < free->n; i++)
    for (guint j = 0; j < free->n; j++)
      if (free->cell[j] > free->cell[i] && labels[i] != labels[j] && k-- == 0)
        return bunny_action (BUNNY_DO_TOWER, free->cell[i] + 1u, free->cell[j] + 1u, 0);
  g_assert_not_reached ();
}

/* ---- Faces of a hand */

void
bunny_faces_find (const BunnyState *state, guint seat, BunnyFaces *faces)
{
  guint8 ranks[BUNNY_MAX_HAND];
  guint  last = 0;

  faces->n = 0;
  faces->twice = 0;
  for (guint i = 0; i < state->n_hand[seat]; i++)
    {
      guint face = bunny_card_get_face (state->hand[seat][i]);
      guint rank, k;

      if (face == last || face == BUNNY_UNKNOWN)
        continue;
      last = face;
      rank = bunny_face_ranks[face];
      for (k = faces->n++; k > 0 && ranks[k - 1] > rank; k--)
        {
          ranks[k] = ranks[k - 1];
          faces->face[k] = faces->face[k - 1];
        }
      ranks[k] = (guint8) rank;
      faces->face[k] = (guint8) face;
      faces->twice =
        (guint16) ((faces->twice & ((1u << k) - 1)) | ((faces->twice >> k) << (k + 1)));
      if (i + 1 < state->n_hand[seat] &&
          bunny_card_get_face (state->hand[seat][i + 1]) == face)
        faces->twice |= (guint16) (1u << k);
    }
}

/* With two seats one is played and another discarded; otherwise two are played, in card order. */
guint
bunny_faces_count (const BunnyFaces *faces, guint seats)
{
  guint pairs = faces->n * (faces->n - 1);

  return (seats == 2 ? pairs : pairs / 2) + (guint) __builtin_popcount (faces->twice);
}

/* How many choices begin with face i. */
static guint
count_row (const BunnyFaces *faces, guint seats, guint i)
{
  guint n = (faces->twice >> i) & 1;

  if (seats == 2)
    return n + faces->n - 1;
  for (guint j = 0; j < faces->n; j++)
    n += faces->face[j] > faces->face[i];
  return n;
}

GameAction
bunny_faces_get (const BunnyFaces *faces, guint seats, guint k)
{
  guint i = 0;

  for (guint n; k >= (n = count_row (faces, seats, i)); i++)
    k -= n;
  for (guint j = 0; j < faces->n; j++)
    {
      gboolean fits = i == j ? (faces->twice >> i) & 1
                             : seats == 2 || faces->face[i] < faces->face[j];

      if (fits && k-- == 0)
        return bunny_action (BUNNY_DO_PICK, faces->face[i], faces->face[j], seats == 2);
    }
  g_assert_not_reached ();
}

/* ---- Camps, posts, copies */

guint
bunny_table_list_empty (const BunnyTable *table, guint8 *cells)
{
  guint n = 0;

  for (guint rank = 0; rank < BUNNY_N_CELLS; rank++)
    {
      guint cell = bunny_cells_by_rank[rank];

      cells[n] = (guint8) cell;
      n += bunny_table_is_empty (table, cell);
    }
  return n;
}

guint
bunny_table_list_unset (const BunnyTable *table, guint seat, guint8 *cells)
{
  guint n = 0;

  for (guint rank = 0; rank < BUNNY_N_CELLS; rank++)
    {
      guint cell = bunny_cells_by_rank[rank];

      if (table->cell[cell] == (BUNNY_SPOT_POST << 3 | (seat + 1)))
        cells[n++] = (guint8) cell;
    }
  return n;
}

guint
bunny_state_list_copies (const BunnyState *state, guint seat, guint which, guint8 *faces)
{
  guint from = bunny_state_get_copied_seat (state, seat, which);
  guint n = 0;

  if (!bunny_state_owes_copy (state, seat, which))
    return 0;
  for (guint face = BUNNY_FIRST_SCROLL; face <= BUNNY_N_FACES; face++)
    {
      guint i = n;

      if (!bunny_state_has_scroll (state, from, face) || bunny_face_is_copy (face))
        continue;
      for (n++; i > 0 && bunny_face_ranks[faces[i - 1]] > bunny_face_ranks[face]; i--)
        faces[i] = faces[i - 1];
      faces[i] = (guint8) face;
    }
  return n;
}

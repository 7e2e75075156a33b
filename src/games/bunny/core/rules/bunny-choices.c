/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything here runs in byte order of the texts of actions: a playout draws numbers in that
 * order.
 */
#include "bunny-choices.h"

#include <string.h>

/* Brings cells in board order into byte order: in a row column 10 follows column 1. */
static void
sort_cells (guint8 *cells, guint n)
{
  for (guint i = 1; i < n; i++)
    if (cells[i] % 10 == 9)
      {
        guint8 tenth = cells[i];
        guint  k = i;

        for (; k > 0 && cells[k - 1] % 10 != 0 && cells[k - 1] / 10 == tenth / 10; k--)
          cells[k] = cells[k - 1];
        cells[k] = tenth;
      }
}

/* Writes the cells without a building, printed or not, that belong to a seat (from 1) or to nobody
 * (0), in byte order; returns how many. */
static guint
list_unbuilt (const BunnyTable *table, guint8 owner, guint8 *cells)
{
  const guint8 *lands = bunny_lands[bunny_table_get_map (table)];
  guint         all = bunny_table_list (table, 0xff, owner, cells);
  guint         n = 0;

  for (guint i = 0; i < all; i++)
    {
      cells[n] = cells[i];
      n += lands[cells[i]] != BUNNY_LAND_CITY;
    }
  sort_cells (cells, n);
  return n;
}

/* ---- Free cells */

void
bunny_free_find (const BunnyTable *table, guint seat, BunnyFree *free)
{
  const guint8 *lands = bunny_lands[bunny_table_get_map (table)];

  free->n = list_unbuilt (table, (guint8) (seat + 1), free->cell);
  memset (free->n_on, 0, sizeof free->n_on);
  for (guint i = 0; i < free->n; i++)
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
  const BunnyCard *hand = state->hand[seat];
  guint32          keys[BUNNY_MAX_HAND]; /* rank, face, place, and whether there are two */
  guint            last = 0;
  guint            n = 0;

  for (guint i = 0; i < state->n_hand[seat]; i++)
    {
      guint   face = bunny_card_get_face (hand[i]);
      guint32 key;
      guint   k = n;

      if (face == last || face == BUNNY_UNKNOWN)
        continue;
      last = face;
      key = (guint32) bunny_face_ranks[face] << 24 | face << 16 | n << 8;
      key |= i + 1 < state->n_hand[seat] && bunny_card_get_face (hand[i + 1]) == face;
      for (n++; k > 0 && keys[k - 1] > key; k--)
        keys[k] = keys[k - 1];
      keys[k] = key;
    }
  faces->n = n;
  faces->twice = 0;
  for (guint k = 0; k < n; k++)
    {
      faces->face[k] = (guint8) (keys[k] >> 16);
      faces->place[k] = (guint8) (keys[k] >> 8);
      faces->twice = (guint16) (faces->twice | (keys[k] & 1) << k);
    }
}

/* With two seats one card is played and another discarded; otherwise two are played, in card
 * order. */
guint
bunny_faces_count (const BunnyFaces *faces, guint seats)
{
  guint pairs = faces->n * (faces->n - 1);

  return (seats == 2 ? pairs : pairs / 2) + (guint) __builtin_popcount (faces->twice);
}

/* The number of choices that begin with face i. */
static guint
count_row (const BunnyFaces *faces, guint seats, guint i)
{
  guint n = (faces->twice >> i) & 1;

  return n + faces->n - 1 - (seats == 2 ? 0 : faces->place[i]);
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
  return list_unbuilt (table, 0, cells);
}

guint
bunny_table_list_unset (const BunnyTable *table, guint seat, guint8 *cells)
{
  guint n = bunny_table_list (table, 0xff, (guint8) (BUNNY_SPOT_POST << 3 | (seat + 1)), cells);

  sort_cells (cells, n);
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

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All legal actions as a list, in byte order of their texts: exactly what bunny_judge () allows.
 * The same choices are counted here, without being written.
 */
#include "bunny-choices.h"
#include "bunny-judge.h"

/* The place for the next action; NULL only counts them. */
typedef struct
{
  GameAction *action;
  guint       n;
} List;

static void
add (List *list, guint kind, guint first, guint second)
{
  list->action[list->n++] = bunny_action (kind, first, second, 0);
}

static void
list_picks (const BunnyState *state, guint seat, List *list)
{
  BunnyFaces faces;
  guint      seats = state->table.seats;

  bunny_faces_find (state, seat, &faces);
  for (guint i = 0; i < faces.n; i++)
    for (guint j = 0; j < faces.n; j++)
      if (i == j ? (faces.twice >> i) & 1 : seats == 2 || faces.face[i] < faces.face[j])
        list->action[list->n++] =
          bunny_action (BUNNY_DO_PICK, faces.face[i], faces.face[j], seats == 2);
}

static void
list_pairs (const BunnyTable *table, guint seat, const BunnyFree *free, List *list)
{
  gboolean   anywhere = (table->options & BUNNY_TOWER_ANYWHERE) != 0;
  BunnyFiefs fiefs;

  bunny_fiefs_find (table, seat, &fiefs);
  for (guint i = 0; i < free->n; i++)
    for (guint j = 0; j < free->n; j++)
      if (free->cell[i] < free->cell[j] &&
          (anywhere || fiefs.of[free->cell[i]] != fiefs.of[free->cell[j]]))
        add (list, BUNNY_DO_TOWER, free->cell[i] + 1u, free->cell[j] + 1u);
}

static void
list_turn (const BunnyTable *table, guint seat, List *list)
{
  guint32   tray = table->tray[seat];
  guint     camps = bunny_tray_get_camps (tray) & ~(guint) (table->kept >> 1);
  BunnyFree free;

  bunny_free_find (table, seat, &free);
  for (guint rank = 0; rank < BUNNY_N_PLAIN_BUILDINGS; rank++)
    {
      guint face = bunny_building_at_rank (rank);
      guint lands = bunny_building_get_lands (face);

      if (bunny_tray_get (tray, face))
        for (guint i = 0; i < free.n; i++)
          if ((lands >> bunny_table_get_land (table, free.cell[i])) & 1)
            add (list, BUNNY_DO_BUILD, face, free.cell[i] + 1u);
    }
  for (guint camp = 1; camp <= BUNNY_N_CAMPS; camp++)
    if (camps & (1u << (camp - 1)))
      add (list, BUNNY_DO_CAMP, camp, 0);
  add (list, BUNNY_DO_DONE, 0, 0);
  if (bunny_tray_get (tray, BUNNY_TOWER))
    list_pairs (table, seat, &free, list);
}

static void
list_places (const BunnyTable *table, guint seat, List *list)
{
  guint8 cells[BUNNY_N_CELLS + 1];
  guint  n = bunny_table_get_rabbits (table, seat) ? bunny_table_list_empty (table, cells) : 0;

  add (list, table->asked ? BUNNY_DO_PASS : BUNNY_DO_KEEP, 0, 0);
  for (guint i = 0; i < n; i++)
    add (list, table->asked ? BUNNY_DO_STEP_IN : BUNNY_DO_SETTLE, cells[i] + 1u, 0);
}

static void
list_trades (const BunnyTable *table, guint seat, List *list)
{
  guint8 cells[BUNNY_N_CELLS];
  guint  n = bunny_table_list_unset (table, seat, cells);

  for (guint i = 0; i < n; i++)
    for (guint face = BUNNY_CARROT; face >= BUNNY_WOOD; face--)
      add (list, BUNNY_DO_TRADE, cells[i] + 1u, face);
}

static void
list_copies (const BunnyState *state, guint seat, List *list)
{
  for (guint which = 2; which-- > 0;)
    {
      guint8 faces[BUNNY_N_SCROLLS];
      guint  n = bunny_state_list_copies (state, seat, which, faces);

      for (guint i = 0; i < n; i++)
        add (list, BUNNY_DO_COPY, which, faces[i]);
    }
}

guint
bunny_legal (const BunnyState *state, guint seat, GameAction *actions)
{
  List list = { actions, 0 };

  switch (state->table.phase)
    {
    case BUNNY_EXPLORE:
      list_picks (state, seat, &list);
      break;
    case BUNNY_BUILD:
      if (state->table.camp)
        list_places (&state->table, seat, &list);
      else
        list_turn (&state->table, seat, &list);
      break;
    case BUNNY_HARVEST:
      list_trades (&state->table, seat, &list);
      break;
    case BUNNY_FINAL:
      list_copies (state, seat, &list);
      break;
    default:
      break;
    }
  return list.n;
}

static guint
count_turn (const BunnyTable *table, guint seat)
{
  guint32   tray = table->tray[seat];
  guint     n = 1 + (guint) __builtin_popcount (bunny_tray_get_camps (tray) &
                                                ~(guint) (table->kept >> 1));
  BunnyFree free;

  bunny_free_find (table, seat, &free);
  for (guint face = BUNNY_CITY1; face <= BUNNY_IRON; face++)
    if (bunny_tray_get (tray, face))
      n += bunny_free_count_for (&free, face);
  if (bunny_tray_get (tray, BUNNY_TOWER))
    n += bunny_free_count_pairs (table, seat, &free);
  return n;
}

guint
bunny_legal_count (const GameState *game, guint seat)
{
  const BunnyState *state = bunny_state (game);
  const BunnyTable *table = &state->table;
  guint8            places[BUNNY_N_CELLS + 1];
  BunnyFaces        faces;

  switch (table->phase)
    {
    case BUNNY_EXPLORE:
      bunny_faces_find (state, seat, &faces);
      return bunny_faces_count (&faces, table->seats);
    case BUNNY_BUILD:
      if (!table->camp)
        return count_turn (table, seat);
      return 1 + (bunny_table_get_rabbits (table, seat) ? bunny_table_list_empty (table, places)
                                                        : 0);
    case BUNNY_HARVEST:
      return 3 * bunny_table_list_unset (table, seat, places);
    case BUNNY_FINAL:
      return bunny_state_list_copies (state, seat, 0, places) +
             bunny_state_list_copies (state, seat, 1, places);
    default:
      return 0;
    }
}

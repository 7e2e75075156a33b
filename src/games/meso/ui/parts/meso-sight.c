/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules have places as numbers in reading order, and inside as spots (meso-map.h); the board
 * has columns and rows.
 */
#include "meso-sight.h"

#include <stdlib.h>
#include <string.h>

#include "edubba-mark.h"
#include "game-state.h"
#include "meso-rules.h"
#include "meso-words.h"

#define REACH 8 /* steps from the temple to the edge of the world */

/* ---- Places */

static int
get_first_column (int row)
{
  return MAX (-REACH, -REACH - row);
}

static int
count_columns (int row)
{
  return 2 * REACH + 1 - abs (row);
}

guint
meso_place_at (int column, int row)
{
  guint place = 0;

  if (abs (column) > REACH || abs (row) > REACH || abs (column + row) > REACH)
    return MESO_NOWHERE;
  for (int above = -REACH; above < row; above++)
    place += (guint) count_columns (above);
  return place + (guint) (column - get_first_column (row));
}

int
meso_place_get_row (guint place)
{
  int row = -REACH;

  for (guint n = (guint) count_columns (row); place >= n; n += (guint) count_columns (row))
    row++;
  return row;
}

int
meso_place_get_column (guint place)
{
  int row = meso_place_get_row (place);

  return (int) (place - meso_place_at (get_first_column (row), row)) + get_first_column (row);
}

char *
meso_place_dup_part (guint place)
{
  g_autofree char *name = meso_words_place (place);

  return g_strconcat ("place:", name, NULL);
}

guint
meso_place_read_part (const char *part)
{
  const char *end;
  guint       place;

  if (!g_str_has_prefix (part, "place:") ||
      !meso_place_read (part + strlen ("place:"), &place, &end) || *end != '\0')
    return MESO_NOWHERE;
  return place;
}

/* Returns TRUE if a part begins with a word for what is shown at a place or beside a seat. */
static gboolean
is_shown_there (const char *part)
{
  gsize            n = strcspn (part, ":");
  g_autofree char *word = g_strndup (part, n);

  for (guint i = 0; i < meso_rules.n_zones; i++)
    if (g_str_equal (meso_rules.zones[i].name, word))
      return TRUE;
  for (guint i = 0; i < meso_rules.n_terms; i++)
    if (g_str_equal (meso_rules.terms[i].name, word))
      return TRUE;
  return g_str_equal (word, "place") || g_str_equal (word, "seat");
}

/* "2", "me" or "opp"; GAME_NOBODY for anything else. */
static guint
read_seat (const MesoSight *self, const char *whose)
{
  guint seat = GAME_NOBODY;

  if (g_str_equal (whose, "me"))
    seat = self->viewer;
  else if (g_str_equal (whose, "opp"))
    seat = (self->viewer + 1) % MAX (1, self->state.seats);
  else if (g_ascii_isdigit (whose[0]) && whose[1] == '\0')
    seat = (guint) (whose[0] - '1');
  return seat < self->state.seats ? seat : GAME_NOBODY;
}

gboolean
meso_sight_read_part (const MesoSight *self, const char *part, guint *place, guint *seat)
{
  const char *last = strrchr (part, ':');
  const char *end;

  if (last == NULL || !is_shown_there (part))
    return FALSE;
  *seat = GAME_NOBODY;
  if (meso_place_read (last + 1, place, &end) && *end == '\0')
    return TRUE;
  *place = MESO_NOWHERE;
  *seat = read_seat (self, last + 1);
  return *seat != GAME_NOBODY;
}

void
meso_place_mark (GameAction action, guint8 marked[MESO_N_PLACES])
{
  g_autofree char *text = game_action_print (&meso_rules, action);
  guint            place;

  for (const char *at = text; *at != '\0';)
    if (g_ascii_isupper (*at) && meso_place_read (at, &place, &at))
      marked[place] = TRUE;
    else
      at++;
}

/* ---- The sight */

void
meso_sight_show (MesoSight *self, const GameState *seen, guint viewer, gboolean active)
{
  self->state = *meso_state (seen);
  self->viewer = viewer;
  self->active = active && !self->state.over && self->state.mover == viewer;
  if (self->legal == NULL)
    self->legal = g_new (GameAction, meso_rules.max_legal);
  self->n_legal = self->active ? meso_rules.legal (seen, viewer, self->legal) : 0;
}

void
meso_sight_clear (MesoSight *self)
{
  g_clear_pointer (&self->legal, g_free);
}

gboolean
meso_sight_offers (const MesoSight *self, GameAction action)
{
  for (guint i = 0; i < self->n_legal; i++)
    if (memcmp (&self->legal[i], &action, sizeof action) == 0)
      return TRUE;
  return FALSE;
}

char *
meso_sight_dup_seat (const MesoSight *self, guint seat)
{
  return meso_words_seat (&self->state, seat,
                          self->address == GAME_ADDRESS_YOU ? self->viewer : GAME_NOBODY,
                          (const char *const *) self->names);
}

guint
meso_sight_get_mark (const MesoSight *self, guint seat)
{
  return edubba_mark_of_seat (seat, self->state.seats,
                              self->exercise ? self->viewer : self->person);
}

guint
meso_sight_get_value (const MesoSight *self, guint seat, guint token)
{
  guint value = self->state.seat[seat].token[token];

  return value > MESO_TOKEN_UNKNOWN ? value : 0;
}

guint
meso_sight_count_classes (const MesoSight *self,
                          guint            seat,
                          guint            place,
                          guint8           n[MESO_N_CLASSES])
{
  guint spot = meso_map_get ()->spot[place];
  guint all = 0;

  memset (n, 0, MESO_N_CLASSES);
  for (guint i = 0; i < self->state.seat[seat].n_settlers; i++)
    {
      guint16 key = self->state.settler[seat][i];

      if (key >> 4 != spot)
        continue;
      n[meso_key_get_class (key)]++;
      all++;
    }
  return all;
}

const MesoLand *
meso_sight_get_land (const MesoSight *self, guint place)
{
  return place < MESO_N_PLACES ? meso_state_get_land (&self->state, meso_map_get ()->spot[place])
                               : NULL;
}

gboolean
meso_sight_yields (const MesoSight *self, const MesoLand *land, guint seat)
{
  if (land->holy == 0)
    return FALSE;
  return meso_land_count_settlers (land, seat) >= (land->holy == seat + 1 ? 1 : 2);
}

void
meso_sight_find_places (const MesoSight *self, guint8 there[MESO_N_PLACES])
{
  const MesoState *state = &self->state;
  const MesoMap   *map = meso_map_get ();

  memset (there, 0, MESO_N_PLACES);
  for (guint i = 0; i < state->n_lands; i++)
    {
      guint spot = state->land[i].spot;

      there[map->place[spot]] = TRUE;
      for (guint k = 0; k < MESO_N_NEAR && map->near[spot][k] != MESO_NOWHERE; k++)
        if (state->n_stack > 0 || state->due == MESO_DUE_VOLCANO)
          there[map->place[map->near[spot][k]]] = TRUE;
    }
}

guint
meso_sight_count_offerings (const GameGoal *goals, guint n)
{
  const GameCondition *first;

  if (n != 1 || goals[0].n_conditions != 1)
    return 0;
  first = &goals[0].conditions[0];
  return first->term != NULL && g_str_equal (first->term->name, "offered") &&
             first->op == GAME_GOAL_AT_LEAST
           ? first->number
           : 0;
}

/* Goods do not cross the temple: it can be the end of a way, or its beginning. */
void
meso_sight_find_reach (const MesoSight *self,
                       guint            place,
                       guint            klass,
                       guint8           steps[MESO_N_PLACES])
{
  const MesoMap *map = meso_map_get ();
  gboolean       laden = klass < MESO_BEARER && klass % MESO_EMPTY_THIEF != MESO_EMPTY;
  guint8         queue[MESO_N_PLACES];
  guint          n = 0;

  memset (steps, MESO_NOWHERE, MESO_N_PLACES);
  steps[place] = 0;
  queue[n++] = map->spot[place];
  for (guint i = 0; i < n; i++)
    {
      guint from = map->place[queue[i]];

      if (laden && from == MESO_TEMPLE && i > 0)
        continue;
      for (guint k = 0; k < MESO_N_NEAR; k++)
        {
          guint           next = map->near[queue[i]][k];
          const MesoLand *land =
            next == MESO_NOWHERE ? NULL : meso_state_get_land (&self->state, next);

          if (land == NULL || land->kind == MESO_KIND_VOLCANO ||
              steps[map->place[next]] != MESO_NOWHERE)
            continue;
          steps[map->place[next]] = steps[from] + 1;
          queue[n++] = (guint8) next;
        }
    }
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All worlds that a seat holds possible, as far as they differ until its next turn has begun: the
 * other hand, the three cards drawn at each of the two ends of a turn until then, and the order
 * of the four temple cards that can be revealed. Further cards are in a fixed order. If discards
 * would have to be shuffled for these draws, the worlds are too many, and none is listed.
 */
#include "babel-state.h"

#include <glib/gi18n-lib.h>

#include "babel-judge.h"
#include "game-state.h"

#define DRAW_SIZE 3
#define N_DRAWS   2
#define N_REVEALS 4

typedef struct
{
  BabelState world; /* as far as it is chosen */
  guint      other; /* the seat whose hand is hidden */
  guint8     nations[BABEL_N_NATIONS];
  guint8     levels[BABEL_N_LEVELS + 1];
  guint      n_reveals;
  GArray    *worlds;
  guint      max;
} Worlds;

static gboolean
fill_quarry (Worlds *self, guint place)
{
  BabelState *world = &self->world;
  gboolean    fits = TRUE;

  if (place == self->n_reveals)
    {
      guint n = world->n_quarry - place;

      for (guint level = 1; level <= BABEL_N_LEVELS; level++)
        for (guint i = 0; i < self->levels[level]; i++)
          world->quarry[--n] = (guint8) (level + 1);
      if (self->worlds->len == self->max)
        return FALSE;
      g_array_append_vals (self->worlds, world, 1);
      return TRUE;
    }
  for (guint level = 1; level <= BABEL_N_LEVELS && fits; level++)
    if (self->levels[level] > 0)
      {
        self->levels[level]--;
        world->quarry[world->n_quarry - 1 - place] = (guint8) (level + 1);
        fits = fill_quarry (self, place + 1);
        self->levels[level]++;
      }
  return fits;
}

/* The rest of the deck, in a fixed order. */
static gboolean
fill_rest (Worlds *self)
{
  guint n = self->world.n_deck - N_DRAWS * DRAW_SIZE;

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    for (guint i = 0; i < self->nations[nation]; i++)
      self->world.deck[--n] = (guint8) (nation + 1);
  return fill_quarry (self, 0);
}

/* Chooses card number i of the deck: the cards of one draw in the order of their nations. */
static gboolean
fill_deck (Worlds *self, guint i)
{
  BabelState *world = &self->world;
  guint       first = 0;
  gboolean    fits = TRUE;

  if (i == N_DRAWS * DRAW_SIZE)
    return fill_rest (self);
  if (i % DRAW_SIZE > 0)
    first = world->deck[world->n_deck - i] - 1u;
  for (guint nation = first; nation < BABEL_N_NATIONS && fits; nation++)
    if (self->nations[nation] > 0)
      {
        self->nations[nation]--;
        world->deck[world->n_deck - 1 - i] = (guint8) (nation + 1);
        fits = fill_deck (self, i + 1);
        self->nations[nation]++;
      }
  return fits;
}

static void
set_deck_counts (Worlds *self)
{
  self->world.table.deck = 0;
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    self->world.table.deck += self->nations[nation] * BABEL_ONE (nation);
}

/* Chooses the other hand, in the order of nations. */
static gboolean
fill_hand (Worlds *self, guint first, guint left)
{
  gboolean fits = TRUE;

  if (left == 0)
    {
      set_deck_counts (self);
      return fill_deck (self, 0);
    }
  for (guint nation = first; nation < BABEL_N_NATIONS && fits; nation++)
    if (self->nations[nation] > 0)
      {
        self->nations[nation]--;
        self->world.table.hand[self->other] += BABEL_ONE (nation);
        fits = fill_hand (self, nation, left - 1);
        self->world.table.hand[self->other] -= BABEL_ONE (nation);
        self->nations[nation]++;
      }
  return fits;
}

static void
count_hidden (Worlds *self, const BabelState *seen)
{
  BabelCounts nations = babel_state_count_hidden_nations (seen);
  guint64     levels = babel_state_count_hidden_levels (seen);

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    self->nations[nation] = (guint8) babel_counts_get (nations, nation);
  self->world.table.quarry = 0;
  for (guint level = 1; level <= BABEL_N_LEVELS; level++)
    {
      self->levels[level] = (guint8) babel_counts_get (levels, level);
      self->world.table.quarry += self->levels[level] * BABEL_ONE (level);
    }
}

gboolean
babel_state_list_worlds (const GameState *game, guint max, GArray *worlds, GError **error)
{
  const BabelState *seen = babel_state (game);
  Worlds            self = { .world = *seen, .worlds = worlds, .max = worlds->len + max };
  guint             hidden;

  self.other = 1 - babel_table_get_seat (&seen->table);
  hidden = babel_counts_get (seen->table.hand[self.other], BABEL_UNKNOWN);
  if (seen->n_deck < N_DRAWS * DRAW_SIZE)
    {
      g_set_error_literal (error, GAME_ERROR, GAME_ERROR_LIMIT,
                           _ ("Over two turns, six cards must be left in the deck."));
      return FALSE;
    }
  self.world.open = 0;
  self.world.table.hand[self.other] -= hidden * BABEL_ONE (BABEL_UNKNOWN);
  self.n_reveals = MIN (N_REVEALS, seen->n_quarry);
  count_hidden (&self, seen);
  if (fill_hand (&self, 0, hidden))
    return TRUE;
  g_set_error_literal (error, GAME_ERROR, GAME_ERROR_LIMIT,
                       _ ("The hidden cards can lie in too many ways to look at them all."));
  return FALSE;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Labels of actions. Pieces of several cells go by the first and the last of them, so that no two
 * labels are the same.
 */
#include "zimbabwe-words.h"

#include <glib/gi18n-lib.h>

/* The last cell that a piece covers, in reading order; its first if that is beyond the board. */
static char *
say_last_cell (guint cell, ZimbabweTurn turn)
{
  guint cells[4];
  guint n = zimbabwe_piece_list_cells (cell, turn, cells);

  return zimbabwe_words_cell (cells[n - 1] == ZIMBABWE_NOWHERE ? cell : cells[n - 1]);
}

static char *
say_in_cell (GameAction action)
{
  g_autofree char *cell = zimbabwe_words_cell (zimbabwe_action_get_cell (action, 0));

  switch (action.kind)
    {
    case ZIMBABWE_FOUND:
      /* Translators: %s: a cell of the map, such as c4; likewise below */
      return g_strdup_printf (_ ("Found a monument at %s"), cell);
    case ZIMBABWE_MONUMENT:
      return g_strdup_printf (_ ("Build a monument at %s"), cell);
    default:
      return g_strdup_printf (_ ("Raise the monument at %s"), cell);
    }
}

static char *
say_placement (GameAction action)
{
  guint            cell = zimbabwe_action_get_cell (action, 1);
  g_autofree char *from = zimbabwe_words_cell (cell);
  g_autofree char *to = say_last_cell (cell, action.operand[3]);

  /* Translators: a kind of craftsman, and the first and last cell that it covers: “Place: potter,
   * c4–d4” */
  return g_strdup_printf (_ ("Place: %1$s, %2$s–%3$s"),
                          zimbabwe_words_craft (action.operand[0] - 1u), from, to);
}

/* The craftsman whose part in a good is bought. */
static char *
say_good (const ZimbabweState *state, GameAction action)
{
  guint            cell = zimbabwe_action_get_cell (action, 0);
  guint            craft = zimbabwe_state_find_craft (state, cell);
  g_autofree char *at = zimbabwe_words_cell (cell);
  g_autofree char *resource = zimbabwe_words_cell (zimbabwe_action_get_cell (action, 2));

  if (craft == state->n_crafts)
    /* Translators: two cells of the map */
    return g_strdup_printf (_ ("Buy at %1$s, resource %2$s"), at, resource);
  if (action.kind == ZIMBABWE_GOOD)
    /* Translators: %1$s: a kind of craftsman; %2$s: its cell; %3$s: the cell of the resource that
     * it uses */
    return g_strdup_printf (_ ("Buy: %1$s %2$s, resource %3$s"),
                            zimbabwe_words_craft (state->craft[craft].kind), at, resource);
  /* Translators: likewise, of the craftsman who serves the one that was chosen */
  return g_strdup_printf (_ ("Served by: %1$s %2$s, resource %3$s"),
                          zimbabwe_words_craft (state->craft[craft].kind), at, resource);
}

static char *
say_use (GameAction action)
{
  guint            cell = zimbabwe_action_get_cell (action, action.kind == ZIMBABWE_SHAMAN);
  g_autofree char *at = NULL, *to = NULL;

  switch (action.kind)
    {
    case ZIMBABWE_SHAMAN:
      at = zimbabwe_words_cell (cell);
      /* Translators: %1$s: a resource, such as wood; %2$s: a cell of the map */
      return g_strdup_printf (_ ("Shaman: %1$s at %2$s"),
                              zimbabwe_words_resource (action.operand[0] - 1u), at);
    case ZIMBABWE_RAIN:
      at = zimbabwe_words_cell (cell);
      to = say_last_cell (cell, action.operand[2]);
      /* Translators: two cells of the map */
      return g_strdup_printf (_ ("Rain on %1$s and %2$s"), at, to);
    case ZIMBABWE_HERD:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Herd: %u cow", "Herd: %u cattle",
                                           action.operand[0]),
                              action.operand[0]);
    case ZIMBABWE_NOMADS:
      return g_strdup (_ ("Nomads: monuments may touch"));
    default:
      return g_strdup (_ ("Builder: cattle from each new craftsman"));
    }
}

char *
zimbabwe_words_action (const GameState *game, GameAction action, const char *const *names)
{
  switch (action.kind)
    {
    case ZIMBABWE_FOUND:
    case ZIMBABWE_MONUMENT:
    case ZIMBABWE_RAISE:
      return say_in_cell (action);
    case ZIMBABWE_BID:
      return g_strdup_printf (_ ("Bid %u"), zimbabwe_action_get_bid (action));
    case ZIMBABWE_PASS:
      return g_strdup (_ ("Pass"));
    case ZIMBABWE_GOD:
      /* Translators: %s: the name of a god */
      return g_strdup_printf (_ ("Adore a god: %s"), zimbabwe_words_god (action.operand[0]));
    case ZIMBABWE_HIRE:
      /* Translators: %s: a specialist, such as Shaman */
      return g_strdup_printf (_ ("Hire a specialist: %s"),
                              zimbabwe_words_staff (action.operand[0] - 1u));
    case ZIMBABWE_PLACE:
      return say_placement (action);
    case ZIMBABWE_PRICE:
      /* Translators: %1$s: a kind of craftsman; %2$u: a price in cattle */
      return g_strdup_printf (_ ("Price: %1$s %2$u"),
                              zimbabwe_words_craft (action.operand[0] - 1u), action.operand[1]);
    case ZIMBABWE_GOOD:
    case ZIMBABWE_FROM:
      return say_good (zimbabwe_state (game), action);
    case ZIMBABWE_END:
      return g_strdup (_ ("End the turn"));
    default:
      return say_use (action);
    }
}

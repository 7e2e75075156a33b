/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says why an action is refused, with the facts of the position. One function for a family of
 * reasons.
 */
#include <glib/gi18n-lib.h>

#include "bunny-action.h"
#include "bunny-judge.h"
#include "bunny-words.h"

/* No more cells are listed. */
#define MAX_CELLS 8

static char *
refuse_phase (const BunnyTable *table, GameAction action)
{
  switch (bunny_kind_get_phase (action.kind))
    {
    case BUNNY_EXPLORE:
      return g_strdup (_ ("Cards are chosen while exploring, and that is over in this round."));
    case BUNNY_HARVEST:
      return g_strdup (_ ("What trading posts give is chosen at the harvest, and it is not time "
                          "for that."));
    case BUNNY_FINAL:
      return g_strdup (_ ("Scrolls are copied at the end of the game, and it is not time for "
                          "that."));
    default:
      break;
    }
  if (table->phase == BUNNY_EXPLORE)
    return g_strdup (_ ("Buildings wait for the building phase; now cards are chosen."));
  return g_strdup (_ ("The building phase of this round is over."));
}

/* Names the card of a choice that is not in the hand, or not twice. */
static char *
refuse_card (const BunnyState *state, GameAction action, guint seat)
{
  guint            last;
  guint            n = bunny_state_find_in_hand (state, seat, action.operand[0], &last);
  guint            missing = action.operand[n > 0];
  g_autofree char *card = bunny_words_card (missing);

  if (n == 1 && action.operand[0] == action.operand[1])
    return g_strdup_printf (_ ("You have this card only once: %s."), card);
  return g_strdup_printf (_ ("You do not have this card in your hand: %s."), card);
}

static char *
refuse_pick (const BunnyState *state, GameAction action, guint refusal, guint seat)
{
  if (refusal == BUNNY_TWO_TO_PLAY)
    return g_strdup_printf (_ ("With %u players you play both cards and discard none."),
                            state->table.seats);
  if (refusal == BUNNY_ONE_TO_DISCARD)
    return g_strdup (_ ("With two players you play one card and discard the other."));
  return refuse_card (state, action, seat);
}

/* The cell of a building action that the refusal is about: of a tower's two the first that has the
 * fault. */
static guint
find_cell (const BunnyState *state, GameAction action, guint refusal)
{
  guint    seat = bunny_state_get_seat (state);
  guint    a = action.operand[0];
  gboolean is_fault;

  if (action.kind == BUNNY_DO_BUILD)
    return action.operand[1];
  if (refusal == BUNNY_NOT_YOURS)
    is_fault = bunny_table_get_owner (&state->table, a - 1) != seat + 1;
  else
    is_fault = bunny_table_is_built (&state->table, a - 1);
  return is_fault ? a : action.operand[1];
}

static char *
say_built (const BunnyTable *table, guint cell, const char *name)
{
  BunnySpot        spot = bunny_table_get_spot (table, cell);
  g_autofree char *building = NULL;

  if (spot == BUNNY_NOTHING)
    return g_strdup_printf (_ ("A city is printed on %s; no cell has room for two buildings."),
                            name);
  building = bunny_words_card (bunny_spot_get_face (spot));
  /* Translators: %1$s: a cell, %2$s: a building */
  return g_strdup_printf (_ ("No cell has room for two buildings, and this stands on %1$s: %2$s."),
                          name, building);
}

static char *
say_owner (const BunnyTable  *table,
           guint              cell,
           const char        *name,
           GameAddress        address,
           const char *const *names)
{
  guint owner = bunny_table_get_owner (table, cell);

  if (owner == 0)
    return g_strdup_printf (_ ("Nobody has a rabbit on %s; you build on cells of your own."),
                            name);
  if (bunny_words_name (names, owner - 1) != NULL)
    /* Translators: %1$s: a cell, %2$s: a name in its basic form */
    return g_strdup_printf (_ ("%1$s belongs to %2$s; you build on cells of your own."), name,
                            bunny_words_name (names, owner - 1));
  if (address == GAME_ADDRESS_YOU && table->seats == 2)
    return g_strdup_printf (_ ("%s belongs to your opponent; you build on cells of your own."),
                            name);
  return g_strdup_printf (_ ("%1$s belongs to player %2$u; you build on cells of your own."), name,
                          owner);
}

static char *
say_terrain (GameAction action)
{
  g_autofree char *building = bunny_words_card (action.operand[0]);

  switch (bunny_building_get_lands (action.operand[0]))
    {
    case 1u << BUNNY_LAND_MOUNTAIN:
      return g_strdup_printf (_ ("This stands on mountains only: %s."), building);
    case 1u << BUNNY_LAND_SEA:
      return g_strdup_printf (_ ("This stands on the sea only: %s."), building);
    case 1u << BUNNY_LAND_FOREST:
      return g_strdup_printf (_ ("This stands in forests only: %s."), building);
    default:
      return g_strdup_printf (_ ("This stands on fields only: %s."), building);
    }
}

static char *
say_tray (GameAction action)
{
  guint            face = action.operand[0];
  g_autofree char *building = NULL;

  if (action.kind == BUNNY_DO_TOWER)
    face = BUNNY_TOWER;
  else if (action.kind == BUNNY_DO_CAMP)
    face = BUNNY_CAMP1 + action.operand[0] - 1u;
  building = bunny_words_card (face);
  return g_strdup_printf (_ ("This does not lie in your tray: %s."), building);
}

/* Appends the cells on which a building can stand now to the sentence about one where it cannot;
 * frees that. Where there are many the reader sees them anyway. */
static char *
add_cells (const BunnyState *state, GameAction action, char *sentence)
{
  g_autofree char *why = sentence;
  g_autofree char *list = NULL;
  guint            cells[MAX_CELLS + 1];
  guint            n = 0;

  if (state->table.phase != BUNNY_BUILD || action.kind != BUNNY_DO_BUILD)
    return g_steal_pointer (&why);
  for (guint face = 1; face <= BUNNY_N_CELLS && n <= MAX_CELLS; face++)
    {
      action.operand[1] = (guint8) face;
      if (bunny_judge (state, bunny_state_get_seat (state), action) == BUNNY_LEGAL)
        cells[n++] = face;
    }
  if (n > MAX_CELLS)
    return g_steal_pointer (&why);
  list = bunny_words_cards (cells, n);
  if (n == 0)
    /* Translators: %s: a sentence about a cell on which a building cannot stand. */
    return g_strdup_printf (_ ("%s No cell of yours has room for it now."), why);
  /* Translators: %1$s: a sentence about a cell on which a building cannot stand; %2$s: the cells on
   * which it can: "B3, C5". */
  return g_strdup_printf (_ ("%1$s It has room on: %2$s."), why, list);
}

static char *
refuse_building (const BunnyState  *state,
                 GameAction         action,
                 guint              refusal,
                 GameAddress        address,
                 const char *const *names)
{
  guint            face = find_cell (state, action, refusal);
  g_autofree char *a = bunny_words_cell (action.operand[0]);
  g_autofree char *cell = NULL;

  switch (refusal)
    {
    case BUNNY_NOT_IN_TRAY:
      return say_tray (action);
    case BUNNY_WRONG_TERRAIN:
      return add_cells (state, action, say_terrain (action));
    case BUNNY_SAME_FIEF:
      cell = bunny_words_cell (action.operand[1]);
      return g_strdup_printf (_ ("%1$s and %2$s lie in the same fief; a tower connects two."), a,
                              cell);
    default:
      cell = bunny_words_cell (face);
      return add_cells (state, action,
                        refusal == BUNNY_NOT_YOURS
                          ? say_owner (&state->table, face - 1, cell, address, names)
                          : say_built (&state->table, face - 1, cell));
    }
}

static char *
refuse_camp (const BunnyState *state, GameAction action, guint refusal)
{
  const BunnyTable *table = &state->table;
  g_autofree char  *cell = NULL;

  switch (refusal)
    {
    case BUNNY_CAMP_PENDING:
      return g_strdup_printf (_ ("Camp %u is announced; first it is settled or kept."),
                              table->camp);
    case BUNNY_CAMP_KEPT:
      return g_strdup_printf (_ ("Camp %u was kept; it cannot be announced again in this round."),
                              action.operand[0]);
    case BUNNY_NOTHING_ANNOUNCED:
      if (table->asked)
        return g_strdup_printf (_ ("First the holder of camp %u says whether to step in."),
                                table->asked);
      return g_strdup (_ ("No camp of yours is announced."));
    case BUNNY_NOTHING_ASKED:
      return g_strdup (_ ("Camps with lower numbers are not yours to answer for."));
    case BUNNY_NO_RABBIT:
      return g_strdup_printf (_ ("All your %u rabbits stand on the board, and a camp needs one."),
                              BUNNY_N_RABBITS);
    default:
      cell = bunny_words_cell (action.operand[0]);
      return g_strdup_printf (
        _ ("%s is not empty; a camp needs a cell with neither rabbit nor building."), cell);
    }
}

static char *
refuse_post (const BunnyState *state, GameAction action, guint refusal)
{
  g_autofree char *cell = bunny_words_cell (action.operand[0]);

  if (refusal == BUNNY_NO_POST)
    return g_strdup_printf (_ ("You have no trading post on %s."), cell);
  return g_strdup_printf (_ ("What the trading post on %s gives in this harvest is chosen "
                             "already."),
                          cell);
}

static char *
refuse_copy (const BunnyState  *state,
             GameAction         action,
             guint              refusal,
             GameAddress        address,
             const char *const *names)
{
  guint            seat = bunny_state_get_seat (state);
  guint            from = bunny_state_get_copied_seat (state, seat, action.operand[0]);
  g_autofree char *card = bunny_words_card (BUNNY_COPY_R + action.operand[0]);
  g_autofree char *scroll = NULL;

  switch (refusal)
    {
    case BUNNY_NO_COPY_CARD:
      return g_strdup_printf (_ ("You do not have this scroll: %s."), card);
    case BUNNY_ALREADY_COPIED:
      scroll = bunny_words_card (state->copied[seat][action.operand[0]]);
      return g_strdup_printf (_ ("This card has copied already: %s."), scroll);
    case BUNNY_COPY_OF_COPY:
      return g_strdup (_ ("A copyist cannot copy another copyist."));
    default:
      scroll = bunny_words_card (action.operand[1]);
      if (bunny_words_name (names, from) != NULL)
        /* Translators: %1$s: a scroll, %2$s: a name in its basic form */
        return g_strdup_printf (_ ("%2$s does not have this scroll: %1$s."), scroll,
                                bunny_words_name (names, from));
      if (address == GAME_ADDRESS_YOU && state->table.seats == 2)
        return g_strdup_printf (_ ("Your opponent does not have this scroll: %s."), scroll);
      return g_strdup_printf (_ ("Player %1$u does not have this scroll: %2$s."), from + 1, scroll);
    }
}

/* The seat that chooses: the viewer, if it has to choose too. */
static guint
get_asking (const BunnyState *state, guint viewer)
{
  return (bunny_state_get_to_act (state) >> viewer) & 1 ? viewer : bunny_state_get_seat (state);
}

char *
bunny_words_refusal (const GameState   *state,
                     GameAction         action,
                     guint              refusal,
                     guint              viewer,
                     GameAddress        address,
                     const char *const *names)
{
  const BunnyState *now = bunny_state (state);

  if (refusal == BUNNY_GAME_OVER)
    return g_strdup (_ ("The four harvests are in, and the game is over."));
  if (refusal == BUNNY_WRONG_PHASE)
    return refuse_phase (&now->table, action);
  if (refusal <= BUNNY_NO_SUCH_CARD)
    return refuse_pick (now, action, refusal, get_asking (now, viewer));
  if (refusal >= BUNNY_NO_COPY_CARD)
    return refuse_copy (now, action, refusal, address, names);
  if (refusal >= BUNNY_NO_POST)
    return refuse_post (now, action, refusal);
  if (refusal == BUNNY_CAMP_PENDING || refusal >= BUNNY_CAMP_KEPT)
    return refuse_camp (now, action, refusal);
  return refuse_building (now, action, refusal, address, names);
}

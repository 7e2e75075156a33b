/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks a position text as a whole (NOTATION.md 2): that a game could reach it, that all cards
 * are accounted for, and that a view shows exactly the cards that its seat sees.
 */
#include "bunny-reader.h"

#include <glib/gi18n-lib.h>

/* A fault at a key's value, or at the end of the text if the key was left out. */
static gboolean
fault_at (BunnyReader *reader, const char *key, const char *sentence)
{
  return game_reader_fault (&reader->in, game_fields_get_place (&reader->in, key), "%s", sentence);
}

/* ---- Phases */

static gboolean
check_keys (BunnyReader *reader)
{
  static const struct
  {
    const char *key;
    guint       phases; /* as bits */
  } only[] = {
    { "move", 1u << BUNNY_BUILD },
    { "camp", 1u << BUNNY_BUILD },
    { "kept", 1u << BUNNY_BUILD },
    { "sealed", 1u << BUNNY_EXPLORE },
    { "copied", 1u << BUNNY_FINAL | 1u << BUNNY_OVER },
  };
  const BunnyTable *table = &reader->state->table;

  for (guint i = 0; i < G_N_ELEMENTS (only); i++)
    if (game_fields_get_value (&reader->in, only[i].key) && !((only[i].phases >> table->phase) & 1))
      return fault_at (reader, only[i].key, _ ("this does not belong in this phase"));
  if (table->phase != BUNNY_EXPLORE && table->pick != 1)
    return fault_at (reader, "pick", _ ("this does not belong in this phase"));
  if (table->phase >= BUNNY_FINAL && table->round != 4)
    return fault_at (reader, "round", _ ("the game ends in the fourth round"));
  if (game_fields_get_value (&reader->in, "seen") && !table->viewer)
    return fault_at (reader, "seen", _ ("only a view has cards that were seen"));
  return TRUE;
}

/* The mover as a seat from 0; the first builder where none is named. */
static void
set_mover (BunnyReader *reader)
{
  BunnyTable *table = &reader->state->table;

  if (game_fields_get_value (&reader->in, "move"))
    table->mover--;
  else if (table->phase == BUNNY_BUILD)
    table->mover = (guint8) bunny_table_get_first_builder (table);
}

static gboolean
is_kept (const BunnyTable *table, guint camp)
{
  return (table->kept >> camp) & 1;
}

static gboolean
check_camps (BunnyReader *reader)
{
  const BunnyTable *table = &reader->state->table;

  for (guint camp = 1; camp <= BUNNY_N_CAMPS; camp++)
    if (is_kept (table, camp) && bunny_table_find_camp (table, camp) == table->seats)
      return fault_at (reader, "kept", _ ("a camp that was kept must lie in a tray"));
  if (table->camp && (bunny_table_find_camp (table, table->camp) != table->mover ||
                      is_kept (table, table->camp)))
    return fault_at (reader, "camp",
                     _ ("an announced camp must lie in the builder’s tray, not kept"));
  if (table->asked &&
      (table->asked >= table->camp || is_kept (table, table->asked) ||
       bunny_table_find_camp (table, table->asked) == table->mover ||
       bunny_table_find_camp (table, table->asked) == table->seats))
    return fault_at (reader, "camp",
                     _ ("a lower camp of another seat can be asked about, not a kept one"));
  return TRUE;
}

static gboolean
check_posts (BunnyReader *reader)
{
  const BunnyTable *table = &reader->state->table;
  guint             n_set = 0;
  gboolean          is_unset = bunny_table_find_unset (table) < table->seats;

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    n_set += bunny_table_get_spot (table, cell) > BUNNY_SPOT_TOWER;
  if (table->phase == BUNNY_HARVEST && !is_unset)
    return fault_at (reader, "phase", _ ("no post waits to be set"));
  if (table->phase < BUNNY_HARVEST && n_set > 0)
    return fault_at (reader, "built", _ ("posts are not set in this phase"));
  if (table->phase > BUNNY_HARVEST && is_unset)
    return fault_at (reader, "built", _ ("posts are set in this phase"));
  return TRUE;
}

/* ---- The board */

static gboolean
check_cell (BunnyReader *reader, guint cell)
{
  const BunnyTable *table = &reader->state->table;
  guint             owner = bunny_table_get_owner (table, cell);
  guint             land = bunny_table_get_land (table, cell);
  BunnySpot         spot = bunny_table_get_spot (table, cell);
  guint             face = spot ? bunny_spot_get_face (spot) : 0;
  const char       *key = spot == BUNNY_SPOT_TOWER ? "towers" : "built";

  if (owner && !bunny_face_is_camp (face) && ++reader->counts[cell + 1] > 1)
    return fault_at (reader, "land",
                     _ ("the territory card of a cell that is controlled lies elsewhere"));
  if (face == 0)
    return TRUE;
  if (owner == 0)
    return fault_at (reader, key, _ ("a building must stand on somebody’s land"));
  if (land == BUNNY_LAND_CITY)
    return fault_at (reader, key, _ ("a cell has room for one building"));
  if (!((bunny_building_get_lands (face) >> land) & 1))
    return fault_at (reader, key, _ ("this building may not stand on such land"));
  return TRUE;
}

static gboolean
check_board (BunnyReader *reader)
{
  const BunnyTable *table = &reader->state->table;

  for (guint seat = 0; seat < table->seats; seat++)
    if (table->n_cells[seat] > BUNNY_N_RABBITS)
      return fault_at (reader, "land", _ ("a seat has 36 rabbits, no more"));
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    if (!check_cell (reader, cell))
      return FALSE;
  for (guint i = 0; i < BUNNY_N_TOWERS && table->towers[i][1]; i++)
    if (bunny_table_get_owner (table, table->towers[i][0]) !=
        bunny_table_get_owner (table, table->towers[i][1]))
      return fault_at (reader, "towers",
                       _ ("the two cells of a tower must belong to one seat"));
  return TRUE;
}

/* ---- Hands */

static gboolean
check_hands (BunnyReader *reader)
{
  const BunnyState *state = reader->state;
  const BunnyTable *table = &state->table;
  guint             size = 0, reserve = 0;

  if (table->phase == BUNNY_EXPLORE)
    {
      size = table->seats == 2 ? 12u - table->pick
                               : bunny_table_get_deal (table) - 2u * (table->pick - 1u);
      reserve = table->seats == 2 ? 10u - table->pick : 0;
    }
  for (guint seat = 0; seat < table->seats; seat++)
    {
      gboolean is_listed = bunny_state_has_sealed (state, seat) &&
                           state->sealed[seat][0] != BUNNY_SEALED_STAR;

      if (state->n_hand[seat] != size - (is_listed ? 2 : 0))
        return fault_at (reader, "hands", _ ("a hand does not have the cards that it must "
                                             "have"));
      if (seat < 2 && state->n_reserve[seat] != reserve)
        return fault_at (reader, "reserve",
                         _ ("a reserve does not have the cards that it must have"));
    }
  return TRUE;
}

static gboolean
check_sealed (BunnyReader *reader)
{
  const BunnyState *state = reader->state;
  guint             n = 0;

  while (n < state->table.seats && bunny_state_has_sealed (state, n))
    n++;
  if (n == state->table.seats)
    return fault_at (reader, "sealed", _ ("not all seats can have chosen"));
  for (guint seat = n; seat < state->table.seats; seat++)
    if (bunny_state_has_sealed (state, seat))
      return fault_at (reader, "sealed", _ ("seats choose in their order"));
  return TRUE;
}

/* ---- Scrolls at the end */

/* No scroll is unknown or has marks: the first item that is, or has, is reported. */
static gboolean
check_final_scrolls (BunnyReader *reader)
{
  const char *value = game_fields_get_value (&reader->in, "scrolls");
  const char *item = value;
  const char *end = value ? value + strcspn (value, " ") : NULL;

  for (const char *p = value; p < end; p++)
    if (*p == '?' || *p == '.')
      return game_reader_fault (&reader->in, item, _ ("all scrolls are open in this phase"));
    else if (*p == ',' || *p == '|')
      item = p + 1;
  return TRUE;
}

static gboolean
check_copied (BunnyReader *reader)
{
  const BunnyState *state = reader->state;
  gboolean          is_owed = FALSE;

  for (guint seat = 0; seat < state->table.seats; seat++)
    for (guint which = 0; which < 2; which++)
      {
        guint copied = state->copied[seat][which];
        guint from = bunny_state_get_copied_seat (state, seat, which);

        is_owed = is_owed || bunny_state_owes_copy (state, seat, which);
        if (copied && (!bunny_state_has_scroll (state, seat, BUNNY_COPY_R + which) ||
                       !bunny_state_has_scroll (state, from, copied)))
          return fault_at (reader, "copied",
                           _ ("a copyist copies a scroll of the neighbour"));
      }
  if (is_owed != (state->table.phase == BUNNY_FINAL))
    return fault_at (reader, "phase",
                     is_owed ? _ ("a copyist has not copied yet")
                             : _ ("no copyist has anything left to copy"));
  return TRUE;
}

/* ---- Views */

static gboolean
is_visible (const BunnyState *state, guint viewer, BunnyCard card)
{
  return card == BUNNY_CARD_UNKNOWN ||
         (bunny_card_has_mark (card, viewer) &&
          (state->table.seats == 2 || !bunny_face_is_scroll (bunny_card_get_face (card))));
}

/* The key in which the view of a seat shows too little of its own cards, or NULL. */
static const char *
find_fault_of_own (const BunnyState *state, guint seat)
{
  if (state->n_hand[seat] && state->hand[seat][state->n_hand[seat] - 1] == BUNNY_CARD_UNKNOWN)
    return "hands";
  if (state->sealed[seat][0] == BUNNY_SEALED_STAR)
    return "sealed";
  if (state->n_unknown_scrolls[seat])
    return "scrolls";
  return seat < 2 && state->n_unknown_discards[seat] ? "discards" : NULL;
}

/* The key in which it shows too much of another seat's. */
static const char *
find_fault_of_other (const BunnyState *state, guint seat, guint viewer)
{
  BunnyCard discards[BUNNY_N_CARDS];

  for (guint i = 0; i < state->n_hand[seat]; i++)
    if (!is_visible (state, viewer, state->hand[seat][i]))
      return "hands";
  if (bunny_state_has_sealed (state, seat) && state->sealed[seat][0] != BUNNY_SEALED_STAR)
    return "sealed";
  if (state->scrolls[seat] && state->table.phase < BUNNY_FINAL)
    return "scrolls";
  return bunny_state_list_discards (state, seat, discards) ? "discards" : NULL;
}

static gboolean
check_view (BunnyReader *reader)
{
  const BunnyState *state = reader->state;
  guint             viewer = state->table.viewer - 1u;

  for (guint seat = 0; seat < state->table.seats; seat++)
    {
      const char *key = seat == viewer ? find_fault_of_own (state, seat)
                                       : find_fault_of_other (state, seat, viewer);

      if (key != NULL)
        return fault_at (reader, key, _ ("this is not what the seat of this view sees"));
    }
  for (guint i = 0; i < 2; i++)
    for (guint k = 0; k < state->n_reserve[i]; k++)
      if (state->reserve[i][k] != BUNNY_UNKNOWN)
        return fault_at (reader, "reserve",
                         _ ("this is not what the seat of this view sees"));
  if (!state->deck_open)
    return fault_at (reader, "deck", _ ("this is not what the seat of this view sees"));
  return TRUE;
}

/* ---- All cards */

/* The number of cards that the deck must hold for the rounds to come and for provisions. */
static guint
count_needed (const BunnyState *state)
{
  const BunnyTable *table = &state->table;
  guint             deals = table->seats * (table->seats == 2 ? 20u : bunny_table_get_deal (table));
  guint             provisions = 3;

  if (table->round == 4 && table->phase != BUNNY_EXPLORE)
    return 0;
  for (guint seat = 0; seat < table->seats; seat++)
    provisions -= state->provisions[seat];
  return (4u - table->round) * deals + 2 * provisions;
}

/* Checks that there is room for the cards seen (of which `scrolls` are scrolls) among the unknown
 * ones, and that enough scrolls are left for the unknown ones. */
static gboolean
check_room (BunnyReader *reader, guint scrolls_left)
{
  const BunnyState *state = reader->state;
  guint             hands = 0, discards = 0, scrolls = 0, others = 0;

  for (guint seat = 0; seat < state->table.seats; seat++)
    {
      for (guint i = 0; i < state->n_hand[seat]; i++)
        hands += state->hand[seat][i] == BUNNY_CARD_UNKNOWN;
      scrolls += state->n_unknown_scrolls[seat];
      discards += seat < 2 ? state->n_unknown_discards[seat] : 0;
    }
  for (guint i = 0; i < reader->n_seen; i++)
    others += !bunny_face_is_scroll (reader->seen[i]);
  if (others > discards ||
      reader->n_seen > scrolls + discards + (state->table.seats > 2 ? hands : 0))
    return fault_at (reader, "seen", _ ("there is no room for the cards that were seen"));
  if (scrolls > scrolls_left)
    return fault_at (reader, "scrolls", _ ("there are not so many scrolls left"));
  return TRUE;
}

static gboolean
check_cards (BunnyReader *reader)
{
  const BunnyState *state = reader->state;
  guint             left = reader->n_seen, scrolls_left = 0, deck;

  for (guint i = 0; i < reader->n_seen; i++)
    scrolls_left += bunny_face_is_scroll (reader->seen[i]);
  for (guint face = 1; face <= BUNNY_N_FACES; face++)
    {
      left += bunny_face_get_copies (face) - reader->counts[face];
      scrolls_left += bunny_face_is_scroll (face) && reader->counts[face] == 0;
    }
  if (state->deck_open ? left < reader->n_unknown : left != reader->n_unknown)
    return fault_at (reader, "deck",
                     left < reader->n_unknown
                       ? _ ("more cards are unknown than are left")
                       : _ ("there are cards that lie nowhere"));
  deck = state->deck_open ? left - reader->n_unknown : state->n_deck;
  if (deck < count_needed (state))
    return fault_at (reader, "deck", _ ("the deck is too small for the game"));
  return check_room (reader, scrolls_left);
}

/* ---- The whole */

/* The cards seen lie where the deck is not known. */
static void
keep_seen (BunnyReader *reader)
{
  BunnyState *state = reader->state;

  for (guint i = 0; i < reader->n_seen; i++)
    state->deck[state->n_deck++] = reader->seen[i];
}

static gboolean
is_open (const BunnyReader *reader)
{
  const BunnyState *state = reader->state;

  for (guint seat = 0; seat < state->table.seats; seat++)
    if (state->sealed[seat][0] == BUNNY_SEALED_STAR)
      return TRUE;
  return state->deck_open || reader->n_unknown > 0 || state->table.viewer != 0;
}

gboolean
bunny_reader_check (BunnyReader *reader)
{
  BunnyState *state = reader->state;

  set_mover (reader);
  if (!check_keys (reader) || !check_board (reader) || !check_hands (reader) ||
      !check_sealed (reader) || !check_camps (reader) || !check_posts (reader))
    return FALSE;
  if (state->table.phase >= BUNNY_FINAL &&
      (!check_final_scrolls (reader) || !check_copied (reader)))
    return FALSE;
  if (state->table.viewer && !check_view (reader))
    return FALSE;
  if (!check_cards (reader))
    return FALSE;
  keep_seen (reader);
  state->table.open = is_open (reader);
  return TRUE;
}

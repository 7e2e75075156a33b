/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks a position text as a whole (NOTATION.md 2) and makes the state. Nothing is laid before it
 * is known that there is room for it.
 */
#include "meso-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "meso-view.h"

static gboolean
fault (MesoReader *reader, const char *sentence)
{
  return game_reader_fault (&reader->in, reader->in.text, "%s", sentence);
}

static guint
count_settlers (const MesoDraft *draft)
{
  guint n = 0;

  for (guint seat = 0; seat < MESO_MAX_SEATS; seat++)
    for (guint klass = 0; klass < MESO_N_CLASSES; klass++)
      n += draft->settlers[seat][klass];
  return n;
}

static guint
count_class (const MesoDraft *draft, guint klass)
{
  guint n = 0;

  for (guint seat = 0; seat < MESO_MAX_SEATS; seat++)
    n += draft->settlers[seat][klass];
  return n;
}

/* ---- Lands */

static gboolean
check_kinds (MesoReader *reader)
{
  const MesoState *state = reader->state;
  guint            counts[MESO_N_LAND_KINDS] = { 0 };

  for (guint i = 0; i < reader->n_drafts; i++)
    counts[reader->draft[reader->order[i]].kind]++;
  counts[MESO_KIND_VOLCANO] += state->due == MESO_DUE_VOLCANO;
  for (guint i = 0; i < MIN (reader->n_stack, MESO_MAX_STACK); i++)
    counts[state->stack[i]]++;
  for (guint kind = MESO_KIND_TEMPLE; kind < MESO_N_LAND_KINDS; kind++)
    {
      guint copies = meso_land_get_copies (kind, state->seats);

      counts[kind] += state->shown[kind];
      if (counts[kind] > copies ||
          (counts[kind] < copies && !(state->partial & MESO_STACK_UNKNOWN)))
        return fault (reader, _ ("these are not the lands of the game"));
    }
  if (reader->n_stack > MESO_MAX_STACK)
    return fault (reader, _ ("these are not the lands of the game"));
  if (reader->draft[MESO_TEMPLE].kind != MESO_KIND_TEMPLE)
    return fault (reader, _ ("the temple must lie on I9"));
  return TRUE;
}

/* What may be on a land of its kind. */
static gboolean
check_land (MesoReader *reader, const MesoDraft *draft)
{
  gboolean is_volcano = draft->kind == MESO_KIND_VOLCANO;
  gboolean is_temple = draft->kind == MESO_KIND_TEMPLE;
  guint    n_loaded = 0;

  for (guint klass = MESO_WOOD; klass < MESO_BEARER; klass++)
    n_loaded += klass == MESO_EMPTY_THIEF ? 0 : count_class (draft, klass);
  if (draft->n_huts > 2 || (draft->n_huts > 0 && draft->holy) ||
      (draft->kind != MESO_KIND_PLAIN && (draft->n_huts > 0 || draft->holy)))
    return fault (reader, _ ("these buildings cannot stand there"));
  if (((is_volcano || is_temple) && (draft->wood || draft->stone)) ||
      (is_volcano && count_settlers (draft) > 0) || (is_temple && n_loaded > 0))
    return fault (reader, _ ("goods or settlers are where they cannot be"));
  return TRUE;
}

/* Lays the lands with their goods and buildings. */
static gboolean
lay_lands (MesoReader *reader)
{
  MesoState *state = reader->state;
  guint      goods[2] = { 0 };

  for (guint i = 0; i < reader->n_drafts; i++)
    {
      const MesoDraft *draft = &reader->draft[reader->order[i]];
      guint            spot = meso_map_get ()->spot[reader->order[i]];
      MesoLand        *land;

      if (!check_land (reader, draft))
        return FALSE;
      meso_state_lay_land (state, spot, draft->kind);
      land = meso_state_take_land (state, spot);
      land->wood = draft->wood;
      land->stone = draft->stone;
      land->holy = draft->holy;
      land->births = draft->births;
      memcpy (land->hut, draft->hut, sizeof land->hut);
      for (guint klass = MESO_WOOD; klass < MESO_BEARER; klass++)
        if (klass != MESO_EMPTY_THIEF)
          goods[klass % MESO_EMPTY_THIEF - 1] += count_class (draft, klass);
      goods[0] += draft->wood;
      goods[1] += draft->stone;
    }
  if (goods[0] > MESO_N_GOODS || goods[1] > MESO_N_GOODS)
    return fault (reader, _ ("there are more pieces than in the game"));
  state->goods[0] = (guint8) goods[0];
  state->goods[1] = (guint8) goods[1];
  return TRUE;
}

/* Every land but volcanoes can be reached on foot, and a volcano touches a land. */
static gboolean
check_ground (MesoReader *reader)
{
  const MesoState *state = reader->state;
  const MesoMap   *map = meso_map_get ();
  guint8           queue[MESO_MAX_LANDS] = { map->temple };
  gboolean         met[MESO_N_PLACES] = { FALSE };
  guint            n = 1;

  met[map->temple] = TRUE;
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < MESO_N_NEAR; k++)
      {
        guint spot = map->near[queue[i]][k];

        if (!(meso_state_get_land (state, queue[i])->ways >> k & 1) || met[spot])
          continue;
        met[spot] = TRUE;
        queue[n++] = (guint8) spot;
      }
  for (guint i = 0; i < state->n_lands; i++)
    {
      const MesoLand *land = &state->land[i];
      gboolean        touches = FALSE;

      for (guint k = 0; k < MESO_N_NEAR && map->near[land->spot][k] != MESO_NOWHERE; k++)
        touches = touches || !(land->edge >> k & 1);
      if (land->kind == MESO_KIND_VOLCANO ? !touches : !met[land->spot])
        return fault (reader, _ ("a land lies where it could not have been laid"));
    }
  return TRUE;
}

/* ---- Pieces */

static gboolean
check_supply (MesoReader *reader)
{
  static const guint neutral[] = { 2, 1, 0 };
  MesoState         *state = reader->state;
  guint              huts[MESO_MAX_SEATS + 1] = { 0 };
  guint              holies[MESO_MAX_SEATS + 1] = { 0 };

  for (guint i = 0; i < state->n_lands; i++)
    {
      for (guint k = 0; k < 2; k++)
        huts[MESO_HUT_GET_OWNER (state->land[i].hut[k])] += state->land[i].hut[k] != 0;
      holies[state->land[i].holy] += state->land[i].holy != 0;
    }
  if (huts[0] > neutral[state->seats - 2])
    return fault (reader, _ ("there are more pieces than in the game"));
  for (guint seat = 0; seat < state->seats; seat++)
    {
      if (huts[seat + 1] > MESO_N_HUTS || holies[seat + 1] > MESO_N_HOLIES)
        return fault (reader, _ ("there are more pieces than in the game"));
      state->seat[seat].n_huts = (guint8) huts[seat + 1];
      state->seat[seat].n_holies = (guint8) holies[seat + 1];
    }
  return TRUE;
}

static gboolean
settle (MesoReader *reader, const MesoDraft *draft, guint spot, guint seat, guint klass)
{
  gboolean is_thief = klass >= MESO_EMPTY_THIEF && klass < MESO_BEARER;

  for (guint i = draft->settlers[seat][klass]; i > 0; i--)
    {
      if (is_thief && seat != reader->state->mover)
        return fault (reader, _ ("only settlers of the seat on the move can have stolen"));
      if (reader->state->seat[seat].n_settlers == MESO_N_SETTLERS)
        return fault (reader, _ ("there are more pieces than in the game"));
      meso_state_add_settler (reader->state, seat, spot, klass);
    }
  return TRUE;
}

static gboolean
settle_all (MesoReader *reader)
{
  for (guint i = 0; i < reader->n_drafts; i++)
    for (guint seat = 0; seat < reader->state->seats; seat++)
      for (guint klass = 0; klass < MESO_N_CLASSES; klass++)
        if (!settle (reader, &reader->draft[reader->order[i]],
                     meso_map_get ()->spot[reader->order[i]], seat, klass))
          return FALSE;
  return TRUE;
}

/* The number of huts and settlers that have a token of a seat. */
static guint
count_token (const MesoState *state, guint seat, guint token)
{
  guint n = 0;

  for (guint i = 0; i < state->n_lands; i++)
    for (guint k = 0; k < 2; k++)
      n += state->land[i].hut[k] == MESO_HUT_OF (seat + 1, token + 1);
  for (guint i = 0; i < state->seat[seat].n_settlers; i++)
    n += meso_key_get_class (state->settler[seat][i]) == MESO_BEARER + token;
  return n;
}

static gboolean
check_tokens_of (MesoReader *reader, guint seat)
{
  MesoSeat *self = &reader->state->seat[seat];

  for (guint i = 0; i < MESO_N_TOKENS; i++)
    {
      guint n = count_token (reader->state, seat, i);

      if (n > (i < self->n_tokens ? 1u : 0u))
        return fault (reader, _ ("a token can only be in one place, and must have been laid"));
      for (guint k = 0; k < i && i < self->n_tokens; k++)
        if (self->token[i] != MESO_TOKEN_UNKNOWN && self->token[i] == self->token[k])
          return fault (reader, _ ("the tokens of a seat have different values"));
      if (i >= self->n_tokens || n > 0)
        continue;
      self->offered |= (guint8) (1u << i);
      if (self->token[i] == MESO_TOKEN_UNKNOWN)
        return fault (reader, _ ("the value of a token that was offered is known"));
    }
  return TRUE;
}

static gboolean
check_seats (MesoReader *reader)
{
  const MesoState *state = reader->state;
  guint            n_winners = 0;

  for (guint seat = 0; seat < state->seats; seat++)
    {
      const MesoSeat *self = &state->seat[seat];

      if (!check_tokens_of (reader, seat))
        return FALSE;
      if (self->limit < 3 || self->limit > MESO_ALL_MANA || self->mana > self->limit)
        return fault (reader, _ ("mana goes up to a limit, and that from 3 to 8"));
      n_winners += self->offered == (1u << MESO_N_TOKENS) - 1;
    }
  if (n_winners > 1)
    return fault (reader, _ ("only one seat can have won"));
  return TRUE;
}

/* ---- The turn */

static gboolean
check_turn (MesoReader *reader)
{
  const MesoState *state = reader->state;

  for (guint i = 0; i < MESO_N_TOKENS; i++)
    if ((state->fresh >> i & 1) &&
        meso_state_find_class (state, state->mover, MESO_BEARER + i) == MESO_NOWHERE)
      return fault (reader, _ ("a token that was picked up in this turn is carried"));
  if (reader->n_born > 6 || (reader->n_born > 0 && state->acted != MESO_ACTED_BIRTH))
    return fault (reader, _ ("so many births are not possible in this turn"));
  for (guint place = 0; place < MESO_N_PLACES; place++)
    if (reader->draft[place].births > 0 && reader->draft[place].kind != MESO_KIND_PLAIN)
      return fault (reader, _ ("births are only possible on a plain"));
  return TRUE;
}

/* Returns TRUE if a choice of lands for goods can be due. */
static gboolean
is_choice (const MesoState *state)
{
  const MesoLand *land = meso_state_get_land (state, state->due_spot);
  guint           n_seeds;

  if (!land || (land->kind != MESO_KIND_FOREST && land->kind != MESO_KIND_QUARRY))
    return FALSE;
  n_seeds = meso_state_count_seeds (state, land->kind);
  return n_seeds > 0 && meso_state_count_others (state, land->kind, land->spot) > n_seeds;
}

static gboolean
is_exploration (const MesoState *state)
{
  return meso_state_has_settler (state, state->mover, state->due_from, state->due_class) &&
         meso_map_find_near (state->due_from, state->due_spot) != MESO_N_NEAR &&
         state->index[state->due_spot] == MESO_NO_LAND && state->found < MESO_MAX_FOUND;
}

/* Returns TRUE if what is due can be. */
static gboolean
can_be_due (const MesoState *state)
{
  const MesoLand *land = meso_state_get_land (state, state->due_spot);
  const MesoSeat *self = &state->seat[state->mover];

  switch (state->due)
    {
    case MESO_DUE_NOTHING:
      return TRUE;
    case MESO_DUE_LAY:
      return state->acted == MESO_ACTED_HUT && land &&
             meso_land_count_free_huts (land, state->mover) > 0 &&
             self->n_tokens < MESO_N_TOKENS;
    case MESO_DUE_SEED:
      return state->acted == MESO_ACTED_NOT && is_choice (state);
    default:
      return state->acted == MESO_ACTED_NOT && is_exploration (state);
    }
}

static gboolean
check_due (MesoReader *reader)
{
  const MesoState *state = reader->state;
  guint            n_shown = 0;

  for (guint kind = MESO_KIND_PLAIN; kind < MESO_N_LAND_KINDS; kind++)
    n_shown += state->shown[kind];
  if (!can_be_due (state) || (state->over && state->due != MESO_DUE_NOTHING))
    return fault (reader, _ ("that cannot be due here"));
  if ((n_shown > 0) != (state->due == MESO_DUE_TAKE))
    return fault (reader, _ ("lands are shown exactly while one of them is due"));
  return TRUE;
}

/* ---- Cards and lands that are hidden */

static gboolean
check_cards (MesoReader *reader)
{
  MesoState *state = reader->state;
  guint      left = 0, unknown = 0;

  for (guint card = 0; card < MESO_N_CARDS; card++)
    {
      guint copies = meso_card_get_copies (card, state->seats);
      guint placed = state->discards[card];

      for (guint i = 0; i < state->seats; i++)
        placed += state->seat[i].cards[card];
      for (guint i = 0; i < MIN (reader->n_deck, MESO_MAX_CARDS); i++)
        placed += state->deck[i] == card + 1;
      if (placed > copies)
        return fault (reader, _ ("these are not the cards of the game"));
      left += copies - placed;
    }
  for (guint i = 0; i < state->seats; i++)
    unknown += state->seat[i].cards[MESO_CARD_UNKNOWN];
  if (reader->n_deck > MESO_MAX_CARDS || unknown > left ||
      (unknown < left && !(state->partial & MESO_DECK_UNKNOWN)))
    return fault (reader, _ ("these are not the cards of the game"));
  memmove (state->deck + left - unknown, state->deck, reader->n_deck);
  memset (state->deck, 0, left - unknown);
  state->n_deck = (guint8) (reader->n_deck + left - unknown);
  return TRUE;
}

static void
fill_stack (MesoReader *reader)
{
  MesoState *state = reader->state;
  guint      left = 0;

  state->n_stack = (guint8) reader->n_stack;
  for (guint kind = MESO_KIND_PLAIN; kind < MESO_N_LAND_KINDS; kind++)
    left += meso_state_count_land_left (state, kind);
  memmove (state->stack + left, state->stack, reader->n_stack);
  memset (state->stack, 0, left);
  state->n_stack = (guint8) (reader->n_stack + left);
}

/* ---- The whole */

static gboolean
check_result (MesoReader *reader)
{
  const MesoState *state = reader->state;
  GameResult       result;

  meso_state_rank (state, &result);
  for (guint i = 0; i < state->seats && game_fields_get_value (&reader->in, "result"); i++)
    if (!state->over || reader->result[i] != '0' + result.rank[i])
      return game_reader_fault (&reader->in, game_fields_get_place (&reader->in, "result"),
                                _ ("this is not the result of the position"));
  return TRUE;
}

static gboolean
is_open (const MesoReader *reader)
{
  const MesoState *state = reader->state;

  for (guint i = 0; i < state->seats; i++)
    if (state->seat[i].cards[MESO_CARD_UNKNOWN] > 0 ||
        memchr (state->seat[i].token, MESO_TOKEN_UNKNOWN, MESO_N_TOKENS))
      return TRUE;
  return state->partial != 0 || !game_fields_get_value (&reader->in, "rng");
}

gboolean
meso_reader_check (MesoReader *reader)
{
  MesoState *state = reader->state;

  for (guint i = state->seats; i < MESO_MAX_SEATS; i++)
    state->seat[i].limit = 0;
  if (!check_kinds (reader) || !lay_lands (reader) || !check_ground (reader) ||
      !check_supply (reader) || !settle_all (reader) || !check_seats (reader) ||
      !check_turn (reader) || !check_cards (reader))
    return FALSE;
  fill_stack (reader);
  state->over = meso_state_is_over (state);
  if (!check_due (reader) || !check_result (reader))
    return FALSE;
  if (is_open (reader))
    {
      state->partial |= MESO_PARTIAL;
      state->rng = 0;
    }
  return TRUE;
}

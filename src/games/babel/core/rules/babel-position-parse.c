/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading positions, full and partial, with everything checked (NOTATION.md 2).
 *
 * Single fields are read and checked by babel-reader.c; here are the checks over all fields:
 * cards that are missing or unknown, known cards of the quarry, the result.
 */
#include "babel-reader.h"

#include <glib/gi18n-lib.h>

#include "babel-apply.h"

/* The first `?` in the hands that no card is left for. */
static gboolean
fault_in_hands (BabelReader *reader, guint left)
{
  guint first = babel_counts_get (reader->state->table.hand[0], BABEL_UNKNOWN);
  guint side = left >= first;

  return game_reader_fault (&reader->in, reader->unknown[side] + (side ? left - first : left),
                            _ ("no card is left for this unknown one"));
}

/* Lays the deck as read and fills it up with unknown cards. */
static gboolean
place_deck (BabelReader *reader)
{
  BabelState *state = reader->state;
  guint       hidden = babel_counts_get (state->table.hand[0], BABEL_UNKNOWN) +
                 babel_counts_get (state->table.hand[1], BABEL_UNKNOWN);
  guint left = BABEL_N_NATION_CARDS - babel_counts_sum (reader->nations);

  if (hidden > left)
    return fault_in_hands (reader, left);
  if (!reader->deck_open && left > hidden)
    return game_reader_fault (&reader->in, game_fields_get_place (&reader->in, "deck"),
                              g_dngettext (GETTEXT_PACKAGE, "%u nation card is missing",
                                           "%u nation cards are missing", left - hidden),
                              left - hidden);
  state->n_deck = (guint8) (reader->n_deck + left - hidden);
  for (guint i = 0; i < state->n_deck; i++)
    {
      guint8 card = i < reader->n_deck ? reader->deck[i] : BABEL_UNKNOWN + 1;

      state->deck[state->n_deck - 1 - i] = card;
      state->table.deck += BABEL_ONE (card - 1);
    }
  return TRUE;
}

/* The level of quarry card i, the next being 0; 0 if it is unknown. */
static guint
quarry_card (const BabelReader *reader, guint i)
{
  return i < reader->n_quarry ? reader->quarry[i] : 0;
}

static gboolean
place_quarry (BabelReader *reader)
{
  BabelState *state = reader->state;
  BabelTable *table = &state->table;
  guint       left = BABEL_N_TEMPLE_CARDS - babel_counts_sum (reader->levels);
  guint       size = reader->n_quarry + left;

  if (!reader->quarry_open && left > 0)
    return game_reader_fault (&reader->in, game_fields_get_place (&reader->in, "quarry"),
                              g_dngettext (GETTEXT_PACKAGE, "%u temple card is missing",
                                           "%u temple cards are missing", left),
                              left);
  if (reader->known > size)
    return game_reader_fault (&reader->in, game_fields_get_place (&reader->in, "known"),
                              _ ("the quarry holds only %u cards"), size);
  for (guint i = reader->known; i-- > 0;)
    babel_pile_push (&table->known, &table->n_known, quarry_card (reader, i));
  state->n_quarry = (guint8) (size - reader->known);
  for (guint i = 0; i < state->n_quarry; i++)
    {
      guint level = quarry_card (reader, reader->known + i);

      state->quarry[state->n_quarry - 1 - i] = (guint8) (level + 1);
      table->quarry += BABEL_ONE (level);
    }
  return TRUE;
}

static gboolean
check_whole (BabelReader *reader)
{
  BabelTable *table = &reader->state->table;
  const char *final = game_fields_get_value (&reader->in, "final");
  const char *result = game_fields_get_value (&reader->in, "result");

  if (table->owed > babel_counts_sum (table->hand[1 - table->mover]))
    return game_reader_fault (&reader->in, game_fields_get_place (&reader->in, "owed"),
                              _ ("more cards must be discarded than the hand holds"));
  if (!babel_table_update_result (table))
    return game_reader_fault (&reader->in, final ? final : reader->in.text,
                              _ ("both players would have won"));
  if (result && table->result != reader->result)
    return game_reader_fault (&reader->in, result,
                              _ ("by the temples and the quarry, the result is another one"));
  return TRUE;
}

gboolean
babel_position_parse (const char *text, GameState *game, GError **error)
{
  BabelState *state = (BabelState *) game;
  BabelReader reader = {
    .in = { .fields = &babel_fields, .text = text, .error = error, .state = game },
    .state = state,
    .deck_open = TRUE,
    .quarry_open = TRUE,
  };

  memset (state, 0, sizeof *state);
  state->table.turn = 1;
  state->table.pawn[0] = state->table.pawn[1] = BABEL_QUARRY;
  if (!game_fields_read (&reader.in) || !place_deck (&reader) || !place_quarry (&reader) ||
      !check_whole (&reader))
    return FALSE;
  state->open = reader.deck_open || reader.quarry_open || reader.unknown[0] || reader.unknown[1] ||
                !game_fields_get_value (&reader.in, "rng");
  if (state->open)
    state->rng = 0;
  return TRUE;
}

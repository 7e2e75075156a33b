/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The canonical text of a position: every land, then the keys that differ from their defaults,
 * in the order of NOTATION.md 2.
 */
#include "babel-column.h"
#include "babel-state.h"
#include "game-print.h"

static char
letter (guint nation)
{
  return nation < BABEL_N_NATIONS ? BABEL_LETTERS[nation] : '?';
}

static char
place (guint pawn)
{
  return pawn == BABEL_QUARRY ? 'Q' : BABEL_LETTERS[pawn];
}

static void
print_side (const BabelTable *table, guint side, guint land, GString *text)
{
  guint8 nations[BABEL_N_NATION_CARDS];
  guint  n = babel_column_get (table, side, land, nations);

  for (guint i = 0; i < n; i++)
    g_string_append_c (text, letter (nations[i]));
  if (table->temple[side][land])
    g_string_append_c (text, '/');
  for (guint level = 1; level <= BABEL_N_LEVELS; level++)
    if (table->temple[side][land] & (1u << level))
      g_string_append_c (text, (char) ('0' + level));
}

static void
print_counts (BabelCounts counts, GString *text)
{
  for (guint lane = 0; lane <= BABEL_UNKNOWN; lane++)
    for (guint i = babel_counts_get (counts, lane); i > 0; i--)
      g_string_append_c (text, letter (lane));
}

static void
print_pile (const BabelPile *pile, guint n, GString *text)
{
  for (guint i = 0; i < n; i++)
    g_string_append_c (text, (char) ('0' + babel_pile_get (pile, i)));
}

static void
print_rules (guint options, GString *text)
{
  const char *separator = " rules=";

  for (guint i = 0; i < babel_rules.n_options; i++)
    if (options & (1u << i))
      {
        game_print_to (text, "%s%s", separator, babel_rules.options[i].id);
        separator = ",";
      }
}

/* The deck, next card first: as far as it is known, and a `?` for the rest of a partial one. */
static void
print_deck (const BabelState *state, GString *text)
{
  guint i = state->n_deck;

  if (state->open && (i == 0 || state->deck[i - 1] == BABEL_UNKNOWN + 1))
    return;
  g_string_append (text, " deck=");
  while (i-- > 0 && state->deck[i] != BABEL_UNKNOWN + 1)
    g_string_append_c (text, letter (state->deck[i] - 1u));
  if (state->open)
    g_string_append_c (text, '?');
}

static void
print_quarry (const BabelState *state, GString *text)
{
  const BabelTable *table = &state->table;
  g_autoptr (GString) levels = g_string_sized_new (BABEL_N_TEMPLE_CARDS + 1);
  gboolean known = TRUE;

  for (guint i = table->n_known; known && i-- > 0;)
    if ((known = babel_pile_get (&table->known, i) != 0))
      g_string_append_c (levels, (char) ('0' + babel_pile_get (&table->known, i)));
  for (guint i = state->n_quarry; known && i-- > 0;)
    if ((known = state->quarry[i] != 1))
      g_string_append_c (levels, (char) ('0' + state->quarry[i] - 1));
  if (!state->open || levels->len > 0)
    game_print_to (text, " quarry=%s%s", levels->str, state->open ? "?" : "");
}

static void
print_cards (const BabelState *state, GString *text)
{
  const BabelTable *table = &state->table;

  if (table->hand[0] || table->hand[1])
    {
      g_string_append (text, " hands=");
      print_counts (table->hand[0], text);
      g_string_append_c (text, '|');
      print_counts (table->hand[1], text);
    }
  if (table->n_store[0] || table->n_store[1])
    {
      g_string_append (text, " stores=");
      print_pile (&table->store[0], table->n_store[0], text);
      g_string_append_c (text, '|');
      print_pile (&table->store[1], table->n_store[1], text);
    }
  if (table->starter)
    game_print_to (text, " starters=%u%u", table->starter & 1u, table->starter >> 1 & 1u);
  print_deck (state, text);
  print_quarry (state, text);
  if (table->n_known)
    game_print_to (text, " known=%u", table->n_known);
  if (table->discard)
    {
      g_string_append (text, " discard=");
      print_counts (table->discard, text);
    }
}

static void
print_turn (const BabelState *state, GString *text)
{
  static const char *const results[] = { NULL, "1", "2", "draw" };
  const BabelTable        *table = &state->table;

  if (table->turn != 1)
    game_print_to (text, " turn=%u", table->turn);
  if (table->mover)
    g_string_append (text, " move=2");
  if (table->migrated)
    g_string_append (text, " migrated=1");
  if (table->owed)
    game_print_to (text, " owed=%u", table->owed);
  if (table->final)
    g_string_append (text, " final=1");
  if (table->result != BABEL_PLAYING)
    game_print_to (text, " result=%s", results[table->result]);
  if (!state->open)
    game_print_to (text, " rng=%016" G_GINT64_MODIFIER "x", state->rng);
}

void
babel_position_print (const GameState *game, GString *text)
{
  const BabelState *state = babel_state (game);
  const BabelTable *table = &state->table;

  g_string_append (text, "babel/1");
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      game_print_to (text, " %c:", letter (land));
      print_side (table, 0, land, text);
      g_string_append_c (text, '|');
      print_side (table, 1, land, text);
    }
  print_rules (table->options, text);
  if (table->pawn[0] != BABEL_QUARRY || table->pawn[1] != BABEL_QUARRY)
    game_print_to (text, " pawns=%c%c", place (table->pawn[0]), place (table->pawn[1]));
  print_cards (state, text);
  print_turn (state, text);
}

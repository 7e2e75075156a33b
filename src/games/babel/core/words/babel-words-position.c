/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole position for reading aloud: whose turn, scores, hands, stores and quarry in one
 * paragraph, then a line for each land where something stands.
 */
#include "babel-judge.h"
#include "babel-words-private.h"

static char *
describe_turn (const GameState *state, guint viewer)
{
  const BabelTable *table = &babel_state (state)->table;

  if (table->result != BABEL_PLAYING)
    return babel_words_result (state, viewer, GAME_ADDRESS_YOU);
  if (table->mover == viewer)
    return g_strdup_printf (_ ("Turn %u, yours."), table->turn);
  return g_strdup_printf (_ ("Turn %u, your opponent’s."), table->turn);
}

static char *
describe_owed (const BabelTable *table, guint viewer)
{
  if (table->owed == 0)
    return NULL;
  if (table->mover == viewer)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Your opponent must discard %u card.",
                                         "Your opponent must discard %u cards.", table->owed),
                            (guint) table->owed);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "You must discard %u card.",
                                       "You must discard %u cards.", table->owed),
                          (guint) table->owed);
}

static void
describe_scores (GString *text, const BabelTable *table, guint viewer)
{
  babel_words_add (text, g_strdup_printf (_ ("Score: %1$u for you, %2$u for your opponent."),
                                          babel_table_get_score (table, viewer),
                                          babel_table_get_score (table, 1 - viewer)));
  if (table->final && !(table->options & BABEL_OPTION_FINAL15))
    babel_words_add (text, g_strdup (_ ("The final phase has begun.")));
  /* Translators: %s: "in Hatti" or "at the quarry" */
  babel_words_add (text, g_strdup_printf (_ ("Your pawn stands %s."),
                                          babel_words_get_land (table->pawn[viewer],
                                                                BABEL_LAND_IN)));
  /* Translators: %s: "in Hatti" or "at the quarry" */
  babel_words_add (text, g_strdup_printf (_ ("Your opponent’s pawn stands %s."),
                                          babel_words_get_land (table->pawn[1 - viewer],
                                                                BABEL_LAND_IN)));
}

static void
describe_hands (GString *text, const BabelTable *table, guint viewer)
{
  g_autofree char *cards = babel_words_list_cards (table->hand[viewer]);
  guint            n = babel_counts_sum (table->hand[1 - viewer]);

  if (cards[0])
    /* Translators: %s: a list of cards, "a Hittite, 2 Medes" */
    babel_words_add (text, g_strdup_printf (_ ("Your hand: %s."), cards));
  else
    babel_words_add (text, g_strdup (_ ("Your hand is empty.")));
  babel_words_add (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                       "Your opponent holds %u card.",
                                                       "Your opponent holds %u cards.", n),
                                          n));
  if (table->starter & (1u << viewer))
    babel_words_add (text, g_strdup (_ ("Your starter is unbuilt.")));
  if (table->starter & (1u << (1 - viewer)))
    babel_words_add (text, g_strdup (_ ("Your opponent’s starter is unbuilt.")));
}

/* A pile from its top down: "2, 4, 5". */
static char *
list_pile (const BabelPile *pile, guint n)
{
  guint levels[BABEL_N_TEMPLE_CARDS];

  for (guint i = 0; i < n; i++)
    levels[i] = babel_pile_get (pile, n - 1 - i);
  return babel_words_list_numbers (levels, n);
}

static void
describe_stores (GString *text, const BabelTable *table, guint viewer)
{
  g_autofree char *own = list_pile (&table->store[viewer], table->n_store[viewer]);
  g_autofree char *other = list_pile (&table->store[1 - viewer], table->n_store[1 - viewer]);

  if (own[0])
    /* Translators: %s: levels of temple cards, "2, 5" */
    babel_words_add (text, g_strdup_printf (_ ("Your store from the top: %s."), own));
  else
    babel_words_add (text, g_strdup (_ ("Your store is empty.")));
  if (other[0])
    /* Translators: %s: levels of temple cards, "2, 5" */
    babel_words_add (text,
                     g_strdup_printf (_ ("Your opponent’s store from the top: %s."), other));
  else
    babel_words_add (text, g_strdup (_ ("Your opponent’s store is empty.")));
}

static void
describe_quarry (GString *text, const BabelTable *table)
{
  g_autofree char *known = list_pile (&table->known, table->n_known);
  guint            n = babel_table_get_quarry (table);

  babel_words_add (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                       "The quarry holds %u card.",
                                                       "The quarry holds %u cards.", n),
                                          n));
  if (known[0])
    /* Translators: the known cards of the quarry; %s: levels of temple cards, "1, 2, 3" */
    babel_words_add (text, g_strdup_printf (_ ("Next to be revealed: %s."), known));
}

/* The levels of a temple from the base up. */
static char *
list_temple (const BabelTable *table, guint side, guint land)
{
  guint levels[BABEL_N_LEVELS];
  guint n = 0;

  for (guint level = 1; level <= BABEL_N_LEVELS; level++)
    if (table->temple[side][land] & (1u << level))
      levels[n++] = level;
  return babel_words_list_numbers (levels, n);
}

static char *
list_colonnade (const BabelTable *table, guint side, guint land)
{
  guint8 nations[BABEL_N_NATION_CARDS];

  return babel_words_list_row (nations, babel_column_get (table, side, land, nations));
}

static void
describe_side (GString *text, const BabelTable *table, guint viewer, guint side, guint land)
{
  g_autofree char *temple = list_temple (table, side, land);
  g_autofree char *cards = list_colonnade (table, side, land);

  if (temple[0])
    babel_words_add (text, g_strdup_printf (side == viewer
                                              /* Translators: %s: levels from the base up, "1, 2,
                                               * 4" */
                                              ? _ ("Your temple: %s.")
                                              /* Translators: %s: levels from the base up, "1, 2,
                                               * 4" */
                                              : _ ("Your opponent’s temple: %s."),
                                            temple));
  if (cards[0])
    babel_words_add (text, g_strdup_printf (side == viewer
                                              /* Translators: %s: a row of cards, "2 Medes, an
                                               * Assyrian" */
                                              ? _ ("Your colonnade from the oldest: %s.")
                                              /* Translators: %s: a row of cards, "2 Medes, an
                                               * Assyrian" */
                                              : _ ("Your opponent’s colonnade from the oldest: "
                                                   "%s."),
                                            cards));
}

static void
describe_land (GString *text, const BabelTable *table, guint viewer, guint land)
{
  g_autoptr (GString) sides = g_string_new (NULL);

  describe_side (sides, table, viewer, viewer, land);
  describe_side (sides, table, viewer, 1 - viewer, land);
  if (sides->len == 0)
    return;
  g_string_append_c (text, '\n');
  /* Translators: %1$s: a land, "Hatti"; %2$s: sentences about it */
  g_string_append_printf (text, C_ ("land and what is there", "%1$s. %2$s"),
                          babel_words_get_land (land, BABEL_LAND_NAME), sides->str);
}

char *
babel_words_position (const GameState *state, guint viewer)
{
  const BabelTable *table = &babel_state (state)->table;
  GString          *text;

  g_return_val_if_fail (viewer < 2, g_strdup (""));

  text = g_string_new (NULL);
  babel_words_add (text, describe_turn (state, viewer));
  babel_words_add (text, describe_owed (table, viewer));
  describe_scores (text, table, viewer);
  describe_hands (text, table, viewer);
  describe_stores (text, table, viewer);
  describe_quarry (text, table);
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    describe_land (text, table, viewer, land);
  return g_string_free (text, FALSE);
}

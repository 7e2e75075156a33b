/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole position for reading aloud: whose turn, scores, hands, stores and quarry in one
 * paragraph, then a line for each land where something stands.
 */
#include "babel-judge.h"
#include "babel-words-private.h"

static const BabelVoice turns = {
  .you = N_ ("Turn %u, yours."),
  .opponent = N_ ("Turn %u, your opponent’s."),
  /* Translators: whose turn it is; %2$s: a name in its basic form */
  .named = N_ ("Turn %1$u, %2$s’s."),
};

static const BabelVoices debts = {
  .you = NN_ ("You must discard %u card.", "You must discard %u cards."),
  .opponent = NN_ ("Your opponent must discard %u card.", "Your opponent must discard %u cards."),
  /* Translators: %2$s: a name in its basic form */
  .named = NN_ ("%2$s must discard %1$u card.", "%2$s must discard %1$u cards."),
};

static const BabelVoice scores = {
  .opponent = N_ ("Score: %1$u for you, %2$u for your opponent."),
  /* Translators: %3$s: a name in its basic form */
  .named = N_ ("Score: %1$u for you, %2$u for %3$s."),
};

static const BabelVoice pawns = {
  /* Translators: %s: "in Hatti" or "at the quarry" */
  .you = N_ ("Your pawn stands %s."),
  /* Translators: %s: "in Hatti" or "at the quarry" */
  .opponent = N_ ("Your opponent’s pawn stands %s."),
  /* Translators: %1$s: "in Hatti" or "at the quarry"; %2$s: a name in its basic form */
  .named = N_ ("%2$s’s pawn stands %1$s."),
};

static const BabelVoices hands = {
  .opponent = NN_ ("Your opponent holds %u card.", "Your opponent holds %u cards."),
  /* Translators: %2$s: a name in its basic form */
  .named = NN_ ("%2$s holds %1$u card.", "%2$s holds %1$u cards."),
};

static const BabelVoice starters = {
  .you = N_ ("Your starter is unbuilt."),
  .opponent = N_ ("Your opponent’s starter is unbuilt."),
  /* Translators: %1$s: a name in its basic form */
  .named = N_ ("%1$s’s starter is unbuilt."),
};

static const BabelVoice stores = {
  /* Translators: %s: levels of temple cards, "2, 5" */
  .you = N_ ("Your store from the top: %s."),
  /* Translators: %s: levels of temple cards, "2, 5" */
  .opponent = N_ ("Your opponent’s store from the top: %s."),
  /* Translators: %1$s: levels of temple cards, "2, 5"; %2$s: a name in its basic form */
  .named = N_ ("%2$s’s store from the top: %1$s."),
};

static const BabelVoice empty_stores = {
  .you = N_ ("Your store is empty."),
  .opponent = N_ ("Your opponent’s store is empty."),
  /* Translators: %1$s: a name in its basic form */
  .named = N_ ("%1$s’s store is empty."),
};

static const BabelVoice temples = {
  /* Translators: %s: levels from the base up, "1, 2, 4" */
  .you = N_ ("Your temple: %s."),
  /* Translators: %s: levels from the base up, "1, 2, 4" */
  .opponent = N_ ("Your opponent’s temple: %s."),
  /* Translators: %1$s: levels from the base up, "1, 2, 4"; %2$s: a name in its basic form */
  .named = N_ ("%2$s’s temple: %1$s."),
};

static const BabelVoice colonnades = {
  /* Translators: %s: a row of cards, "2 Medes, an Assyrian" */
  .you = N_ ("Your colonnade from the oldest: %s."),
  /* Translators: %s: a row of cards, "2 Medes, an Assyrian" */
  .opponent = N_ ("Your opponent’s colonnade from the oldest: %s."),
  /* Translators: %1$s: a row of cards, "2 Medes, an Assyrian"; %2$s: a name in its basic form */
  .named = N_ ("%2$s’s colonnade from the oldest: %1$s."),
};

static char *
describe_turn (const GameState *state, const BabelListener *listener)
{
  const BabelTable *table = &babel_state (state)->table;

  if (table->result != BABEL_PLAYING)
    return babel_words_result (state, listener->viewer, GAME_ADDRESS_YOU, listener->names);
  return BABEL_SAY (listener, table->mover, turns, table->turn);
}

static char *
describe_owed (const BabelTable *table, const BabelListener *listener)
{
  if (table->owed == 0)
    return NULL;
  return BABEL_SAY_COUNTED (listener, 1 - table->mover, debts, table->owed, (guint) table->owed);
}

static void
describe_scores (GString *text, const BabelTable *table, const BabelListener *listener)
{
  guint viewer = listener->viewer;

  babel_words_add (text, BABEL_SAY (listener, 1 - viewer, scores,
                                    babel_table_get_score (table, viewer),
                                    babel_table_get_score (table, 1 - viewer)));
  if (table->final && !(table->options & BABEL_OPTION_FINAL15))
    babel_words_add (text, g_strdup (_ ("The final phase has begun.")));
  for (guint i = 0; i < 2; i++)
    {
      guint seat = i == 0 ? viewer : 1 - viewer;

      babel_words_add (text, BABEL_SAY (listener, seat, pawns,
                                        babel_words_get_land (table->pawn[seat], BABEL_LAND_IN)));
    }
}

static void
describe_hands (GString *text, const BabelTable *table, const BabelListener *listener)
{
  guint            viewer = listener->viewer;
  g_autofree char *cards = babel_words_list_cards (table->hand[viewer]);
  guint            n = babel_counts_sum (table->hand[1 - viewer]);

  if (cards[0])
    /* Translators: %s: a list of cards, "a Hittite, 2 Medes" */
    babel_words_add (text, g_strdup_printf (_ ("Your hand: %s."), cards));
  else
    babel_words_add (text, g_strdup (_ ("Your hand is empty.")));
  babel_words_add (text, BABEL_SAY_COUNTED (listener, 1 - viewer, hands, n, n));
  for (guint i = 0; i < 2; i++)
    {
      guint seat = i == 0 ? viewer : 1 - viewer;

      if (table->starter & (1u << seat))
        babel_words_add (text, babel_words_say (listener, seat, &starters));
    }
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
describe_store (GString *text, const BabelTable *table, guint seat, const BabelListener *listener)
{
  g_autofree char *levels = list_pile (&table->store[seat], table->n_store[seat]);

  babel_words_add (text, levels[0] != '\0' ? BABEL_SAY (listener, seat, stores, levels)
                                           : babel_words_say (listener, seat, &empty_stores));
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
describe_side (
  GString *text, const BabelTable *table, guint side, guint land, const BabelListener *listener)
{
  g_autofree char *temple = list_temple (table, side, land);
  g_autofree char *cards = list_colonnade (table, side, land);

  if (temple[0])
    babel_words_add (text, BABEL_SAY (listener, side, temples, temple));
  if (cards[0])
    babel_words_add (text, BABEL_SAY (listener, side, colonnades, cards));
}

static void
describe_land (GString *text, const BabelTable *table, guint land, const BabelListener *listener)
{
  g_autoptr (GString) sides = g_string_new (NULL);

  describe_side (sides, table, listener->viewer, land, listener);
  describe_side (sides, table, 1 - listener->viewer, land, listener);
  if (sides->len == 0)
    return;
  g_string_append_c (text, '\n');
  /* Translators: %1$s: a land, "Hatti"; %2$s: sentences about it */
  g_string_append_printf (text, C_ ("land and what is there", "%1$s. %2$s"),
                          babel_words_get_land (land, BABEL_LAND_NAME), sides->str);
}

char *
babel_words_position (const GameState *state, guint viewer, const char *const *names)
{
  const BabelListener listener = { viewer, GAME_ADDRESS_YOU, names };
  const BabelTable   *table = &babel_state (state)->table;
  GString            *text;

  g_return_val_if_fail (viewer < 2, g_strdup (""));

  text = g_string_new (NULL);
  babel_words_add (text, describe_turn (state, &listener));
  babel_words_add (text, describe_owed (table, &listener));
  describe_scores (text, table, &listener);
  describe_hands (text, table, &listener);
  describe_store (text, table, viewer, &listener);
  describe_store (text, table, 1 - viewer, &listener);
  describe_quarry (text, table);
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    describe_land (text, table, land, &listener);
  return g_string_free (text, FALSE);
}

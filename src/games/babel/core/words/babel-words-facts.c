/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The second half of a refusal: the first names the missing thing, the second the things at hand:
 * the hand's cards, the place of the player's run, the place of the level wanted.
 *
 * Like the first half it speaks to the seat that must act, and of that seat's view.
 */
#include "babel-judge.h"
#include "babel-words-private.h"

/* Translators: %s: "in Hatti"; a run is three or more equal cards side by side */
static const char *const own_run_elsewhere[] = {
  N_ ("Your run of Assyrians stands %s; it acts only while your pawn is there."),
  N_ ("Your run of Hittites stands %s; it acts only while your pawn is there."),
  N_ ("Your run of Medes stands %s; it acts only while your pawn is there."),
  N_ ("Your run of Persians stands %s; it acts only while your pawn is there."),
  N_ ("Your run of Sumerians stands %s; it acts only while your pawn is there."),
};

/* The use of a run that is missing, by its nation. */
static const char *const abilities[] = {
  N_ ("A run of three Assyrians razes the temple across."),
  N_ ("A run of three Hittites steals the top of the temple across."),
  N_ ("A run of three Medes expels a nation from the colonnade across."),
  N_ ("A run of three Persians skips a level."),
  N_ ("A run of three Sumerians wins over settlers from across."),
};

/* Translators: %s, %1$s: "in Hatti"; %2$s: a name in its basic form */
static const BabelVoice run_of_opponent[] = {
  { .opponent = N_ ("The run of Assyrians %s is your opponent’s."),
    .named = N_ ("The run of Assyrians %1$s is %2$s’s.") },
  { .opponent = N_ ("The run of Hittites %s is your opponent’s."),
    .named = N_ ("The run of Hittites %1$s is %2$s’s.") },
  { .opponent = N_ ("The run of Medes %s is your opponent’s."),
    .named = N_ ("The run of Medes %1$s is %2$s’s.") },
  { .opponent = N_ ("The run of Persians %s is your opponent’s."),
    .named = N_ ("The run of Persians %1$s is %2$s’s.") },
  { .opponent = N_ ("The run of Sumerians %s is your opponent’s."),
    .named = N_ ("The run of Sumerians %1$s is %2$s’s.") },
};

/* Translators: %s, %1$s: "in Hatti", or a list: "in Hatti and in Media"; %2$s: a name in its basic
 * form */
static const BabelVoice nation_of_opponent[] = {
  { .opponent = N_ ("Your opponent has Assyrians %s."),
    .named = N_ ("%2$s has Assyrians %1$s.") },
  { .opponent = N_ ("Your opponent has Hittites %s."),
    .named = N_ ("%2$s has Hittites %1$s.") },
  { .opponent = N_ ("Your opponent has Medes %s."),
    .named = N_ ("%2$s has Medes %1$s.") },
  { .opponent = N_ ("Your opponent has Persians %s."),
    .named = N_ ("%2$s has Persians %1$s.") },
  { .opponent = N_ ("Your opponent has Sumerians %s."),
    .named = N_ ("%2$s has Sumerians %1$s.") },
};

static const BabelVoices temples_of_opponent = {
  /* Translators: %s: "in Hatti", or a list: "in Hatti and in Media" */
  .opponent = NN_ ("Your opponent has a temple %s.", "Your opponent has temples %s."),
  /* Translators: %1$s: "in Hatti", or a list; %2$s: a name in its basic form */
  .named = NN_ ("%2$s has a temple %1$s.", "%2$s has temples %1$s."),
};

static const BabelVoice no_temples_of_opponent = {
  .opponent = N_ ("Your opponent has no temple anywhere."),
  /* Translators: %1$s: a name in its basic form */
  .named = N_ ("%1$s has no temple anywhere."),
};

static const BabelVoice top_of_opponent = {
  .opponent = N_ ("A %u is the top of your opponent’s store."),
  /* Translators: %1$u: a level; %2$s: a name in its basic form */
  .named = N_ ("A %1$u is the top of %2$s’s store."),
};

static const BabelVoice colonnade_of_opponent = {
  /* Translators: %s: a row of cards, "2 Medes, an Assyrian" */
  .opponent = N_ ("Your opponent’s colonnade from the oldest: %s."),
  /* Translators: %1$s: a row of cards; %2$s: a name in its basic form */
  .named = N_ ("%2$s’s colonnade from the oldest: %1$s."),
};

static const BabelVoice no_settlers_of_opponent = {
  .opponent = N_ ("Your opponent has no settlers anywhere."),
  /* Translators: %1$s: a name in its basic form */
  .named = N_ ("%1$s has no settlers anywhere."),
};

static const BabelVoice settlers_of_opponent = {
  /* Translators: %s: "in Hatti", or a list: "in Hatti and in Media" */
  .opponent = N_ ("Your opponent has settlers %s."),
  /* Translators: %1$s: "in Hatti", or a list; %2$s: a name in its basic form */
  .named = N_ ("%2$s has settlers %1$s."),
};

static char *
tell_hand (BabelCounts hand)
{
  g_autofree char *cards = babel_words_list_cards (hand);

  if (cards[0])
    /* Translators: %s: a list of cards, "a Hittite, 2 Medes" */
    return g_strdup_printf (_ ("Your hand: %s."), cards);
  return g_strdup (_ ("Your hand is empty."));
}

/* The number of lands in a set of bits. */
static guint
count_lands (guint lands)
{
  guint n = 0;

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    n += (lands >> land) & 1;
  return n;
}

/* The mover's land, other than the pawn's, with a run of a nation, or BABEL_N_NATIONS. */
static guint
find_run_elsewhere (const BabelTable *table, guint nation)
{
  guint land = 0;

  while (land < BABEL_N_NATIONS &&
         (land == table->pawn[table->mover] ||
          babel_column_get_longest (table, table->mover, land, nation) < 3))
    land++;
  return land;
}

/* Names the owner of the run of the nation that the player might have meant, and its land, or else
 * the use that the missing run would have. */
static void
add_runs (GString             *text,
          const BabelTable    *table,
          GameAction           action,
          const BabelListener *listener)
{
  guint    nation = babel_action_get_nation (action);
  guint    me = table->mover;
  guint    here = table->pawn[me];
  guint    elsewhere = find_run_elsewhere (table, nation);
  gboolean across = babel_column_get_longest (table, 1 - me, here, nation) >= 3;

  if (across)
    babel_words_add (text, BABEL_SAY (listener, 1 - me, run_of_opponent[nation],
                                      babel_words_get_land (here, BABEL_LAND_IN)));
  if (elsewhere < BABEL_N_NATIONS)
    babel_words_add (text, g_strdup_printf (_ (own_run_elsewhere[nation]),
                                            babel_words_get_land (elsewhere, BABEL_LAND_IN)));
  else if (!across && action.kind == BABEL_HALVE)
    babel_words_add (text, g_strdup (_ ("Any run of three can halve a hand.")));
  else if (!across)
    babel_words_add (text, g_strdup (_ (abilities[nation])));
}

/* Returns TRUE if a store has a level below its top. */
static gboolean
lies_deeper (const BabelTable *table, guint side, guint level)
{
  for (guint i = 0; i + 1 < table->n_store[side]; i++)
    if (babel_pile_get (&table->store[side], i) == level)
      return TRUE;
  return FALSE;
}

/* Tells the place of the level that would fit. */
static char *
tell_level (const BabelTable *table, GameAction action, const BabelListener *listener)
{
  guint me = table->mover;
  guint from = action.operand[0] == BABEL_SOURCE_OWN ? me : 1 - me;
  guint level = babel_table_get_top (table, me, table->pawn[me]) +
                (action.kind == BABEL_SKIP ? 2 : 1);

  if (action.operand[0] == BABEL_SOURCE_START || level > BABEL_N_LEVELS)
    return NULL;
  if (babel_table_get_store_top (table, 1 - from) == level && from == me)
    return BABEL_SAY (listener, 1 - me, top_of_opponent, level);
  if (babel_table_get_store_top (table, 1 - from) == level)
    return g_strdup_printf (_ ("A %u is the top of your own store."), level);
  if (!lies_deeper (table, from, level) && !lies_deeper (table, 1 - from, level))
    return NULL;
  if (!lies_deeper (table, from, level))
    return g_strdup_printf (_ ("A %u lies deeper in the other store, but only the top can be "
                               "taken."),
                            level);
  return g_strdup_printf (_ ("A %u lies deeper in that store, but only the top can be taken."),
                          level);
}

static char *
tell_temples (const BabelTable *table, const BabelListener *listener)
{
  guint            opp = 1 - table->mover;
  guint            lands = 0;
  g_autofree char *list = NULL;

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    lands |= (guint) (table->temple[opp][land] != 0) << land;
  if (lands == 0)
    return babel_words_say (listener, opp, &no_temples_of_opponent);
  list = babel_words_list_lands (lands, BABEL_LAND_IN);
  return BABEL_SAY_COUNTED (listener, opp, temples_of_opponent, count_lands (lands), list);
}

/* Tells the places of the opponent's cards of a nation, or, if there are none, the cards across
 * from the pawn. */
static char *
tell_nation (const BabelTable *table, guint nation, const BabelListener *listener)
{
  guint            opp = 1 - table->mover;
  guint            here = table->pawn[table->mover];
  guint            lands = 0;
  guint8           row[BABEL_N_NATION_CARDS];
  g_autofree char *list = NULL;

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    lands |= (guint) (babel_column_count (table, opp, land, nation) > 0) << land;
  if (lands != 0)
    {
      list = babel_words_list_lands (lands, BABEL_LAND_IN);
      return BABEL_SAY (listener, opp, nation_of_opponent[nation], list);
    }
  if (table->settlers[opp][here] == 0)
    return NULL;
  list = babel_words_list_row (row, babel_column_get (table, opp, here, row));
  return BABEL_SAY (listener, opp, colonnade_of_opponent, list);
}

static char *
tell_settlers (const BabelTable *table, const BabelListener *listener)
{
  guint            opp = 1 - table->mover;
  guint            lands = 0;
  g_autofree char *list = NULL;

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    lands |= (guint) (table->settlers[opp][land] > 0) << land;
  if (lands == 0)
    return babel_words_say (listener, opp, &no_settlers_of_opponent);
  list = babel_words_list_lands (lands, BABEL_LAND_IN);
  return BABEL_SAY (listener, opp, settlers_of_opponent, list);
}

void
babel_words_add_facts (GString             *text,
                       const BabelTable    *table,
                       GameAction           action,
                       guint                refusal,
                       const BabelListener *listener)
{
  switch (refusal)
    {
    case BABEL_NO_SUCH_CARD:
      babel_words_add (text, tell_hand (table->hand[babel_table_get_seat (table)]));
      break;
    case BABEL_NO_RUN:
      add_runs (text, table, action, listener);
      break;
    case BABEL_LEVEL_ORDER:
      babel_words_add (text, tell_level (table, action, listener));
      break;
    case BABEL_NO_TEMPLE:
      babel_words_add (text, tell_temples (table, listener));
      break;
    case BABEL_NATION_ABSENT:
      babel_words_add (text, tell_nation (table, action.operand[0], listener));
      break;
    case BABEL_NO_SETTLERS:
      babel_words_add (text, tell_settlers (table, listener));
      break;
    default:
      break;
    }
}

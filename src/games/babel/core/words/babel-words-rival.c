/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says why an action is refused because of something of the other player's: a store, a temple, a
 * hand, a colonnade. A player with a name is called by it.
 */
#include "babel-judge.h"
#include "babel-words-private.h"

/* Translators: %s, %1$s: "in Hatti"; %2$s: a name in its basic form */
static const BabelVoice nation_absent[] = {
  { .opponent = N_ ("Your opponent has no Assyrians %s to expel."),
    .named = N_ ("%2$s has no Assyrians %1$s to expel.") },
  { .opponent = N_ ("Your opponent has no Hittites %s to expel."),
    .named = N_ ("%2$s has no Hittites %1$s to expel.") },
  { .opponent = N_ ("Your opponent has no Medes %s to expel."),
    .named = N_ ("%2$s has no Medes %1$s to expel.") },
  { .opponent = N_ ("Your opponent has no Persians %s to expel."),
    .named = N_ ("%2$s has no Persians %1$s to expel.") },
  { .opponent = N_ ("Your opponent has no Sumerians %s to expel."),
    .named = N_ ("%2$s has no Sumerians %1$s to expel.") },
};

static const BabelVoice empty_store = {
  .opponent = N_ ("Your opponent’s store is empty; there is nothing to build from it."),
  /* Translators: %1$s: a name in its basic form */
  .named = N_ ("%1$s’s store is empty; there is nothing to build from it."),
};

/* A level out of order. */
static const BabelVoice wrong_first = {
  /* Translators: %2$s: "in Hatti" */
  .opponent = N_ ("Your site %2$s is empty and needs level 1; the top of your opponent’s store is "
                  "%1$u."),
  /* Translators: %2$s: "in Hatti"; %3$s: a name in its basic form */
  .named = N_ ("Your site %2$s is empty and needs level 1; the top of %3$s’s store is %1$u."),
};

static const BabelVoice wrong_next = {
  /* Translators: %3$s: "in Hatti" */
  .opponent = N_ ("Your temple %3$s needs level %1$u next; the top of your opponent’s store is "
                  "%2$u."),
  /* Translators: %3$s: "in Hatti"; %4$s: a name in its basic form */
  .named = N_ ("Your temple %3$s needs level %1$u next; the top of %4$s’s store is %2$u."),
};

static const BabelVoice wrong_first_skip = {
  /* Translators: %2$s: "in Hatti" */
  .opponent = N_ ("Persians skip exactly one level: your empty site %2$s needs a 2; the top of "
                  "your opponent’s store is %1$u."),
  /* Translators: %2$s: "in Hatti"; %3$s: a name in its basic form */
  .named = N_ ("Persians skip exactly one level: your empty site %2$s needs a 2; the top of "
               "%3$s’s store is %1$u."),
};

static const BabelVoice wrong_next_skip = {
  /* Translators: %4$s: "in Hatti" */
  .opponent = N_ ("Persians skip exactly one level: on your %1$u %4$s goes a %2$u; the top of your "
                  "opponent’s store is %3$u."),
  /* Translators: %4$s: "in Hatti"; %5$s: a name in its basic form */
  .named = N_ ("Persians skip exactly one level: on your %1$u %4$s goes a %2$u; the top of "
               "%5$s’s store is %3$u."),
};

/* The missing temple to be razed, and the one to be stolen from. */
static const BabelVoice no_temples[] = {
  {
    /* Translators: %s: "in Hatti" */
    .opponent = N_ ("Your opponent has no temple %s to raze."),
    /* Translators: %1$s: "in Hatti"; %2$s: a name in its basic form */
    .named = N_ ("%2$s has no temple %1$s to raze."),
  },
  {
    /* Translators: %s: "in Hatti" */
    .opponent = N_ ("Your opponent has no temple %s to steal from."),
    /* Translators: %1$s: "in Hatti"; %2$s: a name in its basic form */
    .named = N_ ("%2$s has no temple %1$s to steal from."),
  },
};

static const BabelVoice low_temple = {
  /* Translators: %3$s: "in Hatti" */
  .opponent = N_ ("Only a level higher than your %1$u %3$s can be stolen; your opponent’s temple "
                  "there ends at %2$u."),
  /* Translators: %3$s: "in Hatti"; %4$s: a name in its basic form */
  .named = N_ ("Only a level higher than your %1$u %3$s can be stolen; %4$s’s temple there ends at "
               "%2$u."),
};

static const BabelVoice empty_hand = {
  .opponent = N_ ("Your opponent’s hand is empty; there is nothing to halve."),
  /* Translators: %1$s: a name in its basic form */
  .named = N_ ("%1$s’s hand is empty; there is nothing to halve."),
};

static const BabelVoice single_card = {
  .opponent = N_ ("Your opponent holds a single card; half of it, rounded down, is nothing."),
  /* Translators: %1$s: a name in its basic form */
  .named = N_ ("%1$s holds a single card; half of it, rounded down, is nothing."),
};

static const BabelVoice empty_colonnade = {
  /* Translators: %s: "in Hatti" */
  .opponent = N_ ("Your opponent’s colonnade %s is empty; there is nobody to win over."),
  /* Translators: %1$s: "in Hatti"; %2$s: a name in its basic form */
  .named = N_ ("%2$s’s colonnade %1$s is empty; there is nobody to win over."),
};

/* A level out of order on top of the other store. */
static char *
refuse_level (const BabelTable    *table,
              GameAction           action,
              const char          *land,
              const BabelListener *listener)
{
  guint me = table->mover;
  guint top = babel_table_get_top (table, me, table->pawn[me]);
  guint level = babel_table_get_level (table, action);

  if (action.kind == BABEL_SKIP && top == 0)
    return BABEL_SAY (listener, 1 - me, wrong_first_skip, level, land);
  if (action.kind == BABEL_SKIP)
    return BABEL_SAY (listener, 1 - me, wrong_next_skip, top, top + 2, level, land);
  if (top == 0)
    return BABEL_SAY (listener, 1 - me, wrong_first, level, land);
  return BABEL_SAY (listener, 1 - me, wrong_next, top + 1, level, land);
}

static char *
refuse_hand (const BabelTable *table, const BabelListener *listener)
{
  guint rival = 1 - table->mover;

  if (babel_counts_sum (table->hand[rival]) == 0)
    return babel_words_say (listener, rival, &empty_hand);
  return babel_words_say (listener, rival, &single_card);
}

char *
babel_words_refuse_rival (const BabelTable    *table,
                          GameAction           action,
                          guint                refusal,
                          const BabelListener *listener)
{
  guint       me = table->mover;
  guint       here = table->pawn[me];
  const char *land = babel_words_get_land (here, BABEL_LAND_IN);

  switch (refusal)
    {
    case BABEL_STORE_EMPTY:
      return babel_words_say (listener, 1 - me, &empty_store);
    case BABEL_LEVEL_ORDER:
      return refuse_level (table, action, land, listener);
    case BABEL_SMALL_HAND:
      return refuse_hand (table, listener);
    case BABEL_NO_TEMPLE:
      return BABEL_SAY (listener, 1 - me, no_temples[action.kind == BABEL_STEAL], land);
    case BABEL_NOT_HIGHER:
      return BABEL_SAY (listener, 1 - me, low_temple, babel_table_get_top (table, me, here),
                        babel_table_get_top (table, 1 - me, here), land);
    case BABEL_NATION_ABSENT:
      return BABEL_SAY (listener, 1 - me, nation_absent[action.operand[0]], land);
    case BABEL_NO_SETTLERS:
      return BABEL_SAY (listener, 1 - me, empty_colonnade, land);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

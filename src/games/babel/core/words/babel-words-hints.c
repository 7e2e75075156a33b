/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hints towards an action, rung by rung: the rule that matters, the place to look at, the card, the
 * action itself.
 *
 * Each rung says more than the one before and leaves something to find until the last. All rungs
 * speak to the seat to act, about its view.
 */
#include "babel-judge.h"
#include "babel-words-private.h"

/* The rule that matters, by kind of action. */
static const char *const rules_to_think_of[BABEL_N_KINDS] = {
  [BABEL_TRAVEL] = N_ ("Your pawn is needed somewhere else: think of travelling."),
  [BABEL_SETTLE] = N_ ("Settlers are what counts now: think of settling."),
  [BABEL_BUILD] = N_ ("There’s something you can build now: think of your temples."),
  [BABEL_MIGRATE] = N_ ("Your settlers can move on together: think of migration."),
  [BABEL_RAZE] = N_ ("A temple doesn’t have to stand for ever: think of what Assyrians can do."),
  [BABEL_STEAL] = N_ ("A level can change hands: think of what Hittites can do."),
  [BABEL_EXPEL] = N_ ("A whole nation can be sent away: think of what Medes can do."),
  [BABEL_WIN_OVER] = N_ ("Settlers can change sides: think of what Sumerians can do."),
  [BABEL_SKIP] = N_ ("A level can be skipped: think of what Persians can do."),
  [BABEL_DISCARD] = N_ ("A card must go: think of the one you need least."),
  [BABEL_END] = N_ ("What you could still do costs more than it brings, and the end of your turn "
                    "lays new levels on your store."),
};

/* The place to look at, by kind of action; sentences that need no land stand by themselves.
 * Translators: %s in the following: "in Hatti". */
static const char *const places_to_look_at[BABEL_N_KINDS] = {
  /* Translators: %s: "in Hatti" */
  [BABEL_TRAVEL] = N_ ("Look at what there is to do %s."),
  /* Translators: %s: "in Hatti" */
  [BABEL_SETTLE] = N_ ("Look at your own colonnade %s."),
  /* Translators: %s: "in Hatti" */
  [BABEL_BUILD] = N_ ("Look at your own site %s."),
  /* Translators: %s: "in Hatti" */
  [BABEL_MIGRATE] = N_ ("Look at the end of your colonnade %s."),
  /* Translators: %s: "in Hatti" */
  [BABEL_SKIP] = N_ ("Look at your own site %s."),
  [BABEL_DISCARD] = N_ ("Look at the cards in your own hand."),
};

/* The same for a thing of the other player's. */
static const BabelVoice rival_places[BABEL_N_KINDS] = {
  [BABEL_RAZE] = {
    /* Translators: %s: "in Hatti" */
    .opponent = N_ ("Look at your opponent’s temple %s."),
    /* Translators: %1$s: "in Hatti"; %2$s: a name in its basic form */
    .named = N_ ("Look at %2$s’s temple %1$s."),
  },
  [BABEL_STEAL] = {
    /* Translators: %s: "in Hatti" */
    .opponent = N_ ("Look at the top of your opponent’s temple %s."),
    /* Translators: %1$s: "in Hatti"; %2$s: a name in its basic form */
    .named = N_ ("Look at the top of %2$s’s temple %1$s."),
  },
  [BABEL_EXPEL] = {
    /* Translators: %s: "in Hatti" */
    .opponent = N_ ("Look at your opponent’s colonnade %s."),
    /* Translators: %1$s: "in Hatti"; %2$s: a name in its basic form */
    .named = N_ ("Look at %2$s’s colonnade %1$s."),
  },
  [BABEL_WIN_OVER] = {
    /* Translators: %s: "in Hatti" */
    .opponent = N_ ("Look at the end of your opponent’s colonnade %s."),
    /* Translators: %1$s: "in Hatti"; %2$s: a name in its basic form */
    .named = N_ ("Look at the end of %2$s’s colonnade %1$s."),
  },
};

static const BabelVoice rival_hand_rule = {
  .opponent = N_ ("Your opponent’s hand can be halved: think of what any run can do."),
  /* Translators: %1$s: a name in its basic form */
  .named = N_ ("%1$s’s hand can be halved: think of what any run can do."),
};

static const BabelVoices rival_hand = {
  .opponent = NN_ ("Look at your opponent’s hand: %u card.",
                   "Look at your opponent’s hand: %u cards."),
  /* Translators: %2$s: a name in its basic form */
  .named = NN_ ("Look at %2$s’s hand: %1$u card.",
                "Look at %2$s’s hand: %1$u cards."),
};

static const BabelVoice rival_store = {
  .opponent = N_ ("Level %u lies on top of your opponent’s store."),
  /* Translators: %2$s: a name in its basic form */
  .named = N_ ("Level %1$u lies on top of %2$s’s store."),
};

static const BabelVoice rival_store_to_skip = {
  .opponent = N_ ("Level %u lies on top of your opponent’s store, and a Persian can pay for the "
                  "skip."),
  /* Translators: %2$s: a name in its basic form */
  .named = N_ ("Level %1$u lies on top of %2$s’s store, and a Persian can pay for the skip."),
};

/* Translators: a nation's card takes its owner to the land of that nation */
static const char *const cards_to_travel_with[] = {
  N_ ("You hold an Assyrian, and an Assyrian takes you to Assyria."),
  N_ ("You hold a Hittite, and a Hittite takes you to Hatti."),
  N_ ("You hold a Mede, and a Mede takes you to Media."),
  N_ ("You hold a Persian, and a Persian takes you to Persia."),
  N_ ("You hold a Sumerian, and a Sumerian takes you to Sumer."),
};

/* Translators: %s: "in Hatti"; a card of a run is discarded for the ability */
static const char *const cards_that_pay[] = {
  N_ ("One of your Assyrians %s can pay for it."),
  N_ ("One of your Hittites %s can pay for it."),
  N_ ("One of your Medes %s can pay for it."),
  N_ ("One of your Persians %s can pay for it."),
  N_ ("One of your Sumerians %s can pay for it."),
};

/* The side that acts: the mover, or the halved player. */
static guint
acting_side (const BabelTable *table)
{
  return table->owed > 0 ? 1u - table->mover : table->mover;
}

/* The land that an action is about. */
static guint
get_place (const BabelTable *table, GameAction action)
{
  if (action.kind == BABEL_TRAVEL || action.kind == BABEL_MIGRATE)
    return action.operand[0];
  return table->pawn[acting_side (table)];
}

static char *
hint_rule (GameAction action, const BabelListener *listener)
{
  if (action.kind == BABEL_HALVE)
    return babel_words_say (listener, 1 - listener->viewer, &rival_hand_rule);
  return g_strdup (_ (rules_to_think_of[action.kind]));
}

/* Says what becomes of the cards in hand when the turn ends. */
static char *
hint_kept (guint n)
{
  if (n == 0)
    return g_strdup (_ ("Your hand is empty, and your next turn begins with new cards."));
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE,
                 "The card in your hand isn’t lost: your next turn begins with it and new ones.",
                 "The %u cards in your hand aren’t lost: your next turn begins with them and new "
                 "ones.",
                 n),
    n);
}

/* Returns TRUE if some level can be built. */
static gboolean
can_build (const BabelTable *table)
{
  for (guint source = BABEL_SOURCE_OWN; source <= BABEL_SOURCE_START; source++)
    {
      const GameAction build = { .kind = BABEL_BUILD, .operand = { source } };

      if (babel_judge (table, build) == BABEL_LEGAL)
        return TRUE;
    }
  return FALSE;
}

static char *
hint_place (const BabelTable *table, GameAction action, const BabelListener *listener)
{
  guint       rival = 1 - listener->viewer;
  const char *land = babel_words_get_land (get_place (table, action), BABEL_LAND_IN);

  if (action.kind == BABEL_HALVE)
    {
      guint n = babel_counts_sum (table->hand[rival]);

      return BABEL_SAY_COUNTED (listener, rival, rival_hand, n, n);
    }
  if (action.kind == BABEL_END)
    return hint_kept (babel_counts_sum (table->hand[listener->viewer]));
  if (rival_places[action.kind].opponent != NULL)
    return BABEL_SAY (listener, rival, rival_places[action.kind], land);
  return g_strdup_printf (_ (places_to_look_at[action.kind]), land);
}

static char *
hint_level (const BabelTable *table, GameAction action, const BabelListener *listener)
{
  guint level = babel_table_get_level (table, action);

  if (action.operand[0] == BABEL_SOURCE_START)
    return g_strdup (_ ("Your starter is the level that fits."));
  if (action.kind == BABEL_BUILD && action.operand[0] == BABEL_SOURCE_OWN)
    return g_strdup_printf (_ ("Level %u lies on top of your store."), level);
  if (action.kind == BABEL_BUILD)
    return BABEL_SAY (listener, 1 - listener->viewer, rival_store, level);
  if (action.operand[0] == BABEL_SOURCE_OWN)
    return g_strdup_printf (_ ("Level %u lies on top of your store, and a Persian can pay for the "
                               "skip."),
                            level);
  return BABEL_SAY (listener, 1 - listener->viewer, rival_store_to_skip, level);
}

static char *
hint_settlers (const BabelTable *table, guint from)
{
  guint8           nations[BABEL_N_NATION_CARDS];
  guint            n = babel_column_get (table, acting_side (table), from, nations);
  g_autofree char *last = babel_words_list_row (&nations[n - MIN (n, 3)], MIN (n, 3));

  /* Translators: %s: three cards, "2 Medes, an Assyrian" */
  return g_strdup_printf (_ ("The last three cards there: %s."), last);
}

static char *
hint_card (const BabelTable *table, GameAction action, const BabelListener *listener)
{
  switch (action.kind)
    {
    case BABEL_TRAVEL:
      return g_strdup (_ (cards_to_travel_with[action.operand[0]]));
    case BABEL_SETTLE:
    case BABEL_DISCARD:
      /* Translators: %s: "a Hittite" */
      return g_strdup_printf (_ ("Take %s from your hand."),
                              babel_words_get_nation (action.operand[0], BABEL_NATION_ONE));
    case BABEL_BUILD:
    case BABEL_SKIP:
      return hint_level (table, action, listener);
    case BABEL_MIGRATE:
      return hint_settlers (table, action.operand[0]);
    case BABEL_END:
      return g_strdup (can_build (table)
                         ? _ ("You could still build, but that level will do more for you later.")
                         : _ ("No level can be built where your pawn is now."));
    default:
      return g_strdup_printf (_ (cards_that_pay[babel_action_get_nation (action)]),
                              babel_words_get_land (get_place (table, action), BABEL_LAND_IN));
    }
}

static char *
hint_action (const GameState *state, GameAction action, const char *const *names)
{
  g_autofree char *label = babel_words_action (state, action, names);

  /* Translators: %s: the label of an action, "Travel to Hatti" */
  return g_strdup_printf (_ ("What to do next: “%s”."), label);
}

char *
babel_words_hint (const GameState   *state,
                  GameAction         action,
                  GameHint           rung,
                  const char *const *names)
{
  const BabelTable   *table = &babel_state (state)->table;
  const BabelListener listener = { acting_side (table), GAME_ADDRESS_YOU, names };

  g_return_val_if_fail (action.kind < BABEL_N_KINDS, g_strdup (""));

  switch (rung)
    {
    case GAME_HINT_RULE:
      return hint_rule (action, &listener);
    case GAME_HINT_PLACE:
      return hint_place (table, action, &listener);
    case GAME_HINT_CARD:
      return hint_card (table, action, &listener);
    case GAME_HINT_ACTION:
      return hint_action (state, action, names);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

/* The part of the run that an ability needs: its number counts the runs of all nations. */
static char *
find_run_part (const BabelTable *table, GameAction action)
{
  BabelRun runs[BABEL_MAX_RUNS];
  BabelRun run;
  guint    me = table->mover;
  guint    n;

  if (!babel_table_find_run (table, action, &run))
    return NULL;
  n = babel_column_get_runs (table, me, table->pawn[me], runs);
  for (guint i = 0; i < n; i++)
    if (runs[i].first == run.first)
      return g_strdup_printf ("run:me:%c:%u", babel_rules.letters[table->pawn[me]], i + 1);
  return NULL;
}

static char *
find_card_part (const BabelTable *table, GameAction action)
{
  switch (action.kind)
    {
    case BABEL_TRAVEL:
    case BABEL_SETTLE:
    case BABEL_DISCARD:
      return g_strdup_printf ("card:%c", babel_rules.letters[action.operand[0]]);
    case BABEL_BUILD:
    case BABEL_SKIP:
      if (action.operand[0] == BABEL_SOURCE_START)
        return g_strdup ("starter:me");
      return g_strdup (action.operand[0] == BABEL_SOURCE_OWN ? "store:me" : "store:opp");
    case BABEL_MIGRATE:
      return g_strdup_printf ("colonnade:me:%c", babel_rules.letters[action.operand[0]]);
    case BABEL_END:
      return g_strdup ("end");
    default:
      return find_run_part (table, action);
    }
}

static char *
find_place_part (const BabelTable *table, GameAction action)
{
  static const char *const formats[BABEL_N_KINDS] = {
    [BABEL_TRAVEL] = "land:%c",
    [BABEL_SETTLE] = "colonnade:me:%c",
    [BABEL_BUILD] = "temple:me:%c",
    [BABEL_MIGRATE] = "colonnade:me:%c",
    [BABEL_RAZE] = "temple:opp:%c",
    [BABEL_STEAL] = "temple:opp:%c",
    [BABEL_EXPEL] = "colonnade:opp:%c",
    [BABEL_WIN_OVER] = "colonnade:opp:%c",
    [BABEL_SKIP] = "temple:me:%c",
  };
  guint place = get_place (table, action);

  if (action.kind == BABEL_HALVE)
    return g_strdup ("hand:opp");
  if (action.kind == BABEL_DISCARD)
    return g_strdup ("hand:me");
  if (action.kind == BABEL_END)
    return g_strdup ("end");
  return place == BABEL_QUARRY ? NULL
                               : g_strdup_printf (formats[action.kind], babel_rules.letters[place]);
}

char *
babel_words_hint_part (const GameState *state, GameAction action, GameHint rung)
{
  const BabelTable *table = &babel_state (state)->table;

  g_return_val_if_fail (action.kind < BABEL_N_KINDS, NULL);

  switch (rung)
    {
    case GAME_HINT_PLACE:
      return find_place_part (table, action);
    case GAME_HINT_CARD:
    case GAME_HINT_ACTION:
      return find_card_part (table, action);
    default:
      return NULL;
    }
}

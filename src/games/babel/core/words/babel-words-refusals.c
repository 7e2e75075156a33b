/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says why an action is refused: one sentence for each code of NOTATION.md 4, with the facts of
 * the position, and after it the things at hand instead (babel-words-facts.c). Refusals because
 * of something of the other player's are in babel-words-rival.c.
 *
 * The sentences speak to the seat to act. They name the things at hand and those needed, so that
 * the reader sees the rule at work; the caller shows the paragraph's number.
 */
#include "babel-judge.h"
#include "babel-words-private.h"

/* Translators: a nation's card takes its owner to the land of that nation */
static const char *const no_card_to_travel[] = {
  N_ ("You hold no Assyrian, and only an Assyrian takes you to Assyria."),
  N_ ("You hold no Hittite, and only a Hittite takes you to Hatti."),
  N_ ("You hold no Mede, and only a Mede takes you to Media."),
  N_ ("You hold no Persian, and only a Persian takes you to Persia."),
  N_ ("You hold no Sumerian, and only a Sumerian takes you to Sumer."),
};

/* Translators: %s: "in Media" */
static const char *const no_card_to_settle[] = {
  N_ ("You hold no Assyrian to settle %s."),
  N_ ("You hold no Hittite to settle %s."),
  N_ ("You hold no Mede to settle %s."),
  N_ ("You hold no Persian to settle %s."),
  N_ ("You hold no Sumerian to settle %s."),
};

/* Translators: a halved player chooses cards to give up */
static const char *const no_card_to_give_up[] = {
  N_ ("You hold no Assyrian to discard."),
  N_ ("You hold no Hittite to discard."),
  N_ ("You hold no Mede to discard."),
  N_ ("You hold no Persian to discard."),
  N_ ("You hold no Sumerian to discard."),
};

/* Translators: %s: "in Hatti" */
static const char *const no_run_of_none[] = {
  N_ ("You have no Assyrians %s; three side by side are needed."),
  N_ ("You have no Hittites %s; three side by side are needed."),
  N_ ("You have no Medes %s; three side by side are needed."),
  N_ ("You have no Persians %s; three side by side are needed."),
  N_ ("You have no Sumerians %s; three side by side are needed."),
};

/* Translators: %s: "in Hatti"; no two of that nation are neighbours there */
static const char *const no_run_of_one[] = {
  N_ ("No two of your Assyrians %s stand side by side; three are needed."),
  N_ ("No two of your Hittites %s stand side by side; three are needed."),
  N_ ("No two of your Medes %s stand side by side; three are needed."),
  N_ ("No two of your Persians %s stand side by side; three are needed."),
  N_ ("No two of your Sumerians %s stand side by side; three are needed."),
};

/* Translators: %s: "in Hatti" */
static const char *const no_run_of_single[] = {
  N_ ("You have a single Assyrian %s; three side by side are needed."),
  N_ ("You have a single Hittite %s; three side by side are needed."),
  N_ ("You have a single Mede %s; three side by side are needed."),
  N_ ("You have a single Persian %s; three side by side are needed."),
  N_ ("You have a single Sumerian %s; three side by side are needed."),
};

/* Translators: %s: "in Hatti" */
static const char *const no_run_of_two[] = {
  N_ ("You have two Assyrians side by side %s; three are needed."),
  N_ ("You have two Hittites side by side %s; three are needed."),
  N_ ("You have two Medes side by side %s; three are needed."),
  N_ ("You have two Persians side by side %s; three are needed."),
  N_ ("You have two Sumerians side by side %s; three are needed."),
};

/* Translators: %2$s: "in Hatti"; there are three or more of them, but no three are neighbours */
static const char *const no_run_of_many[][2] = {
  NN_ ("You have %1$u Assyrian %2$s, but no three side by side.",
       "You have %1$u Assyrians %2$s, but no three side by side."),
  NN_ ("You have %1$u Hittite %2$s, but no three side by side.",
       "You have %1$u Hittites %2$s, but no three side by side."),
  NN_ ("You have %1$u Mede %2$s, but no three side by side.",
       "You have %1$u Medes %2$s, but no three side by side."),
  NN_ ("You have %1$u Persian %2$s, but no three side by side.",
       "You have %1$u Persians %2$s, but no three side by side."),
  NN_ ("You have %1$u Sumerian %2$s, but no three side by side.",
       "You have %1$u Sumerians %2$s, but no three side by side."),
};

/* Translators: %2$s: "in Hatti"; a run is three or more equal cards side by side. The reader writes
 * "raze@1" or "raze@2". */
static const char *const which_run[][2] = {
  NN_ ("You have %1$u run of Assyrians %2$s; say which one pays, with @1 for the oldest up to "
       "@%1$u "
       "for the newest.",
       "You have %1$u runs of Assyrians %2$s; say which one pays, with @1 for the oldest up to "
       "@%1$u for the newest."),
  NN_ ("You have %1$u run of Hittites %2$s; say which one pays, with @1 for the oldest up to @%1$u "
       "for the newest.",
       "You have %1$u runs of Hittites %2$s; say which one pays, with @1 for the oldest up to "
       "@%1$u for the newest."),
  NN_ ("You have %1$u run of Medes %2$s; say which one pays, with @1 for the oldest up to @%1$u "
       "for the newest.",
       "You have %1$u runs of Medes %2$s; say which one pays, with @1 for the oldest up to @%1$u "
       "for the newest."),
  NN_ ("You have %1$u run of Persians %2$s; say which one pays, with @1 for the oldest up to @%1$u "
       "for the newest.",
       "You have %1$u runs of Persians %2$s; say which one pays, with @1 for the oldest up to "
       "@%1$u for the newest."),
  NN_ ("You have %1$u run of Sumerians %2$s; say which one pays, with @1 for the oldest up to "
       "@%1$u "
       "for the newest.",
       "You have %1$u runs of Sumerians %2$s; say which one pays, with @1 for the oldest up to "
       "@%1$u for the newest."),
};

/* Translators: %1$u: a level, also how many settlers it needs; %2$s: "in Hatti" */
static const char *const none_to_build[] =
  NN_ ("Level %1$u needs a settler, and you have none %2$s.",
       "Level %1$u needs %1$u settlers, and you have none %2$s.");

/* Translators: %2$u: a level, also how many settlers it needs; %1$u: how many there are; %3$s:
 * "in Hatti" */
static const char *const few_to_build[] =
  NN_ ("Level %2$u needs %2$u settlers; only %1$u of yours stands %3$s.",
       "Level %2$u needs %2$u settlers; only %1$u of yours stand %3$s.");

/* Translators: as before; the card that pays for the ability still counts as a settler */
static const char *const few_to_skip[] =
  NN_ ("Level %2$u needs %2$u settlers; even with the one who pays, only %1$u of yours stands "
       "%3$s.",
       "Level %2$u needs %2$u settlers; even with the one who pays, only %1$u of yours stand "
       "%3$s.");

/* Translators: as before; the level is the opponent's and would be stolen */
static const char *const few_to_steal[] =
  NN_ ("To steal level %2$u you need %2$u settlers; even with the one who pays, only %1$u of yours "
       "stands %3$s.",
       "To steal level %2$u you need %2$u settlers; even with the one who pays, only %1$u of yours "
       "stand %3$s.");

static char *
refuse_card (const BabelTable *table, GameAction action, const char *land)
{
  guint nation = action.operand[0];

  if (action.kind == BABEL_TRAVEL)
    return g_strdup (_ (no_card_to_travel[nation]));
  if (action.kind == BABEL_SETTLE)
    return g_strdup_printf (_ (no_card_to_settle[nation]), land);
  return g_strdup (_ (no_card_to_give_up[nation]));
}

static char *
refuse_quarry (GameAction action)
{
  if (action.kind == BABEL_SETTLE)
    return g_strdup (_ ("Your pawn is still at the quarry; travel to a land first, then settle "
                        "there."));
  if (action.kind == BABEL_BUILD)
    return g_strdup (_ ("Your pawn is still at the quarry; travel to a land first, then build "
                        "there."));
  return g_strdup (_ ("Your pawn is still at the quarry; travel to a land first: abilities work "
                      "only where it stands."));
}

/* A level out of order for an ordinary build. */
static char *
refuse_build_order (GameAction action, guint top, guint level, const char *land)
{
  if (action.operand[0] == BABEL_SOURCE_START)
    /* Translators: %2$s: "in Hatti" */
    return g_strdup_printf (_ ("The starter is level 1 and needs an empty site; your temple %2$s "
                               "already reaches level %1$u."),
                            top, land);
  if (top == BABEL_N_LEVELS)
    /* Translators: %s: "in Hatti" */
    return g_strdup_printf (_ ("Your temple %s already has its highest level, 6."), land);
  if (top == 0)
    /* Translators: %2$s: "in Hatti" */
    return g_strdup_printf (_ ("Your site %2$s is empty and needs level 1; the top of your store "
                               "is %1$u."),
                            level, land);
  /* Translators: %3$s: "in Hatti" */
  return g_strdup_printf (_ ("Your temple %3$s needs level %1$u next; the top of your store is "
                             "%2$u."),
                          top + 1, level, land);
}

/* A level out of order for the Persians, who skip exactly one. */
static char *
refuse_skip_order (guint top, guint level, const char *land)
{
  if (top == 0)
    /* Translators: %2$s: "in Hatti" */
    return g_strdup_printf (_ ("Persians skip exactly one level: your empty site %2$s needs a 2; "
                               "the top of your store is %1$u."),
                            level, land);
  /* Translators: %4$s: "in Hatti" */
  return g_strdup_printf (_ ("Persians skip exactly one level: on your %1$u %4$s goes a %2$u; "
                             "the top of your store is %3$u."),
                          top, top + 2, level, land);
}

static char *
refuse_order (const BabelTable    *table,
              GameAction           action,
              const char          *land,
              const BabelListener *listener)
{
  gboolean skips = action.kind == BABEL_SKIP;
  guint    top = babel_table_get_top (table, table->mover, table->pawn[table->mover]);
  guint    level = babel_table_get_level (table, action);

  if (skips && top + 2 > BABEL_N_LEVELS)
    /* Translators: %2$s: "in Hatti" */
    return g_strdup_printf (_ ("Your temple %2$s already has level %1$u; there is no level two "
                               "higher."),
                            top, land);
  if (action.operand[0] == BABEL_SOURCE_OPP && top < BABEL_N_LEVELS)
    return babel_words_refuse_rival (table, action, BABEL_LEVEL_ORDER, listener);
  return skips ? refuse_skip_order (top, level, land)
               : refuse_build_order (action, top, level, land);
}

static char *
refuse_settlers (const BabelTable *table, GameAction action, const char *land)
{
  guint me = table->mover;
  guint n = table->settlers[me][table->pawn[me]];
  guint level;

  if (action.kind == BABEL_STEAL)
    {
      level = babel_table_get_top (table, 1 - me, table->pawn[me]);
      return g_strdup_printf (babel_words_plural (few_to_steal, n), n, level, land);
    }
  level = babel_table_get_level (table, action);
  if (action.kind == BABEL_SKIP)
    return g_strdup_printf (babel_words_plural (few_to_skip, n), n, level, land);
  if (n == 0)
    return g_strdup_printf (babel_words_plural (none_to_build, level), level, land);
  return g_strdup_printf (babel_words_plural (few_to_build, n), n, level, land);
}

static char *
refuse_colonnade (const BabelTable *table, guint from)
{
  const char *land = babel_words_get_land (from, BABEL_LAND_IN);
  guint       n = table->settlers[table->mover][from];

  if (n == 0)
    /* Translators: %s: "in Hatti" */
    return g_strdup_printf (_ ("Your colonnade %s is empty; three cards must migrate together."),
                            land);
  /* Translators: %2$s: "in Hatti" */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Your colonnade %2$s has only %1$u card; three must migrate "
                                       "together.",
                                       "Your colonnade %2$s has only %1$u cards; three must "
                                       "migrate together.",
                                       n),
                          n, land);
}

static char *
refuse_no_run (const BabelTable *table, GameAction action, const char *land)
{
  guint nation = babel_action_get_nation (action);
  guint me = table->mover;
  guint n = babel_column_count (table, me, table->pawn[me], nation);

  if (n >= 3)
    return g_strdup_printf (babel_words_plural (no_run_of_many[nation], n), n, land);
  switch (babel_column_get_longest (table, me, table->pawn[me], nation))
    {
    case 0:
      return g_strdup_printf (_ (no_run_of_none[nation]), land);
    case 1:
      if (n == 1)
        return g_strdup_printf (_ (no_run_of_single[nation]), land);
      return g_strdup_printf (_ (no_run_of_one[nation]), land);
    default:
      return g_strdup_printf (_ (no_run_of_two[nation]), land);
    }
}

/* The number of the mover's runs of a nation in the pawn's land. */
static guint
count_runs (const BabelTable *table, guint nation)
{
  BabelRun runs[BABEL_MAX_RUNS];
  guint    n = babel_column_get_runs (table, table->mover, table->pawn[table->mover], runs);
  guint    found = 0;

  for (guint i = 0; i < n; i++)
    found += runs[i].nation == nation;
  return found;
}

static char *
refuse_which_run (const BabelTable *table, GameAction action, const char *land)
{
  guint nation = babel_action_get_nation (action);
  guint n = count_runs (table, nation);

  return g_strdup_printf (babel_words_plural (which_run[nation], n), n, land);
}

static char *
refuse_run_number (const BabelTable *table, GameAction action, const char *land)
{
  guint n = count_runs (table, babel_action_get_nation (action));

  if (n == 1)
    /* Translators: %s: "in Hatti" */
    return g_strdup_printf (_ ("You have a single such run %s; it takes no number."), land);
  /* Translators: %2$s: "in Hatti" */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "You have %1$u such run %2$s; run %3$u is not among them.",
                                       "You have %1$u such runs %2$s; run %3$u is not among "
                                       "them.",
                                       n),
                          n, land, babel_action_get_run (action));
}

/* The first land that the mover can travel to in order to build the starter there, one with
 * settlers if there is any, and in *n the number of such lands. */
static guint
find_land_for_starter (const BabelTable *table, guint *n)
{
  guint me = table->mover;
  guint first = BABEL_QUARRY;
  guint settled = BABEL_QUARRY;

  *n = 0;
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    if (table->temple[me][land] == 0 && babel_counts_get (table->hand[me], land) > 0)
      {
        ++*n;
        if (settled == BABEL_QUARRY && table->settlers[me][land] > 0)
          settled = land;
        if (first == BABEL_QUARRY)
          first = land;
      }
  return settled != BABEL_QUARRY ? settled : first;
}

/* The duty of RULES.md 2.3, if the mover has to travel for it. */
static char *
refuse_end_elsewhere (const BabelTable *table)
{
  guint       me = table->mover;
  guint       n;
  guint       land = find_land_for_starter (table, &n);
  const char *to = babel_words_get_land (land, BABEL_LAND_TO);

  if (n > 1 && table->settlers[me][land] > 0)
    /* Translators: %s: "to Hatti" */
    return g_strdup_printf (_ ("Your starter is unbuilt; travel somewhere, %s for instance, and "
                               "build it there before you end the turn."),
                            to);
  if (n > 1)
    /* Translators: %s: "to Hatti" */
    return g_strdup_printf (_ ("Your starter is unbuilt; travel somewhere, %s for instance, "
                               "settle a card there and build it before you end the turn."),
                            to);
  if (table->settlers[me][land] > 0)
    /* Translators: %s: "to Hatti" */
    return g_strdup_printf (_ ("Your starter is unbuilt; travel %s and build it there before you "
                               "end the turn."),
                            to);
  if (babel_counts_sum (table->hand[me]) > 1)
    /* Translators: %s: "to Hatti" */
    return g_strdup_printf (_ ("Your starter is unbuilt; travel %s, settle a card there and build "
                               "it before you end the turn."),
                            to);
  /* Translators: %s: "to Hatti" */
  return g_strdup_printf (_ ("Your starter is unbuilt; travel %s, migrate three cards there and "
                             "build it before you end the turn."),
                          to);
}

/* The duty of RULES.md 2.3, with the nearest way to do it. */
static char *
refuse_end (const BabelTable *table)
{
  guint       me = table->mover;
  guint       pawn = table->pawn[me];
  gboolean    free_here = pawn != BABEL_QUARRY && table->temple[me][pawn] == 0;
  const char *land = babel_words_get_land (pawn, BABEL_LAND_IN);

  if (babel_judge (table, babel_action (BABEL_BUILD, BABEL_SOURCE_START, 0)) == BABEL_LEGAL)
    /* Translators: %s: "in Hatti" */
    return g_strdup_printf (_ ("Your starter is unbuilt; build it %s before you end the turn."),
                            land);
  if (free_here && babel_counts_sum (table->hand[me]) > 0)
    /* Translators: %s: "in Hatti" */
    return g_strdup_printf (_ ("Your starter is unbuilt; settle a card %s and build it before you "
                               "end the turn."),
                            land);
  if (free_here)
    /* Translators: %s: "to Hatti" */
    return g_strdup_printf (_ ("Your starter is unbuilt; migrate three cards %s and build it "
                               "before you end the turn."),
                            babel_words_get_land (pawn, BABEL_LAND_TO));
  return refuse_end_elsewhere (table);
}

/* A halved hand, before anything else can happen. */
static const BabelVoices halved = {
  /* Translators: said to a player whose hand has been halved */
  NN_ ("Your hand has been halved; first choose %1$u card to discard.",
       "Your hand has been halved; first choose %1$u cards to discard."),
  NN_ ("Your opponent’s hand has been halved; first they choose %1$u card to discard.",
       "Your opponent’s hand has been halved; first they choose %1$u cards to discard."),
  NN_ ("Player %2$u’s hand has been halved; first they choose %1$u card to discard.",
       "Player %2$u’s hand has been halved; first they choose %1$u cards to discard."),
  /* Translators: %2$s: a name in its basic form */
  NN_ ("%2$s’s hand has been halved; first they choose %1$u card to discard.",
       "%2$s’s hand has been halved; first they choose %1$u cards to discard."),
};

static char *
refuse_owed (const BabelTable *table, const BabelListener *listener)
{
  guint seat = babel_table_get_seat (table);

  return BABEL_SAY_COUNTED (listener, seat, halved, table->owed, (guint) table->owed);
}

/* Refusals of actions that need the pawn in a land; `land` is where it stands. */
static char *
refuse_in_land (const BabelTable    *table,
                GameAction           action,
                guint                refusal,
                const char          *land,
                const BabelListener *listener)
{
  switch (refusal)
    {
    case BABEL_LEVEL_ORDER:
      return refuse_order (table, action, land, listener);
    case BABEL_FEW_SETTLERS:
      return refuse_settlers (table, action, land);
    case BABEL_NO_RUN:
      return refuse_no_run (table, action, land);
    case BABEL_WHICH_RUN:
      return refuse_which_run (table, action, land);
    case BABEL_NO_SUCH_RUN:
      return refuse_run_number (table, action, land);
    default:
      return babel_words_refuse_rival (table, action, refusal, listener);
    }
}

/* The seat that a refusal speaks to: the one to act, or, once the game is over, the mover. */
static BabelListener
get_listener (const BabelTable *table, const char *const *names)
{
  guint seat = babel_table_get_seat (table);

  return (BabelListener) { seat != GAME_NOBODY ? seat : table->mover, GAME_ADDRESS_YOU, names };
}

char *
babel_words_refuse (const GameState   *state,
                    GameAction         action,
                    guint              refusal,
                    const char *const *names)
{
  const BabelTable   *table = &babel_state (state)->table;
  const BabelListener listener = get_listener (table, names);
  const char         *land = babel_words_get_land (table->pawn[table->mover], BABEL_LAND_IN);

  switch (refusal)
    {
    case BABEL_GAME_OVER:
      return g_strdup (_ ("The game is over; nothing more can be played."));
    case BABEL_DISCARD_OWED:
      return refuse_owed (table, &listener);
    case BABEL_NOTHING_OWED:
      return g_strdup (_ ("A card can’t simply be thrown away: it leaves your hand by travelling, "
                          "by settling, or when your hand is halved."));
    case BABEL_NO_SUCH_CARD:
      return refuse_card (table, action, land);
    case BABEL_ALREADY_THERE:
      /* Translators: %s: "in Hatti" */
      return g_strdup_printf (_ ("Your pawn already stands %s; the card would be spent for "
                                 "nothing."),
                              land);
    case BABEL_AT_QUARRY:
      return refuse_quarry (action);
    case BABEL_STORE_EMPTY:
      if (action.operand[0] == BABEL_SOURCE_OPP)
        return babel_words_refuse_rival (table, action, refusal, &listener);
      return g_strdup (_ ("Your store is empty; there is nothing to build from it."));
    case BABEL_STARTER_SPENT:
      return g_strdup (_ ("Your starter is built already; you had only the one."));
    case BABEL_ALREADY_MIGRATED:
      return g_strdup (_ ("You have migrated this turn already; once a turn is the limit."));
    case BABEL_SAME_LAND:
      /* Translators: %s: "in Hatti" */
      return g_strdup_printf (_ ("Cards migrate to another land; these already lie %s."),
                              babel_words_get_land (action.operand[0], BABEL_LAND_IN));
    case BABEL_SHORT_COLONNADE:
      return refuse_colonnade (table, action.operand[0]);
    case BABEL_SMALL_HAND:
      return babel_words_refuse_rival (table, action, refusal, &listener);
    case BABEL_STARTER_UNBUILT:
      return refuse_end (table);
    default:
      return refuse_in_land (table, action, refusal, land, &listener);
    }
}

char *
babel_words_refusal (const GameState   *state,
                     GameAction         action,
                     guint              refusal,
                     guint              viewer,
                     GameAddress        address,
                     const char *const *names)
{
  const BabelTable   *table = &babel_state (state)->table;
  const BabelListener asker = { viewer, address, names };
  const BabelListener mover = get_listener (table, names);
  GString            *text = g_string_new (NULL);

  if (refusal == BABEL_DISCARD_OWED)
    babel_words_add (text, refuse_owed (table, &asker));
  else
    babel_words_add (text, babel_words_refuse (state, action, refusal, names));
  if (refusal == BABEL_GAME_OVER)
    babel_words_add (text, babel_words_result (state, viewer, address, names));
  else
    babel_words_add_facts (text, table, action, refusal, &mover);
  return g_string_free (text, FALSE);
}

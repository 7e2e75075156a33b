/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Labels of actions for buttons and menus.
 *
 * The action need not be legal: a label names the action, with the facts if the position has them
 * (the level on top of a store), else without.
 */
#include "babel-words-private.h"

/* From the other player's store. */
static const BabelVoice build_labels[] = {
  {
    .opponent = N_ ("Build from your opponent’s store"),
    /* Translators: %1$s: a name in its basic form */
    .named = N_ ("Build from %1$s’s store"),
  },
  {
    .opponent = N_ ("Build level %u from your opponent’s store"),
    /* Translators: %2$s: a name in its basic form */
    .named = N_ ("Build level %1$u from %2$s’s store"),
  },
};

static const BabelVoice skip_labels[] = {
  {
    .opponent = N_ ("Skip a level from your opponent’s store"),
    /* Translators: %1$s: a name in its basic form */
    .named = N_ ("Skip a level from %1$s’s store"),
  },
  {
    .opponent = N_ ("Skip one level and build %u from your opponent’s store"),
    /* Translators: %2$s: a name in its basic form */
    .named = N_ ("Skip one level and build %1$u from %2$s’s store"),
  },
};

/* Translators: the ability of 2.5.6 on a button: a run of this nation makes the opponent give up
 * half their hand. */
static const char *const halve_labels[] = {
  N_ ("Halve their hand with Assyrians"),
  N_ ("Halve their hand with Hittites"),
  N_ ("Halve their hand with Medes"),
  N_ ("Halve their hand with Persians"),
  N_ ("Halve their hand with Sumerians"),
};

/* The side that acts: the mover, or the halved player. */
static guint
acting_side (const BabelTable *table)
{
  return table->owed > 0 ? 1u - table->mover : table->mover;
}

static char *
label_settle (const BabelTable *table, guint nation)
{
  const char *one = babel_words_get_nation (nation, BABEL_NATION_ONE);
  guint       land = table->pawn[acting_side (table)];

  if (land == BABEL_QUARRY)
    /* Translators: %s: "a Hittite" */
    return g_strdup_printf (_ ("Settle %s"), one);
  /* Translators: %1$s: "a Hittite", %2$s: "in Media" */
  return g_strdup_printf (_ ("Settle %1$s %2$s"), one, babel_words_get_land (land, BABEL_LAND_IN));
}

/* Labels a build from the other player's store, with the card's level if there is one. */
static char *
label_rival (const BabelTable *table, const BabelVoice labels[2], const char *const *names)
{
  guint               side = acting_side (table);
  guint               level = babel_table_get_store_top (table, 1 - side);
  const BabelListener listener = { side, GAME_ADDRESS_YOU, names };

  return level ? BABEL_SAY (&listener, 1 - side, labels[1], level)
               : babel_words_say (&listener, 1 - side, &labels[0]);
}

static char *
label_build (const BabelTable *table, guint source, const char *const *names)
{
  guint level = babel_table_get_store_top (table, acting_side (table));

  if (source == BABEL_SOURCE_START)
    return g_strdup (_ ("Build your starter"));
  if (source != BABEL_SOURCE_OWN)
    return label_rival (table, build_labels, names);
  return level ? g_strdup_printf (_ ("Build level %u from your store"), level)
               : g_strdup (_ ("Build from your store"));
}

static char *
label_skip (const BabelTable *table, guint source, const char *const *names)
{
  guint level = babel_table_get_store_top (table, acting_side (table));

  if (source != BABEL_SOURCE_OWN)
    return label_rival (table, skip_labels, names);
  return level ? g_strdup_printf (_ ("Skip one level and build %u from your store"), level)
               : g_strdup (_ ("Skip a level from your store"));
}

static char *
label_steal (const BabelTable *table)
{
  guint side = acting_side (table);
  guint land = table->pawn[side];
  guint level = land == BABEL_QUARRY ? 0 : babel_table_get_top (table, 1 - side, land);

  return level ? g_strdup_printf (_ ("Steal level %u"), level) : g_strdup (_ ("Steal a level"));
}

static char *
label_win_over (const BabelTable *table)
{
  guint side = acting_side (table);
  guint land = table->pawn[side];

  if (land == BABEL_QUARRY || table->settlers[1 - side][land] == 0)
    return g_strdup (_ ("Win over settlers"));
  /* Translators: %s: "the Medes" */
  return g_strdup_printf (_ ("Win over %s"),
                          babel_words_get_nation (babel_column_get_last (table, 1 - side, land),
                                                  BABEL_NATION_ALL));
}

/* With the cards that would go of the other hand, if any would. */
static char *
label_halve (const BabelTable *table, guint nation)
{
  const char *label = _ (halve_labels[nation]);
  guint       n = babel_counts_sum (table->hand[1 - acting_side (table)]);

  if (n < 2)
    return g_strdup (label);
  /* Translators: %1$s: "Halve their hand with Medes"; %2$u: the cards that go, %3$u: the cards of
   * that hand. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u of %3$u card",
                                       "%1$s: %2$u of %3$u cards", n),
                          label, n / 2, n);
}

/* Appends the number of the run that pays, if there are several. */
static char *
add_run (char *label, guint run)
{
  g_autofree char *plain = label;

  if (run == 0)
    return g_steal_pointer (&plain);
  /* Translators: %1$s: the label of an ability; %2$u: which of several runs pays, from the
   * oldest */
  return g_strdup_printf (C_ ("ability and run", "%1$s (run %2$u)"), plain, run);
}

static char *
label_ability (const BabelTable *table, GameAction action, const char *const *names)
{
  switch (action.kind)
    {
    case BABEL_RAZE:
      return add_run (g_strdup (_ ("Raze the temple")), action.operand[0]);
    case BABEL_STEAL:
      return add_run (label_steal (table), action.operand[0]);
    case BABEL_EXPEL:
      /* Translators: %s: "the Medes" */
      return add_run (g_strdup_printf (_ ("Expel %s"), babel_words_get_nation (action.operand[0],
                                                                               BABEL_NATION_ALL)),
                      action.operand[1]);
    case BABEL_WIN_OVER:
      return add_run (label_win_over (table), action.operand[0]);
    case BABEL_SKIP:
      return add_run (label_skip (table, action.operand[0], names), action.operand[1]);
    case BABEL_HALVE:
      return add_run (label_halve (table, action.operand[0]), action.operand[1]);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

char *
babel_words_action (const GameState *state, GameAction action, const char *const *names)
{
  const BabelTable *table = &babel_state (state)->table;

  switch (action.kind)
    {
    case BABEL_TRAVEL:
      /* Translators: %s: "to Hatti" */
      return g_strdup_printf (_ ("Travel %s"), babel_words_get_land (action.operand[0],
                                                                     BABEL_LAND_TO));
    case BABEL_SETTLE:
      return label_settle (table, action.operand[0]);
    case BABEL_BUILD:
      return label_build (table, action.operand[0], names);
    case BABEL_MIGRATE:
      /* Translators: %1$s: "from Hatti", %2$s: "to Sumer" */
      return g_strdup_printf (_ ("Migrate %1$s %2$s"),
                              babel_words_get_land (action.operand[0], BABEL_LAND_FROM),
                              babel_words_get_land (action.operand[1], BABEL_LAND_TO));
    case BABEL_DISCARD:
      /* Translators: a halved player's card; %s: "a Hittite" */
      return g_strdup_printf (_ ("Discard %s"), babel_words_get_nation (action.operand[0],
                                                                        BABEL_NATION_ONE));
    case BABEL_END:
      return g_strdup (_ ("End turn"));
    default:
      return label_ability (table, action, names);
    }
}

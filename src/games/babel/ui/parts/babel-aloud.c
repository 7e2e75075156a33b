/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each fact is a sentence by itself, one behind the other, so that no language has to fit one into
 * another. Changes are found by comparing two states, like the marks on the board.
 */
#include "babel-aloud.h"

#include <glib/gi18n-lib.h>

#include "babel-words.h"
#include "config.h"

/* ---- A land */

static const BabelVoice here = {
  N_ ("Your pawn is here."),
  N_ ("Your opponent’s pawn is here."),
  N_ ("Player %1$u’s pawn is here."),
  /* Translators: %1$s is a name in its basic form. */
  N_ ("%1$s’s pawn is here."),
};

static const BabelVoices settlers = {
  /* Translators: what stands in a land; %2$s: a row of cards, "2 Medes, an Assyrian". */
  NN_ ("You have %1$u settler: %2$s.", "You have %1$u settlers, from the oldest: %2$s."),
  /* Translators: what stands in a land; %2$s: a row of cards, "2 Medes, an Assyrian". */
  NN_ ("Your opponent has %1$u settler: %2$s.",
       "Your opponent has %1$u settlers, from the oldest: %2$s."),
  /* Translators: what stands in a land; %2$s: a row of cards, "2 Medes, an Assyrian". */
  NN_ ("Player %3$u has %1$u settler: %2$s.",
       "Player %3$u has %1$u settlers, from the oldest: %2$s."),
  /* Translators: %3$s is a name in its basic form. */
  NN_ ("%3$s has %1$u settler: %2$s.", "%3$s has %1$u settlers, from the oldest: %2$s."),
};

static const BabelVoice no_settlers = {
  N_ ("You have no settlers."),
  N_ ("Your opponent has no settlers."),
  N_ ("Player %1$u has no settlers."),
  /* Translators: %1$s is a name in its basic form. */
  N_ ("%1$s has no settlers."),
};

static const BabelVoice temples = {
  N_ ("Your temple: level %1$u."),
  N_ ("Your opponent’s temple: level %1$u."),
  N_ ("Player %2$u’s temple: level %1$u."),
  /* Translators: %2$s is a name in its basic form. */
  N_ ("%2$s’s temple: level %1$u."),
};

static const BabelVoice no_temples = {
  N_ ("Your site is empty."),
  N_ ("Your opponent’s site is empty."),
  N_ ("Player %1$u’s site is empty."),
  /* Translators: %1$s is a name in its basic form. */
  N_ ("%1$s’s site is empty."),
};

/* Appends a sentence, and frees it. */
static void
add (GString *text, char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

/* A sentence that says no more than whose it is. */
static void
add_plain (GString *text, const BabelView *view, const BabelVoice *voice, gboolean own)
{
  add (text, babel_view_say (view, voice, own));
}

static char *
describe_run (const BabelRun *run, guint n, const char *cards)
{
  gboolean first = run->first == 0;
  gboolean last = run->first + run->length == n;

  if (first && last)
    /* Translators: a run that is all of a colonnade; %s: "4 Sumerians". */
    return g_strdup_printf (_ ("All in a row: %s."), cards);
  if (first)
    /* Translators: a run of the oldest settlers; %s: "4 Sumerians". */
    return g_strdup_printf (_ ("In a row at the start: %s."), cards);
  if (last)
    /* Translators: a run of the newest settlers; %s: "4 Sumerians". */
    return g_strdup_printf (_ ("In a row at the end: %s."), cards);
  /* Translators: a run with other settlers on both sides; %s: "4 Sumerians". */
  return g_strdup_printf (_ ("In a row in the middle: %s."), cards);
}

static void
add_runs (GString *text, const BabelTable *table, guint side, guint land)
{
  guint8   nations[BABEL_N_NATION_CARDS];
  BabelRun runs[BABEL_MAX_RUNS];
  guint    n = babel_column_get (table, side, land, nations);
  guint    n_runs = babel_column_get_runs (table, side, land, runs);

  for (guint i = 0; i < n_runs; i++)
    {
      g_autofree char *cards = babel_words_list_row (nations + runs[i].first, runs[i].length);

      add (text, describe_run (&runs[i], n, cards));
    }
}

static void
add_side (GString *text, const BabelView *view, gboolean own, guint land)
{
  const BabelTable *table = &view->state.table;
  guint             side = babel_view_get_side (view, own);
  guint             level = babel_table_get_top (table, side, land);
  guint8            nations[BABEL_N_NATION_CARDS];
  guint             n = babel_column_get (table, side, land, nations);
  g_autofree char  *row = babel_words_list_row (nations, n);

  if (n > 0)
    add (text, BABEL_VIEW_SAY_COUNTED (view, settlers, n, own, n, row));
  else
    add_plain (text, view, &no_settlers, own);
  add_runs (text, table, side, land);
  if (level > 0)
    add (text, BABEL_VIEW_SAY (view, temples, own, level));
  else
    add_plain (text, view, &no_temples, own);
}

char *
babel_aloud_land (const BabelView *view, guint land)
{
  GString *text;

  g_return_val_if_fail (land < BABEL_N_NATIONS, g_strdup (""));

  text = g_string_new (NULL);
  for (guint i = 0; i < 2; i++)
    if (view->state.table.pawn[babel_view_get_side (view, i == 0)] == land)
      add_plain (text, view, &here, i == 0);
  add_side (text, view, TRUE, land);
  add_side (text, view, FALSE, land);
  g_string_prepend (text, ". ");
  g_string_prepend (text, babel_words_get_land (land, BABEL_LAND_NAME));
  return g_string_free (text, FALSE);
}

/* ---- Stores and quarry */

static const BabelVoice stores = {
  N_ ("Your store from the top: %s."),
  N_ ("Your opponent’s store from the top: %s."),
  N_ ("Player %2$u’s store from the top: %1$s."),
  /* Translators: %2$s is a name in its basic form. */
  N_ ("%2$s’s store from the top: %1$s."),
};

static const BabelVoice no_stores = {
  N_ ("Your store is empty."),
  N_ ("Your opponent’s store is empty."),
  N_ ("Player %1$u’s store is empty."),
  /* Translators: %1$s is a name in its basic form. */
  N_ ("%1$s’s store is empty."),
};

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
add_store (GString *text, const BabelView *view, gboolean own)
{
  const BabelTable *table = &view->state.table;
  guint             side = babel_view_get_side (view, own);
  g_autofree char  *levels = list_pile (&table->store[side], table->n_store[side]);

  if (levels[0] != '\0')
    add (text, BABEL_VIEW_SAY (view, stores, own, levels));
  else
    add_plain (text, view, &no_stores, own);
}

char *
babel_aloud_stock (const BabelView *view)
{
  const BabelTable *table = &view->state.table;
  GString          *text = g_string_new (NULL);
  guint             n = babel_table_get_quarry (table);
  g_autofree char  *known = list_pile (&table->known, table->n_known);

  add_store (text, view, TRUE);
  add_store (text, view, FALSE);
  add (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The quarry holds %u card.",
                                           "The quarry holds %u cards.", n),
                              n));
  if (known[0] != '\0')
    /* Translators: the known cards of the quarry; %s: levels of temple cards, "1, 2, 3" */
    add (text, g_strdup_printf (_ ("Next to be revealed: %s."), known));
  return g_string_free (text, FALSE);
}

/* ---- Hands */

static const BabelVoice hands = {
  /* Translators: %1$s: a list of cards, "a Hittite, 2 Medes" */
  N_ ("Your hand: %s."),
  N_ ("Your opponent’s hand: %1$s."),
  N_ ("Player %2$u’s hand: %1$s."),
  /* Translators: %2$s is a name in its basic form. */
  N_ ("%2$s’s hand: %1$s."),
};

static const BabelVoice no_hands = {
  N_ ("Your hand is empty."),
  N_ ("Your opponent’s hand is empty."),
  N_ ("Player %1$u’s hand is empty."),
  /* Translators: %1$s is a name in its basic form. */
  N_ ("%1$s’s hand is empty."),
};

static const BabelVoice starters = {
  N_ ("Your starter is unbuilt."),
  N_ ("Your opponent’s starter is unbuilt."),
  N_ ("Player %1$u’s starter is unbuilt."),
  /* Translators: %1$s is a name in its basic form. */
  N_ ("%1$s’s starter is unbuilt."),
};

static const BabelVoices debts = {
  NN_ ("You must discard %u card.", "You must discard %u cards."),
  NN_ ("Your opponent must discard %u card.", "Your opponent must discard %u cards."),
  NN_ ("Player %2$u must discard %1$u card.", "Player %2$u must discard %1$u cards."),
  /* Translators: %2$s is a name in its basic form. */
  NN_ ("%2$s must discard %1$u card.", "%2$s must discard %1$u cards."),
};

static void
add_hand (GString *text, const BabelView *view, gboolean own)
{
  g_autofree char *cards =
    babel_words_list_cards (view->state.table.hand[babel_view_get_side (view, own)]);

  if (cards[0] != '\0')
    add (text, BABEL_VIEW_SAY (view, hands, own, cards));
  else
    add_plain (text, view, &no_hands, own);
}

/* Adds a player's debt: of the seat not on turn, after a halving. */
static void
add_debt (GString *text, const BabelView *view, gboolean own)
{
  guint owed = view->state.table.owed;

  if (owed > 0 && view->state.table.mover != babel_view_get_side (view, own))
    add (text, BABEL_VIEW_SAY_COUNTED (view, debts, owed, own, owed));
}

char *
babel_aloud_hand (const BabelView *view, gboolean own)
{
  GString *text = g_string_new (NULL);

  add_hand (text, view, own);
  if (view->state.table.starter & (1u << babel_view_get_side (view, own)))
    add_plain (text, view, &starters, own);
  add_debt (text, view, own);
  return g_string_free (text, FALSE);
}

/* ---- Changes */

static const BabelVoice arrivals = {
  /* Translators: %1$s: "in Hatti" or "at the quarry" */
  N_ ("Your pawn now stands %1$s."),
  /* Translators: %1$s: "in Hatti" or "at the quarry" */
  N_ ("Your opponent’s pawn now stands %1$s."),
  /* Translators: %1$s: "in Hatti" or "at the quarry" */
  N_ ("Player %2$u’s pawn now stands %1$s."),
  /* Translators: %2$s is a name in its basic form. */
  N_ ("%2$s’s pawn now stands %1$s."),
};

static const BabelVoice came = {
  /* Translators: %1$s: "in Hatti"; %2$s: a list of cards, "a Hittite, 2 Medes" */
  N_ ("New on your colonnade %1$s: %2$s."),
  N_ ("New on your opponent’s colonnade %1$s: %2$s."),
  N_ ("New on player %3$u’s colonnade %1$s: %2$s."),
  /* Translators: %3$s is a name in its basic form. */
  N_ ("New on %3$s’s colonnade %1$s: %2$s."),
};

static const BabelVoice left = {
  /* Translators: %1$s: "in Hatti"; %2$s: a list of cards, "a Hittite, 2 Medes" */
  N_ ("Gone from your colonnade %1$s: %2$s."),
  N_ ("Gone from your opponent’s colonnade %1$s: %2$s."),
  N_ ("Gone from player %3$u’s colonnade %1$s: %2$s."),
  /* Translators: %3$s is a name in its basic form. */
  N_ ("Gone from %3$s’s colonnade %1$s: %2$s."),
};

static const BabelVoice shuffled = {
  /* Translators: the same cards lie there; %1$s: "in Hatti"; %2$s: "2 Medes, a Hittite" */
  N_ ("Your colonnade %1$s has another order: %2$s."),
  N_ ("Your opponent’s colonnade %1$s has another order: %2$s."),
  N_ ("Player %3$u’s colonnade %1$s has another order: %2$s."),
  /* Translators: %3$s is a name in its basic form. */
  N_ ("%3$s’s colonnade %1$s has another order: %2$s."),
};

static const BabelVoice heights = {
  /* Translators: %1$s: "in Hatti"; %2$u: a level, 1 to 6 */
  N_ ("Your temple %1$s now has level %2$u."),
  N_ ("Your opponent’s temple %1$s now has level %2$u."),
  N_ ("Player %3$u’s temple %1$s now has level %2$u."),
  /* Translators: %3$s is a name in its basic form. */
  N_ ("%3$s’s temple %1$s now has level %2$u."),
};

static const BabelVoice ruins = {
  /* Translators: %1$s: "in Hatti" */
  N_ ("Your site %1$s is empty now."),
  N_ ("Your opponent’s site %1$s is empty now."),
  N_ ("Player %2$u’s site %1$s is empty now."),
  /* Translators: %2$s is a name in its basic form. */
  N_ ("%2$s’s site %1$s is empty now."),
};

static const BabelVoice tops = {
  N_ ("The top of your store is now level %1$u."),
  N_ ("The top of your opponent’s store is now level %1$u."),
  N_ ("The top of player %2$u’s store is now level %1$u."),
  /* Translators: %2$s is a name in its basic form. */
  N_ ("The top of %2$s’s store is now level %1$u."),
};

static const BabelVoice gains = {
  /* Translators: %1$s: a list of cards, "a Hittite, 2 Medes" */
  N_ ("New in your hand: %1$s."),
  N_ ("New in your opponent’s hand: %1$s."),
  N_ ("New in player %2$u’s hand: %1$s."),
  /* Translators: %2$s is a name in its basic form. */
  N_ ("New in %2$s’s hand: %1$s."),
};

static const BabelVoice losses = {
  /* Translators: %1$s: a list of cards, "a Hittite, 2 Medes" */
  N_ ("Gone from your hand: %1$s."),
  N_ ("Gone from your opponent’s hand: %1$s."),
  N_ ("Gone from player %2$u’s hand: %1$s."),
  /* Translators: %2$s is a name in its basic form. */
  N_ ("Gone from %2$s’s hand: %1$s."),
};

static const BabelVoices scores = {
  NN_ ("You now have %1$u point.", "You now have %1$u points."),
  NN_ ("Your opponent now has %1$u point.", "Your opponent now has %1$u points."),
  NN_ ("Player %2$u now has %1$u point.", "Player %2$u now has %1$u points."),
  /* Translators: %2$s is a name in its basic form. */
  NN_ ("%2$s now has %1$u point.", "%2$s now has %1$u points."),
};

/* The cards that the first has more of than the second, nation by nation. */
static BabelCounts
subtract (BabelCounts a, BabelCounts b)
{
  BabelCounts rest = 0;

  for (guint lane = 0; lane <= BABEL_UNKNOWN; lane++)
    rest += (BabelCounts) MAX (0, (int) babel_counts_get (a, lane) -
                                    (int) babel_counts_get (b, lane)) *
            BABEL_ONE (lane);
  return rest;
}

static BabelCounts
count_column (const guint8 *nations, guint n)
{
  BabelCounts counts = 0;

  for (guint i = 0; i < n; i++)
    counts += BABEL_ONE (nations[i]);
  return counts;
}

/* A sentence about a land with a list of cards in it; none for an empty list. */
static void
add_cards (GString          *text,
           const BabelView  *view,
           const BabelVoice *voice,
           gboolean          own,
           guint             land,
           char             *cards)
{
  if (cards[0] != '\0')
    add (text,
         BABEL_VIEW_SAY (view, *voice, own, babel_words_get_land (land, BABEL_LAND_IN), cards));
  g_free (cards);
}

static void
add_column (
  GString *text, const BabelView *before, const BabelView *after, gboolean own, guint land)
{
  guint8      old[BABEL_N_NATION_CARDS], now[BABEL_N_NATION_CARDS];
  guint       side = babel_view_get_side (after, own);
  guint       n_old = babel_column_get (&before->state.table, side, land, old);
  guint       n_now = babel_column_get (&after->state.table, side, land, now);
  BabelCounts was = count_column (old, n_old);
  BabelCounts is = count_column (now, n_now);

  add_cards (text, after, &left, own, land, babel_words_list_cards (subtract (was, is)));
  add_cards (text, after, &came, own, land, babel_words_list_cards (subtract (is, was)));
  if (was == is && memcmp (old, now, n_now) != 0)
    add_cards (text, after, &shuffled, own, land, babel_words_list_row (now, n_now));
}

static void
add_temple (
  GString *text, const BabelView *before, const BabelView *after, gboolean own, guint land)
{
  guint       side = babel_view_get_side (after, own);
  guint       level = babel_table_get_top (&after->state.table, side, land);
  const char *where = babel_words_get_land (land, BABEL_LAND_IN);

  if (before->state.table.temple[side][land] == after->state.table.temple[side][land])
    return;
  if (level > 0)
    add (text, BABEL_VIEW_SAY (after, heights, own, where, level));
  else
    add (text, BABEL_VIEW_SAY (after, ruins, own, where));
}

/* Pawn, store and hand of a player. The other's hand is known by its size alone. */
static void
add_player (GString *text, const BabelView *before, const BabelView *after, gboolean own)
{
  guint             side = babel_view_get_side (after, own);
  const BabelTable *was = &before->state.table;
  const BabelTable *is = &after->state.table;
  g_autofree char  *gone = babel_words_list_cards (subtract (was->hand[side], is->hand[side]));
  g_autofree char *new = babel_words_list_cards (subtract (is->hand[side], was->hand[side]));

  if (was->pawn[side] != is->pawn[side])
    add (text, BABEL_VIEW_SAY (after, arrivals, own,
                               babel_words_get_land (is->pawn[side], BABEL_LAND_IN)));
  if (was->n_store[side] != is->n_store[side] && is->n_store[side] == 0)
    add_plain (text, after, &no_stores, own);
  else if (was->n_store[side] != is->n_store[side] || was->top[side] != is->top[side])
    add (text, BABEL_VIEW_SAY (after, tops, own, is->top[side]));
  if (gone[0] != '\0')
    add (text, BABEL_VIEW_SAY (after, losses, own, gone));
  if (new[0] != '\0')
    add (text, BABEL_VIEW_SAY (after, gains, own, new));
}

static void
add_score (GString *text, const BabelView *before, const BabelView *after, gboolean own)
{
  guint side = babel_view_get_side (after, own);
  guint points = babel_table_get_score (&after->state.table, side);

  if (points != babel_table_get_score (&before->state.table, side))
    add (text, BABEL_VIEW_SAY_COUNTED (after, scores, points, own, points));
}

char *
babel_aloud_changes (const BabelView *before, const BabelView *after)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < 2; i++)
    {
      gboolean own = i == 1;

      add_player (text, before, after, own);
      for (guint land = 0; land < BABEL_N_NATIONS; land++)
        {
          add_column (text, before, after, own, land);
          add_temple (text, before, after, own, land);
        }
    }
  add_score (text, before, after, TRUE);
  add_score (text, before, after, FALSE);
  add_debt (text, after, TRUE);
  return g_string_free (text, FALSE);
}

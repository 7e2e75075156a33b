/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prompts, results, and the position for reading aloud. The board itself is described seat by
 * seat.
 */
#include <glib/gi18n-lib.h>

#include "bunny-fiefs.h"
#include "bunny-scrolls.h"
#include "bunny-words.h"

static char *
prompt_you (const BunnyState *state)
{
  const BunnyTable *table = &state->table;

  if (table->phase == BUNNY_EXPLORE && table->seats == 2)
    return g_strdup (_ ("Choose a card to play and one to discard."));
  if (table->phase == BUNNY_EXPLORE)
    return g_strdup (_ ("Choose two cards to play."));
  if (table->phase == BUNNY_HARVEST)
    return g_strdup (_ ("Choose what your trading posts give."));
  if (table->phase == BUNNY_FINAL)
    return g_strdup (_ ("Choose a scroll of your neighbour to copy."));
  if (table->asked)
    return g_strdup_printf (_ ("Camp %2$u is about to be settled. Your camp %1$u may step in "
                               "first: press a cell for it, or do not step in."),
                            table->asked, table->camp);
  if (table->camp && table->round == BUNNY_N_ROUNDS)
    return g_strdup_printf (_ ("Press a cell for camp %u, or leave it: this is the last building "
                               "phase."),
                            table->camp);
  if (table->camp)
    return g_strdup_printf (_ ("Press a cell for camp %u, or keep it."), table->camp);
  return g_strdup (_ ("Build what you like, then end your turn."));
}

char *
bunny_words_moment (const GameState *state)
{
  const BunnyTable *table = &bunny_state (state)->table;

  if (table->phase == BUNNY_EXPLORE)
    /* Translators: below the title of the window: when it is in the game. */
    return g_strdup_printf (_ ("Round %1$u, pick %2$u"), table->round, table->pick);
  /* Translators: below the title of the window: when it is in the game. */
  return g_strdup_printf (_ ("Round %u"), table->round);
}

/* The number of choices left in the round, while cards are chosen; in the last round the sentence
 * does not name it. */
static char *
count_choices (const BunnyTable *table)
{
  guint n = bunny_table_get_picks (table) + 1 - table->pick;

  if (table->round == BUNNY_N_ROUNDS)
    /* Translators: in the last round: how often cards are still chosen, this time included. */
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u choice left", "%u choices left", n), n);
  /* Translators: how often cards are still chosen in this round, this time included. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u choice left in this round",
                                       "%u choices left in this round", n),
                          n);
}

char *
bunny_words_remaining (const GameState *state)
{
  const BunnyTable *table = &bunny_state (state)->table;

  switch (table->phase)
    {
    case BUNNY_EXPLORE:
      return count_choices (table);
    case BUNNY_BUILD:
      return g_strdup (_ ("Time to build"));
    case BUNNY_HARVEST:
      return g_strdup (_ ("Time to harvest"));
    case BUNNY_FINAL:
      return g_strdup (_ ("Time to turn up the scrolls"));
    default:
      return g_strdup (_ ("The four rounds are over"));
    }
}

/* Names the present action of the other of two players. */
static char *
prompt_opponent (guint phase)
{
  if (phase == BUNNY_EXPLORE)
    return g_strdup (_ ("Your opponent chooses cards."));
  if (phase == BUNNY_BUILD)
    return g_strdup (_ ("Your opponent builds."));
  if (phase == BUNNY_HARVEST)
    return g_strdup (_ ("Your opponent chooses what the trading posts give."));
  return g_strdup (_ ("Your opponent copies a scroll."));
}

/* Names the present action of a player with a name. */
static char *
prompt_named (guint phase, const char *name)
{
  if (phase == BUNNY_EXPLORE)
    /* Translators: %s: a name in its basic form */
    return g_strdup_printf (_ ("%s chooses cards."), name);
  if (phase == BUNNY_BUILD)
    /* Translators: %s: a name in its basic form */
    return g_strdup_printf (_ ("%s builds."), name);
  if (phase == BUNNY_HARVEST)
    /* Translators: %s: a name in its basic form */
    return g_strdup_printf (_ ("%s chooses what the trading posts give."), name);
  /* Translators: %s: a name in its basic form */
  return g_strdup_printf (_ ("%s copies a scroll."), name);
}

char *
bunny_words_prompt (const GameState   *state,
                    guint              viewer,
                    GameAddress        address,
                    const char *const *names)
{
  const BunnyState *now = bunny_state (state);
  guint             seat = bunny_state_get_seat (now);

  if (seat == GAME_NOBODY)
    return g_strdup (_ ("The four rounds are over."));
  if ((bunny_state_get_to_act (now) >> viewer) & 1 && address == GAME_ADDRESS_YOU)
    return prompt_you (now);
  if ((bunny_state_get_to_act (now) >> viewer) & 1)
    seat = viewer;
  if (bunny_words_name (names, seat) != NULL)
    return prompt_named (now->table.phase, bunny_words_name (names, seat));
  if (address == GAME_ADDRESS_YOU && now->table.seats == 2)
    return prompt_opponent (now->table.phase);
  if (now->table.phase == BUNNY_EXPLORE)
    return g_strdup_printf (_ ("Player %u chooses cards."), seat + 1);
  if (now->table.phase == BUNNY_BUILD)
    return g_strdup_printf (_ ("Player %u builds."), seat + 1);
  if (now->table.phase == BUNNY_HARVEST)
    return g_strdup_printf (_ ("Player %u chooses what the trading posts give."), seat + 1);
  return g_strdup_printf (_ ("Player %u copies a scroll."), seat + 1);
}

/* ---- Results */

/* The seats in first place, as bits. */
static guint
find_first (const BunnyState *state, const guint8 *rank)
{
  guint first = 0;

  for (guint seat = 0; seat < state->table.seats; seat++)
    if (rank[seat] == 1)
      first |= 1u << seat;
  return first;
}

/* Returns the name of a seat among more than two; the caller frees it. */
static char *
dup_name (const char *const *names, guint seat)
{
  const char *name = bunny_words_name (names, seat);

  return name != NULL ? g_strdup (name) : g_strdup_printf (_ ("Player %u"), seat + 1);
}

/* Describes the viewer's place among more than two seats, beside a single winner. */
static char *
describe_place (guint place, const char *winner, guint most, guint own)
{
  if (place == 2)
    /* Translators: %3$s: a name in its basic form; %1$u, %2$u: golden carrots of that player, on
     * whom the plural depends, and of the reader. */
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "%3$s wins with %1$u golden carrot; you come second with %2$u.",
                   "%3$s wins with %1$u golden carrots; you come second with %2$u.", most),
      most, own, winner);
  if (place == 3)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%3$s wins with %1$u golden carrot; you come third with %2$u.",
                   "%3$s wins with %1$u golden carrots; you come third with %2$u.", most),
      most, own, winner);
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%3$s wins with %1$u golden carrot; you come fourth with %2$u.",
                 "%3$s wins with %1$u golden carrots; you come fourth with %2$u.", most),
    most, own, winner);
}

/* Between two the sentence gives the points of both. */
static char *
describe_two (guint              winner,
              guint              most,
              guint              other,
              guint              viewer,
              GameAddress        address,
              const char *const *names)
{
  const char *name = bunny_words_name (names, winner);
  const char *loser = bunny_words_name (names, 1 - winner);

  if (address == GAME_ADDRESS_YOU && winner == viewer)
    /* Translators: golden carrots of the winner, on whom the plural depends, and of the other. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "You win with %1$u golden carrot against %2$u.",
                                         "You win with %1$u golden carrots against %2$u.", most),
                            most, other);
  if (address == GAME_ADDRESS_YOU && name != NULL)
    /* Translators: golden carrots of the winner, on whom the plural depends, and of the other;
     * %3$s: a name in its basic form */
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%3$s wins with %1$u golden carrot; you have %2$u.",
                   "%3$s wins with %1$u golden carrots; you have %2$u.", most),
      most, other, name);
  if (address == GAME_ADDRESS_NUMBER && name != NULL && loser != NULL)
    /* Translators: golden carrots of the winner, on whom the plural depends, and of the other;
     * %3$s, %4$s: names in their basic form */
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%3$s wins with %1$u golden carrot; %4$s has %2$u.",
                   "%3$s wins with %1$u golden carrots; %4$s has %2$u.", most),
      most, other, name, loser);
  if (address == GAME_ADDRESS_YOU)
    /* Translators: golden carrots of the winner, on whom the plural depends, and of the other. */
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Your opponent wins with %1$u golden carrot; you have %2$u.",
                   "Your opponent wins with %1$u golden carrots; you have %2$u.", most),
      most, other);
  /* Translators: %1$u, %3$u: the numbers of the players; %2$u, %4$u: their golden carrots, the
   * plural being that of %2$u. */
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE,
                 "Player %1$u wins with %2$u golden carrot; player %3$u has %4$u.",
                 "Player %1$u wins with %2$u golden carrots; player %3$u has %4$u.", most),
    winner + 1, most, 2 - winner, other);
}

/* Names the seats that share the first place, `own` being the reader; of two, both do. */
static char *
describe_shared (guint first, guint n_seats, guint most, guint own, const char *const *names)
{
  g_autoptr (GString) list = g_string_new (NULL);

  if (n_seats == 2)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "The first place is shared, with %u golden carrot.",
                   "The first place is shared, with %u golden carrots.", most),
      most);
  for (guint seat = 0; seat < n_seats; seat++)
    if (first & 1u << seat)
      {
        /* Translators: in a list of those who share the first place: “you, Anna, Player 3” */
        g_autofree char *who = seat == own ? g_strdup (_ ("you")) : dup_name (names, seat);

        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", who);
      }
  /* Translators: %2$s: who: “you, Anna, Player 3” */
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "The first place is shared, with %1$u golden carrot: %2$s.",
                 "The first place is shared, with %1$u golden carrots: %2$s.", most),
    most, list->str);
}

char *
bunny_words_result (const GameState   *state,
                    guint              viewer,
                    GameAddress        address,
                    const char *const *names)
{
  const BunnyState *now = bunny_state (state);
  guint             own = address == GAME_ADDRESS_YOU ? viewer : GAME_NOBODY;
  guint             totals[BUNNY_MAX_SEATS];
  guint8            rank[BUNNY_MAX_SEATS];
  guint             first, seat;
  g_autofree char  *winner = NULL;

  bunny_state_rank (now, totals, rank);
  first = find_first (now, rank);
  seat = (guint) __builtin_ctz (first);
  if (first & (first - 1))
    return describe_shared (first, now->table.seats, totals[seat], own, names);
  if (now->table.seats == 2)
    return describe_two (seat, totals[seat], totals[1 - seat], viewer, address, names);
  if (seat == own)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You win with %u golden carrot.",
                                         "You win with %u golden carrots.", totals[seat]),
                            totals[seat]);
  winner = dup_name (names, seat);
  if (own != GAME_NOBODY)
    return describe_place (rank[own], winner, totals[seat], totals[own]);
  /* Translators: %2$s: a name in its basic form */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%2$s wins with %1$u golden carrot.",
                                       "%2$s wins with %1$u golden carrots.", totals[seat]),
                          totals[seat], winner);
}

/* ---- Positions */

static void
describe_seat (
  const BunnyState *state, guint seat, guint viewer, const char *const *names, GString *text)
{
  BunnyFiefs fiefs;
  char      *said;

  bunny_fiefs_find (&state->table, seat, &fiefs);
  if (seat == viewer)
    said = g_strdup_printf (_ ("You: %1$u carrots, %2$u cells in %3$u fiefs, %4$u scrolls."),
                            state->table.score[seat], state->table.n_cells[seat], fiefs.n,
                            bunny_state_count_scrolls (state, seat));
  else if (bunny_words_name (names, seat) != NULL)
    said = g_strdup_printf (
      /* Translators: %1$s: a name in its basic form */
      _ ("%1$s: %2$u carrots, %3$u cells in %4$u fiefs, %5$u scrolls."),
      bunny_words_name (names, seat), state->table.score[seat], state->table.n_cells[seat],
      fiefs.n, bunny_state_count_scrolls (state, seat));
  else if (state->table.seats == 2)
    said = g_strdup_printf (
      _ ("Your opponent: %1$u carrots, %2$u cells in %3$u fiefs, %4$u scrolls."),
      state->table.score[seat], state->table.n_cells[seat], fiefs.n,
      bunny_state_count_scrolls (state, seat));
  else
    said =
      g_strdup_printf (_ ("Player %1$u: %2$u carrots, %3$u cells in %4$u fiefs, %5$u scrolls."),
                       seat + 1, state->table.score[seat], state->table.n_cells[seat], fiefs.n,
                       bunny_state_count_scrolls (state, seat));
  g_string_append_printf (text, " %s", said);
  g_free (said);
}

static void
describe_hand (const BunnyState *state, guint viewer, GString *text)
{
  guint            faces[BUNNY_MAX_HAND];
  guint            n = 0;
  g_autofree char *cards = NULL;
  g_autofree char *said = NULL;

  for (guint i = 0; i < state->n_hand[viewer]; i++)
    if (state->hand[viewer][i] != BUNNY_CARD_UNKNOWN)
      faces[n++] = bunny_card_get_face (state->hand[viewer][i]);
  if (n == 0)
    return;
  cards = bunny_words_cards (faces, n);
  /* Translators: %s: cards */
  said = g_strdup_printf (_ ("Your hand: %s."), cards);
  g_string_append_printf (text, " %s", said);
}

char *
bunny_words_position (const GameState *state, guint viewer, const char *const *names)
{
  const BunnyState *now = bunny_state (state);
  GString          *text = g_string_new (NULL);

  g_string_append_printf (text, _ ("Round %u of 4."), now->table.round);
  for (guint seat = 0; seat < now->table.seats; seat++)
    describe_seat (now, seat, viewer, names, text);
  describe_hand (now, viewer, text);
  return g_string_free (text, FALSE);
}

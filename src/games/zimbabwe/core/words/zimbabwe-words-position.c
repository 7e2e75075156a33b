/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prompts, results, and the position for reading aloud: seat by seat in figures, then gods and
 * specialists by name.
 */
#include <glib/gi18n-lib.h>

#include "zimbabwe-words.h"

/* ---- Prompts */

/* What is due in the middle of a turn, or NULL. */
static char *
prompt_due (const ZimbabweState *state)
{
  guint n_goods;

  if (state->owe)
    return g_strdup (_ ("Use the specialist that you have hired."));
  if (zimbabwe_state_find_unpriced (state, state->mover) != ZIMBABWE_NO_CRAFT)
    return g_strdup (_ ("Set the price of your new technology."));
  if (state->source != ZIMBABWE_NOWHERE)
    return g_strdup (_ ("Choose the primary craftsman that serves this one."));
  if (state->raising == ZIMBABWE_NOWHERE)
    return NULL;
  n_goods = zimbabwe_state_get_level (state, state->raising);
  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    n_goods -= state->goods[kind];
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Buy %u more good for the monument.",
                                       "Buy %u more goods for the monument.", n_goods),
                          n_goods);
}

static char *
prompt_you (const ZimbabweState *state)
{
  char *due = NULL;

  if (state->phase == ZIMBABWE_PHASE_FOUND)
    return g_strdup (_ ("Found your first monument on a start cell."));
  if (state->phase == ZIMBABWE_PHASE_AUCTION)
    return g_strdup_printf (_ ("Bid %u or more, or pass."), state->bid + 1u);
  due = prompt_due (state);
  if (due)
    return due;
  switch (state->main)
    {
    case ZIMBABWE_MAIN_NONE:
      return g_strdup (_ ("Your turn: one main action."));
    case ZIMBABWE_MAIN_MONUMENT:
      return g_strdup (_ ("Build another monument, or end your turn."));
    case ZIMBABWE_MAIN_CRAFT:
      return g_strdup (_ ("Place more craftsmen, raise prices, or end your turn."));
    case ZIMBABWE_MAIN_RAISE:
      return g_strdup (_ ("Raise another monument, or end your turn."));
    default:
      return g_strdup (_ ("Your main action is done: end your turn."));
    }
}

char *
zimbabwe_words_prompt (const GameState   *game,
                       guint              viewer,
                       GameAddress        address,
                       const char *const *names)
{
  const ZimbabweState *state = zimbabwe_state (game);
  g_autofree char     *who = NULL;

  if (state->phase == ZIMBABWE_PHASE_OVER)
    return g_strdup (_ ("The game is over."));
  if (state->mover == viewer && address == GAME_ADDRESS_YOU)
    return prompt_you (state);
  who = zimbabwe_words_seat (state, state->mover,
                             address == GAME_ADDRESS_YOU ? viewer : GAME_NOBODY, names);
  if (state->phase == ZIMBABWE_PHASE_AUCTION)
    /* Translators: %s: whose turn it is: “Player 3” */
    return g_strdup_printf (_ ("Bidding: %s"), who);
  /* Translators: %s: whose turn it is: “Player 3” */
  return g_strdup_printf (_ ("To act: %s"), who);
}

char *
zimbabwe_words_moment (const GameState *game)
{
  /* Translators: below the title of the window: when it is in the game. */
  return g_strdup_printf (_ ("Round %u"), zimbabwe_state (game)->round);
}

/* ---- Results */

char *
zimbabwe_words_result (const GameState   *game,
                       guint              viewer,
                       GameAddress        address,
                       const char *const *names)
{
  const ZimbabweState *state = zimbabwe_state (game);
  guint                you = address == GAME_ADDRESS_YOU ? viewer : GAME_NOBODY;
  guint                winner = 0;
  GameResult           result;
  g_autofree char     *who = NULL;

  zimbabwe_state_rank (state, &result);
  while (result.rank[winner] != 1)
    winner++;
  if (winner == you)
    return g_strdup_printf (_ ("You win. Victory points: %1$u, required: %2$u."),
                            state->seat[winner].points, state->seat[winner].requirement);
  who = zimbabwe_words_seat (state, winner, you, names);
  /* Translators: %1$s: a name in its basic form, “Your opponent” or “Player 3” */
  return g_strdup_printf (_ ("%1$s wins. Victory points: %2$u, required: %3$u."), who,
                          state->seat[winner].points, state->seat[winner].requirement);
}

/* ---- Positions */

/* The names of a seat's god and specialists, if it has any. */
static void
describe_cards (const ZimbabweSeat *self, GString *text)
{
  g_autoptr (GString) cards = g_string_new (NULL);
  g_autofree char *said = NULL;

  if (self->god)
    g_string_append (cards, zimbabwe_words_god (self->god));
  for (guint staff = 0; staff < ZIMBABWE_N_STAFF; staff++)
    if (self->staff >> staff & 1)
      g_string_append_printf (cards, "%s%s", cards->len > 0 ? ", " : "",
                              zimbabwe_words_staff (staff));
  if (cards->len == 0)
    return;
  /* Translators: %s: the names of a god and of specialists */
  said = g_strdup_printf (_ ("Cards: %s."), cards->str);
  g_string_append_printf (text, " %s", said);
}

/* The technologies of a seat with their prices, if it has any. */
static void
describe_techs (const ZimbabweSeat *self, GString *text)
{
  g_autoptr (GString) techs = g_string_new (NULL);
  g_autofree char *said = NULL;

  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    if (self->tech[kind])
      g_string_append_printf (techs, "%s%s %u", techs->len > 0 ? ", " : "",
                              zimbabwe_words_craft (kind), self->price[kind]);
  if (techs->len == 0)
    return;
  /* Translators: %s: kinds of craftsmen, each with a price */
  said = g_strdup_printf (_ ("Prices: %s."), techs->str);
  g_string_append_printf (text, " %s", said);
}

/* A seat in figures, each behind its name, so that no number inflects a word. */
static void
describe_seat (const ZimbabweState *state,
               guint                seat,
               guint                viewer,
               const char *const   *names,
               GString             *text)
{
  const ZimbabweSeat *self = &state->seat[seat];
  g_autofree char    *who = zimbabwe_words_seat (state, seat, viewer, names);
  g_autofree char    *said = g_strdup_printf (
       /* Translators: %1$s: “You”, “Your opponent”, “Player 3” */
    _ ("%1$s: victory points %2$u, required %3$u, cattle %4$u, on cards %5$u, monuments %6$u, the "
             "highest of level %7$u."),
    who, self->points, self->requirement, self->purse, self->cards,
    zimbabwe_state_count_monuments (state, seat), zimbabwe_state_get_top (state, seat));

  g_string_append_printf (text, " %s", said);
  describe_cards (self, text);
  describe_techs (self, text);
}

char *
zimbabwe_words_position (const GameState *game, guint viewer, const char *const *names)
{
  const ZimbabweState *state = zimbabwe_state (game);
  g_autofree char     *moment = zimbabwe_words_moment (game);
  GString             *text = g_string_new (moment);

  g_string_append_c (text, '.');
  for (guint seat = 0; seat < state->seats; seat++)
    describe_seat (state, seat, viewer, names, text);
  return g_string_free (text, FALSE);
}

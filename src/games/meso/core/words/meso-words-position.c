/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prompts, results, and the position for reading aloud: seat by seat in figures, then the cards of
 * who hears it.
 */
#include <glib/gi18n-lib.h>

#include "meso-rules.h"
#include "meso-words.h"

/* ---- Prompts */

/* Returns TRUE if the seat to act can do something of a kind now. */
static gboolean
can (const MesoState *state, guint kind)
{
  g_autofree GameAction *legal = g_new (GameAction, meso_rules.max_legal);
  guint                  n = meso_rules.legal ((const GameState *) state, state->mover, legal);

  for (guint i = 0; i < n; i++)
    if (legal[i].kind == kind)
      return TRUE;
  return FALSE;
}

static char *
prompt_you (const MesoState *state)
{
  switch (state->due)
    {
    case MESO_DUE_VOLCANO:
      return g_strdup (_ ("Lay the volcano on another place."));
    case MESO_DUE_TAKE:
      return g_strdup (_ ("Take one of the lands that were turned up."));
    case MESO_DUE_SEED:
      return g_strdup (_ ("Choose the lands that get a piece."));
    case MESO_DUE_LAY:
      return g_strdup (_ ("Choose the token for the new hut."));
    default:
      break;
    }
  switch (state->acted)
    {
    case MESO_ACTED_HUT:
      return g_strdup (can (state, MESO_HUT) ? _ ("Build more huts, or end your turn.")
                                             : _ ("No more huts can be built: end your turn."));
    case MESO_ACTED_HOLY:
      return g_strdup (can (state, MESO_HOLY)
                         ? _ ("Build more holy places, or end your turn.")
                         : _ ("No more holy places can be built: end your turn."));
    case MESO_ACTED_BIRTH:
      return g_strdup (can (state, MESO_BIRTH) ? _ ("More offspring, or end your turn.")
                                               : _ ("No more offspring now: end your turn."));
    default:
      break;
    }
  if (state->moves == 0)
    return g_strdup (_ ("Build, bring up offspring or draw a card, or end your turn."));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Your turn: %u movement point.",
                                       "Your turn: %u movement points.", state->moves),
                          state->moves);
}

char *
meso_words_prompt (const GameState   *game,
                   guint              viewer,
                   GameAddress        address,
                   const char *const *names)
{
  const MesoState *state = meso_state (game);
  g_autofree char *who = NULL;

  if (state->over)
    return g_strdup (_ ("The game is over."));
  if (state->mover == viewer && address == GAME_ADDRESS_YOU)
    return prompt_you (state);
  who = meso_words_seat (state, state->mover, address == GAME_ADDRESS_YOU ? viewer : GAME_NOBODY,
                         names);
  /* Translators: whose turn it is, and the movement points left: “Player 3: 5 movement points” */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u movement point",
                                       "%1$s: %2$u movement points", state->moves),
                          who, state->moves);
}

char *
meso_words_moment (const GameState *game)
{
  const MesoState *state = meso_state (game);

  /* Translators: below the title of the window: when it is in the game. */
  return g_strdup_printf (_ ("Round %u"), (state->turn - 1) / state->seats + 1);
}

/* ---- Results */

static char *
say_shared (const MesoState   *state,
            const GameResult  *result,
            guint              viewer,
            const char *const *names)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint seat = 0; seat < state->seats; seat++)
    if (result->rank[seat] == 1)
      {
        g_autofree char *who = meso_words_seat (state, seat, viewer, names);

        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", who);
      }
  /* Translators: %s: who: “You, Anna, Player 3” */
  return g_strdup_printf (_ ("The first place is shared: %s."), list->str);
}

/* What decides between the winner and the next, if the number of offerings does not; or NULL. */
static char *
say_tie (const MesoState *state, const GameResult *result, guint winner)
{
  guint next = 0, sum, other;

  while (result->rank[next] != 2)
    next++;
  if (result->points[next] < result->points[winner])
    return NULL;
  sum = meso_state_sum_offerings (state, winner);
  other = meso_state_sum_offerings (state, next);
  if (sum > other)
    return g_strdup_printf (
      _ ("The offerings are equal, so their worth decides: %1$u against %2$u."), sum, other);
  return g_strdup_printf (
    _ ("The offerings are equal and worth the same, so mana decides: %1$u against %2$u."),
    state->seat[winner].mana, state->seat[next].mana);
}

static char *
say_winner (
  const MesoState *state, guint winner, guint offerings, guint you, const char *const *names)
{
  g_autofree char *who = NULL;

  if (winner == you)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You win with %u offering.",
                                         "You win with %u offerings.", offerings),
                            offerings);
  who = meso_words_seat (state, winner, you, names);
  /* Translators: %1$s: a name in its basic form, “Your opponent” or “Player 3” */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s wins with %2$u offering.",
                                       "%1$s wins with %2$u offerings.", offerings),
                          who, offerings);
}

char *
meso_words_result (const GameState   *game,
                   guint              viewer,
                   GameAddress        address,
                   const char *const *names)
{
  const MesoState *state = meso_state (game);
  guint            you = address == GAME_ADDRESS_YOU ? viewer : GAME_NOBODY;
  guint            winner = 0, first = 0;
  GameResult       result;
  g_autofree char *won = NULL;
  g_autofree char *tie = NULL;

  meso_state_rank (state, &result);
  for (guint seat = 0; seat < state->seats; seat++)
    if (result.rank[seat] == 1)
      {
        winner = seat;
        first++;
      }
  if (first > 1)
    return say_shared (state, &result, you, names);
  won = say_winner (state, winner, (guint) result.points[winner], you, names);
  tie = say_tie (state, &result, winner);
  return tie != NULL ? g_strconcat (won, " ", tie, NULL) : g_steal_pointer (&won);
}

/* ---- Positions */

/* A seat in figures, each behind its name, so that no number inflects a word. */
static void
describe_seat (
  const MesoState *state, guint seat, guint viewer, const char *const *names, GString *text)
{
  const MesoSeat  *self = &state->seat[seat];
  g_autofree char *who = meso_words_seat (state, seat, viewer, names);
  g_autofree char *said = NULL;
  guint            cards = 0;

  for (guint card = 0; card <= MESO_CARD_UNKNOWN; card++)
    cards += self->cards[card];
  said = g_strdup_printf (
    /* Translators: %1$s: “You”, “Your opponent”, “Player 3” */
    _ ("%1$s: offerings %2$d of 4, mana %3$u of %4$u, settlers %5$u, huts %6$u, holy places %7$u, "
       "cards %8$u."),
    who, __builtin_popcount (self->offered), self->mana, self->limit, self->n_settlers,
    self->n_huts, self->n_holies, cards);
  g_string_append_printf (text, " %s", said);
}

static void
describe_hand (const MesoState *state, guint viewer, GString *text)
{
  g_autoptr (GString) cards = g_string_new (NULL);
  g_autofree char *said = NULL;

  for (guint card = 0; card < MESO_N_CARDS; card++)
    for (guint i = 0; i < state->seat[viewer].cards[card]; i++)
      g_string_append_printf (cards, "%s%s", cards->len > 0 ? ", " : "", meso_words_card (card));
  if (cards->len == 0)
    return;
  /* Translators: %s: cards */
  said = g_strdup_printf (_ ("Your cards: %s."), cards->str);
  g_string_append_printf (text, " %s", said);
}

char *
meso_words_position (const GameState *game, guint viewer, const char *const *names)
{
  const MesoState *state = meso_state (game);
  g_autofree char *moment = meso_words_moment (game);
  GString         *text = g_string_new (moment);

  g_string_append_c (text, '.');
  for (guint seat = 0; seat < state->seats; seat++)
    describe_seat (state, seat, viewer, names, text);
  describe_hand (state, viewer, text);
  return g_string_free (text, FALSE);
}

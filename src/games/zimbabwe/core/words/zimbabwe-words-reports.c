/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reports actions for the log: who, a colon, what, and what came of it in figures. Of the cattle on
 * plaques the purses tell.
 */
#include <glib/gi18n-lib.h>

#include "zimbabwe-apply.h"
#include "zimbabwe-words.h"

/* What a figure of the seat that acts has become. */
static const char *
get_own_sentence (guint amount)
{
  switch (amount)
    {
    case ZIMBABWE_AMOUNT_POINTS:
      /* Translators: %+d: a change with its sign; likewise below */
      return _ ("Victory points: %+d.");
    case ZIMBABWE_AMOUNT_REQUIREMENT:
      return _ ("Requirement: %+d.");
    case ZIMBABWE_AMOUNT_CATTLE:
      return _ ("Cattle: %+d.");
    default:
      return _ ("Cattle on cards: %+d.");
    }
}

static const char *
get_other_sentence (guint amount)
{
  if (amount == ZIMBABWE_AMOUNT_CARDS)
    /* Translators: %1$s: who, “Player 3” */
    return _ ("%1$s: cattle on cards: %2$+d.");
  /* Translators: %1$s: who, “Player 3” */
  return _ ("%1$s: cattle: %2$+d.");
}

/* The changes of a seat's figures by events, one sentence for each figure. */
static void
add_changes (GString             *text,
             const ZimbabweState *state,
             guint                seat,
             gboolean             is_own,
             const gint          *changes,
             guint                viewer,
             const char *const   *names)
{
  g_autofree char *who = zimbabwe_words_seat (state, seat, viewer, names);

  for (guint amount = 0; amount < ZIMBABWE_N_AMOUNTS; amount++)
    {
      g_autofree char *said = NULL;

      if (changes[amount] == 0 || amount == ZIMBABWE_AMOUNT_PLAQUE)
        continue;
      if (is_own)
        said = g_strdup_printf (get_own_sentence (amount), changes[amount]);
      else
        said = g_strdup_printf (get_other_sentence (amount), who, changes[amount]);
      g_string_append_printf (text, " %s", said);
    }
}

char *
zimbabwe_words_report (const GameState   *before,
                       GameAction         action,
                       guint              seat,
                       const GameEvent   *events,
                       guint              n_events,
                       guint              viewer,
                       GameAddress        address,
                       const char *const *names)
{
  const ZimbabweState *state = zimbabwe_state (before);
  guint                you = address == GAME_ADDRESS_YOU ? viewer : GAME_NOBODY;
  gint                 changes[ZIMBABWE_MAX_SEATS][ZIMBABWE_N_AMOUNTS] = { { 0 } };
  g_autofree char     *who = zimbabwe_words_seat (state, seat, you, names);
  g_autofree char     *what = zimbabwe_words_action (before, action, names);
  GString             *text = g_string_new (NULL);

  /* Translators: a line of the log: who, and what: “Anna: Raise the monument at c4.” */
  g_string_append_printf (text, C_ ("log", "%1$s: %2$s."), who, what);
  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == GAME_EVENT_AMOUNT)
      changes[events[i].to.seat][events[i].item] += events[i].amount;
  add_changes (text, state, seat, TRUE, changes[seat], you, names);
  for (guint other = 0; other < state->seats; other++)
    if (other != seat)
      add_changes (text, state, other, FALSE, changes[other], you, names);
  return g_string_free (text, FALSE);
}

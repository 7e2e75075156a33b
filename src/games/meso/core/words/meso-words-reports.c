/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reports actions for the log: who, a colon, what, and what came of it by the events that the
 * viewer sees.
 */
#include <glib/gi18n-lib.h>

#include "meso-apply.h"
#include "meso-words.h"

/* Returns TRUE if an event moves an item between zones of these kinds. */
static gboolean
is_move (const GameEvent *event, guint from, guint to)
{
  return event->kind == GAME_EVENT_MOVE && event->from.kind == from && event->to.kind == to;
}

static guint
count_moves (const GameEvent *events, guint n_events, guint from, guint to)
{
  guint n = 0;

  for (guint i = 0; i < n_events; i++)
    n += is_move (&events[i], from, to);
  return n;
}

static void
add (GString *text, char *sentence)
{
  g_string_append_printf (text, " %s", sentence);
  g_free (sentence);
}

/* ---- What came of it */

static const char *
say_found (guint kind)
{
  switch (kind)
    {
    case MESO_KIND_PLAIN:
      return _ ("The new land is a plain.");
    case MESO_KIND_FOREST:
      return _ ("The new land is a forest.");
    case MESO_KIND_QUARRY:
      return _ ("The new land is a quarry.");
    default:
      return _ ("The new land is a volcano.");
    }
}

static void
add_lands (GString *text, const GameEvent *events, guint n_events)
{
  for (guint i = 0; i < n_events; i++)
    if (is_move (&events[i], MESO_ZONE_STACK, MESO_ZONE_SHOWN))
      add (text, g_strdup (say_found (events[i].item)));
}

/* The value of a token that was offered. */
static void
add_offering (GString *text, const GameEvent *events, guint n_events)
{
  for (guint i = 0; i < n_events; i++)
    if (is_move (&events[i], MESO_ZONE_LOADS, MESO_ZONE_OFFERED))
      add (text, g_strdup_printf (_ ("The token was worth %u."),
                                  events[i].item - (guint) MESO_FACE_TOKEN));
}

static void
add_card (GString *text, const GameEvent *events, guint n_events)
{
  for (guint i = 0; i < n_events; i++)
    if (is_move (&events[i], MESO_ZONE_DECK, MESO_ZONE_HAND) && events[i].item != GAME_ITEM_HIDDEN)
      /* Translators: %s: the card that was drawn */
      add (text, g_strdup_printf (_ ("The card: %s."),
                                  meso_words_card (events[i].item - (guint) MESO_FACE_CARD)));
}

/* Mana and limit of the seat that acts, as far as they change by events; those of others only by
 * Mana theft, which says so itself. */
static void
add_amounts (GString *text, guint seat, const GameEvent *events, guint n_events)
{
  gint change[MESO_N_AMOUNTS] = { 0 };

  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == GAME_EVENT_AMOUNT && events[i].to.seat == seat)
      change[events[i].item] += events[i].amount;
  if (change[MESO_AMOUNT_LIMIT] != 0)
    /* Translators: %+d: a change with its sign */
    add (text, g_strdup_printf (_ ("Limit %+d."), change[MESO_AMOUNT_LIMIT]));
  if (change[MESO_AMOUNT_MANA] != 0)
    /* Translators: %+d: a change with its sign */
    add (text, g_strdup_printf (_ ("Mana %+d."), change[MESO_AMOUNT_MANA]));
}

/* ---- The action */

/* A token's value is its owner's secret, and everybody sees whether one was laid. */
static char *
say_action (const GameState   *before,
            GameAction         action,
            guint              seat,
            const GameEvent   *events,
            guint              n_events,
            guint              viewer,
            const char *const *names)
{
  if (action.kind != MESO_LAY || seat == viewer)
    return meso_words_action (before, action, names);
  return g_strdup (count_moves (events, n_events, MESO_ZONE_SUPPLY, MESO_ZONE_UNDER) > 0
                     ? _ ("Lay a token under the new hut")
                     : _ ("Lay no token"));
}

char *
meso_words_report (const GameState   *before,
                   GameAction         action,
                   guint              seat,
                   const GameEvent   *events,
                   guint              n_events,
                   guint              viewer,
                   GameAddress        address,
                   const char *const *names)
{
  guint            you = address == GAME_ADDRESS_YOU ? viewer : GAME_NOBODY;
  g_autofree char *who = meso_words_seat (meso_state (before), seat, you, names);
  g_autofree char *what = say_action (before, action, seat, events, n_events, viewer, names);
  GString         *text = g_string_new (NULL);

  /* Translators: a line of the log: who, and what: “Anna: Walk from J8 to J9.” */
  g_string_append_printf (text, C_ ("log", "%1$s: %2$s."), who, what);
  add_lands (text, events, n_events);
  add_offering (text, events, n_events);
  add_card (text, events, n_events);
  add_amounts (text, seat, events, n_events);
  return g_string_free (text, FALSE);
}

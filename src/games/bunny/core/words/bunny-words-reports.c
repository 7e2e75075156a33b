/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What was done, for the log: of a choice only that it was made, and once all have chosen, what
 * each seat plays and what the harvest brought.
 */
#include <glib/gi18n-lib.h>

#include "bunny-action.h"
#include "bunny-apply.h"
#include "bunny-state.h"
#include "bunny-words.h"

/* How a seat is spoken of. */
typedef enum
{
  WHO_YOU,
  WHO_OPPONENT, /* the other of two */
  WHO_NUMBER,
} Who;

static Who
find_who (const GameState *state, guint seat, guint viewer, GameAddress address)
{
  if (address == GAME_ADDRESS_NUMBER)
    return WHO_NUMBER;
  if (seat == viewer)
    return WHO_YOU;
  return bunny_state (state)->table.seats == 2 ? WHO_OPPONENT : WHO_NUMBER;
}

static char *
report_pick (guint seat, Who who)
{
  if (who == WHO_YOU)
    return g_strdup (_ ("You have chosen."));
  if (who == WHO_OPPONENT)
    return g_strdup (_ ("Your opponent has chosen."));
  return g_strdup_printf (_ ("Player %u has chosen."), seat + 1);
}

static char *
report_build (GameAction action, guint seat, Who who)
{
  g_autofree char *building = bunny_words_card (action.operand[0]);
  g_autofree char *cell = bunny_words_cell (action.operand[1]);

  if (who == WHO_YOU)
    /* Translators: %1$s: a building, %2$s: a cell */
    return g_strdup_printf (_ ("You build on %2$s: %1$s."), building, cell);
  if (who == WHO_OPPONENT)
    /* Translators: %1$s: a building, %2$s: a cell */
    return g_strdup_printf (_ ("Your opponent builds on %2$s: %1$s."), building, cell);
  /* Translators: %2$s: a building, %3$s: a cell */
  return g_strdup_printf (_ ("Player %1$u builds on %3$s: %2$s."), seat + 1, building, cell);
}

static char *
report_tower (GameAction action, guint seat, Who who)
{
  g_autofree char *a = bunny_words_cell (action.operand[0]);
  g_autofree char *b = bunny_words_cell (action.operand[1]);

  if (who == WHO_YOU)
    return g_strdup_printf (_ ("You connect %1$s and %2$s by a sky tower."), a, b);
  if (who == WHO_OPPONENT)
    return g_strdup_printf (_ ("Your opponent connects %1$s and %2$s by a sky tower."), a, b);
  return g_strdup_printf (_ ("Player %1$u connects %2$s and %3$s by a sky tower."), seat + 1, a,
                          b);
}

static char *
report_settle (GameAction action, guint seat, Who who)
{
  g_autofree char *cell = bunny_words_cell (action.operand[0]);

  if (who == WHO_YOU)
    return g_strdup_printf (_ ("You settle a camp on %s."), cell);
  if (who == WHO_OPPONENT)
    return g_strdup_printf (_ ("Your opponent settles a camp on %s."), cell);
  return g_strdup_printf (_ ("Player %1$u settles a camp on %2$s."), seat + 1, cell);
}

static char *
report_camp (GameAction action, guint seat, Who who)
{
  switch (action.kind)
    {
    case BUNNY_DO_CAMP:
      if (who == WHO_YOU)
        return g_strdup_printf (_ ("You announce camp %u."), action.operand[0]);
      if (who == WHO_OPPONENT)
        return g_strdup_printf (_ ("Your opponent announces camp %u."), action.operand[0]);
      return g_strdup_printf (_ ("Player %1$u announces camp %2$u."), seat + 1,
                              action.operand[0]);
    case BUNNY_DO_KEEP:
      if (who == WHO_YOU)
        return g_strdup (_ ("You keep the camp for a later round."));
      if (who == WHO_OPPONENT)
        return g_strdup (_ ("Your opponent keeps the camp for a later round."));
      return g_strdup_printf (_ ("Player %u keeps the camp for a later round."), seat + 1);
    case BUNNY_DO_PASS:
      if (who == WHO_YOU)
        return g_strdup (_ ("You do not step in."));
      if (who == WHO_OPPONENT)
        return g_strdup (_ ("Your opponent does not step in."));
      return g_strdup_printf (_ ("Player %u does not step in."), seat + 1);
    default:
      return report_settle (action, seat, who);
    }
}

static char *
report_copy (GameAction action, guint seat, Who who)
{
  g_autofree char *scroll = bunny_words_card (action.operand[1]);

  if (who == WHO_YOU)
    return g_strdup_printf (_ ("You copy a scroll: %s."), scroll);
  if (who == WHO_OPPONENT)
    return g_strdup_printf (_ ("Your opponent copies a scroll: %s."), scroll);
  return g_strdup_printf (_ ("Player %1$u copies a scroll: %2$s."), seat + 1, scroll);
}

static char *
report_action (GameAction action, guint seat, Who who)
{
  g_autofree char *said = NULL;

  switch (action.kind)
    {
    case BUNNY_DO_PICK:
      return report_pick (seat, who);
    case BUNNY_DO_BUILD:
      return report_build (action, seat, who);
    case BUNNY_DO_TOWER:
      return report_tower (action, seat, who);
    case BUNNY_DO_DONE:
      if (who == WHO_YOU)
        return g_strdup (_ ("You end your building turn."));
      if (who == WHO_OPPONENT)
        return g_strdup (_ ("Your opponent ends the building turn."));
      return g_strdup_printf (_ ("Player %u ends the building turn."), seat + 1);
    case BUNNY_DO_TRADE:
      said = bunny_words_action (NULL, action);
      return g_strdup_printf ("%s.", said);
    case BUNNY_DO_COPY:
      return report_copy (action, seat, who);
    default:
      return report_camp (action, seat, who);
    }
}

/* ---- What follows */

/* The cards that a seat's choice brought into play; those not seen are left out. */
static guint
list_played (const GameEvent *events, guint n_events, guint seat, guint *faces)
{
  guint n = 0;

  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == GAME_EVENT_MOVE && events[i].from.kind == BUNNY_ZONE_SEALED &&
        events[i].from.seat == seat && events[i].to.kind != BUNNY_ZONE_DISCARDS &&
        events[i].item != GAME_ITEM_HIDDEN && n < 2)
      faces[n++] = events[i].item;
  return n;
}

guint
bunny_words_count_unseen (const GameEvent *events, guint n_events, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < n_events; i++)
    n += events[i].kind == GAME_EVENT_MOVE && events[i].from.kind == BUNNY_ZONE_SEALED &&
         events[i].from.seat == seat && events[i].to.kind == BUNNY_ZONE_SCROLLS &&
         events[i].item == GAME_ITEM_HIDDEN;
  return n;
}

static void
add_sentence (GString *text, const char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
}

static void
report_played (
  const GameEvent *events, guint n_events, guint seat, Who who, GString *text)
{
  guint            faces[2];
  guint            n = list_played (events, n_events, seat, faces);
  g_autofree char *cards = bunny_words_cards (faces, n);
  g_autofree char *said = NULL;

  if (n == 0)
    return;
  if (who == WHO_YOU)
    /* Translators: %s: one card or two */
    said = g_strdup_printf (_ ("You play: %s."), cards);
  else if (who == WHO_OPPONENT)
    /* Translators: %s: one card or two */
    said = g_strdup_printf (_ ("Your opponent plays: %s."), cards);
  else
    /* Translators: %2$s: one card or two */
    said = g_strdup_printf (_ ("Player %1$u plays: %2$s."), seat + 1, cards);
  add_sentence (text, said);
}

/* That somebody has laid scrolls down is seen, and which ones is not. */
static void
report_unseen (
  const GameEvent *events, guint n_events, guint seat, Who who, GString *text)
{
  guint            n = bunny_words_count_unseen (events, n_events, seat);
  g_autofree char *said = NULL;

  if (n == 0 || who == WHO_YOU)
    return;
  if (who == WHO_OPPONENT)
    said = g_strdup (_ ("Your opponent plays a scroll face down."));
  else
    said = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Player %1$u plays %2$u scroll face down.",
                   "Player %1$u plays %2$u scrolls face down.", n),
      seat + 1, n);
  add_sentence (text, said);
}

static void
report_amount (const GameEvent *event, Who who, GString *text)
{
  guint            carrots = (guint) event->amount;
  g_autofree char *said = NULL;

  if (who == WHO_YOU)
    said = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You harvest %u golden carrot.",
                                         "You harvest %u golden carrots.", carrots),
                            carrots);
  else if (who == WHO_OPPONENT)
    said =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Your opponent harvests %u golden carrot.",
                                    "Your opponent harvests %u golden carrots.", carrots),
                       carrots);
  else
    said =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Player %1$u harvests %2$u golden carrot.",
                                    "Player %1$u harvests %2$u golden carrots.", carrots),
                       event->to.seat + 1u, carrots);
  add_sentence (text, said);
}

char *
bunny_words_report (const GameState *before,
                    GameAction       action,
                    guint            seat,
                    const GameEvent *events,
                    guint            n_events,
                    guint            viewer,
                    GameAddress      address)
{
  g_autofree char *said = report_action (action, seat, find_who (before, seat, viewer, address));
  GString         *text = g_string_new (NULL);

  for (guint i = 0; i < BUNNY_MAX_SEATS; i++)
    {
      Who who = find_who (before, i, viewer, address);

      report_played (events, n_events, i, who, text);
      report_unseen (events, n_events, i, who, text);
    }
  /* A report of all choices does not also say that the last one has chosen. */
  if (text->len == 0)
    g_string_append (text, said);
  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == GAME_EVENT_AMOUNT)
      report_amount (&events[i], find_who (before, events[i].to.seat, viewer, address), text);
  return g_string_free (text, FALSE);
}

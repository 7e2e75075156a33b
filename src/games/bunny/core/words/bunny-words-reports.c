/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reports actions for the log: of a choice only that it was made, and once all have chosen, the
 * cards each seat plays and the carrots of the harvest.
 */
#include <glib/gi18n-lib.h>

#include "bunny-action.h"
#include "bunny-apply.h"
#include "bunny-state.h"
#include "bunny-words.h"

/* The way of speaking of a seat. */
typedef enum
{
  WHO_YOU,
  WHO_OPPONENT, /* the other of two */
  WHO_NAMED,    /* anybody with a name */
  WHO_NUMBER,
} Who;

typedef struct
{
  Who         who;
  guint       number; /* the seat's, from 1 */
  const char *name;   /* of WHO_NAMED */
  gboolean    many;   /* more than two play */
} Speaker;

static Speaker
find_speaker (const GameState   *state,
              guint              seat,
              guint              viewer,
              GameAddress        address,
              const char *const *names)
{
  guint   n = bunny_state (state)->table.seats;
  Speaker speaker = { WHO_NUMBER, seat + 1, NULL, n > 2 };

  speaker.name = seat < n ? bunny_words_name (names, seat) : NULL;
  if (address == GAME_ADDRESS_YOU && seat == viewer)
    speaker.who = WHO_YOU;
  else if (speaker.name != NULL)
    speaker.who = WHO_NAMED;
  else if (address == GAME_ADDRESS_YOU && n == 2)
    speaker.who = WHO_OPPONENT;
  return speaker;
}

static char *
report_pick (const Speaker *by)
{
  if (by->who == WHO_YOU)
    return g_strdup (_ ("You’ve chosen."));
  if (by->who == WHO_OPPONENT)
    return g_strdup (_ ("Your opponent has chosen."));
  if (by->who == WHO_NAMED)
    /* Translators: %s: a name in its basic form */
    return g_strdup_printf (_ ("%s has chosen."), by->name);
  return g_strdup_printf (_ ("Player %u has chosen."), by->number);
}

static char *
report_build (GameAction action, const Speaker *by)
{
  g_autofree char *building = bunny_words_card (action.operand[0]);
  g_autofree char *cell = bunny_words_cell (action.operand[1]);

  if (by->who == WHO_YOU)
    /* Translators: %1$s: a building, %2$s: a cell */
    return g_strdup_printf (_ ("You build on %2$s: %1$s."), building, cell);
  if (by->who == WHO_OPPONENT)
    /* Translators: %1$s: a building, %2$s: a cell */
    return g_strdup_printf (_ ("Your opponent builds on %2$s: %1$s."), building, cell);
  if (by->who == WHO_NAMED)
    /* Translators: %3$s: a name in its basic form */
    return g_strdup_printf (_ ("%3$s builds on %2$s: %1$s."), building, cell, by->name);
  /* Translators: %2$s: a building, %3$s: a cell */
  return g_strdup_printf (_ ("Player %1$u builds on %3$s: %2$s."), by->number, building, cell);
}

static char *
report_tower (GameAction action, const Speaker *by)
{
  g_autofree char *a = bunny_words_cell (action.operand[0]);
  g_autofree char *b = bunny_words_cell (action.operand[1]);

  if (by->who == WHO_YOU)
    return g_strdup_printf (_ ("You connect %1$s and %2$s with a sky tower."), a, b);
  if (by->who == WHO_OPPONENT)
    return g_strdup_printf (_ ("Your opponent connects %1$s and %2$s with a sky tower."), a, b);
  if (by->who == WHO_NAMED)
    /* Translators: %3$s: a name in its basic form */
    return g_strdup_printf (_ ("%3$s connects %1$s and %2$s with a sky tower."), a, b, by->name);
  return g_strdup_printf (_ ("Player %1$u connects %2$s and %3$s with a sky tower."), by->number, a,
                          b);
}

static char *
report_settle (GameAction action, const Speaker *by)
{
  g_autofree char *cell = bunny_words_cell (action.operand[0]);

  if (by->who == WHO_YOU)
    return g_strdup_printf (_ ("You settle a camp on %s."), cell);
  if (by->who == WHO_OPPONENT)
    return g_strdup_printf (_ ("Your opponent settles a camp on %s."), cell);
  if (by->who == WHO_NAMED)
    /* Translators: %2$s: a name in its basic form */
    return g_strdup_printf (_ ("%2$s settles a camp on %1$s."), cell, by->name);
  return g_strdup_printf (_ ("Player %1$u settles a camp on %2$s."), by->number, cell);
}

/* A camp that was announced stays in the tray: for a later round, if there is one. */
static char *
report_keep (const Speaker *by, gboolean last)
{
  if (by->who == WHO_YOU)
    return g_strdup (last ? _ ("You do not settle the camp.")
                          : _ ("You keep the camp for a later round."));
  if (by->who == WHO_OPPONENT)
    return g_strdup (last ? _ ("Your opponent does not settle the camp.")
                          : _ ("Your opponent keeps the camp for a later round."));
  if (by->who == WHO_NAMED && last)
    /* Translators: %s: a name in its basic form */
    return g_strdup_printf (_ ("%s does not settle the camp."), by->name);
  if (by->who == WHO_NAMED)
    /* Translators: %s: a name in its basic form */
    return g_strdup_printf (_ ("%s keeps the camp for a later round."), by->name);
  if (last)
    return g_strdup_printf (_ ("Player %u does not settle the camp."), by->number);
  return g_strdup_printf (_ ("Player %u keeps the camp for a later round."), by->number);
}

static char *
report_camp (GameAction action, const Speaker *by, gboolean last)
{
  switch (action.kind)
    {
    case BUNNY_DO_CAMP:
      if (by->who == WHO_YOU)
        return g_strdup_printf (_ ("You announce camp %u."), action.operand[0]);
      if (by->who == WHO_OPPONENT)
        return g_strdup_printf (_ ("Your opponent announces camp %u."), action.operand[0]);
      if (by->who == WHO_NAMED)
        /* Translators: %2$s: a name in its basic form */
        return g_strdup_printf (_ ("%2$s announces camp %1$u."), action.operand[0], by->name);
      return g_strdup_printf (_ ("Player %1$u announces camp %2$u."), by->number,
                              action.operand[0]);
    case BUNNY_DO_KEEP:
      return report_keep (by, last);
    case BUNNY_DO_PASS:
      if (by->who == WHO_YOU)
        return g_strdup (_ ("You do not step in."));
      if (by->who == WHO_OPPONENT)
        return g_strdup (_ ("Your opponent does not step in."));
      if (by->who == WHO_NAMED)
        /* Translators: %s: a name in its basic form */
        return g_strdup_printf (_ ("%s does not step in."), by->name);
      return g_strdup_printf (_ ("Player %u does not step in."), by->number);
    default:
      return report_settle (action, by);
    }
}

static char *
report_copy (GameAction action, const Speaker *by)
{
  g_autofree char *scroll = bunny_words_card (action.operand[1]);

  if (by->who == WHO_YOU)
    return g_strdup_printf (_ ("You copy a scroll: %s."), scroll);
  if (by->who == WHO_OPPONENT)
    return g_strdup_printf (_ ("Your opponent copies a scroll: %s."), scroll);
  if (by->who == WHO_NAMED)
    /* Translators: %2$s: a name in its basic form */
    return g_strdup_printf (_ ("%2$s copies a scroll: %1$s."), scroll, by->name);
  return g_strdup_printf (_ ("Player %1$u copies a scroll: %2$s."), by->number, scroll);
}

static char *
report_action (const BunnyTable *before, GameAction action, const Speaker *by)
{
  g_autofree char *said = NULL;

  switch (action.kind)
    {
    case BUNNY_DO_PICK:
      return report_pick (by);
    case BUNNY_DO_BUILD:
      return report_build (action, by);
    case BUNNY_DO_TOWER:
      return report_tower (action, by);
    case BUNNY_DO_DONE:
      if (by->who == WHO_YOU)
        return g_strdup (_ ("You end your building turn."));
      if (by->who == WHO_OPPONENT)
        return g_strdup (_ ("Your opponent ends the building turn."));
      if (by->who == WHO_NAMED)
        /* Translators: %s: a name in its basic form */
        return g_strdup_printf (_ ("%s ends the building turn."), by->name);
      return g_strdup_printf (_ ("Player %u ends the building turn."), by->number);
    case BUNNY_DO_TRADE:
      said = bunny_words_action (NULL, action, NULL);
      return g_strdup_printf ("%s.", said);
    case BUNNY_DO_COPY:
      return report_copy (action, by);
    default:
      return report_camp (action, by, before->round == BUNNY_N_ROUNDS);
    }
}

/* ---- Consequences of an action */

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
    n += events[i].kind == GAME_EVENT_MOVE && events[i].item == GAME_ITEM_HIDDEN &&
         events[i].to.kind == BUNNY_ZONE_SCROLLS && events[i].to.seat == seat &&
         (events[i].from.kind == BUNNY_ZONE_SEALED || events[i].from.kind == BUNNY_ZONE_DECK);
  return n;
}

/* Sentences about one seat stand in one line, and those about another of more than two in another
 * one. */
static void
add_sentence (GString *text, const Speaker *by, guint *last, const char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, by->many && by->number != *last ? '\n' : ' ');
  g_string_append (text, sentence);
  *last = by->number;
}

static void
report_played (
  const GameEvent *events, guint n_events, const Speaker *by, GString *text, guint *last)
{
  guint            faces[2];
  guint            n = list_played (events, n_events, by->number - 1, faces);
  g_autofree char *cards = bunny_words_cards (faces, n);
  g_autofree char *said = NULL;

  if (n == 0)
    return;
  if (by->who == WHO_YOU)
    /* Translators: %s: one card or two */
    said = g_strdup_printf (_ ("You play: %s."), cards);
  else if (by->who == WHO_OPPONENT)
    /* Translators: %s: one card or two */
    said = g_strdup_printf (_ ("Your opponent plays: %s."), cards);
  else if (by->who == WHO_NAMED)
    /* Translators: %1$s: one card or two, %2$s: a name in its basic form */
    said = g_strdup_printf (_ ("%2$s plays: %1$s."), cards, by->name);
  else
    /* Translators: %2$s: one card or two */
    said = g_strdup_printf (_ ("Player %1$u plays: %2$s."), by->number, cards);
  add_sentence (text, by, last, said);
}

/* Reports the cards that provisions brought, as far as they are open: of scrolls only the number is
 * known. */
static void
report_drawn (
  const GameEvent *events, guint n_events, const Speaker *by, GString *text, guint *last)
{
  guint            faces[BUNNY_MAX_HAND];
  guint            n = 0;
  g_autofree char *cards = NULL;
  g_autofree char *said = NULL;

  for (guint i = 0; i < n_events && n < BUNNY_MAX_HAND; i++)
    if (events[i].kind == GAME_EVENT_MOVE && events[i].from.kind == BUNNY_ZONE_DECK &&
        events[i].to.seat == by->number - 1 && events[i].to.kind != BUNNY_ZONE_HAND &&
        events[i].to.kind != BUNNY_ZONE_RESERVE && events[i].item != GAME_ITEM_HIDDEN)
      faces[n++] = events[i].item;
  if (n == 0)
    return;
  cards = bunny_words_cards (faces, n);
  /* Translators: %s: the cards that were drawn for the card Provisions, and played */
  said = g_strdup_printf (_ ("Provisions bring: %s."), cards);
  add_sentence (text, by, last, said);
}

/* Reports the number of scrolls that another seat laid down, without their names. */
static void
report_unseen (
  const GameEvent *events, guint n_events, const Speaker *by, GString *text, guint *last)
{
  guint            n = bunny_words_count_unseen (events, n_events, by->number - 1);
  g_autofree char *said = NULL;

  if (n == 0 || by->who == WHO_YOU)
    return;
  if (by->who == WHO_OPPONENT)
    said = g_strdup (_ ("Your opponent plays a scroll face down."));
  else if (by->who == WHO_NAMED && n == 1)
    /* Translators: %s: a name in its basic form */
    said = g_strdup_printf (_ ("%s plays a scroll face down."), by->name);
  else if (by->who == WHO_NAMED)
    /* Translators: %2$s: a name in its basic form */
    said = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%2$s plays %1$u scroll face down.",
                                         "%2$s plays %1$u scrolls face down.", n),
                            n, by->name);
  else
    said = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Player %1$u plays %2$u scroll face down.",
                   "Player %1$u plays %2$u scrolls face down.", n),
      by->number, n);
  add_sentence (text, by, last, said);
}

static void
report_amount (const GameEvent *event, const Speaker *by, GString *text, guint *last)
{
  guint            carrots = (guint) event->amount;
  g_autofree char *said = NULL;

  if (by->who == WHO_YOU)
    said = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You harvest %u golden carrot.",
                                         "You harvest %u golden carrots.", carrots),
                            carrots);
  else if (by->who == WHO_OPPONENT)
    said =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Your opponent harvests %u golden carrot.",
                                    "Your opponent harvests %u golden carrots.", carrots),
                       carrots);
  else if (by->who == WHO_NAMED)
    /* Translators: %2$s: a name in its basic form */
    said = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%2$s harvests %1$u golden carrot.",
                                         "%2$s harvests %1$u golden carrots.", carrots),
                            carrots, by->name);
  else
    said =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Player %1$u harvests %2$u golden carrot.",
                                    "Player %1$u harvests %2$u golden carrots.", carrots),
                       by->number, carrots);
  add_sentence (text, by, last, said);
}

char *
bunny_words_report (const GameState   *before,
                    GameAction         action,
                    guint              seat,
                    const GameEvent   *events,
                    guint              n_events,
                    guint              viewer,
                    GameAddress        address,
                    const char *const *names)
{
  const Speaker    by = find_speaker (before, seat, viewer, address, names);
  g_autofree char *said = report_action (&bunny_state (before)->table, action, &by);
  GString         *text = g_string_new (NULL);
  guint            last = by.number;

  for (guint i = 0; i < BUNNY_MAX_SEATS; i++)
    {
      const Speaker other = find_speaker (before, i, viewer, address, names);

      report_played (events, n_events, &other, text, &last);
      report_drawn (events, n_events, &other, text, &last);
      report_unseen (events, n_events, &other, text, &last);
    }
  /* A report of all choices makes the report of the last one superfluous. */
  if (text->len == 0)
    g_string_append (text, said);
  for (guint i = 0; i < n_events; i++)
    {
      const Speaker owner =
        find_speaker (before, events[i].to.seat, viewer, address, names);

      if (events[i].kind == GAME_EVENT_AMOUNT)
        report_amount (&events[i], &owner, text, &last);
    }
  return g_string_free (text, FALSE);
}

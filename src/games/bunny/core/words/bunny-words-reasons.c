/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says why a pick or a building turn is worse than another, and gives advice for the next time.
 * The critic has chosen among several reasons.
 */
#include <glib/gi18n-lib.h>

#include "bunny-fiefs.h"
#include "bunny-reason.h"
#include "bunny-rules.h"
#include "bunny-state.h"
#include "bunny-words.h"

static char *
say_passed (const GameReason *reason, const char *card, gboolean two, const char *const *names)
{
  guint       carrots = reason->operand[1];
  const char *name = bunny_words_name (names, reason->operand[2]);

  if (name != NULL)
    /* Translators: %2$s: a card; %3$s: a name in its basic form */
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "You’re passing on a card that would bring %3$s %1$u carrot more: %2$s.",
                   "You’re passing on a card that would bring %3$s %1$u carrots more: "
                   "%2$s.",
                   carrots),
      carrots, card, name);
  if (two)
    /* Translators: %2$s: a card */
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "You’re passing on a card that would bring your opponent %1$u carrot more: "
                   "%2$s.",
                   "You’re passing on a card that would bring your opponent %1$u carrots more: "
                   "%2$s.",
                   carrots),
      carrots, card);
  /* Translators: %3$s: a card */
  return g_strdup_printf (
    g_dngettext (
      GETTEXT_PACKAGE, "You’re passing on a card that would bring player %2$u %1$u carrot more: "
                       "%3$s.",
      "You’re passing on a card that would bring player %2$u %1$u carrots more: %3$s.", carrots),
    carrots, reason->operand[2] + 1, card);
}

static char *
say_camp (const GameReason *reason)
{
  guint            carrots = reason->operand[1];
  g_autofree char *cell = bunny_words_cell (reason->operand[3]);

  if (reason->kind == BUNNY_REASON_CAMP)
    /* Translators: %2$s: a cell, "C7" */
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "A camp on %2$s adds %1$u carrot to the coming harvest.",
                   "A camp on %2$s adds %1$u carrots to the coming harvest.", carrots),
      carrots, cell);
  if (carrots == 0)
    /* Translators: %s: a cell, "C7" */
    return g_strdup_printf (
      _ ("The camp on %s adds nothing to the coming harvest; kept, it can do more later."), cell);
  /* Translators: %2$s: a cell, "C7" */
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE,
                 "The camp on %2$s adds %1$u carrot to the coming harvest; kept, "
                 "it can do more later.",
                 "The camp on %2$s adds %1$u carrots to the coming harvest; kept, "
                 "it can do more later.",
                 carrots),
    carrots, cell);
}

static char *
say_better (const GameReason *reason, const char *card)
{
  g_autofree char *other = NULL;

  if (reason->operand[4] == 0)
    /* Translators: %s: a card */
    return g_strdup_printf (_ ("The better choice plays another card: %s."), card);
  other = bunny_words_card (reason->operand[4]);
  /* Translators: two cards */
  return g_strdup_printf (_ ("The better choice plays other cards: %1$s and %2$s."), card, other);
}

char *
bunny_words_reason (const GameState *seen, const GameReason *reason, const char *const *names)
{
  guint            carrots = reason->operand[1];
  g_autofree char *card =
    reason->operand[0] != 0 ? bunny_words_card (reason->operand[0]) : g_strdup ("");

  switch (reason->kind)
    {
    case BUNNY_REASON_HARVEST:
      return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "Another turn brings %u carrot more at the coming harvest.",
                     "Another turn brings %u carrots more at the coming harvest.", carrots),
        carrots);
    case BUNNY_REASON_CARD:
      /* Translators: %2$s: a card */
      return g_strdup_printf (
        g_dngettext (
          GETTEXT_PACKAGE, "There’s a card that adds %1$u carrot to the coming harvest: %2$s.",
          "There’s a card that adds %1$u carrots to the coming harvest: %2$s.", carrots),
        carrots, card);
    case BUNNY_REASON_SCROLL:
      /* Translators: %2$s: a scroll */
      return g_strdup_printf (
        g_dngettext (
          GETTEXT_PACKAGE, "There’s a scroll worth %1$u carrot as things stand: %2$s.",
          "There’s a scroll worth %1$u carrots as things stand: %2$s.", carrots),
        carrots, card);
    case BUNNY_REASON_CAMP:
    case BUNNY_REASON_KEPT:
      return say_camp (reason);
    case BUNNY_REASON_BETTER:
      return say_better (reason, card);
    default:
      return say_passed (reason, card, bunny_state (seen)->table.seats == 2, names);
    }
}

char *
bunny_words_cost (guint points, GameCost what)
{
  if (what == GAME_COST_IN_ALL)
    /* Translators: behind "17 of your 21 decisions were as good as the best that was found." */
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "The others cost about %u carrot in all.",
                   "The others cost about %u carrots in all.", points),
      points);
  if (what == GAME_COST_PLAYED)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "It cost about %u carrot.", "It cost about %u carrots.",
                   points),
      points);
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "It costs about %u carrot.", "It costs about %u carrots.",
                 points),
    points);
}

/* Advises on the kind of card that would have been better. */
static const char *
advise_card (guint face)
{
  if (face < BUNNY_CITY1)
    return _ ("Take land more often, even where it adds nothing yet: cells grow together later, "
              "give resources and make room for buildings.");
  if (face <= BUNNY_CITY3)
    return _ ("Take cities a little earlier: each pays again in every harvest that’s left.");
  if (face == BUNNY_TOWER)
    return _ ("Give a sky tower a chance: it makes one fief of two that are far apart, and "
              "strength counts for the resources of both.");
  if (face >= BUNNY_CAMP1 && face < BUNNY_TOWER)
    return _ ("Give a camp a chance: it can settle on the very cell that joins your fiefs.");
  if (face < BUNNY_CAMP1)
    return _ ("Look for resources your strongest fief doesn’t have: each new one brings the fief’s "
              "whole strength once more.");
  if (face == BUNNY_SUPPLY)
    return _ ("Give provisions a chance: they’re two cards for one.");
  return _ ("Take a scroll that suits you while there’s time: in the rounds that are left you can "
            "build for it.");
}

/* Returns TRUE if the best of the other seats is ahead by more carrots of its scrolls than of its
 * harvests (scrolls), or the other way round. */
static gboolean
is_beaten_by (const GameState *end, guint seat, gboolean scrolls)
{
  const BunnyTable *table = &bunny_state (end)->table;
  guint             best = seat == 0 ? 1 : 0;
  gint              all, harvests;
  GameResult        result;

  if (!bunny_rules.result (end, &result))
    return FALSE;
  for (guint other = 0; other < table->seats; other++)
    if (other != seat && result.points[other] > result.points[best])
      best = other;
  all = result.points[best] - result.points[seat];
  harvests = table->score[best] - table->score[seat];
  return all > 0 && (scrolls ? all - harvests > harvests : harvests > all - harvests);
}

/* Returns TRUE if a reason speaks of scrolls. */
static gboolean
is_about_scrolls (const GameReason *reason)
{
  return reason->kind == BUNNY_REASON_SCROLL || reason->operand[0] >= BUNNY_FIRST_SCROLL;
}

char *
bunny_words_advice (const GameState *end, guint seat, const GameReason *reason)
{
  if (is_beaten_by (end, seat, !is_about_scrolls (reason)))
    return NULL;
  switch (reason->kind)
    {
    case BUNNY_REASON_HARVEST:
      return g_strdup (_ ("Before you end a building turn, try your buildings on other cells too: "
                          "you can take them back, and the coming harvest beside your name shows "
                          "where they’re best."));
    case BUNNY_REASON_CAMP:
      return g_strdup (_ ("While a camp waits, look for the empty cell that joins two of your "
                          "fiefs."));
    case BUNNY_REASON_KEPT:
      return g_strdup (_ ("A camp that adds little now can wait: later there’ll be more fiefs it "
                          "can join."));
    case BUNNY_REASON_PASSED:
      return g_strdup (_ ("Before you choose, look at what you would pass on: a card that helps "
                          "the next player a lot is sometimes worth taking."));
    case BUNNY_REASON_CARD:
      return g_strdup (_ ("Before you choose, rest on one card after the other: the board shows "
                          "what each would do for the coming harvest."));
    case BUNNY_REASON_SCROLL:
      return g_strdup (_ ("Read the scrolls in your hand too: each says what it would be worth as "
                          "things stand."));
    default:
      return g_strdup (advise_card (reason->operand[0]));
    }
}

char *
bunny_words_reason_part (const GameState *seen, const GameReason *reason)
{
  GString *part;

  if (reason->operand[3] != 0)
    {
      g_autofree char *cell = bunny_words_cell (reason->operand[3]);

      return g_strconcat ("cell:", cell, NULL);
    }
  if (reason->operand[0] == 0)
    return g_strdup ("tray:me");
  part = g_string_new ("card:");
  bunny_face_print (reason->operand[0], part);
  return g_string_free (part, FALSE);
}

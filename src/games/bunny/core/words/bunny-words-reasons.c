/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Why a pick or a building turn is worse than another, in sentences, and what the points of a seat
 * are made of.
 */
#include <glib/gi18n-lib.h>

#include "bunny-reason.h"
#include "bunny-rules.h"
#include "bunny-state.h"
#include "bunny-words.h"

static char *
say_passed (const GameReason *reason, const char *card)
{
  guint carrots = reason->operand[1];

  /* Translators: %3$s: a card */
  return g_strdup_printf (
    g_dngettext (
      GETTEXT_PACKAGE, "You pass on a card that would bring player %2$u %1$u carrot more: %3$s.",
      "You pass on a card that would bring player %2$u %1$u carrots more: %3$s.", carrots),
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
bunny_words_reason (const GameState *seen, const GameReason *reason)
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
          GETTEXT_PACKAGE, "There is a card that adds %1$u carrot to the coming harvest: %2$s.",
          "There is a card that adds %1$u carrots to the coming harvest: %2$s.", carrots),
        carrots, card);
    case BUNNY_REASON_SCROLL:
      /* Translators: %2$s: a scroll */
      return g_strdup_printf (
        g_dngettext (
          GETTEXT_PACKAGE, "There is a scroll that is worth %1$u carrot as things stand: %2$s.",
          "There is a scroll that is worth %1$u carrots as things stand: %2$s.", carrots),
        carrots, card);
    case BUNNY_REASON_CAMP:
    case BUNNY_REASON_KEPT:
      return say_camp (reason);
    case BUNNY_REASON_BETTER:
      return say_better (reason, card);
    default:
      return say_passed (reason, card);
    }
}

char *
bunny_words_cost (guint points, gboolean played)
{
  if (played)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "It cost about %u carrot.", "It cost about %u carrots.",
                   points),
      points);
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "It costs about %u carrot.", "It costs about %u carrots.",
                 points),
    points);
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
    return g_strdup ("tray");
  part = g_string_new ("card:");
  bunny_face_print (reason->operand[0], part);
  return g_string_free (part, FALSE);
}

char *
bunny_words_share (const GameState *state, guint seat, guint i, gint *points)
{
  GameResult result;
  gint       score = bunny_state (state)->table.score[seat];

  bunny_rules.result (state, &result);
  if (i > 1)
    return NULL;
  *points = i == 0 ? score : result.points[seat] - score;
  /* Translators: what points come from: the harvests of the game, or its scrolls. */
  return g_strdup (i == 0 ? C_ ("points", "Harvests") : C_ ("points", "Scrolls"));
}

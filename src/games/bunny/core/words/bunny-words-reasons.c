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
    default:
      return say_passed (reason, card);
    }
}

char *
bunny_words_reason_part (const GameState *seen, const GameReason *reason)
{
  GString *part;

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

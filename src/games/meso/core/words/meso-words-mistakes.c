/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences for the mistakes of beginners. Each says why the turn is worse, and the one thing that
 * helps.
 */
#include "meso-words.h"

#include <glib/gi18n-lib.h>

#include "meso-mistake.h"

static const char *const sentences[MESO_N_MISTAKES] = {
  [MESO_MISTAKE_BARE_HUT] =
    N_ ("Four huts are left for four tokens: each hut without one is a token that can’t be "
        "offered any more. Put a token under it."),
  [MESO_MISTAKE_TWO_BEARERS] =
    N_ ("Two bearers are on their way, and the mana is enough for one. Leave the other token under "
        "its hut until there’s more."),
  [MESO_MISTAKE_ALONE] =
    N_ ("A hut takes two settlers on one plain, and beside this wood there’s only one. Bring a "
        "second settler."),
  [MESO_MISTAKE_WOOD_LOST] =
    N_ ("Wood that’s carried into the temple is gone. Take it to a plain on this side."),
  [MESO_MISTAKE_LAST_SETTLERS] =
    N_ ("Each offering takes a settler, and a single one can neither build nor breed. Have "
        "offspring before you offer."),
  [MESO_MISTAKE_FAR_TOKENS] =
    N_ ("Two tokens on the same far plain have the same long way to the temple. Build the next hut "
        "nearer."),
  [MESO_MISTAKE_NO_HOLY] =
    N_ ("The limit is high enough for every token, and in the temple this stone brings one mana, "
        "once. In a holy place it brings one every turn."),
  [MESO_MISTAKE_EMPTY_HOLY] =
    N_ ("Nobody of yours stands at your holy place, so it brings nothing. One settler is enough."),
  [MESO_MISTAKE_STONE_LOST] =
    N_ ("With 8 mana and a limit of 8 a stone brings nothing. Make an offering first, or build a "
        "holy place."),
  [MESO_MISTAKE_LOAD_EXPOSED] =
    N_ ("Somebody else has more settlers here, and can take what yours carries. Send the load on, "
        "or send company."),
  [MESO_MISTAKE_BIRTH_FAR] =
    N_ ("A settler is of more use where the work is: another hut of yours is nearer to the goods "
        "and to the temple."),
  [MESO_MISTAKE_DISCOVERED] =
    N_ ("Wood lay within reach of these points. Fetch what lies there before you look for more."),
  [MESO_MISTAKE_VOLCANO_NEAR] =
    N_ ("This volcano lies in your own way. Lay it where nobody of yours will want to walk."),
  [MESO_MISTAKE_SEED_FAR] =
    N_ ("The goods went to where others stand. Choose a land that your settlers reach first."),
  [MESO_MISTAKE_DREW] =
    N_ ("Wood and two settlers are together on a plain. A hut with a token is worth more than a "
        "card."),
  [MESO_MISTAKE_PRIEST] =
    N_ ("A Priest adds a mana where a holy place brings some, up to the limit. Keep him until both "
        "are so."),
  [MESO_MISTAKE_ENDURANCE] =
    N_ ("You had points to spare without Endurance. Keep it for a turn in which they run out."),
  [MESO_MISTAKE_AT_THE_DOOR] =
    N_ ("Your bearer can still reach the temple, and the mana is there. Make the offering now."),
};

char *
meso_words_reason (const GameState *seen, const GameReason *reason, const char *const *names)
{
  switch (reason->kind)
    {
    case MESO_MISTAKE_EARLY_BEARER:
      return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "%u mana is missing for this token, and until then its bearer can do nothing "
                     "else. Fetch a stone first.",
                     "%u mana are missing for this token, and until then its bearer can do nothing "
                     "else. Fetch stones first.",
                     reason->operand[1]),
        reason->operand[1]);
    case MESO_MISTAKE_KEPT_CARD:
      /* Translators: %s: a card */
      return g_strdup_printf (_ ("This card works at once, and in the hand it brings nothing: %s."),
                              meso_words_card (reason->operand[1]));
    default:
      return reason->kind < MESO_N_MISTAKES ? g_strdup (_ (sentences[reason->kind]))
                                            : meso_words_gain (reason);
    }
}

char *
meso_words_reason_part (const GameState *seen, const GameReason *reason)
{
  g_autofree char *place = NULL;

  if (reason->operand[0] == 0)
    return NULL;
  place = meso_words_place (reason->operand[0] - 1u);
  return g_strconcat ("place:", place, NULL);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says what a better turn has more than another, and gives advice for the next time, also after
 * the mistakes of beginners.
 */
#include <glib/gi18n-lib.h>

#include "meso-gain.h"
#include "meso-words.h"

static const char *const sentences[MESO_N_REASONS] = {
  [MESO_GAIN_OFFERING] = N_ ("A token can be offered in this very turn."),
  [MESO_GAIN_TOKEN] = N_ ("A hut can be built in this turn, with a token under it."),
  [MESO_GAIN_LIMIT] = N_ ("Your limit and your mana can rise in this turn."),
  [MESO_GAIN_HOLY] = N_ ("A holy place can be built in this turn: it brings mana again and again."),
  [MESO_GAIN_LAND] = N_ ("There’s a point for a discovery: new land brings wood and stone."),
};

static const char *const advices[MESO_N_REASONS] = {
  [MESO_MISTAKE_BARE_HUT] =
    N_ ("Put a token under every new hut: only as many huts are left as tokens."),
  [MESO_MISTAKE_EARLY_BEARER] =
    N_ ("Take a token up when its mana is there, or will be there by the next turn."),
  [MESO_MISTAKE_TWO_BEARERS] =
    N_ ("Take a token up when its mana is there, or will be there by the next turn."),
  [MESO_MISTAKE_EMPTY_HOLY] = N_ ("End your turns with a settler on each of your holy places."),
  [MESO_MISTAKE_LOAD_EXPOSED] =
    N_ ("Before you end a turn, look who stands beside your loads: a step on, or a second settler, "
        "keeps them safe."),
  [MESO_MISTAKE_KEPT_CARD] = N_ ("Play Mana theft and Sacred stone as soon as you can."),
  [MESO_MISTAKE_AT_THE_DOOR] =
    N_ ("Count the turns to your next offering first, and move its bearer before all others."),
  [MESO_GAIN_OFFERING] =
    N_ ("Count the turns to your next offering first, and move its bearer before all others."),
  [MESO_GAIN_TOKEN] =
    N_ ("Keep two settlers together where wood can be brought: tokens that lie early are offered "
        "early."),
  [MESO_GAIN_OTHER_TOKEN] =
    N_ ("Lay a small token where it’s soon in the temple, and the large ones while your mana "
        "grows."),
  [MESO_GAIN_STEPS] =
    N_ ("Count the turns to your next offering first, and move its bearer before all others."),
  [MESO_GAIN_LIMIT] =
    N_ ("Bring stones to the temple early: each raises your limit for the rest of the game."),
  [MESO_GAIN_MANA] = N_ ("End your turns with a settler on each of your holy places."),
  [MESO_GAIN_HOLY] =
    N_ ("Build holy places early: each pays again in every turn that a settler ends on it."),
  [MESO_GAIN_BIRTHS] =
    N_ ("When there’s nothing to build, have settlers born: two beside a hut without a token are "
        "enough."),
  [MESO_GAIN_LOAD] =
    N_ ("Look for loads that stand alone: two of your settlers in their land can take them."),
  [MESO_GAIN_LAND] = N_ ("Use a point that’s left over for a discovery."),
};

char *
meso_words_gain (const GameReason *reason)
{
  guint            number = reason->operand[1];
  g_autofree char *place = NULL;

  g_return_val_if_fail (reason->kind < MESO_N_REASONS, g_strdup (""));

  switch ((guint) reason->kind)
    {
    case MESO_GAIN_OTHER_TOKEN:
      /* Translators: %u: the value of a token */
      return g_strdup_printf (_ ("It’s better to begin with the token worth %u."), number);
    case MESO_GAIN_STEPS:
      return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "The bearers of your tokens can come %u step nearer.",
                     "The bearers of your tokens can come %u steps nearer.", number),
        number);
    case MESO_GAIN_MANA:
      /* Translators: %u: mana */
      return g_strdup_printf (_ ("Another turn brings you more mana: %u."), number);
    case MESO_GAIN_BIRTHS:
      return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%u more settler can be born in this turn.",
                     "%u more settlers can be born in this turn.", number),
        number);
    case MESO_GAIN_LOAD:
      place = meso_words_place (reason->operand[0] - 1u);
      /* Translators: %s: a place on the map, such as J8 */
      return g_strdup_printf (_ ("There’s a load to be taken from others: %s."), place);
    default:
      return g_strdup (_ (sentences[reason->kind]));
    }
}

char *
meso_words_advice (const GameState *end, guint seat, const GameReason *reason)
{
  return reason->kind < MESO_N_REASONS && advices[reason->kind] != NULL
           ? g_strdup (_ (advices[reason->kind]))
           : NULL;
}

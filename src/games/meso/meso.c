/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Joins Mesopotamien's module, board and resources for the shell, with the facts of a game that
 * only the shell needs.
 */
#include "meso.h"

#include <glib/gi18n-lib.h>

#include "config.h"
#include "meso-board.h"
#include "meso-data-resources.h"
#include "meso-mini.h"
#include "meso-module.h"

static const char *const rule_presets[] = {
  "printed", "",
  "short", "rounds=15",
  NULL
};

static const char *const authors[] = { "Klaus-Jürgen Wrede", NULL };

static const EdubbaGameKey keys[] = {
  { "w e a d z x", N_ ("Go from land to land: six keys round one, wherever letters stand") },
  { "Home", N_ ("Show the temple") },
  { "Page_Down", N_ ("Go to the next lit place") },
  { "1 2 3 4 5 6 7 8 9", N_ ("Play a card by its number") },
  { "<Control>Return", N_ ("End the turn") },
  { "plus minus", N_ ("Zoom in or out") },
  { "<Control>0", N_ ("Show the whole board") },
  { NULL, NULL },
};

static char *
get_preset_title (const char *id)
{
  if (g_str_equal (id, "short"))
    /* Translators: a choice of rules: two or three offerings win */
    return g_strdup (_ ("15 rounds"));
  return g_strdup (_ ("Printed rules"));
}

/* For somebody who has never played it. */
static const char about[] =
  N_ ("Mesopotamien is a game of tribes for two to four. Settlers explore a land that grows, carry "
      "wood and stone, build huts and holy places, and steal from each other. Whoever first brings "
      "four offerings into the temple wins. A game has about twenty rounds: half an hour for two, "
      "an hour for four.");

static const char pitch[] =
  /* Translators: on the shelf, under the title of a game that is still to be learnt. */
  N_ ("Explore the land, carry stone, bring four offerings into the temple. For two to four "
      "players.");

static const EdubbaGame game = {
  .module = &meso_module,
  .text_domain = GETTEXT_PACKAGE,
  .get_board_type = meso_board_get_type,
  .get_small_board_type = meso_mini_get_type,
  .resource_path = RESOURCE_PATH "/games/meso/",
  .first_puzzle = "",
  .rule_presets = rule_presets,
  .preset_title = get_preset_title,
  .about = about,
  .pitch = pitch,
  .authors = authors,
  .publisher = "Phalanx Games",
  .keys = keys,
  .help_prefix = "meso-rule-",
};

const EdubbaGame *
meso_get_game (void)
{
  meso_data_get_resource ();
  return &game;
}

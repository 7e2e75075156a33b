/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Joins Babel's module, board and resources for the shell, with the facts of a game that only the
 * shell needs.
 */
#include "babel.h"

#include <glib/gi18n-lib.h>

#include "babel-abilities.h"
#include "babel-board.h"
#include "babel-data-resources.h"
#include "babel-mini.h"
#include "babel-module.h"
#include "config.h"

static const char *const rule_presets[] = {
  "czech", "",
  "russian", "sumer-all,final15",
  NULL
};

static const char *const authors[] = { "Uwe Rosenberg", "Hagen Dorgathen", NULL };

static const EdubbaGameKey keys[] = {
  { "a h m p s", N_ ("Pick a nation by its letter") },
  { "1 2 3 4 5", N_ ("Pick a nation by its number") },
  { "b", N_ ("See what you can build where your pawn is") },
  { "r", N_ ("See what your runs can do there, or begin a migration") },
  { "Page_Up Page_Down", N_ ("Look at the cards of a colonnade, one after the other") },
  { "Home End", N_ ("Go to the first or the last card") },
  { "space", N_ ("See a colonnade, a temple or a store large") },
  { NULL, NULL },
};

static char *
get_preset_title (const char *id)
{
  if (g_str_equal (id, "czech"))
    return g_strdup (_ ("Czech rulebook"));
  if (g_str_equal (id, "russian"))
    return g_strdup (_ ("Russian rulebook"));
  return g_strdup (id);
}

/* For somebody who has never played it: it stands above the lessons. */
static const char about[] =
  N_ ("Babel is a card game for two. You settle nations in five lands and build temples there; "
      "three of a nation side by side can tear down or steal what your opponent has built. You "
      "win with 15 points, if your opponent has fewer than 10.");

static const char pitch[] =
  /* Translators: on the shelf, under the title of a game that is still to be learnt. */
  N_ ("Build temples in five lands, and tear down or steal your rival’s. For two players.");

static const EdubbaGame game = {
  .module = &babel_module,
  .text_domain = GETTEXT_PACKAGE,
  .get_board_type = babel_board_get_type,
  .get_small_board_type = babel_mini_get_type,
  .get_card_type = babel_abilities_get_type,
  .resource_path = RESOURCE_PATH "/games/babel/",
  .first_puzzle = "hatti",
  .rule_presets = rule_presets,
  .preset_title = get_preset_title,
  .about = about,
  .pitch = pitch,
  .authors = authors,
  .publisher = "Kosmos",
  .keys = keys,
  .help_prefix = "babel-rule-",
};

const EdubbaGame *
babel_get_game (void)
{
  babel_data_get_resource ();
  return &game;
}

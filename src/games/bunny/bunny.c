/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Joins Bunny Kingdom's module, board and resources for the shell, with the facts of a game that
 * only the shell needs.
 */
#include "bunny.h"

#include <glib/gi18n-lib.h>

#include "bunny-board.h"
#include "bunny-data-resources.h"
#include "bunny-mini.h"
#include "bunny-module.h"
#include "config.h"

static const char *const rule_presets[] = { "printed", "", NULL };

static const char *const authors[] = { "Richard Garfield", NULL };

static const EdubbaGameKey keys[] = {
  { "1 2 3 4 5 6 7 8 9 0", N_ ("Choose a card in your hand by its number") },
  { "<Control>Return", N_ ("End choosing or building") },
  { "1 q a z", N_ ("With several people: choose with your own row of keys") },
  { "space", N_ ("With several people: look at the covered hand while the key is held down") },
  { "plus minus", N_ ("Zoom in or out") },
  { "<Control>0", N_ ("Show the whole board") },
  { NULL, NULL },
};

static char *
get_preset_title (const char *id)
{
  return g_strdup (_ ("Printed rules"));
}

/* For somebody who has never played it. */
static const char about[] =
  N_ ("Bunny Kingdom is a card game for two to four. Everybody chooses cards in secret and passes "
      "the rest on: for land, for what is built there, and for scrolls that count at the end. Four "
      "times all fiefs bring golden carrots: their strength times their wealth. Whoever has "
      "most in the end wins.");

static const char pitch[] =
  /* Translators: on the shelf, under the title of a game that is still to be learnt. */
  N_ ("Choose cards in secret, join land to fiefs, harvest carrots. For two to four players.");

static const EdubbaGame game = {
  .module = &bunny_module,
  .text_domain = GETTEXT_PACKAGE,
  .get_board_type = bunny_board_get_type,
  .get_small_board_type = bunny_mini_get_type,
  .resource_path = RESOURCE_PATH "/games/bunny/",
  .first_puzzle = "",
  .rule_presets = rule_presets,
  .preset_title = get_preset_title,
  .about = about,
  .pitch = pitch,
  .authors = authors,
  .publisher = "IELLO",
  .keys = keys,
  .help_prefix = "bunny-rule-",
};

const EdubbaGame *
bunny_get_game (void)
{
  bunny_data_get_resource ();
  return &game;
}

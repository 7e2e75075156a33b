/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of RULES.md 8, row by row.
 * Actions are taken apart as texts.
 */
#include "naive-bunny.h"

#include <string.h>

static const char *
judge_pick (const NaiveBunny *game, const char *operands)
{
  const GPtrArray *hand = game->hand[naive_bunny_seat (game) - 1];
  gsize            length = strcspn (operands, "+-");
  g_autofree char *x = g_strndup (operands, length);
  const char      *y = operands + length + 1;

  if (game->seats > 2 && operands[length] == '-')
    return "two-to-play";
  if (game->seats == 2 && operands[length] == '+')
    return "one-to-discard";
  if (naive_list_count (hand, x) == 0 || naive_list_count (hand, y) == 0)
    return "no-such-card";
  if (g_str_equal (x, y) && naive_list_count (hand, x) < 2)
    return "no-such-card";
  return "legal";
}

static gboolean
fits_terrain (const NaiveBunny *game, const char *building, int cell)
{
  static const struct
  {
    char        terrain;
    const char *building;
  } only[] = {
    { 'm', "city3" },
    { 'm', "diamond" },
    { 'm', "copper" },
    { 'm', "gold" },
    { 'm', "iron" },
    { 's', "pearl" },
    { 'w', "mushroom" },
    { 'f', "spice" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (only); i++)
    if (g_str_equal (building, only[i].building))
      return naive_terrain (game, cell) == only[i].terrain;
  return TRUE;
}

static gboolean
is_occupied (const NaiveBunny *game, int cell)
{
  return game->built[cell] || naive_terrain (game, cell) == 'C';
}

static const char *
judge_build (const NaiveBunny *game, const char *operands)
{
  g_auto (GStrv) words = g_strsplit (operands, "-", 2);
  int cell = naive_cell (words[1]);

  if (game->camp)
    return "camp-pending";
  if (naive_list_find (game->tray[game->mover - 1], words[0]) < 0)
    return "not-in-tray";
  if (game->owner[cell] != game->mover)
    return "not-yours";
  if (is_occupied (game, cell))
    return "occupied";
  return fits_terrain (game, words[0], cell) ? "legal" : "wrong-terrain";
}

static const char *
judge_tower (const NaiveBunny *game, const char *operands)
{
  g_auto (GStrv) words = g_strsplit (operands, "-", 2);
  int a = naive_cell (words[0]), b = naive_cell (words[1]);
  int fief[100];

  if (game->camp)
    return "camp-pending";
  if (naive_list_find (game->tray[game->mover - 1], "tower") < 0)
    return "not-in-tray";
  if (game->owner[a] != game->mover || game->owner[b] != game->mover)
    return "not-yours";
  if (is_occupied (game, a) || is_occupied (game, b))
    return "occupied";
  naive_fiefs (game, game->mover, fief);
  return fief[a] == fief[b] && !game->tower_anywhere ? "same-fief" : "legal";
}

static const char *
judge_camp (const NaiveBunny *game, const char *operands)
{
  int camp = operands[0] - '0';

  if (game->camp)
    return "camp-pending";
  if (naive_camp_holder (game, camp) != game->mover)
    return "not-in-tray";
  return game->kept[camp] ? "camp-kept" : "legal";
}

static const char *
judge_place (const NaiveBunny *game, const char *operands)
{
  int cell = naive_cell (operands);

  if (naive_rabbits (game, naive_bunny_seat (game)) == 0)
    return "no-rabbit";
  return game->owner[cell] != 0 || is_occupied (game, cell) ? "not-empty" : "legal";
}

static const char *
judge_trade (const NaiveBunny *game, const char *operands)
{
  int cell = naive_cell (operands);

  if (!game->built[cell] || !g_str_has_prefix (game->built[cell], "post") ||
      game->owner[cell] != naive_bunny_seat (game))
    return "no-post";
  return g_str_equal (game->built[cell], "post") ? "legal" : "post-chosen";
}

static const char *
judge_copy (const NaiveBunny *game, const char *operands)
{
  int         seat = naive_bunny_seat (game);
  const char *card = operands[0] == 'r' ? "copyr" : "copyl";
  const char *scroll = operands + 2;

  if (naive_list_find (game->scrolls[seat - 1], card) < 0)
    return "no-copy-card";
  if (game->copied[seat - 1][operands[0] == 'l'])
    return "already-copied";
  if (g_str_equal (scroll, "copyr") || g_str_equal (scroll, "copyl"))
    return "copy-of-copy";
  if (naive_list_find (game->scrolls[naive_copied_seat (game, seat, operands[0]) - 1], scroll) < 0)
    return "not-there";
  return "legal";
}

static const char *
judge_building_turn (const NaiveBunny *game, const char *name, const char *operands)
{
  if (g_str_equal (name, "build"))
    return judge_build (game, operands);
  if (g_str_equal (name, "tower"))
    return judge_tower (game, operands);
  if (g_str_equal (name, "camp"))
    return judge_camp (game, operands);
  if (g_str_equal (name, "done"))
    return game->camp ? "camp-pending" : "legal";
  if (g_str_equal (name, "step-in") || g_str_equal (name, "pass"))
    {
      if (game->asked == 0)
        return "nothing-asked";
      return g_str_equal (name, "pass") ? "legal" : judge_place (game, operands);
    }
  if (game->camp == 0 || game->asked != 0)
    return "nothing-announced";
  return g_str_equal (name, "keep") ? "legal" : judge_place (game, operands);
}

const char *
naive_bunny_judge (const NaiveBunny *game, const char *action)
{
  g_auto (GStrv) parts = g_strsplit (action, ":", 2);
  const char *phase = "build";

  if (g_str_equal (game->phase, "over"))
    return "game-over";
  if (g_str_equal (parts[0], "pick"))
    phase = "explore";
  else if (g_str_equal (parts[0], "trade"))
    phase = "harvest";
  else if (g_str_equal (parts[0], "copy"))
    phase = "final";
  if (!g_str_equal (phase, game->phase))
    return "wrong-phase";
  if (g_str_equal (parts[0], "pick"))
    return judge_pick (game, parts[1]);
  if (g_str_equal (parts[0], "trade"))
    return judge_trade (game, parts[1]);
  if (g_str_equal (parts[0], "copy"))
    return judge_copy (game, parts[1]);
  return judge_building_turn (game, parts[0], parts[1]);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's style sheet applies to the whole display, so each of its selectors names one of the
 * game's own nodes ("babelboard", "bunnyboard"): no other game's board, and no page, changes by it.
 */
#include "../fixed.h"
#include "style-tree.h"

/* The game whose sheet a file is, or NULL. Drawings (look/art) are read by the game itself. */
static char *
dup_game (const char *path)
{
  g_auto (GStrv) parts = g_strsplit (path, "/", 5);

  if (!g_str_has_suffix (path, ".css") || !g_str_has_prefix (path, "src/games/") ||
      g_strv_length (parts) < 5 || !g_str_equal (parts[3], "ui") ||
      strstr (parts[4], "art/") != NULL)
    return NULL;
  return g_strdup (parts[2]);
}

/* Selectors stand before a block, behind the last statement that has none. */
static void
check_selectors (const char *path, const char *text, GString *complaints)
{
  g_autoptr (GRegex) comments = g_regex_new ("/\\*.*?\\*/", G_REGEX_DOTALL, 0, NULL);
  g_autoptr (GRegex) blocks = g_regex_new ("([^{};]+)\\{[^{}]*\\}", 0, 0, NULL);
  g_autofree char *game = dup_game (path);
  g_autofree char *bare = g_regex_replace_literal (comments, text, -1, 0, " ", 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  if (game == NULL)
    return;
  g_regex_match (blocks, bare, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *list = g_match_info_fetch (match, 1);
      g_auto (GStrv) selectors = g_strsplit (list, ",", -1);

      for (guint i = 0; selectors[i] != NULL; i++)
        if (strstr (selectors[i], game) == NULL)
          style_complain (complaints, path, 1, "“%s” names no node of the game",
                          g_strstrip (selectors[i]));
    }
}

static const StyleRule rules[] = {
  { "selectors", check_selectors },
};

static const StyleSample samples[] = {
  { "selectors/alone", check_selectors, "src/games/babel/ui/look/a.css",
    "pawn { color: red; }\n", "babelboard pawn { color: red; }\n" },
  { "selectors/list", check_selectors, "src/games/babel/ui/look/a.css",
    "babelboard a, .works { }\n",
    "@define-color a red;\nbabelboard a, babelcard { } /* b { } */\n" },
};

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  style_tree_add_rules (rules, G_N_ELEMENTS (rules));
  style_tree_add_samples (samples, G_N_ELEMENTS (samples));
  return g_test_run ();
}

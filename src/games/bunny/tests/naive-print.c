/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of NOTATION.md 2, key by key.
 * Defaults are left out.
 */
#include "naive-bunny.h"

/* Adds " key=value" unless the value is the default. */
static void
add (GString *text, const char *key, const char *value, const char *usual)
{
  if (!g_str_equal (value, usual))
    g_string_append_printf (text, " %s=%s", key, value);
}

static void
add_number (GString *text, const char *key, int value, int usual)
{
  if (value != usual)
    g_string_append_printf (text, " %s=%d", key, value);
}

static char *
join (const GPtrArray *list)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "", (char *) list->pdata[i]);
  return g_string_free (text, FALSE);
}

/* A value by seats: all parts, or nothing if none has anything. */
static void
add_lists (GString *text, const char *key, GPtrArray *const *lists, int seats)
{
  g_autoptr (GString) value = g_string_new (NULL);
  gboolean any = FALSE;

  for (int i = 0; i < seats; i++)
    {
      g_autofree char *part = join (lists[i]);

      g_string_append_printf (value, "%s%s", i > 0 ? "|" : "", part);
      any = any || lists[i]->len > 0;
    }
  if (any)
    g_string_append_printf (text, " %s=%s", key, value->str);
}

static void
add_options (GString *text, const NaiveBunny *game)
{
  g_autoptr (GPtrArray) options = naive_list_new ();
  g_autofree char *value = NULL;

  if (game->newlands)
    naive_list_add (options, "newlands");
  if (game->tower_anywhere)
    naive_list_add (options, "tower-anywhere");
  if (game->camps_standing)
    naive_list_add (options, "camps-standing");
  if (game->widest_shared)
    naive_list_add (options, "widest-shared");
  if (game->double_twice)
    naive_list_add (options, "double-twice");
  if (game->second_alone)
    naive_list_add (options, "second-alone");
  value = join (options);
  add (text, "rules", value, "");
}

static void
add_building_turn (GString *text, const NaiveBunny *game)
{
  g_autoptr (GString) kept = g_string_new (NULL);

  if (!g_str_equal (game->phase, "build"))
    return;
  add_number (text, "move", game->mover, (game->round - 1) % game->seats + 1);
  add_number (text, "camp", game->camp, 0);
  if (game->asked)
    g_string_append_printf (text, "/%d", game->asked);
  for (int camp = 1; camp <= 6; camp++)
    if (game->kept[camp])
      g_string_append_printf (kept, "%d", camp);
  add (text, "kept", kept->str, "");
}

static void
add_scores (GString *text, const NaiveBunny *game)
{
  g_autoptr (GString) value = g_string_new (NULL);
  int sum = 0;

  for (int i = 0; i < game->seats; i++)
    {
      g_string_append_printf (value, "%s%d", i > 0 ? "|" : "", game->score[i]);
      sum += game->score[i];
    }
  if (sum > 0)
    g_string_append_printf (text, " score=%s", value->str);
}

static void
add_board (GString *text, const NaiveBunny *game)
{
  GPtrArray *land[NAIVE_SEATS];
  g_autoptr (GPtrArray) built = naive_list_new ();
  g_autofree char *towers = join (game->towers);
  g_autofree char *buildings = NULL;

  for (int i = 0; i < game->seats; i++)
    land[i] = naive_list_new ();
  for (int cell = 0; cell < 100; cell++)
    {
      if (game->owner[cell])
        naive_list_add (land[game->owner[cell] - 1], naive_cell_name (cell));
      if (game->built[cell] && !g_str_equal (game->built[cell], "tower"))
        g_ptr_array_add (built, g_strdup_printf ("%s:%s", naive_cell_name (cell),
                                                 game->built[cell]));
    }
  add_lists (text, "land", land, game->seats);
  buildings = join (built);
  add (text, "built", buildings, "");
  add (text, "towers", towers, "");
  for (int i = 0; i < game->seats; i++)
    g_ptr_array_unref (land[i]);
}

static void
add_copied (GString *text, const NaiveBunny *game)
{
  GPtrArray *copied[NAIVE_SEATS];

  for (int i = 0; i < game->seats; i++)
    {
      copied[i] = naive_list_new ();
      for (int side = 0; side < 2; side++)
        if (game->copied[i][side])
          g_ptr_array_add (copied[i],
                           g_strdup_printf ("%c:%s", "rl"[side], game -> copied[i][side]));
    }
  add_lists (text, "copied", copied, game->seats);
  for (int i = 0; i < game->seats; i++)
    g_ptr_array_unref (copied[i]);
}

char *
naive_bunny_print (const NaiveBunny *game)
{
  GString         *text = g_string_new ("bunny/1");
  g_autofree char *seen = join (game->seen);
  g_autofree char *deck = game->deck ? join (game->deck) : g_strdup ("?");

  add_options (text, game);
  add_number (text, "seats", game->seats, 2);
  add_number (text, "round", game->round, 1);
  add (text, "phase", game->phase, "explore");
  add_number (text, "pick", game->pick, 1);
  add_number (text, "turn", game->turn, 1);
  add_building_turn (text, game);
  add_scores (text, game);
  add_board (text, game);
  add_lists (text, "hands", game->hand, game->seats);
  add_lists (text, "sealed", game->sealed, game->seats);
  add_lists (text, "reserve", game->reserve, game->seats);
  add_lists (text, "tray", game->tray, game->seats);
  add_lists (text, "scrolls", game->scrolls, game->seats);
  add_lists (text, "discards", game->discards, game->seats);
  add_lists (text, "gone", game->gone, game->seats);
  add_copied (text, game);
  add (text, "deck", deck, "?");
  add (text, "seen", seen, "");
  add_number (text, "for", game->viewer, 0);
  return g_string_free (text, FALSE);
}

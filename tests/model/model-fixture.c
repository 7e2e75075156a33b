/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Matches played at random, and the main loop for tests. All chance is g_test_rand_int (), so a
 * failure comes again with --seed.
 */
#include "model-fixture.h"

#include "../patience.h"
#include "games.h"
#include "toys.h"

#include <glib/gstdio.h>

static guint
choose_nothing (const GameRules         *rules,
                const GameState         *seen,
                guint                    seat,
                const GamePlayerOptions *options,
                GameAction              *plan,
                guint                    max)
{
  return 0;
}

const GamePlayer fixture_nothing_player = { .id = "nothing", .choose = choose_nothing };

static guint
choose_idly (const GameRules         *rules,
             const GameState         *seen,
             guint                    seat,
             const GamePlayerOptions *options,
             GameAction              *plan,
             guint                    max)
{
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  guint                  n = rules->legal (seen, seat, actions);

  for (guint i = 0; i < n; i++)
    if (rules->kinds[actions[i].kind].flags & GAME_KIND_ENDS_TURN)
      {
        plan[0] = actions[i];
        return 1;
      }
  return game_player_random.choose (rules, seen, seat, options, plan, max);
}

const GamePlayer fixture_idle_player = { .id = "idle", .choose = choose_idly };

const GamePlayer *
fixture_get_player (const GameModule *module)
{
  return module->player != NULL ? module->player : &game_player_playouts;
}

const GameModule *const *
fixture_get_modules (void)
{
  static const GameModule *all[16];
  guint                    n = 0;

  for (guint i = 0; games_modules[i]; i++)
    all[n++] = games_modules[i];
  for (guint i = 0; toys[i]; i++)
    all[n++] = toys[i];
  g_assert_cmpuint (n, <, G_N_ELEMENTS (all));
  return all;
}

const GameModule *
fixture_get_game (void)
{
  return games_modules[0];
}

void
fixture_add_for_games (const char *area, const char *name, GTestDataFunc test)
{
  const GameModule *const *modules = fixture_get_modules ();

  for (guint i = 0; modules[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/%s/%s/%s", area, name, modules[i]->rules->id);

      g_test_add_data_func (path, modules[i], test);
    }
}

EdubbaMatch *
fixture_match_new (const GameModule *module, guint64 seed)
{
  const GameRules *rules = module->rules;

  return edubba_match_new (module, game_record_new_seed (rules, rules->min_seats, 0, seed));
}

gboolean
fixture_choose (EdubbaMatch *match)
{
  const GameRules       *rules = edubba_match_get_module (match)->rules;
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  guint                  seat = edubba_match_get_seat (match);
  guint                  n = rules->legal (edubba_match_get_state (match), seat, actions);
  g_autofree char       *text = NULL;

  if (n == 0 || edubba_match_get_finished (match))
    return FALSE;
  text = game_action_print (rules, actions[(guint) g_test_rand_int_range (0, (gint32) n)]);
  g_assert_true (edubba_match_act (match, text, NULL, NULL));
  return TRUE;
}

gboolean
fixture_act (EdubbaMatch *match)
{
  guint serial = edubba_match_get_serial (match);

  while (edubba_match_get_serial (match) == serial)
    if (!fixture_choose (match))
      return FALSE;
  return TRUE;
}

void
fixture_act_often (EdubbaMatch *match, guint n)
{
  while (n > 0 && fixture_act (match))
    n--;
}

void
fixture_resign (EdubbaMatch *match)
{
  if (!edubba_match_get_finished (match))
    edubba_match_resign_seat (match, edubba_match_get_seat (match));
}

char *
fixture_print (EdubbaMatch *match)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;

  return game_position_print (rules, edubba_match_get_state (match));
}

static gboolean
time_passed_cb (gpointer data)
{
  gboolean *passed = data;

  *passed = TRUE;
  return G_SOURCE_REMOVE;
}

void
fixture_wait (gboolean (*is_so) (gpointer data), gpointer data)
{
  gboolean passed = FALSE;
  guint    source = g_timeout_add_seconds (PATIENCE_SECONDS, time_passed_cb, &passed);

  while (!is_so (data) && !passed)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (passed);
  g_source_remove (source);
}

void
fixture_run (guint ms)
{
  gboolean passed = FALSE;

  g_timeout_add (ms, time_passed_cb, &passed);
  while (!passed)
    g_main_context_iteration (NULL, TRUE);
}

void
fixture_count_cb (guint *count)
{
  (*count)++;
}

char *
fixture_folder_new (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("edubba-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

static void
remove_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
}

void
fixture_folder_remove (const char *folder)
{
  guint tries = 0;

  do
    {
      remove_files (folder);
      if (g_rmdir (folder) == 0)
        return;
      g_usleep (10 * 1000);
    }
  while (++tries < 500);
  g_assert_not_reached ();
}

EdubbaSave *
fixture_save_new (const char *folder)
{
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (folder, "game");

  return edubba_save_new (archive, fixture_get_modules ());
}

char *
fixture_load_text (const char *folder, guint *messages)
{
  g_autoptr (EdubbaSave) save = fixture_save_new (folder);
  EdubbaMatch *match;

  g_signal_connect_swapped (edubba_save_get_archive (save),
                            "message",
                            G_CALLBACK (fixture_count_cb),
                            messages);
  match = edubba_save_load (save);
  return match ? edubba_save_print (match) : NULL;
}

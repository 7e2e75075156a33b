/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One game in progress of each game there is: each comes back as it was, from any archive that
 * holds it, and a match in the place of another game's is not lost.
 */
#include "model-fixture.h"

#include "../fixed.h"
#include "edubba-recovery.h"
#include "edubba-saves.h"

typedef struct
{
  char *folder;
  guint messages;
} Fixture;

/* The length of the match of each game that was kept last. */
static guint lengths[8];

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = fixture_folder_new ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  fixture_folder_remove (fixture->folder);
  g_free (fixture->folder);
}

static EdubbaArchive *
open_archive (const char *name, gpointer data)
{
  Fixture       *fixture = data;
  EdubbaArchive *archive = edubba_archive_new (fixture->folder, name);

  g_signal_connect_swapped (archive, "message", G_CALLBACK (fixture_count_cb), &fixture->messages);
  return archive;
}

static GPtrArray *
load (Fixture *fixture)
{
  return edubba_saves_load (fixture_get_modules (), open_archive, fixture);
}

/* A match of the n-th game, with some actions: more than three where several seats choose at once,
 * whose actions come together. */
static EdubbaMatch *
play (guint n)
{
  EdubbaMatch *match = fixture_match_new (fixture_get_modules ()[n], 1 + n);

  fixture_act_often (match, 3);
  g_assert_cmpuint (n, <, G_N_ELEMENTS (lengths));
  lengths[n] = edubba_match_get_length (match);
  g_assert_cmpuint (lengths[n], >=, 3);
  return match;
}

static void
keep (GPtrArray *saves, guint n)
{
  g_autoptr (EdubbaMatch) match = play (n);

  edubba_save_set_match (g_ptr_array_index (saves, n), match);
}

static void
assert_kept (GPtrArray *saves, guint n)
{
  EdubbaMatch *match = edubba_save_get_match (g_ptr_array_index (saves, n));

  g_assert_nonnull (match);
  g_assert_true (edubba_match_get_module (match) == fixture_get_modules ()[n]);
  g_assert_cmpuint (edubba_match_get_length (match), ==, lengths[n]);
}

static guint
count_games (void)
{
  guint n = 0;

  while (fixture_get_modules ()[n] != NULL)
    n++;
  return n;
}

static gboolean
exists (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Keeps a match as a program did that knew one game in progress only. */
static void
keep_alone (Fixture *fixture, guint n, const char *name)
{
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (fixture->folder, name);
  g_autoptr (EdubbaSave) save = edubba_save_new (archive, fixture_get_modules ());
  g_autoptr (EdubbaMatch) match = play (n);

  edubba_save_set_match (save, match);
  edubba_archive_flush (archive);
}

static void
test_apart (Fixture *fixture, gconstpointer data)
{
  GPtrArray *saves = load (fixture);

  g_assert_cmpuint (saves->len, ==, count_games ());
  for (guint n = 0; n < saves->len; n++)
    g_assert_null (edubba_save_get_match (g_ptr_array_index (saves, n)));
  for (guint n = 0; n < saves->len; n++)
    keep (saves, n);
  g_ptr_array_unref (saves);
  g_assert_true (exists (fixture, "game.journal"));
  g_assert_true (exists (fixture, "game-hoard.journal"));

  saves = load (fixture);
  for (guint n = 0; n < saves->len; n++)
    assert_kept (saves, n);
  g_ptr_array_unref (saves);
  g_assert_cmpuint (fixture->messages, ==, 0);
}

/* The first game is read from its old place; another game stays there, as long as it is in
 * progress, and the first game is kept beside it. */
static void
test_alone (Fixture *fixture, gconstpointer data)
{
  GPtrArray *saves;

  keep_alone (fixture, 1, EDUBBA_SAVE_NAME);
  for (guint i = 0; i < 2; i++)
    {
      saves = load (fixture);
      assert_kept (saves, 1);
      if (i > 0)
        assert_kept (saves, 0);
      else
        keep (saves, 0);
      g_ptr_array_unref (saves);
    }
  g_assert_cmpuint (fixture->messages, ==, 0);
  g_assert_true (exists (fixture, "game-babel.journal"));
}

static void
test_first (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) saves = NULL;

  keep_alone (fixture, 0, EDUBBA_SAVE_NAME);
  saves = load (fixture);
  assert_kept (saves, 0);
  for (guint n = 1; n < saves->len; n++)
    g_assert_null (edubba_save_get_match (g_ptr_array_index (saves, n)));
  g_assert_false (exists (fixture, "game-babel.journal"));
}

/* The first game has an archive of its own already, and nothing lies in the common one. */
static void
test_first_own (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) saves = NULL;

  keep_alone (fixture, 0, "game-babel");
  saves = load (fixture);
  assert_kept (saves, 0);
}

static void
test_foreign (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) saves = NULL;
  g_autoptr (GPtrArray) aside = NULL;

  keep_alone (fixture, 0, "game-hoard");
  saves = load (fixture);
  for (guint n = 0; n < saves->len; n++)
    g_assert_null (edubba_save_get_match (g_ptr_array_index (saves, n)));
  aside = edubba_recovery_list (fixture->folder);
  g_assert_cmpuint (aside->len, >, 0);
  g_assert_cmpuint (fixture->messages, >, 0);
  for (guint i = 0; i < aside->len; i++)
    g_assert_true (
      edubba_saves_is_name (((EdubbaRecoveryFile *) g_ptr_array_index (aside, i))->archive));
}

static void
test_names (void)
{
  g_assert_true (edubba_saves_is_name ("game"));
  g_assert_true (edubba_saves_is_name ("game-babel"));
  g_assert_false (edubba_saves_is_name ("games"));
  g_assert_false (edubba_saves_is_name ("progress"));
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  ADD ("/saves/apart", test_apart);
  ADD ("/saves/alone", test_alone);
  ADD ("/saves/first", test_first);
  ADD ("/saves/first/own", test_first_own);
  ADD ("/saves/foreign", test_foreign);
  g_test_add_func ("/saves/names", test_names);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files as earlier versions have kept them: each is still read, without a message, and means the
 * same as then. kept/N holds those of version N of the formats. None of them is ever changed; a
 * new version adds its own.
 */
#include "model-fixture.h"

#include "../fixed.h"
#include "edubba-ledger.h"
#include "edubba-save.h"
#include "games.h"

#define GAME "babel"

/* Copies a file into a folder that may be written, under the name that an archive looks for. */
static void
copy_file (const char *folder, const char *version, const char *from, const char *to)
{
  g_autofree char *source =
    g_test_build_filename (G_TEST_DIST, "tutor", "kept", version, from, NULL);
  g_autofree char *target = g_build_filename (folder, to, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (source, &text, &length, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_set_contents (target, text, (gssize) length, NULL));
}

static EdubbaArchive *
open_archive (const char *folder, const char *name, guint *messages)
{
  EdubbaArchive *archive = edubba_archive_new (folder, name);

  g_signal_connect_swapped (archive, "message", G_CALLBACK (fixture_count_cb), messages);
  return archive;
}

/* A game that was dealt for a person against the computer; then, with entries, four actions of two
 * people, one of them helped. */
static void
check_game (const char *folder, guint length, guint level)
{
  guint messages = 0;
  g_autoptr (EdubbaArchive) archive = open_archive (folder, "game", &messages);
  g_autoptr (EdubbaSave) save = edubba_save_new (archive, games_modules);
  EdubbaMatch *match = edubba_save_load (save);
  guint64      seed = 0;

  g_assert_nonnull (match);
  g_assert_cmpuint (messages, ==, 0);
  g_assert_true (game_record_get_seed (edubba_match_get_record (match), &seed));
  g_assert_cmpuint (seed, ==, 7);
  g_assert_cmpuint (edubba_match_get_length (match), ==, length);
  g_assert_cmpuint (edubba_match_get_cursor (match), ==, length);
  g_assert_cmpuint (edubba_seats_get_level (edubba_match_get_seats (match), 0), ==, level);
  g_assert_cmpint (edubba_match_get_assisted (match), ==, length > 0);
  g_assert_cmpint (edubba_match_get_seat_kind (match, 0), ==, EDUBBA_SEAT_PERSON);
  g_assert_cmpint (edubba_match_get_seat_kind (match, 1), ==,
                   length > 0 ? EDUBBA_SEAT_PERSON : EDUBBA_SEAT_COMPUTER);
}

static void
test_game (void)
{
  g_autofree char *folder = fixture_folder_new ();

  copy_file (folder, "1", "game.save", "game.save");
  check_game (folder, 0, GAME_LEVEL_BUILDER);
  copy_file (folder, "1", "game.journal", "game.journal");
  copy_file (folder, "1", "game.save", "game.save");
  check_game (folder, 4, GAME_LEVEL_BUILDER);
  fixture_folder_remove (folder);
}

/* Before computers had levels they were all alike: such a file gets the first level of a new
 * match. */
static void
test_without_level (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autoptr (EdubbaMatch) fresh =
    edubba_match_new (games_modules[0], game_record_new_seed (games_modules[0]->rules, 2, 0, 7));

  copy_file (folder, "1", "without-level.save", "game.save");
  check_game (folder, 0, edubba_seats_get_level (edubba_match_get_seats (fresh), 0));
  fixture_folder_remove (folder);
}

/* A coached game that the computer began on the lowest level, as it was kept before levels could
 * differ: the journal by itself, and the snapshot with it. */
static void
test_coached (void)
{
  g_autofree char *folder = fixture_folder_new ();

  copy_file (folder, "1", "coached.journal", "game.journal");
  for (guint i = 0; i < 2; i++)
    {
      guint messages = 0;
      g_autoptr (EdubbaArchive) archive = open_archive (folder, "game", &messages);
      g_autoptr (EdubbaSave) save = edubba_save_new (archive, games_modules);
      EdubbaMatch *match = edubba_save_load (save);

      g_assert_nonnull (match);
      g_assert_cmpuint (messages, ==, 0);
      g_assert_cmpuint (edubba_match_get_length (match), ==, 4);
      g_assert_cmpuint (edubba_match_get_cursor (match), ==, 4);
      for (guint seat = 0; seat < 2; seat++)
        {
          g_assert_cmpuint (edubba_seats_get_level (edubba_match_get_seats (match), seat), ==,
                            GAME_LEVEL_PUPIL);
          g_assert_cmpint (edubba_match_get_coaching (match, seat), ==, EDUBBA_COACHING_QUIET);
          g_assert_cmpint (edubba_match_get_seat_kind (match, seat), ==,
                           seat == 0 ? EDUBBA_SEAT_COMPUTER : EDUBBA_SEAT_PERSON);
        }
      copy_file (folder, "1", "coached.save", "game.save");
    }
  fixture_folder_remove (folder);
}

static gint64
tell_then (gpointer data)
{
  return G_GINT64_CONSTANT (1763741200);
}

/* A rule that was known without a use is met now, a lesson keeps its end without stars, and one
 * puzzle on record is one of those that find a level. */
static void
check_marks (EdubbaProgress *progress)
{
  guint rating;

  edubba_progress_set_clock (progress, tell_then, NULL);
  g_assert_cmpint (edubba_progress_get_rule (progress, GAME, "2.1"), ==, EDUBBA_RULE_FRESH);
  g_assert_cmpint (edubba_progress_get_rule (progress, GAME, "2.5.1"), ==, EDUBBA_RULE_SHAKY);
  g_assert_cmpuint (edubba_progress_get_stars (progress, GAME, "colonnades"), ==, 0);
  g_assert_cmpuint (edubba_progress_get_rated_tries (progress, GAME), ==, 1);
  g_assert_false (edubba_progress_get_shown_rating (progress, GAME, &rating));
  g_assert_cmpuint (rating, ==, 1210);
  edubba_progress_set_clock (progress, NULL, NULL);
}

static void
test_progress (void)
{
  g_autofree char *folder = fixture_folder_new ();
  guint            messages = 0;
  g_autoptr (EdubbaArchive) archive = open_archive (folder, "progress", &messages);
  g_autoptr (EdubbaProgress) progress = NULL;
  g_autofree char   *text = NULL;
  EdubbaPuzzleRecord record;

  copy_file (folder, "1", "progress.save", "progress.save");
  copy_file (folder, "1", "progress.journal", "progress.journal");
  progress = edubba_progress_new (archive);
  g_assert_cmpuint (messages, ==, 0);
  g_assert_cmpint (edubba_progress_get_lesson (progress, GAME, "colonnades"), ==,
                   EDUBBA_LESSON_DONE);
  g_assert_true (edubba_progress_get_puzzle (progress, GAME, "hatti", &record));
  g_assert_cmpuint (record.tries, ==, 4);
  g_assert_true (edubba_progress_has_daily_five (progress, GAME));
  check_marks (progress);
  text = edubba_progress_print (progress);
  g_assert_nonnull (strstr (text, "later line of another version"));
  fixture_folder_remove (folder);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/kept/1/game", test_game);
  g_test_add_func ("/kept/1/without-level", test_without_level);
  g_test_add_func ("/kept/1/coached", test_coached);
  g_test_add_func ("/kept/1/progress", test_progress);
  return g_test_run ();
}

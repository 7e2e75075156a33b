/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scores of games: each game counts once, in rows of games won, and all of them are there at the
 * next start; and everything can be forgotten and had back.
 */
#include "../fixed.h"
#include "edubba-ledger.h"

typedef struct
{
  char           *folder;
  EdubbaProgress *progress;
} Fixture;

static EdubbaProgress *
open_progress (const char *folder)
{
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (folder, "progress");

  return edubba_progress_new (archive);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("edubba-scores-XXXXXX", NULL);
  fixture->progress = open_progress (fixture->folder);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  edubba_archive_clear (edubba_progress_get_archive (fixture->progress));
  g_assert_finalize_object (fixture->progress);
  g_free (fixture->folder);
}

static void
assert_score (EdubbaProgress *progress,
              guint           won,
              guint           lost,
              guint           drawn,
              guint           assisted,
              guint           row,
              guint           longest)
{
  EdubbaScore score;

  edubba_progress_get_score (progress, "heaps", GAME_LEVEL_BUILDER, &score);
  g_assert_cmpuint (score.results[EDUBBA_RESULT_WON], ==, won);
  g_assert_cmpuint (score.results[EDUBBA_RESULT_LOST], ==, lost);
  g_assert_cmpuint (score.results[EDUBBA_RESULT_DRAWN], ==, drawn);
  g_assert_cmpuint (score.assisted, ==, assisted);
  g_assert_cmpuint (score.row, ==, row);
  g_assert_cmpuint (score.longest, ==, longest);
}

static void
note (EdubbaProgress *progress, guint64 id, EdubbaResult result, gboolean assisted)
{
  edubba_progress_note_game (progress, "heaps", id, GAME_LEVEL_BUILDER, result, assisted);
}

static void
play_some (EdubbaProgress *progress)
{
  note (progress, 1, EDUBBA_RESULT_WON, FALSE);
  note (progress, 2, EDUBBA_RESULT_WON, FALSE);
  note (progress, 3, EDUBBA_RESULT_WON, TRUE);
  note (progress, 4, EDUBBA_RESULT_WON, FALSE);
  note (progress, 5, EDUBBA_RESULT_LOST, FALSE);
  note (progress, 6, EDUBBA_RESULT_WON, FALSE);
  note (progress, 7, EDUBBA_RESULT_DRAWN, TRUE);
}

/* Rated games count as others do, apart from those at the learner's own level; after wins the
 * next opponent is stronger, also after the next start. */
static void
test_rated (Fixture *fixture, gconstpointer data)
{
  static const GameScale scale = { { 600, 800, 1000, 1200, 1400, 1600, 1800 }, 800 };
  EdubbaProgress        *progress = fixture->progress;
  guint                  before = edubba_progress_get_points (progress, "heaps", &scale);
  guint                  after;
  EdubbaScore            score;
  g_autofree char       *text = NULL;

  g_assert_cmpuint (before, ==, 800);
  edubba_progress_note_rated_game (progress, "heaps", 1, GAME_LEVEL_BUILDER, 1400,
                                   EDUBBA_RESULT_WON, FALSE);
  after = edubba_progress_get_points (progress, "heaps", &scale);
  g_assert_cmpuint (after, >, before);
  edubba_progress_note_rated_game (progress, "heaps", 1, GAME_LEVEL_BUILDER, 1400,
                                   EDUBBA_RESULT_WON, FALSE);
  g_assert_cmpuint (edubba_progress_get_points (progress, "heaps", &scale), ==, after);
  assert_score (progress, 1, 0, 0, 0, 1, 1);
  before = after;
  edubba_progress_note_rated_game (progress, "heaps", 2, EDUBBA_OWN_LEVEL, before,
                                   EDUBBA_RESULT_LOST, TRUE);
  after = edubba_progress_get_points (progress, "heaps", &scale);
  g_assert_cmpuint (after, <, before);
  edubba_progress_get_score (progress, "heaps", EDUBBA_OWN_LEVEL, &score);
  g_assert_cmpuint (score.results[EDUBBA_RESULT_LOST], ==, 1);
  assert_score (progress, 1, 0, 0, 0, 1, 1);
  text = edubba_progress_print (progress);
  g_assert_nonnull (strstr (text, "\nown heaps 0 1 0 1 0 0\nladder heaps 1400w,"));
  for (guint i = 0; i < 2; i++)
    {
      g_clear_object (&fixture->progress);
      fixture->progress = open_progress (fixture->folder);
      g_assert_cmpuint (edubba_progress_get_points (fixture->progress, "heaps", &scale), ==, after);
      g_assert_true (edubba_progress_restore (fixture->progress, text));
    }
}

/* Places among more than two are counted once for each game, are kept, and one behind the fifth is
 * the fifth. */
static void
test_places (Fixture *fixture, gconstpointer data)
{
  static const guint own[] = { 1, 2, 2, 7 };
  guint              places[EDUBBA_N_PLACES];
  g_autofree char   *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    for (guint again = 0; again < 2; again++)
      {
        edubba_progress_note_place (fixture->progress, "heaps", i + 1, GAME_LEVEL_BUILDER,
                                    own[i]);
        note (fixture->progress, i + 1, EDUBBA_RESULT_LOST, FALSE);
      }
  edubba_progress_note_place (fixture->progress, "heaps", 0, GAME_LEVEL_BUILDER, 1);
  text = edubba_progress_print (fixture->progress);
  g_assert_nonnull (strstr (text, "\nplaces heaps 3 1 2 0 0 1\n"));
  for (guint i = 0; i < 2; i++)
    {
      g_clear_object (&fixture->progress);
      fixture->progress = open_progress (fixture->folder);
      edubba_progress_get_places (fixture->progress, "heaps", GAME_LEVEL_BUILDER, places);
      g_assert_cmpuint (places[0], ==, 1);
      g_assert_cmpuint (places[1], ==, 2);
      g_assert_cmpuint (places[2], ==, 0);
      g_assert_cmpuint (places[4], ==, 1);
      g_assert_true (edubba_progress_restore (fixture->progress, text));
    }
}

static void
test_count (Fixture *fixture, gconstpointer data)
{
  assert_score (fixture->progress, 0, 0, 0, 0, 0, 0);
  play_some (fixture->progress);
  assert_score (fixture->progress, 5, 1, 1, 2, 0, 3);
}

/* A game whose end is taken back and comes again has been counted. */
static void
test_once (Fixture *fixture, gconstpointer data)
{
  note (fixture->progress, 9, EDUBBA_RESULT_LOST, FALSE);
  note (fixture->progress, 9, EDUBBA_RESULT_WON, TRUE);
  note (fixture->progress, 0, EDUBBA_RESULT_WON, FALSE);
  assert_score (fixture->progress, 0, 1, 0, 0, 0, 0);
}

/* The scores are the same at the next start, after all events have been folded. */
static void
test_kept (Fixture *fixture, gconstpointer data)
{
  play_some (fixture->progress);
  for (guint i = 0; i < 2; i++)
    {
      edubba_archive_flush (edubba_progress_get_archive (fixture->progress));
      g_assert_finalize_object (fixture->progress);
      fixture->progress = open_progress (fixture->folder);
      note (fixture->progress, 7, EDUBBA_RESULT_LOST, FALSE);
      assert_score (fixture->progress, 5, 1, 1, 2, 0, 3);
    }
}

static void
test_forget (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;

  play_some (fixture->progress);
  text = edubba_progress_forget (fixture->progress);
  assert_score (fixture->progress, 0, 0, 0, 0, 0, 0);
  g_assert_false (edubba_progress_restore (fixture->progress, "a shopping list"));
  assert_score (fixture->progress, 0, 0, 0, 0, 0, 0);
  g_assert_true (edubba_progress_restore (fixture->progress, text));
  assert_score (fixture->progress, 5, 1, 1, 2, 0, 3);
}

/* Lines that make no sense change nothing. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[] = {
    "over 1 heaps 0000000000000001 3 won",
    "over 1 heaps 0000000000000001 0 won alone",
    "over 1 heaps 0000000000000001 6 won alone",
    "over 1 heaps 0000000000000001 3 winning alone",
    "over 1 heaps 0000000000000001 3 won lonely",
    "over 1 heaps 0000000000000000 3 won alone",
    "over 1 heaps 1 3 won alone",
    "over -1 heaps 0000000000000001 3 won alone",
    "score heaps 3 1 2 3 4 6 5",
    "score heaps 3 1 2 3 4 5 1000001",
    "score heaps 0 1 2 3 4 5 6",
    "rated 1 heaps 0000000000000001 9 1400 won alone",
    "rated 1 heaps 0000000000000001 6 0 won alone",
    "rated 1 heaps 0000000000000001 6 10001 won alone",
    "own heaps 1 2 3 4 6 5",
    "last heaps 123",
  };
  g_autoptr (EdubbaLedger) ledger = edubba_ledger_new ();
  g_autofree char *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (edubba_ledger_read_line (ledger, rows[i]), ==, EDUBBA_LINE_DAMAGED);
  text = edubba_ledger_print (ledger);
  g_assert_cmpstr (text, ==, "edubba-progress 1\n");
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  add ("/tutor/scores/rated", test_rated);
  add ("/tutor/scores/count", test_count);
  add ("/tutor/scores/places", test_places);
  add ("/tutor/scores/once", test_once);
  add ("/tutor/scores/kept", test_kept);
  add ("/tutor/scores/forget", test_forget);
  add ("/tutor/scores/damaged", test_damaged);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What may be practised after a refusal, in the course that is shipped: the case that was refused,
 * and never a rule that the learner has still to come to.
 */
#include "../fixed.h"
#include "model-fixture.h"

#include "edubba-practice.h"
#include "games.h"

#define SHIPPED "/io/github/edubba/Edubba/games/babel/"

typedef struct
{
  char           *folder;
  EdubbaGame      game;
  EdubbaCourse   *course;
  EdubbaProgress *progress;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (EdubbaArchive) archive = NULL;

  fixture->folder = fixture_folder_new ();
  archive = edubba_archive_new (fixture->folder, EDUBBA_PROGRESS_NAME);
  fixture->progress = edubba_progress_new (archive);
  fixture->game.module = games_modules[0];
  fixture->game.resource_path = SHIPPED;
  fixture->course = edubba_course_new (&fixture->game, games_modules, NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->course);
  g_assert_finalize_object (fixture->progress);
  fixture_folder_remove (fixture->folder);
  g_free (fixture->folder);
}

/* The first exercise that is found, or NULL. */
static const char *
find (Fixture *fixture, const char *paragraph, const char *code, GStrv coming)
{
  g_autoptr (GPtrArray) found =
    edubba_practice_find (fixture->course, paragraph, code, (const char *const *) coming);

  return found->len > 0 ? course_puzzle_get_id (g_ptr_array_index (found, 0)) : NULL;
}

/* Of a paragraph's exercises the one for the case comes, not the easiest. */
static void
test_code (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpstr (find (fixture, "2.3", "few-settlers", NULL), ==, "drill-settlers");
  g_assert_cmpstr (find (fixture, "2.3", "level-order", NULL), ==, "drill-level-order");
  g_assert_cmpstr (find (fixture, "2.3", "starter-unbuilt", NULL), ==, "drill-starter");
  g_assert_cmpstr (find (fixture, "2.5", "which-run", NULL), ==, "drill-two-runs");
  g_assert_nonnull (find (fixture, "2.3", "store-empty", NULL));
  g_assert_null (find (fixture, "2.9", NULL, NULL));
}

static GStrv
list_coming (Fixture *fixture, const char *lesson)
{
  return edubba_practice_list_coming (fixture->course, fixture->progress,
                                      lesson ? edubba_course_find_lesson (fixture->course, lesson)
                                             : NULL);
}

static gboolean
is_coming (GStrv coming, const char *paragraph)
{
  return g_strv_contains ((const char *const *) coming, paragraph);
}

/* In a lesson all lessons before it count as met; outside of it those that were begun. */
static void
test_coming (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) nothing = list_coming (fixture, NULL);
  g_auto (GStrv) early = list_coming (fixture, "travel-and-settle");
  g_auto (GStrv) late = list_coming (fixture, "sumerians");
  g_auto (GStrv) begun = NULL;

  g_assert_cmpuint (g_strv_length (nothing), ==, 0);
  g_assert_false (is_coming (early, "2.1"));
  g_assert_false (is_coming (early, "2.2"));
  g_assert_true (is_coming (early, "2.3"));
  g_assert_true (is_coming (early, "2.5.4"));
  g_assert_false (is_coming (late, "2.3"));
  g_assert_false (is_coming (late, "2.5.4"));
  g_assert_true (is_coming (late, "2.5.5"));
  g_assert_null (find (fixture, "2.3", "starter-unbuilt", early));
  g_assert_cmpstr (find (fixture, "2.3", "starter-unbuilt", late), ==, "drill-starter");
  edubba_progress_set_lesson_done (fixture->progress, "babel", "tablet-house", FALSE);
  begun = list_coming (fixture, NULL);
  g_assert_false (is_coming (begun, "2.1"));
  g_assert_true (is_coming (begun, "2.2"));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add ("/tutor/practice/code", Fixture, NULL, set_up, test_code, tear_down);
  g_test_add ("/tutor/practice/coming", Fixture, NULL, set_up, test_coming, tear_down);
  return g_test_run ();
}

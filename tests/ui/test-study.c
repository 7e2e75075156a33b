/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The study of reminders, in the preferences: nothing begins unasked, nothing is told too early,
 * and the result says no more than the answers bear.
 */
#include <glib/gstdio.h>

#include "edubba-graph.h"
#include "edubba-daily-drill-page.h"
#include "edubba-progress-study.h"
#include "edubba-study-group.h"
#include "games.h"
#include "plain-board.h"
#include "ui-fixture.h"

#define DAY 86400

typedef struct
{
  char             *folder;
  gint64            now;
  EdubbaCourse     *course;
  EdubbaProgress   *progress;
  EdubbaStudyGroup *group;
} Fixture;

static gint64
tell_time (gpointer fixture)
{
  return ((Fixture *) fixture)->now;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (EdubbaArchive) archive = NULL;

  fixture->folder = g_dir_make_tmp ("edubba-study-XXXXXX", NULL);
  fixture->now = G_GINT64_CONSTANT (1800000000);
  archive = edubba_archive_new (fixture->folder, "progress");
  fixture->progress = edubba_progress_new (archive);
  edubba_progress_set_clock (fixture->progress, tell_time, fixture);
  fixture->course = edubba_course_new (plain_game_get (), games_modules, fixture->folder);
  edubba_course_get_puzzles (fixture->course);
  edubba_course_wait (fixture->course);
  fixture->group = EDUBBA_STUDY_GROUP (
    g_object_ref_sink (edubba_study_group_new (fixture->course, fixture->progress)));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  static const char *const files[] = { "progress.save", "progress.journal", "lock" };

  g_assert_finalize_object (fixture->group);
  g_assert_finalize_object (fixture->course);
  g_assert_finalize_object (fixture->progress);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, files[i], NULL);

      g_remove (path);
    }
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
}

static gboolean
says (Fixture *fixture, const char *text)
{
  return ui_says (GTK_WIDGET (fixture->group), text);
}

static void
know_rules (Fixture *fixture, guint n)
{
  static const char *const known[] = { "2.1", "2.2", "2.3", "2.4", "2.5.1", "2.5.5" };

  for (guint i = 0; i < n; i++)
    edubba_progress_note_rule (fixture->progress, "babel", known[i], EDUBBA_RULE_MET);
}

/* Answers all tasks asked now: right, except those of resting rules if they are forgotten. */
static void
answer_all (Fixture *fixture, gboolean forgotten)
{
  const EdubbaStudy *study = edubba_progress_get_study (fixture->progress, "babel");
  guint              day = edubba_progress_get_study_day (fixture->progress, "babel");
  g_autoptr (GPtrArray) asked = edubba_study_list_asked (study, day);

  for (guint i = 0; i < asked->len; i++)
    {
      const EdubbaStudyRule *rule = g_ptr_array_index (asked, i);

      edubba_progress_note_studied (fixture->progress, "babel", rule->paragraph,
                                    edubba_study_find_test (study, rule->paragraph, day),
                                    rule->rests ? 0.75 : 0.95, !rule->rests || !forgotten);
    }
}

/* A round in which everything is asked on its days. */
static void
study_once (Fixture *fixture, gboolean forgotten)
{
  edubba_daily_drill_begin_study (fixture->course, fixture->progress, (guint64) fixture->now);
  fixture->now += 7 * DAY;
  answer_all (fixture, forgotten);
  fixture->now += 23 * DAY;
  answer_all (fixture, forgotten);
  g_assert_false (edubba_progress_is_studying (fixture->progress, "babel"));
}

/* A learner who knows too little is not asked; then the switch is off until it is pressed, and on
 * until a round is over or it is pressed again. Meanwhile the page names the coming days, and
 * nothing of the answers. */
static void
test_study_consent (Fixture *fixture, gconstpointer data)
{
  GtkWidget *toggle;

  know_rules (fixture, EDUBBA_STUDY_MIN_RULES - 1);
  edubba_study_group_update (fixture->group);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture->group)));
  know_rules (fixture, EDUBBA_STUDY_MIN_RULES);
  edubba_study_group_update (fixture->group);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->group)));
  toggle = ui_find (GTK_WIDGET (fixture->group), GTK_TYPE_SWITCH);
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (toggle)));
  g_assert_false (edubba_progress_is_studying (fixture->progress, "babel"));

  gtk_switch_set_active (GTK_SWITCH (toggle), TRUE);
  g_assert_true (edubba_progress_is_studying (fixture->progress, "babel"));
  g_assert_true (says (fixture, "Day 0 of 30. The next test comes on day 7."));
  fixture->now += 8 * DAY;
  edubba_study_group_update (fixture->group);
  g_assert_true (says (fixture, "6 small tasks, instead of the Daily Five"));
  answer_all (fixture, TRUE);
  edubba_study_group_update (fixture->group);
  g_assert_true (says (fixture, "Day 8 of 30. The next test comes on day 30."));
  g_assert_false (says (fixture, "After 7 Days"));

  gtk_switch_set_active (GTK_SWITCH (toggle), FALSE);
  g_assert_false (edubba_progress_is_studying (fixture->progress, "babel"));
  g_assert_true (says (fixture, "With reminders: 4 of 4 answers right. Without: 0 of 2 "
                                "answers right. These are too few to compare."));
  g_assert_true (says (fixture, "Nothing was answered."));
}

/* A learner who never forgets reads that no difference was found, after any number of rounds; a
 * learner who forgets reads of a difference once the answers bear it. */
static void
test_study_found (Fixture *fixture, gconstpointer data)
{
  know_rules (fixture, EDUBBA_STUDY_MIN_RULES);
  for (guint i = 0; i < 6; i++)
    study_once (fixture, FALSE);
  edubba_study_group_update (fixture->group);
  g_assert_true (says (fixture, "With reminders: 24 of 24 answers right. Without: 12 of 12 "
                                "answers right. No difference was found. If there is one, it "
                                "is most likely smaller than 30 answers in 100."));
  g_assert_false (says (fixture, "Reminders help you"));
  g_assert_nonnull (ui_find (GTK_WIDGET (fixture->group), EDUBBA_TYPE_GRAPH));
  g_assert_true (says (fixture, "Of 100 answers 88 were expected to be right, and 100 were. "
                                "The forecast was too careful."));

  for (guint i = 0; i < 6; i++)
    study_once (fixture, TRUE);
  edubba_study_group_update (fixture->group);
  g_assert_true (says (fixture, "With reminders: 48 of 48 answers right. Without: 12 of 24 "
                                "answers right. Reminders help you: they make 27 to 71 more "
                                "answers in 100 right."));
}

/* In a test the daily five say so, and nothing else about the rules. */
static void
test_study_five (Fixture *fixture, gconstpointer data)
{
  EdubbaDailyDrillPage *page;
  g_autofree char      *reason = NULL;

  know_rules (fixture, EDUBBA_STUDY_MIN_RULES);
  edubba_daily_drill_begin_study (fixture->course, fixture->progress, 1);
  fixture->now += 7 * DAY;
  page = g_object_ref_sink (edubba_daily_drill_page_new (fixture->course, fixture->progress, 1));
  g_assert_cmpuint (edubba_daily_drill_get_n (edubba_daily_drill_page_get_drill (page)), ==,
                    EDUBBA_DAILY_DRILL_TASKS);
  g_assert_true (ui_says (
    GTK_WIDGET (page), "These tasks test what you remember. A hint counts as forgotten."));
  reason = edubba_daily_drill_page_describe_reason (page, 0);
  g_assert_cmpstr (reason, ==, "It’s part of the test.");
  g_assert_finalize_object (page);
}

#define ADD(name, function) \
  g_test_add ("/ui/study/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  ui_init (&argc, &argv);
  ADD ("consent", test_study_consent);
  ADD ("found", test_study_found);
  ADD ("five", test_study_five);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of a course, with files of its own: its first offer, the learner's state in each
 * lesson, the map of rules, files that cannot be used, and a course that is long.
 */
#include <glib/gstdio.h>

#include "edubba-course-page.h"
#include "edubba-offer.h"
#include "edubba-page.h"
#include "game-text.h"
#include "games.h"
#include "plain-board.h"
#include "ui-fixture.h"

#define HEAD "[Lesson]\nId=%s\nTitle=Lesson %s\nSummary=About %s.\nRules=2.1;2.2\nPlace=%u\n"
#define STEPS                                                                                    \
  "[Step 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AP|\nSay=Go.\nGoal1=travels = 1\nDone1=So.\n" \
  "[Step 2]\nSay=Think.\nAsk=What?\nChoice1=No\nReply1=Not that.\nChoice2=Yes\nReply2=That.\n"   \
  "Right=2\n"                                                                                    \
  "[Step 3]\nPosition=babel/1 H:AA| pawns=HQ hands=AP|\nSay=See.\nShow=settle:A settle:P\n"      \
  "[Task 1]\nPosition=babel/1 H:AA| pawns=HQ hands=AP|\nSay=Go.\nGoal=travels = 1\nDone=There.\n"

typedef struct
{
  char             *folder;
  EdubbaCourse     *course;
  EdubbaProgress   *progress;
  EdubbaCoursePage *page;
} Fixture;

static char *
write_lesson (const char *id, guint place)
{
  g_autofree char *head = g_strdup_printf (HEAD, id, id, id, place);

  return g_strconcat (head, STEPS, NULL);
}

static void
write_file (Fixture *fixture, const char *folder, const char *name, const char *text)
{
  g_autofree char *parent = g_build_filename (fixture->folder, folder, NULL);
  g_autofree char *path = g_build_filename (parent, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* Reads the course of the files. */
static void
read_course (Fixture *fixture)
{
  fixture->course = edubba_course_new (plain_game_get (), games_modules, fixture->folder);
  edubba_course_get_lessons (fixture->course);
  edubba_course_get_puzzles (fixture->course);
  edubba_course_wait (fixture->course);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *one = write_lesson ("one", 1);
  g_autofree char *two = write_lesson ("two", 2);
  g_autoptr (EdubbaArchive) archive = NULL;

  fixture->folder = g_dir_make_tmp ("edubba-course-XXXXXX", NULL);
  write_file (fixture, "lessons", "one.lesson", one);
  write_file (fixture, "lessons", "two.lesson", two);
  write_file (fixture, "lessons", "bad.lesson", "[Lesson]\nId=bad\n");
  write_file (fixture, "puzzles", "bad.puzzle", "[Puzzle]\nId=bad\n");
  archive = edubba_archive_new (fixture->folder, "progress");
  fixture->progress = edubba_progress_new (archive);
  read_course (fixture);
  fixture->page =
    g_object_ref_sink (edubba_course_page_new (fixture->course, fixture->progress, NULL));
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR))
        remove_folder (child);
      else
        g_assert_cmpint (g_remove (child), ==, 0);
    }
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->page);
  g_assert_finalize_object (fixture->course);
  g_assert_finalize_object (fixture->progress);
  remove_folder (fixture->folder);
  g_free (fixture->folder);
}

static gboolean
page_says (Fixture *fixture, const char *text)
{
  return ui_says (GTK_WIDGET (fixture->page), text);
}

/* Uses each rule of a lesson rightly, twice. */
static void
use_rules (Fixture *fixture, const char *id)
{
  const CourseLesson *lesson = edubba_course_find_lesson (fixture->course, id);
  const char *const  *rules = course_lesson_get_rules (lesson);

  for (; *rules; rules++)
    for (guint i = 0; i < EDUBBA_KNOWN_USES; i++)
      edubba_progress_note_use (fixture->progress, "babel", *rules, EDUBBA_USE_ALONE);
}

static void
test_states (Fixture *fixture, gconstpointer data)
{
  edubba_page_shown (EDUBBA_PAGE (fixture->page));
  g_assert_true (page_says (fixture, "A plain game."));
  g_assert_true (page_says (fixture, "0 of 2 lessons done"));
  g_assert_true (page_says (fixture, "Lesson one"));
  g_assert_true (page_says (fixture, "About two."));
  g_assert_true (page_says (fixture, "Next"));
  edubba_progress_set_step (fixture->progress, "babel", "two", 2);
  edubba_page_shown (EDUBBA_PAGE (fixture->page));
  g_assert_true (page_says (fixture, "Step 3 of 3"));
  g_assert_false (page_says (fixture, "Next"));
  edubba_progress_set_step (fixture->progress, "babel", "two", 9); /* of an older file */
  edubba_page_shown (EDUBBA_PAGE (fixture->page));
  g_assert_true (page_says (fixture, "Step 1 of 3"));
  edubba_progress_set_lesson_done (fixture->progress, "babel", "two", FALSE);
  edubba_progress_set_lesson_done (fixture->progress, "babel", "one", TRUE);
  edubba_page_shown (EDUBBA_PAGE (fixture->page));
  g_assert_true (page_says (fixture, "2 of 2 lessons done"));
  g_assert_true (page_says (fixture, "Done"));
  g_assert_true (page_says (fixture, "Met"));
  use_rules (fixture, "one");
  edubba_progress_note_stars (fixture->progress, "babel", "two", 2);
  edubba_page_shown (EDUBBA_PAGE (fixture->page));
  g_assert_true (page_says (fixture, "Known"));
  g_assert_true (page_says (fixture, "★★☆"));
  g_assert_null (edubba_course_page_find_next (fixture->course, fixture->progress));
}

/* A lesson says how long it takes, or that its rules are known from games; then it does not come
 * next. */
static void
test_known (Fixture *fixture, gconstpointer data)
{
  CourseLesson *one = edubba_course_find_lesson (fixture->course, "one");

  edubba_page_shown (EDUBBA_PAGE (fixture->page));
  g_assert_true (page_says (fixture, "3 min"));
  g_assert_false (page_says (fixture, "Known from play"));
  g_assert_true (edubba_course_page_find_next (fixture->course, fixture->progress) == one);
  use_rules (fixture, "one");
  edubba_page_shown (EDUBBA_PAGE (fixture->page));
  g_assert_true (page_says (fixture, "Known from play"));
  g_assert_null (edubba_course_page_find_next (fixture->course, fixture->progress));
}

/* Behind a lesson comes the next that is not done, or the next where all are. */
static void
test_behind (Fixture *fixture, gconstpointer data)
{
  g_autofree char    *three = write_lesson ("three", 3);
  const CourseLesson *lessons[3];

  write_file (fixture, "lessons", "three.lesson", three);
  g_object_unref (fixture->course);
  read_course (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (lessons); i++)
    lessons[i] = g_ptr_array_index (edubba_course_get_lessons (fixture->course), i);
  for (guint i = 0; i < G_N_ELEMENTS (lessons); i++)
    {
      /* Nothing is done, then the second lesson, then all. */
      const guint behind[] = { 1, 2, 1 };

      if (i > 0)
        edubba_progress_set_lesson_done (fixture->progress, "babel",
                                         course_lesson_get_id (lessons[i]), FALSE);
      g_assert_true (edubba_course_page_find_behind (fixture->course, fixture->progress,
                                                     lessons[0]) == lessons[behind[i]]);
    }
  g_assert_null (
    edubba_course_page_find_behind (fixture->course, fixture->progress, lessons[2]));
}

/* Returns TRUE if the large button on top leads to this lesson. */
static gboolean
leads_to (Fixture *fixture, const char *title, const char *target)
{
  GtkWidget       *offer = ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_OFFER);
  g_autofree char *text = g_strdup_printf ("Next lesson: %s", title);
  GVariant        *value;

  g_assert_nonnull (offer);
  value = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (offer));
  return ui_says (offer, text) && g_str_equal (g_variant_get_string (value, NULL), target);
}

static void
test_next (Fixture *fixture, gconstpointer data)
{
  GtkWidget *bar;

  edubba_page_shown (EDUBBA_PAGE (fixture->page));
  g_assert_true (leads_to (fixture, "Lesson one", "babel/one"));
  edubba_progress_set_lesson_done (fixture->progress, "babel", "one", FALSE);
  edubba_page_shown (EDUBBA_PAGE (fixture->page));
  g_assert_true (leads_to (fixture, "Lesson two", "babel/two"));
  g_assert_false (page_says (fixture, "The lesson you’ve begun"));
  g_assert_false (page_says (fixture, "A plain game."));
  bar = ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_LEVEL_BAR);
  g_assert_cmpfloat (gtk_level_bar_get_max_value (GTK_LEVEL_BAR (bar)), ==, 2);
  g_assert_cmpfloat (gtk_level_bar_get_value (GTK_LEVEL_BAR (bar)), ==, 1);
  edubba_progress_set_step (fixture->progress, "babel", "two", 1);
  edubba_page_shown (EDUBBA_PAGE (fixture->page));
  g_assert_true (page_says (fixture, "Continue: Lesson two"));
  g_assert_true (page_says (fixture, "The lesson you’ve begun"));
  edubba_progress_set_lesson_done (fixture->progress, "babel", "two", FALSE);
  edubba_page_shown (EDUBBA_PAGE (fixture->page));
  g_assert_true (page_says (fixture, "A Tablet to Keep"));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (
                     ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_OFFER))),
                   ==, "win.keepsake");
}

static void
test_map (Fixture *fixture, gconstpointer data)
{
  guint            n = plain_game_get ()->module->rules->n_paragraphs;
  g_autofree char *none = g_strdup_printf ("0 of %u rules seen.", n);
  g_autofree char *one = g_strdup_printf ("1 of %u rules seen.", n);

  edubba_page_shown (EDUBBA_PAGE (fixture->page));
  g_assert_true (page_says (fixture, none));
  g_assert_true (page_says (fixture, "2.5.1 Assyrians Raze"));
  g_assert_false (page_says (fixture, "Shaky"));
  edubba_progress_note_rule (fixture->progress, "babel", "2.5.1", EDUBBA_RULE_FAILED);
  edubba_page_shown (EDUBBA_PAGE (fixture->page));
  g_assert_true (page_says (fixture, one));
  g_assert_true (page_says (fixture, "1 of them is shaky."));
  g_assert_true (page_says (fixture, "Shaky"));
}

static void
test_broken (Fixture *fixture, gconstpointer data)
{
  GPtrArray *broken;

  edubba_page_shown (EDUBBA_PAGE (fixture->page));
  broken = edubba_course_get_broken (fixture->course);
  g_assert_cmpuint (broken->len, ==, 2);
  for (guint i = 0; i < broken->len; i++)
    {
      g_autofree char *shown = game_text_soften (g_ptr_array_index (broken, i));

      g_assert_true (page_says (fixture, shown));
    }
}

static guint
count_rows (Fixture *fixture)
{
  return ui_count (ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_LIST_BOX), ADW_TYPE_ACTION_ROW);
}

/* A page of thousands of rows would take seconds: it has the first of them, and those that were
 * read later when they are there; one row asks for more. */
static void
test_long (Fixture *fixture, gconstpointer data)
{
  GtkListBox *list;

  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *id = g_strdup_printf ("more-%u", i);
      g_autofree char *text = write_lesson (id, 3 + i);
      g_autofree char *name = g_strconcat (id, ".lesson", NULL);

      write_file (fixture, "lessons", name, text);
    }
  g_clear_object (&fixture->page);
  g_assert_finalize_object (fixture->course);
  fixture->course = edubba_course_new (plain_game_get (), games_modules, fixture->folder);
  fixture->page =
    g_object_ref_sink (edubba_course_page_new (fixture->course, fixture->progress, NULL));
  edubba_page_shown (EDUBBA_PAGE (fixture->page));
  g_assert_false (page_says (fixture, "0 of 102 lessons done"));
  edubba_course_wait (fixture->course);
  g_assert_true (page_says (fixture, "0 of 102 lessons done"));
  g_assert_cmpuint (count_rows (fixture), ==, 51);
  g_assert_true (page_says (fixture, "Show 50 more"));
  list = GTK_LIST_BOX (ui_find (GTK_WIDGET (fixture->page), GTK_TYPE_LIST_BOX));
  adw_action_row_activate (ADW_ACTION_ROW (gtk_list_box_get_row_at_index (list, 50)));
  g_assert_cmpuint (count_rows (fixture), ==, 101);
  g_assert_true (page_says (fixture, "Show 2 more"));
  adw_action_row_activate (ADW_ACTION_ROW (gtk_list_box_get_row_at_index (list, 100)));
  g_assert_cmpuint (count_rows (fixture), ==, 102);
}

#define ADD(name, function) \
  g_test_add ("/ui/course-page/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  ui_init (&argc, &argv);

  ADD ("states", test_states);
  ADD ("known", test_known);
  ADD ("behind", test_behind);
  ADD ("next", test_next);
  ADD ("map", test_map);
  ADD ("broken", test_broken);
  ADD ("long", test_long);
  return g_test_run ();
}

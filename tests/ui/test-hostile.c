/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files and links that somebody made to do harm, in the window: a thing that is no file, opened
 * or lying in the user's folders, freezes nothing, words without end make nothing wider, and of
 * any number of things to be opened, the window opens and names only a few.
 */
#include "window-fixture.h"

#include <glib/gstdio.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "babel.h"
#include "display.h"
#include "edubba-budget.h"
#include "edubba-seen.h"
#include "edubba-task-sitting.h"
#include "edubba-window-private.h"
#include "ui-fixture.h"

/* A letter with as many marks as it may have. */
#define MARKED "b" THREE THREE THREE "\u0489\u0489"
#define THREE  "\u0489\u0489\u0489"

#define POSITION "babel/1 H:SSSSAPP|PSAAM/123456 S:PP| A:HH|/123 pawns=HQ hands=AHS|???????"

static const char puzzle_form[] =
  "[Puzzle]\nId=one\nTitle=TITLE\nSay=TEXT\nSource=TEXT\nDone=TEXT\nHint1=TEXT\nHint2=TEXT\n"
  "Position=babel/1 H:AA| pawns=HQ hands=AAPS|\nGoal=settles = 1\n";
static const char lesson_form[] =
  "[Lesson]\nId=one\nTitle=TITLE\nSummary=TEXT\nRules=2.2\n[Step 1]\n"
  "Position=babel/1 H:AA| pawns=HQ hands=AAPS|\nSay=TEXT\nAllow=settle\nNotNow=TEXT\n"
  "Goal1=settles = 1\nDone1=TEXT\nHint1=TEXT\n[Step 2]\n"
  "Position=babel/1 H:AA| pawns=HQ hands=AAPS|\nSay=TEXT\nAsk=TEXT\nChoice1=TEXT\nReply1=TEXT\n"
  "Choice2=TEXT\nReply2=TEXT\nRight=2\n";

/* A pipe that nobody writes into, in a folder below the user's data. */
static char *
make_pipe (const char *folder, const char *name)
{
  g_autofree char *data = edubba_window_dup_data_folder ();
  g_autofree char *parent = g_build_filename (data, folder, NULL);
  char            *path = g_build_filename (parent, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  return path;
}

static void
test_pipe_opened (gconstpointer name)
{
  g_autofree char *path = make_pipe ("", name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  EdubbaWindow *window = window_fixture_create ();

  edubba_window_open_file (window, file);
  ui_settle ();
  g_assert_true (ui_says_anywhere ("This File Cannot Be Opened"));
  ui_answer ("_Close");
  window_fixture_destroy (window);
  g_unlink (path);
}

/* Lying in a folder it is passed over, like any other file that cannot be read. */
static void
test_pipe_found (void)
{
  g_autofree char *puzzle = make_pipe ("puzzles", "a.puzzle");
  g_autofree char *lesson = make_pipe ("lessons", "a.lesson");
  g_autofree char *record = make_pipe ("games", "game-1.record");
  EdubbaWindow    *window = window_fixture_create_fresh ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.puzzles", "s", "babel");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.learn", "s", "babel");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.past-games", NULL);
  ui_settle ();
  window_fixture_destroy (window);
  g_unlink (puzzle);
  g_unlink (lesson);
  g_unlink (record);
}

/* The least width of a widget, in pixels. */
static int
measure (gpointer widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static GFile *
write_file (const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return g_file_new_for_path (path);
}

static char *
repeat (const char *letter, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append (text, letter);
  return g_string_free (text, FALSE);
}

/* The greatest least width of the window with such a title and such texts, before and after a
 * hint. */
static int
open_and_measure (const char *name, const char *form, const char *letter, guint title, guint text)
{
  g_autofree char *one = repeat (letter, title);
  g_autofree char *word = repeat (letter, text);
  g_auto (GStrv) parts = g_strsplit (form, "TITLE", -1);
  g_autofree char *with_title = g_strjoinv (one, parts);
  g_auto (GStrv) rest = g_strsplit (with_title, "TEXT", -1);
  g_autofree char *whole = g_strjoinv (word, rest);
  g_autoptr (GFile) file = write_file (name, whole);
  EdubbaWindow *window = window_fixture_create_fresh ();
  int           least;

  edubba_window_open_file (window, file);
  ui_settle ();
  g_assert_null (ui_find_button_anywhere ("_Close"));
  least = measure (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hint", NULL);
  ui_settle ();
  least = MAX (least, measure (window));
  window_fixture_destroy (window);
  return least;
}

/* The longest word there may be, in every text: the window needs no more room than with short ones,
 * nor do hints make it wider. The short title is one that is cut in a narrow header bar, too. */
static void
test_long_words (gconstpointer form)
{
  const char *name = g_str_has_prefix (form, "[Puzzle]") ? "one.puzzle" : "one.lesson";
  int         before = open_and_measure (name, form, "w", 20, 1);
  int         after = open_and_measure (name, form, "w", 200, 2000);
  int         marked = open_and_measure (name, form, MARKED, 16, 166);

  g_test_message ("%d pixels with short words, %d with long ones, %d with marks", before, after,
                  marked);
  g_assert_cmpint (after, <=, MAX (before, 360));
  g_assert_cmpint (marked, <=, MAX (before, 360));
}

/* ---- Much of it ---- */

/* A link to a puzzle with a goal of its own. */
static char *
create_link (guint i)
{
  return g_strdup_printf ("edubba:babel/1?H:SSSSAPP%%7CPSAAM/123456&S:PP%%7C&A:HH%%7C/123&"
                          "pawns=HQ&hands=AHS%%7C???????&goal=settles%%20=%%201%%20and%%20"
                          "travels%%20<%%20%u",
                          i + 5);
}

static EdubbaTask *
get_task (gpointer page)
{
  return edubba_task_sitting_get_task (EDUBBA_TASK_SITTING (page));
}

static gboolean
is_known (gpointer task)
{
  return edubba_task_get_state (task) != EDUBBA_TASK_THINKING;
}

/* The same link or file leads to the same page, which comes up from below others. */
static void
test_opened_once (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  g_autofree char *link = create_link (0);
  g_autofree char *other = create_link (1);
  g_autoptr (GFile) file = write_file ("once.puzzle", "[Puzzle]\nId=once\nTitle=Once\n"
                                                      "Position=" POSITION "\n"
                                                      "Goal=settles = 1\n");
  gpointer page;

  for (guint i = 0; i < 200; i++)
    edubba_window_open_link (window, link);
  g_assert_cmpuint (window->pages->len, ==, 2);
  page = edubba_window_get_match_page (window);
  edubba_window_open_link (window, other);
  edubba_window_open_file (window, file);
  edubba_window_open_file (window, file);
  g_assert_cmpuint (window->pages->len, ==, 4);
  edubba_window_open_link (window, link);
  g_assert_cmpuint (window->pages->len, ==, 4);
  g_assert_true (edubba_window_get_match_page (window) == page);
  edubba_window_open_position (window, POSITION);
  page = edubba_window_get_match_page (window);
  edubba_window_open_position (window, POSITION);
  g_assert_true (edubba_window_get_match_page (window) == page);
  window_fixture_destroy (window);
}

/* Of too many things the pages of those opened first go, and nothing is proved for a page that is
 * covered. */
static void
test_opened_most (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  gpointer      covered;

  for (guint i = 0; i < 2 * EDUBBA_MOST_OPENED; i++)
    {
      g_autofree char *link = create_link (i);

      edubba_window_open_link (window, link);
      g_assert_cmpuint (window->pages->len, ==,
                        2 + MIN (i, EDUBBA_MOST_OPENED - 1));
    }
  covered = g_ptr_array_index (window->pages, 1);
  ui_wait (is_known, get_task (edubba_window_get_match_page (window)));
  g_assert_false (is_known (get_task (covered)));
  while (edubba_window_get_match_page (window) != covered)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  ui_wait (is_known, get_task (covered));
  window_fixture_destroy (window);
}

static void
search (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_boolean (task, TRUE);
}

static void
searched_cb (GObject *source, GAsyncResult *result, gpointer done)
{
  *(gboolean *) done = TRUE;
}

static gboolean
is_done (gpointer done)
{
  return *(gboolean *) done;
}

/* Runs a spare search. */
static void
begin_search (gboolean *done)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, searched_cb, done);

  *done = FALSE;
  edubba_budget_run (task, search, EDUBBA_SEARCH_SPARE);
}

/* While no window is shown spare searches wait, and they go on with the window, or without any. */
static void
test_unseen (void)
{
  GtkWidget *window = gtk_window_new ();
  gboolean   done;

  edubba_seen_follow (GTK_WINDOW (window));
  begin_search (&done);
  ui_wait (is_done, &done);
  gtk_widget_set_visible (window, TRUE);
  begin_search (&done);
  ui_wait (is_done, &done);
  gtk_widget_set_visible (window, FALSE);
  begin_search (&done);
  g_assert_cmpuint (edubba_budget_count_waiting (), ==, 1);
  gtk_widget_set_visible (window, TRUE);
  ui_wait (is_done, &done);
  gtk_widget_set_visible (window, FALSE);
  begin_search (&done);
  g_assert_cmpuint (edubba_budget_count_waiting (), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_wait (is_done, &done);
}

/* A link to a task that could fill any memory. */
static char *
create_heavy_link (guint i)
{
  return g_strdup_printf ("edubba:babel/1?A:AAHHMPS%%7C&H:AHMPS%%7C&M:APS%%7C&P:HMP%%7C&S:AHM%%7C&"
                          "pawns=HQ&hands=AAHHMMPPSS%%7C&goal=actions%%20=%%20%u",
                          i + 25);
}

/* In a process that may have 512 MiB of data: a hint is asked for in each of twenty tasks, and all
 * pages are opened. Most searches wait, and the memory suffices. */
static void
test_crowd_subprocess (void)
{
  static const char *const pages[] = { "learn", "puzzles", "questions", "rules", "edit",
                                       "daily-five", "daily-puzzle", "game" };
  static const char *const others[] = { "win.past-games", "win.statistics", "win.preferences",
                                        "win.new-game" };
  const struct rlimit      limit = { (rlim_t) 512 << 20, (rlim_t) 512 << 20 };
  g_autofree char         *status = NULL;
  const char              *peak;
  EdubbaWindow            *window;
  guint                    most = 0;

  g_assert_cmpint (setrlimit (RLIMIT_DATA, &limit), ==, 0);
  window = window_fixture_create_fresh ();
  for (guint i = 0; i < EDUBBA_MOST_OPENED; i++)
    {
      g_autofree char *link = create_heavy_link (i);

      edubba_window_open_link (window, link);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.hint", NULL);
      ui_wait_for_frames (GTK_WIDGET (window), 1);
      most = MAX (most, edubba_budget_count_waiting ());
    }
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *action = g_strconcat ("win.", pages[i], NULL);

      gtk_widget_activate_action (GTK_WIDGET (window), action, "s", "babel");
      ui_wait_for_frames (GTK_WIDGET (window), 1);
    }
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), others[i], NULL);
      ui_wait_for_frames (GTK_WIDGET (window), 1);
    }
  ui_wait_for_frames (GTK_WIDGET (window), 60);
  g_assert_cmpuint (most, >, 0);
  g_assert_true (g_file_get_contents ("/proc/self/status", &status, NULL, NULL));
  peak = strstr (status, "\nVmHWM:");
  g_assert_nonnull (peak);
  g_assert_cmpuint (g_ascii_strtoull (peak + strlen ("\nVmHWM:"), NULL, 10), <, 384 << 10);
}

static void
test_crowd (void)
{
#ifdef __SANITIZE_ADDRESS__
  g_test_skip ("the sanitizer takes more than that");
  return;
#endif
  g_test_trap_subprocess ("/hostile/crowd/subprocess", 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

static gboolean
has_opened_all (gpointer window)
{
  return !edubba_window_is_opening (window);
}

/* The text of the dialog in front, below its heading; NULL: there is none. Borrowed. */
static const char *
find_text (GtkWidget *widget)
{
  const char *text = NULL;

  if (GTK_IS_LABEL (widget) &&
      strstr (gtk_label_get_label (GTK_LABEL (widget)), "nowhere") != NULL)
    return gtk_label_get_label (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && text == NULL;
       child = gtk_widget_get_next_sibling (child))
    text = find_text (child);
  return text;
}

/* The lines of the only dialog that names files. */
static GStrv
read_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  const char *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      const char *text = find_text (window);

      g_assert_true (text == NULL || found == NULL);
      found = text != NULL ? text : found;
    }
  g_assert_nonnull (found);
  return g_strsplit (found, "\n", -1);
}

/* For any number of files that cannot be read, asked for any number of times, one dialog names
 * the first and counts the others; and only the first of all are tried. */
static void
test_opened_in_vain (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_auto (GStrv) first = NULL;
  g_auto (GStrv) second = NULL;

  for (guint i = 0; i < 10000; i++)
    {
      g_autofree char *path = g_strdup_printf ("/nowhere/nowhere-%u.puzzle", i);

      g_ptr_array_add (files, g_file_new_for_path (path));
    }
  edubba_window_open_files (window, (GFile **) files->pdata, files->len);
  ui_wait (has_opened_all, window);
  g_assert_true (ui_says_anywhere ("Not Everything Can Be Opened"));
  g_assert_true (ui_says (GTK_WIDGET (window),
                          "That is too much at once: 9980 things were not opened."));
  first = read_dialog ();
  g_assert_cmpuint (g_strv_length (first), ==, 4);
  g_assert_cmpstr (first[3], ==, "And 17 more.");
  edubba_window_open_files (window, (GFile **) files->pdata, 1);
  ui_wait (has_opened_all, window);
  edubba_window_open_position (window, "babel/1 A:X|");
  second = read_dialog ();
  g_assert_cmpstr (second[3], ==, "And 19 more.");
  ui_answer ("_Close");
  g_assert_null (ui_find_button_anywhere ("_Close"));

  edubba_window_open_files (window, (GFile **) files->pdata, 1);
  ui_wait (has_opened_all, window);
  g_assert_true (ui_says_anywhere ("This File Cannot Be Opened"));
  ui_answer ("_Close");
  g_assert_null (ui_find_button_anywhere ("_Close"));
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  window_fixture_init (&argc, &argv, babel_get_game);
  g_test_add_data_func ("/hostile/pipe/puzzle", "one.puzzle", test_pipe_opened);
  g_test_add_data_func ("/hostile/pipe/lesson", "one.lesson", test_pipe_opened);
  g_test_add_data_func ("/hostile/pipe/record", "one.record", test_pipe_opened);
  g_test_add_func ("/hostile/pipe/found", test_pipe_found);
  g_test_add_data_func ("/hostile/long-words/puzzle", puzzle_form, test_long_words);
  g_test_add_data_func ("/hostile/long-words/lesson", lesson_form, test_long_words);
  g_test_add_func ("/hostile/opened/once", test_opened_once);
  g_test_add_func ("/hostile/opened/most", test_opened_most);
  g_test_add_func ("/hostile/unseen", test_unseen);
  g_test_add_func ("/hostile/crowd", test_crowd);
  g_test_add_func ("/hostile/crowd/subprocess", test_crowd_subprocess);
  g_test_add_func ("/hostile/opened/in-vain", test_opened_in_vain);
  return window_fixture_run ();
}

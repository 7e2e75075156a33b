/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every page in windows from 360x294 to 2560x1440, with text up to twice as large, from left to
 * right and from right to left, in every language: the window gets the size it is given, no part
 * gets less than it needs, none lies on another or sticks out of what it lies in, what names a page
 * or a button is not cut at the usual size of text, and whatever can be pressed is 44 pixels wide
 * and high.
 *
 * An ordinary run looks at each page in one arrangement, always the same, and at the puzzle of a
 * day that once had too little room. A long one (-m=slow) looks at all, in a case for each
 * language; EDUBBA_SPACE=I/N takes every N-th of these from the I-th on, so that the whole can be
 * looked at in parts. Then it looks at the puzzles of all the days of a year, each in an
 * arrangement and a language that are drawn. Sizes that the display has no room for are left out.
 */
#include <adwaita.h>

#include "display.h"
#include "edubba-puzzle-picker.h"
#include "edubba-start-page.h"
#include "edubba-window-private.h"
#include "space.h"
#include "tour.h"
#include "toy-faces.h"
#include "ui-fixture.h"

/* The number of times that a window is asked to take a size, and drawn, until it is sure that it
 * does not. */
#define TRIES 100

/* The days of a leap year. */
#define N_DAYS 366

/* A puzzle with sites that are tight in Russian. */
#define TIGHT_PUZZLE "m-53f1fff6"

/* The frames drawn at each size until everything that follows a new width has followed it. */
#define FRAMES 4

static const struct
{
  int width;
  int height;
} sizes[] = {
  { 360, 294 },
  { 360, 648 },
  { 648, 360 },
  { 600, 1024 },
  { 1024, 600 },
  { 1280, 800 },
  { 1920, 1080 },
  { 2560, 1440 },
};

static const double scales[] = { 1, 1.5, 2 };

#define N_ARRANGEMENTS (G_N_ELEMENTS (sizes) * G_N_ELEMENTS (scales) * 2)

typedef struct
{
  GHashTable *known; /* set of complaints: each is made once */
  guint32     seed;
  guint       n_looked;
  guint       n_widgets;
} Survey;

/* The width of the window's edge where it cannot be drawn outside. */
static int
get_edge (GtkWidget *window)
{
  return gdk_surface_get_width (gtk_native_get_surface (GTK_NATIVE (window))) -
         gtk_widget_get_width (window);
}

static gboolean
has_room (GtkWidget *window, int width, int height)
{
  GdkDisplay  *display = gtk_widget_get_display (window);
  GdkSurface  *surface = gtk_native_get_surface (GTK_NATIVE (window));
  GdkMonitor  *monitor = gdk_display_get_monitor_at_surface (display, surface);
  GdkRectangle area;

  gdk_monitor_get_geometry (monitor, &area);
  return width + get_edge (window) <= area.width && height + get_edge (window) <= area.height;
}

/* Returns TRUE if the window has come to this size. */
static gboolean
resize (GtkWidget *window, int width, int height)
{
  guint tries = 0;

  do
    {
      int edge = get_edge (window);

      gtk_window_set_default_size (GTK_WINDOW (window), width + edge, height + edge);
      ui_wait_for_frames (window, FRAMES);
    }
  while ((gtk_widget_get_width (window) != width || gtk_widget_get_height (window) != height) &&
         ++tries < TRIES);
  return gtk_widget_get_width (window) == width && gtk_widget_get_height (window) == height;
}

static void
arrange (double scale, GtkTextDirection direction)
{
  gtk_widget_set_default_direction (direction);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * scale), NULL);
}

/* Keeps what was found for the first arrangement in which it was. */
static void
found_cb (const char *kind, const char *sentence, gpointer data)
{
  Survey *survey = data;

  if (g_hash_table_add (survey->known, g_strdup (kind)))
    g_test_message ("%s", sentence);
}

static void
count_cb (const char *kind, const char *sentence, gpointer data)
{
  guint *n = data;

  (*n)++;
}

/* Looks at a window that has its size. What is still on its way, such as the place for an answer
 * that has just come, is nothing to complain of: whatever is found must be there a moment later. */
static void
look_at (Survey *survey, GtkWidget *window, gboolean whole, const char *where)
{
  guint n_found = 0;

  survey->n_widgets += space_check (window, whole, where, count_cb, &n_found);
  if (n_found == 0)
    return;
  ui_wait_for_frames (window, FRAMES);
  space_check (window, whole, where, found_cb, survey);
}

static void
look_in (Survey *survey, GtkWidget *window, const char *page, guint arrangement)
{
  guint            size = arrangement % G_N_ELEMENTS (sizes);
  double           scale = scales[arrangement / G_N_ELEMENTS (sizes) % G_N_ELEMENTS (scales)];
  gboolean         mirrored = arrangement >= N_ARRANGEMENTS / 2;
  g_autofree char *where = NULL;

  if (!has_room (window, sizes[size].width, sizes[size].height))
    return;
  where = g_strdup_printf ("%dx%d, text %.1f%s, %s", sizes[size].width, sizes[size].height, scale,
                           mirrored ? ", from right to left" : "", page);
  arrange (scale, mirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  survey->n_looked++;
  if (!resize (window, sizes[size].width, sizes[size].height))
    {
      gboolean         high = gtk_widget_get_height (window) != sizes[size].height;
      g_autofree char *part = space_find_widest (window, high ? GTK_ORIENTATION_VERTICAL
                                                              : GTK_ORIENTATION_HORIZONTAL);
      g_autofree char *sentence =
        g_strdup_printf ("%s: it became %dx%d [%s]", part, gtk_widget_get_width (window),
                         gtk_widget_get_height (window), where);

      found_cb (sentence, sentence, survey);
      return;
    }
  look_at (survey, window, scale <= 1, where);
}

/* Returns TRUE if a window shows the list of shortcuts that newer releases of the toolkit lay
 * over it. */
static gboolean
has_list_of_shortcuts (GtkWidget *window)
{
  GType type = g_type_from_name ("AdwShortcutsDialog");

  return type != G_TYPE_INVALID && ui_find (window, type) != NULL;
}

/* Windows and dialogs of the toolkit's own, and what lies below a window that wants an answer, are
 * left. */
static gboolean
is_ours (GtkWidget *window)
{
  return gtk_widget_get_mapped (window) && gtk_window_get_resizable (GTK_WINDOW (window)) &&
         !GTK_IS_SHORTCUTS_WINDOW (window) && !has_list_of_shortcuts (window);
}

/* The first arrangement of a long run, and how far it is from each to the next. */
static void
get_part (guint *first, guint *step)
{
  const char *part = g_getenv ("EDUBBA_SPACE");
  char       *end;

  *first = 0;
  *step = 1;
  if (part == NULL)
    return;
  *first = (guint) g_ascii_strtoull (part, &end, 10) - 1;
  g_assert_cmpint (*end, ==, '/');
  *step = (guint) g_ascii_strtoull (end + 1, NULL, 10);
  g_assert_cmpuint (*first, <, *step);
}

static void
look_cb (GtkWidget *window, const char *page, gpointer data)
{
  Survey *survey = data;

  if (!is_ours (window))
    return;
  if (g_test_slow ())
    {
      guint first, step;

      get_part (&first, &step);
      for (guint i = first; i < N_ARRANGEMENTS; i += step)
        look_in (survey, window, page, i);
    }
  else
    /* The same for a page however many come before it: on a busy machine there may be others. */
    look_in (survey, window, page, (g_str_hash (page) ^ survey->seed) % N_ARRANGEMENTS);
  arrange (1, GTK_TEXT_DIR_LTR);
}

static void
survey_pages (const char *language)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Survey survey = { .known = known, .seed = (guint32) g_test_rand_int () };
  guint  n_pages;

  if (language[0] != '\0' && !tour_speak (language))
    return;
  n_pages = tour_take (look_cb, &survey);
  g_test_message ("%u pages in %u arrangements, %u widgets, %s", n_pages, survey.n_looked,
                  survey.n_widgets, language[0] != '\0' ? language : "en");
  g_assert_cmpuint (survey.n_looked, >, 20);
  g_assert_cmpuint (g_hash_table_size (known), ==, 0);
}

/* ---- The puzzles of days ---- */

static const char *
find_daily (EdubbaWindow *window, guint grade)
{
  EdubbaCourse *course = edubba_window_get_course (window, window->games[0]);
  guint         today = edubba_progress_get_today (window->progress);

  return course_puzzle_get_id (edubba_puzzle_picker_find_daily (course, window->progress, today,
                                                                grade));
}

/* The puzzle of a day, the grades in turn; or one by its id. */
static void
look_at_puzzle (
  Survey *survey, const char *id, guint day, const char *language, guint arrangement)
{
  g_autofree char *page = NULL;
  g_autofree char *target = NULL;
  GtkWidget       *window;

  if (language[0] != '\0' && !tour_speak (language))
    return;
  fixed_go_to_day (day);
  window = GTK_WIDGET (tour_create_window ());
  if (id == NULL)
    id = find_daily (EDUBBA_WINDOW (window), day % EDUBBA_N_DAILY_GRADES);
  page = g_strdup_printf ("the puzzle %s, %s", id, language);
  target = g_strconcat ("babel/", id, NULL);
  gtk_widget_activate_action (window, "win.open-puzzle", "s", target);
  ui_wait_for_frames (window, FRAMES);
  g_assert_null (ui_find (window, EDUBBA_TYPE_START_PAGE));
  look_in (survey, window, page, arrangement);
  arrange (1, GTK_TEXT_DIR_LTR);
  tour_close_all ();
}

/* In the smallest window, in both directions of writing. */
static void
test_tight (void)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *today = g_strdup (g_getenv ("EDUBBA_NOW"));
  Survey           survey = { .known = known };

  look_at_puzzle (&survey, TIGHT_PUZZLE, 0, "ru", 0);
  look_at_puzzle (&survey, TIGHT_PUZZLE, 0, "ru", N_ARRANGEMENTS / 2);
  g_setenv ("EDUBBA_NOW", today, TRUE);
  g_assert_cmpuint (g_hash_table_size (known), ==, 0);
}

static void
test_all_days (void)
{
  static const char *const languages[] = { "C", "ru", "cs" };
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *today = g_strdup (g_getenv ("EDUBBA_NOW"));
  Survey           survey = { .known = known };

  for (guint day = 0; day < N_DAYS; day++)
    {
      const char *language = languages[g_test_rand_int_range (0, G_N_ELEMENTS (languages))];
      guint       arrangement = (guint) g_test_rand_int_range (0, N_ARRANGEMENTS);

      look_at_puzzle (&survey, NULL, day, language, arrangement);
    }
  g_setenv ("EDUBBA_NOW", today, TRUE);
  g_test_message ("%u puzzles, %u widgets", survey.n_looked, survey.n_widgets);
  g_assert_cmpuint (survey.n_looked, >, N_DAYS / 2);
  g_assert_cmpuint (g_hash_table_size (known), ==, 0);
}

/* Games of three, in English. */
static void
test_toys (void)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Survey survey = { .known = known };
  guint  n_pages = tour_take_games (toy_faces_get_of_three (), look_cb, &survey);

  g_test_message ("%u pages in %u arrangements, %u widgets", n_pages, survey.n_looked,
                  survey.n_widgets);
  g_assert_cmpuint (survey.n_looked, >, 8);
  g_assert_cmpuint (g_hash_table_size (known), ==, 0);
}

static void
test_language (gconstpointer language)
{
  survey_pages (language);
}

static void
test_pages (void)
{
  static const char *const languages[] = { "", "ru", "cs" };

  survey_pages (languages[g_test_rand_int_range (0, G_N_ELEMENTS (languages))]);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  tour_init (&argc, &argv);
  /* The places of things in the end are tested, not those on the way there. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  if (g_test_slow ())
    {
      g_test_add_data_func ("/ui/space/en", "", test_language);
      g_test_add_data_func ("/ui/space/ru", "ru", test_language);
      g_test_add_data_func ("/ui/space/cs", "cs", test_language);
      g_test_add_func ("/ui/space/days", test_all_days);
    }
  else
    g_test_add_func ("/ui/space/pages", test_pages);
  g_test_add_func ("/ui/space/toys", test_toys);
  g_test_add_func ("/ui/space/tight", test_tight);
  return tour_run ();
}

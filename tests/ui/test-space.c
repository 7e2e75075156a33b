/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The puzzles of days in a window of any size: in an ordinary run one that once had too little
 * room, in a long one (-m=slow) those of all the days of a year, each in an arrangement and a
 * language that are drawn.
 */
#include <adwaita.h>

#include "display.h"
#include "edubba-puzzle-picker.h"
#include "edubba-start-page.h"
#include "edubba-window-private.h"
#include "look-space.h"
#include "ui-fixture.h"

/* The days of a leap year. */
#define N_DAYS 366

/* A puzzle with sites that are tight in Russian. */
#define TIGHT_PUZZLE "m-53f1fff6"

/* The frames drawn until a page has been laid out. */
#define FRAMES 4

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
  SpaceSurvey *survey, const char *id, guint day, const char *language, guint arrangement)
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
  space_survey_look (survey, window, page, arrangement);
  tour_close_all ();
}

/* In the smallest window, in both directions of writing. */
static void
test_tight (void)
{
  g_autofree char *today = g_strdup (g_getenv ("EDUBBA_NOW"));
  SpaceSurvey     *survey = space_survey_new ();

  look_at_puzzle (survey, TIGHT_PUZZLE, 0, "ru", 0);
  look_at_puzzle (survey, TIGHT_PUZZLE, 0, "ru", SPACE_N_ARRANGEMENTS / 2);
  g_setenv ("EDUBBA_NOW", today, TRUE);
  space_survey_end (survey);
}

static void
test_all_days (void)
{
  static const char *const languages[] = { "C", "ru", "cs" };
  g_autofree char         *today = g_strdup (g_getenv ("EDUBBA_NOW"));
  SpaceSurvey             *survey = space_survey_new ();

  for (guint day = 0; day < N_DAYS; day++)
    {
      const char *language = languages[g_test_rand_int_range (0, G_N_ELEMENTS (languages))];
      guint       arrangement = (guint) g_test_rand_int_range (0, SPACE_N_ARRANGEMENTS);

      look_at_puzzle (survey, NULL, day, language, arrangement);
    }
  g_setenv ("EDUBBA_NOW", today, TRUE);
  g_assert_cmpuint (space_survey_end (survey), >, N_DAYS / 2);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  tour_init (&argc, &argv);
  /* The places of things in the end are tested, not those on the way there. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  if (g_test_slow ())
    g_test_add_func ("/ui/space/days", test_all_days);
  g_test_add_func ("/ui/space/tight", test_tight);
  return tour_run ();
}

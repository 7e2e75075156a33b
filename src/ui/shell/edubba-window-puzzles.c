/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puzzles in the window: the page to choose from, the puzzle of the day, and the way from each
 * puzzle to the next.
 *
 * A puzzle takes the place of the one before it, so that Back always leads out of them.
 */
#include "edubba-window-parts.h"

#include <glib/gi18n.h>

#include "edubba-puzzle-picker.h"
#include "edubba-puzzle-sitting.h"
#include "edubba-puzzles-page.h"

/* The course of the game with this id, at the beginning of "GAME/ID", or NULL; *rest (may be
 * NULL) is the text after the stroke, or NULL. */
static EdubbaCourse *
find_course (EdubbaWindow *self, GVariant *target, const char **rest)
{
  const char       *text = g_variant_get_string (target, NULL);
  const EdubbaGame *game = edubba_window_find_game_by_id (self, text, rest);

  return game != NULL ? edubba_window_get_course (self, game) : NULL;
}

static gboolean
is_puzzle_of_today (EdubbaWindow *self, EdubbaCourse *course, const CoursePuzzle *puzzle)
{
  EdubbaProgress *progress = edubba_window_get_progress (self);

  return edubba_puzzle_picker_is_daily (course, progress, edubba_progress_get_today (progress),
                                        puzzle);
}

GtkWidget *
edubba_window_create_exercise_page (EdubbaWindow     *self,
                                    const EdubbaGame *game,
                                    CoursePuzzle     *puzzle)
{
  EdubbaMatchPage *page = edubba_puzzle_sitting_new (game, puzzle);

  edubba_puzzle_sitting_set_progress (EDUBBA_PUZZLE_SITTING (page),
                                      edubba_window_get_progress (self));
  edubba_attempt_set_rules_only (edubba_puzzle_sitting_find_attempt (page));
  return GTK_WIDGET (page);
}

/* A puzzle of the course: its outcome is noted, and another one is offered after it. */
static EdubbaMatchPage *
create_puzzle_page (EdubbaWindow *self, EdubbaCourse *course, CoursePuzzle *puzzle)
{
  const EdubbaGame *game = edubba_course_get_game (course);
  EdubbaMatchPage  *page = edubba_puzzle_sitting_new (game, puzzle);
  const char       *id = course_puzzle_get_id (puzzle);
  g_autofree char  *target = g_strconcat (game->module->rules->id, "/", id, NULL);

  edubba_puzzle_sitting_set_progress (EDUBBA_PUZZLE_SITTING (page),
                                      edubba_window_get_progress (self));
  edubba_match_page_set_next (page, _ ("Next Puzzle"), "win.next-puzzle", target);
  edubba_puzzle_sitting_offer_ways (
    EDUBBA_PUZZLE_SITTING (page),
    edubba_course_find_shown_before (course, id) != NULL ? "win.previous-puzzle" : NULL,
    "win.next-puzzle", target);
  edubba_window_limit_practice (self, page, course, NULL);
  if (is_puzzle_of_today (self, course, puzzle))
    edubba_puzzle_sitting_set_day (EDUBBA_PUZZLE_SITTING (page),
                                   edubba_progress_get_today (edubba_window_get_progress (self)));
  return page;
}

/* A puzzle on top takes the place of a puzzle. */
static void
show_puzzle (EdubbaWindow *self, EdubbaCourse *course, CoursePuzzle *puzzle)
{
  GtkWidget *page = GTK_WIDGET (create_puzzle_page (self, course, puzzle));

  if (EDUBBA_IS_PUZZLE_SITTING (edubba_window_get_match_page (self)))
    edubba_window_replace_page (self, page);
  else
    edubba_window_push_page (self, page);
}

static void
show_new_puzzle (EdubbaWindow *self, EdubbaCourse *course, CoursePuzzle *puzzle)
{
  edubba_course_note_shown (course, course_puzzle_get_id (puzzle));
  show_puzzle (self, course, puzzle);
}

static void
puzzles_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);
  EdubbaCourse *course = find_course (self, parameter, NULL);

  if (course != NULL)
    edubba_window_push_page (self, GTK_WIDGET (edubba_puzzles_page_new (
                                     course, edubba_window_get_progress (self))));
}

static void
open_puzzle_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);
  const char   *id = NULL;
  EdubbaCourse *course = find_course (self, parameter, &id);
  CoursePuzzle *puzzle =
    course != NULL && id != NULL ? edubba_course_find_puzzle (course, id) : NULL;

  if (puzzle != NULL)
    show_new_puzzle (self, course, puzzle);
}

/* A puzzle that is gone back to keeps its place among those that were shown. */
static void
previous_puzzle_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);
  const char   *id = NULL;
  EdubbaCourse *course = find_course (self, parameter, &id);
  CoursePuzzle *puzzle =
    course != NULL && id != NULL ? edubba_course_find_shown_before (course, id) : NULL;

  if (puzzle != NULL)
    show_puzzle (self, course, puzzle);
}

/* If no puzzle is left, the window goes back to the page on which the last one was chosen. */
static void
next_puzzle_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);
  const char   *id = NULL;
  EdubbaCourse *course = find_course (self, parameter, &id);
  CoursePuzzle *puzzle = NULL;

  if (course != NULL && id != NULL)
    puzzle = edubba_puzzle_picker_find_next (course, edubba_window_get_progress (self), id);
  if (puzzle != NULL)
    show_new_puzzle (self, course, puzzle);
  else if (edubba_window_get_match_page (self) != NULL)
    edubba_window_pop_page (self);
  else
    edubba_window_say (self, _ ("You’ve solved all the puzzles."));
}

/* The game that is looked at, or else the first that has puzzles. */
static const EdubbaGame *
find_puzzled_game (EdubbaWindow *self)
{
  const EdubbaGame *game = edubba_window_get_game (self);

  for (guint i = 0; game->first_puzzle == NULL && edubba_window_get_games (self)[i] != NULL; i++)
    game = edubba_window_get_games (self)[i];
  return game;
}

static gboolean
is_solved (EdubbaProgress *progress, const CoursePuzzle *puzzle)
{
  const char        *game = course_puzzle_get_module (puzzle)->rules->id;
  EdubbaPuzzleRecord record;

  return edubba_progress_get_puzzle (progress, game, course_puzzle_get_id (puzzle), &record) &&
         record.solved > 0;
}

void
edubba_window_open_daily_puzzle (EdubbaWindow *self, const EdubbaGame *game)
{
  EdubbaProgress *progress;
  EdubbaCourse   *course;
  CoursePuzzle   *puzzle;

  g_return_if_fail (EDUBBA_IS_WINDOW (self));

  if (game == NULL)
    game = find_puzzled_game (self);
  course = edubba_window_get_course (self, game);
  progress = edubba_window_get_progress (self);
  puzzle = edubba_puzzle_picker_find_daily (
    course, progress, edubba_progress_get_today (progress),
    edubba_puzzle_picker_get_daily_grade (progress, game->module->rules->id));
  if (puzzle == NULL)
    return;
  show_new_puzzle (self, course, puzzle);
  if (is_solved (progress, puzzle))
    edubba_window_say (self, _ ("You have solved this puzzle before."));
}

/* Asked for from outside, where no game can be named. */
static void
puzzle_of_the_day_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_window_open_daily_puzzle (EDUBBA_WINDOW (widget), NULL);
}

static void
daily_puzzle_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaCourse *course = find_course (EDUBBA_WINDOW (widget), parameter, NULL);

  if (course != NULL)
    edubba_window_open_daily_puzzle (EDUBBA_WINDOW (widget), edubba_course_get_game (course));
}

void
edubba_window_install_puzzle_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.puzzles", "s", puzzles_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.open-puzzle", "s", open_puzzle_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.next-puzzle", "s", next_puzzle_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.previous-puzzle", "s",
                                   previous_puzzle_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.daily-puzzle", "s",
                                   daily_puzzle_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.puzzle-of-the-day", NULL,
                                   puzzle_of_the_day_activated_cb);
}

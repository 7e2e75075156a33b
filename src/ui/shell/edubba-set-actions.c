/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As elsewhere a puzzle takes the place of the one before it; behind the last one the window goes
 * back to where the set was chosen.
 */
#include "edubba-set-actions.h"

#include <glib/gi18n.h>

#include "edubba-puzzle-run.h"
#include "edubba-puzzle-sitting.h"
#include "edubba-puzzle-words.h"
#include "edubba-window-parts.h"

/* The puzzle of "GAME/ID" in a set, with its course; or NULL. */
static CoursePuzzle *
find_puzzle (EdubbaWindow *self, GVariant *target, EdubbaCourse **course)
{
  const char       *id = NULL;
  const EdubbaGame *game =
    edubba_window_find_game_by_id (self, g_variant_get_string (target, NULL), &id);
  CoursePuzzle *puzzle = NULL;

  *course = game != NULL ? edubba_window_get_course (self, game) : NULL;
  if (*course != NULL && id != NULL)
    puzzle = edubba_course_find_puzzle (*course, id);
  return puzzle != NULL && course_puzzle_get_set (puzzle) != NULL ? puzzle : NULL;
}

static EdubbaMatchPage *
create_page (EdubbaWindow *self, EdubbaCourse *course, CoursePuzzle *puzzle)
{
  const EdubbaGame *game = edubba_course_get_game (course);
  EdubbaProgress   *progress = edubba_window_get_progress (self);
  const char       *set = course_puzzle_get_set (puzzle);
  EdubbaPuzzleRun   run = edubba_puzzle_run_read (course, progress, set);
  EdubbaMatchPage  *page = edubba_puzzle_sitting_new (game, puzzle);
  g_autofree char  *target =
    g_strconcat (game->module->rules->id, "/", course_puzzle_get_id (puzzle), NULL);
  g_autofree char *streak = edubba_puzzle_words_clean_streak (run.streak);

  edubba_puzzle_sitting_set_progress (EDUBBA_PUZZLE_SITTING (page), progress);
  edubba_match_page_set_next (page, _ ("Next Puzzle"), "win.next-in-set", target);
  edubba_puzzle_sitting_offer_ways (EDUBBA_PUZZLE_SITTING (page), NULL, "win.next-in-set", target);
  edubba_puzzle_sitting_set_run (EDUBBA_PUZZLE_SITTING (page), set, streak,
                                 edubba_puzzle_run_find_place (course, puzzle), run.n);
  edubba_window_limit_practice (self, page, course, NULL);
  return page;
}

static void
show_puzzle (EdubbaWindow *self, EdubbaCourse *course, CoursePuzzle *puzzle)
{
  GtkWidget *page = GTK_WIDGET (create_page (self, course, puzzle));

  edubba_course_note_shown (course, course_puzzle_get_id (puzzle));
  if (EDUBBA_IS_PUZZLE_SITTING (edubba_window_get_match_page (self)))
    edubba_window_replace_page (self, page);
  else
    edubba_window_push_page (self, page);
}

static void
set_puzzle_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaCourse *course;
  CoursePuzzle *puzzle = find_puzzle (EDUBBA_WINDOW (widget), parameter, &course);

  if (puzzle != NULL)
    show_puzzle (EDUBBA_WINDOW (widget), course, puzzle);
}

/* Says that all of a set is solved, if it is. */
static void
tell_end (EdubbaWindow *self, EdubbaCourse *course, const char *set)
{
  EdubbaPuzzleRun  run = edubba_puzzle_run_read (course, edubba_window_get_progress (self), set);
  g_autofree char *text = NULL;

  if (run.solved < run.n)
    return;
  /* Translators: %s is the title of a set of puzzles. */
  text = g_strdup_printf (_ ("You’ve solved the whole set “%s”."), set);
  edubba_window_say (self, text);
}

static void
next_in_set_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);
  EdubbaCourse *course;
  CoursePuzzle *puzzle = find_puzzle (self, parameter, &course);
  CoursePuzzle *next = NULL;

  if (puzzle == NULL)
    return;
  next = edubba_puzzle_run_find_next (course, edubba_window_get_progress (self), puzzle);
  if (next != NULL)
    {
      show_puzzle (self, course, next);
      return;
    }
  if (EDUBBA_IS_PUZZLE_SITTING (edubba_window_get_match_page (self)))
    edubba_window_pop_page (self);
  tell_end (self, course, course_puzzle_get_set (puzzle));
}

void
edubba_set_actions_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.set-puzzle", "s", set_puzzle_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.next-in-set", "s", next_in_set_activated_cb);
}

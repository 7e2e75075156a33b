/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Opens matches, puzzles, files, positions, links. Nothing from outside is trusted: for a thing
 * that cannot be read a dialog says why, and the window stays as it is.
 */
#include "edubba-window-parts.h"

#include <string.h>

#include <glib/gi18n.h>

#include "course-file.h"
#include "course-link.h"
#include "edubba-clipboard.h"
#include "edubba-compat.h"
#include "edubba-game-sitting.h"
#include "edubba-lesson-sitting.h"
#include "edubba-puzzle-sitting.h"
#include "edubba-rules-page.h"

static void
show_puzzle (EdubbaWindow *self, CoursePuzzle *puzzle)
{
  const EdubbaGame *game = edubba_window_find_game (self, course_puzzle_get_module (puzzle));

  edubba_window_push_page (self, edubba_window_create_exercise_page (self, game, puzzle));
}

/* Returns TRUE if a game has been played to its end, wherever its cursor stands. */
static gboolean
is_over (EdubbaMatch *match)
{
  const GameRecord *record = edubba_match_get_record (match);
  const GameState  *last = game_record_get_state (record, edubba_match_get_length (match));

  return game_record_get_resigned (record) != GAME_NOBODY ||
         game_record_get_rules (record)->result (last, NULL);
}

static gboolean
read_record (EdubbaWindow *self, const char *text, GError **error)
{
  g_autoptr (EdubbaMatch) match = edubba_save_parse (edubba_window_get_modules (self), text, error);

  if (match == NULL)
    return FALSE;
  if (edubba_match_get_length (match) > 0 && is_over (match))
    edubba_window_show_replay (self, match);
  else
    edubba_window_show_match (self, match);
  return TRUE;
}

static gboolean
open_puzzle (EdubbaWindow *self, const char *path, GError **error)
{
  g_autoptr (CoursePuzzle) puzzle = course_puzzle_load (edubba_window_get_modules (self), path,
                                                        error);

  if (puzzle == NULL)
    return FALSE;
  show_puzzle (self, puzzle);
  return TRUE;
}

static gboolean
open_record (EdubbaWindow *self, const char *path, GError **error)
{
  gsize            length;
  g_autofree char *text = course_file_read (path, GAME_RECORD_MAX_BYTES, &length, error);

  if (text != NULL && course_text_check (text, length, error) && read_record (self, text, error))
    return TRUE;
  g_prefix_error (error, "%s: ", path);
  return FALSE;
}

/* A match that was begun and not finished is not thrown away without a word: until another match
 * of the same game takes its place in turn, or the program ends, the user can go back to it. */
static void
put_aside (EdubbaWindow *self, EdubbaWindowGame *kept, EdubbaMatch *match)
{
  EdubbaMatch *before = edubba_save_get_match (kept->save);
  AdwToast    *toast;

  if (before == NULL || before == match || edubba_match_get_finished (before) ||
      edubba_match_get_length (before) == 0)
    return;
  g_set_object (&kept->replaced, before);
  toast = adw_toast_new (_ ("A new game has begun; the one in progress was put aside"));
  adw_toast_set_button_label (toast, _ ("Go Back to It"));
  adw_toast_set_action_target (toast, "s", kept->game->module->rules->id);
  adw_toast_set_action_name (toast, "win.restore-game");
  edubba_window_add_toast (self, toast);
}

void
edubba_window_show_match (EdubbaWindow *self, EdubbaMatch *match)
{
  const EdubbaGame *game = edubba_window_find_game (self, edubba_match_get_module (match));
  EdubbaWindowGame *kept;
  EdubbaMatchPage  *page;

  g_return_if_fail (game != NULL);

  edubba_window_set_last_game (self, game);
  kept = edubba_window_get_kept (self, game);
  put_aside (self, kept, match);
  edubba_save_set_match (kept->save, match);
  edubba_window_keep_when_finished (self, match);
  page = edubba_game_sitting_new (game, match);
  edubba_match_page_set_settings (page, edubba_window_get_settings (self));
  edubba_window_limit_practice (self, page, edubba_window_get_course (self, game), NULL);
  edubba_window_begin_page (self, GTK_WIDGET (page));
}

void
edubba_window_show_rules (EdubbaWindow     *self,
                          const EdubbaGame *game,
                          const char       *paragraph)
{
  GtkWidget *page = edubba_window_get_shown_page (self);

  if (EDUBBA_IS_RULES_PAGE (page))
    {
      edubba_rules_page_open (EDUBBA_RULES_PAGE (page), game, paragraph);
      edubba_page_focus_start (EDUBBA_PAGE (page));
      return;
    }
  page = edubba_rules_page_new ();
  edubba_rules_page_open (EDUBBA_RULES_PAGE (page), game, paragraph);
  edubba_window_push_page (self, page);
}

/* The one behind that with the id `last`, or the first. */
static CoursePuzzle *
find_next (GPtrArray *puzzles, const char *last)
{
  for (guint i = 0; i + 1 < puzzles->len; i++)
    if (g_strcmp0 (course_puzzle_get_id (g_ptr_array_index (puzzles, i)), last) == 0)
      return g_ptr_array_index (puzzles, i + 1);
  return puzzles->len > 0 ? g_ptr_array_index (puzzles, 0) : NULL;
}

/* The lesson of the course that is being learnt on the page on top, or NULL. */
static CourseLesson *
get_lesson (EdubbaWindow *self)
{
  EdubbaLesson *lesson = edubba_lesson_sitting_find_lesson (edubba_window_get_match_page (self));

  return lesson != NULL ? edubba_lesson_get_lesson (lesson) : NULL;
}

void
edubba_window_limit_practice (EdubbaWindow    *self,
                              EdubbaMatchPage *page,
                              EdubbaCourse    *course,
                              CourseLesson    *current)
{
  edubba_match_page_set_course (page, course, edubba_window_get_progress (self), current);
}

/* The label of the way back to the page on top. */
static const char *
name_way_back (EdubbaWindow *self)
{
  if (get_lesson (self) != NULL)
    return _ ("Back to the Lesson");
  if (EDUBBA_IS_PUZZLE_SITTING (edubba_window_get_match_page (self)))
    return _ ("Back to the Puzzle");
  return edubba_window_get_match_page (self) != NULL ? _ ("Back to the Game") : _ ("Back");
}

static void
show_drill (EdubbaWindow *self, EdubbaCourse *course, CoursePuzzle *puzzle)
{
  const char   *label = name_way_back (self);
  CourseLesson *current = get_lesson (self);
  GtkWidget    *page =
    edubba_window_create_exercise_page (self, edubba_course_get_game (course), puzzle);

  edubba_match_page_set_next (EDUBBA_MATCH_PAGE (page), label, "win.back", NULL);
  edubba_window_limit_practice (self, EDUBBA_MATCH_PAGE (page), course, current);
  edubba_window_push_page (self, page);
}

void
edubba_window_open_drill (EdubbaWindow *self, const char *rule)
{
  g_auto (GStrv) words = g_strsplit (rule, "/", 3);
  const EdubbaGame *game = edubba_window_find_game_by_id (self, rule, NULL);
  EdubbaCourse     *course = NULL;
  CoursePuzzle     *drill = NULL;
  g_autoptr (GPtrArray) drills = NULL;
  g_auto (GStrv) coming = NULL;

  if (game != NULL && words[1] != NULL)
    {
      course = edubba_window_get_course (self, game);
      coming = edubba_practice_list_coming (course, edubba_window_get_progress (self),
                                            get_lesson (self));
      drills = edubba_practice_find (course, words[1], words[2], (const char *const *) coming);
      drill = find_next (drills, g_hash_table_lookup (edubba_window_get_drilled (self), rule));
    }
  if (drill == NULL && course != NULL &&
      edubba_window_open_step (self, course, words[1], name_way_back (self)))
    return;
  if (drill == NULL)
    {
      edubba_window_say (self, _ ("There is no exercise for this rule yet."));
      return;
    }
  g_hash_table_replace (edubba_window_get_drilled (self), g_strdup (rule),
                        g_strdup (course_puzzle_get_id (drill)));
  show_drill (self, course, drill);
}

void
edubba_window_open_file (EdubbaWindow *self, GFile *file)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  gboolean opened;

  g_return_if_fail (EDUBBA_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  path = g_file_get_path (file);
  if (path == NULL)
    {
      edubba_compat_tell (GTK_WIDGET (self), _ ("This File Cannot Be Opened"),
                          _ ("It is not on this computer."), _ ("_Close"));
      return;
    }
  if (course_file_get_kind (path) == COURSE_FILE_PUZZLE)
    opened = open_puzzle (self, path, &error);
  else if (course_file_get_kind (path) == COURSE_FILE_LESSON)
    opened = edubba_window_open_lesson (self, path, &error);
  else if (course_file_get_kind (path) == COURSE_FILE_BOUT)
    opened = edubba_window_open_bout (self, path, &error);
  else
    opened = open_record (self, path, &error);
  g_debug ("%s: %s", path, opened ? "opened" : error->message);
  if (!opened)
    edubba_compat_tell (GTK_WIDGET (self), _ ("This File Cannot Be Opened"), error->message,
                        _ ("_Close"));
}

static void
show_link_puzzle (EdubbaWindow *self, const CourseLink *parsed)
{
  /* Translators: the task of a puzzle that came by a link; %s is its goal in the game's notation,
   * which is the same in every language. */
  g_autofree char *say = g_strdup_printf (_ ("Reach this goal: %s"), parsed->goal);
  g_autoptr (CoursePuzzle) puzzle =
    course_link_make_puzzle (parsed, _ ("A puzzle from a link"), say);

  show_puzzle (self, puzzle);
}

void
edubba_window_open_link (EdubbaWindow *self, const char *text)
{
  g_autoptr (CourseLink) parsed = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (EDUBBA_IS_WINDOW (self));
  g_return_if_fail (text != NULL);

  parsed = course_link_parse (edubba_window_get_modules (self), text, &error);
  if (parsed == NULL)
    edubba_compat_tell (GTK_WIDGET (self), _ ("This Link Cannot Be Opened"), error->message,
                        _ ("_Close"));
  else if (parsed->goal != NULL)
    show_link_puzzle (self, parsed);
  else
    edubba_window_open_position (self, parsed->position);
}

void
edubba_window_open_position (EdubbaWindow *self, const char *position)
{
  const GameModule     *module;
  g_autofree GameState *state = NULL;
  g_autoptr (EdubbaMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  guint person;

  g_return_if_fail (EDUBBA_IS_WINDOW (self));
  g_return_if_fail (position != NULL);

  module = game_modules_find_for_position (edubba_window_get_modules (self), position, &error);
  if (module != NULL)
    state = game_position_parse_full (module->rules, position, 0, &error);
  if (state == NULL)
    {
      edubba_compat_tell (GTK_WIDGET (self), _ ("This Position Cannot Be Read"),
                          error->message, _ ("_Close"));
      return;
    }
  match = edubba_match_new (module, game_record_new_position (module->rules, state));
  person = edubba_match_get_seat (match) != GAME_NOBODY ? edubba_match_get_seat (match) : 0;
  for (guint seat = 0; seat < edubba_match_get_n_seats (match); seat++)
    edubba_match_set_seat_kind (match, seat,
                                seat == person ? EDUBBA_SEAT_PERSON : EDUBBA_SEAT_COMPUTER);
  edubba_window_show_match (self, match);
}

static void
open_puzzle_text (EdubbaWindow *self, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CoursePuzzle) puzzle =
    course_puzzle_parse (edubba_window_get_modules (self), text, strlen (text), &error);

  if (puzzle != NULL)
    show_puzzle (self, puzzle);
  else
    edubba_compat_tell (GTK_WIDGET (self), _ ("This Puzzle Cannot Be Read"), error->message,
                        _ ("_Close"));
}

static void
open_record_text (EdubbaWindow *self, const char *text)
{
  g_autoptr (GError) error = NULL;

  if (!read_record (self, text, &error))
    edubba_compat_tell (GTK_WIDGET (self), _ ("This Record Cannot Be Read"), error->message,
                        _ ("_Close"));
}

void
edubba_window_open_text (EdubbaWindow *self, const char *text)
{
  g_autofree char *stripped = edubba_pasted_tidy (text);

  switch (edubba_pasted_guess (stripped))
    {
    case EDUBBA_PASTED_LINK:
      edubba_window_open_link (self, stripped);
      break;
    case EDUBBA_PASTED_PUZZLE:
      open_puzzle_text (self, stripped);
      break;
    case EDUBBA_PASTED_RECORD:
      open_record_text (self, stripped);
      break;
    case EDUBBA_PASTED_POSITION:
      edubba_window_open_position (self, stripped);
      break;
    case EDUBBA_PASTED_NOTHING:
    default:
      edubba_window_say (self, _ ("This is not a position, a link, a puzzle or a record."));
    }
}

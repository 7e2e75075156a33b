/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Opens matches, puzzles, files, positions, links. Nothing from outside is trusted: for a thing
 * that cannot be read a dialog says why, and the window stays as it is.
 */
#include "edubba-window-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "course-check.h"
#include "course-file.h"
#include "course-link.h"
#include "edubba-clipboard.h"
#include "edubba-game-sitting.h"
#include "edubba-lesson-sitting.h"
#include "edubba-puzzle-sitting.h"
#include "edubba-rules-page.h"
#include "edubba-witness.h"

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

static void
match_finished_cb (EdubbaWindow *self, GParamSpec *pspec, EdubbaMatch *match)
{
  EdubbaMatchPage *page = edubba_window_get_match_page (self);

  if (edubba_match_get_finished (match) && page != NULL &&
      edubba_match_page_get_match (page) == match)
    edubba_window_offer_lesson (self, page);
}

gboolean
edubba_window_show_match (EdubbaWindow *self, EdubbaMatch *match)
{
  const EdubbaGame *game = edubba_window_find_game (self, edubba_match_get_module (match));
  EdubbaWindowGame *kept;
  EdubbaMatchPage  *page;

  g_return_val_if_fail (game != NULL, FALSE);

  kept = edubba_window_get_kept (self, game);
  if (edubba_save_get_match (kept->save) != match)
    edubba_window_settle_games (self);
  if (!edubba_window_put_aside (self, kept, match))
    return FALSE;
  edubba_window_set_last_game (self, game);
  edubba_save_set_match (kept->save, match);
  g_signal_handlers_disconnect_by_func (match, match_finished_cb, self);
  g_signal_connect_object (match, "notify::finished", G_CALLBACK (match_finished_cb), self,
                           G_CONNECT_SWAPPED);
  edubba_witness_watch (self->progress, match, edubba_match_find_only_person (match));
  page = edubba_game_sitting_new (game, match);
  edubba_match_page_set_settings (page, self->settings);
  edubba_window_limit_practice (self, page, edubba_window_get_course (self, game), NULL);
  edubba_window_begin_page (self, GTK_WIDGET (page));
  return TRUE;
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
  page = edubba_rules_page_new (edubba_window_get_games (self));
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
      drill = find_next (drills, g_hash_table_lookup (self->drilled, rule));
    }
  if (drill == NULL && course != NULL &&
      edubba_window_open_step (self, course, words[1], name_way_back (self)))
    return;
  if (drill == NULL)
    {
      edubba_window_say (self, _ ("There is no exercise for this rule yet."));
      return;
    }
  g_hash_table_replace (self->drilled, g_strdup (rule),
                        g_strdup (course_puzzle_get_id (drill)));
  show_drill (self, course, drill);
}

static gboolean
open_path (EdubbaWindow *self, const char *path, GError **error)
{
  switch (course_file_get_kind (path))
    {
    case COURSE_FILE_PUZZLE:
      return open_puzzle (self, path, error);
    case COURSE_FILE_LESSON:
      return edubba_window_open_lesson (self, path, error);
    case COURSE_FILE_BOUT:
      return edubba_window_open_bout (self, path, error);
    default:
      return open_record (self, path, error);
    }
}

void
edubba_window_open_file (EdubbaWindow *self, GFile *file)
{
  GtkWidget       *before = edubba_window_get_shown_page (self);
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;
  g_autofree char *thing = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (EDUBBA_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  path = g_file_get_path (file);
  name = g_file_get_basename (file);
  if (path == NULL)
    {
      edubba_window_refuse (self, _ ("This File Cannot Be Opened"), name,
                            _ ("It is not on this computer."));
      return;
    }
  thing = edubba_window_name_file (path);
  if (edubba_window_raise_opened (self, thing))
    return;
  if (open_path (self, path, &error))
    edubba_window_note_opened (self, before, thing);
  else
    {
      g_autofree char *why = course_check_complain (edubba_window_get_modules (self), path, error);

      edubba_window_refuse (self, _ ("This File Cannot Be Opened"), name, why);
    }
  g_debug ("%s: %s", path, error == NULL ? "opened" : error->message);
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
  GtkWidget *before = edubba_window_get_shown_page (self);
  g_autoptr (CourseLink) parsed = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (EDUBBA_IS_WINDOW (self));
  g_return_if_fail (text != NULL);

  if (edubba_window_raise_opened (self, text))
    return;
  parsed = course_link_parse (edubba_window_get_modules (self), text, &error);
  if (parsed == NULL)
    edubba_window_refuse (self, _ ("This Link Cannot Be Opened"), NULL, error->message);
  else if (parsed->lesson != NULL)
    edubba_window_show_own_lesson (self, parsed->lesson);
  else if (parsed->bout != NULL)
    edubba_window_begin_bout (self, parsed->bout, FALSE);
  else if (parsed->goal != NULL)
    {
      show_link_puzzle (self, parsed);
      edubba_window_note_opened (self, before, text);
    }
  else
    edubba_window_open_position (self, parsed->position);
}

void
edubba_window_open_position (EdubbaWindow *self, const char *position)
{
  GtkWidget            *before = edubba_window_get_shown_page (self);
  const GameModule     *module;
  g_autofree GameState *state = NULL;
  g_autoptr (EdubbaMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  guint person;

  g_return_if_fail (EDUBBA_IS_WINDOW (self));
  g_return_if_fail (position != NULL);

  if (edubba_window_raise_opened (self, position))
    return;
  module = game_modules_find_for_position (edubba_window_get_modules (self), position, &error);
  if (module != NULL)
    state = game_position_parse_full (module->rules, position, 0, &error);
  if (state == NULL)
    {
      edubba_window_refuse (self, _ ("This Position Cannot Be Read"), NULL, error->message);
      return;
    }
  match = edubba_match_new (module, game_record_new_position (module->rules, state));
  person = edubba_match_get_seat (match) != GAME_NOBODY ? edubba_match_get_seat (match) : 0;
  for (guint seat = 0; seat < edubba_match_get_n_seats (match); seat++)
    edubba_match_set_seat_kind (match, seat,
                                seat == person ? EDUBBA_SEAT_PERSON : EDUBBA_SEAT_COMPUTER);
  if (edubba_window_show_match (self, match))
    edubba_window_note_opened (self, before, position);
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
    edubba_window_refuse (self, _ ("This Puzzle Cannot Be Read"), NULL, error->message);
}

static void
open_record_text (EdubbaWindow *self, const char *text)
{
  g_autoptr (GError) error = NULL;

  if (!read_record (self, text, &error))
    edubba_window_refuse (self, _ ("This Record Cannot Be Read"), NULL, error->message);
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

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A first game is heard as well as played: each sentence of its tutor is awaited before anything is
 * done. Who does nothing is the idle one of the scripted learners.
 */
#include "story-walk.h"

#include "dbind.h"
#include "edubba-bout-sitting.h"
#include "edubba-lesson-sitting.h"
#include "edubba-match-page.h"
#include "edubba-window-private.h"
#include "game-learner.h"
#include "game-state.h"
#include "keys.h"
#include "ui-fixture.h"
#include "window-fixture.h"

#define MAX_PLAN 64

/* More tries than any short game needs. */
#define MAX_TRIES 12

void
story_walk_begin (StoryWalk        *walk,
                  const EdubbaGame *game,
                  const StoryHands *hands,
                  PressesList       presses)
{
  GtkWindow *window;

  *walk = (StoryWalk) { window_fixture_create_fresh (), hands, presses, { game->module }, NULL };
  walk->course = edubba_course_new (game, walk->modules, NULL);
  window_fixture_skip_counts (walk->window);
  window = GTK_WINDOW (walk->window);
  dbind_spare ();
  gtk_window_set_default_size (window, 1280, 900);
  ui_settle ();
  keys_aim (window);
  keys_wait_for_frame (window);
}

void
story_walk_end (StoryWalk *walk)
{
  window_fixture_destroy (walk->window);
  g_clear_object (&walk->course);
}

void
story_walk_press (StoryWalk *walk, const char *name)
{
  walk->hands->press (GTK_WINDOW (walk->window), NULL, name, 0);
}

void
story_walk_hear (StoryWalk *walk, const char *text)
{
  walk->hands->hear (GTK_WINDOW (walk->window), text);
}

/* ---- Actions ---- */

typedef struct
{
  EdubbaMatch *match;
  guint        cursor;
} Moved;

static gboolean
has_moved (gpointer data)
{
  const Moved *moved = data;

  return edubba_match_get_cursor (moved->match) > moved->cursor;
}

void
story_walk_play (StoryWalk *walk, EdubbaMatch *match, GameAction action)
{
  const GameRules      *rules = edubba_match_get_module (match)->rules;
  Moved                 moved = { match, edubba_match_get_cursor (match) };
  g_autofree char      *text = game_action_print (rules, action);
  g_autofree GameState *state = game_state_dup (rules, edubba_match_get_state (match));
  g_autoptr (GPtrArray) presses = NULL;

  g_test_message ("%s", text);
  presses = walk->presses (state, action,
                           edubba_seats_get_name (edubba_match_get_seats (match),
                                                  1 - rules->seat (state)));
  story_hands_do (walk->hands, GTK_WINDOW (walk->window), presses);
  ui_wait (has_moved, &moved);
  g_assert_true (game_action_equal (edubba_match_get_action (match, moved.cursor), action));
}

typedef struct
{
  StoryWalk  *walk;
  const char *id;
} Place;

EdubbaLesson *
story_walk_get_lesson (StoryWalk *walk)
{
  return edubba_lesson_sitting_find_lesson (walk->window->match_page);
}

static gboolean
is_in_lesson (gpointer data)
{
  const Place  *place = data;
  EdubbaLesson *lesson =
    place->walk->window->match_page != NULL ? story_walk_get_lesson (place->walk) : NULL;

  return lesson != NULL &&
         g_str_equal (course_lesson_get_id (edubba_lesson_get_lesson (lesson)), place->id);
}

void
story_walk_await_lesson (StoryWalk *walk, const char *id)
{
  ui_wait (is_in_lesson, &(Place) { walk, id });
}

/* ---- Short games ---- */

static EdubbaBout *
get_bout (StoryWalk *walk)
{
  EdubbaMatchPage *page = walk->window->match_page;

  return page != NULL ? edubba_bout_sitting_find_bout (page) : NULL;
}

/* A first game is played as people do. */
static GameLearner
find_learner (const CourseBout *file, gboolean well)
{
  if (!well)
    return GAME_LEARNER_IDLE;
  return course_bout_get_guide (file) != NULL ? GAME_LEARNER_CAREFUL : GAME_LEARNER_NONE;
}

/* The plan of a learner who plays well, or of somebody who does as little as possible. */
static guint
make_plan (EdubbaBout *bout, gboolean well, GameAction *plan)
{
  CourseBout             *file = edubba_bout_get_file (bout);
  EdubbaMatch            *match = edubba_bout_get_match (bout);
  const GameModule       *module = course_bout_get_module (file);
  guint                   seat = course_bout_get_seat (file);
  g_autofree GameState   *seen = edubba_match_dup_view (match, seat);
  const GamePlayerOptions options = { .level = GAME_LEVEL_PUPIL,
                                      .kinds = course_bout_get_kinds (file),
                                      .exact = TRUE,
                                      .seed = edubba_match_get_cursor (match),
                                      .learner = find_learner (file, well) };

  return game_player_choose_with (module->player, module->rules, seen, seat, &options, plan,
                                  MAX_PLAN);
}

/* The tutor of a first game is heard before anything is done. */
static void
hear_tutor (StoryWalk *walk, EdubbaBout *bout)
{
  const CourseMentor *mentor = edubba_bout_get_mentor (bout);

  if (mentor != NULL && mentor->say != NULL && edubba_bout_get_end (bout) == COURSE_STAND_OPEN)
    story_walk_hear (walk, mentor->say);
}

static CourseStandEnd
play_bout (StoryWalk *walk, gboolean well)
{
  EdubbaBout  *bout = get_bout (walk);
  EdubbaMatch *match = edubba_bout_get_match (bout);

  window_fixture_play_alone (walk->window);
  for (ui_wait (window_fixture_is_ours, walk->window);
       edubba_bout_get_end (bout) == COURSE_STAND_OPEN;
       ui_wait (window_fixture_is_ours, walk->window))
    {
      GameAction plan[MAX_PLAN];
      guint      n = make_plan (bout, well, plan);

      for (guint i = 0; i < n && edubba_bout_get_end (bout) == COURSE_STAND_OPEN; i++)
        {
          hear_tutor (walk, bout);
          story_walk_play (walk, match, plan[i]);
        }
    }
  return edubba_bout_get_end (bout);
}

static gboolean
is_in_bout (gpointer data)
{
  const Place *place = data;
  EdubbaBout  *bout = get_bout (place->walk);

  return bout != NULL && edubba_bout_get_end (bout) == COURSE_STAND_OPEN &&
         g_str_equal (course_bout_get_id (edubba_bout_get_file (bout)), place->id);
}

/* A page about its end comes to lie over the board. */
static void
see_end (StoryWalk *walk)
{
  story_walk_press (walk, "See the board");
}

/* Hears the reason for the end of a short game, and the opponent's words about it: in the words
 * of its file for its own end, unless the rules have ended the game. */
static void
hear_end (StoryWalk *walk, const CourseBout *file, CourseBoutText reason, CourseBoutText line)
{
  EdubbaBout *bout = get_bout (walk);
  gboolean    by_rules = edubba_match_get_finished (edubba_bout_get_match (bout));

  story_walk_hear (walk, by_rules ? edubba_bout_get_reason (bout)
                                  : course_bout_get_text (file, reason));
  story_walk_hear (walk, by_rules ? edubba_bout_get_line (bout)
                                  : course_bout_get_text (file, line));
}

void
story_walk_take_bout (StoryWalk *walk, const CourseBout *file)
{
  Place          place = { walk, course_bout_get_id (file) };
  CourseStandEnd end;

  ui_wait (is_in_bout, &place);
  story_walk_hear (walk, course_bout_get_text (file, COURSE_BOUT_GREETS));
  end = play_bout (walk, FALSE);
  g_assert_cmpint (end, !=, COURSE_STAND_WON);
  for (guint i = 0; i < MAX_TRIES && end != COURSE_STAND_WON; i++)
    {
      hear_end (walk, file, end == COURSE_STAND_LATE ? COURSE_BOUT_LATE : COURSE_BOUT_LOST,
                COURSE_BOUT_GLOATS);
      see_end (walk);
      story_walk_press (walk, "Try Again");
      ui_wait (is_in_bout, &place);
      end = play_bout (walk, TRUE);
    }
  g_assert_cmpint (end, ==, COURSE_STAND_WON);
  hear_end (walk, file, COURSE_BOUT_WON, COURSE_BOUT_YIELDS);
  see_end (walk);
}

void
story_walk_take_first_game (StoryWalk *walk)
{
  const CourseLesson *first = g_ptr_array_index (edubba_course_get_lessons (walk->course), 0);

  story_walk_press (walk, "Learn");
  story_walk_take_bout (walk, g_ptr_array_index (edubba_course_get_bouts (walk->course), 0));
  story_walk_press (walk, "Next lesson");
  story_walk_await_lesson (walk, course_lesson_get_id (first));
}

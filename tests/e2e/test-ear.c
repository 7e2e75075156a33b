/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel without looking: every lesson to its end, and whole games against the computer, by a
 * player who knows names and keys alone (ear.h). The rules and the solver give the actions, and
 * the words for them; the player finds the way to do them. Nothing may be refused, and all of it
 * together takes at most twice the presses that a pointer needs.
 */
#include <adwaita.h>

#include "babel-action.h"
#include "babel-column.h"
#include "babel-state.h"
#include "babel-words.h"
#include "babel.h"
#include "board-window.h"
#include "dbind.h"
#include "ear.h"
#include "edubba-course.h"
#include "edubba-lesson-sitting.h"
#include "edubba-settings.h"
#include "edubba-sitting.h"
#include "game-state.h"
#include "keys.h"
#include "tour.h"
#include "ui-fixture.h"

/* The number of games, in an ordinary run and in a long one. */
#define N_GAMES      3
#define N_LONG_GAMES 30

/* The chance that a turn is ended where it can be, in percent: games should not last for ever. */
#define HURRY 35

/* The number of keys that may stand for a press of the pointer. */
#define SHARE 2

/* The presses that ways cost besides on their first walk, with Tab past everything on them: more
 * in newer toolkits. Over the games of a long run they are made up for. */
#define FIRST_WALKS 60

static const char *const letters[] = { "a", "h", "m", "p", "s" };

/* ---- Hands ---- */

static char *
name_colonnade (guint land)
{
  return g_strdup_printf ("Your colonnade %s", babel_words_get_land (land, BABEL_LAND_IN));
}

static void
do_card (Ear *ear, GameAction action, guint place)
{
  const char      *key = letters[action.operand[0]];
  g_autofree char *target = action.kind == BABEL_TRAVEL
                              ? g_strdup (babel_words_get_land (action.operand[0], BABEL_LAND_NAME))
                              : name_colonnade (place);

  ear_press (ear, key);
  if (!ear_is_at (ear, target))
    ear_press (ear, key);
  g_assert_true (ear_is_at (ear, target));
  ear_press (ear, "Return");
}

static EdubbaMatchPage *
get_page (Ear *ear)
{
  GtkWidget *page = ui_find (GTK_WIDGET (ear->window), EDUBBA_TYPE_MATCH_PAGE);

  g_assert_nonnull (page);
  return EDUBBA_MATCH_PAGE (page);
}

/* Asks for the possible actions with a key, and chooses this one. */
static void
do_asked (Ear *ear, const char *key, const GameState *state, GameAction action)
{
  const EdubbaSeats *seats = edubba_match_get_seats (edubba_match_page_get_match (get_page (ear)));
  g_auto (GStrv) names = edubba_seats_dup_names (seats);
  g_autofree char *name = babel_words.action (state, action, (const char *const *) names);

  ear_press (ear, key);
  ear_seek (ear, name, "Down");
  ear_press (ear, "Return");
}

#define MIGRATE "Let the last three migrate"

static void
do_migration (Ear *ear, GameAction action, guint place)
{
  g_autofree char *from = name_colonnade (action.operand[0]);
  g_autofree char *to = name_colonnade (action.operand[1]);

  if (action.operand[0] == place)
    ear_press (ear, "r");
  else
    {
      ear_walk_to (ear, from);
      ear_press (ear, "Return");
    }
  if (ear_hears_of (ear, MIGRATE))
    {
      ear_seek (ear, MIGRATE, "Down");
      ear_press (ear, "Return");
      ear->clicks++;
    }
  ear_press (ear, letters[action.operand[1]]);
  g_assert_true (ear_is_at (ear, to));
  ear_press (ear, "Return");
}

/* Does an action of the side to act. */
static void
do_action (Ear *ear, const GameState *state, GameAction action)
{
  const BabelTable *table = &babel_state (state)->table;
  guint             place = table->pawn[babel_rules.seat (state)];

  switch (action.kind)
    {
    case BABEL_DISCARD:
      ear->clicks += 1;
      ear_press (ear, letters[action.operand[0]]);
      break;
    case BABEL_TRAVEL:
    case BABEL_SETTLE:
      ear->clicks += 2;
      do_card (ear, action, place);
      break;
    case BABEL_BUILD:
      ear->clicks += 1;
      do_asked (ear, "b", state, action);
      break;
    case BABEL_MIGRATE:
      ear->clicks += 2;
      do_migration (ear, action, place);
      break;
    case BABEL_END:
      ear->clicks += 1;
      ear_press (ear, "Control+Return");
      break;
    default:
      ear->clicks += 2;
      do_asked (ear, "r", state, action);
    }
}

/* ---- Sitting down ---- */

/* Returns TRUE if there is something to be done, or nothing any more; the opponent is hurried. */
static gboolean
is_awaited (gpointer data)
{
  Ear         *ear = data;
  EdubbaMatch *match = edubba_match_page_get_match (get_page (ear));

  if (edubba_match_get_finished (match) || edubba_match_page_may_act (get_page (ear)))
    return TRUE;
  gtk_widget_activate_action (GTK_WIDGET (get_page (ear)), "match.skip", NULL);
  return FALSE;
}

/* The coach has something to say before a turn ends, and waits for an answer: this, for a player
 * who does as told by chance. */
#define KEEP "Keep It"

typedef struct
{
  Ear         *ear;
  EdubbaMatch *match;
  guint        cursor;
} Moved;

static gboolean
has_moved (gpointer data)
{
  const Moved *moved = data;

  return edubba_match_get_cursor (moved->match) != moved->cursor;
}

static gboolean
is_answered (gpointer data)
{
  return has_moved (data) || ear_hears_of (((Moved *) data)->ear, KEEP);
}

/* Plays one action, and waits until it has been played. */
static void
play (Ear *ear, GameAction action)
{
  EdubbaMatch          *match = edubba_match_page_get_match (get_page (ear));
  Moved                 moved = { ear, match, edubba_match_get_cursor (match) };
  g_autofree char      *text = game_action_print (&babel_rules, action);
  g_autofree GameState *state = game_state_dup (&babel_rules, edubba_match_get_state (match));
  guint                 presses = ear->presses;
  guint                 clicks = ear->clicks;

  g_object_ref (match);
  do_action (ear, state, action);
  ui_wait (is_answered, &moved);
  if (!has_moved (&moved))
    {
      ear->clicks++;
      ear_seek (ear, KEEP, "Left");
      ear_press (ear, "Return");
      ui_wait (has_moved, &moved);
    }
  g_assert_true (game_action_equal (edubba_match_get_action (match, moved.cursor), action));
  g_object_unref (match);
  g_test_message ("%s: %u presses, %u clicks", text, ear->presses - presses,
                  ear->clicks - clicks);
}

static Ear *
sit_down (void)
{
  g_autoptr (GSettings) settings = edubba_settings_new ("io.github.edubba.Edubba");
  GtkWindow *window;

  dbind_spare ();
  if (settings != NULL)
    {
      g_settings_set_string (settings, EDUBBA_SETTINGS_PACE, "fast");
      edubba_settings_set_level (settings, 0);
    }
  window = tour_create_window ();
  gtk_window_set_default_size (window, 1280, 800);
  ui_settle ();
  keys_aim (window);
  keys_wait_for_frame (window);
  return ear_new (window);
}

static void
get_up (Ear *ear)
{
  g_test_message ("%u presses of keys; with a pointer %u", ear->presses, ear->clicks);
  g_assert_cmpuint (ear->refused, ==, 0);
  g_assert_cmpuint (ear->presses, <=,
                    SHARE * ear->clicks + (g_test_slow () ? 0 : FIRST_WALKS));
  tour_close_all ();
}

/* ---- Lessons ---- */

/* The action that leads to the step's goal from here. */
static GameAction
solve (EdubbaLesson *lesson)
{
  const CourseStep *step = edubba_lesson_get_step (lesson);
  EdubbaTask       *task = edubba_lesson_get_task (lesson);
  GameFilter        filter = course_step_get_filter (step);
  guint             n;
  const GameGoal   *wanted = edubba_task_get_wanted (task, &n);
  GameAction        action;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GameSolution) solution = game_solve_filtered (
        &babel_rules, edubba_match_get_state (edubba_lesson_get_match (lesson)), &wanted[i],
        edubba_task_get_tally (task), &filter, GAME_SOLVE_ANY_LENGTH, 1, GAME_SOLVE_MEMORY, NULL);
      g_auto (GStrv) line = NULL;

      if (solution->verdict != GAME_SOLVABLE || solution->lines->len == 0)
        continue;
      line = g_strsplit (g_ptr_array_index (solution->lines, 0), " ", -1);
      g_assert_true (babel_rules.parse_action (line[0], &action, NULL));
      return action;
    }
  g_error ("%s cannot be done", step->name);
}

static gboolean
has_been_shown (gpointer lesson)
{
  return edubba_lesson_get_phase (lesson) != EDUBBA_PHASE_SHOWING;
}

static void
take_step (Ear *ear, EdubbaLesson *lesson)
{
  const CourseStep *step = edubba_lesson_get_step (lesson);

  switch (edubba_lesson_get_phase (lesson))
    {
    case EDUBBA_PHASE_SHOWING:
      ui_wait (has_been_shown, lesson);
      return;
    case EDUBBA_PHASE_LOOKING:
    case EDUBBA_PHASE_DONE:
      ear_seek (ear, "Continue", "Tab");
      break;
    case EDUBBA_PHASE_ASKING:
      ear_seek (ear, step->choices[step->right], "Tab");
      break;
    case EDUBBA_PHASE_DOING:
      play (ear, solve (lesson));
      return;
    case EDUBBA_PHASE_MISSED:
    case EDUBBA_PHASE_OVER:
    default:
      g_assert_not_reached ();
    }
  ear->clicks++;
  ear_press (ear, "Return");
}

static void
take_lesson (Ear *ear, const char *id)
{
  g_autofree char *target = g_strdup_printf ("babel/%s", id);
  EdubbaLesson    *lesson;
  guint            presses = ear->presses;
  guint            clicks = ear->clicks;

  gtk_widget_activate_action (GTK_WIDGET (ear->window), "win.lesson", "s", target);
  ui_settle ();
  keys_wait_for_frame (ear->window);
  lesson = g_object_ref (edubba_lesson_sitting_find_lesson (get_page (ear)));
  edubba_lesson_set_pace (lesson, 1);
  while (edubba_lesson_get_phase (lesson) != EDUBBA_PHASE_OVER)
    take_step (ear, lesson);
  g_assert_cmpint (edubba_lesson_get_outcome (lesson), ==, EDUBBA_OUTCOME_LEARNT);
  g_test_message ("%s: %u presses, %u clicks", id, ear->presses - presses, ear->clicks - clicks);
  g_object_unref (lesson);
  gtk_widget_activate_action (GTK_WIDGET (ear->window), "win.back", NULL);
  ui_settle ();
}

static void
test_lessons (void)
{
  const GameModule *const modules[] = { babel_get_game ()->module, NULL };
  g_autoptr (Ear) ear = sit_down ();
  g_autoptr (EdubbaCourse) course = edubba_course_new (babel_get_game (), modules, NULL);
  GPtrArray *lessons = edubba_course_get_lessons (course);

  for (guint i = 0; i < lessons->len; i++)
    take_lesson (ear, course_lesson_get_id (g_ptr_array_index (lessons, i)));
  get_up (ear);
}

/* ---- Games ---- */

static GameAction
choose (const GameState *state)
{
  g_autoptr (GArray) legal = game_legal_sorted (&babel_rules, state);
  gboolean hurry = g_test_rand_int_range (0, 100) < HURRY;

  for (guint i = 0; i < legal->len; i++)
    if (hurry && g_array_index (legal, GameAction, i).kind == BABEL_END)
      return g_array_index (legal, GameAction, i);
  return g_array_index (legal, GameAction, g_test_rand_int_range (0, (gint32) legal->len));
}

static void
play_game (Ear *ear)
{
  EdubbaMatch *match;
  guint        presses = ear->presses;
  guint        clicks = ear->clicks;

  ear_press (ear, "Control+n");
  ear_seek (ear, "Start Playing", "Tab");
  ear_press (ear, "Return");
  ear->clicks += 2;
  match = g_object_ref (edubba_match_page_get_match (get_page (ear)));
  for (ui_wait (is_awaited, ear); !edubba_match_get_finished (match); ui_wait (is_awaited, ear))
    play (ear, choose (edubba_match_get_state (match)));
  g_test_message ("%u actions: %u presses, %u clicks", edubba_match_get_length (match),
                  ear->presses - presses, ear->clicks - clicks);
  g_object_unref (match);
}

static void
test_games (void)
{
  g_autoptr (Ear) ear = sit_down ();
  guint n = g_test_slow () ? N_LONG_GAMES : N_GAMES;

  for (guint i = 0; i < n; i++)
    play_game (ear);
  get_up (ear);
}

int
main (int argc, char *argv[])
{
  tour_init (&argc, &argv);
  keys_init ();
  g_test_add_func ("/e2e/ear/lessons", test_lessons);
  g_test_add_func ("/e2e/ear/games", test_games);
  return tour_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's story from an empty home, the first game and then a chapter at a time, through the
 * accessible tree and with the pointer. The first game is lost by doing nothing, and played until
 * it is won, with all that its tutor says. Every step of a chapter's lessons is taken as it is
 * offered, each wrong answer is given and each foreseen mistake made once, and what is said then is
 * what stands in the lesson's file. Then the chapter's short game is lost, tried again until it is
 * won, and counts on the page of the course.
 * With the pointer that is done in every run; the accessible tree is read long before each press,
 * so that all chapters after the first are done through it in the long run alone.
 *
 * Where one is and what would be best the test asks the program's own objects; whatever is done or
 * read goes through the hands of story-hands.h.
 */
#include "babel.h"
#include "course-trial.h"
#include "dbind.h"
#include "edubba-bout-sitting.h"
#include "edubba-course.h"
#include "edubba-lesson-sitting.h"
#include "edubba-match-page.h"
#include "edubba-settings.h"
#include "edubba-window-private.h"
#include "game-state.h"
#include "keys.h"
#include "step-way.h"
#include "story-hands.h"
#include "ui-fixture.h"
#include "window-fixture.h"

#define N_CHAPTERS 5
#define MAX_PLAN   64

/* More tries than any short game needs. */
#define MAX_TRIES 12

typedef struct
{
  EdubbaWindow     *window;
  const StoryHands *hands;
  EdubbaCourse     *course; /* read for the test alone */
  guint             missed;
  guint             foreseen;
  guint             wrong;
} Walk;

static void
press (Walk *walk, const char *name)
{
  walk->hands->press (GTK_WINDOW (walk->window), NULL, name, 0);
}

static void
hear (Walk *walk, const char *text)
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

/* Does an action, and waits until it has been played. */
static void
play (Walk *walk, EdubbaMatch *match, GameAction action)
{
  const GameRules      *rules = edubba_match_get_module (match)->rules;
  Moved                 moved = { match, edubba_match_get_cursor (match) };
  g_autofree char      *text = game_action_print (rules, action);
  g_autofree GameState *state = game_state_dup (rules, edubba_match_get_state (match));

  g_test_message ("%s", text);
  story_hands_do (walk->hands, GTK_WINDOW (walk->window), state, action,
                  edubba_seats_get_name (edubba_match_get_seats (match), 1 - rules->seat (state)));
  ui_wait (has_moved, &moved);
  g_assert_true (game_action_equal (edubba_match_get_action (match, moved.cursor), action));
}

/* ---- Lessons ---- */

static EdubbaLesson *
get_lesson (Walk *walk)
{
  return edubba_lesson_sitting_find_lesson (walk->window->match_page);
}

static gboolean
is_ready (gpointer data)
{
  EdubbaLesson *lesson = get_lesson (data);
  EdubbaTask   *task = edubba_lesson_get_task (lesson);

  return edubba_lesson_get_phase (lesson) != EDUBBA_PHASE_SHOWING &&
         (task == NULL || edubba_task_get_state (task) != EDUBBA_TASK_THINKING);
}

static void
reach (Walk *walk, const CourseStep *step, guint goal)
{
  EdubbaMatch     *match = edubba_lesson_get_match (get_lesson (walk));
  const GameRules *rules = edubba_match_get_module (match)->rules;
  g_autofree char *way = step_way_find (rules, step, edubba_match_get_state (match), goal);
  g_auto (GStrv) words = NULL;

  g_assert_nonnull (way);
  words = g_strsplit (way, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      GameAction action;

      g_assert_true (rules->parse_action (words[i], &action, NULL));
      play (walk, match, action);
    }
  hear (walk, step->done[goal]);
}

static gboolean
is_doing (gpointer walk)
{
  return edubba_lesson_get_phase (get_lesson (walk)) == EDUBBA_PHASE_DOING && is_ready (walk);
}

/* A foreseen mistake is answered with its sentence, and the way on is another try. */
static void
do_step (Walk *walk, const CourseStep *step)
{
  for (guint goal = 0; goal < step->n_goals; goal++)
    {
      if (step->kinds[goal] != COURSE_GOAL_MISSED)
        continue;
      reach (walk, step, goal);
      g_assert_false (walk->hands->finds (GTK_WINDOW (walk->window), "Continue"));
      press (walk, "Try Again");
      ui_wait (is_doing, walk);
      walk->missed++;
    }
  reach (walk, step, 0);
}

static void
answer_step (Walk *walk, const CourseStep *step)
{
  for (guint i = 0; step->choices[i] != NULL; i++)
    {
      if (i == step->right)
        continue;
      press (walk, step->choices[i]);
      hear (walk, step->replies[i]);
      g_assert_false (walk->hands->finds (GTK_WINDOW (walk->window), "Continue"));
      walk->wrong++;
    }
  press (walk, step->choices[step->right]);
  hear (walk, step->replies[step->right]);
}

/* A step that was left. */
typedef struct
{
  EdubbaLesson *lesson;
  guint         index;
} Left;

static gboolean
is_left (gpointer data)
{
  const Left *left = data;

  return edubba_lesson_get_phase (left->lesson) == EDUBBA_PHASE_OVER ||
         edubba_lesson_get_index (left->lesson) > left->index;
}

static void
take_step (Walk *walk, const CourseLesson *file)
{
  EdubbaLesson     *lesson = get_lesson (walk);
  Left              left = { lesson, edubba_lesson_get_index (lesson) };
  const CourseStep *step = course_lesson_get_step (file, left.index);

  g_test_message ("%s", step->name);
  ui_wait (is_ready, walk);
  hear (walk, step->say);
  if (step->kind == COURSE_STEP_DO)
    do_step (walk, step);
  else if (step->kind == COURSE_STEP_ASK)
    answer_step (walk, step);
  for (guint i = 0; i < step->n_goals; i++)
    walk->foreseen += step->kinds[i] == COURSE_GOAL_MISSED;
  press (walk, "Continue");
  ui_wait (is_left, &left);
}

typedef struct
{
  Walk       *walk;
  const char *id;
} Place;

static gboolean
is_in_lesson (gpointer data)
{
  const Place  *place = data;
  EdubbaLesson *lesson =
    place->walk->window->match_page != NULL ? get_lesson (place->walk) : NULL;

  return lesson != NULL &&
         g_str_equal (course_lesson_get_id (edubba_lesson_get_lesson (lesson)), place->id);
}

/* A lesson that has been opened. */
static void
take_lesson (Walk *walk, const char *id)
{
  const CourseLesson *file = edubba_course_find_lesson (walk->course, id);

  g_test_message ("%s", id);
  ui_wait (is_in_lesson, &(Place) { walk, id });
  edubba_lesson_set_pace (get_lesson (walk), 1);
  while (edubba_lesson_get_phase (get_lesson (walk)) != EDUBBA_PHASE_OVER)
    take_step (walk, file);
  g_assert_cmpint (edubba_lesson_get_outcome (get_lesson (walk)), ==, EDUBBA_OUTCOME_LEARNT);
  hear (walk, course_lesson_get_summary (file));
}

/* ---- Short games ---- */

static EdubbaBout *
get_bout (Walk *walk)
{
  EdubbaMatchPage *page = walk->window->match_page;

  return page != NULL ? edubba_bout_sitting_find_bout (page) : NULL;
}

/* The plan of the scripted learner, or of somebody who does as little as possible. */
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
                                      .exact = TRUE };
  guint                   n;

  g_assert_true (module->rules->parse_action ("end", &plan[0], NULL));
  if (!well && module->rules->judge (seen, seat, plan[0]) == GAME_LEGAL)
    return 1;
  n = game_player_choose_with (module->player, module->rules, seen, seat, &options, plan, MAX_PLAN);
  return well ? n : MIN (n, 1);
}

/* The tutor of a first game is heard before anything is done. */
static void
hear_tutor (Walk *walk, EdubbaBout *bout)
{
  const CourseMentor *mentor = edubba_bout_get_mentor (bout);

  if (mentor != NULL && mentor->say != NULL && edubba_bout_get_end (bout) == COURSE_STAND_OPEN)
    hear (walk, mentor->say);
}

static CourseStandEnd
play_bout (Walk *walk, gboolean well)
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
          play (walk, match, plan[i]);
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
see_end (Walk *walk)
{
  press (walk, "See the board");
}

/* Hears the reason for the end of a short game, and the opponent's words about it: in the words
 * of its file for its own end, unless the rules have ended the game. */
static void
hear_end (Walk *walk, const CourseBout *file, CourseBoutText reason, CourseBoutText line)
{
  EdubbaBout *bout = get_bout (walk);
  gboolean    by_rules = edubba_match_get_finished (edubba_bout_get_match (bout));

  hear (walk, by_rules ? edubba_bout_get_reason (bout) : course_bout_get_text (file, reason));
  hear (walk, by_rules ? edubba_bout_get_line (bout) : course_bout_get_text (file, line));
}

/* A short game that has been opened: a learner who does nothing loses it and is told why, and
 * tries again until it is won. */
static void
take_bout (Walk *walk, const CourseBout *file)
{
  Place          place = { walk, course_bout_get_id (file) };
  CourseStandEnd end;

  ui_wait (is_in_bout, &place);
  hear (walk, course_bout_get_text (file, COURSE_BOUT_GREETS));
  end = play_bout (walk, FALSE);
  g_assert_cmpint (end, !=, COURSE_STAND_WON);
  for (guint i = 0; i < MAX_TRIES && end != COURSE_STAND_WON; i++)
    {
      hear_end (walk, file, end == COURSE_STAND_LATE ? COURSE_BOUT_LATE : COURSE_BOUT_LOST,
                COURSE_BOUT_GLOATS);
      see_end (walk);
      press (walk, "Try Again");
      ui_wait (is_in_bout, &place);
      end = play_bout (walk, TRUE);
    }
  g_assert_cmpint (end, ==, COURSE_STAND_WON);
  hear_end (walk, file, COURSE_BOUT_WON, COURSE_BOUT_YIELDS);
  see_end (walk);
}

/* ---- Chapters ---- */

/* From the first page on, which leads a newcomer into the first game. Its end leads into the first
 * lesson. */
static void
take_first_game (Walk *walk)
{
  const CourseLesson *first = g_ptr_array_index (edubba_course_get_lessons (walk->course), 0);

  press (walk, "Learn");
  take_bout (walk, g_ptr_array_index (edubba_course_get_bouts (walk->course), 0));
  press (walk, "Next lesson");
  ui_wait (is_in_lesson, &(Place) { walk, course_lesson_get_id (first) });
}

/* The list of all lessons lies behind the first game. Each lesson but the first is opened by the
 * offer after the one before. */
static void
take_chapter (Walk *walk, const CourseBout *bout)
{
  const char *const *ids = course_bout_get_lessons (bout);
  g_autofree char   *rival =
    g_strdup_printf ("Play Against %s", course_bout_get_text (bout, COURSE_BOUT_NAME));
  g_autofree char *won = g_strdup_printf ("%s. Won", rival);

  press (walk, "Learn");
  press (walk, "Back");
  walk->hands->open_row (GTK_WINDOW (walk->window),
                         course_lesson_get_title (edubba_course_find_lesson (walk->course,
                                                                             ids[0])));
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *next = NULL;

      take_lesson (walk, ids[i]);
      if (ids[i + 1] != NULL)
        next = g_strdup_printf ("Next lesson: %s",
                                course_lesson_get_title (
                                  edubba_course_find_lesson (walk->course, ids[i + 1])));
      press (walk, next != NULL ? next : rival);
    }
  take_bout (walk, bout);
  press (walk, "Back");
  walk->hands->see_row (GTK_WINDOW (walk->window), won);
}

typedef struct
{
  const StoryHands *hands;
  guint             chapter; /* from 1, or 0: the first game */
} Row;

static void
test_chapter (gconstpointer data)
{
  const Row        *row = data;
  const GameModule *modules[] = { babel_get_game ()->module, NULL };
  g_autoptr (EdubbaCourse) course = edubba_course_new (babel_get_game (), modules, NULL);
  Walk       walk = { window_fixture_create_fresh (), row->hands, course, 0, 0, 0 };
  GtkWindow *window = GTK_WINDOW (walk.window);

  dbind_spare ();
  gtk_window_set_default_size (window, 1280, 900);
  ui_settle ();
  keys_aim (window);
  keys_wait_for_frame (window);
  if (row->chapter == 0)
    take_first_game (&walk);
  else
    take_chapter (&walk, g_ptr_array_index (edubba_course_get_bouts (course), row->chapter));
  g_test_message ("%u mistakes, %u wrong answers", walk.missed, walk.wrong);
  g_assert_cmpuint (walk.missed, ==, walk.foreseen);
  g_assert_true (walk.wrong > 0 || row->chapter == 0);
  window_fixture_destroy (walk.window);
}

int
main (int argc, char *argv[])
{
  static Row rows[2 * (N_CHAPTERS + 1)];

  window_fixture_init (&argc, &argv, babel_get_game);
  keys_init ();
  /* Motion stops at a press, which then means nothing else. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gboolean         points = i > N_CHAPTERS;
      guint            chapter = i % (N_CHAPTERS + 1);
      g_autofree char *path =
        g_strdup_printf ("/e2e/story/chapter-%u/%s", chapter, points ? "pointer" : "tree");

      if (!points && chapter > 1 && !g_test_slow ())
        continue;
      rows[i] = (Row) { points ? &story_pointer : &story_reader, chapter };
      g_test_add_data_func (path, &rows[i], test_chapter);
    }
  return window_fixture_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The short games of a course ask nothing untaught of a beginner: their actions are those that
 * the lessons up to there let somebody play, and the opponent uses no others, in any of many
 * tries.
 */
#include "../fixed.h"
#include "../step-way.h"
#include "course-lesson.h"
#include "edubba-bout.h"
#include "edubba-opponent.h"
#include "game-state.h"
#include "model-fixture.h"

#define N_TRIES      24
#define N_TRIES_LONG 400

/* A course as it lies in the tree. */
typedef struct
{
  char      *name;  /* of its folder */
  GPtrArray *bouts; /* of CourseBout, in the order of their chapters */
} Course;

static guint64
get_bit (guint kind)
{
  return G_GUINT64_CONSTANT (1) << kind;
}

static char *
get_path (const char *game, const char *kind, const char *name)
{
  return g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", game, "data", kind, name,
                           NULL);
}

static void
course_free (gpointer data)
{
  Course *course = data;

  g_free (course->name);
  g_ptr_array_unref (course->bouts);
  g_free (course);
}

static gint
compare_chapters (gconstpointer a, gconstpointer b)
{
  return (gint) course_bout_get_chapter (*(CourseBout *const *) a) -
         (gint) course_bout_get_chapter (*(CourseBout *const *) b);
}

/* NULL if the folder has no short games. */
static Course *
load_course (const char *name)
{
  g_autofree char *folder = get_path (name, "bouts", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  Course     *course;
  const char *file;

  if (dir == NULL)
    return NULL;
  course = g_new0 (Course, 1);
  course->name = g_strdup (name);
  course->bouts = g_ptr_array_new_with_free_func ((GDestroyNotify) course_bout_unref);
  while ((file = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, file, NULL);
      g_autoptr (GError) error = NULL;
      CourseBout *bout = course_bout_load (fixture_get_modules (), path, &error);

      g_assert_no_error (error);
      g_ptr_array_add (course->bouts, bout);
    }
  g_ptr_array_sort (course->bouts, compare_chapters);
  return course;
}

static CourseLesson *
load_lesson (const Course *course, const char *id)
{
  g_autofree char *name = g_strconcat (id, ".lesson", NULL);
  g_autofree char *path = get_path (course->name, "lessons", name);
  g_autoptr (GError) error = NULL;
  CourseLesson *lesson = course_lesson_load (fixture_get_modules (), path, &error);

  g_assert_no_error (error);
  return lesson;
}

/* The kinds of action of a step's first way to a goal. */
static guint64
find_on_way (const GameRules *rules, const CourseStep *step, guint goal)
{
  g_autofree GameState *state = game_position_parse_full (rules, step->position, 1, NULL);
  g_autofree char      *way = NULL;
  g_auto (GStrv) words = NULL;
  guint64 kinds = 0;

  for (guint i = 0; i < step->shown->len; i++)
    rules->apply (state, g_array_index (step->shown, GameAction, i), NULL);
  way = step_way_find (rules, step, state, goal);
  words = g_strsplit (way != NULL ? way : "", " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      GameAction action;

      if (rules->parse_action (words[i], &action, NULL))
        kinds |= get_bit (action.kind);
    }
  return kinds;
}

/* The kinds of action that stand in a paragraph which the lesson teaches. */
static guint64
find_in_paragraphs (const CourseLesson *lesson)
{
  const GameRules *rules = course_lesson_get_module (lesson)->rules;
  guint64          kinds = 0;

  for (guint kind = 0; kind < rules->n_kinds; kind++)
    {
      guint stands = rules->paragraph ((GameAction) { .kind = (guint8) kind }, GAME_LEGAL);

      if (g_strv_contains (course_lesson_get_rules (lesson), rules->paragraphs[stands].number))
        kinds |= get_bit (kind);
    }
  return kinds;
}

/* The actions that a lesson teaches: its own, those that its steps allow by name, and those on
 * the way through steps that allow everything. */
static guint64
find_in_lesson (const CourseLesson *lesson)
{
  guint64 kinds = find_in_paragraphs (lesson);

  for (guint i = 0; i < course_lesson_get_n_steps (lesson); i++)
    {
      const CourseStep   *step = course_lesson_get_step (lesson, i);
      const CourseLimits *limits = &step->limits;

      if (step->kind != COURSE_STEP_DO)
        continue;
      if (!limits->is_free)
        kinds |= limits->allowed_kinds;
      for (guint a = 0; !limits->is_free && limits->allowed && a < limits->allowed->len; a++)
        kinds |= get_bit (g_array_index (limits->allowed, GameAction, a).kind);
      for (guint g = 0; limits->is_free && step->position != NULL && g < step->n_goals; g++)
        kinds |= find_on_way (course_lesson_get_module (lesson)->rules, step, g);
    }
  return kinds;
}

/* The kinds of action that the rules of a first game are about. */
static guint64
find_in_guide (const CourseBout *bout)
{
  const CourseGuide *guide = course_bout_get_guide (bout);
  guint64            kinds = 0;

  for (guint i = 0; guide != NULL && i < course_guide_get_n_rules (guide); i++)
    kinds |= course_acts_get_kinds (&course_guide_get_rule (guide, i)->cause.acts);
  return kinds;
}

/* The actions of a short game are those that the lessons up to it have taught; a first game
 * teaches its own. */
static void
test_actions (gconstpointer data)
{
  const Course *course = data;
  guint64       taught = 0;

  for (guint i = 0; i < course->bouts->len; i++)
    {
      const CourseBout  *bout = course->bouts->pdata[i];
      const GameRules   *rules = course_bout_get_module (bout)->rules;
      const char *const *ids = course_bout_get_lessons (bout);

      for (guint l = 0; ids[l] != NULL; l++)
        {
          g_autoptr (CourseLesson) lesson = load_lesson (course, ids[l]);

          taught |= find_in_lesson (lesson);
        }
      for (guint kind = 0; kind < rules->n_kinds; kind++)
        if (course_bout_get_kinds (bout) & ~taught & ~find_in_guide (bout) & get_bit (kind))
          g_error ("%s: no lesson up to it has “%s”", course_bout_get_id (bout),
                   rules->kinds[kind].name);
    }
}

typedef struct
{
  EdubbaBout *bout;
  guint       own;
  gboolean    well; /* the learner plays well */
} Try;

static gboolean
is_ours (gpointer data)
{
  const Try   *try = data;
  EdubbaMatch *match = edubba_bout_get_match (try->bout);

  return edubba_bout_get_end (try->bout) != COURSE_STAND_OPEN ||
         (edubba_match_get_to_act (match) & 1u << try->own) != 0;
}

/* The learner plays only taught kinds of action: well, or by chance. */
static void
act (Try *try)
{
  CourseBout             *file = edubba_bout_get_file (try->bout);
  const GameModule       *module = course_bout_get_module (file);
  EdubbaMatch            *match = edubba_bout_get_match (try->bout);
  g_autofree GameState   *seen = edubba_match_dup_view (match, try->own);
  const GamePlayer       *player = try->well ? module->player : &game_player_random;
  const GamePlayerOptions own = { .kinds = course_bout_get_kinds (file),
                                  .exact = TRUE,
                                  .seed = (guint64) g_test_rand_int () };
  g_autofree char        *text = NULL;
  GameAction              action;

  g_assert_cmpuint (
    game_player_choose_with (player, module->rules, seen, try->own, &own, &action, 1), ==, 1);
  text = game_action_print (module->rules, action);
  g_assert_true (edubba_match_act_for (match, try->own, text, NULL, NULL));
}

/* Plays a try as the program does; returns the kinds of action that the opponent used. */
static guint64
play (EdubbaBout *bout, gboolean well)
{
  EdubbaMatch *match = edubba_bout_get_match (bout);
  g_autoptr (EdubbaOpponent) opponent = edubba_opponent_new (edubba_bout_get_engine (bout));
  Try     try = { bout, course_bout_get_seat (edubba_bout_get_file (bout)), well };
  guint64 used = 0;

  edubba_opponent_set_match (opponent, match);
  while (edubba_bout_get_end (bout) == COURSE_STAND_OPEN)
    {
      fixture_wait (is_ours, &try);
      if (edubba_bout_get_end (bout) == COURSE_STAND_OPEN)
        act (&try);
    }
  edubba_opponent_set_match (opponent, NULL);
  for (guint i = 0; i < edubba_match_get_length (match); i++)
    if (edubba_match_get_actor (match, i) != try.own)
      used |= get_bit (edubba_match_get_action (match, i).kind);
  return used;
}

/* The opponent uses no other kinds, but for ending the turn and forced replies; in all tries
 * together it uses all kinds of its habits. */
static void
test_opponent (gconstpointer data)
{
  CourseBout             *file = (CourseBout *) data;
  const GameRules        *rules = course_bout_get_module (file)->rules;
  const GamePlayerOptions taught = { .kinds = course_bout_get_kinds (file) };
  guint                   n_tries = g_test_slow () ? N_TRIES_LONG : N_TRIES;
  guint64                 used = 0;

  for (guint n = 0; n < n_tries; n++)
    {
      g_autofree GameState *state = course_bout_deal (file, n);
      g_autofree char      *name = g_strdup_printf ("%s %u", course_bout_get_id (file), n + 1);
      GameRecord           *record = game_record_new_position (rules, state);
      g_autoptr (EdubbaMatch) match = NULL;
      g_autoptr (EdubbaBout) bout = NULL;

      game_record_set_header (record, "Bout", name);
      match = edubba_match_new (course_bout_get_module (file), record);
      bout = edubba_bout_resume (file, NULL, match);
      used |= play (bout, n % 2 == 0);
    }
  for (guint kind = 0; kind < rules->n_kinds; kind++)
    if (used & get_bit (kind))
      g_assert_true (game_player_knows (&taught, rules, (GameAction) { .kind = (guint8) kind }));
  g_assert_cmphex (course_bout_get_habit (file).liked & ~used, ==, 0);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) courses = g_ptr_array_new_with_free_func (course_free);
  const GameModule *const *modules = fixture_get_modules ();

  fixed_test_init (&argc, &argv);
  for (; *modules != NULL; modules++)
    {
      const char      *name = (*modules)->rules->id;
      Course          *course = load_course (name);
      g_autofree char *path = g_strconcat ("/taught/actions/", name, NULL);

      if (course == NULL)
        continue;
      g_ptr_array_add (courses, course);
      g_test_add_data_func (path, course, test_actions);
      for (guint i = 0; i < course->bouts->len; i++)
        {
          CourseBout      *bout = course->bouts->pdata[i];
          g_autofree char *test =
            g_strconcat ("/taught/opponent/", course_bout_get_id (bout), NULL);

          g_test_add_data_func (test, bout, test_opponent);
        }
    }
  g_assert_cmpuint (courses->len, >, 0);
  return g_test_run ();
}

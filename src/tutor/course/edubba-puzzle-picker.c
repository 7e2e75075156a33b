/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Choosing puzzles. Chance has no part in it: the same learner gets the same offer until something
 * has been done about it, even if the puzzle was only looked at, and those who have been taught and
 * have solved the same get the same puzzle on the same day.
 */
#include "edubba-puzzle-picker.h"

#include "course-quests.h"
#include "edubba-daily.h"
#include "edubba-practice.h"
#include "game-state.h"

/* Additions to the distance of a puzzle that was tried in vain, and of one without a rating; a
 * puzzle that has been shown in this session comes after those that were not, the last one behind
 * the others; one on the board of the last comes after those, and a puzzle that needs a rule ahead
 * after all others. */
#define TRIED_DISTANCE   300
#define UNRATED_DISTANCE 400
#define SHOWN_DISTANCE   5000
#define MOST_SHOWN       150
#define SAME_DISTANCE    (SHOWN_DISTANCE * (MOST_SHOWN + 1))
#define AHEAD_DISTANCE   (2 * SAME_DISTANCE)

/* The lowest ratings of the middle and the hard puzzles of the day. */
static const guint daily_ratings[EDUBBA_N_DAILY_GRADES - 1] = { 1300, 1800 };

gboolean
edubba_puzzle_picker_has (const CoursePuzzle *puzzle)
{
  return course_puzzle_get_drills (puzzle)[0] == NULL ||
         course_puzzle_get_themes (puzzle)[0] != NULL;
}

gboolean
edubba_puzzle_picker_is_found (const CoursePuzzle *puzzle)
{
  const GameModule   *module = course_puzzle_get_module (puzzle);
  const CourseQuests *quests = course_quests_get (module);
  const char         *source = course_puzzle_get_source (puzzle);

  return quests && source &&
         g_str_equal (source, course_translate (module->rules->id, quests->source));
}

static guint
get_distance (const CoursePuzzle *puzzle, const EdubbaPuzzleRecord *record, guint rating)
{
  guint theirs = course_puzzle_get_rating (puzzle);
  guint distance = theirs > rating ? theirs - rating : rating - theirs;

  if (theirs == 0)
    distance = UNRATED_DISTANCE;
  return distance + (record->tries > 0 ? TRIED_DISTANCE : 0);
}

/* Returns TRUE if both begin from one position. */
static gboolean
are_alike (const CoursePuzzle *puzzle, const CoursePuzzle *last)
{
  return last != NULL && game_state_equal (course_puzzle_get_module (puzzle)->rules,
                                           course_puzzle_get_state (puzzle),
                                           course_puzzle_get_state (last));
}

CoursePuzzle *
edubba_puzzle_picker_find_next (EdubbaCourse *course, EdubbaProgress *progress, const char *except)
{
  g_auto (GStrv) coming = NULL;
  const char   *game;
  GPtrArray    *puzzles;
  CoursePuzzle *last = NULL;
  CoursePuzzle *best = NULL;
  guint         best_distance = G_MAXUINT;
  guint         fit;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), NULL);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), NULL);

  game = edubba_course_get_game (course)->module->rules->id;
  puzzles = edubba_course_get_puzzles (course);
  coming = edubba_practice_list_coming (course, progress, NULL);
  fit = edubba_progress_get_fit (progress, game);
  if (except != NULL)
    last = edubba_course_find_puzzle (course, except);
  for (guint i = 0; i < puzzles->len; i++)
    {
      CoursePuzzle      *puzzle = g_ptr_array_index (puzzles, i);
      const char        *id = course_puzzle_get_id (puzzle);
      EdubbaPuzzleRecord record;
      guint              distance;

      edubba_progress_get_puzzle (progress, game, id, &record);
      distance = get_distance (puzzle, &record, fit);
      distance += SHOWN_DISTANCE * MIN (edubba_course_get_shown (course, id), MOST_SHOWN);
      if (edubba_practice_is_ahead (puzzle, (const char *const *) coming))
        distance += AHEAD_DISTANCE;
      if (are_alike (puzzle, last))
        distance += SAME_DISTANCE;
      if (!edubba_puzzle_picker_has (puzzle) || record.solved > 0 || g_strcmp0 (id, except) == 0 ||
          distance >= best_distance)
        continue;
      best = puzzle;
      best_distance = distance;
    }
  return best;
}

/* Returns TRUE if it comes with the game; such a file is named by its id. */
static gboolean
is_shipped (const EdubbaGame *game, const CoursePuzzle *puzzle)
{
  const char      *id = course_puzzle_get_id (puzzle);
  g_autofree char *path = g_strconcat (game->resource_path, "puzzles/", id, ".puzzle", NULL);

  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

static guint
get_grade (guint rating)
{
  guint grade = 0;

  while (grade < G_N_ELEMENTS (daily_ratings) && rating >= daily_ratings[grade])
    grade++;
  return grade;
}

/* TRUE if a learner had solved a puzzle before a day began. */
static gboolean
was_solved (EdubbaProgress *progress, const CoursePuzzle *puzzle, guint day)
{
  const char        *game = course_puzzle_get_module (puzzle)->rules->id;
  EdubbaPuzzleRecord record;

  return progress != NULL &&
         edubba_progress_get_puzzle (progress, game, course_puzzle_get_id (puzzle), &record) &&
         record.solved > 0 && edubba_progress_get_day (progress, record.last) < day;
}

/* The puzzles that a day may have, borrowed: of a grade (EDUBBA_N_DAILY_GRADES: of all), and only
 * those that need none of these paragraphs. */
static GPtrArray *
list_daily (EdubbaCourse *course, guint grade, const char *const *coming)
{
  GPtrArray *list = g_ptr_array_new ();
  GPtrArray *puzzles = edubba_course_get_puzzles (course);

  for (guint i = 0; i < puzzles->len; i++)
    {
      CoursePuzzle *puzzle = g_ptr_array_index (puzzles, i);

      if (edubba_puzzle_picker_has (puzzle) &&
          (grade == EDUBBA_N_DAILY_GRADES ||
           get_grade (course_puzzle_get_rating (puzzle)) == grade) &&
          !edubba_practice_is_ahead (puzzle, coming) &&
          is_shipped (edubba_course_get_game (course), puzzle))
        g_ptr_array_add (list, puzzle);
    }
  return list;
}

/* The day's puzzle of a list: an unsolved one if there are any; NULL if the list is empty. */
static CoursePuzzle *
pick_daily (GPtrArray *list, EdubbaProgress *progress, guint day)
{
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new ();
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < list->len; i++)
    if (!was_solved (progress, list->pdata[i], day))
      g_ptr_array_add (puzzles, list->pdata[i]);
  if (puzzles->len == 0)
    g_ptr_array_extend (puzzles, list, NULL, NULL);
  if (puzzles->len == 0)
    return NULL;
  for (guint i = 0; i < puzzles->len; i++)
    g_ptr_array_add (ids, (gpointer) course_puzzle_get_id (puzzles->pdata[i]));
  return puzzles->pdata[edubba_day_pick (day, (const char *const *) ids->pdata, ids->len)];
}

CoursePuzzle *
edubba_puzzle_picker_find_daily (EdubbaCourse   *course,
                                 EdubbaProgress *progress,
                                 guint           day,
                                 guint           grade)
{
  static const char *const nothing[] = { NULL };
  g_auto (GStrv) coming = NULL;
  g_autoptr (GPtrArray) list = NULL;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), NULL);
  g_return_val_if_fail (progress == NULL || EDUBBA_IS_PROGRESS (progress), NULL);
  g_return_val_if_fail (grade < EDUBBA_N_DAILY_GRADES, NULL);

  coming = edubba_practice_list_coming (course, progress, NULL);
  list = list_daily (course, grade, (const char *const *) coming);
  if (list->len == 0)
    {
      g_ptr_array_unref (list);
      list = list_daily (course, grade, nothing);
    }
  if (list->len == 0)
    {
      g_ptr_array_unref (list);
      list = list_daily (course, EDUBBA_N_DAILY_GRADES, nothing);
    }
  return pick_daily (list, progress, day);
}

guint
edubba_puzzle_picker_get_daily_grade (EdubbaProgress *progress, const char *game)
{
  guint rating;
  guint deviation;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), 0);
  g_return_val_if_fail (game != NULL, 0);

  rating = edubba_progress_get_rating (progress, game, &deviation);
  return get_grade (rating - MIN (rating, deviation));
}

gboolean
edubba_puzzle_picker_is_daily (EdubbaCourse       *course,
                               EdubbaProgress     *progress,
                               guint               day,
                               const CoursePuzzle *puzzle)
{
  for (guint grade = 0; grade < EDUBBA_N_DAILY_GRADES; grade++)
    if (edubba_puzzle_picker_find_daily (course, progress, day, grade) == puzzle)
      return TRUE;
  return FALSE;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The puzzles of a set are looked for each time: there are a dozen at most. Those that are no
 * puzzles to choose from do not count.
 */
#include "edubba-puzzle-run.h"

#include "edubba-puzzle-picker.h"

/* From easy to hard; those without a rating come last. */
static int
compare (gconstpointer a, gconstpointer b)
{
  const CoursePuzzle *one = *(const CoursePuzzle *const *) a;
  const CoursePuzzle *two = *(const CoursePuzzle *const *) b;
  guint               rating_one = course_puzzle_get_rating (one) - 1; /* 0 is the greatest */
  guint               rating_two = course_puzzle_get_rating (two) - 1;

  if (rating_one != rating_two)
    return rating_one < rating_two ? -1 : 1;
  return g_strcmp0 (course_puzzle_get_id (one), course_puzzle_get_id (two));
}

/* The puzzles of a set in their order; borrowed. */
static GPtrArray *
list (EdubbaCourse *course, const char *title)
{
  GPtrArray *puzzles = edubba_course_get_puzzles (course);
  GPtrArray *set = g_ptr_array_new ();

  for (guint i = 0; title && i < puzzles->len; i++)
    if (edubba_puzzle_picker_has (puzzles->pdata[i]) &&
        g_strcmp0 (course_puzzle_get_set (puzzles->pdata[i]), title) == 0)
      g_ptr_array_add (set, puzzles->pdata[i]);
  g_ptr_array_sort (set, compare);
  return set;
}

static EdubbaPuzzleRecord
get_record (EdubbaProgress *progress, const CoursePuzzle *puzzle)
{
  EdubbaPuzzleRecord record = { 0 };

  edubba_progress_get_puzzle (progress, course_puzzle_get_module (puzzle)->rules->id,
                              course_puzzle_get_id (puzzle), &record);
  return record;
}

EdubbaPuzzleRun
edubba_puzzle_run_read (EdubbaCourse *course, EdubbaProgress *progress, const char *title)
{
  EdubbaPuzzleRun run = { 0 };
  g_autoptr (GPtrArray) set = NULL;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), run);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), run);

  set = list (course, title);
  run.n = set->len;
  for (guint i = 0; i < set->len; i++)
    {
      EdubbaPuzzleRecord record = get_record (progress, set->pdata[i]);

      run.solved += record.solved > 0;
      run.last = MAX (run.last, record.last);
      if (record.tries > 0)
        run.streak = record.clean ? run.streak + 1 : 0;
      if (!run.next && record.solved == 0)
        run.next = set->pdata[i];
    }
  return run;
}

guint
edubba_puzzle_run_find_place (EdubbaCourse *course, const CoursePuzzle *puzzle)
{
  g_autoptr (GPtrArray) set = NULL;
  guint i = 0;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), 0);

  set = list (course, course_puzzle_get_set (puzzle));
  g_ptr_array_find (set, puzzle, &i);
  return i + 1;
}

CoursePuzzle *
edubba_puzzle_run_find_next (EdubbaCourse       *course,
                             EdubbaProgress     *progress,
                             const CoursePuzzle *puzzle)
{
  g_autoptr (GPtrArray) set = NULL;
  guint place;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), NULL);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), NULL);

  set = list (course, course_puzzle_get_set (puzzle));
  place = edubba_puzzle_run_find_place (course, puzzle);
  for (guint i = 0; i + 1 < set->len; i++)
    {
      CoursePuzzle *other = set->pdata[(place + i) % set->len];

      if (get_record (progress, other).solved == 0)
        return other;
    }
  return NULL;
}

const char *
edubba_puzzle_run_find_begun (EdubbaCourse *course, EdubbaProgress *progress)
{
  GPtrArray  *puzzles;
  const char *begun = NULL;
  gint64      last = 0;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), NULL);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), NULL);

  puzzles = edubba_course_get_puzzles (course);
  for (guint i = 0; i < puzzles->len; i++)
    {
      const char     *title = course_puzzle_get_set (puzzles->pdata[i]);
      EdubbaPuzzleRun run;

      /* Only a set with a later try can take the place of the one found. */
      if (!title || get_record (progress, puzzles->pdata[i]).last <= last)
        continue;
      run = edubba_puzzle_run_read (course, progress, title);
      if (run.solved == 0 || run.solved == run.n)
        continue;
      begun = title;
      last = run.last;
    }
  return begun;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A bout has stars as a lesson has them, but two alone: without help, and with it. The turn that
 * ends it is not over by the rules, so its witness has not noted it yet.
 */
#include "edubba-bout-marks.h"

#include "edubba-witness.h"

/* The stars of a victory in an assisted match. */
#define HELPED_STARS (EDUBBA_MAX_STARS - 1)

char *
edubba_bout_marks_dup_id (const CourseBout *file)
{
  return g_strconcat ("bout-", course_bout_get_id (file), NULL);
}

static const char *
get_game (const CourseBout *file)
{
  return course_bout_get_module (file)->rules->id;
}

static void
note_last_turn (EdubbaProgress *progress, EdubbaMatch *match, guint seat)
{
  guint from = edubba_match_get_cursor (match);

  while (from > 0 && edubba_match_get_actor (match, from - 1) == seat)
    from--;
  edubba_witness_note (progress, match, seat, from, edubba_match_get_assisted (match));
}

/* A learner who won without a lesson of the chapter has tested out of it if the bout has shown its
 * rules. */
static void
test_out (const CourseBout   *file,
          EdubbaProgress     *progress,
          EdubbaMatch        *match,
          const CourseLesson *lesson)
{
  const char *id = course_lesson_get_id (lesson);

  if (g_strv_contains (course_bout_get_lessons (file), id) &&
      edubba_progress_get_lesson (progress, get_game (file), id) < EDUBBA_LESSON_DONE &&
      edubba_witness_covers (progress, match, course_bout_get_seat (file),
                             course_lesson_get_rules (lesson)))
    edubba_progress_set_lesson_done (progress, get_game (file), id, TRUE);
}

void
edubba_bout_marks_note_victory (const CourseBout *file,
                                EdubbaProgress   *progress,
                                EdubbaMatch      *match,
                                GPtrArray        *lessons)
{
  g_autofree char *id = edubba_bout_marks_dup_id (file);

  g_return_if_fail (EDUBBA_IS_PROGRESS (progress));
  g_return_if_fail (EDUBBA_IS_MATCH (match));

  note_last_turn (progress, match, course_bout_get_seat (file));
  edubba_progress_set_lesson_done (progress, get_game (file), id, FALSE);
  edubba_progress_note_stars (progress, get_game (file), id,
                              edubba_match_get_assisted (match) ? HELPED_STARS : EDUBBA_MAX_STARS);
  for (guint i = 0; lessons != NULL && i < lessons->len; i++)
    test_out (file, progress, match, lessons->pdata[i]);
}

gboolean
edubba_bout_marks_are_helped (const CourseBout *file, EdubbaProgress *progress)
{
  g_autofree char *id = edubba_bout_marks_dup_id (file);

  return progress != NULL &&
         edubba_progress_get_stars (progress, get_game (file), id) == HELPED_STARS;
}

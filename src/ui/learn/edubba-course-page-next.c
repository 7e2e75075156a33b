/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds a learner's next step: a lesson, or the short game at the end of a chapter. Nothing here
 * looks at widgets.
 */
#include "edubba-course-page.h"

#include "edubba-bout.h"
#include "edubba-witness.h"

static EdubbaLessonState
get_state (EdubbaCourse *course, EdubbaProgress *progress, const CourseLesson *lesson)
{
  if (progress == NULL)
    return EDUBBA_LESSON_NEW;
  return edubba_progress_get_lesson (progress,
                                     edubba_course_get_game (course)->module->rules->id,
                                     course_lesson_get_id (lesson));
}

/* Returns TRUE if the learner has used all that a lesson teaches in play, and may pass over it. */
static gboolean
is_used (EdubbaCourse *course, EdubbaProgress *progress, const CourseLesson *lesson)
{
  return progress != NULL &&
         edubba_witness_knows_all (progress, edubba_course_get_game (course)->module->rules,
                                   course_lesson_get_rules (lesson));
}

CourseLesson *
edubba_course_page_find_next (EdubbaCourse *course, EdubbaProgress *progress)
{
  GPtrArray    *lessons;
  CourseLesson *fresh = NULL;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), NULL);

  lessons = edubba_course_get_lessons (course);
  for (guint i = 0; i < lessons->len; i++)
    {
      CourseLesson     *lesson = g_ptr_array_index (lessons, i);
      EdubbaLessonState state = get_state (course, progress, lesson);

      if (state == EDUBBA_LESSON_STARTED)
        return lesson;
      if (state == EDUBBA_LESSON_NEW && fresh == NULL && !is_used (course, progress, lesson))
        fresh = lesson;
    }
  return fresh;
}

/* Returns TRUE if a lesson is done, or can be passed over. */
static gboolean
is_known (EdubbaCourse *course, EdubbaProgress *progress, const CourseLesson *lesson)
{
  return get_state (course, progress, lesson) >= EDUBBA_LESSON_DONE ||
         is_used (course, progress, lesson);
}

CourseLesson *
edubba_course_page_find_behind (EdubbaCourse       *course,
                                EdubbaProgress     *progress,
                                const CourseLesson *lesson)
{
  GPtrArray *lessons;
  guint      at;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), NULL);

  lessons = edubba_course_get_lessons (course);
  if (!g_ptr_array_find (lessons, lesson, &at) || ++at == lessons->len)
    return NULL;
  for (guint i = at; i < lessons->len; i++)
    if (!is_known (course, progress, g_ptr_array_index (lessons, i)))
      return g_ptr_array_index (lessons, i);
  return g_ptr_array_index (lessons, at);
}

/* Returns TRUE if all lessons of a chapter that exist are known. */
static gboolean
is_learnt (EdubbaCourse *course, EdubbaProgress *progress, const CourseBout *bout)
{
  const char *const *ids = course_bout_get_lessons (bout);

  for (; *ids != NULL; ids++)
    {
      const CourseLesson *lesson = edubba_course_find_lesson (course, *ids);

      if (lesson != NULL && !is_known (course, progress, lesson))
        return FALSE;
    }
  return TRUE;
}

/* Returns TRUE if a lesson or a bout was ever begun: then the first game, which is there to be
 * played, not to be won, does not come next any more. */
static gboolean
has_begun (EdubbaCourse *course, EdubbaProgress *progress)
{
  const char *id = edubba_course_get_game (course)->module->rules->id;

  return progress != NULL && (edubba_progress_has_begun_lesson (progress, id) ||
                              edubba_progress_count_done_lessons (progress, id) > 0);
}

/* The first game if it was left before its end and no lesson was done instead, or NULL. */
static CourseBout *
find_left_game (EdubbaCourse *course, EdubbaProgress *progress, EdubbaBoutSaves *saves)
{
  GPtrArray  *bouts = edubba_course_get_bouts (course);
  CourseBout *bout = bouts->len > 0 ? g_ptr_array_index (bouts, 0) : NULL;

  if (bout == NULL || course_bout_get_guide (bout) == NULL || saves == NULL ||
      edubba_bout_saves_find (saves, bout) == NULL)
    return NULL;
  if (progress != NULL &&
      edubba_progress_count_done_lessons (progress, course_bout_get_module (bout)->rules->id) > 0)
    return NULL;
  return bout;
}

CourseBout *
edubba_course_page_find_next_bout (EdubbaCourse    *course,
                                   EdubbaProgress  *progress,
                                   EdubbaBoutSaves *saves)
{
  const CourseLesson *lesson;
  CourseBout         *left;
  GPtrArray          *bouts;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), NULL);

  lesson = edubba_course_page_find_next (course, progress);
  if (lesson != NULL && get_state (course, progress, lesson) == EDUBBA_LESSON_STARTED)
    return NULL;
  left = find_left_game (course, progress, saves);
  if (left != NULL)
    return left;
  bouts = edubba_course_get_bouts (course);
  for (guint i = 0; i < bouts->len; i++)
    {
      CourseBout *bout = g_ptr_array_index (bouts, i);

      if (!is_learnt (course, progress, bout))
        return NULL;
      if (course_bout_get_guide (bout) != NULL && has_begun (course, progress))
        continue;
      if (edubba_bout_find_state (bout, progress) != EDUBBA_LESSON_DONE)
        return bout;
    }
  return NULL;
}

CourseLesson *
edubba_course_page_find_need (EdubbaCourse       *course,
                              EdubbaProgress     *progress,
                              const CourseLesson *lesson)
{
  const char *const *needs;

  g_return_val_if_fail (EDUBBA_IS_COURSE (course), NULL);

  needs = course_lesson_get_needs (lesson);
  for (; *needs != NULL; needs++)
    {
      CourseLesson *need = edubba_course_find_lesson (course, *needs);

      if (need != NULL && !is_known (course, progress, need))
        return need;
    }
  return NULL;
}

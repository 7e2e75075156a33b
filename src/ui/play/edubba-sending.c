/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Asks the sitting what it is. A lesson or a short game is sent as it stands in its file, not as
 * far as somebody has got in it.
 */
#include "edubba-sending.h"

#include "course-link.h"
#include "edubba-bout-sitting.h"
#include "edubba-lesson-sitting.h"
#include "edubba-puzzle-sitting.h"

static void
offer_file (EdubbaSending *sending, const char *id, const char *suffix, const char *source)
{
  sending->name = g_strconcat (id, suffix, NULL);
  sending->text = g_strdup (source);
}

gboolean
edubba_sending_find (EdubbaMatchPage *page, EdubbaSending *sending)
{
  EdubbaLesson    *lesson = page ? edubba_lesson_sitting_find_lesson (page) : NULL;
  EdubbaBout      *bout = page ? edubba_bout_sitting_find_bout (page) : NULL;
  g_autofree char *position = NULL;

  *sending = (EdubbaSending) { NULL };
  if (EDUBBA_IS_PUZZLE_SITTING (page))
    {
      sending->link = edubba_puzzle_sitting_dup_link (EDUBBA_PUZZLE_SITTING (page));
      return TRUE;
    }
  if (lesson != NULL)
    {
      const CourseLesson *file = edubba_lesson_get_lesson (lesson);

      sending->link = course_link_print_lesson (file);
      offer_file (sending, course_lesson_get_id (file), ".lesson", course_lesson_get_source (file));
      return TRUE;
    }
  if (bout != NULL)
    {
      const CourseBout *file = edubba_bout_get_file (bout);

      sending->link = course_link_print_bout (file);
      offer_file (sending, course_bout_get_id (file), ".bout", course_bout_get_source (file));
      return TRUE;
    }
  position = page ? edubba_match_page_dup_position (page, NULL) : NULL;
  sending->link = position ? course_link_print (position, NULL, 1) : NULL;
  return position != NULL;
}

void
edubba_sending_clear (EdubbaSending *sending)
{
  g_clear_pointer (&sending->link, g_free);
  g_clear_pointer (&sending->name, g_free);
  g_clear_pointer (&sending->text, g_free);
}

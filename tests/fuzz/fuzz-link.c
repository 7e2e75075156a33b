/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Links: a link that is read can be printed as a link again. One with a goal can be made a
 * puzzle, as the window does.
 */
#include "fuzz-target.h"

#include "course-link.h"
#include "games.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = fuzz_dup_text (data, size);
  g_autofree char *printed = NULL;
  g_autofree char *sent = NULL;
  g_autoptr (CourseLink) again = NULL;
  g_autoptr (CourseLink) link = NULL;
  g_autoptr (CoursePuzzle) puzzle = NULL;
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    return 0;
  link = course_link_parse (games_modules, text, &error);
  if (link == NULL)
    {
      fuzz_check_sentence (error, "");
      return 0;
    }
  if (link->position == NULL)
    {
      g_assert_true (link->lesson != NULL || link->bout != NULL);
      return 0;
    }
  printed = course_link_print (link->position, link->goal, link->turns);
  g_assert_true (g_uri_is_valid (printed, G_URI_FLAGS_NONE, NULL));
  if (link->goal != NULL)
    {
      puzzle = course_link_make_puzzle (link, "Sent", "Go.");
      g_assert_nonnull (puzzle);
      g_assert_cmpuint (course_puzzle_get_turns (puzzle), ==, link->turns);
      sent = course_link_print_puzzle (link->position, puzzle);
      again = course_link_parse (games_modules, sent, &error);
      g_assert_no_error (error);
    }
  return 0;
}

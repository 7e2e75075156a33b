/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lessons: a fault is reported with its group or line. Some that can be read are proved too, with
 * little memory.
 */
#include "fuzz-target.h"

#include "course-lesson-proof.h"
#include "games.h"

#define PROOF_MEMORY (64 * 1024)

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = fuzz_dup_text (data, size);
  g_autoptr (CourseLesson) lesson = NULL;
  g_autoptr (GArray) proofs = NULL;
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    return 0;
  lesson = course_lesson_parse (games_modules, text, size, &error);
  if (lesson != NULL && game_text_hash (text) % 16 == 0)
    proofs = course_lesson_prove (lesson, PROOF_MEMORY, NULL, &error);
  if (error != NULL)
    fuzz_check_sentence (error, error->message[0] == '[' ? "[" : "line ");
  else
    g_assert_nonnull (lesson);
  return 0;
}

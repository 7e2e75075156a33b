/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puzzles: a fault is reported with its key or line. Those that can be read are proved too, with
 * little memory.
 */
#include "fuzz-target.h"

#include "course-puzzle.h"
#include "games.h"

#define PROOF_MEMORY (64 * 1024)

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = fuzz_dup_text (data, size);
  g_autoptr (CoursePuzzle) puzzle = NULL;
  g_autoptr (GError) error = NULL;
  guint   length;
  guint64 count;

  if (text == NULL)
    return 0;
  puzzle = course_puzzle_parse (games_modules, text, size, &error);
  if (puzzle != NULL)
    course_puzzle_prove (puzzle, PROOF_MEMORY, NULL, &length, &count, &error);
  if (error != NULL)
    fuzz_check_sentence (error, puzzle != NULL                           ? ""
                                : g_str_has_prefix (error->message, "[") ? "[Puzzle] "
                                                                         : "line ");
  else
    g_assert_nonnull (puzzle);
  return 0;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bouts: a fault is reported with its group or line. Some that can be read are played once, by
 * chance.
 */
#include "fuzz-target.h"

#include "course-trial.h"
#include "games.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = fuzz_dup_text (data, size);
  g_autoptr (CourseBout) bout = NULL;
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    return 0;
  bout = course_bout_parse (games_modules, text, size, &error);
  if (bout != NULL && game_text_hash (text) % 64 == 0)
    course_trial_play (bout, COURSE_TRIAL_RANDOM, 0, NULL, NULL);
  if (error != NULL)
    fuzz_check_sentence (error, error->message[0] == '[' ? "[" : "line ");
  else
    g_assert_nonnull (bout);
  return 0;
}

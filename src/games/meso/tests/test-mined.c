/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The puzzles that the miner found for Mesopotamien: what is asked of them is the same for all
 * games (tests/course/course-mined.h).
 */
#include "course-mined.h"
#include "fixed.h"

static const CourseMined mined = {
  .game = "meso",
  .fewest = 60,
  .share = 4,
  .title = "Round the temple",
};

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  return course_mined_run (&mined);
}

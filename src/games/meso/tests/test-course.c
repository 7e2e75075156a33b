/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course in the tree, with the proofs of each lesson. A rule that changes names the goals that
 * it moves.
 */
#include "catalogues.h"
#include "course-tree.h"
#include "fixed.h"
#include "language.h"

static const CourseTreeProofs lessons[] = {
  { "carrying",
    "Step-1:3*1 Step-1:2*1 Step-1:2*1 Step-1:2*8 Step-2:3*1 Step-2:1*1 Step-2:1*3 Step-4:4*2 "
    "Step-4:2*16 Task-1:3*1 Task-2:4*1" },
  { "stone",
    "Step-1:4*1 Step-1:4*4 Step-1:3*16 Step-3:4*10 Step-3:3*151 Task-1:2*1 Task-2:4*1" },
  { "the-land",
    "Step-1:2*1 Step-1:1*2 Step-1:1*2 Step-2:2*1 Step-2:2*6 Step-3:5*30 Step-3:5*3182 Step-5:2*1 "
    "Step-5:2*1 Step-5:2*10 Task-1:2*1 Task-2:3*3" },
};

static const CourseTree course = {
  .game = "meso",
  .lessons = lessons,
  .n_lessons = G_N_ELEMENTS (lessons),
  .title = "Round the temple",
};

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  catalogues_bind ();
  language_choose ("C");
  course_tree_add_tests (&course);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course in the tree, with the proofs of each lesson and puzzle. A rule that changes names the
 * goals that it moves.
 */
#include "catalogues.h"
#include "course-tree.h"
#include "fixed.h"
#include "language.h"

static const CourseTreeProofs lessons[] = {
  { "cards",
    "Step-1:1*1 Step-1:1*2 Step-3:4*2 Step-3:1*1 Step-3:5*368 Step-4:2*1 Step-4:1*6 Step-5:3*2 "
    "Step-5:1*1 Step-6:1*1 Step-6:1*1 Step-7:2*3 Step-7:1*3 Step-8:2*1 Step-8:1*6 Step-8:1*1 "
    "Step-9:3*4 Step-9:1*6 Step-9:1*1 Task-1:3*1 Task-2:3*1" },
  { "carrying",
    "Step-1:3*1 Step-1:2*1 Step-1:2*1 Step-1:2*8 Step-2:3*1 Step-2:1*1 Step-2:1*3 Step-4:4*2 "
    "Step-4:2*16 Task-1:3*1 Task-2:4*1" },
  { "discovering",
    "Step-1:2*13 Step-1:2*6 Step-3:3*20 Step-3:3*434 Step-4:5*20 Step-4:2*4 Step-4:2*30 "
    "Task-1:2*13 Task-2:2*33" },
  { "holy-place",
    "Step-1:4*3 Step-1:2*1 Step-1:2*1 Step-1:2*17 Step-2:2*1 Step-2:1*1 Step-2:1*1 Step-3:2*1 "
    "Step-3:1*1 Task-1:3*1 Task-2:3*4 Task-3:4*3" },
  { "hut",
    "Step-1:2*4 Step-1:2*1 Step-2:3*4 Step-2:1*1 Step-2:1*2 Step-2:1*1 Task-1:3*4 Task-2:5*12" },
  { "more-seats", "Step-1:1*1 Step-1:1*1 Step-3:4*6 Step-3:2*1 Step-3:2*26 Task-1:2*1 Task-2:5*2" },
  { "offering",
    "Step-1:3*1 Step-1:3*5 Step-1:2*7 Step-3:4*1 Step-3:2*11 Step-3:2*8 Task-1:2*1 Task-2:2*1" },
  { "offspring",
    "Step-1:2*1 Step-1:1*1 Step-1:1*2 Step-1:1*1 Step-4:4*12 Step-4:2*1 Step-4:4*8 Task-1:3*1 "
    "Task-2:3*2" },
  { "round-the-volcano",
    "Step-1:5*1 Step-1:2*1 Step-1:5*164 Step-3:4*1 Step-3:1*1 Step-3:4*38 Step-4:5*12 "
    "Step-4:2*1 Step-4:4*552 Task-1:6*1 Task-2:5*10" },
  { "stealing",
    "Step-1:2*1 Step-1:1*4 Step-3:2*1 Step-4:1*2 Step-4:1*1 Step-4:1*8 Task-1:2*1 Task-2:4*2" },
  { "stone", "Step-1:4*1 Step-1:4*4 Step-1:3*16 Step-3:4*10 Step-3:3*151 Task-1:2*1 Task-2:4*1" },
  { "tempo", "Step-2:5*10 Step-2:3*2 Step-2:3*54 Step-3:3*1 Step-3:1*1 Task-1:8*6 Task-2:6*4" },
  { "the-land",
    "Step-1:2*1 Step-1:1*2 Step-1:1*2 Step-2:2*1 Step-2:2*6 Step-3:5*30 Step-3:5*3182 "
    "Step-5:2*1 Step-5:2*1 Step-5:2*10 Task-1:2*1 Task-2:3*3" },
  { "tokens", "Step-3:3*3 Step-3:1*1 Step-3:1*6 Task-1:2*1 Task-2:3*4" },
};

/* Those made by hand: eight of them are the contract's, with its figures. */
static const CourseTreeProofs puzzles[] = {
  { "a-bird-in-the-hand", "3*1" },
  { "a-long-day", "8*12" },
  { "a-priest-needs-room", "2*2" },
  { "an-invitation", "3*1" },
  { "as-the-crow-flies", "4*3" },
  { "behind-the-fire", "7*108" },
  { "borrowed-timber", "7*10" },
  { "breath-to-spare", "3*1" },
  { "crowded-cradle", "3*1" },
  { "eight-is-the-most", "3*1" },
  { "every-turn", "3*1" },
  { "everybody-home", "5*6" },
  { "free-hands", "4*16" },
  { "full-hands", "2*1" },
  { "half-time", "5*12" },
  { "in-company", "1*1" },
  { "later-for-cards", "3*4" },
  { "leftovers", "6*15" },
  { "little-tour", "7*8" },
  { "mana-before-feet", "4*1" },
  { "many-thanks", "3*4" },
  { "news-from-the-quarry", "4*3" },
  { "no-vacancy", "3*8" },
  { "not-for-them", "3*2" },
  { "now-or-never", "2*4" },
  { "once-each", "4*2" },
  { "one-at-a-time", "2*1" },
  { "one-for-heaven", "6*12" },
  { "one-more-step", "2*1" },
  { "one-step-each", "4*8" },
  { "one-stone-home", "2*1" },
  { "out-of-the-way", "2*10" },
  { "over-the-roofs", "3*4" },
  { "rain", "5*12" },
  { "room-first", "3*1" },
  { "room-for-two", "3*1" },
  { "six-to-pay", "5*24" },
  { "smoke", "5*264" },
  { "somebody-stays", "3*2" },
  { "the-last-offering", "6*4" },
  { "the-toll", "3*1" },
  { "there-and-back", "5*1" },
  { "three-roads", "4*4" },
  { "three-to-pray", "3*8" },
  { "two-addresses", "5*9" },
  { "two-at-the-door", "4*4" },
  { "two-errands", "7*40" },
  { "two-pockets", "3*3" },
  { "two-priests", "4*6" },
  { "two-to-go", "6*72" },
  { "two-tribes", "4*3" },
  { "unsealed", "4*2" },
  { "virgin-ground", "4*24" },
  { "wandering-cradle", "3*1" },
  { "what-for", "3*1" },
  { "what-opens-the-door", "5*3" },
  { "where-it-counts", "2*2" },
  { "who-is-left", "2*1" },
  { "wood-wants-two", "3*4" },
  { "work-and-pray", "6*60" },
  { "wrong-door", "4*4" },
};

static const CourseTree course = {
  .game = "meso",
  .lessons = lessons,
  .n_lessons = G_N_ELEMENTS (lessons),
  .puzzles = puzzles,
  .n_puzzles = G_N_ELEMENTS (puzzles),
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

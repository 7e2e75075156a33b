/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The proofs of each lesson and of each puzzle made by hand, for the test that repeats them. A
 * rule that changes names the goals that it moves.
 */
#pragma once

#include "course-tree.h"

static const CourseTreeProofs bunny_lessons[] = {
  { "building", "Step-1:2*4 Step-3:1*1 Step-3:1*1 Task-1:2*4" },
  { "camps", "Step-1:2*2 Step-1:2*81 Step-2:2*1 Step-2:2*79 Task-1:3*720" },
  { "carrots", "Step-1:1*2 Step-2:1*2 Step-2:1*4 Step-3:1*2 Step-3:1*4 Task-1:2*4" },
  { "different", "Step-1:1*2 Step-1:1*4 Step-3:1*1 Task-1:2*6" },
  { "draft", "Step-1:1*1 Step-1:1*6 Task-1:1*1" },
  { "early-and-late", "Step-1:1*2 Task-1:1*1" },
  { "first-fief", "Step-1:1*2 Step-1:1*2 Step-1:1*6 Step-3:1*2 Step-3:1*6 Task-1:1*2" },
  { "lava", "Step-1:1*2 Step-1:1*4 Step-2:1*2 Step-2:1*6 Task-1:1*2" },
  { "posts", "Step-1:1*2 Step-1:1*3 Step-2:1*2 Task-1:3*72" },
  { "scrolls", "Step-1:1*1 Step-1:1*2 Step-4:1*1 Step-4:1*2 Task-1:1*1" },
  { "terrain", "Step-1:1*1 Step-2:3*6 Step-3:2*2 Task-1:2*6" },
  { "towers", "Step-1:1*1 Step-2:1*2 Step-2:1*8 Task-1:2*4" },
  { "two-of-you", "Step-1:1*2 Step-1:1*3 Task-1:1*2" },
};

/* Those made by hand: eight of them are the contract's, with its figures. */
static const CourseTreeProofs bunny_puzzles[] = {
  { "a-chest-unseen", "1*1" },
  { "a-crown-without-a-hill", "1*1" },
  { "all-sorts", "3*72" },
  { "bread-for-none", "2*12" },
  { "corner-to-corner", "2*1" },
  { "empty-plates", "2*18" },
  { "fire-between-metals", "3*72" },
  { "five-fields", "6*1008" },
  { "for-next-year", "3*4" },
  { "good-fences", "3*36" },
  { "hungry-and-fed", "3*30" },
  { "keep-distance", "3*732" },
  { "leave-the-smallest", "3*108" },
  { "let-it-lie", "2*2" },
  { "long-way", "1*1" },
  { "market-days", "2*12" },
  { "merchants-shelf", "4*192" },
  { "musical-chairs", "5*120" },
  { "narrow-peak", "2*6" },
  { "nine-cities", "5*72" },
  { "no-fish-in-the-deck", "1*1" },
  { "no-presents", "1*1" },
  { "no-room-left", "4*144" },
  { "not-all-at-once", "4*144" },
  { "on-this-side", "3*12" },
  { "one-brick", "1*8" },
  { "one-goes-over", "1*1" },
  { "one-tower", "1*1" },
  { "over-the-fire", "1*1" },
  { "post-or-farm", "2*16" },
  { "pride-of-the-south", "3*36" },
  { "second-fish", "1*2" },
  { "seven-backs", "1*1" },
  { "seventh-fish", "1*1" },
  { "seventh-log", "2*8" },
  { "small-and-dear", "5*720" },
  { "taxes", "3*36" },
  { "ten-hermits", "1*1" },
  { "tent-on-the-field", "2*1" },
  { "tents-in-corners", "4*12" },
  { "the-camp-stays", "1*1" },
  { "the-missing-cell", "1*1" },
  { "they-are-ahead", "1*1" },
  { "three-make-an-estate", "1*4" },
  { "tight-harbour", "2*2" },
  { "to-the-right", "1*1" },
  { "two-for-the-attic", "3*36" },
  { "two-for-three", "1*1" },
  { "two-summits", "3*72" },
  { "two-tents", "4*20" },
  { "two-towers", "1*1" },
  { "wait-and-see", "2*1" },
  { "what-is-left", "1*1" },
  { "which-town", "2*24" },
};

static const CourseTree course = {
  .game = "bunny",
  .lessons = bunny_lessons,
  .n_lessons = G_N_ELEMENTS (bunny_lessons),
  .puzzles = bunny_puzzles,
  .n_puzzles = G_N_ELEMENTS (bunny_puzzles),
  .title = "Where lava flows",
};

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The facts about each puzzle made by hand, for the tests that prove it, play it and go astray in
 * it. A rule that changes names the puzzles that it moves.
 */
#pragma once

#include <glib.h>

typedef struct
{
  const char *id;
  const char *proof;  /* the fewest actions * lines of that length */
  guint       longer; /* the length of a longer line that solves it too, or 0: there is none */
  const char *astray; /* a first action after which the goal is out of reach */
} ShippedPuzzle;

static const ShippedPuzzle shipped_puzzles[] = {
  { "both-ways", "5*4", 6, "settle:A" },
  { "bridge", "8*1", 9, "migrate:M-H" },
  { "clean-sweep", "7*1", 0, "migrate:A-H" },
  { "close-ranks", "9*1", 0, "migrate:P-A" },
  { "days-work", "3*1", 4, "migrate:S-A" },
  { "divided", "3*1", 4, "win-over" },
  { "easy-prey", "2*1", 4, "steal" },
  { "empty-handed", "7*1", 0, "halve:S" },
  { "empty-hands", "6*2", 7, "migrate:H-A" },
  { "guests", "3*1", 0, "settle:A" },
  { "head-start", "5*4", 8, "skip:own" },
  { "hire", "7*2", 8, "migrate:A-H" },
  { "invest", "4*1", 5, "migrate:H-A" },
  { "jump", "3*4", 4, "halve:H" },
  { "keystone", "7*1", 0, "migrate:H-A" },
  { "last-cards", "5*4", 8, "raze" },
  { "last-in-line", "4*2", 5, "migrate:H-A" },
  { "last-man", "9*2", 0, "migrate:M-A" },
  { "make-room", "5*4", 0, "halve:H" },
  { "many-hands", "2*1", 3, "halve:S" },
  { "masons", "4*2", 5, "migrate:H-S" },
  { "not-yet", "2*1", 3, "travel:M" },
  { "on-top", "8*1", 9, "migrate:A-H" },
  { "one-more-turn", "4*1", 5, "settle:A" },
  { "one-point", "4*3", 5, "steal" },
  { "one-squad", "4*2", 5, "migrate:H-S" },
  { "own-quarters", "8*2", 9, "halve:S" },
  { "parting", "5*1", 0, "migrate:H-A" },
  { "plunder", "3*1", 4, "halve:H" },
  { "pocket", "5*3", 6, "halve:S@2" },
  { "recruits", "8*3", 0, "halve:S" },
  { "rubble-and-loot", "8*1", 0, "migrate:M-A" },
  { "runners", "2*1", 3, "migrate:S-A" },
  { "scales", "5*4", 6, "halve:A" },
  { "stair", "6*1", 0, "migrate:A-H" },
  { "together", "5*2", 6, "raze" },
  { "tour", "8*2", 0, "migrate:M-A" },
  { "twenty", "3*2", 4, "halve:H" },
  { "two-fives", "8*2", 0, "halve:H" },
  { "two-ones", "6*2", 0, "build:start" },
  { "two-sides", "4*1", 5, "expel:P" },
  { "two-threats", "3*1", 4, "win-over" },
  { "wanted", "3*2", 4, "migrate:H-A" },
  { "wolves", "2*1", 3, "halve:S" },
};

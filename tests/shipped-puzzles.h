/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is known of each puzzle made by hand, for the tests that prove it, play it and go astray
 * in it. A rule that changes names the puzzles that it moves.
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
  { "bridge", "8*1", 9, "migrate:M-H" },
  { "days-work", "3*1", 4, "migrate:S-A" },
  { "divided", "3*1", 4, "expel:A" },
  { "easy-prey", "2*1", 4, "steal" },
  { "empty-hands", "6*2", 7, "migrate:H-A" },
  { "guests", "3*1", 0, "halve:S" },
  { "head-start", "5*4", 8, "skip:own" },
  { "hire", "7*2", 8, "migrate:A-H" },
  { "invest", "4*1", 5, "migrate:H-A" },
  { "jump", "3*4", 4, "halve:H" },
  { "keystone", "7*1", 0, "migrate:H-A" },
  { "last-cards", "5*4", 8, "raze" },
  { "last-in-line", "4*2", 5, "migrate:H-A" },
  { "last-man", "9*2", 0, "migrate:M-A" },
  { "make-room", "5*4", 0, "halve:H" },
  { "masons", "4*2", 5, "migrate:H-A" },
  { "on-top", "8*1", 9, "migrate:A-H" },
  { "one-more-turn", "4*1", 5, "migrate:A-H" },
  { "one-point", "4*3", 5, "steal" },
  { "one-squad", "4*2", 5, "halve:A" },
  { "plunder", "3*1", 4, "halve:H" },
  { "recruits", "8*3", 0, "halve:S" },
  { "rubble-and-loot", "8*1", 0, "migrate:M-A" },
  { "runners", "2*1", 3, "migrate:S-A" },
  { "stair", "6*1", 0, "migrate:A-H" },
  { "together", "5*2", 6, "raze" },
  { "two-fives", "8*2", 0, "halve:H" },
  { "wolves", "2*1", 3, "halve:S" },
};

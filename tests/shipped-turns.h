/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The facts about each puzzle over two turns, for the tests that prove it and play it. A rule
 * that changes names the puzzles that it moves.
 */
#pragma once

#include <glib.h>

typedef struct
{
  const char *id;
  const char *proof; /* the fewest actions of both turns * first turns that hold */
  const char *first; /* the shortest of these, with its end */
} ShippedTurns;

static const ShippedTurns shipped_turns[] = {
  { "borrowed", "5*6", "win-over end" },
  { "buried", "5*2", "settle:H build:own end" },
  { "empty-house", "9*6", "migrate:M-H end" },
  { "first-of-last", "8*1", "migrate:S-P travel:P end" },
  { "five-three", "4*5", "migrate:H-P win-over end" },
  { "fourth-first", "5*3", "migrate:S-H build:own end" },
  { "good-time", "8*2", "migrate:S-M win-over steal end" },
  { "harms-way", "8*3", "settle:S win-over migrate:A-M end" },
  { "long-way", "7*3", "settle:A settle:A migrate:A-H end" },
  { "one-card", "10*1", "settle:S end" },
  { "one-to-come", "5*3", "travel:M win-over end" },
  { "second-two", "10*1", "travel:S end" },
};

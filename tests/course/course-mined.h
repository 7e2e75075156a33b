/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tests that every game's mined puzzles in the tree pass: they are different ideas, proved,
 * rated right and short, have titles of their own in every language, and are in the program.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  const char *game;   /* its word */
  guint       fewest; /* puzzles in data/mined */
  guint       share;  /* a family has one in so many of them at most */
  const char *title;  /* of some lesson, in English */
} CourseMined;

/* Runs the tests, "/GAME/mined/...", and returns the status of the program. Called behind
 * fixed_test_init (). */
int course_mined_run (const CourseMined *mined);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lessons and puzzles that come with the program, for tests that read them where they lie in
 * the tree. A file that cannot be read fails the test, with the reason.
 */
#pragma once

#include "course-lesson.h"
#include "course-puzzle.h"
#include "game-solver.h"
#include "games.h"

/* kind: "lessons" or "puzzles". */
static inline char *
shipped_get_folder (const char *kind)
{
  return g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", "babel", "data", kind,
                           NULL);
}

static inline CoursePuzzle *
shipped_load_puzzle (const char *id)
{
  g_autofree char *folder = shipped_get_folder ("puzzles");
  g_autofree char *name = g_strconcat (id, ".puzzle", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  CoursePuzzle *puzzle = course_puzzle_load (games_modules, path, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (course_puzzle_get_id (puzzle), ==, id);
  return puzzle;
}

/* The proof of a puzzle: "LENGTH*COUNT", the fewest actions, and the number of lines of that
 * length. A puzzle that cannot be proved fails the test. Free with g_free (). */
static inline char *
shipped_prove_puzzle (const char *id)
{
  g_autoptr (CoursePuzzle) puzzle = shipped_load_puzzle (id);
  g_autoptr (GError) error = NULL;
  guint   length = 0;
  guint64 count = 0;

  course_puzzle_prove (puzzle, GAME_SOLVE_MEMORY, NULL, &length, &count, &error);
  g_assert_no_error (error);
  return g_strdup_printf ("%u*%" G_GUINT64_FORMAT, length, count);
}

static inline CourseLesson *
shipped_load_lesson (const char *id)
{
  g_autofree char *folder = shipped_get_folder ("lessons");
  g_autofree char *name = g_strconcat (id, ".lesson", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  CourseLesson *lesson = course_lesson_load (games_modules, path, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (course_lesson_get_id (lesson), ==, id);
  return lesson;
}

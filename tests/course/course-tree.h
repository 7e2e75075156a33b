/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tests that every game's course in the tree passes: its lessons and puzzles are proved, as
 * short as they are said to be, have their places and themes, teach every paragraph of the rules,
 * and speak every language of the catalogues.
 */
#pragma once

#include "course-file.h"
#include "course-lesson.h"

G_BEGIN_DECLS

/* For each goal of a lesson, by step, or for a puzzle: the fewest actions, and after * the number
 * of lines of that length. */
typedef struct
{
  const char *id;
  const char *proofs;
} CourseTreeProofs;

typedef struct
{
  const char             *game;    /* its word */
  const CourseTreeProofs *lessons; /* every file of data/lessons */
  guint                   n_lessons;
  const CourseTreeProofs *puzzles; /* every file of data/puzzles, or NULL for none */
  guint                   n_puzzles;
  const char             *title; /* of some lesson, in English */
} CourseTree;

/* Adds the tests of a course, "/GAME/course/..."; the tree stays. Called once, behind
 * fixed_test_init () and catalogues_bind (), while English is chosen. */
void course_tree_add_tests (const CourseTree *tree);

/* A path in the folder of the game's data. */
char *course_tree_get_path (const char *kind, const char *id, const char *suffix);

/* The number of files of a kind in a folder of the game's data. */
guint course_tree_count_files (const char *kind, CourseFileKind of);

/* All lessons, in the order of the table, of CourseLesson. */
GPtrArray *course_tree_load_lessons (void);

G_END_DECLS

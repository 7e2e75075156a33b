/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Links: a position, and the goal of a puzzle if there is one, as text that can be sent to somebody
 * and opened by pressing it.
 *
 * A link comes from anywhere, so nothing in it is trusted: reading gives a position of one of the
 * games and a goal that can be set on it, or an error with the reason.
 */
#pragma once

#include "course-puzzle.h"

G_BEGIN_DECLS

/* edubba:GAME/VERSION?FIELD&FIELD&...&goal=GOAL&turns=TURNS
 *
 * The fields are those of a position, each as it is written there, in any order; "&" stands for
 * the space between two of them. Characters that a URI may not have are percent-encoded, "|" as
 * %7C, a space as %20; other encoded characters are read too, and "%20" also parts two fields.
 * The number of turns of a puzzle, 1 or 2, is written if it is not 1. */
#define COURSE_LINK_SCHEME    "edubba"
#define COURSE_LINK_MAX_BYTES 4096

typedef struct
{
  const GameModule *module; /* borrowed */
  char             *position;
  char             *goal;  /* NULL: a position to be played on from */
  guint             turns; /* the number of turns of the puzzle; without a goal 1 */
} CourseLink;

/* Returns TRUE if a text is meant as a link, by its beginning alone. */
gboolean course_link_is_meant (const char *text);

/* Reads a link to one of the games `modules` (NULL-terminated). Fails with a sentence:
 * GAME_ERROR_LIMIT if it is too long, else GAME_ERROR_SYNTAX, in which a column is one of the link
 * or, as the sentence says, of the position or the goal in it. */
CourseLink *course_link_parse (const GameModule *const *modules,
                               const char              *text,
                               GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

void course_link_free (CourseLink *link);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CourseLink, course_link_free)

/* The link to a position that can be read, with a goal over `turns` turns, or NULL; free with
 * g_free (). NULL if it would be longer than COURSE_LINK_MAX_BYTES. */
char *course_link_print (const char *position,
                         const char *goal,
                         guint       turns) G_GNUC_WARN_UNUSED_RESULT;

/* The puzzle in a link with a goal, under a title and with a task (`say`) in the language of the
 * process. Its id is made from position, goal and turns: two links to one puzzle have one id. */
CoursePuzzle *course_link_make_puzzle (const CourseLink *link,
                                       const char       *title,
                                       const char       *say) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Links: a position, with the goal and the texts of a puzzle if it is one, or a whole lesson or
 * bout, as text that can be sent to somebody and opened by pressing it.
 *
 * A link comes from anywhere, so nothing in it is trusted: reading gives a position of one of the
 * games and a goal that can be set on it, or a lesson or bout without faults, or an error with the
 * reason.
 */
#pragma once

#include "course-bout.h"
#include "course-lesson.h"
#include "course-puzzle.h"

G_BEGIN_DECLS

/* edubba:GAME/VERSION?FIELD&FIELD&...&goal=GOAL&turns=TURNS
 *                    &title=TITLE&say=SAY&hint1=HINT&...&done=DONE
 *
 * The fields are those of a position, each as it is written there, in any order; "&" stands for
 * the space between two of them. Characters that a URI may not have are percent-encoded, "|" as
 * %7C, a space as %20; other encoded characters are read too, and "%20" also parts two fields.
 * The number of turns of a puzzle, 1 or 2, is written if it is not 1. Its texts are those of its
 * file, in UTF-8, of which every byte is encoded that a URI may not have; all may be missing. */
/* edubba:lesson?TEXT and edubba:bout?TEXT are the text of a file without remarks, encoded, with "+"
 * for a space. */
#define COURSE_LINK_SCHEME    "edubba"
#define COURSE_LINK_MAX_BYTES 4096

/* The texts in the order in which they are dropped from the end where there is no room. */
typedef enum
{
  COURSE_LINK_TITLE,
  COURSE_LINK_SAY,
  COURSE_LINK_HINT, /* the first of COURSE_MAX_NUMBER */
  COURSE_LINK_DONE = COURSE_LINK_HINT + COURSE_MAX_NUMBER,
  COURSE_LINK_N_TEXTS,
} CourseLinkText;

typedef struct
{
  CourseLesson     *lesson; /* or NULL; beside a lesson or a bout nothing else is there */
  CourseBout       *bout;   /* or NULL */
  const GameModule *module; /* borrowed */
  char             *position;
  char             *goal;                       /* NULL: a position to be played on from */
  guint             turns;                      /* of the puzzle; without a goal 1 */
  char             *texts[COURSE_LINK_N_TEXTS]; /* of the puzzle, each or NULL */
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

/* The link to a puzzle that is set on this position, with as many of its texts as there is room
 * for; NULL if there is none for the task itself. Free with g_free (). */
char *course_link_print_puzzle (const char         *position,
                                const CoursePuzzle *puzzle) G_GNUC_WARN_UNUSED_RESULT;

/* The link to a lesson or a bout; NULL if it would be too long. Free with g_free (). */
char *course_link_print_lesson (const CourseLesson *lesson) G_GNUC_WARN_UNUSED_RESULT;
char *course_link_print_bout (const CourseBout *bout) G_GNUC_WARN_UNUSED_RESULT;

/* The puzzle in a link with a goal. A link without a title or a task has those given here, in the
 * language of the process. Its id is made from position, goal and turns: two links to one puzzle
 * have one id. */
CoursePuzzle *course_link_make_puzzle (const CourseLink *link,
                                       const char       *title,
                                       const char       *say) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

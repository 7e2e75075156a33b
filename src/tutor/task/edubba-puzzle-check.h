/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Making a puzzle out of a position and a goal: its text, and whether it is one, which is worked
 * out off the main thread.
 */
#pragma once

#include <gio/gio.h>

#include "course-puzzle.h"

G_BEGIN_DECLS

typedef enum
{
  EDUBBA_MADE_SOLVABLE,
  EDUBBA_MADE_DONE,       /* the goal holds already */
  EDUBBA_MADE_UNSOLVABLE, /* proved: not within this turn */
  EDUBBA_MADE_HIDDEN,     /* it depends on where hidden cards lie */
  EDUBBA_MADE_UNKNOWN,    /* more than can be worked out, or cancelled */
} EdubbaMadeVerdict;

typedef struct
{
  EdubbaMadeVerdict verdict;
  guint             length; /* if solvable: the fewest actions, */
  guint64           count;  /* the number of lines of that length, */
  guint             rating; /* and the puzzle's difficulty; 0: not known */
} EdubbaMade;

/* The text of a puzzle file; free with g_free (). Its id is made from position and goal: the same
 * puzzle made twice is one. All but `say` (may be NULL) must be there; rating 0: none. Line
 * breaks in the texts become spaces. */
char *edubba_puzzle_check_write (const char *position,
                                 const char *goal,
                                 const char *title,
                                 const char *say,
                                 guint       rating) G_GNUC_WARN_UNUSED_RESULT;

/* Works out a puzzle's rating. The callback always comes, in the main context; cancelling makes
 * it come soon. */
void edubba_puzzle_check_check_async (CoursePuzzle       *puzzle,
                                      GCancellable       *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer            data);

/* FALSE and G_IO_ERROR_CANCELLED, or TRUE and the answer. */
gboolean edubba_puzzle_check_check_finish (GAsyncResult *result, EdubbaMade *made, GError **error);

G_END_DECLS

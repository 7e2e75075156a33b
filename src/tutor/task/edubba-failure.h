/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds out why a goal that could be reached cannot be any more (course-miss.h), off the main
 * thread, from the learner's own position.
 */
#pragma once

#include "course-miss.h"
#include "edubba-proof.h"

G_BEGIN_DECLS

/* Looks for the reason why the first goal of a question cannot be reached. over: the turn is.
 * failures (may be NULL) is borrowed, and so are the question's rules; all else is copied. The
 * answer is a CourseMiss, to be freed with g_free (). */
EdubbaJob *edubba_failure_start (const EdubbaQuestion *question,
                                 gboolean              over,
                                 const GameFailures   *failures,
                                 EdubbaJobDone         found,
                                 gpointer              asker) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

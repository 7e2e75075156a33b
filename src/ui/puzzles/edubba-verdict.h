/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a learner stands with a task, as a sentence. Why the goal has gone out of reach is said in
 * one place, the message line; beside it the panel says only that it has.
 */
#pragma once

#include "edubba-task.h"

G_BEGIN_DECLS

/* "It can be done in 4 actions.", "Still possible in 3 more actions."; the caller frees it. */
char *edubba_verdict_describe (EdubbaTask *task) G_GNUC_WARN_UNUSED_RESULT;

/* The same without a reason. */
char *edubba_verdict_describe_briefly (EdubbaTask *task) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

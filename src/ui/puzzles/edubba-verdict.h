/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The state of a learner's task, as a sentence. The reason why the goal has gone out of reach
 * stands in one place, the message line; beside it the panel says only that it has.
 */
#pragma once

#include "edubba-task.h"

G_BEGIN_DECLS

/* "It can be done in 4 actions.", "Still possible in 3 more actions."; the caller frees it. */
char *edubba_verdict_describe (EdubbaTask *task) G_GNUC_WARN_UNUSED_RESULT;

/* The same without a reason. */
char *edubba_verdict_describe_briefly (EdubbaTask *task) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

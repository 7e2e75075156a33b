/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a learner stands with a task, as a sentence. The panel and the message line both say it,
 * in the same words.
 */
#pragma once

#include "edubba-task.h"

G_BEGIN_DECLS

/* "It can be done in 4 actions.", "Still possible in 3 more actions."; the caller frees it. */
char *edubba_verdict_describe (EdubbaTask *task) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

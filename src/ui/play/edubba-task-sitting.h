/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the sittings with a task, a puzzle and a lesson: the learner plays alone, and the
 * hints lead towards the goal.
 */
#pragma once

#include "edubba-match-page.h"
#include "edubba-task.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_TASK_SITTING (edubba_task_sitting_get_type ())

G_DECLARE_DERIVABLE_TYPE (
  EdubbaTaskSitting, edubba_task_sitting, EDUBBA, TASK_SITTING, EdubbaMatchPage)

struct _EdubbaTaskSittingClass
{
  EdubbaMatchPageClass parent_class;

  /* The hints that its author wrote, NULL-terminated and borrowed, or NULL: they are NULL. */
  const char *const *(*get_hints) (EdubbaTaskSitting *self);
};

/* The task, or NULL where there is no goal; borrowed. It takes a reference. */
EdubbaTask *edubba_task_sitting_get_task (EdubbaTaskSitting *self);
void        edubba_task_sitting_set_task (EdubbaTaskSitting *self, EdubbaTask *task);

/* Returns TRUE if there is a task in this state. */
gboolean edubba_task_sitting_is_in_state (EdubbaTaskSitting *self, EdubbaTaskState state);

G_END_DECLS

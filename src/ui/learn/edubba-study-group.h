/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The study of reminders, in the preferences: a switch by which the learner agrees to take part,
 * off until they press it, the progress of the study, and its result. The answers stay hidden
 * until a round is over, so that they are not influenced; and no sentence goes beyond them
 * (edubba-study-result.h).
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-course.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_STUDY_GROUP (edubba_study_group_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaStudyGroup, edubba_study_group, EDUBBA, STUDY_GROUP, GtkWidget)

/* Shows nothing if too few rules are known for a study, and there never was one. */
GtkWidget *edubba_study_group_new (EdubbaCourse *course, EdubbaProgress *progress);

/* Shows the present state of the study. */
void edubba_study_group_update (EdubbaStudyGroup *self);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a bout is worth as a contest: it is played by players that know the actions taught so far,
 * each in the learner's seat, each try from its own seed. The scripted learner is the player's
 * first level without its errors.
 */
#pragma once

#include "course-stand.h"

G_BEGIN_DECLS

/* Who sits in the learner's seat: a level of the game's player, or one of these. */
#define COURSE_TRIAL_LEARNER (G_MAXUINT - 1)
#define COURSE_TRIAL_RANDOM  G_MAXUINT

/* How try number n ends; the same question has the same answer. COURSE_STAND_OPEN if *cancel (may
 * be NULL) became other than 0, or the game goes on for ever. *taken (may be NULL) is how many
 * turns the learner's seat took. */
CourseStandEnd course_trial_play (const CourseBout *bout,
                                  guint             who,
                                  guint64           n,
                                  const gint       *cancel,
                                  guint            *taken);

/* Whether the bout is a contest at all: of some tries the scripted learner wins one and loses one.
 * If not, GAME_ERROR_REFUSED says which is missing. */
gboolean course_bout_prove (const CourseBout *bout, const gint *cancel, GError **error);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a learner could do now, and what would come of it, for the conditions under which a rule
 * or an advice of a guide matters. An outlook is of one state in the learner's turn; it borrows
 * that state, and works out only what is asked for.
 */
#pragma once

#include "course-guide.h"

G_BEGIN_DECLS

typedef struct _CourseOutlook CourseOutlook;

/* The outlook of a seat that is to act in a full state. */
CourseOutlook *course_outlook_new (const GameRules *rules,
                                   const GameState *state,
                                   guint            seat) G_GNUC_WARN_UNUSED_RESULT;
void           course_outlook_free (CourseOutlook *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CourseOutlook, course_outlook_free)

/* Returns TRUE if the cause is there, its counters being those of `tally`. *action (may be NULL)
 * gets the first legal action that it is about: of no kind if there is none. */
gboolean course_outlook_has (CourseOutlook     *self,
                             const CourseCause *cause,
                             const GameTally   *tally,
                             const GameAction **action);

/* Returns TRUE if one of these is legal. */
gboolean course_outlook_allows (const CourseOutlook *self, const CourseActs *acts);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A puzzle that nobody wrote: a game's quest on a position, as the text of a puzzle file.
 *
 * A draft is not trusted: it is parsed and proved like any other file.
 */
#pragma once

#include "course-quests.h"
#include "game-goal.h"

G_BEGIN_DECLS

typedef struct
{
  const GameModule  *module; /* with quests */
  const CourseQuest *quest;  /* one of them */
  const char        *id;
  const char        *position;
  const char        *themes; /* with ; between them; may be NULL */
  const char        *drill;  /* a paragraph's number, or NULL */
  guint              rating; /* 0: none */
  guint64            choice; /* decides which of the quest's titles it gets */
} CourseDraft;

/* The text of the file, from "[Puzzle]" on; free with g_free (). */
char *course_draft_write (const CourseDraft *draft) G_GNUC_WARN_UNUSED_RESULT;

/* The goals of all quests of a module, for the seat `me`: an array of GameGoal, in the order of
 * the quests. A quest that is not for `seats` (it speaks of `opp`, for three) has a goal for no
 * seats, which a survey never reaches. */
GArray *course_quests_read (const GameModule *module,
                            guint             seats,
                            guint             me) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if some condition on the position holds at the start, so that a simpler quest says
 * the same. Conditions on counters are not looked at. */
gboolean course_quest_is_half_done (const GameGoal *goal, const GameState *state);

G_END_DECLS

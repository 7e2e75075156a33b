/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fresh positions that train one paragraph of the rules, made when they are wanted: somebody who
 * repeats a rule should not repeat a position.
 *
 * They are puzzles like any other, with the game's quests for goals, and proved; only, no person
 * thought them up.
 */
#pragma once

#include "course-puzzle.h"

G_BEGIN_DECLS

#define COURSE_DRILL_MAX_LENGTH 3

/* Returns TRUE if some action of a turn belongs to the paragraph ("2.5.1"), or to one below it
 * ("2.5"), so that positions can be made for it. FALSE for setup, drawing and the end of a game,
 * and for every paragraph of a game without quests. */
gboolean course_drill_is_possible (const GameModule *module, const char *paragraph);

/* A puzzle of at most COURSE_DRILL_MAX_LENGTH actions, every shortest line of which has an action
 * that stands in the paragraph; it is proved, and its key Drill names the paragraph. The same
 * module, paragraph and seed make the same puzzle. NULL if the paragraph is none for it, the
 * module has no quests, nothing came up in a bounded number of tries, or it was cancelled. Takes
 * well below a second; not for the main thread. Give back with course_puzzle_unref (). */
CoursePuzzle *course_drill_make (const GameModule *module,
                                 const char       *paragraph,
                                 guint64           seed,
                                 const gint       *cancel) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lines that the solver writes, action by action: played again, and sorted into ideas.
 *
 * Lines that hold the same actions in another order are one idea. Forced replies appear in a line
 * but do not count towards it: they are played as the solver plays them.
 */
#pragma once

#include "game-solver.h"

G_BEGIN_DECLS

/* The most lines of one puzzle that are looked at; the first in byte order. */
#define COURSE_MAX_LINES 512

/* The result of an action. */
typedef enum
{
  COURSE_LINE_GOAL,
  COURSE_LINE_OPEN, /* the goal's `me` is to act again */
  COURSE_LINE_OVER, /* nothing can follow in this turn, or a counter was overrun */
} CourseLineStep;

/* Plays a legal action of the goal's `me` on a full state, then the forced replies of others. */
CourseLineStep course_line_play (const GameRules *rules,
                                 const GameGoal  *goal,
                                 GameState       *state,
                                 GameTally       *tally,
                                 GameAction       action);

/* The actions of `me` in a line: an array of GameAction. A line of replies alone belongs to a `me`
 * that must reply; in all others replies are those of other seats. */
GArray *course_line_read (const GameRules *rules, const char *line) G_GNUC_WARN_UNUSED_RESULT;

/* The number of ideas in the lines. */
guint course_lines_count_ideas (const GameRules *rules, GPtrArray *lines);

/* The number of different paragraphs of the rules to which the actions of a line belong. */
guint course_line_count_paragraphs (const GameRules *rules, const char *line);

/* The lines without names and order: the kinds of action in a line, sorted, "raze settle settle
 * travel"; of all lines the one whose text comes first. Free with g_free (). */
char *course_lines_get_pattern (const GameRules *rules, GPtrArray *lines) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

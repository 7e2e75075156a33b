/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Values of keys that several kinds of file have: positions, goals, numbers, and lists of kinds of
 * action and of actions, "raze;build:own". Each reader adds its faults to those of the keys, and
 * returns FALSE then.
 */
#pragma once

#include "course-keys.h"
#include "game-goal.h"
#include "game-module.h"

G_BEGIN_DECLS

/* Reads "yes"; *flag stays FALSE without the key. */
gboolean course_flag_read (const CourseKeys *keys,
                           const char       *group,
                           const char       *key,
                           gboolean         *flag);

/* Reads a number; *number stays as it is without the key. */
gboolean course_number_read (const CourseKeys *keys,
                             const char       *group,
                             const char       *key,
                             guint             min,
                             guint             max,
                             guint            *number);

/* Reads the game and the position of the key Position: its text in the form that the game's reader
 * takes, and the state, completed from seed. Nothing is set without the key, and what cannot be
 * read stays empty. */
gboolean course_position_read (const CourseKeys        *keys,
                               const GameModule *const *modules,
                               const char              *group,
                               guint64                  seed,
                               const GameModule       **module,
                               char                   **position,
                               GameState              **state);

/* Reads a goal for the seat `me`; a goal without conditions without the key, and after a fault. */
gboolean course_goal_read (const CourseKeys *keys,
                           const GameRules  *rules,
                           const char       *group,
                           const char       *key,
                           guint             seats,
                           guint             me,
                           GameGoal         *goal);

/* Appends the numbers of a list to `numbers` (of guint64). */
gboolean course_numbers_read (
  const CourseKeys *keys, const char *group, const char *key, GArray *numbers);

/* All zero: none. */
typedef struct
{
  const GameRules *rules;
  guint64          kinds;      /* a bit for each kind that is meant as a whole */
  guint64          part_kinds; /* for each kind of which actions or beginnings are listed */
  GStrv            beginnings; /* or NULL, as `actions`, where nothing is listed */
  GArray          *actions;    /* of GameAction */
} CourseActs;

/* Reads a list of kinds as bits, which are added to *kinds; none without the key. */
gboolean course_kinds_read (const CourseKeys *keys,
                            const GameRules  *rules,
                            const char       *group,
                            const char       *key,
                            guint64          *kinds);

/* Reads a list of kinds, actions and beginnings of actions ("build:city*") into empty acts; they
 * are to be cleared, read or not. */
gboolean course_acts_read (const CourseKeys *keys,
                           const GameRules  *rules,
                           const char       *group,
                           const char       *key,
                           CourseActs       *acts);
void     course_acts_clear (CourseActs *acts);

/* Returns TRUE if an action is among these. */
gboolean course_acts_have (const CourseActs *acts, GameAction action);

/* The kinds that are among these, those of single actions and of beginnings included. */
guint64 course_acts_get_kinds (const CourseActs *acts);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The standing of a bout: followed action by action, it says when the bout is over and why. The
 * first goal that holds decides; if an action reaches both, the goal of the side that played it
 * does.
 */
#pragma once

#include "course-bout.h"
#include "game-record.h"

G_BEGIN_DECLS

typedef enum
{
  COURSE_STAND_OPEN,
  COURSE_STAND_WON,  /* by the learner: the goal, or the game by its rules */
  COURSE_STAND_LOST, /* the opponent's goal, or the game by its rules */
  COURSE_STAND_LATE, /* the learner's turns are used up, or the game ends in a draw */
} CourseStandEnd;

typedef struct
{
  CourseStandEnd end;
  guint          taken; /* the learner's turns that are over */
  GameTally      own;   /* the learner's counters */
  GameTally      rival; /* the opponent's counters */
} CourseStand;

/* An empty stand is that before the first action. Follows an action of `seat` that led to `after`;
 * once the bout is over nothing changes any more. */
void course_stand_follow (CourseStand      *stand,
                          const CourseBout *bout,
                          guint             seat,
                          GameAction        action,
                          const GameState  *after);

/* The standing of a bout behind the first n actions of a record of it. */
CourseStand course_stand_of_record (const CourseBout *bout, const GameRecord *record, guint n);

/* The number of turns that the learner has left, the present one included. */
guint course_stand_count_left (const CourseStand *stand, const CourseBout *bout);

G_END_DECLS

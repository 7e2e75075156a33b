/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tutor of a first game (course-guide.h), as a plain value: followed action by action, it has
 * the sentence that helps the learner most now, and the rules that were met and used.
 *
 * A rule is met in the first turn of the learner in which it matters; only one is told at a time,
 * and the next one once that has been used or does not matter any more. A rule that was met and
 * not used, or was refused, is told in the second words two turns later, once. Where no rule is
 * to be told when a turn begins, the first advice that matters is given, each in turn with its
 * hints. Turns are the learner's, from 1.
 */
#pragma once

#include "course-stand.h"

G_BEGIN_DECLS

/* Turns; 0: never. */
typedef struct
{
  guint mattered; /* for the first time */
  guint met;
  guint again; /* told in the second words */
  guint used;
  guint refused; /* the last time */
} CourseRuleMark;

typedef enum
{
  COURSE_SAYING_NOTHING,
  COURSE_SAYING_RULE,
  COURSE_SAYING_AGAIN,
  COURSE_SAYING_ADVICE,
} CourseSaying;

/* All zero: before the first look. */
typedef struct
{
  CourseRuleMark marks[COURSE_MAX_RULES];

  /* What is said now (or NULL), and about which part of the board (or NULL); borrowed from the
   * bout. */
  CourseSaying saying;
  guint        index; /* of the rule or advice */
  const char  *say;
  const char  *part;
  gboolean     has_action; /* without a part: a legal action that it is about */
  GameAction   action;

  guint     turn;                       /* the last one that was looked at */
  GameTally counts[2];                  /* the learner's in the last turn but one, and the last */
  GameTally count;                      /* and in this turn */
  guint     advised[COURSE_MAX_ADVICE]; /* the turn */
  guint8    given[COURSE_MAX_ADVICE];   /* the number of hints */
} CourseMentor;

/* Before the first action, and after each: looks at the state that `stand` belongs to. Nothing is
 * said while another seat is to act. */
void course_mentor_look (CourseMentor      *mentor,
                         const CourseBout  *bout,
                         const CourseStand *stand,
                         const GameState   *state);

/* Follows an action of `seat` that led to `after`, where the stand is `stand`, and looks there. */
void course_mentor_follow (CourseMentor      *mentor,
                           const CourseBout  *bout,
                           const CourseStand *stand,
                           guint              seat,
                           GameAction         action,
                           const GameState   *after);

/* Notes that the rules have refused an action of the learner in a turn: a rule about such actions
 * is told again. */
void course_mentor_refuse (CourseMentor     *mentor,
                           const CourseBout *bout,
                           guint             turn,
                           GameAction        action);

/* The kinds of action that the opponent knows by now: those that the bout gives it, without those
 * of rules that the learner has not met. 0: all. */
guint64 course_mentor_get_rival_kinds (const CourseMentor *mentor, const CourseBout *bout);

/* Returns TRUE if the rules have mattered in the turns by which the guide wants them. */
gboolean course_mentor_is_served (const CourseMentor *mentor, const CourseGuide *guide);

/* The number of rules that were met, and used, as course_guide_count_wanted () counts them. */
guint course_mentor_count_met (const CourseMentor *mentor, const CourseGuide *guide);
guint course_mentor_count_used (const CourseMentor *mentor, const CourseGuide *guide);

G_END_DECLS

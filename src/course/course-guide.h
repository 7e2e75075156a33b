/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The guide of a first game: the rules that a bout teaches while it is played, each in the first
 * turn in which it matters, and the advice for a learner who is stuck. They are groups of the
 * bout's file, behind all others; course-mentor.h follows a game with them.
 */
#pragma once

#include "course-values.h"
#include "game-goal.h"

G_BEGIN_DECLS

/* The groups and keys, as in course-bout.h.
 *
 *   [Rule 1], [Rule 2] ...   in the order in which they are told if several matter
 *   + Title="..."            its name on the list of rules met, a word or two
 *   + Paragraphs=2.3;2.3.1   of the rules
 *   When=build:own;raze      kinds of action, or actions, or with a star beginnings of actions
 *                            (build:city*): it matters where one of them is legal
 *   Near=yes                 ... or would be after one more action
 *   If=score(me) >= 9        a goal of the learner: it matters while this holds, too; counters
 *                            are those of the whole game. When, If, or both
 *   Reach=largest(me) >= 2   ... and one action of When leads to where this holds
 *   Used=raze                the learner has used it with one of these; When if left out. Until
 *                            one of them is legal it is not told again
 *   Goal=builds >= 2         the learner has used it once this holds
 *   Any=3                    of all rules with Any so many are enough
 *   By=4                     a deal serves if it matters by this turn; of rules with Any, if one
 *                            of them does
 *   + Say="..." Again="..."  the first words, and the second ones
 *   Spotlight=store:me       the part of the board that they are about
 *
 *   [Advice 1], [Advice 2] ...  in the order of their weight
 *   When= Near= If= Reach= Spotlight=   as of a rule; the counters are those of the last two turns
 *   + Hint1="..." Hint2=...  what is said, one after the other */

#define COURSE_MAX_RULES  32
#define COURSE_MAX_ADVICE 32

typedef struct _CourseGuide CourseGuide;

/* The condition under which a rule or an advice matters. */
typedef struct
{
  gboolean   is_bound; /* to acts: one of them is legal */
  CourseActs acts;
  gboolean   is_near; /* one of them would be legal after one more action */
  GameGoal   state;   /* without conditions: always */
  gboolean   is_step; /* one of the acts leads to `reach` */
  GameGoal   reach;
} CourseCause;

typedef struct
{
  char       *title;
  GStrv       paragraphs;
  CourseCause cause;
  CourseActs  used;
  gboolean    is_later; /* `used` are other acts than the cause's, perhaps legal only later */
  gboolean    has_goal;
  GameGoal    goal;
  guint       any; /* 0: it counts by itself */
  guint       by;  /* a turn of the learner, or 0: any */
  char       *say;
  char       *again;
  char       *part; /* of the board, or NULL */
} CourseRule;

typedef struct
{
  CourseCause cause;
  GStrv       hints;
  char       *part; /* of the board, or NULL */
} CourseAdvice;

/* For the readers of bouts: the keys of the two groups. */
extern const CourseKey course_guide_rule_keys[];
extern const CourseKey course_guide_advice_keys[];

/* Reads the guide of a bout for two with the learner in `seat`, and adds its faults; NULL if the
 * file has none. */
CourseGuide *course_guide_read (const CourseKeys *keys,
                                const GameRules  *rules,
                                guint             seat) G_GNUC_WARN_UNUSED_RESULT;
void         course_guide_free (CourseGuide *guide);

guint               course_guide_get_n_rules (const CourseGuide *guide);
const CourseRule   *course_guide_get_rule (const CourseGuide *guide, guint i);
guint               course_guide_get_n_advice (const CourseGuide *guide);
const CourseAdvice *course_guide_get_advice (const CourseGuide *guide, guint i);

/* The number of rules that there are to be met: those with Any count as so many. */
guint course_guide_count_wanted (const CourseGuide *guide);

G_END_DECLS

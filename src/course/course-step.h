/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One step of a lesson, or one of the tasks at its end, as it stands in the file: everything is
 * read and has the right form. Other files prove that its actions are legal and its goals can be
 * reached.
 */
#pragma once

#include "course-keys.h"
#include "game-goal.h"
#include "game-module.h"
#include "game-solver.h"

G_BEGIN_DECLS

typedef enum
{
  COURSE_STEP_LOOK, /* something is said, and perhaps shown, until the learner goes on */
  COURSE_STEP_DO,   /* a goal is to be reached */
  COURSE_STEP_ASK,  /* a question is to be answered */
} CourseStepKind;

/* The meaning of a goal. */
/* In the place of a part of the board: none. */
#define COURSE_NOWHERE "-"

typedef enum
{
  COURSE_GOAL_DONE,   /* the goal of the step */
  COURSE_GOAL_FINE,   /* so is this, though another way would have been better */
  COURSE_GOAL_MISSED, /* a mistake that the step foresees: the learner tries again */
} CourseGoalKind;

/* The legal actions that may be played: all, or those of a list and of some kinds. */
typedef struct
{
  gboolean is_free;       /* all of them, and the rest means nothing */
  guint64  allowed_kinds; /* a bit for each kind that is allowed as a whole */
  GArray  *allowed;       /* of GameAction; shared by all copies, or NULL where nothing is listed */
} CourseLimits;

/* Owned by its lesson, and read-only. Texts and lists that the file does not have are NULL and
 * empty. */
typedef struct
{
  CourseStepKind kind;
  gboolean       is_task;    /* a free task at the end */
  gboolean       is_sound;   /* it can be proved; FALSE only in a lesson with faults */
  char          *name;       /* the group in the file: "Step 1", "Task 2" */
  char          *position;   /* NULL: on from where the step before ended */
  char          *say;        /* the first text */
  GStrv          spotlights; /* parts of the board: "colonnade:me:H", "hand:me", "end" */
  GArray        *shown;      /* of GameAction: played for the learner to see, before all else */
  GStrv          drills;     /* paragraphs of the rules that it trains: "2.5.1" */

  guint        n_goals;
  GameGoal    *goals;                    /* the first that holds ends the try */
  guint8       kinds[COURSE_MAX_NUMBER]; /* of each goal: a CourseGoalKind; the first is done */
  GStrv        done;                     /* for each goal the text when it is reached */
  GStrv        hints;                    /* from the vaguest to the plainest */
  char        *not_now;                  /* answers a legal action that is not allowed here */
  CourseLimits limits;                   /* the actions that are allowed */

  char *ask;
  GStrv choices;
  GStrv replies;
  GStrv points; /* for each choice its part of the board, or "-"; or none at all */
  guint right;  /* the index of the right choice */

  /* The answer to type, if there are no choices: a goal's term, or a number, whose condition has
   * no term. The first reply is to the right number, the second one to another. */
  gboolean      has_answer;
  GameCondition answer;
} CourseStep;

/* The limits of a step, or of none (NULL): everything is allowed. A caller that needs them for
 * longer than the step lives takes this copy, and clears it. */
CourseLimits course_limits_copy (const CourseLimits *limits);
void         course_limits_clear (CourseLimits *limits);

/* Returns TRUE if two allow the same; lists are the same if one is a copy of the other. */
gboolean course_limits_equal (const CourseLimits *one, const CourseLimits *two);

/* Returns TRUE if a legal action may be played; and the same as a filter for the solver, which
 * lives as long as the limits. */
gboolean   course_limits_allow (const CourseLimits *limits, GameAction action);
GameFilter course_limits_get_filter (const CourseLimits *limits);

/* The same of a step's limits. */
gboolean   course_step_allows (const CourseStep *step, GameAction action);
GameFilter course_step_get_filter (const CourseStep *step);

/* The number that answers the step's question, which has an answer to type, on a full position. */
gint course_step_get_answer (const CourseStep *step, const GameState *state, guint me);

/* Copies the goals that the step asks for, all but those of the kind COURSE_GOAL_MISSED, and
 * returns their number. */
guint course_step_get_wanted (const CourseStep *step, GameGoal wanted[COURSE_MAX_NUMBER]);

/* Shared by the steps of a lesson: the learner's seat; the game, NULL before the first step with
 * a position, which decides on it; and the number of seats in the last position. */
typedef struct
{
  guint             seat;
  const GameModule *module;
  guint             seats;
} CourseSetting;

/* For the reader of lessons, which gets a step even after faults. A step with a position changes
 * the setting. */
CourseStep *course_step_read (const CourseKeys        *keys,
                              const char              *group,
                              const GameModule *const *modules,
                              CourseSetting           *setting) G_GNUC_WARN_UNUSED_RESULT;
void        course_step_free (CourseStep *step);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CourseStep, course_step_free)

G_END_DECLS

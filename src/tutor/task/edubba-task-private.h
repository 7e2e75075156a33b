/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of a task: its struct, and the points (edubba-task-points.c) that the task
 * itself (edubba-task.c) has proved and tells of.
 */
#pragma once

#include "edubba-proof.h"
#include "game-replies.h"
#include "edubba-task.h"

G_BEGIN_DECLS

#define EDUBBA_TASK_NO_POINT G_MAXUINT

enum
{
  PROP_MATCH = 1,
  PROP_STATE,
  PROP_REMAINING,
  PROP_TAKEN,
  PROP_FEWEST,
  PROP_IMPOSSIBLE,
  PROP_CAN_TAKE_BACK,
  PROP_EXPLAINED,
  N_PROPS,
};

/* The values of all properties but the match, by property. */
typedef struct
{
  guint value[N_PROPS];
} EdubbaTaskFacts;

/* A point of the line: the position before action number i of the record, or behind the last. */
typedef struct
{
  GameAction      by; /* the action that led here; nothing for the first */
  GameTally       tally;
  EdubbaTaskPhase phase;
  guint           own;    /* actions of the learner up to here */
  guint           ends;   /* turns that the learner has ended */
  gboolean        solved; /* a goal that is asked for was reached here or before */
  gboolean        missed; /* or one that is a mistake */
  guint           goal;   /* the goal reached, if any */
  gboolean        over;   /* the learner's turn is over */
  gboolean        proved; /* verdict and length are known */
  GameVerdict     verdict;
  guint           length;
} EdubbaTaskPoint;

struct _EdubbaTask
{
  GObject parent_instance;

  /* Borrowed. */
  const GameRules  *rules;
  const CourseStep *step; /* the step that limits the actions; or NULL */

  /* Owned. */
  EdubbaMatch *match;
  GArray      *points; /* of EdubbaTaskPoint, one more than the record has actions */
  EdubbaJob   *proof;

  EdubbaJob *failing; /* NULL unless a reason is looked for */
  GameGoal  *goals;   /* all that end the try */

  EdubbaJob   *replying; /* NULL unless replies are worked out */
  GameReplies *replies;  /* over two turns, once they are */
  GameGoal    *wanted;   /* those of them that are asked for */

  guint           turns;
  gboolean        unproved; /* the replies could not be worked out */
  gboolean        paused;   /* nothing is worked out */
  guint           pace;     /* of the reply */
  guint           source;   /* of its next action, or 0 */
  guint           n_goals;
  guint           n_wanted;
  guint           me;
  guint           start;       /* the cursor where the task begins */
  guint           proof_point; /* the point that `proof` is about */
  guint64         memory;
  guint           failure_point; /* the point of `failing` or `failure` */
  gboolean        explained;     /* `failure` is known */
  CourseMiss      failure;
  gboolean        wants_back; /* to be taken back once the number of actions is known */
  EdubbaTaskFacts notified;
};

EdubbaTaskPoint *edubba_task_get_point (EdubbaTask *self, guint i);
const GameState *edubba_task_get_state_at (EdubbaTask *self, guint i);

/* Over two turns: starts to work out the replies; finds the phase of a point, and its facts
 * without the solver; lays the hidden cards as the reply to ending the turn here needs them;
 * plays the next action of a reply soon, if one is due: TRUE if so. */
void     edubba_task_start_replies (EdubbaTask *self);
void     edubba_task_find_phase (EdubbaTask *self, EdubbaTaskPoint *point, guint i);
void     edubba_task_prepare_reply (EdubbaTask *self);
gboolean edubba_task_reply (EdubbaTask *self);

/* Updates everything after the match, or the knowledge of a point, has changed. */
void edubba_task_go_on (EdubbaTask *self);

/* Brings the points up to the record. Those that are still right keep their proofs. */
void edubba_task_follow_record (EdubbaTask *self);

/* Returns TRUE if a goal of either kind was reached, so that nothing more is to be done. */
gboolean edubba_task_is_closed (const EdubbaTaskPoint *point);

gboolean edubba_task_is_lost (const EdubbaTaskPoint *point);

/* The last point before `i` that is not known to be lost, where the learner was to act; or
 * EDUBBA_TASK_NO_POINT. */
guint edubba_task_find_earlier (EdubbaTask *self, guint i);

/* Drops the reason for a failure, and the search for one. */
void edubba_task_forget_failure (EdubbaTask *self);

/* The point before the learner's last action, if that has put the goal out of reach, as far as is
 * known; or EDUBBA_TASK_NO_POINT. */
guint edubba_task_find_slip (EdubbaTask *self);

/* The point whose proof is needed next, or EDUBBA_TASK_NO_POINT. */
guint edubba_task_find_need (EdubbaTask *self);

G_END_DECLS

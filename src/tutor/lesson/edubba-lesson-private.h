/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the running lesson's files: its struct, the way into a step, and its beginning for a
 * learner who has not come from the step before.
 */
#pragma once

#include "edubba-lesson.h"

G_BEGIN_DECLS

/* The values of the properties that notify, by property. */
typedef struct
{
  guint value[7];
} EdubbaLessonFacts;

struct _EdubbaLesson
{
  GObject parent_instance;

  /* Owned. */
  CourseLesson   *lesson;
  EdubbaProgress *progress;
  EdubbaMatch    *match;
  EdubbaTask     *task;
  GameState     **bases; /* by step: where it begins, if it goes on from one that was done */

  guint             step;
  guint             entered; /* the number of times that any step was entered */
  guint             shown;   /* the number of actions of the step that have been shown */
  guint             choice;
  guint             pace;
  guint             show_id; /* source: the next action is shown */
  gboolean          testing;
  gboolean          hinted;    /* the step is no proof of knowledge any more: a hint was given, */
  gboolean          slipped;   /* or something was done that could not lead to its goal */
  gboolean          regretted; /* and taken back */
  gboolean          credited;
  gboolean          spoilt;     /* testing out was lost */
  guint             n_hints;    /* rungs of hints and wrong answers since the lesson began */
  guint             n_clean;    /* steps done at their first visit without a slip or a hint */
  guint             furthest;   /* the first step that the learner has not come to yet */
  gboolean          fresh;      /* the present step is at its first visit */
  gboolean          rules_only; /* the rules that it trains are noted, but not the lesson */
  char             *worked;     /* owned: the working shown after a wrong number; or NULL */
  guint             missed;     /* the first task that was skipped, or the number of steps */
  EdubbaLessonFacts notified;
};

const GameRules *edubba_lesson_get_rules (EdubbaLesson *self);
gboolean         edubba_lesson_is_over (EdubbaLesson *self);

/* Returns TRUE if the step's goal is reached. */
gboolean edubba_lesson_is_solved (EdubbaLesson *self);

/* Tells progress about each rule that the step trains. */
void edubba_lesson_note (EdubbaLesson *self, EdubbaRuleNote note);

/* Keeps the number of hints in the progress, where the lesson is noted. */
void edubba_lesson_keep_hints (EdubbaLesson *self);

/* Notes the rules that the learner's own actions of the step have used, whatever it trains. */
void edubba_lesson_note_uses (EdubbaLesson *self);

/* Credits the learner for the step, once for each time that it is entered. */
void edubba_lesson_give_credit (EdubbaLesson *self);

/* Notifies the properties that have changed since the last time; `always`: at least one
 * notification, even if none has. */
void edubba_lesson_settle (EdubbaLesson *self, gboolean always);

/* Restarts a step, or ends the lesson after the last. */
void edubba_lesson_enter (EdubbaLesson *self, guint step);

/* The position in which step `index` begins, before the actions it shows: its own, or the end of
 * the step before by the solver's line to its first goal. A new state. */
GameState *edubba_lesson_find_base (const CourseLesson *lesson,
                                    guint               index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tutor of a try at a first game, for edubba-bout.c alone: the course's mentor
 * (course-mentor.h) with what the record does not have, the refusals, and with its effects: on the
 * opponent, and in the ledger.
 */
#pragma once

#include "edubba-bout.h"

G_BEGIN_DECLS

typedef struct _EdubbaBoutMentor EdubbaBoutMentor;

/* The file has a guide, and lives as long. */
EdubbaBoutMentor *edubba_bout_mentor_new (const CourseBout *file) G_GNUC_WARN_UNUSED_RESULT;
void              edubba_bout_mentor_free (EdubbaBoutMentor *self);

const CourseMentor *edubba_bout_mentor_get (const EdubbaBoutMentor *self);

/* Begins to follow the match anew, and follows an action (course-mentor.h). */
void edubba_bout_mentor_begin (EdubbaBoutMentor  *self,
                               const CourseStand *stand,
                               const GameState   *state);
void edubba_bout_mentor_follow (EdubbaBoutMentor  *self,
                                const CourseStand *stand,
                                guint              seat,
                                GameAction         action,
                                const GameState   *after);

/* The rules have refused an action of the learner, as text. */
void edubba_bout_mentor_refuse (EdubbaBoutMentor  *self,
                                const CourseStand *stand,
                                const char        *action);

/* Lets the opponent use what the learner has met. */
void edubba_bout_mentor_hold_back (EdubbaBoutMentor *self, EdubbaEngine *engine);

/* Notes the paragraphs of rules that were used since the last time; only passes over them if
 * progress is NULL. */
void edubba_bout_mentor_note (EdubbaBoutMentor *self, EdubbaProgress *progress);

G_END_DECLS

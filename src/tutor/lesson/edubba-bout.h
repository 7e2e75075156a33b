/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A try at a bout: an ordinary match, and beside it an object that watches the goals, counts the
 * turns, and has the sentences of the opponent and the tutor.
 *
 * The bout's stand and the opponent's last sentence follow from the match's record alone, so
 * taking back takes those back as well. The tutor asks the game's player, with the learner's view
 * and the paragraphs taught, whether a rule would serve now.
 */
#pragma once

#include "course-lesson.h"
#include "course-mentor.h"
#include "course-stand.h"
#include "edubba-engine.h"
#include "edubba-match.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_BOUT (edubba_bout_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaBout, edubba_bout, EDUBBA, BOUT, GObject)

/* Signal:
 *   changed ()   its stand, or a sentence, may be different */

/* A try (takes a reference to the file). With a progress (or NULL) the try is counted there, and
 * the count decides on its cards; the rules used in it are noted, and a victory. */
EdubbaBout *edubba_bout_new (CourseBout     *file,
                             EdubbaProgress *progress) G_GNUC_WARN_UNUSED_RESULT;

/* The lessons of the course (of CourseLesson; a reference is taken): a victory tests out of
 * those of the bout's chapter whose rules it has shown (edubba_witness_covers ()). */
void edubba_bout_set_lessons (EdubbaBout *self, GPtrArray *lessons);

/* Goes on with a try from its match, which edubba_bout_is_open () was asked about. It is not
 * counted again. */
EdubbaBout *edubba_bout_resume (CourseBout     *file,
                                EdubbaProgress *progress,
                                EdubbaMatch    *match) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if a match is a try at a bout, by its record and its first position; and if it is
 * such a try and not over at the match's cursor. */
gboolean edubba_bout_is_try (const CourseBout *file, EdubbaMatch *match);
gboolean edubba_bout_is_open (const CourseBout *file, EdubbaMatch *match);

/* Says why a try at a bout is over behind the first n actions of its match; NULL if it goes on
 * there. The caller frees it. */
char *edubba_bout_describe_end (const CourseBout *file,
                                EdubbaMatch      *match,
                                guint             n) G_GNUC_WARN_UNUSED_RESULT;

/* Borrowed. The match's seats are taken; the engine plays the opponent as the file has it. */
CourseBout   *edubba_bout_get_file (EdubbaBout *self);
EdubbaMatch  *edubba_bout_get_match (EdubbaBout *self);
EdubbaEngine *edubba_bout_get_engine (EdubbaBout *self);

CourseStandEnd edubba_bout_get_end (EdubbaBout *self);

/* The learner's turns that are left, the present one included. */
guint edubba_bout_get_left (EdubbaBout *self);

/* The opponent's last remark, the reason for the end of the bout (NULL while it goes on), and the
 * tutor's tip for this turn (or NULL); borrowed. */
const char *edubba_bout_get_line (EdubbaBout *self);
const char *edubba_bout_get_reason (EdubbaBout *self);
const char *edubba_bout_get_tip (EdubbaBout *self);

/* Of a first game: what its tutor says, which is the tip, and the rules that were met and used up
 * to the match's cursor; NULL if the file has no guide. Borrowed. */
const CourseMentor *edubba_bout_get_mentor (EdubbaBout *self);

/* The state of a bout, as of a lesson, and the number of tries begun. */
EdubbaLessonState edubba_bout_find_state (const CourseBout *file, EdubbaProgress *progress);
guint             edubba_bout_count_tries (const CourseBout *file, EdubbaProgress *progress);

G_END_DECLS

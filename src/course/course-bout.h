/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bouts: short games by the real rules against somebody with a name, a level and a habit, from a
 * set position, with an end of their own, as a key file (*.bout). A bout closes a chapter of the
 * course, and its file says which lessons belong to that.
 *
 * course-stand.h has the standing of a bout after each action; playing it shows that it is a
 * contest (course-trial.h). Translations are looked for as for lessons.
 */
#pragma once

#include "course-guide.h"
#include "game-goal.h"
#include "game-module.h"

G_BEGIN_DECLS

/* The groups and keys, in the order in which they are usually written. Required: +. Translatable:
 * texts in quotes.
 *
 *   [Bout]
 *   + Id=first-bricks        a word of a-z 0-9 -, also the file's name and that of the progress
 *   + Chapter=1              which chapter it closes, from 1; 0: the first game of all, with rules
 *   + Title="..."            the chapter's
 *   + Summary="..."          what the chapter is about, in a sentence
 *   Lessons=runs;medes       ids of the chapter's lessons; Chapter=0 has none
 *   + Rival=iltani           the opponent's id, a word: the game has a picture of that name
 *   + Name="..."             the opponent's name
 *   + About="..."            who that is, in a sentence
 *   Level=scribe             how strong: a level of the game's player; the Pupil if left out
 *   Habit=raze               kinds of action that the opponent likes, all among Actions
 *   Lean=400                 how much, in thousandths of log odds (GameHabit)
 *   + Position=...           full or partial: then every try is dealt by its own seed
 *   Seed=1                   the first try's seed; 0 if left out
 *   Seeds=3;17;22            the seeds of the tries, in turn, if not every deal serves
 *   Seat=1                   the learner's, from 1; 1 if left out
 *   + Actions=travel;settle  the kinds of action taught so far: the opponent uses no others
 *   + Goal1=... Goal2=...    the learner wins by any of these, however the game stands
 *   + Against1=...           the opponent wins by any of these; `me` is the opponent
 *   + Turns=8                the learner's turns; after the last of them the bout is lost
 *   Ahead=yes                after the last of them whoever is ahead by the rules has won
 *   + Aim="..."              both goals in a few words: always in sight
 *   + Say="..."              what is to be done, before the first turn
 *   + Won="..." Lost="..." Late="..."
 *                            why: by a Goal, by an Against, or because the turns are used up.
 *                            Where the rules end the game before any of that, they say why
 *   + Greets="..." Yields="..." Gloats="..."
 *                            what the opponent says at first, when beaten, and when not
 *   Concedes="..." Triumphs="..."
 *                            the same two where the rules have ended the game before either goal
 *                            was reached; Yields and Gloats if left out
 *
 *   [Line 1], [Line 2] ...   what the opponent says, each once
 *   + When=raze;halve        after an action of these kinds (the opponent's: among Actions) ...
 *   + Who=me                 ... by the learner (me) or the opponent (opp)
 *   + Say="..."
 *
 *   [Tip 1], [Tip 2] ...     what the tutor says, each once
 *   + When=raze              where one of these kinds would serve in the learner's turn
 *   + Say="..."
 *
 *   [Rule 1] ... [Advice 1] ...   the guide of a first game (course-guide.h) */

#define COURSE_BOUT_MAX_BYTES (64 * 1024)
#define COURSE_BOUT_MAX_TURNS 30

typedef struct _CourseBout CourseBout;

/* A sentence for an occasion. Borrowed from its bout. */
typedef struct
{
  guint64  kinds;    /* a bit for each kind of action */
  gboolean is_rival; /* of a line: after the opponent's actions, not the learner's */
  char    *say;
} CourseRemark;

/* The texts about the bout as a whole. */
typedef enum
{
  COURSE_BOUT_TITLE,
  COURSE_BOUT_SUMMARY,
  COURSE_BOUT_NAME,
  COURSE_BOUT_ABOUT,
  COURSE_BOUT_AIM,
  COURSE_BOUT_SAY,
  COURSE_BOUT_WON,
  COURSE_BOUT_LOST,
  COURSE_BOUT_LATE,
  COURSE_BOUT_GREETS,
  COURSE_BOUT_YIELDS,
  COURSE_BOUT_GLOATS,
  COURSE_BOUT_CONCEDES, /* as Yields, if the file does not say */
  COURSE_BOUT_TRIUMPHS, /* as Gloats */
  COURSE_BOUT_N_TEXTS,
} CourseBoutText;

/* Reads a bout of one of `modules` (NULL-terminated, borrowed for the bout's life), and adds all
 * its faults. NULL if what was read is not enough to be played. */
CourseBout *course_bout_read (const GameModule *const *modules,
                              const char              *text,
                              gsize                    length,
                              CourseFaults            *faults) G_GNUC_WARN_UNUSED_RESULT;

/* The same, NULL after any fault: the first one is the error (GAME_ERROR_SYNTAX or
 * GAME_ERROR_LIMIT), a sentence that names group and key, or the line. */
CourseBout *course_bout_parse (const GameModule *const *modules,
                               const char              *text,
                               gsize                    length,
                               GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a bout from a file; the error (also G_FILE_ERROR) names the file too. */
CourseBout *course_bout_load (const GameModule *const *modules,
                              const char              *path,
                              GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

CourseBout *course_bout_ref (CourseBout *bout);
void        course_bout_unref (CourseBout *bout);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CourseBout, course_bout_unref)

/* Everything is borrowed, and lives as long as the bout. */
const GameModule  *course_bout_get_module (const CourseBout *bout);
const char        *course_bout_get_id (const CourseBout *bout);
const char        *course_bout_get_source (const CourseBout *bout); /* the text of its file */
const char        *course_bout_get_rival (const CourseBout *bout);
const char        *course_bout_get_text (const CourseBout *bout, CourseBoutText text);
const char *const *course_bout_get_lessons (const CourseBout *bout);

/* From 1, or 0: the first game of all. */
guint course_bout_get_chapter (const CourseBout *bout);

/* The players: the learner's seat; the opponent's seat, which is the other of two, its level and
 * habit; and the kinds of action that the learner was taught, a bit each. The opponent plays by
 * the same kinds, so that nobody is hit by something that no lesson has explained: for its player
 * they are 0, all, if nothing is left to be taught. */
guint     course_bout_get_seat (const CourseBout *bout);
guint     course_bout_get_rival_seat (const CourseBout *bout);
guint     course_bout_get_level (const CourseBout *bout);
GameHabit course_bout_get_habit (const CourseBout *bout);
guint64   course_bout_get_kinds (const CourseBout *bout);
guint64   course_bout_get_rival_kinds (const CourseBout *bout);

/* The goals of a side, the learner or the opponent: *n of them. */
const GameGoal *course_bout_get_goals (const CourseBout *bout, gboolean by_rival, guint *n);

/* Returns TRUE if a side, the learner or the opponent, has reached one of its goals. */
gboolean course_bout_is_reached (const CourseBout *bout,
                                 gboolean          by_rival,
                                 const GameState  *state,
                                 const GameTally  *tally);

/* Returns TRUE if, once the turns are used up, whoever is ahead by the rules has won. */
gboolean course_bout_counts_lead (const CourseBout *bout);

/* The learner's turns. */
guint course_bout_get_turns (const CourseBout *bout);

/* The position of try number n, from 0, or of a seed, as it is played: full. Free with
 * g_free (). */
GameState *course_bout_deal (const CourseBout *bout, guint64 n) G_GNUC_WARN_UNUSED_RESULT;
GameState *course_bout_deal_seed (const CourseBout *bout, guint64 seed) G_GNUC_WARN_UNUSED_RESULT;

/* The number of seeds that the file lists, or 0. */
guint course_bout_get_n_seeds (const CourseBout *bout);

/* What the bout teaches while it is played, or NULL. */
const CourseGuide *course_bout_get_guide (const CourseBout *bout);

/* The remarks of the opponent, and of the tutor. */
guint               course_bout_get_n_lines (const CourseBout *bout);
const CourseRemark *course_bout_get_line (const CourseBout *bout, guint i);
guint               course_bout_get_n_tips (const CourseBout *bout);
const CourseRemark *course_bout_get_tip (const CourseBout *bout, guint i);

/* The bout with this id among `bouts` (of CourseBout), or NULL; borrowed. */
CourseBout *course_bouts_find (const GPtrArray *bouts, const char *id);

/* The groups and keys of the file. */
const CourseForm *course_bout_get_form (void);

G_END_DECLS

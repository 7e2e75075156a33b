/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A study of one learner, as pure functions: do reminders help? A third of the rules known, drawn
 * by chance, rests for 30 days, which means that no reminder brings it back; small tasks that
 * were never seen before test all of them after a week and after 30 days. The results are in
 * edubba-study-result.h.
 *
 * A test waits for up to two weeks, and as long as it waits nothing else is reminded of. A learner
 * may still meet a resting rule in a game or a puzzle; the study asks what reminders are worth
 * beside that. A study may be repeated: each time is a round, with a new draw.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Fewer rules are too few to compare. */
#define EDUBBA_STUDY_MIN_RULES 6
#define EDUBBA_STUDY_DAYS      30

typedef enum
{
  EDUBBA_STUDY_WEEK,  /* after 7 days */
  EDUBBA_STUDY_MONTH, /* after 30 days */
  EDUBBA_STUDY_N_TESTS,
} EdubbaStudyTest;

/* A rule of the round; without a paragraph in an array of plain ones. */
typedef struct
{
  char    *paragraph;
  gboolean rests;
} EdubbaStudyRule;

/* A task of a test that was done. */
typedef struct
{
  gint64          round; /* time of its beginning */
  gint64          time;
  char           *paragraph;
  EdubbaStudyTest test;
  gboolean        rests;
  double          forecast; /* the chance of a right answer, as foreseen before it */
  gboolean        right;    /* at the first try, without hints */
} EdubbaStudyAnswer;

/* All rounds with one game. Times are in seconds since 1970, in UTC. */
typedef struct
{
  gint64     start; /* of the last round; 0: there never was one */
  gint64     end;   /* time of its being given up; 0: it was not */
  guint64    seed;
  GPtrArray *rules;   /* of EdubbaStudyRule, of the last round */
  GPtrArray *answers; /* of EdubbaStudyAnswer, of all rounds */
} EdubbaStudy;

EdubbaStudy *edubba_study_new (void) G_GNUC_WARN_UNUSED_RESULT;
void         edubba_study_free (EdubbaStudy *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaStudy, edubba_study_free)

/* Draws the rules that rest, of n rules: `rests` has n members. The rules come weakest first; of
 * each three in a row one is drawn, so that both groups are equally strong, and of a remainder of
 * one or two each with the same chance. */
void edubba_study_draw (guint64 seed, guint n, gboolean *rests);

/* Begins a round with these rules (of EdubbaStudyRule, as strings that are copied). */
void edubba_study_begin (EdubbaStudy           *self,
                         gint64                 now,
                         guint64                seed,
                         const EdubbaStudyRule *rules,
                         guint                  n);

/* Keeps an answer; its paragraph is copied. */
void edubba_study_add_answer (EdubbaStudy *self, const EdubbaStudyAnswer *answer);

/* `day` is the number of midnights since the round began. */

/* Returns TRUE if a round goes on: it was not given up, and not all of its tests are over. */
gboolean edubba_study_is_running (const EdubbaStudy *self, guint day);

/* Returns TRUE if the paragraph is to be left alone now, because it rests. */
gboolean edubba_study_rests (const EdubbaStudy *self, const char *paragraph, guint day);

/* The test that the paragraph is to be asked in now; EDUBBA_STUDY_N_TESTS: in none. */
EdubbaStudyTest edubba_study_find_test (const EdubbaStudy *self,
                                        const char        *paragraph,
                                        guint              day);

/* The rules that are to be asked now (of EdubbaStudyRule, borrowed), in an order by the seed, so
 * that neither group is asked on earlier days than the other. */
GPtrArray *edubba_study_list_asked (const EdubbaStudy *self,
                                    guint              day) G_GNUC_WARN_UNUSED_RESULT;

/* The day on which a test begins. */
guint edubba_study_get_day (EdubbaStudyTest test);

/* The seed of the task by which the paragraph is tested: the same task even if put off. */
guint64 edubba_study_get_seed (const EdubbaStudy *self,
                               const char        *paragraph,
                               EdubbaStudyTest    test);

/* The rule of the last round, or NULL. */
const EdubbaStudyRule *edubba_study_find_rule (const EdubbaStudy *self, const char *paragraph);

G_END_DECLS

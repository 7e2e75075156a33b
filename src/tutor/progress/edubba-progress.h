/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The learner's progress in all games: lessons, rules, puzzles, the rating, and days.
 *
 * It is kept in an archive of its own: every note is in the journal when the call returns.
 * Unreadable lines are never thrown away: those of a later version are kept as they are, and
 * damaged ones are moved aside with a message, while the rest is used.
 *
 * Ids of games, lessons and puzzles and paragraphs of rules are words without spaces.
 */
#pragma once

#include "edubba-archive.h"
#include "edubba-memory.h"
#include "edubba-standing.h"
#include "game-player.h"

G_BEGIN_DECLS

/* The name of the archive of the learner's progress. */
#define EDUBBA_PROGRESS_NAME "progress"

typedef enum
{
  EDUBBA_LESSON_NEW,
  EDUBBA_LESSON_STARTED,
  EDUBBA_LESSON_DONE,
  EDUBBA_LESSON_TESTED_OUT,
  EDUBBA_LESSON_N_STATES,
} EdubbaLessonState;

/* The record of a puzzle. */
typedef struct
{
  guint    tries;
  guint    solved; /* number of solutions */
  gboolean clean;  /* at the first try, without hints */
  guint    taken;  /* the fewest actions of all solutions; 0: not solved */
  gint64   last;   /* time of the last try */
} EdubbaPuzzleRecord;

/* The rating at the end of a day (see edubba-daily.h). */
typedef struct
{
  guint day;
  guint rating;
} EdubbaRatingPoint;

/* The result of a game against the computer. */
typedef enum
{
  EDUBBA_RESULT_WON,
  EDUBBA_RESULT_LOST,
  EDUBBA_RESULT_DRAWN,
  EDUBBA_N_RESULTS,
} EdubbaResult;

/* The results of the games against a level of the computer. An assisted game that was won does
 * not count in a row of games won, nor does it end the row. */
typedef struct
{
  guint results[EDUBBA_N_RESULTS];
  guint assisted; /* the won games that were assisted */
  guint row;      /* the present row of games won */
  guint longest;  /* the longest such row ever */
} EdubbaScore;

/* The present time, in seconds since 1970, UTC. */
typedef gint64 (*EdubbaClock) (gpointer data);

#define EDUBBA_TYPE_PROGRESS (edubba_progress_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaProgress, edubba_progress, EDUBBA, PROGRESS, GObject)

/* Signal:
 *   changed ()   something was noted, once for each call that noted anything new */

/* Reads the archive, and writes to it from here on. Complaints come as EdubbaArchive::message,
 * also during this call. */
EdubbaProgress *edubba_progress_new (EdubbaArchive *archive) G_GNUC_WARN_UNUSED_RESULT;

EdubbaArchive *edubba_progress_get_archive (EdubbaProgress *self);

/* Everything, as a text that edubba_progress_restore () takes. */
char *edubba_progress_print (EdubbaProgress *self) G_GNUC_WARN_UNUSED_RESULT;

/* Forgets everything, and gives it as a text (to be freed with g_free ()) that brings it back;
 * bringing it back loses everything noted in the meantime. A text from anywhere else is refused. */
char    *edubba_progress_forget (EdubbaProgress *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean edubba_progress_restore (EdubbaProgress *self, const char *text);

/* To be called once the clock can be believed: entries that a wrong clock has dated into the
 * future are moved to now, since they would not be forgotten before that day comes. A clock that
 * shows a time before this program was made is not believed. */
void edubba_progress_settle (EdubbaProgress *self);

/* Sets the source of the time and its days; NULL: edubba-clock.h, the local time zone. */
void edubba_progress_set_clock (EdubbaProgress *self, EdubbaClock clock, gpointer data);
void edubba_progress_set_time_zone (EdubbaProgress *self, GTimeZone *zone);

gint64 edubba_progress_get_now (EdubbaProgress *self);
guint  edubba_progress_get_today (EdubbaProgress *self);
guint  edubba_progress_get_day (EdubbaProgress *self, gint64 time);

/* The step of a lesson to go on with, from 0; noting one starts a new lesson. */
void  edubba_progress_set_step (EdubbaProgress *self,
                                const char     *game,
                                const char     *lesson,
                                guint           step);
guint edubba_progress_get_step (EdubbaProgress *self, const char *game, const char *lesson);

/* A lesson that was done stays done, also if it is tested out of later. */
void              edubba_progress_set_lesson_done (EdubbaProgress *self,
                                                   const char     *game,
                                                   const char     *lesson,
                                                   gboolean        tested_out);
EdubbaLessonState edubba_progress_get_lesson (EdubbaProgress *self,
                                              const char     *game,
                                              const char     *lesson);

/* Returns TRUE if anything was ever noted of a game. */
gboolean edubba_progress_has_game (EdubbaProgress *self, const char *game);

/* The number of lessons done or tested out of, including those that no longer exist. */
guint edubba_progress_count_done_lessons (EdubbaProgress *self, const char *game);

/* Returns TRUE if there is a lesson to go on with: for that, no lesson has to be read. */
gboolean edubba_progress_has_begun_lesson (EdubbaProgress *self, const char *game);

void edubba_progress_note_rule (EdubbaProgress *self,
                                const char     *game,
                                const char     *paragraph,
                                EdubbaRuleNote  note);
/* By memory and uses: unmet, until it was met in a lesson, a puzzle or a game; shaky, if memory
 * says so; fresh, if it was met; sure, if it is known by its uses. */
EdubbaRuleState edubba_progress_get_rule (EdubbaProgress *self,
                                          const char     *game,
                                          const char     *paragraph);

/* The ways in which a rule is met on a board. */
typedef enum
{
  EDUBBA_USE_SEEN,   /* somebody else used it */
  EDUBBA_USE_HELPED, /* the learner used it rightly, with help */
  EDUBBA_USE_ALONE,  /* without */
  EDUBBA_N_USES,
} EdubbaUse;

/* The uses by the learner; more than say anything are not counted. */
typedef struct
{
  guint alone;
  guint helped;
} EdubbaUses;

/* A rule is known that was used so often, at least once without help. */
#define EDUBBA_KNOWN_USES 2
gboolean edubba_uses_are_known (const EdubbaUses *uses);

void       edubba_progress_note_use (EdubbaProgress *self,
                                     const char     *game,
                                     const char     *paragraph,
                                     EdubbaUse       use);
EdubbaUses edubba_progress_get_uses (EdubbaProgress *self, const char *game, const char *paragraph);

/* Returns TRUE if all paragraphs that have actions of their own are known by their uses. */
gboolean edubba_progress_knows_all (EdubbaProgress    *self,
                                    const GameRules   *rules,
                                    const char *const *paragraphs);

/* The hints taken in a lesson since it began. */
#define EDUBBA_MAX_HINTS 1000
void  edubba_progress_note_hints (EdubbaProgress *self,
                                  const char     *game,
                                  const char     *lesson,
                                  guint           hints);
guint edubba_progress_get_hints (EdubbaProgress *self, const char *game, const char *lesson);

/* The stars of a lesson: three without help or wrong answers, two with some, one with much; the
 * most so far count. 0: the lesson is not done, or was done before there were stars. */
#define EDUBBA_MAX_STARS 3
void  edubba_progress_note_stars (EdubbaProgress *self,
                                  const char     *game,
                                  const char     *lesson,
                                  guint           stars);
guint edubba_progress_get_stars (EdubbaProgress *self, const char *game, const char *lesson);

/* The known rules as they stand at a time, at most n: those that are due first, among these the
 * ones forgotten last time, then the weakest. A new array of EdubbaDueRule that frees its
 * members. */
GPtrArray *edubba_progress_list_due (EdubbaProgress *self,
                                     const char     *game,
                                     gint64          now,
                                     guint           n) G_GNUC_WARN_UNUSED_RESULT;

/* A try at a puzzle of that rating (0: it has none): solved clean, which is at the first try and
 * without hints; solved in `taken` actions where `fewest` are possible; or failed (taken is 0). A
 * try that has failed may be solved all the same later on, which is noted again. Only the first
 * note of a puzzle that has a rating says something of the learner's strength. */
void     edubba_progress_note_puzzle (EdubbaProgress *self,
                                      const char     *game,
                                      const char     *puzzle,
                                      guint           rating,
                                      gboolean        solved_clean,
                                      guint           taken,
                                      guint           fewest);
gboolean edubba_progress_get_puzzle (EdubbaProgress     *self,
                                     const char         *game,
                                     const char         *puzzle,
                                     EdubbaPuzzleRecord *record);

/* A puzzle whose first try has failed was left unsolved: the shown rating may fall now. */
void edubba_progress_note_left (EdubbaProgress *self, const char *game, const char *puzzle);

/* The estimate of the learner's strength (edubba-standing.h), and its deviation as it is now (NULL:
 * not asked); EDUBBA_FIRST_RATING before the first puzzle. Nobody is shown this. */
#define EDUBBA_FIRST_RATING 1200
guint edubba_progress_get_rating (EdubbaProgress *self, const char *game, guint *deviation);

/* The rating of the puzzles that suit the learner now (edubba_standing_get_fit ()). */
guint edubba_progress_get_fit (EdubbaProgress *self, const char *game);

/* The number of first tries that were rated; and the rating to be shown, FALSE before there are
 * EDUBBA_PLACEMENT of these. */
guint    edubba_progress_get_rated_tries (EdubbaProgress *self, const char *game);
gboolean edubba_progress_get_shown_rating (EdubbaProgress *self, const char *game, guint *rating);

/* The shown rating as it would be if a puzzle that has just failed were left. */
guint edubba_progress_get_rating_if_left (EdubbaProgress *self, const char *game);

/* Of EdubbaRatingPoint, by day; borrowed until the next change. */
const GArray *edubba_progress_get_rating_points (EdubbaProgress *self, const char *game);

/* The puzzle of a day was solved; whether today's was; the streak as it is today. */
void     edubba_progress_note_daily_puzzle (EdubbaProgress *self, const char *game, guint day);
gboolean edubba_progress_is_daily_puzzle_done (EdubbaProgress *self, const char *game);
guint    edubba_progress_get_streak (EdubbaProgress *self, const char *game);

/* The five of today were done; whether they were, today or ever. */
void     edubba_progress_note_daily_five (EdubbaProgress *self, const char *game);
gboolean edubba_progress_is_daily_five_done (EdubbaProgress *self, const char *game);
gboolean edubba_progress_has_daily_five (EdubbaProgress *self, const char *game);

/* In the place of a level: the opponent that is as strong as the learner. */
#define EDUBBA_OWN_LEVEL GAME_N_LEVELS

/* A game that was dealt from `id` (0: from none, then nothing is noted) has ended, against a level
 * below GAME_N_LEVELS. The game that was noted last is not noted again, for the program may have
 * died behind that. */
void edubba_progress_note_game (EdubbaProgress *self,
                                const char     *game,
                                guint64         id,
                                guint           level,
                                EdubbaResult    result,
                                gboolean        assisted);
/* The same of a game against a level, or EDUBBA_OWN_LEVEL, that has `points` (from 1) on its
 * player's scale, which says something of the learner's strength. */
void edubba_progress_note_rated_game (EdubbaProgress *self,
                                      const char     *game,
                                      guint64         id,
                                      guint           level,
                                      guint           points,
                                      EdubbaResult    result,
                                      gboolean        assisted);

/* The strength of an opponent at the learner's level, by those games. */
guint edubba_progress_get_points (EdubbaProgress  *self,
                                  const char      *game,
                                  const GameScale *scale);

/* The places among more than two that are counted separately; one below counts as the last of
 * them. */
#define EDUBBA_N_PLACES 5

/* The same game, where more than two played: the learner's place in it, from 1. To be called before
 * its end is noted by one of the two above. */
void edubba_progress_note_place (
  EdubbaProgress *self, const char *game, guint64 id, guint level, guint place);

/* The learner's places in such games against a level, or EDUBBA_OWN_LEVEL: the number of each. */
void edubba_progress_get_places (EdubbaProgress *self,
                                 const char     *game,
                                 guint           level,
                                 guint           places[EDUBBA_N_PLACES]);

/* Against a level, or EDUBBA_OWN_LEVEL. */
void edubba_progress_get_score (EdubbaProgress *self,
                                const char     *game,
                                guint           level,
                                EdubbaScore    *score);

/* The level to offer to somebody who has never chosen one: the guest for the first game; then
 * EDUBBA_OWN_LEVEL, or, if the game has none (has_own), the weakest that was never beaten. */
guint edubba_progress_suggest_level (EdubbaProgress *self, const char *game, gboolean has_own);

G_END_DECLS

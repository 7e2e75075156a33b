/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ledger: progress as a text of lines, which are read one after the other, and their sum.
 *
 * The lines are listed below. Everything that is known of a game is the sum of its lines, which
 * hold single events or sums of events; so events can be folded at any time.
 */
#pragma once

#include "edubba-forecast.h"
#include "edubba-lost-turns.h"
#include "edubba-progress-study.h"
#include "game-player.h"

G_BEGIN_DECLS

/* The first line is "edubba-progress 1". Then each line is a word and its fields, with one space
 * between; TIME is in seconds since 1970, UTC, DAY is 2026-11-21. What happened:
 *
 *   step TIME GAME LESSON STEP                      note TIME GAME PARAGRAPH met|why|failed|...
 *   done TIME GAME LESSON course|test               day GAME DAY puzzle|five
 *   used TIME GAME PARAGRAPH seen|helped|alone
 *   hints TIME GAME LESSON HINTS                    (taken in it so far, until it is over)
 *   stars TIME GAME LESSON STARS
 *   try TIME DAY GAME PUZZLE RATING clean|plain TAKEN FEWEST
 *   left TIME DAY GAME PUZZLE                       (unsolved, after a wrong answer)
 *   over TIME GAME ID LEVEL won|lost|drawn alone|assisted      (ID in hexadecimal, LEVEL from 1)
 *   rated TIME GAME ID LEVEL POINTS won|lost|drawn alone|assisted    (6 is the learner's own LEVEL)
 *   study TIME GAME SEED PARAGRAPH+,PARAGRAPH-,...    (a round begins; - rests, + does not)
 *   study-end TIME GAME                                (it was given up)
 *   studied TIME GAME ROUND PARAGRAPH week|month reminded|rests FORECAST right|wrong
 *                                   (ROUND is the TIME of its study, FORECAST in millionths)
 *   retry TIME GAME ID met|failed|...               (of a lost turn)
 *   drop GAME ID                                    (a lost turn is no exercise any more)
 *
 * And the sums of these, so that a text does not grow with every try:
 *
 *   lesson GAME LESSON new|started|done|tested-out STEP
 *   marks GAME LESSON STARS HINTS                   (the most stars; 0: none were given)
 *   uses GAME PARAGRAPH ALONE HELPED
 *   memory GAME PARAGRAPH STABILITY DIFFICULTY GRADE TIME MET TROUBLED met|why|failed|...
 *                                   (in millionths of days and of one; GRADE none|again|hard|good)
 *   reviews GAME PARAGRAPH TIMEa|TIMEh|TIMEg,...    (all of them, with the letter of the grade)
 *   puzzle GAME PUZZLE TRIES SOLVED clean|plain TAKEN TIME
 *   rating GAME RATING DEVIATION VOLATILITY TIME    (in hundredths; volatility in millionths)
 *   standing GAME TRIES SHOWN                       (rated answers, and the rating that is shown)
 *   point GAME DAY RATING
 *   score GAME LEVEL WON LOST DRAWN ASSISTED ROW LONGEST
 *   own GAME WON LOST DRAWN ASSISTED ROW LONGEST    (at the learner's own level)
 *   ladder GAME POINTSw|POINTSl|POINTSd,...         (rated games, with the letter of the result)
 *   last GAME ID                                    (the game that was over last)
 *   lost TIME GAME ID SEAT LOSS POINTS ACTIONS POSITION
 *                                   (a lost turn: ID of seat and position, SEAT from 1, LOSS in
 *                                   thousandths, 0 if it is not told; both texts percent-encoded)
 *   recall GAME ID STABILITY DIFFICULTY GRADE TIME MET TROUBLED met|why|failed|...
 *                                   (as in memory, of a lost turn)
 *
 * The lines of a study are kept as they are, but for rounds that are over.
 *
 * Programs before FSRS wrote another line for a memory, which comes to the nearest one:
 *
 *   rule GAME PARAGRAPH BASE HALF-LIFE TIME MET TROUBLED met|why|failed|...
 *
 * Programs that showed every rating wrote no standing: each puzzle on record counts as a rated
 * answer then, and the rating is shown as it was. */

/* A game against a player of known strength: the strength, and the result. */
typedef struct
{
  guint        points;
  EdubbaResult result;
} EdubbaRatedGame;

/* The greatest points of a player; and the number of rated games that are kept, for older ones
 * say nothing any more. */
#define EDUBBA_MAX_POINTS      10000
#define EDUBBA_MAX_RATED_GAMES 500

typedef struct
{
  EdubbaLessonState state;
  guint             step;
  guint             stars; /* the most so far; 0: none, as for all that earlier versions wrote */
  guint             hints; /* taken since it began */
} EdubbaLessonRecord;

/* The kinds of a day's tasks that were done: two lists of days in EdubbaGameProgress. */
typedef enum
{
  EDUBBA_DAY_PUZZLE,
  EDUBBA_DAY_FIVE,
  EDUBBA_DAY_N_KINDS,
} EdubbaDayKind;

/* Everything about one game. */
typedef struct
{
  GHashTable  *lessons;                   /* id to EdubbaLessonRecord */
  GHashTable  *rules;                     /* paragraph to EdubbaMemory */
  GHashTable  *uses;                      /* paragraph to EdubbaUses */
  GHashTable  *reviews;                   /* paragraph to GArray of EdubbaReview, as they came */
  GHashTable  *puzzles;                   /* id to EdubbaPuzzleRecord */
  GArray      *points;                    /* of EdubbaRatingPoint, ascending by day */
  GArray      *days[EDUBBA_DAY_N_KINDS];  /* of guint, ascending, each once */
  EdubbaScore  scores[GAME_N_LEVELS + 1]; /* the last one: EDUBBA_OWN_LEVEL */
  GPtrArray   *lost_turns;                /* of EdubbaLostTurn, as they came */
  GArray      *rated_games;               /* of EdubbaRatedGame, as they came, the last ones */
  guint64      last;                      /* the game that was over last; 0: none */
  EdubbaStudy *study;                     /* of this game */

  EdubbaStanding standing;

  /* By level: the number of times that the learner had each place among more than two. */
  guint places[GAME_N_LEVELS + 1][EDUBBA_N_PLACES];
} EdubbaGameProgress;

/* The contents of a text. */
typedef struct
{
  GHashTable *games;   /* id to EdubbaGameProgress */
  GPtrArray  *unknown; /* of char *: lines of a later version, as they are */
} EdubbaLedger;

typedef enum
{
  EDUBBA_LINE_GOOD,
  EDUBBA_LINE_UNKNOWN, /* kept in the ledger as it is */
  EDUBBA_LINE_DAMAGED, /* a known word with fields that make no sense; nothing has changed */
} EdubbaLineState;

EdubbaLedger *edubba_ledger_new (void) G_GNUC_WARN_UNUSED_RESULT;
void          edubba_ledger_free (EdubbaLedger *ledger);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaLedger, edubba_ledger_free)

/* A game's part; it is made if need be, or NULL is given if it is only looked for. */
EdubbaGameProgress *edubba_ledger_get_game (EdubbaLedger *ledger, const char *game, gboolean make);

/* Takes in one line, without its line break. */
EdubbaLineState edubba_ledger_read_line (EdubbaLedger *ledger, const char *line);

/* Takes in a whole text. FALSE if anything in it was damaged, or it has no first line of ours (then
 * nothing is read); *newer tells whether it calls itself one of a later version. */
gboolean edubba_ledger_read (EdubbaLedger *ledger, const char *text, gboolean *newer);

/* Moves times later than tomorrow to `now`, and removes days that have not come yet; does nothing
 * if `now` is before the program was made. Returns TRUE if anything has changed. */
gboolean edubba_ledger_settle (EdubbaLedger *ledger, gint64 now, guint today);

/* The shortest text that comes to the same; the same ledger gives the same text. */
char *edubba_ledger_print (EdubbaLedger *ledger) G_GNUC_WARN_UNUSED_RESULT;

/* The first line of a text. */
#define EDUBBA_LEDGER_HEAD    "edubba-progress"
#define EDUBBA_LEDGER_VERSION 1

G_END_DECLS

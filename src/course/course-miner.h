/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds puzzles in games that the program plays against itself: tries a game's quests on the
 * positions that come up, and keeps those worth a learner's time.
 *
 * A game is played by the generic player (game_player_playouts), not by a better one of the
 * game's own, so that a seed goes on giving the same puzzles. Each game has a seed of its own,
 * and its finds do not depend on the others, except for near-duplicates.
 */
#pragma once

#include "course-quests.h"

G_BEGIN_DECLS

/* A find is kept if the solver proves it, whatever the hidden cards are; if it needs this many
 * actions; if it has this many ideas at most, in so many lines; if no greedy player finds it; if
 * no condition of the goal holds at the start; and if the turn has so few positions that every
 * verdict on the way is there at once. */
#define COURSE_MINER_MIN_LENGTH    2
#define COURSE_MINER_MAX_LENGTH    8
#define COURSE_MINER_MAX_IDEAS     2
#define COURSE_MINER_MAX_LINES     120
#define COURSE_MINER_MAX_POSITIONS 30000

/* A puzzle that was found. Two of them are near-duplicates, one idea in two guises, if their
 * quests are of one family and their lines have one pattern (course_lines_get_pattern): the same
 * kinds of action, each as often, in any order and about any lands, nations or cards. Of these
 * the one with the fewest lines is kept, and of equals the first. The id is made of family and
 * pattern, so it stays when the guise is exchanged for a better one. */
typedef struct
{
  char              *id;
  char              *text; /* the puzzle file, from "[Puzzle]" on */
  const CourseQuest *quest;
  guint              rating;
  guint64            lines; /* shortest ones */
  guint64            game;  /* from 0 */
  guint              turn;
} CourseFind;

void course_find_free (CourseFind *find);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CourseFind, course_find_free)

/* The id of a find: the same for all guises of an idea, and on every machine. `lines` are the
 * shortest ones, COURSE_MAX_LINES of them. Free with g_free (). */
char *course_find_make_id (const GameRules   *rules,
                           const CourseQuest *quest,
                           GPtrArray         *lines) G_GNUC_WARN_UNUSED_RESULT;

typedef struct _CourseMiner CourseMiner;

/* A miner for a module with quests, in games of `seats` seats, without finds. */
CourseMiner *course_miner_new (const GameModule *module,
                               guint             seats,
                               guint64           seed) G_GNUC_WARN_UNUSED_RESULT;
void         course_miner_free (CourseMiner *miner);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CourseMiner, course_miner_free)

/* Plays game number `game`, dealt from seed + game, and returns its finds: an array of CourseFind
 * without near-duplicates; g_ptr_array_unref () it. NULL if it was cancelled. The miner's earlier
 * finds play no part, so games can be dug through in any order, and in several threads. */
GPtrArray *course_miner_dig (const CourseMiner *miner,
                             guint64            game,
                             const gint        *cancel) G_GNUC_WARN_UNUSED_RESULT;

/* Takes over the finds of a game; a near-duplicate of an earlier find takes its place or is
 * dropped. Games have to be added in their order. */
void course_miner_add (CourseMiner *miner, GPtrArray *finds);

/* A game's finds as one line of text (g_free () it), and back. NULL if a text is no such line. */
char      *course_finds_print (const GameModule *module,
                               GPtrArray        *finds) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *course_finds_parse (const GameModule *module,
                               guint64           game,
                               const char       *text) G_GNUC_WARN_UNUSED_RESULT;

/* All finds, in the order in which their ideas came up: an array of CourseFind, borrowed. */
GPtrArray *course_miner_get_finds (const CourseMiner *miner);

const GameModule *course_miner_get_module (const CourseMiner *miner);

/* At most `keep` of the finds, at most one of a turn, so that families of quests, and in each the
 * grades of difficulty, have as equal shares as there are finds for: a new array of borrowed finds,
 * in their order. */
GPtrArray *course_miner_select (const CourseMiner *miner, guint keep) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

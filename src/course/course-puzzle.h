/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puzzles: a position, a goal, and some words about them, as a key file (*.puzzle).
 *
 * A text's translation is looked for in the file (Title[ru]=), then in the catalogue
 * edubba-GAME-lessons. No solution is written down anywhere: whether one exists, and the fewest
 * actions, is proved.
 */
#pragma once

#include "course-keys.h"
#include "game-goal.h"
#include "game-module.h"

G_BEGIN_DECLS

/* The keys, in the order in which they are usually written:
 *
 *   [Puzzle]
 *   Id=first-temple         a word of a-z 0-9 -, also the name of its progress; required
 *   Title=The first temple  translatable; required
 *   Position=...            full or partial (then completed from seed 0); required
 *   Goal=...                required
 *   Turns=2                 over how many turns it runs: 1, which need not be written, or 2: the
 *                           goal is to be reached in the next turn, whatever the reply
 *   Say=...                 the task in a sentence or two; translatable
 *   Hint1=... Hint2=...     from the vaguest to the plainest, at most nine; translatable
 *   Done=...                what is said when it is solved; translatable
 *   Theme=chain;raze        words: kinds of action, paragraphs' ids, or one of the general themes
 *   Set=The siege of Hatti  puzzles with the same text here are a set with a thread: a nation, a
 *                           trick, a story; translatable
 *   Source=...              who made it; translatable
 *   Drill=2.5.1             paragraphs of the rules that it trains
 *   Refusal=few-settlers    codes of refusals that it is an exercise for
 *   Rating=1450             how hard it is, from 400 to 2400: what the proof says (see
 *                           course_puzzle_rate); `check --rate` finds the number */

#define COURSE_PUZZLE_MAX_BYTES (64 * 1024)

typedef struct _CoursePuzzle CoursePuzzle;

/* Reads a puzzle of one of `modules` (NULL-terminated, borrowed for the puzzle's life), and adds
 * all its faults. NULL if it has no position or no goal that can be read; what else is wrong is
 * left out of the puzzle, which can still be proved. */
CoursePuzzle *course_puzzle_read (const GameModule *const *modules,
                                  const char              *text,
                                  gsize                    length,
                                  CourseFaults            *faults) G_GNUC_WARN_UNUSED_RESULT;

/* The same, NULL after any fault: the first one is the error (GAME_ERROR_SYNTAX or
 * GAME_ERROR_LIMIT), a sentence that names group and key, or the line. */
CoursePuzzle *course_puzzle_parse (const GameModule *const *modules,
                                   const char              *text,
                                   gsize                    length,
                                   GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a puzzle from a file; the error (also G_FILE_ERROR) names the file too. */
CoursePuzzle *course_puzzle_load (const GameModule *const *modules,
                                  const char              *path,
                                  GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

CoursePuzzle *course_puzzle_ref (CoursePuzzle *puzzle);
void          course_puzzle_unref (CoursePuzzle *puzzle);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CoursePuzzle, course_puzzle_unref)

/* Everything is borrowed, and lives as long as the puzzle. Texts are in the language of the
 * process. Texts that the file does not have are NULL, lists empty. */
const GameModule  *course_puzzle_get_module (const CoursePuzzle *puzzle);
const char        *course_puzzle_get_id (const CoursePuzzle *puzzle);
const char        *course_puzzle_get_title (const CoursePuzzle *puzzle);
const char        *course_puzzle_get_say (const CoursePuzzle *puzzle);
const char        *course_puzzle_get_done (const CoursePuzzle *puzzle);
const char        *course_puzzle_get_source (const CoursePuzzle *puzzle);
const char        *course_puzzle_get_set (const CoursePuzzle *puzzle);
const char *const *course_puzzle_get_hints (const CoursePuzzle *puzzle);
const char *const *course_puzzle_get_themes (const CoursePuzzle *puzzle);
const char *const *course_puzzle_get_drills (const CoursePuzzle *puzzle);
const char *const *course_puzzle_get_refusals (const CoursePuzzle *puzzle);

/* The rating in the file, or 0 if it has none. */
guint course_puzzle_get_rating (const CoursePuzzle *puzzle);

/* The number of the player's turns over which it runs, 1 or 2. */
guint course_puzzle_get_turns (const CoursePuzzle *puzzle);

/* The position as it is to be played: full. */
const GameState *course_puzzle_get_state (const CoursePuzzle *puzzle);
const GameGoal  *course_puzzle_get_goal (const CoursePuzzle *puzzle);

/* Proves the puzzle: *length is the fewest actions (at least 1), *count how many lines have it;
 * either may be NULL. Hidden cards are tried in several ways. Over two turns every world and every
 * reply is looked at (course-replies.h): *length goes through both turns, *count is of the
 * positions in which the first turn can end, and some, not all, hold. Fails (GAME_ERROR_REFUSED)
 * with a sentence if it cannot be solved, is solved already, or depends on hidden cards, and
 * (GAME_ERROR_LIMIT) if `memory` bytes do not suffice. `cancel` as in game_solve (). */
gboolean course_puzzle_prove (const CoursePuzzle *puzzle,
                              guint64             memory,
                              const gint         *cancel,
                              guint              *length,
                              guint64            *count,
                              GError            **error);

/* Rates a puzzle from its proof (course-difficulty.h), in the world in which it is played. A
 * rating in the file is not looked at. Fails with GAME_ERROR_LIMIT if `memory` bytes do not
 * suffice or it was cancelled, with GAME_ERROR_REFUSED if there is nothing to prove. */
gboolean course_puzzle_rate (const CoursePuzzle *puzzle,
                             guint64             memory,
                             const gint         *cancel,
                             guint              *rating,
                             GError            **error);

/* Returns TRUE if the file has no rating, or has that of the proof; otherwise GAME_ERROR_REFUSED
 * names the right one. */
gboolean course_puzzle_check_rating (const CoursePuzzle *puzzle,
                                     guint64             memory,
                                     const gint         *cancel,
                                     GError            **error);

/* The groups and keys of the file. */
const CourseForm *course_puzzle_get_form (void);

G_END_DECLS

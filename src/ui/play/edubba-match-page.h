/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game being played, a puzzle being solved, or a lesson being learnt: the game's board, the line
 * in which the game speaks, and a panel with the list of moves, the task or the lesson.
 *
 * The page is where intent becomes action: it installs match.act, the one door through which a
 * board changes a match, and answers what the rules refuse. It decides whose view the board shows,
 * so it alone sees to it that a hand is never shown to the wrong person.
 */
#pragma once

#include <adwaita.h>

#include "course-puzzle.h"
#include "edubba-analysis.h"
#include "edubba-attempt.h"
#include "edubba-bout.h"
#include "edubba-coach.h"
#include "edubba-game.h"
#include "edubba-lesson.h"
#include "edubba-match.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_MATCH_PAGE (edubba_match_page_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaMatchPage, edubba_match_page, EDUBBA, MATCH_PAGE, AdwBin)

/* Properties (title, subtitle, can-undo, can-redo and playing are read-only):
 *   title, subtitle (string)      for the header bar: the game or the puzzle; turn and whose it is
 *   can-undo, can-redo (boolean)
 *   playing (boolean)             not finished and not a puzzle: somebody may give up
 *   panel-shown (boolean)
 *
 * Actions: match.act (s), match.explain (ss), match.undo, match.redo, match.skip,
 * match.show-again (the last turn of another seat), match.hint,
 * match.rematch, match.look-back, match.try-turn (u: how many actions were played before it),
 * match.see-board, match.show-end, match.leave.
 *
 * Signals:
 *   rematch ()   another game of this kind with the seats changed, or the puzzle once more
 *   left ()      back to the start page
 *   refused (string paragraph)
 *                the rules have refused something, with the number of the paragraph that says so
 */

/* Plays a match of `game`. */
EdubbaMatchPage *edubba_match_page_new (const EdubbaGame *game, EdubbaMatch *match);

/* Solves a puzzle of `game`; the page takes a reference of its own. */
EdubbaMatchPage *edubba_match_page_new_for_puzzle (const EdubbaGame *game, CoursePuzzle *puzzle);

/* Notes what comes of the puzzle; to be called once at most, before the page is shown. */
void edubba_match_page_set_progress (EdubbaMatchPage *self, EdubbaProgress *progress);

/* NULL in a game, and where no progress is kept. */
EdubbaAttempt *edubba_match_page_get_attempt (EdubbaMatchPage *self);

/* How fast the computer's turn is played follows these settings; NULL: as at first. */
void edubba_match_page_set_settings (EdubbaMatchPage *self, GSettings *settings);

/* The paragraphs of the rules that the learner's course has still to come to: no exercise is
 * offered for them. */
void edubba_match_page_set_coming (EdubbaMatchPage *self, const char *const *coming);

/* What leads back to where one was before: in a puzzle once it is solved, in a lesson at its end.
 * A puzzle has either this or something to go on with. */
void edubba_match_page_set_way_back (EdubbaMatchPage *self, const char *label);

/* What to go on with when the puzzle is solved, or the bout won: a button with an action whose
 * parameter is a string, or which has none (NULL). To be called once at most. */
void edubba_match_page_set_next (EdubbaMatchPage *self,
                                 const char      *label,
                                 const char      *action,
                                 const char      *target);

/* Which rule this puzzle is for and why it has come up, and that it is number i of n (from 1): then
 * one may go on also when it could not be solved. To be called once at most. */
void edubba_match_page_set_reason (
  EdubbaMatchPage *self, const char *rule, const char *reason, guint i, guint n);

/* The time before each action that a lesson shows, in ms: long enough to read a line. */
#define EDUBBA_LESSON_PACE 1400

/* Learns a lesson of `game`; takes a reference to the lesson. */
EdubbaMatchPage *edubba_match_page_new_for_lesson (const EdubbaGame *game, EdubbaLesson *lesson);

/* Plays a bout of `game`; takes a reference to it. Rematch asks for another try. */
EdubbaMatchPage *edubba_match_page_new_for_bout (const EdubbaGame *game, EdubbaBout *bout);

/* The bout that is being played, or NULL; borrowed. */
EdubbaBout *edubba_match_page_get_bout (EdubbaMatchPage *self);

EdubbaMatch *edubba_match_page_get_match (EdubbaMatchPage *self);

/* Who looks over the player's shoulder; NULL in puzzles and lessons. Lent. */
EdubbaCoach *edubba_match_page_get_coach (EdubbaMatchPage *self);

/* The lesson that is being learnt, or NULL; lent. */
EdubbaLesson *edubba_match_page_get_lesson (EdubbaMatchPage *self);

/* What is offered at the end of a lesson: the course of the game with the id `game`, and the
 * lesson that comes next, or NULL. */
void edubba_match_page_set_course (EdubbaMatchPage    *self,
                                   const char         *game,
                                   const CourseLesson *next);

/* The same at the end of the last lesson: to play that game, with the coach. */
void edubba_match_page_offer_game (EdubbaMatchPage *self, const char *game);

/* At the end of the last lesson of a chapter: its bout. */
void edubba_match_page_offer_bout (EdubbaMatchPage *self, const CourseBout *bout);

/* What the page at the end of a game offers beside another one: a button with an action whose
 * parameter is a string. */
void edubba_match_page_offer_next (EdubbaMatchPage *self,
                                   const char      *label,
                                   const char      *action,
                                   const char      *target);

/* The analysis of a game that is over, which may be under way, or NULL; borrowed. */
EdubbaAnalysis *edubba_match_page_get_analysis (EdubbaMatchPage *self);

/* Whether a puzzle is being solved. */
gboolean edubba_match_page_is_puzzle (EdubbaMatchPage *self);

/* Folds the side panel away or unfolds it. Where it stands beside the board of a game, the settings
 * keep that for the next one. */
void edubba_match_page_toggle_panel (EdubbaMatchPage *self);

void edubba_match_page_undo (EdubbaMatchPage *self);
void edubba_match_page_redo (EdubbaMatchPage *self);

/* Whoever sits before the board gives up. */
void edubba_match_page_resign (EdubbaMatchPage *self);

/* How many hints were given on this page. */
guint edubba_match_page_get_n_hints (EdubbaMatchPage *self);

/* What may be shown to anybody, as texts to be freed with g_free (). The position as whoever looks
 * at the board sees it, or all of it (*whole, may be NULL) once the game is over; NULL behind the
 * curtain. The position and the goal of the puzzle; NULL if there is none. The record; NULL as long
 * as the game goes on, for it tells where every card lies. */
char *edubba_match_page_dup_position (EdubbaMatchPage *self,
                                      gboolean        *whole) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_match_page_dup_task (EdubbaMatchPage *self, char **goal) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_match_page_dup_record (EdubbaMatchPage *self) G_GNUC_WARN_UNUSED_RESULT;

/* Says the whole position in words, as the viewer sees it. */
void edubba_match_page_read_position (EdubbaMatchPage *self);

G_END_DECLS

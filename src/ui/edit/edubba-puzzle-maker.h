/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A puzzle is made of a position: a goal is chosen in words or written down, the solver proves
 * and rates it, and then it can be tried, kept and sent.
 *
 * Only a proved puzzle can be kept or sent.
 */
#pragma once

#include <adwaita.h>

#include "course-puzzle.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_PUZZLE_MAKER (edubba_puzzle_maker_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaPuzzleMaker, edubba_puzzle_maker, EDUBBA, PUZZLE_MAKER, AdwBin)

/* Actions: maker.check, maker.stop, maker.try, maker.keep, maker.link, maker.save.
 *
 * Signals:
 *   tried (CoursePuzzle *puzzle)   somebody wants to solve it
 *   kept (string text)             the text of its file is to be kept among the user's own puzzles
 *   saved (string text)            or to be saved somewhere
 *   linked (string link)           a link to it is to be copied; NULL if it would be too long
 */

/* Makes puzzles of a game. */
EdubbaPuzzleMaker *edubba_puzzle_maker_new (const GameModule *module);

/* The position that the puzzle begins with; NULL: there is none. The proof for another position
 * is dropped. */
void edubba_puzzle_maker_set_position (EdubbaPuzzleMaker *self, const char *position);

/* The goal in the game's notation. */
void edubba_puzzle_maker_set_goal (EdubbaPuzzleMaker *self, const char *goal);

/* Returns TRUE if the solver is at work; its answer, a sentence, or NULL; borrowed. */
gboolean    edubba_puzzle_maker_get_busy (EdubbaPuzzleMaker *self);
const char *edubba_puzzle_maker_get_answer (EdubbaPuzzleMaker *self);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A puzzle's words beside the board: the goal, the verdict on the position, and the ways back.
 * Its buttons activate the match page's actions match.take-back and match.restart.
 */
#pragma once

#include <adwaita.h>

#include "course-puzzle.h"
#include "edubba-attempt.h"
#include "edubba-task.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_PUZZLE_PANEL (edubba_puzzle_panel_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaPuzzlePanel, edubba_puzzle_panel, EDUBBA, PUZZLE_PANEL, AdwBin)

/* Shows a puzzle (borrowed, must outlive the panel) and follows its task; to be called once. */
void edubba_puzzle_panel_set_puzzle (EdubbaPuzzlePanel  *self,
                                     const CoursePuzzle *puzzle,
                                     EdubbaTask         *task);

/* Says the attempt's change of the rating, and offers to practise unrated, as the settings (NULL:
 * none are kept) say; to be called once at most. */
void edubba_puzzle_panel_set_attempt (EdubbaPuzzlePanel *self,
                                      EdubbaAttempt     *attempt,
                                      GSettings         *settings);

/* Says which rule or set the puzzle is for and, if there is a reason (or NULL), why it has come up;
 * and shows that it is number i (from 1) of n. */
void edubba_puzzle_panel_set_reason (
  EdubbaPuzzlePanel *self, const char *rule, const char *reason, guint i, guint n);

/* Shows a button to the puzzle before this one (previous; NULL: there is none), and, until this one
 * is solved, one that skips it: actions with one target. */
void edubba_puzzle_panel_offer_ways (EdubbaPuzzlePanel *self,
                                     const char        *previous,
                                     const char        *skip,
                                     const char        *target);

G_END_DECLS

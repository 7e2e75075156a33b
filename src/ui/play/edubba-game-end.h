/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The end of a game, on a page over the board: the winner, the points counted part by part, the
 * turn that decided it, the rules that were met, and the next step. It is filled as an analysis
 * goes on, while the user reads.
 *
 * CSS node: `gameend`.
 */
#pragma once

#include <adwaita.h>

#include "edubba-analysis.h"
#include "edubba-game.h"
#include "edubba-match.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_GAME_END (edubba_game_end_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaGameEnd, edubba_game_end, EDUBBA, GAME_END, AdwBin)

/* Actions that its buttons activate: match.rematch, match.look-back, match.try-turn,
 * match.see-board, win.rules, win.drill, win.lost-turns. */

/* The end of a match. */
typedef struct
{
  EdubbaMatch       *match;
  guint              viewer; /* as whom it is seen */
  GameAddress        address;
  guint              winner;   /* GAME_NOBODY: nobody alone */
  gboolean           counts;   /* the points of the game have decided it */
  const char        *sentence; /* the result */
  EdubbaAnalysis    *analysis; /* of that match, or NULL where there is none */
  EdubbaProgress    *progress; /* in which lost turns are kept, or NULL */
  const char *const *refused;  /* paragraphs that have said no in it, NULL-terminated */
} EdubbaGameEndView;

/* Shows the end of a game; the parts of another one are gone. */
void edubba_game_end_show (EdubbaGameEnd *self, const EdubbaGameEndView *view);

/* Sets the best next step beside another game: a button with an action; label NULL: nothing. */
void edubba_game_end_set_next (EdubbaGameEnd *self,
                               const char    *label,
                               const char    *action,
                               const char    *target);

/* Makes this next step the button to be pressed. */
void edubba_game_end_suggest_next (EdubbaGameEnd *self);

/* Sets the label of the button that begins the same once more; NULL: "Play Again". */
void edubba_game_end_set_again (EdubbaGameEnd *self, const char *label);

/* Sets the last words of somebody of a game's story, and the lesson of that game; name NULL:
 * nobody, and nothing. To be called before the end is shown. */
void edubba_game_end_set_speech (EdubbaGameEnd    *self,
                                 const EdubbaGame *game,
                                 const char       *face,
                                 const char       *name,
                                 const char       *line,
                                 const char       *lesson);

/* Puts the focus on the button for the next step. */
void edubba_game_end_focus_start (EdubbaGameEnd *self);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Judges turns: in four words before any number, with the work behind them off the main thread.
 *
 * The numbers are a GameCritique's: chances to win in thousandths, of the line played and of the
 * best line found instead, both tried in the same worlds. They rest on the seat's view, so a
 * judgement never blames or praises luck.
 */
#pragma once

#include <gio/gio.h>

#include "course-stand.h"
#include "edubba-budget.h"

G_BEGIN_DECLS

typedef enum
{
  EDUBBA_JUDGEMENT_FINE,
  EDUBBA_JUDGEMENT_DOUBTFUL,
  EDUBBA_JUDGEMENT_MISTAKE,
  EDUBBA_JUDGEMENT_BLUNDER,
  EDUBBA_N_JUDGEMENTS,
} EdubbaJudgement;

/* The word for a loss in thousandths of the chance to win (negative: none). */
EdubbaJudgement edubba_judgement_of_loss (gint loss);

/* The word for a critique: its loss, less the doubt that the sampling leaves (twice the standard
 * error). Missing a win is a mistake, however good the position stays; and to let another one win
 * at once in most of the worlds, where that can be prevented, is doubtful at least, however
 * badly. */
EdubbaJudgement edubba_judgement_of_critique (const GameCritique *critique);

/* The word for a critique of a turn in a short game: a turn that lost less than a tenth of all
 * games is fine, and so is one whose loss the sampling leaves in doubt (twice the standard
 * error). */
EdubbaJudgement edubba_judgement_of_bout (const GameCritique *critique);

/* Returns TRUE if a line that was judged ends a turn in which more can be done, and that is worth
 * it: any gain is, if nothing has been done at all (idle). */
gboolean edubba_judgement_leaves_undone (const GameModule   *module,
                                         const GameCritique *critique,
                                         const GameLine     *judged,
                                         gboolean            idle);

/* Returns TRUE if a turn threw away a tenth of the chances to win or more, with the standard error
 * taken off: even a quiet coach speaks of it. */
gboolean edubba_judgement_is_grave (const GameCritique *critique);

/* Judges the actions of the seat to act in `seen` (a partial state as it sees it; copied) from
 * there on in its turn, in a thread.
 *
 * played: its own actions up to the end of the turn, or as far as it came; forced replies of
 * other seats in between are left out. Once they are known, the actions after them are better
 * judged from there: a turn with a halving is two judgements, and their losses add up. NULL: only
 * the best line and its value are asked for, and `chance` is that of the best line too. best: the
 * line found for the same state before, or NULL to have it found (about half a second's work;
 * judging alone takes about a tenth). nodes: as in GameCritic; 0 for its own. search: its place in
 * the budget.
 *
 * The same question has the same answer, on any machine and in every world that the seat cannot
 * tell apart. The callback comes in the caller's main context, also after cancelling. */
void edubba_judgement_async (const GameModule   *module,
                             const GameState    *seen,
                             const GameLine     *best,
                             const GameLine     *played,
                             guint64             nodes,
                             EdubbaSearch        search,
                             GCancellable       *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer            user_data);

/* The same in a short game, which is not decided by the rules alone: `played` is judged by the
 * ends of the bout (for seen and stand see course_trial_judge ()). Reasons and cost in points
 * are those of the game's critic for the same two lines, if it has one and the turn is not fine or
 * the game counts the cost of choices. */
void edubba_judgement_bout_async (CourseBout         *bout,
                                  const CourseStand  *stand,
                                  const GameState    *seen,
                                  const GameLine     *played,
                                  EdubbaSearch        search,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            user_data);

/* The critique, to be freed with g_free (); or NULL and G_IO_ERROR_CANCELLED, or
 * G_IO_ERROR_NOT_SUPPORTED where the game has no critic, or nothing there can be judged: the game
 * is over, or its critic does not judge forced replies. */
GameCritique *edubba_judgement_finish (GAsyncResult *result,
                                       GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same, at once; for a thread. cancel may be NULL. FALSE: cancelled, or not to be judged. */
gboolean edubba_judgement_work (const GameModule *module,
                                const GameState  *seen,
                                const GameLine   *best,
                                const GameLine   *played,
                                guint64           nodes,
                                const gint       *cancel,
                                GameCritique     *critique);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A second try at a lost turn: a match from its position, with persons in all seats, and the
 * verdict once the turn is over. Hidden cards lie anyhow; the judgement is that of what the seat
 * sees, as in the analysis that has found the turn. Any turn is right that is judged fine, also one
 * that is better than the best that was found.
 *
 * What comes of it is noted in the progress: the first wrong turn, or that the better one was
 * shown; and the first right one, with help or without.
 */
#pragma once

#include "edubba-judgement.h"
#include "edubba-lost-turns.h"
#include "edubba-match.h"

G_BEGIN_DECLS

typedef enum
{
  EDUBBA_SECOND_TRY_OPEN,    /* the turn goes on */
  EDUBBA_SECOND_TRY_JUDGING, /* it is over */
  EDUBBA_SECOND_TRY_FOUND,
  EDUBBA_SECOND_TRY_WRONG,
  EDUBBA_SECOND_TRY_UNKNOWN, /* it cannot be judged */
  EDUBBA_SECOND_TRY_SHOWN,   /* the better turn was played for the learner */
} EdubbaSecondTryState;

#define EDUBBA_TYPE_SECOND_TRY (edubba_second_try_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaSecondTry, edubba_second_try, EDUBBA, SECOND_TRY, GObject)

/* Properties, read-only:
 *   state (int)       an EdubbaSecondTryState
 *   ready (boolean)   the best line is known
 *
 * A try at a turn of the game of this module (copied, as far as it is needed). NULL and an error if
 * its position cannot be read or is not the seat's to act in (GAME_ERROR_SYNTAX). */
EdubbaSecondTry *edubba_second_try_new (EdubbaProgress       *progress,
                                        const GameModule     *module,
                                        const EdubbaLostTurn *turn,
                                        GError              **error) G_GNUC_WARN_UNUSED_RESULT;

EdubbaMatch         *edubba_second_try_get_match (EdubbaSecondTry *self);
guint64              edubba_second_try_get_id (EdubbaSecondTry *self);
EdubbaSecondTryState edubba_second_try_get_state (EdubbaSecondTry *self);

/* The view of the seat before the turn; borrowed. */
const GameState *edubba_second_try_get_seen (EdubbaSecondTry *self);

/* The actions played in the game, as far as they can be read. */
void edubba_second_try_get_played (EdubbaSecondTry *self, GameLine *played);

/* The best line found, once it is known; FALSE before. */
gboolean edubba_second_try_get_best (EdubbaSecondTry *self, GameLine *best);

/* Of the turn that is found or wrong: the judgement of it; NULL otherwise. Borrowed. */
const GameCritique *edubba_second_try_get_critique (EdubbaSecondTry *self);

/* Returns TRUE if it was found, and is better than the best line by more than chance explains. */
gboolean edubba_second_try_surpasses (EdubbaSecondTry *self);

/* Goes back to the beginning of the turn. */
void edubba_second_try_restart (EdubbaSecondTry *self);

/* Goes back there and plays the best line, which must be known. */
void edubba_second_try_show_best (EdubbaSecondTry *self);

/* Notes that a hint was taken; after the first right turn that is no matter any more. */
void edubba_second_try_note_hint (EdubbaSecondTry *self);

G_END_DECLS

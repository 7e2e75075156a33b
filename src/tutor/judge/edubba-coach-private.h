/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the coach: advice, put into words. Users of the coach see the advice
 * alone.
 */
#pragma once

#include "edubba-coach.h"

G_BEGIN_DECLS

/* Advice, and its texts. */
typedef struct
{
  EdubbaAdvice advice;

  /* owned */
  GameCritique critique;
  char        *reason;
  char        *more;
  char        *stake;
  char        *numbers;
  char        *part;
} EdubbaSaid;

/* Puts a critique (copied) into words, with a second reason if there is one. base: the state at
 * which the judgement begins, as the seat sees it; played: the actions since then, which could be
 * taken back; idle: nothing has been done in the turn; seats: who plays. */
EdubbaSaid *edubba_said_new (const GameModule   *module,
                             const GameState    *base,
                             const GameLine     *played,
                             const GameCritique *critique,
                             EdubbaJudgement     judgement,
                             gboolean            idle,
                             const EdubbaSeats  *seats) G_GNUC_WARN_UNUSED_RESULT;
void        edubba_said_free (EdubbaSaid *said);

G_END_DECLS

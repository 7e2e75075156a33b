/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks that the coach's advice on turns of Babel is true: carried out by the rules, and counted
 * in worlds that the coach has not drawn.
 */
#pragma once

#include "edubba-coach.h"

G_BEGIN_DECLS

/* Paths of everything that the judgements depend on, for stamp_init (). */
extern const char *const coach_evidence_sources[];

/* The positions of coach.positions. */
GKeyFile *coach_evidence_load (void) G_GNUC_WARN_UNUSED_RESULT;

/* A whole state, and a line, from text that must be good. */
GameState *coach_evidence_parse (const char *text) G_GNUC_WARN_UNUSED_RESULT;
GameLine   coach_evidence_read_line (const char *text);

/* A turn of any actions but halving, from one seed; where cards are owed, these. */
char *coach_evidence_dup_random_turn (const GameState *base, guint64 rng) G_GNUC_WARN_UNUSED_RESULT;

/* Plays a line in a whole state, with all forced replies; with the end of the turn or without.
 * Every action must be allowed. */
void coach_evidence_play (GameState *state, const GameLine *line, gboolean ends);

/* Fails the test unless each reason in the advice about a turn that was played from `base`, a
 * whole state, holds, and the sentences are about the same things as the reasons. */
void coach_evidence_check (const GameState    *base,
                           const GameLine     *played,
                           const EdubbaAdvice *advice);

/* Fails the test unless the reason for a hint holds of a whole turn from `base`, a whole state. */
void coach_evidence_check_aim (const GameState  *base,
                               const GameLine   *line,
                               const GameReason *reason);

G_END_DECLS

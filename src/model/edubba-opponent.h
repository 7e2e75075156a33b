/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays the computer's seats of a match, one action at a time.
 *
 * It watches the match and starts by itself as soon as a computer's seat is to act, for all of
 * them if several are. Any other change of the match meanwhile (undo, another seat, the end)
 * drops the thought: a stale answer is never played. It sees only the view of the seat that it
 * plays. Where several choose at once it also plays the choice of a person that leaves nothing to
 * choose, unless that person has gone back to it.
 */
#pragma once

#include "edubba-engine.h"
#include "edubba-match.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_OPPONENT (edubba_opponent_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaOpponent, edubba_opponent, EDUBBA, OPPONENT, GObject)

/* Properties:
 *   match (EdubbaMatch)   the match that is played, or NULL; can be changed at any time
 *   engine (EdubbaEngine) who thinks
 *   pace (uint)           the least time between any action and the one that it plays next, in ms,
 *                         so that its turn can be followed; 0: at once. What waits for others to
 *                         choose cannot be followed, and has no pace
 *   paused (boolean)      nothing is thought or played as long as this is set
 *   thinking (boolean)    read-only: a computer's action is being thought out or about to be played
 */
EdubbaOpponent *edubba_opponent_new (EdubbaEngine *engine) G_GNUC_WARN_UNUSED_RESULT;

void edubba_opponent_set_match (EdubbaOpponent *self, EdubbaMatch *match);

void edubba_opponent_set_engine (EdubbaOpponent *self, EdubbaEngine *engine);

void edubba_opponent_set_pace (EdubbaOpponent *self, guint pace);

void edubba_opponent_set_paused (EdubbaOpponent *self, gboolean paused);

gboolean edubba_opponent_get_thinking (EdubbaOpponent *self);

/* Plays the next action without waiting out the pace, if one is ready. */
void edubba_opponent_hurry (EdubbaOpponent *self);

G_END_DECLS

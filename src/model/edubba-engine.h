/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A computer player at work off the main thread.
 *
 * It takes the view of a seat, and nothing else of a match ever reaches the thread. An engine is
 * a player with its settings; it holds no game, so that many matches can share it.
 */
#pragma once

#include <gio/gio.h>

#include "game-player.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_ENGINE (edubba_engine_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaEngine, edubba_engine, EDUBBA, ENGINE, GObject)

/* `player` is borrowed for good; nodes: as in GamePlayer.choose. */
EdubbaEngine *edubba_engine_new (const GamePlayer *player,
                                 guint64           nodes) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the known kinds of action, the exactness and the habit of the player to those of these
 * options (GamePlayer); the other options have no effect. If no legal action is known, it plays
 * as if it knew all kinds. */
void edubba_engine_set_options (EdubbaEngine *self, const GamePlayerOptions *options);

/* A seed that depends on nothing but the seat's view, so that the same decision is made the same
 * way again, also after others have chosen at the same time. */
guint64 edubba_engine_get_seed (const GameRules *rules, const GameState *seen);

/* Chooses for `seat`, one of those to act in `seen`, a state as it observes it (copied); of `how`
 * level, points, sparring and seed count.
 * The callback comes in the main context of the caller, also after cancelling. */
void edubba_engine_choose_async (EdubbaEngine            *self,
                                 const GameRules         *rules,
                                 const GameState         *seen,
                                 guint                    seat,
                                 const GamePlayerOptions *how,
                                 GCancellable            *cancellable,
                                 GAsyncReadyCallback      callback,
                                 gpointer                 user_data);

/* The plan, at least one GameAction; or NULL and G_IO_ERROR_CANCELLED, or G_IO_ERROR_FAILED if
 * the player gave none. */
GArray *edubba_engine_choose_finish (EdubbaEngine *self,
                                     GAsyncResult *result,
                                     GError      **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

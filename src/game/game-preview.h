/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Previews: the state that an action would lead to, as far as the seat that thinks of it can know.
 *
 * A preview is worked out from the seat's view alone, in one of the worlds that agree with it, and
 * tells only what is the same in all of them: it ends at the first thing that chance decides. A
 * choice of one of several seats that choose at once is seen as if the others chose nothing.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

typedef struct
{
  GameAction action;
  guint      seat;

  /* The events, as the seat would see them, up to the first one that moves an unknown item, and
   * TRUE if it is there; chance decides the rest then. */
  GArray  *events; /* of GameEvent */
  gboolean chance;

  /* The view after the action; NULL if chance has a part in it. */
  GameState *after;

  /* The other seat that acts next, in the middle of the turn; or GAME_NOBODY. */
  guint answers;

  /* The points of all seats now, and after the action (GameRules.result): the same as now, if
   * chance has a part in it. */
  gint points[GAME_MAX_SEATS];
  gint points_after[GAME_MAX_SEATS];
} GamePreview;

/* Previews a legal action of `seat`, one of those to act, in its view `seen`: any of them if they
 * choose at once, else GameRules.seat. Of a choice that several make at once, also one that
 * GameRules.apply_alone takes. seed: of the world that is tried; the preview is the same for any.
 * NULL if the seat cannot do that now. */
GamePreview *game_preview_new (const GameRules *rules,
                               const GameState *seen,
                               guint            seat,
                               GameAction       action,
                               guint64          seed) G_GNUC_WARN_UNUSED_RESULT;
void         game_preview_free (GamePreview *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GamePreview, game_preview_free)

G_END_DECLS

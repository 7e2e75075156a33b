/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The paths of all cards on the table during events: plain bookkeeping, without a widget.
 *
 * A card that no event names can be pushed along by those that leave or join its row, so it has a
 * path too. Cards in the deck, the quarry and the discards have none until they leave.
 */
#pragma once

#include "babel-view.h"

G_BEGIN_DECLS

/* The place of a path that no event has moved. */
#define BABEL_PATH_REST G_MAXUINT

/* One card, or pawn. A slot counts from the oldest in its row; in a hand among the cards of its
 * nation. */
typedef struct
{
  GameZone from;  /* before all events */
  GameZone to;    /* after them */
  guint16  item;  /* its face once all has happened, or GAME_ITEM_HIDDEN */
  gboolean shown; /* its face was seen before, too */
  guint    order; /* the event that moved it first, or BABEL_PATH_REST */
} BabelPath;

/* An array of BabelPath: of all cards on the table and of those that come from elsewhere. `before`
 * is the state in which the events, filtered for one seat as `before` is, begin. */
GArray *babel_paths_trace (const BabelState *before,
                           const GameEvent  *events,
                           guint             n_events) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

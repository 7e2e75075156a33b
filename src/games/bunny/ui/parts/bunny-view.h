/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The view behind all parts of the board: a state as its viewer sees it, the viewer, and their
 * legal actions; and gains, which are worked out from it.
 */
#pragma once

#include "bunny-action.h"
#include "bunny-fiefs.h"
#include "bunny-state.h"
#include "game-words.h"

G_BEGIN_DECLS

typedef struct
{
  BunnyState  state;
  guint       viewer;
  gboolean    active;   /* the viewer may act */
  gboolean    reticent; /* a question is asked: figures to be reckoned are hidden */
  gboolean    exercise; /* a task for the viewer */
  guint       person;   /* the seat of the only person in a game, or GAME_NOBODY */
  GameAddress address;
  const char *rival; /* the name of the other of two players, or NULL */
  char      **names; /* the name of each seat, perhaps empty; or NULL */

  GameAction legal[BUNNY_MAX_LEGAL]; /* the legal actions of the viewer */
  guint      n_legal;
} BunnyView;

/* Takes over a state that a seat sees, and lists its legal actions. */
void bunny_view_show (BunnyView *self, const GameState *seen, guint viewer, gboolean active);

/* Returns TRUE if the viewer may do this. */
gboolean bunny_view_offers (const BunnyView *self, GameAction action);

/* "You", a name, "2. Anna", or "Player 2". */
char *bunny_view_dup_seat (const BunnyView *self, guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* The size of the hand at the beginning of a round; 0 in exercises, where it can have any. */
guint bunny_view_get_full_hand (const BunnyView *self);

/* A number for the moment: another for each phase of each round, and in exercises for each pick,
 * which have nothing to do with each other. */
guint bunny_view_get_moment (const BunnyView *self);

/* The seat that wears the first mark, or GAME_NOBODY if each wears its own: in an exercise the
 * viewer's, in a game that of the only person, for every viewer. */
guint bunny_view_get_first (const BunnyView *self);

/* ---- Gains, in carrots of a harvest now, unset posts at their best */

guint bunny_view_get_harvest (const BunnyView *self, guint seat);

/* The gain of the viewer's harvest by a building on the cell with the greatest gain: of their free
 * cells, or for a camp of all empty ones. */
gint bunny_view_gain_best (const BunnyView *self, guint face);

/* Returns TRUE if a building that the viewer has, or may choose, can still be placed in this
 * round. */
gboolean bunny_view_is_buildable (const BunnyView *self, guint face);

/* Returns TRUE if a building that waits, or a camp that was announced, would bring the viewer
 * more now, or may be needed for a task. */
gboolean bunny_view_can_gain (const BunnyView *self);

/* The worth of a scroll to a seat now, or if the seat had it; -1 if that depends on unknown
 * cards. */
gint bunny_view_get_worth (const BunnyView *self, guint seat, guint face);

/* The viewer's points now: carrots and, as far as they know them, scrolls. */
guint bunny_view_get_total (const BunnyView *self, guint seat);

G_END_DECLS

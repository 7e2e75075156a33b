/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole turns: all positions in which the turn of the side to move can end, each once, or, if
 * there are too many, those that a beam keeps.
 *
 * Works on the side's view: nothing in the middle of a turn depends on a hidden card. A halved
 * opponent gives up cards of unknown nation, or else the ones it has most of; its real choice is
 * learnt when it happens, and the turn is planned again.
 */
#pragma once

#include "babel-action.h"
#include "babel-net.h"
#include "babel-weights.h"

G_BEGIN_DECLS

/* No turn is planned further than this many actions ahead. */
#define BABEL_MAX_LINE 60

typedef struct _BabelTurns BabelTurns;

/* A way to end the turn; the places of its nodes are the search's own. */
typedef struct
{
  gint32  worth; /* of the position at its end, for the side to move */
  guint32 node;
} BabelEnding;

/* Room for a search of up to `nodes` positions (from 2); nothing is allocated later. */
BabelTurns *babel_turns_new (guint nodes) G_GNUC_WARN_UNUSED_RESULT;
void        babel_turns_free (BabelTurns *turns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BabelTurns, babel_turns_free)

/* Only actions of these kinds, a bit each, are followed from now on; at first all are. */
void babel_turns_set_kinds (BabelTurns *turns, guint64 kinds);

/* Searches the turn of the side to move in `table`, which owes no discards, breadth first. While
 * a step of the search has no more than `width` new positions, or `full` positions in all have
 * not been reached, everything is followed; from then on only the `width` positions of a step
 * that would be worth most at the end of the turn. Stops if the room ends, or soon after *cancel
 * (may be NULL) is not 0. Returns the number of endings found, at least 1: if the turn could not
 * be ended anywhere, the first position counts as an ending. */
guint babel_turns_search (BabelTurns         *turns,
                          const BabelWeights *weights,
                          const BabelTable   *table,
                          guint               width,
                          guint               full,
                          const gint         *cancel);

/* Returns TRUE if the search met a width: there may be endings that it has not seen. */
gboolean babel_turns_is_cut (const BabelTurns *turns);

/* The number of positions that the last search has looked at. */
guint babel_turns_get_n_nodes (const BabelTurns *turns);

/* The endings of the last search, in the order in which they were found; borrowed, and the caller
 * may sort them and change their worths. */
BabelEnding *babel_turns_get_endings (BabelTurns *turns);

/* Judges those by the rules instead of by weights after which the game is over: the quarry's last
 * cards come up with the end of the turn, and the score decides (RULES.md 4.3). */
void babel_turns_judge_last (BabelTurns *turns);

/* Leaves the endings that are worth most, at most `n` (from 1), of equals those found first, in
 * that order. Returns how many. */
guint babel_turns_keep_best (BabelTurns *turns, guint n);

/* Does the same, and has a net judge those that are left, but for those that the rules judge; they
 * stay in the order in which they were. `lands` as for babel_net_correct (). */
guint babel_turns_judge_by_net (BabelTurns     *turns,
                                const BabelNet *net,
                                BabelNetLands  *lands,
                                guint           n);

/* Sorts them by worth, the best first, equals in the order in which they were found. */
void babel_turns_sort_endings (BabelTurns *turns);

/* The best ending: of those that are worth most, the one found first, which has the fewest
 * actions. There must be one. */
const BabelEnding *babel_turns_get_best (const BabelTurns *turns);

/* Writes the actions to an ending, without the end of the turn and without discards (room for
 * BABEL_MAX_LINE), and returns how many. */
guint babel_turns_get_line (const BabelTurns *turns, guint32 node, GameAction *line);

/* Returns TRUE if an action on the way to an ending is of one of these kinds, a bit each. */
gboolean babel_turns_has_kind (const BabelTurns *turns, guint32 node, guint64 kinds);

/* The kinds of the actions on the way to an ending, a bit each. */
guint64 babel_turns_get_kinds (const BabelTurns *turns, guint32 node);

/* The position of an ending, as the search left it; borrowed. */
const BabelTable *babel_turns_get_table (const BabelTurns *turns, guint32 node);

/* Gives up the cards that the side owes, by the search's own choice. */
void babel_turns_discard (BabelTable *table);

G_END_DECLS

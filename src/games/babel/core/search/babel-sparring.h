/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the rules that decide a turn, and the turns from which a player chooses if some rules are
 * to decide the next turn of the other side.
 *
 * Rules are kinds of action here. One decides a turn if the best turn uses it and is worth a
 * hundredth of a win less without it; or if the other side threatens with it to take three levels
 * or three settlers, and needs one card for that or none.
 */
#pragma once

#include "babel-candidates.h"
#include "babel-turns.h"

G_BEGIN_DECLS

/* A hundredth of a win, as babel_worth_squash () has it. */
#define BABEL_SPARRING_BAND 655

/* The draws of a level's errors, each of which has a best turn. */
#define BABEL_SPARRING_DRAWS 4

/* Returns those of `kinds`, a bit each, that decide the turn that begins in `table`, in which
 * nothing is owed: for the side to move, whose hand must be known. `turns` has room for the
 * search. */
guint64 babel_sparring_find (BabelTurns *turns, const BabelTable *table, guint64 kinds);

/* Makes candidates (room for `max`) of the endings of the last search, `n` of them, that are no
 * more than a hundredth of a win better or worse than a turn of one of these worths
 * (BABEL_SPARRING_DRAWS); or, with `no_worse`, better than the first of these and no worse: those
 * first with which the most kinds threaten. Returns how many; of the candidates only the lines are
 * written. */
guint babel_sparring_list (BabelTurns     *turns,
                           guint           n,
                           const gint32   *worths,
                           gboolean        no_worse,
                           guint64         kinds,
                           BabelCandidate *candidates,
                           guint           max);

G_END_DECLS

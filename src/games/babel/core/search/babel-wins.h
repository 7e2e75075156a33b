/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds a win of the side to move in this very turn. Nothing is judged, so this looks at far more
 * positions than a search that does: with a hand of six cards, at all of them.
 */
#pragma once

#include "babel-action.h"
#include "babel-table.h"

G_BEGIN_DECLS

typedef struct _BabelWins BabelWins;

/* Looks at up to `nodes` positions; memory is had only as a search needs it. */
BabelWins *babel_wins_new (guint nodes) G_GNUC_WARN_UNUSED_RESULT;
void       babel_wins_free (BabelWins *wins);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BabelWins, babel_wins_free)

/* Looks for a way to win from `table`, which owes no discards: depth first, actions that build,
 * steal and tear down before those that prepare these. Positions are distinguished by their
 * hashes. Writes the actions of the first win found to `line` (room for BABEL_MAX_LINE) and
 * returns their number, the end of the turn among them only if the game is won by that (RULES.md
 * 4.3); 0 if there is none, the room ended, or soon after *cancel (may be NULL) is not 0. */
guint babel_wins_find (BabelWins        *wins,
                       const BabelTable *table,
                       const gint       *cancel,
                       GameAction       *line);

/* Returns TRUE if the last search has looked at everything: if it found no win, there is none. */
gboolean babel_wins_is_complete (const BabelWins *wins);

G_END_DECLS

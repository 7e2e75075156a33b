/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists the threats of a side's runs, or of runs that it can complete at once, in its next turn,
 * and the cards needed.
 *
 * Only the straight way is looked at: travel, at most one migration, settlers of one nation, the
 * ability. The holder of the cards can walk it; there may be other ways.
 */
#pragma once

#include "babel-action.h"
#include "babel-table.h"

G_BEGIN_DECLS

/* Four abilities in five lands. */
#define BABEL_MAX_THREATS (4 * BABEL_N_NATIONS)

/* Travel, a migration, three settlers, the ability. */
#define BABEL_MAX_THREAT_LINE 6

typedef struct
{
  guint8      kind;   /* BABEL_RAZE to BABEL_WIN_OVER */
  guint8      land;   /* the land of the ability */
  guint8      amount; /* the level, or how many settlers; for raze the top level */
  guint8      from;   /* the land that three settlers migrate from; BABEL_QUARRY: none need to */
  guint8      nation; /* the nation that BABEL_EXPEL names */
  BabelCounts cards;  /* the cards that it takes from the hand */
} BabelThreat;

/* The threats against `victim` in a table, as it is when the other side's turn begins: of each
 * ability in each land the one that takes the fewest cards. Returns how many. */
guint babel_threats_list (const BabelTable *table, guint victim, BabelThreat *threats);

/* Returns TRUE if a hand has the cards for it. */
gboolean babel_threat_is_held (const BabelThreat *threat, BabelCounts hand);

/* Writes the actions (room for BABEL_MAX_THREAT_LINE) in a table in which the other side is on
 * move and holds the cards; returns how many. Each is legal in its turn. */
guint babel_threat_get_line (const BabelThreat *threat, const BabelTable *table, GameAction *line);

G_END_DECLS

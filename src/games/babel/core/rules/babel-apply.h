/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Applies actions to a table and draws the cards that chance decides. The action must be legal:
 * the caller has asked babel_judge () first.
 */
#pragma once

#include "babel-action.h"
#include "babel-table.h"
#include "game-event.h"

G_BEGIN_DECLS

/* Below this score no building decides anything (RULES.md 4.1, 4.2). */
#define BABEL_DECISIVE_SCORE 15

/* The source of cards: the decks in order (a match), or, if deck and quarry are NULL, a draw
 * weighted by the table's counts (search). Both shuffle and draw with *rng. Arrays hold the next
 * card last, as in BabelState. */
typedef struct
{
  guint64 *rng;
  guint8  *deck;
  guint8  *n_deck;
  guint8  *quarry;
  guint8  *n_quarry;
} BabelDraws;

/* Plays a legal action; appends its events to `events` (of GameEvent, may be NULL). */
void babel_apply (BabelTable *table, GameAction action, const BabelDraws *draws, GArray *events);

/* Updates table->result, the side that wins by the scores and the quarry, and table->final, set
 * once the final phase has begun (RULES.md 4). Returns FALSE if both sides would have won, which
 * no game can reach. */
gboolean babel_table_update_result (BabelTable *table);

/* Returns the result if the mover ends the turn now, which must be legal: the quarry's last cards
 * come up with it (RULES.md 4.3). BABEL_PLAYING if the game goes on. Hidden cards have no
 * influence. */
BabelResult babel_table_foresee_end (const BabelTable *table);

/* Draws up to n nation cards for a side, reshuffling the discards where the deck is empty
 * (RULES.md 1). */
void babel_draw_cards (BabelTable       *table,
                       guint             side,
                       guint             n,
                       const BabelDraws *draws,
                       GArray           *events);

G_END_DECLS

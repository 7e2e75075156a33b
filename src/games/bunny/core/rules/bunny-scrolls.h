/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The points of scrolls (RULES.md 5.3), at the end and, for goals and hints, before it. The state
 * must be full.
 */
#pragma once

#include "bunny-fiefs.h"
#include "bunny-state.h"

G_BEGIN_DECLS

/* The counts behind a seat's scrolls. Posts that are not set give nothing. */
typedef struct
{
  guint cells;
  guint cities;
  guint border;
  guint corners;
  guint peaks;
  guint fiefs;
  guint estates; /* fiefs of three cells or more */
  guint hungry;  /* cities in fiefs that make nothing */
  guint wilds;
  guint camps;
  guint harvest; /* carrots of a harvest now */
  guint best;    /* and of its best fief */
  guint makes[BUNNY_N_GOODS];
} BunnyEstate;

/* The owners of scrolls: as in a state, or moved for a question. held: the number of times each
 * scroll counts, a copy counting as the scroll that it copied. */
typedef struct
{
  BunnyEstate estate[BUNNY_MAX_SEATS];
  guint       cards[BUNNY_MAX_SEATS]; /* scrolls that lie before the seat */
  guint8      held[BUNNY_MAX_SEATS][BUNNY_N_SCROLLS];
} BunnyScrolls;

void bunny_estate_find (const BunnyState *state, guint seat, BunnyEstate *estate);

/* Looks at all seats of a full state. If `face` is a scroll, it lies before `seat`, even if another
 * seat has it; with 0 all lie where they do. */
void bunny_scrolls_find (const BunnyState *state,
                         guint             face,
                         guint             seat,
                         BunnyScrolls     *scrolls);

/* The face that a copy card copied, in any seat, or 0. */
guint bunny_scrolls_get_copied (const BunnyState *state, guint face);

/* The points of all scrolls of each seat, `second` included. */
void bunny_scrolls_sum (const BunnyState *state, const BunnyScrolls *scrolls, guint *points);

/* The share in this sum of a scroll that lies before the seat: a copy card has the worth of the
 * scroll that it copied. */
guint bunny_scrolls_get_share (const BunnyState   *state,
                               const BunnyScrolls *scrolls,
                               guint               seat,
                               guint               face);

/* The points of a scroll that the seat holds, by its own line. */
guint bunny_scrolls_get_worth (const BunnyState   *state,
                               const BunnyScrolls *scrolls,
                               guint               seat,
                               guint               face);

/* The same for one seat alone, for frequent questions: scrolls of other seats are not looked at,
 * so `second` is worth nothing. Takes seen states, too. */
void bunny_scrolls_find_own (const BunnyState *state, guint seat, BunnyScrolls *scrolls);

/* The points that a scroll (no copy card, not `second`) would have if the seat held it beside its
 * own. */
guint bunny_scrolls_try (const BunnyState *state, BunnyScrolls *scrolls, guint seat, guint face);

/* Score plus scrolls of each seat of a full state. */
void bunny_state_get_totals (const BunnyState *state, guint *totals);

G_END_DECLS

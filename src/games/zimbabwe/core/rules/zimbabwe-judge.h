/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one place that says whether an action is legal, and which rule forbids it (RULES.md 9). Lists
 * of legal actions agree with it by law.
 */
#pragma once

#include "zimbabwe-ground.h"

G_BEGIN_DECLS

/* The first refusal of an action in the order of the table, or ZIMBABWE_LEGAL; it is that of the
 * seat to act. The ground follows the state then. */
ZimbabweRefusal zimbabwe_judge (ZimbabweGround      *ground,
                                const ZimbabweState *state,
                                GameAction           action);

/* The specialist that a kind of action uses, or ZIMBABWE_N_STAFF. */
guint zimbabwe_kind_get_staff (guint kind);

/* Returns TRUE if a main action of this kind may begin or go on. */
gboolean zimbabwe_state_may_do (const ZimbabweState *state, ZimbabweMain main);

/* The refusal of placing a kind of craftsman wherever it may be, or ZIMBABWE_LEGAL. */
ZimbabweRefusal zimbabwe_judge_kind (const ZimbabweState *state, guint kind);

/* The refusal of hiring a specialist, its place on offer and the requirement not looked at; the
 * ground follows the state already. */
ZimbabweRefusal zimbabwe_judge_use (const ZimbabweGround *ground,
                                    const ZimbabweState  *state,
                                    guint                 staff);

/* The empty land that has empty land to its right, and below. */
ZimbabweCells zimbabwe_ground_find_pairs (const ZimbabweGround *ground, ZimbabweTurn turn);

G_END_DECLS

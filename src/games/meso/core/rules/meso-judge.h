/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one place that says whether an action is legal, and which rule forbids it (RULES.md 8). Lists
 * of legal actions agree with it by law.
 */
#pragma once

#include "meso-state.h"

G_BEGIN_DECLS

/* The first refusal of an action in the order of the table, or MESO_LEGAL; it is the mover's. */
MesoRefusal meso_judge (const MesoState *state, GameAction action);

/* The card that a kind of action plays, or MESO_N_CARDS. */
guint meso_kind_get_card (guint kind);

/* Returns TRUE if a settler may not enter the temple because the mana for its token is missing. */
gboolean meso_state_lacks_mana (const MesoState *state, guint klass);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The terms of goals (NOTATION.md 5), for positions that are full. Their order is that of the
 * table.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

#define MESO_N_TERMS 23

extern const GameTerm meso_terms[MESO_N_TERMS];

G_END_DECLS

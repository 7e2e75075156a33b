/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's sentences for goals that have gone out of reach: the table that its module gives to the
 * tutor.
 */
#pragma once

#include "game-failure.h"

G_BEGIN_DECLS

extern const GameFailures babel_failures;

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bunny Kingdom's questions about fresh positions: numbers to reckon and cells to find. The
 * sentences are translated where they are made.
 */
#pragma once

#include "game-question.h"

G_BEGIN_DECLS

extern const GameQuestions bunny_questions;

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The questions that the game asks about positions of random games (game-question.h): ways, what
 * a turn brings, and where something can be built.
 */
#pragma once

#include "game-question.h"

G_BEGIN_DECLS

extern const GameQuestions meso_questions;

G_END_DECLS

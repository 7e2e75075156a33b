/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands for Babel: an action of the rules, done on the board through the accessible tree or with
 * the keyboard. They press the same parts as a person: the card, then its target.
 */
#pragma once

#include "e2e-program.h"

G_BEGIN_DECLS

/* Returns TRUE if these hands can do an action; they leave alone those that must choose between
 * runs. */
gboolean e2e_hands_know (GameAction action);

/* Does an action that is legal for the seat to act in `state`, whose board is shown. */
void e2e_hands_press (E2eProgram *program, const GameState *state, GameAction action);

/* The same with the pointer, but for abilities: their list lies in a surface of its own, of whose
 * place nothing is known. The first says whether an action can be done so. */
gboolean e2e_hands_can_click (GameAction action);
void     e2e_hands_click (E2eProgram *program, const GameState *state, GameAction action);

/* The same by keyboard alone. */
void e2e_hands_type (E2eProgram *program, const GameState *state, GameAction action);

G_END_DECLS

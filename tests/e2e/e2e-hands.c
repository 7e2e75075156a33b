/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts to press for an action are known to babel-presses.h; by keyboard a card has its
 * letter, and all else is found with Tab.
 */
#include "e2e-hands.h"

#include "babel-action.h"
#include "babel-presses.h"
#include "babel-state.h"
#include "game-state.h"

static gboolean
takes_card (GameAction action)
{
  return action.kind == BABEL_TRAVEL || action.kind == BABEL_SETTLE || action.kind == BABEL_DISCARD;
}

/* The way of pressing a button that lies in a group, or anywhere. */
typedef void (*PressFunc) (E2eProgram *program, const char *group, const char *name);

static void
do_by (E2eProgram *program, const GameState *state, GameAction action, PressFunc press)
{
  g_autoptr (GPtrArray) presses = babel_presses_list (state, action, NULL);

  for (guint i = 0; i < presses->len; i++)
    {
      const Press *one = g_ptr_array_index (presses, i);

      press (program, one->group, one->name);
    }
}

void
e2e_hands_press (E2eProgram *program, const GameState *state, GameAction action)
{
  do_by (program, state, action, e2e_program_press);
}

void
e2e_hands_click (E2eProgram *program, const GameState *state, GameAction action)
{
  do_by (program, state, action, e2e_program_click);
}

gboolean
e2e_hands_can_click (GameAction action)
{
  return !babel_presses_takes_run (action) && action.kind != BABEL_MIGRATE;
}

gboolean
e2e_hands_know (GameAction action)
{
  gboolean first = action.kind == BABEL_RAZE || action.kind == BABEL_STEAL ||
                   action.kind == BABEL_WIN_OVER;

  return !babel_presses_takes_run (action) || action.operand[first ? 0 : 1] <= 1;
}

static void
type_card (E2eProgram *program, const GameState *state, GameAction action)
{
  static const char *const keys[] = { "a", "h", "m", "p", "s" };
  const char              *key = keys[action.operand[0]];
  GameAction               travel = babel_action (BABEL_TRAVEL, action.operand[0], 0);

  e2e_program_type (program, key);
  if (action.kind == BABEL_DISCARD)
    return;
  /* The first key leads to the land, if the pawn can travel there; the second to the colonnade. */
  if (action.kind == BABEL_SETTLE && game_state_judge (&babel_rules, state, travel) == GAME_LEGAL)
    e2e_program_type (program, key);
  e2e_program_type (program, "Return");
}

void
e2e_hands_type (E2eProgram *program, const GameState *state, GameAction action)
{
  g_autoptr (GPtrArray) presses = babel_presses_list (state, action, NULL);

  if (takes_card (action))
    {
      type_card (program, state, action);
      return;
    }
  if (action.kind == BABEL_END)
    {
      e2e_program_type (program, "Control+Return");
      return;
    }
  for (guint i = 0; i < presses->len; i++)
    {
      e2e_program_tab_to (program, ((const Press *) g_ptr_array_index (presses, i))->name);
      e2e_program_type (program, "Return");
    }
}

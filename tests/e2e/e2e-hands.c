/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names are the English ones that the board gives its parts. Abilities are buttons of the popover
 * beside a run; their names are the game's own words for the action.
 */
#include "e2e-hands.h"

#include "babel-action.h"
#include "babel-column.h"
#include "babel-state.h"
#include "babel-words.h"

static const char *const lands[] = { "Assyria", "Hatti", "Media", "Persia", "Sumer" };
static const char *const people[] = { "Assyrian", "Hittite", "Mede", "Persian", "Sumerian" };

/* The button of a run: "Abilities in Hatti: 4 Sumerians". */
static char *
name_run (const GameState *state, guint nation)
{
  const BabelTable *table = &((const BabelState *) state)->table;
  guint             seat = babel_rules.seat (state);
  guint             land = table->pawn[seat];
  BabelRun          runs[BABEL_MAX_RUNS];
  guint             n = babel_column_get_runs (table, seat, land, runs);

  for (guint i = 0; i < n; i++)
    if (runs[i].nation == nation)
      return g_strdup_printf ("Abilities in %s: %u %ss",
                              lands[land], runs[i].length, people[nation]);
  g_assert_not_reached ();
}

/* The nation whose run an ability needs. */
static guint
get_nation (GameAction action)
{
  switch (action.kind)
    {
    case BABEL_RAZE:
      return 0;
    case BABEL_STEAL:
      return 1;
    case BABEL_EXPEL:
      return 2;
    case BABEL_SKIP:
      return 3;
    case BABEL_WIN_OVER:
      return 4;
    default:
      return action.operand[0];
    }
}

static char *
name_colonnade (guint land)
{
  return g_strdup_printf ("Your colonnade in %s:", lands[land]);
}

static const char *
name_source (guint source)
{
  static const char *const names[] = {
    [BABEL_SOURCE_OWN] = "Your store: level",
    [BABEL_SOURCE_OPP] = "Your opponent’s store: level",
    [BABEL_SOURCE_START] = "Your starter",
  };

  return names[source];
}

static guint
get_place (const GameState *state)
{
  return ((const BabelState *) state)->table.pawn[babel_rules.seat (state)];
}

/* The parts to press one after the other for an action that needs no popover; at most two. */
static void
list_parts (const GameState *state, GameAction action, char *parts[2])
{
  switch (action.kind)
    {
    case BABEL_TRAVEL:
      parts[1] = g_strdup (lands[action.operand[0]]);
      break;
    case BABEL_SETTLE:
      parts[1] = name_colonnade (get_place (state));
      break;
    case BABEL_BUILD:
      parts[0] = g_strdup (name_source (action.operand[0]));
      break;
    case BABEL_MIGRATE:
      parts[0] = name_colonnade (action.operand[0]);
      parts[1] = name_colonnade (action.operand[1]);
      break;
    case BABEL_END:
      parts[0] = g_strdup ("End turn");
      break;
    default:
      break;
    }
}

static gboolean
takes_card (GameAction action)
{
  return action.kind == BABEL_TRAVEL || action.kind == BABEL_SETTLE || action.kind == BABEL_DISCARD;
}

static gboolean
takes_run (GameAction action)
{
  return action.kind >= BABEL_RAZE && action.kind <= BABEL_HALVE;
}

/* What a colonnade with a run in it asks. */
#define ASKED "Let the last three migrate"

/* Whether a migration from here is chosen in a popover, among what the runs can do. */
static gboolean
is_asked (const GameState *state, GameAction action)
{
  const BabelTable *table = &((const BabelState *) state)->table;
  BabelRun          runs[BABEL_MAX_RUNS];

  return action.kind == BABEL_MIGRATE && get_place (state) == action.operand[0] &&
         babel_column_get_runs (table, table->mover, action.operand[0], runs) > 0;
}

/* How a button is pressed that lies in a group, or anywhere. */
typedef void (*Press) (E2eProgram *program, const char *group, const char *name);

static void
do_by (E2eProgram *program, const GameState *state, GameAction action, Press press)
{
  char *parts[2] = { NULL, NULL };

  if (takes_run (action))
    {
      parts[0] = name_run (state, get_nation (action));
      parts[1] = babel_words.action (state, action);
    }
  else
    list_parts (state, action, parts);
  if (takes_card (action))
    press (program, "Your hand", people[action.operand[0]]);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (parts[i] != NULL)
        press (program, NULL, parts[i]);
      if (i == 0 && is_asked (state, action))
        press (program, NULL, ASKED);
    }
  g_free (parts[0]);
  g_free (parts[1]);
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
  return !takes_run (action) && action.kind != BABEL_MIGRATE;
}

gboolean
e2e_hands_know (GameAction action)
{
  gboolean first = action.kind == BABEL_RAZE || action.kind == BABEL_STEAL ||
                   action.kind == BABEL_WIN_OVER;

  return !takes_run (action) || action.operand[first ? 0 : 1] <= 1;
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
  /* The first press leads to the land, if one can travel there; the second to the colonnade. */
  if (action.kind == BABEL_SETTLE && game_state_judge (&babel_rules, state, travel) == GAME_LEGAL)
    e2e_program_type (program, key);
  e2e_program_type (program, "Return");
}

void
e2e_hands_type (E2eProgram *program, const GameState *state, GameAction action)
{
  char *parts[2] = { NULL, NULL };

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
  if (takes_run (action))
    {
      parts[0] = name_run (state, get_nation (action));
      parts[1] = babel_words.action (state, action);
    }
  else
    list_parts (state, action, parts);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (parts[i] != NULL)
        {
          e2e_program_tab_to (program, parts[i]);
          e2e_program_type (program, "Return");
        }
      if (i == 0 && is_asked (state, action))
        {
          e2e_program_tab_to (program, ASKED);
          e2e_program_type (program, "Return");
        }
    }
  g_free (parts[0]);
  g_free (parts[1]);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names are the English ones that the board gives its parts. Abilities are buttons of the popover
 * beside a run; their names are the game's own words for the action.
 */
#include "babel-presses.h"

#include "babel-action.h"
#include "babel-column.h"
#include "babel-state.h"
#include "babel-words.h"

/* The group in which the cards of the hand lie. */
#define HAND "Your hand"

/* The button that a colonnade with a run in it shows for a migration. */
#define ASKED "Let the last three migrate"

static const char *const lands[] = { "Assyria", "Hatti", "Media", "Persia", "Sumer" };
static const char *const people[] = { "Assyrian", "Hittite", "Mede", "Persian", "Sumerian" };

static guint
get_place (const GameState *state)
{
  return ((const BabelState *) state)->table.pawn[babel_rules.seat (state)];
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

/* The number of the nation's run, from 0. */
static guint
get_number (GameAction action)
{
  gboolean first = action.kind == BABEL_RAZE || action.kind == BABEL_STEAL ||
                   action.kind == BABEL_WIN_OVER;
  guint k = action.operand[first ? 0 : 1];

  return MAX (k, 1) - 1;
}

/* The button of a run: "Abilities in Hatti: 4 Sumerians". Another run of the nation may be as
 * long. */
static void
add_run (GPtrArray *presses, const GameState *state, GameAction action)
{
  const BabelTable *table = &((const BabelState *) state)->table;
  guint             seat = babel_rules.seat (state);
  guint             nation = get_nation (action);
  BabelRun          runs[BABEL_MAX_RUNS];
  guint             n = babel_column_get_runs (table, seat, table->pawn[seat], runs);
  guint             lengths[BABEL_MAX_RUNS];
  guint             k = 0;
  Press            *press;
  char             *name;

  for (guint i = 0; i < n; i++)
    if (runs[i].nation == nation)
      lengths[k++] = runs[i].length;
  n = get_number (action);
  g_assert_cmpuint (n, <, k);
  name = g_strdup_printf ("Abilities in %s: %u %ss", lands[table->pawn[seat]], lengths[n],
                          people[nation]);
  press = presses_add (presses, name);
  for (guint i = 0; i < n; i++)
    press->skip += lengths[i] == lengths[n];
}

static char *
name_colonnade (guint land)
{
  return g_strdup_printf ("Your colonnade in %s:", lands[land]);
}

static char *
name_source (guint source, const char *rival)
{
  static const char *const names[] = {
    [BABEL_SOURCE_OWN] = "Your store: level",
    [BABEL_SOURCE_OPP] = "Your opponent’s store: level",
    [BABEL_SOURCE_START] = "Your starter",
  };

  if (source == BABEL_SOURCE_OPP && rival != NULL)
    return g_strdup_printf ("%s’s store: level", rival);
  return g_strdup (names[source]);
}

/* The viewer's site where the pawn is: "Your temple in Hatti: level 3". */
static char *
name_site (const GameState *state)
{
  const BabelTable *table = &((const BabelState *) state)->table;
  guint             seat = babel_rules.seat (state);
  guint             land = table->pawn[seat];

  if (babel_table_get_top (table, seat, land) == 0)
    return g_strdup_printf ("Your empty site in %s", lands[land]);
  return g_strdup_printf ("Your temple in %s:", lands[land]);
}

gboolean
babel_presses_takes_run (GameAction action)
{
  return action.kind >= BABEL_RAZE && action.kind <= BABEL_HALVE;
}

/* Returns TRUE if a migration from here is chosen in a popover, among the abilities of the runs. */
static gboolean
is_asked (const GameState *state, GameAction action)
{
  const BabelTable *table = &((const BabelState *) state)->table;
  BabelRun          runs[BABEL_MAX_RUNS];

  return get_place (state) == action.operand[0] &&
         babel_column_get_runs (table, table->mover, action.operand[0], runs) > 0;
}

static void
add_migration (GPtrArray *presses, const GameState *state, GameAction action)
{
  presses_add (presses, name_colonnade (action.operand[0]));
  if (is_asked (state, action))
    presses_add (presses, g_strdup (ASKED));
  presses_add (presses, name_colonnade (action.operand[1]));
}

static void
add_card (GPtrArray *presses, const GameState *state, GameAction action)
{
  presses_add (presses, g_strdup (people[action.operand[0]]))->group = HAND;
  if (action.kind == BABEL_TRAVEL)
    presses_add (presses, g_strdup (lands[action.operand[0]]));
  else if (action.kind == BABEL_SETTLE)
    presses_add (presses, name_colonnade (get_place (state)));
}

GPtrArray *
babel_presses_list (const GameState *state, GameAction action, const char *rival)
{
  const char *const names[] = { rival, rival, NULL };
  GPtrArray        *presses = presses_new ();

  switch (action.kind)
    {
    case BABEL_TRAVEL:
    case BABEL_SETTLE:
    case BABEL_DISCARD:
      add_card (presses, state, action);
      break;
    case BABEL_BUILD:
      presses_add (presses, name_source (action.operand[0], rival));
      presses_add (presses, name_site (state));
      break;
    case BABEL_MIGRATE:
      add_migration (presses, state, action);
      break;
    case BABEL_END:
      presses_add (presses, g_strdup ("End turn"));
      break;
    default:
      add_run (presses, state, action);
      presses_add (presses, babel_words.action (state, action, rival != NULL ? names : NULL));
    }
  return presses;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Questions that the board's widgets have about the position they show. Every answer about a
 * possible action comes from the table of the rules.
 */
#include "babel-view.h"

#include "game-state.h"

#include <glib/gi18n-lib.h>

char *
babel_view_say (const BabelView *view, const BabelVoice *voice, gboolean own)
{
  return babel_words_say (BABEL_VIEW_LISTENER (view), babel_view_get_side (view, own), voice);
}

const char *
babel_view_get_name (const BabelView *view, gboolean own)
{
  if (own && view->address == GAME_ADDRESS_YOU)
    return NULL;
  return babel_listener_get_name (BABEL_VIEW_LISTENER (view), babel_view_get_side (view, own));
}

char *
babel_view_dup_player (const BabelView *view, gboolean own)
{
  const char *name = babel_view_get_name (view, own);

  if (view->address != GAME_ADDRESS_NUMBER)
    return NULL;
  /* Translators: one of two people at the screen. */
  return name != NULL ? g_strdup (name)
                      : g_strdup_printf (_ ("Player %u"), babel_view_get_number (view, own));
}

guint
babel_view_judge (const BabelView *view, GameAction action)
{
  return game_state_judge (&babel_rules, (const GameState *) &view->state, action);
}

gboolean
babel_view_offers (const BabelView *view, GameAction action)
{
  return view->active && babel_view_judge (view, action) == GAME_LEGAL;
}

guint
babel_view_get_owed (const BabelView *view)
{
  const BabelTable *table = &view->state.table;

  return table->mover != view->viewer && table->result == BABEL_PLAYING ? table->owed : 0;
}

guint
babel_view_get_place (const BabelView *view)
{
  return view->state.table.pawn[view->viewer];
}

guint
babel_view_get_hand (const BabelView *view, guint nation)
{
  return babel_counts_get (view->state.table.hand[view->viewer], nation);
}

static guint
count_runs (const BabelView *view, guint nation)
{
  BabelRun runs[BABEL_MAX_RUNS];
  guint    place = babel_view_get_place (view);
  guint    n, count = 0;

  if (place == BABEL_QUARRY)
    return 0;
  n = babel_column_get_runs (&view->state.table, view->viewer, place, runs);
  for (guint i = 0; i < n; i++)
    count += runs[i].nation == nation;
  return count;
}

GameAction
babel_view_get_ability (const BabelView *view, BabelKind kind, guint nation, guint run, guint b)
{
  guint k = count_runs (view, nation) > 1 ? run : 0;

  if (kind == BABEL_EXPEL || kind == BABEL_HALVE || kind == BABEL_SKIP)
    return babel_action (kind, b, k);
  return babel_action (kind, k, 0);
}

guint
babel_view_find_nearest_run (const BabelView *view)
{
  guint place = babel_view_get_place (view);
  guint nearest = 0;
  guint longest = 0;

  for (guint nation = 0; place != BABEL_QUARRY && nation < BABEL_N_NATIONS; nation++)
    {
      guint n = babel_column_get_longest (&view->state.table, view->viewer, place, nation);

      if (n > longest)
        {
          longest = n;
          nearest = nation;
        }
    }
  return nearest;
}

BabelKind
babel_view_get_nation_ability (guint nation)
{
  static const BabelKind kinds[BABEL_N_NATIONS] = { BABEL_RAZE, BABEL_STEAL, BABEL_EXPEL,
                                                    BABEL_SKIP, BABEL_WIN_OVER };

  g_assert (nation < BABEL_N_NATIONS);
  return kinds[nation];
}

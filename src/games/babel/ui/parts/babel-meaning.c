/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Follows the presses of the board (babel-board-intent.c), as far as they are legal actions: what
 * the rules would refuse cannot be looked at before.
 */
#include "babel-meaning.h"

#include "babel-words.h"

static gboolean
offer (const BabelView *view, GameAction offered, GameAction *action)
{
  *action = offered;
  return babel_view_offers (view, offered);
}

/* A card that could travel as well as settle leaves that open. */
static gboolean
find_for_card (const BabelView *view, BabelPending *choice, guint nation, GameAction *action)
{
  gboolean picked = babel_pending_get_kind (choice) == BABEL_PENDING_CARD &&
                    babel_pending_get_what (choice) == nation;
  GameAction travel = babel_action (BABEL_TRAVEL, nation, 0);
  GameAction settle = babel_action (BABEL_SETTLE, nation, 0);

  if (babel_view_get_owed (view) > 0)
    return offer (view, babel_action (BABEL_DISCARD, nation, 0), action);
  if (picked || (babel_view_offers (view, travel) && babel_view_offers (view, settle)))
    return FALSE;
  return offer (view, travel, action) || offer (view, settle, action);
}

/* What is picked means on a place what it does when it is put down there. */
static gboolean
find_for_choice (const BabelView *view, BabelPending *choice, const char *part, GameAction *action)
{
  g_autofree char *why = NULL;
  const char      *paragraph = NULL;

  return babel_aim_at (view, babel_pending_get_load (choice), part, BABEL_UNKNOWN, action, &why,
                       &paragraph) == BABEL_AIM_ACTION &&
         babel_view_offers (view, *action);
}

gboolean
babel_meaning_find (const BabelView *view,
                    BabelPending    *choice,
                    const char      *part,
                    GameAction      *action)
{
  g_auto (GStrv) words = g_strsplit (part, ":", 4);
  const char *last = words[1] != NULL && words[2] != NULL ? words[2] : words[1];
  const char *letter = last != NULL ? strchr (babel_rules.letters, last[0]) : NULL;
  guint       at = letter != NULL ? (guint) (letter - babel_rules.letters) : BABEL_UNKNOWN;

  if (g_str_equal (part, "end"))
    return offer (view, babel_action (BABEL_END, 0, 0), action);
  if (g_str_equal (part, "starter:me"))
    return offer (view, babel_action (BABEL_BUILD, BABEL_SOURCE_START, 0), action);
  if (g_str_equal (part, "store:me"))
    return offer (view, babel_action (BABEL_BUILD, BABEL_SOURCE_OWN, 0), action);
  if (g_str_equal (part, "store:opp"))
    return offer (view, babel_action (BABEL_BUILD, BABEL_SOURCE_OPP, 0), action);
  if (at >= BABEL_N_NATIONS)
    return FALSE;
  if (g_str_equal (words[0], "card"))
    return find_for_card (view, choice, at, action);
  if (g_str_equal (words[0], "run"))
    return FALSE;
  if (babel_pending_get_kind (choice) != BABEL_PENDING_NONE)
    return find_for_choice (view, choice, part, action);
  return g_str_equal (words[0], "land") &&
         offer (view, babel_action (BABEL_TRAVEL, at, 0), action);
}

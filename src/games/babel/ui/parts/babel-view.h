/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A position as a seat observes it, for the board's widgets; `active` says that the seat may act.
 *
 * Widgets ask the rules here for the possible actions; none of them knows a rule by itself. "Own"
 * is always the viewer.
 */
#pragma once

#include "babel-action.h"
#include "babel-column.h"
#include "babel-state.h"
#include "babel-voice.h"

G_BEGIN_DECLS

typedef struct
{
  BabelState         state;   /* as the viewer observes it */
  guint              viewer;  /* the side drawn below */
  gboolean           active;  /* the viewer may act now */
  GameAddress        address; /* the address of the two in sentences */
  const char *const *names;   /* their names, as in GameWords */
} BabelView;

/* The seat behind "own" or "the other". */
static inline guint
babel_view_get_side (const BabelView *view, gboolean own)
{
  return own ? view->viewer : 1 - view->viewer;
}

/* The listener of the board's sentences: the viewer, or nobody if both are spoken of by number. */
#define BABEL_VIEW_LISTENER(view) \
  (&((BabelListener) { (view)->viewer, (view)->address, (view)->names }))

/* Fills a sentence about "own" or "the other", or a plural one for n; the arguments are the
 * sentence's own. The caller frees it. */
#define BABEL_VIEW_SAY(view, voice, own, ...) \
  BABEL_SAY (BABEL_VIEW_LISTENER (view), babel_view_get_side (view, own), voice, __VA_ARGS__)
#define BABEL_VIEW_SAY_COUNTED(view, voices, n, own, ...)                                    \
  BABEL_SAY_COUNTED (BABEL_VIEW_LISTENER (view), babel_view_get_side (view, own), voices, n, \
                     __VA_ARGS__)

/* The same of a sentence without arguments of its own. */
char *babel_view_say (const BabelView  *view,
                      const BabelVoice *voice,
                      gboolean          own) G_GNUC_WARN_UNUSED_RESULT;

/* The name of a player who is not "you", or NULL. Borrowed. */
const char *babel_view_get_name (const BabelView *view, gboolean own);

/* "Player 2", or the name, where the two are spoken of by their numbers; else NULL. */
char *babel_view_dup_player (const BabelView *view, gboolean own) G_GNUC_WARN_UNUSED_RESULT;

/* The number of a player, from 1. */
static inline guint
babel_view_get_number (const BabelView *view, gboolean own)
{
  return babel_view_get_side (view, own) + 1;
}

/* The rules' answer to an action of the seat to act: GAME_LEGAL or a refusal. */
guint babel_view_judge (const BabelView *view, GameAction action);

/* Returns TRUE if the viewer can do this now. */
gboolean babel_view_offers (const BabelView *view, GameAction action);

/* The number of cards that the viewer must give up first: the answer to a halving. */
guint babel_view_get_owed (const BabelView *view);

/* The place of the viewer's pawn: a land, or BABEL_QUARRY. */
guint babel_view_get_place (const BabelView *view);

/* The number of cards of a nation in the viewer's hand. */
guint babel_view_get_hand (const BabelView *view, guint nation);

/* The action of a run in the viewer's colonnade in the pawn's land. `run` counts the runs of that
 * nation from 1; it is left out, as the notation wants it, if there is only one. b is the nation
 * or source of expel, halve and skip. */
GameAction
babel_view_get_ability (const BabelView *view, BabelKind kind, guint nation, guint run, guint b);

/* The nation of the viewer's longest row in the pawn's land; the first nation at the quarry. */
guint babel_view_find_nearest_run (const BabelView *view);

/* The ability of a nation: BABEL_RAZE for the Assyrians and so on. */
BabelKind babel_view_get_nation_ability (guint nation);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the board's widgets are shown: a position as one seat observes it, and whether that seat may
 * act.
 *
 * Widgets ask the rules here what can be done; none of them knows a rule by itself. "Own" is always
 * the viewer.
 */
#pragma once

#include "babel-action.h"
#include "babel-column.h"
#include "babel-state.h"
#include "babel-voice.h"

G_BEGIN_DECLS

typedef struct
{
  BabelState  state;   /* as the viewer observes it */
  guint       viewer;  /* the side drawn below */
  gboolean    active;  /* the viewer may act now */
  GameAddress address; /* how the two are spoken of */
  const char *name;    /* of the other player, who has one in a short game; or NULL */
} BabelView;

/* The seat behind "own" or "the other". */
static inline guint
babel_view_get_side (const BabelView *view, gboolean own)
{
  return own ? view->viewer : 1 - view->viewer;
}

/* The translated format for speaking of "own" or "the other"; after a sentence's own arguments come
 * the two numbers that babel_view_get_number () gives. Borrowed. */
const char *babel_view_voice (const BabelView *view, const BabelVoice *voice, gboolean own);
const char *
babel_view_voices (const BabelView *view, const BabelVoices *voices, guint n, gboolean own);

/* Whether one speaks of somebody by name. */
gboolean babel_view_is_named (const BabelView *view, gboolean own);

/* Fills a sentence about "own" or "the other", or a plural one for n, in its three ways or by name;
 * the arguments are the sentence's own. The caller frees it. */
#define BABEL_VIEW_SAY(view, voice, own, ...)                                \
  (babel_view_is_named (view, own)                                           \
     ? g_strdup_printf (_ ((voice).named), __VA_ARGS__, (view)->name)        \
     : g_strdup_printf (babel_view_voice (view, &(voice), own), __VA_ARGS__, \
                        babel_view_get_number (view, own)))
#define BABEL_VIEW_SAY_COUNTED(view, voices, n, own, ...)                                  \
  (babel_view_is_named (view, own)                                                         \
     ? g_strdup_printf (babel_words_plural ((voices).named, n), __VA_ARGS__, (view)->name) \
     : g_strdup_printf (babel_view_voices (view, &(voices), n, own), __VA_ARGS__,          \
                        babel_view_get_number (view, own)))

/* The same of a sentence without arguments of its own. */
char *babel_view_say (const BabelView  *view,
                      const BabelVoice *voice,
                      gboolean          own) G_GNUC_WARN_UNUSED_RESULT;

/* "Player 2", where the two are spoken of by their numbers; else NULL. */
char *babel_view_dup_player (const BabelView *view, gboolean own) G_GNUC_WARN_UNUSED_RESULT;

/* The number of a player, from 1. */
static inline guint
babel_view_get_number (const BabelView *view, gboolean own)
{
  return babel_view_get_side (view, own) + 1;
}

/* What the rules say to an action of the seat to act: GAME_LEGAL or a refusal. */
guint babel_view_judge (const BabelView *view, GameAction action);

/* Whether the viewer can do this now. */
gboolean babel_view_offers (const BabelView *view, GameAction action);

/* How many cards the viewer must give up before anything else: the answer to a halving. */
guint babel_view_get_owed (const BabelView *view);

/* Where the viewer's pawn stands: a land, or BABEL_QUARRY. */
guint babel_view_get_place (const BabelView *view);

/* How many cards of a nation the viewer holds. */
guint babel_view_get_hand (const BabelView *view, guint nation);

/* The action of a run in the viewer's colonnade where the pawn stands. `run` counts the runs of
 * that nation from 1; it is left out, as the notation wants it, where there is only one. b is the
 * nation or source of expel, halve and skip. */
GameAction
babel_view_get_ability (const BabelView *view, BabelKind kind, guint nation, guint run, guint b);

/* The ability of a nation: BABEL_RAZE for the Assyrians and so on. */
BabelKind babel_view_get_nation_ability (guint nation);

G_END_DECLS

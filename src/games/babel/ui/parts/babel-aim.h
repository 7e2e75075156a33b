/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the meaning of carrying something from one part of the board to another: an action, or
 * the reason why there is none. Parts have the names of babel-board-parts.c.
 */
#pragma once

#include "babel-view.h"

G_BEGIN_DECLS

typedef enum
{
  BABEL_LOAD_NONE,
  BABEL_LOAD_CARD,      /* a card from the hand; what: its nation */
  BABEL_LOAD_MIGRATION, /* the last three settlers of a colonnade; what: its land */
  BABEL_LOAD_SOURCE,    /* a temple card; what: a BabelSource */
  BABEL_LOAD_RUN,       /* the bracket of a run; what: which of the land's, from 0 */
} BabelLoadKind;

typedef struct
{
  BabelLoadKind kind;
  guint         what;
  guint         land; /* of a run */
} BabelLoad;

/* The load that can be taken up from a part: BABEL_LOAD_NONE if nothing. */
BabelLoad babel_aim_take (const BabelView *view, const char *part);

typedef enum
{
  BABEL_AIM_NOTHING, /* nothing is meant there */
  BABEL_AIM_ACTION,  /* an action, which the rules may refuse */
  BABEL_AIM_WHY,     /* no action, but a reason */
} BabelAim;

/* Finds the meaning of putting a load down on a part. nation: that of the card under it, or
 * BABEL_UNKNOWN. Sets *action, or *why (a new sentence) with *paragraph, the id of the rule
 * behind it. */
BabelAim babel_aim_at (const BabelView *view,
                       BabelLoad        load,
                       const char      *part,
                       guint            nation,
                       GameAction      *action,
                       char           **why,
                       const char     **paragraph);

G_END_DECLS

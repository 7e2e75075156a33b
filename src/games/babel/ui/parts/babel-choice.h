/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A half-made action: something has been picked, its target has not been named yet.
 *
 * It holds what was picked and nothing about the position; whoever shows a new position asks
 * whether the choice still makes sense there.
 */
#pragma once

#include <glib-object.h>

#include "babel-view.h"

G_BEGIN_DECLS

typedef enum
{
  BABEL_CHOICE_NONE,
  BABEL_CHOICE_CARD,      /* a card of a nation from hand: to travel or to settle */
  BABEL_CHOICE_MIGRATION, /* the last three cards of a colonnade */
} BabelChoiceKind;

#define BABEL_TYPE_CHOICE (babel_choice_get_type ())

G_DECLARE_FINAL_TYPE (BabelChoice, babel_choice, BABEL, CHOICE, GObject)

/* Signal: changed (), once for every change. */
BabelChoice *babel_choice_new (void) G_GNUC_WARN_UNUSED_RESULT;

BabelChoiceKind babel_choice_get_kind (BabelChoice *self);

/* The nation picked, or the land whose last three are picked; only while something is. */
guint babel_choice_get_what (BabelChoice *self);

void babel_choice_pick (BabelChoice *self, BabelChoiceKind kind, guint what);

/* FALSE if nothing was picked. */
gboolean babel_choice_clear (BabelChoice *self);

/* Drops the choice if the viewer can no longer finish it. */
void babel_choice_update (BabelChoice *self, const BabelView *view);

/* The action that pointing at a land, or at the viewer's colonnade there, makes of the choice. */
GameAction babel_choice_aim_at_land (BabelChoice *self, guint land);
GameAction babel_choice_aim_at_colonnade (BabelChoice *self, guint land);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A half-made action: something has been picked, its target has not been named yet.
 *
 * It holds the picked thing and nothing about the position; with a new position the caller asks
 * again if the choice still makes sense.
 */
#pragma once

#include <glib-object.h>

#include "babel-aim.h"

G_BEGIN_DECLS

typedef enum
{
  BABEL_PENDING_NONE,
  BABEL_PENDING_CARD,      /* a card of a nation from hand: to travel or to settle */
  BABEL_PENDING_MIGRATION, /* the last three cards of a colonnade */
  BABEL_PENDING_SOURCE,    /* the top of a store, or the starter: to be built */
} BabelPendingKind;

#define BABEL_TYPE_PENDING (babel_pending_get_type ())

G_DECLARE_FINAL_TYPE (BabelPending, babel_pending, BABEL, PENDING, GObject)

/* Signal: changed (), once for every change. */
BabelPending *babel_pending_new (void) G_GNUC_WARN_UNUSED_RESULT;

BabelPendingKind babel_pending_get_kind (BabelPending *self);

/* The nation picked, the land whose last three are picked, or the BabelSource; only while something
 * is. */
guint babel_pending_get_what (BabelPending *self);

void babel_pending_pick (BabelPending *self, BabelPendingKind kind, guint what);

/* FALSE if nothing was picked. */
gboolean babel_pending_clear (BabelPending *self);

/* Drops the choice if the viewer can no longer finish it. */
void babel_pending_update (BabelPending *self, const BabelView *view);

/* The choice as something that can be put down. */
BabelLoad babel_pending_get_load (BabelPending *self);

G_END_DECLS

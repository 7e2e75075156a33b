/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The little there is to remember between
 * picking a card and naming its target.
 */
#include "babel-pending.h"

struct _BabelPending
{
  GObject          parent_instance;
  BabelPendingKind kind;
  guint            what;
};

G_DEFINE_FINAL_TYPE (BabelPending, babel_pending, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
babel_pending_class_init (BabelPendingClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", BABEL_TYPE_PENDING, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
babel_pending_init (BabelPending *self)
{
}

BabelPending *
babel_pending_new (void)
{
  return g_object_new (BABEL_TYPE_PENDING, NULL);
}

BabelPendingKind
babel_pending_get_kind (BabelPending *self)
{
  g_return_val_if_fail (BABEL_IS_PENDING (self), BABEL_PENDING_NONE);

  return self->kind;
}

guint
babel_pending_get_what (BabelPending *self)
{
  g_return_val_if_fail (BABEL_IS_PENDING (self), 0);
  g_return_val_if_fail (self->kind != BABEL_PENDING_NONE, 0);

  return self->what;
}

void
babel_pending_pick (BabelPending *self, BabelPendingKind kind, guint what)
{
  g_return_if_fail (BABEL_IS_PENDING (self));
  g_return_if_fail (what < BABEL_N_NATIONS);

  if (self->kind == kind && self->what == what)
    return;
  self->kind = kind;
  self->what = what;
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
babel_pending_clear (BabelPending *self)
{
  g_return_val_if_fail (BABEL_IS_PENDING (self), FALSE);

  if (self->kind == BABEL_PENDING_NONE)
    return FALSE;
  babel_pending_pick (self, BABEL_PENDING_NONE, 0);
  return TRUE;
}

static gboolean
can_be_finished (BabelPending *self, const BabelView *view)
{
  if (self->kind == BABEL_PENDING_CARD)
    return babel_view_offers (view, babel_action (BABEL_TRAVEL, self->what, 0)) ||
           babel_view_offers (view, babel_action (BABEL_SETTLE, self->what, 0));
  if (self->kind == BABEL_PENDING_SOURCE)
    return babel_view_offers (view, babel_action (BABEL_BUILD, self->what, 0));
  return babel_view_offers (
    view, babel_action (BABEL_MIGRATE, self->what, (self->what + 1) % BABEL_N_NATIONS));
}

void
babel_pending_update (BabelPending *self, const BabelView *view)
{
  g_return_if_fail (BABEL_IS_PENDING (self));

  if (self->kind != BABEL_PENDING_NONE && !can_be_finished (self, view))
    babel_pending_clear (self);
}

BabelLoad
babel_pending_get_load (BabelPending *self)
{
  static const BabelLoadKind kinds[] = {
    [BABEL_PENDING_NONE] = BABEL_LOAD_NONE,
    [BABEL_PENDING_CARD] = BABEL_LOAD_CARD,
    [BABEL_PENDING_MIGRATION] = BABEL_LOAD_MIGRATION,
    [BABEL_PENDING_SOURCE] = BABEL_LOAD_SOURCE,
  };

  g_return_val_if_fail (BABEL_IS_PENDING (self), (BabelLoad) { 0 });

  return (BabelLoad) { kinds[self->kind], self->what, 0 };
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The little there is to remember between
 * picking a card and naming its target.
 */
#include "babel-choice.h"

struct _BabelChoice
{
  GObject         parent_instance;
  BabelChoiceKind kind;
  guint           what;
};

G_DEFINE_FINAL_TYPE (BabelChoice, babel_choice, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
babel_choice_class_init (BabelChoiceClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", BABEL_TYPE_CHOICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
babel_choice_init (BabelChoice *self)
{
}

BabelChoice *
babel_choice_new (void)
{
  return g_object_new (BABEL_TYPE_CHOICE, NULL);
}

BabelChoiceKind
babel_choice_get_kind (BabelChoice *self)
{
  g_return_val_if_fail (BABEL_IS_CHOICE (self), BABEL_CHOICE_NONE);

  return self->kind;
}

guint
babel_choice_get_what (BabelChoice *self)
{
  g_return_val_if_fail (BABEL_IS_CHOICE (self), 0);
  g_return_val_if_fail (self->kind != BABEL_CHOICE_NONE, 0);

  return self->what;
}

void
babel_choice_pick (BabelChoice *self, BabelChoiceKind kind, guint what)
{
  g_return_if_fail (BABEL_IS_CHOICE (self));
  g_return_if_fail (what < BABEL_N_NATIONS);

  if (self->kind == kind && self->what == what)
    return;
  self->kind = kind;
  self->what = what;
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
babel_choice_clear (BabelChoice *self)
{
  g_return_val_if_fail (BABEL_IS_CHOICE (self), FALSE);

  if (self->kind == BABEL_CHOICE_NONE)
    return FALSE;
  babel_choice_pick (self, BABEL_CHOICE_NONE, 0);
  return TRUE;
}

static gboolean
can_be_finished (BabelChoice *self, const BabelView *view)
{
  if (self->kind == BABEL_CHOICE_CARD)
    return babel_view_offers (view, babel_action (BABEL_TRAVEL, self->what, 0)) ||
           babel_view_offers (view, babel_action (BABEL_SETTLE, self->what, 0));
  return babel_view_offers (
    view, babel_action (BABEL_MIGRATE, self->what, (self->what + 1) % BABEL_N_NATIONS));
}

void
babel_choice_update (BabelChoice *self, const BabelView *view)
{
  g_return_if_fail (BABEL_IS_CHOICE (self));

  if (self->kind != BABEL_CHOICE_NONE && !can_be_finished (self, view))
    babel_choice_clear (self);
}

GameAction
babel_choice_aim_at_land (BabelChoice *self, guint land)
{
  if (self->kind == BABEL_CHOICE_MIGRATION)
    return babel_action (BABEL_MIGRATE, self->what, land);
  return babel_action (BABEL_TRAVEL, land, 0);
}

GameAction
babel_choice_aim_at_colonnade (BabelChoice *self, guint land)
{
  if (self->kind == BABEL_CHOICE_MIGRATION)
    return babel_action (BABEL_MIGRATE, self->what, land);
  return babel_action (BABEL_SETTLE, self->what, 0);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Marks the other player's changes since the viewer acted last: new settlers, changed temples, a
 * pawn's new place, a store's new top. The marks stay until the viewer acts, so nothing has to be
 * shown again to be seen. They are found by comparing two states, not by following events: the
 * number of actions between, and their players, do not matter.
 */
#include "babel-board-private.h"

#include "babel-style.h"

/* The greatest number of turns of the other's answer; earlier ones belong to another moment. */
#define ANSWER 2

struct _BabelChanges
{
  BabelTable acted[2]; /* by viewer: the table when they could act last */
  gboolean   has_acted[2];
};

BabelChanges *
babel_changes_new (void)
{
  return g_new0 (BabelChanges, 1);
}

void
babel_changes_free (BabelChanges *self)
{
  g_free (self);
}

/* The number of settlers at the beginning of a colonnade that are the same. */
static guint
count_same (const BabelTable *before, const BabelTable *now, guint side, guint land)
{
  guint8 old[BABEL_N_NATION_CARDS], new[BABEL_N_NATION_CARDS];
  guint  n_old = babel_column_get (before, side, land, old);
  guint  n_new = babel_column_get (now, side, land, new);
  guint  n = 0;

  while (n < MIN (n_old, n_new) && old[n] == new[n])
    n++;
  return n;
}

static gboolean
mark_colonnade (BabelColonnade   *colonnade,
                const BabelTable *before,
                const BabelTable *now,
                guint             side,
                guint             land)
{
  guint same = before != NULL ? count_same (before, now, side, land) : G_MAXUINT;

  for (guint i = 0; babel_colonnade_get_card (colonnade, i) != NULL; i++)
    babel_style_toggle (babel_colonnade_get_card (colonnade, i), "changed", i >= same);
  return before != NULL &&
         (before->settlers[side][land] != now->settlers[side][land] ||
          same < now->settlers[side][land]);
}

/* before: the table to compare with; NULL if nothing is to be marked. */
static void
mark_land (BabelBoard *self, const BabelTable *before, guint land)
{
  const BabelView  *view = &self->view;
  const BabelTable *now = &view->state.table;
  BabelLand        *widget = babel_lands_get_land (babel_board_get_lands (self), land);
  GtkWidget        *glance = babel_glances_get_glance (babel_board_get_glances (self), land);
  gboolean          any = FALSE;

  for (guint own = 0; own < 2; own++)
    {
      guint    side = babel_view_get_side (view, own);
      gboolean site = before != NULL &&
                      (before->temple[side][land] != now->temple[side][land] ||
                       (before->pawn[side] != now->pawn[side] && now->pawn[side] == land));

      babel_style_toggle (babel_land_get_site (widget, own), "changed", site);
      any |= site;
      any |= mark_colonnade (babel_land_get_colonnade (widget, own), before, now, side, land);
    }
  babel_style_toggle (glance, "changed", any);
}

static void
mark_stores (BabelBoard *self, const BabelTable *before)
{
  const BabelView  *view = &self->view;
  const BabelTable *now = &view->state.table;

  for (guint own = 0; own < 2; own++)
    {
      guint             side = babel_view_get_side (view, own);
      BabelTempleStore *store = babel_supply_get_store (babel_board_get_stock (self), own);

      babel_style_toggle (babel_temple_store_get_top (store), "changed",
                          before != NULL && now->n_store[side] > 0 &&
                            (before->n_store[side] != now->n_store[side] ||
                             before->top[side] != now->top[side]));
    }
}

void
babel_board_note_moment (BabelBoard *self)
{
  const BabelView *view = &self->view;
  BabelChanges    *changes = self->changes;

  if (!self->shown || !view->active)
    return;
  changes->acted[view->viewer] = view->state.table;
  changes->has_acted[view->viewer] = TRUE;
}

void
babel_board_mark_changes (BabelBoard *self, gboolean acts_on)
{
  const BabelView    *view = &self->view;
  const BabelChanges *changes = self->changes;
  const BabelTable   *now = &view->state.table;
  const BabelTable   *before = &changes->acted[view->viewer];
  EdubbaBoardOccasion occasion = edubba_board_get_company (EDUBBA_BOARD (self))->occasion;
  gboolean            answered = !acts_on && changes->has_acted[view->viewer] &&
                      now->turn >= before->turn && now->turn - before->turn <= ANSWER &&
                      (occasion == EDUBBA_BOARD_GAME || occasion == EDUBBA_BOARD_BOUT);

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    mark_land (self, answered ? before : NULL, land);
  mark_stores (self, answered ? before : NULL);
}

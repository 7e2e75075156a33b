/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the other player has done since the viewer acted last is marked where it lies: settlers that
 * came, temples that are others, a pawn's new place, a store's new top. The marks stay until the
 * viewer acts, so nothing has to be shown again to be seen. They are found by comparing two states,
 * not by following events: it does not matter how many actions lie between, nor who played them.
 */
#include "babel-board-private.h"

#include "babel-style.h"

/* How many turns the other's answer takes at most; what lies further away is another moment. */
#define ANSWER 2

/* From which settler on a colonnade is another one: the number of those that are the same. */
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

/* before: NULL where nothing is to be marked. */
static void
mark_land (BabelBoard *self, const BabelTable *before, guint land)
{
  const BabelTable *now = &self->view.state.table;
  BabelLand        *widget = babel_lands_get_land (BABEL_LANDS (self->lands), land);
  GtkWidget        *glance = babel_glances_get_glance (BABEL_GLANCES (self->glances), land);
  gboolean          any = FALSE;

  for (guint own = 0; own < 2; own++)
    {
      guint    side = babel_view_get_side (&self->view, own);
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
  const BabelTable *now = &self->view.state.table;

  for (guint own = 0; own < 2; own++)
    {
      guint             side = babel_view_get_side (&self->view, own);
      BabelTempleStore *store = babel_supply_get_store (BABEL_SUPPLY (self->stock), own);

      babel_style_toggle (babel_temple_store_get_top (store), "changed",
                          before != NULL && now->n_store[side] > 0 &&
                            (before->n_store[side] != now->n_store[side] ||
                             before->top[side] != now->top[side]));
    }
}

void
babel_board_note_moment (BabelBoard *self)
{
  guint viewer = self->view.viewer;

  if (!self->shown || !self->view.active)
    return;
  self->acted[viewer] = self->view.state.table;
  self->has_acted[viewer] = TRUE;
}

void
babel_board_mark_changes (BabelBoard *self, gboolean acts_on)
{
  const BabelTable *now = &self->view.state.table;
  const BabelTable *before = &self->acted[self->view.viewer];
  gboolean          answered = !acts_on && self->has_acted[self->view.viewer] &&
                      now->turn >= before->turn && now->turn - before->turn <= ANSWER &&
                      (self->occasion == EDUBBA_BOARD_GAME ||
                       self->occasion == EDUBBA_BOARD_BOUT);

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    mark_land (self, answered ? before : NULL, land);
  mark_stores (self, answered ? before : NULL);
}

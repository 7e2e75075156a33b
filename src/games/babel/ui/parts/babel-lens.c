/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelLens: the same widgets as on the board, with room for all of themselves. They are made when
 * they are looked at and gone afterwards.
 *
 * CSS nodes: `popover` with the class `lens`; in it a label and one of `colonnade`, `temple` and
 * `store`. Accessibility: hidden, for the part itself says the same.
 */
#include "babel-lens.h"

#include "babel-colonnade.h"
#include "babel-site.h"
#include "babel-temple-store.h"
#include "babel-style.h"
#include "babel-temple.h"
#include "edubba-layout.h"

/* The widths of a colonnade and a store, and the height of a brick, in lines of text. */
#define COLONNADE_WIDTH 10
#define STORE_WIDTH     7
#define BRICK_HEIGHT    1.7

/* The part of a popover's height for its frame and the name of the part, in lines. */
#define HEAD 3

struct _BabelLens
{
  GtkPopover    parent_instance;
  BabelLensPart part;
};

G_DEFINE_FINAL_TYPE (BabelLens, babel_lens, GTK_TYPE_POPOVER)

static void
babel_lens_closed (GtkPopover *popover)
{
  BABEL_LENS (popover)->part.kind = BABEL_LENS_NOTHING;
  gtk_popover_set_child (popover, NULL);
}

static void
babel_lens_class_init (BabelLensClass *klass)
{
  GTK_POPOVER_CLASS (klass)->closed = babel_lens_closed;
}

static void
babel_lens_init (BabelLens *self)
{
  gtk_popover_set_autohide (GTK_POPOVER (self), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "lens");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

GtkWidget *
babel_lens_new (void)
{
  return g_object_new (BABEL_TYPE_LENS, NULL);
}

static GtkWidget *
create_colonnade (const BabelView *view, BabelLensPart part)
{
  GtkWidget *colonnade = babel_colonnade_new (part.own);

  babel_colonnade_show (BABEL_COLONNADE (colonnade), view, part.land);
  return colonnade;
}

static GtkWidget *
create_temple (const BabelView *view, BabelLensPart part)
{
  GtkWidget *temple = babel_temple_new (!part.own);
  guint      side = babel_view_get_side (view, part.own);

  babel_temple_set_levels (BABEL_TEMPLE (temple), view->state.table.temple[side][part.land]);
  return temple;
}

static GtkWidget *
create_store (const BabelView *view, BabelLensPart part)
{
  GtkWidget *store = g_object_new (BABEL_TYPE_TEMPLE_STORE, NULL);

  babel_temple_store_set_own (BABEL_TEMPLE_STORE (store), part.own);
  babel_temple_store_show (BABEL_TEMPLE_STORE (store), view);
  return store;
}

/* The number of cards in a part. */
static guint
count (const BabelTable *table, guint side, BabelLensPart part)
{
  switch (part.kind)
    {
    case BABEL_LENS_COLONNADE:
      return table->settlers[side][part.land];
    case BABEL_LENS_TEMPLE:
      return babel_table_get_top (table, side, part.land);
    case BABEL_LENS_STORE:
      return table->n_store[side];
    default:
      return 0;
    }
}

/* Gives the content its natural size, now that it is in the place from which it takes its style. */
static void
give_room (GtkWidget *content, BabelLensPart part, guint n, int height)
{
  int line = edubba_layout_measure_line (content);
  int width = part.kind == BABEL_LENS_STORE ? STORE_WIDTH * line : -1;
  int wanted;

  if (part.kind == BABEL_LENS_COLONNADE)
    width = COLONNADE_WIDTH * line;
  wanted = part.kind == BABEL_LENS_STORE ? (int) ((n + 2) * BRICK_HEIGHT * line)
                                         : edubba_layout_measure_height (content, -1);
  gtk_widget_set_size_request (content, width, MIN (wanted, MAX (line, height - HEAD * line)));
}

gboolean
babel_lens_fill (BabelLens *self, const BabelView *view, BabelLensPart part, int height)
{
  GtkWidget       *box, *content;
  g_autofree char *name = NULL;
  guint            n;

  g_return_val_if_fail (BABEL_IS_LENS (self), FALSE);
  g_return_val_if_fail (view != NULL, FALSE);

  n = count (&view->state.table, babel_view_get_side (view, part.own), part);
  if (n == 0)
    return FALSE;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  if (part.kind == BABEL_LENS_COLONNADE)
    name = babel_colonnade_describe (view, part.own, part.land);
  else if (part.kind == BABEL_LENS_TEMPLE)
    name = babel_site_describe (view, part.own, part.land);
  if (name != NULL)
    gtk_box_append (GTK_BOX (box),
                    g_object_new (GTK_TYPE_LABEL, "label", name, "wrap", TRUE, "max-width-chars",
                                  24, "justify", GTK_JUSTIFY_CENTER, "css-name", "caption", NULL));
  content = part.kind == BABEL_LENS_COLONNADE ? create_colonnade (view, part)
            : part.kind == BABEL_LENS_TEMPLE  ? create_temple (view, part)
                                              : create_store (view, part);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), content);
  gtk_popover_set_child (GTK_POPOVER (self), box);
  give_room (content, part, n, height);
  self->part = part;
  return TRUE;
}

BabelLensPart
babel_lens_get_part (BabelLens *self)
{
  g_return_val_if_fail (BABEL_IS_LENS (self), (BabelLensPart) { 0 });

  return self->part;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The drawing of the large board, in the size that fits here: it leaves out by itself the details
 * that cannot be read.
 */
#include "bunny-mini.h"

#include "bunny-drawing.h"
#include "bunny-state.h"

/* Its width and height. */
#define SIZE 100

struct _BunnyMini
{
  EdubbaBoard parent_instance;

  BunnyTable table;
  guint      you; /* the seat with the first mark */
  gboolean   shown;
};

G_DEFINE_FINAL_TYPE (BunnyMini, bunny_mini, EDUBBA_TYPE_BOARD)

static void
bunny_mini_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
bunny_mini_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BunnyMini  *self = BUNNY_MINI (widget);
  float       width = (float) gtk_widget_get_width (widget);
  float       height = (float) gtk_widget_get_height (widget);
  double      size = MIN (width, height) / 10;
  BunnySquare first = { (width - 10 * size) / 2, (height - 10 * size) / 2, size };
  cairo_t    *cr;

  if (!self->shown)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  bunny_drawing_draw_cells (first, cr, &self->table, self->you, 1);
  bunny_drawing_draw_fiefs (first, cr, &self->table, self->you, 1, FALSE);
  bunny_drawing_draw_lava (first, cr, &self->table);
  cairo_destroy (cr);
}

static void
bunny_mini_show_state (EdubbaBoard *board, const GameState *seen, guint viewer, gboolean active)
{
  BunnyMini *self = BUNNY_MINI (board);

  self->table = bunny_state (seen)->table;
  self->you = viewer;
  self->shown = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bunny_mini_class_init (BunnyMiniClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  EDUBBA_BOARD_CLASS (klass)->show_state = bunny_mini_show_state;
  widget_class->measure = bunny_mini_measure;
  widget_class->snapshot = bunny_mini_snapshot;
  gtk_widget_class_set_css_name (widget_class, "bunnymini");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bunny_mini_init (BunnyMini *self)
{
}

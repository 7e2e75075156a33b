/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelMini: a land is a column; from its middle the viewer's temple and colonnade grow down, the
 * opponent's up. A nation is a colour, and a shape: its bars are cut at another place.
 *
 * CSS node: `babelmini`.
 */
#include "babel-mini.h"

#include <adwaita.h>

#include "babel-column.h"
#include "babel-state.h"
#include "edubba-board.h"

#define WIDTH  112
#define HEIGHT 78

#define LEVEL  2.5f
#define CARD   4.0f
#define GAP    1.0f
#define MARGIN 4.0f
#define PAWN   5.0f

struct _BabelMini
{
  GtkWidget parent_instance;

  BabelState state;
  guint      viewer;
  gboolean   shown;

  AdwStyleManager *style; /* borrowed: it outlives all widgets of its display */
};

static void board_iface_init (EdubbaBoardInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BabelMini,
                               babel_mini,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (EDUBBA_TYPE_BOARD, board_iface_init))

typedef struct
{
  GdkRGBA ground;
  GdkRGBA line;
  GdkRGBA brick;
  GdkRGBA pawn;
  GdkRGBA nations[BABEL_N_NATIONS];
} Palette;

/* By day, and by lamplight. */
static const Palette palettes[] = {
  { { 0.957f, 0.925f, 0.867f, 1 },
    { 0.647f, 0.514f, 0.298f, 0.6f },
    { 0.647f, 0.514f, 0.298f, 1 },
    { 0.15f, 0.1f, 0.05f, 1 },
    { { 0.627f, 0.173f, 0.090f, 1 },
      { 0.114f, 0.247f, 0.467f, 1 },
      { 0.110f, 0.459f, 0.286f, 1 },
      { 0.541f, 0.376f, 0.761f, 1 },
      { 0.925f, 0.627f, 0.173f, 1 } } },
  { { 0.176f, 0.149f, 0.110f, 1 },
    { 0.690f, 0.561f, 0.345f, 0.6f },
    { 0.690f, 0.561f, 0.345f, 1 },
    { 0.992f, 0.965f, 0.902f, 1 },
    { { 0.741f, 0.306f, 0.157f, 1 },
      { 0.302f, 0.498f, 0.757f, 1 },
      { 0.278f, 0.600f, 0.376f, 1 },
      { 0.588f, 0.451f, 0.831f, 1 },
      { 0.922f, 0.616f, 0.200f, 1 } } },
};

static const Palette *
get_palette (BabelMini *self)
{
  return &palettes[adw_style_manager_get_dark (self->style)];
}

static void
append (GtkSnapshot *snapshot, const GdkRGBA *color, float x, float y, float width, float height)
{
  gtk_snapshot_append_color (snapshot, color, &GRAPHENE_RECT_INIT (x, y, width, height));
}

/* The settlers of a side, outwards from `y`; `way` is 1 downwards and -1 upwards. */
static void
snapshot_colonnade (BabelMini   *self,
                    GtkSnapshot *snapshot,
                    guint        side,
                    guint        land,
                    float        x,
                    float        y,
                    float        width,
                    float        room,
                    float        way)
{
  const Palette *palette = get_palette (self);
  guint8         cards[BABEL_N_NATION_CARDS];
  guint          n = babel_column_get (&self->state.table, side, land, cards);
  float          step = MIN (CARD + GAP, room / MAX (1, n));

  for (guint i = 0; i < n; i++)
    {
      float top = way > 0 ? y + i * step : y - (i + 1) * step + GAP / 2;
      float cut = width * (0.1f + 0.16f * cards[i]);

      append (snapshot, &palette->nations[cards[i]], x, top, width, MAX (1, step - GAP));
      append (snapshot, &palette->ground, x + cut, top, 1.5f, MAX (1, step - GAP));
    }
}

static void
snapshot_side (BabelMini *self, GtkSnapshot *snapshot, guint land, gboolean own, float column)
{
  const BabelTable *table = &self->state.table;
  guint             side = own ? self->viewer : 1 - self->viewer;
  guint             top = babel_table_get_top (table, side, land);
  float             middle = HEIGHT / 2.0f;
  float             way = own ? 1 : -1;
  float             x = MARGIN + land * column + 2;
  float             width = column - 4;
  float             room = middle - MARGIN - top * LEVEL - 3;
  float             begin = middle + way * (GAP + top * LEVEL + GAP);

  for (guint i = 0; i < top; i++)
    {
      float inset = width * 0.07f * i;
      float y = own ? middle + GAP + i * LEVEL : middle - GAP - (i + 1) * LEVEL;

      append (snapshot, &get_palette (self)->brick, x + inset, y, width - 2 * inset, LEVEL - 0.5f);
    }
  snapshot_colonnade (self, snapshot, side, land, x, begin, width, room, way);
  if (table->pawn[side] == land)
    append (snapshot, &get_palette (self)->pawn, x + width / 2 - PAWN / 2,
            own ? middle * 2 - MARGIN - PAWN / 2 : MARGIN - PAWN / 2, PAWN, PAWN);
}

static void
babel_mini_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BabelMini     *self = BABEL_MINI (widget);
  float          across = (float) gtk_widget_get_width (widget) / WIDTH;
  float          scale = MIN (across, (float) gtk_widget_get_height (widget) / HEIGHT);
  float          column = (WIDTH - 2 * MARGIN) / BABEL_N_NATIONS;
  GskRoundedRect clip;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, scale, scale);
  gsk_rounded_rect_init_from_rect (&clip, &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT), 6);
  gtk_snapshot_push_rounded_clip (snapshot, &clip);
  append (snapshot, &get_palette (self)->ground, 0, 0, WIDTH, HEIGHT);
  append (snapshot, &get_palette (self)->line, MARGIN, HEIGHT / 2.0f - 0.5f, WIDTH - 2 * MARGIN, 1);
  for (guint land = 0; self->shown && land < BABEL_N_NATIONS; land++)
    {
      snapshot_side (self, snapshot, land, FALSE, column);
      snapshot_side (self, snapshot, land, TRUE, column);
    }
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
babel_mini_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
babel_mini_class_init (BabelMiniClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = babel_mini_measure;
  widget_class->snapshot = babel_mini_snapshot;
  gtk_widget_class_set_css_name (widget_class, "babelmini");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
babel_mini_init (BabelMini *self)
{
  self->style = adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));
  g_signal_connect_object (self->style, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

static void
babel_mini_show_state (EdubbaBoard     *board,
                       const GameState *seen,
                       guint            viewer,
                       gboolean         active)
{
  BabelMini *self = BABEL_MINI (board);

  self->state = *babel_state (seen);
  self->viewer = viewer;
  self->shown = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
board_iface_init (EdubbaBoardInterface *iface)
{
  iface->show_state = babel_mini_show_state;
}

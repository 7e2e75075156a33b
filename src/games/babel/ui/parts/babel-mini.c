/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelMini: a land is a column with a band of its nation's colour across the middle, from which
 * the viewer's temple and colonnade grow down, the opponent's up. A nation is a colour, and a
 * shape: its bars are cut at another place. The viewer's pawn is round and light, the opponent's
 * square and dark; they stand in the band of their land, as on the board.
 *
 * CSS node: `babelmini`.
 */
#include "babel-mini.h"

#include <adwaita.h>

#include "babel-column.h"
#include "babel-state.h"

#define WIDTH  112
#define HEIGHT 78

#define LEVEL  2.6f
#define CARD   4.0f
#define GAP    1.0f
#define MARGIN 4.0f
#define BAND   9.0f
#define PAWN   6.0f

struct _BabelMini
{
  EdubbaBoard parent_instance;

  BabelState state;
  guint      viewer;
  gboolean   shown;

  AdwStyleManager *style; /* borrowed: it outlives all widgets of its display */
};

G_DEFINE_FINAL_TYPE (BabelMini, babel_mini, EDUBBA_TYPE_BOARD)

typedef struct
{
  GdkRGBA ground;
  GdkRGBA land;
  GdkRGBA brick;
  GdkRGBA light; /* of the two pawns */
  GdkRGBA dark;
  GdkRGBA nations[BABEL_N_NATIONS];
} Palette;

/* By day, and by lamplight. */
static const Palette palettes[] = {
  { { 0.957f, 0.925f, 0.867f, 1 },
    { 0.918f, 0.875f, 0.800f, 1 },
    { 0.647f, 0.514f, 0.298f, 1 },
    { 1, 1, 1, 1 },
    { 0.15f, 0.1f, 0.05f, 1 },
    { { 0.627f, 0.173f, 0.090f, 1 },
      { 0.114f, 0.247f, 0.467f, 1 },
      { 0.110f, 0.459f, 0.286f, 1 },
      { 0.541f, 0.376f, 0.761f, 1 },
      { 0.925f, 0.627f, 0.173f, 1 } } },
  { { 0.176f, 0.149f, 0.110f, 1 },
    { 0.235f, 0.204f, 0.157f, 1 },
    { 0.690f, 0.561f, 0.345f, 1 },
    { 0.992f, 0.965f, 0.902f, 1 },
    { 0.15f, 0.1f, 0.05f, 1 },
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
  float             way = own ? 1 : -1;
  float             edge = HEIGHT / 2.0f + way * BAND / 2;
  float             x = MARGIN + land * column + 2;
  float             width = column - 4;
  float             room = HEIGHT / 2.0f - BAND / 2 - MARGIN - top * LEVEL - 2 * GAP;

  /* As on the board, a temple stands on the side of its settlers, and its top is in the middle. */
  for (guint i = 0; i < top; i++)
    {
      float inset = width * 0.07f * i;
      float y = edge + way * (GAP + (top - 1 - i) * LEVEL) - (own ? 0 : LEVEL - 0.5f);

      append (snapshot, &get_palette (self)->brick, x + inset, y, width - 2 * inset, LEVEL - 0.5f);
    }
  snapshot_colonnade (self, snapshot, side, land, x, edge + way * (top * LEVEL + 2 * GAP), width,
                      room, way);
}

static void
snapshot_pawn (BabelMini *self, GtkSnapshot *snapshot, guint land, gboolean own, float column)
{
  const Palette *palette = get_palette (self);
  float          x = MARGIN + land * column + (own ? column - PAWN - 3 : 3);
  GskRoundedRect rim;

  gsk_rounded_rect_init_from_rect (
    &rim, &GRAPHENE_RECT_INIT (x, (HEIGHT - PAWN) / 2, PAWN, PAWN), own ? PAWN / 2 : 1);
  gtk_snapshot_push_rounded_clip (snapshot, &rim);
  append (snapshot, own ? &palette->dark : &palette->light, x, (HEIGHT - PAWN) / 2, PAWN, PAWN);
  gtk_snapshot_pop (snapshot);
  gsk_rounded_rect_shrink (&rim, 1, 1, 1, 1);
  gtk_snapshot_push_rounded_clip (snapshot, &rim);
  append (snapshot, own ? &palette->light : &palette->dark, x, (HEIGHT - PAWN) / 2, PAWN, PAWN);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_land (BabelMini *self, GtkSnapshot *snapshot, guint land, float column)
{
  float x = MARGIN + land * column;

  append (snapshot, &get_palette (self)->land, x + 0.5f, MARGIN, column - 1, HEIGHT - 2 * MARGIN);
  append (snapshot, &get_palette (self)->nations[land], x + 0.5f, (HEIGHT - BAND) / 2, column - 1,
          BAND);
  for (guint own = 0; self->shown && own < 2; own++)
    {
      guint side = own ? self->viewer : 1 - self->viewer;

      snapshot_side (self, snapshot, land, own, column);
      if (self->state.table.pawn[side] == land)
        snapshot_pawn (self, snapshot, land, own, column);
    }
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
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    snapshot_land (self, snapshot, land, column);
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
babel_mini_class_init (BabelMiniClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  EDUBBA_BOARD_CLASS (klass)->show_state = babel_mini_show_state;
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

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts that show more or less than before are laid out in the next frame: for now all of them are
 * being laid out.
 */
#include "edubba-field-board.h"

#include "edubba-kit.h"
#include "edubba-layout.h"

/* The least width of a board whose field lies beside everything else, and its least share of the
 * height. */
#define WIDE_LEAST 540
#define WIDE_SHARE 1.12

/* The natural size of a board, and the height that is kept for the parts below the field. */
#define WIDTH      900
#define HEIGHT     560
#define FOOT_LEAST 120

/* The heights, in lines of text, from which on a wide board has larger text. */
static const int type_lines[] = { 45, 64 };

typedef struct
{
  EdubbaCarry *carry;    /* owned */
  EdubbaField *field;    /* borrowed: in the zoom */
  GtkWidget   *zoom;     /* borrowed: a child */
  guint        refit_id; /* source id */
  gboolean     wide;
  guint        savings;
  guint        type; /* the size class of text: 0, 1 or 2 */
} EdubbaFieldBoardPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (EdubbaFieldBoard, edubba_field_board, EDUBBA_TYPE_BOARD)

static EdubbaFieldBoardPrivate *
get_private (EdubbaFieldBoard *self)
{
  return edubba_field_board_get_instance_private (self);
}

static void
edubba_field_board_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  EdubbaFieldBoard *self = EDUBBA_FIELD_BOARD (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum =
        EDUBBA_FIELD_BOARD_GET_CLASS (self)->measure_side (self) + 2 * EDUBBA_FIELD_BOARD_GAP;
      *natural = MAX (*minimum, WIDTH);
      return;
    }
  *minimum = EDUBBA_FIELD_BOARD_LEAST + FOOT_LEAST;
  *natural = MAX (*minimum, HEIGHT);
}

static gboolean
refit_cb (gpointer data)
{
  EdubbaFieldBoard        *self = data;
  EdubbaFieldBoardPrivate *priv = get_private (self);

  priv->refit_id = 0;
  edubba_kit_toggle (GTK_WIDGET (self), "large", priv->type == 1);
  edubba_kit_toggle (GTK_WIDGET (self), "huge", priv->type == 2);
  EDUBBA_FIELD_BOARD_GET_CLASS (self)->refit (self, priv->wide, priv->savings);
  return G_SOURCE_REMOVE;
}

static void
fit (EdubbaFieldBoard *self, int width, int height)
{
  EdubbaFieldBoardPrivate *priv = get_private (self);
  /* The type of the board itself is chosen here. */
  int      line = edubba_layout_measure_line (gtk_widget_get_parent (GTK_WIDGET (self)));
  gboolean wide = width >= WIDE_LEAST && width > height * WIDE_SHARE;
  guint    type = 0;
  guint    savings;

  while (wide && type < G_N_ELEMENTS (type_lines) && height >= type_lines[type] * line)
    type++;
  savings = EDUBBA_FIELD_BOARD_GET_CLASS (self)->find_savings (self, wide, width, height, line);
  if (wide == priv->wide && savings == priv->savings && type == priv->type)
    return;
  priv->wide = wide;
  priv->savings = savings;
  priv->type = type;
  if (priv->refit_id == 0)
    priv->refit_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, refit_cb, self, NULL);
}

static void
edubba_field_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  EdubbaFieldBoard *self = EDUBBA_FIELD_BOARD (widget);

  fit (self, width, height);
  EDUBBA_FIELD_BOARD_GET_CLASS (self)->allocate (self, get_private (self)->wide, width, height);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      gtk_popover_present (GTK_POPOVER (child));
}

static void
edubba_field_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  EdubbaFieldBoard *self = EDUBBA_FIELD_BOARD (widget);

  GTK_WIDGET_CLASS (edubba_field_board_parent_class)->snapshot (widget, snapshot);
  if (EDUBBA_FIELD_BOARD_GET_CLASS (self)->draw_above != NULL)
    EDUBBA_FIELD_BOARD_GET_CLASS (self)->draw_above (self, snapshot);
  edubba_carry_snapshot (get_private (self)->carry, snapshot);
}

static gboolean
edubba_field_board_chord (EdubbaBoard *board, guint keyval, GdkModifierType state)
{
  return edubba_zoom_press_key (EDUBBA_ZOOM (get_private (EDUBBA_FIELD_BOARD (board))->zoom),
                                keyval, state);
}

static gboolean
edubba_field_board_cancel (EdubbaBoard *board)
{
  EdubbaFieldBoard *self = EDUBBA_FIELD_BOARD (board);
  gboolean          carrying = edubba_carry_drop (get_private (self)->carry);

  return EDUBBA_FIELD_BOARD_GET_CLASS (self)->unpick (self) || carrying;
}

static void
edubba_field_board_dispose (GObject *object)
{
  g_clear_handle_id (&get_private (EDUBBA_FIELD_BOARD (object))->refit_id, g_source_remove);
  G_OBJECT_CLASS (edubba_field_board_parent_class)->dispose (object);
}

static void
edubba_field_board_finalize (GObject *object)
{
  edubba_carry_free (get_private (EDUBBA_FIELD_BOARD (object))->carry);
  G_OBJECT_CLASS (edubba_field_board_parent_class)->finalize (object);
}

static void
edubba_field_board_class_init (EdubbaFieldBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_field_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = edubba_field_board_finalize;
  widget_class->measure = edubba_field_board_measure;
  widget_class->size_allocate = edubba_field_board_size_allocate;
  widget_class->snapshot = edubba_field_board_snapshot;
  EDUBBA_BOARD_CLASS (klass)->chord = edubba_field_board_chord;
  EDUBBA_BOARD_CLASS (klass)->cancel = edubba_field_board_cancel;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
edubba_field_board_init (EdubbaFieldBoard *self)
{
}

GtkWidget *
edubba_field_board_add_zoom (EdubbaFieldBoard *self, EdubbaField *field)
{
  g_return_val_if_fail (EDUBBA_IS_FIELD_BOARD (self), NULL);

  get_private (self)->field = field;
  get_private (self)->zoom = edubba_zoom_new (field);
  return get_private (self)->zoom;
}

EdubbaCarry *
edubba_field_board_add_carry (EdubbaFieldBoard *self, const EdubbaCarrier *carrier)
{
  g_return_val_if_fail (EDUBBA_IS_FIELD_BOARD (self), NULL);

  get_private (self)->carry = edubba_carry_new (GTK_WIDGET (self), carrier, self);
  return get_private (self)->carry;
}

gboolean
edubba_field_board_is_wide (EdubbaFieldBoard *self)
{
  g_return_val_if_fail (EDUBBA_IS_FIELD_BOARD (self), FALSE);

  return get_private (self)->wide;
}

gboolean
edubba_field_board_is_in (EdubbaFieldBoard *self, GtkWidget *widget, double x, double y)
{
  graphene_rect_t bounds;

  g_return_val_if_fail (EDUBBA_IS_FIELD_BOARD (self), FALSE);

  return widget != NULL && gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds) &&
         graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

EdubbaPlace *
edubba_field_board_find_place_at (EdubbaFieldBoard *self, double x, double y)
{
  EdubbaFieldBoardPrivate *priv;
  graphene_point_t         at = GRAPHENE_POINT_INIT ((float) x, (float) y);

  g_return_val_if_fail (EDUBBA_IS_FIELD_BOARD (self), NULL);

  priv = get_private (self);
  if (!edubba_field_board_is_in (self, priv->zoom, x, y) ||
      !gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (priv->field), &at, &at))
    return NULL;
  return edubba_field_get_place_at (priv->field, at.x, at.y);
}

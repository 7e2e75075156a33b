/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The colours are those of children that show nothing (CSS nodes `pen`, with the classes `first` to
 * `fifth`), so that the style decides on them; lines with marks have the colours of these.
 */
#include "edubba-graph.h"

#include <math.h>

#include <glib/gi18n.h>

#include "edubba-compat.h"
#include "edubba-graph-strokes.h"
#include "edubba-marked-lines.h"

#define MIN_WIDTH  160
#define MIN_HEIGHT 96

#define DOT  5.0f
#define MARK 6.0f

/* Between the edges and the drawing. */
#define MARGIN 6.0f

struct _EdubbaGraph
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *pens[EDUBBA_GRAPH_MAX_SERIES];

  /* owned */
  char      *title;
  char      *unit;
  GArray    *values[EDUBBA_GRAPH_MAX_SERIES]; /* of gint */
  GArray    *marked;                          /* of gboolean */
  GPtrArray *texts;

  EdubbaGraph *other; /* weak: the graph above or below, or NULL */

  guint    n_points;
  gboolean has_marks;
  guint    marks[EDUBBA_GRAPH_MAX_SERIES];
  gint     top;
  guint    n_lines;
  gint     lines[EDUBBA_GRAPH_MAX_LINES];
  guint    position;
};

G_DEFINE_FINAL_TYPE (EdubbaGraph, edubba_graph, GTK_TYPE_WIDGET)

/* The area of the lines within the widget. */
typedef struct
{
  float left;
  float top;
  float width;
  float height;
} Plot;

static guint chosen_signal;

static PangoLayout *
create_label (EdubbaGraph *self, gint number)
{
  /* The formats come from the shell itself. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_autofree char *text = g_strdup_printf (self->unit != NULL ? self->unit : "%d", number);
#pragma GCC diagnostic pop

  return gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
}

static int
measure_labels (EdubbaGraph *self, int *height)
{
  int width = 0;

  for (guint i = 0; i < self->n_lines; i++)
    {
      g_autoptr (PangoLayout) layout = create_label (self, self->lines[i]);
      int label_width;

      pango_layout_get_pixel_size (layout, &label_width, height);
      width = MAX (width, label_width);
    }
  return width;
}

static Plot
find_plot (EdubbaGraph *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int        label_height = 0;
  int        other_height = 0;
  int        other = self->other != NULL ? measure_labels (self->other, &other_height) : 0;
  float      labels = (float) MAX (other, measure_labels (self, &label_height)) + MARGIN;
  float      above = MAX (MARGIN, (float) label_height / 2);
  gboolean   is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  return (Plot) {
    .left = is_rtl ? MARGIN : MARGIN + labels,
    .top = above,
    .width = (float) gtk_widget_get_width (widget) - 2 * MARGIN - labels,
    .height = (float) gtk_widget_get_height (widget) - above - MARGIN - MARK - 2,
  };
}

static float
place_x (EdubbaGraph *self, const Plot *plot, guint point)
{
  float share = self->n_points > 1 ? (float) point / (float) (self->n_points - 1) : 0;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    share = 1 - share;
  return plot->left + share * plot->width;
}

static float
place_y (EdubbaGraph *self, const Plot *plot, gint value)
{
  return plot->top + plot->height * (1 - (float) MIN (value, self->top) / (float) self->top);
}

static gint
get_value (EdubbaGraph *self, guint series, guint point)
{
  return g_array_index (self->values[series], gint, point);
}

static void
draw_series (EdubbaGraph *self, GtkSnapshot *snapshot, const Plot *plot, guint series)
{
  GdkRGBA          color = edubba_compat_get_color (self->pens[series]);
  graphene_point_t last = { 0 };
  gboolean         has_last = FALSE;

  for (guint i = 0; i < self->n_points; i++)
    {
      gint             value = get_value (self, series, i);
      graphene_point_t next = { place_x (self, plot, i), place_y (self, plot, value) };

      if (value == EDUBBA_GRAPH_NONE)
        continue;
      if (has_last)
        edubba_graph_strokes_draw_line (snapshot, series, &last, &next, &color);
      edubba_graph_strokes_draw_dot (snapshot, series, &next,
                                     i == self->position ? 2 * DOT : DOT, &color);
      last = next;
      has_last = TRUE;
    }
}

/* The points of a series that are known, as a line with its mark. */
static void
list_points (EdubbaGraph *self, const Plot *plot, guint series, EdubbaMarkedLine *line)
{
  line->mark = self->marks[series];
  line->points = g_array_sized_new (FALSE, FALSE, sizeof (graphene_point_t), self->n_points);
  for (guint i = 0; i < self->n_points; i++)
    {
      gint             value = get_value (self, series, i);
      graphene_point_t point = { place_x (self, plot, i), place_y (self, plot, value) };

      if (value != EDUBBA_GRAPH_NONE)
        g_array_append_val (line->points, point);
    }
}

static void
draw_marked_series (EdubbaGraph *self, GtkSnapshot *snapshot, const Plot *plot)
{
  EdubbaMarkedLine lines[EDUBBA_GRAPH_MAX_SERIES];
  guint            n = 0;
  cairo_t         *cr;

  while (n < EDUBBA_GRAPH_MAX_SERIES && self->values[n] != NULL)
    {
      list_points (self, plot, n, &lines[n]);
      n++;
    }
  cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                                   (float) gtk_widget_get_height (GTK_WIDGET (self))));
  edubba_marked_lines_draw (cr, lines, n, place_x (self, plot, self->position));
  cairo_destroy (cr);
  for (guint i = 0; i < n; i++)
    g_array_unref (lines[i].points);
}

static void
draw_lines (EdubbaGraph *self, GtkSnapshot *snapshot, const Plot *plot)
{
  GdkRGBA  color = edubba_compat_get_color (GTK_WIDGET (self));
  GdkRGBA  faint = color;
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  faint.alpha *= 0.25f;
  for (guint i = 0; i < self->n_lines; i++)
    {
      g_autoptr (PangoLayout) layout = create_label (self, self->lines[i]);
      float y = place_y (self, plot, self->lines[i]);
      int   width;
      int   height;

      pango_layout_get_pixel_size (layout, &width, &height);
      gtk_snapshot_append_color (snapshot, &faint,
                                 &GRAPHENE_RECT_INIT (plot->left, floorf (y), plot->width, 1));
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (
        snapshot,
        &GRAPHENE_POINT_INIT (is_rtl ? plot->left + plot->width + MARGIN
                                     : plot->left - MARGIN - (float) width,
                              y - (float) height / 2));
      gtk_snapshot_append_layout (snapshot, layout, &color);
      gtk_snapshot_restore (snapshot);
    }
}

/* Draws a small square on its corner below each point with an event. */
static void
draw_marks (EdubbaGraph *self, GtkSnapshot *snapshot, const Plot *plot)
{
  GdkRGBA color = edubba_compat_get_color (GTK_WIDGET (self));

  for (guint i = 0; i < self->n_points; i++)
    {
      if (!g_array_index (self->marked, gboolean, i))
        continue;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot,
                              &GRAPHENE_POINT_INIT (place_x (self, plot, i),
                                                    plot->top + plot->height + MARK));
      gtk_snapshot_rotate (snapshot, 45);
      gtk_snapshot_append_color (snapshot, &color,
                                 &GRAPHENE_RECT_INIT (-MARK / 2, -MARK / 2, MARK, MARK));
      gtk_snapshot_restore (snapshot);
    }
}

static void
edubba_graph_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  EdubbaGraph *self = EDUBBA_GRAPH (widget);
  GdkRGBA      color = edubba_compat_get_color (widget);
  Plot         plot = find_plot (self);

  if (self->n_points == 0)
    return;
  draw_lines (self, snapshot, &plot);
  draw_marks (self, snapshot, &plot);
  color.alpha *= 0.6f;
  gtk_snapshot_append_color (snapshot, &color,
                             &GRAPHENE_RECT_INIT (place_x (self, &plot, self->position) - 0.5f,
                                                  plot.top, 1, plot.height));
  if (self->has_marks)
    {
      draw_marked_series (self, snapshot, &plot);
      return;
    }
  for (guint series = EDUBBA_GRAPH_MAX_SERIES; series > 0; series--)
    if (self->values[series - 1] != NULL)
      draw_series (self, snapshot, &plot, series - 1);
}

static void
edubba_graph_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = *minimum;
}

static guint
find_point (EdubbaGraph *self, double x)
{
  Plot  plot = find_plot (self);
  guint nearest = 0;

  for (guint i = 1; i < self->n_points; i++)
    if (fabs (place_x (self, &plot, i) - x) < fabs (place_x (self, &plot, nearest) - x))
      nearest = i;
  return nearest;
}

static gboolean
edubba_graph_query_tooltip (GtkWidget  *widget,
                            int         x,
                            int         y,
                            gboolean    by_keyboard,
                            GtkTooltip *tooltip)
{
  EdubbaGraph *self = EDUBBA_GRAPH (widget);
  const char  *text =
    edubba_graph_get_text (self, by_keyboard ? self->position : find_point (self, x));

  if (text == NULL)
    return FALSE;
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
choose (EdubbaGraph *self, guint position)
{
  const char *text;

  if (position >= self->n_points)
    return;
  edubba_graph_set_position (self, position);
  text = edubba_graph_get_text (self, position);
  if (text != NULL)
    edubba_compat_announce (GTK_WIDGET (self), text);
  g_signal_emit (self, chosen_signal, 0, position);
}

static void
pressed_cb (EdubbaGraph *self, int n_press, double x, double y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  choose (self, find_point (self, x));
}

/* Moves by the number of points in `args`; to the right, or to the left if texts are read from
 * right to left. */
static gboolean
moved_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  EdubbaGraph *self = EDUBBA_GRAPH (widget);
  gint         by;

  g_variant_get (args, "(i)", &by);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    by = -by;
  if (by > 0)
    choose (self, self->position + 1);
  else if (self->position > 0)
    choose (self, self->position - 1);
  return TRUE;
}

static gboolean
ended_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  EdubbaGraph *self = EDUBBA_GRAPH (widget);
  gboolean     to_end;

  g_variant_get (args, "(b)", &to_end);
  choose (self, to_end && self->n_points > 0 ? self->n_points - 1 : 0);
  return TRUE;
}

static void
clear_data (EdubbaGraph *self)
{
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->unit, g_free);
  g_clear_pointer (&self->marked, g_array_unref);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
  for (guint i = 0; i < EDUBBA_GRAPH_MAX_SERIES; i++)
    g_clear_pointer (&self->values[i], g_array_unref);
}

static void
edubba_graph_dispose (GObject *object)
{
  EdubbaGraph *self = EDUBBA_GRAPH (object);

  for (guint i = 0; i < EDUBBA_GRAPH_MAX_SERIES; i++)
    g_clear_pointer (&self->pens[i], gtk_widget_unparent);
  g_clear_weak_pointer (&self->other);

  G_OBJECT_CLASS (edubba_graph_parent_class)->dispose (object);
}

static void
edubba_graph_finalize (GObject *object)
{
  clear_data (EDUBBA_GRAPH (object));

  G_OBJECT_CLASS (edubba_graph_parent_class)->finalize (object);
}

static void
edubba_graph_class_init (EdubbaGraphClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = edubba_graph_dispose;
  object_class->finalize = edubba_graph_finalize;
  widget_class->snapshot = edubba_graph_snapshot;
  widget_class->measure = edubba_graph_measure;
  widget_class->query_tooltip = edubba_graph_query_tooltip;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "graph");

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, moved_cb, "(i)", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, 0, moved_cb, "(i)", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, ended_cb, "(b)", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, ended_cb, "(b)", TRUE);

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
edubba_graph_init (EdubbaGraph *self)
{
  static const char *const classes[EDUBBA_GRAPH_MAX_SERIES] = {
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
  };
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  for (guint i = 0; i < EDUBBA_GRAPH_MAX_SERIES; i++)
    {
      self->pens[i] = g_object_new (GTK_TYPE_BOX, "css-name", "pen", "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      gtk_widget_add_css_class (self->pens[i], classes[i]);
      gtk_widget_set_parent (self->pens[i], GTK_WIDGET (self));
    }
}

GtkWidget *
edubba_graph_new (void)
{
  return g_object_new (EDUBBA_TYPE_GRAPH, NULL);
}

static void
update_label (EdubbaGraph *self)
{
  const char      *text = edubba_graph_get_text (self, self->position);
  g_autofree char *label = NULL;

  if (self->title == NULL)
    return;
  /* Translators: a graph for a screen reader: its title, and what it shows at one point. */
  label = text != NULL ? g_strdup_printf (_ ("%1$s. %2$s"), self->title, text)
                       : g_strdup (self->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
edubba_graph_set_data (EdubbaGraph *self, const EdubbaGraphData *data)
{
  g_return_if_fail (EDUBBA_IS_GRAPH (self));
  g_return_if_fail (data->n_series <= EDUBBA_GRAPH_MAX_SERIES);
  g_return_if_fail (data->n_lines <= EDUBBA_GRAPH_MAX_LINES);
  g_return_if_fail (data->top >= 1);

  clear_data (self);
  self->title = g_strdup (data->title);
  self->unit = g_strdup (data->unit);
  self->n_points = data->n_points;
  self->top = data->top;
  self->n_lines = data->n_lines;
  memcpy (self->lines, data->lines, sizeof self->lines);
  self->has_marks = data->marks != NULL;
  if (self->has_marks)
    memcpy (self->marks, data->marks, data->n_series * sizeof *self->marks);
  for (guint i = 0; i < data->n_series; i++)
    {
      self->values[i] = g_array_new (FALSE, FALSE, sizeof (gint));
      g_array_append_vals (self->values[i], data->values[i], data->n_points);
    }
  self->marked = g_array_new (FALSE, TRUE, sizeof (gboolean));
  if (data->marked != NULL)
    g_array_append_vals (self->marked, data->marked, data->n_points);
  else
    g_array_set_size (self->marked, data->n_points);
  self->texts = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < data->texts->len; i++)
    g_ptr_array_add (self->texts, g_strdup (g_ptr_array_index (data->texts, i)));
  self->position = MIN (self->position, MAX (self->n_points, 1) - 1);
  update_label (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->other != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (self->other));
}

void
edubba_graph_set_game (EdubbaGraph *self, const char *id)
{
  g_return_if_fail (EDUBBA_IS_GRAPH (self));

  gtk_widget_add_css_class (GTK_WIDGET (self), id);
}

void
edubba_graph_align (EdubbaGraph *self, EdubbaGraph *other)
{
  g_return_if_fail (EDUBBA_IS_GRAPH (self));
  g_return_if_fail (EDUBBA_IS_GRAPH (other));

  g_set_weak_pointer (&self->other, other);
  g_set_weak_pointer (&other->other, self);
}

float
edubba_graph_get_x (EdubbaGraph *self, guint point)
{
  Plot plot;

  g_return_val_if_fail (EDUBBA_IS_GRAPH (self), 0);

  plot = find_plot (self);
  return place_x (self, &plot, point);
}

guint
edubba_graph_get_position (EdubbaGraph *self)
{
  g_return_val_if_fail (EDUBBA_IS_GRAPH (self), 0);

  return self->position;
}

void
edubba_graph_set_position (EdubbaGraph *self, guint position)
{
  g_return_if_fail (EDUBBA_IS_GRAPH (self));

  if (position >= self->n_points || self->position == position)
    return;
  self->position = position;
  update_label (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
edubba_graph_get_text (EdubbaGraph *self, guint point)
{
  g_return_val_if_fail (EDUBBA_IS_GRAPH (self), NULL);

  return self->texts != NULL && point < self->texts->len ? g_ptr_array_index (self->texts, point)
                                                         : NULL;
}

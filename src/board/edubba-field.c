/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sizes are counted in widths of a place. What is laid out spans all places, and where the field
 * grows the room for more.
 */
#include "edubba-field.h"

#include <math.h>

#include "edubba-field-row.h"
#include "edubba-kit.h"
#include "edubba-layout.h"

/* The least and the natural width of a place. */
#define LEAST_SIZE   16
#define NATURAL_SIZE 48

/* The height of a hex of width 1, and the distance between two rows of them. */
#define HEX_HEIGHT 1.1547f
#define HEX_STEP   0.8660f

struct _EdubbaField
{
  GtkWidget parent_instance;

  EdubbaGrid      grid;
  EdubbaFieldDraw below;
  EdubbaFieldDraw above;
  gpointer        data;

  GPtrArray *rows;    /* of EdubbaFieldRow: children, from the first to the last */
  GPtrArray *places;  /* of EdubbaPlace, borrowed, in reading order */
  GtkWidget *columns; /* the row of headers: child, or NULL */
  char     **row_names;

  guint           room;     /* steps from the middle for which there is room, or 0 */
  graphene_rect_t span;     /* what is laid out, in widths of a place: all places, and more */
  graphene_rect_t area;     /* their area, in pixels */
  float           size;     /* of a place, in pixels */
  int             margin;   /* for headers, in pixels */
  gboolean        tight;    /* headers are small, or they would lie on each other */
  guint           tight_id; /* source id: their type will be fitted to that */
};

G_DEFINE_FINAL_TYPE (EdubbaField, edubba_field, GTK_TYPE_WIDGET)

/* ---- Rows */

static GtkWidget *
new_header (const char *text, GtkAccessibleRole role)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role", role, NULL);
}

/* The number of the first row that is not above a row. */
static guint
find_row (EdubbaField *self, int row)
{
  guint i = 0;

  while (i < self->rows->len && EDUBBA_FIELD_ROW (g_ptr_array_index (self->rows, i))->row < row)
    i++;
  return i;
}

static EdubbaFieldRow *
ensure_row (EdubbaField *self, int row)
{
  guint           i = find_row (self, row);
  EdubbaFieldRow *found = i < self->rows->len ? g_ptr_array_index (self->rows, i) : NULL;

  if (found != NULL && found->row == row)
    return found;
  found = g_object_new (EDUBBA_TYPE_FIELD_ROW, NULL);
  found->row = row;
  gtk_widget_insert_after (GTK_WIDGET (found), GTK_WIDGET (self),
                           i > 0 ? g_ptr_array_index (self->rows, i - 1) : self->columns);
  g_ptr_array_insert (self->rows, (gint) i, found);
  if (self->row_names != NULL && row >= 0 && (guint) row < g_strv_length (self->row_names))
    {
      found->header = new_header (self->row_names[row], GTK_ACCESSIBLE_ROLE_ROW_HEADER);
      gtk_widget_set_parent (found->header, GTK_WIDGET (found));
    }
  return found;
}

/* ---- Where places lie */

/* In widths of a place, from where column and row are 0. */
static graphene_rect_t
locate (EdubbaField *self, int column, int row)
{
  if (self->grid == EDUBBA_GRID_HEX)
    return GRAPHENE_RECT_INIT ((float) column + (float) row / 2, (float) row * HEX_STEP, 1,
                               HEX_HEIGHT);
  return GRAPHENE_RECT_INIT ((float) column, (float) row, 1, 1);
}

graphene_rect_t
edubba_field_get_area (EdubbaField *self, int column, int row)
{
  graphene_rect_t area;

  g_return_val_if_fail (EDUBBA_IS_FIELD (self), *graphene_rect_zero ());

  area = locate (self, column, row);
  return GRAPHENE_RECT_INIT (
    self->area.origin.x + (area.origin.x - self->span.origin.x) * self->size,
    self->area.origin.y + (area.origin.y - self->span.origin.y) * self->size,
    area.size.width * self->size, area.size.height * self->size);
}

/* Whole pixels, so that neighbours meet. */
static GtkAllocation
snap (const graphene_rect_t *area)
{
  int x = (int) roundf (area->origin.x);
  int y = (int) roundf (area->origin.y);

  return (GtkAllocation) { x, y, (int) roundf (area->origin.x + area->size.width) - x,
                           (int) roundf (area->origin.y + area->size.height) - y };
}

static void
edubba_field_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  EdubbaField *self = EDUBBA_FIELD (widget);
  gboolean     across = orientation == GTK_ORIENTATION_HORIZONTAL;
  float        n = across ? self->span.size.width : self->span.size.height;

  *minimum = (int) ceilf (n * LEAST_SIZE) + self->margin;
  *natural = (int) ceilf (n * NATURAL_SIZE) + self->margin;
}

static void
measure_headers (EdubbaField *self)
{
  int margin = 0;

  for (guint i = 0; i < self->rows->len; i++)
    {
      EdubbaFieldRow *row = g_ptr_array_index (self->rows, i);

      if (row->header != NULL)
        margin = MAX (margin, edubba_layout_measure_width (row->header, NULL) + 6);
    }
  if (self->columns != NULL)
    margin =
      MAX (margin, edubba_layout_measure_height (gtk_widget_get_first_child (self->columns), -1));
  self->margin = margin;
}

static void
allocate_columns (EdubbaField *self, int width, int height)
{
  int i = 0;

  if (self->columns == NULL)
    return;
  gtk_widget_size_allocate (self->columns, &(GtkAllocation) { 0, 0, width, height }, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (self->columns); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t area = edubba_field_get_area (self, i++, 0);

      area.origin.y = self->area.origin.y - (float) self->margin;
      area.size.height = (float) self->margin;
      edubba_layout_measure_width (child, NULL);
      gtk_widget_size_allocate (child, (GtkAllocation[]) { snap (&area) }, -1);
    }
}

static void
allocate_row (EdubbaField *self, EdubbaFieldRow *row, int width, int height)
{
  gtk_widget_size_allocate (GTK_WIDGET (row), &(GtkAllocation) { 0, 0, width, height }, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (row)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      EdubbaPlace    *place = child == row->header ? NULL : EDUBBA_PLACE (child);
      graphene_rect_t area =
        edubba_field_get_area (self, place != NULL ? edubba_place_get_column (place) : 0, row->row);

      if (place == NULL)
        {
          area.origin.x = self->area.origin.x - (float) self->margin;
          area.size.width = (float) self->margin;
        }
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, (GtkAllocation[]) { snap (&area) }, -1);
    }
}

static gboolean
fit_headers_cb (gpointer data)
{
  EdubbaField *self = data;

  self->tight_id = 0;
  edubba_kit_toggle (GTK_WIDGET (self), "tight", self->tight);
  return G_SOURCE_REMOVE;
}

/* Changes the type of the headers in the next frame, for now they are being laid out. With
 * smaller headers places are larger, so the limits for small and for large differ. */
static void
fit_headers (EdubbaField *self)
{
  float    line = (float) edubba_layout_measure_line (GTK_WIDGET (self));
  gboolean tight = self->size < line * (self->tight ? 1.4F : 1.1F);

  if (tight == self->tight)
    return;
  self->tight = tight;
  if (self->tight_id == 0)
    self->tight_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_headers_cb, self, NULL);
}

static void
edubba_field_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  EdubbaField *self = EDUBBA_FIELD (widget);
  float        across = MAX (1, self->span.size.width);
  float        down = MAX (1, self->span.size.height);

  measure_headers (self);
  self->size = MIN ((float) (width - self->margin) / across,
                    (float) (height - self->margin) / down);
  if (self->grid == EDUBBA_GRID_SQUARE)
    self->size = floorf (self->size);
  self->size = MAX (1, self->size);
  self->area.size.width = self->size * self->span.size.width;
  self->area.size.height = self->size * self->span.size.height;
  self->area.origin.x =
    floorf (((float) (width + self->margin) - self->area.size.width) / 2);
  self->area.origin.y =
    floorf (((float) (height + self->margin) - self->area.size.height) / 2);
  fit_headers (self);
  allocate_columns (self, width, height);
  for (guint i = 0; i < self->rows->len; i++)
    allocate_row (self, g_ptr_array_index (self->rows, i), width, height);
}

static void
edubba_field_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  EdubbaField *self = EDUBBA_FIELD (widget);

  if (self->below != NULL)
    self->below (self, snapshot, self->data);
  GTK_WIDGET_CLASS (edubba_field_parent_class)->snapshot (widget, snapshot);
  if (self->above != NULL)
    self->above (self, snapshot, self->data);
}

static void
edubba_field_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (edubba_field_parent_class)->realize (widget);
  edubba_kit_attach (widget);
}

static void
edubba_field_dispose (GObject *object)
{
  EdubbaField *self = EDUBBA_FIELD (object);

  self->below = self->above = NULL;
  g_clear_handle_id (&self->tight_id, g_source_remove);
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->places, 0);
  edubba_field_row_clear (GTK_WIDGET (object));
  self->columns = NULL;
  G_OBJECT_CLASS (edubba_field_parent_class)->dispose (object);
}

static void
edubba_field_finalize (GObject *object)
{
  EdubbaField *self = EDUBBA_FIELD (object);

  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->places);
  g_strfreev (self->row_names);
  G_OBJECT_CLASS (edubba_field_parent_class)->finalize (object);
}

static void
edubba_field_class_init (EdubbaFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_field_dispose;
  G_OBJECT_CLASS (klass)->finalize = edubba_field_finalize;
  widget_class->measure = edubba_field_measure;
  widget_class->size_allocate = edubba_field_size_allocate;
  widget_class->snapshot = edubba_field_snapshot;
  widget_class->realize = edubba_field_realize;
  gtk_widget_class_set_css_name (widget_class, "field");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
edubba_field_init (EdubbaField *self)
{
  self->rows = g_ptr_array_new ();
  self->places = g_ptr_array_new ();
}

GtkWidget *
edubba_field_new (EdubbaGrid grid)
{
  EdubbaField *self = g_object_new (EDUBBA_TYPE_FIELD, NULL);

  self->grid = grid;
  return GTK_WIDGET (self);
}

void
edubba_field_set_drawing (EdubbaField    *self,
                          EdubbaFieldDraw below,
                          EdubbaFieldDraw above,
                          gpointer        data)
{
  g_return_if_fail (EDUBBA_IS_FIELD (self));

  self->below = below;
  self->above = above;
  self->data = data;
}

/* Inserts a widget into its row, and returns its number among all places. */
static guint
insert_place (EdubbaField *self, EdubbaFieldRow *row, GtkWidget *place, int column)
{
  GtkWidget *behind = row->header;
  guint      i = 0;

  for (; i < self->places->len; i++)
    {
      EdubbaPlace *other = g_ptr_array_index (self->places, i);
      int          below = edubba_place_get_row (other) - row->row;

      if (below > 0 || (below == 0 && edubba_place_get_column (other) > column))
        break;
      if (below == 0)
        behind = GTK_WIDGET (other);
    }
  gtk_widget_insert_after (place, GTK_WIDGET (row), behind);
  return i;
}

/* Where there is room from the start. */
static graphene_rect_t
get_first_span (EdubbaField *self)
{
  graphene_rect_t span = locate (self, 0, 0);

  if (self->room == 0)
    return *graphene_rect_zero ();
  graphene_rect_inset (&span, -(float) self->room,
                       -(float) self->room * (self->grid == EDUBBA_GRID_HEX ? HEX_STEP : 1));
  return span;
}

/* Spans an area too; with room for one more place behind it if the field grows. */
static void
span_area (EdubbaField *self, graphene_rect_t area)
{
  if (self->span.size.width > 0 && graphene_rect_contains_rect (&self->span, &area))
    return;
  if (self->room > 0)
    graphene_rect_inset (&area, -1, -1);
  if (self->span.size.width > 0)
    graphene_rect_union (&self->span, &area, &self->span);
  else
    self->span = area;
}

EdubbaPlace *
edubba_field_add (EdubbaField *self, int column, int row, const char *part)
{
  GtkWidget *place;

  g_return_val_if_fail (EDUBBA_IS_FIELD (self), NULL);
  g_return_val_if_fail (part != NULL, NULL);

  place = edubba_place_new (part, column, row, self->grid == EDUBBA_GRID_HEX);
  g_ptr_array_insert (self->places,
                      (gint) insert_place (self, ensure_row (self, row), place, column), place);
  span_area (self, locate (self, column, row));
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return EDUBBA_PLACE (place);
}

void
edubba_field_remove (EdubbaField *self, EdubbaPlace *place)
{
  EdubbaFieldRow *row;

  g_return_if_fail (EDUBBA_IS_FIELD (self));
  g_return_if_fail (g_ptr_array_find (self->places, place, NULL));

  row = EDUBBA_FIELD_ROW (gtk_widget_get_parent (GTK_WIDGET (place)));
  g_ptr_array_remove (self->places, place);
  gtk_widget_unparent (GTK_WIDGET (place));
  if (!EDUBBA_IS_PLACE (gtk_widget_get_last_child (GTK_WIDGET (row))))
    {
      g_ptr_array_remove (self->rows, row);
      gtk_widget_unparent (GTK_WIDGET (row));
    }
  if (self->room == 0)
    self->span = *graphene_rect_zero ();
  for (guint i = 0; i < self->places->len && self->room == 0; i++)
    {
      EdubbaPlace *other = g_ptr_array_index (self->places, i);

      span_area (self,
                 locate (self, edubba_place_get_column (other), edubba_place_get_row (other)));
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
edubba_field_clear (EdubbaField *self)
{
  g_return_if_fail (EDUBBA_IS_FIELD (self));

  g_ptr_array_set_size (self->places, 0);
  for (guint i = 0; i < self->rows->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  self->span = get_first_span (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
edubba_field_set_room (EdubbaField *self, guint steps)
{
  g_return_if_fail (EDUBBA_IS_FIELD (self));
  g_return_if_fail (self->places->len == 0);

  self->room = steps;
  self->span = get_first_span (self);
}

guint
edubba_field_get_room (EdubbaField *self)
{
  g_return_val_if_fail (EDUBBA_IS_FIELD (self), 0);

  return self->room;
}

void
edubba_field_set_headers (EdubbaField       *self,
                          const char *const *columns,
                          const char *const *rows)
{
  g_return_if_fail (EDUBBA_IS_FIELD (self));
  g_return_if_fail (self->rows->len == 0);

  g_strfreev (self->row_names);
  self->row_names = g_strdupv ((char **) rows);
  g_clear_pointer (&self->columns, gtk_widget_unparent);
  self->columns = g_object_new (EDUBBA_TYPE_FIELD_ROW, NULL);
  gtk_widget_insert_after (self->columns, GTK_WIDGET (self), NULL);
  for (guint i = 0; columns[i] != NULL; i++)
    gtk_widget_set_parent (new_header (columns[i], GTK_ACCESSIBLE_ROLE_COLUMN_HEADER),
                           self->columns);
}

guint
edubba_field_get_n_places (EdubbaField *self)
{
  g_return_val_if_fail (EDUBBA_IS_FIELD (self), 0);

  return self->places->len;
}

EdubbaPlace *
edubba_field_get_place (EdubbaField *self, guint i)
{
  g_return_val_if_fail (EDUBBA_IS_FIELD (self), NULL);
  g_return_val_if_fail (i < self->places->len, NULL);

  return g_ptr_array_index (self->places, i);
}

EdubbaPlace *
edubba_field_find_place (EdubbaField *self, const char *part)
{
  g_return_val_if_fail (EDUBBA_IS_FIELD (self), NULL);
  g_return_val_if_fail (part != NULL, NULL);

  for (guint i = 0; i < self->places->len; i++)
    if (g_str_equal (edubba_place_get_part (g_ptr_array_index (self->places, i)), part))
      return g_ptr_array_index (self->places, i);
  return NULL;
}

EdubbaPlace *
edubba_field_find_place_in (EdubbaField *self, int column, int row)
{
  g_return_val_if_fail (EDUBBA_IS_FIELD (self), NULL);

  for (guint i = 0; i < self->places->len; i++)
    {
      EdubbaPlace *place = g_ptr_array_index (self->places, i);

      if (edubba_place_get_column (place) == column && edubba_place_get_row (place) == row)
        return place;
    }
  return NULL;
}

EdubbaPlace *
edubba_field_find_beside (EdubbaField *self, EdubbaPlace *place, EdubbaWay way)
{
  static const gint8 columns[EDUBBA_N_WAYS] = { 1, 1, 0, -1, -1, 0 };
  static const gint8 rows[EDUBBA_N_WAYS] = { 0, -1, -1, 0, 1, 1 };

  g_return_val_if_fail (EDUBBA_IS_FIELD (self), NULL);
  g_return_val_if_fail (self->grid == EDUBBA_GRID_HEX, NULL);
  g_return_val_if_fail (EDUBBA_IS_PLACE (place) && way < EDUBBA_N_WAYS, NULL);

  return edubba_field_find_place_in (self, edubba_place_get_column (place) + columns[way],
                                     edubba_place_get_row (place) + rows[way]);
}

/* The nearest target whose middle lies within reach, or NULL. */
static EdubbaPlace *
find_near (EdubbaField *self, double x, double y)
{
  EdubbaPlace *best = NULL;
  double       least = EDUBBA_KIT_MIN_HIT / 2.0;

  for (guint i = 0; i < self->places->len; i++)
    {
      EdubbaPlace    *place = g_ptr_array_index (self->places, i);
      graphene_rect_t area = edubba_field_get_area (self, edubba_place_get_column (place),
                                                    edubba_place_get_row (place));
      double          dx = x - area.origin.x - area.size.width / 2;
      double          dy = y - area.origin.y - area.size.height / 2;

      if (!(edubba_place_get_state (place) & EDUBBA_PLACE_TARGET) || hypot (dx, dy) > least)
        continue;
      least = hypot (dx, dy);
      best = place;
    }
  return best;
}

EdubbaPlace *
edubba_field_get_place_at (EdubbaField *self, double x, double y)
{
  GtkWidget   *picked;
  EdubbaPlace *near;

  g_return_val_if_fail (EDUBBA_IS_FIELD (self), NULL);

  picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  if (EDUBBA_IS_PLACE (picked) &&
      edubba_place_get_state (EDUBBA_PLACE (picked)) & EDUBBA_PLACE_TARGET)
    return EDUBBA_PLACE (picked);
  near = find_near (self, x, y);
  if (near != NULL)
    return near;
  return EDUBBA_IS_PLACE (picked) ? EDUBBA_PLACE (picked) : NULL;
}

float
edubba_field_get_size (EdubbaField *self)
{
  g_return_val_if_fail (EDUBBA_IS_FIELD (self), 0);

  return self->size;
}

void
edubba_field_clear_state (EdubbaField *self, EdubbaPlaceState which)
{
  g_return_if_fail (EDUBBA_IS_FIELD (self));

  for (guint i = 0; i < self->places->len; i++)
    edubba_place_change (g_ptr_array_index (self->places, i), which, FALSE);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A child before the last two, a picture perhaps, has its natural width. The last child goes
 * below when the child before it would have less room than a sentence needs to be read in, and
 * not enough for its text in one line either; a mere picture stays where it is.
 */
#include "edubba-beside-layout.h"

#include "edubba-layout.h"

/* The width in which a sentence can be read, in heights of a line. */
#define READABLE 10

/* The greatest width of a `side` that counts as a picture, in heights of a line. */
#define NARROW 2

struct _EdubbaBesideLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
  int foot; /* the height of a `side` that lies below */
};

G_DEFINE_FINAL_TYPE (EdubbaBesideLayout, edubba_beside_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The children that there are; the last two are `main` and `side`. */
typedef struct
{
  GtkWidget *children[EDUBBA_LAYOUT_MAX_CHILDREN];
  int        n;
  int        head; /* the width of the children before `main`, with the spaces after them */
  GtkWidget *main; /* NULL where there is none */
  GtkWidget *side; /* NULL where there is one child only */
} Row;

/* The places of `main` and `side` in a given width, as if texts were read from left to right. */
typedef struct
{
  gboolean      below;
  GtkAllocation main;
  GtkAllocation side;
  int           height;
} Places;

static Row
list_children (EdubbaBesideLayout *self, GtkWidget *widget)
{
  Row row = { .head = 0 };

  row.n = edubba_layout_list_children (widget, row.children);
  for (int i = 0; i < row.n - 2; i++)
    row.head += edubba_layout_measure_width (row.children[i], NULL) + self->spacing;
  row.main = row.n > 0 ? row.children[MAX (row.n - 2, 0)] : NULL;
  row.side = row.n > 1 ? row.children[row.n - 1] : NULL;
  return row;
}

/* Returns TRUE if `side` goes below `main` with this much room left for both. */
static gboolean
is_below (EdubbaBesideLayout *self, const Row *row, int room)
{
  int least;
  int main = edubba_layout_measure_width (row->main, &least);
  int side = edubba_layout_measure_width (row->side, NULL);
  int left = room - self->spacing - side;
  int line = edubba_layout_measure_line (row->main);

  if (row->side == NULL || left >= main)
    return FALSE;
  return left < least || (left < READABLE * line && side > NARROW * line);
}

static Places
find_places (EdubbaBesideLayout *self, const Row *row, int width)
{
  int    room = MAX (width - row->head, 0);
  int    side = edubba_layout_measure_width (row->side, NULL);
  Places places = { .below = is_below (self, row, room) };

  places.main.x = row->head;
  places.main.width = places.below || row->side == NULL ? room : room - self->spacing - side;
  places.main.height = edubba_layout_measure_height (row->main, places.main.width);
  places.side.width = MIN (side, room);
  places.side.x = width - places.side.width;
  places.side.height = edubba_layout_measure_height (row->side, places.side.width);
  places.side.y = places.below ? places.main.height + self->spacing : 0;
  places.height = places.below ? places.side.y + places.side.height + self->foot
                               : MAX (places.main.height, places.side.height);
  for (int i = 0; i < row->n - 2; i++)
    places.height =
      MAX (places.height, edubba_layout_measure_height (row->children[i], -1));
  return places;
}

/* Returns TRUE if `main` is a text, which lies in the middle of a row that is higher, and not an
 * entry, which fills it. GTK_ALIGN_CENTER would do that too, but searches for a width of the
 * text. */
static gboolean
is_text (GtkWidget *main)
{
  return main != NULL && gtk_widget_get_request_mode (main) != GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static GtkSizeRequestMode
edubba_beside_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
edubba_beside_layout_measure (GtkLayoutManager *manager,
                              GtkWidget        *widget,
                              GtkOrientation    orientation,
                              int               for_size,
                              int              *minimum,
                              int              *natural,
                              int              *minimum_baseline,
                              int              *natural_baseline)
{
  EdubbaBesideLayout *self = EDUBBA_BESIDE_LAYOUT (manager);
  Row                 row = list_children (self, widget);
  int                 main_least, side_least;
  int                 main = edubba_layout_measure_width (row.main, &main_least);
  int                 side = edubba_layout_measure_width (row.side, &side_least);
  int                 widest = row.head + main + (row.side != NULL ? self->spacing + side : 0);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = row.head + MAX (main_least, side_least);
      *natural = widest;
    }
  else
    {
      *minimum = *natural = find_places (self, &row, for_size < 0 ? widest : for_size).height;
    }
}

static void
edubba_beside_layout_allocate (
  GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  EdubbaBesideLayout *self = EDUBBA_BESIDE_LAYOUT (manager);
  Row                 row = list_children (self, widget);
  Places              places = find_places (self, &row, width);
  int                 spare = MAX (height - places.height, 0) / 2;
  int                 x = 0;

  for (int i = 0; i < row.n - 2; i++)
    {
      int wide = edubba_layout_measure_width (row.children[i], NULL);

      edubba_layout_place (row.children[i], (GtkAllocation) { x, 0, wide, height });
      x += wide + self->spacing;
    }
  if (places.below)
    {
      places.main.y += spare;
      places.side.y += spare;
    }
  else
    {
      if (is_text (row.main))
        places.main.y = MAX (height - places.main.height, 0) / 2;
      else
        places.main.height = height;
      places.side.height = height;
    }
  edubba_layout_place (row.main, places.main);
  edubba_layout_place (row.side, places.side);
}

static void
edubba_beside_layout_class_init (EdubbaBesideLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = edubba_beside_layout_get_request_mode;
  layout_class->measure = edubba_beside_layout_measure;
  layout_class->allocate = edubba_beside_layout_allocate;
}

static void
edubba_beside_layout_init (EdubbaBesideLayout *self)
{
}

void
edubba_beside_layout_apply (gpointer widget, int spacing)
{
  EdubbaBesideLayout *self;
  GtkWidget          *row = widget;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  self = g_object_new (EDUBBA_TYPE_BESIDE_LAYOUT, NULL);
  self->spacing = spacing;
  /* The beginning and the end of a list's row are the toolkit's, except for this. */
  if (GTK_IS_LIST_BOX_ROW (widget))
    {
      self->foot = spacing;
      row = gtk_list_box_row_get_child (widget);
    }
  gtk_widget_set_layout_manager (row, GTK_LAYOUT_MANAGER (self));
}

int
edubba_beside_layout_get_readable (gpointer widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  return READABLE * edubba_layout_measure_line (widget);
}

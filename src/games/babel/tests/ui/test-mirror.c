/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's board where texts are read from right to left: every part lies as in a mirror, in
 * windows of each kind, so that the lands and the hand begin at the right and stand in the order
 * in which they are read out; parts that grow downwards or upwards still do.
 */
#include <adwaita.h>

#include "babel-state.h"
#include "babel-board-fixture.h"
#include "display.h"

/* The greatest error by rounding, in pixels. */
#define ROUNDING 2

typedef struct
{
  char           *name; /* of type and style */
  graphene_rect_t area;
} Place;

static void
place_clear (gpointer data)
{
  g_free (((Place *) data)->name);
}

static void
note_places (GtkWidget *board, GtkWidget *widget, GArray *places)
{
  Place place = { NULL };

  /* The place of its slider is the toolkit's business. */
  if (!gtk_widget_get_mapped (widget) || GTK_IS_SCROLLBAR (widget))
    return;
  place.name =
    g_strdup_printf ("%s, %s", G_OBJECT_TYPE_NAME (widget), gtk_widget_get_css_name (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, board, &place.area));
  g_array_append_val (places, place);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    note_places (board, child, places);
}

/* All that is shown in a new window of some size, in the order of the tree, which is that of
 * assistive technology. */
static GArray *
list_places (const int *size, GtkTextDirection direction)
{
  BoardFixture fixture;
  GArray      *places = g_array_new (FALSE, FALSE, sizeof (Place));

  g_array_set_clear_func (places, place_clear);
  gtk_widget_set_default_direction (direction);
  board_open (&fixture, BOARD_MIDDLE, size[0], size[1]);
  note_places (GTK_WIDGET (fixture.board), GTK_WIDGET (fixture.board), places);
  board_tear_down (&fixture, NULL);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  return places;
}

static gboolean
lies_mirrored (const Place *before, const Place *after, float width)
{
  return fabsf (before->area.origin.y - after->area.origin.y) <= ROUNDING &&
         fabsf (before->area.size.width - after->area.size.width) <= ROUNDING &&
         fabsf (before->area.size.height - after->area.size.height) <= ROUNDING &&
         fabsf (width - before->area.origin.x - before->area.size.width - after->area.origin.x) <=
           ROUNDING;
}

static void
test_places (gconstpointer size)
{
  g_autoptr (GArray) before = list_places (size, GTK_TEXT_DIR_LTR);
  g_autoptr (GArray) after = list_places (size, GTK_TEXT_DIR_RTL);
  float width = g_array_index (before, Place, 0).area.size.width;

  g_assert_cmpuint (before->len, >, 100);
  g_assert_cmpuint (before->len, ==, after->len);
  for (guint i = 0; i < before->len; i++)
    {
      const Place *left = &g_array_index (before, Place, i);
      const Place *right = &g_array_index (after, Place, i);

      g_assert_cmpstr (left->name, ==, right->name);
      if (!lies_mirrored (left, right, width))
        g_error ("%s does not lie as in a mirror: at %g, then at %g of %g", left->name,
                 left->area.origin.x, right->area.origin.x, width);
    }
}

static float
get_x (BoardFixture *fixture, const char *part)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (board_get_part (fixture, part),
                                            GTK_WIDGET (fixture->board), &area));
  return area.origin.x;
}

/* In a window that is open already. */
static void
test_order (BoardFixture *fixture, gconstpointer data)
{
  static const char *const rows[][6] = {
    { "land:A", "land:H", "land:M", "land:P", "land:S", NULL },
    { "colonnade:me:A", "colonnade:me:H", "colonnade:me:M", "colonnade:me:P", NULL },
    { "card:A", "card:H", "card:S", "end", NULL },
    { "run:me:H:1", "land:M", NULL },
    { "store:me", "card:A", NULL },
  };

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  board_wait ();
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint j = 1; rows[i][j] != NULL; j++)
      g_assert_cmpfloat (get_x (fixture, rows[i][j - 1]), >, get_x (fixture, rows[i][j]));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

int
main (int argc, char *argv[])
{
  static const int sizes[][2] = { { 360, 600 }, { 736, 553 }, { 992, 700 }, { 1240, 960 } };

  display_test_init (&argc, &argv);
  adw_init ();

  g_test_add ("/babel-mirror/order", BoardFixture, NULL, board_set_up, test_order, board_tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/babel-mirror/places/%dx%d", sizes[i][0], sizes[i][1]);

      g_test_add_data_func (path, sizes[i], test_places);
    }
  return g_test_run ();
}

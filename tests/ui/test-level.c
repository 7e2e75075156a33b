/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Things that belong together are aligned: graphs over the same turns begin, and cards side by
 * side end, in one line, and the bar of a seat has the colour of its mark.
 */
#include "edubba-boxes.h"
#include "edubba-compat.h"
#include "edubba-end-cards.h"
#include "edubba-graph.h"
#include "edubba-mark.h"
#include "ui-fixture.h"

static GtkWidget *
create_graph (const char *unit)
{
  const gint values[] = { 0, 100 };
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();
  GtkWidget      *graph = g_object_ref_sink (edubba_graph_new ());
  EdubbaGraphData data = { .title = "graph",
                           .n_series = 1,
                           .n_points = G_N_ELEMENTS (values),
                           .values = { values },
                           .top = 100,
                           .n_lines = 2,
                           .lines = { 0, 100 },
                           .unit = unit,
                           .texts = texts };

  edubba_graph_set_data (EDUBBA_GRAPH (graph), &data);
  return graph;
}

/* Points of the same time stand one below the other, for numbers of any width. */
static void
test_graphs_aligned (void)
{
  GtkWidget   *graphs[] = { create_graph ("%d"), create_graph ("%d percent") };
  EdubbaGraph *first = EDUBBA_GRAPH (graphs[0]);
  EdubbaGraph *second = EDUBBA_GRAPH (graphs[1]);

  g_assert_cmpfloat (edubba_graph_get_x (first, 0), <, edubba_graph_get_x (second, 0));
  edubba_graph_align (first, second);
  g_assert_cmpfloat (edubba_graph_get_x (first, 0), ==, edubba_graph_get_x (second, 0));
  g_assert_cmpfloat (edubba_graph_get_x (first, 1), ==, edubba_graph_get_x (second, 1));
  for (guint i = 0; i < G_N_ELEMENTS (graphs); i++)
    g_assert_finalize_object (graphs[i]);
}

static GtkWidget *
create_column (guint n_cards)
{
  GtkWidget *column = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));

  for (guint i = 0; i < n_cards; i++)
    gtk_box_append (GTK_BOX (column), gtk_label_new ("card"));
  return column;
}

/* Two cards side by side end in one line, and none is stretched for the sake of several. */
static void
test_cards_level (void)
{
  GtkWidget *first = create_column (1);
  GtkWidget *second = create_column (2);
  GtkWidget *card = gtk_widget_get_last_child (second);

  edubba_end_cards_level (first, second);
  g_assert_false (gtk_widget_get_vexpand (gtk_widget_get_first_child (first)));
  gtk_widget_set_visible (card, FALSE);
  edubba_end_cards_level (first, second);
  g_assert_true (gtk_widget_get_vexpand (gtk_widget_get_first_child (first)));
  g_assert_true (gtk_widget_get_vexpand (gtk_widget_get_first_child (second)));
  edubba_boxes_move_last (card, GTK_BOX (first));
  gtk_widget_set_visible (card, TRUE);
  edubba_end_cards_level (first, second);
  g_assert_false (gtk_widget_get_vexpand (card));
  g_assert_finalize_object (first);
  g_assert_finalize_object (second);
}

static GtkWidget *
find_filled (GtkWidget *bar)
{
  GtkWidget *block = gtk_widget_get_first_child (gtk_widget_get_first_child (bar));

  while (!gtk_widget_has_css_class (block, "filled"))
    block = gtk_widget_get_next_sibling (block);
  return block;
}

static void
test_mark_colors (void)
{
  g_autoptr (GtkCssProvider) sheet = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (sheet, "/io/github/edubba/Edubba/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (sheet),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  for (guint mark = 0; mark < EDUBBA_N_MARKS; mark++)
    {
      GtkWidget *bar = g_object_ref_sink (gtk_level_bar_new ());
      GdkRGBA    color = edubba_mark_get_color (mark);
      GdkRGBA    worn;

      edubba_mark_color (bar, mark);
      gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), 1);
      worn = edubba_compat_get_color (find_filled (bar));
      g_assert_cmpfloat_with_epsilon (worn.red, color.red, 0.004);
      g_assert_cmpfloat_with_epsilon (worn.green, color.green, 0.004);
      g_assert_cmpfloat_with_epsilon (worn.blue, color.blue, 0.004);
      g_assert_finalize_object (bar);
    }
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                 GTK_STYLE_PROVIDER (sheet));
}

int
main (int argc, char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/ui/level/graphs", test_graphs_aligned);
  g_test_add_func ("/ui/level/cards", test_cards_level);
  g_test_add_func ("/ui/level/mark-colors", test_mark_colors);
  return g_test_run ();
}

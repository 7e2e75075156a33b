/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A figure is no texture before it is drawn: each is rendered as the window would, and looked at
 * pixel by pixel.
 */
#include "help-figures.h"

#include "edubba-figure.h"
#include "ui-fixture.h"

/* Puts the figures of all pages into a box, and their files into `sources`. A file that is wrong,
 * or a part that a board lacks, would have been a warning, which is fatal here. */
static void
add_figures (const EdubbaHelpBook    *book,
             const EdubbaGame *const *games,
             GtkBox                  *box,
             GHashTable              *sources)
{
  for (guint i = 0; i < edubba_help_book_get_n_pages (book); i++)
    {
      const EdubbaMallardPage *page = edubba_help_book_get_page (book, i);

      for (guint j = 0; j < page->blocks->len; j++)
        {
          const EdubbaMallardBlock *block = g_ptr_array_index (page->blocks, j);
          GtkWidget                *figure;

          if (block->source == NULL || !g_hash_table_add (sources, g_strdup (block->source)))
            continue;
          figure = edubba_figure_new (games, block->source, block->text);
          if (figure == NULL)
            g_error ("%s shows what no game has: %s", page->id, block->source);
          gtk_widget_set_name (figure, block->source);
          gtk_box_append (box, figure);
          gtk_test_accessible_assert_property (figure, GTK_ACCESSIBLE_PROPERTY_LABEL, block->text);
        }
    }
}

/* Returns TRUE if a picture has more than one colour. */
static gboolean
is_drawn (GdkTexture *texture)
{
  int                 width = gdk_texture_get_width (texture);
  int                 height = gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_new (guint32, (gsize) width * (gsize) height);

  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * sizeof *pixels);
  for (int i = 1; i < width * height; i++)
    if (pixels[i] != pixels[0])
      return TRUE;
  return FALSE;
}

static void
check_figure (GtkWidget *figure)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (figure);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width = gtk_widget_get_width (figure);
  int height, half;

  gtk_widget_measure (figure, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_measure (figure, GTK_ORIENTATION_VERTICAL, width / 2, &half, NULL, NULL, NULL);
  g_assert_cmpint (width, >, 60);
  g_assert_cmpint (height, >, 40);
  g_assert_cmpint (gtk_widget_get_height (figure), ==, height);
  g_assert_cmpint (ABS (half - height / 2), <=, 1);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  texture =
    gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (figure)), node,
                                 &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  if (!is_drawn (texture))
    g_test_fail_printf ("nothing is drawn of %s", gtk_widget_get_name (figure));
  gtk_test_accessible_assert_role (figure, GTK_ACCESSIBLE_ROLE_IMG);
  g_assert_false (gtk_widget_child_focus (figure, GTK_DIR_TAB_FORWARD));
}

/* Each position that a game keeps for figures stands on a page. */
static void
check_sources (const EdubbaGame *const *games, GHashTable *sources)
{
  for (guint g = 0; games[g] != NULL; g++)
    {
      g_autofree char *path = g_strconcat (games[g]->resource_path, "figures/", NULL);
      g_auto (GStrv) names = g_resources_enumerate_children (path, 0, NULL);

      for (guint i = 0; names != NULL && names[i] != NULL; i++)
        {
          g_autofree char *source = g_strconcat ("figures/", names[i], NULL);

          if (!g_hash_table_contains (sources, source))
            g_test_fail_printf ("no page shows %s", source);
        }
    }
}

void
help_figures_check (const EdubbaHelpBook *book, const EdubbaGame *const *games)
{
  g_autoptr (GHashTable) sources = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  add_figures (book, games, GTK_BOX (box), sources);
  check_sources (games, sources);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 600);
  gtk_window_present (GTK_WINDOW (window));
  ui_settle ();
  g_assert_nonnull (gtk_widget_get_first_child (box));
  for (GtkWidget *figure = gtk_widget_get_first_child (box); figure != NULL;
       figure = gtk_widget_get_next_sibling (figure))
    check_figure (figure);
  g_assert_null (edubba_figure_new (games, "figures/none.position", "None"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No render node stands in two places of a window's drawing: the renderer that serves web
 * browsers knows a node by its address, and then the picture stands still for good.
 */
#include "look.h"

#include "ui-fixture.h"

/* The frames to draw until the window has been drawn as it is. */
#define FRAMES 2

/* The state of looking, and its findings. */
typedef struct
{
  GHashTable *known; /* set of complaints: each is made once */
  GHashTable *met;   /* set of the window's nodes */
  const char *page;
  guint       n_nodes;
} Looking;

/* The node that a node of one child draws; NULL for others. */
static GskRenderNode *
get_inner (GskRenderNode *node)
{
  switch ((guint) gsk_render_node_get_node_type (node))
    {
    case GSK_TRANSFORM_NODE:
      return gsk_transform_node_get_child (node);
    case GSK_OPACITY_NODE:
      return gsk_opacity_node_get_child (node);
    case GSK_CLIP_NODE:
      return gsk_clip_node_get_child (node);
    case GSK_ROUNDED_CLIP_NODE:
      return gsk_rounded_clip_node_get_child (node);
    case GSK_SHADOW_NODE:
      return gsk_shadow_node_get_child (node);
    case GSK_DEBUG_NODE:
      return gsk_debug_node_get_child (node);
    default:
      return NULL;
    }
}

static void
look_at_node (Looking *looking, GskRenderNode *node)
{
  GskRenderNode *inner = get_inner (node);

  looking->n_nodes++;
  if (!g_hash_table_add (looking->met, node))
    g_hash_table_add (looking->known,
                      g_strdup_printf ("a %s stands in two places on: %s",
                                       g_type_name (G_TYPE_FROM_INSTANCE (node)), looking->page));
  else if (inner != NULL)
    look_at_node (looking, inner);
  else if (gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE)
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      look_at_node (looking, gsk_container_node_get_child (node, i));
}

static void
look_cb (GtkWidget *window, const char *page, gpointer data)
{
  Looking *looking = data;
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  if (!gtk_widget_get_mapped (window))
    return;
  paintable = gtk_widget_paintable_new (window);
  gtk_widget_queue_draw (window);
  ui_wait_for_frames (window, FRAMES);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window),
                          gtk_widget_get_height (window));
  node = gtk_snapshot_to_node (snapshot);
  if (node == NULL)
    return;
  looking->page = page;
  look_at_node (looking, node);
  g_hash_table_remove_all (looking->met);
}

static gpointer
begin (const char *language)
{
  Looking *looking;

  if (!g_str_equal (language, "en"))
    return NULL;
  looking = g_new0 (Looking, 1);
  looking->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  looking->met = g_hash_table_new (NULL, NULL);
  return looking;
}

static void
end (gpointer data)
{
  Looking       *looking = data;
  GHashTableIter iter;
  gpointer       sentence;

  g_test_message ("%u render nodes", looking->n_nodes);
  g_assert_cmpuint (looking->n_nodes, >, 500);
  g_hash_table_iter_init (&iter, looking->known);
  while (g_hash_table_iter_next (&iter, &sentence, NULL))
    g_test_fail_printf ("%s", (char *) sentence);
  g_hash_table_unref (looking->met);
  g_hash_table_unref (looking->known);
  g_free (looking);
}

const Look look_nodes = { begin, look_cb, end };

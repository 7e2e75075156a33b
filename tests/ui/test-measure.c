/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sizes that a window and its pages ask for agree with each other: no size is less than the
 * least. Newer toolkits look for the smallest window in between, and warn if they do not; older
 * ones do not ask the window, so every page is asked.
 *
 * And no render node stands in two places of what a board draws: the renderer that serves web
 * browsers knows a node by its address, and then the picture stands still for good.
 */
#include "display.h"
#include "edubba-page.h"
#include "edubba-window-parts.h"
#include "tour.h"
#include "ui-fixture.h"

#define GAME(word) const EdubbaGame *word##_get_game (void);
#include "window-games-list.h"
#undef GAME

typedef const EdubbaGame *(*GetGame) (void);

/* clang-format off */
static const GetGame get_games[] = {
#define GAME(word) word##_get_game,
#include "window-games-list.h"
#undef GAME
};
/* clang-format on */

/* So many frames are drawn until all of a board that is new in its window has been laid out. */
#define FRAMES 4

/* So many actions lie behind what a board shows. */
#define ACTIONS 20

/* The number of pages, and the complaints about pages whose sizes disagree. */
typedef struct
{
  guint       n_pages;
  GHashTable *torn; /* set of sentences */
} Measuring;

static int
measure (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int minimum;

  gtk_widget_measure (widget, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Compares the least height of a widget with that in some widths, or the other way round. */
static void
compare (Measuring *measuring, GtkWidget *widget, GtkOrientation orientation, const char *page)
{
  GtkOrientation across = orientation == GTK_ORIENTATION_VERTICAL ? GTK_ORIENTATION_HORIZONTAL
                                                                  : GTK_ORIENTATION_VERTICAL;
  int            least = measure (widget, orientation, -1);
  int            start = measure (widget, across, -1);

  for (int extra = 0; extra < 2000; extra = extra * 2 + 37)
    {
      int minimum = measure (widget, orientation, start + extra);

      if (minimum < least)
        g_hash_table_add (measuring->torn,
                          g_strdup_printf ("%s on “%s”: %d at least, but %d for %d",
                                           G_OBJECT_TYPE_NAME (widget), page, least, minimum,
                                           start + extra));
    }
}

/* In newer toolkits a dialog is a part of its window. How it is laid out is their affair, and so is
 * all that is in those of kinds of their own; older ones have no such type. */
static gboolean
is_dialog (GtkWidget *widget)
{
  GType type = g_type_from_name ("AdwDialog");

  return type != G_TYPE_INVALID && g_type_is_a (G_OBJECT_TYPE (widget), type);
}

/* The content of a dialog of no special kind, which is ours; or NULL. */
static GtkWidget *
dup_content (GtkWidget *dialog)
{
  GtkWidget *content = NULL;

  if (g_str_equal (G_OBJECT_TYPE_NAME (dialog), "AdwDialog"))
    g_object_get (dialog, "child", &content, NULL);
  return content;
}

/* Measures a widget and what it holds, down to the page. */
static void
look_below (Measuring *measuring, GtkWidget *widget, const char *page)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (is_dialog (widget))
    {
      g_autoptr (GtkWidget) content = dup_content (widget);

      if (content != NULL)
        look_below (measuring, content, page);
      return;
    }
  compare (measuring, widget, GTK_ORIENTATION_VERTICAL, page);
  compare (measuring, widget, GTK_ORIENTATION_HORIZONTAL, page);
  if (EDUBBA_IS_PAGE (widget))
    {
      measuring->n_pages++;
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      look_below (measuring, child, page);
}

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

/* nodes: those that have been met. */
static void
look_at_node (GHashTable *nodes, GskRenderNode *node)
{
  GskRenderNode *inner = get_inner (node);

  if (!g_hash_table_add (nodes, node))
    g_error ("a %s stands in two places", g_type_name (G_TYPE_FROM_INSTANCE (node)));
  if (inner != NULL)
    look_at_node (nodes, inner);
  else if (gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE)
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      look_at_node (nodes, gsk_container_node_get_child (node, i));
}

/* The first of the legal actions would be the same again and again. */
static void
act (EdubbaMatch *match)
{
  const GameRules      *rules = edubba_match_get_module (match)->rules;
  guint                 seat = (guint) g_bit_nth_lsf (edubba_match_get_to_act (match), -1);
  g_autofree GameState *seen = edubba_match_dup_view (match, seat);
  g_autoptr (GArray) legal = game_legal_sorted_for (rules, seen, seat);
  guint            drawn = (guint) g_test_rand_int_range (0, (gint32) legal->len);
  g_autofree char *action = game_action_print (rules, g_array_index (legal, GameAction, drawn));

  g_assert_true (edubba_match_act_for (match, seat, action, NULL, NULL));
}

static void
look_at_board (const EdubbaGame *const *games, const EdubbaGame *game)
{
  GtkWindow *window = tour_create_window_of (games);
  g_autoptr (EdubbaMatch) match =
    edubba_match_new (game->module, game_record_new_seed (game->module->rules, 2, 0, 1));
  g_autoptr (GHashTable) nodes = g_hash_table_new (NULL, NULL);
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  for (guint i = 0; i < ACTIONS; i++)
    act (match);
  /* Between two persons there would be a curtain. */
  edubba_match_set_seat_kind (match, 1 - edubba_match_get_seat (match), EDUBBA_SEAT_COMPUTER);
  edubba_window_show_match (EDUBBA_WINDOW (window), match);
  ui_settle ();
  ui_wait_for_frames (GTK_WIDGET (window), FRAMES);
  paintable = gtk_widget_paintable_new (GTK_WIDGET (window));
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (GTK_WIDGET (window)),
                          gtk_widget_get_height (GTK_WIDGET (window)));
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  look_at_node (nodes, node);
  g_assert_cmpuint (g_hash_table_size (nodes), >, 200);
  tour_close_all ();
}

static void
test_nodes (void)
{
  static const EdubbaGame *games[G_N_ELEMENTS (get_games) + 1]; /* outlive the windows */

  for (guint i = 0; i < G_N_ELEMENTS (get_games); i++)
    games[i] = get_games[i]();
  for (guint i = 0; games[i] != NULL; i++)
    look_at_board (games, games[i]);
}

static void
look_cb (GtkWidget *window, const char *page, gpointer data)
{
  look_below (data, window, page);
}

static void
test_least (void)
{
  g_autoptr (GHashTable) torn = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Measuring      measuring = { 0, torn };
  GHashTableIter iter;
  gpointer       sentence;

  tour_take (look_cb, &measuring);
  g_assert_cmpuint (measuring.n_pages, >, 20);
  g_hash_table_iter_init (&iter, torn);
  while (g_hash_table_iter_next (&iter, &sentence, NULL))
    g_test_message ("%s", (char *) sentence);
  g_assert_cmpuint (g_hash_table_size (torn), ==, 0);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  tour_init (&argc, &argv);
  g_test_add_func ("/ui/measure/least", test_least);
  g_test_add_func ("/ui/measure/nodes", test_nodes);
  return tour_run ();
}

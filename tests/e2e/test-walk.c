/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every page walked by keyboard alone, with real key presses: the focus is somewhere from the
 * beginning, it is drawn, it lies within the visible area, and every thing that can be pressed is
 * met, by Tab or, within a list or a group, by the arrow keys.
 */
#include <adwaita.h>
#include <math.h>

#include "dbind.h"
#include "display.h"
#include "edubba-field.h"
#include "keys.h"
#include "tour.h"
#include "ui-fixture.h"

/* A page has fewer stops than this; a list of puzzles is long, and its end is like its beginning.
 */
#define MAX_STOPS 60

/* The number of walks over a page whose stops were replaced meanwhile. */
#define MAX_ROUNDS 5

/* The greatest number of moments of three frames until a widget has the focus, and is scrolled
 * into view. */
#define MAX_MOMENTS 100

/* The moments that a ring may take to fade out. */
#define FADING 5

typedef struct
{
  GHashTable *rings; /* set of kinds of widgets whose focus is known to be drawn */
  GHashTable *known; /* set of complaints: each is made once */
  const char *page;
  guint       n_pages;
  guint       n_stops;
  guint       n_faults;
} Walk;

static char *
describe (GtkWidget *widget)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; widget != NULL && i < 5; i++, widget = gtk_widget_get_parent (widget))
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_append_printf (text, "%s%s%s%s", i > 0 ? " in " : "", G_OBJECT_TYPE_NAME (widget),
                              joined[0] != '\0' ? "." : "", joined);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
complain (Walk *walk, GtkWidget *widget, const char *what)
{
  g_autofree char *which = describe (widget);
  char            *text = g_strdup_printf ("%s: %s", what, which);

  if (g_hash_table_add (walk->known, text))
    {
      walk->n_faults++;
      g_test_message ("%s\n  on: %s", text, walk->page);
    }
}

/* ---- The focus can be seen ---- */

/* The part of a widget that nothing cuts off is at least as large as it can be. */
static gboolean
is_in_view (GtkWidget *widget)
{
  graphene_rect_t seen;

  for (GtkWidget *at = gtk_widget_get_parent (widget); at != NULL; at = gtk_widget_get_parent (at))
    {
      float width, height;

      if (!GTK_IS_SCROLLED_WINDOW (at) && !GTK_IS_ROOT (at))
        continue;
      if (!gtk_widget_compute_bounds (widget, at, &seen))
        return FALSE;
      width = (float) gtk_widget_get_width (at);
      height = (float) gtk_widget_get_height (at);
      /* As much as fits: a part larger than its window is seen in part. */
      if (MIN (seen.origin.x + seen.size.width, width) - MAX (seen.origin.x, 0) <
            MIN (seen.size.width, width / 2) - 2 ||
          MIN (seen.origin.y + seen.size.height, height) - MAX (seen.origin.y, 0) <
            MIN (seen.size.height, height / 2) - 2)
        return FALSE;
    }
  return TRUE;
}

/* Some lists scroll at leisure. */
static gboolean
comes_into_view (GtkWindow *window, GtkWidget *widget)
{
  for (guint i = 0; i < MAX_MOMENTS && !is_in_view (widget); i++)
    keys_wait_for_frame (window);
  return is_in_view (widget);
}

/* Returns the pixels of a widget. The text of its nodes would do, but Cairo cannot write down every
 * path that it can draw. */
static GBytes *
draw (GtkWidget *widget)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  graphene_rect_t  bounds;
  cairo_surface_t *surface;
  cairo_t         *cr;
  GBytes          *pixels;

  gtk_widget_snapshot_child (gtk_widget_get_parent (widget), widget, snapshot);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  if (node == NULL)
    return g_bytes_new (NULL, 0);
  gsk_render_node_get_bounds (node, &bounds);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceilf (bounds.size.width),
                                        (int) ceilf (bounds.size.height));
  cr = cairo_create (surface);
  cairo_translate (cr, -bounds.origin.x, -bounds.origin.y);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface) *
                          (gsize) cairo_image_surface_get_height (surface));
  cairo_surface_destroy (surface);
  return pixels;
}

typedef struct
{
  GtkWidget *widget;
  GBytes    *pixels;
} Painting;

static void
painted_cb (GdkFrameClock *clock, gpointer data)
{
  Painting *painting = data;

  if (painting->pixels == NULL)
    painting->pixels = draw (painting->widget);
}

static gboolean
is_painted (gpointer data)
{
  return ((Painting *) data)->pixels != NULL;
}

/* The same within a frame, when all has its place: a computer that plays meanwhile may change the
 * board between a frame and what comes after. */
static GBytes *
draw_in_frame (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  Painting       painting = { .widget = widget };
  gulong         id = g_signal_connect (clock, "paint", G_CALLBACK (painted_cb), &painting);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  ui_wait (is_painted, &painting);
  g_signal_handler_disconnect (clock, id);
  return painting.pixels;
}

/* Tells a widget that it has the focus, or that it has not, so that it is drawn so. */
static void
pretend (GtkWidget *widget, gboolean focused)
{
  GtkStateFlags own = GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE;

  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    {
      GtkStateFlags flags = GTK_STATE_FLAG_FOCUS_WITHIN | (at == widget ? own : 0);

      if (focused)
        gtk_widget_set_state_flags (at, flags, FALSE);
      else
        gtk_widget_unset_state_flags (at, flags);
    }
}

/* Returns TRUE if a widget, or one of its ancestors, looks different when it has the focus. A ring
 * may fade in and out. */
static gboolean
has_ring (GtkWindow *window, GtkWidget *widget)
{
  GtkWidget *top = widget;
  g_autoptr (GBytes) without = NULL;
  gboolean differs = FALSE;

  for (guint i = 0; i < 3 && gtk_widget_get_parent (gtk_widget_get_parent (top)) != NULL; i++)
    top = gtk_widget_get_parent (top);
  /* Three seconds after a key the toolkit hides the focus until the next one. */
  pretend (widget, FALSE);
  for (guint i = 0; i < FADING; i++)
    keys_wait_for_frame (window);
  without = draw_in_frame (top);
  pretend (widget, TRUE);
  for (guint i = 0; i < MAX_MOMENTS && !differs; i++)
    {
      g_autoptr (GBytes) with = NULL;

      keys_wait_for_frame (window);
      with = draw_in_frame (top);
      differs = !g_bytes_equal (with, without);
    }
  return differs;
}

static void
check_ring (Walk *walk, GtkWindow *window, GtkWidget *focus)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (focus);
  g_autofree char *joined = g_strjoinv (".", classes);
  char            *kind = g_strdup_printf ("%s.%s in %s", G_OBJECT_TYPE_NAME (focus), joined,
                                           G_OBJECT_TYPE_NAME (gtk_widget_get_parent (focus)));

  /* In a text the link that has the focus is drawn so, which no flag of the text says. */
  if (g_hash_table_add (walk->rings, kind) && !GTK_IS_LABEL (focus) && !has_ring (window, focus))
    complain (walk, focus, "the focus is not drawn");
}

static void
check_stop (Walk *walk, GtkWindow *window, GtkWidget *focus)
{
  walk->n_stops++;
  if (!gtk_widget_get_mapped (focus))
    complain (walk, focus, "what has the focus is hidden");
  else if (!comes_into_view (window, focus))
    complain (walk, focus, "what has the focus is out of view");
  else
    check_ring (walk, window, focus);
}

/* ---- Everything is met ---- */

/* The list, the group of choices or the field of a board through which the arrow keys go, or NULL.
 */
static GtkWidget *
find_group (GtkWidget *widget)
{
  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    if (GTK_IS_LIST_BOX (at) || GTK_IS_LIST_VIEW (at) || GTK_IS_FLOW_BOX (at) ||
        EDUBBA_IS_FIELD (at))
      return at;
  return NULL;
}

static gboolean
is_met (GHashTable *met, GtkWidget *widget)
{
  GHashTableIter iter;
  gpointer       stop;

  g_hash_table_iter_init (&iter, met);
  while (g_hash_table_iter_next (&iter, &stop, NULL))
    if (stop == widget || gtk_widget_is_ancestor (stop, widget) ||
        gtk_widget_is_ancestor (widget, stop))
      return TRUE;
  return FALSE;
}

/* Goes on with the arrow keys after Tab has led into a list; returns TRUE if that leads further. */
static gboolean
walks_on (GtkWindow *window, GHashTable *met, GtkWidget *group)
{
  static const char *const arrows[] = { "Down", "Up", "Right", "Left" };
  g_autoptr (GList) stops = g_hash_table_get_keys (met);

  for (GList *l = stops; l != NULL; l = l->next)
    for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
      {
        GtkWidget *focus;

        if (!gtk_widget_get_mapped (l->data) || !gtk_widget_is_ancestor (l->data, group))
          continue;
        gtk_widget_grab_focus (l->data);
        keys_press (window, arrows[i]);
        focus = gtk_window_get_focus (window);
        if (focus != l->data && focus != NULL && gtk_widget_is_ancestor (focus, group))
          return TRUE;
      }
  return FALSE;
}

/* Goes round once more: a thing that was missed may have come meanwhile, after an answer of the
 * solver for example. */
static gboolean
leads_there (GtkWindow *window, GtkWidget *widget)
{
  for (guint i = 0; i < MAX_STOPS; i++)
    {
      GtkWidget *focus;

      keys_press (window, "Tab");
      focus = gtk_window_get_focus (window);
      if (focus == widget || (focus != NULL && gtk_widget_is_ancestor (focus, widget)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
can_be_pressed (GtkWidget *widget)
{
  return gtk_widget_get_focusable (widget) && gtk_widget_get_can_focus (widget) &&
         gtk_widget_is_sensitive (widget) && !GTK_IS_LABEL (widget) &&
         !GTK_IS_SCROLLED_WINDOW (widget) && !GTK_IS_WINDOW_CONTROLS (widget);
}

static void
find_missed (Walk *walk, GtkWindow *window, GHashTable *met, GtkWidget *widget)
{
  GtkWidget *group = find_group (widget);

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_can_focus (widget) ||
      GTK_IS_POPOVER (widget) || GTK_IS_DROP_DOWN (widget) || GTK_IS_WINDOW_CONTROLS (widget))
    return;
  if (can_be_pressed (widget) && !is_met (met, widget))
    {
      g_autoptr (GtkWidget) held = g_object_ref (widget);

      /* A list that is still being worked out may have other rows by now. */
      if ((group != NULL ? !walks_on (window, met, group) : !leads_there (window, widget)) &&
          gtk_widget_get_mapped (held))
        complain (walk, widget, "neither Tab nor the arrow keys lead to this");
      g_hash_table_add (met, g_object_ref (group != NULL ? group : widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_missed (walk, window, met, child);
}

/* ---- The walk ---- */

/* Some dialogs take the focus when they have opened. */
static GtkWidget *
wait_for_focus (GtkWindow *window)
{
  for (guint i = 0; i < MAX_MOMENTS && gtk_window_get_focus (window) == NULL; i++)
    keys_wait_for_frame (window);
  return gtk_window_get_focus (window);
}

/* Goes to the next stop. A text may have several links: it is left by its last one. */
static GtkWidget *
walk_on (GtkWindow *window)
{
  GtkWidget *from = gtk_window_get_focus (window);

  for (guint i = 0; i < MAX_STOPS; i++)
    {
      keys_press (window, "Tab");
      if (!GTK_IS_LABEL (from) || gtk_window_get_focus (window) != from)
        break;
    }
  return gtk_window_get_focus (window);
}

/* Goes from stop to stop until one comes again, or there are too many. Returns the last one. */
static GtkWidget *
walk_round (Walk *walk, GtkWindow *window, GHashTable *met)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  while (focus != NULL && g_hash_table_size (met) < MAX_STOPS &&
         !g_hash_table_contains (met, focus))
    {
      g_hash_table_add (met, g_object_ref (focus));
      check_stop (walk, window, focus);
      focus = walk_on (window);
    }
  return focus;
}

/* Returns TRUE if all stops are still there: a list whose files have been read meanwhile has
 * other rows. */
static gboolean
is_at_rest (GtkWindow *window, GHashTable *met)
{
  GHashTableIter iter;
  gpointer       stop;

  g_hash_table_iter_init (&iter, met);
  while (g_hash_table_iter_next (&iter, &stop, NULL))
    if (gtk_widget_get_root (stop) != GTK_ROOT (window))
      return FALSE;
  return TRUE;
}

/* Returns what Tab walks over: the popover that has the focus, or all of the window. */
static GtkWidget *
find_area (GtkWindow *window, GtkWidget *focus)
{
  GtkWidget *popover = gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER);

  return popover != NULL ? gtk_popover_get_child (GTK_POPOVER (popover)) : GTK_WIDGET (window);
}

static void
walk_window (Walk *walk, GtkWindow *window)
{
  g_autoptr (GHashTable) met = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  GtkWidget *focus = wait_for_focus (window);

  if (focus == NULL || !gtk_widget_get_mapped (focus))
    complain (walk, GTK_WIDGET (window), "nothing has the focus at first");
  keys_press (window, "Tab");
  focus = walk_round (walk, window, met);
  for (guint i = 0; i < MAX_ROUNDS && !is_at_rest (window, met); i++)
    {
      g_hash_table_remove_all (met);
      focus = walk_round (walk, window, met);
    }
  if (focus == NULL)
    complain (walk, GTK_WIDGET (window), "Tab loses the focus");
  else if (g_hash_table_size (met) < MAX_STOPS)
    find_missed (walk, window, met, find_area (window, focus));
}

/* The window that a person would walk: the one that came last. */
static gboolean
is_in_front (GtkWidget *window)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != window && gtk_widget_get_mapped (l->data) &&
        gtk_window_get_transient_for (l->data) == GTK_WINDOW (window))
      return FALSE;
  return gtk_widget_get_mapped (window);
}

static void
look_at (GtkWidget *window, const char *page, gpointer data)
{
  Walk *walk = data;

  if (!is_in_front (window))
    return;
  walk->page = page;
  walk->n_pages++;
  keys_aim (GTK_WINDOW (window));
  walk_window (walk, GTK_WINDOW (window));
}

static void
test_pages (gconstpointer tour)
{
  g_autoptr (GHashTable) rings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Walk walk = { .rings = rings, .known = known };

  dbind_spare ();
  tour_take (((const TourCase *) tour)->games, look_at, &walk);
  g_test_message ("%u stops on %u pages, %u kinds", walk.n_stops, walk.n_pages,
                  g_hash_table_size (rings));
  g_assert_cmpuint (walk.n_stops, >, 50);
  g_assert_cmpuint (walk.n_faults, ==, 0);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  tour_init (&argc, &argv);
  /* A text shows that it has the focus by its cursor, and not while that is out. */
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, NULL);
  keys_init ();
  tour_add_cases ("/e2e/walk", "en", test_pages);
  return tour_run ();
}

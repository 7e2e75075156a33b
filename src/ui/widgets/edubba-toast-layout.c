/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An overlay measures a toast once, at its natural width, and gives it that height also where it
 * gets less. So a toast's natural width is never more than there is room for.
 */
#include "edubba-toast-layout.h"

#include "edubba-beside-layout.h"
#include "edubba-layout.h"
#include "edubba-accessible-names.h"

/* Between the parts of a toast, in pixels. */
#define SPACING 6

/* The width of the style sheet's margins and padding. */
#define EDGES 38

struct _EdubbaToastLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (EdubbaToastLayout, edubba_toast_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The parts of a toast: its sentence, its button if it has one, and its close button. */
typedef struct
{
  GtkWidget *title;
  GtkWidget *button; /* or NULL */
  GtkWidget *close;
} Parts;

/* The places in a given width, as if texts were read from left to right. */
typedef struct
{
  GtkAllocation title;
  GtkAllocation button;
  GtkAllocation close;
  int           height;
} Places;

static Parts
find_parts (GtkWidget *toast)
{
  Parts parts = { gtk_widget_get_first_child (toast), NULL, gtk_widget_get_last_child (toast) };

  for (GtkWidget *child = gtk_widget_get_next_sibling (parts.title);
       child != NULL && child != parts.close; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      parts.button = child;
  return parts;
}

/* The width of all parts in a line. */
static int
measure_line (const Parts *parts)
{
  int width = edubba_layout_measure_width (parts->title, NULL) + SPACING +
              edubba_layout_measure_width (parts->close, NULL);

  if (parts->button != NULL)
    width += SPACING + edubba_layout_measure_width (parts->button, NULL);
  return width;
}

static Places
find_places (const Parts *parts, int width)
{
  int      button = edubba_layout_measure_width (parts->button, NULL);
  int      close = edubba_layout_measure_width (parts->close, NULL);
  int      room = width - close - SPACING;
  int      beside = room - button - SPACING;
  gboolean below = parts->button != NULL && width < measure_line (parts) &&
                   beside < edubba_beside_layout_get_readable (parts->title);
  Places places = { .height = 0 };

  places.title.width = parts->button == NULL || below ? room : beside;
  places.title.height = edubba_layout_measure_height (parts->title, places.title.width);
  places.close.x = width - close;
  places.close.width = close;
  places.close.height = edubba_layout_measure_height (parts->close, close);
  places.button.width = MIN (button, width);
  places.button.x = below ? width - places.button.width : places.title.width + SPACING;
  places.button.height = edubba_layout_measure_height (parts->button, places.button.width);
  places.height = MAX (places.title.height, places.close.height);
  if (below)
    {
      places.title.height = places.close.height = places.height;
      places.button.y = places.height;
      places.height += places.button.height;
    }
  else
    {
      places.height = MAX (places.height, places.button.height);
      places.title.height = places.button.height = places.close.height = places.height;
    }
  return places;
}

static GtkSizeRequestMode
edubba_toast_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *toast)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The greatest width of a toast in its overlay; a very large one, as long as that is not known. */
static int
get_room (GtkWidget *toast)
{
  GtkWidget *overlay = gtk_widget_get_parent (toast);
  GtkWidget *around = overlay != NULL ? gtk_widget_get_parent (overlay) : NULL;
  int        width = around != NULL ? gtk_widget_get_width (around) : 0;

  return width > 0 ? width - EDGES : G_MAXINT;
}

static void
edubba_toast_layout_measure (GtkLayoutManager *manager,
                             GtkWidget        *toast,
                             GtkOrientation    orientation,
                             int               for_size,
                             int              *minimum,
                             int              *natural,
                             int              *minimum_baseline,
                             int              *natural_baseline)
{
  Parts parts = find_parts (toast);
  int   title_least, button_least, widest;

  edubba_layout_measure_width (parts.title, &title_least);
  edubba_layout_measure_width (parts.button, &button_least);
  title_least += SPACING + edubba_layout_measure_width (parts.close, NULL);
  widest = MAX (MIN (measure_line (&parts), get_room (toast)), MAX (title_least, button_least));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (title_least, button_least);
      *natural = widest;
    }
  else
    {
      *minimum = *natural = find_places (&parts, for_size < 0 ? widest : for_size).height;
    }
}

static void
edubba_toast_layout_allocate (
  GtkLayoutManager *manager, GtkWidget *toast, int width, int height, int baseline)
{
  Parts  parts = find_parts (toast);
  Places places = find_places (&parts, width);

  edubba_layout_place (parts.title, places.title);
  edubba_layout_place (parts.button, places.button);
  edubba_layout_place (parts.close, places.close);
}

static void
edubba_toast_layout_class_init (EdubbaToastLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = edubba_toast_layout_get_request_mode;
  layout_class->measure = edubba_toast_layout_measure;
  layout_class->allocate = edubba_toast_layout_allocate;
}

static void
edubba_toast_layout_init (EdubbaToastLayout *self)
{
}

/* The toast's sentence, and the label of its button. */
static void
wrap_texts (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    {
      GtkLabel *label = GTK_LABEL (widget);

      gtk_label_set_single_line_mode (label, FALSE);
      gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (label, TRUE);
      gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
      if (GTK_IS_BUTTON (gtk_widget_get_parent (widget)))
        gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wrap_texts (child);
}

/* Another release of the toolkit may have other parts, and its own idea of where they lie. */
static gboolean
is_known (GtkWidget *toast)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (toast); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return (n == 2 || n == 3) && !GTK_IS_BUTTON (gtk_widget_get_first_child (toast)) &&
         GTK_IS_BUTTON (gtk_widget_get_last_child (toast));
}

static void
prepare_toast (GtkWidget *toast)
{
  edubba_accessible_names_toast (toast);
  if (!is_known (toast))
    return;
  wrap_texts (toast);
  gtk_widget_set_layout_manager (toast, g_object_new (EDUBBA_TYPE_TOAST_LAYOUT, NULL));
}

static void
toasts_changed_cb (AdwToastOverlay *overlay)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (overlay)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != adw_toast_overlay_get_child (overlay) &&
        !EDUBBA_IS_TOAST_LAYOUT (gtk_widget_get_layout_manager (child)))
      prepare_toast (child);
}

void
edubba_toast_layout_watch (AdwToastOverlay *overlay)
{
  GListModel *children;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));

  /* The list of children lives as long as somebody holds it. */
  children = gtk_widget_observe_children (GTK_WIDGET (overlay));
  g_signal_connect_object (children, "items-changed", G_CALLBACK (toasts_changed_cb), overlay,
                           G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (overlay), "edubba-toasts", children, g_object_unref);
}

void
edubba_toast_layout_refit (AdwToastOverlay *overlay)
{
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (overlay)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_queue_resize (child);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The exceptions, each with its reason:
 *
 * - What scrolls may be larger than what it scrolls in, and what a stack, an overlay or a split
 *   lays over another thing lies on it. A colonnade, a row of bricks and a pile of cards are things
 *   laid on one another, and a land draws a colonnade over its sites. In newer releases dialogs lie
 *   on their window, or slide in at the foot of a narrow one, and the picture of a pencil on the
 *   entry that it belongs to.
 * - A step of a temple hides its number before it could be cut, and is flatter than its line.
 * - The link to a rule reaches, unseen, over the sentence above it; a spinner turns its bounds.
 * - Parts of the toolkit's own widgets are the toolkit's affair: a switch in a row, the arrows of a
 *   number, the window's buttons. The row as a whole is what is pressed.
 * - What closes a window or makes it larger has the toolkit's size, as in every other program; what
 *   closes a sheet is larger.
 */
#include "space.h"

#include <adwaita.h>

#include "ui-fixture.h"

/* Below this width the title of a page may be cut: a puzzle's name, or whose turn it is, which the
 * page says as well. */
#define SLIM_WIDTH 460

/* The number of times that a window is asked to take a size, and drawn, until it is sure that it
 * does not. */
#define TRIES 100

/* Half pixels that rounding may take. */
#define SLACK 1.01F

typedef struct
{
  GtkWidget  *window;
  gboolean    whole_texts;
  const char *where;
  SpaceFound  found;
  gpointer    data;
  guint       n_widgets;
} Check;

static char *
describe (GtkWidget *widget)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; widget != NULL && i < 4; i++, widget = gtk_widget_get_parent (widget))
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_append_printf (text, "%s%s%s%s", i > 0 ? " in " : "", G_OBJECT_TYPE_NAME (widget),
                              joined[0] != '\0' ? "." : "", joined);
      if (i == 0 && !g_str_equal (gtk_widget_get_css_name (widget), "widget"))
        g_string_append_printf (text, "(%s)", gtk_widget_get_css_name (widget));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void G_GNUC_PRINTF (3, 4)
  complain (Check *check, GtkWidget *widget, const char *format, ...)
{
  g_autofree char *which = describe (widget);
  g_autofree char *what = NULL;
  g_autofree char *kind = g_strconcat (which, ": ", format, NULL);
  g_autofree char *sentence = NULL;
  va_list          args;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  sentence = g_strdup_printf ("%s: %s [%s]", which, what, check->where);
  check->found (kind, sentence, check->data);
}

static gboolean
is_shown (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_child_visible (widget) &&
         gtk_widget_get_opacity (widget) > 0 && !GTK_IS_NATIVE (widget);
}

static gboolean
is_named (GtkWidget *widget, const char *const *names)
{
  return g_strv_contains (names, gtk_widget_get_css_name (widget));
}

/* ---- Room ---- */

static int
measure (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int minimum;

  gtk_widget_measure (widget, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* The size that a widget was given, with its margins. Newer releases call the two functions
 * deprecated, and have none that counts the style sheet's margins in, as measuring does. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
static int
get_size (GtkWidget *widget, GtkOrientation orientation)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return gtk_widget_get_allocated_width (widget) + gtk_widget_get_margin_start (widget) +
           gtk_widget_get_margin_end (widget);
  return gtk_widget_get_allocated_height (widget) + gtk_widget_get_margin_top (widget) +
         gtk_widget_get_margin_bottom (widget);
}
G_GNUC_END_IGNORE_DEPRECATIONS

/* A widget that scrolls asks for all of its length and shows a part; a bracket has no text that
 * could be cut. */
static gboolean
may_be_cut (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return GTK_IS_SCROLLABLE (widget) || GTK_IS_SCROLLABLE (parent) ||
         g_str_equal (gtk_widget_get_css_name (widget), "bracket");
}

static void
check_size (Check *check, GtkWidget *widget)
{
  GtkSizeRequestMode mode = gtk_widget_get_request_mode (widget);
  int                width = get_size (widget, GTK_ORIENTATION_HORIZONTAL);
  int                height = get_size (widget, GTK_ORIENTATION_VERTICAL);
  int                least_width = measure (widget, GTK_ORIENTATION_HORIZONTAL, -1);
  int                least_height;

  if (may_be_cut (widget))
    return;
  if (width < least_width)
    {
      complain (check, widget, "it is %d wide and needs %d", width, least_width);
      return;
    }
  least_height = measure (widget, GTK_ORIENTATION_VERTICAL,
                          mode == GTK_SIZE_REQUEST_CONSTANT_SIZE ? -1 : width);
  if (height < least_height)
    complain (check, widget, "it is %d high and needs %d", height, least_height);
}

/* Only lands may follow one another sideways, if there is no room for all; nothing else may have
 * to be moved to the side before it can be read. */
static void
check_sideways (Check *check, GtkWidget *widget)
{
  GtkAdjustment *across;
  GtkWidget     *child = gtk_widget_get_first_child (widget);

  if (!GTK_IS_SCROLLABLE (widget) || child == NULL ||
      g_str_equal (gtk_widget_get_css_name (child), "lands"))
    return;
  across = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (widget));
  if (across != NULL &&
      gtk_adjustment_get_upper (across) > gtk_adjustment_get_page_size (across) + 1)
    {
      g_autofree char *part = space_find_widest (child, GTK_ORIENTATION_HORIZONTAL);

      complain (check, child, "it is %.0f wide by %s and scrolls in %.0f",
                gtk_adjustment_get_upper (across), part, gtk_adjustment_get_page_size (across));
    }
}

/* Returns TRUE if children may be larger than this, or outside of it. */
static gboolean
may_hide_parts (GtkWidget *parent)
{
  static const char *const names[] = { "split", "toastoverlay", "slider", "trough", "range", "step",
                                       "bottom-sheet", "figure", NULL };

  return GTK_IS_SCROLLABLE (parent) || is_named (parent, names);
}

/* The distance by which a widget may stick out upwards and downwards: the negative margin in the
 * style sheet, as newer releases have it for titles. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
static GtkBorder
get_overhang (GtkWidget *widget)
{
  GtkBorder margin;

  gtk_style_context_get_margin (gtk_widget_get_style_context (widget), &margin);
  return (GtkBorder) { .top = MAX (0, -margin.top), .bottom = MAX (0, -margin.bottom) };
}
G_GNUC_END_IGNORE_DEPRECATIONS

static void
check_inside (Check *check, GtkWidget *widget, GtkWidget *parent)
{
  GtkBorder       overhang = get_overhang (widget);
  graphene_rect_t bounds, outer;

  if (may_hide_parts (parent) || gtk_widget_has_css_class (widget, "rule") ||
      ADW_IS_TOAST_OVERLAY (widget) || GTK_IS_SPINNER (widget) ||
      !gtk_widget_compute_bounds (widget, parent, &bounds) ||
      !gtk_widget_compute_bounds (parent, parent, &outer))
    return;
  if (bounds.origin.x < outer.origin.x - SLACK ||
      bounds.origin.y < outer.origin.y - overhang.top - SLACK ||
      bounds.origin.x + bounds.size.width > outer.origin.x + outer.size.width + SLACK ||
      bounds.origin.y + bounds.size.height >
        outer.origin.y + outer.size.height + overhang.bottom + SLACK)
    complain (check, widget, "it sticks out: %.0f,%.0f %.0fx%.0f in %.0f,%.0f %.0fx%.0f",
              bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height,
              outer.origin.x, outer.origin.y, outer.size.width, outer.size.height);
}

/* Returns TRUE if the children of this widget may lie on one another. */
static gboolean
may_pile_up (GtkWidget *parent)
{
  static const char *const names[] = { "split", "colonnade", "bricks", "pile", "backs", "land",
                                       "babelboard", "toastoverlay", "gauge", "switch", "spotlight",
                                       "dialog-host", "floating-sheet", "bottom-sheet", "sheet",
                                       "messageframe", NULL };

  return GTK_IS_OVERLAY (parent) || GTK_IS_STACK (parent) || GTK_IS_SCROLLED_WINDOW (parent) ||
         GTK_IS_SCROLLABLE (parent) || GTK_IS_LEVEL_BAR (gtk_widget_get_parent (parent)) ||
         gtk_widget_has_css_class (parent, "editable-area") || is_named (parent, names);
}

static void
check_apart (Check *check, GtkWidget *widget, GtkWidget *parent)
{
  graphene_rect_t own, other, common;

  if (may_pile_up (parent) || !gtk_widget_compute_bounds (widget, parent, &own))
    return;
  for (GtkWidget *next = gtk_widget_get_next_sibling (widget); next != NULL;
       next = gtk_widget_get_next_sibling (next))
    if (is_shown (next) && !gtk_widget_has_css_class (next, "rule") &&
        gtk_widget_compute_bounds (next, parent, &other) &&
        graphene_rect_intersection (&own, &other, &common) && common.size.width > SLACK &&
        common.size.height > SLACK)
      {
        g_autofree char *which = describe (next);

        complain (check, widget, "it lies on %s by %.0fx%.0f", which, common.size.width,
                  common.size.height);
      }
}

/* ---- Texts ---- */

/* Returns TRUE if a text names something: a page, or the action of a button. An excerpt of a text
 * is no name.
 */
static gboolean
is_important (GtkWidget *label)
{
  if (gtk_widget_has_css_class (label, "excerpt"))
    return FALSE;
  return gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) != NULL ||
         gtk_widget_get_ancestor (label, ADW_TYPE_WINDOW_TITLE) != NULL ||
         gtk_widget_get_ancestor (label, GTK_TYPE_DROP_DOWN) != NULL ||
         gtk_widget_get_ancestor (label, GTK_TYPE_CHECK_BUTTON) != NULL ||
         gtk_widget_has_css_class (label, "heading") || gtk_widget_has_css_class (label, "title");
}

static void
check_text (Check *check, GtkWidget *widget)
{
  if (check->whole_texts && GTK_IS_LABEL (widget) && is_important (widget) &&
      (gtk_widget_get_width (check->window) >= SLIM_WIDTH ||
       gtk_widget_get_ancestor (widget, ADW_TYPE_WINDOW_TITLE) == NULL) &&
      pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    {
      int natural;

      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      complain (check, widget, "it is cut to %d of %d: “%s”", gtk_widget_get_width (widget),
                natural, gtk_label_get_text (GTK_LABEL (widget)));
    }
}

/* ---- Targets ---- */

static gboolean
is_target (GtkWidget *widget)
{
  if (!gtk_widget_is_sensitive (widget) || !gtk_widget_get_can_target (widget))
    return FALSE;
  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_DROP_DOWN (widget) ||
         GTK_IS_MENU_BUTTON (widget) || GTK_IS_ENTRY (widget);
}

/* Returns TRUE if a target is the toolkit's affair; see the head of this file. */
static gboolean
is_foreign (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  GtkWidget *header = gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR);

  return (header != NULL && !gtk_widget_has_css_class (header, "sheet-head") &&
          gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL) ||
         GTK_IS_MENU_BUTTON (parent) || GTK_IS_DROP_DOWN (parent) || GTK_IS_SPIN_BUTTON (parent) ||
         gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_ROW) != NULL;
}

static void
check_target (Check *check, GtkWidget *widget)
{
  graphene_rect_t bounds;

  if (is_target (widget) && !is_foreign (widget) &&
      gtk_widget_compute_bounds (widget, widget, &bounds) &&
      (bounds.size.width < SPACE_TARGET || bounds.size.height < SPACE_TARGET))
    complain (check, widget, "it can be pressed and is %.0fx%.0f", bounds.size.width,
              bounds.size.height);
}

/* ---- The whole ---- */

static void
check_below (Check *check, GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!is_shown (child))
        continue;
      check->n_widgets++;
      check_size (check, child);
      check_sideways (check, child);
      check_inside (check, child, widget);
      check_apart (check, child, widget);
      check_text (check, child);
      check_target (check, child);
      check_below (check, child);
    }
}

char *
space_find_widest (GtkWidget *window, GtkOrientation orientation)
{
  GtkWidget *widest = window;
  GtkWidget *next = window;

  while (next != NULL)
    {
      int least = measure (next, orientation, -1);
      int most = 0;

      widest = next;
      next = NULL;
      for (GtkWidget *child = gtk_widget_get_first_child (widest); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        /* A scrolled child is larger than its scroller, and not to blame. */
        if (is_shown (child) && measure (child, orientation, -1) <= least &&
            measure (child, orientation, -1) > MAX (most, SPACE_TARGET))
          {
            most = measure (child, orientation, -1);
            next = child;
          }
    }
  return describe (widest);
}

guint
space_check (
  GtkWidget *window, gboolean whole_texts, const char *where, SpaceFound found, gpointer data)
{
  Check check = { window, whole_texts, where, found, data, 0 };

  check_below (&check, window);
  return check.n_widgets;
}

int
space_get_edge (GtkWidget *window)
{
  return gdk_surface_get_width (gtk_native_get_surface (GTK_NATIVE (window))) -
         gtk_widget_get_width (window);
}

gboolean
space_resize (GtkWidget *window, int width, int height)
{
  guint tries = 0;

  do
    {
      int edge = space_get_edge (window);

      gtk_window_set_default_size (GTK_WINDOW (window), width + edge, height + edge);
      ui_wait_for_frames (window, SPACE_FRAMES);
    }
  while ((gtk_widget_get_width (window) != width || gtk_widget_get_height (window) != height) &&
         ++tries < TRIES);
  return gtk_widget_get_width (window) == width && gtk_widget_get_height (window) == height;
}

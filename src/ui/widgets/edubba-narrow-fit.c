/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toolkit's own buttons and lists are never narrower than their text in one line. Newer ones
 * have an option for it; this does the same by the labels in them, and asks for nothing that is not
 * there.
 */
#include "edubba-narrow-fit.h"

#include <adwaita.h>
#include <string.h>

#include "edubba-board.h"
#include "edubba-layout.h"
#include "edubba-row-layout.h"

/* The height, in lines of text, of a window that has no room for a title of two lines. */
#define LOW 15

/* The resolution at which text has its usual size, as the toolkit counts it. */
#define USUAL_DPI (96 * 1024)

/* The size of a slim window's title beside the usual one: between the bar's buttons there is room
 * for the longest word of a title. */
#define SLIM_SCALE 0.88

/* The same of the subtitle, which has one line. */
#define SLIM_SUBTITLE_SCALE 0.85

/* Cuts labels that do not wrap, the chosen line of a list too, but none in popovers, where the
 * lines to choose from are. */
static void
cut_labels (GtkWidget *widget, PangoEllipsizeMode mode)
{
  if (GTK_IS_LABEL (widget) && !gtk_label_get_wrap (GTK_LABEL (widget)))
    gtk_label_set_ellipsize (GTK_LABEL (widget), mode);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_POPOVER (child))
      cut_labels (child, mode);
}

/* The wrapping of a label: no word is broken in a row that becomes a column before that. */
static PangoWrapMode
choose_mode (GtkWidget *widget)
{
  GtkLayoutManager *manager = gtk_widget_get_layout_manager (gtk_widget_get_parent (widget));

  return EDUBBA_IS_ROW_LAYOUT (manager) ? PANGO_WRAP_WORD : PANGO_WRAP_WORD_CHAR;
}

static void
wrap_label (GtkLabel *label, PangoWrapMode mode)
{
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, mode);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
}

/* A group's title, and not the rows in it. */
static void
wrap_headings (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "heading"))
    wrap_label (GTK_LABEL (widget), PANGO_WRAP_WORD_CHAR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_LIST_BOX (child))
      wrap_headings (child);
}

static void
wrap_button (GtkWidget *button, GtkLabel *label)
{
  if (gtk_label_get_ellipsize (label) != PANGO_ELLIPSIZE_NONE || gtk_label_get_wrap (label))
    return;
  wrap_label (label, choose_mode (button));
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

void
edubba_narrow_fit_texts (GtkWidget *widget)
{
  GtkWidget *text = GTK_IS_BUTTON (widget) ? gtk_button_get_child (GTK_BUTTON (widget)) : NULL;

  if (EDUBBA_IS_BOARD (widget))
    return;
  if (GTK_IS_DROP_DOWN (widget) || ADW_IS_ENTRY_ROW (widget))
    {
      cut_labels (widget, GTK_IS_DROP_DOWN (widget) ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_END);
      return;
    }
  if (ADW_IS_PREFERENCES_GROUP (widget))
    wrap_headings (widget);
  if (GTK_IS_LABEL (text))
    wrap_button (widget, GTK_LABEL (text));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    edubba_narrow_fit_texts (child);
}

/* The size of text beside the usual size; never less than 1. */
static double
get_text_scale (GtkWidget *widget)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return MAX (1, (double) dpi / USUAL_DPI);
}

/* Makes a text of the bar of a slim window smaller than the system asks for. */
static void
set_slim (GtkLabel *label, gboolean title)
{
  g_autoptr (PangoAttrList) size = pango_attr_list_new ();
  double scale = (title ? SLIM_SCALE : SLIM_SUBTITLE_SCALE) / get_text_scale (GTK_WIDGET (label));

  pango_attr_list_insert (size, pango_attr_scale_new (scale));
  gtk_label_set_attributes (label, size);
}

static void
set_lines (GtkLabel *label, int lines)
{
  gtk_label_set_single_line_mode (label, lines == 1);
  gtk_label_set_wrap (label, lines > 1);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_lines (label, lines);
  gtk_label_set_width_chars (label, -1);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

/* The subtitle says whose turn it is, and the page must not jump with it: it has a second line only
 * if the title leaves it one. */
static void
set_all_lines (GtkWidget *widget, int lines, gboolean one_word, gboolean slim)
{
  gboolean title = gtk_widget_has_css_class (widget, "title");

  if (GTK_IS_LABEL (widget) && slim)
    set_slim (GTK_LABEL (widget), title);
  else if (GTK_IS_LABEL (widget))
    gtk_label_set_attributes (GTK_LABEL (widget), NULL);
  if (GTK_IS_LABEL (widget) && (title || gtk_widget_has_css_class (widget, "subtitle")))
    set_lines (GTK_LABEL (widget), title != one_word ? lines : 1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    set_all_lines (child, lines, one_word, slim);
}

/* A bar does not grow with its title: three large lines have no room. */
static int
choose_lines (GtkWidget *title, int height, gboolean slim)
{
  if (!slim && get_text_scale (title) > 1)
    return 1;
  return height < LOW * edubba_layout_measure_line (title) ? 1 : 2;
}

void
edubba_narrow_fit_title (AdwWindowTitle *title, int height, gboolean slim)
{
  gboolean one_word;
  int      lines;

  g_return_if_fail (ADW_IS_WINDOW_TITLE (title));

  lines = choose_lines (GTK_WIDGET (title), height, slim);
  one_word = strchr (adw_window_title_get_title (title), ' ') == NULL;
  set_all_lines (GTK_WIDGET (title), lines, one_word, slim);
  if (slim)
    gtk_widget_add_css_class (GTK_WIDGET (title), "slim");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (title), "slim");
  if (lines > 1 && adw_window_title_get_subtitle (title)[0] != '\0')
    gtk_widget_add_css_class (GTK_WIDGET (title), "three-lines");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (title), "three-lines");
}

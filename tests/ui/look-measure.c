/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sizes that a window and its pages ask for agree with each other: no size is less than the
 * least. Newer toolkits look for the smallest window in between, and warn if they do not; older
 * ones do not ask the window, so every page is asked.
 */
#include "look.h"

#include "edubba-page.h"

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

/* In newer toolkits a dialog is a part of its window. Its layout is their affair, and so are the
 * contents of special kinds of dialog; older ones have no such type. */
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

/* Measures a widget and its children, down to the page. */
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

static void
look_cb (GtkWidget *window, const char *page, gpointer data)
{
  look_below (data, window, page);
}

static gpointer
begin (const char *language)
{
  Measuring *measuring;

  if (!g_str_equal (language, "en"))
    return NULL;
  measuring = g_new0 (Measuring, 1);
  measuring->torn = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return measuring;
}

static void
end (gpointer data)
{
  Measuring     *measuring = data;
  GHashTableIter iter;
  gpointer       sentence;

  g_assert_cmpuint (measuring->n_pages, >, 8);
  g_hash_table_iter_init (&iter, measuring->torn);
  while (g_hash_table_iter_next (&iter, &sentence, NULL))
    g_test_fail_printf ("%s", (char *) sentence);
  g_hash_table_unref (measuring->torn);
  g_free (measuring);
}

const Look look_measure = { begin, look_cb, end };

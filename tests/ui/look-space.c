/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every page in windows from 360x294 to 2560x1440, with text up to twice as large, from left to
 * right and from right to left: the window gets the size it is given, no part gets less than it
 * needs, none lies on another or sticks out of its parent, the title of a page or the label of a
 * button is not cut at the usual size of text, and every thing that can be pressed is 44 pixels
 * wide and high.
 *
 * An ordinary run looks at each page in one arrangement, always the same. A long run (-m=slow)
 * looks at all; EDUBBA_SPACE=I/N takes every N-th of these from the I-th on. Sizes that the
 * display has no room for are left out.
 */
#include "look-space.h"

#include <adwaita.h>

#include "space.h"
#include "ui-fixture.h"

static const struct
{
  int width;
  int height;
} sizes[] = {
  { 360, 294 },
  { 360, 648 },
  { 648, 360 },
  { 600, 1024 },
  { 1024, 600 },
  { 1280, 800 },
  { 1920, 1080 },
  { 2560, 1440 },
};

static const double scales[] = { 1, 1.5, 2 };

G_STATIC_ASSERT (SPACE_N_ARRANGEMENTS == G_N_ELEMENTS (sizes) * G_N_ELEMENTS (scales) * 2);

struct _SpaceSurvey
{
  GHashTable *known; /* set of complaints: each is made once */
  guint32     seed;
  guint       n_looked;
  guint       n_widgets;
};

static gboolean
has_room (GtkWidget *window, int width, int height)
{
  GdkDisplay  *display = gtk_widget_get_display (window);
  GdkSurface  *surface = gtk_native_get_surface (GTK_NATIVE (window));
  GdkMonitor  *monitor = gdk_display_get_monitor_at_surface (display, surface);
  GdkRectangle area;

  gdk_monitor_get_geometry (monitor, &area);
  return width + space_get_edge (window) <= area.width &&
         height + space_get_edge (window) <= area.height;
}

static void
arrange (double scale, GtkTextDirection direction)
{
  gtk_widget_set_default_direction (direction);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * scale), NULL);
}

/* Reports a fault in the first arrangement in which it was found. */
static void
found_cb (const char *kind, const char *sentence, gpointer data)
{
  SpaceSurvey *survey = data;

  if (g_hash_table_add (survey->known, g_strdup (kind)))
    g_test_message ("%s", sentence);
}

static void
count_cb (const char *kind, const char *sentence, gpointer data)
{
  guint *n = data;

  (*n)++;
}

/* Looks at a window that has its size. A change still under way, such as that of the place for an
 * answer that has just come, is no fault: a fault must still be there a moment later. */
static void
look_at (SpaceSurvey *survey, GtkWidget *window, gboolean whole, const char *where)
{
  guint n_found = 0;

  survey->n_widgets += space_check (window, whole, where, count_cb, &n_found);
  if (n_found == 0)
    return;
  ui_wait_for_frames (window, SPACE_FRAMES);
  space_check (window, whole, where, found_cb, survey);
}

static void
look_in (SpaceSurvey *survey, GtkWidget *window, const char *page, guint arrangement)
{
  guint            size = arrangement % G_N_ELEMENTS (sizes);
  double           scale = scales[arrangement / G_N_ELEMENTS (sizes) % G_N_ELEMENTS (scales)];
  gboolean         mirrored = arrangement >= SPACE_N_ARRANGEMENTS / 2;
  g_autofree char *where = NULL;

  if (!has_room (window, sizes[size].width, sizes[size].height))
    return;
  where = g_strdup_printf ("%dx%d, text %.1f%s, %s", sizes[size].width, sizes[size].height, scale,
                           mirrored ? ", from right to left" : "", page);
  arrange (scale, mirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  survey->n_looked++;
  if (!space_resize (window, sizes[size].width, sizes[size].height))
    {
      gboolean         high = gtk_widget_get_height (window) != sizes[size].height;
      g_autofree char *part = space_find_widest (window, high ? GTK_ORIENTATION_VERTICAL
                                                              : GTK_ORIENTATION_HORIZONTAL);
      g_autofree char *sentence =
        g_strdup_printf ("%s: it became %dx%d [%s]", part, gtk_widget_get_width (window),
                         gtk_widget_get_height (window), where);

      found_cb (sentence, sentence, survey);
      return;
    }
  look_at (survey, window, scale <= 1, where);
}

/* Returns TRUE if a window shows the list of shortcuts that newer releases of the toolkit lay
 * over it. */
static gboolean
has_list_of_shortcuts (GtkWidget *window)
{
  GType type = g_type_from_name ("AdwShortcutsDialog");

  return type != G_TYPE_INVALID && ui_find (window, type) != NULL;
}

/* Passes over windows and dialogs of the toolkit's own, and windows below one that wants an
 * answer. */
static gboolean
is_ours (GtkWidget *window)
{
  return gtk_widget_get_mapped (window) && gtk_window_get_resizable (GTK_WINDOW (window)) &&
         !GTK_IS_SHORTCUTS_WINDOW (window) && !has_list_of_shortcuts (window);
}

/* The first arrangement of a long run, and the step from each to the next. */
static void
get_part (guint *first, guint *step)
{
  const char *part = g_getenv ("EDUBBA_SPACE");
  char       *end;

  *first = 0;
  *step = 1;
  if (part == NULL)
    return;
  *first = (guint) g_ascii_strtoull (part, &end, 10) - 1;
  g_assert_cmpint (*end, ==, '/');
  *step = (guint) g_ascii_strtoull (end + 1, NULL, 10);
  g_assert_cmpuint (*first, <, *step);
}

static void
look_cb (GtkWidget *window, const char *page, gpointer data)
{
  SpaceSurvey *survey = data;

  if (!is_ours (window))
    return;
  if (g_test_slow ())
    {
      guint first, step;

      get_part (&first, &step);
      for (guint i = first; i < SPACE_N_ARRANGEMENTS; i += step)
        look_in (survey, window, page, i);
    }
  else
    /* The same for a page after any number of others: on a busy machine there may be more. */
    look_in (survey, window, page, (g_str_hash (page) ^ survey->seed) % SPACE_N_ARRANGEMENTS);
  arrange (1, GTK_TEXT_DIR_LTR);
}

SpaceSurvey *
space_survey_new (void)
{
  SpaceSurvey *survey = g_new0 (SpaceSurvey, 1);

  survey->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  survey->seed = (guint32) g_test_rand_int ();
  return survey;
}

void
space_survey_look (SpaceSurvey *survey, GtkWidget *window, const char *page, guint arrangement)
{
  look_in (survey, window, page, arrangement);
  arrange (1, GTK_TEXT_DIR_LTR);
}

guint
space_survey_end (SpaceSurvey *survey)
{
  guint n_looked = survey->n_looked;

  g_test_message ("%u arrangements, %u widgets", n_looked, survey->n_widgets);
  g_assert_cmpuint (g_hash_table_size (survey->known), ==, 0);
  g_hash_table_unref (survey->known);
  g_free (survey);
  return n_looked;
}

/* An ordinary run looks at the pages in English. */
static gpointer
begin (const char *language)
{
  return g_test_slow () || g_str_equal (language, "en") ? space_survey_new () : NULL;
}

static void
end (gpointer survey)
{
  g_assert_cmpuint (space_survey_end (survey), >, 8);
}

const Look look_space = { begin, look_cb, end };

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No page says anything that its language's catalogues do not have: every label, tooltip, title and
 * menu of every page that can be reached, in every language.
 *
 * The pages are found as a person finds them, by pressing whatever has an action; a page that is
 * added tomorrow is read tomorrow. Articles of the help have a catalogue of their own and a test
 * (test-help.c); what the toolkit itself says is its translators' affair.
 */
#include <adwaita.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "babel.h"
#include "course-puzzle.h"
#include "display.h"
#include "edubba-application.h"
#include "edubba-window.h"
#include "language.h"
#include "spoken.h"
#include "ui-fixture.h"

/* How far from the start page one goes, how often one and the same action is followed, with
 * different targets, and how many pages are looked at. */
#define MAX_STEPS   3
#define MAX_TARGETS 2
#define MAX_PAGES   100

/* One press: an action and what it is for. */
typedef struct
{
  char     *action;
  GVariant *target; /* or NULL */
} Step;

/* What is being read, and what was found. */
typedef struct
{
  Spoken     *spoken;
  GHashTable *unknown;  /* set of texts */
  GHashTable *followed; /* action → how often */
  GQueue      paths;    /* of GPtrArray of Step: pages to be looked at */
  GPtrArray  *path;     /* the one that is */
  guint       n_texts;
  guint       n_pages;
} Reading;

static const EdubbaGame *const *games;
static GtkApplication          *application;

/* What would leave the program, or asks the toolkit to say something. */
static const char *const avoided[] = { "win.open", "win.fullscreen", "win.back",
                                       "window.close", "window.minimize", "app.quit",
                                       "app.about", "window.toggle-maximized", NULL };

static void
step_free (gpointer data)
{
  Step *step = data;

  g_free (step->action);
  g_clear_pointer (&step->target, g_variant_unref);
  g_free (step);
}

static void
add_step (GPtrArray *path, const char *action, GVariant *target)
{
  Step *step = g_new0 (Step, 1);

  step->action = g_strdup (action);
  step->target = target != NULL ? g_variant_ref_sink (target) : NULL;
  g_ptr_array_add (path, step);
}

/* ---- Reading ---- */

static void
read_text (Reading *reading, const char *text)
{
  if (text == NULL || *text == '\0')
    return;
  reading->n_texts++;
  if (!spoken_knows (reading->spoken, text))
    g_hash_table_add (reading->unknown, g_strdup (text));
}

/* Goes where an action leads, later, unless that is known well enough. */
static void
follow (Reading *reading, const char *action, GVariant *target)
{
  guint      n = GPOINTER_TO_UINT (g_hash_table_lookup (reading->followed, action));
  GPtrArray *path;

  if (n >= MAX_TARGETS || reading->path->len >= MAX_STEPS || g_strv_contains (avoided, action))
    return;
  g_hash_table_insert (reading->followed, g_strdup (action), GUINT_TO_POINTER (n + 1));
  path = g_ptr_array_new_with_free_func (step_free);
  for (guint i = 0; i < reading->path->len; i++)
    {
      Step *step = reading->path->pdata[i];

      add_step (path, step->action, step->target);
    }
  add_step (path, action, target);
  g_queue_push_tail (&reading->paths, path);
}

static void
read_menu (Reading *reading, GMenuModel *menu)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *label = NULL;
      g_autofree char *action = NULL;
      g_autoptr (GMenuLinkIter) links = g_menu_model_iterate_item_links (menu, i);
      GMenuModel *below;

      if (g_menu_model_get_item_attribute (menu, i, "label", "s", &label))
        read_text (reading, label);
      if (g_menu_model_get_item_attribute (menu, i, "action", "s", &action))
        follow (reading, action,
                g_menu_model_get_item_attribute_value (menu, i, "target", NULL));
      while (g_menu_link_iter_get_next (links, NULL, &below))
        {
          read_menu (reading, below);
          g_object_unref (below);
        }
    }
}

static void
read_properties (Reading *reading, GtkWidget *widget)
{
  static const char *const properties[] = { "title", "subtitle", "description", "placeholder-text",
                                            "body", "heading" };

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      GParamSpec *spec =
        g_object_class_find_property (G_OBJECT_GET_CLASS (widget), properties[i]);
      g_autofree char *text = NULL;

      if (spec == NULL || spec->value_type != G_TYPE_STRING || !(spec->flags & G_PARAM_READABLE))
        continue;
      g_object_get (widget, properties[i], &text, NULL);
      read_text (reading, text);
    }
}

static gboolean
is_foreign (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "article") ||
         gtk_widget_has_css_class (widget, "keycap") || GTK_IS_WINDOW_CONTROLS (widget) ||
         GTK_IS_TEXT (widget) || GTK_IS_IMAGE (widget);
}

static void
read_widget (Reading *reading, GtkWidget *widget)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget) ||
      is_foreign (widget))
    return;
  if (GTK_IS_LABEL (widget))
    read_text (reading, gtk_label_get_text (GTK_LABEL (widget)));
  read_text (reading, gtk_widget_get_tooltip_text (widget));
  read_properties (reading, widget);
  if (GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)))
    read_menu (reading, gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)));
  if (GTK_IS_ACTIONABLE (widget) && gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)))
    follow (reading, gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)),
            gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_widget (reading, child);
}

/* ---- Walking ---- */

static gboolean
is_this (GtkWidget *widget, const Step *step)
{
  GVariant *target;

  if (!GTK_IS_ACTIONABLE (widget) ||
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), step->action) != 0)
    return FALSE;
  target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));
  return (target == NULL && step->target == NULL) ||
         (target != NULL && step->target != NULL && g_variant_equal (target, step->target));
}

static GtkWidget *
find_step (GtkWidget *widget, const Step *step)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (is_this (widget, step))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_step (child, step);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_over (gpointer end)
{
  return g_get_monotonic_time () > *(gint64 *) end;
}

/* What comes a moment later is waited for: a toast, an answer of the solver. */
static void
wait_a_moment (void)
{
  gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC / 8;

  ui_wait (is_over, &end);
}

static void
walk (GtkWidget *window, GPtrArray *path)
{
  for (guint i = 0; i < path->len; i++)
    {
      Step      *step = path->pdata[i];
      GtkWidget *widget = find_step (window, step);

      gtk_widget_activate_action_variant (widget != NULL ? widget : window, step->action,
                                          step->target);
      wait_a_moment ();
    }
}

static void
close_all (void)
{
  for (guint i = 0; i < 3; i++)
    {
      GList *windows = gtk_window_list_toplevels ();

      g_list_foreach (windows, (GFunc) (GCallback) g_object_ref, NULL);
      for (GList *l = windows; l != NULL; l = l->next)
        gtk_window_destroy (l->data);
      g_list_free_full (windows, g_object_unref);
      ui_settle ();
    }
}

/* Goes to a page and reads all that can be seen then. */
static void
read_page (Reading *reading, GPtrArray *path)
{
  EdubbaWindow *window = edubba_window_new (application, games);
  GList        *windows;

  gtk_window_present (GTK_WINDOW (window));
  reading->path = path;
  reading->n_pages++;
  walk (GTK_WIDGET (window), path);
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    read_widget (reading, l->data);
  g_list_free (windows);
  close_all ();
}

static void
report (Reading *reading)
{
  GHashTableIter iter;
  gpointer       text;

  g_test_message ("%u texts on %u pages", reading->n_texts, reading->n_pages);
  g_hash_table_iter_init (&iter, reading->unknown);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    g_test_message ("no catalogue has “%s”", (char *) text);
  if (g_hash_table_size (reading->unknown) > 0)
    g_test_fail ();
}

static char *
get_catalogue (const char *folder, const char *language, const char *domain)
{
  g_autofree char *file = g_strconcat (domain, ".mo", NULL);

  return g_test_build_filename (G_TEST_BUILT, "..", folder, language, "LC_MESSAGES", file, NULL);
}

/* The titles of articles are titles of pages. */
static char *
get_help (const char *language)
{
  g_autofree char *file = g_strdup_printf ("edubba-%s.gmo", language);

  return g_test_build_filename (G_TEST_BUILT, "..", "help", language, file, NULL);
}

static void
test_language (gconstpointer language)
{
  g_autofree char  *shell = get_catalogue ("po", language, GETTEXT_PACKAGE);
  g_autofree char  *course = get_catalogue ("po/lessons", language, COURSE_TEXT_DOMAIN);
  g_autofree char  *help = get_help (language);
  const char *const paths[] = { shell, course, help, NULL };
  g_autoptr (Spoken) spoken = spoken_new (paths);
  g_autoptr (GHashTable) unknown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) followed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Reading    reading = { .spoken = spoken, .unknown = unknown, .followed = followed };
  GPtrArray *path;

  if (!language_can_be_chosen (GETTEXT_PACKAGE, "New Game"))
    return;
  g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_ALL, "C");
  setlocale (LC_ALL, "C.UTF-8");
  g_queue_init (&reading.paths);
  g_queue_push_tail (&reading.paths, g_ptr_array_new_with_free_func (step_free));
  while ((path = g_queue_pop_head (&reading.paths)) != NULL)
    {
      if (reading.n_pages < MAX_PAGES)
        read_page (&reading, path);
      g_ptr_array_unref (path);
    }
  report (&reading);
  g_assert_cmpuint (reading.n_pages, >, 8);
  g_assert_cmpuint (reading.n_texts, >, 200);
}

/* What is English, and what only looks like a translation, is found. */
static void
test_teeth (void)
{
  g_autofree char  *shell = get_catalogue ("po", "cs", GETTEXT_PACKAGE);
  const char *const paths[] = { shell, NULL };
  g_autoptr (Spoken) spoken = spoken_new (paths);

  g_assert_true (spoken_knows (spoken, "Nová hra"));
  g_assert_true (spoken_knows (spoken, "12 / 20"));
  g_assert_true (spoken_knows (spoken, "Babel, tah 3"));
  g_assert_false (spoken_knows (spoken, "New Game"));
  g_assert_false (spoken_knows (spoken, "Chess, tah 3"));
  g_assert_false (spoken_knows (spoken, "Nothing has been played yet."));
  g_assert_false (spoken_knows (spoken, "What is this: New Game"));
}

static void
bind_catalogues (void)
{
  g_autofree char *shell = g_test_build_filename (G_TEST_BUILT, "..", "po", NULL);
  g_autofree char *course = g_test_build_filename (G_TEST_BUILT, "..", "po", "lessons", NULL);

  bindtextdomain (GETTEXT_PACKAGE, shell);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  bindtextdomain (COURSE_TEXT_DOMAIN, course);
  bind_textdomain_codeset (COURSE_TEXT_DOMAIN, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

int
main (int argc, char *argv[])
{
  const EdubbaGame *const only[] = { babel_get_game (), NULL };
  g_autofree char        *home = g_dir_make_tmp ("edubba-home-XXXXXX", NULL);
  int                     status;

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("XDG_CACHE_HOME", home, TRUE);
  display_test_init (&argc, &argv);
  adw_init ();
  bind_catalogues ();
  games = only;
  application = GTK_APPLICATION (edubba_application_new ("io.github.edubba.Words", "0", games));
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_test_add_data_func ("/ui/words/ru", "ru", test_language);
  g_test_add_data_func ("/ui/words/cs", "cs", test_language);
  g_test_add_func ("/ui/words/teeth", test_teeth);
  status = g_test_run ();
  g_object_unref (application);
  return status;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every template in the tree, read as `gtk4-builder-tool validate` reads one: by a program that has
 * none of our types and none of our callbacks, so a template is whole by itself. Its classes,
 * properties and values are right, and so is the version of the toolkit that it asks for. Only an
 * instance of the parent is made, never the class itself.
 */
#include <adwaita.h>
#include <string.h>

#include "display.h"

/* The first group of a pattern in a text, or NULL. */
static char *
find_first (const char *pattern, const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) info = NULL;

  return g_regex_match (regex, text, 0, &info) ? g_match_info_fetch (info, 1) : NULL;
}

/* A type of the template's name would be the real one; the template is read into a type that only
 * has its parent. */
static GType
create_type (const char *text)
{
  static guint n_types = 0;
  g_autoptr (GtkBuilder) builder = gtk_builder_new ();
  g_autofree char *parent_name = find_first ("<template [^>]*parent=\"(\\w+)\"", text);
  g_autofree char *name = g_strdup_printf ("TemplateOf%s%u", parent_name, n_types++);
  GType            parent = gtk_builder_get_type_from_name (builder, parent_name);
  GTypeQuery       query;

  g_assert_cmpuint (parent, !=, G_TYPE_INVALID);
  g_type_query (parent, &query);
  return g_type_register_static_simple (parent, name, (guint16) query.class_size, NULL,
                                        (guint16) query.instance_size, NULL, 0);
}

/* A text in which what a pattern finds ends with another word. */
static char *
end_with (const char *pattern, const char *text, const char *word)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autofree char *heir = g_strdup_printf ("\\g<1>%s", word);

  return g_regex_replace (regex, text, -1, 0, heir, 0, NULL);
}

/* A plain widget leaves its children to the class that the stand-in stands in for. */
static void
let_go (GObject *object, GType parent)
{
  while (parent == GTK_TYPE_WIDGET && gtk_widget_get_first_child (GTK_WIDGET (object)) != NULL)
    gtk_widget_unparent (gtk_widget_get_first_child (GTK_WIDGET (object)));
  if (GTK_IS_WINDOW (object))
    gtk_window_destroy (GTK_WINDOW (object));
  g_object_unref (object);
}

/* The fault of a template, or NULL. */
static GError *
validate (const char *text)
{
  /* A class of ours above the template's is a plain widget here. */
  g_autofree char *plain = end_with ("(<template [^>]*parent=\")Edubba\\w+", text, "GtkWidget");
  GType            type = create_type (plain);
  g_autofree char *renamed = end_with ("(<template class=\")\\w+", plain, g_type_name (type));
  g_autoptr (GtkBuilder) builder = gtk_builder_new ();
  GObject *object = g_object_ref_sink (g_object_new (type, NULL));
  GError  *error = NULL;

  gtk_builder_extend_with_template (builder, object, type, renamed, -1, &error);
  g_clear_object (&builder);
  let_go (object, g_type_parent (type));
  return error;
}

static char *
read_template (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
test_template (gconstpointer path)
{
  g_autofree char *text = read_template (path);
  g_autoptr (GError) error = validate (text);

  g_assert_nonnull (strstr (text, "<requires lib=\"gtk\" version=\"4.8\"/>"));
  g_assert_no_error (error);
}

/* A class and a property that do not exist are found, as are a class and a callback that only the
 * program has; a value is, by the warning that is fatal. */
static void
test_teeth (void)
{
  static const char *const rows[] = {
    "<child><object class=\"GtkBocks\"/></child>",
    "<child><object class=\"EdubbaOffer\"/></child>",
    "<signal name=\"destroy\" handler=\"open_clicked_cb\" swapped=\"yes\"/>",
    "<property name=\"hight-request\">1</property>",
  };
  const char      *form = "<interface><template class=\"A\" parent=\"GtkBox\">%s</template>"
                          "</interface>";
  g_autofree char *plain = g_strdup_printf (form, "<property name=\"spacing\">6</property>");

  g_assert_null (validate (plain));
#ifdef __SANITIZE_ADDRESS__
  g_test_skip ("GtkBuilder keeps what it has read when it stops at an error");
  return;
#endif
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf (form, rows[i]);
      g_autoptr (GError) error = validate (text);

      g_assert_nonnull (error);
    }
}

/* Adds a case for each template in a folder and below it. */
static void
add_cases (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *id = g_strconcat ("/ui/templates/", name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        add_cases (path);
      else if (g_str_has_suffix (name, ".ui"))
        g_test_add_data_func_full (id, g_steal_pointer (&path), test_template, g_free);
    }
}

int
main (int argc, char *argv[])
{
  g_autofree char *source = NULL;

  display_test_init (&argc, &argv);
  adw_init ();
  source = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", NULL);
  add_cases (source);
  g_test_add_func ("/ui/templates/teeth", test_teeth);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole accessible tree of every page, in every language, as it is read from outside: whatever
 * can have the focus has a name, no name is that of a type, roles say what a thing is, and names
 * and descriptions are in the language that is spoken.
 */
#include <atspi/atspi.h>
#include <glib/gi18n.h>

#include "course-puzzle.h"
#include "spoken.h"
#include "tour.h"

typedef struct
{
  Spoken     *spoken; /* NULL in English */
  GHashTable *known;  /* set of complaints: each is made once */
  guint       n_pages;
  guint       n_things;
  guint       n_faults;
} Reading;

static void G_GNUC_PRINTF (3, 4)
  complain (Reading *reading, const char *page, const char *format, ...)
{
  va_list arguments;
  char   *text;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  if (g_hash_table_add (reading->known, text))
    {
      reading->n_faults++;
      g_test_message ("%s\n  on: %s", text, page);
    }
}

/* "GtkToggleButton", "EdubbaOffer". */
static gboolean
is_type_name (const char *name)
{
  return g_regex_match_simple ("^(Gtk|Gdk|Adw|Edubba|Babel)[A-Z][A-Za-z]+$", name, 0, 0) ||
         g_type_from_name (name) != G_TYPE_INVALID;
}

/* What only holds other things, or is nothing in particular. */
static gboolean
says_nothing (AtspiRole role)
{
  return role == ATSPI_ROLE_INVALID || role == ATSPI_ROLE_UNKNOWN || role == ATSPI_ROLE_FILLER;
}

/* What stands in the corner of a window is the toolkit's. */
static gboolean
is_of_toolkit (const char *text)
{
  static const char *const words[] = { "Minimize", "Minimize the window", "Maximize",
                                       "Maximize the window", "Close", "Close the window" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (text, g_dgettext ("gtk40", words[i])))
      return TRUE;
  return FALSE;
}

/* GTK 4.8 makes the name of a row out of its own and of the labels that it holds. */
static gboolean
knows_halves (Spoken *spoken, const char *text)
{
  for (const char *blank = strchr (text, ' '); blank != NULL; blank = strchr (blank + 1, ' '))
    {
      g_autofree char *first = g_strndup (text, (gsize) (blank - text));

      if (spoken_knows (spoken, first) && spoken_knows (spoken, blank + 1))
        return TRUE;
    }
  return FALSE;
}

static void
check_language (Reading *reading, const char *page, const char *text)
{
  /* Articles have markup in their catalogue, and a test of their own. */
  if (strstr (page, "win.rules") != NULL || strstr (page, "app.help") != NULL)
    return;
  if (reading->spoken != NULL && text[0] != '\0' && !spoken_knows (reading->spoken, text) &&
      !is_of_toolkit (text) && !knows_halves (reading->spoken, text) &&
      !spoken_knows_sentences (reading->spoken, text))
    complain (reading, page, "no catalogue has “%s”", text);
}

/* Whether a text begins with the same words twice: "First temple First temple", and perhaps more. A
 * single word may come twice where something else follows. */
static gboolean
says_twice (const char *text)
{
  for (const char *blank = strchr (text, ' '); blank != NULL; blank = strchr (blank + 1, ' '))
    {
      gsize       length = (gsize) (blank - text);
      const char *after = blank + 1 + length;

      if (strncmp (text, blank + 1, length) != 0)
        continue;
      if (*after == '\0' || (*after == ' ' && memchr (text, ' ', length) != NULL))
        return TRUE;
    }
  return FALSE;
}

static void
check_repetition (Reading *reading, const char *page, const char *name, const char *description)
{
  if (says_twice (name))
    complain (reading, page, "“%s” says the same twice", name);
  if (name[0] != '\0' && g_str_equal (name, description))
    complain (reading, page, "“%s” is described by its own name", name);
}

static void
check_line (Reading *reading, const char *page, const char *line)
{
  g_auto (GStrv) fields = g_strsplit (line, "\t", 5);
  AtspiRole        role = (AtspiRole) g_ascii_strtoll (fields[0], NULL, 10);
  g_autofree char *role_name = atspi_role_get_name (role);
  gboolean         focusable = fields[1][0] == 'f';
  /* What can be done with a label is to copy it, also where it says what has come about. */
  gboolean actionable =
    fields[1][1] == 'a' && role != ATSPI_ROLE_LABEL && role != ATSPI_ROLE_STATUS_BAR;
  const char *name = fields[2];
  const char *parent = fields[4];
  /* GTK 4.8 knows only of its first window that it is one. */
  gboolean is_window = g_str_equal (parent, "-");

  for (guint i = 2; i < g_strv_length (fields); i++)
    g_strdelimit (fields[i], "\v", '\n');
  reading->n_things++;
  if (!focusable && !actionable)
    return;
  if (name[0] == '\0')
    complain (reading, page, "a %s in “%s” has no name (%s)", role_name, parent, fields[3]);
  if (is_type_name (name))
    complain (reading, page, "a %s in “%s” is called “%s”", role_name, parent, name);
  if (says_nothing (role) && !is_window)
    complain (reading, page, "“%s” in “%s” has the role %s", name, parent, role_name);
  check_repetition (reading, page, name, fields[3]);
  check_language (reading, page, name);
  check_language (reading, page, fields[3]);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  g_subprocess_communicate_utf8_finish (G_SUBPROCESS (source), result, data, NULL, &error);
  g_assert_no_error (error);
}

/* What the other program finds of this one; meanwhile this one must answer it. */
static char *
read_tree (void)
{
  g_autofree char *pid = g_strdup_printf ("%d", (int) getpid ());
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GSubprocess) reader = NULL;
  g_autoptr (GError) error = NULL;
  char *tree = NULL;

  /* What the library has to say of a program that is just beginning is no failure. */
  g_subprocess_launcher_unsetenv (launcher, "G_DEBUG");
  reader = g_subprocess_launcher_spawn (launcher, &error, EDUBBA_READ_TREE, pid, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8_async (reader, NULL, NULL, read_cb, &tree);
  while (tree == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_subprocess_get_if_exited (reader));
  g_assert_cmpint (g_subprocess_get_exit_status (reader), ==, 0);
  return tree;
}

/* All windows are in the one tree. */
static void
look_at (GtkWidget *window, const char *page, gpointer data)
{
  Reading         *reading = data;
  g_autofree char *tree = NULL;
  g_auto (GStrv) lines = NULL;

  if (!GTK_IS_APPLICATION_WINDOW (window))
    return;
  if (reading->spoken != NULL)
    spoken_learn_files_aside (reading->spoken);
  tree = read_tree ();
  lines = g_strsplit (tree, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0')
      check_line (reading, page, lines[i]);
  reading->n_pages++;
}

static Spoken *
create_spoken (const char *language)
{
  g_autofree char *help = g_strdup_printf ("edubba-%s.gmo", language);
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "..", "help", language, help, NULL);
  const char      *paths[] = { NULL, NULL, path, NULL };
  g_autofree char *shell = g_test_build_filename (G_TEST_BUILT, "..", "po", language,
                                                  "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);
  g_autofree char *course =
    g_test_build_filename (G_TEST_BUILT, "..", "po", "lessons", language, "LC_MESSAGES",
                           COURSE_TEXT_DOMAIN ".mo", NULL);

  paths[0] = shell;
  paths[1] = course;
  return spoken_new (paths);
}

static void
test_tree (gconstpointer language)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (Spoken) spoken = NULL;
  Reading reading = { .known = known };

  if (!g_str_equal (language, "en"))
    {
      if (!tour_speak (language))
        return;
      reading.spoken = spoken = create_spoken (language);
    }
  tour_take (look_at, &reading);
  g_test_message ("%u things on %u pages", reading.n_things, reading.n_pages);
  g_assert_cmpuint (reading.n_pages, >, 8);
  g_assert_cmpuint (reading.n_things, >, 400);
  if (reading.n_faults > 0)
    g_test_fail ();
}

/* What is wrong is found. */
static void
test_teeth (void)
{
  static const char *const wrong[] = {
    "43\tfa\t\t\t",
    "43\tfa\tGtkToggleButton\t\t",
    "43\t-a\tEdubbaOffer\t\t",
    "0\tf-\tsomething\t\t",
    "67\tfa\tEnd turn\t\t",
    "43\tfa\tEnd turn\tEnd turn\t",
    "43\tfa\tEnd turn End turn\tdone\t",
    "43\tfa\tEnd turn End turn now\tdone\t",
  };
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Reading reading = { .known = known };

  check_line (&reading, "", "43\tfa\tEnd turn\tdone\t");
  if (reading.n_faults > 0)
    g_test_fail ();
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    check_line (&reading, "", wrong[i]);
  g_assert_cmpuint (reading.n_faults, ==, G_N_ELEMENTS (wrong));
}

int
main (int argc, char *argv[])
{
  tour_init (&argc, &argv);
  g_test_add_data_func ("/e2e/tree/en", "en", test_tree);
  g_test_add_data_func ("/e2e/tree/ru", "ru", test_tree);
  g_test_add_data_func ("/e2e/tree/cs", "cs", test_tree);
  g_test_add_func ("/e2e/tree/teeth", test_teeth);
  return tour_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole accessible tree of every page, in every language, as it is read from outside: every
 * thing that can have the focus is there and has a name, no name is that of a type, roles fit
 * their things, and names and descriptions are in the language that is spoken.
 */
#include "look-tree.h"

#include <adwaita.h>

#include "accessible.h"
#include "dbind.h"
#include "spoken.h"
#include "ui-fixture.h"

/* The number of readings of a page, and of frames drawn between them, after which a missing name
 * is taken to be missing. */
#define MAX_READINGS 40
#define FRAMES       6

typedef struct
{
  Spoken     *spoken; /* NULL in English */
  GHashTable *known;  /* set of complaints: each is made once */
  GHashTable *texts;  /* set of texts looked up in the catalogues */
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

/* Roles of things that only hold other things, or are nothing in particular. */
static gboolean
says_nothing (AtspiRole role)
{
  return role == ATSPI_ROLE_INVALID || role == ATSPI_ROLE_UNKNOWN || role == ATSPI_ROLE_FILLER;
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
  if (reading->spoken == NULL || !g_hash_table_add (reading->texts, g_strdup (text)))
    return;
  if (text[0] != '\0' && !spoken_knows (reading->spoken, text) &&
      !knows_halves (reading->spoken, text) && !spoken_knows_sentences (reading->spoken, text))
    complain (reading, page, "no catalogue has “%s”", text);
}

/* Returns TRUE if a text begins with the same words twice: "First temple First temple", and
 * perhaps more. A single word may come twice if something else follows. */
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

/* Describes the ancestors of a thing, from the outside: "frame “Edubba”, panel “”". */
static char *
describe_place (const Accessible *thing)
{
  GString *place = g_string_new (NULL);

  for (const Accessible *above = thing->parent; above != NULL; above = above->parent)
    {
      g_autofree char *role = atspi_role_get_name (above->role);
      g_autofree char *text = g_strdup_printf ("%s “%s”", role, above->name);

      g_string_prepend (place, place->len > 0 ? ", " : "");
      g_string_prepend (place, text);
    }
  return g_string_free (place, FALSE);
}

/* Things that newer toolkits leave without a name: the list in a group, for the group has a name,
 * and a link in a label, whose text is a part of the label's. */
static gboolean
is_named_around (const Accessible *thing)
{
  const Accessible *above = thing->parent;

  if (thing->role == ATSPI_ROLE_LINK)
    return above->role == ATSPI_ROLE_LABEL && above->name[0] != '\0';
  if (thing->role != ATSPI_ROLE_LIST)
    return FALSE;
  while (above != NULL && above->role == ATSPI_ROLE_PANEL && above->name[0] == '\0')
    above = above->parent;
  return above != NULL && above->role == ATSPI_ROLE_GROUPING && above->name[0] != '\0';
}

static void
check_name (Reading *reading, const char *page, const Accessible *thing, const char *role)
{
  g_autofree char *place = NULL;

  if (thing->name[0] != '\0' || is_named_around (thing))
    return;
  place = describe_place (thing);
  complain (reading, page, "a %s has no name (%s) in %s", role, thing->description, place);
}

static void
check_thing (Reading *reading, const char *page, const Accessible *thing)
{
  g_autofree char *role = atspi_role_get_name (thing->role);
  /* The only action of a label that gives a result is to copy it. */
  gboolean actionable = thing->actionable && thing->role != ATSPI_ROLE_STATUS_BAR;
  /* GTK 4.8 gives only its first window the role of a window. */
  gboolean    is_window = thing->parent != NULL && thing->parent->parent == NULL;
  const char *parent = thing->parent != NULL ? thing->parent->name : "";

  reading->n_things++;
  if (!thing->focusable && !actionable)
    return;
  check_name (reading, page, thing, role);
  if (is_type_name (thing->name))
    complain (reading, page, "a %s in “%s” is called “%s”", role, parent, thing->name);
  if (says_nothing (thing->role) && !is_window)
    complain (reading, page, "“%s” in “%s” has the role %s", thing->name, parent, role);
  check_repetition (reading, page, thing->name, thing->description);
  check_language (reading, page, thing->name);
  check_language (reading, page, thing->description);
}

/* Returns TRUE if a thing is the list of shortcuts that newer toolkits lay over the window: its
 * texts and the names of its rows are their affair. */
static gboolean
is_list_of_shortcuts (const char *page, const Accessible *thing)
{
  return thing->role == ATSPI_ROLE_DIALOG && strstr (page, "app.shortcuts") != NULL &&
         g_type_from_name ("AdwShortcutsDialog") != G_TYPE_INVALID;
}

static void
check_below (Reading *reading, const char *page, const Accessible *thing)
{
  for (guint i = 0; i < thing->children->len; i++)
    {
      const Accessible *child = thing->children->pdata[i];

      if (is_list_of_shortcuts (page, child))
        continue;
      check_thing (reading, page, child);
      check_below (reading, page, child);
    }
}

/* ---- Everything has been read ---- */

/* The counts of things on a page that can have the focus. */
typedef struct
{
  guint n_buttons;
  guint n_things;
  guint n_nameless; /* buttons, of those that were read */
} Reach;

static gboolean
is_button (AtspiRole role)
{
  return role == ATSPI_ROLE_PUSH_BUTTON || role == ATSPI_ROLE_TOGGLE_BUTTON ||
         role == ATSPI_ROLE_RADIO_BUTTON || role == ATSPI_ROLE_PAGE_TAB || role == ATSPI_ROLE_LINK;
}

/* A thing that is being made has the name of its type for a moment. */
static gboolean
is_nameless (const Accessible *thing)
{
  return is_type_name (thing->name) || (thing->name[0] == '\0' && !is_named_around (thing));
}

static void
count_read (const Accessible *thing, Reach *reach)
{
  reach->n_things += thing->focusable;
  reach->n_buttons += thing->focusable && is_button (thing->role);
  reach->n_nameless += thing->focusable && is_button (thing->role) && is_nameless (thing);
  for (guint i = 0; i < thing->children->len; i++)
    count_read (thing->children->pdata[i], reach);
}

/* Widgets that the toolkit puts together out of several, one of which is read. */
static gboolean
is_composed (GtkWidget *widget)
{
  return GTK_IS_DROP_DOWN (widget) || ADW_IS_COMBO_ROW (widget) || ADW_IS_ENTRY_ROW (widget) ||
         GTK_IS_ENTRY (widget) || GTK_IS_SPIN_BUTTON (widget);
}

/* Within a figure of the help nothing can have the focus. */
static void
count_shown (GtkWidget *widget, Reach *reach)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_can_focus (widget))
    return;
  reach->n_things += gtk_widget_get_focusable (widget) || is_composed (widget);
  reach->n_buttons += gtk_widget_get_focusable (widget) && GTK_IS_BUTTON (widget);
  if (is_composed (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count_shown (child, reach);
}

/* More of a list that scrolls may be read than is shown. */
static void
compare (Reading *reading, const char *page, Reach read, Reach shown)
{
  if (read.n_buttons < shown.n_buttons)
    complain (reading, page, "%u of %u buttons were read", read.n_buttons, shown.n_buttons);
  if (read.n_things < shown.n_things)
    complain (reading, page, "%u of %u things that can have the focus were read", read.n_things,
              shown.n_things);
}

static Reach
look_at_windows (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  Reach       reach = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      count_shown (window, &reach);
    }
  return reach;
}

static gboolean
is_all (Reach read, Reach shown)
{
  return read.n_buttons >= shown.n_buttons && read.n_things >= shown.n_things &&
         read.n_nameless == 0;
}

/* Reads the tree, again as long as something is missing: a thing that comes or goes meanwhile, as
 * an answer changes the page, is not read, or has no name yet. */
static Accessible *
read_all (GtkWidget *window, Reach *read, Reach *shown)
{
  for (guint i = 1;; i++)
    {
      g_autoptr (Accessible) program = accessible_read (getpid ());

      *read = (Reach) { 0 };
      count_read (program, read);
      *shown = look_at_windows ();
      if (is_all (*read, *shown) || i == MAX_READINGS)
        return g_steal_pointer (&program);
      ui_wait_for_frames (window, FRAMES);
      tour_wait_a_moment ();
    }
}

/* All windows are in the one tree. */
static void
look_at (GtkWidget *window, const char *page, gpointer data)
{
  Reading *reading = data;
  g_autoptr (Accessible) program = NULL;
  Reach read, shown;

  if (!GTK_IS_APPLICATION_WINDOW (window))
    return;
  if (reading->spoken != NULL)
    spoken_learn_files_aside (reading->spoken);
  program = read_all (window, &read, &shown);
  check_below (reading, page, program);
  compare (reading, page, read, shown);
  reading->n_pages++;
}

static gpointer
begin (const char *language)
{
  Reading *reading = g_new0 (Reading, 1);

  reading->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  reading->texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (!g_str_equal (language, "en"))
    reading->spoken = spoken_new_of (language);
  dbind_spare ();
  return reading;
}

static void
end (gpointer data)
{
  Reading *reading = data;

  g_test_message ("%u things on %u pages", reading->n_things, reading->n_pages);
  g_assert_cmpuint (reading->n_things, >, 400);
  if (reading->n_faults > 0)
    g_test_fail ();
  g_clear_pointer (&reading->spoken, spoken_free);
  g_hash_table_unref (reading->known);
  g_hash_table_unref (reading->texts);
  g_free (reading);
}

const Look look_tree = { begin, look_at, end };

/* ---- Faults of all kinds are found ---- */

/* The faults are found. */
static void
test_teeth (void)
{
  static const struct
  {
    AtspiRole   role;
    gboolean    focusable;
    gboolean    actionable;
    const char *name;
    const char *description;
  } things[] = {
    { ATSPI_ROLE_PUSH_BUTTON, TRUE, TRUE, "End turn", "done" },
    { ATSPI_ROLE_PUSH_BUTTON, TRUE, TRUE, "", "" },
    { ATSPI_ROLE_PUSH_BUTTON, TRUE, TRUE, "GtkToggleButton", "" },
    { ATSPI_ROLE_PUSH_BUTTON, FALSE, TRUE, "EdubbaOffer", "" },
    { ATSPI_ROLE_INVALID, TRUE, FALSE, "something", "" },
    { ATSPI_ROLE_UNKNOWN, TRUE, TRUE, "End turn", "" },
    { ATSPI_ROLE_PUSH_BUTTON, TRUE, TRUE, "End turn", "End turn" },
    { ATSPI_ROLE_PUSH_BUTTON, TRUE, TRUE, "End turn End turn", "done" },
    { ATSPI_ROLE_PUSH_BUTTON, TRUE, TRUE, "End turn End turn now", "done" },
  };
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Accessible program = { .name = (char *) "" };
  Accessible window = { .parent = &program, .name = (char *) "" };
  Reading    reading = { .known = known };

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      Accessible thing = { .parent = &window,
                           .role = things[i].role,
                           .focusable = things[i].focusable,
                           .actionable = things[i].actionable,
                           .name = (char *) things[i].name,
                           .description = (char *) things[i].description };

      check_thing (&reading, "", &thing);
      g_assert_cmpuint (reading.n_faults, ==, i);
    }
  compare (&reading, "", (Reach) { 3, 5 }, (Reach) { 3, 4 });
  g_assert_cmpuint (reading.n_faults, ==, G_N_ELEMENTS (things) - 1);
  compare (&reading, "", (Reach) { 3, 5 }, (Reach) { 4, 5 });
  compare (&reading, "", (Reach) { 3, 5 }, (Reach) { 3, 6 });
  g_assert_cmpuint (reading.n_faults, ==, G_N_ELEMENTS (things) + 1);
}

/* A list needs no name in a group that has one, and in no other. */
static void
test_named_around (void)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Accessible program = { .name = (char *) "" };
  Accessible group = {
    .parent = &program, .role = ATSPI_ROLE_GROUPING, .name = (char *) "Progress"
  };
  Accessible panel = { .parent = &group, .role = ATSPI_ROLE_PANEL, .name = (char *) "" };
  Accessible list = { .parent = &panel,
                      .role = ATSPI_ROLE_LIST,
                      .focusable = TRUE,
                      .name = (char *) "",
                      .description = (char *) "" };
  Reading    reading = { .known = known };

  check_thing (&reading, "", &list);
  g_assert_cmpuint (reading.n_faults, ==, 0);
  list.role = ATSPI_ROLE_LIST_ITEM;
  check_thing (&reading, "", &list);
  g_assert_cmpuint (reading.n_faults, ==, 1);
  list.role = ATSPI_ROLE_LIST;
  group.name = (char *) "";
  check_thing (&reading, "", &list);
  g_assert_cmpuint (reading.n_faults, ==, 2);
}

void
look_tree_add_teeth (void)
{
  g_test_add_func ("/e2e/teeth/tree", test_teeth);
  g_test_add_func ("/e2e/teeth/named-around", test_named_around);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A thing that vanishes while it is being read answers with an error, and is left out. The
 * connection is opened once and kept to the end of the test.
 */
#include "accessible.h"

#include <gio/gio.h>

#include "patience.h"

#define REGISTRY   "org.a11y.atspi.Registry"
#define ROOT       "/org/a11y/atspi/accessible/root"
#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define ACTION     "org.a11y.atspi.Action"
#define PROPERTIES "org.freedesktop.DBus.Properties"

/* The greatest depth of things in things; deeper ones would go round in circles. */
#define MAX_DEPTH 64

/* A walk through the tree of one program. */
typedef struct
{
  guint n_open; /* questions without an answer */
} Walk;

/* A thing that is being asked about. */
typedef struct
{
  Walk       *walk;
  Accessible *node;
  guint       depth;
  guint       n_open; /* questions without an answer */
} Asked;

/* Notes the answer to a question. */
typedef void (*Note) (Asked *asked, GVariant *answer);

typedef struct
{
  Asked *asked;
  Note   note;
} Question;

static void ask (Walk *walk, Accessible *node, guint depth, const char *bus, const char *path);

GDBusConnection *
accessible_get_connection (void)
{
  static GDBusConnection *connection;
  g_autoptr (GDBusConnection) session = NULL;
  g_autoptr (GVariant) reply = NULL;
  g_autoptr (GError) error = NULL;
  const char *address;

  if (connection != NULL)
    return connection;
  session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  reply = g_dbus_connection_call_sync (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus",
                                       "GetAddress", NULL, G_VARIANT_TYPE ("(s)"),
                                       G_DBUS_CALL_FLAGS_NONE, PATIENCE_MS, NULL, &error);
  g_assert_no_error (error);
  g_variant_get (reply, "(&s)", &address);
  connection = g_dbus_connection_new_for_address_sync (
    address,
    G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
    NULL, NULL, &error);
  g_assert_no_error (error);
  return connection;
}

/* ---- One thing ---- */

static Accessible *
add_node (Accessible *parent)
{
  Accessible *node = g_new0 (Accessible, 1);

  node->parent = parent;
  node->children = g_ptr_array_new_with_free_func ((GDestroyNotify) accessible_free);
  if (parent != NULL)
    g_ptr_array_add (parent->children, node);
  return node;
}

/* An answer to one of a thing's questions; what is not answered stays unknown. */
static void
question_answered_cb (GObject *connection, GAsyncResult *result, gpointer data)
{
  g_autofree Question *question = data;
  Asked               *asked = question->asked;
  g_autoptr (GVariant) answer =
    g_dbus_connection_call_finish (G_DBUS_CONNECTION (connection), result, NULL);

  if (answer != NULL)
    question->note (asked, answer);
  asked->walk->n_open--;
  asked->n_open--;
  if (asked->n_open == 0)
    g_free (asked);
}

static void
put_question (Asked      *asked,
              const char *interface,
              const char *method,
              GVariant   *arguments,
              const char *type,
              Note        note)
{
  Question *question = g_new (Question, 1);

  *question = (Question) { asked, note };
  asked->walk->n_open++;
  asked->n_open++;
  g_dbus_connection_call (accessible_get_connection (), asked->node->bus, asked->node->path,
                          interface, method, arguments, G_VARIANT_TYPE (type),
                          G_DBUS_CALL_FLAGS_NONE, PATIENCE_MS, NULL, question_answered_cb,
                          question);
}

static void
note_children (Asked *asked, GVariant *answer)
{
  g_autoptr (GVariant) below = g_variant_get_child_value (answer, 0);
  GVariantIter iter;
  const char  *bus;
  const char  *path;

  g_variant_iter_init (&iter, below);
  while (g_variant_iter_next (&iter, "(&s&o)", &bus, &path))
    ask (asked->walk, add_node (asked->node), asked->depth + 1, bus, path);
}

static void
note_n_actions (Asked *asked, GVariant *answer)
{
  g_autoptr (GVariant) n = NULL;

  g_variant_get (answer, "(v)", &n);
  asked->node->actionable = g_variant_get_int32 (n) > 0;
}

/* The only action of a label is to copy it, so labels are not asked for actions. */
static void
note_role (Asked *asked, GVariant *answer)
{
  guint32 role;

  g_variant_get (answer, "(u)", &role);
  asked->node->role = (AtspiRole) role;
  if (asked->node->role != ATSPI_ROLE_LABEL)
    put_question (asked, PROPERTIES, "Get", g_variant_new ("(ss)", ACTION, "NActions"), "(v)",
                  note_n_actions);
}

static void
note_properties (Asked *asked, GVariant *answer)
{
  g_autoptr (GVariant) all = g_variant_get_child_value (answer, 0);
  gint32 n_children = 0;

  g_variant_lookup (all, "Name", "s", &asked->node->name);
  g_variant_lookup (all, "Description", "s", &asked->node->description);
  g_variant_lookup (all, "ChildCount", "i", &n_children);
  if (n_children > 0 && asked->depth < MAX_DEPTH)
    put_question (asked, ACCESSIBLE, "GetChildren", NULL, "(a(so))", note_children);
}

static void
ask_more (Asked *asked)
{
  put_question (asked, ACCESSIBLE, "GetRole", NULL, "(u)", note_role);
  put_question (asked, PROPERTIES, "GetAll", g_variant_new ("(s)", ACCESSIBLE), "(a{sv})",
                note_properties);
}

/* Asks nothing more of a thing that cannot be seen. */
static void
note_states (Asked *asked, GVariant *answer)
{
  g_autoptr (GVariant) states = g_variant_get_child_value (answer, 0);
  const guint32 *words;
  gsize          n = 0;

  words = g_variant_get_fixed_array (states, &n, sizeof *words);
  if (n == 0)
    return;
  asked->node->visible = (words[0] >> ATSPI_STATE_VISIBLE) & 1;
  asked->node->focusable = (words[0] >> ATSPI_STATE_FOCUSABLE) & 1;
  if (asked->node->visible && asked->depth > 0)
    ask_more (asked);
}

/* Begins to ask about a thing. The program itself is no widget, and need not be visible. */
static void
ask (Walk *walk, Accessible *node, guint depth, const char *bus, const char *path)
{
  Asked *asked = g_new0 (Asked, 1);

  asked->walk = walk;
  asked->node = node;
  asked->depth = depth;
  node->bus = g_strdup (bus);
  node->path = g_strdup (path);
  put_question (asked, ACCESSIBLE, "GetState", NULL, "(au)", note_states);
  if (depth == 0)
    ask_more (asked);
}

/* Takes away what cannot be seen, or has vanished. */
static void
prune (Accessible *node)
{
  for (guint i = node->children->len; i > 0; i--)
    {
      Accessible *child = node->children->pdata[i - 1];

      if (child->visible)
        prune (child);
      else
        g_ptr_array_remove_index (node->children, i - 1);
    }
  if (node->name == NULL)
    node->name = g_strdup ("");
  if (node->description == NULL)
    node->description = g_strdup ("");
}

/* ---- The program ---- */

typedef struct
{
  gboolean  done;
  GVariant *value;
} Answer;

static void
answered_cb (GObject *connection, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->value = g_dbus_connection_call_finish (G_DBUS_CONNECTION (connection), result, NULL);
  answer->done = TRUE;
}

/* One question; NULL if there is no answer. */
static GVariant *
call (const char *bus,
      const char *path,
      const char *interface,
      const char *method,
      GVariant   *arguments,
      const char *type)
{
  Answer answer = { 0 };

  g_dbus_connection_call (accessible_get_connection (), bus, path, interface, method, arguments,
                          G_VARIANT_TYPE (type), G_DBUS_CALL_FLAGS_NONE, PATIENCE_MS, NULL,
                          answered_cb, &answer);
  while (!answer.done)
    g_main_context_iteration (NULL, TRUE);
  return answer.value;
}

static gboolean
is_of (const char *bus, GPid pid)
{
  g_autoptr (GVariant) answer =
    call ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
          "GetConnectionUnixProcessID", g_variant_new ("(s)", bus), "(u)");
  guint32 found = 0;

  if (answer != NULL)
    g_variant_get (answer, "(u)", &found);
  return found == (guint32) pid;
}

/* Gives where a program's tree begins: the name of its connection and a path, or NULL. */
static char *
find_program (GPid pid, char **path)
{
  g_autoptr (GVariant) answer = call (REGISTRY, ROOT, ACCESSIBLE, "GetChildren", NULL, "(a(so))");
  g_autoptr (GVariant) programs = answer != NULL ? g_variant_get_child_value (answer, 0) : NULL;

  for (gsize i = 0; programs != NULL && i < g_variant_n_children (programs); i++)
    {
      g_autofree char *bus = NULL;

      g_variant_get_child (programs, i, "(so)", &bus, path);
      if (is_of (bus, pid))
        return g_steal_pointer (&bus);
      g_clear_pointer (path, g_free);
    }
  return NULL;
}

static gboolean
waited_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* A program becomes known a moment after its first window. */
static char *
wait_for_program (GPid pid, char **path)
{
  gint64 end = patience_begin ();
  guint  waker = g_timeout_add (40, waited_cb, NULL);
  char  *bus;

  while ((bus = find_program (pid, path)) == NULL)
    {
      patience_check (end);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (waker);
  return bus;
}

Accessible *
accessible_read (GPid pid)
{
  Walk             walk = { 0 };
  Accessible      *program = add_node (NULL);
  g_autofree char *path = NULL;
  g_autofree char *bus = wait_for_program (pid, &path);

  ask (&walk, program, 0, bus, path);
  while (walk.n_open > 0)
    g_main_context_iteration (NULL, TRUE);
  prune (program);
  return program;
}

gboolean
accessible_press (const Accessible *thing)
{
  g_autoptr (GVariant) answer =
    call (thing->bus, thing->path, ACTION, "DoAction", g_variant_new ("(i)", 0), "(b)");
  gboolean done = FALSE;

  if (answer != NULL)
    g_variant_get (answer, "(b)", &done);
  return done;
}

void
accessible_free (Accessible *program)
{
  g_ptr_array_unref (program->children);
  g_free (program->bus);
  g_free (program->path);
  g_free (program->name);
  g_free (program->description);
  g_free (program);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tree is read again for each question: it may have changed since the last one, and a thing
 * found may have vanished before it is pressed.
 */
#include "reader.h"

#include "patience.h"
#include "ui-fixture.h"

static const Accessible *
find (const Accessible *thing, ReaderTest is_wanted, gconstpointer wanted, guint *skip)
{
  if (is_wanted (thing, wanted) && (*skip)-- == 0)
    return thing;
  for (guint i = 0; i < thing->children->len; i++)
    {
      const Accessible *found = find (thing->children->pdata[i], is_wanted, wanted, skip);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
describe (const Accessible *thing, GString *text)
{
  if (thing->name[0] != '\0')
    {
      g_autofree char *role = atspi_role_get_name (thing->role);

      g_string_append_printf (text, "\n%s%s: %s", role, thing->actionable ? "!" : "", thing->name);
    }
  for (guint i = 0; i < thing->children->len; i++)
    describe (thing->children->pdata[i], text);
}

/* Ends a test in which something never comes. */
static void
give_up (const Accessible *program, const char *name)
{
  g_autoptr (GString) text = g_string_new (NULL);

  describe (program, text);
  g_error ("nothing is called “%s” in:%s", name, text->str);
}

/* Acts on the wanted thing, as soon as it is there and has not vanished meanwhile. */
static void
act (ReaderTest    is_wanted,
     gconstpointer wanted,
     guint         skip,
     const char   *name,
     gboolean (*does) (const Accessible *))
{
  for (gint64 end = patience_begin ();;)
    {
      g_autoptr (Accessible) program = accessible_read (getpid ());
      guint             left = skip;
      const Accessible *thing = find (program, is_wanted, wanted, &left);

      if (thing != NULL && does (thing))
        break;
      if (g_get_monotonic_time () > end)
        give_up (program, name);
      ui_settle ();
    }
  ui_settle ();
}

void
reader_press (ReaderTest is_wanted, gconstpointer wanted, guint skip, const char *name)
{
  act (is_wanted, wanted, skip, name, accessible_press);
}

static gboolean
is_enough (const Accessible *thing)
{
  return TRUE;
}

void
reader_await (ReaderTest is_wanted, gconstpointer wanted, const char *name)
{
  act (is_wanted, wanted, 0, name, is_enough);
}

gboolean
reader_finds (ReaderTest is_wanted, gconstpointer wanted)
{
  g_autoptr (Accessible) program = accessible_read (getpid ());
  guint none = 0;

  return find (program, is_wanted, wanted, &none) != NULL;
}

static gboolean
is_called (const Accessible *thing, gconstpointer name)
{
  return g_str_equal (thing->name, name);
}

void
reader_wait_for (const char *name)
{
  reader_await (is_called, name, name);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A place is remembered by its name as far as that does not change. To a place that is not known
 * the player goes with Tab, which goes round all there is. The way to one that is known is the
 * shortest of those that were walked before; while that is long, the player tries the arrow keys
 * that they have not tried yet where they are.
 */
#include "ear.h"

#include <string.h>

#include "edubba-message-line.h"
#include "keys.h"
#include "named.h"

/* The presses for one place after which there is no way to it. */
#define MAX_PRESSES 150

/* A way that is no longer than this needs no better one. */
#define SHORT_WAY 3

static const char *const arrows[] = { "Left", "Up", "Right", "Down" };

/* ---- Buttons and texts ---- */

static gboolean
is_button (GtkWidget *widget)
{
  switch (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)))
    {
    case GTK_ACCESSIBLE_ROLE_BUTTON:
    case GTK_ACCESSIBLE_ROLE_LINK:
      return TRUE;
    default:
      return FALSE;
    }
}

/* The first thing of a kind whose name begins so, or NULL. */
static GtkWidget *
find (GtkWidget *widget, gboolean (*is_kind) (GtkWidget *), const char *name)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (is_kind (widget) && gtk_widget_is_sensitive (widget))
    {
      g_autofree char *found = named_dup (widget);

      if (g_str_has_prefix (found, name))
        return widget;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, is_kind, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_log (GtkWidget *widget)
{
  return gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_LOG;
}

gboolean
ear_hears_of (Ear *self, const char *name)
{
  return find (GTK_WIDGET (self->window), is_button, name) != NULL;
}

char *
ear_dup_said (Ear *self)
{
  GtkWidget *line = find (GTK_WIDGET (self->window), is_log, "");

  return line != NULL ? named_dup (line) : g_strdup ("");
}

char *
ear_dup_focus (Ear *self)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);

  return focus != NULL && gtk_widget_get_mapped (focus) ? named_dup (focus) : g_strdup ("");
}

/* The constant part of a name: the part before a colon; and a site is the same place with and
 * without a temple, a store with and without cards. */
static char *
dup_place (const char *name)
{
  g_autoptr (GString) place = g_string_new_len (name, (gssize) strcspn (name, ":"));

  g_string_replace (place, "empty site", "temple", 1);
  g_string_replace (place, " is empty", "", 1);
  return g_strdup (place->str);
}

gboolean
ear_is_at (Ear *self, const char *name)
{
  g_autofree char *focus = ear_dup_focus (self);
  g_autofree char *here = dup_place (focus);
  g_autofree char *there = dup_place (name);

  return g_str_has_prefix (here, there);
}

/* ---- Pressing ---- */

Ear *
ear_new (GtkWindow *window)
{
  Ear *self = g_new0 (Ear, 1);

  self->window = window;
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return self;
}

void
ear_free (Ear *self)
{
  g_hash_table_unref (self->known);
  g_free (self);
}

void
ear_press (Ear *self, const char *key)
{
  GtkWidget       *line;
  g_autofree char *at = ear_dup_focus (self);

  keys_press (self->window, key);
  self->presses++;
  line = find (GTK_WIDGET (self->window), is_log, "");
  if (line == NULL ||
      edubba_message_line_get_kind (EDUBBA_MESSAGE_LINE (line)) != EDUBBA_MESSAGE_REFUSAL)
    return;
  self->refused++;
  g_test_message ("%s, at “%s”: %s", key, at,
                  edubba_message_line_get_sentence (EDUBBA_MESSAGE_LINE (line)));
}

void
ear_seek (Ear *self, const char *name, const char *key)
{
  for (guint i = 0; !ear_is_at (self, name); i++)
    {
      if (i == MAX_PRESSES)
        {
          g_autofree char *here = ear_dup_focus (self);
          g_autofree char *said = ear_dup_said (self);

          g_error ("%s does not lead from “%s” to “%s”; “%s”", key, here, name, said);
        }
      ear_press (self, key);
    }
}

/* ---- Ways ---- */

static char *
dup_here (Ear *self)
{
  g_autofree char *focus = ear_dup_focus (self);

  return dup_place (focus);
}

static const char *
find_step (Ear *self, const char *place, const char *key)
{
  g_autofree char *step = g_strconcat (place, "\t", key, NULL);

  return g_hash_table_lookup (self->known, step);
}

/* A place that known keys lead to, with the first of these keys, and their number. */
typedef struct
{
  const char *place;
  const char *first; /* the key that one began with */
  guint       length;
} Way;

static void
extend (Ear *self, GQueue *ways, GHashTable *met, const Way *from, const char *key)
{
  const char *to = find_step (self, from->place, key);
  Way        *way;

  if (to == NULL || !g_hash_table_add (met, (gpointer) to))
    return;
  way = g_new (Way, 1);
  *way = (Way) { to, from->first != NULL ? from->first : key, from->length + 1 };
  g_queue_push_tail (ways, way);
}

/* The first key of the shortest way that is known, or NULL; *length: of the way. */
static const char *
find_way (Ear *self, const char *here, const char *target, guint *length)
{
  g_autoptr (GHashTable) met = g_hash_table_new (g_str_hash, g_str_equal);
  GQueue      ways = G_QUEUE_INIT;
  Way         start = { here, NULL, 0 };
  const char *first = NULL;

  g_hash_table_add (met, (gpointer) here);
  g_queue_push_tail (&ways, g_memdup2 (&start, sizeof start));
  while (first == NULL && !g_queue_is_empty (&ways))
    {
      g_autofree Way *way = g_queue_pop_head (&ways);

      if (way->first != NULL && g_str_has_prefix (way->place, target))
        {
          first = way->first;
          *length = way->length;
        }
      for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
        extend (self, &ways, met, way, arrows[i]);
      extend (self, &ways, met, way, "Tab");
    }
  g_queue_clear_full (&ways, g_free);
  return first;
}

static const char *
choose_key (Ear *self, const char *here, const char *target)
{
  guint       length = G_MAXUINT;
  const char *first = find_way (self, here, target, &length);

  if (first == NULL)
    return "Tab";
  if (length <= SHORT_WAY)
    return first;
  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    if (find_step (self, here, arrows[i]) == NULL)
      return arrows[i];
  return first;
}

void
ear_walk_to (Ear *self, const char *name)
{
  g_autofree char *target = dup_place (name);

  for (guint i = 0; !ear_is_at (self, name); i++)
    {
      g_autofree char *here = dup_here (self);
      const char      *key = choose_key (self, here, target);

      if (i == MAX_PRESSES)
        g_error ("there is no way from “%s” to “%s”", here, name);
      ear_press (self, key);
      g_hash_table_insert (self->known, g_strconcat (here, "\t", key, NULL), dup_here (self));
    }
}

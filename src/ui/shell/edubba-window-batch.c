/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Things that are asked for from outside, in any number. Files wait until the window has nothing
 * else to do; the same thing is not opened twice, its page comes to the front; at most
 * EDUBBA_MOST_OPENED pages of such things lie on one another; and one dialog tells of all that
 * cannot be opened.
 */
#include "edubba-window-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "course-link.h"
#include "edubba-compat.h"
#include "game-text.h"

/* The things that the dialog names; the others it counts. */
#define MOST_NAMED 3

/* The length at which that dialog cuts a name. */
#define MOST_NAME_CHARS 60

/* The key under which a page carries the thing that it was opened for. */
static const char OPENED[] = "edubba-opened";

/* The key under which the window carries a Batch. */
static const char BATCH[] = "edubba-batch";

typedef struct
{
  GQueue waiting;    /* of GFile: still to be opened */
  guint  source;     /* the source that opens it, or 0 */
  guint  n_left_out; /* the files beyond the limit */

  GtkWidget *dialog;    /* about things that cannot be opened, weak; or NULL */
  GPtrArray *refused;   /* of char *: its lines about the first of them */
  guint      n_refused; /* the number of things in it */
} Batch;

static void
batch_free (gpointer data)
{
  Batch *batch = data;

  g_queue_clear_full (&batch->waiting, g_object_unref);
  g_clear_handle_id (&batch->source, g_source_remove);
  g_clear_weak_pointer (&batch->dialog);
  g_ptr_array_unref (batch->refused);
  g_free (batch);
}

static Batch *
get_batch (EdubbaWindow *self)
{
  Batch *batch = g_object_get_data (G_OBJECT (self), BATCH);

  if (batch != NULL)
    return batch;
  batch = g_new0 (Batch, 1);
  batch->refused = g_ptr_array_new_with_free_func (g_free);
  g_object_set_data_full (G_OBJECT (self), BATCH, batch, batch_free);
  return batch;
}

/* ---- One dialog for everything that is refused ---- */

static void
refusal_read_cb (EdubbaWindow *self)
{
  g_clear_weak_pointer (&get_batch (self)->dialog);
}

/* A line of the dialog: the name of a thing, as far as it has one, and the reason. */
static char *
describe_refused (const char *name, const char *sentence)
{
  g_autofree char *shown = game_text_show (sentence);
  g_autofree char *clean = name != NULL ? game_text_clean (name) : NULL;
  g_autofree char *head = NULL;
  g_autofree char *soft = NULL;

  if (clean == NULL)
    return g_steal_pointer (&shown);
  if (g_utf8_strlen (clean, -1) > MOST_NAME_CHARS)
    {
      head = g_utf8_substring (clean, 0, MOST_NAME_CHARS - 1);
      g_free (clean);
      clean = g_strconcat (head, "…", NULL);
    }
  soft = game_text_soften (clean);
  /* Translators: the name of a file, and a sentence that says why it cannot be opened. */
  return g_strdup_printf (_ ("“%1$s”: %2$s"), soft, shown);
}

/* The lines of the dialog, and the number of things that stand in none. */
static char *
describe_all (const Batch *batch)
{
  guint       rest = batch->n_refused - batch->refused->len;
  GString    *text = g_string_new (NULL);
  const char *more = g_dngettext (GETTEXT_PACKAGE, "And %u more.", "And %u more.", rest);

  for (guint i = 0; i < batch->refused->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "",
                            (const char *) g_ptr_array_index (batch->refused, i));
  if (rest > 0)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, more, rest);
    }
  return g_string_free (text, FALSE);
}

void
edubba_window_refuse (EdubbaWindow *self,
                      const char   *heading,
                      const char   *name,
                      const char   *sentence)
{
  Batch           *batch = get_batch (self);
  g_autofree char *text = NULL;

  if (batch->dialog == NULL)
    {
      g_ptr_array_set_size (batch->refused, 0);
      batch->n_refused = 0;
    }
  batch->n_refused++;
  if (batch->refused->len < MOST_NAMED)
    g_ptr_array_add (batch->refused, describe_refused (name, sentence));
  if (batch->n_refused > 1)
    {
      text = describe_all (batch);
      g_object_set (batch->dialog, "heading", _ ("Not Everything Can Be Opened"), "body", text,
                    NULL);
      return;
    }
  g_set_weak_pointer (&batch->dialog,
                      edubba_compat_tell (GTK_WIDGET (self), heading, sentence, _ ("_Close")));
  g_signal_connect_object (batch->dialog, "response", G_CALLBACK (refusal_read_cb), self,
                           G_CONNECT_SWAPPED);
}

/* ---- The same thing is opened once ---- */

gboolean
edubba_window_raise_opened (EdubbaWindow *self, const char *thing)
{
  for (guint i = 0; i < self->pages->len; i++)
    {
      gpointer page = g_ptr_array_index (self->pages, i);

      if (g_strcmp0 (g_object_get_data (page, OPENED), thing) != 0)
        continue;
      if (page != edubba_window_get_shown_page (self))
        edubba_window_push_page (self, page);
      return TRUE;
    }
  return FALSE;
}

/* The lowest page of something opened, if there are more of them than may be; or NULL. */
static GtkWidget *
find_surplus (EdubbaWindow *self)
{
  GtkWidget *lowest = NULL;
  guint      n = 0;

  for (guint i = self->pages->len; i > 0; i--)
    {
      gpointer page = g_ptr_array_index (self->pages, i - 1);

      if (g_object_get_data (page, OPENED) == NULL)
        continue;
      lowest = page;
      n++;
    }
  return n > EDUBBA_MOST_OPENED ? lowest : NULL;
}

void
edubba_window_note_opened (EdubbaWindow *self, GtkWidget *before, const char *thing)
{
  GtkWidget *page = edubba_window_get_shown_page (self);
  GtkWidget *surplus;

  if (page == before)
    return;
  g_object_set_data_full (G_OBJECT (page), OPENED, g_strdup (thing), g_free);
  surplus = find_surplus (self);
  if (surplus != NULL)
    edubba_window_drop_page (self, surplus);
}

char *
edubba_window_name_file (const char *path)
{
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    return g_strdup (path);
  return g_strdup_printf ("%" G_GUINT64_FORMAT " %" G_GINT64_FORMAT ".%ld %s",
                          (guint64) info.st_size, (gint64) info.st_mtim.tv_sec,
                          info.st_mtim.tv_nsec, path);
}

/* ---- Files wait ---- */

static void
open_one (EdubbaWindow *self, GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  if (course_link_is_meant (uri))
    edubba_window_open_link (self, uri);
  else
    edubba_window_open_file (self, file);
}

static void
tell_left_out (EdubbaWindow *self, guint n)
{
  /* Translators: of many files that were to be opened. */
  g_autofree char *text = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "That is too much at once: %u thing was not opened.",
                 "That is too much at once: %u things were not opened.", n),
    n);

  edubba_window_say (self, text);
}

static gboolean
idle_cb (gpointer data)
{
  EdubbaWindow *self = data;
  Batch        *batch = get_batch (self);
  g_autoptr (GFile) file = g_queue_pop_head (&batch->waiting);

  open_one (self, file);
  if (!g_queue_is_empty (&batch->waiting))
    return G_SOURCE_CONTINUE;
  batch->source = 0;
  if (batch->n_left_out > 0)
    tell_left_out (self, batch->n_left_out);
  batch->n_left_out = 0;
  return G_SOURCE_REMOVE;
}

void
edubba_window_open_files (EdubbaWindow *self, GFile *const *files, guint n)
{
  Batch *batch;

  g_return_if_fail (EDUBBA_IS_WINDOW (self));

  /* A window that has not been seen yet opens with the first of them. */
  if (n > 0 && !gtk_widget_get_realized (GTK_WIDGET (self)))
    {
      open_one (self, files[0]);
      files++;
      n--;
    }
  batch = get_batch (self);
  for (guint i = 0; i < n; i++)
    if (batch->waiting.length < EDUBBA_MOST_OPENED)
      g_queue_push_tail (&batch->waiting, g_object_ref (files[i]));
    else
      batch->n_left_out++;
  if (batch->source == 0 && n > 0)
    batch->source = g_idle_add (idle_cb, self);
}

gboolean
edubba_window_is_opening (EdubbaWindow *self)
{
  return get_batch (self)->source != 0;
}

void
edubba_window_stop_opening (EdubbaWindow *self)
{
  g_object_set_data (G_OBJECT (self), BATCH, NULL);
}

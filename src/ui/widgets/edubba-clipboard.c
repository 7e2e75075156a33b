/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A request is answered once: by the text, by what went wrong, or by the clock. Whatever comes
 * after that finds it answered, however late the other program wakes up.
 */
#include "edubba-clipboard.h"

#include <glib/gi18n.h>
#include <string.h>

#include "course-file.h"
#include "course-link.h"
#include "game-state.h"

/* How long one waits for another program, in ms. */
static guint patience = 3000;

typedef struct
{
  GdkClipboard *clipboard;
  GInputStream *stream;
  char         *text;
  gsize         max_bytes;
  guint         timeout;
  gboolean      answered;
} Request;

static void
request_free (gpointer data)
{
  Request *request = data;

  g_clear_handle_id (&request->timeout, g_source_remove);
  g_clear_object (&request->clipboard);
  g_clear_object (&request->stream);
  g_free (request->text);
  g_free (request);
}

/* Whether this is the first answer to a request. */
static gboolean
answer (GTask *task)
{
  Request *request = g_task_get_task_data (task);
  gboolean first = !request->answered;

  request->answered = TRUE;
  g_clear_handle_id (&request->timeout, g_source_remove);
  return first;
}

static void
answer_error (GTask *task, GError *error)
{
  if (answer (task))
    g_task_return_error (task, error);
  else
    g_error_free (error);
}

static gboolean
waited_cb (gpointer data)
{
  GTask   *task = data;
  Request *request = g_task_get_task_data (task);

  request->timeout = 0;
  /* It cannot be known which of the two it is: some releases of the toolkit begin to read a long
   * text, and it never comes; and one that waits keeps the next from its answer. */
  answer_error (task,
                g_error_new_literal (G_IO_ERROR, G_IO_ERROR_TIMED_OUT,
                                     _ ("The text on the clipboard did not arrive. It may be too "
                                        "long, or its program may be busy.")));
  return G_SOURCE_REMOVE;
}

static void
bytes_read_cb (GObject *stream, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  Request *request = g_task_get_task_data (task);
  gsize    length = 0;
  GError  *error = NULL;

  g_input_stream_read_all_finish (G_INPUT_STREAM (stream), result, &length, &error);
  if (error == NULL && length > request->max_bytes)
    error = g_error_new_literal (GAME_ERROR, GAME_ERROR_LIMIT, _ ("This text is too long."));
  if (error == NULL)
    course_text_check (request->text, length, &error);
  if (error != NULL)
    answer_error (task, error);
  else if (answer (task))
    g_task_return_pointer (task, g_strndup (request->text, length), g_free);
}

static void
opened_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  Request *request = g_task_get_task_data (task);
  GError  *error = NULL;

  request->stream =
    gdk_clipboard_read_finish (GDK_CLIPBOARD (clipboard), result, NULL, &error);
  if (request->stream == NULL)
    {
      answer_error (task, error);
      return;
    }
  request->text = g_malloc0 (request->max_bytes + 2);
  g_input_stream_read_all_async (request->stream, request->text, request->max_bytes + 1,
                                 G_PRIORITY_DEFAULT, g_task_get_cancellable (task), bytes_read_cb,
                                 g_object_ref (task));
}

void
edubba_clipboard_read_async (GdkClipboard       *clipboard,
                             gsize               max_bytes,
                             GCancellable       *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer            data)
{
  static const char *types[] = { "text/plain;charset=utf-8", "text/plain", NULL };
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Request *request = g_new0 (Request, 1);

  g_return_if_fail (GDK_IS_CLIPBOARD (clipboard));

  request->clipboard = g_object_ref (clipboard);
  request->max_bytes = max_bytes;
  request->timeout = g_timeout_add (patience, waited_cb, task);
  g_task_set_task_data (task, request, request_free);
  g_task_set_source_tag (task, edubba_clipboard_read_async);
  gdk_clipboard_read_async (clipboard, types, G_PRIORITY_DEFAULT, cancellable, opened_cb,
                            g_object_ref (task));
}

void
edubba_clipboard_set_patience (guint ms)
{
  patience = ms;
}

char *
edubba_clipboard_read_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Whether a text begins with a word and then a version: "chess/1". */
static gboolean
is_position (const char *text)
{
  gsize word = strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-");

  return word > 0 && text[word] == '/' && g_ascii_isdigit (text[word + 1]);
}

/* The first line that says anything: neither empty nor a comment. */
static const char *
find_first_line (const char *text)
{
  for (;;)
    {
      text += strspn (text, " \t\r\n");
      if (*text != '#')
        return text;
      text += strcspn (text, "\n");
    }
}

EdubbaPasted
edubba_pasted_guess (const char *text)
{
  const char *first = find_first_line (text);

  if (course_link_is_meant (first))
    return EDUBBA_PASTED_LINK;
  if (g_str_has_prefix (first, "[Puzzle]"))
    return EDUBBA_PASTED_PUZZLE;
  if (*first == '[' && strcspn (first, "\"") < strcspn (first, "]\n"))
    return EDUBBA_PASTED_RECORD;
  return is_position (first) ? EDUBBA_PASTED_POSITION : EDUBBA_PASTED_NOTHING;
}

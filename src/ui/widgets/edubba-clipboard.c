/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A request is answered once: by the text, by an error, or by the clock. Anything that comes
 * after that is ignored, however late the other program answers.
 *
 * Requests that come while a text is on its way share its reading. The toolkit must not be asked
 * twice at once: under X11 it tells answers apart by selection and format only, so the answer to
 * one question ends the other with an empty text.
 */
#include "edubba-clipboard.h"

#include <glib/gi18n.h>
#include <string.h>

#include "course-file.h"
#include "course-link.h"
#include "game-state.h"
#include "game-text.h"

/* The number of bytes read at a time. */
#define CHUNK_BYTES (64 * 1024)

/* The key under which a clipboard keeps the reading that requests may share. */
static const char READING[] = "edubba-reading";

/* The time to wait for another program, in ms. */
static guint patience = 3000;

/* A text on its way: held by the clipboard as long as requests may share it, and by the toolkit's
 * running call. */
typedef struct
{
  GdkClipboard *clipboard;
  GInputStream *stream; /* NULL until the other program has answered */
  GByteArray   *text;
  GPtrArray    *tasks; /* of those who asked, also when they have been answered */
  GCancellable *cancellable;
  gulong        changed_id;
  gboolean      has_formats; /* of its clipboard, at the last look */
} Reading;

/* The state of a request. */
typedef struct
{
  Reading *reading; /* there as long as this is not answered */
  gsize    max_bytes;
  guint    timeout;
  gboolean answered;
} Request;

static void
request_free (gpointer data)
{
  Request *request = data;

  g_clear_handle_id (&request->timeout, g_source_remove);
  g_free (request);
}

static void
reading_clear (gpointer data)
{
  Reading *reading = data;

  g_clear_signal_handler (&reading->changed_id, reading->clipboard);
  g_clear_object (&reading->clipboard);
  g_clear_object (&reading->stream);
  g_clear_pointer (&reading->text, g_byte_array_unref);
  g_clear_pointer (&reading->tasks, g_ptr_array_unref);
  g_clear_object (&reading->cancellable);
}

static void
reading_unref (gpointer reading)
{
  g_rc_box_release_full (reading, reading_clear);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reading, reading_unref)

/* No further request shares a reading. */
static void
reading_leave (Reading *reading)
{
  if (g_object_get_data (G_OBJECT (reading->clipboard), READING) == reading)
    g_object_set_data (G_OBJECT (reading->clipboard), READING, NULL);
}

/* Returns TRUE if this is the first answer to a request. */
static gboolean
answer (GTask *task)
{
  Request *request = g_task_get_task_data (task);
  gboolean first = !request->answered;

  request->answered = TRUE;
  g_clear_handle_id (&request->timeout, g_source_remove);
  return first;
}

static gboolean
is_waited_for (const Reading *reading)
{
  for (guint i = 0; i < reading->tasks->len; i++)
    if (!((Request *) g_task_get_task_data (reading->tasks->pdata[i]))->answered)
      return TRUE;
  return FALSE;
}

/* Stops a text that is coming when nobody waits for it. A question that has not been answered
 * stays, for the next request. */
static void
reading_stop_if_idle (Reading *reading)
{
  if (reading->stream == NULL || is_waited_for (reading))
    return;
  reading_leave (reading);
  g_cancellable_cancel (reading->cancellable);
}

static void
reading_fail (Reading *reading, const GError *error)
{
  reading_leave (reading);
  for (guint i = 0; i < reading->tasks->len; i++)
    if (answer (reading->tasks->pdata[i]))
      g_task_return_error (reading->tasks->pdata[i], g_error_copy (error));
}

static void
reading_succeed (Reading *reading)
{
  reading_leave (reading);
  for (guint i = 0; i < reading->tasks->len; i++)
    if (answer (reading->tasks->pdata[i]))
      g_task_return_pointer (reading->tasks->pdata[i],
                             g_strndup ((const char *) reading->text->data, reading->text->len),
                             g_free);
}

/* Those who wanted less than has come are told so. */
static void
reading_check_length (Reading *reading)
{
  for (guint i = 0; i < reading->tasks->len; i++)
    {
      GTask         *task = reading->tasks->pdata[i];
      const Request *request = g_task_get_task_data (task);

      if (reading->text->len > request->max_bytes && answer (task))
        g_task_return_new_error (task, GAME_ERROR, GAME_ERROR_LIMIT, "%s",
                                 _ ("This text is too long."));
    }
}

static void
reading_end (Reading *reading)
{
  g_autoptr (GError) error = NULL;

  reading_check_length (reading);
  /* The window has a sentence of its own for this. */
  if (reading->text->len == 0)
    g_set_error_literal (&error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "The text is empty");
  else
    course_text_check ((const char *) reading->text->data, reading->text->len, &error);
  if (error != NULL)
    reading_fail (reading, error);
  else
    reading_succeed (reading);
}

static void reading_read_on (Reading *reading);

static void
chunk_read_cb (GObject *stream, GAsyncResult *result, gpointer data)
{
  g_autoptr (Reading) reading = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) chunk =
    g_input_stream_read_bytes_finish (G_INPUT_STREAM (stream), result, &error);

  if (chunk == NULL)
    reading_fail (reading, error);
  else if (g_bytes_get_size (chunk) == 0)
    reading_end (reading);
  else
    {
      g_byte_array_append (reading->text, g_bytes_get_data (chunk, NULL), g_bytes_get_size (chunk));
      reading_check_length (reading);
      reading_stop_if_idle (reading);
      if (is_waited_for (reading))
        reading_read_on (reading);
    }
}

static void
reading_read_on (Reading *reading)
{
  g_input_stream_read_bytes_async (reading->stream, CHUNK_BYTES, G_PRIORITY_DEFAULT,
                                   reading->cancellable, chunk_read_cb,
                                   g_rc_box_acquire (reading));
}

static void
opened_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (Reading) reading = data;
  g_autoptr (GError) error = NULL;

  reading->stream =
    gdk_clipboard_read_finish (GDK_CLIPBOARD (clipboard), result, NULL, &error);
  if (reading->stream == NULL)
    {
      reading_fail (reading, error);
      return;
    }
  reading_stop_if_idle (reading);
  if (is_waited_for (reading))
    reading_read_on (reading);
}

static gboolean
has_formats (GdkClipboard *clipboard)
{
  gsize n = 0;

  gdk_content_formats_get_mime_types (gdk_clipboard_get_formats (clipboard), &n);
  return n > 0;
}

/* Another text is not the one asked for before. A change that only tells the formats of the same
 * one, after it came without, is none. */
static void
changed_cb (GdkClipboard *clipboard, Reading *reading)
{
  gboolean had_formats = reading->has_formats;

  reading->has_formats = has_formats (clipboard);
  if (had_formats || !reading->has_formats || gdk_clipboard_is_local (clipboard))
    reading_leave (reading);
}

static Reading *
reading_begin (GdkClipboard *clipboard)
{
  static const char *types[] = { "text/plain;charset=utf-8", "text/plain", NULL };
  Reading           *reading = g_rc_box_new0 (Reading);

  reading->clipboard = g_object_ref (clipboard);
  reading->text = g_byte_array_new ();
  reading->tasks = g_ptr_array_new_with_free_func (g_object_unref);
  reading->cancellable = g_cancellable_new ();
  reading->has_formats = has_formats (clipboard);
  reading->changed_id = g_signal_connect (clipboard, "changed", G_CALLBACK (changed_cb), reading);
  g_object_set_data_full (G_OBJECT (clipboard), READING, reading, reading_unref);
  gdk_clipboard_read_async (clipboard, types, G_PRIORITY_DEFAULT, reading->cancellable, opened_cb,
                            g_rc_box_acquire (reading));
  return reading;
}

static gboolean
waited_cb (gpointer data)
{
  GTask   *task = data;
  Request *request = g_task_get_task_data (task);
  Reading *reading = request->reading;

  request->timeout = 0;
  answer (task);
  /* It cannot be known which of the two it is: some releases of the toolkit begin to read a long
   * text, and it never comes; and one that waits keeps the next from its answer. */
  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, "%s",
                           _ ("The text on the clipboard did not arrive. It may be too long, or "
                              "its program may be busy."));
  reading_stop_if_idle (reading);
  return G_SOURCE_REMOVE;
}

void
edubba_clipboard_read_async (GdkClipboard       *clipboard,
                             gsize               max_bytes,
                             GAsyncReadyCallback callback,
                             gpointer            data)
{
  GTask   *task;
  Request *request;
  Reading *reading;

  g_return_if_fail (GDK_IS_CLIPBOARD (clipboard));

  reading = g_object_get_data (G_OBJECT (clipboard), READING);
  if (reading == NULL)
    reading = reading_begin (clipboard);
  task = g_task_new (NULL, NULL, callback, data);
  request = g_new0 (Request, 1);
  request->reading = reading;
  request->max_bytes = max_bytes;
  request->timeout = g_timeout_add (patience, waited_cb, task);
  g_task_set_task_data (task, request, request_free);
  g_task_set_source_tag (task, edubba_clipboard_read_async);
  g_ptr_array_add (reading->tasks, task);
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

/* Returns TRUE if a text begins with a word and then a version: "chess/1". */
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

/* The words of a text, with something between two of them. */
static char *
join_words (const char *text, const char *between)
{
  GString *joined = g_string_new (NULL);
  gboolean parted = FALSE;

  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (!g_unichar_isspace (c))
        {
          g_string_append (joined, parted ? between : "");
          g_string_append_unichar (joined, c);
        }
      parted = g_unichar_isspace (c) && joined->len > 0;
    }
  return g_string_free (joined, FALSE);
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

char *
edubba_pasted_tidy (const char *text)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (game_text_skip_mark (text)));
  gsize            length = strlen (trimmed);

  /* As RFC 3986, appendix C, has it. */
  if (trimmed[0] == '<' && trimmed[length - 1] == '>' && course_link_is_meant (trimmed + 1))
    {
      trimmed[length - 1] = '\0';
      return join_words (trimmed + 1, "");
    }
  switch (edubba_pasted_guess (trimmed))
    {
    case EDUBBA_PASTED_LINK:
      return join_words (find_first_line (trimmed), "");
    case EDUBBA_PASTED_POSITION:
      return join_words (find_first_line (trimmed), " ");
    case EDUBBA_PASTED_NOTHING:
    case EDUBBA_PASTED_PUZZLE:
    case EDUBBA_PASTED_RECORD:
    default:
      return g_steal_pointer (&trimmed);
    }
}

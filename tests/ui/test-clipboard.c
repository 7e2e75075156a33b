/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading the clipboard: the greatest length, several requests at once, the time to wait, and the
 * kinds of text that are recognised.
 */
#include <adwaita.h>
#include <string.h>

#include "clipboard-fixture.h"
#include "edubba-clipboard.h"
#include "game-state.h"
#include "patience.h"
#include "ui-fixture.h"

static void
test_text (void)
{
  ClipboardAnswer answer;

  clipboard_fixture_put ("twelve Persians");
  answer = clipboard_fixture_read (100);
  g_assert_no_error (answer.error);
  g_assert_cmpstr (answer.text, ==, "twelve Persians");
  g_free (answer.text);
  answer = clipboard_fixture_read (strlen ("twelve Persians"));
  g_assert_cmpstr (answer.text, ==, "twelve Persians");
  g_free (answer.text);
  answer = clipboard_fixture_read (strlen ("twelve Persians") - 1);
  g_assert_error (answer.error, GAME_ERROR, GAME_ERROR_LIMIT);
  g_assert_null (answer.text);
  g_error_free (answer.error);
  clipboard_fixture_put ("");
  answer = clipboard_fixture_read (100);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_error_free (answer.error);
  gdk_clipboard_set_content (clipboard_fixture_get (), NULL);
  answer = clipboard_fixture_read (100);
  g_assert_nonnull (answer.error);
  g_error_free (answer.error);
}

/* ---- A text that is long on its way ---- */

/* A text on the clipboard that comes when the test says so. */
struct _SlowText
{
  GdkContentProvider parent_instance;
  GPtrArray         *asked; /* a task for each reading, with its stream */
};

G_DECLARE_FINAL_TYPE (SlowText, slow_text, TEST, SLOW_TEXT, GdkContentProvider)
G_DEFINE_FINAL_TYPE (SlowText, slow_text, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *
slow_text_ref_formats (GdkContentProvider *provider)
{
  static const char *types[] = { "text/plain;charset=utf-8" };

  return gdk_content_formats_new (types, G_N_ELEMENTS (types));
}

static void
slow_text_write_async (GdkContentProvider *provider,
                       const char         *type,
                       GOutputStream      *stream,
                       int                 priority,
                       GCancellable       *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer            data)
{
  GTask *task = g_task_new (provider, cancellable, callback, data);

  g_task_set_task_data (task, g_object_ref (stream), g_object_unref);
  g_ptr_array_add (TEST_SLOW_TEXT (provider)->asked, task);
}

static gboolean
slow_text_write_finish (GdkContentProvider *provider, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
slow_text_finalize (GObject *object)
{
  g_ptr_array_unref (TEST_SLOW_TEXT (object)->asked);
  G_OBJECT_CLASS (slow_text_parent_class)->finalize (object);
}

static void
slow_text_class_init (SlowTextClass *klass)
{
  GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = slow_text_finalize;
  provider_class->ref_formats = slow_text_ref_formats;
  provider_class->write_mime_type_async = slow_text_write_async;
  provider_class->write_mime_type_finish = slow_text_write_finish;
}

static void
slow_text_init (SlowText *self)
{
  self->asked = g_ptr_array_new_with_free_func (g_object_unref);
}

static SlowText *
put_slowly (void)
{
  SlowText *self = g_object_new (slow_text_get_type (), NULL);

  gdk_clipboard_set_content (clipboard_fixture_get (), GDK_CONTENT_PROVIDER (self));
  return self;
}

static gboolean
is_asked (gpointer self)
{
  return TEST_SLOW_TEXT (self)->asked->len > 0;
}

static void
written_cb (GObject *stream, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;

  g_output_stream_write_all_finish (G_OUTPUT_STREAM (stream), result, NULL, NULL);
  g_task_return_boolean (task, TRUE);
}

/* The text comes to the reading that asked last. */
static void
slow_text_come (SlowText *self, const char *text)
{
  GTask *task = self->asked->pdata[self->asked->len - 1];

  g_output_stream_write_all_async (g_task_get_task_data (task), text, strlen (text),
                                   G_PRIORITY_DEFAULT, NULL, written_cb, g_object_ref (task));
}

/* Two that ask at once share a reading, each with a limit of its own. */
static void
test_shared (void)
{
  g_autoptr (SlowText) slow = put_slowly ();
  ClipboardAnswer all = { 0 };
  ClipboardAnswer little = { 0 };

  clipboard_fixture_ask (5, &little);
  ui_wait (is_asked, slow);
  clipboard_fixture_ask (100, &all);
  slow_text_come (slow, "twelve Persians");
  clipboard_fixture_wait (&all);
  g_assert_cmpuint (slow->asked->len, ==, 1);
  g_assert_true (little.done);
  g_assert_error (little.error, GAME_ERROR, GAME_ERROR_LIMIT);
  g_error_free (little.error);
  g_assert_no_error (all.error);
  g_assert_cmpstr (all.text, ==, "twelve Persians");
  g_free (all.text);
}

/* A request after another text was copied gets that text. */
static void
test_changed (void)
{
  g_autoptr (SlowText) slow = put_slowly ();
  ClipboardAnswer before = { 0 };
  ClipboardAnswer after;

  clipboard_fixture_ask (100, &before);
  ui_wait (is_asked, slow);
  clipboard_fixture_put ("ten Medes");
  after = clipboard_fixture_read (100);
  g_assert_cmpstr (after.text, ==, "ten Medes");
  g_free (after.text);
  slow_text_come (slow, "twelve Persians");
  clipboard_fixture_wait (&before);
  g_assert_cmpstr (before.text, ==, "twelve Persians");
  g_free (before.text);
}

/* A request may be repeated after waiting in vain. */
static void
test_late (void)
{
  g_autoptr (SlowText) slow = put_slowly ();
  ClipboardAnswer answer;

  edubba_clipboard_set_patience (1);
  answer = clipboard_fixture_read (100);
  edubba_clipboard_set_patience (PATIENCE_MS);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
  g_error_free (answer.error);
  answer = (ClipboardAnswer) { 0 };
  clipboard_fixture_ask (100, &answer);
  slow_text_come (slow, "twelve Persians");
  clipboard_fixture_wait (&answer);
  g_assert_cmpstr (answer.text, ==, "twelve Persians");
  g_free (answer.text);
}

static void
test_guess (void)
{
  static const struct
  {
    const char  *text;
    EdubbaPasted guess;
  } rows[] = {
    { "babel/1 pawns=HQ hands=AHS|???????", EDUBBA_PASTED_POSITION },
    { "chess/1", EDUBBA_PASTED_POSITION },
    { "edubba:babel/1?pawns=HQ", EDUBBA_PASTED_LINK },
    { "EDUBBA:babel/1", EDUBBA_PASTED_LINK },
    { "# a remark\n[Puzzle]\nId=shared\n", EDUBBA_PASTED_PUZZLE },
    { "# said by nobody\n[Game \"babel\"]\n", EDUBBA_PASTED_RECORD },
    { "[Lesson]\nId=x\n", EDUBBA_PASTED_NOTHING },
    { "and/or", EDUBBA_PASTED_NOTHING },
    { "[1] \"a footnote\"", EDUBBA_PASTED_NOTHING },
    { "", EDUBBA_PASTED_NOTHING },
    { "#", EDUBBA_PASTED_NOTHING },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (edubba_pasted_guess (rows[i].text), ==, rows[i].guess);
}

/* The changes that mails and editors make to a text are undone. */
static void
test_tidy (void)
{
  static const struct
  {
    const char *text;
    const char *tidy;
  } rows[] = {
    { " \tbabel/1 pawns=HQ\r\n", "babel/1 pawns=HQ" },
    { "\ufeffbabel/1 pawns=HQ", "babel/1 pawns=HQ" },
    { "babel/1 H:AA|\n  pawns=HQ\u00a0hands=A|", "babel/1 H:AA| pawns=HQ hands=A|" },
    { "# mine\nbabel/1 pawns=HQ", "babel/1 pawns=HQ" },
    { "<edubba:babel/1?pawns=HQ>", "edubba:babel/1?pawns=HQ" },
    { " <edubba:babel/1?pawns=HQ\r\n &hands=A%7C>\n", "edubba:babel/1?pawns=HQ&hands=A%7C" },
    { "edubba:babel/1?pawns\n=HQ", "edubba:babel/1?pawns=HQ" },
    { "<babel/1>", "<babel/1>" },
    { "\ufeff[Puzzle]\nId=x\n", "[Puzzle]\nId=x" },
    { "Dear\nplayer", "Dear\nplayer" },
    { "\ufeff", "" },
    { "<", "<" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *tidy = edubba_pasted_tidy (rows[i].text);

      g_assert_cmpstr (tidy, ==, rows[i].tidy);
    }
}

int
main (int argc, char *argv[])
{
  ui_init (&argc, &argv);
  edubba_clipboard_set_patience (PATIENCE_MS);
  g_test_add_func ("/ui/clipboard/text", test_text);
  g_test_add_func ("/ui/clipboard/shared", test_shared);
  g_test_add_func ("/ui/clipboard/changed", test_changed);
  g_test_add_func ("/ui/clipboard/late", test_late);
  g_test_add_func ("/ui/clipboard/guess", test_guess);
  g_test_add_func ("/ui/clipboard/tidy", test_tidy);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Requests to the clipboard are waited for as long as tests wait, however busy the machine is; a
 * test sets the patience of the program itself.
 */
#include "clipboard-fixture.h"

#include "edubba-clipboard.h"
#include "patience.h"
#include "ui-fixture.h"

GdkClipboard *
clipboard_fixture_get (void)
{
  return gdk_display_get_clipboard (gdk_display_get_default ());
}

void
clipboard_fixture_put (const char *text)
{
  gdk_clipboard_set_text (clipboard_fixture_get (), text);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  ClipboardAnswer *answer = data;

  answer->text = edubba_clipboard_read_finish (result, &answer->error);
  answer->done = TRUE;
}

void
clipboard_fixture_ask (gsize max_bytes, ClipboardAnswer *answer)
{
  edubba_clipboard_read_async (clipboard_fixture_get (), max_bytes, read_cb, answer);
}

static gboolean
is_done (gpointer answer)
{
  return ((ClipboardAnswer *) answer)->done;
}

void
clipboard_fixture_wait (ClipboardAnswer *answer)
{
  ui_wait (is_done, answer);
}

ClipboardAnswer
clipboard_fixture_read (gsize max_bytes)
{
  ClipboardAnswer answer = { 0 };

  clipboard_fixture_ask (max_bytes, &answer);
  clipboard_fixture_wait (&answer);
  return answer;
}

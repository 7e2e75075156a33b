/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts copied in a game are pasted on the start page, with the keys for it: a position, a link,
 * a record; and texts that another program has put on the clipboard, good and bad. No paste costs
 * the game that was being played.
 */
#include <adwaita.h>
#include <string.h>

#include "board-window.h"
#include "child.h"
#include "edubba-clipboard.h"
#include "edubba-window-private.h"
#include "game-state.h"
#include "keys.h"
#include "patience.h"
#include "tour.h"
#include "ui-fixture.h"

#define POSITION "babel/1 H:SSSSAPP|PSAAM/123456 S:PP| A:HH|/123 pawns=HQ hands=AHS|???????"

/* The argument that makes this program the other one, and the text that stands for a very long
 * one. */
#define OFFER      "--offer"
#define LONG       "10 MB"
#define LONG_BYTES 10000000

/* The time to wait for the long text. */
#define LONG_PATIENCE_MS 3000

static gboolean
has_match (gpointer window)
{
  return ui_find (window, EDUBBA_TYPE_MATCH_PAGE) != NULL;
}

static gboolean
has_start (gpointer window)
{
  return EDUBBA_WINDOW (window)->pages->len == 1;
}

/* Leaves the game and presses the keys. */
static void
paste_on_start_page (BoardWindow *fixture)
{
  keys_press (fixture->window, "Alt+Left");
  ui_wait (has_start, fixture->window);
  keys_press (fixture->window, "Control+v");
}

static char *
print_view (BoardWindow *fixture)
{
  g_autofree GameState *seen = edubba_match_dup_view (fixture->match, 0);

  return game_position_print (edubba_match_get_module (fixture->match)->rules, seen);
}

static void
test_position (BoardWindow *fixture, gconstpointer data)
{
  g_autofree char *view = print_view (fixture);
  g_autofree char *pasted = NULL;
  EdubbaMatch     *copied = fixture->match;

  keys_press (fixture->window, "Control+Shift+c");
  paste_on_start_page (fixture);
  ui_wait (has_match, fixture->window);
  board_window_look (fixture);
  g_assert_true (fixture->match != copied);
  pasted = print_view (fixture);
  g_assert_cmpstr (pasted, ==, view);
}

static void
test_link (BoardWindow *fixture, gconstpointer data)
{
  g_autofree char *view = print_view (fixture);
  g_autofree char *pasted = NULL;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.copy-link", NULL);
  paste_on_start_page (fixture);
  ui_wait (has_match, fixture->window);
  board_window_look (fixture);
  pasted = print_view (fixture);
  g_assert_cmpstr (pasted, ==, view);
}

/* ---- From another program ---- */

static gboolean
ready_cb (GObject *stream, GAsyncResult *result, gboolean *ready)
{
  *ready = TRUE;
  return G_SOURCE_REMOVE;
}

static gboolean
is_set (gpointer ready)
{
  return *(gboolean *) ready;
}

/* Another program puts a text on the clipboard, and keeps it there as long as it runs. */
static GSubprocess *
offer (const char *text)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  const char      *argv[] = { self, OFFER, text, NULL };
  GSubprocess     *other = child_start (G_SUBPROCESS_FLAGS_STDOUT_PIPE, argv);
  gboolean         ready = FALSE;

  g_input_stream_read_bytes_async (g_subprocess_get_stdout_pipe (other), 1, G_PRIORITY_DEFAULT,
                                   NULL, (GAsyncReadyCallback) (GCallback) ready_cb, &ready);
  ui_wait (is_set, &ready);
  return other;
}

static void
end_offer (GSubprocess *other)
{
  g_subprocess_force_exit (other);
  g_subprocess_wait (other, NULL, NULL);
  g_object_unref (other);
}

static void
test_other_program (BoardWindow *fixture, gconstpointer data)
{
  GSubprocess *other = offer ("  " POSITION "\n");

  paste_on_start_page (fixture);
  ui_wait (has_match, fixture->window);
  end_offer (other);
}

/* A bad text is answered, and the game goes on in its old state. */
static void
test_bad (BoardWindow *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text;
    const char *answer;
  } rows[] = {
    { "Dear player, shall we?", "This is not a position, a link, a puzzle or a record." },
    { "babel/1 pawns=ZZ", "This Position Cannot Be Read" },
    { "edubba:babel/1?pawns=%ff", "This Link Cannot Be Opened" },
    { "[Puzzle]\nId=x\n", "This Puzzle Cannot Be Read" },
    { "[Game \"babel\"]\n[Format \"1\"]\n", "This Record Cannot Be Read" },
  };
  g_autofree char *before = NULL;

  g_assert_true (edubba_match_act (fixture->match, "settle:A", NULL, NULL));
  before = print_view (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GSubprocess     *other = offer (rows[i].text);
      g_autofree char *after = NULL;

      paste_on_start_page (fixture);
      g_test_message ("%s", rows[i].answer);
      ui_wait_until_said (rows[i].answer);
      end_offer (other);
      tour_close_all ();
      board_window_set_up (fixture, NULL);
      g_assert_false (has_match (fixture->window));
      gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.continue", "s", "babel");
      ui_settle ();
      board_window_look (fixture);
      after = print_view (fixture);
      g_assert_cmpstr (after, ==, before);
    }
}

static gboolean
says_of_length (gpointer unused)
{
  return ui_says_anywhere ("This text is too long.") ||
         ui_says_anywhere ("The text on the clipboard did not arrive. It may be too long, or its "
                           "program may be busy.");
}

/* Some toolkits never bring so long a text to its end; the message is true all the same, and the
 * window answers before and after. */
static void
test_long (BoardWindow *fixture, gconstpointer data)
{
  GSubprocess *other = offer (LONG);

  edubba_clipboard_set_patience (LONG_PATIENCE_MS);
  paste_on_start_page (fixture);
  ui_wait (says_of_length, NULL);
  edubba_clipboard_set_patience (PATIENCE_MS);
  end_offer (other);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.continue", "s", "babel");
  ui_wait (has_match, fixture->window);
}

/* The other program: it has no window, only a text. */
static int
run_other_program (const char *word)
{
  g_autofree char *text = g_str_equal (word, LONG) ? g_strnfill (LONG_BYTES, 'x') : g_strdup (word);

  gtk_init ();
  gdk_clipboard_set_text (gdk_display_get_clipboard (gdk_display_get_default ()), text);
  gdk_display_sync (gdk_display_get_default ());
  g_print (".");
  for (;;)
    g_main_context_iteration (NULL, TRUE);
  return 0;
}

int
main (int argc, char *argv[])
{
  static const BoardWindowTest tests[] = {
    { "/e2e/paste/position", POSITION, test_position },
    { "/e2e/paste/link", POSITION, test_link },
    { "/e2e/paste/other-program", POSITION, test_other_program },
    { "/e2e/paste/bad", POSITION, test_bad },
    { "/e2e/paste/long", POSITION, test_long },
  };

  if (argc == 3 && g_str_equal (argv[1], OFFER))
    return run_other_program (argv[2]);
  edubba_clipboard_set_patience (PATIENCE_MS);
  return board_window_run (argc, argv, tests, G_N_ELEMENTS (tests));
}

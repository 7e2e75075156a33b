/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window that stands in for the match page: it installs the actions through which a board
 * speaks, and writes down their parameters.
 */
#include "board-fixture.h"

#include "babel-state.h"
#include "edubba-gtk-leaks.h"
#include "game-state.h"

/* The frames to draw until everything has its place, and the length of a moment, in ms. */
#define FRAMES 6
#define MOMENT 120

#define TEST_TYPE_LISTENER (test_listener_get_type ())

G_DECLARE_FINAL_TYPE (TestListener, test_listener, TEST, LISTENER, GtkWindow)

struct _TestListener
{
  GtkWindow  parent_instance;
  GPtrArray *heard; /* of char * */
};

G_DEFINE_FINAL_TYPE (TestListener, test_listener, GTK_TYPE_WINDOW)

static void
act_activated (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_ptr_array_add (TEST_LISTENER (widget)->heard, g_variant_dup_string (parameter, NULL));
}

/* Heard as "why:PARAGRAPH". */
static void
explain_activated (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *sentence;
  const char *paragraph;

  g_variant_get (parameter, "(&s&s)", &sentence, &paragraph);
  g_assert_cmpstr (sentence, !=, "");
  g_ptr_array_add (TEST_LISTENER (widget)->heard, g_strconcat ("why:", paragraph, NULL));
}

static void
test_listener_finalize (GObject *object)
{
  g_ptr_array_unref (TEST_LISTENER (object)->heard);
  G_OBJECT_CLASS (test_listener_parent_class)->finalize (object);
}

static void
test_listener_class_init (TestListenerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = test_listener_finalize;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "match.act", "s", act_activated);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "match.explain", "(ss)",
                                   explain_activated);
}

static void
test_listener_init (TestListener *self)
{
  self->heard = g_ptr_array_new_with_free_func (g_free);
}

void
board_show (BoardFixture *fixture, const char *position, guint viewer, gboolean active)
{
  g_autofree GameState *state = game_state_new (&babel_rules);
  g_autoptr (GError) error = NULL;

  babel_rules.parse_position (position, state, &error);
  g_assert_no_error (error);
  edubba_board_show_state (fixture->board, state, viewer, active);
}

static gboolean
frame_drawn_cb (GtkWidget *window, GdkFrameClock *clock, gpointer left)
{
  return --*(guint *) left > 0;
}

static gboolean
moment_passed_cb (gpointer passed)
{
  *(gboolean *) passed = TRUE;
  return G_SOURCE_REMOVE;
}

static void
wait_for_frames (GtkWidget *window)
{
  guint left = FRAMES;

  gtk_widget_add_tick_callback (window, frame_drawn_cb, &left, NULL);
  while (left > 0)
    g_main_context_iteration (NULL, TRUE);
}

void
board_wait_idly (void)
{
  gboolean passed = FALSE;

  g_timeout_add (MOMENT, moment_passed_cb, &passed);
  while (!passed)
    g_main_context_iteration (NULL, TRUE);
}

void
board_wait (void)
{
  GList *windows = gtk_window_list_toplevels ();

  board_wait_idly ();
  g_list_foreach (windows, (GFunc) (GCallback) g_object_ref, NULL);
  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_mapped (l->data))
      wait_for_frames (l->data);
  g_list_free_full (windows, g_object_unref);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
board_make (BoardFixture *fixture, const char *position, int width, int height)
{
  edubba_gtk_leaks_begin ();
  fixture->window = g_object_new (TEST_TYPE_LISTENER, NULL);
  fixture->heard = TEST_LISTENER (fixture->window)->heard;
  fixture->board = EDUBBA_BOARD (babel_board_new ());
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->board));
  gtk_window_set_default_size (fixture->window, width, height);
  board_show (fixture, position, 0, TRUE);
}

void
board_open (BoardFixture *fixture, const char *position, int width, int height)
{
  board_make (fixture, position, width, height);
  gtk_window_present (fixture->window);
  board_wait ();
}

void
board_set_up (BoardFixture *fixture, gconstpointer data)
{
  board_open (fixture, BOARD_MIDDLE, 1000, 740);
}

void
board_tear_down (BoardFixture *fixture, gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  board_wait ();
}

GtkWidget *
board_get_part (BoardFixture *fixture, const char *part)
{
  GtkWidget *widget = edubba_board_find_part (fixture->board, part);

  g_assert_nonnull (widget);
  return widget;
}

void
board_press (BoardFixture *fixture, const char *part)
{
  GtkWidget *widget = board_get_part (fixture, part);

  g_assert_true (GTK_IS_BUTTON (widget));
  g_assert_true (gtk_widget_is_sensitive (widget));
  g_signal_emit_by_name (widget, "clicked");
}

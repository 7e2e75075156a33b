/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing may move meanwhile: the test switches animations off. The text of a toast is read, and
 * the toast closed, for it would go by itself between one look and the next.
 */
#include "secrecy.h"

#include <string.h>

#include "display.h"
#include "edubba-board.h"
#include "edubba-curtain.h"
#include "edubba-move-list.h"
#include "edubba-window-private.h"
#include "game-state.h"
#include "ui-fixture.h"

static EdubbaMatch *
get_match (EdubbaWindow *window)
{
  return edubba_match_page_get_match (window->match_page);
}

/* ---- Names, lines, pictures and copies ---- */

static void
add_accessible (GtkWidget *widget, GString *text)
{
  static const GtkAccessibleProperty properties[] = {
    GTK_ACCESSIBLE_PROPERTY_LABEL,
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
    GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER,
    GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION,
  };

  for (guint i = 0; display_has_accessibles () && i < G_N_ELEMENTS (properties); i++)
    {
      /* The expected value is nobody's name, so the check gives the real one. */
      g_autofree char *value =
        gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), properties[i], "\x7f");

      g_string_append_printf (text, " | %s", value);
    }
}

/* A widget and all below it, a line each. */
static void
add_tree (GtkWidget *widget, GString *text)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  g_autofree char *joined = g_strjoinv (".", classes);
  const char      *tip = gtk_widget_get_tooltip_text (widget);

  if (!gtk_widget_get_mapped (widget))
    return;
  g_string_append_printf (text, "%s.%s %d %s", G_OBJECT_TYPE_NAME (widget), joined,
                          gtk_widget_get_sensitive (widget), tip != NULL ? tip : "");
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, " “%s”", gtk_label_get_label (GTK_LABEL (widget)));
  if (GTK_IS_WINDOW (widget))
    g_string_append_printf (text, " “%s”", gtk_window_get_title (GTK_WINDOW (widget)));
  add_accessible (widget, text);
  g_string_append_c (text, '\n');
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_tree (child, text);
}

/* Adds the drawing, as a sum of its pixels. */
static void
add_picture (GtkWidget *widget, GString *text)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) picture = NULL;
  int                width = gtk_widget_get_width (widget);
  int                height = gtk_widget_get_height (widget);
  gsize              stride = (gsize) width * 4;
  g_autofree char   *sum = NULL;
  g_autofree guchar *pixels = g_malloc (stride * (gsize) height);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  picture = gsk_renderer_render_texture (
    renderer, node, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (picture, pixels, stride);
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, pixels, stride * (gsize) height);
  g_string_append_printf (text, "picture %dx%d %s\n", width, height, sum);
}

/* Reads each toast and closes it. */
static void
add_toasts (EdubbaWindow *window, GString *text)
{
  GType type = g_type_from_name ("AdwToastWidget");

  for (GtkWidget *toast; type != 0 && (toast = ui_find (GTK_WIDGET (window), type)) != NULL;)
    {
      add_tree (toast, text);
      g_signal_emit_by_name (ui_find (toast, GTK_TYPE_BUTTON), "clicked");
      ui_settle ();
    }
}

/* The clipboard is the whole display's: texts of other programs are none of ours. */
static void
clipboard_changed_cb (GdkClipboard *clipboard, GString *text)
{
  GdkContentProvider *content = gdk_clipboard_get_content (clipboard);
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRING);
  if (content != NULL && gdk_content_provider_get_value (content, &value, NULL))
    g_string_append_printf (text, "copied: %s\n", g_value_get_string (&value));
}

/* Adds the text that an action puts on the clipboard. */
static void
add_copied (EdubbaWindow *window, const char *action, GString *text)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (window));
  gulong        id =
    g_signal_connect (clipboard, "changed", G_CALLBACK (clipboard_changed_cb), text);

  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  g_signal_handler_disconnect (clipboard, id);
  ui_settle ();
  add_toasts (window, text);
}

char *
secrecy_read (EdubbaWindow *window)
{
  GString *text = g_string_new (NULL);

  /* A widget under the pointer is drawn otherwise, sooner or later: so the pointer touches
   * nothing here. */
  gtk_widget_set_can_target (GTK_WIDGET (window), FALSE);
  ui_settle ();
  add_toasts (window, text);
  ui_wait_for_frames (GTK_WIDGET (window), 2);
  add_tree (GTK_WIDGET (window), text);
  add_picture (gtk_window_get_child (GTK_WINDOW (window)), text);
  add_copied (window, "win.copy-position", text);
  add_copied (window, "win.copy-link", text);
  add_copied (window, "win.copy-record", text);
  return g_string_free (text, FALSE);
}

/* ---- A game ---- */

typedef struct
{
  EdubbaWindow       *window;
  const SecrecyHands *hands;
  guint               n_choices;
  guint               n_compared;
} Game;

/* Fails at the first difference between two texts. */
static void
assert_same (const char *one, const char *other)
{
  gsize at = 0;

  while (one[at] != '\0' && one[at] == other[at])
    at++;
  if (one[at] == other[at])
    return;
  at = at < 200 ? 0 : at - 200;
  g_error ("a choice shows:\n%.400s\n-- and with another --\n%.400s", one + at, other + at);
}

static GtkWidget *
find_board (Game *game)
{
  return ui_find (GTK_WIDGET (game->window->match_page), EDUBBA_TYPE_BOARD);
}

/* Opens the curtain for the person who is called; gives the board. */
static GtkWidget *
open_curtain (Game *game)
{
  GtkWidget *curtain = ui_find (GTK_WIDGET (game->window->match_page), EDUBBA_TYPE_CURTAIN);

  g_assert_true (curtain == NULL || !game->hands->shared);
  if (curtain != NULL)
    g_signal_emit_by_name (ui_find (curtain, GTK_TYPE_BUTTON), "clicked");
  ui_settle ();
  g_assert_nonnull (find_board (game));
  /* The window is wide enough for it, so it is read, too. */
  g_assert_nonnull (ui_find (GTK_WIDGET (game->window->match_page), EDUBBA_TYPE_MOVE_LIST));
  return find_board (game);
}

/* The legal actions of a seat that has not chosen yet. */
static GArray *
list_legal (EdubbaMatch *match, guint seat)
{
  g_autofree GameState *seen = edubba_match_dup_view (match, seat);

  return game_legal_sorted_for (edubba_match_get_module (match)->rules, seen, seat);
}

/* Finds another action than this one; FALSE if there is none. */
static gboolean
find_other (const GArray *legal, GameAction action, GameAction *other)
{
  guint from = (guint) g_test_rand_int_range (0, (gint32) legal->len);

  for (guint i = 0; i < legal->len; i++)
    {
      *other = g_array_index (legal, GameAction, (from + i) % legal->len);
      if (!game_action_equal (*other, action))
        return TRUE;
    }
  return FALSE;
}

static void
choose_instead (EdubbaMatch *match, guint seat, GameAction action)
{
  g_autofree char *text = game_action_print (edubba_match_get_module (match)->rules, action);

  edubba_match_take_back (match, seat);
  g_assert_true (edubba_match_act_for (match, seat, text, NULL, NULL));
}

/* Reads the window after a seat has chosen this instead of its own choice. */
static char *
read_with (Game *game, guint seat, GameAction action)
{
  choose_instead (get_match (game->window), seat, action);
  return secrecy_read (game->window);
}

/* Finds another choice than the one that a seat has made; FALSE if there is none. */
static gboolean
find_other_choice (EdubbaMatch *match, guint seat, GameAction chosen, GameAction *other)
{
  g_autoptr (GArray) legal = NULL;

  edubba_match_take_back (match, seat);
  legal = list_legal (match, seat);
  choose_instead (match, seat, chosen);
  return find_other (legal, chosen, other);
}

/* Compares the viewer's window with another choice by each of those who have chosen. */
static void
compare_choices (Game *game)
{
  EdubbaMatch *match = get_match (game->window);

  for (guint seat = 0; seat < edubba_match_get_n_seats (match); seat++)
    {
      g_autofree char *seen = NULL;
      g_autofree char *seen_otherwise = NULL;
      GameAction       chosen, other;

      if (!edubba_match_get_choice (match, seat, &chosen) ||
          !find_other_choice (match, seat, chosen, &other))
        continue;
      seen_otherwise = read_with (game, seat, other);
      seen = read_with (game, seat, chosen);
      assert_same (seen, seen_otherwise);
      game->n_compared++;
    }
}

/* Checks the seat's last action: it waits for others, or is the seat's last in the record. */
static void
assert_played (EdubbaMatch *match, guint seat, GameAction action)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  guint            i = edubba_match_get_cursor (match);
  GameAction       played;
  g_autofree char *expected = game_action_print (rules, action);
  g_autofree char *text = NULL;

  if (!edubba_match_get_choice (match, seat, &played))
    {
      while (edubba_match_get_actor (match, i - 1) != seat)
        i--;
      played = edubba_match_get_action (match, i - 1);
    }
  text = game_action_print (rules, played);
  g_assert_cmpstr (text, ==, expected);
}

/* Chooses, thinks better of it, from behind the curtain if there is one, and chooses otherwise. */
static void
change_mind (Game *game, GtkWidget *board, guint seat, GameAction action, GameAction other)
{
  EdubbaMatch     *match = get_match (game->window);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  GameAction       chosen;

  game->hands->play (board, other);
  assert_played (match, seat, other);
  g_assert_true ((find_board (game) != NULL) == game->hands->shared);
  before = secrecy_read (game->window);
  gtk_widget_activate_action (GTK_WIDGET (game->window), "win.undo", NULL);
  g_assert_false (edubba_match_get_choice (match, seat, &chosen));
  board = open_curtain (game);
  g_assert_cmpuint (game->hands->get_viewer (board), ==, seat);
  game->hands->play (board, action);
  g_assert_true ((find_board (game) != NULL) == game->hands->shared);
  after = secrecy_read (game->window);
  assert_same (before, after);
  game->n_compared++;
}

/* Any action, but the end of a turn as long as there is something else: more is met so. */
static GameAction
choose (const GameRules *rules, const GArray *legal)
{
  guint      i = (guint) g_test_rand_int_range (0, (gint32) legal->len);
  GameAction action = g_array_index (legal, GameAction, i);

  if (rules->kinds[action.kind].flags == GAME_KIND_ENDS_TURN)
    action = g_array_index (legal, GameAction, (i + 1) % legal->len);
  return action;
}

static void
act (Game *game)
{
  EdubbaMatch     *match = get_match (game->window);
  const GameRules *rules = edubba_match_get_module (match)->rules;
  GtkWidget       *board = open_curtain (game);
  guint            seat = game->hands->get_viewer (board);
  guint32          to_act = edubba_match_get_to_act (match);
  g_autoptr (GArray) legal = list_legal (match, seat);
  GameAction action = choose (rules, legal);
  GameAction other;
  gboolean   secret = (rules->kinds[action.kind].flags & GAME_KIND_SECRET) != 0;
  gboolean   looks = secret && game->n_choices++ % MAX (game->hands->stride, 1) == 0;

  g_assert_true (to_act & 1u << seat);
  if (looks)
    compare_choices (game);
  if (looks && (to_act & ~(1u << seat)) != 0 && find_other (legal, action, &other))
    change_mind (game, board, seat, action, other);
  else
    game->hands->play (board, action);
  assert_played (match, seat, action);
}

guint
secrecy_play (EdubbaWindow *window, const SecrecyHands *hands)
{
  Game         game = { .window = window, .hands = hands };
  EdubbaMatch *match = get_match (window);

  while (!edubba_match_get_finished (match))
    act (&game);
  ui_settle ();
  return game.n_compared;
}

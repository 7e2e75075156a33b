/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Long colonnades, of fifteen cards and of all sixty that there are, on either side of the board:
 * each card can be brought to show its name with the pointer, with a finger and with the keyboard,
 * and is read with its name by assistive technology.
 */
#include <adwaita.h>
#include <string.h>

#include "accessible.h"
#include "babel-colonnade-private.h"
#include "board-window.h"
#include "keys.h"
#include "pointer.h"
#include "tour.h"
#include "ui-fixture.h"

#define FIFTEEN "AAAHHHMMMSSSPPP"
#define SIXTY \
  "AHMPSAHMPSAHMPSAHMPSAHMPSAHMPSAHMPSAHMPSAHMPSAHMPSAHMPSAHMPS"

/* The frames to draw until a colonnade has followed a finger. */
#define FRAMES 2

typedef struct
{
  const char *position;
  const char *cards; /* from the oldest on */
  gboolean    own;
} Row;

static BabelColonnade *
get_colonnade (BoardWindow *fixture, gboolean own)
{
  return babel_land_get_colonnade (
    babel_lands_get_land (BABEL_LANDS (fixture->board->lands), BABEL_HATTI), own);
}

static void
set_up (BoardWindow *fixture, gconstpointer data)
{
  board_window_set_up (fixture, ((const Row *) data)->position);
}

static guint
get_nation (const char *cards, guint i)
{
  return (guint) (strchr (babel_rules.letters, cards[i]) - babel_rules.letters);
}

/* Asserts that the name is seen in whole: only the next band, which covers it by rule, lies on
 * it. */
static void
assert_readable (BabelColonnade *colonnade, guint i, guint nation)
{
  GtkWidget      *card = babel_colonnade_get_card (colonnade, i);
  GtkWidget      *next = babel_colonnade_get_card (colonnade, i + 1);
  GtkWidget      *name = gtk_widget_get_last_child (card);
  graphene_rect_t seen, other;

  g_assert_cmpuint (babel_card_get_nation (BABEL_CARD (card)), ==, nation);
  g_assert_true (gtk_widget_get_mapped (name));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
  if (colonnade->rows.form != BABEL_ROWS_BANDS || next == NULL)
    return;
  g_assert_true (gtk_widget_compute_bounds (name, GTK_WIDGET (colonnade), &seen));
  g_assert_true (gtk_widget_compute_bounds (next, GTK_WIDGET (colonnade), &other));
  graphene_rect_inset (&seen, 1, 1);
  g_assert_false (graphene_rect_intersection (&seen, &other, NULL));
}

/* Nothing lies outside the board, and the first and the last card are where they belong. */
static void
assert_inside (BoardWindow *fixture, BabelColonnade *colonnade, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (babel_colonnade_get_card (colonnade, i),
                                                GTK_WIDGET (colonnade), &bounds));
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                         gtk_widget_get_height (GTK_WIDGET (colonnade)));
    }
}

/* A point of each card while nothing points at any. */
static void
note_points (BabelColonnade *colonnade, guint n, graphene_point_t *points)
{
  for (guint i = 0; i < n; i++)
    {
      GdkRectangle place =
        babel_colonnade_get_place (colonnade, i, gtk_widget_get_width (GTK_WIDGET (colonnade)),
                                   gtk_widget_get_height (GTK_WIDGET (colonnade)));

      points[i] = GRAPHENE_POINT_INIT ((float) place.x + (float) place.width / 2,
                                       (float) place.y + (float) place.height / 2);
    }
}

static void
test_pointer (BoardWindow *fixture, gconstpointer data)
{
  const Row       *row = data;
  BabelColonnade  *colonnade = get_colonnade (fixture, row->own);
  guint            n = (guint) strlen (row->cards);
  graphene_point_t points[BABEL_N_NATION_CARDS];

  pointer_point_at (fixture->board->end);
  note_points (colonnade, n, points);
  assert_inside (fixture, colonnade, n);
  for (guint i = 0; i < n; i++)
    {
      pointer_move (GTK_WIDGET (colonnade), points[i].x, points[i].y);
      assert_readable (colonnade, i, get_nation (row->cards, i));
      assert_inside (fixture, colonnade, n);
    }
}

static GtkGesture *
get_long_press (BabelColonnade *colonnade)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (colonnade));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkGesture) gesture = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_LONG_PRESS (gesture))
        return gesture;
    }
  g_error ("nothing waits for a long press");
}

/* A finger that rests on a card has the effect of a pointer over it, until it is lifted. The
 * display has no touch screen, so the gesture is told that it has been made. */
static void
test_touch (BoardWindow *fixture, gconstpointer data)
{
  const Row       *row = data;
  BabelColonnade  *colonnade = get_colonnade (fixture, row->own);
  GtkGesture      *press = get_long_press (colonnade);
  guint            n = (guint) strlen (row->cards);
  graphene_point_t points[BABEL_N_NATION_CARDS], after[BABEL_N_NATION_CARDS];

  g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (press)));
  g_assert_cmpint (gtk_event_controller_get_propagation_phase (GTK_EVENT_CONTROLLER (press)), ==,
                   GTK_PHASE_CAPTURE);
  pointer_point_at (fixture->board->end);
  note_points (colonnade, n, points);
  for (guint i = 0; i < n; i++)
    {
      g_signal_emit_by_name (press, "pressed", (double) points[i].x, (double) points[i].y);
      ui_wait_for_frames (GTK_WIDGET (fixture->window), FRAMES);
      assert_readable (colonnade, i, get_nation (row->cards, i));
      assert_inside (fixture, colonnade, n);
    }
  g_signal_emit_by_name (press, "end", NULL);
  ui_wait_for_frames (GTK_WIDGET (fixture->window), FRAMES);
  note_points (colonnade, n, after);
  for (guint i = 0; i < n; i++)
    g_assert_true (graphene_point_equal (&after[i], &points[i]));
}

static void
assert_said (BoardWindow *fixture, const char *cards, guint i)
{
  static const char *const nations[] = { "Assyrians", "Hittites", "Medes", "Persians",
                                         "Sumerians" };
  g_autofree char         *said =
    g_strdup_printf ("Card %u of %u: %s", i + 1, (guint) strlen (cards),
                     nations[get_nation (cards, i)]);

  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (fixture->board->message)), ==, said);
}

static void
test_keyboard (BoardWindow *fixture, gconstpointer data)
{
  const Row      *row = data;
  BabelColonnade *colonnade = get_colonnade (fixture, row->own);
  guint           n = (guint) strlen (row->cards);

  keys_press (fixture->window, "Right");
  babel_board_focus_part (fixture->board, row->own ? "colonnade:me:H" : "colonnade:opp:H");
  keys_press (fixture->window, row->own ? "Home" : "End");
  for (guint i = 0; i < n; i++)
    {
      assert_said (fixture, row->cards, i);
      assert_readable (colonnade, i, get_nation (row->cards, i));
      assert_inside (fixture, colonnade, n);
      keys_press (fixture->window, row->own ? "Page_Down" : "Page_Up");
    }
  assert_said (fixture, row->cards, n - 1);
  keys_press (fixture->window, row->own ? "Page_Up" : "Page_Down");
  assert_said (fixture, row->cards, n - 2);
  keys_press (fixture->window, row->own ? "End" : "Home");
  assert_said (fixture, row->cards, n - 1);
  keys_press (fixture->window, "Tab");
  g_assert_null (strstr (gtk_label_get_label (GTK_LABEL (fixture->board->message)), "Card "));
}

static const Accessible *
find_list (const Accessible *thing, const char *name)
{
  if (thing->role == ATSPI_ROLE_LIST && g_str_has_prefix (thing->name, name))
    return thing;
  for (guint i = 0; i < thing->children->len; i++)
    {
      const Accessible *found = find_list (thing->children->pdata[i], name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
test_accessible (BoardWindow *fixture, gconstpointer data)
{
  static const char *const nations[] = { "Assyrian", "Hittite", "Mede", "Persian", "Sumerian" };
  const Row               *row = data;
  g_autoptr (Accessible) program = accessible_read (getpid ());
  const Accessible *list = find_list (
    program, row->own ? "Your colonnade in Hatti" : "Builder’s colonnade in Hatti");
  guint n = 0;

  g_assert_nonnull (list);
  for (guint i = 0; i < list->children->len; i++)
    {
      const Accessible *card = list->children->pdata[i];

      if (card->role != ATSPI_ROLE_IMAGE && card->role != ATSPI_ROLE_ICON)
        continue;
      g_assert_cmpuint (n, <, strlen (row->cards));
      g_assert_true (g_str_has_prefix (card->name, nations[get_nation (row->cards, n++)]));
    }
  g_assert_cmpuint (n, ==, strlen (row->cards));
}

/* Home and End in the hand, and where there are no cards, as far as the row goes. */
static void
test_ends (BoardWindow *fixture, gconstpointer data)
{
  static const struct
  {
    const char *from;
    const char *key;
    const char *to;
  } steps[] = {
    { "card:M", "Home", "card:A" },
    { "card:M", "End", "card:P" },
    { "land:M", "Home", "land:A" },
    { "colonnade:me:S", "Home", "colonnade:me:A" },
    { "land:P", "Page_Down", "colonnade:me:P" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      babel_board_focus_part (fixture->board, steps[i].from);
      keys_press (fixture->window, steps[i].key);
      g_test_message ("%s from %s", steps[i].key, steps[i].from);
      g_assert_true (gtk_window_get_focus (fixture->window) ==
                     board_window_get_part (fixture, steps[i].to));
    }
}

static void
add (const char *name, const Row *row, void (*test) (BoardWindow *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/e2e/colonnades/%s/%u/%s", row->own ? "own" : "other",
                                           (guint) strlen (row->cards), name);

  g_test_add (path, BoardWindow, row, set_up, test, board_window_tear_down);
}

int
main (int argc, char *argv[])
{
  static const Row rows[] = {
    { "babel/1 H:" FIFTEEN "|S/12 pawns=HM hands=AMP|????? turn=9", FIFTEEN, TRUE },
    { "babel/1 H:S|" FIFTEEN "/12 pawns=HM hands=AMP|????? turn=9", FIFTEEN, FALSE },
    { "babel/1 H:" SIXTY "| pawns=HM turn=9", SIXTY, TRUE },
    { "babel/1 H:|" SIXTY " pawns=HM turn=9", SIXTY, FALSE },
  };

  tour_init (&argc, &argv);
  keys_init ();
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      add ("pointer", &rows[i], test_pointer);
      add ("touch", &rows[i], test_touch);
      add ("keyboard", &rows[i], test_keyboard);
      add ("accessible", &rows[i], test_accessible);
    }
  g_test_add ("/e2e/colonnades/ends", BoardWindow, &rows[0], set_up, test_ends,
              board_window_tear_down);
  return tour_run ();
}

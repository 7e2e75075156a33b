/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With keys cards are pressed by their numbers, and cells by walking there, as by somebody who sees
 * the board.
 */
#include "board-hands.h"

#include <gdk/gdk.h>

#include "bunny-action.h"
#include "bunny-board-private.h"
#include "bunny-hand.h"
#include "bunny-board-fixture.h"
#include "edubba-place.h"

/* Nobody needs more steps than this from one place to another. */
#define MAX_STEPS 60

/* By its number among the cards. */
static gboolean
press_digit (EdubbaBoard *board, GtkWidget *card)
{
  guint place = 0;

  if (!BUNNY_IS_CARD_VIEW (card))
    return FALSE;
  for (GtkWidget *before = card; (before = gtk_widget_get_prev_sibling (before)) != NULL;)
    place++;
  if (place > 9)
    return FALSE;
  board_press_key (board, place == 9 ? GDK_KEY_0 : GDK_KEY_1 + place, 0, 0);
  return TRUE;
}

static graphene_point_t
find_middle (EdubbaBoard *board, GtkWidget *widget)
{
  graphene_rect_t  bounds;
  graphene_point_t middle;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (board), &bounds));
  graphene_rect_get_center (&bounds, &middle);
  return middle;
}

/* With the arrow keys, as somebody who sees the board; then Enter. */
static void
walk_to (EdubbaBoard *board, GtkWidget *target)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (board));

  for (guint i = 0; gtk_root_get_focus (root) != target; i++)
    {
      graphene_point_t to = find_middle (board, target);
      graphene_point_t from = find_middle (board, gtk_root_get_focus (root));
      float            dx = to.x - from.x, dy = to.y - from.y;

      if (i >= MAX_STEPS)
        g_error ("No way to the cell from a %s.", G_OBJECT_TYPE_NAME (gtk_root_get_focus (root)));
      /* First to the field, which lies beside or above everything else. */
      if (!EDUBBA_IS_PLACE (gtk_root_get_focus (root)))
        {
          GtkWidget *before = gtk_root_get_focus (root);

          board_press_key (board, GDK_KEY_Left, 0, 0);
          if (gtk_root_get_focus (root) == before)
            board_press_key (board, GDK_KEY_Up, 0, 0);
        }
      else if (ABS (dy) > 8)
        board_press_key (board, dy < 0 ? GDK_KEY_Up : GDK_KEY_Down, 0, 0);
      else
        board_press_key (board, dx < 0 ? GDK_KEY_Left : GDK_KEY_Right, 0, 0);
    }
}

void
hands_press (EdubbaBoard *board, Hands hands, const char *part)
{
  GtkWidget *widget = edubba_board_find_part (board, part);

  if (widget == NULL)
    g_error ("The board has no part %s.", part);
  if (hands == HANDS_KEYS && g_str_equal (part, "end"))
    board_press_key (board, GDK_KEY_Return, 0, GDK_CONTROL_MASK);
  else if (hands == HANDS_KEYS && press_digit (board, widget))
    return;
  else
    {
      if (hands == HANDS_KEYS && g_str_has_prefix (part, "cell:"))
        walk_to (board, widget);
      g_signal_emit_by_name (widget, "clicked");
    }
}

/* "WHERE:FACE". */
static void
press_face (EdubbaBoard *board, Hands hands, const char *where, guint face, const char *behind)
{
  GString *part = g_string_new (where);

  bunny_face_print (face, part);
  g_string_append (part, behind);
  hands_press (board, hands, part->str);
  g_string_free (part, TRUE);
}

static void
press_goods (EdubbaBoard *board, Hands hands, guint face)
{
  press_face (board, hands, "goods:", face, "");
}

void
board_set_up (BoardFixture *fixture, gconstpointer data)
{
  board_create (fixture, BUNNY_TYPE_BOARD);
}

/* The first key of each seat's row. */
static const guint rows[BUNNY_MAX_SEATS] = { 10, 24, 38, 52 };

/* Chooses two cards of a hand that lies face down, by the keys of the person who is called. */
static void
choose_covered (BunnyBoard *board, GameAction action)
{
  const BunnyView *own = board->own;
  guint            viewer = own->viewer;
  guint            taken = G_MAXUINT;

  for (guint i = 0; i < 2; i++)
    {
      guint k = 0;

      while (k == taken || bunny_board_get_covered (board, k) != action.operand[i])
        k++;
      taken = k;
      board_press_key (EDUBBA_BOARD (board), GDK_KEY_VoidSymbol,
                       viewer == 2 && k == 11 ? 51 : rows[viewer] + k, 0);
    }
  board_press_key (EDUBBA_BOARD (board), GDK_KEY_Return, 0, 0);
}

void
hands_play (EdubbaBoard *board, Hands hands, GameAction action)
{
  guint first = action.operand[0];
  guint second = action.operand[1];

  switch (action.kind)
    {
    case BUNNY_DO_PICK:
      if (BUNNY_BOARD (board)->own != NULL)
        {
          choose_covered (BUNNY_BOARD (board), action);
          break;
        }
      press_face (board, hands, "card:", first, "");
      press_face (board, hands, "card:", second, first == second ? ":2" : "");
      hands_press (board, hands, "end");
      break;
    case BUNNY_DO_BUILD:
      press_face (board, hands, "tray:", first, "");
      press_face (board, hands, "cell:", second, "");
      break;
    case BUNNY_DO_TOWER:
      press_face (board, hands, "tray:", BUNNY_TOWER, "");
      press_face (board, hands, "cell:", first, "");
      press_face (board, hands, "cell:", second, "");
      break;
    case BUNNY_DO_CAMP:
      press_face (board, hands, "tray:", BUNNY_CAMP1 + first - 1, "");
      break;
    case BUNNY_DO_SETTLE:
    case BUNNY_DO_STEP_IN:
      press_face (board, hands, "cell:", first, "");
      break;
    case BUNNY_DO_TRADE:
      press_face (board, hands, "cell:", first, "");
      press_goods (board, hands, second);
      break;
    case BUNNY_DO_COPY:
      press_face (board, hands, first ? "copy:l:" : "copy:r:", second, "");
      break;
    default:
      hands_press (board, hands, "end");
    }
}

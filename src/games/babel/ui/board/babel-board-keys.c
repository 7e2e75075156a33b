/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keyboard alone. Arrow keys go to the nearest button in their direction on the screen, so
 * they follow every layout of the board; Home, End, Page Up and Page Down go as far as possible,
 * and along the cards of a colonnade; Home is the beginning of reading. Letters and digits pick a
 * nation; pressed again they move on to the next target. B and R ask for the builds, and for the
 * abilities of the runs, in the pawn's land. A key that writes no Latin letter is known by its
 * place on the keyboard, as on a Russian layout.
 */
#include "babel-board-private.h"

#include <gdk/gdk.h>
#include <glib/gi18n-lib.h>

#include "babel-words.h"
#include "edubba-kit.h"
#include "edubba-walk.h"

/* Hardware codes (evdev and X11) of the keys A H M P S and of the row of digits. */
static const guint letter_codes[BABEL_N_NATIONS] = { 38, 43, 58, 33, 39 };

#define DIGIT_CODE 10

/* Keys that ask: their letters, their hardware codes, and the part where the pawn is that is
 * pressed with them. */
static const struct
{
  char        letter;
  guint       code;
  const char *part;
} questions[] = {
  { 'B', 56, "temple:me" },
  { 'R', 27, "colonnade:me" },
};

/* The bounds of a part for the arrow keys; a fanned colonnade counts as being in line with those
 * of the other lands.
 */
gboolean
babel_board_get_bounds (GtkWidget *part, graphene_rect_t *bounds, gpointer board)
{
  BabelBoard     *self = BABEL_BOARD (board);
  GtkWidget      *parent = gtk_widget_get_parent (part);
  graphene_rect_t other;

  if (!gtk_widget_compute_bounds (part, GTK_WIDGET (self), bounds))
    return FALSE;
  if (!BABEL_IS_COLONNADE (parent) || !gtk_widget_has_css_class (parent, "fanned"))
    return TRUE;
  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    {
      BabelLand      *land = babel_lands_get_land (babel_board_get_lands (self), i);
      gboolean        own = gtk_widget_has_css_class (parent, "own");
      BabelColonnade *colonnade = babel_land_get_colonnade (land, own);

      if (GTK_WIDGET (colonnade) != parent &&
          gtk_widget_compute_bounds (GTK_WIDGET (colonnade), GTK_WIDGET (self), &other))
        {
          bounds->origin.y = other.origin.y;
          bounds->size.height = other.size.height;
          return TRUE;
        }
    }
  return TRUE;
}

static GtkWidget *
get_focus (BabelBoard *self)
{
  return edubba_board_get_focus (EDUBBA_BOARD (self));
}

/* The direction in which the beginning or the end of a row lies. */
static GtkDirectionType
get_way (BabelBoard *self, gboolean forward)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  return forward == rtl ? GTK_DIR_LEFT : GTK_DIR_RIGHT;
}

/* Moves the focus as far as it goes in a direction; from within the lands not out of them. */
static void
move_far (BabelBoard *self, GtkDirectionType direction)
{
  GtkWidget *last = get_focus (self);
  gboolean   in_lands = gtk_widget_is_ancestor (last, GTK_WIDGET (babel_board_get_lands (self)));

  for (GtkWidget *next = last; next;
       next = edubba_board_find_next (EDUBBA_BOARD (self), next, direction))
    if (!in_lands || gtk_widget_is_ancestor (next, GTK_WIDGET (babel_board_get_lands (self))))
      last = next;
  gtk_widget_grab_focus (last);
}

/* ---- To the ends of a row, and along a colonnade ---- */

/* The first card in hand, or the last. */
static gboolean
move_in_hand (BabelBoard *self, gboolean forward)
{
  if (!gtk_widget_is_ancestor (get_focus (self), GTK_WIDGET (babel_board_get_hand (self))))
    return FALSE;
  gtk_widget_grab_focus (
    babel_hand_get_nearest (babel_board_get_hand (self), forward ? BABEL_N_NATIONS : 0));
  return TRUE;
}

static void
say_card (BabelBoard *self, BabelColonnade *colonnade)
{
  g_autofree char *sentence = NULL;
  GtkWidget       *card;
  guint            place, n;

  if (!babel_colonnade_get_looked_at (colonnade, &place, &n))
    return;
  card = babel_colonnade_get_card (colonnade, place);
  /* Translators: a card of a colonnade, counted from the board outwards: "Card 3 of 15: Hittites".
   */
  sentence = g_strdup_printf (
    _ ("Card %1$u of %2$u: %3$s"), place + 1, n,
    babel_words_get_nation (babel_card_get_nation (BABEL_CARD (card)), BABEL_NATION_NAME));
  babel_board_say (self, sentence);
  babel_board_set_looking (self, TRUE);
}

/* Looks along the colonnade that has the focus, up and down on the screen: the other's grows
 * upwards. */
static gboolean
look_along (BabelBoard *self, int down)
{
  GtkWidget *colonnade = get_focus (self) ? gtk_widget_get_parent (get_focus (self)) : NULL;
  gboolean   own;

  if (!BABEL_IS_COLONNADE (colonnade))
    return FALSE;
  own = gtk_widget_has_css_class (colonnade, "own");
  if (!babel_colonnade_look (BABEL_COLONNADE (colonnade), own ? down : -down))
    return FALSE;
  say_card (self, BABEL_COLONNADE (colonnade));
  return TRUE;
}

static gboolean
move_to_end (BabelBoard *self, guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      if (!look_along (self, -BABEL_N_NATION_CARDS) && !move_in_hand (self, FALSE))
        move_far (self, get_way (self, FALSE));
      return TRUE;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      if (!look_along (self, BABEL_N_NATION_CARDS) && !move_in_hand (self, TRUE))
        move_far (self, get_way (self, TRUE));
      return TRUE;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      if (!look_along (self, -1))
        move_far (self, GTK_DIR_UP);
      return TRUE;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      if (!look_along (self, 1))
        move_far (self, GTK_DIR_DOWN);
      return TRUE;
    default:
      return FALSE;
    }
}

/* The nation that a key stands for, or -1. */
static int
read_nation (guint keyval, guint keycode)
{
  if (keyval < 128 && g_ascii_isalpha ((char) keyval))
    {
      const char *at = strchr (babel_rules.letters, g_ascii_toupper ((char) keyval));

      return at ? (int) (at - babel_rules.letters) : -1;
    }
  for (int i = 0; i < BABEL_N_NATIONS; i++)
    if (keycode == letter_codes[i] || keycode == DIGIT_CODE + (guint) i ||
        keyval == GDK_KEY_1 + (guint) i || keyval == GDK_KEY_KP_1 + (guint) i)
      return i;
  return -1;
}

/* Handles a key that asks about the pawn's place; FALSE for other keys. */
static gboolean
ask_place (BabelBoard *self, guint keyval, guint keycode)
{
  gboolean latin = keyval < 128 && g_ascii_isalpha ((char) keyval);
  guint    place = babel_view_get_place (&self->view);

  if (edubba_board_get_editing (EDUBBA_BOARD (self)) || place == BABEL_QUARRY)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (latin ? g_ascii_toupper ((char) keyval) == questions[i].letter
              : keycode == questions[i].code)
      {
        g_autofree char *part =
          g_strdup_printf ("%s:%c", questions[i].part, babel_rules.letters[place]);

        babel_pending_clear (self->choice);
        babel_board_focus_part (self, part);
        babel_board_press (EDUBBA_BOARD (self), part);
        return TRUE;
      }
  return FALSE;
}

/* Moves the focus between the targets of a picked card: its land and the colonnade where it could
 * settle. */
static void
focus_next_target (BabelBoard *self, guint nation)
{
  const BabelView *view = &self->view;
  guint            place = babel_view_get_place (view);
  g_autofree char *land = g_strdup_printf ("land:%c", babel_rules.letters[nation]);
  g_autofree char *colonnade = NULL;
  GameAction       travel = babel_action (BABEL_TRAVEL, nation, 0);
  gboolean         can_travel = babel_view_offers (view, travel);
  gboolean         at_land = gtk_widget_has_focus (babel_board_get_part (self, land));

  if (place < BABEL_N_NATIONS)
    colonnade = g_strdup_printf ("colonnade:me:%c", babel_rules.letters[place]);
  babel_board_focus_part (self, colonnade && (at_land || !can_travel) ? colonnade : land);
}

static void
press_nation (BabelBoard *self, guint nation)
{
  BabelPending    *choice = self->choice;
  BabelPendingKind kind = babel_pending_get_kind (choice);
  g_autofree char *card = g_strdup_printf ("card:%c", babel_rules.letters[nation]);
  g_autofree char *colonnade = g_strdup_printf ("colonnade:me:%c", babel_rules.letters[nation]);

  if (edubba_board_get_editing (EDUBBA_BOARD (self)))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "edit.add", "s", card + strlen ("card:"));
      return;
    }
  if (kind == BABEL_PENDING_MIGRATION)
    {
      babel_board_focus_part (self, colonnade);
      return;
    }
  if (kind == BABEL_PENDING_CARD && babel_pending_get_what (choice) == nation)
    {
      focus_next_target (self, nation);
      return;
    }
  babel_board_press (EDUBBA_BOARD (self), card);
  if (babel_pending_get_kind (choice) == BABEL_PENDING_CARD)
    focus_next_target (self, nation);
}

/* In the open list the arrows go from line to line, and letters mean nothing. */
gboolean
babel_board_key_in_sheet (EdubbaBoard *board, guint keyval)
{
  BabelBoard      *self = BABEL_BOARD (board);
  GtkDirectionType direction;
  gboolean         back;

  if (!edubba_walk_read_direction (keyval, &direction))
    return FALSE;
  back = direction == GTK_DIR_UP || direction == get_way (self, FALSE);
  gtk_widget_child_focus (self->offer, back ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD);
  return TRUE;
}

gboolean
babel_board_key (EdubbaBoard *board, guint keyval, guint keycode)
{
  BabelBoard *self = BABEL_BOARD (board);
  int         nation;

  if (get_focus (self) && move_to_end (self, keyval))
    return TRUE;
  nation = read_nation (keyval, keycode);
  if (nation < 0)
    return ask_place (self, keyval, keycode);
  press_nation (self, (guint) nation);
  return TRUE;
}

/* The next key or press ends the message about a card, and the closer look. */
gboolean
babel_board_begin (EdubbaBoard *board, gboolean pointer, guint keyval)
{
  BabelBoard *self = BABEL_BOARD (board);

  if (self->looking)
    babel_board_say (self, NULL);
  babel_board_set_looking (self, FALSE);
  if (!pointer)
    return babel_board_read_closer_look (self, keyval);
  babel_board_stop_closer_look (self);
  return FALSE;
}

void
babel_board_focus_site (BabelBoard *self)
{
  char             letter = babel_rules.letters[babel_view_get_place (&self->view)];
  g_autofree char *site = g_strdup_printf ("temple:me:%c", letter);

  if (gtk_widget_has_css_class (GTK_WIDGET (self), "keys"))
    babel_board_focus_part (self, site);
}

void
babel_board_focus_part (BabelBoard *self, const char *part)
{
  GtkWidget *widget = babel_board_get_part (self, part);

  if (widget && gtk_widget_get_mapped (widget))
    gtk_widget_grab_focus (widget);
}

/* The part that takes the place of one that is gone: the next card, the colonnade of a bracket,
 * else the end of the turn. */
static GtkWidget *
find_heir (BabelBoard *self, GtkWidget *lost)
{
  GtkWidget *heir = NULL;

  for (guint nation = 0; nation < BABEL_N_NATIONS && !heir; nation++)
    {
      BabelLand *land = babel_lands_get_land (babel_board_get_lands (self), nation);

      if (lost == babel_hand_get_stack (babel_board_get_hand (self), nation))
        heir = babel_hand_get_nearest (babel_board_get_hand (self), nation);
      else if (g_object_get_data (G_OBJECT (lost), "colonnade") ==
               babel_land_get_colonnade (land, TRUE))
        heir = babel_colonnade_get_button (babel_land_get_colonnade (land, TRUE));
    }
  return heir ? heir : self->end;
}

void
babel_board_keep_focus (BabelBoard *self, GtkWidget *focus)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (!root || !focus)
    return;
  /* A hidden widget keeps the focus until the next frame. */
  if (gtk_widget_get_root (focus) == root && gtk_widget_get_mapped (focus))
    {
      if (gtk_root_get_focus (root) != focus)
        gtk_widget_grab_focus (focus);
      return;
    }
  gtk_widget_grab_focus (find_heir (self, focus));
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Several persons at one screen without a curtain. The cards before the person who chooses lie
 * face down, also for assistive technology. That person looks at them while holding the space
 * bar, or between two presses of a button, and the others look away; each chooses by a row of
 * keys of their own, by the places of the keys and not by their letters. A key of somebody else's
 * row calls that person to the screen. Nothing shows which of the cards have been chosen.
 */
#include <gdk/gdk.h>
#include <glib/gi18n-lib.h>

#include "bunny-board-private.h"
#include "game-rng.h"

/* The first key codes of the four rows of keys (evdev and X11), and the number of keys of each
 * that are used. */
static const struct
{
  guint first;
  guint n;
} rows[BUNNY_MAX_SEATS] = { { 10, 12 }, { 24, 12 }, { 38, 11 }, { 52, 10 } };

/* The keys of an unknown keyboard. */
static const char *const letters[BUNNY_MAX_SEATS] = {
  "1234567890-=",
  "QWERTYUIOP[]",
  "ASDFGHJKL;'\\",
  "ZXCVBNM,./",
};

/* The twelfth key of the third row stands elsewhere. */
#define LAST_OF_THIRD 51

static gboolean
read_key (guint keycode, guint *seat, guint *card)
{
  for (guint s = 0; s < BUNNY_MAX_SEATS; s++)
    if (keycode >= rows[s].first && keycode < rows[s].first + rows[s].n)
      {
        *seat = s;
        *card = keycode - rows[s].first;
        return TRUE;
      }
  *seat = 2;
  *card = 11;
  return keycode == LAST_OF_THIRD;
}

/* The letter printed on the key of a card, as far as the display knows. */
static char *
dup_key (BunnyBoard *self, guint seat, guint card)
{
  guint                    code = card < rows[seat].n ? rows[seat].first + card : LAST_OF_THIRD;
  g_autofree guint        *keyvals = NULL;
  g_autofree GdkKeymapKey *keys = NULL;
  int                      n = 0;
  gunichar                 letter = 0;
  char                     text[7] = "";

  if (gdk_display_map_keycode (gtk_widget_get_display (GTK_WIDGET (self)), code, &keys, &keyvals,
                               &n) &&
      n > 0)
    letter = g_unichar_toupper (gdk_keyval_to_unicode (keyvals[0]));
  if (letter == 0 || !g_unichar_isgraph (letter))
    letter = (guchar) letters[seat][card];
  text[g_unichar_to_utf8 (letter, text)] = '\0';
  return g_strdup (text);
}

/* ---- Looking */

gboolean
bunny_board_is_choosing (BunnyBoard *self)
{
  return self->own != NULL && self->view.active &&
         self->view.state.table.phase == BUNNY_EXPLORE && self->view.n_legal > 0;
}

/* Returns TRUE if the viewer can look at something besides the open view. */
static gboolean
has_secret (BunnyBoard *self)
{
  if (self->own == NULL || !self->view.active)
    return FALSE;
  return bunny_board_is_choosing (self) ||
         (self->view.state.table.phase < BUNNY_FINAL &&
          self->own->state.scrolls[self->view.viewer] != 0);
}

void
bunny_board_look (BunnyBoard *self, gboolean look)
{
  look = look && has_secret (self);
  if (self->looks == look)
    return;
  self->looks = look;
  bunny_board_fill (self);
  bunny_board_light (self);
}

void
bunny_board_add_look (BunnyBoard *self)
{
  const char *label;

  if (!has_secret (self))
    return;
  if (bunny_board_is_choosing (self))
    /* Translators: on a button; it turns the hand of the person who is to choose down, or up. */
    label = self->looks ? _ ("Cover") : _ ("Look");
  else
    label = self->looks ? _ ("Cover the Scrolls") : _ ("Look at the Scrolls");
  bunny_board_add_button (self, label, "look");
}

guint
bunny_board_get_covered (BunnyBoard *self, guint i)
{
  return bunny_card_get_face (self->own->state.hand[self->view.viewer][self->order[i]]);
}

void
bunny_board_fill_covered (BunnyBoard *self)
{
  guint viewer = self->view.viewer;

  for (guint i = 0; i < self->own->state.n_hand[viewer] && i < BUNNY_MAX_HAND; i++)
    {
      guint            face = bunny_board_get_covered (self, i);
      g_autofree char *key = dup_key (self, viewer, i);
      g_autofree char *part = g_strdup_printf ("down:%u", i + 1);

      bunny_hand_add (self->hand, self->looks ? bunny_card_new (self->own, face, part)
                                              : bunny_card_new_back (i + 1, key, part));
      bunny_card_set_key (bunny_hand_get_card (self->hand, i), key);
    }
}

/* ---- Keys */

static void
press_card_key (BunnyBoard *self, guint seat, guint card)
{
  g_autofree char *part = g_strdup_printf ("down:%u", card + 1);

  if (seat == self->view.viewer)
    bunny_board_press (EDUBBA_BOARD (self), part);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "match.call", "u", seat);
}

static gboolean
is_enter (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

static gboolean
key_pressed_cb (
  GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state, BunnyBoard *self)
{
  GdkModifierType modifiers = state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK);
  guint           seat, card;

  if (!bunny_board_is_choosing (self) || modifiers != 0 || gtk_widget_get_visible (self->lists))
    return FALSE;
  if (keyval == GDK_KEY_space)
    bunny_board_look (self, TRUE);
  else if (is_enter (keyval) && self->picked[0] != BUNNY_NONE && self->picked[1] != BUNNY_NONE)
    bunny_board_press (EDUBBA_BOARD (self), "end");
  else if (read_key (keycode, &seat, &card) && seat < self->view.state.table.seats)
    press_card_key (self, seat, card);
  else
    return FALSE;
  return TRUE;
}

static void
key_released_cb (
  GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state, BunnyBoard *self)
{
  if (keyval == GDK_KEY_space && self->own != NULL)
    bunny_board_look (self, FALSE);
}

/* A window that has lost the focus to others gets no release of the key, so looking ends here. */
static void
focus_left_cb (GtkEventControllerFocus *focus, BunnyBoard *self)
{
  if (!self->filling)
    bunny_board_look (self, FALSE);
}

void
bunny_board_init_shared (BunnyBoard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect (keys, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

/* ---- The own view */

static gboolean
has_same_hand (const BunnyView *a, const GameState *own)
{
  const BunnyState *b = bunny_state (own);

  return memcmp (a->state.hand, b->hand, sizeof b->hand) == 0 &&
         memcmp (a->state.sealed, b->sealed, sizeof b->sealed) == 0;
}

/* In card order the place of a pressed card would tell its face. The order follows from the cards,
 * so it is another one for each choice, and the same as long as that lasts. */
static void
shuffle_own (BunnyBoard *self)
{
  const BunnyTable *table = &self->own->state.table;
  guint             viewer = table->viewer - 1u;
  guint             n = MIN (self->own->state.n_hand[viewer], BUNNY_MAX_HAND);
  guint64           rng = table->round;

  for (guint i = 0; i < n; i++)
    {
      rng += bunny_card_get_face (self->own->state.hand[viewer][i]);
      rng = game_rng_next (&rng);
      self->order[i] = (guint8) i;
    }
  game_rng_shuffle (&rng, self->order, n);
}

void
bunny_board_lent (EdubbaBoard *board)
{
  BunnyBoard      *self = BUNNY_BOARD (board);
  const GameState *own = edubba_board_get_own (board);

  self->looks = FALSE;
  if (own == NULL)
    {
      g_clear_pointer (&self->own, g_free);
      return;
    }
  if (self->own == NULL)
    self->own = g_new0 (BunnyView, 1);
  else if (!has_same_hand (self->own, own))
    self->picked[0] = self->picked[1] = BUNNY_NONE;
  bunny_view_show (self->own, own, bunny_state (own)->table.viewer - 1u, TRUE);
  self->own->address = GAME_ADDRESS_NUMBER;
  shuffle_own (self);
}

/* ---- Names of things */

const char *
bunny_board_name_hand (BunnyBoard *self)
{
  BunnyPhase phase = self->view.state.table.phase;

  if (!self->looks && phase == BUNNY_EXPLORE)
    return _ ("Your hand");
  if (!self->looks && phase == BUNNY_BUILD)
    return _ ("Your buildings");
  if (!self->looks && phase == BUNNY_FINAL && self->view.active)
    return _ ("Scrolls to copy");
  return _ ("Your scrolls");
}

void
bunny_board_introduced (EdubbaBoard *board)
{
  BunnyView           *view = &BUNNY_BOARD (board)->view;
  const EdubbaCompany *company = edubba_board_get_company (board);

  view->address = company->address;
  view->reticent = company->occasion == EDUBBA_BOARD_QUESTION;
  view->exercise = view->reticent || company->occasion == EDUBBA_BOARD_EXERCISE;
  view->rival = company->rival;
  view->names = company->names;
  view->person = company->person;
}

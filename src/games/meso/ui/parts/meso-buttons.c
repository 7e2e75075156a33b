/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Labels are short, for a telephone; names for assistive technology, and tooltips, have the place
 * too. What lies covered has neither a value nor an action in any widget.
 */
#include "meso-buttons.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "edubba-kit.h"
#include "game-rng.h"
#include "game-state.h"
#include "meso-art.h"
#include "meso-rules.h"
#include "meso-says.h"
#include "meso-words.h"

/* The size of a token on a button in pixels, and the greatest width of what a card says. */
#define TOKEN_SIZE 26
#define MOST_CHARS 34

static const guint8 values[MESO_N_TOKENS] = { 2, 4, 6, 7 };

/* ---- Covered tokens */

void
meso_cover_shuffle (MesoCover *self)
{
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();

  for (guint i = 0; i < MESO_N_TOKENS; i++)
    self->order[i] = (guint8) i;
  for (guint i = MESO_N_TOKENS - 1; i > 0; i--)
    {
      guint  other = game_rng_below (&seed, i + 1);
      guint8 kept = self->order[i];

      self->order[i] = self->order[other];
      self->order[other] = kept;
    }
}

gboolean
meso_cover_find (const MesoCover *self, const MesoSight *sight, guint i, GameAction *action)
{
  if (i >= MESO_N_TOKENS)
    return FALSE;
  *action = meso_action (MESO_LAY, values[self->order[i]], 0, 0, 0);
  return meso_sight_offers (sight, *action);
}

/* ---- Buttons */

static GtkWidget *
add_button (MesoBar *bar, const char *label, const char *name, const char *part)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  edubba_kit_set_part (button, part);
  edubba_kit_name (button, name, NULL);
  gtk_widget_set_tooltip_text (button, g_str_equal (label, name) ? NULL : name);
  meso_bar_add (bar, button);
  return button;
}

/* Shows a picture before the label. */
static void
show_picture (GtkWidget *button, GdkPaintable *picture)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (gtk_button_get_label (GTK_BUTTON (button)));
  GtkWidget *image = gtk_image_new_from_paintable (picture);

  gtk_image_set_pixel_size (GTK_IMAGE (image), TOKEN_SIZE);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
}

static void
add_covered (MesoBar *here, const MesoSight *sight, const MesoCover *cover)
{
  GameAction action;

  for (guint i = 0; i < MESO_N_TOKENS; i++)
    {
      g_autofree char *part = g_strdup_printf ("token:%u", i + 1);
      /* Translators: an offering token that lies face down, by its place in a row */
      g_autofree char *label = g_strdup_printf (_ ("Hidden Token %u"), i + 1);

      if (meso_cover_find (cover, sight, i, &action))
        add_button (here, label, label, part);
    }
}

static void
add_action (MesoBar *here, const MesoSight *sight, GameAction action, gboolean covered)
{
  g_autofree char *text = game_action_print (&meso_rules, action);
  g_autofree char *part = g_strconcat ("do:", text, NULL);
  g_autofree char *label = meso_says_button (sight, action);
  g_autofree char *name = NULL;
  GtkWidget       *button;

  if (covered && action.kind == MESO_LAY && action.operand[0] > 1)
    return;
  name = meso_words.action ((const GameState *) &sight->state, action,
                            (const char *const *) sight->names);
  button = add_button (here, label, name, part);
  if (action.kind == MESO_LAY && action.operand[0] > 1)
    {
      g_autoptr (GdkPaintable) token = meso_art_new_token (action.operand[0], TOKEN_SIZE);

      show_picture (button, token);
    }
}

static void
fill_here (MesoBar *here, const MesoSight *sight, const MesoChoice *choice, const MesoCover *cover)
{
  g_autofree GameAction *actions = g_new (GameAction, MAX (1, sight->n_legal));
  guint                  n = meso_choice_list_here (choice, sight, actions);
  gboolean               covered = cover != NULL && !cover->looks;

  meso_bar_clear (here);
  for (guint i = 0; i < n; i++)
    add_action (here, sight, actions[i], covered);
  if (covered && sight->state.due == MESO_DUE_LAY && sight->active)
    add_covered (here, sight, cover);
  gtk_widget_set_visible (GTK_WIDGET (here),
                          gtk_widget_get_first_child (GTK_WIDGET (here)) != NULL);
}

/* Shows what a card does below its name; the sentence about it begins with that. */
static void
show_effect (GtkWidget *button, const char *sentence)
{
  GtkWidget  *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget  *title = gtk_label_new (gtk_button_get_label (GTK_BUTTON (button)));
  const char *colon = strstr (sentence, ": ");
  GtkWidget  *effect = g_object_new (GTK_TYPE_LABEL, "label", colon != NULL ? colon + 2 : sentence,
                                     "wrap", TRUE, "xalign", 0.0, "max-width-chars", MOST_CHARS,
                                     NULL);

  gtk_widget_set_halign (title, GTK_ALIGN_START);
  gtk_widget_add_css_class (effect, "effect");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), effect);
  gtk_button_set_child (GTK_BUTTON (button), box);
}

static void
add_cards (MesoBar *bar, const MesoSight *sight, const MesoChoice *choice, gboolean roomy)
{
  for (guint card = 0; card < MESO_N_CARDS; card++)
    {
      guint            n = sight->state.seat[sight->viewer].cards[card];
      const char      *title = meso_words_card (card);
      char             part[] = "card:?";
      GtkWidget       *button;
      g_autofree char *label = NULL;

      if (n == 0)
        continue;
      /* Translators: a card, and how many of it */
      label = n > 1 ? g_strdup_printf (_ ("%1$s × %2$u"), title, n) : g_strdup (title);
      part[5] = meso_card_letters[card];
      button = add_button (bar, label, meso_says_card (card), part);
      gtk_widget_add_css_class (button, "card");
      if (roomy)
        show_effect (button, meso_says_card (card));
      edubba_kit_toggle (button, "playing", choice->card == meso_card_get_kind (card));
    }
}

static void
fill_bar (MesoBar          *bar,
          const MesoSight  *sight,
          const MesoChoice *choice,
          const MesoCover  *cover,
          gboolean          roomy)
{
  meso_bar_clear (bar);
  if (cover != NULL && sight->active)
    {
      const char *label = cover->looks ? _ ("Cover") : _ ("Show Mine");

      add_button (bar, label, label, "look");
    }
  add_cards (bar, sight, choice, roomy);
  if (!sight->active || sight->state.due != MESO_DUE_NOTHING)
    return;
  if (meso_sight_offers (sight, meso_action (MESO_DRAW, 0, 0, 0, 0)))
    add_button (bar, _ ("Draw a Card"), _ ("Draw a card and end the turn"), "draw");
  add_button (bar, _ ("End Turn"), _ ("End the turn"), "end");
}

void
meso_buttons_show (MesoBar          *here,
                   MesoBar          *bar,
                   const MesoSight  *sight,
                   const MesoChoice *choice,
                   const MesoCover  *cover,
                   gboolean          roomy)
{
  fill_here (here, sight, choice, cover);
  fill_bar (bar, sight, choice, cover, roomy);
}

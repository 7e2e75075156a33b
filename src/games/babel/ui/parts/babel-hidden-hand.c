/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelHiddenHand: a row of overlapping card backs of fixed size that move closer as they grow
 * more; or of faces, which stand side by side while there is room.
 *
 * CSS nodes: `backs` with `babelcard` nodes, of the class `unknown` unless they are open.
 * Accessibility: role img, named by the number of cards, or by the cards.
 */
#include "babel-hidden-hand.h"

#include <glib/gi18n-lib.h>

#include "babel-card.h"
#include "babel-fan.h"
#include "babel-style.h"
#include "babel-words.h"
#include "edubba-layout.h"

#define WIDTH  20
#define HEIGHT 28
#define PITCH  13
#define ROOM   130
#define SLOTS  7

/* The distance from one face to the next. */
#define OPEN_PITCH 22

struct _BabelHiddenHand
{
  GtkWidget  parent_instance;
  GPtrArray *cards; /* of BabelCard, children */
  int        pitch;
};

G_DEFINE_FINAL_TYPE (BabelHiddenHand, babel_hidden_hand, GTK_TYPE_WIDGET)

/* Nobody speaks here of the viewer's own hand. */
static const BabelVoices hands = {
  { NULL, NULL },
  NN_ ("Your opponent holds %u card", "Your opponent holds %u cards"),
  NN_ ("Player %2$u holds %1$u card", "Player %2$u holds %1$u cards"),
  /* Translators: %2$s is a name in its basic form. */
  NN_ ("%2$s holds %1$u card", "%2$s holds %1$u cards"),
};

static const BabelVoice open_hands = {
  NULL,
  /* Translators: %s: a list of cards, "a Hittite, 2 Medes" */
  N_ ("Your opponent holds: %s"),
  N_ ("Player %2$u holds: %1$s"),
  /* Translators: %2$s is a name in its basic form, %1$s a list of cards. */
  N_ ("%2$s holds: %1$s"),
};

static void
babel_hidden_hand_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  BabelHiddenHand *self = BABEL_HIDDEN_HAND (widget);
  int              length = babel_fan_get_length (self->cards->len, self->pitch, WIDTH);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = HEIGHT;
      return;
    }
  *minimum = WIDTH + 2 * (int) MIN (self->cards->len, SLOTS);
  *natural = MAX (*minimum, MIN (ROOM, length));
}

static void
babel_hidden_hand_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BabelHiddenHand *self = BABEL_HIDDEN_HAND (widget);
  guint            n = self->cards->len;
  int              offsets[BABEL_N_NATION_CARDS];

  babel_fan_place (n, self->pitch, WIDTH, width, offsets);
  for (guint i = 0; i < n; i++)
    edubba_layout_place (g_ptr_array_index (self->cards, i),
                         (GtkAllocation) { offsets[i], (height - HEIGHT) / 2, WIDTH, HEIGHT });
}

static void
set_size (BabelHiddenHand *self, guint size)
{
  while (self->cards->len > size)
    {
      gtk_widget_unparent (g_ptr_array_index (self->cards, self->cards->len - 1));
      g_ptr_array_set_size (self->cards, (int) self->cards->len - 1);
    }
  while (self->cards->len < size)
    {
      GtkWidget *card = babel_card_new (BABEL_CARD_SMALL, BABEL_UNKNOWN);

      gtk_widget_set_parent (card, GTK_WIDGET (self));
      g_ptr_array_add (self->cards, card);
    }
}

static void
babel_hidden_hand_dispose (GObject *object)
{
  BabelHiddenHand *self = BABEL_HIDDEN_HAND (object);

  set_size (self, 0);
  G_OBJECT_CLASS (babel_hidden_hand_parent_class)->dispose (object);
}

static void
babel_hidden_hand_finalize (GObject *object)
{
  g_ptr_array_unref (BABEL_HIDDEN_HAND (object)->cards);
  G_OBJECT_CLASS (babel_hidden_hand_parent_class)->finalize (object);
}

static void
babel_hidden_hand_class_init (BabelHiddenHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_hidden_hand_dispose;
  G_OBJECT_CLASS (klass)->finalize = babel_hidden_hand_finalize;
  widget_class->measure = babel_hidden_hand_measure;
  widget_class->size_allocate = babel_hidden_hand_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "backs");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
babel_hidden_hand_init (BabelHiddenHand *self)
{
  self->cards = g_ptr_array_new ();
  self->pitch = PITCH;
}

static BabelCounts
get_hand (const BabelView *view)
{
  return view->state.table.hand[babel_view_get_side (view, FALSE)];
}

static char *
list_cards (const BabelView *view)
{
  g_autofree char *cards = babel_words_list_cards (get_hand (view));

  return BABEL_VIEW_SAY (view, open_hands, FALSE, cards);
}

char *
babel_hidden_hand_describe (const BabelView *view)
{
  guint n = babel_counts_sum (get_hand (view));

  return BABEL_VIEW_SAY_COUNTED (view, hands, n, FALSE, n);
}

void
babel_hidden_hand_show (BabelHiddenHand *self, const BabelView *view, gboolean is_open)
{
  BabelCounts      hand = get_hand (view);
  gboolean         is_listed = is_open && babel_counts_sum (hand) > 0;
  g_autofree char *name = is_listed ? list_cards (view) : babel_hidden_hand_describe (view);
  guint            i = 0;

  g_return_if_fail (BABEL_IS_HIDDEN_HAND (self));

  set_size (self, babel_counts_sum (hand));
  for (guint nation = 0; nation <= BABEL_UNKNOWN; nation++)
    for (guint n = babel_counts_get (hand, nation); n > 0; n--, i++)
      babel_card_set_nation (g_ptr_array_index (self->cards, i),
                             is_open ? nation : BABEL_UNKNOWN);
  self->pitch = is_open ? OPEN_PITCH : PITCH;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  babel_style_name_with_hint (GTK_WIDGET (self), name, NULL, name);
}

GtkWidget *
babel_hidden_hand_get_card (BabelHiddenHand *self, guint i)
{
  g_return_val_if_fail (BABEL_IS_HIDDEN_HAND (self), NULL);

  return i < self->cards->len ? g_ptr_array_index (self->cards, i) : NULL;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It asks for no more than its cards need at least. In the room that it gets it lies in as many
 * rows as let its cards be largest, but not larger than they are worth. As on a table, cards do not
 * grow whenever one of them is taken away: only once, when few of many are left.
 */
#include "bunny-hand.h"

#include "edubba-layout.h"

#define GAP 5

/* Round all of them, for the frame of the focus. */
#define EDGE 4

/* The least and the largest width of a card, and the ratio of its height to its width. */
#define LEAST  48
#define MOST   190
#define HEIGHT 1.3

/* A card that lies on its side shows its effect from this width on, and is so high. */
#define LEAST_LYING  104
#define HEIGHT_LYING 0.62

#define MAX_CARDS 40

/* The most cards that keep their size to the last one; larger hands keep it only until this
 * number is left: that fits into one row in the narrowest window. */
#define MANY 8
#define FEW  6

struct _BunnyHand
{
  GtkWidget parent_instance;

  GtkWidget *cards[MAX_CARDS];
  guint      n;
  guint      full;   /* the most cards there were at this moment, */
  guint      last;   /* and were there before */
  guint      moment; /* of the game */
  int        most;   /* the greatest width of a card */
};

/* The layout of cards. */
typedef struct
{
  int columns;
  int rows;
  int wide, high; /* of a card */
} Deal;

G_DEFINE_FINAL_TYPE (BunnyHand, bunny_hand, GTK_TYPE_WIDGET)

static guint pointed_signal;

/* The number of cards to make room for. */
static int
count_places (BunnyHand *self)
{
  if (self->full >= MANY && self->n <= FEW)
    return FEW;
  return (int) MAX (self->full, self->n);
}

static int
count_rows (BunnyHand *self, int columns)
{
  return (count_places (self) + columns - 1) / columns;
}

/* As many to a row as fit at their least width; rows are filled evenly. */
static Deal
deal_least (BunnyHand *self, int width)
{
  int  fit = MAX (1, (width - 2 * EDGE + GAP) / (LEAST + GAP));
  int  rows = MAX (1, count_rows (self, fit));
  Deal deal = { MAX (1, count_rows (self, rows)), rows, LEAST, (int) (LEAST * HEIGHT) };

  return deal;
}

/* The largest cards of this ratio that all have room, in as few rows as that takes; `best` if none
 * are so large. */
static Deal
deal_by (BunnyHand *self, int width, int height, double ratio, Deal best)
{
  for (int columns = 1; columns <= count_places (self); columns++)
    {
      int rows = count_rows (self, columns);
      int across = (width - 2 * EDGE + GAP) / columns - GAP;
      int down = (int) (((height - 2 * EDGE + GAP) / rows - GAP) / ratio);
      int wide = MIN (MIN (across, down), self->most);

      if (wide >= best.wide)
        best = (Deal) { count_rows (self, rows), rows, wide, (int) (wide * ratio) };
    }
  return best;
}

static gboolean
has_effects (BunnyHand *self)
{
  for (guint i = 0; i < self->n; i++)
    if (bunny_card_has_effect (BUNNY_CARD_VIEW (self->cards[i])))
      return TRUE;
  return FALSE;
}

/* Cards that would be too small for their effects lie on their sides if they have room for them
 * then. */
static Deal
deal (BunnyHand *self, int width, int height)
{
  Deal upright = deal_by (self, width, height, HEIGHT, deal_least (self, width));
  Deal none = { 0, 0, LEAST_LYING, 0 };
  Deal lying;

  if (upright.wide >= BUNNY_CARD_TELLING || !has_effects (self))
    return upright;
  lying = deal_by (self, width, height, HEIGHT_LYING, none);
  return lying.rows > 0 ? lying : upright;
}

gboolean
bunny_hand_is_read_in (BunnyHand *self, int width, int height)
{
  Deal cards;

  g_return_val_if_fail (BUNNY_IS_HAND (self), FALSE);

  cards = deal (self, width, height);
  return cards.wide >= BUNNY_CARD_TELLING || !has_effects (self);
}

static int
get_height (BunnyHand *self, const Deal *deal)
{
  return self->n == 0 ? 0 : deal->rows * (deal->high + GAP) - GAP + 2 * EDGE;
}

void
bunny_hand_set_most (BunnyHand *self, int width)
{
  g_return_if_fail (BUNNY_IS_HAND (self));
  g_return_if_fail (width >= LEAST);

  self->most = width;
}

void
bunny_hand_keep_size (BunnyHand *self, guint full, guint moment)
{
  g_return_if_fail (BUNNY_IS_HAND (self));

  if (self->moment != moment || self->n > self->last)
    self->full = 0;
  self->last = self->n;
  self->moment = moment;
  self->full = MAX (self->full, MAX (full, self->n));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

int
bunny_hand_measure_in (BunnyHand *self, int width, int height)
{
  Deal cards;

  g_return_val_if_fail (BUNNY_IS_HAND (self), 0);

  cards = deal (self, width, height);
  return get_height (self, &cards);
}

static void
bunny_hand_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  BunnyHand *self = BUNNY_HAND (widget);
  Deal       least;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST + 2 * EDGE;
      *natural = MAX (1, (int) self->n) * (LEAST + GAP) - GAP + 2 * EDGE;
      return;
    }
  least = deal_least (self, for_size < 0 ? G_MAXINT / 2 : for_size);
  *minimum = *natural = get_height (self, &least);
}

static GtkSizeRequestMode
bunny_hand_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bunny_hand_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BunnyHand *self = BUNNY_HAND (widget);
  Deal       cards = deal (self, width, height);
  int        across = MIN (cards.columns, (int) self->n);
  int        left = MAX (0, (width + GAP - across * (cards.wide + GAP)) / 2);

  for (guint i = 0; i < self->n; i++)
    {
      edubba_layout_measure_width (self->cards[i], NULL);
      edubba_layout_place (self->cards[i],
                           (GtkAllocation) { left + (int) i % cards.columns * (cards.wide + GAP),
                                             EDGE + (int) i / cards.columns * (cards.high + GAP),
                                             cards.wide, cards.high });
    }
}

static void
bunny_hand_dispose (GObject *object)
{
  bunny_hand_clear (BUNNY_HAND (object));
  G_OBJECT_CLASS (bunny_hand_parent_class)->dispose (object);
}

static void
bunny_hand_class_init (BunnyHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bunny_hand_dispose;
  widget_class->measure = bunny_hand_measure;
  widget_class->get_request_mode = bunny_hand_get_request_mode;
  widget_class->size_allocate = bunny_hand_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "bunnyhand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  pointed_signal = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, BUNNY_TYPE_CARD);
}

static void
bunny_hand_init (BunnyHand *self)
{
  self->most = MOST;
}

GtkWidget *
bunny_hand_new (void)
{
  return g_object_new (BUNNY_TYPE_HAND, NULL);
}

void
bunny_hand_clear (BunnyHand *self)
{
  g_return_if_fail (BUNNY_IS_HAND (self));

  while (self->n > 0)
    g_clear_pointer (&self->cards[--self->n], gtk_widget_unparent);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
entered_cb (GtkEventController *motion, double x, double y, BunnyHand *self)
{
  g_signal_emit (self, pointed_signal, 0, gtk_event_controller_get_widget (motion));
}

static void
focused_cb (GtkEventController *focus, BunnyHand *self)
{
  g_signal_emit (self, pointed_signal, 0, gtk_event_controller_get_widget (focus));
}

static void
left_cb (BunnyHand *self)
{
  g_signal_emit (self, pointed_signal, 0, NULL);
}

void
bunny_hand_add (BunnyHand *self, GtkWidget *card)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_return_if_fail (BUNNY_IS_HAND (self));
  g_return_if_fail (self->n < MAX_CARDS);

  self->cards[self->n++] = card;
  g_signal_connect (motion, "enter", G_CALLBACK (entered_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), self);
  g_signal_connect (focus, "enter", G_CALLBACK (focused_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (card, motion);
  gtk_widget_add_controller (card, focus);
  gtk_widget_set_parent (card, GTK_WIDGET (self));
}

guint
bunny_hand_get_n (BunnyHand *self)
{
  g_return_val_if_fail (BUNNY_IS_HAND (self), 0);

  return self->n;
}

BunnyCardView *
bunny_hand_get_card (BunnyHand *self, guint i)
{
  g_return_val_if_fail (BUNNY_IS_HAND (self), NULL);
  g_return_val_if_fail (i < self->n, NULL);

  return BUNNY_CARD_VIEW (self->cards[i]);
}

BunnyCardView *
bunny_hand_find_card (BunnyHand *self, const char *part)
{
  g_return_val_if_fail (BUNNY_IS_HAND (self), NULL);

  for (guint i = 0; i < self->n; i++)
    if (g_strcmp0 (bunny_card_get_part (BUNNY_CARD_VIEW (self->cards[i])), part) == 0)
      return BUNNY_CARD_VIEW (self->cards[i]);
  return NULL;
}

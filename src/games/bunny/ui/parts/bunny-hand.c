/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row has as many cards as fit at their least width; rows are filled evenly. Where there is room
 * cards grow with it, but not out of proportion.
 */
#include "bunny-hand.h"

#include "edubba-layout.h"

#define GAP 5

/* Round all of them, for the frame of what has the focus. */
#define EDGE 4

/* The least and the largest width of a card, and how much higher than wide it is. */
#define LEAST  50
#define LARGE  74
#define MOST   104
#define HEIGHT 1.3

#define MAX_CARDS 40

struct _BunnyHand
{
  GtkWidget parent_instance;

  GtkWidget *cards[MAX_CARDS];
  guint      n;
  int        least; /* how wide a card is at least */
};

G_DEFINE_FINAL_TYPE (BunnyHand, bunny_hand, GTK_TYPE_WIDGET)

static int
count_columns (BunnyHand *self, int width)
{
  int fit = MAX (1, (width - 2 * EDGE + GAP) / (self->least + GAP));
  int rows = ((int) self->n + fit - 1) / fit;

  return rows == 0 ? 1 : ((int) self->n + rows - 1) / rows;
}

static int
get_card_width (int width, int columns)
{
  return CLAMP ((width - 2 * EDGE + GAP) / columns - GAP, LEAST, MOST);
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
  int        columns, rows;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST + 2 * EDGE;
      *natural = MAX (1, (int) self->n) * (LEAST + GAP) - GAP + 2 * EDGE;
      return;
    }
  columns = for_size < 0 ? MAX (1, (int) self->n) : count_columns (self, for_size);
  rows = ((int) self->n + columns - 1) / columns;
  *minimum = *natural =
    rows * ((int) (get_card_width (for_size < 0 ? LEAST * columns : for_size, columns) * HEIGHT) +
            GAP) -
    (rows > 0 ? GAP : 0) + 2 * EDGE;
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
  int        columns = count_columns (self, width);
  int        wide = get_card_width (width, columns);
  int        high = (int) (wide * HEIGHT);
  int        left = MAX (0, (width + GAP - columns * (wide + GAP)) / 2);

  for (guint i = 0; i < self->n; i++)
    {
      edubba_layout_measure_width (self->cards[i], NULL);
      edubba_layout_place (self->cards[i],
                           (GtkAllocation) { left + (int) i % columns * (wide + GAP),
                                             EDGE + (int) i / columns * (high + GAP), wide,
                                             high });
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
}

static void
bunny_hand_init (BunnyHand *self)
{
  self->least = LEAST;
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

void
bunny_hand_add (BunnyHand *self, GtkWidget *card)
{
  g_return_if_fail (BUNNY_IS_HAND (self));
  g_return_if_fail (self->n < MAX_CARDS);

  self->cards[self->n++] = card;
  gtk_widget_set_parent (card, GTK_WIDGET (self));
}

void
bunny_hand_set_large (BunnyHand *self, gboolean large)
{
  g_return_if_fail (BUNNY_IS_HAND (self));

  if (self->least == (large ? LARGE : LEAST))
    return;
  self->least = large ? LARGE : LEAST;
  gtk_widget_queue_resize (GTK_WIDGET (self));
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

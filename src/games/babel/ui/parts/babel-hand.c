/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelHand: a button for each nation held, with as many cards as there are and their number.
 * Cards that a partial position does not know lie at the end, face down. It asks for room for
 * every nation, so that the widgets beside it keep their place while cards come and go.
 *
 * CSS nodes: `hand` with buttons `stack` (`picked`, `available`, `owed`); in each a `pile` of
 * `babelcard` and a label `count`.
 *
 * Accessibility: role group; a button is named by nation and number, and says when it is picked or
 * to be given up.
 */
#include "babel-hand.h"

#include <glib/gi18n-lib.h>

#include "babel-card.h"
#include "babel-style.h"
#include "babel-words.h"
#include "edubba-layout.h"

/* The natural distance of the cards of a pile, and the number of them that are drawn. */
#define OFFSET    9
#define MAX_DRAWN 6

/* A nation's place has room for so many cards at that distance; more lie closer together. */
#define FEW 3

/* Between two piles, and on both sides of one (as in the style sheet), in pixels. */
#define SPACING 4
#define PADDING 4

#define BABEL_TYPE_PILE_VIEW (babel_pile_view_get_type ())

G_DECLARE_FINAL_TYPE (BabelPileView, babel_pile_view, BABEL, PILE_VIEW, GtkWidget)

/* Equal cards on one another. */
struct _BabelPileView
{
  GtkWidget parent_instance;

  GtkWidget *cards[MAX_DRAWN];
  GtkWidget *count;
  guint      n_drawn;
};

G_DEFINE_FINAL_TYPE (BabelPileView, babel_pile_view, GTK_TYPE_WIDGET)

/* A place for each nation and one for unknown cards. */
#define N_STACKS (BABEL_N_NATIONS + 1)

struct _BabelHand
{
  GtkWidget parent_instance;

  GtkWidget *stacks[N_STACKS];
  GtkWidget *empty;
  GtkWidget *rulers[BABEL_N_NATIONS]; /* never drawn: measures of hidden stacks */
};

G_DEFINE_FINAL_TYPE (BabelHand, babel_hand, GTK_TYPE_WIDGET)

/* There is no form for the other player's hand. */
static const BabelVoices hands = {
  NN_ ("Your hand: %u card", "Your hand: %u cards"),
  { NULL, NULL },
  NN_ ("Player %2$u’s hand: %1$u card", "Player %2$u’s hand: %1$u cards"),
  /* Translators: %2$s is a name in its basic form. */
  NN_ ("%2$s’s hand: %1$u card", "%2$s’s hand: %1$u cards"),
};

static const BabelVoice empty_hands = {
  N_ ("Your hand is empty"),
  NULL,
  N_ ("Player %1$u’s hand is empty"),
  /* Translators: %1$s is a name in its basic form. */
  N_ ("%1$s’s hand is empty"),
};

static void
babel_pile_view_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  BabelPileView *self = BABEL_PILE_VIEW (widget);

  gtk_widget_measure (self->cards[0], orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && self->n_drawn > 1)
    {
      *minimum += (int) self->n_drawn - 1;
      *natural += (int) (self->n_drawn - 1) * OFFSET;
    }
}

static void
babel_pile_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BabelPileView *self = BABEL_PILE_VIEW (widget);
  int            n = (int) MAX (self->n_drawn, 1);
  int            card, natural, count_width, count_height;

  gtk_widget_measure (self->cards[0], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  card = MAX (MIN (natural, width - (n - 1)), width - (n - 1) * OFFSET);
  for (int i = 0; i < n; i++)
    {
      int x = n > 1 ? (width - card) * i / (n - 1) : 0;

      edubba_layout_place (self->cards[i], (GtkAllocation) { x, 0, card, height });
    }
  gtk_widget_measure (self->count, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &count_width, NULL, NULL);
  gtk_widget_measure (self->count, GTK_ORIENTATION_VERTICAL, -1, NULL, &count_height, NULL, NULL);
  count_width = MAX (count_width, count_height);
  edubba_layout_place (
    self->count, (GtkAllocation) { width - count_width - 4, 4, count_width, count_height });
}

static void
babel_pile_view_dispose (GObject *object)
{
  BabelPileView *self = BABEL_PILE_VIEW (object);

  for (guint i = 0; i < MAX_DRAWN; i++)
    g_clear_pointer (&self->cards[i], gtk_widget_unparent);
  g_clear_pointer (&self->count, gtk_widget_unparent);
  G_OBJECT_CLASS (babel_pile_view_parent_class)->dispose (object);
}

static void
babel_pile_view_class_init (BabelPileViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_pile_view_dispose;
  widget_class->measure = babel_pile_view_measure;
  widget_class->size_allocate = babel_pile_view_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "pile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
babel_pile_view_init (BabelPileView *self)
{
}

static GtkWidget *
create_pile (guint nation)
{
  BabelPileView *self = g_object_new (BABEL_TYPE_PILE_VIEW, NULL);

  for (guint i = 0; i < MAX_DRAWN; i++)
    {
      self->cards[i] = babel_card_new (BABEL_CARD_FACE, nation);
      gtk_widget_set_parent (self->cards[i], GTK_WIDGET (self));
    }
  self->count = g_object_new (GTK_TYPE_LABEL, "css-name", "count", "accessible-role",
                              GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_parent (self->count, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

static void
set_pile (BabelPileView *self, guint n)
{
  g_autofree char *count = g_strdup_printf ("%u", n);

  self->n_drawn = MIN (n, MAX_DRAWN);
  for (guint i = 0; i < MAX_DRAWN; i++)
    {
      /* A covered card shows too little for anything but its colour. */
      babel_card_set_bare (BABEL_CARD (self->cards[i]), i + 1 < self->n_drawn);
      gtk_widget_set_visible (self->cards[i], i == 0 || i < n);
    }
  gtk_label_set_label (GTK_LABEL (self->count), count);
  gtk_widget_set_visible (self->count, n > 1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static GtkWidget *
create_stack (guint nation)
{
  g_autofree char *part = NULL;
  GtkWidget       *stack;

  if (nation == BABEL_UNKNOWN)
    {
      stack = g_object_new (GTK_TYPE_BOX, "css-name", "stack", NULL);
      gtk_box_append (GTK_BOX (stack), create_pile (nation));
      return stack;
    }
  part = g_strdup_printf ("card:%c", babel_rules.letters[nation]);
  stack = g_object_new (GTK_TYPE_BUTTON, "css-name", "stack", "child", create_pile (nation), NULL);
  babel_style_set_part (stack, part);
  return stack;
}

static void
show_stack (BabelHand *self, const BabelView *view, guint nation)
{
  GtkWidget       *stack = self->stacks[nation];
  guint            n = babel_view_get_hand (view, nation);
  g_autofree char *name = NULL;
  gboolean         owed = view->active && babel_view_get_owed (view) > 0;

  gtk_widget_set_visible (stack, n > 0);
  set_pile (BABEL_PILE_VIEW (gtk_widget_get_first_child (stack)), n);
  if (nation == BABEL_UNKNOWN || n == 0)
    return;
  /* Translators: the cards of one nation in hand: "Hittites: 3 cards". */
  name = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u card", "%1$s: %2$u cards", n),
                          babel_words_get_nation (nation, BABEL_NATION_NAME), n);
  babel_style_name (stack, name, owed ? _ ("Discard a card of this nation") : NULL);
  babel_style_toggle (stack, "owed", owed);
  babel_style_toggle (stack, "available",
                      babel_view_offers (view, babel_action (BABEL_TRAVEL, nation, 0)) ||
                        babel_view_offers (view, babel_action (BABEL_SETTLE, nation, 0)));
}

/* The piles shown, and the least and natural width of all. `near` is the width that a pile gives
 * up, its cards moving closer together, before a name becomes smaller. */
typedef struct
{
  GtkWidget       *children[N_STACKS + 1];
  GtkRequestedSize sizes[N_STACKS + 1];
  int              cards[N_STACKS + 1]; /* the natural width of a card of it; 0: it has no name */
  int              near[N_STACKS + 1];
  guint            n;
  int              least;
  int              liked;
} Row;

static int
count_covered (GtkWidget *stack)
{
  BabelPileView *pile = BABEL_PILE_VIEW (gtk_widget_get_first_child (stack));

  return (int) MAX (pile->n_drawn, 1) - 1;
}

static void
add_to_row (Row *row, GtkWidget *child, int card)
{
  GtkRequestedSize *size = &row->sizes[row->n];

  if (!gtk_widget_should_layout (child))
    return;
  size->natural_size = edubba_layout_measure_width (child, &size->minimum_size);
  row->least += size->minimum_size + (row->n > 0 ? SPACING : 0);
  row->liked += size->natural_size + (row->n > 0 ? SPACING : 0);
  row->cards[row->n] = card;
  row->near[row->n] = card > 0 ? count_covered (child) * (OFFSET - 1) : 0;
  row->children[row->n++] = child;
}

static int
measure_card (BabelHand *self, guint nation)
{
  return nation < BABEL_N_NATIONS ? edubba_layout_measure_width (self->rulers[nation], NULL) : 0;
}

static void
measure_row (BabelHand *self, Row *row)
{
  *row = (Row) { 0 };
  for (guint i = 0; i < N_STACKS; i++)
    add_to_row (row, self->stacks[i], measure_card (self, i));
  add_to_row (row, self->empty, 0);
}

/* First every name gets its room, then the cards below it come out. */
static void
distribute (Row *row, int room)
{
  for (guint i = 0; i < row->n; i++)
    row->sizes[i].natural_size -= row->near[i];
  room = gtk_distribute_natural_allocation (room, row->n, row->sizes);
  for (guint i = 0; i < row->n; i++)
    row->sizes[i].natural_size += row->near[i];
  gtk_distribute_natural_allocation (room, row->n, row->sizes);
}

/* The additional width that makes every card at least `wide`. */
static int
measure_missing (const Row *row, int wide)
{
  int missing = 0;

  for (guint i = 0; i < row->n; i++)
    if (row->cards[i] > 0)
      missing += MAX (0, wide - row->cards[i]);
  return missing;
}

/* Makes all cards as wide as the widest of the nations, or as near to that as there is room for.
 * Returns the rest of the room. */
static int
level_cards (BabelHand *self, Row *row, int room)
{
  int wide = 0;

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    wide = MAX (wide, measure_card (self, nation));
  while (measure_missing (row, wide) > room)
    wide--;
  for (guint i = 0; i < row->n; i++)
    if (row->cards[i] > 0)
      row->sizes[i].minimum_size += MAX (0, wide - row->cards[i]);
  return room - measure_missing (row, wide);
}

/* The width of a nation's place: a pile of a few cards of any nation. */
static int
measure_slot (BabelHand *self)
{
  int wide = 0;

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    wide = MAX (wide, measure_card (self, nation));
  return wide + PADDING + (FEW - 1) * OFFSET;
}

/* The width of a place for each nation, side by side. */
static int
measure_room (BabelHand *self)
{
  return BABEL_N_NATIONS * (measure_slot (self) + SPACING) - SPACING;
}

static void
babel_hand_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  BabelHand *self = BABEL_HAND (widget);
  Row        row;

  measure_row (self, &row);
  *minimum = row.least;
  *natural = MAX (row.liked, measure_room (self));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  *minimum = *natural = 0;
  for (guint i = 0; i < row.n; i++)
    {
      int least, liked;

      gtk_widget_measure (row.children[i], orientation, -1, &least, &liked, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, liked);
    }
}

/* Gives each nation its place, so that a press does not meet another card once one is gone. */
static void
allocate_slots (BabelHand *self, int width, int height)
{
  int slot = (width + SPACING) / BABEL_N_NATIONS - SPACING;
  int card = measure_slot (self) - (FEW - 1) * OFFSET;

  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    if (gtk_widget_should_layout (self->stacks[i]))
      edubba_layout_place (
        self->stacks[i],
        (GtkAllocation) { (int) i * (slot + SPACING), 0,
                          MIN (slot, card + count_covered (self->stacks[i]) * OFFSET), height });
}

static void
babel_hand_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BabelHand *self = BABEL_HAND (widget);
  Row        row;
  int        x;

  if (width >= measure_room (self) && !gtk_widget_get_visible (self->empty) &&
      !gtk_widget_get_visible (self->stacks[BABEL_UNKNOWN]))
    {
      allocate_slots (self, width, height);
      return;
    }
  measure_row (self, &row);
  distribute (&row, MAX (0, width - row.least));
  x = level_cards (self, &row, MAX (0, width - row.liked)) / 2;
  for (guint i = 0; i < row.n; i++)
    {
      edubba_layout_place (row.children[i],
                           (GtkAllocation) { x, 0, row.sizes[i].minimum_size, height });
      x += row.sizes[i].minimum_size + SPACING;
    }
}

static void
babel_hand_dispose (GObject *object)
{
  BabelHand *self = BABEL_HAND (object);

  for (guint i = 0; i < N_STACKS; i++)
    g_clear_pointer (&self->stacks[i], gtk_widget_unparent);
  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    g_clear_pointer (&self->rulers[i], gtk_widget_unparent);
  g_clear_pointer (&self->empty, gtk_widget_unparent);
  G_OBJECT_CLASS (babel_hand_parent_class)->dispose (object);
}

static void
babel_hand_class_init (BabelHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_hand_dispose;
  widget_class->measure = babel_hand_measure;
  widget_class->size_allocate = babel_hand_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
babel_hand_init (BabelHand *self)
{
  for (guint i = 0; i < N_STACKS; i++)
    {
      self->stacks[i] = create_stack (i);
      gtk_widget_set_parent (self->stacks[i], GTK_WIDGET (self));
    }
  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    {
      self->rulers[i] = babel_card_new (BABEL_CARD_FACE, i);
      gtk_widget_set_parent (self->rulers[i], GTK_WIDGET (self));
      gtk_widget_set_child_visible (self->rulers[i], FALSE);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->rulers[i]), GTK_ACCESSIBLE_STATE_HIDDEN,
                                   TRUE, -1);
    }
  self->empty = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_add_css_class (self->empty, "dim");
  gtk_widget_set_parent (self->empty, GTK_WIDGET (self));
}

void
babel_hand_show (BabelHand *self, const BabelView *view)
{
  guint            n;
  g_autofree char *name = NULL;
  g_autofree char *empty = NULL;

  g_return_if_fail (BABEL_IS_HAND (self));

  n = babel_counts_sum (view->state.table.hand[view->viewer]);
  name = BABEL_VIEW_SAY_COUNTED (view, hands, n, TRUE, n);
  empty = babel_view_say (view, &empty_hands, TRUE);
  for (guint nation = 0; nation < N_STACKS; nation++)
    show_stack (self, view, nation);
  gtk_label_set_label (GTK_LABEL (self->empty), empty);
  gtk_widget_set_visible (self->empty, n == 0);
  babel_style_name (GTK_WIDGET (self), name, NULL);
}

void
babel_hand_set_picked (BabelHand *self, guint nation)
{
  g_return_if_fail (BABEL_IS_HAND (self));

  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    {
      babel_style_toggle (self->stacks[i], "picked", i == nation);
      gtk_accessible_update_state (
        GTK_ACCESSIBLE (self->stacks[i]), GTK_ACCESSIBLE_STATE_PRESSED,
        i == nation ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }
}

GtkWidget *
babel_hand_get_stack (BabelHand *self, guint nation)
{
  g_return_val_if_fail (BABEL_IS_HAND (self), NULL);
  g_return_val_if_fail (nation < BABEL_N_NATIONS, NULL);

  return self->stacks[nation];
}

GtkWidget *
babel_hand_get_card (BabelHand *self, guint nation, guint i)
{
  BabelPileView *pile;

  g_return_val_if_fail (BABEL_IS_HAND (self), NULL);
  g_return_val_if_fail (nation < N_STACKS, NULL);

  pile = BABEL_PILE_VIEW (gtk_widget_get_first_child (self->stacks[nation]));
  return pile->n_drawn > 0 ? pile->cards[MIN (i, pile->n_drawn - 1)] : NULL;
}

GtkWidget *
babel_hand_get_nearest (BabelHand *self, guint nation)
{
  GtkWidget *nearest = NULL;
  guint      least = G_MAXUINT;

  g_return_val_if_fail (BABEL_IS_HAND (self), NULL);

  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    {
      guint distance = i > nation ? i - nation : nation - i;

      if (gtk_widget_get_visible (self->stacks[i]) && distance < least)
        {
          least = distance;
          nearest = self->stacks[i];
        }
    }
  return nearest;
}

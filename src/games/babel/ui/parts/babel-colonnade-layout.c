/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places the cards of a colonnade and their number, and chooses the card drawn last. The
 * arithmetic is that of babel-rows.c; here it meets widgets and directions.
 */
#include "babel-colonnade-private.h"

#include "babel-style.h"
#include "edubba-layout.h"

/* Room beside the cards for brackets, in pixels: at least this, and this share of the width where
 * names have room beside it. */
#define GUTTER_MIN   12
#define GUTTER_SHARE 0.12

/* The same beside chips and groups, which have their rings in it. */
#define CHIP_GUTTER 8

/* Between the last row of groups and the number. */
#define TALLY_SPACE 4

/* The distance by which the cards about to leave are pushed aside. */
#define LIFT 8

/* The size of a land's sign on empty ground, as a share of the ground. */
#define SIGN_SHARE 0.5

/* The number of settlers that can be counted at a glance. */
#define GLANCE 3

static BabelRowsSizes
measure_sizes (BabelColonnade *self)
{
  BabelCard *ruler = BABEL_CARD (self->ruler);

  return (BabelRowsSizes) {
    .strip = babel_card_measure_strip (ruler),
    .line = babel_card_measure_line (ruler),
    .close = babel_card_measure_close_line (ruler),
    .chip = babel_card_measure_chip (ruler),
    .widest = BABEL_COLONNADE_WIDEST * edubba_layout_measure_width (self->ruler, NULL),
    .tail = edubba_layout_measure_width (self->tally, NULL) + TALLY_SPACE,
  };
}

/* The nations of the cards; returns their number. */
static guint
list_nations (BabelColonnade *self, guint8 nations[BABEL_N_NATION_CARDS])
{
  guint n = babel_colonnade_count_cards (self);

  for (guint i = 0; i < n; i++)
    nations[i] = (guint8) babel_card_get_nation (babel_colonnade_get_nth (self, i));
  return n;
}

/* Cards are as wide as the colonnade leaves them, but no bands across a wide land. */
static int
choose_gutter (BabelColonnade *self, int width)
{
  int card = edubba_layout_measure_width (self->ruler, NULL);
  int gutter = MAX (GUTTER_MIN, MIN ((int) (width * GUTTER_SHARE), (width - card) / 2));

  return MAX (gutter, (width - BABEL_COLONNADE_WIDEST * card) / 2);
}

guint
babel_colonnade_count_cards (BabelColonnade *self)
{
  guint n = 0;

  while (n < self->cards->len && gtk_widget_get_visible (g_ptr_array_index (self->cards, n)))
    n++;
  return n;
}

void
babel_colonnade_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  BabelColonnade *self = BABEL_COLONNADE (widget);
  int             heights[BABEL_ROWS_N_HEIGHTS];
  int             card_minimum, card_natural;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->ruler, orientation, -1, &card_minimum, &card_natural, NULL, NULL);
      *minimum = card_minimum + 2 * GUTTER_MIN;
      *natural = card_natural + 2 * GUTTER_MIN;
      return;
    }
  babel_colonnade_measure_rows (self, 0, heights);
  *minimum = BABEL_COLONNADE_REACH;
  *natural = MAX (*minimum, heights[0]);
}

/* The length of a card's part under those below it. The last row of groups is shorter than the
 * row that it would cover. */
static int
measure_part_under (BabelColonnade *self, guint i, GdkRectangle place)
{
  const BabelRows *rows = &self->rows;
  guint            shorter = rows->form == BABEL_ROWS_GROUPS ? 2 : 1;

  if (rows->form == BABEL_ROWS_CHIPS || rows->row[i] + shorter >= rows->n_rows)
    return 0;
  return MIN (place.height / 2, rows->last);
}

/* The length of a card's part under the next card of its row. */
static int
measure_part_beside (BabelColonnade *self, guint i, GdkRectangle place)
{
  const BabelRows *rows = &self->rows;

  if (rows->form == BABEL_ROWS_CHIPS || i + 1 >= rows->n || rows->row[i + 1] != rows->row[i])
    return 0;
  return place.width / 2;
}

/* A band reaches under the one that lies on it. */
static void
allocate_card (BabelColonnade *self, guint i, int width, int height)
{
  GtkWidget   *card = GTK_WIDGET (babel_colonnade_get_nth (self, i));
  GdkRectangle place = babel_colonnade_get_place (self, i, width, height);
  gboolean     bands = self->rows.form == BABEL_ROWS_BANDS;
  gboolean     lifted = self->lifted && i + 3 >= self->rows.n;
  int          beside = measure_part_beside (self, i, place);
  int          under = measure_part_under (self, i, place);

  babel_card_set_seen (BABEL_CARD (card),
                       self->rows.form == BABEL_ROWS_GROUPS ? place.width : 0, place.height);
  babel_style_toggle (card, "lifted", lifted);
  place.width += beside;
  place.height += under;
  place.x += lifted && bands ? LIFT : 0;
  place.y -= self->own ? 0 : under;
  edubba_layout_place (card, place);
}

/* The card that is looked at becomes a band as wide as its name, over the others. */
static void
allocate_named (BabelColonnade *self, guint i, int width, int height)
{
  GdkRectangle place = babel_colonnade_get_place (self, i, width, height);
  int          high = MIN (height, babel_card_measure_strip (BABEL_CARD (self->ruler)));
  GtkWidget   *card = GTK_WIDGET (babel_colonnade_get_nth (self, i));
  int          wide = MIN (width, edubba_layout_measure_width (card, NULL));

  place.x = CLAMP (place.x + (place.width - wide) / 2, 0, width - wide);
  place.y = CLAMP (place.y + (place.height - high) / 2, 0, height - high);
  place.width = wide;
  place.height = high;
  babel_card_set_seen (BABEL_CARD (card), 0, 0);
  edubba_layout_place (card, place);
}

/* The card that is looked at, if its name cannot be read where it lies, or BABEL_COLONNADE_NONE. */
static guint
find_named (BabelColonnade *self)
{
  guint named = self->looked < self->rows.n ? self->looked : self->hovered;

  if (named >= self->rows.n || self->rows.form == BABEL_ROWS_BANDS ||
      babel_card_shows_name (babel_colonnade_get_nth (self, named)))
    return BABEL_COLONNADE_NONE;
  return named;
}

/* The middle of the number, across. */
static int
find_middle_of_tally (BabelColonnade *self, GdkRectangle place, int width)
{
  switch (self->rows.form)
    {
    case BABEL_ROWS_CHIPS:
      return place.x + place.width / 2;
    case BABEL_ROWS_GROUPS:
      return place.x + place.width + self->rows.tail / 2;
    case BABEL_ROWS_BANDS:
    default:
      return width - self->gutter / 2;
    }
}

/* The number stands where the next settler comes: among chips in their row, behind the last group,
 * else in the gutter. */
static void
allocate_tally (BabelColonnade *self, int width, int height)
{
  guint        n = self->rows.n;
  gboolean     chips = self->rows.form == BABEL_ROWS_CHIPS;
  guint        at = chips ? n : MAX (n, 1) - 1;
  GdkRectangle place = babel_colonnade_get_place (self, at, width, height);
  int          wide = edubba_layout_measure_width (self->tally, NULL);
  int          high = edubba_layout_measure_height (self->tally, -1);
  int          x = find_middle_of_tally (self, place, width) - wide / 2;

  gtk_widget_set_child_visible (self->tally, n > GLANCE || (n > 0 && chips));
  edubba_layout_place (self->tally,
                       (GtkAllocation) { CLAMP (x, 0, MAX (0, width - wide)),
                                         CLAMP (place.y + (place.height - high) / 2, 0,
                                                MAX (0, height - high)),
                                         wide, high });
}

/* While nobody lives there the land's sign is on the ground. A new size asks for another layout
 * of all that is round it, which must not happen while a colonnade alone is fanned out. */
static void
allocate_sign (BabelColonnade *self, int width, int height)
{
  int size = (int) (SIGN_SHARE * MIN (width, height));

  gtk_widget_set_child_visible (self->sign, self->rows.n == 0);
  if (self->rows.n > 0)
    return;
  gtk_image_set_pixel_size (GTK_IMAGE (self->sign), size);
  edubba_layout_place (self->sign, (GtkAllocation) { (width - size) / 2, (height - size) / 2, size,
                                                     size });
}

void
babel_colonnade_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BabelColonnade *self = BABEL_COLONNADE (widget);
  BabelRowsSizes  sizes = measure_sizes (self);
  guint8          nations[BABEL_N_NATION_CARDS];
  guint           n = list_nations (self, nations);

  gtk_widget_size_allocate (self->button, &(GtkAllocation) { 0, 0, width, height }, -1);
  self->gutter = choose_gutter (self, width);
  self->rows = babel_rows_lay_out (nations, n, sizes, width - 2 * CHIP_GUTTER, height);
  if (self->rows.form == BABEL_ROWS_CHIPS)
    self->gutter = CHIP_GUTTER;
  else if (self->rows.form == BABEL_ROWS_GROUPS)
    self->gutter = MAX (CHIP_GUTTER, (width - sizes.widest) / 2);
  for (guint i = 0; i < self->rows.n; i++)
    allocate_card (self, i, width, height);
  self->named = find_named (self);
  if (self->named != BABEL_COLONNADE_NONE)
    allocate_named (self, self->named, width, height);
  allocate_sign (self, width, height);
  allocate_tally (self, width, height);
  babel_colonnade_allocate_brackets (self, width, height);
}

/* The card whose name is shown lies on top of the others. */
void
babel_colonnade_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BabelColonnade *self = BABEL_COLONNADE (widget);
  gboolean        named = self->named < babel_colonnade_count_cards (self);
  GtkWidget      *top = named ? g_ptr_array_index (self->cards, self->named) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    if (child != top)
      gtk_widget_snapshot_child (widget, child, snapshot);
  if (top)
    gtk_widget_snapshot_child (widget, top, snapshot);
}

GdkRectangle
babel_colonnade_get_place (BabelColonnade *self, guint i, int width, int height)
{
  GdkRectangle place = babel_rows_get_place (&self->rows, i, width - 2 * self->gutter);

  place.x += self->gutter;
  if (!self->own)
    place.y = height - place.y - place.height;
  return place;
}

gboolean
babel_colonnade_compute_next (BabelColonnade  *self,
                              guint            n,
                              GtkWidget       *target,
                              graphene_rect_t *place)
{
  GtkWidget   *widget = GTK_WIDGET (self);
  int          width = gtk_widget_get_width (widget);
  int          height = gtk_widget_get_height (widget);
  BabelRows    rows = self->rows;
  GdkRectangle next;

  g_return_val_if_fail (BABEL_IS_COLONNADE (self), FALSE);

  if (rows.n == 0)
    rows.last = babel_card_measure_strip (BABEL_CARD (self->ruler));
  if (rows.form != BABEL_ROWS_CHIPS)
    rows.n_rows += n;
  if (rows.strip == 0)
    rows.strip = rows.last;
  next = babel_rows_get_place (&rows, rows.n + n, width - 2 * self->gutter);
  next.x += self->gutter;
  next.y = CLAMP (next.y, 0, MAX (0, height - next.height));
  if (!self->own)
    next.y = height - next.y - next.height;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    next.x = width - next.x - next.width;
  *place = GRAPHENE_RECT_INIT ((float) next.x, (float) next.y, (float) next.width,
                               (float) next.height);
  return gtk_widget_compute_point (widget, target, &place->origin, &place->origin);
}

gboolean
babel_colonnade_is_crowded (BabelColonnade *self)
{
  g_return_val_if_fail (BABEL_IS_COLONNADE (self), FALSE);

  return self->rows.n > 0 &&
         (self->rows.form != BABEL_ROWS_BANDS || self->rows.strip < measure_sizes (self).strip);
}

void
babel_colonnade_measure_rows (BabelColonnade *self, int width, int heights[BABEL_ROWS_N_HEIGHTS])
{
  guint8 nations[BABEL_N_NATION_CARDS];
  guint  n;

  g_return_if_fail (BABEL_IS_COLONNADE (self));

  n = list_nations (self, nations);
  babel_rows_measure (nations, n, measure_sizes (self), width - 2 * CHIP_GUTTER, heights);
}

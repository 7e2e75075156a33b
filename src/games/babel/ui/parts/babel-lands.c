/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelLands: five lands of equal width, in the order of reading, whose sites are in one line. That
 * line is in the middle as long as all colonnades fit; when one side has grown too long for its
 * half, it moves into the room that the other side can spare. It stays in its place as long as all
 * settlers can be read there, so that a press meets what was aimed at while cards come and go.
 *
 * CSS nodes: `lands` with five `land`. Accessibility: role group.
 */
#include "babel-lands.h"

#include <glib/gi18n-lib.h>

#include "babel-style.h"
#include "edubba-layout.h"

/* The share of the height that the sites take where bands leave all of it to them. */
#define PICTURE_SHARE 0.42

/* The index of the least height of a colonnade. */
#define LEAST (BABEL_ROWS_N_HEIGHTS - 1)

struct _BabelLands
{
  GtkWidget  parent_instance;
  GtkWidget *lands[BABEL_N_NATIONS];
  int        width; /* of a land, as far as is known beforehand */

  /* The size for which the line of sites was placed last, and its place and height. */
  GtkRequisition size;
  int            above;
  int            middle;
};

G_DEFINE_FINAL_TYPE (BabelLands, babel_lands, GTK_TYPE_WIDGET)

static void
measure_parts (BabelLands *self, int minimum[3], int natural[3])
{
  for (guint i = 0; i < 3; i++)
    minimum[i] = natural[i] = 0;
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      int land_minimum[3], land_natural[3];

      babel_land_measure_parts (BABEL_LAND (self->lands[land]), land_minimum, land_natural);
      for (guint i = 0; i < 3; i++)
        {
          minimum[i] = MAX (minimum[i], land_minimum[i]);
          natural[i] = MAX (natural[i], land_natural[i]);
        }
    }
}

/* The heights that the colonnades of each side need, from bands at ease to the least: the highest
 * decides.
 */
static void
measure_needs (BabelLands *self, int width, int needs[BABEL_ROWS_N_HEIGHTS][2])
{
  for (guint form = 0; form < BABEL_ROWS_N_HEIGHTS; form++)
    needs[form][FALSE] = needs[form][TRUE] = 0;
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    for (guint own = 0; own < 2; own++)
      {
        int heights[BABEL_ROWS_N_HEIGHTS];

        babel_land_measure_colonnade (BABEL_LAND (self->lands[land]), own, width, heights);
        for (guint form = 0; form < BABEL_ROWS_N_HEIGHTS; form++)
          needs[form][own] = MAX (needs[form][own], heights[form]);
      }
}

static void
babel_lands_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  BabelLands *self = BABEL_LANDS (widget);
  int         part_minimum[3], part_natural[3], needs[BABEL_ROWS_N_HEIGHTS][2];

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      measure_parts (self, part_minimum, part_natural);
      measure_needs (self, self->width, needs);
      part_minimum[0] = MAX (part_minimum[0], needs[LEAST][FALSE]);
      part_minimum[2] = MAX (part_minimum[2], needs[LEAST][TRUE]);
      for (guint i = 0; i < 3; i++)
        {
          *minimum += part_minimum[i];
          *natural += MAX (part_natural[i], part_minimum[i]);
        }
      return;
    }
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      int land_minimum, land_natural;

      gtk_widget_measure (self->lands[land], orientation, -1, &land_minimum, &land_natural, NULL,
                          NULL);
      *minimum = MAX (*minimum, land_minimum);
      *natural = MAX (*natural, land_natural);
    }
  *minimum = *minimum * BABEL_N_NATIONS + BABEL_LANDS_SPACING * (BABEL_N_NATIONS - 1);
  *natural = *natural * BABEL_N_NATIONS + BABEL_LANDS_SPACING * (BABEL_N_NATIONS - 1);
}

/* The other side's share of the rest: half of it if both have room for their needs then, else as
 * much more as the viewer's side can spare. */
static int
share_rest (int rest, int other, int own)
{
  int half = rest / 2;

  if (other > half)
    return MIN (other, MAX (half, rest - own));
  if (own > rest - half)
    return MAX (other, MIN (half, rest - own));
  return half;
}

/* The place and height of the line of sites: temples get their natural height before bands get
 * more than theirs, and the pictures of the lands are large if that takes nothing from bands at
 * ease: all of it or nothing, or they would change with every card. If not all bands have room at
 * ease, the room is shared so that all can be read. */
static void
share_height (BabelLands *self, int width, int height, int *above, int *middle)
{
  int   minimum[3], natural[3], needs[BABEL_ROWS_N_HEIGHTS][2];
  int   rest;
  guint form = 0;

  measure_parts (self, minimum, natural);
  measure_needs (self, width, needs);
  *middle = CLAMP (height - MAX (minimum[0], needs[1][FALSE]) - MAX (minimum[2], needs[1][TRUE]),
                   minimum[1], natural[1]);
  rest = height - MAX (minimum[0], needs[0][FALSE]) - MAX (minimum[2], needs[0][TRUE]);
  if (rest >= (int) (height * PICTURE_SHARE))
    *middle = MAX (*middle, (int) (height * PICTURE_SHARE));
  rest = MAX (0, height - *middle);
  while (form < LEAST && needs[form][FALSE] + needs[form][TRUE] > rest)
    form++;
  *above = share_rest (rest, needs[form][FALSE], needs[form][TRUE]);
  *above = CLAMP (*above, MIN (minimum[0], rest), MAX (0, rest - minimum[2]));
  if (self->size.width == width && self->size.height == height && self->middle >= natural[1] &&
      self->above >= MAX (minimum[0], needs[MAX (form, 1)][FALSE]) &&
      height - self->above - self->middle >= MAX (minimum[2], needs[MAX (form, 1)][TRUE]))
    {
      *above = self->above;
      *middle = self->middle;
    }
  self->size = (GtkRequisition) { width, height };
  self->above = *above;
  self->middle = *middle;
}

static void
babel_lands_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BabelLands *self = BABEL_LANDS (widget);
  int         above, middle;
  int         room = width - BABEL_LANDS_SPACING * (BABEL_N_NATIONS - 1);

  share_height (self, room / BABEL_N_NATIONS, height, &above, &middle);
  for (int i = 0; i < BABEL_N_NATIONS; i++)
    {
      int start = room * i / BABEL_N_NATIONS;
      int end = room * (i + 1) / BABEL_N_NATIONS;

      babel_land_set_heights (BABEL_LAND (self->lands[i]), above, middle);
      edubba_layout_place (
        self->lands[i],
        (GtkAllocation) { start + i * BABEL_LANDS_SPACING, 0, end - start, height });
    }
}

static void
babel_lands_dispose (GObject *object)
{
  BabelLands *self = BABEL_LANDS (object);

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    g_clear_pointer (&self->lands[land], gtk_widget_unparent);
  G_OBJECT_CLASS (babel_lands_parent_class)->dispose (object);
}

static void
babel_lands_class_init (BabelLandsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_lands_dispose;
  widget_class->measure = babel_lands_measure;
  widget_class->size_allocate = babel_lands_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "lands");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
babel_lands_init (BabelLands *self)
{
  g_autoptr (GtkSizeGroup) sites = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      self->lands[land] = babel_land_new (land);
      gtk_widget_set_parent (self->lands[land], GTK_WIDGET (self));
      gtk_size_group_add_widget (sites,
                                 babel_land_get_site (BABEL_LAND (self->lands[land]), FALSE));
      gtk_size_group_add_widget (sites, babel_land_get_site (BABEL_LAND (self->lands[land]), TRUE));
    }
  babel_style_name (GTK_WIDGET (self), _ ("The lands"), NULL);
}

void
babel_lands_show (BabelLands *self, const BabelView *view)
{
  g_return_if_fail (BABEL_IS_LANDS (self));

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    babel_land_show (BABEL_LAND (self->lands[land]), view);
}

BabelLand *
babel_lands_get_land (BabelLands *self, guint land)
{
  g_return_val_if_fail (BABEL_IS_LANDS (self), NULL);
  g_return_val_if_fail (land < BABEL_N_NATIONS, NULL);

  return BABEL_LAND (self->lands[land]);
}

void
babel_lands_set_land_width (BabelLands *self, int width)
{
  g_return_if_fail (BABEL_IS_LANDS (self));

  if (self->width == width)
    return;
  self->width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

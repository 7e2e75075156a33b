/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelLand: from top to bottom the other's colonnade, the other's site, the land's name, the
 * viewer's site and the viewer's colonnade. The row of lands shares out the height.
 *
 * CSS nodes: `land` with the class of its nation and `active` where the viewer's pawn stands; two
 * `colonnade`; `sites` with two `site` and a button `bar` with `target`.
 *
 * Accessibility: role group, named by the land; the bar is a button with the same name and the
 * pawns there.
 */
#include "babel-land.h"

#include <glib/gi18n-lib.h>

#include "babel-art.h"
#include "babel-style.h"
#include "babel-words.h"
#include "config.h"
#include "edubba-layout.h"

/* Space round the colonnades, in pixels, and where there is little height. */
#define MARGIN     6
#define LOW_MARGIN 3

/* The width of the line round the sites. */
#define EDGE 4

/* The space between sign and name, side by side or one above the other; and the least width of
 * both if the sites lie beside them (as in the style sheet). */
#define BESIDE      8
#define BELOW       2
#define LEAST_TITLE 72

struct _BabelLand
{
  GtkWidget parent_instance;

  GtkWidget *middle;
  GtkWidget *bar;
  GtkWidget *title;
  GtkWidget *emblem;
  GtkWidget *name;

  GtkWidget *colonnades[2]; /* by `own` */
  GtkWidget *sites[2];

  GtkWidget *fanned; /* one of the colonnades, or NULL */

  guint          land;
  BabelLandShape shape;
  int            above;
  int            height_of_middle;
};

G_DEFINE_FINAL_TYPE (BabelLand, babel_land, GTK_TYPE_WIDGET)

static int
get_margin (BabelLand *self)
{
  return self->shape == BABEL_LAND_LOW ? LOW_MARGIN : MARGIN;
}

static void
babel_land_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  BabelLand *self = BABEL_LAND (widget);
  GtkWidget *parts[] = { self->colonnades[0], self->middle, self->colonnades[1] };
  gboolean   down = orientation == GTK_ORIENTATION_VERTICAL;

  *minimum = *natural = 0;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      int part_minimum, part_natural;

      gtk_widget_measure (parts[i], orientation, -1, &part_minimum, &part_natural, NULL, NULL);
      if (!down && parts[i] == self->middle)
        {
          part_minimum += 2 * MARGIN;
          part_natural += 2 * MARGIN;
        }
      *minimum = down ? *minimum + part_minimum : MAX (*minimum, part_minimum);
      *natural = down ? *natural + part_natural : MAX (*natural, part_natural);
    }
  if (down)
    {
      *minimum += 4 * get_margin (self);
      *natural += 4 * get_margin (self);
    }
}

/* A colonnade that the keyboard has reached lays itself over the sites as far as its cards need. */
static void
allocate_colonnade (BabelLand *self, gboolean own, GtkAllocation area, int height)
{
  GtkWidget *colonnade = self->colonnades[own];
  gboolean   fanned = self->fanned == colonnade;
  int        natural;

  if (fanned)
    {
      gtk_widget_measure (colonnade, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);
      natural = CLAMP (natural, area.height, height - 2 * get_margin (self));
      if (own)
        area.y -= natural - area.height;
      fanned = natural > area.height;
      area.height = natural;
    }
  babel_style_toggle (colonnade, "fanned", fanned);
  gtk_widget_size_allocate (colonnade, &area, -1);
}

static void
babel_land_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BabelLand *self = BABEL_LAND (widget);
  int        below = self->above + self->height_of_middle;
  int        margin = get_margin (self);

  gtk_widget_size_allocate (
    self->middle,
    &(GtkAllocation) { MARGIN, self->above, width - 2 * MARGIN, self->height_of_middle }, -1);
  allocate_colonnade (self, FALSE,
                      (GtkAllocation) { 0, margin, width, self->above - 2 * margin }, height);
  allocate_colonnade (
    self, TRUE,
    (GtkAllocation) { 0, below + margin, width, height - below - 2 * margin }, height);
}

/* Draws a fanned colonnade last, so that it lies on everything else. */
static void
babel_land_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BabelLand *self = BABEL_LAND (widget);
  gboolean   last = self->fanned != self->colonnades[FALSE];

  gtk_widget_snapshot_child (widget, self->middle, snapshot);
  gtk_widget_snapshot_child (widget, self->colonnades[!last], snapshot);
  gtk_widget_snapshot_child (widget, self->colonnades[last], snapshot);
}

static void
set_fanned (BabelLand *self, GtkWidget *fanned)
{
  if (self->fanned == fanned)
    return;
  self->fanned = fanned;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
focus_entered_cb (GtkEventControllerFocus *focus, BabelLand *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
    set_fanned (self, gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (focus)));
}

static void
focus_left_cb (GtkEventControllerFocus *focus, BabelLand *self)
{
  set_fanned (self, NULL);
}

static void
watch_focus (BabelLand *self, GtkWidget *colonnade)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (focus, "enter", G_CALLBACK (focus_entered_cb), self);
  g_signal_connect (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_widget_add_controller (colonnade, focus);
}

static void
babel_land_dispose (GObject *object)
{
  BabelLand *self = BABEL_LAND (object);

  self->fanned = NULL;
  g_clear_pointer (&self->colonnades[0], gtk_widget_unparent);
  g_clear_pointer (&self->colonnades[1], gtk_widget_unparent);
  g_clear_pointer (&self->middle, gtk_widget_unparent);
  G_OBJECT_CLASS (babel_land_parent_class)->dispose (object);
}

static void
babel_land_class_init (BabelLandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_land_dispose;
  widget_class->measure = babel_land_measure;
  widget_class->size_allocate = babel_land_size_allocate;
  widget_class->snapshot = babel_land_snapshot;
  gtk_widget_class_set_css_name (widget_class, "land");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  babel_style_register ();
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_PATH "/games/babel/ui/babel-land.ui");
  gtk_widget_class_bind_template_child (widget_class, BabelLand, middle);
  gtk_widget_class_bind_template_child (widget_class, BabelLand, bar);
  gtk_widget_class_bind_template_child (widget_class, BabelLand, title);
  gtk_widget_class_bind_template_child (widget_class, BabelLand, emblem);
  gtk_widget_class_bind_template_child (widget_class, BabelLand, name);
}

static void
babel_land_init (BabelLand *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->colonnades[FALSE] = babel_colonnade_new (FALSE);
  self->colonnades[TRUE] = babel_colonnade_new (TRUE);
  self->sites[FALSE] = babel_site_new (FALSE);
  self->sites[TRUE] = babel_site_new (TRUE);
  watch_focus (self, self->colonnades[FALSE]);
  watch_focus (self, self->colonnades[TRUE]);
  gtk_widget_insert_before (self->colonnades[FALSE], GTK_WIDGET (self), self->middle);
  gtk_widget_insert_after (self->colonnades[TRUE], GTK_WIDGET (self), self->middle);
  gtk_widget_set_vexpand (self->sites[FALSE], TRUE);
  gtk_widget_set_vexpand (self->sites[TRUE], TRUE);
  gtk_widget_set_hexpand (self->sites[FALSE], TRUE);
  gtk_widget_set_hexpand (self->sites[TRUE], TRUE);
  gtk_widget_set_parent (self->sites[FALSE], self->middle);
  gtk_widget_insert_before (self->sites[TRUE], self->middle, NULL);
  babel_land_set_shape (self, BABEL_LAND_UPRIGHT);
}

GtkWidget *
babel_land_new (guint land)
{
  BabelLand *self = g_object_new (BABEL_TYPE_LAND, NULL);
  g_autoptr (GdkPaintable) emblem = babel_art_new (BABEL_EMBLEM (land));
  const char      *name = babel_words_get_land (land, BABEL_LAND_NAME);
  g_autofree char *part = g_strdup_printf ("land:%c", babel_rules.letters[land]);

  self->land = land;
  gtk_widget_add_css_class (GTK_WIDGET (self), babel_style_get_nation (land));
  gtk_image_set_from_paintable (GTK_IMAGE (self->emblem), emblem);
  gtk_label_set_label (GTK_LABEL (self->name), name);
  babel_style_set_part (self->bar, part);
  babel_style_name (GTK_WIDGET (self), name, NULL);
  return GTK_WIDGET (self);
}

void
babel_land_show (BabelLand *self, const BabelView *view)
{
  g_autofree char *pawn = babel_pawn_describe_place (view, TRUE);
  gboolean         active;

  g_return_if_fail (BABEL_IS_LAND (self));

  active = babel_view_get_place (view) == self->land;
  for (guint own = 0; own < 2; own++)
    {
      babel_colonnade_show (BABEL_COLONNADE (self->colonnades[own]), view, self->land);
      babel_site_show (BABEL_SITE (self->sites[own]), view, self->land);
    }
  babel_style_toggle (GTK_WIDGET (self), "active", active);
  babel_style_name (self->bar, babel_words_get_land (self->land, BABEL_LAND_NAME),
                    active ? pawn : NULL);
}

static void
place (BabelLand *self, GtkWidget *child, int column, int row, int rows)
{
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (self->middle);

  g_object_set (gtk_layout_manager_get_layout_child (grid, child), "column", column, "row", row,
                "row-span", rows, NULL);
}

void
babel_land_set_shape (BabelLand *self, BabelLandShape shape)
{
  /* Column, row and rows of the bar, and of the other's and the viewer's site. */
  static const int places[][3][3] = {
    [BABEL_LAND_UPRIGHT] = { { 0, 1, 1 }, { 0, 0, 1 }, { 0, 2, 1 } },
    [BABEL_LAND_FLAT] = { { 0, 0, 2 }, { 1, 0, 1 }, { 1, 1, 1 } },
    [BABEL_LAND_LOW] = { { 0, 0, 1 }, { 1, 0, 1 }, { 2, 0, 1 } },
  };
  GtkWidget *parts[] = { self->bar, self->sites[FALSE], self->sites[TRUE] };

  g_return_if_fail (BABEL_IS_LAND (self));

  self->shape = shape;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    place (self, parts[i], places[shape][i][0], places[shape][i][1], places[shape][i][2]);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->title),
                                  shape == BABEL_LAND_FLAT ? GTK_ORIENTATION_VERTICAL
                                                           : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (self->title), shape == BABEL_LAND_FLAT ? BELOW : BESIDE);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), shape == BABEL_LAND_LOW ? PANGO_ELLIPSIZE_NONE
                                                                           : PANGO_ELLIPSIZE_END);
  babel_style_toggle (self->middle, "flat", shape != BABEL_LAND_UPRIGHT);
  for (guint own = 0; own < 2; own++)
    babel_site_set_flat (BABEL_SITE (self->sites[own]), shape == BABEL_LAND_FLAT);
}

void
babel_land_set_target (BabelLand *self, gboolean target)
{
  g_return_if_fail (BABEL_IS_LAND (self));

  babel_style_toggle (self->bar, "target", target);
  babel_style_toggle (self->middle, "target", target);
}

void
babel_land_measure_parts (BabelLand *self, int minimum[3], int natural[3])
{
  g_return_if_fail (BABEL_IS_LAND (self));

  gtk_widget_measure (self->colonnades[FALSE], GTK_ORIENTATION_VERTICAL, -1, &minimum[0],
                      &natural[0], NULL, NULL);
  gtk_widget_measure (self->middle, GTK_ORIENTATION_VERTICAL, -1, &minimum[1], &natural[1], NULL,
                      NULL);
  gtk_widget_measure (self->colonnades[TRUE], GTK_ORIENTATION_VERTICAL, -1, &minimum[2],
                      &natural[2], NULL, NULL);
  minimum[0] += 2 * get_margin (self);
  natural[0] += 2 * get_margin (self);
  minimum[2] += 2 * get_margin (self);
  natural[2] += 2 * get_margin (self);
}

void
babel_land_measure_colonnade (BabelLand *self,
                              gboolean   own,
                              int        width,
                              int        heights[BABEL_ROWS_N_HEIGHTS])
{
  g_return_if_fail (BABEL_IS_LAND (self));

  babel_colonnade_measure_rows (BABEL_COLONNADE (self->colonnades[own ? 1 : 0]), width, heights);
  for (guint form = 0; form < BABEL_ROWS_N_HEIGHTS; form++)
    heights[form] += 2 * get_margin (self);
}

/* The least width of the wider site. */
static int
measure_site (BabelLand *self)
{
  int site = 0;

  for (guint own = 0; own < 2; own++)
    {
      int needs;

      edubba_layout_measure_width (self->sites[own], &needs);
      site = MAX (site, needs);
    }
  return site;
}

/* The natural width of the land's name beside its sign: it decides about a sign above the name. */
static int
measure_bar (BabelLand *self)
{
  int bar = edubba_layout_measure_width (self->bar, NULL);
  int title = edubba_layout_measure_width (self->title, NULL);
  int beside = edubba_layout_measure_width (self->emblem, NULL) + BESIDE +
               edubba_layout_measure_width (self->name, NULL);

  return self->shape == BABEL_LAND_FLAT ? bar - title + MAX (LEAST_TITLE, beside) : bar;
}

/* However the name lies, it is measured as if it lay between the sites. */
int
babel_land_measure_width (BabelLand *self)
{
  g_return_val_if_fail (BABEL_IS_LAND (self), 0);

  return MAX (measure_site (self), measure_bar (self)) + EDGE + 2 * MARGIN;
}

int
babel_land_measure_low_width (BabelLand *self)
{
  g_return_val_if_fail (BABEL_IS_LAND (self), 0);

  return measure_bar (self) + 2 * measure_site (self) + EDGE + 2 * MARGIN;
}

void
babel_land_set_heights (BabelLand *self, int above, int middle)
{
  g_return_if_fail (BABEL_IS_LAND (self));

  if (self->above == above && self->height_of_middle == middle)
    return;
  self->above = above;
  self->height_of_middle = middle;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

guint
babel_land_get_land (BabelLand *self)
{
  g_return_val_if_fail (BABEL_IS_LAND (self), BABEL_UNKNOWN);

  return self->land;
}

GtkWidget *
babel_land_get_bar (BabelLand *self)
{
  g_return_val_if_fail (BABEL_IS_LAND (self), NULL);

  return self->bar;
}

BabelColonnade *
babel_land_get_colonnade (BabelLand *self, gboolean own)
{
  g_return_val_if_fail (BABEL_IS_LAND (self), NULL);

  return BABEL_COLONNADE (self->colonnades[own ? 1 : 0]);
}

GtkWidget *
babel_land_get_site (BabelLand *self, gboolean own)
{
  g_return_val_if_fail (BABEL_IS_LAND (self), NULL);

  return self->sites[own ? 1 : 0];
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelColonnade: settlers none of which covers the sign of another. Where there is room each is a
 * band with sign and name, else a chip with the sign alone, in rows as one reads (babel-rows.c); a
 * chip that is pointed at shows its name over the others. Below the cards lies one button for all
 * of them, so that the whole space is a place to point at, also while it is empty; at each run lies
 * its bracket (babel-colonnade-runs.c), and a press there is one on the run.
 *
 * CSS nodes: `colonnade` with `own` or `other`; a button `column` with `target`, `babelcard` nodes
 * (the last three with `lifted`, the one that the keyboard looks at with `looked-at`), a label
 * `tally` and `bracket` nodes with `available`; on the viewer's side behind each bracket a button
 * `reach`, for the keyboard and assistive technology alone.
 *
 * Accessibility: role list. The button is named by land, owner and number of settlers and described
 * by the cards in their order; each card is an image named by its nation.
 */
#include "babel-colonnade-private.h"

#include <glib/gi18n-lib.h>

#include "babel-card.h"
#include "babel-style.h"
#include "babel-words.h"
#include "edubba-layout.h"

/* Room beside the cards for brackets, in pixels: at least this, and this share of the width where
 * names have room beside it. */
#define GUTTER_MIN   12
#define GUTTER_SHARE 0.12

/* The same beside chips, which have their rings in it. */
#define CHIP_GUTTER 8

/* How far the cards about to leave are pushed aside. */
#define LIFT 8

/* How many settlers are counted at a glance. */
#define GLANCE 3

G_DEFINE_FINAL_TYPE (BabelColonnade, babel_colonnade, GTK_TYPE_WIDGET)

static const BabelVoices names = {
  /* Translators: "Your colonnade in Hatti: 7 settlers". */
  NN_ ("Your colonnade %1$s: %2$u settler", "Your colonnade %1$s: %2$u settlers"),
  /* Translators: "Your opponent's colonnade in Hatti: 7 settlers". */
  NN_ ("Your opponent’s colonnade %1$s: %2$u settler",
       "Your opponent’s colonnade %1$s: %2$u settlers"),
  /* Translators: "Player 1's colonnade in Hatti: 7 settlers". */
  NN_ ("Player %3$u’s colonnade %1$s: %2$u settler",
       "Player %3$u’s colonnade %1$s: %2$u settlers"),
};

static BabelCard *
get_card (BabelColonnade *self, guint i)
{
  return BABEL_CARD (g_ptr_array_index (self->cards, i));
}

static BabelRowsSizes
measure_sizes (BabelColonnade *self)
{
  BabelCard *ruler = BABEL_CARD (self->ruler);

  return (BabelRowsSizes) { babel_card_measure_strip (ruler), babel_card_measure_line (ruler),
                            babel_card_measure_chip (ruler) };
}

static int
choose_gutter (BabelColonnade *self, int width)
{
  int card = edubba_layout_measure_width (self->ruler, NULL);

  return MAX (GUTTER_MIN, MIN ((int) (width * GUTTER_SHARE), (width - card) / 2));
}

/* The nation whose cards are the widest. */
static guint
find_widest_name (BabelColonnade *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  guint widest = 0;
  int   most = 0;

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    {
      int width;

      pango_layout_set_text (layout, babel_words_get_nation (nation, BABEL_NATION_NAME), -1);
      pango_layout_get_size (layout, &width, NULL);
      if (width > most)
        widest = nation;
      most = MAX (most, width);
    }
  return widest;
}

static guint
count_cards (BabelColonnade *self)
{
  guint n = 0;

  while (n < self->cards->len && gtk_widget_get_visible (GTK_WIDGET (get_card (self, n))))
    n++;
  return n;
}

static void
resize_cards (BabelColonnade *self, guint n)
{
  while (self->cards->len < n)
    {
      GtkWidget *card =
        babel_card_new (self->own ? BABEL_CARD_BAND_TOP : BABEL_CARD_BAND_BOTTOM, BABEL_ASSYRIA);

      gtk_widget_set_parent (card, GTK_WIDGET (self));
      g_ptr_array_add (self->cards, card);
    }
  for (guint i = 0; i < self->cards->len; i++)
    gtk_widget_set_visible (GTK_WIDGET (get_card (self, i)), i < n);
}

static void
show_name (BabelColonnade *self, const BabelView *view, const guint8 *nations, guint n)
{
  g_autofree char *cards = n > 0 ? babel_words_list_row (nations, n) : NULL;
  g_autofree char *name = g_strdup_printf (babel_view_voices (view, &names, n, self->own),
                                           babel_words_get_land (self->land, BABEL_LAND_IN), n,
                                           babel_view_get_number (view, self->own));

  babel_style_name (self->button, name, cards);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The name of the whole. */
static char *
dup_part (BabelColonnade *self)
{
  return g_strdup_printf ("colonnade:%s:%c", self->own ? "me" : "opp",
                          babel_rules.letters[self->land]);
}

static void
set_hovered (BabelColonnade *self, guint hovered)
{
  if (self->hovered == hovered)
    return;
  self->hovered = hovered;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
set_looked (BabelColonnade *self, guint looked)
{
  if (self->looked == looked)
    return;
  self->looked = looked;
  for (guint i = 0; i < self->cards->len; i++)
    babel_style_toggle (GTK_WIDGET (get_card (self, i)), "looked-at", i == looked);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
focus_left_cb (BabelColonnade *self)
{
  set_looked (self, BABEL_COLONNADE_NONE);
}

/* What is pressed next is all of it, unless the pointer says otherwise. */
static void
stand_for_whole (BabelColonnade *self)
{
  g_autofree char *part = dup_part (self);

  self->stands_for_run = FALSE;
  babel_style_set_part (self->button, part);
}

static void
press_ended (BabelColonnade *self)
{
  if (self->stands_for_run)
    stand_for_whole (self);
}

/* The card at a point, or BABEL_COLONNADE_NONE. */
static guint
find_card (BabelColonnade *self, double x, double y)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = width - x;
  for (guint i = 0; i < count_cards (self); i++)
    {
      GdkRectangle place = babel_colonnade_get_place (self, i, width, height);

      if ((!self->rows.chips || gdk_rectangle_contains_point (&place, (int) x, (int) y)) &&
          y >= place.y && y < place.y + place.height)
        return i;
    }
  return BABEL_COLONNADE_NONE;
}

static void
pointer_moved_cb (GtkEventControllerMotion *motion, double x, double y, BabelColonnade *self)
{
  set_hovered (self, find_card (self, x, y));
  babel_colonnade_hover_run (self, babel_colonnade_find_run (self, x, y));
}

static void
pointer_left_cb (GtkEventControllerMotion *motion, BabelColonnade *self)
{
  set_hovered (self, BABEL_COLONNADE_NONE);
  babel_colonnade_hover_run (self, BABEL_COLONNADE_NONE);
  press_ended (self);
}

/* What is pressed is the run at that place, if there is one. */
static void
column_pressed_cb (GtkGestureClick *press, int n, double x, double y, BabelColonnade *self)
{
  g_autofree char *part = NULL;

  press_ended (self);
  if (babel_colonnade_find_run (self, x, y) == BABEL_COLONNADE_NONE)
    return;
  part = babel_colonnade_dup_part_at (self, x, y);
  self->stands_for_run = TRUE;
  babel_style_set_part (self->button, part);
}

/* A finger that rests on a card is a pointer over it. */
static void
long_pressed_cb (GtkGesture *press, double x, double y, BabelColonnade *self)
{
  gtk_gesture_set_state (press, GTK_EVENT_SEQUENCE_CLAIMED);
  pointer_moved_cb (NULL, x, y, self);
}

static void
press_ended_cb (GtkGesture *press, GdkEventSequence *sequence, BabelColonnade *self)
{
  set_hovered (self, BABEL_COLONNADE_NONE);
}

static void
babel_colonnade_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  BabelColonnade *self = BABEL_COLONNADE (widget);
  int             heights[3];
  int             card_minimum, card_natural;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->ruler, orientation, -1, &card_minimum, &card_natural, NULL, NULL);
      *minimum = card_minimum + 2 * GUTTER_MIN;
      *natural = card_natural + 2 * GUTTER_MIN;
      return;
    }
  babel_rows_measure (count_cards (self), measure_sizes (self), 0, heights);
  *minimum = MAX (2 * babel_card_measure_strip (BABEL_CARD (self->ruler)), BABEL_COLONNADE_REACH);
  *natural = MAX (*minimum, heights[0]);
}

/* A band reaches under the one that lies on it. */
static void
allocate_card (BabelColonnade *self, guint i, int width, int height)
{
  GtkWidget   *card = GTK_WIDGET (get_card (self, i));
  GdkRectangle place = babel_colonnade_get_place (self, i, width, height);
  guint        n = self->rows.n;
  gboolean     lifted = self->lifted && i + 3 >= n;
  int          under = self->rows.chips || i + 1 == n ? 0 : MIN (place.height / 2, self->rows.last);

  babel_card_set_strip (BABEL_CARD (card), place.height);
  babel_style_toggle (card, "lifted", lifted);
  place.height += under;
  place.x += lifted && !self->rows.chips ? LIFT : 0;
  place.y -= self->own ? 0 : under;
  edubba_layout_place (card, place);
}

/* The chip that is looked at becomes a band as wide as its name, over the others. */
static void
allocate_named (BabelColonnade *self, guint i, int width, int height)
{
  GdkRectangle place = babel_colonnade_get_place (self, i, width, height);
  int          high = MIN (height, babel_card_measure_strip (BABEL_CARD (self->ruler)));
  GtkWidget   *card = GTK_WIDGET (get_card (self, i));
  int          wide = MIN (width, edubba_layout_measure_width (card, NULL));

  place.x = CLAMP (place.x + (place.width - wide) / 2, 0, width - wide);
  place.y = CLAMP (place.y + (place.height - high) / 2, 0, height - high);
  place.width = wide;
  place.height = high;
  babel_card_set_strip (BABEL_CARD (card), 0);
  edubba_layout_place (card, place);
}

/* The card whose name is shown over others, or BABEL_COLONNADE_NONE. */
static guint
get_named (BabelColonnade *self)
{
  guint named = self->looked < self->rows.n ? self->looked : self->hovered;

  return self->rows.chips && named < self->rows.n ? named : BABEL_COLONNADE_NONE;
}

/* The number stands where the next settler comes: among chips in their row, else in the gutter. */
static void
allocate_tally (BabelColonnade *self, int width, int height)
{
  guint        n = self->rows.n;
  guint        at = self->rows.chips ? n : MAX (n, 1) - 1;
  GdkRectangle place = babel_colonnade_get_place (self, at, width, height);
  int          wide = edubba_layout_measure_width (self->tally, NULL);
  int          high = edubba_layout_measure_height (self->tally, -1);
  int          middle = self->rows.chips ? place.x + place.width / 2 : width - self->gutter / 2;
  int          x = middle - wide / 2;

  gtk_widget_set_child_visible (self->tally, n > GLANCE || (n > 0 && self->rows.chips));
  edubba_layout_place (self->tally,
                       (GtkAllocation) { CLAMP (x, 0, MAX (0, width - wide)),
                                         CLAMP (place.y + (place.height - high) / 2, 0,
                                                MAX (0, height - high)),
                                         wide, high });
}

static void
babel_colonnade_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BabelColonnade *self = BABEL_COLONNADE (widget);

  gtk_widget_size_allocate (self->button, &(GtkAllocation) { 0, 0, width, height }, -1);
  self->gutter = choose_gutter (self, width);
  self->rows = babel_rows_lay_out (count_cards (self), measure_sizes (self),
                                   width - 2 * CHIP_GUTTER, height);
  if (self->rows.chips)
    self->gutter = CHIP_GUTTER;
  for (guint i = 0; i < self->rows.n; i++)
    allocate_card (self, i, width, height);
  if (get_named (self) != BABEL_COLONNADE_NONE)
    allocate_named (self, get_named (self), width, height);
  allocate_tally (self, width, height);
  babel_colonnade_allocate_brackets (self, width, height);
}

/* The card whose name is shown lies on top of the others. */
static void
babel_colonnade_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BabelColonnade *self = BABEL_COLONNADE (widget);
  guint           named = get_named (self);
  GtkWidget      *top = named < self->rows.n ? GTK_WIDGET (get_card (self, named)) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    if (child != top)
      gtk_widget_snapshot_child (widget, child, snapshot);
  if (top)
    gtk_widget_snapshot_child (widget, top, snapshot);
}

static void
babel_colonnade_dispose (GObject *object)
{
  BabelColonnade *self = BABEL_COLONNADE (object);

  g_ptr_array_set_size (self->cards, 0);
  g_ptr_array_set_size (self->brackets, 0);
  g_ptr_array_set_size (self->reaches, 0);
  self->n_runs = 0;
  self->button = NULL;
  self->ruler = NULL;
  self->tally = NULL;
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self)));)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (babel_colonnade_parent_class)->dispose (object);
}

static void
babel_colonnade_finalize (GObject *object)
{
  BabelColonnade *self = BABEL_COLONNADE (object);

  g_ptr_array_unref (self->cards);
  g_ptr_array_unref (self->brackets);
  g_ptr_array_unref (self->reaches);
  G_OBJECT_CLASS (babel_colonnade_parent_class)->finalize (object);
}

static void
babel_colonnade_class_init (BabelColonnadeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_colonnade_dispose;
  G_OBJECT_CLASS (klass)->finalize = babel_colonnade_finalize;
  widget_class->measure = babel_colonnade_measure;
  widget_class->size_allocate = babel_colonnade_size_allocate;
  widget_class->snapshot = babel_colonnade_snapshot;
  gtk_widget_class_set_css_name (widget_class, "colonnade");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
babel_colonnade_init (BabelColonnade *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture         *press = gtk_gesture_long_press_new ();
  GtkGesture         *click = gtk_gesture_click_new ();

  self->cards = g_ptr_array_new ();
  self->brackets = g_ptr_array_new ();
  self->reaches = g_ptr_array_new ();
  self->hovered = BABEL_COLONNADE_NONE;
  self->looked = BABEL_COLONNADE_NONE;
  self->button = g_object_new (GTK_TYPE_BUTTON, "css-name", "column", NULL);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  self->tally = g_object_new (GTK_TYPE_LABEL, "css-name", "tally", "accessible-role",
                              GTK_ACCESSIBLE_ROLE_PRESENTATION, "can-target", FALSE, NULL);
  gtk_widget_set_parent (self->tally, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect (motion, "motion", G_CALLBACK (pointer_moved_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (pointer_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect (press, "pressed", G_CALLBACK (long_pressed_cb), self);
  g_signal_connect (press, "end", G_CALLBACK (press_ended_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (column_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  /* After the action has been activated. */
  g_signal_connect_data (self->button, "clicked", G_CALLBACK (press_ended), self, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

GtkWidget *
babel_colonnade_new (gboolean own)
{
  BabelColonnade *self = g_object_new (BABEL_TYPE_COLONNADE, NULL);

  self->own = own;
  gtk_widget_add_css_class (GTK_WIDGET (self), own ? "own" : "other");
  self->ruler = babel_card_new (BABEL_CARD_BAND_TOP, find_widest_name (self));
  gtk_widget_set_parent (self->ruler, GTK_WIDGET (self));
  gtk_widget_set_child_visible (self->ruler, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->ruler), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return GTK_WIDGET (self);
}

void
babel_colonnade_show (BabelColonnade *self, const BabelView *view, guint land)
{
  guint            side = babel_view_get_side (view, self->own);
  guint8           nations[BABEL_N_NATION_CARDS];
  guint            n;
  g_autofree char *tally = NULL;

  g_return_if_fail (BABEL_IS_COLONNADE (self));
  g_return_if_fail (land < BABEL_N_NATIONS);

  self->land = land;
  self->reachable = babel_view_get_place (view) == land;
  stand_for_whole (self);

  n = babel_column_get (&view->state.table, side, land, nations);
  if (n != count_cards (self))
    set_looked (self, BABEL_COLONNADE_NONE);
  resize_cards (self, n);
  for (guint i = 0; i < n; i++)
    babel_card_set_nation (get_card (self, i), nations[i]);
  tally = g_strdup_printf ("%u", n);
  gtk_label_set_label (GTK_LABEL (self->tally), tally);
  self->n_runs = babel_column_get_runs (&view->state.table, side, land, self->runs);
  babel_colonnade_show_brackets (self, view);
  show_name (self, view, nations, n);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
babel_colonnade_set_target (BabelColonnade *self, gboolean target)
{
  g_return_if_fail (BABEL_IS_COLONNADE (self));

  self->is_target = target;
  babel_style_toggle (self->button, "target", target);
}

void
babel_colonnade_set_lifted (BabelColonnade *self, gboolean lifted)
{
  g_return_if_fail (BABEL_IS_COLONNADE (self));

  if (self->lifted == lifted)
    return;
  self->lifted = lifted;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

GtkWidget *
babel_colonnade_get_button (BabelColonnade *self)
{
  g_return_val_if_fail (BABEL_IS_COLONNADE (self), NULL);

  return self->button;
}

GtkWidget *
babel_colonnade_get_card (BabelColonnade *self, guint i)
{
  g_return_val_if_fail (BABEL_IS_COLONNADE (self), NULL);

  return i < count_cards (self) ? GTK_WIDGET (get_card (self, i)) : NULL;
}

gboolean
babel_colonnade_look (BabelColonnade *self, int step)
{
  int n;
  int from;

  g_return_val_if_fail (BABEL_IS_COLONNADE (self), FALSE);

  n = (int) count_cards (self);
  if (n == 0)
    return FALSE;
  if (self->looked == BABEL_COLONNADE_NONE)
    from = step < 0 ? n : -1;
  else
    from = (int) self->looked;
  set_looked (self, (guint) CLAMP (from + step, 0, n - 1));
  return TRUE;
}

gboolean
babel_colonnade_get_looked_at (BabelColonnade *self, guint *place, guint *n)
{
  g_return_val_if_fail (BABEL_IS_COLONNADE (self), FALSE);

  *place = self->looked;
  *n = count_cards (self);
  return self->looked < *n;
}

guint
babel_colonnade_get_nation_at (BabelColonnade *self, double x, double y)
{
  guint i;

  g_return_val_if_fail (BABEL_IS_COLONNADE (self), BABEL_UNKNOWN);

  i = find_card (self, x, y);
  return i < count_cards (self) ? babel_card_get_nation (get_card (self, i)) : BABEL_UNKNOWN;
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

void
babel_colonnade_measure_rows (BabelColonnade *self, int width, int heights[3])
{
  g_return_if_fail (BABEL_IS_COLONNADE (self));

  babel_rows_measure (count_cards (self), measure_sizes (self), width - 2 * CHIP_GUTTER, heights);
}

char *
babel_colonnade_dup_part_at (BabelColonnade *self, double x, double y)
{
  guint run;

  g_return_val_if_fail (BABEL_IS_COLONNADE (self), NULL);

  run = babel_colonnade_find_run (self, x, y);
  if (run == BABEL_COLONNADE_NONE)
    return dup_part (self);
  return g_strdup_printf ("run:me:%c:%u", babel_rules.letters[self->land], run + 1);
}

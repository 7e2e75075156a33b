/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelColonnade: a column of overlapping cards. Where they do not fit they move closer, the card
 * under the pointer keeping its full strip. Below the cards lies one button for all of them, so
 * that the whole space is a place to point at, also while it is empty; beside each run lies its
 * bracket (babel-colonnade-runs.c).
 *
 * CSS nodes: `colonnade` with `own` or `other`; a button `column` with `target`, `babelcard` nodes
 * (the last three with `lifted`, the one that the keyboard looks at with `looked-at`) and
 * `bracket` nodes with `available`; on the viewer's side behind each bracket a button `reach`.
 *
 * Accessibility: role list. The button is named by land, owner and number of settlers and described
 * by the cards in their order; each card is an image named by its nation.
 */
#include "babel-colonnade-private.h"

#include <glib/gi18n-lib.h>

#include "babel-card.h"
#include "babel-fan.h"
#include "babel-style.h"
#include "babel-words.h"
#include "edubba-layout.h"

/* Room beside the cards for brackets, in pixels: at least this, and this share of the width where
 * names have room beside it. */
#define GUTTER_MIN   12
#define GUTTER_SHARE 0.12

/* How far the cards about to leave are pushed aside. */
#define LIFT 8

/* How much taller than its strip a card is. */
#define CARD_HEIGHT 1.5

/* The share of the strip that is enough to read the name, drawn as much smaller. */
#define READABLE 0.5

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

static int
measure_pitch (BabelColonnade *self)
{
  return babel_card_measure_pitch (BABEL_CARD (self->ruler));
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
mark_leads (BabelColonnade *self, guint n, gboolean *lead)
{
  for (guint i = 0; i < n; i++)
    lead[i] = i == 0 || babel_card_get_nation (get_card (self, i)) !=
                          babel_card_get_nation (get_card (self, i - 1));
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
  set_looked (self, BABEL_FAN_NONE);
}

static void
pointer_moved_cb (GtkEventControllerMotion *motion, double x, double y, BabelColonnade *self)
{
  double at = self->own ? y : gtk_widget_get_height (GTK_WIDGET (self)) - y;
  guint  n = count_cards (self);
  guint  i = 0;

  if (n == 0)
    return;
  while (i + 1 < n && self->rest_offsets[i + 1] <= at)
    i++;
  set_hovered (self, i);
}

static void
pointer_left_cb (GtkEventControllerMotion *motion, BabelColonnade *self)
{
  set_hovered (self, BABEL_FAN_NONE);
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
  set_hovered (self, BABEL_FAN_NONE);
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
  int             pitch, card_minimum, card_natural;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->ruler, orientation, -1, &card_minimum, &card_natural, NULL, NULL);
      *minimum = card_minimum + 2 * GUTTER_MIN;
      *natural = card_natural + 2 * GUTTER_MIN;
      return;
    }
  pitch = measure_pitch (self);
  *minimum = MAX (2 * pitch, BABEL_COLONNADE_REACH);
  *natural =
    MAX (*minimum, babel_fan_get_length (count_cards (self), pitch, (int) (pitch * CARD_HEIGHT)));
}

static void
allocate_cards (BabelColonnade *self,
                const int      *offsets,
                guint           n,
                int             gutter,
                int             width,
                int             height,
                int             card_height)
{
  double pitch = measure_pitch (self);

  for (guint i = 0; i < n; i++)
    {
      gboolean      lifted = self->lifted && i + 3 >= n;
      double        share = i + 1 < n ? MIN ((offsets[i + 1] - offsets[i]) / pitch, 1) : 1;
      int           y = self->own ? offsets[i] : height - offsets[i] - card_height;
      GtkAllocation area = { gutter + (lifted ? LIFT : 0), y, width - 2 * gutter, card_height };

      babel_card_set_bare (get_card (self, i), share < READABLE);
      babel_card_set_share (get_card (self, i), share < READABLE ? 1 : share);
      babel_style_toggle (GTK_WIDGET (get_card (self, i)), "lifted", lifted);
      edubba_layout_place (GTK_WIDGET (get_card (self, i)), area);
    }
}

static void
babel_colonnade_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BabelColonnade *self = BABEL_COLONNADE (widget);
  guint           n = count_cards (self);
  gboolean        lead[BABEL_N_NATION_CARDS];
  int             offsets[BABEL_N_NATION_CARDS];
  int             pitch = measure_pitch (self);
  int             card_height = MIN ((int) (pitch * CARD_HEIGHT), height);
  int             gutter = choose_gutter (self, width);

  gtk_widget_size_allocate (self->button, &(GtkAllocation) { 0, 0, width, height }, -1);
  mark_leads (self, n, lead);
  babel_fan_place (n, lead, BABEL_FAN_NONE, pitch, card_height, height, self->rest_offsets);
  babel_fan_place (n, lead, self->looked < n ? self->looked : self->hovered, pitch, card_height,
                   height, offsets);
  allocate_cards (self, offsets, n, gutter, width, height, card_height);
  babel_colonnade_allocate_brackets (self, offsets, n, gutter, height, card_height);
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
  gtk_widget_class_set_css_name (widget_class, "colonnade");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
babel_colonnade_init (BabelColonnade *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture         *press = gtk_gesture_long_press_new ();

  self->cards = g_ptr_array_new ();
  self->brackets = g_ptr_array_new ();
  self->reaches = g_ptr_array_new ();
  self->hovered = BABEL_FAN_NONE;
  self->looked = BABEL_FAN_NONE;
  self->button = g_object_new (GTK_TYPE_BUTTON, "css-name", "column", NULL);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
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
  g_autofree char *part = NULL;

  g_return_if_fail (BABEL_IS_COLONNADE (self));
  g_return_if_fail (land < BABEL_N_NATIONS);

  self->land = land;
  self->reachable = babel_view_get_place (view) == land;
  part = g_strdup_printf ("colonnade:%s:%c", self->own ? "me" : "opp", babel_rules.letters[land]);
  babel_style_set_part (self->button, part);

  n = babel_column_get (&view->state.table, side, land, nations);
  if (n != count_cards (self))
    set_looked (self, BABEL_FAN_NONE);
  resize_cards (self, n);
  for (guint i = 0; i < n; i++)
    babel_card_set_nation (get_card (self, i), nations[i]);
  self->n_runs = babel_column_get_runs (&view->state.table, side, land, self->runs);
  babel_colonnade_show_brackets (self, view);
  show_name (self, view, nations, n);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
babel_colonnade_set_target (BabelColonnade *self, gboolean target)
{
  g_return_if_fail (BABEL_IS_COLONNADE (self));

  babel_style_toggle (self->button, "target", target);
  /* All of it is the place then. */
  for (guint i = 0; i < self->reaches->len; i++)
    gtk_widget_set_can_target (g_ptr_array_index (self->reaches, i), !target);
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
  if (self->looked == BABEL_FAN_NONE)
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
babel_colonnade_get_nation_at (BabelColonnade *self, double y)
{
  g_return_val_if_fail (BABEL_IS_COLONNADE (self), BABEL_UNKNOWN);

  /* The newest first: it lies on top. */
  for (guint i = count_cards (self); i > 0; i--)
    {
      graphene_rect_t bounds;

      if (gtk_widget_compute_bounds (GTK_WIDGET (get_card (self, i - 1)), GTK_WIDGET (self),
                                     &bounds) &&
          y >= bounds.origin.y && y < bounds.origin.y + bounds.size.height)
        return babel_card_get_nation (get_card (self, i - 1));
    }
  return BABEL_UNKNOWN;
}

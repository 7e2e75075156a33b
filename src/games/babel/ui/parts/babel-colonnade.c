/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelColonnade: settlers none of which covers the sign of another. With enough room each is a
 * band with sign and name; in less room neighbours of a nation share a row, else each is a chip
 * with the sign alone, in rows in the order of reading (babel-rows.c). A card without a name
 * shows it over the others while it is pointed at. Below the cards lies one button for all of
 * them, so that the whole space is a place to point at, also while it is empty; at each run lies
 * its bracket (babel-colonnade-runs.c), and a press there is one on the run.
 *
 * CSS nodes: `colonnade` with `own` or `other`; a button `column` with `target`, `babelcard`
 * nodes (the last three with `lifted`, the card that the keyboard looks at with `looked-at`), a
 * label `tally` and `bracket` nodes with `available`; on the viewer's side behind each bracket a
 * button `reach`, for the keyboard and assistive technology alone.
 *
 * Accessibility: role list. The button is named by land, owner and number of settlers and described
 * by the cards in their order; each card is an image named by its nation.
 */
#include "babel-colonnade-private.h"

#include <glib/gi18n-lib.h>

#include "babel-art.h"
#include "babel-card.h"
#include "babel-style.h"
#include "babel-words.h"
#include "edubba-layout.h"

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
  /* Translators: %3$s is a name in its basic form: "Iltani's colonnade in Hatti: 7 settlers". */
  NN_ ("%3$s’s colonnade %1$s: %2$u settler", "%3$s’s colonnade %1$s: %2$u settlers"),
};

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
    gtk_widget_set_visible (GTK_WIDGET (babel_colonnade_get_nth (self, i)), i < n);
}

static void
show_name (BabelColonnade *self, const BabelView *view, const guint8 *nations, guint n)
{
  g_autofree char *cards = n > 0 ? babel_words_list_row (nations, n) : NULL;
  g_autofree char *name = babel_colonnade_describe (view, self->own, self->land);

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
    babel_style_toggle (GTK_WIDGET (babel_colonnade_get_nth (self, i)), "looked-at", i == looked);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
focus_left_cb (BabelColonnade *self)
{
  set_looked (self, BABEL_COLONNADE_NONE);
}

/* The card at a point, or BABEL_COLONNADE_NONE. */
static guint
find_card (BabelColonnade *self, double x, double y)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = width - x;
  for (guint i = 0; i < babel_colonnade_count_cards (self); i++)
    {
      GdkRectangle place = babel_colonnade_get_place (self, i, width, height);

      if ((self->rows.form == BABEL_ROWS_BANDS ||
           gdk_rectangle_contains_point (&place, (int) x, (int) y)) &&
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
}

static void
column_pressed_cb (GtkGestureClick *press, int n, double x, double y, BabelColonnade *self)
{
  self->pressed = babel_colonnade_find_run (self, x, y);
}

/* A press is for the run at that place, if there is one, and not for the button, which covers the
 * whole column: a button does nothing if it gets another target while it is down. */
static void
column_released_cb (GtkGestureClick *press, int n, double x, double y, BabelColonnade *self)
{
  guint            pressed = self->pressed;
  g_autofree char *part = NULL;

  self->pressed = BABEL_COLONNADE_NONE;
  if (pressed == BABEL_COLONNADE_NONE || babel_colonnade_find_run (self, x, y) != pressed)
    return;
  part = babel_colonnade_dup_part_at (self, x, y);
  gtk_gesture_set_state (GTK_GESTURE (press), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (self->button, "board.press", "s", part);
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
  self->named = BABEL_COLONNADE_NONE;
  self->pressed = BABEL_COLONNADE_NONE;
  self->button = g_object_new (GTK_TYPE_BUTTON, "css-name", "column", NULL);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  self->sign = g_object_new (GTK_TYPE_IMAGE, "css-name", "sign", "accessible-role",
                             GTK_ACCESSIBLE_ROLE_PRESENTATION, "can-target", FALSE, NULL);
  gtk_widget_set_parent (self->sign, GTK_WIDGET (self));
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
  g_signal_connect (click, "released", G_CALLBACK (column_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
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

char *
babel_colonnade_describe (const BabelView *view, gboolean own, guint land)
{
  guint n = view->state.table.settlers[babel_view_get_side (view, own)][land];

  return BABEL_VIEW_SAY_COUNTED (view, names, n, own, babel_words_get_land (land, BABEL_LAND_IN),
                                 n);
}

void
babel_colonnade_show (BabelColonnade *self, const BabelView *view, guint land)
{
  g_autofree char *part = NULL;
  guint            side = babel_view_get_side (view, self->own);
  guint8           nations[BABEL_N_NATION_CARDS];
  guint            n;
  g_autofree char *tally = NULL;

  g_return_if_fail (BABEL_IS_COLONNADE (self));
  g_return_if_fail (land < BABEL_N_NATIONS);

  if (self->land != land || gtk_image_get_paintable (GTK_IMAGE (self->sign)) == NULL)
    {
      g_autoptr (GdkPaintable) sign = babel_art_new (BABEL_EMBLEM (land));

      gtk_image_set_from_paintable (GTK_IMAGE (self->sign), sign);
    }
  self->land = land;
  self->reachable = babel_view_get_place (view) == land;
  part = dup_part (self);
  babel_style_set_part (self->button, part);

  n = babel_column_get (&view->state.table, side, land, nations);
  if (n != babel_colonnade_count_cards (self))
    set_looked (self, BABEL_COLONNADE_NONE);
  resize_cards (self, n);
  for (guint i = 0; i < n; i++)
    babel_card_set_nation (babel_colonnade_get_nth (self, i), nations[i]);
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

  return i < babel_colonnade_count_cards (self) ? g_ptr_array_index (self->cards, i) : NULL;
}

gboolean
babel_colonnade_look (BabelColonnade *self, int step)
{
  int n;
  int from;

  g_return_val_if_fail (BABEL_IS_COLONNADE (self), FALSE);

  n = (int) babel_colonnade_count_cards (self);
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
  *n = babel_colonnade_count_cards (self);
  return self->looked < *n;
}

guint
babel_colonnade_get_nation_at (BabelColonnade *self, double x, double y)
{
  guint i;

  g_return_val_if_fail (BABEL_IS_COLONNADE (self), BABEL_UNKNOWN);

  i = find_card (self, x, y);
  if (i >= babel_colonnade_count_cards (self))
    return BABEL_UNKNOWN;
  return babel_card_get_nation (babel_colonnade_get_nth (self, i));
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

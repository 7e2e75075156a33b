/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelGauge: a trough that is full at 20 or at the goal of a short game, and the score in
 * figures, which may be more.
 *
 * CSS nodes: `gauge` with `own` or `other`; in it `trough`, `fill`, three `tick` with a label each,
 * of which a short game shows one or none, and a label `score`.
 *
 * Accessibility: role meter with its value; named by owner, score and the goal of a short game.
 */
#include "babel-gauge.h"

#include "babel-style.h"
#include "edubba-layout.h"

#define FULL      20
#define THICKNESS 10
#define TICK      16
#define SPACE     10
#define WIDTH_MIN 56

/* Its greatest length, in lines of text: those of both players have one scale. */
#define LONGEST 11

/* At least this much is left between two numbers. */
#define TICK_SPACE 3

static const guint marks[] = { 10, 15, FULL };

#define N_MARKS G_N_ELEMENTS (marks)

struct _BabelGauge
{
  GtkWidget parent_instance;

  GtkWidget *trough;
  GtkWidget *fill;
  GtkWidget *ticks[N_MARKS];
  GtkWidget *labels[N_MARKS];
  GtkWidget *figure;

  BabelGauge *peer; /* the other player's, as long as both are there; or NULL */
  gboolean    own;
  guint       score;
  BabelRace   race; /* its goal */
};

G_DEFINE_FINAL_TYPE (BabelGauge, babel_gauge, GTK_TYPE_WIDGET)

static const BabelVoices scores = {
  NN_ ("You have %u point", "You have %u points"),
  NN_ ("Your opponent has %u point", "Your opponent has %u points"),
  NN_ ("Player %2$u has %1$u point", "Player %2$u has %1$u points"),
};

static const BabelVoices points = {
  NN_ ("You have %1$u of the %2$u point that wins this short game",
       "You have %1$u of the %2$u points that win this short game"),
  NN_ ("Your opponent has %1$u of the %2$u point that wins this short game",
       "Your opponent has %1$u of the %2$u points that win this short game"),
  NN_ ("Player %3$u has %1$u of the %2$u point that wins this short game",
       "Player %3$u has %1$u of the %2$u points that win this short game"),
};

static const BabelVoices temples = {
  NN_ ("Your highest temple has %1$u of the %2$u level that wins this short game",
       "Your highest temple has %1$u of the %2$u levels that win this short game"),
  NN_ ("Your opponent’s highest temple has %1$u of the %2$u level that wins this short game",
       "Your opponent’s highest temple has %1$u of the %2$u levels that win this short game"),
  NN_ ("Player %3$u’s highest temple has %1$u of the %2$u level that wins this short game",
       "Player %3$u’s highest temple has %1$u of the %2$u levels that win this short game"),
};

/* The format for a player with a name. */
static const char *
find_format (BabelGauge *self)
{
  guint goal = self->race.number;

  if (self->race.kind == BABEL_RACE_POINTS)
    /* Translators: %1$s is a name in its basic form: "Iltani: 3 of the 8 points ..." */
    return g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u of the %3$u point that wins this short game",
                        "%1$s: %2$u of the %3$u points that win this short game", goal);
  if (self->race.kind == BABEL_RACE_TEMPLE)
    /* Translators: %1$s is a name in its basic form. */
    return g_dngettext (
      GETTEXT_PACKAGE,
      "%1$s: the highest temple has %2$u of the %3$u level that wins this short game",
      "%1$s: the highest temple has %2$u of the %3$u levels that win this short game", goal);
  /* Translators: %1$s is a name in its basic form: "Iltani: 3 points" */
  return g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u point", "%1$s: %2$u points", self->score);
}

static char *
describe (BabelGauge *self, const BabelView *view)
{
  const char        *name = babel_view_get_name (view, self->own);
  const BabelVoices *voices = self->race.kind == BABEL_RACE_TEMPLE ? &temples : &points;

  if (name != NULL)
    return g_strdup_printf (find_format (self), name, self->score, self->race.number);
  if (self->race.kind == BABEL_RACE_RULES || self->race.kind == BABEL_RACE_OTHER)
    return BABEL_VIEW_SAY_COUNTED (view, scores, self->score, self->own, self->score);
  return BABEL_VIEW_SAY_COUNTED (view, *voices, self->race.number, self->own, self->score,
                                 self->race.number);
}

static void
show_name (BabelGauge *self, const BabelView *view)
{
  g_autofree char *name = describe (self, view);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), name);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The figure that wins by itself; 0 if no figure does. */
static guint
get_goal (BabelGauge *self)
{
  switch (self->race.kind)
    {
    case BABEL_RACE_POINTS:
    case BABEL_RACE_TEMPLE:
      return self->race.number;
    case BABEL_RACE_OTHER:
      return 0;
    case BABEL_RACE_RULES:
    default:
      return FULL;
    }
}

/* The figure at full length: both players' gauges have one scale, unless they measure different
 * things. */
static guint
get_scale (BabelGauge *self)
{
  guint goal = get_goal (self);
  guint other = self->peer != NULL ? get_goal (self->peer) : 0;

  if (self->peer != NULL &&
      (self->race.kind == BABEL_RACE_TEMPLE) != (self->peer->race.kind == BABEL_RACE_TEMPLE))
    other = 0;
  if (MAX (goal, other) == 0)
    return FULL;
  return MAX (goal, other);
}

/* The end of the trough: the figure that wins, or that of the other player. */
static guint
get_end (BabelGauge *self)
{
  guint goal = get_goal (self);

  return goal > 0 ? goal : get_scale (self);
}

static void
show_score (BabelGauge *self)
{
  g_autofree char *figure = g_strdup_printf ("%u", self->score);

  gtk_label_set_label (GTK_LABEL (self->figure), figure);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  (double) MAX (get_end (self), self->score),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->score, -1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* The number of marks, and the figure at mark i. */
static guint
count_marks (BabelGauge *self)
{
  return self->race.kind == BABEL_RACE_RULES ? N_MARKS : get_goal (self) > 0;
}

static guint
get_mark (BabelGauge *self, guint i)
{
  return self->race.kind == BABEL_RACE_RULES ? marks[i] : get_goal (self);
}

static void
show_marks (BabelGauge *self)
{
  for (guint i = 0; i < N_MARKS; i++)
    {
      gboolean         shown = i < count_marks (self);
      g_autofree char *number = g_strdup_printf ("%u", shown ? get_mark (self, i) : 0);

      gtk_label_set_label (GTK_LABEL (self->labels[i]), number);
      gtk_widget_set_visible (self->ticks[i], shown);
      gtk_widget_set_visible (self->labels[i], shown);
    }
}

static int
measure_child (GtkWidget *child, GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (child, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static void
babel_gauge_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  BabelGauge *self = BABEL_GAUGE (widget);
  int         figure = measure_child (self->figure, orientation);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = WIDTH_MIN + SPACE + figure;
      /* The viewer's own takes the room that the hand leaves. */
      *natural = self->own ? *minimum
                           : LONGEST * edubba_layout_measure_line (widget) + SPACE + figure;
    }
  else
    {
      *minimum = *natural = MAX (measure_child (self->labels[0], orientation) + TICK, figure);
    }
}

/* Places the labels of the marks from the last one on: if two have no room, only the greater one
 * is named. */
static void
allocate_marks (BabelGauge *self, int start, int length, int labels, int top)
{
  int end = start + length + SPACE;
  int scale = (int) get_scale (self);

  for (guint i = count_marks (self); i-- > 0;)
    {
      int width = measure_child (self->labels[i], GTK_ORIENTATION_HORIZONTAL);
      int x = start + length * (int) get_mark (self, i) / scale;
      int tick = measure_child (self->ticks[i], GTK_ORIENTATION_HORIZONTAL);
      int left = MIN (x - width / 2, start + length + SPACE / 2 - width);
      int right = left + width;
      int middle = MIN (x, start + length - 1);

      edubba_layout_place (self->ticks[i],
                           (GtkAllocation) { middle - tick / 2, top, tick, TICK });
      edubba_layout_place (self->labels[i], (GtkAllocation) { left, top - labels, width, labels });
      gtk_widget_set_child_visible (self->labels[i], right < end);
      if (right < end)
        end = left - TICK_SPACE;
    }
}

/* The length of the trough in a given width. */
static int
get_length (BabelGauge *self, int width)
{
  int length = width - SPACE - measure_child (self->figure, GTK_ORIENTATION_HORIZONTAL);

  return MAX (THICKNESS,
              MIN (length, LONGEST * edubba_layout_measure_line (GTK_WIDGET (self))));
}

/* The other player's stands at the end of its place. */
static void
lay_out (BabelGauge *self, int length)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int figure = measure_child (self->figure, GTK_ORIENTATION_HORIZONTAL);
  int figure_height = measure_child (self->figure, GTK_ORIENTATION_VERTICAL);
  int labels = measure_child (self->labels[0], GTK_ORIENTATION_VERTICAL);
  int start = self->own ? 0 : MAX (0, width - length - SPACE - figure);
  int top = (height - TICK - labels) / 2 + labels;
  int bar = top + (TICK - THICKNESS) / 2;
  int reach = length * (int) get_end (self) / (int) get_scale (self);
  int filled = length * (int) MIN (self->score, get_end (self)) / (int) get_scale (self);

  edubba_layout_place (self->trough, (GtkAllocation) { start, bar, reach, THICKNESS });
  gtk_widget_set_child_visible (self->fill, filled > 0);
  edubba_layout_place (self->fill,
                       (GtkAllocation) { start, bar, MAX (filled, THICKNESS), THICKNESS });
  allocate_marks (self, start, length, labels, top);
  edubba_layout_place (self->figure,
                       (GtkAllocation) { start + reach + SPACE,
                                         CLAMP (bar + (THICKNESS - figure_height) / 2, 0,
                                                MAX (0, height - figure_height)),
                                         figure, figure_height });
}

/* Both are as long as the one with less room, in either order of their allocation. */
static void
babel_gauge_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BabelGauge *self = BABEL_GAUGE (widget);
  int         length = get_length (self, width);
  int         room = self->peer != NULL ? gtk_widget_get_width (GTK_WIDGET (self->peer)) : 0;

  if (room > 0)
    {
      length = MIN (length, get_length (self->peer, room));
      lay_out (self->peer, length);
    }
  lay_out (self, length);
}

static void
babel_gauge_dispose (GObject *object)
{
  BabelGauge *self = BABEL_GAUGE (object);

  if (self->peer != NULL)
    self->peer->peer = NULL;
  self->peer = NULL;
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (object)));)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (babel_gauge_parent_class)->dispose (object);
}

static void
babel_gauge_class_init (BabelGaugeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_gauge_dispose;
  widget_class->measure = babel_gauge_measure;
  widget_class->size_allocate = babel_gauge_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "gauge");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_METER);
}

static GtkWidget *
add_child (BabelGauge *self, GType type, const char *css_name)
{
  GtkWidget *child = g_object_new (type, "css-name", css_name, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return child;
}

static void
babel_gauge_init (BabelGauge *self)
{
  self->trough = add_child (self, GTK_TYPE_BOX, "trough");
  self->fill = add_child (self, GTK_TYPE_BOX, "fill");
  for (guint i = 0; i < N_MARKS; i++)
    {
      self->ticks[i] = add_child (self, GTK_TYPE_BOX, "tick");
      self->labels[i] = add_child (self, GTK_TYPE_LABEL, "mark");
    }
  self->figure = add_child (self, GTK_TYPE_LABEL, "score");
  gtk_label_set_width_chars (GTK_LABEL (self->figure), 2);
  gtk_label_set_xalign (GTK_LABEL (self->figure), 0);
  show_marks (self);
  show_score (self);
}

void
babel_gauge_set_own (BabelGauge *self, gboolean own)
{
  g_return_if_fail (BABEL_IS_GAUGE (self));

  self->own = own;
  babel_style_toggle (GTK_WIDGET (self), "own", own);
}

void
babel_gauge_pair (BabelGauge *self, BabelGauge *peer)
{
  g_return_if_fail (BABEL_IS_GAUGE (self));
  g_return_if_fail (BABEL_IS_GAUGE (peer));

  self->peer = peer;
  peer->peer = self;
}

void
babel_gauge_set_race (BabelGauge *self, const BabelRace *race)
{
  g_return_if_fail (BABEL_IS_GAUGE (self));
  g_return_if_fail (race != NULL);

  if (memcmp (&self->race, race, sizeof *race) == 0)
    return;
  self->race = *race;
  show_marks (self);
  show_score (self);
  if (self->peer != NULL)
    show_score (self->peer);
}

int
babel_gauge_get_trough (BabelGauge *self)
{
  g_return_val_if_fail (BABEL_IS_GAUGE (self), 0);

  return gtk_widget_get_width (self->trough);
}

void
babel_gauge_show (BabelGauge *self, const BabelView *view)
{
  guint score;

  g_return_if_fail (BABEL_IS_GAUGE (self));

  score = babel_race_measure (&self->race, &view->state.table,
                              babel_view_get_side (view, self->own));
  if (self->score != score)
    {
      self->score = score;
      show_score (self);
    }
  show_name (self, view);
}

guint
babel_gauge_get_score (BabelGauge *self)
{
  g_return_val_if_fail (BABEL_IS_GAUGE (self), 0);

  return self->score;
}

guint
babel_gauge_count (BabelGauge *self, const BabelTable *table, guint side)
{
  g_return_val_if_fail (BABEL_IS_GAUGE (self), 0);

  return babel_race_measure (&self->race, table, side);
}

graphene_point_t
babel_gauge_get_middle (BabelGauge *self)
{
  graphene_rect_t bounds;

  g_return_val_if_fail (BABEL_IS_GAUGE (self), *graphene_point_zero ());

  if (!gtk_widget_compute_bounds (self->figure, GTK_WIDGET (self), &bounds))
    return *graphene_point_zero ();
  return GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2,
                              bounds.origin.y + bounds.size.height / 2);
}

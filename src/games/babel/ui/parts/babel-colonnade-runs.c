/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The brackets beside a colonnade's runs, or round them where settlers share rows. On the
 * viewer's side an invisible button beside each is there for the keyboard and assistive
 * technology; its area is that in which a finger meets the run, too, but the press is the
 * column's: two things to press never lie on one another.
 */
#include "babel-colonnade-private.h"

#include <glib/gi18n-lib.h>

#include "babel-ring.h"
#include "babel-style.h"
#include "babel-words.h"
#include "edubba-layout.h"

/* The free space beside a bracket and at its ends, in pixels. */
#define BRACKET_SIDE 3
#define BRACKET_END  2

/* The greatest width of a bracket. */
#define BRACKET_WIDTH 20

static const BabelVoice names = {
  /* Translators: the name of a bracket: "Abilities in Hatti: 4 Sumerians". */
  N_ ("Abilities %1$s: %2$s"),
  /* Translators: a run of the opponent: "Your opponent's run in Hatti: 4 Sumerians". */
  N_ ("Your opponent’s run %1$s: %2$s"),
  /* Translators: a run of one of two players: "Player 1's run in Hatti: 4 Sumerians". */
  N_ ("Player %3$u’s run %1$s: %2$s"),
  /* Translators: %3$s is a name in its basic form: "Iltani's run in Hatti: 4 Sumerians". */
  N_ ("%3$s’s run %1$s: %2$s"),
};

static GtkWidget *
create_reach (BabelColonnade *self, guint i)
{
  g_autofree char *part = g_strdup_printf ("run:me:%c:%u", babel_rules.letters[self->land], i + 1);
  GtkWidget       *reach =
    g_object_new (GTK_TYPE_BUTTON, "css-name", "reach", "can-target", FALSE, NULL);

  babel_style_set_part (reach, part);
  g_object_set_data (G_OBJECT (reach), "colonnade", self);
  return reach;
}

/* Adds a bracket directly after its button: the style sheet styles it by the state of that
 * button. */
static void
add_bracket (BabelColonnade *self, guint i)
{
  GtkWidget *bracket = babel_ring_new ();

  if (self->own)
    {
      GtkWidget *reach = create_reach (self, i);

      gtk_widget_insert_before (reach, GTK_WIDGET (self), NULL);
      g_ptr_array_add (self->reaches, reach);
      gtk_accessible_update_state (GTK_ACCESSIBLE (bracket), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
    }
  gtk_widget_insert_before (bracket, GTK_WIDGET (self), NULL);
  g_ptr_array_add (self->brackets, bracket);
}

static void
remove_last (GPtrArray *widgets)
{
  gtk_widget_unparent (g_ptr_array_index (widgets, widgets->len - 1));
  g_ptr_array_set_size (widgets, (int) widgets->len - 1);
}

static gboolean
run_is_available (const BabelView *view, const BabelRun *run, guint k)
{
  BabelKind kind = babel_view_get_nation_ability (run->nation);
  guint     n_choices = kind == BABEL_EXPEL ? BABEL_N_NATIONS : kind == BABEL_SKIP ? 2
                                                                                   : 1;

  for (guint b = 0; b < n_choices; b++)
    if (babel_view_offers (view, babel_view_get_ability (view, kind, run->nation, k, b)))
      return TRUE;
  return babel_view_offers (
    view, babel_view_get_ability (view, BABEL_HALVE, run->nation, k, run->nation));
}

/* The number of run i among the runs of its nation, from 1. */
static guint
get_run_number (BabelColonnade *self, guint i)
{
  guint k = 0;

  for (guint j = 0; j <= i; j++)
    k += self->runs[j].nation == self->runs[i].nation;
  return k;
}

static void
show_bracket (BabelColonnade *self, const BabelView *view, guint i)
{
  const BabelRun  *run = &self->runs[i];
  GtkWidget       *bracket = g_ptr_array_index (self->brackets, i);
  GtkWidget       *shown;
  guint8           nations[BABEL_N_NATION_CARDS];
  g_autofree char *cards = NULL;
  g_autofree char *name = NULL;

  memset (nations, run->nation, run->length);
  cards = babel_words_list_row (nations, run->length);
  name = BABEL_VIEW_SAY (view, names, self->own,
                         babel_words_get_land (self->land, BABEL_LAND_IN), cards);
  shown = self->own ? g_ptr_array_index (self->reaches, i) : bracket;
  babel_style_name_with_hint (shown, name, NULL, name);
  babel_style_toggle (bracket, "available",
                      self->own && self->reachable &&
                        run_is_available (view, run, get_run_number (self, i)));
}

void
babel_colonnade_show_brackets (BabelColonnade *self, const BabelView *view)
{
  while (self->brackets->len > self->n_runs)
    remove_last (self->brackets);
  while (self->reaches->len > self->brackets->len)
    remove_last (self->reaches);
  for (guint i = 0; i < self->n_runs; i++)
    {
      if (i == self->brackets->len)
        add_bracket (self, i);
      show_bracket (self, view, i);
    }
}

/* The visible area of the bands of settlers from `first` to before `end`. */
static GdkRectangle
get_span (BabelColonnade *self, guint first, guint end, int width, int height)
{
  GdkRectangle span = babel_colonnade_get_place (self, first, width, height);
  GdkRectangle last = babel_colonnade_get_place (self, end - 1, width, height);

  gdk_rectangle_union (&span, &last, &span);
  return span;
}

/* The button of run i round its bracket, which is `area`: as large as a finger, but not over the
 * bracket of another run. */
static void
allocate_reach (BabelColonnade *self, guint i, GdkRectangle area, int width, int height)
{
  int high = MAX (BABEL_COLONNADE_REACH, area.height);
  int top = 0, bottom = height;

  for (guint j = 0; j < self->n_runs; j++)
    {
      GdkRectangle other = get_span (self, self->runs[j].first,
                                     self->runs[j].first + self->runs[j].length, width, height);

      if (other.y + other.height <= area.y)
        top = MAX (top, other.y + other.height);
      else if (other.y >= area.y + area.height)
        bottom = MIN (bottom, other.y);
    }
  high = CLAMP (high, area.height, MAX (area.height, bottom - top));
  area.y = CLAMP (area.y - (high - area.height) / 2, top, MAX (top, bottom - high));
  area.height = high;
  area.x = self->gutter - MIN (self->gutter, area.width + BRACKET_SIDE + 1);
  area.width = MAX (BABEL_COLONNADE_REACH, area.width);
  edubba_layout_place (g_ptr_array_index (self->reaches, i), area);
}

static void
allocate_beside (BabelColonnade *self, guint i, int width, int height)
{
  const BabelRun *run = &self->runs[i];
  GdkRectangle    area = get_span (self, run->first, run->first + run->length, width, height);

  area.y += BRACKET_END;
  area.height -= 2 * BRACKET_END;
  area.width = MIN (self->gutter - BRACKET_SIDE - 1, BRACKET_WIDTH);
  area.x = self->gutter - area.width - 1;
  babel_ring_allocate_beside (BABEL_RING (g_ptr_array_index (self->brackets, i)), area);
  if (self->own)
    allocate_reach (self, i, area, width, height);
}

/* Halfway to the chips around it, or beside a group and hardly above it and below, for rows of
 * groups lie close; and no further than the colonnade. */
static void
allocate_round (BabelColonnade *self, guint i, int width, int height)
{
  const GdkRectangle whole = { 0, 0, width, height };
  const BabelRun    *run = &self->runs[i];
  const int          air = self->rows.form == BABEL_ROWS_GROUPS ? 1 : BABEL_ROWS_GAP / 2;
  GdkRectangle       rows[BABEL_N_NATION_CARDS];
  guint              n = 0;

  for (guint j = run->first; j < run->first + run->length; j++)
    {
      GdkRectangle place = babel_colonnade_get_place (self, j, width, height);

      place.x -= BABEL_ROWS_GAP / 2;
      place.y -= air;
      place.width += BABEL_ROWS_GAP;
      place.height += 2 * air;
      gdk_rectangle_intersect (&place, &whole, &place);
      if (n > 0 && rows[n - 1].y == place.y)
        gdk_rectangle_union (&rows[n - 1], &place, &rows[n - 1]);
      else
        rows[n++] = place;
    }
  babel_ring_allocate_round (BABEL_RING (g_ptr_array_index (self->brackets, i)), rows, n);
  if (self->own)
    edubba_layout_place (g_ptr_array_index (self->reaches, i), rows[0]);
}

void
babel_colonnade_allocate_brackets (BabelColonnade *self, int width, int height)
{
  for (guint i = 0; i < self->n_runs; i++)
    if (self->rows.form == BABEL_ROWS_BANDS)
      allocate_beside (self, i, width, height);
    else
      allocate_round (self, i, width, height);
}

/* Returns TRUE if run i is at a point: its ring, or its bracket as far as a finger reaches. */
static gboolean
run_is_at (BabelColonnade *self, guint i, double x, double y)
{
  graphene_rect_t bounds;

  if (self->rows.form != BABEL_ROWS_BANDS)
    return babel_ring_contains (BABEL_RING (g_ptr_array_index (self->brackets, i)), x, y);
  return gtk_widget_compute_bounds (g_ptr_array_index (self->reaches, i), GTK_WIDGET (self),
                                    &bounds) &&
         graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

/* Inside a ring the newest settler stands for the last three, which may leave together. */
static gboolean
newest_is_at (BabelColonnade *self, double x, double y)
{
  graphene_rect_t bounds;

  return self->rows.form != BABEL_ROWS_BANDS && self->rows.n > 0 &&
         gtk_widget_compute_bounds (g_ptr_array_index (self->cards, self->rows.n - 1),
                                    GTK_WIDGET (self), &bounds) &&
         graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

guint
babel_colonnade_find_run (BabelColonnade *self, double x, double y)
{
  if (!self->own || self->is_target || newest_is_at (self, x, y))
    return BABEL_COLONNADE_NONE;
  for (guint i = 0; i < self->n_runs; i++)
    if (run_is_at (self, i, x, y))
      return i;
  return BABEL_COLONNADE_NONE;
}

void
babel_colonnade_hover_run (BabelColonnade *self, guint run)
{
  for (guint i = 0; i < self->brackets->len; i++)
    babel_style_toggle (g_ptr_array_index (self->brackets, i), "hovered", i == run);
}

GtkWidget *
babel_colonnade_get_run (BabelColonnade *self, guint i)
{
  GPtrArray *runs;

  g_return_val_if_fail (BABEL_IS_COLONNADE (self), NULL);

  runs = self->own ? self->reaches : self->brackets;
  return i < runs->len ? g_ptr_array_index (runs, i) : NULL;
}

gboolean
babel_colonnade_compute_frame (BabelColonnade  *self,
                               GtkWidget       *part,
                               GtkWidget       *target,
                               graphene_rect_t *frame)
{
  GPtrArray      *runs;
  guint           i;
  graphene_rect_t card;

  g_return_val_if_fail (BABEL_IS_COLONNADE (self), FALSE);

  runs = self->own ? self->reaches : self->brackets;
  if (!g_ptr_array_find (runs, part, &i))
    return gtk_widget_compute_bounds (part, target, frame);
  if (!gtk_widget_compute_bounds (g_ptr_array_index (self->brackets, i), target, frame))
    return FALSE;
  if (self->rows.form != BABEL_ROWS_BANDS)
    return TRUE;
  if (!gtk_widget_compute_bounds (g_ptr_array_index (self->cards, self->runs[i].first), target,
                                  &card))
    return FALSE;
  card.origin.y = frame->origin.y;
  card.size.height = frame->size.height;
  graphene_rect_union (&card, frame, frame);
  return TRUE;
}

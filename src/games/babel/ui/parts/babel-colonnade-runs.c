/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The brackets beside a colonnade's runs. On the viewer's side a bracket is pressed through an
 * invisible button that reaches over the edge of the run's cards, so that a finger meets it.
 */
#include "babel-colonnade-private.h"

#include <glib/gi18n-lib.h>

#include "babel-style.h"
#include "babel-words.h"
#include "edubba-layout.h"

static const BabelVoice names = {
  /* Translators: the name of a bracket: "Abilities in Hatti: 4 Sumerians". */
  N_ ("Abilities %1$s: %2$s"),
  /* Translators: a run of the opponent: "Your opponent's run in Hatti: 4 Sumerians". */
  N_ ("Your opponent’s run %1$s: %2$s"),
  /* Translators: a run of one of two players: "Player 1's run in Hatti: 4 Sumerians". */
  N_ ("Player %3$u’s run %1$s: %2$s"),
};

static GtkWidget *
create_reach (BabelColonnade *self, guint i)
{
  g_autofree char *part = g_strdup_printf ("run:me:%c:%u", babel_rules.letters[self->land], i + 1);
  GtkWidget       *reach = g_object_new (GTK_TYPE_BUTTON, "css-name", "reach", NULL);

  babel_style_set_part (reach, part);
  g_object_set_data (G_OBJECT (reach), "colonnade", self);
  return reach;
}

/* Each bracket directly behind its button: the style sheet tells by the one how the other looks. */
static void
add_bracket (BabelColonnade *self, guint i)
{
  GtkWidget *bracket =
    g_object_new (GTK_TYPE_LABEL, "css-name", "bracket", "can-target", FALSE, NULL);

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
  name = g_strdup_printf (babel_view_voice (view, &names, self->own),
                          babel_words_get_land (self->land, BABEL_LAND_IN), cards,
                          babel_view_get_number (view, self->own));
  shown = self->own ? g_ptr_array_index (self->reaches, i) : bracket;
  babel_style_name_with_hint (shown, name, NULL, name);
  babel_style_toggle (bracket, "available",
                      self->own && self->reachable &&
                        run_is_available (view, run, get_run_number (self, i)));
}

/* The button of run i round its bracket, which is `area`: as large as a finger, but not over
 * another bracket. */
static void
allocate_reach (BabelColonnade *self, guint i, GtkAllocation area, int from, int to)
{
  int height = CLAMP (BABEL_COLONNADE_REACH, area.height, MAX (area.height, to - from));

  area.y = CLAMP (area.y - (height - area.height) / 2, from, MAX (from, to - height));
  area.height = height;
  area.width = MAX (BABEL_COLONNADE_REACH, area.width);
  edubba_layout_place (g_ptr_array_index (self->reaches, i), area);
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

void
babel_colonnade_allocate_brackets (
  BabelColonnade *self, const int *offsets, guint n, int gutter, int height, int card_height)
{
  int from = 0;

  for (guint i = 0; i < self->n_runs; i++)
    {
      GtkWidget    *bracket = g_ptr_array_index (self->brackets, i);
      guint         after = self->runs[i].first + self->runs[i].length;
      int           start = offsets[self->runs[i].first];
      int           end = after < n ? offsets[after] : offsets[n - 1] + card_height;
      int           to = i + 1 < self->n_runs ? offsets[self->runs[i + 1].first] : height;
      GtkAllocation area = { 0, self->own ? start : height - end, gutter, end - start };

      edubba_layout_place (bracket, area);
      if (self->own)
        allocate_reach (self, i, area, from, to);
      from = end;
    }
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
  if (!gtk_widget_compute_bounds (g_ptr_array_index (self->cards, self->runs[i].first), target,
                                  &card) ||
      !gtk_widget_compute_bounds (g_ptr_array_index (self->brackets, i), target, frame))
    return FALSE;
  card.origin.y = frame->origin.y;
  card.size.height = frame->size.height;
  graphene_rect_union (&card, frame, frame);
  return TRUE;
}

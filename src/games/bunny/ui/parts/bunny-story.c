/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards come from events; fiefs and scrolls, which no event names, from the states. If the fiefs
 * of the state before do not add up to the harvest, for example because the action itself set the
 * last post, a seat's harvest is reported as a whole.
 */
#include "bunny-story.h"

#include <glib/gi18n-lib.h>

#include "bunny-apply.h"
#include "bunny-scrolls.h"
#include "bunny-words.h"

static void
step_clear (gpointer data)
{
  g_free (((BunnyStep *) data)->sentence);
}

/* Takes the sentence; the caller can add the cells, and the points it brings beside those before
 * it. */
static BunnyStep *
add_step (GArray *steps, char *sentence)
{
  BunnyStep step = { .sentence = sentence };

  if (steps->len > 0)
    memcpy (step.points, g_array_index (steps, BunnyStep, steps->len - 1).points,
            sizeof step.points);
  g_array_append_val (steps, step);
  return &g_array_index (steps, BunnyStep, steps->len - 1);
}

/* ---- Cards played */

static gboolean
is_played (const GameEvent *event, guint seat)
{
  if (event->kind != GAME_EVENT_MOVE || event->item == GAME_ITEM_HIDDEN || event->to.seat != seat)
    return FALSE;
  if (event->to.kind != BUNNY_ZONE_TRAY && event->to.kind != BUNNY_ZONE_SPENT &&
      event->to.kind != BUNNY_ZONE_SCROLLS)
    return FALSE;
  return (event->from.kind == BUNNY_ZONE_SEALED && event->from.seat == seat) ||
         event->from.kind == BUNNY_ZONE_DECK;
}

static void
tell_played (
  GArray *steps, const BunnyView *view, guint seat, const GameEvent *events, guint n_events)
{
  guint            faces[BUNNY_N_CARDS];
  guint            n = 0;
  guint8           cells[BUNNY_N_CELLS] = { 0 };
  g_autofree char *cards = NULL;
  g_autofree char *name = NULL;
  BunnyStep       *step;

  for (guint i = 0; i < n_events; i++)
    if (is_played (&events[i], seat))
      {
        faces[n++] = events[i].item;
        if (bunny_face_is_territory (events[i].item))
          cells[events[i].item - 1] = 1;
      }
  if (n == 0)
    return;
  cards = bunny_words_cards (faces, n);
  name = bunny_view_dup_seat (view, seat);
  /* Translators: who has played which cards: "Player 2: C4, Gold" */
  step = add_step (steps, g_strdup_printf (C_ ("cards played", "%1$s: %2$s"), name, cards));
  memcpy (step->cells, cells, sizeof cells);
}

/* Tells that scrolls were laid down, without their names. */
static void
tell_unseen (
  GArray *steps, const BunnyView *view, guint seat, const GameEvent *events, guint n_events)
{
  guint            n = bunny_words_count_unseen (events, n_events, seat);
  g_autofree char *name = bunny_view_dup_seat (view, seat);

  if (n > 0)
    /* Translators: who has laid down scrolls: "Player 2: 1 scroll face down" */
    add_step (steps, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u scroll face down",
                                                   "%1$s: %2$u scrolls face down", n),
                                      name, n));
}

/* ---- The harvest */

static void
tell_fiefs (GArray *steps, const BunnyView *before, guint seat, guint carrots)
{
  BunnyFiefs fiefs;
  guint      sum = 0;

  bunny_fiefs_find (&before->state.table, seat, &fiefs);
  for (guint i = 0; i < fiefs.n; i++)
    sum += bunny_fief_get_yield (&fiefs.fief[i]);
  for (guint i = 0; i < fiefs.n && sum == carrots; i++)
    {
      const BunnyFief *fief = &fiefs.fief[i];
      guint            wealth = (guint) __builtin_popcount (fief->goods);
      g_autofree char *name = bunny_view_dup_seat (before, seat);
      BunnyStep       *step;

      if (fief->strength * wealth == 0)
        continue;
      /* Translators: what a fief brings: "Player 2: 3 × 2 = 6" */
      step = add_step (steps, g_strdup_printf (C_ ("harvest of a fief", "%1$s: %2$u × %3$u = %4$u"),
                                               name, fief->strength, wealth,
                                               fief->strength * wealth));
      step->points[seat] += fief->strength * wealth;
      for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
        step->cells[cell] = fiefs.of[cell] == i;
    }
}

static void
tell_harvest (GArray *steps, const BunnyView *before, const GameEvent *event)
{
  guint            seat = event->to.seat;
  g_autofree char *name = bunny_view_dup_seat (before, seat);
  BunnyStep       *step;

  tell_fiefs (steps, before, seat, (guint) event->amount);
  /* Translators: what a harvest brings a player: "Player 2: 12 carrots" */
  step = add_step (steps, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u carrot",
                                                        "%1$s: %2$u carrots",
                                                        (guint) event->amount),
                                           name, (guint) event->amount));
  step->points[seat] = (guint) event->amount;
}

/* ---- The end */

static void
tell_scrolls (GArray *steps, const BunnyView *after, guint seat)
{
  BunnyScrolls     scrolls;
  g_autofree char *name = bunny_view_dup_seat (after, seat);

  bunny_scrolls_find (&after->state, 0, 0, &scrolls);
  for (guint i = 0; i < BUNNY_N_SCROLLS; i++)
    {
      guint            face = BUNNY_FIRST_SCROLL + i;
      guint            worth;
      g_autofree char *card = NULL;
      BunnyStep       *step;

      if (scrolls.held[seat][i] == 0)
        continue;
      worth = scrolls.held[seat][i] * bunny_scrolls_get_worth (&after->state, &scrolls, seat, face);
      card = bunny_words_card (face);
      /* Translators: at the end, what a scroll is worth: "Player 2. Forester: 6" */
      step = add_step (steps, g_strdup_printf (C_ ("scroll at the end", "%1$s. %2$s: %3$u"), name,
                                               card, worth));
      step->points[seat] += worth;
    }
}

static void
tell_totals (GArray *steps, const BunnyView *before, const BunnyView *after)
{
  guint totals[BUNNY_MAX_SEATS];

  bunny_state_get_totals (&after->state, totals);
  for (guint seat = 0; seat < after->state.table.seats; seat++)
    {
      g_autofree char *name = bunny_view_dup_seat (after, seat);
      BunnyStep       *step;

      tell_scrolls (steps, after, seat);
      /* Translators: the points at the end: "Player 2: 120 in all" */
      step = add_step (steps, g_strdup_printf (_ ("%1$s: %2$u in all"), name, totals[seat]));
      step->points[seat] = totals[seat] - before->state.table.score[seat];
    }
}

GArray *
bunny_story_new (const BunnyView *before,
                 const BunnyView *after,
                 const GameEvent *events,
                 guint            n_events)
{
  GArray *steps = g_array_new (FALSE, TRUE, sizeof (BunnyStep));

  g_array_set_clear_func (steps, step_clear);
  for (guint seat = 0; seat < after->state.table.seats; seat++)
    {
      tell_played (steps, after, seat, events, n_events);
      tell_unseen (steps, after, seat, events, n_events);
    }
  for (guint i = 0; i < n_events; i++)
    if (events[i].kind == GAME_EVENT_AMOUNT && events[i].amount > 0)
      tell_harvest (steps, before, &events[i]);
  if (after->state.table.phase == BUNNY_OVER && before->state.table.phase != BUNNY_OVER)
    tell_totals (steps, before, after);
  for (guint i = 0; i < steps->len; i++)
    for (guint seat = 0; seat < after->state.table.seats; seat++)
      g_array_index (steps, BunnyStep, i).points[seat] += before->state.table.score[seat];
  return steps;
}

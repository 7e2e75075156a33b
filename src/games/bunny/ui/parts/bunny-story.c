/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card that nobody but its owner may see is only counted: the scrolls that a seat lays face down
 * come after the cards that it plays.
 */
#include "bunny-story.h"

#include <glib/gi18n-lib.h>

#include "bunny-apply.h"
#include "bunny-words.h"

static void
step_clear (gpointer data)
{
  g_free (((BunnyStep *) data)->sentence);
}

/* Takes the sentence; the caller can add the cells. */
static BunnyStep *
add_step (GArray *steps, char *sentence)
{
  BunnyStep step = { .sentence = sentence };

  g_array_append_val (steps, step);
  return &g_array_index (steps, BunnyStep, steps->len - 1);
}

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

GArray *
bunny_story_new (const BunnyView *after, const GameEvent *events, guint n_events)
{
  GArray *steps = g_array_new (FALSE, TRUE, sizeof (BunnyStep));

  g_array_set_clear_func (steps, step_clear);
  for (guint seat = 0; seat < after->state.table.seats; seat++)
    {
      tell_played (steps, after, seat, events, n_events);
      tell_unseen (steps, after, seat, events, n_events);
    }
  return steps;
}

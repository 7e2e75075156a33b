/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What an action would change, for a screen reader: the figures that the board draws meanwhile, of
 * the first of its fiefs.
 */
#include <glib/gi18n-lib.h>

#include "bunny-apply.h"
#include "bunny-forecast.h"
#include "bunny-words.h"

static char *
say_fief (const BunnyChange *change)
{
  g_autofree char *cell = bunny_words_cell (change->cell + 1u);

  if (change->after == 0 && change->before == 0)
    /* Translators: of an action that is only thought of; %s: a cell of the board */
    return g_strdup_printf (_ ("The fief of %s would give no carrots yet."), cell);
  if (change->after == change->before)
    /* Translators: of an action that is only thought of; %s: a cell of the board */
    return g_strdup_printf (_ ("The fief of %s would give no more carrots than now."), cell);
  /* Translators: of an action that is only thought of; %1$s: a cell of the board; %2$u: carrots of
   * a harvest now */
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "The fief of %1$s would give %3$u carrot instead of %2$u.",
                 "The fief of %1$s would give %3$u carrots instead of %2$u.", change->after),
    cell, change->before, change->after);
}

/* The carrots of a harvest that the action would begin. */
static guint
count_harvest (const GamePreview *preview)
{
  guint sum = 0;

  for (guint i = 0; i < preview->events->len; i++)
    {
      const GameEvent *event = &g_array_index (preview->events, GameEvent, i);

      if (event->kind == GAME_EVENT_AMOUNT && event->to.seat == preview->seat)
        sum += (guint) event->amount;
    }
  return sum;
}

char *
bunny_words_preview (const GameState *seen, const GamePreview *preview, gboolean figures)
{
  gint        more = preview->points_after[preview->seat] - preview->points[preview->seat];
  guint       harvest = count_harvest (preview);
  BunnyChange changes[BUNNY_MAX_CHANGES];

  if (!figures)
    return NULL;
  if (preview->after != NULL &&
      bunny_forecast_compare (&bunny_state (seen)->table, &bunny_state (preview->after)->table,
                              preview->seat, changes) > 0)
    return say_fief (&changes[0]);
  if (harvest > 0)
    return g_strdup_printf (
      /* Translators: of an action that is only thought of */
      g_dngettext (GETTEXT_PACKAGE, "The harvest would bring you %u carrot.",
                   "The harvest would bring you %u carrots.", harvest),
      harvest);
  if (more > 0)
    return g_strdup_printf (
      /* Translators: of a scroll that is only thought of */
      g_dngettext (GETTEXT_PACKAGE, "It would be worth %d carrot to you if the game ended now.",
                   "It would be worth %d carrots to you if the game ended now.", (guint) more),
      more);
  return NULL;
}

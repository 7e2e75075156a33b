/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the movements that are more than movement: temples that fall, levels that are carried
 * off, a temple that gets its highest level.
 */
#include "babel-board-private.h"

#include "babel-state.h"

static EdubbaMoment
judge_event (const GameEvent *event)
{
  if (event->kind != GAME_EVENT_MOVE)
    return EDUBBA_MOMENT_NONE;
  if (event->from.kind == BABEL_ZONE_TEMPLE && event->to.kind == BABEL_ZONE_TEMPLE)
    return EDUBBA_MOMENT_THEFT;
  if (event->from.kind == BABEL_ZONE_TEMPLE)
    return EDUBBA_MOMENT_FALL;
  if (event->to.kind == BABEL_ZONE_TEMPLE)
    return event->item == BABEL_ITEM_TEMPLE (BABEL_N_LEVELS) ? EDUBBA_MOMENT_FINISHED
                                                             : EDUBBA_MOMENT_BUILD;
  if (event->from.kind == BABEL_ZONE_QUARRY)
    return EDUBBA_MOMENT_TURN;
  return EDUBBA_MOMENT_CARD;
}

/* The temple that an event is about. */
static char *
print_part (BabelBoard *self, const GameEvent *event)
{
  GameZone    zone = event->from.kind == BABEL_ZONE_TEMPLE ? event->from : event->to;
  const char *side = zone.seat == self->view.viewer ? "me" : "opp";

  if (zone.kind != BABEL_ZONE_TEMPLE)
    return NULL;
  return g_strdup_printf ("temple:%s:%c", side, babel_rules.letters[zone.index]);
}

EdubbaMoment
babel_board_find_moment (EdubbaBoard     *board,
                         const GameEvent *events,
                         guint            n_events,
                         char           **part)
{
  EdubbaMoment     best = EDUBBA_MOMENT_NONE;
  const GameEvent *about = NULL;

  for (guint i = 0; i < n_events; i++)
    {
      EdubbaMoment moment = judge_event (&events[i]);

      if (moment <= best)
        continue;
      best = moment;
      about = &events[i];
    }
  if (about != NULL)
    *part = print_part (BABEL_BOARD (board), about);
  return best;
}

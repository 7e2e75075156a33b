/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Of an offering, a theft, a building or a birth, and a land discovered the first one counts; what
 * comes after it in this list is passed over.
 */
#include "meso-moments.h"

#include "meso-rules.h"

static EdubbaMoment
find_of_event (const GameEvent *event, guint *place)
{
  const char *from = meso_rules.zones[event->from.kind].name;
  const char *to = meso_rules.zones[event->to.kind].name;

  *place = event->to.index;
  if (event->kind != GAME_EVENT_MOVE)
    return EDUBBA_MOMENT_NONE;
  if (g_str_equal (to, "offered"))
    {
      *place = MESO_TEMPLE;
      return EDUBBA_MOMENT_FINISHED;
    }
  if (g_str_equal (from, "loads") && g_str_equal (to, "loads") &&
      event->from.seat != event->to.seat)
    return EDUBBA_MOMENT_THEFT;
  if (g_str_equal (from, "supply") && (g_str_equal (to, "on") || g_str_equal (to, "settlers")))
    return EDUBBA_MOMENT_BUILD;
  if (g_str_equal (to, "land"))
    return EDUBBA_MOMENT_CARD;
  return EDUBBA_MOMENT_NONE;
}

EdubbaMoment
meso_moments_find (const GameEvent *events, guint n_events, guint *place)
{
  EdubbaMoment most = EDUBBA_MOMENT_NONE;

  *place = MESO_NOWHERE;
  for (guint i = 0; i < n_events; i++)
    {
      guint        where;
      EdubbaMoment moment = find_of_event (&events[i], &where);

      if (moment > most)
        {
          most = moment;
          *place = where;
        }
    }
  return most;
}

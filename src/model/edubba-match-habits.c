/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a match is played, beside who sits where: how strong the computers are, and whom a coach
 * helps.
 */
#include "edubba-match-private.h"

guint
edubba_match_get_level (EdubbaMatch *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), 0);

  return self->habits.level;
}

void
edubba_match_set_level (EdubbaMatch *self, guint level)
{
  g_return_if_fail (EDUBBA_IS_MATCH (self));
  g_return_if_fail (level < GAME_N_LEVELS);

  self->habits.level = level;
}

EdubbaCoaching
edubba_match_get_coaching (EdubbaMatch *self, guint seat)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (self), EDUBBA_COACHING_OFF);
  g_return_val_if_fail (seat < GAME_MAX_SEATS, EDUBBA_COACHING_OFF);

  return self->habits.coaching[seat];
}

void
edubba_match_set_coaching (EdubbaMatch *self, guint seat, EdubbaCoaching coaching)
{
  g_return_if_fail (EDUBBA_IS_MATCH (self));
  g_return_if_fail (seat < GAME_MAX_SEATS && coaching < EDUBBA_N_COACHINGS);

  self->habits.coaching[seat] = coaching;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What of a match may leave the program: as long as it is played, what whoever looks at the board
 * sees of it, and nothing from behind the curtain; once it is over, everything.
 */
#include "edubba-match-page-private.h"

#include "course-link.h"
#include "edubba-save.h"

static gboolean
is_over (EdubbaMatchPage *self)
{
  return !edubba_match_page_is_task (self) && edubba_match_get_finished (self->match);
}

char *
edubba_match_page_dup_position (EdubbaMatchPage *self, gboolean *whole)
{
  const GameRules      *rules;
  g_autofree GameState *seen = NULL;

  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);

  if (edubba_table_is_covered (self->table) || self->viewer == GAME_NOBODY)
    return NULL;
  rules = self->game->module->rules;
  if (whole != NULL)
    *whole = is_over (self);
  if (is_over (self))
    return game_position_print (rules, edubba_match_get_state (self->match));
  seen = edubba_match_dup_view (self->match, self->viewer);
  return game_position_print (rules, seen);
}

char *
edubba_match_page_dup_task (EdubbaMatchPage *self, char **goal)
{
  const GameRules      *rules;
  g_autofree GameState *seen = NULL;

  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);
  g_return_val_if_fail (goal != NULL, NULL);

  if (self->puzzle == NULL)
    return NULL;
  rules = self->game->module->rules;
  seen = game_state_new (rules);
  rules->observe (course_puzzle_get_state (self->puzzle), self->viewer, seen);
  *goal = game_goal_print (rules, course_puzzle_get_goal (self->puzzle));
  return game_position_print (rules, seen);
}

char *
edubba_match_page_dup_record (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);

  return is_over (self) ? edubba_save_print (self->match) : NULL;
}

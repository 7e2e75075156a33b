/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The goals are looked at first, then the game's own end, then the number of turns: a goal
 * reached with the last action of the last turn counts, and then perhaps the lead.
 */
#include "course-stand.h"

#include "game-state.h"

static CourseStandEnd
judge_goals (const CourseStand *stand,
             const CourseBout  *bout,
             gboolean           is_own,
             const GameState   *after)
{
  gboolean won = course_bout_is_reached (bout, FALSE, after, &stand->own);
  gboolean lost = course_bout_is_reached (bout, TRUE, after, &stand->rival);

  if (won && (is_own || !lost))
    return COURSE_STAND_WON;
  return lost ? COURSE_STAND_LOST : COURSE_STAND_OPEN;
}

/* The game is over by its rules. */
static CourseStandEnd
judge_end (const CourseBout *bout, const GameState *after)
{
  guint winner = game_winner (course_bout_get_module (bout)->rules, after);

  if (winner == GAME_NOBODY)
    return COURSE_STAND_LATE;
  return winner == course_bout_get_seat (bout) ? COURSE_STAND_WON : COURSE_STAND_LOST;
}

/* The turns are used up. */
static CourseStandEnd
judge_turns (const CourseBout *bout, const GameState *after)
{
  GameResult result;
  guint      own = course_bout_get_seat (bout);
  guint      rival = course_bout_get_rival_seat (bout);

  if (!course_bout_counts_lead (bout))
    return COURSE_STAND_LATE;
  course_bout_get_module (bout)->rules->result (after, &result);
  if (result.rank[own] == result.rank[rival])
    return COURSE_STAND_LATE;
  return result.rank[own] < result.rank[rival] ? COURSE_STAND_WON : COURSE_STAND_LOST;
}

void
course_stand_follow (CourseStand      *stand,
                     const CourseBout *bout,
                     guint             seat,
                     GameAction        action,
                     const GameState  *after)
{
  const GameRules *rules = course_bout_get_module (bout)->rules;
  gboolean         is_own = seat == course_bout_get_seat (bout);

  if (stand->end != COURSE_STAND_OPEN)
    return;
  game_tally_add (is_own ? &stand->own : &stand->rival, rules, action);
  if (is_own && (rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN))
    stand->taken++;
  stand->end = judge_goals (stand, bout, is_own, after);
  if (stand->end != COURSE_STAND_OPEN)
    return;
  if (rules->seat (after) == GAME_NOBODY)
    stand->end = judge_end (bout, after);
  else if (stand->taken >= course_bout_get_turns (bout))
    stand->end = judge_turns (bout, after);
}

CourseStand
course_stand_of_record (const CourseBout *bout, const GameRecord *record, guint n)
{
  const GameRules *rules = game_record_get_rules (record);
  CourseStand      stand = { 0 };

  for (guint i = 0; i < n; i++)
    course_stand_follow (&stand, bout, rules->seat (game_record_get_state (record, i)),
                         game_record_get_action (record, i), game_record_get_state (record, i + 1));
  return stand;
}

guint
course_stand_count_left (const CourseStand *stand, const CourseBout *bout)
{
  return course_bout_get_turns (bout) - MIN (stand->taken, course_bout_get_turns (bout));
}

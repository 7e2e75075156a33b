/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A goal of one condition is a race for it; several are one only where all of them ask for the same
 * height in different lands.
 */
#include "babel-race.h"

static gboolean
is_growing (const GameCondition *condition)
{
  return condition->op == GAME_GOAL_AT_LEAST || condition->op == GAME_GOAL_MORE ||
         condition->op == GAME_GOAL_EQUAL;
}

static BabelRace
read_goal (const GameGoal *goal)
{
  const GameCondition *condition = &goal->conditions[0];
  BabelRace            race = { .kind = BABEL_RACE_OTHER };

  if (goal->n_conditions == 1 && game_condition_is_on (condition, "won"))
    race.kind = BABEL_RACE_RULES;
  if (goal->n_conditions != 1 || !is_growing (condition) || condition->operand[0] != goal->me)
    return race;
  if (game_condition_is_on (condition, "score"))
    race.kind = BABEL_RACE_POINTS;
  else if (game_condition_is_on (condition, "temple"))
    {
      race.kind = BABEL_RACE_TEMPLE;
      race.lands = 1u << condition->operand[1];
    }
  race.number = (guint) game_condition_get_wanted (condition);
  return race;
}

BabelRace
babel_race_read (const EdubbaBoardAim *aim)
{
  BabelRace race = { .kind = BABEL_RACE_RULES };

  g_return_val_if_fail (aim != NULL, race);

  for (guint i = 0; i < aim->n; i++)
    {
      BabelRace one = read_goal (&aim->goals[i]);

      if (i > 0 && (one.kind != BABEL_RACE_TEMPLE || race.kind != BABEL_RACE_TEMPLE ||
                    one.number != race.number))
        return (BabelRace) { .kind = BABEL_RACE_OTHER };
      one.lands |= race.lands;
      race = one;
    }
  return race;
}

guint
babel_race_measure (const BabelRace *race, const BabelTable *table, guint side)
{
  guint highest = 0;

  if (race->kind != BABEL_RACE_TEMPLE)
    return babel_table_get_score (table, side);
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    if (race->lands >> land & 1)
      highest = MAX (highest, babel_table_get_top (table, side, land));
  return highest;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Strengths of rules: see the header for the model, and the table below for its numbers. These were
 * chosen so that what is met today comes back tomorrow, in three days, in a week.
 */
#include "edubba-memory.h"

#include <math.h>

#define DAY 86400.0

#define FIRST_HALF_LIFE (1.0 * DAY)
#define MIN_HALF_LIFE   (0.5 * DAY)
#define MAX_HALF_LIFE   (180.0 * DAY)

/* A rule met when it is all but forgotten has its half-life tripled. */
#define GROWTH 2.0

/* What is left of a strength when the rule is met in trouble only. */
#define FIRST_BASE 0.5

/* Below this a rule is due. */
#define DUE 0.5

/* Who is sure of a rule keeps it for longer than after a first success: since then it was used
 * again when about a quarter was forgotten, half a day later or so. */
#define SURE_HALF_LIFE (1.5 * FIRST_HALF_LIFE)

/* What is left of strength and half-life. To point at what cannot be done and be told why is how
 * one is meant to learn: it takes two such to make a fresh rule shaky. */
static const struct
{
  double strength;
  double half_life;
} remains[] = {
  [EDUBBA_RULE_WHY] = { 0.7, 1.0 },
  [EDUBBA_RULE_FAILED] = { 0.4, 0.5 },
  [EDUBBA_RULE_TAKEN_BACK] = { 0.7, 0.9 },
  [EDUBBA_RULE_HINTED] = { 0.6, 0.8 },
};

/* How much was forgotten since the last success: trouble is no time that has passed, and before the
 * first success there was nothing to forget. */
static double
get_forgotten (const EdubbaMemory *self, gint64 now)
{
  if (self->met == 0)
    return 0.0;
  return 1.0 - exp2 (-(double) MAX (now - self->met, 0) / self->half_life);
}

void
edubba_memory_note (EdubbaMemory *self, EdubbaRuleNote note, gint64 now)
{
  gboolean unmet = self->half_life <= 0.0;
  double   strength = unmet ? FIRST_BASE : edubba_memory_get_strength (self, now);
  double   half_life = unmet ? FIRST_HALF_LIFE : self->half_life;

  g_return_if_fail (note < EDUBBA_RULE_N_NOTES);

  if (note == EDUBBA_RULE_MET)
    {
      half_life *= 1.0 + GROWTH * get_forgotten (self, now);
      strength = 1.0;
      self->met = now;
    }
  else
    {
      strength *= remains[note].strength;
      half_life *= remains[note].half_life;
      self->troubled = now;
      self->trouble = note;
    }
  self->base = strength;
  self->half_life = CLAMP (half_life, MIN_HALF_LIFE, MAX_HALF_LIFE);
  self->when = now;
}

double
edubba_memory_get_strength (const EdubbaMemory *self, gint64 now)
{
  if (self->half_life <= 0.0)
    return 0.0;
  return self->base * exp2 (-(double) MAX (now - self->when, 0) / self->half_life);
}

EdubbaRuleState
edubba_memory_get_state (const EdubbaMemory *self, gint64 now)
{
  if (self->half_life <= 0.0)
    return EDUBBA_RULE_UNMET;
  if (edubba_memory_get_strength (self, now) < DUE)
    return EDUBBA_RULE_SHAKY;
  return self->half_life < SURE_HALF_LIFE ? EDUBBA_RULE_FRESH : EDUBBA_RULE_SURE;
}

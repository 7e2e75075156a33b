/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Strengths of rules: which note is which review, and from where on a rule is due or sure. The
 * memory itself is FSRS-6 (edubba-fsrs.c).
 */
#include "edubba-memory.h"

#include <math.h>
#include <string.h>

#define DAY 86400.0

/* Below this chance a rule is due; it is the usual target of FSRS, and the chance by which a
 * stability is measured, so a rule is due as many days after its review as its stability says. */
#define DUE 0.9

/* From this stability on a rule is sure, in days. A first success gives 2.3, and a second one on
 * the same day no more; a success on the next day gives 7.3, and two after a failure 4.6. */
#define SURE 4.0

static const EdubbaGrade grades[EDUBBA_RULE_N_NOTES] = {
  [EDUBBA_RULE_MET] = EDUBBA_GRADE_GOOD,
  [EDUBBA_RULE_WHY] = EDUBBA_GRADE_NONE,
  [EDUBBA_RULE_FAILED] = EDUBBA_GRADE_AGAIN,
  [EDUBBA_RULE_TAKEN_BACK] = EDUBBA_GRADE_AGAIN,
  [EDUBBA_RULE_HINTED] = EDUBBA_GRADE_HARD,
};

EdubbaGrade
edubba_rule_note_get_grade (EdubbaRuleNote note)
{
  g_return_val_if_fail (note < EDUBBA_RULE_N_NOTES, EDUBBA_GRADE_NONE);

  return grades[note];
}

/* Days since the last review. */
static double
get_age (const EdubbaMemory *self, gint64 now)
{
  return (double) MAX (now - self->when, 0) / DAY;
}

void
edubba_memory_review (EdubbaMemory *self, EdubbaGrade grade, gint64 now)
{
  double age = get_age (self, now);

  self->fsrs = edubba_fsrs_review (self->fsrs, grade, age);
  if (self->grade != EDUBBA_GRADE_AGAIN || grade != EDUBBA_GRADE_HARD || age >= 1)
    self->grade = grade;
  self->when = now;
}

void
edubba_memory_note (EdubbaMemory *self, EdubbaRuleNote note, gint64 now)
{
  EdubbaGrade grade = edubba_rule_note_get_grade (note);

  if (grade != EDUBBA_GRADE_NONE)
    edubba_memory_review (self, grade, now);
  if (note == EDUBBA_RULE_MET)
    {
      self->met = now;
      return;
    }
  self->troubled = now;
  self->trouble = note;
}

double
edubba_memory_get_strength (const EdubbaMemory *self, gint64 now)
{
  if (self->grade == EDUBBA_GRADE_NONE)
    return 0.0;
  return edubba_fsrs_recall (self->fsrs.stability, get_age (self, now));
}

EdubbaRuleState
edubba_memory_get_state (const EdubbaMemory *self, gint64 now)
{
  if (self->grade == EDUBBA_GRADE_NONE)
    return self->troubled > 0 ? EDUBBA_RULE_SHAKY : EDUBBA_RULE_UNMET;
  if (self->grade == EDUBBA_GRADE_AGAIN || edubba_memory_get_strength (self, now) < DUE)
    return EDUBBA_RULE_SHAKY;
  return self->fsrs.stability < SURE ? EDUBBA_RULE_FRESH : EDUBBA_RULE_SURE;
}

guint
edubba_memory_count_days (const EdubbaMemory *self, gint64 now)
{
  EdubbaRuleState state = edubba_memory_get_state (self, now);

  if (state == EDUBBA_RULE_UNMET || state == EDUBBA_RULE_SHAKY)
    return 1;
  return (guint) MAX (ceil (self->fsrs.stability - get_age (self, now)), 1);
}

EdubbaMemory
edubba_memory_from_half_life (double         strength,
                              double         half_life,
                              gint64         when,
                              gint64         met,
                              gint64         troubled,
                              EdubbaRuleNote trouble)
{
  EdubbaMemory self = { .met = met, .troubled = troubled, .trouble = trouble };
  double       days = half_life / DAY * log2 (2 * MAX (strength, 0.5));

  if (met == 0 && grades[trouble] == EDUBBA_GRADE_NONE)
    return self;
  self.grade = strength > 0.5 ? EDUBBA_GRADE_GOOD : EDUBBA_GRADE_AGAIN;
  self.when = when;
  self.fsrs = edubba_fsrs_review (self.fsrs, self.grade, 0);
  if (self.grade == EDUBBA_GRADE_GOOD)
    self.fsrs.stability = CLAMP (days, EDUBBA_FSRS_MIN_STABILITY, EDUBBA_FSRS_MAX_STABILITY);
  return self;
}

EdubbaDueRule *
edubba_due_rule_new (const char *paragraph, const EdubbaMemory *memory, gint64 now)
{
  EdubbaDueRule *self = g_new (EdubbaDueRule, 1);

  self->paragraph = g_strdup (paragraph);
  self->memory = *memory;
  self->strength = edubba_memory_get_strength (memory, now);
  self->due = edubba_memory_get_state (memory, now) == EDUBBA_RULE_SHAKY;
  return self;
}

void
edubba_due_rule_free (gpointer self)
{
  EdubbaDueRule *rule = self;

  g_free (rule->paragraph);
  g_free (rule);
}

/* Returns TRUE if the rule was forgotten at its last review, and not shown to be known since. */
static gboolean
is_lapsed (const EdubbaDueRule *rule)
{
  return rule->memory.grade == EDUBBA_GRADE_AGAIN;
}

static gint64
get_last_seen (const EdubbaDueRule *rule)
{
  return MAX (rule->memory.when, rule->memory.troubled);
}

int
edubba_due_rule_compare (gconstpointer a, gconstpointer b)
{
  const EdubbaDueRule *one = *(const EdubbaDueRule *const *) a;
  const EdubbaDueRule *two = *(const EdubbaDueRule *const *) b;

  if (one->due != two->due)
    return one->due ? -1 : 1;
  if (is_lapsed (one) != is_lapsed (two))
    return is_lapsed (one) ? -1 : 1;
  if (one->strength != two->strength)
    return one->strength < two->strength ? -1 : 1;
  if (get_last_seen (one) != get_last_seen (two))
    return get_last_seen (one) < get_last_seen (two) ? -1 : 1;
  return strcmp (one->paragraph, two->paragraph);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The memory of a rule, as pure functions: by FSRS-6 (edubba-fsrs.h), with the last notes about
 * the rule.
 *
 * To use a rule without a hint is a review that went well, with a hint a hard one; to fail, or to
 * take a mistake back, is to have forgotten. To ask why something is refused is no review: people
 * are meant to learn like this. To meet a rule ten times in a row teaches no more than to meet it
 * once.
 */
#pragma once

#include "edubba-fsrs.h"

G_BEGIN_DECLS

/* An event that is noted of a rule. */
typedef enum
{
  EDUBBA_RULE_MET,        /* something that drills it was solved without hints: Good */
  EDUBBA_RULE_WHY,        /* a refusal was met: no review */
  EDUBBA_RULE_FAILED,     /* a task was failed, a goal lost: Again */
  EDUBBA_RULE_TAKEN_BACK, /* a mistake was taken back: Again */
  EDUBBA_RULE_HINTED,     /* solved with a hint: Hard */
  EDUBBA_RULE_N_NOTES,
} EdubbaRuleNote;

typedef enum
{
  EDUBBA_RULE_UNMET,
  EDUBBA_RULE_SHAKY, /* it is due: it should come back */
  EDUBBA_RULE_FRESH, /* not due yet, and not remembered for long yet either */
  EDUBBA_RULE_SURE,  /* used with success, and again on another day */
  EDUBBA_RULE_N_STATES,
} EdubbaRuleState;

/* Times are in seconds since 1970, in UTC. All zero: never met. */
typedef struct
{
  EdubbaFsrs     fsrs;     /* after the last review; zero before the first one */
  EdubbaGrade    grade;    /* of the last review; a hint on the day of a failure leaves it */
  gint64         when;     /* of the last review; 0: never */
  gint64         met;      /* time of the last meeting with it; 0: never */
  gint64         troubled; /* time of the last other note; 0: never */
  EdubbaRuleNote trouble;  /* and what */
} EdubbaMemory;

/* The grade that a note is to the memory; EDUBBA_GRADE_NONE if it is no review. */
EdubbaGrade edubba_rule_note_get_grade (EdubbaRuleNote note);

/* Takes in a note of this moment. A clock that was set back makes it the same moment as the last
 * review. */
void edubba_memory_note (EdubbaMemory *self, EdubbaRuleNote note, gint64 now);

/* The same of a review alone, of which no more is known than its grade (not NONE). */
void edubba_memory_review (EdubbaMemory *self, EdubbaGrade grade, gint64 now);

/* The chance that the rule would be remembered now, from 0 to 1; 0 without a review. A clock that
 * was set back lets nothing be forgotten. */
double          edubba_memory_get_strength (const EdubbaMemory *self, gint64 now);
EdubbaRuleState edubba_memory_get_state (const EdubbaMemory *self, gint64 now);

/* The days until a rule comes back if nothing is noted of it until then, at least 1: a rule due
 * now comes back tomorrow. */
guint edubba_memory_count_days (const EdubbaMemory *self, gint64 now);

/* A rule that is known, and its need of being asked. */
typedef struct
{
  char        *paragraph;
  gboolean     due; /* it is shaky */
  double       strength;
  EdubbaMemory memory;
} EdubbaDueRule;

/* A rule as it is now; free it with edubba_due_rule_free (). */
EdubbaDueRule *edubba_due_rule_new (const char         *paragraph,
                                    const EdubbaMemory *memory,
                                    gint64              now) G_GNUC_WARN_UNUSED_RESULT;
void           edubba_due_rule_free (gpointer self);

/* Sorts an array of pointers to them: rules that are due first, among these the ones forgotten
 * last time; then the weakest; of equals the one seen longest ago. */
int edubba_due_rule_compare (gconstpointer a, gconstpointer b);

/* The memory in place of one by the older model, in which a strength (0 to 1) halved every
 * half_life seconds (above 0) and a rule was due at a half: a rule still comes back on the day it
 * was to come back. `when` is the time of that strength; met, troubled and trouble are as above. */
EdubbaMemory edubba_memory_from_half_life (double         strength,
                                           double         half_life,
                                           gint64         when,
                                           gint64         met,
                                           gint64         troubled,
                                           EdubbaRuleNote trouble);

G_END_DECLS

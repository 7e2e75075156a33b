/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How well one rule sits, as pure functions: a memory that halves again and again with time.
 *
 * The strength is the chance that the rule would be remembered now, base * 2^(-age / half-life)
 * (the forgetting curve of half-life regression: Settles and Meeder, "A Trainable Spaced
 * Repetition Model for Language Learning", ACL 2016; without its training). Using the rule sets it
 * to 1 and lengthens the half-life, the more so the more of it time has taken since it was used
 * last; so to meet a rule ten times in a row teaches little more than to meet it once, and the
 * first time lengthens nothing. Whatever goes wrong takes a share of the strength, and of the
 * half-life where more was wrong than a press.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What happened with a rule. */
typedef enum
{
  EDUBBA_RULE_MET,        /* something that drills it was solved without hints */
  EDUBBA_RULE_WHY,        /* a refusal was met */
  EDUBBA_RULE_FAILED,     /* a task was failed, a goal lost */
  EDUBBA_RULE_TAKEN_BACK, /* a mistake was taken back */
  EDUBBA_RULE_HINTED,
  EDUBBA_RULE_N_NOTES,
} EdubbaRuleNote;

typedef enum
{
  EDUBBA_RULE_UNMET,
  EDUBBA_RULE_SHAKY, /* it is due: it should come back */
  EDUBBA_RULE_FRESH, /* not due yet, and not remembered for long yet either */
  EDUBBA_RULE_SURE,  /* used with success, and again when some of it was forgotten */
  EDUBBA_RULE_N_STATES,
} EdubbaRuleState;

/* Times are in seconds since 1970, in UTC. All zero: never met. */
typedef struct
{
  double         base;      /* strength at `when` */
  double         half_life; /* in seconds */
  gint64         when;      /* of the last note */
  gint64         met;       /* when it was last met; 0: never */
  gint64         troubled;  /* when anything else was last noted; 0: never */
  EdubbaRuleNote trouble;   /* and what */
} EdubbaMemory;

void edubba_memory_note (EdubbaMemory *self, EdubbaRuleNote note, gint64 now);

/* From 0 to 1. A clock that was set back lets nothing be forgotten, and nothing grow. */
double          edubba_memory_get_strength (const EdubbaMemory *self, gint64 now);
EdubbaRuleState edubba_memory_get_state (const EdubbaMemory *self, gint64 now);

G_END_DECLS

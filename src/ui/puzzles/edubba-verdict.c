/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two numbers in one sentence would need two plurals, so a solved task has a sentence for each
 * case, each with one plural that matters.
 */
#include "edubba-verdict.h"

#include <glib/gi18n.h>

static char *
describe_solved (EdubbaTask *task)
{
  guint taken = edubba_task_get_taken (task);
  guint fewest = edubba_task_get_fewest (task);

  if (fewest == 0 || taken <= fewest)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Solved in %u action: it cannot be done in fewer.",
                   "Solved in %u actions: it cannot be done in fewer.", taken),
      taken);
  /* Translators: the plural form goes with the first number, the actions taken; the second is
   * always smaller. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Solved in %1$u action; %2$u would be enough.",
                                       "Solved in %1$u actions; %2$u would be enough.", taken),
                          taken, fewest);
}

/* What is missing, or NULL. */
static char *
describe_failure (EdubbaTask *task, const GameFailures *failures, const EdubbaFailure *failure)
{
  switch (failure->kind)
    {
    case EDUBBA_FAILURE_OVERRUN:
      return failures->overrun (&failure->condition);
    case EDUBBA_FAILURE_MISSING:
      return failures->missing (edubba_match_get_state (edubba_task_get_match (task)),
                                edubba_task_get_goal (task)->me, &failure->condition,
                                failure->best);
    case EDUBBA_FAILURE_TOGETHER:
      return g_strdup (_ ("What is asked for cannot all be done together any more."));
    case EDUBBA_FAILURE_ENDED:
    case EDUBBA_FAILURE_UNKNOWN:
    default:
      return NULL;
    }
}

/* What the last action used up, and what is missing now; NULL if that is not known. */
static char *
describe_reason (EdubbaTask *task)
{
  EdubbaMatch        *match = edubba_task_get_match (task);
  const GameFailures *failures = edubba_match_get_module (match)->failures;
  EdubbaFailure       failure;
  guint               at;
  g_autofree char    *cause = NULL;
  g_autofree char    *missing = NULL;

  if (failures == NULL || !edubba_task_get_failure (task, &failure, &at))
    return NULL;
  cause = failures->cause (game_record_get_state (edubba_match_get_record (match), at),
                           edubba_match_get_action (match, at));
  missing = describe_failure (task, failures, &failure);
  if (missing == NULL)
    /* Translators: %s is a sentence: "You ended your turn." */
    return g_strdup_printf (_ ("No longer possible. %s"), cause);
  /* Translators: two sentences: "You travelled, so a card left your hand." and "You need 1
   * more settler in Hatti." */
  return g_strdup_printf (_ ("No longer possible. %1$s %2$s"), cause, missing);
}

static char *
describe_unreachable (EdubbaTask *task)
{
  char *reason;

  if (edubba_task_get_impossible (task))
    return g_strdup (_ ("This task has no solution: its goal cannot be reached in one turn."));
  reason = describe_reason (task);
  return reason != NULL ? reason : g_strdup (_ ("No longer possible from here."));
}

/* Nothing is "still" possible before anything was done. */
static char *
describe_solvable (EdubbaTask *task)
{
  guint remaining = edubba_task_get_remaining (task);

  if (edubba_task_get_taken (task) == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "It can be done in %u action.",
                                         "It can be done in %u actions.", remaining),
                            remaining);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Still possible in %u more action.",
                                       "Still possible in %u more actions.", remaining),
                          remaining);
}

char *
edubba_verdict_describe_briefly (EdubbaTask *task)
{
  if (edubba_task_get_state (task) == EDUBBA_TASK_UNREACHABLE &&
      !edubba_task_get_impossible (task))
    return g_strdup (_ ("No longer possible from here."));
  return edubba_verdict_describe (task);
}

char *
edubba_verdict_describe (EdubbaTask *task)
{
  switch (edubba_task_get_state (task))
    {
    case EDUBBA_TASK_SOLVED:
      return describe_solved (task);
    case EDUBBA_TASK_UNREACHABLE:
      return describe_unreachable (task);
    case EDUBBA_TASK_MISSED:
      return g_strdup (_ ("Not quite. Try again."));
    case EDUBBA_TASK_SOLVABLE:
      return describe_solvable (task);
    case EDUBBA_TASK_UNKNOWN:
      return g_strdup (_ ("Too much to work out: it may or may not still be possible."));
    case EDUBBA_TASK_THINKING:
    default:
      return g_strdup (_ ("Working out what is still possible…"));
    }
}

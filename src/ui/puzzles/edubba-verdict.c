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

  if (edubba_task_get_turns (task) > 1)
    return g_strdup (_ ("Solved: the reply was met."));
  if (fewest == 0 || taken <= fewest)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Solved in %u action: it can’t be done in fewer.",
                   "Solved in %u actions: it can’t be done in fewer.", taken),
      taken);
  /* Translators: the plural form goes with the first number, the actions taken; the second is
   * always smaller. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "Solved in %1$u action; %2$u would be enough.",
                                       "Solved in %1$u actions; %2$u would be enough.", taken),
                          taken, fewest);
}

/* Names the missing thing, or NULL. */
static char *
describe_failure (EdubbaTask *task, const GameFailures *failures, const CourseMiss *failure)
{
  switch (failure->kind)
    {
    case COURSE_MISS_OVERRUN:
      return failures->overrun (&failure->condition);
    case COURSE_MISS_MISSING:
      return failures->missing (edubba_match_get_state (edubba_task_get_match (task)),
                                edubba_task_get_goal (task)->me, &failure->condition,
                                failure->best);
    case COURSE_MISS_TOGETHER:
      return g_strdup (_ ("You can no longer do everything the task asks for."));
    case COURSE_MISS_ENDED:
      if (failures->ended == NULL || failure->condition.term == NULL)
        return NULL;
      return failures->ended (edubba_match_get_state (edubba_task_get_match (task)),
                              edubba_task_get_goal (task)->me, &failure->condition);
    case COURSE_MISS_UNKNOWN:
    default:
      return NULL;
    }
}

/* Names the thing that the last action used up, and the one missing now; or the limit that it
 * broke. NULL if nothing is known. */
static char *
describe_reason (EdubbaTask *task)
{
  EdubbaMatch        *match = edubba_task_get_match (task);
  const GameFailures *failures = edubba_match_get_module (match)->failures;
  CourseMiss          failure;
  guint               at;
  g_autofree char    *cause = NULL;
  g_autofree char    *missing = NULL;

  if (failures == NULL || !edubba_task_get_failure (task, &failure, &at))
    return NULL;
  missing = describe_failure (task, failures, &failure);
  if (failure.kind == COURSE_MISS_OVERRUN && missing != NULL)
    return g_strdup_printf (_ ("No longer possible. %s"), missing);
  cause = failures->cause (game_record_get_state (edubba_match_get_record (match), at),
                           edubba_match_get_action (match, at),
                           failure.kind == COURSE_MISS_MISSING ? &failure.condition : NULL);
  if (missing == NULL)
    /* Translators: %s is a sentence: "You ended your turn." */
    return g_strdup_printf (_ ("No longer possible. %s"), cause);
  /* Translators: two sentences: "Your Mede carried you to Media, so it can’t settle any more." and
   * "You need 1 more settler in Hatti." */
  return g_strdup_printf (_ ("No longer possible. %1$s %2$s"), cause, missing);
}

/* The actions of the reply, as on their buttons. */
static char *
list_reply (EdubbaTask *task, guint from, guint to)
{
  EdubbaMatch      *match = edubba_task_get_match (task);
  const GameModule *module = edubba_match_get_module (match);
  GString          *text = g_string_new (NULL);

  for (guint i = from; i < to; i++)
    {
      GameAction       action = edubba_match_get_action (match, i);
      const GameState *state = game_record_get_state (edubba_match_get_record (match), i);
      g_autofree char *label = module->words != NULL ? module->words->action (state, action, NULL)
                                                     : game_action_print (module->rules, action);

      if (module->rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN)
        continue;
      if (text->len > 0)
        g_string_append (text, C_ ("list of actions", ", "));
      /* Translators: an action in a list, as on its button: "Travel to Hatti". */
      g_string_append_printf (text, C_ ("list of actions", "“%s”"), label);
    }
  return g_string_free (text, FALSE);
}

/* The reply that nothing helps against; NULL if it was not the reply. */
static char *
describe_reply (EdubbaTask *task)
{
  guint            from;
  guint            to;
  g_autofree char *reply = NULL;

  if (!edubba_task_find_reply (task, &from, &to))
    return NULL;
  reply = list_reply (task, from, to);
  if (*reply == '\0')
    return g_strdup (_ ("No longer possible, though your opponent did nothing."));
  /* Translators: %s: a list of actions, each in quotation marks. */
  return g_strdup_printf (_ ("No longer possible. Your opponent’s reply: %s."), reply);
}

static char *
describe_unreachable (EdubbaTask *task)
{
  char *reason;

  if (edubba_task_get_impossible (task) && edubba_task_get_turns (task) > 1)
    return g_strdup (_ ("This task has no solution: every first turn has a reply."));
  if (edubba_task_get_impossible (task))
    return g_strdup (_ ("This task has no solution: its goal cannot be reached in one turn."));
  reason = describe_reply (task);
  if (reason == NULL)
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

/* Nothing is shown before the reply. */
static char *
describe_open (EdubbaTask *task)
{
  if (edubba_task_get_phase (task) == EDUBBA_TASK_PHASE_REPLY)
    return g_strdup (_ ("Your opponent is about to reply."));
  return g_strdup (_ ("The first of two turns: end it when you are ready for every reply."));
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
    case EDUBBA_TASK_OPEN:
      return describe_open (task);
    case EDUBBA_TASK_THINKING:
    default:
      return g_strdup (_ ("Working out what is still possible…"));
    }
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puts a coach's advice into words: a verdict, a reason that the game has words for, and the
 * numbers last. All of it comes from the critique; nothing is worked out here.
 */
#include "edubba-coach-private.h"

#include <glib/gi18n.h>

static const char *
get_verdict (EdubbaJudgement judgement)
{
  switch (judgement)
    {
    case EDUBBA_JUDGEMENT_DOUBTFUL:
      /* Translators: the coach, about what the player is about to do. */
      return _ ("That looks doubtful.");
    case EDUBBA_JUDGEMENT_MISTAKE:
      /* Translators: the coach, about what the player is about to do. */
      return _ ("That’s a mistake.");
    case EDUBBA_JUDGEMENT_BLUNDER:
      /* Translators: the coach, about what the player is about to do. */
      return _ ("That’s a blunder.");
    default:
      return "";
    }
}

static char *
describe_reason (const GameModule   *module,
                 const GameState    *base,
                 const GameCritique *critique,
                 guint               i,
                 const char *const  *names)
{
  const GameWords *words = module->words;

  if (words == NULL || words->reason == NULL || i >= critique->n_reasons)
    return NULL;
  return words->reason (base, &critique->reasons[i], names);
}

/* Joins the cost in points and the reason, as far as either is known. */
static char *
join_cost (const GameModule *module, const GameCritique *critique, char *reason)
{
  const GameWords *words = module->words;
  g_autofree char *why = reason;
  g_autofree char *cost = NULL;

  if (critique->points == 0 || words == NULL || words->cost == NULL)
    return g_steal_pointer (&why);
  cost = words->cost (critique->points, GAME_COST_HELD);
  if (why == NULL)
    return g_steal_pointer (&cost);
  /* Translators: two sentences: what a turn has cost, and why. */
  return g_strdup_printf (_ ("%1$s %2$s"), cost, why);
}

static void
set_reasons (EdubbaSaid        *said,
             const GameModule  *module,
             const GameState   *base,
             gboolean           says_more,
             const char *const *names)
{
  const GameWords *words = module->words;

  said->reason = describe_reason (module, base, &said->critique, 0, names);
  if (said->reason != NULL && words->reason_part != NULL)
    said->part = words->reason_part (base, &said->critique.reasons[0]);
  said->reason = join_cost (module, &said->critique, said->reason);
  if (said->reason == NULL)
    said->reason = g_strdup (_ ("There’s a better turn."));
  if (says_more)
    said->more = describe_reason (module, base, &said->critique, 1, names);
}

/* Sets the rest of the best line, behind the actions that may stay. */
static void
set_better (EdubbaSaid *said, const GameLine *played)
{
  const GameLine *best = &said->critique.best;
  guint           kept = played->n - MIN (said->critique.n_back, played->n);

  said->advice.n_back = played->n - kept;
  for (guint i = MIN (kept, best->n); i < best->n; i++)
    said->advice.better.actions[said->advice.better.n++] = best->actions[i];
}

EdubbaSaid *
edubba_said_new (const GameModule   *module,
                 const GameState    *base,
                 const GameLine     *played,
                 const GameCritique *critique,
                 EdubbaJudgement     judgement,
                 gboolean            says_more,
                 const char *const  *names)
{
  EdubbaSaid *said = g_new0 (EdubbaSaid, 1);

  said->critique = *critique;
  set_reasons (said, module, base, says_more, names);
  set_better (said, played);
  /* Translators: two chances in per cent. */
  said->numbers = g_strdup_printf (_ ("Your chance to win: about %1$u %%, and %2$u %% with the "
                                      "best turn found."),
                                   (said->critique.chance + 5u) / 10,
                                   (said->critique.best_chance + 5u) / 10);
  said->advice.judgement = judgement;
  said->advice.verdict = get_verdict (judgement);
  said->advice.reason = said->reason;
  said->advice.more = said->more;
  said->advice.numbers = said->numbers;
  said->advice.part = said->part;
  said->advice.critique = &said->critique;
  return said;
}

void
edubba_said_free (EdubbaSaid *said)
{
  g_free (said->reason);
  g_free (said->more);
  g_free (said->numbers);
  g_free (said->part);
  g_free (said);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puts a coach's advice into words: a verdict, a reason that the game has words for, the points
 * that both turns lead to, and the chances last. All of it comes from the critique; only the points
 * are played out here.
 */
#include "edubba-coach-private.h"

#include <glib/gi18n.h>

#include <string.h>

#include "game-state.h"

static const char *
get_verdict (EdubbaJudgement judgement, gboolean idle, gboolean gentle)
{
  /* Translators: the coach, about a turn that is to be ended without anything done in it. */
  if (idle)
    return _ ("You’ve done nothing this turn.");
  if (gentle && judgement > EDUBBA_JUDGEMENT_FINE)
    /* Translators: the coach, to a beginner, about a turn that could be better. */
    return _ ("Take another look.");
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
    case EDUBBA_JUDGEMENT_FINE:
    default:
      /* Translators: the coach, about a turn that is to be ended early. */
      return _ ("There’s more in this turn.");
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
             const char *const *names)
{
  const GameWords *words = module->words;

  said->reason = describe_reason (module, base, &said->critique, 0, names);
  if (said->reason != NULL && words->reason_part != NULL)
    said->part = words->reason_part (base, &said->critique.reasons[0]);
  said->reason = join_cost (module, &said->critique, said->reason);
  if (said->reason == NULL)
    said->reason = g_strdup (_ ("There’s a better turn."));
  said->more = describe_reason (module, base, &said->critique, 1, names);
}

/* Plays a line in a world, as far as nothing hidden decides it, and writes everybody's points. */
static void
count_points (const GameRules *rules, const GameState *world, const GameLine *line, gint *points)
{
  g_autofree GameState *state = game_state_dup (rules, world);
  guint                 seat = rules->seat (world);
  GameResult            standing;

  for (guint i = 0; i < line->n && rules->seat (state) == seat; i++)
    {
      if (rules->kinds[line->actions[i].kind].flags & GAME_KIND_ENDS_TURN ||
          rules->judge (state, seat, line->actions[i]) != GAME_LEGAL)
        break;
      rules->apply (state, line->actions[i], NULL);
    }
  rules->result (state, &standing);
  memcpy (points, standing.points, sizeof standing.points);
}

/* Says the points that the turn leads to, and the better one, as far as they differ: the player's
 * own, and else those of the other side, if there is one. */
static char *
describe_stake (const GameModule   *module,
                const GameState    *base,
                const GameLine     *played,
                const GameCritique *critique)
{
  const GameRules      *rules = module->rules;
  guint                 seat = rules->seat (base);
  g_autofree GameState *world = game_state_new (rules);
  gint                  points[2][GAME_MAX_SEATS];

  rules->complete (base, 0, world);
  count_points (rules, world, played, points[0]);
  count_points (rules, world, &critique->best, points[1]);
  if (points[1][seat] > points[0][seat])
    /* Translators: the coach compares two turns: points of the player after them. */
    return g_strdup_printf (_ ("Your points after this turn: %1$d; after the better one: %2$d."),
                            points[0][seat], points[1][seat]);
  if (rules->seats (base) == 2 && points[1][1 - seat] < points[0][1 - seat])
    /* Translators: the coach compares two turns: points of the other player after them. */
    return g_strdup_printf (_ ("The other side’s points after this turn: %1$d; after the better "
                               "one: %2$d."),
                            points[0][1 - seat], points[1][1 - seat]);
  return NULL;
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
                 gboolean            idle,
                 const EdubbaSeats  *seats)
{
  EdubbaSaid *said = g_new0 (EdubbaSaid, 1);
  gboolean    gentle = edubba_seats_find_strongest (seats) < GAME_LEVEL_PUPIL;
  g_auto (GStrv) names = edubba_seats_dup_names (seats);

  said->critique = *critique;
  set_reasons (said, module, base, (const char *const *) names);
  said->stake = describe_stake (module, base, played, critique);
  set_better (said, played);
  if (!gentle)
    /* Translators: two chances: games won of a hundred. */
    said->numbers = g_strdup_printf (_ ("Your chance to win: %1$u in 100; with the better turn: "
                                        "%2$u in 100."),
                                     (said->critique.chance + 5u) / 10,
                                     (said->critique.best_chance + 5u) / 10);
  said->advice.judgement = gentle ? MIN (judgement, EDUBBA_JUDGEMENT_DOUBTFUL) : judgement;
  said->advice.verdict = get_verdict (judgement, idle, gentle);
  said->advice.reason = said->reason;
  said->advice.more = said->more;
  said->advice.stake = said->stake;
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
  g_free (said->stake);
  g_free (said->numbers);
  g_free (said->part);
  g_free (said);
}

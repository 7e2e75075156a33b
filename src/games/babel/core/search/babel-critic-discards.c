/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Judges the discards of a halved player like a turn. The rest of the hand shows its worth only
 * later: in each world the opponent plays its turn to the end as well as a narrow beam can, and
 * then the halved player its own.
 */
#include "babel-critic-private.h"

#include "babel-apply.h"
#include "babel-candidates.h"
#include "babel-reason.h"

/* The most choices that are tried in worlds; of more, those that are best with nothing drawn. */
#define MAX_CHOICES 32

/* Worlds for a judgement. */
#define JUDGE_WORLDS 60

/* The length of a run: cards of one nation, side by side, that can act. */
#define RUN 3

typedef struct
{
  BabelCritic   *critic;
  BabelCandidate list[MAX_CHOICES];
  guint          n;
} Choices;

/* Gives up the cards of a line. */
static void
discard (BabelTable *table, const GameLine *line)
{
  for (guint i = 0; i < line->n && table->owed > 0; i++)
    babel_apply (table, line->actions[i], NULL, NULL);
}

static gint32
try_discards (BabelCritic *critic, const GameLine *line, BabelSample *sample, gint32 *worth)
{
  gint32 found;

  discard (&sample->table, line);
  found = -babel_critic_play_on (critic, sample);
  if (sample->table.result == BABEL_PLAYING)
    found = babel_critic_play_on (critic, sample);
  *worth = 0;
  return babel_critic_get_chance (found);
}

static void
try_choice (gpointer data, BabelCandidate *candidate, const BabelSample *world)
{
  BabelSample sample = *world;
  gint32      worth;

  candidate->sum += try_discards (data, &candidate->line, &sample, &worth);
}

/* The worth of a hand by itself: the best end of the next turn, were it now. */
static gint32
judge_hand (BabelCritic *critic, const BabelTable *table)
{
  BabelSample next = { .table = *table };

  next.table.migrated = 0;
  next.table.mover = (guint8) critic->seat;
  return babel_critic_play_on (critic, &next);
}

/* Keeps a choice among the best by their hands. */
static void
add_choice (Choices *choices, const GameLine *line, gint32 worth)
{
  guint i = choices->n;

  while (i > 0 && choices->list[i - 1].worth < worth)
    i--;
  if (i == MAX_CHOICES)
    return;
  choices->n = MIN (choices->n + 1, MAX_CHOICES);
  memmove (&choices->list[i + 1], &choices->list[i],
           (choices->n - 1 - i) * sizeof *choices->list);
  choices->list[i] = (BabelCandidate) { .line = *line, .worth = worth };
}

/* Lists all choices that go on from a line with cards from `nation` on. */
static void
list_choices (Choices *choices, const BabelTable *table, const GameLine *line, guint nation)
{
  if (babel_critic_is_cancelled (choices->critic))
    return;
  if (table->owed == 0)
    {
      add_choice (choices, line, judge_hand (choices->critic, table));
      return;
    }
  for (; nation < BABEL_N_NATIONS; nation++)
    {
      BabelTable after = *table;
      GameLine   longer = *line;

      if (babel_counts_get (table->hand[choices->critic->seat], nation) == 0)
        continue;
      longer.actions[longer.n++] = babel_action (BABEL_DISCARD, nation, 0);
      babel_apply (&after, longer.actions[longer.n - 1], NULL, NULL);
      list_choices (choices, &after, &longer, nation);
    }
}

gboolean
babel_critic_find_discards (BabelCritic    *critic,
                            const GameLine *start,
                            guint           answers,
                            GameLine       *best)
{
  Choices    choices = { .critic = critic };
  BabelTable table = critic->seen->table;

  discard (&table, start);
  list_choices (&choices, &table, start, 0);
  if (babel_critic_is_cancelled (critic))
    return FALSE;
  /* An answer is two turns here. */
  babel_candidates_halve (choices.list, choices.n, answers / 2, critic->seen,
                          critic->seed ^ BABEL_FIND_STREAM, critic->cancel, try_choice, critic);
  *best = choices.list[0].line;
  return !babel_critic_is_cancelled (critic);
}

static BabelCounts
count_cards (const GameLine *line)
{
  BabelCounts cards = 0;

  for (guint i = 0; i < line->n; i++)
    cards += BABEL_ONE (line->actions[i].operand[0]);
  return cards;
}

/* The best line, with as many of the cards that were given up as it has, too, at its beginning; the
 * others stand in its way. */
static void
find_way_back (const GameLine *best, const GameLine *played, GameCritique *critique)
{
  BabelCounts left = count_cards (best);
  guint       kept = 0;

  while (kept < played->n && babel_counts_get (left, played->actions[kept].operand[0]) > 0)
    left -= BABEL_ONE (played->actions[kept++].operand[0]);
  critique->n_back = (guint16) (played->n - kept);
  critique->best = *played;
  critique->best.n = kept;
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    for (guint i = babel_counts_get (left, nation); i > 0; i--)
      critique->best.actions[critique->best.n++] = babel_action (BABEL_DISCARD, nation, 0);
}

static void
add_reason (GameCritique *critique, BabelReasonKind kind, BabelCounts cards)
{
  GameReason *reason = &critique->reasons[critique->n_reasons++];

  *reason = (GameReason) { .kind = (guint8) kind, .share = 1000 };
  reason->operand[BABEL_REASON_LAND] = BABEL_QUARRY;
  reason->operand[BABEL_REASON_FROM] = BABEL_QUARRY;
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    reason->operand[BABEL_REASON_CARDS + nation] = (guint8) babel_counts_get (cards, nation);
}

/* The cards of a run that could have been kept, if there is one; and those that had better gone. */
static void
give_reasons (const BabelCritic *critic,
              const GameLine    *best,
              const GameLine    *line,
              GameCritique      *critique)
{
  BabelCounts hand = critic->seen->table.hand[critic->seat];

  for (guint nation = 0; nation < BABEL_N_NATIONS && critique->n_reasons == 0; nation++)
    {
      guint more = babel_counts_get (hand - count_cards (best), nation);
      guint less = babel_counts_get (hand - count_cards (line), nation);

      if (more >= RUN && less < RUN)
        add_reason (critique, BABEL_REASON_KEEP_RUN, more * BABEL_ONE (nation));
    }
  add_reason (critique, BABEL_REASON_GIVE_UP, count_cards (best));
}

gboolean
babel_critic_judge_discards (BabelCritic    *critic,
                             const GameLine *best,
                             const GameLine *played,
                             guint           answers,
                             GameCritique   *critique)
{
  BabelTrial trial = { .seen = critic->seen, .seat = critic->seat };
  GameLine   line = *played;

  if (played->n < critic->seen->table.owed &&
      !babel_critic_find_discards (critic, played, answers, &line))
    return FALSE;
  trial.seed = critic->seed ^ BABEL_JUDGE_STREAM;
  trial.lines[0] = &line;
  trial.lines[1] = best;
  babel_critic_compare (critic, &trial, CLAMP (answers / 4, 2, JUDGE_WORLDS), try_discards,
                        critique);
  critique->best = *best;
  if (critique->best_chance <= critique->chance || count_cards (&line) == count_cards (best))
    return TRUE;
  find_way_back (best, played, critique);
  give_reasons (critic, best, &line, critique);
  return TRUE;
}

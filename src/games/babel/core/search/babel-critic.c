/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two lines are compared in the same worlds: the hidden cards are drawn, both are played, and both
 * go on as well as a narrow beam can: the opponent's answer, the seat's own next turn, and when one
 * turn is to be judged both once more. Choosing the best of many by such worlds favours luck, so
 * the comparison draws worlds of its own.
 */
#include "babel-critic-private.h"

#include "babel-apply.h"
#include "babel-candidates.h"
#include "babel-judge.h"
#include "babel-planner.h"
#include "babel-player.h"

/* The search for the best line: the positions looked at, the number up to which all are followed,
 * the number of a step after that; the lines tried, and the answers to them in all. */
#define FIND_NODES      100000
#define FIND_FULL       30000
#define FIND_WIDTH      300
#define FIND_CANDIDATES 32
#define FIND_ANSWERS    1600

/* The room for an answer, and the width of the beam that finds it. The line found best has
 * answers against it that a narrow beam overlooks; so a judgement looks further, but in fewer
 * worlds. */
#define FIND_ANSWER_NODES  1600
#define FIND_ANSWER_WIDTH  10
#define JUDGE_ANSWER_NODES 3000
#define JUDGE_ANSWER_WIDTH 20

/* Positions among which a win is looked for that answers a turn. */
#define FIND_WIN_NODES  1000
#define JUDGE_WIN_NODES 2000

/* The turns that a world goes on after a line: things that pay only later are then on the table. */
#define FIND_TURNS  2
#define JUDGE_TURNS 4

/* Worlds for a judgement; fewer where there is soon nothing to be found. */
#define JUDGE_WORLDS 72
#define LOOK_WORLDS  28

/* The rest of a turn replaces the best line if it is worse by this much at most, in thousandths
 * of a chance; and the number of lines tried for it. */
#define REST_LOSS       15
#define REST_CANDIDATES 8

/* The cost of an answer in nodes, if there is a budget. */
#define NODES_PER_ANSWER 200

/* Log odds to chances: the logistic function at every quarter, in ten-thousandths. */
static const guint16 chances[] = {
  5000,
  5622,
  6225,
  6792,
  7311,
  7773,
  8176,
  8520,
  8808,
  9047,
  9241,
  9399,
  9526,
  9627,
  9707,
  9770,
  9820,
  9859,
  9890,
  9914,
  9933,
  9948,
  9959,
  9968,
  9975,
};

#define CHANCE_STEP 250

/* The share by which the worth of an answer is too timid, in hundredths of its log odds: fitted
 * to the results of 300 games of the High Priest with itself, 5,332 turns. */
#define CHANCE_SCALE 120

gboolean
babel_critic_is_cancelled (const BabelCritic *critic)
{
  return critic->cancel && g_atomic_int_get (critic->cancel);
}

gint32
babel_critic_get_chance (gint32 worth)
{
  gint32 size = ABS (worth) * CHANCE_SCALE / 100;
  gint32 step = size / CHANCE_STEP;
  gint32 chance = 9990;

  if (ABS (worth) == BABEL_WORTH_WON)
    chance = 10000;
  else if (step + 1 < (gint32) G_N_ELEMENTS (chances))
    chance = chances[step] +
             (chances[step + 1] - chances[step]) * (size - step * CHANCE_STEP) / CHANCE_STEP;
  return worth < 0 ? 10000 - chance : chance;
}

void
babel_critic_play (BabelTable *table, const GameLine *line)
{
  for (guint i = 0; i < line->n && line->actions[i].kind != BABEL_END; i++)
    {
      babel_apply (table, line->actions[i], NULL, NULL);
      if (table->owed)
        babel_turns_discard (table);
    }
}

void
babel_critic_play_in_world (BabelSample *sample, const GameLine *line)
{
  babel_critic_play (&sample->table, line);
  if (sample->table.result == BABEL_PLAYING)
    babel_sample_apply (sample, babel_action (BABEL_END, 0, 0));
}

BabelResult
babel_critic_get_result (const BabelTable *table)
{
  return table->result != BABEL_PLAYING ? table->result : babel_table_foresee_end (table);
}

gint32
babel_critic_play_on (BabelCritic *critic, BabelSample *sample)
{
  const BabelEnding *best;
  gint32             worth;

  babel_turns_search (critic->answers, critic->weights, &sample->table, critic->answer_width, 0,
                      NULL);
  babel_turns_judge_last (critic->answers);
  best = babel_turns_get_best (critic->answers);
  worth = best->worth;
  sample->table = *babel_turns_get_table (critic->answers, best->node);
  if (sample->table.result == BABEL_PLAYING)
    babel_sample_apply (sample, babel_action (BABEL_END, 0, 0));
  return worth;
}

gint32
babel_critic_try_turn (BabelCritic    *critic,
                       const GameLine *line,
                       BabelSample    *sample,
                       gint32         *worth)
{
  GameAction win[BABEL_MAX_LINE];

  babel_critic_play_in_world (sample, line);
  *worth = babel_evaluate (critic->weights, &sample->table, critic->seat);
  if (sample->table.result == BABEL_PLAYING &&
      babel_wins_find (critic->wins, &sample->table, critic->cancel, win) > 0)
    *worth = -BABEL_WORTH_WON;
  for (guint i = 0; i < critic->n_turns && sample->table.result == BABEL_PLAYING &&
                    ABS (*worth) != BABEL_WORTH_WON;
       i++)
    {
      gint32 found = babel_critic_play_on (critic, sample);

      *worth = i % 2 == 0 ? -found : found;
    }
  return babel_critic_get_chance (*worth);
}

/* A start of a line, the way to a node, and the end of the turn where the game goes on. */
static void
write_line (const BabelTurns *turns, guint32 node, const GameLine *start, GameLine *line)
{
  GameAction way[BABEL_MAX_LINE];
  guint      n = babel_turns_get_line (turns, node, way);

  *line = *start;
  for (guint i = 0; i < n && line->n < GAME_MAX_LINE; i++)
    line->actions[line->n++] = way[i];
  if (babel_turns_get_table (turns, node)->result == BABEL_PLAYING && line->n < GAME_MAX_LINE)
    line->actions[line->n++] = babel_action (BABEL_END, 0, 0);
}

guint
babel_critic_list (BabelCritic    *critic,
                   const GameLine *start,
                   guint           width,
                   guint           full,
                   BabelCandidate *candidates,
                   guint           max)
{
  BabelTable   table = critic->seen->table;
  BabelEnding *endings;
  guint        n;

  babel_critic_play (&table, start);
  n = babel_turns_search (critic->turns, critic->weights, &table, width, full, critic->cancel);
  endings = babel_turns_get_endings (critic->turns);
  if (n == 1 && babel_table_owes_starter (babel_turns_get_table (critic->turns, endings[0].node)))
    return 0;
  babel_turns_judge_last (critic->turns);
  babel_turns_sort_endings (critic->turns);
  n = MIN (n, max);
  for (guint i = 0; i < n; i++)
    {
      write_line (critic->turns, endings[i].node, start, &candidates[i].line);
      candidates[i].worth = endings[i].worth;
      candidates[i].sum = 0;
    }
  return n;
}

static void
try_candidate (gpointer data, BabelCandidate *candidate, const BabelSample *world)
{
  BabelSample sample = *world;
  gint32      worth;

  candidate->sum += babel_critic_try_turn (data, &candidate->line, &sample, &worth);
}

/* The best line that begins with `start`. */
static gboolean
find_after (BabelCritic    *critic,
            const GameLine *start,
            guint           n_candidates,
            guint           answers,
            GameLine       *best)
{
  g_autofree BabelCandidate *candidates = g_new (BabelCandidate, n_candidates);
  guint                      n;

  n = babel_critic_list (critic, start, FIND_WIDTH, FIND_FULL, candidates, n_candidates);
  if (n == 0 || babel_critic_is_cancelled (critic))
    return FALSE;
  if (candidates[0].worth != BABEL_WORTH_WON)
    babel_candidates_halve (candidates, n, answers, critic->seen, critic->seed ^ BABEL_FIND_STREAM,
                            critic->cancel, try_candidate, critic);
  *best = candidates[0].line;
  return !babel_critic_is_cancelled (critic);
}

void
babel_critic_init (BabelCritic     *critic,
                   const GameRules *rules,
                   const GameState *seen,
                   guint64          seed,
                   gboolean         judges,
                   guint            room,
                   const gint      *cancel)
{
  critic->weights = babel_weights_get_learnt ();
  critic->seen = babel_state (seen);
  critic->cancel = cancel;
  critic->seat = rules->seat (seen);
  critic->seed = seed;
  critic->turns = babel_turns_new (room);
  critic->answers = babel_turns_new (judges ? JUDGE_ANSWER_NODES : FIND_ANSWER_NODES);
  critic->answer_width = judges ? JUDGE_ANSWER_WIDTH : FIND_ANSWER_WIDTH;
  critic->n_turns = judges ? JUDGE_TURNS : FIND_TURNS;
  critic->wins = babel_wins_new (judges ? JUDGE_WIN_NODES : FIND_WIN_NODES);
}

void
babel_critic_clear (BabelCritic *critic)
{
  babel_turns_free (critic->turns);
  babel_turns_free (critic->answers);
  babel_wins_free (critic->wins);
}

static gboolean
can_judge (const GameState *seen)
{
  return babel_state (seen)->table.result == BABEL_PLAYING;
}

static gboolean
find (const GameRules *rules,
      const GameState *seen,
      guint64          seed,
      guint64          nodes,
      const gint      *cancel,
      GameLine        *best)
{
  static const GameLine nothing;
  guint                 answers = FIND_ANSWERS;
  BabelCritic           critic;
  gboolean              found;

  if (!can_judge (seen))
    return FALSE;
  if (nodes > 0)
    answers = (guint) MIN (nodes / NODES_PER_ANSWER, FIND_ANSWERS);
  babel_critic_init (&critic, rules, seen, seed, FALSE, FIND_NODES, cancel);
  if (critic.seen->table.owed > 0)
    found = babel_critic_find_discards (&critic, &nothing, answers, best);
  else
    found = find_after (&critic, &nothing, FIND_CANDIDATES, answers, best);
  babel_critic_clear (&critic);
  return found;
}

/* Returns TRUE if a line ends the turn or the game. */
static gboolean
is_ended (const BabelState *seen, const GameLine *line)
{
  BabelTable table = seen->table;

  if (line->n > 0 && line->actions[line->n - 1].kind == BABEL_END)
    return TRUE;
  babel_critic_play (&table, line);
  return table.result != BABEL_PLAYING;
}

/* Returns TRUE if two lines end in the same position. */
static gboolean
end_alike (const BabelState *seen, const GameLine *a, const GameLine *b)
{
  BabelTable x = seen->table;
  BabelTable y = seen->table;

  babel_critic_play (&x, a);
  babel_critic_play (&y, b);
  return memcmp (&x, &y, sizeof x) == 0;
}

void
babel_critic_compare (BabelCritic  *critic,
                      BabelTrial   *trial,
                      guint         n_worlds,
                      BabelTryLine  try_line,
                      GameCritique *critique)
{
  gint64 sums[2] = { 0, 0 };
  gint64 sum = 0;     /* of differences */
  gint64 squares = 0; /* of differences */
  gint64 n;

  for (guint w = 0; w < n_worlds && !babel_critic_is_cancelled (critic); w++)
    {
      BabelSample sample;
      gint32      found[2];

      babel_world_draw (critic->seen, trial->seed, w, &sample);
      for (guint i = 0; i < 2; i++)
        {
          BabelSample copy = sample;
          gint32      worth;

          found[i] = try_line (critic, trial->lines[i], &copy, &worth);
          sums[i] += found[i];
          /* A game that is over by itself was not won by an answer. */
          if (worth != -BABEL_WORTH_WON || copy.table.result != BABEL_PLAYING)
            continue;
          if (i == 0)
            trial->loss = copy;
          trial->outcomes[i].losses++;
        }
      sum += found[1] - found[0];
      squares += (gint64) (found[1] - found[0]) * (found[1] - found[0]);
      trial->n_worlds = w + 1;
      /* Hardly any difference after LOOK_WORLDS worlds: there will be none. */
      if (trial->n_worlds == LOOK_WORLDS && sum < 100 * LOOK_WORLDS)
        break;
    }
  n = MAX (trial->n_worlds, 2);
  critique->chance = (guint16) (sums[0] / n / 10);
  critique->best_chance = (guint16) (sums[1] / n / 10);
  critique->lost = (guint16) (trial->outcomes[0].losses * 1000 / n);
  critique->best_lost = (guint16) (trial->outcomes[1].losses * 1000 / n);
  squares = MAX (0, squares - sum * sum / n) / (n * (n - 1));
  while ((gint64) critique->error * critique->error * 100 < squares)
    critique->error++;
}

/* The actions played, without the end of the turn. */
static GameLine
get_actions (const GameLine *played)
{
  GameLine line = *played;

  if (line.n > 0 && line.actions[line.n - 1].kind == BABEL_END)
    line.n--;
  return line;
}

/* Counts the actions at the end of a played line that must be taken back to reach the end of the
 * best line; the best line then begins with the remaining ones. */
static void
find_way_back (BabelCritic    *critic,
               const GameLine *best,
               const GameLine *played,
               GameCritique   *critique)
{
  BabelTable end = critic->seen->table;
  guint      n = get_actions (played).n;

  babel_critic_play (&end, best);
  critique->best = *best;
  critique->n_back = (guint16) n;
  for (guint k = n; k > 0 && !babel_critic_is_cancelled (critic); k--)
    {
      GameLine     start = *played;
      BabelTable   table = critic->seen->table;
      BabelEnding *endings;
      guint        n_endings;

      start.n = k;
      babel_critic_play (&table, &start);
      if (table.result != BABEL_PLAYING)
        continue;
      n_endings = babel_turns_search (critic->turns, critic->weights, &table, FIND_WIDTH,
                                      FIND_FULL, critic->cancel);
      endings = babel_turns_get_endings (critic->turns);
      for (guint i = 0; i < n_endings; i++)
        if (memcmp (babel_turns_get_table (critic->turns, endings[i].node), &end, sizeof end) == 0)
          {
            write_line (critic->turns, endings[i].node, &start, &critique->best);
            critique->n_back = (guint16) (n - k);
            return;
          }
    }
}

/* Returns TRUE if a line wins by itself or by the end of the turn. */
static gboolean
is_won_by (const BabelCritic *critic, const GameLine *line)
{
  BabelTable table = critic->seen->table;

  babel_critic_play (&table, line);
  return babel_critic_get_result (&table) == BABEL_WON_BY_1 + critic->seat;
}

/* Tries a line of a trial beside its best one. */
static void
compare_with (BabelCritic    *critic,
              const GameLine *best,
              guint           n_worlds,
              BabelTrial     *trial,
              GameCritique   *critique)
{
  trial->lines[1] = best;
  memset (trial->outcomes, 0, sizeof trial->outcomes);
  babel_critic_compare (critic, trial, n_worlds, babel_critic_try_turn, critique);
  critique->best = *best;
  /* A line that does not win is less certain than one that does. */
  if (is_won_by (critic, best) && !is_won_by (critic, trial->lines[0]))
    critique->chance = MIN (critique->chance, critique->best_chance - 1);
}

/* After most of a good turn, prefers the rest of that turn to another one: the best line that
 * takes nothing back replaces the best line of all if it is nearly as good. */
static void
prefer_rest (BabelCritic    *critic,
             const GameLine *played,
             guint           answers,
             GameLine       *rest,
             BabelTrial     *trial,
             GameCritique   *critique)
{
  GameLine     start = get_actions (played);
  BabelTrial   other = *trial;
  GameCritique judged = { .n_back = 0 };

  if (!find_after (critic, &start, REST_CANDIDATES, answers, rest) ||
      end_alike (critic->seen, rest, trial->lines[0]) ||
      (is_won_by (critic, trial->lines[1]) && !is_won_by (critic, rest)))
    return;
  compare_with (critic, rest, trial->n_worlds, &other, &judged);
  if (judged.best_chance + REST_LOSS < critique->best_chance)
    return;
  *trial = other;
  *critique = judged;
}

/* Judges a turn. */
static gboolean
judge_turn (BabelCritic    *critic,
            const GameLine *best,
            const GameLine *played,
            guint           answers,
            GameCritique   *critique)
{
  BabelTrial trial = { .seen = critic->seen, .seat = critic->seat };
  GameLine   line = *played;
  GameLine   rest;

  if (!is_ended (critic->seen, played) &&
      !find_after (critic, played, REST_CANDIDATES, answers, &line))
    return FALSE;
  trial.seed = critic->seed ^ BABEL_JUDGE_STREAM;
  trial.lines[0] = &line;
  compare_with (critic, best, CLAMP (answers / 2, 2, JUDGE_WORLDS), &trial, critique);
  if (critique->best_chance <= critique->chance || end_alike (critic->seen, &line, best))
    return TRUE;
  find_way_back (critic, best, played, critique);
  if (critique->n_back > 0)
    prefer_rest (critic, played, answers, &rest, &trial, critique);
  for (guint i = 0; i < 2; i++)
    {
      trial.outcomes[i].end = critic->seen->table;
      babel_critic_play (&trial.outcomes[i].end, trial.lines[i]);
    }
  babel_critic_give_reasons (&trial, critique);
  return TRUE;
}

static gboolean
judge (const GameRules *rules,
       const GameState *seen,
       const GameLine  *best,
       const GameLine  *played,
       guint64          seed,
       guint64          nodes,
       const gint      *cancel,
       GameCritique    *critique)
{
  guint       answers = nodes > 0 ? (guint) (nodes / NODES_PER_ANSWER) : 2 * JUDGE_WORLDS;
  BabelCritic critic;
  gboolean    done;

  if (!can_judge (seen))
    return FALSE;
  babel_critic_init (&critic, rules, seen, seed, TRUE, FIND_NODES, cancel);
  memset (critique, 0, sizeof *critique);
  if (critic.seen->table.owed > 0)
    done = babel_critic_judge_discards (&critic, best, played, answers, critique);
  else
    done = judge_turn (&critic, best, played, answers, critique);
  done = done && !babel_critic_is_cancelled (&critic);
  babel_critic_clear (&critic);
  return done;
}

const GameCritic babel_critic = {
  .player = &babel_player,
  .find = find,
  .judge = judge,
  .aim = babel_critic_aim,
  .planner = &babel_planner,
};

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From a seat's view to a plan: the turns it could take are listed, the best of them tried against
 * answers in sampled worlds, and the worse half dropped round by round (babel-candidates.h).
 *
 * Levels differ in the number of turns they see, the exactness of their judgement, and whether
 * they think of the answer. None ever plays an action that it does not believe in.
 */
#include "babel-player.h"

#include "babel-apply.h"
#include "babel-candidates.h"
#include "babel-judge.h"
#include "babel-legal.h"
#include "babel-levels.h"
#include "babel-policy.h"
#include "babel-sparring.h"
#include "babel-turns.h"
#include "babel-wins.h"
#include "game-rng.h"

/* The kinds of action that a turn can bring about or prevent; the others decide nearly every
 * turn. */
#define ABILITIES                                                                    \
  (1u << BABEL_RAZE | 1u << BABEL_STEAL | 1u << BABEL_EXPEL | 1u << BABEL_WIN_OVER | \
   1u << BABEL_SKIP | 1u << BABEL_HALVE)

/* The most turns that are tried against answers. */
#define MAX_CANDIDATES 64

/* The nodes for an answer, and for the player's own next turn if it must give up cards. */
#define ANSWER_NODES 3000

/* The least nodes and the least width of a search without errors. */
#define EXACT_NODES 20000
#define EXACT_WIDTH 30

/* The answers looked for if the learner's rules are to decide. */
#define SPARRING_ANSWERS 480

/* The noise below which the player, looking for a turn to practise with, takes none that seems
 * worse: a hundredth of a win in each turn is much for such a level. */
#define SPARRING_NOISE 600

/* The least width of a search for a turn that is to be as good as the level's. */
#define SPARRING_WIDTH 30

/* The cost of an answer in positions, if there is a budget. */
#define NODES_PER_ANSWER 200

typedef struct
{
  BabelLevel               level;
  const GamePlayerOptions *options;
  const BabelWeights      *weights;
  const BabelNet          *net;   /* or NULL */
  BabelNetLands           *lands; /* or NULL */
  const BabelState        *seen;
  guint                    seat;
  BabelTurns              *turns;
  BabelTurns              *answers;
  BabelWins               *wins; /* or NULL */
  BabelCandidate          *candidates;
  guint                    n_candidates;
  guint                    n_answers; /* to be looked for in all */
} Search;

static gboolean
is_cancelled (const Search *search)
{
  return search->options->cancel && g_atomic_int_get (search->options->cancel);
}

/* Judges the endings found, with the level's errors. A won game is never misjudged. */
static void
blur_endings (Search *search, guint n)
{
  BabelEnding *endings = babel_turns_get_endings (search->turns);

  for (guint i = 0; i < n; i++)
    if (ABS (endings[i].worth) != BABEL_WORTH_WON)
      endings[i].worth += babel_level_err (
        &search->level, search->options->seed,
        babel_turns_get_table (search->turns, endings[i].node));
}

/* The bonus of a line for an action that the player likes. */
static guint
get_charm (const Search *search, const GameLine *line)
{
  for (guint i = 0; i < line->n; i++)
    if (search->options->habit.liked >> line->actions[i].kind & 1)
      return search->options->habit.lean;
  return 0;
}

/* Adds the worths of the player's habits to the endings found. */
static void
charm_endings (Search *search, guint n)
{
  const GameHabit *habit = &search->options->habit;
  BabelEnding     *endings = babel_turns_get_endings (search->turns);

  for (guint i = 0; i < n; i++)
    if (ABS (endings[i].worth) != BABEL_WORTH_WON &&
        babel_turns_has_kind (search->turns, endings[i].node, habit->liked))
      endings[i].worth += (gint32) habit->lean;
}

/* Lists the endings of a turn. Levels that think of answers also think of the end of the game. */
static guint
search_turn (const Search     *search,
             BabelTurns       *turns,
             const BabelTable *table,
             guint             width,
             guint             full,
             const gint       *cancel)
{
  guint n = babel_turns_search (turns, search->weights, table, width, full, cancel);

  if (search->level.candidates)
    babel_turns_judge_last (turns);
  return n;
}

/* The worth of the best answer that a narrow beam finds. */
static gint32
judge_answer (Search *search, const BabelTable *table, guint width)
{
  search_turn (search, search->answers, table, width, 0, NULL);
  if (search->net && search->level.answer_ends > 0)
    babel_turns_judge_by_net (search->answers, search->net, search->lands,
                              search->level.answer_ends);
  return babel_turns_get_best (search->answers)->worth;
}

/* Plays a line and the end of the turn in a world. */
static void
play_line (BabelSample *sample, const GameLine *line)
{
  for (guint i = 0; i < line->n; i++)
    {
      babel_sample_apply (sample, line->actions[i]);
      if (sample->table.owed)
        babel_turns_discard (&sample->table);
    }
  if (sample->table.result == BABEL_PLAYING)
    babel_sample_apply (sample, babel_action (BABEL_END, 0, 0));
}

/* Adds the worth of a candidate in a world, after the best answer that a narrow beam finds. */
static void
try_candidate (gpointer data, BabelCandidate *candidate, const BabelSample *world)
{
  Search     *search = data;
  BabelSample sample = *world;
  gint32      charm = (gint32) get_charm (search, &candidate->line);

  play_line (&sample, &candidate->line);
  if (sample.table.result != BABEL_PLAYING)
    {
      candidate->sum += babel_worth_squash (
        babel_evaluate (search->weights, &sample.table, search->seat));
      return;
    }
  candidate->sum -= babel_worth_squash (
    judge_answer (search, &sample.table, search->level.answer_width) - charm);
}

/* Writes the line to an ending, with the end of the turn if the game is won by that. */
static void
write_line (const Search *search, const BabelEnding *ending, GameLine *line)
{
  line->n = babel_turns_get_line (search->turns, ending->node, line->actions);
  if (ending->worth == BABEL_WORTH_WON &&
      babel_turns_get_table (search->turns, ending->node)->result == BABEL_PLAYING)
    line->actions[line->n++] = babel_action (BABEL_END, 0, 0);
}

/* The best endings become candidates, the best first. */
static void
list_candidates (Search *search, guint n_endings)
{
  BabelEnding *endings = babel_turns_get_endings (search->turns);

  babel_turns_sort_endings (search->turns);
  search->n_candidates = MIN (n_endings, MAX (search->level.candidates, 1));
  for (guint i = 0; i < search->n_candidates; i++)
    {
      BabelCandidate *candidate = &search->candidates[i];

      write_line (search, &endings[i], &candidate->line);
      candidate->worth = endings[i].worth;
      candidate->sum = 0;
    }
}

static gboolean
can_end (const Search *search)
{
  return !babel_table_owes_starter (&search->seen->table);
}

/* Writes the chosen line: up to a halving, after which the other side acts, or with the end of the
 * turn. */
static guint
write_plan (const Search *search, GameAction *plan, guint max)
{
  const BabelCandidate *best = &search->candidates[0];
  guint                 n = 0;

  while (n < MIN (best->line.n, max))
    {
      plan[n] = best->line.actions[n];
      if (plan[n++].kind == BABEL_HALVE)
        return n;
    }
  if (n < max && best->worth != BABEL_WORTH_WON && (n > 0 || can_end (search)))
    plan[n++] = babel_action (BABEL_END, 0, 0);
  return n;
}

static guint
choose_at_once (const Search *search, GameAction *plan)
{
  const BabelTable *table = &search->seen->table;
  GameAction        actions[BABEL_MAX_LEGAL];
  guint             n = babel_legal (table, actions);
  guint             known = 0;

  for (guint i = 0; i < n; i++)
    if (game_player_knows (search->options, &babel_rules, actions[i]))
      actions[known++] = actions[i];
  if (known == 0)
    return 0;
  plan[0] = babel_policy_choose (search->weights, table, search->seat, actions, known);
  return 1;
}

static guint
count_bits (guint64 kinds)
{
  guint n = 0;

  for (; kinds; kinds &= kinds - 1)
    n++;
  return n;
}

/* Counts the learner's rules that decide its next turn in a world, after a candidate. */
static void
try_meeting (gpointer data, BabelCandidate *candidate, const BabelSample *world)
{
  Search     *search = data;
  BabelSample sample = *world;

  play_line (&sample, &candidate->line);
  if (sample.table.result == BABEL_PLAYING)
    candidate->sum += count_bits (babel_sparring_find (search->answers, &sample.table,
                                                       search->options->sparring));
}

/* Of the turns that are as good to the level as its choice, which stands in the first place, or as
 * one that it would take by other errors (their worths), takes the one after which the most rules
 * decide; of equals its choice. */
static void
choose_meeting (Search *search, const gint32 *worths)
{
  const GamePlayerOptions *options = search->options;
  guint                    width = MAX (search->level.width, SPARRING_WIDTH);
  guint                    n = search_turn (search, search->turns, &search->seen->table, width, 0,
                                            options->cancel);

  search->n_candidates =
    1 + babel_sparring_list (search->turns, n, worths, search->level.noise < SPARRING_NOISE,
                             options->sparring, search->candidates + 1, MAX_CANDIDATES - 1);
  for (guint i = 0; i < search->n_candidates; i++)
    {
      search->candidates[i].worth = i == 0;
      search->candidates[i].sum = 0;
    }
  babel_candidates_halve (search->candidates, search->n_candidates, SPARRING_ANSWERS, search->seen,
                          options->seed, options->cancel, try_meeting, search);
}

/* Puts a win this turn in the first place, if there is one among the endings that were not seen. */
static void
look_for_win (Search *search)
{
  BabelCandidate *candidate = &search->candidates[0];
  GameAction      line[BABEL_MAX_LINE];
  guint           n;

  if (!search->wins || !babel_turns_is_cut (search->turns) || candidate->worth == BABEL_WORTH_WON)
    return;
  n = babel_wins_find (search->wins, &search->seen->table, search->options->cancel, line);
  if (n == 0)
    return;
  memcpy (candidate->line.actions, line, n * sizeof *line);
  candidate->line.n = n;
  candidate->worth = BABEL_WORTH_WON;
}

/* The worth without errors of the ending that the level would choose with the errors of this
 * seed. */
static gint32
draw_worth (const Search *search, guint n, guint64 seed)
{
  const BabelEnding *endings = babel_turns_get_endings (search->turns);
  gboolean           errs = search->level.noise > 0 && !search->options->exact;
  gint32             best = G_MININT32;
  gint32             worth = 0;

  for (guint i = 0; i < n; i++)
    {
      gint32 seems = endings[i].worth;

      if (errs && ABS (seems) != BABEL_WORTH_WON)
        seems += babel_level_err (&search->level, seed,
                                  babel_turns_get_table (search->turns, endings[i].node));
      if (seems <= best)
        continue;
      best = seems;
      worth = endings[i].worth;
    }
  return worth;
}

/* The same with several draws of its errors, the first of which is the one by which it plays. */
static void
draw_worths (const Search *search, guint n, gint32 worths[BABEL_SPARRING_DRAWS])
{
  guint64 rng = search->options->seed;

  worths[0] = draw_worth (search, n, rng);
  for (guint k = 1; k < BABEL_SPARRING_DRAWS; k++)
    worths[k] = draw_worth (search, n, game_rng_next (&rng));
}

static guint
choose_turn (Search *search, GameAction *plan, guint max)
{
  const BabelLevel *level = &search->level;
  guint             width = search->options->exact ? MAX (level->width, EXACT_WIDTH) : level->width;
  const BabelTable *table = &search->seen->table;
  guint             n = search_turn (search, search->turns, table, width, level->full,
                                     search->options->cancel);

  gint32 worths[BABEL_SPARRING_DRAWS];

  if (is_cancelled (search))
    return 0;
  if (search->net)
    n = babel_turns_judge_by_net (search->turns, search->net, search->lands,
                                  MAX (level->ends, level->candidates));
  if (search->options->sparring)
    draw_worths (search, n, worths);
  if (level->noise && !search->options->exact)
    blur_endings (search, n);
  if (search->options->habit.liked)
    charm_endings (search, n);
  list_candidates (search, n);
  look_for_win (search);
  if (level->candidates > 1 && search->candidates[0].worth != BABEL_WORTH_WON)
    babel_candidates_halve (search->candidates, search->n_candidates, search->n_answers,
                            search->seen, search->options->seed, search->options->cancel,
                            try_candidate, search);
  /* A level that tries answers knows the best turn better than the turns that are as good. */
  if (search->options->sparring && level->candidates <= 1 &&
      search->candidates[0].worth != BABEL_WORTH_WON)
    choose_meeting (search, worths);
  if (is_cancelled (search))
    return 0;
  n = write_plan (search, plan, max);
  return n > 0 ? n : choose_at_once (search, plan);
}

/* The worth of a hand: the best end of the next turn, with nothing drawn. */
static gint32
judge_hand (Search *search, const BabelTable *table)
{
  BabelTable next = *table;

  next.owed = 0;
  next.migrated = 0;
  next.mover = (guint8) search->seat;
  if (next.result != BABEL_PLAYING)
    return 0;
  return judge_answer (search, &next, MAX (search->level.answer_width, 2));
}

/* The cards to give up, one nation after the other: each time the one that is missed least. */
static guint
choose_discards (Search *search, GameAction *plan, guint max)
{
  BabelTable table = search->seen->table;
  guint      n = 0;

  while (table.owed && n < max && !is_cancelled (search))
    {
      gint32 best = G_MININT32;

      for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
        {
          BabelTable after = table;
          gint32     worth;

          if (babel_counts_get (table.hand[search->seat], nation) == 0)
            continue;
          babel_apply (&after, babel_action (BABEL_DISCARD, nation, 0), NULL, NULL);
          worth = judge_hand (search, &after);
          if (worth > best)
            {
              best = worth;
              plan[n] = babel_action (BABEL_DISCARD, nation, 0);
            }
        }
      babel_apply (&table, plan[n++], NULL, NULL);
    }
  return is_cancelled (search) ? 0 : n;
}

static void
search_init (Search *search, const GameState *seen)
{
  guint64 nodes = search->options->nodes;
  guint64 kinds = search->options->kinds;
  guint   room = search->level.nodes;
  guint   wins = search->level.wins;

  if (search->options->exact)
    room = MAX (room, EXACT_NODES);
  search->n_answers = search->level.answers;
  if (nodes > 0)
    {
      room = (guint) MIN (room, MAX (nodes, 2));
      wins = (guint) MIN (wins, nodes);
      search->n_answers = (guint) MIN (search->n_answers, nodes / NODES_PER_ANSWER);
    }
  search->seen = babel_state (seen);
  search->weights = babel_level_get_weights (&search->level);
  search->net = babel_level_get_net (&search->level);
  search->lands = search->net ? babel_net_lands_new () : NULL;
  search->turns = babel_turns_new (room);
  /* The search for a win knows all kinds. */
  search->wins = search->level.wins && kinds == 0 ? babel_wins_new (wins) : NULL;
  search->answers = babel_turns_new (ANSWER_NODES);
  search->candidates = g_new (BabelCandidate, MAX_CANDIDATES);
  if (kinds != 0)
    babel_turns_set_kinds (search->turns, kinds);
}

static void
search_clear (Search *search)
{
  babel_turns_free (search->turns);
  babel_turns_free (search->answers);
  g_clear_pointer (&search->wins, babel_wins_free);
  g_clear_pointer (&search->lands, babel_net_lands_free);
  g_free (search->candidates);
}

static guint
choose (const GameRules         *rules,
        const GameState         *seen,
        guint                    seat,
        const GamePlayerOptions *options,
        GameAction              *plan,
        guint                    max)
{
  Search search = { .options = options };
  guint  n;

  g_return_val_if_fail (max >= 1, 0);

  search.seat = rules->seat (seen);
  if (search.seat == GAME_NOBODY)
    return 0;
  babel_level_init (&search.level, options);
  search_init (&search, seen);
  if (search.seen->table.owed)
    n = choose_discards (&search, plan, max);
  else if (search.level.at_once)
    n = choose_at_once (&search, plan);
  else
    n = choose_turn (&search, plan, max);
  search_clear (&search);
  return n;
}

static guint64
find_deciding (const GameState *seen, guint seat, guint64 kinds)
{
  const BabelTable *table = &babel_state (seen)->table;
  g_autoptr (BabelTurns) turns = NULL;

  if (table->result != BABEL_PLAYING || table->owed || table->mover != seat)
    return 0;
  turns = babel_turns_new (ANSWER_NODES);
  return babel_sparring_find (turns, table, kinds);
}

static gint32
judge (const GameState *state, guint seat)
{
  return babel_evaluate (babel_weights_get_learnt (), &babel_state (state)->table, seat);
}

const GamePlayer babel_player = {
  .id = "babel",
  .levels = babel_level_ids,
  .policy = &babel_policy,
  .guest_span = 28,
  .scale = &babel_scale,
  .describe = babel_level_describe,
  .judge = judge,
  .spars = ABILITIES,
  .n_sparring_levels = BABEL_LEVEL_BUILDER + 1,
  .find_deciding = find_deciding,
  .choose = choose,
};

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call bench: how fast the rules are, on a workload that never changes.
 *
 * Each row gives a speed and what one unit costs in copies of a state, which does not depend on
 * the machine. The last line is the number of actions applied and positions counted: it changes
 * only if the rules (or a search) behave otherwise than before, and stands in the commit
 * messages.
 */
#include "cli-call.h"
#include "cli-clock.h"
#include "game-playout.h"
#include "game-rng.h"
#include "games.h"

#define N_COPIES    (G_GUINT64_CONSTANT (1) << 24)
#define N_GAMES     20000
#define N_STARTS    16
#define FIRST_TURN  4
#define LEAF_DEPTH  5
#define MAX_DEPTH   64
#define SEEN_BITS   18
#define MAX_TURN    (1u << (SEEN_BITS - 2))
#define RING_LENGTH 8

/* Everything that the walks need, allocated once. */
typedef struct
{
  const GameRules *rules;
  guint            seat;    /* whose turn is walked through */
  GameAction      *actions; /* max_legal for each depth */
  GameState       *states[MAX_DEPTH];
  guint64         *seen; /* hashes of positions, open addressing; 0 is empty */
  guint64          count;
} Walk;

typedef struct
{
  const char *name;
  guint64     units;
  double      seconds;
} Row;

static void
walk_init (Walk *walk, const GameRules *rules)
{
  *walk = (Walk) { .rules = rules };
  walk->actions = g_new (GameAction, (gsize) rules->max_legal * MAX_DEPTH);
  walk->seen = g_new0 (guint64, (gsize) 1 << SEEN_BITS);
  for (guint i = 0; i < MAX_DEPTH; i++)
    walk->states[i] = game_state_new (rules);
}

static void
walk_clear (Walk *walk)
{
  g_free (walk->actions);
  g_free (walk->seen);
  for (guint i = 0; i < MAX_DEPTH; i++)
    g_free (walk->states[i]);
}

static Row
measure_copies (Walk *walk)
{
  double start = cli_clock_get ();

  for (guint64 i = 0; i < N_COPIES; i++)
    game_state_copy (walk->rules,
                     walk->states[(i + 1) % RING_LENGTH],
                     walk->states[i % RING_LENGTH]);
  return (Row) { "state copies", N_COPIES, cli_clock_get_since (start) };
}

/* Random games; both rows come from the same ones. */
static void
measure_games (Walk *walk, Row *games, Row *actions)
{
  double  start = cli_clock_get ();
  guint64 played = 0;

  for (guint64 seed = 0; seed < N_GAMES; seed++)
    {
      guint64 rng = ~seed;

      walk->rules->deal (walk->states[0], walk->rules->min_seats, 0, seed);
      played += game_playout (walk->rules, walk->states[0], &rng, G_MAXUINT64, walk->actions);
    }
  *games = (Row) { "random games", N_GAMES, cli_clock_get_since (start) };
  *actions = (Row) { "random actions", played, games->seconds };
}

/* The state at the start of a later turn of a random game, in states[0]; FALSE if the game did
 * not last so long. */
static gboolean
set_up_turn (Walk *walk, guint64 seed, guint turn)
{
  const GameRules *rules = walk->rules;
  GameState       *state = walk->states[0];
  guint64          rng = ~seed;

  rules->deal (state, rules->min_seats, 0, seed);
  while (rules->turn (state) < turn)
    if (game_playout (rules, state, &rng, 1, walk->actions) == 0)
      return FALSE;
  walk->seat = rules->seat (state);
  return walk->seat != GAME_NOBODY;
}

/* Plays action from states[depth] into states[depth + 1]; FALSE if the turn does not go on from
 * there. */
static gboolean
step (Walk *walk, guint depth, GameAction action)
{
  GameState *next = walk->states[depth + 1];

  if (walk->rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN)
    return FALSE;
  game_state_copy (walk->rules, next, walk->states[depth]);
  walk->rules->apply (next, action, NULL);
  return walk->rules->seat (next) == walk->seat;
}

/* Counts the action sequences of one length within the turn; the last actions are listed, not
 * played. */
static void
count_leaves (Walk *walk, guint depth, guint length)
{
  GameAction *actions = walk->actions + (gsize) depth * walk->rules->max_legal;
  guint       n = walk->rules->legal (walk->states[depth], actions);

  if (depth + 1 == length)
    walk->count += n;
  else
    for (guint i = 0; i < n; i++)
      if (step (walk, depth, actions[i]))
        count_leaves (walk, depth + 1, length);
}

/* Remembers the state at `depth`; FALSE if it was seen before. */
static gboolean
add_seen (Walk *walk, guint depth)
{
  guint64 hash = game_state_hash (walk->rules, walk->states[depth]) | 1;
  gsize   slot = hash >> (64 - SEEN_BITS);

  while (walk->seen[slot] && walk->seen[slot] != hash)
    slot = (slot + 1) & (((gsize) 1 << SEEN_BITS) - 1);
  if (walk->seen[slot])
    return FALSE;
  walk->seen[slot] = hash;
  walk->count++;
  return TRUE;
}

/* Counts the distinct positions that the turn can come to, up to `limit`. */
static void
count_positions (Walk *walk, guint depth, guint64 limit)
{
  GameAction *actions = walk->actions + (gsize) depth * walk->rules->max_legal;
  guint       n;

  if (walk->count >= limit || !add_seen (walk, depth) || depth + 1 == MAX_DEPTH)
    return;
  n = walk->rules->legal (walk->states[depth], actions);
  for (guint i = 0; i < n; i++)
    if (step (walk, depth, actions[i]))
      count_positions (walk, depth + 1, limit);
}

static Row
measure_leaves (Walk *walk)
{
  Row row = { "leaves in a turn" };

  walk->count = 0;
  for (guint64 seed = 0; seed < N_STARTS; seed++)
    if (set_up_turn (walk, seed, FIRST_TURN + (guint) seed))
      {
        double start = cli_clock_get ();

        count_leaves (walk, 0, LEAF_DEPTH);
        row.seconds += cli_clock_get_since (start);
      }
  row.units = walk->count;
  return row;
}

static Row
measure_positions (Walk *walk)
{
  Row row = { "positions in a turn" };

  walk->count = 0;
  for (guint64 seed = 0; seed < N_STARTS; seed++)
    if (set_up_turn (walk, seed, FIRST_TURN + (guint) seed))
      {
        double start = cli_clock_get ();

        memset (walk->seen, 0, sizeof *walk->seen << SEEN_BITS);
        count_positions (walk, 0, walk->count + MAX_TURN);
        row.seconds += cli_clock_get_since (start);
      }
  row.units = walk->count;
  return row;
}

static void
answer_row (const Row *row, const Row *copies, CliSink *sink)
{
  double unit = row->seconds / (double) MAX (row->units, 1);
  double copy = copies->seconds / (double) copies->units;

  cli_sink_answer (sink,
                   "%-20s %12.0f /s %10.1f ns %10.1f copies",
                   row->name,
                   1 / unit,
                   unit * 1e9,
                   unit / copy);
}

static guint64
bench_game (const GameRules *rules, CliSink *sink)
{
  Walk walk;
  Row  rows[5];

  walk_init (&walk, rules);
  rows[0] = measure_copies (&walk);
  measure_games (&walk, &rows[1], &rows[2]);
  rows[3] = measure_leaves (&walk);
  rows[4] = measure_positions (&walk);
  walk_clear (&walk);
  cli_sink_answer (sink, "%s, %" G_GSIZE_FORMAT " bytes a state", rules->id, rules->state_size);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    answer_row (&rows[i], &rows[0], sink);
  return rows[2].units + rows[3].units + rows[4].units;
}

CliStatus
cli_bench (const CliArguments *arguments, CliSink *sink)
{
  guint64 nodes = 0;

  for (guint i = 0; games_modules[i]; i++)
    nodes += bench_game (games_modules[i]->rules, sink);
  cli_sink_answer (sink, "Bench: %" G_GUINT64_FORMAT, nodes);
  return CLI_DONE;
}

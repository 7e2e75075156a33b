/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call bench: measures the speed of the rules and of the player's judgement on a workload
 * that never changes.
 *
 * Each row gives a speed and the cost of a unit in copies of a state, which does not depend on
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
#define LEAST_SEEN  11
#define FEW_SEEN    17
#define MOST_SEEN   20
#define N_POSITIONS (1u << 16)
#define N_OF_TURN   (3u << (MOST_SEEN - 2))
#define RING_LENGTH 8
#define BURST       8
#define N_FRAMES    (MAX_DEPTH * BURST)
#define N_WHOLE     15
#define MOST_WHOLE  2000 /* the games searched for them */
#define WHOLE_TURN  8
#define N_JUDGED    (1u << 21)

/* Hashes of positions, open addressing; 0 is free. The table grows with what it holds, so that a
 * small one stays where memory is fast: from what the smallest turns need, which is soon cleared,
 * to as much as a core mostly has of that memory, for growing costs more than clearing, and on. */
typedef struct
{
  guint64 *slots;
  guint64 *spare; /* as many */
  guint    bits;
  guint64  n;
} Seen;

/* A position whose successors are to be counted: the actions that stay in the turn, and the
 * hashes of the positions they lead to. */
typedef struct
{
  GameState  *state;
  GameAction *actions;
  guint64    *hashes; /* as many */
  guint       n;
} Frame;

/* Everything that the walks need, allocated once. */
typedef struct
{
  const GameModule *module;
  const GameRules  *rules;
  guint             seats;
  guint             seat;    /* the seat whose turn is walked through */
  GameAction       *actions; /* max_legal for each depth */
  GameState        *states[MAX_DEPTH];
  Frame             frames[MAX_DEPTH][BURST];
  Seen              seen;
  guint64           count;
} Walk;

typedef struct
{
  const char *name;
  guint64     units;
  double      seconds;
  guint64     positions; /* of the median turn, or 0 */
} Row;

static void
walk_init (Walk *walk, const GameModule *module, guint seats)
{
  const GameRules *rules = module->rules;

  *walk = (Walk) { .module = module, .rules = rules, .seats = seats };
  walk->actions = g_new (GameAction, (gsize) rules->max_legal * MAX_DEPTH);
  walk->seen.slots = g_new (guint64, (gsize) 1 << MOST_SEEN);
  walk->seen.spare = g_new (guint64, (gsize) 1 << MOST_SEEN);
  for (guint i = 0; i < MAX_DEPTH; i++)
    walk->states[i] = game_state_new (rules);
  for (guint i = 0; i < N_FRAMES; i++)
    walk->frames[i / BURST][i % BURST] = (Frame) {
      .state = game_state_new (rules),
      .actions = g_new (GameAction, rules->max_legal),
      .hashes = g_new (guint64, rules->max_legal),
    };
}

static void
walk_clear (Walk *walk)
{
  g_free (walk->actions);
  g_free (walk->seen.slots);
  g_free (walk->seen.spare);
  for (guint i = 0; i < MAX_DEPTH; i++)
    g_free (walk->states[i]);
  for (guint i = 0; i < N_FRAMES; i++)
    {
      g_free (walk->frames[i / BURST][i % BURST].state);
      g_free (walk->frames[i / BURST][i % BURST].actions);
      g_free (walk->frames[i / BURST][i % BURST].hashes);
    }
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

      walk->rules->deal (walk->states[0], walk->seats, 0, seed);
      played += game_playout (walk->rules, walk->states[0], &rng, G_MAXUINT64, walk->actions);
    }
  *games = (Row) { "random games", N_GAMES, cli_clock_get_since (start) };
  *actions = (Row) { "random actions", played, games->seconds };
}

/* Returns TRUE if the decision there is a single action, so that no turn can be searched. */
static gboolean
is_short (const GameRules *rules, const GameState *state)
{
  return rules->seat (state) != GAME_NOBODY && rules->horizon != NULL &&
         rules->horizon (state) == GAME_HORIZON_ACTION;
}

/* The state at the start of a later turn of several actions of a random game, in states[0]; FALSE
 * if the game did not last so long. */
static gboolean
set_up_turn (Walk *walk, guint64 seed, guint turn)
{
  const GameRules *rules = walk->rules;
  GameState       *state = walk->states[0];
  guint64          rng = ~seed;

  rules->deal (state, walk->seats, 0, seed);
  while (rules->turn (state) < turn || is_short (rules, state))
    if (game_playout (rules, state, &rng, 1, walk->actions) == 0)
      return FALSE;
  walk->seat = rules->seat (state);
  return walk->seat != GAME_NOBODY;
}

static gboolean
ends_turn (const Walk *walk, GameAction action)
{
  return (walk->rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN) != 0;
}

/* Plays an action that does not end the turn; FALSE if the turn does not go on from there, for
 * somebody else has to act, or nobody. */
static gboolean
step (Walk *walk, const GameState *state, GameAction action, GameState *next)
{
  game_state_copy (walk->rules, next, state);
  walk->rules->apply (next, action, NULL);
  return walk->rules->seat (next) == walk->seat;
}

/* Counts the action sequences of one length within the turn; the last actions are counted, not
 * played. */
static void
count_leaves (Walk *walk, guint depth, guint length)
{
  const GameState *state = walk->states[depth];
  GameAction      *actions = walk->actions + (gsize) depth * walk->rules->max_legal;
  guint            n;

  if (depth + 1 == length)
    {
      walk->count += game_state_count_legal (walk->rules, state, walk->seat, actions);
      return;
    }
  n = walk->rules->legal (state, walk->seat, actions);
  for (guint i = 0; i < n; i++)
    if (!ends_turn (walk, actions[i]) &&
        step (walk, state, actions[i], walk->states[depth + 1]))
      count_leaves (walk, depth + 1, length);
}

static void
clear_seen (Seen *seen, guint bits)
{
  memset (seen->slots, 0, sizeof *seen->slots << bits);
  seen->bits = bits;
  seen->n = 0;
}

/* Has the place of a hash brought near, for a look at it later. */
static void
prefetch_seen (const Seen *seen, guint64 hash)
{
  __builtin_prefetch (&seen->slots[hash >> (64 - seen->bits)], 1);
}

/* The place of a hash, or the free one where it belongs. */
static guint64 *
find_seen (const Seen *seen, guint64 hash)
{
  gsize mask = ((gsize) 1 << seen->bits) - 1;
  gsize slot = hash >> (64 - seen->bits);

  while (seen->slots[slot] && seen->slots[slot] != (hash | 1))
    slot = (slot + 1) & mask;
  return &seen->slots[slot];
}

static void
grow_seen (Seen *seen)
{
  guint64 *old = seen->slots;
  gsize    n_old = (gsize) 1 << seen->bits;

  seen->slots = seen->spare;
  seen->spare = old;
  clear_seen (seen, CLAMP (seen->bits + 2, FEW_SEEN, MOST_SEEN));
  for (gsize i = 0; i < n_old; i++)
    if (old[i])
      {
        *find_seen (seen, old[i]) = old[i];
        seen->n++;
      }
}

/* Puts a hash into its place, which find_seen () has found to be free. */
static void
add_seen (Seen *seen, guint64 *place, guint64 hash)
{
  *place = hash | 1;
  if (++seen->n > (G_GUINT64_CONSTANT (1) << seen->bits) / 2 && seen->bits < MOST_SEEN)
    grow_seen (seen);
}

/* Fills in where a frame's position leads, and has the places of all those hashes brought near. */
static void
open_frame (Walk *walk, Frame *frame, guint64 hash)
{
  frame->n = game_state_successors (walk->rules, frame->state, hash, frame->actions, frame->hashes,
                                    walk->states[1]);
  for (guint i = 0; i < frame->n; i++)
    prefetch_seen (&walk->seen, frame->hashes[i]);
}

/* Counts the distinct positions that the turn can come to from a frame's position, which is counted
 * already, up to `limit`. Only what is new is played: an action's hash is known without. New ones
 * are opened in bursts before the first is followed, for memory is slower than all else. */
static void
count_successors (Walk *walk, const Frame *frame, guint depth, guint64 limit)
{
  Frame *next = walk->frames[depth + 1];

  for (guint i = 0; i < frame->n && walk->count < limit;)
    {
      guint n_next = 0;

      for (; i < frame->n && n_next < BURST && walk->count < limit; i++)
        {
          guint64 *place = find_seen (&walk->seen, frame->hashes[i]);

          if (*place || !step (walk, frame->state, frame->actions[i], next[n_next].state))
            continue;
          add_seen (&walk->seen, place, frame->hashes[i]);
          walk->count++;
          open_frame (walk, &next[n_next++], frame->hashes[i]);
        }
      for (guint k = 0; k < n_next && depth + 2 < MAX_DEPTH; k++)
        count_successors (walk, &next[k], depth + 1, limit);
    }
}

static void
count_positions (Walk *walk, guint64 limit)
{
  Frame  *first = &walk->frames[0][0];
  guint64 hash = game_state_hash (walk->rules, walk->states[0]);

  game_state_copy (walk->rules, first->state, walk->states[0]);
  clear_seen (&walk->seen, LEAST_SEEN);
  add_seen (&walk->seen, find_seen (&walk->seen, hash), hash);
  walk->count++;
  open_frame (walk, first, hash);
  count_successors (walk, first, 0, limit);
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

        count_positions (walk, walk->count + N_POSITIONS);
        row.seconds += cli_clock_get_since (start);
      }
  row.units = walk->count;
  return row;
}

/* The number of cards that the seat to act holds: the game calls the zone a hand. */
static guint
count_hand (const GameRules *rules, const GameState *state)
{
  g_autofree guint16 *items = g_new (guint16, rules->max_items);

  for (guint kind = 0; kind < rules->n_zones; kind++)
    if (strcmp (rules->zones[kind].name, "hand") == 0)
      {
        GameZone zone = { .kind = (guint8) kind, .seat = (guint8) rules->seat (state) };

        return rules->contents (state, zone, items);
      }
  return 0;
}

typedef struct
{
  double  seconds;
  guint64 positions;
} Whole;

static int
compare_wholes (gconstpointer a, gconstpointer b)
{
  const Whole *x = a;
  const Whole *y = b;

  return x->positions < y->positions ? -1 : x->positions > y->positions;
}

/* Counts the positions reachable in turns that begin with `hand` cards: the median of some. FALSE
 * in a game that has hardly any such turns. */
static gboolean
measure_whole_turns (Walk *walk, const char *name, guint hand, Row *row)
{
  Whole wholes[N_WHOLE];
  guint n = 0;

  for (guint64 seed = 0; n < N_WHOLE && seed < MOST_WHOLE; seed++)
    if (set_up_turn (walk, seed, WHOLE_TURN + (guint) (seed % 16)) &&
        count_hand (walk->rules, walk->states[0]) == hand)
      {
        double start = cli_clock_get ();

        walk->count = 0;
        count_positions (walk, N_OF_TURN);
        wholes[n++] = (Whole) { cli_clock_get_since (start), walk->count };
      }
  if (n < N_WHOLE)
    return FALSE;
  qsort (wholes, N_WHOLE, sizeof *wholes, compare_wholes);
  *row = (Row) { name, 1, wholes[N_WHOLE / 2].seconds, wholes[N_WHOLE / 2].positions };
  return TRUE;
}

/* Measures the player's judgement of positions, above all of ends of turns. */
static Row
measure_judgements (Walk *walk)
{
  Row    row = { "judgements", N_JUDGED };
  gint64 sum = 0;
  guint  n = 0;
  double start;

  for (guint64 seed = 0; n < MAX_DEPTH; seed++)
    if (set_up_turn (walk, seed, FIRST_TURN + (guint) (seed % 16)))
      {
        GameState *first = walk->states[0];

        walk->states[0] = walk->states[MAX_DEPTH - 1 - n];
        walk->states[MAX_DEPTH - 1 - n] = first;
        n++;
      }
  start = cli_clock_get ();
  for (guint i = 0; i < N_JUDGED; i++)
    sum += walk->module->player->judge (walk->states[i % MAX_DEPTH], i / MAX_DEPTH % 2);
  row.seconds = cli_clock_get_since (start);
  g_assert (ABS (sum) < G_MAXINT64 / 2);
  return row;
}

static void
answer_row (const Row *row, const Row *copies, CliSink *sink)
{
  double           unit = row->seconds / (double) MAX (row->units, 1);
  double           copy = copies->seconds / (double) copies->units;
  g_autofree char *median =
    row->positions > 0
      ? g_strdup_printf (" (median: %.1f ms, %" G_GUINT64_FORMAT " positions)", unit * 1e3,
                         row->positions)
      : g_strdup ("");

  cli_sink_answer (sink, "%-20s %12.0f /s %10.1f ns %10.1f copies%s", row->name, 1 / unit,
                   unit * 1e9, unit / copy, median);
}

static guint64
bench_game (const GameModule *module, guint seats, CliSink *sink)
{
  Walk  walk;
  Row   rows[8];
  guint n = 5;

  walk_init (&walk, module, seats);
  rows[0] = measure_copies (&walk);
  measure_games (&walk, &rows[1], &rows[2]);
  rows[3] = measure_leaves (&walk);
  rows[4] = measure_positions (&walk);
  n += measure_whole_turns (&walk, "turn of 5 cards", 5, &rows[n]);
  n += measure_whole_turns (&walk, "turn of 6 cards", 6, &rows[n]);
  if (module->player->judge)
    rows[n++] = measure_judgements (&walk);
  walk_clear (&walk);
  cli_sink_answer (sink, "%s, %" G_GSIZE_FORMAT " bytes a state", walk.rules->id,
                   walk.rules->state_size);
  for (guint i = 0; i < n; i++)
    answer_row (&rows[i], &rows[0], sink);
  return rows[2].units + rows[3].units + rows[4].units;
}

CliStatus
cli_bench (const CliArguments *arguments, CliSink *sink)
{
  const GameModule *module = games_modules[0];
  guint             seats;

  if (arguments->n_words > 0)
    module = cli_read_game (arguments, sink);
  if (!module || !cli_read_seats (arguments, module->rules, &seats, sink))
    return CLI_MALFORMED;
  cli_sink_answer (sink, "Bench: %" G_GUINT64_FORMAT, bench_game (module, seats, sink));
  return CLI_DONE;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The two players for games of which only the rules are known.
 *
 * Playouts: a world is the seen state with its hidden cards drawn from a seed that depends on
 * the call's seed and the world's number alone; in a world every candidate is tried once (a
 * sweep) and played on at random from the same seed. So candidates differ by what they do and
 * not by their luck.
 */
#include "game-player.h"

#include "game-playout.h"
#include "game-rng.h"
#include "game-state.h"

/* A playout longer than this counts as undecided. */
#define MAX_PLAYOUT_ACTIONS 20000

/* Actions between two looks at the cancel flag: well below a millisecond. */
#define ACTIONS_PER_LOOK 256

/* At this level the whole budget is used; each level below it uses a quarter of the next. */
#define TOP_LEVEL 4

/* The default budget: about a second's work. */
#define DEFAULT_NODES (4 * 1000 * 1000)

static const char *const playouts_levels[] = { "1", "2", "3", "4", "5", NULL };

typedef struct
{
  GameAction action;
  guint64    score; /* twice the seats left behind, ties counting one, over all sweeps */
} Candidate;

typedef struct
{
  const GameRules         *rules;
  const GameState         *seen;
  const GamePlayerOptions *options;
  guint                    seat;
  guint64                  spent; /* actions applied */
  GameState               *world;
  GameState               *state;
  GameAction              *actions;
  GArray                  *candidates; /* of Candidate, in byte order at first */
} Search;

static gboolean
is_cancelled (const Search *search)
{
  return search->options->cancel && g_atomic_int_get (search->options->cancel);
}

/* The score of the seat: two for each seat that it left behind, and one for each that shares its
 * place. */
static guint
score_result (const Search *search, const GameState *state)
{
  GameResult result;
  guint      seats = search->rules->seats (state);
  guint      score = 0;

  if (!search->rules->result (state, &result))
    return seats - 1;
  for (guint s = 0; s < seats; s++)
    if (s != search->seat)
      score += (result.rank[s] > result.rank[search->seat]) * 2u +
               (result.rank[s] == result.rank[search->seat]);
  return score;
}

/* Plays search->state on to its end. */
static void
play_out (Search *search, guint64 rng)
{
  guint64 rest = MAX_PLAYOUT_ACTIONS;
  guint64 played = ACTIONS_PER_LOOK;

  while (played == ACTIONS_PER_LOOK && rest >= ACTIONS_PER_LOOK && !is_cancelled (search))
    {
      played =
        game_playout (search->rules, search->state, &rng, ACTIONS_PER_LOOK, search->actions);
      search->spent += played;
      rest -= played;
    }
}

/* The seats before the searching one, where several choose at once, choose at random: the same in
 * every candidate's game. */
static void
play_before (Search *search, guint64 rng)
{
  const GameRules *rules = search->rules;

  for (guint seat = rules->seat (search->state); seat != search->seat;
       seat = rules->seat (search->state))
    {
      guint n = rules->legal (search->state, seat, search->actions);

      rules->apply (search->state, search->actions[game_rng_below (&rng, n)], NULL);
      search->spent++;
    }
}

/* Tries every candidate once in world number n. */
static void
sweep (Search *search, guint64 n)
{
  guint64 rng = game_rng_fork (search->options->seed, n);
  guint64 world_seed = game_rng_next (&rng);
  guint64 play_seed = game_rng_next (&rng);

  search->rules->complete (search->seen, world_seed, search->world);
  for (guint i = 0; i < search->candidates->len && !is_cancelled (search); i++)
    {
      Candidate *candidate = &g_array_index (search->candidates, Candidate, i);

      game_state_copy (search->rules, search->state, search->world);
      play_before (search, ~play_seed);
      search->rules->apply (search->state, candidate->action, NULL);
      search->spent++;
      play_out (search, play_seed);
      candidate->score += score_result (search, search->state);
    }
}

/* The better first. All have had the same sweeps; equals keep their order, for g_array_sort ()
 * is stable. */
static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  guint64 x = ((const Candidate *) a)->score;
  guint64 y = ((const Candidate *) b)->score;

  return x < y ? 1 : x > y ? -1
                           : 0;
}

/* The legal actions that are known, in byte order. */
static GArray *
list_known (const GameRules         *rules,
            const GameState         *seen,
            guint                    seat,
            const GamePlayerOptions *options)
{
  GArray *actions = game_legal_sorted_for (rules, seen, seat);

  for (guint i = actions->len; i > 0; i--)
    if (!game_player_knows (options, rules, g_array_index (actions, GameAction, i - 1)))
      g_array_remove_index (actions, i - 1);
  return actions;
}

static void
list_candidates (Search *search)
{
  g_autoptr (GArray) actions =
    list_known (search->rules, search->seen, search->seat, search->options);

  for (guint i = 0; i < actions->len; i++)
    {
      Candidate candidate = { .action = g_array_index (actions, GameAction, i) };

      g_array_append_val (search->candidates, candidate);
    }
}

/* Rounds of sweeps, each with an equal share of the budget; after each the worse half goes. */
static void
halve_until_one (Search *search, guint64 nodes)
{
  guint64 rounds = g_bit_storage (search->candidates->len - 1);
  guint64 world = 0;

  for (guint64 round = 1; search->candidates->len > 1 && !is_cancelled (search); round++)
    {
      do
        sweep (search, world++);
      while (search->spent < nodes / rounds * round && !is_cancelled (search));
      g_array_sort (search->candidates, compare_candidates);
      g_array_set_size (search->candidates, (search->candidates->len + 1) / 2);
    }
}

static void
search_init (Search *search, const GameRules *rules, const GameState *seen, guint seat)
{
  search->rules = rules;
  search->seen = seen;
  search->seat = seat;
  search->world = game_state_new (rules);
  search->state = game_state_new (rules);
  search->actions = g_new (GameAction, rules->max_legal);
  search->candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
}

static void
search_clear (Search *search)
{
  g_free (search->world);
  g_free (search->state);
  g_free (search->actions);
  g_array_unref (search->candidates);
}

static guint
choose_playouts (const GameRules         *rules,
                 const GameState         *seen,
                 guint                    seat,
                 const GamePlayerOptions *options,
                 GameAction              *plan,
                 guint                    max)
{
  Search  search = { .options = options };
  guint64 nodes = options->nodes > 0 ? options->nodes : DEFAULT_NODES;
  guint   length = 0;

  g_return_val_if_fail (max >= 1, 0);

  search_init (&search, rules, seen, seat);
  list_candidates (&search);
  if (search.candidates->len > 1)
    halve_until_one (&search, nodes >> (2 * (TOP_LEVEL - MIN (options->level, TOP_LEVEL))));
  if (search.candidates->len > 0 && !is_cancelled (&search))
    plan[length++] = g_array_index (search.candidates, Candidate, 0).action;
  search_clear (&search);
  return length;
}

static guint
choose_random (const GameRules         *rules,
               const GameState         *seen,
               guint                    seat,
               const GamePlayerOptions *options,
               GameAction              *plan,
               guint                    max)
{
  g_autoptr (GArray) actions = list_known (rules, seen, seat, options);
  guint64 rng = options->seed;

  g_return_val_if_fail (max >= 1, 0);

  if (actions->len == 0)
    return 0;
  plan[0] = g_array_index (actions, GameAction, game_rng_below (&rng, actions->len));
  return 1;
}

const GamePlayer game_player_random = { .id = "random", .choose = choose_random };

const GamePlayer game_player_playouts = {
  .id = "playouts",
  .levels = playouts_levels,
  .choose = choose_playouts,
};

gboolean
game_player_knows (const GamePlayerOptions *options, const GameRules *rules, GameAction action)
{
  return options->kinds == 0 || (options->kinds & (G_GUINT64_CONSTANT (1) << action.kind)) != 0 ||
         (rules->kinds[action.kind].flags & (GAME_KIND_ENDS_TURN | GAME_KIND_REPLY)) != 0;
}

guint
game_player_choose_with (const GamePlayer        *player,
                         const GameRules         *rules,
                         const GameState         *seen,
                         guint                    seat,
                         const GamePlayerOptions *options,
                         GameAction              *plan,
                         guint                    max)
{
  g_autofree GameState *before = NULL;

  if (rules->unseal)
    {
      before = game_state_new (rules);
      rules->unseal (seen, before);
      seen = before;
    }
  return player->choose (rules, seen, seat, options, plan, max);
}

guint
game_player_choose (const GamePlayer *player,
                    const GameRules  *rules,
                    const GameState  *seen,
                    guint             seat,
                    guint             level,
                    guint64           seed,
                    guint64           nodes,
                    const gint       *cancel,
                    GameAction       *plan,
                    guint             max)
{
  const GamePlayerOptions options = {
    .level = level, .seed = seed, .nodes = nodes, .cancel = cancel
  };

  return game_player_choose_with (player, rules, seen, seat, &options, plan, max);
}

gboolean
game_player_find_level (const GamePlayer *player, const char *name, guint *level)
{
  for (guint i = 0; player->levels && player->levels[i]; i++)
    if (strcmp (player->levels[i], name) == 0)
      {
        *level = i;
        return TRUE;
      }
  return FALSE;
}

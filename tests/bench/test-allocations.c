/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Playing allocates nothing: whole random games, every action judged, listed and applied, without
 * one call of malloc; and a search nothing for each position. The C library's own names are taken
 * over here and counted; where that is not possible (another C library, a sanitizer) the test says
 * so and is skipped.
 */
#include "../fixed.h"
#include "game-playout.h"
#include "game-state.h"
#include "games.h"

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define CAN_COUNT 1

extern void *__libc_malloc (size_t size);
extern void *__libc_calloc (size_t n, size_t size);
extern void *__libc_realloc (void *old, size_t size);
#else
#define CAN_COUNT 0
#endif

/* The most allocations of a search for sorting. */
#define SORTS 12

static guint64 n_allocations;

#if CAN_COUNT
void *
malloc (size_t size)
{
  n_allocations++;
  return __libc_malloc (size);
}

void *
calloc (size_t n, size_t size)
{
  n_allocations++;
  return __libc_calloc (n, size);
}

void *
realloc (void *old, size_t size)
{
  n_allocations++;
  return __libc_realloc (old, size);
}
#endif

/* Plays games to their ends; returns how many actions that took. */
static guint64
play (const GameRules *rules, guint n_games, guint32 options, GameState *state, GameAction *actions)
{
  guint64 rng = options;
  guint64 played = 0;

  for (guint seed = 0; seed < n_games; seed++)
    {
      rules->deal (state, rules->min_seats, options, seed);
      played += game_playout (rules, state, &rng, G_MAXUINT64, actions);
    }
  return played;
}

static void
test_play (gconstpointer data)
{
  const GameRules       *rules = data;
  g_autofree GameState  *state = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  guint64                before = n_allocations;
  guint64                played = 0;

  if (!CAN_COUNT)
    {
      g_test_skip ("Allocations cannot be counted here");
      return;
    }
  g_assert_cmpuint (before, >, 0);
  for (guint32 options = 0; options < 1u << rules->n_options; options++)
    played += play (rules, 100, options, state, actions);
  g_assert_cmpuint (n_allocations, ==, before);
  g_assert_cmpuint (played, >, 10000);
}

/* A computer's most frequent work: sampling a world and judging actions in it. */
static void
test_sample (void)
{
  const GameRules       *rules = games_modules[0]->rules;
  g_autofree GameState  *state = game_state_new (rules);
  g_autofree GameState  *seen = game_state_new (rules);
  g_autofree GameState  *world = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  guint64                before;

  if (!CAN_COUNT)
    {
      g_test_skip ("Allocations cannot be counted here");
      return;
    }
  rules->deal (state, rules->min_seats, 0, 1);
  before = n_allocations;
  for (guint seed = 0; seed < 100; seed++)
    {
      guint n;

      rules->observe (state, seed % 2, seen);
      rules->complete (seen, seed, world);
      n = game_state_legal (rules, world, actions);
      for (guint i = 0; i < n; i++)
        g_assert_cmpuint (game_state_judge (rules, world, actions[i]), ==, GAME_LEGAL);
    }
  g_assert_cmpuint (n_allocations, ==, before);
}

/* The most frequent work of searching a turn: listing actions, and finding the hashes of their
 * results. */
static void
test_hashes (void)
{
  const GameRules       *rules = games_modules[0]->rules;
  g_autofree GameState  *state = game_state_new (rules);
  g_autofree GameState  *spare = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  g_autofree guint64    *hashes = g_new (guint64, rules->max_legal);
  guint64                before = n_allocations;
  guint64                rng = 0;

  if (!CAN_COUNT)
    {
      g_test_skip ("Allocations cannot be counted here");
      return;
    }
  for (guint seed = 0; seed < 50; seed++)
    {
      rules->deal (state, rules->min_seats, 0, seed);
      while (game_playout (rules, state, &rng, 1, actions) > 0)
        {
          guint64 hash = game_state_hash (rules, state);
          guint   n = game_state_successors (rules, state, hash, actions, hashes, spare);

          for (guint i = 0; i < n; i++)
            g_assert_cmpuint (hashes[i], !=, hash);
        }
    }
  g_assert_cmpuint (n_allocations, ==, before);
}

/* The number of allocations while a level chooses with this many nodes. */
static guint64
count_choice (const GameModule *module, const GameState *seen, guint level, guint64 nodes)
{
  GameAction plan[64];
  guint64    before = n_allocations;

  g_assert_cmpuint (game_player_choose (module->player, module->rules, seen,
                                        module->rules->seat (seen), level, 1, nodes, NULL, plan,
                                        G_N_ELEMENTS (plan)),
                    >, 0);
  return n_allocations - before;
}

/* A search has its memory at once: with a few positions or with many, it makes the same number of
 * allocations, but for those of the C library's sorting. */
static void
test_search (void)
{
  const GameModule     *module = games_modules[0];
  g_autofree GameState *state = game_state_new (module->rules);
  g_autofree GameState *seen = game_state_new (module->rules);

  if (!CAN_COUNT)
    {
      g_test_skip ("Allocations cannot be counted here");
      return;
    }
  for (guint seed = 0; seed < 5; seed++)
    for (guint level = 0; module->player->levels[level]; level++)
      {
        guint64 few;

        module->rules->deal (state, module->rules->min_seats, 0, seed);
        module->rules->observe (state, module->rules->seat (state), seen);
        count_choice (module, seen, level, 100); /* reads its weights */
        few = count_choice (module, seen, level, 100);
        g_assert_cmpuint (few, >, 0);
        g_assert_cmpuint (count_choice (module, seen, level, 50000), <=, few + SORTS);
      }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; games_all_modules[i]; i++)
    {
      const GameRules *rules = games_all_modules[i]->rules;
      g_autofree char *path = g_strconcat ("/allocations/play/", rules->id, NULL);

      g_test_add_data_func (path, rules, test_play);
    }
  g_test_add_func ("/allocations/sample", test_sample);
  g_test_add_func ("/allocations/hashes", test_hashes);
  g_test_add_func ("/allocations/search", test_search);
  return g_test_run ();
}

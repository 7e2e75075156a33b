/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Levels differ in the number of choices they look at and of games they play out for them; the
 * lowest play out none and misjudge choices at a glance.
 *
 * A world is the seen state with its hidden cards drawn from a seed that depends on the call's seed
 * and the world's number alone, and all choices are tried in the same worlds. The worse half is
 * dropped round by round (sequential halving: Karnin, Koren and Somekh, "Almost Optimal Exploration
 * in Multi-Armed Bandits", ICML 2013).
 */
#include "bunny-player.h"

#include "bunny-apply.h"
#include "bunny-greedy.h"
#include "bunny-judge.h"
#include "bunny-options.h"
#include "bunny-rules.h"
#include "bunny-scrolls.h"
#include "game-rng.h"

#include <string.h>

/* With a budget in actions: the cost of a game played out. */
#define ACTIONS_PER_GAME 60

/* The lead in carrots that is worth half of the greatest worth of a lead. */
#define HALF_LEAD 12

typedef struct
{
  guint    games;   /* played out for a decision; 0: none */
  guint    choices; /* tried for a decision */
  guint    noise;   /* the greatest error of a glance, in hundredths of carrots */
  gboolean forgets; /* the cards known in other hands */
  gboolean yardstick;
} Level;

static const Level levels[BUNNY_N_LEVELS_OF_PLAY] = {
  [BUNNY_LEVEL_PUPIL] = { .choices = 64, .noise = 300 },
  [BUNNY_LEVEL_SCRIBE] = { .yardstick = TRUE },
  [BUNNY_LEVEL_BUILDER] = { .games = 4, .choices = 3 },
  [BUNNY_LEVEL_HIGH_PRIEST] = { .games = 45, .choices = 9 },
  [BUNNY_LEVEL_KING] = { .games = 200, .choices = 14 },
  [BUNNY_LEVEL_GREEDY] = { .yardstick = TRUE },
  [BUNNY_LEVEL_FORGETFUL] = { .games = 200, .choices = 14, .forgets = TRUE },
};

static const char *const level_ids[] = { "pupil", "scribe", "builder", "high-priest", "king",
                                         "greedy", "forgetful", NULL };

typedef struct
{
  const Level             *level;
  const GamePlayerOptions *options;
  const BunnyState        *seen;
  guint                    seat;
  guint                    n_choices;
  BunnyChoice              choices[BUNNY_MAX_CHOICES];
} Search;

static gboolean
is_cancelled (const Search *search)
{
  return search->options->cancel && g_atomic_int_get (search->options->cancel);
}

static gboolean
is_known (GameAction action, gconstpointer data)
{
  return game_player_knows (data, &bunny_rules, action);
}

/* ---- Games played out */

/* The worth of a lead, from -1000 to 1000: a carrot more counts most if the lead is small. */
static gint
squash (gint lead)
{
  return 1000 * lead / (ABS (lead) + HALF_LEAD);
}

static gint
judge_end (const BunnyState *state, guint seat)
{
  guint totals[BUNNY_MAX_SEATS];
  gint  sum = 0;

  bunny_state_get_totals (state, totals);
  for (guint other = 0; other < state->table.seats; other++)
    if (other != seat)
      sum += squash ((gint) totals[seat] - (gint) totals[other]);
  return sum;
}

/* Those who choose at the same time choose greedily, the same for every choice. */
static void
try_choice (Search *search, const BunnyState *world, BunnyChoice *choice)
{
  BunnyState state = *world;

  for (guint seat = bunny_state_get_seat (&state); seat != search->seat;
       seat = bunny_state_get_seat (&state))
    bunny_apply (&state, seat, bunny_greedy_choose (&bunny_taste_plain, &state, seat), NULL);
  bunny_apply (&state, search->seat, choice->action, NULL);
  bunny_greedy_play_out (&bunny_taste_plain, &state);
  choice->sum += judge_end (&state, search->seat);
}

/* The better first, of equals the earlier. */
static void
sort_choices (BunnyChoice *choices, guint n)
{
  for (guint i = 1; i < n; i++)
    {
      BunnyChoice choice = choices[i];
      guint       k = i;

      for (; k > 0 && choices[k - 1].sum < choice.sum; k--)
        choices[k] = choices[k - 1];
      choices[k] = choice;
    }
}

static guint
get_games (const Search *search)
{
  guint64 nodes = search->options->nodes;

  if (nodes == 0)
    return search->level->games;
  return (guint) MIN (search->level->games, nodes / ACTIONS_PER_GAME);
}

/* Removes the cards of hands that the seat passed on from its knowledge. */
static void
forget (const BunnyState *seen, guint seat, BunnyState *bare)
{
  *bare = *seen;
  for (guint other = 0; other < seen->table.seats; other++)
    for (guint i = 0; i < seen->n_hand[other] && other != seat; i++)
      bare->hand[other][i] = BUNNY_CARD_UNKNOWN;
  memset (bare->deck, 0, sizeof bare->deck);
  bare->n_deck = 0;
}

static void
halve_until_one (Search *search)
{
  BunnyState bare = *search->seen;
  guint      rounds = g_bit_storage (search->n_choices - 1);
  guint      games = get_games (search);
  guint64    world = 0;

  if (search->level->forgets)
    forget (search->seen, search->seat, &bare);
  while (search->n_choices > 1)
    {
      guint worlds = MAX (games / rounds / search->n_choices, 1);

      for (guint i = 0; i < worlds && !is_cancelled (search); i++)
        {
          BunnyState full;
          guint64    rng = game_rng_fork (search->options->seed, world++);

          bunny_state_complete (&bare, game_rng_next (&rng), &full);
          for (guint k = 0; k < search->n_choices && !is_cancelled (search); k++)
            try_choice (search, &full, &search->choices[k]);
        }
      sort_choices (search->choices, search->n_choices);
      search->n_choices = (search->n_choices + 1) / 2;
    }
}

/* ---- Glances */

/* Misjudges each choice by a number that depends on it and the seed alone. */
static void
blur (Search *search)
{
  guint noise = search->options->exact ? 0 : search->level->noise;

  for (guint i = 0; i < search->n_choices; i++)
    {
      BunnyChoice  *choice = &search->choices[i];
      const guint8 *operand = choice->action.operand;
      guint64       rng = game_rng_fork (search->options->seed, (guint64) operand[0] << 16 |
                                                                  operand[1] << 8 | operand[2]);

      choice->sum = choice->glance;
      if (choice->glance < BUNNY_ALWAYS)
        choice->sum += (gint64) game_rng_below (&rng, 2 * noise + 1) - noise;
    }
}

/* The least worth, in hundredths of carrots, of a choice that a player at a glance prefers to
 * leaving it. */
#define LEAST 30

/* Ending the turn, keeping a camp and passing stand first in the list. */
static GameAction
choose_at_a_glance (Search *search)
{
  blur (search);
  if (search->choices[0].glance == BUNNY_ALWAYS)
    search->choices[0].sum = LEAST;
  sort_choices (search->choices, search->n_choices);
  return search->choices[0].action;
}

/* FALSE if that is of a kind that is not known. */
static gboolean
find_greedy (const Search *search, GameAction *action)
{
  *action = bunny_greedy_choose (&bunny_taste_plain, search->seen, search->seat);
  return is_known (*action, search->options);
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

  g_return_val_if_fail (max >= 1, 0);

  if (rules->seat (seen) == GAME_NOBODY)
    return 0;
  search.level = &levels[MIN (options->level, BUNNY_N_LEVELS_OF_PLAY - 1)];
  search.seen = bunny_state (seen);
  search.seat = seat;
  if (search.level->yardstick && find_greedy (&search, plan))
    return 1;
  search.n_choices = bunny_choices_list (&bunny_taste_plain, search.seen, seat,
                                         MAX (search.level->choices, 1), is_known, options,
                                         search.choices);
  if (search.n_choices == 0 || is_cancelled (&search))
    return 0;
  if (get_games (&search) == 0)
    plan[0] = choose_at_a_glance (&search);
  else
    {
      halve_until_one (&search);
      plan[0] = search.choices[0].action;
    }
  return is_cancelled (&search) ? 0 : 1;
}

static char *
describe (guint number)
{
  const Level *level = &levels[MIN (number, BUNNY_N_LEVELS_OF_PLAY - 1)];

  if (level->yardstick)
    return g_strdup ("what seems best at once");
  if (level->games == 0)
    return g_strdup_printf ("%u choices at a glance, noise %u", level->choices, level->noise);
  return g_strdup_printf ("%u choices in %u games%s", level->choices, level->games,
                          level->forgets ? ", without memory" : "");
}

const GamePlayer bunny_player = {
  .id = "bunny",
  .levels = level_ids,
  .describe = describe,
  .choose = choose,
};

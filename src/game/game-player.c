/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player that draws, and the players by a policy.
 *
 * A policy's choices are tried in the same worlds, and each game is played on by the policy. The
 * worse half is dropped round by round (sequential halving: Karnin, Koren and Somekh, "Almost
 * Optimal Exploration in Multi-Armed Bandits", ICML 2013).
 */
#include "game-player.h"

#include "game-learner.h"
#include "game-print.h"
#include "game-rng.h"
#include "game-state.h"

/* The default budget: about a second's work. */
#define DEFAULT_NODES (4 * 1000 * 1000)

static const char *const playouts_levels[] = { "guest", "beginner", "1", "2",
                                               "3", "4", "5", NULL };

static const GameEffort playouts_efforts[GAME_N_LEVELS] = {
  [GAME_LEVEL_PUPIL] = { .nodes = DEFAULT_NODES, .shift = 8 },
  [GAME_LEVEL_SCRIBE] = { .nodes = DEFAULT_NODES, .shift = 6 },
  [GAME_LEVEL_BUILDER] = { .nodes = DEFAULT_NODES, .shift = 4 },
  [GAME_LEVEL_HIGH_PRIEST] = { .nodes = DEFAULT_NODES, .shift = 2 },
  [GAME_LEVEL_KING] = { .nodes = DEFAULT_NODES },
};

/* The log odds of three wins of four, in thousandths: what half a lead is worth. */
#define HALF_LEAD_ODDS 1099

/* The numbers of the levels in texts. */
static const guint level_numbers[GAME_N_LEVELS + 1] = { 7, 8, 1, 2, 3, 4, 5, 6 };

typedef struct
{
  GameAction action;
  gint       glance;
  gint64     sum; /* of the scores of its games; all choices have had as many */
} Choice;

typedef struct
{
  const GamePlayerOptions *options;
  const GameEffort        *effort;
  guint                    games; /* that may be played; 0: as many as the nodes allow */
  guint64                  nodes;
  GArray                  *choices; /* of Choice */
  GameTrial                trial;
} Search;

static gboolean
is_cancelled (const GamePlayerOptions *options)
{
  return options->cancel && g_atomic_int_get (options->cancel);
}

/* The better first. Equals keep their order, for g_array_sort () is stable. */
static int
compare_choices (gconstpointer a, gconstpointer b)
{
  gint64 x = ((const Choice *) a)->sum;
  gint64 y = ((const Choice *) b)->sum;

  return x < y ? 1 : x > y ? -1
                           : 0;
}

/* ---- Choices */

/* Lists the known actions: in byte order, or with glances as the rules list them, for there may be
 * many. */
static GArray *
list_known (const GamePolicy        *policy,
            const GameRules         *rules,
            const GameState         *seen,
            guint                    seat,
            const GamePlayerOptions *options)
{
  GArray *actions;

  if (policy->glance)
    {
      actions = g_array_sized_new (FALSE, FALSE, sizeof (GameAction), rules->max_legal);
      g_array_set_size (actions, rules->max_legal);
      g_array_set_size (actions, rules->legal (seen, seat, (GameAction *) actions->data));
    }
  else
    actions = game_legal_sorted_for (rules, seen, seat);
  for (guint i = actions->len; i > 0; i--)
    if (!game_player_knows (options, rules, g_array_index (actions, GameAction, i - 1)))
      g_array_remove_index (actions, i - 1);
  return actions;
}

/* Lists the choices that are tried. */
static void
list_choices (Search *search, const GameState *seen)
{
  const GameTrial *trial = &search->trial;
  g_autoptr (GArray) actions =
    list_known (trial->policy, trial->rules, seen, trial->seat, search->options);
  g_autofree gint *glances = g_new0 (gint, actions->len);

  if (trial->policy->glance)
    trial->policy->glance (seen, trial->seat, (const GameAction *) actions->data, actions->len,
                           glances);
  for (guint i = 0; i < actions->len; i++)
    {
      Choice choice = { g_array_index (actions, GameAction, i), glances[i], glances[i] };

      g_array_append_val (search->choices, choice);
    }
  g_array_sort (search->choices, compare_choices);
  if (search->effort->choices > 0 && search->choices->len > search->effort->choices)
    g_array_set_size (search->choices, search->effort->choices);
}

/* ---- Games */

static void
try_choice (Search *search, Choice *choice, guint64 seed)
{
  GameTrial *trial = &search->trial;
  guint64    rng = ~seed;

  game_trial_begin (trial);
  if (game_trial_wait (trial, &rng))
    game_trial_apply (trial, choice->action);
  game_trial_play_out (trial, seed, search->options->cancel);
  choice->sum += game_trial_get_score (trial);
}

/* Tries every choice once in a world. */
static void
sweep (Search *search, guint64 world)
{
  guint64 seed = game_trial_draw (&search->trial, search->options->seed, world);

  for (guint i = 0; i < search->choices->len && !is_cancelled (search->options); i++)
    try_choice (search, &g_array_index (search->choices, Choice, i), seed);
}

/* Rounds of sweeps, each with an equal share of the budget and at least one; after each the worse
 * half goes. */
static void
halve_until_one (Search *search)
{
  guint   rounds = g_bit_storage (search->choices->len - 1);
  guint64 world = 0;

  for (guint i = 0; i < search->choices->len; i++)
    g_array_index (search->choices, Choice, i).sum = 0;
  for (guint round = 1; search->choices->len > 1 && !is_cancelled (search->options); round++)
    {
      guint64 last = world + MAX (search->games / rounds / search->choices->len, 1);

      do
        sweep (search, world++);
      while (!is_cancelled (search->options) &&
             (search->games > 0 ? world < last
                                : search->trial.played < search->nodes / rounds * round));
      g_array_sort (search->choices, compare_choices);
      g_array_set_size (search->choices, (search->choices->len + 1) / 2);
    }
}

/* ---- Glances */

/* Misjudges each choice by a number that depends on its operands and the seed alone. */
static void
blur (Search *search)
{
  guint noise = search->options->exact ? 0 : search->effort->noise;

  for (guint i = 0; i < search->choices->len; i++)
    {
      Choice       *choice = &g_array_index (search->choices, Choice, i);
      const guint8 *operand = choice->action.operand;
      guint64       number = (guint64) operand[0] << 16 | operand[1] << 8 | operand[2];
      guint64       rng;

      for (guint k = 3; k < G_N_ELEMENTS (choice->action.operand); k++)
        number |= (guint64) operand[k] << (8 * k);
      rng = game_rng_fork (search->options->seed, number);
      if (choice->glance < GAME_GLANCE_ALWAYS)
        choice->sum += (gint64) game_rng_below (&rng, 2 * noise + 1) - noise;
    }
}

/* Lets choices of a liked kind seem better by the lead that the habit is worth. */
static void
favour (Search *search)
{
  const GameHabit *habit = &search->options->habit;
  gint64           gain = (gint64) habit->lean * search->trial.policy->half_lead / HALF_LEAD_ODDS;

  for (guint i = 0; i < search->choices->len; i++)
    {
      Choice *choice = &g_array_index (search->choices, Choice, i);

      if (habit->liked >> choice->action.kind & 1)
        choice->sum += gain;
    }
}

static void
choose_at_a_glance (Search *search)
{
  Choice *first = &g_array_index (search->choices, Choice, 0);

  blur (search);
  favour (search);
  if (first->glance == GAME_GLANCE_ALWAYS)
    first->sum = search->trial.policy->idle;
  g_array_sort (search->choices, compare_choices);
}

/* ---- The player */

static void
search_init (Search                  *search,
             const GamePlayer        *player,
             const GameRules         *rules,
             const GameState         *seen,
             guint                    seat,
             const GamePlayerOptions *options)
{
  guint             top = g_strv_length ((char **) player->levels) - 1;
  const GameEffort *effort = &player->efforts[MIN (options->level, top)];

  search->options = options;
  search->effort = effort;
  search->games = effort->games;
  if (effort->games > 0 && options->nodes > 0)
    search->games =
      (guint) MIN (effort->games, options->nodes / player->policy->game_nodes);
  search->nodes = 0;
  if (effort->nodes > 0)
    search->nodes = (options->nodes > 0 ? options->nodes : effort->nodes) >> effort->shift;
  search->choices = g_array_new (FALSE, FALSE, sizeof (Choice));
  game_trial_init (&search->trial, player->policy, rules, seen, seat);
}

static void
search_clear (Search *search)
{
  g_array_unref (search->choices);
  game_trial_clear (&search->trial);
}

/* Brings the best choice to the front. */
static void
weigh_choices (Search *search, const GameState *seen)
{
  const GamePolicy *policy = search->trial.policy;

  if (search->games == 0 && search->effort->nodes == 0)
    {
      choose_at_a_glance (search);
      return;
    }
  if (search->effort->forgets)
    policy->forget (seen, search->trial.seat, search->trial.seen);
  halve_until_one (search);
}

/* Plays what the policy chooses. FALSE if that is of a kind that is not known. */
static gboolean
choose_at_once (Search *search, const GameState *seen, GameAction *action)
{
  GameTrial *trial = &search->trial;
  guint64    rng = search->options->seed;

  if (!search->effort->at_once)
    return FALSE;
  *action = trial->policy->choose (trial->rules, seen, trial->seat, &rng, trial->actions);
  return game_player_knows (search->options, trial->rules, *action);
}

static guint
choose_by_policy (const GamePlayer        *player,
                  const GameRules         *rules,
                  const GameState         *seen,
                  guint                    seat,
                  const GamePlayerOptions *options,
                  GameAction              *plan)
{
  guint  length = 0;
  Search search;

  if (rules->seat (seen) == GAME_NOBODY)
    return 0;
  search_init (&search, player, rules, seen, seat, options);
  if (choose_at_once (&search, seen, plan))
    length = 1;
  else
    {
      list_choices (&search, seen);
      if (search.choices->len > 0 && !is_cancelled (options))
        weigh_choices (&search, seen);
      if (search.choices->len > 0 && !is_cancelled (options))
        plan[length++] = g_array_index (search.choices, Choice, 0).action;
    }
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
  g_autoptr (GArray) actions = list_known (&game_policy_random, rules, seen, seat, options);
  guint64 rng = options->seed;

  if (actions->len == 0)
    return 0;
  plan[0] = g_array_index (actions, GameAction, game_rng_below (&rng, actions->len));
  return 1;
}

const GamePlayer game_player_random = { .id = "random", .choose = choose_random };

const GamePlayer game_player_playouts = {
  .id = "playouts",
  .levels = playouts_levels,
  .policy = &game_policy_random,
  .efforts = playouts_efforts,
  .guest_span = 20,
};

guint
game_level_get_number (guint level)
{
  g_return_val_if_fail (level <= GAME_N_LEVELS, 0);

  return level_numbers[level];
}

gboolean
game_level_find (guint64 number, guint *level)
{
  for (guint i = 0; i <= GAME_N_LEVELS; i++)
    if (level_numbers[i] == number)
      {
        *level = i;
        return TRUE;
      }
  return FALSE;
}

char *
game_player_describe (const GamePlayer *player, guint level)
{
  const GameEffort *effort = player->efforts ? &player->efforts[level] : NULL;

  if (player->guest_span > 0 && level < GAME_LEVEL_PUPIL)
    return game_learner_describe (player, GAME_LEARNER_NONE, level);
  if (player->describe)
    return player->describe (level);
  if (effort == NULL || player->policy->glance == NULL)
    return g_strdup ("nothing");
  if (effort->at_once)
    return g_strdup ("what seems best at once");
  if (effort->games == 0)
    return game_print ("%u choices at a glance, noise %u", effort->choices, effort->noise);
  return game_print ("%u choices in %u games%s", effort->choices, effort->games,
                     effort->forgets ? ", without memory" : "");
}

gboolean
game_player_knows (const GamePlayerOptions *options, const GameRules *rules, GameAction action)
{
  const guint always = GAME_KIND_ENDS_TURN | GAME_KIND_REPLY | GAME_KIND_DUE;

  return options->kinds == 0 || (options->kinds & (G_GUINT64_CONSTANT (1) << action.kind)) != 0 ||
         (rules->kinds[action.kind].flags & always) != 0;
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

  g_return_val_if_fail (max >= 1, 0);

  if (rules->unseal)
    {
      before = game_state_new (rules);
      rules->unseal (seen, before);
      seen = before;
    }
  if (game_learner_plays (player, options))
    return game_learner_choose (player, rules, seen, seat, options, plan, max);
  if (player->efforts)
    return choose_by_policy (player, rules, seen, seat, options, plan);
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

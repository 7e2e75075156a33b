/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Learns what positions are worth: games of the player against itself, then a logistic regression
 * of their results on the features of the positions in which turns ended, round after round. New
 * weights are taken only if they win a match against the old ones.
 *
 * The same seed gives the same weights on any number of threads.
 */
#include <math.h>
#include <signal.h>
#include <unistd.h>

#include "babel-apply.h"
#include "babel-judge.h"
#include "babel-sample.h"
#include "babel-turns.h"
#include "game-rng.h"

/* How wide the players look, in learning and in the match, and the room for either. */
#define LEARNING_WIDTH 12
#define MATCH_WIDTH    30
#define NODES          20000

/* One turn in so many is taken at random from the best endings, so that games differ and mistakes
 * are met. */
#define STRAY_TURNS   8
#define STRAY_ENDINGS 12

/* Games of a match; a draw counts for nobody. */
#define MATCH_PAIRS 400

/* Turns after which a game is no longer worth looking at. */
#define MAX_TURNS 120

/* Descent: passes over all samples, the rate of the first, and how strongly weights are kept
 * small. */
#define PASSES 15
#define RATE   0.02
#define SHRINK 1e-6
#define BATCH  256

/* A weight of the regression in the units of BabelWeights. */
#define THOUSANDTHS 1000.0

#define SEEDS_PER_ROUND 1000000
#define MAX_THREADS     64

/* The command line. */
static int    n_games = 20000;
static int    rounds = 4;
static gint64 seed = 1;
static int    threads = 2;
static char  *from;
static char  *out;

/* Somebody wants to stop; atomic. */
static gint stopped;

typedef struct
{
  gint16 features[BABEL_N_FEATURES];
  gint8  side;
  guint8 won; /* 2 for a win of the side, 1 for a draw */
} Sample;

typedef struct
{
  const BabelWeights *weights[2]; /* by seat */
  guint               width;
  gboolean            strays;
  guint64             seed;
  GArray             *samples; /* of Sample, or NULL */
  guint               result;  /* a BabelResult */
} Game;

/* The ending that is played: the best, or now and then another good one. */
static const BabelEnding *
pick_ending (const Game *game, BabelTurns *turns, guint n, guint64 *rng)
{
  const BabelEnding *best = babel_turns_get_best (turns);
  BabelEnding       *endings = babel_turns_get_endings (turns);

  if (!game->strays || best->worth == BABEL_WORTH_WON || game_rng_below (rng, STRAY_TURNS) > 0)
    return best;
  /* A tournament between a few is a fair picture of the better ones. */
  best = &endings[game_rng_below (rng, n)];
  for (guint i = 1; i < n / STRAY_ENDINGS + 1; i++)
    {
      const BabelEnding *other = &endings[game_rng_below (rng, n)];

      if (other->worth > best->worth)
        best = other;
    }
  return best;
}

static void
add_sample (Game *game, const BabelTable *table, guint side)
{
  Sample sample = { .side = (gint8) side };

  if (game->samples == NULL || table->result != BABEL_PLAYING)
    return;
  babel_features (table, side, sample.features);
  g_array_append_val (game->samples, sample);
}

static void
play_turn (Game *game, BabelSample *position, BabelTurns *turns, guint64 *rng)
{
  guint              side = position->table.mover;
  guint              n = babel_turns_search (turns, game->weights[side], &position->table,
                                             game->width, 0, NULL);
  const BabelEnding *ending = pick_ending (game, turns, n, rng);

  position->table = *babel_turns_get_table (turns, ending->node);
  add_sample (game, &position->table, side);
  if (position->table.result == BABEL_PLAYING)
    babel_sample_apply (position, babel_action (BABEL_END, 0, 0));
}

static void
play_game (Game *game, BabelTurns *turns)
{
  BabelState  state;
  BabelSample position;
  guint64     rng = game->seed;

  babel_state_deal (&state, 0, game_rng_next (&rng));
  babel_sample_init (&position, &state, game_rng_next (&rng));
  while (position.table.result == BABEL_PLAYING && position.table.turn < MAX_TURNS)
    play_turn (game, &position, turns, &rng);
  game->result = position.table.result;
  for (guint i = 0; game->samples && i < game->samples->len; i++)
    {
      Sample *sample = &g_array_index (game->samples, Sample, i);

      sample->won = game->result == BABEL_WON_BY_1 + (guint) sample->side              ? 2
                    : game->result == BABEL_WON_BY_1 || game->result == BABEL_WON_BY_2 ? 0
                                                                                       : 1;
    }
}

typedef struct
{
  Game  *games;
  guint  n_games;
  gint   next;  /* atomic */
  gint   done;  /* atomic */
  gint64 begun; /* microseconds of the monotonic clock */
} Work;

/* How far the games are, where somebody watches; now and then. */
static void
report (Work *work)
{
  guint  done = (guint) g_atomic_int_add (&work->done, 1) + 1;
  gint64 spent = g_get_monotonic_time () - work->begun;

  if (done % 256 == 0 && isatty (STDERR_FILENO))
    g_printerr ("\r%u of %u games, %.0f s left ", done, work->n_games,
                (double) spent / 1e6 / done * (work->n_games - done));
}

static gpointer
play_games (gpointer data)
{
  Work *work = data;
  g_autoptr (BabelTurns) turns = babel_turns_new (NODES);
  guint i;

  while ((i = (guint) g_atomic_int_add (&work->next, 1)) < work->n_games &&
         !g_atomic_int_get (&stopped))
    {
      play_game (&work->games[i], turns);
      report (work);
    }
  return NULL;
}

static void
play_all (Game *games, guint n)
{
  Work     work = { .games = games, .n_games = n, .begun = g_get_monotonic_time () };
  GThread *workers[MAX_THREADS];

  for (guint i = 1; i < (guint) threads; i++)
    workers[i] = g_thread_new ("train", play_games, &work);
  play_games (&work);
  for (guint i = 1; i < (guint) threads; i++)
    g_thread_join (workers[i]);
}

/* Adds the samples of a round of games. */
static void
collect (GArray *samples, const BabelWeights *weights, guint n, guint64 first)
{
  g_autofree Game *games = g_new0 (Game, n);

  for (guint i = 0; i < n; i++)
    games[i] = (Game) { .weights = { weights, weights },
                        .width = LEARNING_WIDTH,
                        .strays = TRUE,
                        .seed = first + i,
                        .samples = g_array_new (FALSE, FALSE, sizeof (Sample)) };
  play_all (games, n);
  for (guint i = 0; i < n; i++)
    {
      g_array_append_vals (samples, games[i].samples->data, games[i].samples->len);
      g_array_unref (games[i].samples);
    }
}

/* The share of a match that `new` wins from `old`. */
static double
match (const BabelWeights *new, const BabelWeights *old, guint64 first)
{
  g_autofree Game *games = g_new0 (Game, 2 * MATCH_PAIRS);
  double           points = 0;

  for (guint i = 0; i < 2 * MATCH_PAIRS; i++)
    games[i] = (Game) { .weights = { i % 2 ? old : new, i % 2 ? new : old },
                        .width = MATCH_WIDTH,
                        .seed = first + i / 2 };
  play_all (games, 2 * MATCH_PAIRS);
  for (guint i = 0; i < 2 * MATCH_PAIRS; i++)
    points += games[i].result == BABEL_WON_BY_1 + i % 2                                ? 1
              : games[i].result == BABEL_WON_BY_1 || games[i].result == BABEL_WON_BY_2 ? 0
                                                                                       : 0.5;
  return points / (2 * MATCH_PAIRS);
}

static double
predict (const double *weights, const Sample *sample)
{
  double sum = 0;

  for (guint i = 0; i < BABEL_N_FEATURES; i++)
    sum += weights[i] * sample->features[i];
  return 1 / (1 + exp (-sum));
}

/* Adam (Kingma and Ba, "Adam: A Method for Stochastic Optimization", ICLR 2015) on the logistic
 * loss, in an order that chance decides. Returns the loss of the last pass. */
static double
fit (double *weights, const GArray *samples, guint64 rng)
{
  double            first[BABEL_N_FEATURES] = { 0 };
  double            second[BABEL_N_FEATURES] = { 0 };
  double            loss = 0;
  double            step = 0;
  g_autofree guint *order = g_new (guint, samples->len);

  for (guint i = 0; i < samples->len; i++)
    order[i] = i;
  for (guint pass = 0; pass < PASSES; pass++)
    {
      double rate = RATE / (1 + pass / 6.0);

      loss = 0;
      for (guint i = samples->len; i > 1; i--)
        {
          guint j = game_rng_below (&rng, i);
          guint k = order[i - 1];

          order[i - 1] = order[j];
          order[j] = k;
        }
      for (guint begin = 0; begin + BATCH <= samples->len; begin += BATCH)
        {
          double slope[BABEL_N_FEATURES] = { 0 };

          for (guint i = begin; i < begin + BATCH; i++)
            {
              const Sample *sample = &g_array_index (samples, Sample, order[i]);
              double        chance = predict (weights, sample);
              double        off = chance - sample->won / 2.0;

              loss -= log (MAX (1e-9, sample->won == 2 ? chance : 1 - chance));
              for (guint f = 0; f < BABEL_N_FEATURES; f++)
                slope[f] += off * sample->features[f];
            }
          step++;
          for (guint f = 0; f < BABEL_N_FEATURES; f++)
            {
              double g = slope[f] / BATCH + SHRINK * weights[f];

              first[f] = 0.9 * first[f] + 0.1 * g;
              second[f] = 0.999 * second[f] + 0.001 * g * g;
              weights[f] -= rate * (first[f] / (1 - pow (0.9, step))) /
                            (sqrt (second[f] / (1 - pow (0.999, step))) + 1e-8);
            }
        }
    }
  return loss / samples->len;
}

/* A round: games, regression, match. TRUE if there are better weights now. */
static gboolean
learn (GArray *samples, BabelWeights *best, guint round)
{
  guint64 start = seed + round * SEEDS_PER_ROUND;
  double  weights[BABEL_N_FEATURES];
  BabelWeights new;
  double loss;
  double won;

  collect (samples, best, (guint) n_games, start);
  if (g_atomic_int_get (&stopped))
    return FALSE;
  for (guint i = 0; i < BABEL_N_FEATURES; i++)
    weights[i] = best->weight[i] / THOUSANDTHS;
  loss = fit (weights, samples, start);
  for (guint i = 0; i < BABEL_N_FEATURES; i++)
    new.weight[i] = (gint16) CLAMP (lrint (weights[i] * THOUSANDTHS), G_MININT16, G_MAXINT16);
  won = match (&new, best, start + (guint64) n_games);
  g_printerr ("round %u: %u positions, loss %.4f, %.1f %% against the last weights\n", round + 1,
              samples->len, loss, 100 * won);
  if (g_atomic_int_get (&stopped) || won <= 0.5)
    return FALSE;
  *best = new;
  return TRUE;
}

static void
interrupted_cb (int number)
{
  g_atomic_int_set (&stopped, 1);
}

static gboolean
read_weights (const char *path, BabelWeights *weights, GError **error)
{
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, error) &&
         babel_weights_parse (text, weights, error);
}

static gboolean
train (GError **error)
{
  BabelWeights best = babel_weights_plain;
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (Sample));
  g_autofree char *text = NULL;

  if (from && !read_weights (from, &best, error))
    return FALSE;
  for (guint round = 0; round < (guint) rounds && !g_atomic_int_get (&stopped); round++)
    if (learn (samples, &best, round))
      {
        g_clear_pointer (&text, g_free);
        text = babel_weights_print (&best);
        if (!g_file_set_contents (out, text, -1, error))
          return FALSE;
      }
  return TRUE;
}

static gboolean
check_options (GError **error)
{
  const char *why = NULL;

  if (!out)
    why = "--out FILE is missing";
  else if (n_games < 1 || n_games > SEEDS_PER_ROUND / 2)
    why = "--games takes a number from 1 to 500000";
  else if (rounds < 1)
    why = "--rounds takes a number from 1";
  else if (threads < 1 || threads > MAX_THREADS)
    why = "--threads takes a number from 1 to 64";
  if (why)
    g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, why);
  return why == NULL;
}

int
main (int argc, char **argv)
{
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "Games in a round (20000)", "N" },
    { "rounds", 0, 0, G_OPTION_ARG_INT, &rounds, "Rounds (4)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "All chance comes from it (1)", "S" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &threads, "Threads (2); the weights are the same", "N" },
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &from, "Go on from these weights", "FILE" },
    { "out", 0, 0, G_OPTION_ARG_FILENAME, &out, "Where better weights are written", "FILE" },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_set_summary (context, "Learns what Babel's positions are worth.");
  g_option_context_add_main_entries (context, entries, NULL);
  signal (SIGINT, interrupted_cb);
  if (g_option_context_parse (context, &argc, &argv, &error) && check_options (&error) &&
      train (&error))
    return 0;
  g_printerr ("train-babel: %s\n", error->message);
  return 2;
}

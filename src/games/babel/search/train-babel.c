/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Learns what positions are worth: games of the player against itself, then a logistic regression
 * on the features of the positions in which turns ended, round after round. The first round learns
 * from the results of games. The others mix them with what the best answer was thought to be worth
 * when it came (Sutton, "Learning to Predict by the Methods of Temporal Differences", Machine
 * Learning 3, 1988), which knows the position better than the luck of the rest of the game does.
 * New weights are taken only if they win a match against the old ones.
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
#include "train-babel-start.h"

/* How wide the players look, in learning and in the match, and the room for either. */
#define LEARNING_WIDTH 16
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

/* How much a position's target follows what came later, rather than the best answer; the same where
 * the answer was no more than a good one. */
#define TRUST       0.5
#define TRUST_STRAY 0.25

/* Descent: passes over all samples, the rate of the first, and samples in a step. */
#define PASSES 8
#define RATE   0.005
#define BATCH  512

/* A weight of the regression in the units of BabelWeights. */
#define THOUSANDTHS 1000.0

#define SEEDS_PER_ROUND 1000000
#define MAX_THREADS     64

/* The command line. */
static int    n_games = 40000;
static int    rounds = 3;
static gint64 seed = 1;
static int    threads = 2;
static char  *from;
static char  *out;

/* Somebody wants to stop; atomic. */
static gint stopped;

/* The end of a turn. */
typedef struct
{
  guint32  first; /* of its features */
  guint8   n;
  guint8   side;
  gboolean strayed; /* the turn was not the best that was found */
  gint32   best;    /* what that was worth */
  double   target;  /* the chance to win that is to be learnt */
} Sample;

typedef struct
{
  GArray *samples;  /* of Sample */
  GArray *features; /* of guint16 */
} Samples;

typedef struct
{
  const BabelWeights *weights[2]; /* by seat */
  guint               width;
  gboolean            strays;
  gboolean            by_results; /* targets are results alone */
  guint64             seed;
  Samples            *samples; /* or NULL */
  guint               result;  /* a BabelResult */
} Game;

static Samples *
samples_new (void)
{
  Samples *samples = g_new (Samples, 1);

  samples->samples = g_array_new (FALSE, FALSE, sizeof (Sample));
  samples->features = g_array_new (FALSE, FALSE, sizeof (guint16));
  return samples;
}

static void
samples_free (Samples *samples)
{
  g_array_unref (samples->samples);
  g_array_unref (samples->features);
  g_free (samples);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Samples, samples_free)

static void
samples_append (Samples *samples, const Samples *more)
{
  guint first = samples->samples->len;

  g_array_append_vals (samples->samples, more->samples->data, more->samples->len);
  for (guint i = first; i < samples->samples->len; i++)
    g_array_index (samples->samples, Sample, i).first += samples->features->len;
  g_array_append_vals (samples->features, more->features->data, more->features->len);
}

static double
get_chance (double log_odds)
{
  return 1 / (1 + exp (-log_odds));
}

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
add_sample (Game *game, const BabelTable *table, guint side, gint32 best, gboolean strayed)
{
  guint16 features[BABEL_MAX_FEATURES];
  Sample  sample = { .side = (guint8) side, .best = best, .strayed = strayed };

  if (game->samples == NULL || table->result != BABEL_PLAYING)
    return;
  sample.first = game->samples->features->len;
  sample.n = (guint8) babel_features_list (table, side, features);
  g_array_append_vals (game->samples->features, features, sample.n);
  g_array_append_val (game->samples->samples, sample);
}

static void
play_turn (Game *game, BabelSample *position, BabelTurns *turns, guint64 *rng)
{
  guint              side = position->table.mover;
  guint              n = babel_turns_search (turns, game->weights[side], &position->table,
                                             game->width, 0, NULL);
  gint32             best = babel_turns_get_best (turns)->worth;
  const BabelEnding *ending = pick_ending (game, turns, n, rng);

  position->table = *babel_turns_get_table (turns, ending->node);
  add_sample (game, &position->table, side, best, ending->worth < best);
  if (position->table.result == BABEL_PLAYING)
    babel_sample_apply (position, babel_action (BABEL_END, 0, 0));
}

/* From the last turn to the first, each by the one after it. */
static void
set_targets (const Game *game)
{
  GArray *samples = game->samples->samples;
  double  later = game->result == BABEL_WON_BY_1 ? 1 : game->result == BABEL_WON_BY_2 ? 0
                                                                                      : 0.5;

  for (guint i = samples->len; i-- > 0;)
    {
      Sample *sample = &g_array_index (samples, Sample, i);
      double  trust = sample->strayed ? TRUST_STRAY : TRUST;
      double  found = get_chance (sample->best / THOUSANDTHS);

      /* `later` is the chance of the first seat. */
      sample->target = sample->side == 0 ? later : 1 - later;
      if (!game->by_results)
        later = trust * later + (1 - trust) * (sample->side == 0 ? found : 1 - found);
    }
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
  if (game->samples)
    set_targets (game);
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

/* The samples of a round of games. */
static Samples *
collect (const BabelWeights *weights, guint n, guint64 first, gboolean by_results)
{
  g_autofree Game *games = g_new0 (Game, n);
  Samples         *samples = samples_new ();

  for (guint i = 0; i < n; i++)
    games[i] = (Game) { .weights = { weights, weights },
                        .width = LEARNING_WIDTH,
                        .strays = TRUE,
                        .by_results = by_results,
                        .seed = first + i,
                        .samples = samples_new () };
  play_all (games, n);
  for (guint i = 0; i < n; i++)
    {
      samples_append (samples, games[i].samples);
      samples_free (games[i].samples);
    }
  return samples;
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

typedef struct
{
  double weights[BABEL_N_FEATURES];
  double first[BABEL_N_FEATURES];  /* moments of the slope */
  double second[BABEL_N_FEATURES]; /* and of its square */
  double slope[BABEL_N_FEATURES];
  double step;
} Fit;

static double
predict (const Fit *fit, const guint16 *features, guint n)
{
  double sum = 0;

  for (guint i = 0; i < n; i++)
    sum += fit->weights[features[i]];
  return get_chance (sum);
}

static void
shuffle (guint *order, guint n, guint64 *rng)
{
  for (guint i = n; i > 1; i--)
    {
      guint j = game_rng_below (rng, i);
      guint k = order[i - 1];

      order[i - 1] = order[j];
      order[j] = k;
    }
}

/* A step of Adam (Kingma and Ba, "Adam: A Method for Stochastic Optimization", ICLR 2015); features
 * that no sample of the batch had stay where they are. */
static void
descend (Fit *fit, double rate)
{
  double first = 1 / (1 - pow (0.9, ++fit->step));
  double second = 1 / (1 - pow (0.999, fit->step));

  for (guint f = 0; f < BABEL_N_FEATURES; f++)
    if (fit->slope[f] != 0)
      {
        double slope = fit->slope[f] / BATCH;

        fit->first[f] = 0.9 * fit->first[f] + 0.1 * slope;
        fit->second[f] = 0.999 * fit->second[f] + 0.001 * slope * slope;
        fit->weights[f] -= rate * fit->first[f] * first / (sqrt (fit->second[f] * second) + 1e-8);
        fit->slope[f] = 0;
      }
}

/* Adds a sample to the slope; its loss. */
static double
add_slope (Fit *fit, const Samples *samples, guint i)
{
  const Sample  *sample = &g_array_index (samples->samples, Sample, i);
  const guint16 *features = &g_array_index (samples->features, guint16, sample->first);
  double         chance = predict (fit, features, sample->n);

  for (guint f = 0; f < sample->n; f++)
    fit->slope[features[f]] += chance - sample->target;
  chance = CLAMP (chance, 1e-9, 1 - 1e-9);
  return -sample->target * log (chance) - (1 - sample->target) * log (1 - chance);
}

/* Descends on the logistic loss, in an order that chance decides and at a rate that falls to
 * nothing. Returns the loss of the last pass. */
static double
fit_weights (Fit *fit, const Samples *samples, guint64 rng)
{
  guint             n = samples->samples->len / BATCH * BATCH;
  double            loss = 0;
  g_autofree guint *order = g_new (guint, samples->samples->len);

  for (guint i = 0; i < samples->samples->len; i++)
    order[i] = i;
  for (guint pass = 0; pass < PASSES; pass++)
    {
      double rate = RATE / 2 * (1 + cos (G_PI * pass / PASSES));

      loss = 0;
      shuffle (order, samples->samples->len, &rng);
      for (guint i = 0; i < n; i++)
        {
          loss += add_slope (fit, samples, order[i]);
          if (i % BATCH == BATCH - 1)
            descend (fit, rate);
        }
    }
  return loss / MAX (n, 1);
}

/* A round: games, regression, match. TRUE if there are better weights now. */
static gboolean
learn (BabelWeights *best, guint round)
{
  guint64 start = (guint64) seed + round * SEEDS_PER_ROUND;
  g_autoptr (Samples) samples = collect (best, (guint) n_games, start, round == 0 && !from);
  g_autofree Fit *fit = g_new0 (Fit, 1);
  BabelWeights new = { .sums = NULL };
  double loss;
  double won;

  if (g_atomic_int_get (&stopped))
    return FALSE;
  loss = fit_weights (fit, samples, start);
  for (guint i = 0; i < BABEL_N_FEATURES; i++)
    new.weight[i] = (gint16) CLAMP (lrint (fit->weights[i] * THOUSANDTHS), G_MININT16, G_MAXINT16);
  won = match (&new, best, start + (guint64) n_games);
  g_printerr ("round %u: %u positions, loss %.4f, %.1f %% against the last weights\n", round + 1,
              samples->samples->len, loss, 100 * won);
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
  BabelWeights     best;
  g_autofree char *text = NULL;

  train_babel_start (&best);
  if (from && !read_weights (from, &best, error))
    return FALSE;
  for (guint round = 0; round < (guint) rounds && !g_atomic_int_get (&stopped); round++)
    if (learn (&best, round))
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
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "Games in a round (40000)", "N" },
    { "rounds", 0, 0, G_OPTION_ARG_INT, &rounds, "Rounds (3)", "N" },
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

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Learns the worth of positions: games of the player against itself, then a logistic regression
 * on the features of the positions in which turns ended, round after round. The first round
 * learns from the results of games. The others mix them with the judgement of the best answer
 * when it came (Sutton, "Learning to Predict by the Methods of Temporal Differences", Machine
 * Learning 3, 1988), which knows the position better than the luck of the rest of the game does.
 * New weights are taken only if they win a match against the old ones.
 *
 * The same seed gives the same weights on any number of threads.
 */
#include <math.h>
#include <unistd.h>

#include "babel-apply.h"
#include "babel-judge.h"
#include "babel-sample.h"
#include "babel-turns.h"
#include "game-file.h"
#include "game-job.h"
#include "game-rng.h"
#include "game-state.h"
#include "train-babel-fit.h"
#include "train-babel-net.h"
#include "train-babel-samples.h"
#include "train-babel-start.h"

/* The width of the players' search, in learning and in the match, and the nodes for either. */
#define LEARNING_WIDTH 16
#define MATCH_WIDTH    30
#define NODES          20000

/* The number of best ends of a turn that a net judges. */
#define NET_ENDS 8

/* Of STRAY_TURNS turns one is taken at random from the best endings, so that games differ and
 * mistakes are met. */
#define STRAY_TURNS   8
#define STRAY_ENDINGS 12

/* Turns after which a game is no longer worth looking at. */
#define MAX_TURNS 120

/* The weight in a position's target of the later course of the game, beside the best answer; the
 * same if the answer played was only a good one. */
#define TRUST       0.5
#define TRUST_STRAY 0.25

/* A net judges many ends of a turn, not only the best, for it corrects the worth of each. To
 * train it, one turn in NET_STRAY_TURNS ends in one of the best by chance, and targets follow the
 * later course of the game more. */
#define NET_STRAY_TURNS   2
#define NET_STRAY_ENDINGS 16
#define NET_TRUST         0.8

/* Of HELD_GAMES games one is not learnt from if a net's forecast is to be tested. */
#define HELD_GAMES 16

#define SEEDS_PER_ROUND 1000000
#define MAX_THREADS     64

/* The command line. */
static int    n_games = 40000;
static int    rounds = 3;
static gint64 seed = 1;
static int    threads = 2;
static int    first_round = 1;
static char  *from;
static char  *out;
static int    is_net;
static char  *with_net;
static int    n_pairs = 400; /* of a match; a draw counts for nobody */
static char  *part_path;
static char  *shard;
static char **part_paths;

/* The weights and the net by which a player judges. */
typedef struct
{
  const BabelWeights *weights;
  const BabelNet     *net; /* or NULL */
} Judge;

typedef struct
{
  Judge         judges[2]; /* by seat */
  guint         width;
  gboolean      strays;
  gboolean      for_net;    /* its positions are those that a net is to learn from */
  gboolean      by_results; /* targets are results alone */
  guint64       seed;
  gboolean      is_lesson; /* its positions are to be learnt from */
  TrainSamples *samples;   /* or NULL */
  guint         result;    /* a BabelResult */
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

/* Now and then takes another of the best endings, if a net is to learn. */
static BabelEnding
try_another (const Game *game, BabelTurns *turns, BabelEnding best, guint64 *rng)
{
  guint n;

  if (!game->for_net || ABS (best.worth) == BABEL_WORTH_WON ||
      game_rng_below (rng, NET_STRAY_TURNS) > 0)
    return best;
  n = babel_turns_keep_best (turns, NET_STRAY_ENDINGS);
  return babel_turns_get_endings (turns)[game_rng_below (rng, n)];
}

static void
add_sample (Game *game, const BabelTable *table, guint side, gint32 best, gboolean strayed)
{
  guint16     features[BABEL_MAX_FEATURES];
  TrainSample sample = { .side = (guint8) side, .best = best, .strayed = strayed };

  if (game->samples == NULL || table->result != BABEL_PLAYING)
    return;
  sample.first = game->samples->features->len;
  sample.n = (guint8) babel_features_list (table, side, features);
  g_array_append_vals (game->samples->features, features, sample.n);
  g_array_append_val (game->samples->samples, sample);
}

static void
play_turn (
  Game *game, BabelSample *position, BabelTurns *turns, BabelNetLands *lands[2], guint64 *rng)
{
  const BabelTable *table = &position->table;
  guint             side = table->mover;
  const Judge      *judge = &game->judges[side];
  guint             n = babel_turns_search (turns, judge->weights, table, game->width, 0, NULL);
  BabelEnding       best = *babel_turns_get_best (turns);
  BabelEnding       ending = *pick_ending (game, turns, n, rng);
  gboolean          strayed = ending.worth < best.worth;

  if (judge->net)
    {
      babel_turns_judge_by_net (turns, judge->net, lands[side], NET_ENDS);
      best = *babel_turns_get_best (turns);
      ending = strayed ? ending : best;
    }
  if (!strayed)
    ending = try_another (game, turns, ending, rng);
  position->table = *babel_turns_get_table (turns, ending.node);
  add_sample (game, &position->table, side, best.worth, strayed);
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
      TrainSample *sample = &g_array_index (samples, TrainSample, i);
      double       trust = sample->strayed ? TRUST_STRAY : game->for_net ? NET_TRUST
                                                                         : TRUST;
      double       found = train_get_chance (sample->best / TRAIN_THOUSANDTHS);

      /* `later` is the chance of the first seat. */
      sample->target = sample->side == 0 ? later : 1 - later;
      if (!game->by_results)
        later = trust * later + (1 - trust) * (sample->side == 0 ? found : 1 - found);
    }
}

static void
play_game (Game *game, BabelTurns *turns)
{
  BabelState     state;
  BabelSample    position;
  guint64        rng = game->seed;
  BabelNetLands *lands[2] = { babel_net_lands_new (), babel_net_lands_new () };

  babel_state_deal (&state, 0, game_rng_next (&rng));
  babel_sample_init (&position, &state, game_rng_next (&rng));
  while (position.table.result == BABEL_PLAYING && position.table.turn < MAX_TURNS)
    play_turn (game, &position, turns, lands, &rng);
  game->result = position.table.result;
  if (game->samples)
    set_targets (game);
  babel_net_lands_free (lands[0]);
  babel_net_lands_free (lands[1]);
}

/* A game as a line of a part: its result, and then its positions. */
static char *
print_game (const Game *game)
{
  g_autofree char *positions = game->samples ? train_samples_print (game->samples) : g_strdup ("");

  return g_strdup_printf ("%u%s", game->result, positions);
}

/* Reads the result and positions of a game. */
static gboolean
parse_game (Game *game, const char *text)
{
  guint64 result;

  if (!game_number_parse (text, BABEL_DRAWN, &result, &text))
    return FALSE;
  game->result = (guint) result;
  game->samples = train_samples_parse (text);
  if (game->samples)
    set_targets (game);
  return game->samples != NULL;
}

static char *
play_item (guint64 item, const gint *cancel, gpointer data)
{
  static GPrivate room = G_PRIVATE_INIT ((GDestroyNotify) babel_turns_free);
  Game            game = ((const Game *) data)[item];
  char           *text;

  if (!g_private_get (&room))
    g_private_set (&room, babel_turns_new (NODES));
  game.samples = game.is_lesson ? train_samples_new () : NULL;
  play_game (&game, g_private_get (&room));
  text = print_game (&game);
  g_clear_pointer (&game.samples, train_samples_free);
  return text;
}

/* Plays the remaining games of a part, and keeps them in a file if there is a path. */
static gboolean
play_part (Game *games, GameCheckpoint *part, const char *path, GError **error)
{
  const GameJob job = {
    .run = play_item,
    .data = games,
    .threads = (guint) threads,
    .progress = isatty (STDERR_FILENO) ? GAME_JOB_TERMINAL : GAME_JOB_QUIET,
    .unit = "games",
    .path = path,
  };

  return game_job_run (&job, part, error);
}

/* Takes over the games of a part. */
static gboolean
read_games (Game *games, const GameCheckpoint *part, GError **error)
{
  for (guint i = 0; i < part->results->len; i++)
    if (game_checkpoint_get (part, i) && !parse_game (&games[i], game_checkpoint_get (part, i)))
      {
        g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX, "what game %u came to cannot be read",
                     i);
        return FALSE;
      }
  return TRUE;
}

/* The common part of the names of a round's games. */
static char *
print_call (const Judge *judge, guint round)
{
  g_autofree char *text = babel_weights_print (judge->weights);
  g_autofree char *net = judge->net ? babel_net_print (judge->net) : NULL;
  g_autofree char *by_net =
    net ? g_strdup_printf (" and %016" G_GINT64_MODIFIER "x", game_text_hash (net)) : g_strdup ("");

  return g_strdup_printf ("train-babel%s --games %d --seed %" G_GINT64_FORMAT
                          " round %u with %016" G_GINT64_MODIFIER "x%s",
                          is_net ? " --net" : "", n_games, seed, round + 1, game_text_hash (text),
                          by_net);
}

/* The parts of the round begun with that were played elsewhere. */
static GameCheckpoint *
merge_parts (const char *call, GError **error)
{
  g_autoptr (GameCheckpoint) part =
    game_checkpoint_merge ((const char *const *) part_paths, g_strv_length (part_paths), error);

  if (!part)
    return NULL;
  if (strcmp (part->call, call) != 0 || part->n_items != (guint64) n_games)
    g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX, "these are parts of another job: %s",
                 part->call);
  else if (part->n_done < part->n_items)
    g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX,
                 "only %" G_GUINT64_FORMAT " of %d games are in these parts", part->n_done,
                 n_games);
  else
    return g_steal_pointer (&part);
  return NULL;
}

/* Reads I/N, with I from 1 to N. */
static gboolean
read_shard (guint64 *i, guint64 *n)
{
  const char *rest;

  return game_number_parse (shard, G_MAXINT32, i, &rest) && *rest == '/' &&
         game_number_parse (rest + 1, G_MAXINT32, n, NULL) && *i >= 1 && *i <= *n;
}

/* The part of a round's games that is to be had: merged, or played here. NULL and an error, or
 * without one if it was stopped. */
static GameCheckpoint *
get_part (Game *games, const Judge *judge, guint round, GError **error)
{
  g_autofree char *call = print_call (judge, round);
  g_autofree char *path = NULL;
  g_autoptr (GameCheckpoint) part = NULL;
  gboolean is_first = round + 1 == (guint) first_round;
  guint64  i = 1;
  guint64  n = 1;

  if (is_first && part_paths)
    return merge_parts (call, error);
  if (shard)
    read_shard (&i, &n);
  if (part_path)
    path = is_first ? g_strdup (part_path) : g_strdup_printf ("%s-%u", part_path, round + 1);
  part = game_checkpoint_new (call, (guint64) n_games, i, n);
  if (!play_part (games, part, path, error) || game_job_was_stopped ())
    return NULL;
  return g_steal_pointer (&part);
}

/* The samples of a round of games; NULL and an error, or without one if there is no more to do. For
 * a net some games are held out, whose samples, with results as targets, go to `held`. */
static TrainSamples *
collect (
  const Judge *judge, guint64 first, guint round, TrainSamples *held, GError **error)
{
  g_autofree Game *games = g_new0 (Game, (gsize) n_games);
  g_autoptr (GameCheckpoint) part = NULL;
  g_autoptr (TrainSamples) samples = train_samples_new ();
  gboolean is_right;

  for (guint i = 0; i < (guint) n_games; i++)
    games[i] = (Game) { .judges = { *judge, *judge },
                        .width = LEARNING_WIDTH,
                        .strays = TRUE,
                        .for_net = held != NULL,
                        .by_results = (round == 0 && !from) || (held && i % HELD_GAMES == 0),
                        .is_lesson = TRUE,
                        .seed = first + i };
  part = get_part (games, judge, round, error);
  if (!part || shard)
    return NULL;
  is_right = read_games (games, part, error);
  for (guint i = 0; i < (guint) n_games; i++)
    if (games[i].samples)
      {
        train_samples_append (held && i % HELD_GAMES == 0 ? held : samples, games[i].samples);
        train_samples_free (games[i].samples);
      }
  return is_right ? g_steal_pointer (&samples) : NULL;
}

/* The share of a match that `new` wins from `old`. */
static double
match (const Judge *new, const Judge *old, guint64 first)
{
  guint            n = 2 * (guint) n_pairs;
  g_autofree Game *games = g_new0 (Game, n);
  g_autoptr (GameCheckpoint) part = game_checkpoint_new ("match", n, 1, 1);
  double points = 0;

  for (guint i = 0; i < n; i++)
    games[i] = (Game) { .judges = { i % 2 ? *old : *new, i % 2 ? *new : *old },
                        .width = MATCH_WIDTH,
                        .seed = first + i / 2 };
  play_part (games, part, NULL, NULL);
  for (guint i = 0; i < part->results->len; i++)
    {
      guint result = (guint) g_ascii_strtoull (game_checkpoint_get (part, i) ?: "0", NULL, 10);

      points += result == BABEL_WON_BY_1 + i % 2                       ? 1
                : result == BABEL_WON_BY_1 || result == BABEL_WON_BY_2 ? 0
                                                                       : 0.5;
    }
  return points / n;
}

/* A round: games, regression, match. *better says whether there are better weights now. FALSE and
 * an error if a file is wrong. */
static gboolean
learn (BabelWeights *best, guint round, gboolean *better, GError **error)
{
  guint64     start = (guint64) seed + round * SEEDS_PER_ROUND;
  GError     *wrong = NULL;
  const Judge old = { best, NULL };
  g_autoptr (TrainSamples) samples = collect (&old, start, round, NULL, &wrong);
  BabelWeights weights = { .sums = NULL };
  const Judge new = { &weights, NULL };
  double loss;
  double won;

  *better = FALSE;
  if (wrong)
    g_propagate_error (error, wrong);
  if (!samples)
    return !wrong;
  loss = train_fit_weights (&weights, samples, start);
  won = match (&new, &old, start + (guint64) n_games);
  g_printerr ("round %u: %u positions, loss %.4f, %.1f %% against the last weights\n", round + 1,
              samples->samples->len, loss, 100 * won);
  *better = !game_job_was_stopped () && won > 0.5;
  if (*better)
    *best = weights;
  return TRUE;
}

/* A round of games, then a net for the weights, which is written if it foresees results of games
 * held out better than what played the games, and wins a match against that. FALSE and an error if
 * a file is wrong. */
static gboolean
learn_net (const Judge *old, guint round, GError **error)
{
  guint64 start = (guint64) seed + round * SEEDS_PER_ROUND;
  GError *wrong = NULL;
  g_autoptr (TrainSamples) held = train_samples_new ();
  g_autoptr (TrainSamples) samples = collect (old, start, round, held, &wrong);
  g_autofree BabelNet *net = g_new0 (BabelNet, 1);
  g_autofree char     *text = NULL;
  const Judge new = { old->weights, net };
  double loss;
  double old_loss;
  double won;

  if (wrong)
    g_propagate_error (error, wrong);
  if (!samples)
    return !wrong;
  if (!train_fit_net (net, old->weights, samples, start))
    {
      g_set_error_literal (error, GAME_ERROR, GAME_ERROR_SYNTAX, "a game has no position's facts");
      return FALSE;
    }
  loss = train_get_net_loss (net, old->weights, held);
  old_loss = train_get_net_loss (old->net, old->weights, held);
  won = match (&new, old, start + (guint64) n_games);
  g_printerr ("round %u: %u positions, loss %.4f on %u others, %.4f before, %.1f %% in the match\n",
              round + 1, samples->samples->len, loss, held->samples->len, old_loss, 100 * won);
  text = babel_net_print (net);
  return loss >= old_loss || won <= 0.5 || game_job_was_stopped () ||
         game_file_write (out, text, error);
}

static gboolean
read_weights (const char *path, BabelWeights *weights, GError **error)
{
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, error) &&
         babel_weights_parse (text, weights, error);
}

static gboolean
read_net (const char *path, BabelNet *net, GError **error)
{
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, error) && babel_net_parse (text, net, error);
}

static gboolean
train (GError **error)
{
  BabelWeights         best;
  g_autofree char     *text = NULL;
  g_autofree BabelNet *net = NULL;

  train_babel_start (&best);
  if (from && !read_weights (from, &best, error))
    return FALSE;
  if (with_net)
    {
      net = g_new (BabelNet, 1);
      if (!read_net (with_net, net, error))
        return FALSE;
    }
  if (is_net)
    return learn_net (&(Judge) { &best, net }, (guint) first_round - 1, error);
  for (guint i = 0; i < (guint) (shard ? 1 : rounds) && !game_job_was_stopped (); i++)
    {
      gboolean better;

      if (!learn (&best, (guint) first_round - 1 + i, &better, error))
        return FALSE;
      if (!better)
        continue;
      g_clear_pointer (&text, g_free);
      text = babel_weights_print (&best);
      if (!game_file_write (out, text, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_options (GError **error)
{
  const char *why = NULL;
  guint64     i;
  guint64     n;

  if (!out && !shard)
    why = "--out FILE is missing";
  else if (shard && (!read_shard (&i, &n) || !part_path || part_paths))
    why = "--shard takes I/N with I from 1 to N, and --part FILE with it";
  else if (is_net && !from)
    why = "--net asks for the weights that play, with --from FILE";
  else if (with_net && !is_net)
    why = "--with-net goes with --net";
  else if (n_pairs < 1 || n_pairs > SEEDS_PER_ROUND / 2)
    why = "--pairs takes a number from 1 to 500000";
  else if (n_games < 1 || n_games > SEEDS_PER_ROUND / 2)
    why = "--games takes a number from 1 to 500000";
  else if (rounds < 1)
    why = "--rounds takes a number from 1";
  else if (first_round < 1)
    why = "--round takes a number from 1";
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
    { "round", 0, 0, G_OPTION_ARG_INT, &first_round, "The first of them (1)", "R" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "All chance comes from it (1)", "S" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &threads, "Threads (2); the weights are the same", "N" },
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &from, "Go on from these weights", "FILE" },
    { "out", 0, 0, G_OPTION_ARG_FILENAME, &out, "Where better weights are written", "FILE" },
    { "net", 0, 0, G_OPTION_ARG_NONE, &is_net, "Learn a net for the weights of --from", NULL },
    { "with-net", 0, 0, G_OPTION_ARG_FILENAME, &with_net, "Play the games with this net", "FILE" },
    { "pairs", 0, 0, G_OPTION_ARG_INT, &n_pairs, "Pairs of games in a match (400)", "N" },
    { "part", 0, 0, G_OPTION_ARG_FILENAME, &part_path, "Keep games here, and go on from them",
      "FILE" },
    { "shard", 0, 0, G_OPTION_ARG_STRING, &shard, "Only play this share of one round", "I/N" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &part_paths,
      "All parts of the games of the first of the rounds", "PART..." },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_set_summary (context, "Learns what Babel's positions are worth.");
  g_option_context_add_main_entries (context, entries, NULL);
  game_job_heed_signals ();
  if (g_option_context_parse (context, &argc, &argv, &error) && check_options (&error) &&
      train (&error))
    {
      if (!game_job_was_stopped ())
        return 0;
      g_printerr ("train-babel: stopped\n");
      return 1;
    }
  g_printerr ("train-babel: %s\n", error->message);
  return 2;
}

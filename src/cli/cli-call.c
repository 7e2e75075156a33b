/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of calls, and reading arguments by it.
 *
 * Deliberately strict, because other programs talk to this one: an option is `--name` or `--name
 * VALUE`, each at most once, anywhere behind the call's name; there are no short forms, no
 * `--name=VALUE` and no `--`.
 */
#include "cli-call.h"

#include "game-locale.h"
#include "game-nearest.h"
#include "game-text.h"
#include "games.h"

#define ANY_NUMBER G_MAXUINT

/* The options of every long job. */
#define JOB_USAGE   "[--threads N] [--part FILE] [--shard I/N] [--progress]"
#define JOB_OPTIONS (CLI_WITH (THREADS) | CLI_WITH (PART) | CLI_WITH (SHARD) | CLI_WITH (PROGRESS))

typedef struct
{
  const char *name;
  const char *value; /* name of its value, or NULL if it has none */
  guint64     max;   /* the greatest number, or 0 if the value is not a number */
  gboolean    aside; /* has no effect on the results of a long job's items */
} OptionForm;

static const OptionForm forms[CLI_N_OPTIONS] = {
  [CLI_OPTION_SEED] = { "seed", "N", G_MAXUINT64 },
  [CLI_OPTION_RULES] = { "rules", "LIST", 0 },
  [CLI_OPTION_GAMES] = { "games", "N", CLI_MAX_NUMBER },
  [CLI_OPTION_MAX] = { "max", "N", CLI_MAX_NUMBER },
  [CLI_OPTION_ALL] = { "all", NULL, 0 },
  [CLI_OPTION_RATE] = { "rate", NULL, 0 },
  [CLI_OPTION_OUT] = { "out", "DIR", 0, TRUE },
  [CLI_OPTION_KEEP] = { "keep", "K", CLI_MAX_NUMBER, TRUE },
  [CLI_OPTION_SHARD] = { "shard", "I/N", 0, TRUE },
  [CLI_OPTION_LEVEL] = { "level", "L", 0 },
  [CLI_OPTION_BUDGET] = { "budget", "NODES", CLI_MAX_NUMBER },
  [CLI_OPTION_FIRST] = { "first", "L", 0 },
  [CLI_OPTION_SECOND] = { "second", "L", 0 },
  [CLI_OPTION_THREADS] = { "threads", "N", CLI_MAX_THREADS, TRUE },
  [CLI_OPTION_SPRT] = { "sprt", "ELO0,ELO1", 0 },
  [CLI_OPTION_PART] = { "part", "FILE", 0, TRUE },
  [CLI_OPTION_PROGRESS] = { "progress", NULL, 0, TRUE },
  [CLI_OPTION_TOP_GAMES] = { "top-games", "N", CLI_MAX_NUMBER },
  [CLI_OPTION_PLAYERS] = { "players", "L,L...", 0 },
  [CLI_OPTION_SEATS] = { "seats", "K", CLI_MAX_NUMBER },
  [CLI_OPTION_LEARNERS] = { "learners", "N", CLI_MAX_NUMBER },
  [CLI_OPTION_TURNS] = { "turns", "N", 2 },
  [CLI_OPTION_FIND] = { "find", NULL, 0 },
  [CLI_OPTION_EXPLAIN] = { "explain", NULL, 0 },
};

const CliCall cli_calls[] = {
  { .name = "new",
    .usage = "GAME --seed N [--rules LIST] [--seats K]",
    .summary = "print the position of a new game",
    .min_words = 1,
    .max_words = 1,
    .options = CLI_WITH (SEED) | CLI_WITH (RULES) | CLI_WITH (SEATS),
    .required = CLI_WITH (SEED),
    .served = TRUE,
    .run = cli_new },
  { .name = "legal",
    .usage = "POSITION [--seed N]",
    .summary = "list every legal action",
    .min_words = 1,
    .max_words = 1,
    .options = CLI_WITH (SEED),
    .served = TRUE,
    .run = cli_legal },
  { .name = "why",
    .usage = "POSITION ACTION [--seed N]",
    .summary = "say whether an action is legal, or which rule refuses it",
    .min_words = 2,
    .max_words = 2,
    .options = CLI_WITH (SEED),
    .served = TRUE,
    .run = cli_why },
  { .name = "play",
    .usage = "POSITION ACTION... [--seed N]",
    .summary = "print the position after some actions",
    .min_words = 2,
    .max_words = ANY_NUMBER,
    .options = CLI_WITH (SEED),
    .served = TRUE,
    .run = cli_play },
  { .name = "view",
    .usage = "POSITION SEAT [--seed N]",
    .summary = "print the position as a seat (1, 2 ...) sees it",
    .min_words = 2,
    .max_words = 2,
    .options = CLI_WITH (SEED),
    .served = TRUE,
    .run = cli_view },
  { .name = "perft",
    .usage = "POSITION DEPTH [--seed N]",
    .summary = "count action sequences and distinct positions by length",
    .min_words = 2,
    .max_words = 2,
    .options = CLI_WITH (SEED),
    .served = TRUE,
    .run = cli_perft },
  { .name = "solve",
    .usage = "POSITION GOAL [--all] [--max N] [--turns N] [--seed N]",
    .summary = "prove the fewest actions to a goal, in one turn or, against all replies, in two",
    .min_words = 2,
    .max_words = 2,
    .options = CLI_WITH (SEED) | CLI_WITH (MAX) | CLI_WITH (ALL) | CLI_WITH (TURNS),
    .served = TRUE,
    .run = cli_solve },
  { .name = "random",
    .usage = "GAME --games N --seed S [--seats K]",
    .summary = "play random games and report figures",
    .min_words = 1,
    .max_words = 1,
    .options = CLI_WITH (SEED) | CLI_WITH (GAMES) | CLI_WITH (SEATS),
    .required = CLI_WITH (SEED) | CLI_WITH (GAMES),
    .served = TRUE,
    .run = cli_random },
  { .name = "best",
    .usage = "POSITION [--level L] [--budget NODES] [--seed N]",
    .summary = "choose for the seat to act, by what it sees",
    .min_words = 1,
    .max_words = 1,
    .options = CLI_WITH (SEED) | CLI_WITH (LEVEL) | CLI_WITH (BUDGET),
    .served = TRUE,
    .run = cli_best },
  { .name = "plan",
    .usage = "POSITION [--budget NODES] [--seed N]",
    .summary = "say what each action would bring, by what the seat to act sees",
    .min_words = 1,
    .max_words = 1,
    .options = CLI_WITH (SEED) | CLI_WITH (BUDGET),
    .served = TRUE,
    .run = cli_plan },
  { .name = "plans",
    .usage = "GAME --games N --seed S [--budget NODES] [--seats K]",
    .summary = "compare plans with the critic, each in another game",
    .min_words = 1,
    .max_words = 1,
    .options = CLI_WITH (GAMES) | CLI_WITH (SEED) | CLI_WITH (BUDGET) | CLI_WITH (SEATS),
    .required = CLI_WITH (GAMES) | CLI_WITH (SEED),
    .served = TRUE,
    .run = cli_plans },
  { .name = "duel",
    .usage = "GAME --first L --second L --games N --seed S [--sprt ELO0,ELO1] "
             "[--budget NODES] [--seats K] " JOB_USAGE,
    .summary = "compare two levels in games with the seats changed",
    .min_words = 1,
    .max_words = 1,
    .options = CLI_WITH (FIRST) | CLI_WITH (SECOND) | CLI_WITH (GAMES) | CLI_WITH (SEED) |
               CLI_WITH (SPRT) | CLI_WITH (BUDGET) | CLI_WITH (SEATS) | JOB_OPTIONS,
    .required = CLI_WITH (FIRST) | CLI_WITH (SECOND) | CLI_WITH (GAMES) | CLI_WITH (SEED),
    .served = TRUE,
    .is_job = TRUE,
    .run = cli_duel },
  { .name = "table",
    .usage = "GAME --games N --seed S [--top-games N] [--players L,L...] "
             "[--seats K] " JOB_USAGE,
    .summary = "compare all levels with each other, the strongest one in fewer games",
    .min_words = 1,
    .max_words = 1,
    .options = CLI_WITH (GAMES) | CLI_WITH (SEED) | CLI_WITH (TOP_GAMES) |
               CLI_WITH (PLAYERS) | CLI_WITH (SEATS) | JOB_OPTIONS,
    .required = CLI_WITH (GAMES) | CLI_WITH (SEED),
    .is_job = TRUE,
    .run = cli_table },
  { .name = "ladder",
    .usage = "GAME --games N --seed S [--players L,L...] " JOB_USAGE,
    .summary = "how an opponent at one's level does against strangers, and how strong it is",
    .min_words = 1,
    .max_words = 1,
    .options = CLI_WITH (GAMES) | CLI_WITH (SEED) | CLI_WITH (PLAYERS) | JOB_OPTIONS,
    .required = CLI_WITH (GAMES) | CLI_WITH (SEED),
    .is_job = TRUE,
    .run = cli_ladder },
  { .name = "recall",
    .usage = "GAME --learners N --seed S",
    .summary = "how well it is foreseen what simulated learners remember",
    .min_words = 1,
    .max_words = 1,
    .options = CLI_WITH (LEARNERS) | CLI_WITH (SEED),
    .required = CLI_WITH (LEARNERS) | CLI_WITH (SEED),
    .run = cli_recall },
  { .name = "spar",
    .usage = "GAME --games N --seed S [--players L,L...] " JOB_USAGE,
    .summary = "how often shaky rules decide against a player who spars, and what that costs",
    .min_words = 1,
    .max_words = 1,
    .options = CLI_WITH (GAMES) | CLI_WITH (SEED) | CLI_WITH (PLAYERS) | JOB_OPTIONS,
    .required = CLI_WITH (GAMES) | CLI_WITH (SEED),
    .is_job = TRUE,
    .run = cli_spar },
  { .name = "bout",
    .usage = "FILE... --games N [--seed S] [--players L,L...] " JOB_USAGE,
    .summary = "how often bouts are won, by the scripted learner and by others",
    .min_words = 1,
    .max_words = ANY_NUMBER,
    .options = CLI_WITH (GAMES) | CLI_WITH (SEED) | CLI_WITH (PLAYERS) | JOB_OPTIONS,
    .required = CLI_WITH (GAMES),
    .is_job = TRUE,
    .run = cli_bout },
  { .name = "first",
    .usage = "FILE --games N --seed S [--players L,L...] [--find] " JOB_USAGE,
    .summary = "how a first game goes for scripted learners, or the deals that serve for it",
    .min_words = 1,
    .max_words = 1,
    .options = CLI_WITH (GAMES) | CLI_WITH (SEED) | CLI_WITH (PLAYERS) | CLI_WITH (FIND) |
               JOB_OPTIONS,
    .required = CLI_WITH (GAMES) | CLI_WITH (SEED),
    .is_job = TRUE,
    .run = cli_first },
  { .name = "check",
    .usage = "FILE... [--explain] [--rate]",
    .summary = "check lesson, bout, puzzle and record files, or find the puzzles' ratings",
    .min_words = 1,
    .max_words = ANY_NUMBER,
    .options = CLI_WITH (RATE) | CLI_WITH (EXPLAIN),
    .served = TRUE,
    .takes_names = TRUE,
    .run = cli_check },
  { .name = "mine",
    .usage = "GAME --seed S --games N [--out DIR] [--keep K] [--seats K] " JOB_USAGE,
    .summary = "find puzzles in games of the program against itself, the K most varied",
    .min_words = 1,
    .max_words = 1,
    .options = CLI_WITH (SEED) | CLI_WITH (GAMES) | CLI_WITH (OUT) | CLI_WITH (KEEP) |
               CLI_WITH (SEATS) | JOB_OPTIONS,
    .required = CLI_WITH (SEED) | CLI_WITH (GAMES),
    .is_job = TRUE,
    .run = cli_mine },
  { .name = "merge",
    .usage = "FILE... [--out DIR] [--keep K]",
    .summary = "answer with what all parts of a long job have come to",
    .min_words = 1,
    .max_words = ANY_NUMBER,
    .options = CLI_WITH (OUT) | CLI_WITH (KEEP),
    .run = cli_merge },
  { .name = "serve",
    .usage = "",
    .summary = "answer the calls above, one on each line of standard input",
    .run = cli_serve },
  { .name = "bench",
    .usage = "[GAME] [--seats K]",
    .summary = "measure the rules of a game, or of the first one, on a fixed workload",
    .max_words = 1,
    .options = CLI_WITH (SEATS),
    .run = cli_bench },
  { NULL }
};

static gboolean
find_option (const CliCall *call, const char *name, CliOption *option)
{
  for (guint i = 0; i < CLI_N_OPTIONS; i++)
    if ((call->options & (1u << i)) && strcmp (forms[i].name, name) == 0)
      {
        *option = i;
        return TRUE;
      }
  return FALSE;
}

/* Reads the value of an option, NULL if the words ended before it. */
static gboolean
read_value (CliArguments *arguments, CliOption option, const char *value, CliSink *sink)
{
  const OptionForm *form = &forms[option];

  if (!value)
    {
      cli_sink_complain (sink, "the value %s of --%s is missing", form->value, form->name);
      return FALSE;
    }
  if (!form->max)
    arguments->text[option] = value;
  else if (!game_number_parse (value, form->max, &arguments->number[option], NULL))
    {
      cli_sink_complain (sink,
                         "--%s takes a number from 0 to %" G_GUINT64_FORMAT ", not \"%s\"",
                         form->name,
                         form->max,
                         value);
      return FALSE;
    }
  return TRUE;
}

/* Reads the option that words[*i] is, and its value with it. */
static gboolean
read_option (CliArguments      *arguments,
             const CliCall     *call,
             const char *const *words,
             guint              n_words,
             guint             *i,
             CliSink           *sink)
{
  const char *word = words[*i];
  CliOption   option;

  if (!find_option (call, word + 2, &option))
    {
      cli_sink_complain (sink, "%s takes no option \"%s\"; the call is: %s %s", call->name, word,
                         call->name, call->usage);
      return FALSE;
    }
  if (arguments->given[option])
    {
      cli_sink_complain (sink, "the option --%s is given twice", forms[option].name);
      return FALSE;
    }
  arguments->given[option] = TRUE;
  if (!forms[option].value)
    return TRUE;
  *i += 1;
  return read_value (arguments, option, *i < n_words ? words[*i] : NULL, sink);
}

static gboolean
check_complete (const CliArguments *arguments, const CliCall *call, CliSink *sink)
{
  if (arguments->n_words < call->min_words || arguments->n_words > call->max_words)
    {
      cli_sink_complain (sink,
                         "too %s arguments; the call is: %s %s",
                         arguments->n_words < call->min_words ? "few" : "many",
                         call->name,
                         call->usage);
      return FALSE;
    }
  for (guint i = 0; i < CLI_N_OPTIONS; i++)
    if ((call->required & (1u << i)) && !arguments->given[i])
      {
        cli_sink_complain (sink,
                           "%s needs the option --%s %s",
                           call->name,
                           forms[i].name,
                           forms[i].value);
        return FALSE;
      }
  return TRUE;
}

static gboolean
read_arguments (CliArguments      *arguments,
                const CliCall     *call,
                const char *const *words,
                guint              n_words,
                CliSink           *sink)
{
  for (guint i = 1; i < n_words; i++)
    {
      if (!call->takes_names && !g_utf8_validate (words[i], -1, NULL))
        {
          cli_sink_complain (sink, "argument %u is not UTF-8 text", i);
          return FALSE;
        }
      if (!g_str_has_prefix (words[i], "--"))
        arguments->words[arguments->n_words++] = words[i];
      else if (!read_option (arguments, call, words, n_words, &i, sink))
        return FALSE;
    }
  return check_complete (arguments, call, sink);
}

const CliCall *
cli_call_find (const char *name)
{
  for (const CliCall *call = cli_calls; call->name; call++)
    if (strcmp (call->name, name) == 0)
      return call;
  return NULL;
}

CliStatus
cli_call_run (const char *const *words, guint n_words, CliSink *sink)
{
  return cli_call_run_merged (words, n_words, NULL, sink);
}

static CliStatus
complain_of_call (const char *word, CliSink *sink)
{
  const char *names[G_N_ELEMENTS (cli_calls)] = { NULL };
  const char *meant;

  for (guint i = 0; cli_calls[i].name; i++)
    names[i] = cli_calls[i].name;
  meant = game_nearest_find (word, names);
  if (sink->serving)
    return cli_sink_complain (sink, "there is no call \"%s\" to be served", word);
  if (meant)
    return cli_sink_complain (sink, "there is no call \"%s\"; do you mean \"%s\"?", word, meant);
  return cli_sink_complain (sink, "there is no call \"%s\"; try --help", word);
}

CliStatus
cli_call_run_merged (const char *const *words, guint n_words, GameCheckpoint *merged, CliSink *sink)
{
  g_autofree const char **plain = g_new0 (const char *, n_words);
  const CliCall          *call = cli_call_find (words[0]);
  CliArguments            arguments = { .call = call, .merged = merged, .words = plain };

  if (!call || (sink->serving && !call->served))
    return complain_of_call (words[0], sink);
  if (merged && !call->is_job)
    return cli_sink_complain (sink, "%s is no long job", call->name);
  if (!read_arguments (&arguments, call, words, n_words, sink))
    return CLI_MALFORMED;
  return call->run (&arguments, sink);
}

char *
cli_call_print (const CliArguments *arguments)
{
  GString *line = g_string_new (arguments->call->name);

  for (guint i = 0; i < arguments->n_words; i++)
    g_string_append_printf (line, " %s", arguments->words[i]);
  for (guint i = 0; i < CLI_N_OPTIONS; i++)
    {
      if (!arguments->given[i] || forms[i].aside)
        continue;
      g_string_append_printf (line, " --%s", forms[i].name);
      if (forms[i].max)
        g_string_append_printf (line, " %" G_GUINT64_FORMAT, arguments->number[i]);
      else if (forms[i].value)
        g_string_append_printf (line, " %s", arguments->text[i]);
    }
  return g_string_free (line, FALSE);
}

GameState *
cli_read_position (const CliArguments *arguments, CliSink *sink, const GameModule **module)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strdup (game_text_skip_mark (arguments->words[0]));
  guint64          seed = arguments->number[CLI_OPTION_SEED];
  GameState       *state = NULL;

  /* The shell leaves that of a line of a file from another system. */
  if (g_str_has_suffix (text, "\r"))
    text[strlen (text) - 1] = '\0';
  *module = games_find_for_position (text, &error);
  if (*module)
    state = game_position_parse_full ((*module)->rules, text, seed, &error);
  if (!state)
    cli_sink_complain (sink, "the position cannot be read: %s", error->message);
  return state;
}

const GameModule *
cli_read_game (const CliArguments *arguments, CliSink *sink)
{
  const GameModule *module = games_find (arguments->words[0]);

  if (!module)
    cli_sink_complain (sink, "there is no game \"%s\"", arguments->words[0]);
  return module;
}

gboolean
cli_read_seats (const CliArguments *arguments,
                const GameRules    *rules,
                guint              *seats,
                CliSink            *sink)
{
  guint64 number = arguments->number[CLI_OPTION_SEATS];

  *seats = arguments->given[CLI_OPTION_SEATS] ? (guint) number : rules->min_seats;
  if (*seats >= rules->min_seats && *seats <= rules->max_seats)
    return TRUE;
  cli_sink_complain (sink, "--seats takes a number from %u to %u in this game, not %u",
                     rules->min_seats, rules->max_seats, *seats);
  return FALSE;
}

locale_t
cli_enter_language (locale_t *before)
{
  locale_t user = game_locale_new ();

  *before = user ? uselocale (user) : (locale_t) 0;
  return user;
}

void
cli_leave_language (locale_t user, locale_t before)
{
  if (!user)
    return;
  uselocale (before);
  freelocale (user);
}

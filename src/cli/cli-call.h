/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The calls of the tool and the arguments they take.
 *
 * One table has the arguments of each call; they are read by it before the call runs, so that no
 * call sees a missing, doubled or unknown one. Nothing here names a game.
 */
#pragma once

#include <locale.h>

#include "cli-sink.h"
#include "game-module.h"
#include "game-checkpoint.h"
#include "game-state.h"

G_BEGIN_DECLS

typedef enum
{
  CLI_OPTION_SEED,
  CLI_OPTION_RULES,
  CLI_OPTION_GAMES,
  CLI_OPTION_MAX,
  CLI_OPTION_ALL,
  CLI_OPTION_RATE,
  CLI_OPTION_OUT,
  CLI_OPTION_KEEP,
  CLI_OPTION_SHARD,
  CLI_OPTION_LEVEL,
  CLI_OPTION_BUDGET,
  CLI_OPTION_FIRST,
  CLI_OPTION_SECOND,
  CLI_OPTION_THREADS,
  CLI_OPTION_SPRT,
  CLI_OPTION_PART,
  CLI_OPTION_PROGRESS,
  CLI_OPTION_TOP_GAMES,
  CLI_OPTION_PLAYERS,
  CLI_OPTION_SEATS,
  CLI_OPTION_LEARNERS,
  CLI_OPTION_TURNS,
  CLI_OPTION_FIND,
  CLI_OPTION_EXPLAIN,
  CLI_N_OPTIONS,
} CliOption;

#define CLI_WITH(option) (1u << CLI_OPTION_##option)

/* Numbers of the notation end here. */
#define CLI_MAX_NUMBER G_MAXINT32

/* The most threads of a call. */
#define CLI_MAX_THREADS 256

typedef struct _CliCall CliCall;

/* Arguments as read: the words that are not options, and the options. */
typedef struct
{
  const CliCall  *call;
  GameCheckpoint *merged; /* the merged parts of this long job, or NULL; borrowed */

  const char **words; /* borrowed; the array itself is owned */
  guint        n_words;
  gboolean     given[CLI_N_OPTIONS];
  guint64      number[CLI_N_OPTIONS]; /* 0 if not given */
  const char  *text[CLI_N_OPTIONS];   /* borrowed; NULL if not given */
} CliArguments;

struct _CliCall
{
  const char *name;
  const char *usage;     /* the arguments after the name */
  const char *summary;   /* half a sentence */
  guint       min_words; /* besides options */
  guint       max_words;
  guint       options;     /* the ones that it takes, CLI_WITH (...) */
  guint       required;    /* the ones that it cannot do without */
  gboolean    served;      /* `serve` answers it too */
  gboolean    is_job;      /* its parts can be merged */
  gboolean    takes_names; /* of files, which need not be UTF-8 */
  CliStatus (*run) (const CliArguments *arguments, CliSink *sink);
};

/* All calls, ended by one without a name. */
extern const CliCall cli_calls[];

/* The call of this name, or NULL. */
const CliCall *cli_call_find (const char *name);

/* Reads and runs a call: words[0] is its name. Answers and messages go to the sink. */
CliStatus cli_call_run (const char *const *words, guint n_words, CliSink *sink);

/* Runs the call of a long job whose items are done already, in `merged`. */
CliStatus cli_call_run_merged (const char *const *words,
                               guint              n_words,
                               GameCheckpoint    *merged,
                               CliSink           *sink);

/* The call in one line, without the options that have no effect on its items: the same for all
 * parts of a job. Its words have no spaces. Free with g_free (). */
char *cli_call_print (const CliArguments *arguments) G_GNUC_WARN_UNUSED_RESULT;

/* Shared by the calls: the position that is their first word, completed, and its rules. NULL
 * after a complaint; free with g_free (). */
GameState *cli_read_position (const CliArguments *arguments,
                              CliSink            *sink,
                              const GameModule  **module);

/* The game that is the first word, or NULL after a complaint. */
const GameModule *cli_read_game (const CliArguments *arguments, CliSink *sink);

/* The number of seats of a game to be dealt: that of --seats, or the fewest that the game allows.
 * FALSE after a complaint. */
gboolean cli_read_seats (const CliArguments *arguments,
                         const GameRules    *rules,
                         guint              *seats,
                         CliSink            *sink);

/* For the sentences that are in the user's language, between the two calls. */
locale_t cli_enter_language (locale_t *before);
void     cli_leave_language (locale_t user, locale_t before);

/* One per call, each in the file of its concern. */
CliStatus cli_new (const CliArguments *arguments, CliSink *sink);
CliStatus cli_legal (const CliArguments *arguments, CliSink *sink);
CliStatus cli_why (const CliArguments *arguments, CliSink *sink);
CliStatus cli_play (const CliArguments *arguments, CliSink *sink);
CliStatus cli_view (const CliArguments *arguments, CliSink *sink);
CliStatus cli_perft (const CliArguments *arguments, CliSink *sink);
CliStatus cli_solve (const CliArguments *arguments, CliSink *sink);
CliStatus cli_random (const CliArguments *arguments, CliSink *sink);
CliStatus cli_best (const CliArguments *arguments, CliSink *sink);
CliStatus cli_plan (const CliArguments *arguments, CliSink *sink);
CliStatus cli_plans (const CliArguments *arguments, CliSink *sink);
CliStatus cli_duel (const CliArguments *arguments, CliSink *sink);
CliStatus cli_table (const CliArguments *arguments, CliSink *sink);
CliStatus cli_bout (const CliArguments *arguments, CliSink *sink);
CliStatus cli_first (const CliArguments *arguments, CliSink *sink);
CliStatus cli_ladder (const CliArguments *arguments, CliSink *sink);
CliStatus cli_recall (const CliArguments *arguments, CliSink *sink);
CliStatus cli_spar (const CliArguments *arguments, CliSink *sink);
CliStatus cli_check (const CliArguments *arguments, CliSink *sink);
CliStatus cli_mine (const CliArguments *arguments, CliSink *sink);
CliStatus cli_merge (const CliArguments *arguments, CliSink *sink);
CliStatus cli_serve (const CliArguments *arguments, CliSink *sink);
CliStatus cli_bench (const CliArguments *arguments, CliSink *sink);

G_END_DECLS

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call bout: the share of bouts won, by the scripted learner, by each level of the game's
 * player with the same actions, and at random; a line of a table for each bout, in the order of
 * their chapters. Every player meets the same tries.
 */
#include "cli-job.h"
#include "cli-player.h"
#include "course-trial.h"
#include "game-text.h"
#include "games.h"

typedef struct
{
  GPtrArray *bouts; /* of CourseBout */
  GArray    *who;   /* of guint: the players that sit in the learner's seat */
  guint64    games;
  guint64    seed;
} Trials;

/* One try's end as a letter, then the turns that it took. */
static char *
play_item (guint64 item, const gint *cancel, gpointer data)
{
  static const char letters[] = {
    [COURSE_STAND_OPEN] = '?',
    [COURSE_STAND_WON] = 'w',
    [COURSE_STAND_LOST] = 'l',
    [COURSE_STAND_LATE] = 't',
  };
  const Trials     *trials = data;
  guint64           row = item / trials->games;
  const CourseBout *bout = g_ptr_array_index (trials->bouts, row / trials->who->len);
  guint             who = g_array_index (trials->who, guint, row % trials->who->len);
  guint             taken;
  CourseStandEnd    end =
    course_trial_play (bout, who, trials->seed + item % trials->games, cancel, &taken);

  if (cancel && g_atomic_int_get (cancel))
    return NULL;
  return g_strdup_printf ("%c%u", letters[end], taken);
}

static int
compare_bouts (gconstpointer a, gconstpointer b)
{
  guint one = course_bout_get_chapter (*(const CourseBout *const *) a);
  guint two = course_bout_get_chapter (*(const CourseBout *const *) b);

  return one < two ? -1 : one > two;
}

static gboolean
read_trials (Trials *trials, const CliArguments *arguments, CliSink *sink)
{
  const char *players = arguments->text[CLI_OPTION_PLAYERS];
  g_auto (GStrv) names = g_strsplit (players ? players : "learner,pupil,random", ",", -1);

  for (guint i = 0; i < arguments->n_words; i++)
    {
      g_autoptr (GError) error = NULL;
      CourseBout *bout = course_bout_load (games_all_modules, arguments->words[i], &error);

      if (!bout)
        {
          g_autofree char *message = game_text_clean (error->message);

          cli_sink_complain (sink, "%s", message);
          return FALSE;
        }
      g_ptr_array_add (trials->bouts, bout);
    }
  g_ptr_array_sort (trials->bouts, compare_bouts);
  for (guint i = 0; names[i]; i++)
    {
      guint who;

      if (!cli_read_trial_player (course_bout_get_module (g_ptr_array_index (trials->bouts, 0)),
                                  names[i], &who, sink))
        return FALSE;
      g_array_append_val (trials->who, who);
    }
  if (trials->games > 0 && names[0])
    return TRUE;
  cli_sink_complain (sink, "a table has at least one game and one player");
  return FALSE;
}

static void
answer_head (const Trials *trials, const char *players, CliSink *sink)
{
  g_auto (GStrv) names = g_strsplit (players ? players : "learner,pupil,random", ",", -1);
  g_autofree char *line = g_strjoinv (" | ", names);
  g_autoptr (GString) rule = g_string_new ("| --- |");

  for (guint i = 0; i < trials->who->len; i++)
    g_string_append (rule, " --: |");
  cli_sink_answer (sink, "| %% of %" G_GUINT64_FORMAT " | %s | late | turns |", trials->games,
                   line);
  cli_sink_answer (sink, "%s --: | --: |", rule->str);
}

/* The share of tries that ended so, in %. */
static double
count (const Trials *trials, const GameCheckpoint *part, guint64 row, char letter)
{
  guint64 n = 0;

  for (guint64 i = 0; i < trials->games; i++)
    {
      const char *text = game_checkpoint_get (part, row * trials->games + i);

      n += text && text[0] == letter;
    }
  return 100.0 * (double) n / (double) trials->games;
}

static double
get_mean_turns (const Trials *trials, const GameCheckpoint *part, guint64 row)
{
  guint64 sum = 0;

  for (guint64 i = 0; i < trials->games; i++)
    {
      const char *text = game_checkpoint_get (part, row * trials->games + i);
      guint64     turns = 0;

      if (text && game_number_parse (text + 1, G_MAXUINT32, &turns, NULL))
        sum += turns;
    }
  return (double) sum / (double) trials->games;
}

/* The first player's column has also the number of times that its turns were used up, and the
 * turns it took. */
static void
answer_rows (const Trials *trials, const GameCheckpoint *part, CliSink *sink)
{
  for (guint i = 0; i < trials->bouts->len; i++)
    {
      guint64 first = (guint64) i * trials->who->len;
      g_autoptr (GString) line = g_string_new (NULL);

      for (guint w = 0; w < trials->who->len; w++)
        g_string_append_printf (line, " %.1f |", count (trials, part, first + w, 'w'));
      cli_sink_answer (sink, "| %s |%s %.1f | %.1f |",
                       course_bout_get_id (g_ptr_array_index (trials->bouts, i)), line->str,
                       count (trials, part, first, 't'), get_mean_turns (trials, part, first));
    }
}

static CliStatus
run_trials (Trials *trials, const CliArguments *arguments, CliSink *sink)
{
  GameJob job = { .run = play_item, .data = trials, .unit = "games" };
  g_autoptr (GameCheckpoint) part = NULL;

  part = cli_job_new_part (arguments, trials->games * trials->who->len * trials->bouts->len, sink);
  if (!part || !cli_job_run (arguments, part, &job, sink))
    return CLI_MALFORMED;
  answer_head (trials, arguments->text[CLI_OPTION_PLAYERS], sink);
  answer_rows (trials, part, sink);
  return cli_job_end (part, sink);
}

CliStatus
cli_bout (const CliArguments *arguments, CliSink *sink)
{
  g_autoptr (GPtrArray) bouts =
    g_ptr_array_new_with_free_func ((GDestroyNotify) course_bout_unref);
  g_autoptr (GArray) who = g_array_new (FALSE, FALSE, sizeof (guint));
  Trials trials = {
    .bouts = bouts,
    .who = who,
    .games = arguments->number[CLI_OPTION_GAMES],
    .seed = arguments->number[CLI_OPTION_SEED],
  };

  if (!read_trials (&trials, arguments, sink))
    return CLI_MALFORMED;
  return run_trials (&trials, arguments, sink);
}

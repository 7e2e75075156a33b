/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call first: plays a first game (a bout with a guide) with scripted learners, and says how
 * the games ended, how long they were, when each rule was met and used, and how much was said.
 * With --find it plays the deals of seeds S, S + 1 ... instead of those that the file lists, each
 * several times, and names the ones that serve: to the first player the rules matter in time in
 * every game, and to the last one in most; the last one meets nearly all of them, does not take
 * long, and wins as often as not.
 */
#include "cli-job.h"
#include "cli-player.h"
#include "course-trial.h"
#include "game-print.h"
#include "game-rng.h"
#include "game-text.h"
#include "games.h"

/* A deal that serves, in so many games of the last player: the least share of the rules that it
 * meets, in %, the most decisions that it needs, both on average, and the least shares of the games
 * in which the rules matter in time, and which it wins, in %. */
#define MET_SHARE     88.0
#define MAX_DECISIONS 47.0
#define IN_TIME_SHARE 80.0
#define WON_SHARE     50.0
#define N_PLAYS       8

/* The counts of a game, as they are printed. */
enum
{
  COUNT_TURNS,
  COUNT_DECISIONS,
  COUNT_SERVED,
  COUNT_ASKED,
  COUNT_ANSWERED,
  COUNT_MET,
  COUNT_USED,
  N_COUNTS,
};

/* Sentences of a rule; hints of an advice. */
#define N_WORDS 2
#define N_HINTS COURSE_MAX_NUMBER

typedef struct
{
  CourseBout        *bout;
  const CourseGuide *guide;
  GArray            *who; /* of guint: the players that sit in the learner's seat */
  guint64            games;
  guint64            seed;
  gboolean           finds;
  guint64            plays; /* of each deal: 1, or to find some N_PLAYS */
} Survey;

/* What is counted while a game is played. */
typedef struct
{
  const CourseBout *bout;
  CourseMentor      mentor; /* at the last look */
  guint             taken;  /* the turns that were over then */
  guint             decisions;
  guint             actions; /* of this turn */
  guint             empty;   /* empty turns in a row */
  guint             asked;   /* second empty turns behind which the learner had another one */
  guint             answered;
  gboolean          words[COURSE_MAX_RULES][N_WORDS];
  gboolean          hints[COURSE_MAX_ADVICE][N_HINTS];
} Watch;

/* Of all games of a learner. */
typedef struct
{
  guint   games;
  guint   won;
  guint   late;
  guint   served;
  guint   turns;
  guint   asked;
  guint   answered;
  GArray *decisions; /* of guint, sorted */
  double  met;       /* shares of the rules */
  double  used;
  guint   n_met[COURSE_MAX_RULES];
  guint   n_used[COURSE_MAX_RULES];
  guint   n_again[COURSE_MAX_RULES];
  guint   met_turns[COURSE_MAX_RULES];
  guint   used_turns[COURSE_MAX_RULES];
} Sums;

static void
note_saying (Watch *watch, const CourseMentor *mentor)
{
  const CourseAdvice *advice;
  guint               n;

  if (mentor->saying == COURSE_SAYING_RULE || mentor->saying == COURSE_SAYING_AGAIN)
    watch->words[mentor->index][mentor->saying == COURSE_SAYING_AGAIN] = TRUE;
  if (mentor->saying != COURSE_SAYING_ADVICE)
    return;
  advice = course_guide_get_advice (course_bout_get_guide (watch->bout), mentor->index);
  n = g_strv_length (advice->hints);
  watch->hints[mentor->index][(mentor->given[mentor->index] - 1u) % n] = TRUE;
}

/* A turn in which nothing was done but ending it is empty, unless that was a choice; the second one
 * is answered before the next turn's first action. */
static void
watch_action (gpointer            data,
              const CourseMentor *mentor,
              const CourseStand  *stand,
              guint               seat,
              gboolean            chosen)
{
  Watch   *watch = data;
  gboolean begins = mentor->turn != watch->mentor.turn;

  if (seat == course_bout_get_seat (watch->bout))
    {
      watch->decisions++;
      watch->actions++;
    }
  if (stand->taken != watch->taken)
    {
      watch->empty = watch->actions <= 1 && !chosen ? watch->empty + 1 : 0;
      watch->actions = 0;
      watch->taken = stand->taken;
    }
  if (begins && watch->empty > 0 && watch->empty % 2 == 0)
    {
      watch->asked++;
      watch->answered += mentor->say != NULL;
    }
  note_saying (watch, mentor);
  watch->mentor = *mentor;
}

/* The end as a letter, then the counts, and behind strokes the turns of each rule, and the
 * sentences: "w 8 41 1 1 1 10 8 | 1:1:0:2 ... | 0.0 3.1 ...", of advice with a letter before. */
static char *
print_watch (const Survey *survey, const Watch *watch, CourseStandEnd end)
{
  static const char  letters[] = "?wlt";
  const CourseGuide *guide = survey->guide;
  GString           *text = g_string_new (NULL);

  game_print_to (text, "%c %u %u %u %u %u %u %u |", letters[end], watch->taken, watch->decisions,
                 course_mentor_is_served (&watch->mentor, guide), watch->asked, watch->answered,
                 course_mentor_count_met (&watch->mentor, guide),
                 course_mentor_count_used (&watch->mentor, guide));
  for (guint i = 0; i < course_guide_get_n_rules (guide); i++)
    game_print_to (text, " %u:%u:%u", watch->mentor.marks[i].met, watch->mentor.marks[i].again,
                   watch->mentor.marks[i].used);
  g_string_append (text, " |");
  for (guint i = 0; i < COURSE_MAX_RULES; i++)
    for (guint k = 0; k < N_WORDS; k++)
      if (watch->words[i][k])
        game_print_to (text, " r%u.%u", i, k);
  for (guint i = 0; i < COURSE_MAX_ADVICE; i++)
    for (guint k = 0; k < N_HINTS; k++)
      if (watch->hints[i][k])
        game_print_to (text, " a%u.%u", i, k);
  return g_string_free (text, FALSE);
}

/* The items are the games of the first player, deal by deal, then those of the next one. */
static char *
play_item (guint64 item, const gint *cancel, gpointer data)
{
  const Survey         *survey = data;
  guint64               n = item % (survey->games * survey->plays);
  guint64               deal = n / survey->plays;
  guint                 who = g_array_index (survey->who, guint,
                                             item / (survey->games * survey->plays));
  Watch                 watch = { .bout = survey->bout };
  g_autofree GameState *state = survey->finds
                                  ? course_bout_deal_seed (survey->bout, survey->seed + deal)
                                  : course_bout_deal (survey->bout, deal);
  CourseStandEnd        end = course_trial_guide (survey->bout, who, state,
                                                  game_rng_fork (survey->seed, n), cancel,
                                                  watch_action, &watch);

  return cancel && g_atomic_int_get (cancel) ? NULL : print_watch (survey, &watch, end);
}

/* Reads so many numbers with this character between them. */
static gboolean
read_numbers (const char *text, char separator, guint n, guint *numbers)
{
  const char separators[] = { separator, '\0' };
  g_auto (GStrv) words = g_strsplit (text, separators, -1);

  for (guint i = 0; i < n; i++)
    {
      guint64 number;

      if (!words[i] || !game_number_parse (words[i], G_MAXUINT32, &number, NULL))
        return FALSE;
      numbers[i] = (guint) number;
    }
  return TRUE;
}

/* Adds the rules' turns of a game. */
static void
add_rules (Sums *sums, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] && i < COURSE_MAX_RULES; i++)
    {
      guint turns[3]; /* met, again, used */

      if (!read_numbers (words[i], ':', 3, turns))
        return;
      sums->n_met[i] += turns[0] > 0;
      sums->met_turns[i] += turns[0];
      sums->n_again[i] += turns[1] > 0;
      sums->n_used[i] += turns[2] > 0;
      sums->used_turns[i] += turns[2];
    }
}

static void
add_game (const Survey *survey, Sums *sums, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, " | ", 3);
  double wanted = course_guide_count_wanted (survey->guide);
  guint  n[N_COUNTS];

  if (g_strv_length (parts) < 2 || !read_numbers (text + 2, ' ', N_COUNTS, n))
    return;
  sums->games++;
  sums->won += text[0] == 'w';
  sums->late += text[0] == 't';
  sums->turns += n[COUNT_TURNS];
  g_array_append_val (sums->decisions, n[COUNT_DECISIONS]);
  sums->served += n[COUNT_SERVED];
  sums->asked += n[COUNT_ASKED];
  sums->answered += n[COUNT_ANSWERED];
  sums->met += n[COUNT_MET] / wanted;
  sums->used += n[COUNT_USED] / wanted;
  add_rules (sums, parts[1]);
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  guint one = *(const guint *) a;
  guint two = *(const guint *) b;

  return one < two ? -1 : one > two;
}

static void
answer_games (Sums *sums, const char *name, CliSink *sink)
{
  double games = MAX (sums->games, 1);

  g_array_sort (sums->decisions, compare_numbers);
  cli_sink_answer (sink, "| %s | %.1f | %.1f | %.1f | %u | %.1f | %.1f | %.1f | %u/%u |", name,
                   100 * sums->won / games, 100 * sums->late / games, sums->turns / games,
                   sums->games > 0 ? g_array_index (sums->decisions, guint, sums->games / 2) : 0,
                   100 * sums->served / games, 100 * sums->met / games, 100 * sums->used / games,
                   sums->answered, sums->asked);
}

/* A cell: the share of games in %, and the mean turn. */
static char *
print_cell (guint n, guint turns, guint games)
{
  return n > 0 ? g_strdup_printf ("%.0f (%.1f)", 100.0 * n / games, 1.0 * turns / n)
               : g_strdup ("0");
}

static void
answer_rules (const Survey *survey, const Sums *sums, char **names, CliSink *sink)
{
  g_autoptr (GString) head = g_string_new ("| rule |");
  g_autoptr (GString) line = g_string_new ("| --- |");

  for (guint w = 0; names[w]; w++)
    {
      g_string_append_printf (head, " %s met | again | used |", names[w]);
      g_string_append (line, " --: | --: | --: |");
    }
  cli_sink_answer (sink, "\n%s\n%s", head->str, line->str);
  for (guint i = 0; i < course_guide_get_n_rules (survey->guide); i++)
    {
      g_autoptr (GString) row = g_string_new (NULL);

      for (guint w = 0; names[w]; w++)
        {
          guint            games = MAX (sums[w].games, 1);
          g_autofree char *met = print_cell (sums[w].n_met[i], sums[w].met_turns[i], games);
          g_autofree char *used = print_cell (sums[w].n_used[i], sums[w].used_turns[i], games);

          g_string_append_printf (row, " %s | %.0f | %s |", met, 100.0 * sums[w].n_again[i] / games,
                                  used);
        }
      cli_sink_answer (sink, "| %s |%s", course_guide_get_rule (survey->guide, i)->title, row->str);
    }
}

static void
add_sentences (GHashTable *said, const char *text)
{
  const char *part = strrchr (text, '|');
  g_auto (GStrv) words = part ? g_strsplit (part + 1, " ", -1) : NULL;

  for (guint i = 0; words && words[i]; i++)
    if (words[i][0])
      g_hash_table_add (said, g_strdup (words[i]));
}

static void
answer (const Survey *survey, const GameCheckpoint *part, char **names, CliSink *sink)
{
  g_autofree Sums *sums = g_new0 (Sums, survey->who->len);
  g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  cli_sink_answer (sink,
                   "| %% of %" G_GUINT64_FORMAT
                   " | won | late | turns | decisions | in time | met | used | answered |\n"
                   "| --- | --: | --: | --: | --: | --: | --: | --: | --: |",
                   survey->games);
  for (guint w = 0; w < survey->who->len; w++)
    {
      sums[w].decisions = g_array_new (FALSE, FALSE, sizeof (guint));
      for (guint64 i = 0; i < survey->games; i++)
        {
          const char *text = game_checkpoint_get (part, w * survey->games + i);

          if (!text)
            continue;
          add_game (survey, &sums[w], text);
          add_sentences (said, text);
        }
      answer_games (&sums[w], names[w], sink);
    }
  answer_rules (survey, sums, names, sink);
  cli_sink_answer (sink, "\n%u different sentences", g_hash_table_size (said));
  for (guint w = 0; w < survey->who->len; w++)
    g_array_unref (sums[w].decisions);
}

/* The games of a player from a deal. */
typedef struct
{
  double sums[N_COUNTS];
  guint  won;
} DealSums;

/* Sums up what there is; FALSE if a game is missing. */
static gboolean
sum_deal (
  const Survey *survey, const GameCheckpoint *part, guint64 who, guint64 deal, DealSums *sums)
{
  guint64 first = (who * survey->games + deal) * survey->plays;

  *sums = (DealSums) { 0 };
  for (guint64 k = 0; k < survey->plays; k++)
    {
      const char *text = game_checkpoint_get (part, first + k);
      guint       n[N_COUNTS];

      if (!text || !read_numbers (text + 2, ' ', N_COUNTS, n))
        return FALSE;
      sums->won += text[0] == 'w';
      for (guint i = 0; i < N_COUNTS; i++)
        sums->sums[i] += n[i];
    }
  return TRUE;
}

static gboolean
serves (const Survey *survey, const GameCheckpoint *part, guint64 deal)
{
  double   plays = (double) survey->plays;
  double   wanted = course_guide_count_wanted (survey->guide);
  DealSums first, last;

  return sum_deal (survey, part, 0, deal, &first) &&
         sum_deal (survey, part, survey->who->len - 1, deal, &last) &&
         first.sums[COUNT_SERVED] >= plays &&
         100.0 * last.sums[COUNT_SERVED] >= IN_TIME_SHARE * plays &&
         last.sums[COUNT_DECISIONS] <= MAX_DECISIONS * plays &&
         100.0 * last.sums[COUNT_MET] >= MET_SHARE * plays * wanted &&
         100.0 * last.won >= WON_SHARE * plays;
}

static void
answer_seeds (const Survey *survey, const GameCheckpoint *part, CliSink *sink)
{
  g_autoptr (GString) seeds = g_string_new (NULL);
  guint n = 0;

  for (guint64 i = 0; i < survey->games; i++)
    {
      if (!serves (survey, part, i))
        continue;
      game_print_to (seeds, "%s%" G_GUINT64_FORMAT, n > 0 ? ";" : "", survey->seed + i);
      n++;
    }
  cli_sink_answer (sink, "# %u of %" G_GUINT64_FORMAT " deals serve\nSeeds=%s", n, survey->games,
                   seeds->str);
}

static gboolean
read_survey (Survey *survey, const char *path, char **names, CliSink *sink)
{
  g_autoptr (GError) error = NULL;
  guint who;

  survey->bout = course_bout_load (games_all_modules, path, &error);
  if (!survey->bout)
    {
      g_autofree char *message = game_text_clean (error->message);

      cli_sink_complain (sink, "%s", message);
      return FALSE;
    }
  survey->guide = course_bout_get_guide (survey->bout);
  if (!survey->guide || survey->games == 0 || !names[0])
    {
      cli_sink_complain (sink, "a first game has rules, and is played at least once by somebody");
      return FALSE;
    }
  for (guint i = 0; names[i]; i++)
    {
      if (!cli_read_trial_player (course_bout_get_module (survey->bout), names[i], &who, sink))
        return FALSE;
      g_array_append_val (survey->who, who);
    }
  return TRUE;
}

static CliStatus
run_survey (Survey *survey, const CliArguments *arguments, char **names, CliSink *sink)
{
  GameJob job = { .run = play_item, .data = survey, .unit = "games" };
  g_autoptr (GameCheckpoint) part = NULL;

  part = cli_job_new_part (arguments, survey->games * survey->plays * survey->who->len, sink);
  if (!part || !cli_job_run (arguments, part, &job, sink))
    return CLI_MALFORMED;
  if (survey->finds)
    answer_seeds (survey, part, sink);
  else
    answer (survey, part, names, sink);
  return cli_job_end (part, sink);
}

CliStatus
cli_first (const CliArguments *arguments, CliSink *sink)
{
  const char *list = arguments->text[CLI_OPTION_PLAYERS];
  g_auto (GStrv) names = g_strsplit (list ? list : "learner,careful,hasty,idle,random", ",", -1);
  g_autoptr (GArray) who = g_array_new (FALSE, FALSE, sizeof (guint));
  Survey    survey = { .who = who,
                       .games = arguments->number[CLI_OPTION_GAMES],
                       .seed = arguments->number[CLI_OPTION_SEED],
                       .finds = arguments->given[CLI_OPTION_FIND] };
  CliStatus status = CLI_MALFORMED;

  survey.plays = survey.finds ? N_PLAYS : 1;
  if (read_survey (&survey, arguments->words[0], names, sink))
    status = run_survey (&survey, arguments, names, sink);
  g_clear_pointer (&survey.bout, course_bout_unref);
  return status;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call table: the strength of each player against each other one, as a text to be kept. Every
 * player there is meets every other one, all in the same deals, each of them with both seatings;
 * where more than two play, one alone against all others of the second, both ways round. An item
 * of the job is a deal of a pairing; the strongest level, which thinks longest, may be spared
 * some of those against players far below it.
 */
#include "cli-job.h"
#include "cli-player.h"

/* The beginning of the text. */
#define HEAD                                                                                       \
  "<!-- SPDX-FileCopyrightText: The Edubba authors -->\n"                                          \
  "<!-- SPDX\x2dLicense-Identifier: CC-BY-SA-4.0 -->\n\n"                                          \
  "# How strong the players are\n\n"                                                               \
  "This is what\n\n"                                                                               \
  "    edubba-cli %s\n\n"                                                                          \
  "says. Every two players meet in the same deals, the first one from that seed, and every\n"      \
  "deal is played with both seatings. What is in brackets is an interval of 95 %% by the spread\n" \
  "of these pairs. Chance comes from the deal's seed, and budgets are positions, not seconds,\n"   \
  "so the same call of the same program says the same on every machine."

/* The same with more than two seats. */
#define HEAD_OF_MANY                                                                              \
  "<!-- SPDX-FileCopyrightText: The Edubba authors -->\n"                                         \
  "<!-- SPDX\x2dLicense-Identifier: CC-BY-SA-4.0 -->\n\n"                                         \
  "# How strong the players are with %u seats\n\n"                                                \
  "This is what\n\n"                                                                              \
  "    edubba-cli %s\n\n"                                                                         \
  "says. The first player of a pairing has one seat, the second one all others; every deal,\n"    \
  "the first one from that seed, is played once for each seat of the first player. Its points\n"  \
  "are the share of the others that it leaves behind, an equal place counting half. What is in\n" \
  "brackets is an interval of 95 %% by the spread of the deals. Chance comes from the deal's\n"   \
  "seed, and budgets are positions, not seconds, so the same call of the same program says the\n" \
  "same on every machine."

typedef struct
{
  const char    *name;
  GameContestant contestant;
} Entrant;

typedef struct
{
  const GameRules *rules;
  guint            seats;
  guint64          seed;
  GArray          *entrants; /* of Entrant */
  guint            n_pairings;
  guint            deals_per_top; /* of this many deals the strongest plays one with the weak */
} Tournament;

static const Entrant *
get_entrant (const Tournament *tournament, guint i)
{
  return &g_array_index (tournament->entrants, Entrant, i);
}

/* Adds a player by its name. FALSE after a complaint. */
static gboolean
add_entrant (Tournament *tournament, const GameModule *module, const char *name, CliSink *sink)
{
  Entrant entrant = { .name = name };

  if (!cli_read_contestant (module, name, &entrant.contestant, sink))
    return FALSE;
  g_array_append_val (tournament->entrants, entrant);
  return TRUE;
}

/* Adds the players that the call names; or chance, the yardsticks, and the levels for people. */
static gboolean
add_entrants (Tournament *tournament, const GameModule *module, char **names, CliSink *sink)
{
  const char *const *levels = module->player->levels;
  guint              n_levels = g_strv_length ((char **) levels);
  gboolean           is_right = TRUE;

  for (guint i = 0; names && names[i]; i++)
    is_right = is_right && add_entrant (tournament, module, names[i], sink);
  if (names)
    return is_right;
  add_entrant (tournament, module, game_learner_names[0], sink);
  for (guint i = 0; i < n_levels; i++)
    add_entrant (tournament, module, levels[(i + GAME_N_LEVELS) % n_levels], sink);
  return TRUE;
}

/* Any two make two pairings with more than two seats, and one with two. */
static guint
count_pairings (const Tournament *tournament)
{
  guint n = tournament->entrants->len;

  return tournament->seats > 2 ? n * (n - 1) : n * (n - 1) / 2;
}

/* The two of a pairing: with two seats the one further down in the list first. */
static void
get_pairing (const Tournament *tournament, guint pairing, guint *first, guint *second)
{
  if (tournament->seats > 2)
    {
      guint others = tournament->entrants->len - 1;

      *first = pairing / others;
      *second = pairing % others + (pairing % others >= *first);
      return;
    }
  for (*first = 1; pairing >= *first; *first += 1)
    pairing -= *first;
  *second = pairing;
}

/* Returns TRUE for the strongest level for people, of any year (which a name can end in). */
static gboolean
is_top (const Tournament *tournament, guint i)
{
  const Entrant        *entrant = get_entrant (tournament, i);
  const GameContestant *contestant = &entrant->contestant;
  const char *const    *levels = contestant->player->levels;

  return levels && g_str_has_prefix (entrant->name, levels[GAME_N_LEVELS - 1]);
}

/* Chance, and the levels for people that have two steps or more to the strongest. */
static gboolean
is_far_below_top (const Tournament *tournament, guint i)
{
  const GameContestant *contestant = &get_entrant (tournament, i)->contestant;

  return contestant->learner != GAME_LEARNER_NONE || contestant->level + 2 < GAME_N_LEVELS;
}

/* Returns TRUE if the result of a pairing is foregone. */
static gboolean
is_foregone (const Tournament *tournament, guint first, guint second)
{
  return (is_top (tournament, first) && is_far_below_top (tournament, second)) ||
         (is_top (tournament, second) && is_far_below_top (tournament, first));
}

static gboolean
is_played (const Tournament *tournament, guint64 item)
{
  guint first;
  guint second;

  get_pairing (tournament, (guint) (item % tournament->n_pairings), &first, &second);
  return item / tournament->n_pairings % tournament->deals_per_top == 0 ||
         !is_foregone (tournament, first, second);
}

static char *
play_item (guint64 item, const gint *cancel, gpointer data)
{
  const Tournament *tournament = data;
  guint             first;
  guint             second;
  GameDuelGame      games[GAME_MAX_SEATS];

  if (!is_played (tournament, item))
    return g_strdup ("");
  get_pairing (tournament, (guint) (item % tournament->n_pairings), &first, &second);
  if (!game_duel_play_deal (tournament->rules, tournament->seats,
                            &get_entrant (tournament, first)->contestant,
                            &get_entrant (tournament, second)->contestant,
                            tournament->seed + item / tournament->n_pairings, cancel, games))
    return NULL;
  return game_duel_print_deal (tournament->seats, games);
}

/* One duel for each pairing, from the deals done. */
static GameDuel *
add_up (const Tournament *tournament, const GameCheckpoint *part)
{
  GameDuel *duels = g_new0 (GameDuel, tournament->n_pairings);

  for (guint i = 0; i < tournament->n_pairings; i++)
    duels[i].seats = tournament->seats;
  for (guint item = 0; item < part->results->len; item++)
    if (game_checkpoint_get (part, item))
      game_duel_add_text (&duels[item % tournament->n_pairings], game_checkpoint_get (part, item));
  return duels;
}

static void
answer_budgets (const Tournament *tournament, CliSink *sink)
{
  cli_sink_answer (sink, "\n| player | looks at |\n| --- | --- |");
  for (guint i = 0; i < tournament->entrants->len; i++)
    {
      const Entrant        *entrant = get_entrant (tournament, i);
      const GameContestant *contestant = &entrant->contestant;
      g_autofree char      *budget =
        contestant->learner != GAME_LEARNER_NONE
               ? game_learner_describe (contestant->player, contestant->learner, 0)
               : game_player_describe (contestant->player, contestant->level);

      cli_sink_answer (sink, "| %s | %s |", entrant->name, budget);
    }
}

/* The share of points that a player won against another, in percent. */
static double
get_percentage (const Tournament *tournament, const GameDuel *duels, guint row, guint column)
{
  guint  high = MAX (row, column);
  guint  low = MIN (row, column);
  double score;

  if (tournament->seats > 2)
    return 100 * game_duel_get_score (&duels[row * (tournament->entrants->len - 1) + column -
                                             (column > row)]);
  score = 100 * game_duel_get_score (&duels[high * (high - 1) / 2 + low]);
  return row == high ? score : 100 - score;
}

/* The shares of points that the row won against the column, in percent. */
static void
answer_cross_table (const Tournament *tournament, const GameDuel *duels, CliSink *sink)
{
  guint n = tournament->entrants->len;
  g_autoptr (GString) line = g_string_new ("\n| % |");
  g_autoptr (GString) rule = g_string_new ("| --- |");

  for (guint column = 0; column < n; column++)
    {
      g_string_append_printf (line, " %s |", get_entrant (tournament, column)->name);
      g_string_append (rule, " --: |");
    }
  cli_sink_answer (sink, "%s\n%s", line->str, rule->str);
  for (guint row = 0; row < n; row++)
    {
      g_string_printf (line, "| %s |", get_entrant (tournament, row)->name);
      for (guint column = 0; column < n; column++)
        {
          if (row == column)
            g_string_append (line, " |");
          else
            g_string_append_printf (line, " %.1f |",
                                    get_percentage (tournament, duels, row, column));
        }
      cli_sink_answer (sink, "%s", line->str);
    }
}

/* The same with more than two seats: the number of games in which the first was alone first takes
 * the place of games won, lost and drawn. */
static void
answer_pairings_of_many (const Tournament *tournament, const GameDuel *duels, CliSink *sink)
{
  cli_sink_answer (sink, "\n| first | second | games | alone first %% | %% | Elo |\n"
                         "| --- | --- | --: | --: | --: | --: |");
  for (guint i = tournament->n_pairings; i-- > 0;)
    {
      const GameDuel  *duel = &duels[i];
      guint64          games = duel->deals * duel->seats;
      guint            first;
      guint            second;
      double           score[2];
      double           elo[2];
      g_autofree char *middle = cli_print_elo (game_duel_get_elo (duel, &elo[0], &elo[1]));
      g_autofree char *low = cli_print_elo (elo[0]);
      g_autofree char *high = cli_print_elo (elo[1]);

      get_pairing (tournament, i, &first, &second);
      game_duel_get_interval (duel, &score[0], &score[1]);
      cli_sink_answer (sink,
                       "| %s | %s | %" G_GUINT64_FORMAT
                       " | %.1f | %.1f (%.1f to %.1f) | %s (%s to %s) |",
                       get_entrant (tournament, first)->name,
                       get_entrant (tournament, second)->name, games,
                       100 * (double) duel->wins / (double) MAX (games, 1),
                       100 * game_duel_get_score (duel), 100 * score[0], 100 * score[1], middle,
                       low, high);
    }
}

static void
answer_pairings (const Tournament *tournament, const GameDuel *duels, CliSink *sink)
{
  cli_sink_answer (sink, "\n| first | second | games | won | lost | drawn | %% | Elo |\n"
                         "| --- | --- | --: | --: | --: | --: | --: | --: |");
  for (guint i = tournament->n_pairings; i-- > 0;)
    {
      const GameDuel  *duel = &duels[i];
      guint            first;
      guint            second;
      double           score[2];
      double           elo[2];
      g_autofree char *middle = cli_print_elo (game_duel_get_elo (duel, &elo[0], &elo[1]));
      g_autofree char *low = cli_print_elo (elo[0]);
      g_autofree char *high = cli_print_elo (elo[1]);

      get_pairing (tournament, i, &first, &second);
      game_duel_get_interval (duel, &score[0], &score[1]);
      cli_sink_answer (sink,
                       "| %s | %s | %" G_GUINT64_FORMAT " | %" G_GUINT64_FORMAT
                       " | %" G_GUINT64_FORMAT " | %" G_GUINT64_FORMAT
                       " | %.1f (%.1f to %.1f) | %s (%s to %s) |",
                       get_entrant (tournament, first)->name,
                       get_entrant (tournament, second)->name,
                       duel->wins + duel->losses + duel->draws, duel->wins, duel->losses,
                       duel->draws, 100 * game_duel_get_score (duel), 100 * score[0],
                       100 * score[1], middle, low, high);
    }
}

static void
answer (const Tournament *tournament, const GameCheckpoint *part, CliSink *sink)
{
  g_autofree GameDuel *duels = add_up (tournament, part);

  if (tournament->seats > 2)
    cli_sink_answer (sink, HEAD_OF_MANY, tournament->seats, part->call);
  else
    cli_sink_answer (sink, HEAD, part->call);
  answer_budgets (tournament, sink);
  answer_cross_table (tournament, duels, sink);
  if (tournament->seats > 2)
    answer_pairings_of_many (tournament, duels, sink);
  else
    answer_pairings (tournament, duels, sink);
}

/* Reads the players and the numbers of their games. */
static gboolean
read_tournament (const CliArguments *arguments,
                 const GameModule   *module,
                 Tournament         *tournament,
                 char              **names,
                 CliSink            *sink)
{
  guint64 games = arguments->number[CLI_OPTION_GAMES];
  guint64 top = arguments->given[CLI_OPTION_TOP_GAMES] ? arguments->number[CLI_OPTION_TOP_GAMES]
                                                       : games;
  guint   n;

  if (!add_entrants (tournament, module, names, sink))
    return FALSE;
  n = tournament->entrants->len;
  tournament->n_pairings = count_pairings (tournament);
  if (n < 2)
    cli_sink_complain (sink, "--players takes two players or more, with commas between them");
  else if (tournament->seats == 2 &&
           (games % 2 != 0 || games > CLI_MAX_NUMBER / tournament->n_pairings))
    cli_sink_complain (sink, "--games takes an even number up to %u: every deal is played twice",
                       CLI_MAX_NUMBER / tournament->n_pairings);
  else if (games % tournament->seats != 0 || games > CLI_MAX_NUMBER / tournament->n_pairings)
    cli_sink_complain (sink,
                       "--games takes a multiple of %u up to %u: every deal is played so often",
                       tournament->seats, CLI_MAX_NUMBER / tournament->n_pairings);
  else if (games > 0 && (top == 0 || top % tournament->seats != 0 || games % top != 0))
    cli_sink_complain (sink, "--top-games takes a multiple of %u that divides --games",
                       tournament->seats);
  else
    {
      tournament->deals_per_top = (guint) (games > 0 ? games / top : 1);
      return TRUE;
    }
  return FALSE;
}

CliStatus
cli_table (const CliArguments *arguments, CliSink *sink)
{
  const GameModule *module = cli_read_game (arguments, sink);
  const char       *list = arguments->text[CLI_OPTION_PLAYERS];
  g_auto (GStrv) names = list ? g_strsplit (list, ",", -1) : NULL;
  g_autoptr (GArray) entrants = g_array_new (FALSE, FALSE, sizeof (Entrant));
  g_autoptr (GameCheckpoint) part = NULL;
  Tournament tournament = { .entrants = entrants, .seed = arguments->number[CLI_OPTION_SEED] };
  GameJob    job = { .run = play_item, .data = &tournament, .unit = "pairs" };

  if (!module || !cli_read_seats (arguments, module->rules, &tournament.seats, sink) ||
      !read_tournament (arguments, module, &tournament, names, sink))
    return CLI_MALFORMED;
  tournament.rules = module->rules;
  job.unit = tournament.seats == 2 ? "pairs" : "deals";
  part = cli_job_new_part (arguments,
                           arguments->number[CLI_OPTION_GAMES] / tournament.seats *
                             tournament.n_pairings,
                           sink);
  if (!part || !cli_job_run (arguments, part, &job, sink))
    return CLI_MALFORMED;
  answer (&tournament, part, sink);
  return cli_job_end (part, sink);
}

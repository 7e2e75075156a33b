/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ledger's lines about games against the computer: the share of each in the score against its
 * level, and the scores as lines.
 */
#include <string.h>

#include "edubba-ledger-fields.h"
#include "edubba-ledger-lines.h"
#include "game-print.h"
#include "game-state.h"

#define MAX_COUNT EDUBBA_MAX_COUNT

const char *const edubba_result_names[EDUBBA_N_RESULTS] = {
  [EDUBBA_RESULT_WON] = "won",
  [EDUBBA_RESULT_LOST] = "lost",
  [EDUBBA_RESULT_DRAWN] = "drawn",
};

/* The letter of a result, in a line of many. */
static const char result_letters[EDUBBA_N_RESULTS] = {
  [EDUBBA_RESULT_WON] = 'w',
  [EDUBBA_RESULT_LOST] = 'l',
  [EDUBBA_RESULT_DRAWN] = 'd',
};

const char *const edubba_assisted_names[2] = { "alone", "assisted" };

/* The number of a level, or of EDUBBA_OWN_LEVEL, as an index up to `max`. */
static gboolean
read_level (const char *text, guint max, guint *level)
{
  guint64 number;

  return game_number_parse (text, G_MAXUINT8, &number, NULL) && game_level_find (number, level) &&
         *level <= max;
}

/* A place from 1 to EDUBBA_N_PLACES, as an index. */
static gboolean
read_place (const char *text, guint *place)
{
  guint64 number;

  if (!game_number_parse (text, EDUBBA_N_PLACES, &number, NULL) || number == 0)
    return FALSE;
  *place = (guint) number - 1;
  return TRUE;
}

static void
add_result (EdubbaScore *score, EdubbaResult result, gboolean assisted)
{
  score->results[result] = MIN (score->results[result] + 1, MAX_COUNT);
  score->assisted = MIN (score->assisted + assisted, MAX_COUNT);
  if (result != EDUBBA_RESULT_WON)
    score->row = 0;
  else if (!assisted)
    score->row = MIN (score->row + 1, MAX_COUNT);
  score->longest = MAX (score->longest, score->row);
}

/* Takes a game in whose end makes a score, and is not noted twice. */
static EdubbaGameProgress *
add_game (EdubbaLedger *ledger,
          const char   *name,
          guint64       id,
          guint         level,
          EdubbaResult  result,
          gboolean      assisted)
{
  EdubbaGameProgress *game = edubba_ledger_get_game (ledger, name, TRUE);

  add_result (&game->scores[level], result, assisted);
  game->last = id;
  return game;
}

/* won|lost|drawn alone|assisted */
static gboolean
read_result (char **field, guint *result, guint *assisted)
{
  return edubba_field_read_name (field[0], edubba_result_names, EDUBBA_N_RESULTS, result) &&
         edubba_field_read_name (field[1], edubba_assisted_names,
                                 G_N_ELEMENTS (edubba_assisted_names), assisted);
}

/* over TIME GAME ID LEVEL won|lost|drawn alone|assisted */
gboolean
edubba_scores_read_over (EdubbaLedger *ledger, char **field)
{
  gint64  time;
  guint64 id;
  guint   level;
  guint   result;
  guint   assisted;

  if (!edubba_field_read_time (field[0], &time) || !edubba_field_read_id (field[2], &id) ||
      !read_level (field[3], GAME_N_LEVELS - 1, &level) ||
      !read_result (field + 4, &result, &assisted))
    return FALSE;
  add_game (ledger, field[1], id, level, result, assisted != 0);
  return TRUE;
}

static void
add_rated (EdubbaGameProgress *game, guint points, EdubbaResult result)
{
  EdubbaRatedGame rated = { points, result };

  if (game->rated_games->len == EDUBBA_MAX_RATED_GAMES)
    g_array_remove_index (game->rated_games, 0);
  g_array_append_val (game->rated_games, rated);
}

/* rated TIME GAME ID LEVEL POINTS won|lost|drawn alone|assisted */
gboolean
edubba_scores_read_rated (EdubbaLedger *ledger, char **field)
{
  gint64  time;
  guint64 id;
  guint   level;
  guint   points;
  guint   result;
  guint   assisted;

  if (!edubba_field_read_time (field[0], &time) || !edubba_field_read_id (field[2], &id) ||
      !read_level (field[3], EDUBBA_OWN_LEVEL, &level) ||
      !edubba_field_read_count (field[4], EDUBBA_MAX_POINTS, &points) || points == 0 ||
      !read_result (field + 5, &result, &assisted))
    return FALSE;
  add_rated (add_game (ledger, field[1], id, level, result, assisted != 0), points, result);
  return TRUE;
}

/* WON LOST DRAWN ASSISTED ROW LONGEST */
static gboolean
read_score (char **field, EdubbaScore *score)
{
  for (guint i = 0; i < EDUBBA_N_RESULTS; i++)
    if (!edubba_field_read_count (field[i], MAX_COUNT, &score->results[i]))
      return FALSE;
  return edubba_field_read_count (field[3], MAX_COUNT, &score->assisted) &&
         edubba_field_read_count (field[4], MAX_COUNT, &score->row) &&
         edubba_field_read_count (field[5], MAX_COUNT, &score->longest) &&
         score->row <= score->longest;
}

/* score GAME LEVEL WON LOST DRAWN ASSISTED ROW LONGEST */
gboolean
edubba_scores_read_score (EdubbaLedger *ledger, char **field)
{
  EdubbaScore score = { 0 };
  guint       level;

  if (!read_level (field[1], GAME_N_LEVELS - 1, &level) || !read_score (field + 2, &score))
    return FALSE;
  edubba_ledger_get_game (ledger, field[0], TRUE)->scores[level] = score;
  return TRUE;
}

/* own GAME WON LOST DRAWN ASSISTED ROW LONGEST */
gboolean
edubba_scores_read_own (EdubbaLedger *ledger, char **field)
{
  EdubbaScore score = { 0 };

  if (!read_score (field + 1, &score))
    return FALSE;
  edubba_ledger_get_game (ledger, field[0], TRUE)->scores[EDUBBA_OWN_LEVEL] = score;
  return TRUE;
}

/* POINTSw, POINTSl or POINTSd */
static gboolean
read_rated (const char *text, EdubbaRatedGame *rated)
{
  const char *letter;
  const char *end;
  guint64     points;

  if (!game_number_parse (text, EDUBBA_MAX_POINTS, &points, &end) || points == 0 ||
      end[0] == '\0' || end[1] != '\0')
    return FALSE;
  letter = memchr (result_letters, *end, EDUBBA_N_RESULTS);
  if (!letter)
    return FALSE;
  *rated = (EdubbaRatedGame) { (guint) points, (EdubbaResult) (letter - result_letters) };
  return TRUE;
}

/* ladder GAME POINTSw|POINTSl|POINTSd,... */
gboolean
edubba_scores_read_ladder (EdubbaLedger *ledger, char **field)
{
  g_auto (GStrv) words = g_strsplit (field[1], ",", -1);
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (EdubbaRatedGame));

  for (guint i = 0; words[i]; i++)
    {
      EdubbaRatedGame rated;

      if (i == EDUBBA_MAX_RATED_GAMES || !read_rated (words[i], &rated))
        return FALSE;
      g_array_append_val (games, rated);
    }
  g_array_unref (edubba_ledger_get_game (ledger, field[0], TRUE)->rated_games);
  edubba_ledger_get_game (ledger, field[0], TRUE)->rated_games = g_steal_pointer (&games);
  return TRUE;
}

/* place GAME LEVEL PLACE */
gboolean
edubba_scores_read_place (EdubbaLedger *ledger, char **field)
{
  guint  level;
  guint  place;
  guint *count;

  if (!read_level (field[1], EDUBBA_OWN_LEVEL, &level) ||
      !read_place (field[2], &place))
    return FALSE;
  count = &edubba_ledger_get_game (ledger, field[0], TRUE)->places[level][place];
  *count = MIN (*count + 1, MAX_COUNT);
  return TRUE;
}

/* places GAME LEVEL FIRST SECOND THIRD FOURTH FIFTH */
gboolean
edubba_scores_read_places (EdubbaLedger *ledger, char **field)
{
  guint places[EDUBBA_N_PLACES];
  guint level;

  if (!read_level (field[1], EDUBBA_OWN_LEVEL, &level))
    return FALSE;
  for (guint i = 0; i < EDUBBA_N_PLACES; i++)
    if (!edubba_field_read_count (field[2 + i], MAX_COUNT, &places[i]))
      return FALSE;
  memcpy (edubba_ledger_get_game (ledger, field[0], TRUE)->places[level], places, sizeof places);
  return TRUE;
}

/* last GAME ID */
gboolean
edubba_scores_read_last (EdubbaLedger *ledger, char **field)
{
  guint64 id;

  if (!edubba_field_read_id (field[1], &id))
    return FALSE;
  edubba_ledger_get_game (ledger, field[0], TRUE)->last = id;
  return TRUE;
}

static void
print_score (GString *text, const char *game, guint level, const EdubbaScore *score)
{
  const guint *results = score->results;

  if (results[EDUBBA_RESULT_WON] + results[EDUBBA_RESULT_LOST] + results[EDUBBA_RESULT_DRAWN] == 0)
    return;
  if (level == EDUBBA_OWN_LEVEL)
    game_print_to (text, "own %s", game);
  else
    game_print_to (text, "score %s %u", game, game_level_get_number (level));
  game_print_to (text, " %u %u %u %u %u %u\n", results[EDUBBA_RESULT_WON],
                 results[EDUBBA_RESULT_LOST], results[EDUBBA_RESULT_DRAWN],
                 score->assisted, score->row, score->longest);
}

static void
print_places (GString *text, const char *game, guint level, const guint *places)
{
  guint n = 0;

  for (guint i = 0; i < EDUBBA_N_PLACES; i++)
    n |= places[i];
  if (n == 0)
    return;
  game_print_to (text, "places %s %u", game, game_level_get_number (level));
  for (guint i = 0; i < EDUBBA_N_PLACES; i++)
    game_print_to (text, " %u", places[i]);
  g_string_append_c (text, '\n');
}

static void
print_ladder (GString *text, const char *game, const GArray *games)
{
  if (games->len == 0)
    return;
  game_print_to (text, "ladder %s ", game);
  for (guint i = 0; i < games->len; i++)
    {
      const EdubbaRatedGame *rated = &g_array_index (games, EdubbaRatedGame, i);

      game_print_to (text, "%s%u%c", i > 0 ? "," : "", rated->points,
                     result_letters[rated->result]);
    }
  g_string_append_c (text, '\n');
}

void
edubba_scores_print (GString *text, const char *game, const EdubbaGameProgress *progress)
{
  for (guint level = 0; level <= EDUBBA_OWN_LEVEL; level++)
    {
      print_score (text, game, level, &progress->scores[level]);
      print_places (text, game, level, progress->places[level]);
    }
  print_ladder (text, game, progress->rated_games);
  if (progress->last != 0)
    game_print_to (text, "last %s %016" G_GINT64_MODIFIER "x\n", game, progress->last);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ledger's lines about games against the computer: what each adds to the score against its
 * level, and the scores as lines.
 */
#include <string.h>

#include "edubba-progress-fields.h"
#include "edubba-progress-private.h"
#include "game-print.h"
#include "game-state.h"

#define MAX_COUNT EDUBBA_MAX_COUNT

const char *const edubba_result_names[EDUBBA_N_RESULTS] = {
  [EDUBBA_RESULT_WON] = "won",
  [EDUBBA_RESULT_LOST] = "lost",
  [EDUBBA_RESULT_DRAWN] = "drawn",
};

const char *const edubba_assisted_names[2] = { "alone", "assisted" };

/* Sixteen hexadecimal digits, not all of them 0. */
static gboolean
read_id (const char *text, guint64 *id)
{
  if (strlen (text) != 16 || strspn (text, "0123456789abcdef") != 16)
    return FALSE;
  *id = g_ascii_strtoull (text, NULL, 16);
  return *id != 0;
}

/* A level from 1, as an index. */
static gboolean
read_level (const char *text, guint *level)
{
  guint64 number;

  if (!game_number_parse (text, GAME_N_LEVELS, &number, NULL) || number == 0)
    return FALSE;
  *level = (guint) number - 1;
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

/* over TIME GAME ID LEVEL won|lost|drawn alone|assisted */
gboolean
edubba_scores_read_over (EdubbaLedger *ledger, char **field)
{
  EdubbaGameProgress *game;
  gint64              time;
  guint64             id;
  guint               level;
  guint               result;
  guint               assisted;

  if (!edubba_field_read_time (field[0], &time) || !read_id (field[2], &id) ||
      !read_level (field[3], &level) ||
      !edubba_field_read_name (field[4], edubba_result_names, EDUBBA_N_RESULTS, &result) ||
      !edubba_field_read_name (field[5], edubba_assisted_names,
                               G_N_ELEMENTS (edubba_assisted_names), &assisted))
    return FALSE;
  game = edubba_ledger_get_game (ledger, field[1], TRUE);
  add_result (&game->scores[level], result, assisted != 0);
  game->last = id;
  return TRUE;
}

/* score GAME LEVEL WON LOST DRAWN ASSISTED ROW LONGEST */
gboolean
edubba_scores_read_score (EdubbaLedger *ledger, char **field)
{
  EdubbaScore score = { 0 };
  guint       level;

  if (!read_level (field[1], &level) ||
      !edubba_field_read_count (field[5], MAX_COUNT, &score.assisted) ||
      !edubba_field_read_count (field[6], MAX_COUNT, &score.row) ||
      !edubba_field_read_count (field[7], MAX_COUNT, &score.longest) || score.row > score.longest)
    return FALSE;
  for (guint i = 0; i < EDUBBA_N_RESULTS; i++)
    if (!edubba_field_read_count (field[2 + i], MAX_COUNT, &score.results[i]))
      return FALSE;
  edubba_ledger_get_game (ledger, field[0], TRUE)->scores[level] = score;
  return TRUE;
}

/* last GAME ID */
gboolean
edubba_scores_read_last (EdubbaLedger *ledger, char **field)
{
  guint64 id;

  if (!read_id (field[1], &id))
    return FALSE;
  edubba_ledger_get_game (ledger, field[0], TRUE)->last = id;
  return TRUE;
}

void
edubba_scores_print (GString *text, const char *game, const EdubbaGameProgress *progress)
{
  for (guint level = 0; level < GAME_N_LEVELS; level++)
    {
      const EdubbaScore *score = &progress->scores[level];
      const guint       *results = score->results;

      if (results[EDUBBA_RESULT_WON] + results[EDUBBA_RESULT_LOST] + results[EDUBBA_RESULT_DRAWN] >
          0)
        game_print_to (text, "score %s %u %u %u %u %u %u %u\n", game, level + 1,
                       results[EDUBBA_RESULT_WON], results[EDUBBA_RESULT_LOST],
                       results[EDUBBA_RESULT_DRAWN], score->assisted, score->row,
                       score->longest);
    }
  if (progress->last != 0)
    game_print_to (text, "last %s %016" G_GINT64_MODIFIER "x\n", game, progress->last);
}

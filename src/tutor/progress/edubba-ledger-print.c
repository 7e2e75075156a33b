/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ledger as a text: the shortest one that comes to the same.
 *
 * Games, lessons, rules and puzzles come in alphabetical order, so the same ledger always gives the
 * same text. Lines that only a later version understands stand behind all others, as they were.
 */
#include "edubba-ledger.h"

#include <string.h>

#include "edubba-daily.h"
#include "edubba-ledger-lines.h"
#include "game-print.h"

/* The keys of a table in alphabetical order; borrowed. */
static GList *
list_keys (GHashTable *table)
{
  return g_list_sort (g_hash_table_get_keys (table), (GCompareFunc) strcmp);
}

static void
print_lessons (GString *text, const char *game, GHashTable *lessons)
{
  g_autoptr (GList) ids = list_keys (lessons);

  for (GList *id = ids; id; id = id->next)
    {
      const EdubbaLessonRecord *lesson = g_hash_table_lookup (lessons, id->data);

      game_print_to (text, "lesson %s %s %s %u\n", game, (char *) id->data,
                     edubba_lesson_state_names[lesson->state], lesson->step);
    }
}

static void
print_puzzles (GString *text, const char *game, GHashTable *puzzles)
{
  g_autoptr (GList) ids = list_keys (puzzles);

  for (GList *id = ids; id; id = id->next)
    {
      const EdubbaPuzzleRecord *puzzle = g_hash_table_lookup (puzzles, id->data);

      game_print_to (text, "puzzle %s %s %u %u %s %u %" G_GINT64_FORMAT "\n", game,
                     (char *) id->data, puzzle->tries, puzzle->solved,
                     edubba_clean_names[puzzle->clean], puzzle->taken, puzzle->last);
    }
}

static void
print_rating (GString *text, const char *game, const EdubbaGameProgress *progress)
{
  const EdubbaStanding *standing = &progress->standing;

  if (standing->rated > 0)
    game_print_to (text, "rating %s %.0f %.0f %.0f %" G_GINT64_FORMAT "\nstanding %s %u %u\n",
                   game, standing->glicko.rating * EDUBBA_CENTI,
                   standing->glicko.deviation * EDUBBA_CENTI,
                   standing->glicko.volatility * EDUBBA_MICRO, standing->rated, game,
                   standing->tries, standing->shown);
  for (guint i = 0; i < progress->points->len; i++)
    {
      const EdubbaRatingPoint *point = &g_array_index (progress->points, EdubbaRatingPoint, i);
      g_autofree char         *day = edubba_day_print (point->day);

      game_print_to (text, "point %s %s %u\n", game, day, point->rating);
    }
}

static void
print_days (GString *text, const char *game, const EdubbaGameProgress *progress)
{
  for (guint kind = 0; kind < EDUBBA_DAY_N_KINDS; kind++)
    for (guint i = 0; i < progress->days[kind]->len; i++)
      {
        g_autofree char *day = edubba_day_print (g_array_index (progress->days[kind], guint, i));

        game_print_to (text, "day %s %s %s\n", game, day, edubba_day_kind_names[kind]);
      }
}

char *
edubba_ledger_print (EdubbaLedger *ledger)
{
  g_autoptr (GList) games = list_keys (ledger->games);
  g_autoptr (GString) text = g_string_new (NULL);

  game_print_to (text, "%s %u\n", EDUBBA_LEDGER_HEAD, EDUBBA_LEDGER_VERSION);
  for (GList *game = games; game; game = game->next)
    {
      const EdubbaGameProgress *progress = g_hash_table_lookup (ledger->games, game->data);

      print_lessons (text, game->data, progress->lessons);
      edubba_marks_print (text, game->data, progress);
      edubba_rules_print (text, game->data, progress);
      print_puzzles (text, game->data, progress->puzzles);
      print_rating (text, game->data, progress);
      print_days (text, game->data, progress);
      edubba_scores_print (text, game->data, progress);
      edubba_studies_print (text, game->data, progress->study);
      edubba_turns_print (text, game->data, progress);
    }
  for (guint i = 0; i < ledger->unknown->len; i++)
    game_print_to (text, "%s\n", (char *) g_ptr_array_index (ledger->unknown, i));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

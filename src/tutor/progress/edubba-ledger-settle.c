/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Settles events that a wrong clock has dated into the future: they would be remembered without a
 * loss, and counted as done, until that day comes. They are taken for events of just now.
 *
 * A clock may also be wrong now, and usually in the other direction: a machine without a battery
 * begins somewhere in the past. So a time before this program was made changes nothing.
 */
#include "edubba-ledger.h"

/* The beginning of 2026, in UTC. */
#define FIRST_TIME G_GINT64_CONSTANT (1767225600)

/* A time this far ahead is no fault: clocks are put right, and travellers change their days. */
#define SLACK 86400

static gboolean
settle_time (gint64 *time, gint64 now)
{
  if (*time <= now + SLACK)
    return FALSE;
  *time = now;
  return TRUE;
}

static gboolean
settle_memory (EdubbaMemory *memory, gint64 now)
{
  return settle_time (&memory->when, now) | settle_time (&memory->met, now) |
         settle_time (&memory->troubled, now);
}

static gboolean
settle_rules (EdubbaGameProgress *game, gint64 now)
{
  gboolean       changed = FALSE;
  GHashTableIter iter;
  EdubbaMemory  *rule;

  g_hash_table_iter_init (&iter, game->rules);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &rule))
    changed |= settle_memory (rule, now);
  return changed;
}

static gboolean
settle_lost_turns (EdubbaGameProgress *game, gint64 now)
{
  gboolean changed = FALSE;

  for (guint i = 0; i < game->lost_turns->len; i++)
    {
      EdubbaLostTurn *turn = g_ptr_array_index (game->lost_turns, i);

      changed |= settle_time (&turn->when, now) | settle_memory (&turn->memory, now);
    }
  return changed;
}

static gboolean
settle_puzzles (EdubbaGameProgress *game, gint64 now)
{
  gboolean            changed = settle_time (&game->standing.rated, now);
  GHashTableIter      iter;
  EdubbaPuzzleRecord *puzzle;

  g_hash_table_iter_init (&iter, game->puzzles);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &puzzle))
    changed |= settle_time (&puzzle->last, now);
  return changed;
}

/* Settles the times of a study and its answers; both times of a round are then the same again. */
static gboolean
settle_study (EdubbaStudy *study, gint64 now)
{
  gboolean changed = settle_time (&study->start, now) | settle_time (&study->end, now);

  for (guint i = 0; i < study->answers->len; i++)
    {
      EdubbaStudyAnswer *answer = g_ptr_array_index (study->answers, i);

      changed |= settle_time (&answer->round, now);
      changed |= settle_time (&answer->time, now);
    }
  return changed;
}

/* Removes days that have not come yet: their tasks were done on other days. */
static gboolean
settle_days (EdubbaGameProgress *game, guint today)
{
  gboolean changed = FALSE;
  GArray  *points = game->points;

  for (guint kind = 0; kind < EDUBBA_DAY_N_KINDS; kind++)
    for (GArray *days = game->days[kind];
         days->len > 0 && g_array_index (days, guint, days->len - 1) > today + 1;)
      {
        g_array_set_size (days, days->len - 1);
        changed = TRUE;
      }
  for (; points->len > 0 &&
         g_array_index (points, EdubbaRatingPoint, points->len - 1).day > today + 1;
       changed = TRUE)
    g_array_set_size (points, points->len - 1);
  return changed;
}

gboolean
edubba_ledger_settle (EdubbaLedger *ledger, gint64 now, guint today)
{
  gboolean            changed = FALSE;
  GHashTableIter      iter;
  EdubbaGameProgress *game;

  if (now < FIRST_TIME)
    return FALSE;
  g_hash_table_iter_init (&iter, ledger->games);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &game))
    {
      changed |= settle_rules (game, now);
      changed |= settle_lost_turns (game, now);
      changed |= settle_puzzles (game, now);
      changed |= settle_study (game->study, now);
      changed |= settle_days (game, today);
    }
  return changed;
}

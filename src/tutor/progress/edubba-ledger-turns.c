/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ledger's lines about lost turns. A ledger knows no game: a position that nobody can read is
 * found out by whoever opens it.
 */
#include <string.h>

#include "edubba-ledger-fields.h"
#include "edubba-ledger-lines.h"
#include "game-print.h"

/* The index of a turn, or the number of turns. */
static guint
find_turn (const GPtrArray *turns, guint64 id)
{
  guint i = 0;

  while (i < turns->len && ((const EdubbaLostTurn *) g_ptr_array_index (turns, i))->id != id)
    i++;
  return i;
}

/* Takes the turn; the oldest of too many goes. */
static void
put_turn (GPtrArray *turns, EdubbaLostTurn *turn)
{
  guint i = find_turn (turns, turn->id);

  if (i < turns->len)
    g_ptr_array_remove_index (turns, i);
  g_ptr_array_add (turns, turn);
  if (turns->len > EDUBBA_MAX_LOST_TURNS)
    g_ptr_array_remove_index (turns, 0);
}

/* lost TIME GAME ID SEAT LOSS POINTS ACTIONS POSITION */
gboolean
edubba_turns_read_lost (EdubbaLedger *ledger, char **field)
{
  EdubbaLostTurn   turn = { 0 };
  g_autofree char *actions = edubba_field_read_words (field[6]);
  g_autofree char *position = edubba_field_read_words (field[7]);

  if (!edubba_field_read_time (field[0], &turn.when) ||
      !edubba_field_read_id (field[2], &turn.id) ||
      !edubba_field_read_count (field[3], GAME_MAX_SEATS, &turn.seat) || turn.seat == 0 ||
      !edubba_field_read_count (field[4], EDUBBA_MAX_COUNT, &turn.loss) ||
      !edubba_field_read_count (field[5], EDUBBA_MAX_COUNT, &turn.points) || !actions ||
      !position || MAX (strlen (actions), strlen (position)) > EDUBBA_LOST_TURN_MAX_BYTES)
    return FALSE;
  turn.seat--;
  turn.actions = g_steal_pointer (&actions);
  turn.position = g_steal_pointer (&position);
  put_turn (edubba_ledger_get_game (ledger, field[1], TRUE)->lost_turns,
            g_memdup2 (&turn, sizeof turn));
  return TRUE;
}

/* The memory of a turn that may have gone; NULL then. */
static EdubbaMemory *
find_memory (EdubbaLedger *ledger, const char *game, guint64 id)
{
  GPtrArray *turns = edubba_ledger_get_game (ledger, game, TRUE)->lost_turns;
  guint      i = find_turn (turns, id);

  return i < turns->len ? &((EdubbaLostTurn *) g_ptr_array_index (turns, i))->memory : NULL;
}

/* retry TIME GAME ID met|failed|... */
gboolean
edubba_turns_read_retry (EdubbaLedger *ledger, char **field)
{
  EdubbaMemory *memory;
  gint64        time;
  guint64       id;
  guint         note;

  if (!edubba_field_read_time (field[0], &time) || !edubba_field_read_id (field[2], &id) ||
      !edubba_field_read_name (field[3], edubba_rule_note_names, EDUBBA_RULE_N_NOTES, &note))
    return FALSE;
  memory = find_memory (ledger, field[1], id);
  if (memory)
    {
      edubba_memory_note (memory, note, time);
      edubba_rules_round (memory);
    }
  return TRUE;
}

/* recall GAME ID STABILITY DIFFICULTY GRADE TIME MET TROUBLED met|why|failed|... */
gboolean
edubba_turns_read_recall (EdubbaLedger *ledger, char **field)
{
  EdubbaMemory  read = { 0 };
  EdubbaMemory *memory;
  guint64       id;

  if (!edubba_field_read_id (field[1], &id) || !edubba_rules_read_fields (field + 2, &read))
    return FALSE;
  memory = find_memory (ledger, field[0], id);
  if (memory)
    *memory = read;
  return TRUE;
}

/* drop GAME ID */
gboolean
edubba_turns_read_drop (EdubbaLedger *ledger, char **field)
{
  GPtrArray *turns;
  guint64    id;
  guint      i;

  if (!edubba_field_read_id (field[1], &id))
    return FALSE;
  turns = edubba_ledger_get_game (ledger, field[0], TRUE)->lost_turns;
  i = find_turn (turns, id);
  if (i < turns->len)
    g_ptr_array_remove_index (turns, i);
  return TRUE;
}

void
edubba_turns_print (GString *text, const char *game, const EdubbaGameProgress *progress)
{
  for (guint i = 0; i < progress->lost_turns->len; i++)
    {
      const EdubbaLostTurn *turn = g_ptr_array_index (progress->lost_turns, i);
      g_autofree char      *actions = edubba_field_print_words (turn->actions);
      g_autofree char      *position = edubba_field_print_words (turn->position);

      game_print_to (text,
                     "lost %" G_GINT64_FORMAT " %s %016" G_GINT64_MODIFIER "x %u %u %u %s %s\n",
                     turn->when, game, turn->id, turn->seat + 1, turn->loss, turn->points,
                     actions, position);
      if (turn->memory.grade == EDUBBA_GRADE_NONE)
        continue;
      game_print_to (text, "recall %s %016" G_GINT64_MODIFIER "x ", game, turn->id);
      edubba_rules_print_fields (text, &turn->memory);
    }
}

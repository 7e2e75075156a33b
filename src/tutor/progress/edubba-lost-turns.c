/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * There are few of them, so each is looked for from the beginning. A turn is a line of the ledger
 * as everything else is.
 */
#include "edubba-progress-private.h"

#include <string.h>

#include "edubba-ledger-fields.h"
#include "edubba-ledger-lines.h"
#include "game-state.h"

void
edubba_lost_turn_free (gpointer turn)
{
  EdubbaLostTurn *self = turn;

  g_free (self->actions);
  g_free (self->position);
  g_free (self);
}

guint64
edubba_lost_turn_name (guint seat, const char *position)
{
  return MAX (game_text_hash (position) ^ seat, 1);
}

gboolean
edubba_lost_turn_is_due (const EdubbaLostTurn *turn, gint64 now)
{
  EdubbaRuleState state = edubba_memory_get_state (&turn->memory, now);

  return state == EDUBBA_RULE_UNMET || state == EDUBBA_RULE_SHAKY;
}

/* Those of a game, or NULL. */
static GPtrArray *
get_turns (EdubbaProgress *self, const char *game)
{
  EdubbaGameProgress *progress =
    edubba_ledger_get_game (edubba_progress_get_ledger (self), game, FALSE);

  return progress ? progress->lost_turns : NULL;
}

const EdubbaLostTurn *
edubba_progress_find_lost_turn (EdubbaProgress *self, const char *game, guint64 id)
{
  GPtrArray *turns;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), NULL);

  turns = get_turns (self, game);
  for (guint i = 0; turns && i < turns->len; i++)
    {
      const EdubbaLostTurn *turn = g_ptr_array_index (turns, i);

      if (turn->id == id)
        return turn;
    }
  return NULL;
}

gboolean
edubba_progress_note_lost_turn (EdubbaProgress       *self,
                                const char           *game,
                                const EdubbaLostTurn *turn)
{
  guint64          id;
  g_autofree char *actions = NULL;
  g_autofree char *position = NULL;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), FALSE);
  g_return_val_if_fail (edubba_progress_is_word (game), FALSE);
  g_return_val_if_fail (turn->actions[0] != '\0' && turn->position[0] != '\0', FALSE);

  id = edubba_lost_turn_name (turn->seat, turn->position);
  if (edubba_progress_find_lost_turn (self, game, id) ||
      MAX (strlen (turn->actions), strlen (turn->position)) > EDUBBA_LOST_TURN_MAX_BYTES)
    return FALSE;
  actions = edubba_field_print_words (turn->actions);
  position = edubba_field_print_words (turn->position);
  edubba_progress_note (self,
                        "lost %" G_GINT64_FORMAT " %s %016" G_GINT64_MODIFIER "x %u %u %u %s %s",
                        edubba_progress_get_now (self), game, id, turn->seat + 1, turn->loss,
                        turn->points, actions, position);
  return TRUE;
}

void
edubba_progress_note_retry (EdubbaProgress *self,
                            const char     *game,
                            guint64         id,
                            EdubbaRuleNote  note)
{
  g_return_if_fail (EDUBBA_IS_PROGRESS (self));
  g_return_if_fail (note < EDUBBA_RULE_N_NOTES);

  if (edubba_progress_find_lost_turn (self, game, id))
    edubba_progress_note (self, "retry %" G_GINT64_FORMAT " %s %016" G_GINT64_MODIFIER "x %s",
                          edubba_progress_get_now (self), game, id, edubba_rule_note_names[note]);
}

void
edubba_progress_drop_lost_turn (EdubbaProgress *self, const char *game, guint64 id)
{
  g_return_if_fail (EDUBBA_IS_PROGRESS (self));

  if (edubba_progress_find_lost_turn (self, game, id))
    edubba_progress_note (self, "drop %s %016" G_GINT64_MODIFIER "x", game, id);
}

guint
edubba_progress_count_lost_turns (EdubbaProgress *self, const char *game, guint *due)
{
  GPtrArray *turns;
  guint      n_due = 0;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), 0);

  turns = get_turns (self, game);
  for (guint i = 0; turns && i < turns->len; i++)
    n_due += edubba_lost_turn_is_due (g_ptr_array_index (turns, i), edubba_progress_get_now (self));
  if (due)
    *due = n_due;
  return turns ? turns->len : 0;
}

/* Returns TRUE if a turn should be tried before another one that came after it. */
static gboolean
goes_first (const EdubbaLostTurn *one, const EdubbaLostTurn *other, gint64 now)
{
  gboolean one_lapsed = one->memory.grade == EDUBBA_GRADE_AGAIN;
  gboolean other_lapsed = other->memory.grade == EDUBBA_GRADE_AGAIN;

  if (edubba_lost_turn_is_due (one, now) != edubba_lost_turn_is_due (other, now))
    return edubba_lost_turn_is_due (one, now);
  if (one_lapsed != other_lapsed)
    return one_lapsed;
  return edubba_memory_get_strength (&one->memory, now) <
         edubba_memory_get_strength (&other->memory, now);
}

const EdubbaLostTurn *
edubba_progress_find_next_lost_turn (EdubbaProgress *self, const char *game, guint64 but)
{
  const EdubbaLostTurn *next = NULL;
  GPtrArray            *turns;
  gint64                now;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), NULL);

  now = edubba_progress_get_now (self);
  turns = get_turns (self, game);
  for (guint i = turns ? turns->len : 0; i > 0; i--)
    {
      const EdubbaLostTurn *turn = g_ptr_array_index (turns, i - 1);

      if (turn->id != but && (!next || goes_first (turn, next, now)))
        next = turn;
    }
  return next;
}

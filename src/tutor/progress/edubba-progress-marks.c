/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Progress with rules that were used, and the stars of lessons. What says no more than is known
 * already is not noted, so that a long game writes a few lines.
 */
#include "edubba-progress-private.h"

#include "edubba-ledger-lines.h"
#include "game-state.h"

static const EdubbaUses *
find_uses (EdubbaProgress *self, const char *game, const char *paragraph)
{
  EdubbaGameProgress *progress =
    edubba_ledger_get_game (edubba_progress_get_ledger (self), game, FALSE);

  return progress ? g_hash_table_lookup (progress->uses, paragraph) : NULL;
}

static const EdubbaLessonRecord *
find_lesson (EdubbaProgress *self, const char *game, const char *lesson)
{
  EdubbaGameProgress *progress =
    edubba_ledger_get_game (edubba_progress_get_ledger (self), game, FALSE);

  return progress ? g_hash_table_lookup (progress->lessons, lesson) : NULL;
}

/* Returns TRUE if one more use would change what is known of a rule. */
static gboolean
says_more (const EdubbaUses *uses, EdubbaUse use)
{
  if (!uses)
    return TRUE;
  if (use == EDUBBA_USE_SEEN || edubba_uses_are_known (uses))
    return FALSE;
  return use == EDUBBA_USE_ALONE || uses->alone + uses->helped < EDUBBA_KNOWN_USES;
}

gboolean
edubba_uses_are_known (const EdubbaUses *uses)
{
  return uses->alone > 0 && uses->alone + uses->helped >= EDUBBA_KNOWN_USES;
}

void
edubba_progress_note_use (EdubbaProgress *self,
                          const char     *game,
                          const char     *paragraph,
                          EdubbaUse       use)
{
  g_return_if_fail (EDUBBA_IS_PROGRESS (self));
  g_return_if_fail (edubba_progress_is_word (game) && edubba_progress_is_word (paragraph));
  g_return_if_fail (use < EDUBBA_N_USES);

  if (says_more (find_uses (self, game, paragraph), use))
    edubba_progress_note (self, "used %" G_GINT64_FORMAT " %s %s %s",
                          edubba_progress_get_now (self), game, paragraph, edubba_use_names[use]);
}

EdubbaUses
edubba_progress_get_uses (EdubbaProgress *self, const char *game, const char *paragraph)
{
  const EdubbaUses *uses;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), ((EdubbaUses) { 0 }));

  uses = find_uses (self, game, paragraph);
  return uses ? *uses : (EdubbaUses) { 0 };
}

EdubbaRuleState
edubba_progress_get_rule (EdubbaProgress *self, const char *game, const char *paragraph)
{
  EdubbaGameProgress *progress;
  const EdubbaMemory *memory;
  const EdubbaUses   *uses;
  EdubbaRuleState     state = EDUBBA_RULE_UNMET;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), EDUBBA_RULE_UNMET);

  progress = edubba_ledger_get_game (edubba_progress_get_ledger (self), game, FALSE);
  memory = progress ? g_hash_table_lookup (progress->rules, paragraph) : NULL;
  if (memory)
    state = edubba_memory_get_state (memory, edubba_progress_get_now (self));
  uses = find_uses (self, game, paragraph);
  if (state == EDUBBA_RULE_SHAKY || (state == EDUBBA_RULE_UNMET && !uses))
    return state;
  return uses && edubba_uses_are_known (uses) ? EDUBBA_RULE_SURE : EDUBBA_RULE_FRESH;
}

gboolean
edubba_progress_knows_all (EdubbaProgress    *self,
                           const GameRules   *rules,
                           const char *const *paragraphs)
{
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), FALSE);
  g_return_val_if_fail (rules != NULL && paragraphs != NULL, FALSE);

  for (; *paragraphs; paragraphs++)
    {
      EdubbaUses uses = edubba_progress_get_uses (self, rules->id, *paragraphs);

      if (game_paragraph_is_used (rules, *paragraphs) && !edubba_uses_are_known (&uses))
        return FALSE;
    }
  return TRUE;
}

void
edubba_progress_note_hints (EdubbaProgress *self, const char *game, const char *lesson, guint hints)
{
  g_return_if_fail (EDUBBA_IS_PROGRESS (self));
  g_return_if_fail (edubba_progress_is_word (game) && edubba_progress_is_word (lesson));

  if (edubba_progress_get_hints (self, game, lesson) != hints)
    edubba_progress_note (self, "hints %" G_GINT64_FORMAT " %s %s %u",
                          edubba_progress_get_now (self), game, lesson,
                          MIN (hints, EDUBBA_MAX_HINTS));
}

guint
edubba_progress_get_hints (EdubbaProgress *self, const char *game, const char *lesson)
{
  const EdubbaLessonRecord *record;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), 0);

  record = find_lesson (self, game, lesson);
  return record ? record->hints : 0;
}

void
edubba_progress_note_stars (EdubbaProgress *self, const char *game, const char *lesson, guint stars)
{
  g_return_if_fail (EDUBBA_IS_PROGRESS (self));
  g_return_if_fail (edubba_progress_is_word (game) && edubba_progress_is_word (lesson));
  g_return_if_fail (stars > 0 && stars <= EDUBBA_MAX_STARS);

  if (edubba_progress_get_stars (self, game, lesson) < stars)
    edubba_progress_note (self, "stars %" G_GINT64_FORMAT " %s %s %u",
                          edubba_progress_get_now (self), game, lesson, stars);
}

guint
edubba_progress_get_stars (EdubbaProgress *self, const char *game, const char *lesson)
{
  const EdubbaLessonRecord *record;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (self), 0);

  record = find_lesson (self, game, lesson);
  return record ? record->stars : 0;
}

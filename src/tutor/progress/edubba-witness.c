/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The witness of a match is a closure on its signal, which goes away with it. The actions that it
 * has noted are counted, so a line that is played again after an undo is noted again.
 */
#include "edubba-witness.h"

#include "game-state.h"

typedef struct
{
  EdubbaProgress *progress; /* owned */
  guint           seat;
  guint           noted; /* the actions of the record that have been noted */
} Witness;

/* The paragraph that an action of the record stands in; n_paragraphs if it is none's use. */
static guint
find_paragraph (EdubbaMatch *match, guint i)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  GameAction       action = edubba_match_get_action (match, i);

  if (rules->kinds[action.kind].flags & GAME_KIND_REPLY)
    return rules->n_paragraphs;
  return rules->paragraph (action, GAME_LEGAL);
}

/* Several actions of a turn or a task are one use. */
static void
note (EdubbaProgress *progress,
      EdubbaMatch    *match,
      guint           seat,
      guint           from,
      guint           to,
      gboolean        helped)
{
  const GameRules     *rules = edubba_match_get_module (match)->rules;
  g_autofree gboolean *used = g_new0 (gboolean, rules->n_paragraphs + 1);

  for (guint i = from; i < to; i++)
    {
      guint     paragraph = find_paragraph (match, i);
      EdubbaUse use = helped ? EDUBBA_USE_HELPED : EDUBBA_USE_ALONE;

      if (edubba_match_get_actor (match, i) != seat)
        use = EDUBBA_USE_SEEN;
      if (paragraph == rules->n_paragraphs || used[paragraph])
        continue;
      used[paragraph] = use != EDUBBA_USE_SEEN;
      edubba_progress_note_use (progress, rules->id, rules->paragraphs[paragraph].number, use);
    }
}

void
edubba_witness_note (
  EdubbaProgress *progress, EdubbaMatch *match, guint seat, guint from, gboolean helped)
{
  g_return_if_fail (EDUBBA_IS_PROGRESS (progress));
  g_return_if_fail (EDUBBA_IS_MATCH (match));

  note (progress, match, seat, from, edubba_match_get_cursor (match), helped);
}

/* The actions behind which the turn is another seat's, or the game is over. */
static guint
count_settled (EdubbaMatch *match)
{
  guint n = edubba_match_get_cursor (match);
  guint seat = edubba_match_get_seat (match);

  if (edubba_match_get_finished (match))
    return n;
  while (n > 0 && edubba_match_get_actor (match, n - 1) == seat)
    n--;
  return n;
}

static void
changed_cb (EdubbaMatch *match, Witness *self)
{
  guint settled;

  if (edubba_match_get_can_redo (match))
    return;
  settled = count_settled (match);
  if (settled > self->noted)
    note (self->progress, match, self->seat, self->noted, settled,
          edubba_match_get_assisted (match));
  self->noted = settled;
}

static void
witness_free (gpointer data, GClosure *closure)
{
  Witness *self = data;

  g_object_unref (self->progress);
  g_free (self);
}

void
edubba_witness_watch (EdubbaProgress *progress, EdubbaMatch *match, guint seat)
{
  Witness *self;

  g_return_if_fail (EDUBBA_IS_PROGRESS (progress));
  g_return_if_fail (EDUBBA_IS_MATCH (match));

  if (g_signal_handler_find (match, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, changed_cb, NULL) != 0)
    return;
  self = g_new (Witness, 1);
  *self = (Witness) { g_object_ref (progress), seat, edubba_match_get_cursor (match) };
  g_signal_connect_data (match, "changed", G_CALLBACK (changed_cb), self, witness_free, 0);
}

gboolean
edubba_witness_covers (EdubbaProgress    *progress,
                       EdubbaMatch       *match,
                       guint              seat,
                       const char *const *paragraphs)
{
  const GameRules     *rules = edubba_match_get_module (match)->rules;
  g_autofree gboolean *used = g_new0 (gboolean, rules->n_paragraphs + 1);

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), FALSE);

  for (guint i = 0; i < edubba_match_get_cursor (match); i++)
    if (edubba_match_get_actor (match, i) == seat)
      used[find_paragraph (match, i)] = TRUE;
  for (; *paragraphs; paragraphs++)
    {
      EdubbaRuleState state = edubba_progress_get_rule (progress, rules->id, *paragraphs);

      if (game_paragraph_is_used (rules, *paragraphs)
            ? !used[game_paragraph_find (rules, *paragraphs)]
            : state == EDUBBA_RULE_UNMET || state == EDUBBA_RULE_SHAKY)
        return FALSE;
    }
  return TRUE;
}

gboolean
edubba_witness_knows_all (EdubbaProgress    *progress,
                          const GameRules   *rules,
                          const char *const *paragraphs)
{
  guint n = 0;

  g_return_val_if_fail (rules != NULL && paragraphs != NULL, FALSE);

  for (guint i = 0; paragraphs[i]; i++)
    n += game_paragraph_is_used (rules, paragraphs[i]);
  return n > 0 && edubba_progress_knows_all (progress, rules, paragraphs);
}

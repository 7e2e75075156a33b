/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A turn is looked through as the person saw it when it began, with the same function that the
 * player spars by.
 */
#include "edubba-sparring.h"

#include "edubba-progress-study.h"
#include "game-state.h"

guint64
edubba_sparring_find_kinds (EdubbaProgress *progress, const GameModule *module)
{
  const GameRules   *rules;
  const EdubbaStudy *study;
  guint              day;
  guint64            kinds = 0;

  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), 0);
  g_return_val_if_fail (module != NULL, 0);

  rules = module->rules;
  study = edubba_progress_get_study (progress, rules->id);
  day = edubba_progress_get_study_day (progress, rules->id);
  for (guint i = 0; i < rules->n_kinds; i++)
    {
      const char *number;

      if (!(module->player->spars >> i & 1))
        continue;
      number = rules->paragraphs[game_kind_find_paragraph (rules, i)].number;
      if (edubba_progress_get_rule (progress, rules->id, number) == EDUBBA_RULE_SHAKY &&
          !(study && edubba_study_rests (study, number, day)))
        kinds |= G_GUINT64_CONSTANT (1) << i;
    }
  return kinds;
}

/* The kinds of action of a seat from action i on, in the turn that begins there. */
static guint64
find_used (const GameRules *rules, const GameRecord *record, guint i, guint seat)
{
  guint   turn = rules->turn (game_record_get_state (record, i));
  guint64 used = 0;

  for (; i < game_record_get_n_actions (record); i++)
    {
      const GameState *state = game_record_get_state (record, i);

      if (rules->turn (state) != turn)
        break;
      if (rules->seat (state) == seat)
        used |= G_GUINT64_CONSTANT (1) << game_record_get_action (record, i).kind;
    }
  return used;
}

/* Adds the kinds of action that decided the turn of the seat that begins with action i. */
static void
count_turn (GArray           *counts,
            const guint      *kinds,
            const GameModule *module,
            const GameRecord *record,
            guint             i,
            guint             seat)
{
  g_autofree GameState *seen = game_state_new (module->rules);
  guint64               used = find_used (module->rules, record, i, seat);
  guint64               all = 0;
  guint64               met;

  for (guint k = 0; k < counts->len; k++)
    all |= G_GUINT64_CONSTANT (1) << kinds[k];
  module->rules->observe (game_record_get_state (record, i), seat, seen);
  met = module->player->find_deciding (seen, seat, all);
  for (guint k = 0; k < counts->len; k++)
    {
      EdubbaSparred *count = &g_array_index (counts, EdubbaSparred, k);

      count->met += met >> kinds[k] & 1;
      count->used += met >> kinds[k] & used >> kinds[k] & 1;
    }
}

GArray *
edubba_sparring_count (EdubbaMatch *match, guint seat)
{
  GArray           *counts = g_array_new (FALSE, TRUE, sizeof (EdubbaSparred));
  const GameModule *module;
  const GameRules  *rules;
  const GameRecord *record;
  guint64           sparring = 0;
  guint             kinds[64];
  guint             turn = 0;

  g_return_val_if_fail (EDUBBA_IS_MATCH (match), counts);

  module = edubba_match_get_module (match);
  rules = module->rules;
  record = edubba_match_get_record (match);
  if (seat != GAME_NOBODY)
    sparring =
      edubba_seats_get_sparring (edubba_match_get_seats (match)) & module->player->spars;
  for (guint k = 0; k < rules->n_kinds; k++)
    if (sparring >> k & 1)
      {
        EdubbaSparred count = { .paragraph = game_kind_find_paragraph (rules, k) };

        kinds[counts->len] = k;
        g_array_append_val (counts, count);
      }
  for (guint i = 0; counts->len > 0 && i < game_record_get_n_actions (record); i++)
    {
      const GameState *state = game_record_get_state (record, i);

      if (rules->seat (state) != seat || rules->mover (state) != seat ||
          rules->turn (state) == turn)
        continue;
      turn = rules->turn (state);
      count_turn (counts, kinds, module, record, i, seat);
    }
  return counts;
}

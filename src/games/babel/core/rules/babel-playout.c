/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random play: the same games that drawing from the lists of babel_legal () gives, mostly without
 * the lists. The legal actions are counted, and the action with the number drawn is found; only
 * where abilities or discards may be among them the list is written.
 */
#include "babel-apply.h"
#include "babel-legal-sets.h"
#include "babel-legal.h"
#include "babel-state.h"
#include "game-rng.h"

/* Draws from the list; FALSE if it is empty. */
G_NO_INLINE static gboolean
play_listed (BabelState *state, guint64 *rng)
{
  GameAction actions[BABEL_MAX_LEGAL];
  guint      n = babel_legal (&state->table, actions);

  if (n > 0)
    babel_state_apply (state, actions[game_rng_below (rng, n)], NULL);
  return n > 0;
}

/* Plays card number k of the choices. */
static inline void
play_card (BabelTable *table, const BabelLegalSets *choices, guint k)
{
  guint before;
  guint nation = babel_lanes_find (choices->travels + choices->settles, k, &before);
  guint travels = babel_counts_get (choices->travels, nation);

  babel_table_play_card (table, table->mover, nation, k - before >= travels);
}

/* Plays number k of the actions after the cards in the list. */
static inline void
play_other (BabelState *state, const BabelLegalSets *choices, guint k)
{
  BabelTable *table = &state->table;
  guint       n_builds = babel_legal_sets_count_builds (choices);

  if (k < n_builds)
    babel_apply (table, babel_legal_sets_get_build (choices, k), NULL, NULL);
  else if (choices->can_end && k == n_builds + babel_legal_sets_count_moves (choices))
    babel_state_apply (state, babel_action (BABEL_END, 0, 0), NULL);
  else
    babel_apply (table, babel_legal_sets_get_migration (choices, k - n_builds), NULL, NULL);
}

/* Plays one action; FALSE once the game is over. */
static inline gboolean
play (BabelState *state, guint64 *rng)
{
  BabelTable    *table = &state->table;
  guint          me = table->mover;
  guint          land = table->pawn[me];
  guint          n_cards, n, k;
  BabelLegalSets choices;

  if (table->result != BABEL_PLAYING || table->owed ||
      (land != BABEL_QUARRY && babel_column_has_runs (table, me, land)))
    return play_listed (state, rng);
  choices = babel_legal_sets_find (table, me, land);
  n_cards = babel_legal_sets_count_cards (&choices);
  n = n_cards + babel_legal_sets_count_builds (&choices) + babel_legal_sets_count_moves (&choices) +
      choices.can_end;
  k = game_rng_below (rng, n);
  if (k < n_cards)
    play_card (table, &choices, k);
  else
    play_other (state, &choices, k - n_cards);
  return TRUE;
}

guint64
babel_state_playout (GameState *game, guint64 *rng, guint64 max_actions)
{
  BabelState *state = (BabelState *) game;
  guint64     played = 0;

  while (played < max_actions && play (state, rng))
    played++;
  return played;
}

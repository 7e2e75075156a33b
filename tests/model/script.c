/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Acts mostly, for any of the seats to act; also takes back, plays again, goes anywhere, changes
 * seats, gives up, and begins again.
 */
#include "script.h"

#include "game-rng.h"

static void
act (EdubbaMatch *match, guint64 *rng)
{
  const GameRules       *rules = edubba_match_get_module (match)->rules;
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  guint32                to_act = edubba_match_get_to_act (match);
  guint                  seat = edubba_match_get_seat (match);
  guint                  n = 0;
  g_autofree char       *text = NULL;

  for (guint s = 0; s < GAME_MAX_SEATS; s++)
    if ((to_act & 1u << s) && game_rng_below (rng, 2) == 0)
      seat = s;
  if (seat != GAME_NOBODY)
    n = rules->legal (edubba_match_get_state (match), seat, actions);
  if (n == 0)
    return;
  text = game_action_print (rules, actions[game_rng_below (rng, n)]);
  edubba_match_act_for (match, seat, text, NULL, NULL);
}

static void
change_seat (EdubbaMatch *match, guint64 *rng)
{
  guint seat = game_rng_below (rng, edubba_match_get_n_seats (match));

  edubba_match_set_seat_kind (match,
                              seat,
                              game_rng_below (rng, 2) ? EDUBBA_SEAT_PERSON : EDUBBA_SEAT_COMPUTER);
}

static EdubbaMatch *
begin_anew (EdubbaMatch *match, guint64 *rng)
{
  const GameModule *module = edubba_match_get_module (match);
  const GameRules  *rules = module->rules;
  guint64           seed = game_rng_next (rng);

  g_object_unref (match);
  return edubba_match_new (module, game_record_new_seed (rules, rules->min_seats, 0, seed));
}

EdubbaMatch *
script_step (EdubbaMatch *match, guint64 *rng)
{
  guint dice = game_rng_below (rng, 100);

  if (edubba_match_get_finished (match) && dice < 50)
    return begin_anew (match, rng);
  if (dice < 8)
    edubba_match_undo (match);
  else if (dice < 14)
    edubba_match_redo (match);
  else if (dice < 16)
    edubba_match_seek (match, game_rng_below (rng, edubba_match_get_length (match) + 1));
  else if (dice < 18)
    change_seat (match, rng);
  else if (dice < 19)
    {
      if (!edubba_match_get_finished (match))
        edubba_match_resign_seat (match, edubba_match_get_seat (match));
    }
  else if (dice < 24)
    edubba_match_take_back (match, game_rng_below (rng, edubba_match_get_n_seats (match)));
  else
    act (match, rng);
  return match;
}

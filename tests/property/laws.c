/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All laws but those about zones, about figures, and about the knowledge of seats. Each check
 * says one thing and can fail by itself; test-teeth.c shows that it does.
 */
#include "laws.h"

#include "game-player.h"
#include "game-playout.h"
#include "game-rng.h"

/* Positions per look of the law of advice, which plays games out; more in games that are very
 * long. */
#define ADVICE_EVERY 40

#define ADVICE_NODES 400
#define MAX_PLAN     32

static gboolean
contains (const GameAction *actions, guint n, GameAction action)
{
  for (guint i = 0; i < n; i++)
    if (game_action_equal (actions[i], action))
      return TRUE;
  return FALSE;
}

static guint64
draw_seed (void)
{
  return (guint64) g_test_rand_int () << 32 | (guint32) g_test_rand_int ();
}

/* Same state and action give the same state and the same events, and events are only a report. */
static void
check_repetition (Walk *walk)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  g_autofree GameState *again = NULL;
  g_autofree GameState *silent = NULL;

  if (!walk->before)
    return;
  again = game_state_dup (walk->rules, walk->before);
  silent = game_state_dup (walk->rules, walk->before);
  walk->rules->apply (again, walk->action, events);
  walk->rules->apply (silent, walk->action, NULL);
  law_assert (walk, game_state_equal (walk->rules, again, walk->state));
  law_assert (walk, game_state_equal (walk->rules, silent, walk->state));
  law_assert (walk, events->len == walk->events->len);
  law_assert (walk, events->len == 0 || memcmp (events->data, walk->events->data,
                                                events->len * sizeof (GameEvent)) == 0);
}

/* Some action is legal until the game is over, and then none; the seat to act agrees with it, and
 * so does its forced reply. Nothing else can be done while something is due. */
static void
check_progress (Walk *walk)
{
  gboolean is_over = walk->rules->result (walk->state, NULL);
  guint    seat = walk->rules->seat (walk->state);
  guint    seats = walk->rules->seats (walk->state);
  gboolean owes = !is_over && seat != walk->rules->mover (walk->state);
  guint    n_due = 0;

  for (guint i = 0; i < walk->n_legal; i++)
    n_due += (walk->rules->kinds[walk->legal[i].kind].flags & GAME_KIND_DUE) != 0;
  law_assert (walk, n_due == 0 || n_due == walk->n_legal);
  law_assert (walk, is_over == (walk->n_legal == 0));
  law_assert (walk, is_over == (seat == GAME_NOBODY));
  law_assert (walk, is_over || seat < seats);
  law_assert (walk, walk->rules->mover (walk->state) < seats);
  law_assert (walk, game_answer_find (walk->rules, walk->state, &(GameAction) { 0 }) == owes);
  law_assert (walk, walk->rules->chosen (walk->state) == walk->options);
  law_assert (walk, walk->rules->is_full (walk->state));
}

/* An action that ends the turn passes it on or ends the game; turns count up by one; only an
 * answer is given by a seat that is not on the move. */
static void
check_turns (Walk *walk)
{
  const GameRules *rules = walk->rules;
  guint            flags;

  if (!walk->before)
    return;
  flags = rules->kinds[walk->action.kind].flags;
  if (flags & GAME_KIND_ENDS_TURN)
    law_assert (walk, rules->turn (walk->state) == rules->turn (walk->before) + 1 ||
                        rules->result (walk->state, NULL));
  else
    law_assert (walk, rules->turn (walk->state) == rules->turn (walk->before) &&
                        rules->mover (walk->state) == rules->mover (walk->before));
  law_assert (walk, !(flags & GAME_KIND_REPLY) ==
                      (rules->seat (walk->before) == rules->mover (walk->before)));
}

/* A printed position is read back as the same, whole and as each seat sees it. */
static void
check_position_text (Walk *walk)
{
  const GameRules      *rules = walk->rules;
  g_autofree GameState *view = game_state_new (rules);
  g_autofree GameState *read = game_state_new (rules);

  for (guint s = 0; s <= rules->seats (walk->state); s++)
    {
      g_autofree char *text = NULL;

      if (s < rules->seats (walk->state))
        rules->observe (walk->state, s, view);
      else
        game_state_copy (rules, view, walk->state);
      text = game_position_print (rules, view);
      law_assert (walk, rules->parse_position (text, read, NULL));
      law_assert (walk, game_state_equal (rules, read, view));
    }
}

/* An action's text is read back as the same, and no two legal actions print alike. A secret one is
 * not what another seat gets for it, which has no operands. */
static void
check_action_text (Walk *walk)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < walk->n_legal; i++)
    {
      char      *text = game_action_print (walk->rules, walk->legal[i]);
      GameAction read;

      law_assert (walk, walk->rules->parse_action (text, &read, NULL));
      law_assert (walk, game_action_equal (read, walk->legal[i]));
      law_assert (walk, g_hash_table_add (seen, text));
      if (walk->rules->kinds[read.kind].flags & GAME_KIND_SECRET)
        law_assert (walk, !game_action_equal (read, (GameAction) { .kind = read.kind }));
    }
}

/* legal is exactly what judge allows among the writable actions, in the whole state and in the
 * seat's view of it; a refusal has a code and a paragraph, and judging leaves no trace. */
static void
check_judgement_of (Walk *walk, guint seat)
{
  const GameRules       *rules = walk->rules;
  g_autofree GameState  *copy = game_state_dup (rules, walk->state);
  g_autofree GameState  *view = game_state_dup (rules, walk->state);
  g_autofree GameAction *legal = g_new (GameAction, rules->max_legal);
  guint                  n_legal = rules->legal (walk->state, seat, legal);
  guint                  n_allowed = 0;

  if (seat != GAME_NOBODY)
    rules->observe (walk->state, seat, view);
  for (guint i = 0; i < walk->writable->len; i++)
    {
      GameAction action = g_array_index (walk->writable, GameAction, i);
      guint      refusal = rules->judge (copy, seat, action);

      law_assert (walk, refusal < rules->n_refusals);
      law_assert (walk, refusal == rules->judge (view, seat, action));
      law_assert (walk, (refusal == GAME_LEGAL) == contains (legal, n_legal, action));
      law_assert (walk, rules->paragraph (action, refusal) < rules->n_paragraphs);
      n_allowed += refusal == GAME_LEGAL;
    }
  law_assert (walk, walk->is_sample || n_allowed == n_legal);
  for (guint i = 0; i < n_legal; i++)
    law_assert (walk, rules->judge (view, seat, legal[i]) == GAME_LEGAL);
  law_assert (walk, game_state_equal (rules, copy, walk->state));
}

/* Checks the judgement for every seat that is to act. */
static void
check_judgement (Walk *walk)
{
  guint32 set = game_state_to_act (walk->rules, walk->state);

  walk_draw_writable (walk);
  if (set == 0)
    check_judgement_of (walk, GAME_NOBODY);
  for (guint s = 0; s < walk->seats; s++)
    if (set >> s & 1)
      check_judgement_of (walk, s);
}

/* Another world changes nothing in the seat's view, nor in its legal actions. */
static void
check_resampling (Walk *walk)
{
  const GameRules      *rules = walk->rules;
  g_autofree GameState *world = game_state_new (rules);
  g_autofree GameState *seen = game_state_new (rules);
  g_autofree GameState *seen_there = game_state_new (rules);

  for (guint s = 0; s < rules->seats (walk->state); s++)
    {
      game_state_resample (rules, walk->state, s, draw_seed (), world);
      rules->observe (walk->state, s, seen);
      rules->observe (world, s, seen_there);
      law_assert (walk, rules->is_full (world));
      law_assert (walk, game_state_equal (rules, seen, seen_there));
      law_assert (walk, rules->seat (world) == rules->seat (walk->state));
      if (game_state_to_act (rules, walk->state) >> s & 1)
        {
          g_autoptr (GArray) here = game_legal_sorted_for (rules, walk->state, s);
          g_autoptr (GArray) there = game_legal_sorted_for (rules, world, s);

          law_assert (walk, here->len == there->len &&
                              memcmp (here->data, there->data,
                                      here->len * sizeof (GameAction)) == 0);
        }
    }
}

/* A plan that can be played from `state` on, by one seat, is advice; anything else is not. */
static void
check_plan (Walk *walk, const GameState *state, const GameAction *plan, guint n)
{
  g_autofree GameState *copy = game_state_dup (walk->rules, state);
  guint                 seat = walk->rules->seat (state);

  law_assert (walk, n >= 1 && n <= MAX_PLAN);
  for (guint i = 0; i < n; i++)
    {
      law_assert (walk, walk->rules->seat (copy) == seat);
      law_assert (walk, game_state_judge (walk->rules, copy, plan[i]) == GAME_LEGAL);
      law_assert (walk, !(walk->rules->kinds[plan[i].kind].flags & GAME_KIND_CHANCE) || i + 1 == n);
      walk->rules->apply (copy, plan[i], NULL);
    }
}

static void
check_player (Walk             *walk,
              const GamePlayer *player,
              const GameState  *seen,
              const GameState  *seen_there)
{
  const GameRules *rules = walk->rules;
  GameAction       plan[2][MAX_PLAN];
  guint64          seed = draw_seed ();
  guint            seat = rules->seat (walk->state);
  guint            level = (guint) g_test_rand_int_range (0, GAME_N_LEVELS);
  guint            n[2];

  n[0] = game_player_choose (player, rules, seen, seat, level, seed, ADVICE_NODES, NULL, plan[0],
                             MAX_PLAN);
  n[1] = game_player_choose (player, rules, seen_there, seat, level, seed, ADVICE_NODES, NULL,
                             plan[1], MAX_PLAN);
  check_plan (walk, walk->state, plan[0], n[0]);
  law_assert (walk, n[0] == n[1]);
  law_assert (walk, memcmp (plan[0], plan[1], n[0] * sizeof (GameAction)) == 0);
}

/* Two worlds that a seat cannot tell apart get the same advice, and the same question the same
 * answer. */
static void
check_advice (Walk *walk)
{
  const GameRules      *rules = walk->rules;
  guint                 seat = rules->seat (walk->state);
  g_autofree GameState *world = NULL;
  g_autofree GameState *seen = NULL;
  g_autofree GameState *seen_there = NULL;

  if (seat == GAME_NOBODY ||
      g_test_rand_int_range (0, (gint32) (ADVICE_EVERY * MAX (1, walk->game->share / 10))) > 0)
    return;
  world = game_state_new (rules);
  seen = game_state_new (rules);
  seen_there = game_state_new (rules);
  game_state_resample (rules, walk->state, seat, draw_seed (), world);
  rules->observe (walk->state, seat, seen);
  rules->observe (world, seat, seen_there);
  check_player (walk, &game_player_random, seen, seen_there);
  check_player (walk, &game_player_playouts, seen, seen_there);
  if (walk->game->module->player != &game_player_playouts)
    check_player (walk, walk->game->module->player, seen, seen_there);
}

/* The generator that draws number k of n next: the middle of that part of all 64-bit numbers, and
 * splitmix64 (game-rng.h) backwards. */
static guint64
find_generator (guint k, guint n)
{
  guint64 part = G_MAXUINT64 / n;
  guint64 z = part * k + part / 2;

  z = (z ^ z >> 31 ^ z >> 62) * G_GUINT64_CONSTANT (0x319642B2D24D8EC3);
  z = (z ^ z >> 27 ^ z >> 54) * G_GUINT64_CONSTANT (0x96DE1B173F119089);
  z = z ^ z >> 30 ^ z >> 60;
  return z - G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
}

/* Counting legal actions gives the length of their list, and random play, given any number in
 * that list, the action there. */
static void
check_numbers (Walk *walk)
{
  const GameRules       *rules = walk->rules;
  g_autofree GameState  *listed = game_state_new (rules);
  g_autofree GameState  *played = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);

  law_assert (walk,
              game_state_count_legal (rules, walk->state, rules->seat (walk->state), actions) ==
                walk->n_legal);
  for (guint k = 0; k < walk->n_legal; k++)
    {
      guint64 rng = find_generator (k, walk->n_legal);
      guint64 same = rng;

      game_state_copy (rules, listed, walk->state);
      game_state_copy (rules, played, walk->state);
      rules->apply (listed, walk->legal[k], NULL);
      law_assert (walk, game_playout (rules, played, &rng, 1, actions) == 1);
      law_assert (walk, game_rng_below (&same, walk->n_legal) == k);
      law_assert (walk, rng == same);
      law_assert (walk, game_state_equal (rules, played, listed));
    }
}

/* A record, printed and read, is the same record with the same states. */
static void
check_record (Walk *walk)
{
  const GameModule *const modules[] = { walk->game->module, NULL };
  g_autofree char        *text = game_record_print (walk->record);
  g_autoptr (GameRecord) read = game_record_parse (modules, text, -1, NULL);
  g_autofree char *again = NULL;
  guint            n = game_record_get_n_actions (walk->record);

  law_assert (walk, read);
  again = game_record_print (read);
  law_assert (walk, g_str_equal (text, again));
  law_assert (walk, game_record_get_n_actions (read) == n);
  for (guint i = 0; i <= n; i++)
    law_assert (walk, game_state_equal (walk->rules, game_record_get_state (read, i),
                                        game_record_get_state (walk->record, i)));
}

/* The actions that do not end the turn are listed with the hashes to which they lead, and those
 * are others than they leave: some bytes of the state have changed. */
static void
check_hashes (Walk *walk)
{
  const GameRules       *rules = walk->rules;
  g_autofree GameState  *next = game_state_new (rules);
  g_autofree GameState  *spare = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  g_autofree guint64    *hashes = g_new (guint64, rules->max_legal);
  guint64                hash = game_state_hash (rules, walk->state);
  guint                  n_left = walk->n_legal;
  guint                  n;

  n = game_state_successors (rules, walk->state, hash, actions, hashes, spare);
  for (guint i = 0; i < walk->n_legal; i++)
    n_left -= (rules->kinds[walk->legal[i].kind].flags & GAME_KIND_ENDS_TURN) != 0;
  law_assert (walk, n == n_left);
  for (guint i = 0; i < n; i++)
    {
      guint64 after;

      law_assert (walk, contains (walk->legal, walk->n_legal, actions[i]));
      law_assert (walk, !contains (actions, i, actions[i]));
      law_assert (walk, !(rules->kinds[actions[i].kind].flags & GAME_KIND_ENDS_TURN));
      game_state_copy (rules, next, walk->state);
      rules->apply (next, actions[i], NULL);
      after = game_state_hash (rules, next);
      law_assert (walk, hashes[i] == after);
      law_assert (walk, after != hash);
    }
}

const Law laws[] = {
  { "repetition", check_repetition },
  { "progress", check_progress },
  { "turns", check_turns },
  { "position-text", check_position_text },
  { "action-text", check_action_text },
  { "judgement", check_judgement },
  { "resampling", check_resampling },
  { "advice", check_advice },
  { "hashes", check_hashes },
  { "numbers", check_numbers },
  { "zones", law_zones_check_position },
  { "standing", law_standing_check, law_shares_check },
  { "amounts", law_amounts_check },
  { "commitments", law_commitments_check },
  { "chance", law_chance_check },
  { "openness", law_openness_check },
  { "preview", law_preview_check },
  { "record", NULL, check_record },
  { NULL },
};

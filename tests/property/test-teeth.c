/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows that each law can fail: a toy game is broken in one place, and the law that guards the
 * place must notice. The broken thing is a copy of the game's table of functions.
 */
#include "../fixed.h"
#include "laws.h"
#include "toy-hoard.h"
#include "toy-sealed.h"

#define WRITABLE "{lay,ask,give}:{1,2,3,4} end dig"

/* Counts calls, for functions that are to differ from call to call. */
static guint64 n_calls;

static GameKind   kinds[5];
static GameRules  broken;
static GameModule module = { .rules = &broken, .player = &game_player_random };

/* Changes a byte that means nothing to the rules. */
static void
spoil (GameState *state)
{
  ((guint8 *) state)[toy_hoard_rules.state_size - 1] ^= 1;
}

static void
apply_unevenly (GameState *state, GameAction action, GArray *events)
{
  toy_hoard_rules.apply (state, action, events);
  if (n_calls++ % 2)
    spoil (state);
}

static void
break_repetition (void)
{
  broken.apply = apply_unevenly;
}

static guint
stop_on_turn_3 (const GameState *state, guint seat, GameAction *actions)
{
  return toy_hoard_rules.turn (state) == 3 ? 0 : toy_hoard_rules.legal (state, seat, actions);
}

static void
break_progress (void)
{
  broken.legal = stop_on_turn_3;
}

static void
break_turns (void)
{
  memcpy (kinds, toy_hoard_rules.kinds, sizeof kinds);
  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    kinds[k].flags = GAME_KIND_PLAIN;
  broken.kinds = kinds;
}

static gboolean
misread_position (const char *text, GameState *state, GError **error)
{
  gboolean is_read = toy_hoard_rules.parse_position (text, state, error);

  spoil (state);
  return is_read;
}

static void
break_position_text (void)
{
  broken.parse_position = misread_position;
}

static void
print_first_operand_only (GameAction action, GString *text)
{
  action.operand[0] = 0;
  toy_hoard_rules.print_action (action, text);
}

static void
break_action_text (void)
{
  broken.print_action = print_first_operand_only;
}

static guint
judge_too_mildly (const GameState *state, guint seat, GameAction action)
{
  guint refusal = toy_hoard_rules.judge (state, seat, action);

  return g_str_equal (toy_hoard_rules.refusals[refusal].code, "too-low") ? GAME_LEGAL : refusal;
}

static void
break_judgement (void)
{
  broken.judge = judge_too_mildly;
}

/* Completes a view of seat 0 as if it were the next seat's. */
static void
complete_for_another (const GameState *seen, guint64 seed, GameState *world)
{
  g_autofree GameState *other = game_state_new (&toy_hoard_rules);

  toy_hoard_rules.complete (seen, seed, other);
  toy_hoard_rules.observe (other, 1, world);
  game_state_copy (&toy_hoard_rules, other, world);
  toy_hoard_rules.complete (other, seed + 1, world);
}

static void
break_resampling (void)
{
  broken.complete = complete_for_another;
}

static guint
choose_by_mood (const GameRules         *rules,
                const GameState         *seen,
                guint                    seat,
                const GamePlayerOptions *options,
                GameAction              *plan,
                guint                    max)
{
  GamePlayerOptions other = *options;

  other.seed += n_calls++;
  return game_player_random.choose (rules, seen, seat, &other, plan, max);
}

static const GamePlayer moody = { .id = "moody", .choose = choose_by_mood };

static void
break_advice (void)
{
  module.player = &moody;
}

static guint64
hash_turn (const GameState *state)
{
  return toy_hoard_rules.turn (state);
}

static guint
foresee_wrongly (const GameState *state, guint64 hash, GameAction *actions, guint64 *hashes)
{
  g_autofree GameState *spare = game_state_new (&toy_hoard_rules);
  guint                 n;

  n = game_state_successors (&toy_hoard_rules, state, hash, actions, hashes, spare);
  for (guint i = 0; i < n; i++)
    hashes[i]++;
  return n;
}

static void
break_hashes (void)
{
  broken.hash = hash_turn;
  broken.successors = foresee_wrongly;
}

static guint64
play_first (GameState *state, guint64 *rng, guint64 max_actions)
{
  g_autofree GameAction *actions = g_new (GameAction, toy_hoard_rules.max_legal);

  if (game_state_legal (&toy_hoard_rules, state, actions) == 0)
    return 0;
  toy_hoard_rules.apply (state, actions[0], NULL);
  return 1;
}

static void
break_numbers (void)
{
  broken.playout = play_first;
}

static void
apply_silently (GameState *state, GameAction action, GArray *events)
{
  toy_hoard_rules.apply (state, action, events);
  if (events && events->len > 0)
    g_array_set_size (events, events->len - 1);
}

static void
break_zones (void)
{
  broken.apply = apply_silently;
}

static void
deal_anew (GameState *state, guint seats, guint32 options, guint64 seed)
{
  toy_hoard_rules.deal (state, seats, options, seed + n_calls++);
}

static void
break_record (void)
{
  broken.deal = deal_anew;
}

static gboolean
rank_nobody (const GameState *state, GameResult *result)
{
  if (result)
    memset (result, 0, sizeof *result);
  return toy_hoard_rules.result (state, NULL);
}

static void
break_standing (void)
{
  broken.result = rank_nobody;
}

/* The events do not count the scores. */
static void
apply_uncounted (GameState *state, GameAction action, GArray *events)
{
  toy_sealed_rules.apply (state, action, events);
  for (guint i = events ? events->len : 0; i > 0; i--)
    if (g_array_index (events, GameEvent, i - 1).kind == GAME_EVENT_AMOUNT)
      g_array_remove_index (events, i - 1);
}

static void
break_amounts (void)
{
  broken.apply = apply_uncounted;
}

/* A seat that chooses after others may do less than before. */
static guint
list_fewer_for_later_seats (const GameState *state, guint seat, GameAction *actions)
{
  guint n = toy_sealed_rules.legal (state, seat, actions);

  return n > 1 && seat > 0 && seat == toy_sealed_rules.seat (state) ? n - 1 : n;
}

static void
break_commitments (void)
{
  broken.legal = list_fewer_for_later_seats;
}

static void
break_chance (void)
{
  memcpy (kinds, toy_hoard_rules.kinds, sizeof kinds);
  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    kinds[k].flags &= (GameKindFlags) ~GAME_KIND_CHANCE;
  broken.kinds = kinds;
}

static void
break_openness (void)
{
  broken.open = TRUE;
}

static gboolean
reveal_another (GameState *state, guint seat, GameAction action, GArray *events)
{
  action.operand[0] = (guint8) ((action.operand[0] + 1) % 5);
  return toy_sealed_rules.apply_alone (state, seat, action, events);
}

static void
break_preview (void)
{
  broken.apply_alone = reveal_another;
}

/* options: the ones to break it under. */
static const struct
{
  const char *law;
  void (*break_game) (void);
  guint32          options;
  const GameRules *rules;
  const char      *writable;
} teeth[] = {
  { "repetition", break_repetition },
  { "progress", break_progress },
  { "turns", break_turns },
  { "position-text", break_position_text },
  { "action-text", break_action_text },
  { "judgement", break_judgement },
  { "resampling", break_resampling },
  { "advice", break_advice },
  { "hashes", break_hashes },
  { "numbers", break_numbers },
  { "zones", break_zones },
  { "standing", break_standing },
  { "amounts", break_amounts, 0, &toy_sealed_rules, "play:{1,2,3,4,5}" },
  { "commitments", break_commitments, 0, &toy_sealed_rules, "play:{1,2,3,4,5}" },
  { "chance", break_chance, 2 },
  { "openness", break_openness },
  { "preview", break_preview, 0, &toy_sealed_rules, "play:{1,2,3,4,5}" },
  { "record", break_record },
};

/* In a subprocess: walks under the law number data. */
static void
walk_broken (gconstpointer data)
{
  guint    i = GPOINTER_TO_UINT (data);
  WalkGame game = { &module, teeth[i].writable ? teeth[i].writable : WRITABLE };

  if (!g_test_subprocess ())
    return;
  broken = teeth[i].rules ? *teeth[i].rules : toy_hoard_rules;
  teeth[i].break_game ();
  walk_games (&game, teeth[i].options, &laws[i]);
}

static void
test_teeth (gconstpointer data)
{
  guint            i = GPOINTER_TO_UINT (data);
  g_autofree char *path = g_strdup_printf ("/property/teeth/%s/subprocess", teeth[i].law);
  g_autofree char *said = NULL;

  /* A table that went out of step would prove nothing. */
  g_assert_cmpstr (laws[i].name, ==, teeth[i].law);
  g_test_trap_subprocess (path, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  said = g_strdup_printf ("*law %s: *", teeth[i].law);
  g_test_trap_assert_stderr (said);
}

/* The list of legal actions is longer than max_legal says. */
static void
walk_crowded (void)
{
  WalkGame game = { &module, WRITABLE };

  if (!g_test_subprocess ())
    return;
  broken = toy_hoard_rules;
  broken.max_legal = 1;
  walk_games (&game, 0, &laws[0]);
}

/* The list of what can be written lacks a kind. */
static void
walk_unlisted (void)
{
  WalkGame game = { &module, "{lay,ask,give}:{1,2,3,4} end" };

  if (!g_test_subprocess ())
    return;
  broken = toy_hoard_rules;
  walk_games (&game, 0, &laws[0]);
}

static void
test_room (void)
{
  g_test_trap_subprocess ("/property/teeth/room/subprocess", 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*legal lists * actions, and max_legal has room for 1*");
}

static void
test_list (void)
{
  g_test_trap_subprocess ("/property/teeth/list/subprocess", 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*tests/WRITTEN*dig*no action of this kind is listed*");
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (teeth); i++)
    {
      g_autofree char *path = g_strconcat ("/property/teeth/", teeth[i].law, NULL);
      g_autofree char *inner = g_strconcat (path, "/subprocess", NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_teeth);
      g_test_add_data_func (inner, GUINT_TO_POINTER (i), walk_broken);
    }
  g_test_add_func ("/property/teeth/room", test_room);
  g_test_add_func ("/property/teeth/room/subprocess", walk_crowded);
  g_test_add_func ("/property/teeth/list", test_list);
  g_test_add_func ("/property/teeth/list/subprocess", walk_unlisted);
  return g_test_run ();
}

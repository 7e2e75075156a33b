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
  law_assert (walk, game_state_equal (walk->rules, again, walk->state),
              "played once more, %s leads to another state: %s",
              walk_say_action (walk, walk->action), walk_say_state (walk, again));
  law_assert (walk, game_state_equal (walk->rules, silent, walk->state),
              "played without events, %s leads to another state: %s",
              walk_say_action (walk, walk->action), walk_say_state (walk, silent));
  law_assert (walk, events->len == walk->events->len,
              "played once more, %s has %u events instead of %u",
              walk_say_action (walk, walk->action), events->len, walk->events->len);
  law_assert (walk,
              events->len == 0 || memcmp (events->data, walk->events->data,
                                          events->len * sizeof (GameEvent)) == 0,
              "played once more, %s has other events", walk_say_action (walk, walk->action));
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
  law_assert (walk, n_due == 0 || n_due == walk->n_legal,
              "%u of %u legal actions are due: while one is, nothing else is legal", n_due,
              walk->n_legal);
  law_assert (walk, is_over == (walk->n_legal == 0),
              "result says that the game %s, and legal lists %u actions",
              is_over ? "is over" : "goes on", walk->n_legal);
  law_assert (walk, is_over == (seat == GAME_NOBODY),
              "result says that the game %s, and seat that %s is to act",
              is_over ? "is over" : "goes on", seat == GAME_NOBODY ? "nobody" : "somebody");
  law_assert (walk, is_over || seat < seats, "seat is %u, and %u play", seat, seats);
  law_assert (walk, walk->rules->mover (walk->state) < seats, "mover is %u, and %u play",
              walk->rules->mover (walk->state), seats);
  law_assert (walk, game_answer_find (walk->rules, walk->state, &(GameAction) { 0 }) == owes,
              "seat is %u and mover %u, and legal lists %s action that ends a turn", seat,
              walk->rules->mover (walk->state), owes ? "only an" : "no");
  law_assert (walk, walk->rules->chosen (walk->state) == walk->options,
              "chosen gives the options %#x, and the game began with %#x",
              walk->rules->chosen (walk->state), walk->options);
  law_assert (walk, walk->rules->is_full (walk->state),
              "is_full says that something is unknown in the whole state of a game");
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
    law_assert (walk,
                rules->turn (walk->state) == rules->turn (walk->before) + 1 ||
                  rules->result (walk->state, NULL),
                "%s ends the turn, and turn goes from %u to %u",
                walk_say_action (walk, walk->action), rules->turn (walk->before),
                rules->turn (walk->state));
  else
    law_assert (walk,
                rules->turn (walk->state) == rules->turn (walk->before) &&
                  rules->mover (walk->state) == rules->mover (walk->before),
                "%s does not end the turn, and turn goes from %u to %u, mover from %u to %u",
                walk_say_action (walk, walk->action), rules->turn (walk->before),
                rules->turn (walk->state), rules->mover (walk->before),
                rules->mover (walk->state));
  law_assert (walk,
              !(flags & GAME_KIND_REPLY) ==
                (rules->seat (walk->before) == rules->mover (walk->before)),
              "%s is %s answer, and seat was %u, mover %u", walk_say_action (walk, walk->action),
              flags & GAME_KIND_REPLY ? "an" : "no", rules->seat (walk->before),
              rules->mover (walk->before));
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
      law_assert (walk, rules->parse_position (text, read, NULL),
                  "parse_position refuses what print_position has written: %s", text);
      law_assert (walk, game_state_equal (rules, read, view),
                  "written and read again, %s is %s", walk_say_state (walk, view),
                  walk_say_state (walk, read));
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

      law_assert (walk, walk->rules->parse_action (text, &read, NULL),
                  "parse_action refuses what print_action has written: %s", text);
      law_assert (walk, game_action_equal (read, walk->legal[i]),
                  "written and read again, %s is another action: %s",
                  walk_say_action (walk, walk->legal[i]), walk_say_action (walk, read));
      law_assert (walk, g_hash_table_add (seen, text), "two legal actions are written %s",
                  walk_say_action (walk, walk->legal[i]));
      if (walk->rules->kinds[read.kind].flags & GAME_KIND_SECRET)
        law_assert (walk, !game_action_equal (read, (GameAction) { .kind = read.kind }),
                    "%s is secret, and has no operands that others do not see",
                    walk_say_action (walk, read));
    }
}

static const char *
say_refusal (const GameRules *rules, guint refusal)
{
  return refusal == GAME_LEGAL ? "legal" : rules->refusals[refusal].code;
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

      law_assert (walk, refusal < rules->n_refusals, "judge gives %s refusal %u of %u",
                  walk_say_action (walk, action), refusal, rules->n_refusals);
      law_assert (walk, refusal == rules->judge (view, seat, action),
                  "judge says %s of %s, and %s in what seat %u sees", say_refusal (rules, refusal),
                  walk_say_action (walk, action),
                  say_refusal (rules, rules->judge (view, seat, action)), seat + 1);
      law_assert (walk, (refusal == GAME_LEGAL) == contains (legal, n_legal, action),
                  "judge says %s of %s, and legal %s it", say_refusal (rules, refusal),
                  walk_say_action (walk, action),
                  refusal == GAME_LEGAL ? "does not list" : "lists");
      law_assert (walk, rules->paragraph (action, refusal) < rules->n_paragraphs,
                  "paragraph gives %u of %u for %s", rules->paragraph (action, refusal),
                  rules->n_paragraphs, walk_say_action (walk, action));
      n_allowed += refusal == GAME_LEGAL;
    }
  for (guint i = 0; i < n_legal; i++)
    law_assert (walk, rules->judge (view, seat, legal[i]) == GAME_LEGAL,
                "legal lists %s, and judge says %s of it", walk_say_action (walk, legal[i]),
                say_refusal (rules, rules->judge (view, seat, legal[i])));
  law_assert (walk, walk->is_sample || n_allowed == n_legal,
              "legal lists %u actions, and of those in tests/WRITTEN judge allows %u", n_legal,
              n_allowed);
  law_assert (walk, game_state_equal (rules, copy, walk->state),
              "judge has changed the state to %s", walk_say_state (walk, copy));
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
      law_assert (walk, rules->is_full (world), "complete leaves something unknown: %s",
                  walk_say_state (walk, world));
      law_assert (walk, game_state_equal (rules, seen, seen_there),
                  "seat %u sees %s, and once complete has drawn the rest anew %s", s + 1,
                  walk_say_state (walk, seen), walk_say_state (walk, seen_there));
      law_assert (walk, rules->seat (world) == rules->seat (walk->state),
                  "seat %u is to act, and once complete has drawn the rest anew seat %u",
                  rules->seat (walk->state) + 1, rules->seat (world) + 1);
      if (game_state_to_act (rules, walk->state) >> s & 1)
        {
          g_autoptr (GArray) here = game_legal_sorted_for (rules, walk->state, s);
          g_autoptr (GArray) there = game_legal_sorted_for (rules, world, s);

          law_assert (walk,
                      here->len == there->len &&
                        memcmp (here->data, there->data, here->len * sizeof (GameAction)) == 0,
                      "seat %u has other legal actions in %s, which it cannot tell apart", s + 1,
                      walk_say_state (walk, world));
        }
    }
}

/* A plan that can be played from `state` on, by one seat, is advice; anything else is not. */
static void
check_plan (Walk *walk, const GameState *state, const GameAction *plan, guint n)
{
  g_autofree GameState *copy = game_state_dup (walk->rules, state);
  guint                 seat = walk->rules->seat (state);

  law_assert (walk, n >= 1 && n <= MAX_PLAN, "the player's plan has %u actions", n);
  for (guint i = 0; i < n; i++)
    {
      law_assert (walk, walk->rules->seat (copy) == seat,
                  "action %u of the player's plan, %s, is seat %u's", i + 1,
                  walk_say_action (walk, plan[i]), walk->rules->seat (copy) + 1);
      law_assert (walk, game_state_judge (walk->rules, copy, plan[i]) == GAME_LEGAL,
                  "action %u of the player's plan, %s, is refused: %s", i + 1,
                  walk_say_action (walk, plan[i]),
                  say_refusal (walk->rules, game_state_judge (walk->rules, copy, plan[i])));
      law_assert (walk, !(walk->rules->kinds[plan[i].kind].flags & GAME_KIND_CHANCE) || i + 1 == n,
                  "the player's plan goes on behind %s, which reveals something",
                  walk_say_action (walk, plan[i]));
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
  law_assert (walk, n[0] == n[1] && memcmp (plan[0], plan[1], n[0] * sizeof (GameAction)) == 0,
              "level %u plays %s first, and %s in a world that looks the same", level,
              walk_say_action (walk, plan[0][0]), walk_say_action (walk, plan[1][0]));
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
                walk->n_legal,
              "count_legal gives %u, and legal lists %u",
              game_state_count_legal (rules, walk->state, rules->seat (walk->state), actions),
              walk->n_legal);
  for (guint k = 0; k < walk->n_legal; k++)
    {
      guint64 rng = find_generator (k, walk->n_legal);
      guint64 same = rng;

      game_state_copy (rules, listed, walk->state);
      game_state_copy (rules, played, walk->state);
      rules->apply (listed, walk->legal[k], NULL);
      law_assert (walk, game_playout (rules, played, &rng, 1, actions) == 1,
                  "playout does not play one action when it is asked for one");
      law_assert (walk, game_rng_below (&same, walk->n_legal) == k && rng == same,
                  "playout draws other numbers than one below %u", walk->n_legal);
      law_assert (walk, game_state_equal (rules, played, listed),
                  "playout draws number %u of the list, %s, and comes to %s", k,
                  walk_say_action (walk, walk->legal[k]), walk_say_state (walk, played));
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

  law_assert (walk, read, "the record of this game cannot be read");
  again = game_record_print (read);
  law_assert (walk, g_str_equal (text, again), "read and written again, the record is %s", again);
  law_assert (walk, game_record_get_n_actions (read) == n, "read again, the record has %u actions",
              game_record_get_n_actions (read));
  for (guint i = 0; i <= n; i++)
    law_assert (walk,
                game_state_equal (walk->rules, game_record_get_state (read, i),
                                  game_record_get_state (walk->record, i)),
                "the record leads to another state after %u actions: %s", i,
                walk_say_state (walk, game_record_get_state (read, i)));
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
  law_assert (walk, n == n_left,
              "successors lists %u actions, and %u legal ones do not end the turn", n, n_left);
  for (guint i = 0; i < n; i++)
    {
      guint64 after;

      law_assert (walk, contains (walk->legal, walk->n_legal, actions[i]),
                  "successors lists %s, and legal does not", walk_say_action (walk, actions[i]));
      law_assert (walk, !contains (actions, i, actions[i]), "successors lists %s twice",
                  walk_say_action (walk, actions[i]));
      law_assert (walk, !(rules->kinds[actions[i].kind].flags & GAME_KIND_ENDS_TURN),
                  "successors lists %s, which ends the turn", walk_say_action (walk, actions[i]));
      game_state_copy (rules, next, walk->state);
      rules->apply (next, actions[i], NULL);
      after = game_state_hash (rules, next);
      law_assert (walk, hashes[i] == after,
                  "successors foresees another hash after %s than %s has",
                  walk_say_action (walk, actions[i]), walk_say_state (walk, next));
      law_assert (walk, after != hash, "%s leaves the hash as it is",
                  walk_say_action (walk, actions[i]));
    }
}

const Law laws[] = {
  { "repetition", "the same state and action give the same state and events", check_repetition },
  { "progress", "somebody can do something until the game is over, and then nobody",
    check_progress },
  { "turns", "an action that ends the turn passes it on, and no other does", check_turns },
  { "position-text", "a position that is written is read as the same", check_position_text },
  { "action-text", "an action that is written is read as the same, and no other is written so",
    check_action_text },
  { "judgement", "legal lists exactly what judge allows", check_judgement },
  { "resampling", "another world changes nothing that a seat sees or may do", check_resampling },
  { "advice", "worlds that a seat cannot tell apart get the same advice", check_advice },
  { "hashes", "successors foresees the states, and the hash tells them apart", check_hashes },
  { "numbers", "legal actions are counted as they are listed, and drawn by their numbers",
    check_numbers },
  { "zones", "events, played on the zones before an action, give those after it",
    law_zones_check_position },
  { "standing", "places and points agree, and the parts of points add up", law_standing_check,
    law_shares_check },
  { "amounts", "events count all changes of a figure", law_amounts_check },
  { "commitments", "what others have chosen and not revealed makes no difference",
    law_commitments_check },
  { "chance", "only kinds that are declared so reveal something unknown", law_chance_check },
  { "openness", "in an open game every seat sees everything", law_openness_check },
  { "preview", "a preview tells what the action then does", law_preview_check },
  { "record", "a record leads to the same states again", NULL, check_record },
  { NULL },
};

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The laws about a seat's knowledge while others choose, and about things that come to light. A
 * game in which one seat acts at a time keeps the first of them by itself.
 */
#include "laws.h"

#include "game-player.h"

/* Positions per look of the law of commitments at players, which play games out; more in games that
 * are very long. */
#define ADVICE_EVERY 20

#define ADVICE_NODES 300
#define MAX_PLAN     32

static guint64
draw_seed (void)
{
  return (guint64) g_test_rand_int () << 32 | (guint32) g_test_rand_int ();
}

static guint
count_bits (guint32 set)
{
  return (guint) __builtin_popcount (set);
}

/* The first seat of those to act is the one whose action comes next. */
static void
check_set (Walk *walk, const GameState *before)
{
  const GameRules *rules = walk->rules;
  guint32          set = game_state_to_act (rules, walk->state);
  guint32          all = game_state_to_act (rules, before);
  guint            seat = rules->seat (walk->state);
  guint            n = game_record_get_n_actions (walk->record);
  guint            made = count_bits (all) - count_bits (set);

  law_assert (walk, set >> walk->seats == 0, "to_act gives %#x, and %u play", set, walk->seats);
  law_assert (walk,
              set == 0 ? seat == GAME_NOBODY : (guint) __builtin_ctz (set) == seat,
              "to_act gives %#x, and seat is %u: it is the first of these, or nobody", set, seat);
  law_assert (walk, (set & ~all) == 0,
              "to_act gives %#x, and %#x before anybody chose: nobody comes in later", set, all);
  law_assert (walk, made <= n, "%u have chosen, and %u actions were played", made, n);
  law_assert (walk,
              game_state_equal (rules, before, game_record_get_state (walk->record, n - made)),
              "unseal gives %s, and before the choices was %s", walk_say_state (walk, before),
              walk_say_state (walk, game_record_get_state (walk->record, n - made)));
}

/* A seat's own zones, as it sees them, are the same. */
static void
check_own_zones (Walk *walk, guint seat, const GameState *here, const GameState *there)
{
  const GameRules    *rules = walk->rules;
  g_autofree guint16 *items = g_new (guint16, rules->max_items);
  g_autofree guint16 *others = g_new (guint16, rules->max_items);

  for (guint8 k = 0; k < rules->n_zones; k++)
    for (guint16 i = 0; i < rules->zones[k].indexes && rules->zones[k].per_seat; i++)
      {
        GameZone zone = { .kind = k, .seat = (guint8) seat, .index = i };
        guint    n = rules->contents (here, zone, items);

        law_assert (walk,
                    n == rules->contents (there, zone, others) &&
                      memcmp (items, others, n * sizeof *items) == 0,
                    "%s of seat %u holds something else after the others have chosen",
                    rules->zones[zone.kind].name, zone.seat + 1u);
      }
}

static void
check_choices (Walk *walk, guint seat, const GameState *here, const GameState *there)
{
  g_autoptr (GArray) actions = game_legal_sorted_for (walk->rules, here, seat);
  g_autoptr (GArray) others = game_legal_sorted_for (walk->rules, there, seat);

  law_assert (walk,
              actions->len > 0 && actions->len == others->len &&
                memcmp (actions->data, others->data, actions->len * sizeof (GameAction)) == 0,
              "seat %u has %u legal actions, and %u before the others had chosen, or others",
              seat + 1, actions->len, others->len);
}

static void
check_player (Walk             *walk,
              const GamePlayer *player,
              guint             seat,
              const GameState  *here,
              const GameState  *there)
{
  GameAction plan[2][MAX_PLAN];
  guint64    seed = draw_seed ();
  guint      n[2];

  n[0] = game_player_choose (player, walk->rules, here, seat, 0, seed, ADVICE_NODES, NULL, plan[0],
                             MAX_PLAN);
  n[1] = game_player_choose (player, walk->rules, there, seat, 0, seed, ADVICE_NODES, NULL,
                             plan[1], MAX_PLAN);
  law_assert (walk,
              n[0] >= 1 && n[0] == n[1] &&
                memcmp (plan[0], plan[1], n[0] * sizeof (GameAction)) == 0,
              "the player gives seat %u other advice after the others have chosen", seat + 1);
  law_assert (walk, walk->rules->judge (walk->state, seat, plan[0][0]) == GAME_LEGAL,
              "the player advises seat %u to %s, which is refused", seat + 1,
              walk_say_action (walk, plan[0][0]));
}

/* A seat that has still to choose holds, may do and is advised the same as before anybody chose. */
static void
check_seat (Walk *walk, guint seat, const GameState *before)
{
  const GameRules      *rules = walk->rules;
  g_autofree GameState *here = game_state_new (rules);
  g_autofree GameState *there = game_state_new (rules);
  g_autofree GameState *taken_back = game_state_new (rules);

  rules->observe (walk->state, seat, here);
  rules->observe (before, seat, there);
  game_state_unseal (rules, here, taken_back);
  law_assert (walk, game_state_equal (rules, taken_back, there),
              "unseal gives seat %u %s to see, and before the choices was %s", seat + 1,
              walk_say_state (walk, taken_back), walk_say_state (walk, there));
  if (!(game_state_to_act (rules, walk->state) >> seat & 1))
    return;
  check_own_zones (walk, seat, here, there);
  check_choices (walk, seat, here, there);
  check_choices (walk, seat, walk->state, before);
  if (g_test_rand_int_range (0, (gint32) (ADVICE_EVERY * MAX (1, walk->game->share / 10))) > 0)
    return;
  check_player (walk, &game_player_random, seat, here, there);
  check_player (walk, &game_player_playouts, seat, here, there);
  if (walk->game->module->player != &game_player_playouts)
    check_player (walk, walk->game->module->player, seat, here, there);
}

/* Another secret choice of the seat that has just chosen would have looked the same to others. */
static void
check_secrecy (Walk *walk)
{
  const GameRules      *rules = walk->rules;
  guint                 own = rules->seat (walk->before);
  g_autofree GameState *other = game_state_dup (rules, walk->before);
  g_autofree GameState *here = game_state_new (rules);
  g_autofree GameState *there = game_state_new (rules);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  g_autoptr (GArray) actions = game_legal_sorted (rules, walk->before);
  guint i = (guint) g_test_rand_int_range (0, (gint32) actions->len);

  rules->apply (other, g_array_index (actions, GameAction, i), events);
  law_assert (walk, events->len == walk->events->len,
              "another choice has %u events instead of %u: others could tell", events->len,
              walk->events->len);
  for (guint s = 0; s < walk->seats; s++)
    {
      if (s == own)
        continue;
      rules->observe (walk->state, s, here);
      rules->observe (other, s, there);
      law_assert (walk, game_state_equal (rules, here, there),
                  "seat %u sees what seat %u has chosen: %s, and with another choice %s", s + 1,
                  own + 1, walk_say_state (walk, here), walk_say_state (walk, there));
      for (guint e = 0; e < events->len; e++)
        {
          GameEvent seen = game_event_for_seat (g_array_index (events, GameEvent, e), s);
          GameEvent real = game_event_for_seat (g_array_index (walk->events, GameEvent, e), s);

          law_assert (walk, memcmp (&seen, &real, sizeof seen) == 0,
                      "event %u shows seat %u what seat %u has chosen", e, s + 1, own + 1);
        }
    }
}

/* A covered view, for all to look at, is the same from every seat. */
static void
check_cover (Walk *walk)
{
  const GameRules      *rules = walk->rules;
  g_autofree GameState *first = game_state_new (rules);
  g_autofree GameState *other = game_state_new (rules);

  for (guint s = 0; rules->cover != NULL && s < walk->seats; s++)
    {
      rules->observe (walk->state, s, other);
      rules->cover (other);
      if (s == 0)
        memcpy (first, other, rules->state_size);
      law_assert (walk, game_state_equal (rules, first, other),
                  "covered for all, the state is %s seen from seat 1, and %s from seat %u",
                  walk_say_state (walk, first), walk_say_state (walk, other), s + 1);
    }
}

void
law_commitments_check (Walk *walk)
{
  const GameRules      *rules = walk->rules;
  g_autofree GameState *before = game_state_new (rules);

  law_assert (walk, !rules->to_act == !rules->unseal,
              "a game in which several choose at once has to_act and unseal, any other neither");
  check_cover (walk);
  game_state_unseal (rules, walk->state, before);
  check_set (walk, before);
  for (guint s = 0; s < walk->seats; s++)
    check_seat (walk, s, before);
  if (walk->before && count_bits (game_state_to_act (rules, walk->before)) > 1)
    {
      law_assert (walk, rules->kinds[walk->action.kind].flags & GAME_KIND_SECRET,
                  "%s is chosen at the same time as others, and its kind is not secret",
                  walk_say_action (walk, walk->action));
      check_secrecy (walk);
    }
}

/* An action within a turn shows its own seat nothing that it did not know, unless its kind is one
 * that does: in another world that the seat could not tell apart it leads to the same view. */
void
law_chance_check (Walk *walk)
{
  const guint           free = GAME_KIND_ENDS_TURN | GAME_KIND_REPLY | GAME_KIND_CHANCE;
  const GameRules      *rules = walk->rules;
  g_autofree GameState *world = NULL;
  g_autofree GameState *here = NULL;
  g_autofree GameState *there = NULL;
  guint                 seat;

  if (!walk->before || rules->kinds[walk->action.kind].flags & free)
    return;
  seat = rules->seat (walk->before);
  world = game_state_new (rules);
  here = game_state_new (rules);
  there = game_state_new (rules);
  game_state_resample (rules, walk->before, seat, draw_seed (), world);
  rules->apply (world, walk->action, NULL);
  rules->observe (walk->state, seat, here);
  rules->observe (world, seat, there);
  law_assert (walk, game_state_equal (rules, here, there),
              "%s reveals something, and its kind is not declared so",
              walk_say_action (walk, walk->action));
}

/* In an open game everybody sees everything. */
void
law_openness_check (Walk *walk)
{
  const GameRules      *rules = walk->rules;
  g_autofree GameState *seen = NULL;

  if (!rules->open)
    return;
  seen = game_state_new (rules);
  for (guint s = 0; s < walk->seats; s++)
    {
      rules->observe (walk->state, s, seen);
      law_assert (walk, game_state_equal (rules, seen, walk->state),
                  "seat %u does not see everything: %s", s + 1, walk_say_state (walk, seen));
    }
  for (guint i = 0; i < walk->events->len; i++)
    for (guint s = 0; s < walk->seats; s++)
      law_assert (walk,
                  g_array_index (walk->events, GameEvent, i).seen_by >> s & 1 ||
                    g_array_index (walk->events, GameEvent, i).kind == GAME_EVENT_SHUFFLE,
                  "seat %u does not see event %u", s + 1, i);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All worlds that a seat holds possible: their number; each agrees with the seat's view and comes
 * once; and any other completion goes on like one of them until the next turn.
 */
#include "fixed.h"
#include "babel-fixture.h"

/* Nine cards lie unseen, five Assyrians and four Medes: two in the other hand, seven in the deck.
 * Five temple cards are left. */
#define POSITION                                             \
  "babel/1 A:HH/1|S/1 H:| M:| P:| S:| pawns=AA hands=PP|?? " \
  "stores=111111112222222333|33333444444455555 quarry=? "    \
  "discard=AAAAAAAHHHHHHHHHHMMMMMMMMPPPPPPPPPPSSSSSSSSSSS turn=9"

/* Two Medes more lie in the discards, so that the deck is one card short. */
#define SHORT_POSITION                                       \
  "babel/1 A:HH/1|S/1 H:| M:| P:| S:| pawns=AA hands=PP|?? " \
  "stores=111111112222222333|33333444444455555 quarry=? "    \
  "discard=AAAAAAAHHHHHHHHHHMMMMMMMMMMPPPPPPPPPPSSSSSSSSSSS turn=9"

static GArray *
list_worlds (const BabelState *state, guint max, GError **error)
{
  g_autofree GameState *seen = game_state_new (&babel_rules);
  GArray               *worlds = g_array_new (FALSE, FALSE, sizeof (BabelState));
  guint                 seat = babel_rules.seat ((const GameState *) state);

  babel_rules.observe ((const GameState *) state, seat, seen);
  if (babel_rules.worlds (seen, max, worlds, error))
    return worlds;
  g_array_unref (worlds);
  return NULL;
}

static const BabelState *
get_world (GArray *worlds, guint i)
{
  return &g_array_index (worlds, BabelState, i);
}

/* The seat's view at the beginning of its next turn, if all do nothing meanwhile. */
static char *
play_on (const BabelState *world)
{
  g_autofree GameState *state = game_state_dup (&babel_rules, (const GameState *) world);
  g_autofree GameState *seen = game_state_new (&babel_rules);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < 2; i++)
    {
      babel_rules.apply (state, fixture_action ("end"), NULL);
      babel_rules.observe (state, 1 - i % 2, seen);
      babel_rules.print_position (seen, text);
    }
  babel_rules.observe (state, 0, seen);
  babel_rules.print_position (seen, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_count (void)
{
  BabelState state = fixture_position (POSITION);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) worlds = list_worlds (&state, 20000, &error);
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < worlds->len; i++)
    {
      const GameState      *world = (const GameState *) get_world (worlds, i);
      g_autofree GameState *seen = game_state_new (&babel_rules);
      g_autofree GameState *before = game_state_new (&babel_rules);

      g_assert_true (babel_rules.is_full (world));
      babel_rules.observe (world, 0, seen);
      babel_rules.observe ((const GameState *) &state, 0, before);
      g_assert_true (game_state_equal (&babel_rules, seen, before));
      g_assert_true (g_hash_table_add (texts, game_position_print (&babel_rules, world)));
    }
  g_assert_cmpuint (worlds->len, >, 0);
}

/* However the cards lie, it goes on as in one of the worlds. */
static void
test_complete (void)
{
  BabelState            state = fixture_position (POSITION);
  g_autofree GameState *seen = game_state_new (&babel_rules);
  g_autofree GameState *other = game_state_new (&babel_rules);
  g_autoptr (GArray) worlds = list_worlds (&state, 20000, NULL);
  g_autoptr (GHashTable) futures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < worlds->len; i++)
    g_hash_table_add (futures, play_on (get_world (worlds, i)));
  babel_rules.observe ((const GameState *) &state, 0, seen);
  for (guint seed = 0; seed < 200; seed++)
    {
      g_autofree char *future = NULL;

      babel_rules.complete (seen, seed, other);
      future = play_on ((const BabelState *) other);
      g_assert_true (g_hash_table_contains (futures, future));
    }
}

static void
test_limits (void)
{
  BabelState state = fixture_position (POSITION);
  BabelState early = fixture_position ("babel/1 hands=AH|?????");
  BabelState late = fixture_position (SHORT_POSITION);
  g_autoptr (GError) few = NULL;
  g_autoptr (GError) many = NULL;
  g_autoptr (GError) none = NULL;

  g_assert_null (list_worlds (&state, 3, &few));
  g_assert_error (few, GAME_ERROR, GAME_ERROR_LIMIT);
  g_assert_null (list_worlds (&early, 20000, &many));
  g_assert_error (many, GAME_ERROR, GAME_ERROR_LIMIT);
  g_assert_null (list_worlds (&late, 20000, &none));
  g_assert_error (none, GAME_ERROR, GAME_ERROR_LIMIT);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/babel/worlds/count", test_count);
  g_test_add_func ("/babel/worlds/complete", test_complete);
  g_test_add_func ("/babel/worlds/limits", test_limits);
  return g_test_run ();
}

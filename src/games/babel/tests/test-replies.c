/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The proof over two turns against a walk that plays every sequence of both turns one by one, in
 * every world, and keeps nothing; the replies that it names, played again; and its limits. The slow
 * walk shares nothing with it but the list of worlds and the solver of a single turn.
 */
#include "fixed.h"
#include "babel-fixture.h"
#include "game-replies.h"
#include "game-solver.h"

typedef struct
{
  const char *position;
  const char *goal;
  guint       n_ends;
  guint       n_holding;
} Case;

/* In each: one card in hand, an empty hand opposite, and a deck of few kinds. */
static const Case cases[] = {
  { "babel/1 A:/1|S H:HH/12|A/1 M:M/1|HS/1 P:H|/1 S:|/1 pawns=HQ hands=P|"
    " stores=454346545544333|3336651166125432"
    " discard=AAAAAHHHHHHHHMMMMMMMMMMMPPPPPPPPPPPSSSSSSSSSS turn=27",
    "temple(opp,H) = 0", 12, 11 },
  { "babel/1 A:|/1 H:|S M:PA|H P:/12|/12 S:MS/12|MS pawns=SS hands=P|"
    " stores=1442452514651556|6261353412421624"
    " discard=AAAAAAAAAAAHHHHHHHHHHHMMMMPPPPPPPPPPSSSSSSSSS turn=29",
    "score(me) >= 7", 7, 1 },
  { "babel/1 A:/1| H:| M:H/1|SSA/1234 P:/1|M/1 S:|/12 pawns=MP hands=H|"
    " stores=4555613354143653|3163654264413"
    " discard=AAAAAAAAAAAHHHHMMMMMMMMMMMPPPPPPPPPPPPSSSSSSSSSS turn=29",
    "temple(me,M) >= 4", 3, 2 },
  { "babel/1 A:M/1| H:M|PAA/1 M:M|/1 P:/1|/1 S:/1|/1 pawns=AQ hands=S|"
    " stores=2626462422525542|2263441564415353"
    " discard=AAAAAAAAAAHHHHHHHHHHHHMMMMMMMMMPPPPPPPPPPPSSSSS turn=25",
    "temple(me,A) >= 3", 4, 1 },
  { "babel/1 A:/1| H:| M:H|/1 P:A|HHH/1234 S:HH|/12 pawns=PP hands=S|"
    " stores=15454413553513313|16154232632424"
    " discard=AAAAAHHHHHHMMMMMMMMMMMMPPPPPPPPPPPPSSSSSSSSSSS turn=25",
    "temple(opp,P) = 0", 3, 2 },
  { "babel/1 A:PM|SM/123 H:|MP/12 M:A/1| P:| S:/1| pawns=HA hands=A|"
    " stores=12411245465416|641152565246242352"
    " discard=AAAAHHHHHHHHHHHHMMMMMMMMMPPPPPPPPPPSSSSSSSSSSS turn=23",
    "temple(opp,H) = 0", 3, 2 },
};

typedef struct
{
  BabelState   state;
  GameGoal     goal;
  GameReplies *replies;
  GHashTable  *seen; /* of positions at whose end the walk has been */
  guint        n_ends;
  guint        n_holding;
} Walk;

static void
walk_init (Walk *walk, const Case *row)
{
  g_autoptr (GError) error = NULL;

  *walk = (Walk) { .state = fixture_position (row->position) };
  game_goal_parse (&babel_rules, row->goal, 2, 0, &walk->goal, &error);
  g_assert_no_error (error);
  walk->replies = game_replies_new (&babel_rules, (GameState *) &walk->state, &walk->goal,
                                    GAME_SOLVE_MEMORY, NULL, &error);
  g_assert_no_error (error);
  walk->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
walk_clear (Walk *walk)
{
  game_replies_free (walk->replies);
  g_hash_table_unref (walk->seen);
}

static gboolean
stays (gconstpointer data, GameAction action)
{
  return action.kind != BABEL_END;
}

static gboolean
is_reachable (const Walk *walk, const GameState *state, const GameTally *tally)
{
  GameFilter filter = { stays, NULL };
  g_autoptr (GameSolution) solution =
    game_solve_filtered (&babel_rules, state, &walk->goal, tally, &filter, GAME_SOLVE_ANY_LENGTH, 0,
                         GAME_SOLVE_MEMORY, NULL);

  return solution->verdict == GAME_SOLVABLE;
}

/* Returns TRUE if every reply after the end of the first turn is met. */
static gboolean
try_reply (const Walk *walk, const GameState *state, const GameTally *tally)
{
  g_autoptr (GArray) actions = NULL;

  if (babel_rules.seat (state) == GAME_NOBODY)
    return game_goal_holds (&walk->goal, state, tally);
  if (babel_rules.seat (state) == 0 && babel_rules.mover (state) == 0)
    return is_reachable (walk, state, tally);
  actions = game_legal_sorted (&babel_rules, state);
  for (guint i = 0; i < actions->len; i++)
    {
      g_autofree GameState *next = game_state_dup (&babel_rules, state);

      babel_rules.apply (next, g_array_index (actions, GameAction, i), NULL);
      if (!try_reply (walk, next, tally))
        return FALSE;
    }
  return TRUE;
}

static GArray *
list_worlds (const GameState *state)
{
  g_autofree GameState *seen = game_state_new (&babel_rules);
  GArray               *worlds = g_array_new (FALSE, FALSE, sizeof (BabelState));
  g_autoptr (GError) error = NULL;

  babel_rules.observe (state, 0, seen);
  babel_rules.worlds (seen, GAME_MAX_WORLDS, worlds, &error);
  g_assert_no_error (error);
  return worlds;
}

/* The reply that is named, in the world that is named: it is legal, and nothing helps against it;
 * or, where all are met, something does. */
static void
check_reply (const Walk *walk, const GameReply *reply, const GameTally *tally)
{
  g_autofree GameState *state = game_state_dup (&babel_rules, reply->world);

  babel_rules.apply (state, reply->end, NULL);
  for (guint i = 0; i < reply->line->len; i++)
    {
      GameAction action = g_array_index (reply->line, GameAction, i);

      g_assert_cmpuint (game_state_judge (&babel_rules, state, action), ==, GAME_LEGAL);
      babel_rules.apply (state, action, NULL);
    }
  if (babel_rules.seat (state) == GAME_NOBODY)
    g_assert_cmpint (game_goal_holds (&walk->goal, state, tally), ==, reply->met);
  else
    {
      g_assert_cmpuint (babel_rules.mover (state), ==, 0);
      g_assert_cmpint (is_reachable (walk, state, tally), ==, reply->met);
    }
}

static void
try_end (Walk *walk, const GameState *state, const GameTally *tally, const GameTally *before)
{
  g_autofree char *text = game_position_print (&babel_rules, state);
  GameReplyPoint   point;
  gboolean         met = TRUE;

  g_assert_true (game_replies_find (walk->replies, state, before, &point));
  g_assert_nonnull (point.reply);
  if (!g_hash_table_add (walk->seen, g_steal_pointer (&text)))
    return;
  {
    g_autoptr (GArray) worlds = list_worlds (state);

    for (guint i = 0; i < worlds->len && met; i++)
      {
        GameState *world = (GameState *) &g_array_index (worlds, BabelState, i);

        babel_rules.apply (world, fixture_action ("end"), NULL);
        met = try_reply (walk, world, tally);
      }
  }
  walk->n_ends++;
  walk->n_holding += met;
  g_assert_cmpint (point.reply->met, ==, met);
  check_reply (walk, point.reply, tally);
}

static void
try_first (Walk *walk, const GameState *state, const GameTally *tally)
{
  g_autoptr (GArray) actions = game_legal_sorted (&babel_rules, state);

  for (guint i = 0; i < actions->len; i++)
    {
      GameAction            action = g_array_index (actions, GameAction, i);
      g_autofree GameState *next = game_state_dup (&babel_rules, state);
      GameTally             counts = *tally;

      game_tally_add (&counts, &babel_rules, action);
      babel_rules.apply (next, action, NULL);
      if (action.kind == BABEL_END)
        try_end (walk, state, &counts, tally);
      else
        try_first (walk, next, &counts);
    }
}

static void
test_walk (gconstpointer data)
{
  const Case *row = data;
  GameTally   nothing = { { 0 } };
  Walk        walk;

  walk_init (&walk, row);
  try_first (&walk, (const GameState *) &walk.state, &nothing);
  g_assert_cmpuint (walk.n_ends, ==, row->n_ends);
  g_assert_cmpuint (walk.n_holding, ==, row->n_holding);
  g_assert_cmpuint (game_replies_get_n_ends (walk.replies), ==, row->n_ends);
  g_assert_cmpuint (game_replies_get_n_holding (walk.replies), ==, row->n_holding);
  walk_clear (&walk);
}

/* Hidden cards do not matter: another world that looks alike has the same first turns. */
static void
test_hidden (void)
{
  Walk walk;
  g_autoptr (GPtrArray) lines = NULL;
  BabelState other;

  walk_init (&walk, &cases[0]);
  lines = game_replies_list (walk.replies, TRUE, NULL);
  for (guint64 seed = 1; seed < 4; seed++)
    {
      g_autoptr (GameReplies) replies = NULL;
      g_autoptr (GPtrArray) others = NULL;

      game_state_resample (&babel_rules, (GameState *) &walk.state, 0, seed, (GameState *) &other);
      replies = game_replies_new (&babel_rules, (GameState *) &other, &walk.goal,
                                  GAME_SOLVE_MEMORY, NULL, NULL);
      others = game_replies_list (replies, TRUE, NULL);
      g_assert_cmpuint (others->len, ==, lines->len);
      for (guint i = 0; i < lines->len; i++)
        g_assert_cmpstr (others->pdata[i], ==, lines->pdata[i]);
    }
  walk_clear (&walk);
}

static void
assert_fails (const char *position, const char *goal_text, guint64 memory, gint cancel, int code)
{
  BabelState state = fixture_position (position);
  GameGoal   goal;
  g_autoptr (GError) error = NULL;

  g_assert_true (game_goal_parse (&babel_rules, goal_text, 2, 0, &goal, NULL));
  g_assert_null (
    game_replies_new (&babel_rules, (GameState *) &state, &goal, memory, &cancel, &error));
  g_assert_error (error, GAME_ERROR, code);
}

static void
test_limits (void)
{
  const Case *row = &cases[0];

  assert_fails (row->position, row->goal, 4096, 0, GAME_ERROR_LIMIT);
  assert_fails (row->position, row->goal, GAME_SOLVE_MEMORY, 1, GAME_ERROR_LIMIT);
  assert_fails ("babel/1 hands=AH|?????", row->goal, GAME_SOLVE_MEMORY, 0, GAME_ERROR_LIMIT);
  assert_fails ("babel/1 A:/6| H:/6| M:/6| P:/6|", "won = 1", GAME_SOLVE_MEMORY, 0,
                GAME_ERROR_REFUSED);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/babel/replies/walk/%u", i + 1);

      g_test_add_data_func (path, &cases[i], test_walk);
    }
  g_test_add_func ("/babel/replies/hidden", test_hidden);
  g_test_add_func ("/babel/replies/limits", test_limits);
  return g_test_run ();
}

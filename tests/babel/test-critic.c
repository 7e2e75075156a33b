/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's critic: that threats can be carried out with the cards they name, that its best line can
 * be played and its best ending is still to be had where it says so, and that what it says is a
 * fault loses.
 */
#include "babel-critic.h"
#include "babel-fixture.h"
#include "babel-judge.h"
#include "babel-reason.h"
#include "babel-threats.h"
#include "game-rng.h"

#define NODES 8000

/* A position in the middle of a random game, with somebody to act and nothing owed. */
static BabelState
random_position (void)
{
  for (;;)
    {
      BabelState state;
      guint64    rng = ((guint64) g_test_rand_int () << 32) | (guint32) g_test_rand_int ();
      guint      steps = (guint) g_test_rand_int_range (0, 200);

      babel_state_deal (&state, (guint32) g_test_rand_int_range (0, 8), rng);
      for (guint i = 0; i < steps && state.table.result == BABEL_PLAYING; i++)
        {
          GameAction actions[256];
          guint      n = babel_rules.legal ((const GameState *) &state, actions);

          babel_state_apply (&state, actions[game_rng_below (&rng, n)], NULL);
        }
      if (state.table.result == BABEL_PLAYING && state.table.owed == 0)
        return state;
    }
}

/* Plays a line by the rules; each action must be legal. */
static void
play (BabelState *state, const GameAction *line, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (babel_judge (&state->table, line[i]), ==, BABEL_LEGAL);
      babel_state_apply (state, line[i], NULL);
      while (state->table.owed > 0)
        {
          GameAction actions[256];

          babel_rules.legal ((const GameState *) state, actions);
          babel_state_apply (state, actions[0], NULL);
        }
    }
}

static void
check_threat (const BabelThreat *threat, const BabelState *state, guint victim)
{
  BabelState before = *state;
  BabelState after;
  GameAction line[BABEL_MAX_THREAT_LINE];
  guint      n;

  before.table.mover = (guint8) (1 - victim);
  before.table.migrated = 0;
  before.table.hand[1 - victim] = threat->cards;
  g_assert_true (babel_threat_is_held (threat, threat->cards));
  n = babel_threat_get_line (threat, &before.table, line);
  g_assert_cmpuint (line[n - 1].kind, ==, threat->kind);
  after = before;
  play (&after, line, n);
  if (threat->kind == BABEL_RAZE)
    {
      g_assert_cmpuint (babel_table_get_top (&before.table, victim, threat->land), ==,
                        threat->amount);
      g_assert_cmpuint (after.table.temple[victim][threat->land], ==, 0);
    }
  else if (threat->kind == BABEL_STEAL)
    g_assert_cmpuint (babel_table_get_top (&after.table, 1 - victim, threat->land), ==,
                      threat->amount);
  else if (threat->kind == BABEL_EXPEL || state->table.options == 0)
    g_assert_cmpuint (after.table.settlers[victim][threat->land] + threat->amount, ==,
                      before.table.settlers[victim][threat->land]);
}

static void
test_threats (void)
{
  guint kinds[BABEL_N_KINDS] = { 0 };

  for (guint round = 0; round < 400; round++)
    {
      BabelState  state = random_position ();
      BabelThreat threats[BABEL_MAX_THREATS];
      guint       n = babel_threats_list (&state.table, round % 2, threats);

      for (guint i = 0; i < n; i++)
        {
          check_threat (&threats[i], &state, round % 2);
          kinds[threats[i].kind]++;
        }
    }
  for (guint kind = BABEL_RAZE; kind <= BABEL_WIN_OVER; kind++)
    g_assert_cmpuint (kinds[kind], >, 0);
}

/* A turn of any actions, to its end. */
static void
play_random_turn (const BabelState *start, GameLine *line, BabelState *end)
{
  guint mover = start->table.mover;

  *end = *start;
  line->n = 0;
  while (end->table.result == BABEL_PLAYING && end->table.mover == mover && line->n < 40)
    {
      GameAction actions[256];
      guint      n = babel_rules.legal ((const GameState *) end, actions);
      GameAction action = actions[g_test_rand_int_range (0, (gint) n)];

      if (action.kind == BABEL_HALVE)
        continue;
      line->actions[line->n++] = action;
      babel_state_apply (end, action, NULL);
    }
}

static gboolean
halves (const GameLine *line)
{
  for (guint i = 0; i < line->n; i++)
    if (line->actions[i].kind == BABEL_HALVE)
      return TRUE;
  return FALSE;
}

/* Best lines are legal to their end; what was played, less the way back, begins them. */
static void
test_lines (void)
{
  for (guint round = 0; round < 12; round++)
    {
      BabelState   state = random_position ();
      BabelState   seen, end;
      GameLine     best, played;
      GameCritique critique;
      guint        kept;

      babel_state_observe (&state, state.table.mover, &seen);
      play_random_turn (&state, &played, &end);
      if (!babel_critic.find (&babel_rules, (const GameState *) &seen, round, NODES, NULL, &best))
        continue;
      g_assert_true (babel_critic.judge (&babel_rules, (const GameState *) &seen, &best, &played,
                                         round, NODES, NULL, &critique));
      kept = played.n - critique.n_back;
      kept -= kept > 0 && played.actions[played.n - 1].kind == BABEL_END;
      if (critique.best_chance > critique.chance)
        g_assert_cmpmem (critique.best.actions, MIN (kept, critique.best.n) * sizeof (GameAction),
                         played.actions, MIN (kept, critique.best.n) * sizeof (GameAction));
      end = state;
      if (!halves (&critique.best))
        play (&end, critique.best.actions, critique.best.n);
    }
}

/* A reason for each rung, in any position; and the same one twice. */
static void
test_aims (void)
{
  for (guint round = 0; round < 12; round++)
    {
      BabelState state = random_position ();
      BabelState seen;
      GameLine   best;
      GameReason reason, again;

      babel_state_observe (&state, state.table.mover, &seen);
      if (!babel_critic.find (&babel_rules, (const GameState *) &seen, round, NODES, NULL, &best) ||
          !babel_critic.aim (&babel_rules, (const GameState *) &seen, &best, round, &reason))
        continue;
      g_assert_cmpuint (reason.kind, >=, BABEL_REASON_AIM_WIN);
      g_assert_cmpuint (reason.kind, <, BABEL_N_REASONS);
      babel_critic.aim (&babel_rules, (const GameState *) &seen, &best, round, &again);
      g_assert_cmpmem (&reason, sizeof reason, &again, sizeof again);
    }
}

static void
test_nothing_to_judge (void)
{
  BabelState state =
    fixture_position ("babel/1 A:AAA| H:|HHHHHHAA/12345 M:P/1|MMMMM/12345 P:/123|PPPPP/12345 "
                      "S:SSSSSS/123456| pawns=AQ hands=A|AHMP turn=31");
  BabelState seen;
  GameLine   best;

  babel_state_apply (&state, fixture_action ("halve:A"), NULL);
  babel_state_observe (&state, 1, &seen);
  g_assert_false (
    babel_critic.find (&babel_rules, (const GameState *) &seen, 1, NODES, NULL, &best));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/babel/critic/threats", test_threats);
  g_test_add_func ("/babel/critic/lines", test_lines);
  g_test_add_func ("/babel/critic/aims", test_aims);
  g_test_add_func ("/babel/critic/nothing-to-judge", test_nothing_to_judge);
  return g_test_run ();
}

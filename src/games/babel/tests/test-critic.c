/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's critic: threats can be carried out with the cards they name, its best line can be
 * played and its best ending is still possible if it says so, and the turns that it calls faults
 * lose.
 */
#include "fixed.h"
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
          guint      n = game_state_legal (&babel_rules, (const GameState *) &state, actions);

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

          game_state_legal (&babel_rules, (const GameState *) state, actions);
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
      guint      n = game_state_legal (&babel_rules, (const GameState *) end, actions);
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

/* Best lines are legal to their end, and begin with the actions played less those to take back. */
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

/* A hand that was just halved, as its owner sees it. */
static BabelState
halve (const char *hand)
{
  g_autofree char *text =
    g_strdup_printf ("babel/1 A:AAA| H:|HHHHHHAA/12345 M:P/1|MMMMM/12345 P:/123|PPPPP/12345 "
                     "S:SSSSSS/123456| pawns=AQ hands=A|%s turn=31",
                     hand);
  BabelState state = fixture_position (text);
  BabelState seen;

  babel_state_apply (&state, fixture_action ("halve:A"), NULL);
  babel_state_observe (&state, 1, &seen);
  return seen;
}

static GameLine
read_discards (const char *nations)
{
  GameLine line = { 0 };

  for (const char *c = nations; *c; c++)
    {
      g_autofree char *action = g_strdup_printf ("discard:%c", *c);

      line.actions[line.n++] = fixture_action (action);
    }
  return line;
}

static BabelCounts
get_hand_after (const BabelState *seen, const GameLine *line)
{
  BabelState state = *seen;

  for (guint i = 0; i < line->n; i++)
    {
      g_assert_cmpuint (babel_judge (&state.table, line->actions[i]), ==, BABEL_LEGAL);
      babel_state_apply (&state, line->actions[i], NULL);
    }
  g_assert_cmpuint (state.table.owed, ==, 0);
  return state.table.hand[1];
}

/* Checks a reason about discards: the hand could have kept a run, or the better choice has the
 * cards that the reason names. */
static void
check_discard_reason (const BabelState   *seen,
                      const GameLine     *played,
                      const GameCritique *critique,
                      guint               i)
{
  const GameReason *reason = &critique->reasons[i];
  BabelCounts       kept = get_hand_after (seen, &critique->best);
  BabelCounts       given = seen->table.hand[1] - kept;

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    {
      guint n = reason->operand[BABEL_REASON_CARDS + nation];

      if (reason->kind == BABEL_REASON_GIVE_UP)
        g_assert_cmpuint (babel_counts_get (given, nation), ==, n);
      else if (n > 0)
        {
          g_assert_cmpuint (reason->kind, ==, BABEL_REASON_KEEP_RUN);
          g_assert_cmpuint (babel_counts_get (kept, nation), ==, n);
          g_assert_cmpuint (n, >=, 3);
          g_assert_cmpuint (babel_counts_get (get_hand_after (seen, played), nation), <, 3);
        }
    }
}

/* Three Assyrians raze the highest temple, and the opponent has few points: a side that is halved
 * had better not give them up. Nor does it matter in which order cards go. */
static void
test_discards (void)
{
  BabelState   seen = halve ("AAAHMP");
  GameLine     run = read_discards ("AAA");
  GameLine     others = read_discards ("HMP");
  GameLine     turned = read_discards ("PMH");
  GameLine     best;
  GameCritique critique;

  g_assert_true (
    babel_critic.find (&babel_rules, (const GameState *) &seen, 1, NODES, NULL, &best));
  get_hand_after (&seen, &best);
  g_assert_true (babel_critic.judge (&babel_rules, (const GameState *) &seen, &others, &run, 1,
                                     NODES, NULL, &critique));
  g_assert_cmpuint (critique.chance + critique.error, <, critique.best_chance);
  g_assert_cmpuint (critique.n_back, ==, 3);
  g_assert_cmpuint (critique.n_reasons, ==, 2);
  g_assert_cmpuint (critique.reasons[0].kind, ==, BABEL_REASON_KEEP_RUN);
  for (guint i = 0; i < critique.n_reasons; i++)
    check_discard_reason (&seen, &run, &critique, i);
  g_assert_true (babel_critic.judge (&babel_rules, (const GameState *) &seen, &others, &turned, 1,
                                     NODES, NULL, &critique));
  g_assert_cmpuint (critique.chance, ==, critique.best_chance);
  g_assert_cmpuint (critique.n_reasons, ==, 0);
}

/* Any hand, any choice, given up in part or whole: the line that goes on from it is the best of
 * those left. */
static void
test_any_discards (void)
{
  for (guint round = 0; round < 12; round++)
    {
      g_autoptr (GString) hand = g_string_new (NULL);
      BabelState   seen, after;
      GameLine     best, played = { 0 };
      GameCritique critique;

      for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
        for (gint n = g_test_rand_int_range (hand->len < 4 ? 1 : 0, 4); n > 0; n--)
          g_string_append_c (hand, BABEL_LETTERS[nation]);
      seen = after = halve (hand->str);
      for (gint n = g_test_rand_int_range (0, seen.table.owed + 1); n > 0; n--)
        {
          GameAction actions[256];
          guint      n_legal = game_state_legal (&babel_rules, (const GameState *) &after, actions);

          played.actions[played.n] = actions[g_test_rand_int_range (0, (gint) n_legal)];
          babel_state_apply (&after, played.actions[played.n++], NULL);
        }
      g_assert_true (
        babel_critic.find (&babel_rules, (const GameState *) &seen, round, NODES, NULL, &best));
      g_assert_cmpuint (best.n, ==, seen.table.owed);
      g_assert_true (babel_critic.judge (&babel_rules, (const GameState *) &seen, &best, &played,
                                         round, NODES, NULL, &critique));
      g_assert_true (get_hand_after (&seen, &critique.best) == get_hand_after (&seen, &best));
      for (guint i = 0; i < critique.n_reasons && played.n == seen.table.owed; i++)
        check_discard_reason (&seen, &played, &critique, i);
      if (critique.n_back > 0)
        g_assert_cmpmem (critique.best.actions, (played.n - critique.n_back) * sizeof (GameAction),
                         played.actions, (played.n - critique.n_back) * sizeof (GameAction));
    }
}

/* The quarry's last cards come up with the end of this turn: the side that has built till then
 * wins. */
static void
test_last_turn (void)
{
  BabelState   seen = fixture_position ("babel/1 A:AMPSH/1234| H:|M/12345 pawns=QQ hands=AA| "
                                          "stores=1111111122222223333334444466665555| quarry=56");
  GameLine     nothing = { 1, { fixture_action ("end") } };
  GameLine     best;
  GameCritique critique;
  GameReason   reason;

  g_assert_true (
    babel_critic.find (&babel_rules, (const GameState *) &seen, 1, NODES, NULL, &best));
  g_assert_true (babel_critic.judge (&babel_rules, (const GameState *) &seen, &best, &nothing, 1,
                                     NODES, NULL, &critique));
  g_assert_cmpuint (critique.chance, ==, 0);
  g_assert_cmpuint (critique.best_chance, ==, 1000);
  g_assert_cmpuint (critique.reasons[0].kind, ==, BABEL_REASON_WIN);
  g_assert_true (
    babel_critic.aim (&babel_rules, (const GameState *) &seen, &best, 1, &reason));
  g_assert_cmpuint (reason.kind, ==, BABEL_REASON_AIM_WIN);
}

static void
test_nothing_to_judge (void)
{
  BabelState state =
    fixture_position ("babel/1 A:P|/12 H:AAA|MMMMMM/123456 M:MMMMM/12345|P/123 P:PPPPP/12345| "
                      "S:SSSSS/12345| pawns=QQ hands=HM|???? turn=30");
  GameLine best;

  fixture_play (&state, "travel:H raze", NULL);
  g_assert_false (
    babel_critic.find (&babel_rules, (const GameState *) &state, 1, NODES, NULL, &best));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/babel/critic/threats", test_threats);
  g_test_add_func ("/babel/critic/lines", test_lines);
  g_test_add_func ("/babel/critic/aims", test_aims);
  g_test_add_func ("/babel/critic/discards/run", test_discards);
  g_test_add_func ("/babel/critic/discards/any", test_any_discards);
  g_test_add_func ("/babel/critic/last-turn", test_last_turn);
  g_test_add_func ("/babel/critic/nothing-to-judge", test_nothing_to_judge);
  return g_test_run ();
}

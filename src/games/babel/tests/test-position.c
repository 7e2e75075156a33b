/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Position texts (NOTATION.md 2): the canonical form, the deal from a seed, completion, and the
 * column of every fault.
 */
#include "fixed.h"
#include "babel-fixture.h"
#include "position-texts.h"

static const PositionFault faults[] = {
  { "", 1 },
  { "chess/1", 1 },
  { "babel/2 A:|", 1 },
  { "babel/10", 1 },
  { "babel/1\tA:|", 1 },
  { "babel/1 ", 9 },
  { "babel/1  A:|", 9 },
  { "babel/1 A:| ", 13 },
  { "babel/1 A:|H A:|", 14 },
  { "babel/1 A:| A:|", 13 },
  { "babel/1 X:|", 9 },
  { "babel/1 A", 9 },
  { "babel/1 A:", 11 },
  { "babel/1 A:B|", 11 },
  { "babel/1 A:?|", 11 },
  { "babel/1 A:|x", 12 },
  { "babel/1 A:||", 12 },
  { "babel/1 A:|/", 13 },
  { "babel/1 A:|/7", 13 },
  { "babel/1 A:|/22", 14 },
  { "babel/1 A:|/132", 15 },
  { "babel/1 A:PPPPPPPPPPPPP|", 23 },
  { "babel/1 A:PPPPPPPPPPPP|P", 24 },
  { "babel/1 colour=red", 9 },
  { "babel/1 turn", 9 },
  { "babel/1 pawns=AX", 16 },
  { "babel/1 pawns=A", 16 },
  { "babel/1 pawns=AAA", 17 },
  { "babel/1 rules=sumer", 15 },
  { "babel/1 rules=sumer-all,hands35", 25 },
  { "babel/1 rules=sumer-all,sumer-all", 25 },
  { "babel/1 rules=sumer-all,", 25 },
  { "babel/1 hands=HA|", 16 },
  { "babel/1 hands=?A|", 16 },
  { "babel/1 hands=", 15 },
  { "babel/1 stores=12?|", 18 },
  { "babel/1 starters=2", 18 },
  { "babel/1 deck=AH?A", 17 },
  { "babel/1 deck=AH", 14 },
  { "babel/1 quarry=1", 16 },
  { "babel/1 known=46", 15 },
  { "babel/1 known=01", 15 },
  { "babel/1 known=+1", 15 },
  { "babel/1 known=2147483648", 15 },
  { "babel/1 discard=HA", 18 },
  { "babel/1 turn=0", 14 },
  { "babel/1 move=3", 14 },
  { "babel/1 migrated=2", 18 },
  { "babel/1 owed=1", 14 },
  { "babel/1 hands=AAAA|AAA owed=4", 29 },
  { "babel/1 final=2", 15 },
  { "babel/1 result=", 16 },
  { "babel/1 result=1", 16 },
  { "babel/1 A:/6| H:/5| M:/4| result=2", 34 },
  { "babel/1 rng=", 13 },
  { "babel/1 rng=0123456789abcde", 28 },
  { "babel/1 rng=0123456789ABCDEF", 23 },
  { "babel/1 turn=2 turn=2", 16 },
  { "babel/1 final=1", 15 },
  { "babel/1 A:/6|/6 H:/5|/5 M:/4|/4 P:/3|/3 S:/2|/2", 1 },
};

static const PositionReading readings[] = {
  { "babel/1", "babel/1 A:| H:| M:| P:| S:|" },
  { "babel/1 move=2 pawns=QA S:|A/14 A:H|", "babel/1 A:H| H:| M:| P:| S:|A/14 pawns=QA move=2" },
  { "babel/1 turn=1 move=1 known=0 hands=| stores=| deck=? quarry=? discard= rules= starters=00 "
    "migrated=0 owed=0 final=0 pawns=QQ",
    "babel/1 A:| H:| M:| P:| S:|" },
  { "babel/1 quarry=12? known=1 deck=AH? hands=A??|?",
    "babel/1 A:| H:| M:| P:| S:| hands=A??|? deck=AH? quarry=12? known=1" },
  { "babel/1 A:/6|/6 H:/5|/4 M:/4|", "babel/1 A:/6|/6 H:/5|/4 M:/4| P:| S:| final=1" },
  { "babel/1 A:/6| H:/5| M:/4| rng=0000000000000000",
    "babel/1 A:/6| H:/5| M:/4| P:| S:| result=1" },
};

/* The first number of splitmix64 from seed 0, and the deal it leads to in outline. */
static void
test_deal (void)
{
  for (guint32 options = 0; options < 8; options++)
    {
      BabelState state;
      guint      short_hand = options & BABEL_OPTION_HANDS35 ? 2 : 0;

      babel_state_deal (&state, options, 42);
      g_assert_cmpuint (babel_counts_sum (state.table.hand[0]), ==, 8 - short_hand);
      g_assert_cmpuint (babel_counts_sum (state.table.hand[1]), ==, 5);
      g_assert_cmpuint (state.n_deck, ==, 47 + short_hand);
      g_assert_cmpuint (state.n_quarry, ==, 43);
      g_assert_cmpuint (babel_counts_sum (state.table.deck), ==, state.n_deck);
      g_assert_cmpuint (state.table.starter, ==, 3);
    }
}

/* Completion is a function of the known cards and the seed, and keeps everything known. */
static void
test_completion (void)
{
  static const char text[] = "babel/1 A:HH|S H:/1|/12 hands=AH?|?? deck=P? quarry=61? known=3 "
                             "stores=5|4 starters=10 discard=MM";
  BabelState        partial, one, same, other;
  g_autoptr (GError) error = NULL;

  babel_position_parse (text, (GameState *) &partial, &error);
  g_assert_no_error (error);
  babel_state_complete (&partial, 7, &one);
  babel_state_complete (&partial, 7, &same);
  babel_state_complete (&partial, 8, &other);
  g_assert_cmpmem (&one, sizeof one, &same, sizeof same);
  g_assert_true (memcmp (&one, &other, sizeof one) != 0);
  g_assert_cmpuint (babel_counts_get (one.table.hand[0], BABEL_UNKNOWN), ==, 0);
  g_assert_cmpuint (babel_counts_sum (one.table.hand[0]), ==, 3);
  g_assert_cmpuint (one.deck[one.n_deck - 1], ==, BABEL_PERSIA + 1);
  g_assert_cmpuint (babel_pile_get (&one.table.known, 2), ==, 6);
  g_assert_cmpuint (babel_pile_get (&one.table.known, 1), ==, 1);
  g_assert_cmpuint (babel_pile_get (&one.table.known, 0), !=, 0);
  g_assert_true (babel_state_count_hidden_nations (&one) == 0);
  g_assert_true (babel_state_count_hidden_levels (&one) == 0);
}

/* Texts that are no action, and the column of the first character that cannot be used. */
static const struct
{
  const char *text;
  guint       column;
} bad_actions[] = {
  { "", 1 },
  { "travel", 7 },
  { "travel:", 8 },
  { "travel:B", 8 },
  { "travel:a", 8 },
  { "travel:AA", 9 },
  { "travel:A@1", 9 },
  { "build", 6 },
  { "build:", 7 },
  { "build:ownx", 10 },
  { "build:own@1", 10 },
  { "migrate:A", 10 },
  { "migrate:A-", 11 },
  { "migrate:AH", 10 },
  { "raze:", 5 },
  { "raze@", 6 },
  { "raze@0", 6 },
  { "raze@01", 6 },
  { "raze@-1", 6 },
  { "raze@1@1", 7 },
  { "raze:A", 5 },
  { "skip:start", 6 },
  { "skip@1", 5 },
  { "expel", 6 },
  { "end:", 4 },
  { "end@1", 4 },
  { " end", 1 },
  { "end ", 1 },
  { "End", 1 },
  { "win_over", 1 },
  { "win-over@x", 10 },
};

static void
test_actions (void)
{
  static const char *const good[] = {
    "travel:A", "settle:S", "build:own", "build:opp", "build:start", "migrate:A-A",
    "raze", "raze@1", "steal@20", "win-over", "expel:P", "expel:P@2",
    "skip:own", "skip:opp@3", "halve:H", "halve:H@255", "discard:M", "end"
  };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *text = game_action_print (&babel_rules, fixture_action (good[i]));

      g_assert_cmpstr (text, ==, good[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad_actions); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *place = g_strdup_printf ("column %u: ", bad_actions[i].column);
      GameAction       action;

      g_test_message ("%s", bad_actions[i].text);
      g_assert_false (babel_action_parse (bad_actions[i].text, &action, &error));
      g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
      g_assert_true (g_str_has_prefix (error->message, place));
    }
}

static const PositionTexts texts = { &babel_rules, faults, G_N_ELEMENTS (faults), readings,
                                     G_N_ELEMENTS (readings), 8 };

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  position_texts_add (&texts);
  g_test_add_func ("/babel/position/deal", test_deal);
  g_test_add_func ("/babel/position/completion", test_completion);
  g_test_add_func ("/babel/notation/actions", test_actions);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The end of a game (RULES.md 4), under each option that speaks of it, by reading and by playing.
 * Reading a position and playing into it must come to the same verdict.
 */
#include "fixed.h"
#include "babel-apply.h"
#include "babel-fixture.h"

typedef struct
{
  BabelResult result;
  guint       final;
  const char *position;
} Ending;

/* Scores stand behind each row. */
static const Ending endings[] = {
  { BABEL_PLAYING, 0, "babel/1 A:/6| H:/5| M:/3|" },                  /* 14 : 0 */
  { BABEL_WON_BY_1, 0, "babel/1 A:/6|/6 H:/5|/3 M:/4|" },             /* 15 : 9 */
  { BABEL_PLAYING, 1, "babel/1 A:/6|/6 H:/5|/4 M:/4|" },              /* 15 : 10 */
  { BABEL_WON_BY_2, 1, "babel/1 A:/6|/6 H:/4|/5 M:|/4 P:|/3 S:|/2" }, /* 10 : 20 */
  { BABEL_PLAYING, 1, "babel/1 A:/6|/6 H:/4|/5 M:|/4 P:|/3 S:|/1" },  /* 10 : 19 */
  { BABEL_WON_BY_2, 0, "babel/1 A:/5|/6 H:/4|/5 M:|/4 P:|/3 S:|/2" },
  { BABEL_WON_BY_1, 1, "babel/1 A:/6|/6 H:/4|/3 final=1" },                         /* 10 : 9 */
  { BABEL_PLAYING, 0, "babel/1 A:/6|/6 H:/4|/3" },                                  /* 10 : 9 */
  { BABEL_PLAYING, 0, "babel/1 A:/6|/6 H:/5|/4 M:/4| rules=final15" },              /* 15 : 10 */
  { BABEL_PLAYING, 1, "babel/1 A:/6|/6 H:/4|/3 rules=final15 final=1" },            /* idle */
  { BABEL_WON_BY_1, 0, "babel/1 A:/6|/6 H:/5|/4 M:/4| P:/3| S:/2| rules=final15" }, /* 20 : 10 */
};

static void
test_read (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      BabelState state = fixture_position (endings[i].position);

      g_test_message ("%s", endings[i].position);
      g_assert_cmpuint (state.table.result, ==, endings[i].result);
      g_assert_cmpuint (state.table.final, ==, endings[i].final);
    }
}

/* The six levels of a temple raised to 15 : 10 begin the final phase; a raze then ends the game. */
static void
test_final_phase_stays (void)
{
  BabelState state = fixture_position ("babel/1 A:AAAAAA/5|/6 H:/5|/4 M:/4| P:AAA| pawns=AQ "
                                       "hands=P| stores=6|");

  fixture_play (&state, "build:own", NULL); /* 15 : 10 */
  g_assert_cmpuint (state.table.final, ==, 1);
  g_assert_cmpuint (state.table.result, ==, BABEL_PLAYING);
  fixture_play (&state, "raze", NULL); /* 15 : 4 */
  g_assert_cmpuint (state.table.result, ==, BABEL_WON_BY_1);
}

/* With final15 nothing lasts: 14 against 9 goes on, although 15 against 10 was reached before. */
static void
test_no_lasting_phase (void)
{
  static const char after[] = "babel/1 A:/5|AAA/4 H:HHH/5|/1 M:/5| P:|/5 pawns=QA move=2";
  g_autofree char  *lasting = g_strconcat (after, " final=1", NULL);
  g_autofree char  *russian = g_strconcat (after, " rules=final15 final=1", NULL);
  BabelState        state = fixture_position (lasting);

  fixture_play (&state, "raze", NULL); /* 10 : 10 */
  g_assert_cmpuint (state.table.result, ==, BABEL_PLAYING);
  state = fixture_position (russian);
  fixture_play (&state, "raze", NULL);
  g_assert_cmpuint (state.table.result, ==, BABEL_PLAYING);
}

/* 45 temple cards less those in the quarry, all in the stores. */
#define ALL_BUT_65 "1111111111222222222333333334444444555556666"

static void
test_empty_quarry (void)
{
  BabelState state = fixture_position ("babel/1 hands=AA|A stores=" ALL_BUT_65 "| quarry=56");

  g_assert_cmpuint (babel_table_foresee_end (&state.table), ==, BABEL_WON_BY_1);
  fixture_play (&state, "end", NULL);
  g_assert_cmpuint (state.table.result, ==, BABEL_WON_BY_1); /* 0 : 0, but two cards against one */
  g_assert_cmpuint (state.table.turn, ==, 1);
  g_assert_cmpuint (state.table.mover, ==, 0);
  g_assert_cmpuint (babel_counts_sum (state.table.hand[1]), ==, 1);
  g_assert_cmpuint (babel_pile_get (&state.table.store[0], 43), ==, 6);
  g_assert_cmpuint (babel_table_get_store_top (&state.table, 0), ==, 5);

  state = fixture_position ("babel/1 hands=A|A stores=" ALL_BUT_65 "5| quarry=6");
  g_assert_cmpuint (babel_table_foresee_end (&state.table), ==, BABEL_DRAWN);
  fixture_play (&state, "end", NULL);
  g_assert_cmpuint (state.table.result, ==, BABEL_DRAWN);

  state = fixture_position ("babel/1 A:|/5 hands=AA|A stores=" ALL_BUT_65 "| quarry=6");
  g_assert_cmpuint (babel_table_foresee_end (&state.table), ==, BABEL_WON_BY_2);
  fixture_play (&state, "end", NULL);
  g_assert_cmpuint (state.table.result, ==, BABEL_WON_BY_2);

  state = fixture_position ("babel/1 A:|/5 hands=AA|A");
  g_assert_cmpuint (babel_table_foresee_end (&state.table), ==, BABEL_PLAYING);
}

static void
test_ranking (void)
{
  BabelState drawn = fixture_position ("babel/1 hands=A|A stores=" ALL_BUT_65 "56| quarry=");
  BabelState won = fixture_position ("babel/1 A:|/6 H:|/5 M:|/4");
  GameResult result;

  g_assert_true (babel_rules.result ((GameState *) &drawn, &result));
  g_assert_cmpuint (result.rank[0], ==, 1);
  g_assert_cmpuint (result.rank[1], ==, 1);
  g_assert_cmpuint (game_winner (&babel_rules, (GameState *) &drawn), ==, GAME_NOBODY);
  g_assert_true (babel_rules.result ((GameState *) &won, &result));
  g_assert_cmpuint (result.rank[0], ==, 2);
  g_assert_cmpuint (game_winner (&babel_rules, (GameState *) &won), ==, 1);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/babel/endings/read", test_read);
  g_test_add_func ("/babel/endings/final-phase", test_final_phase_stays);
  g_test_add_func ("/babel/endings/no-lasting-phase", test_no_lasting_phase);
  g_test_add_func ("/babel/endings/empty-quarry", test_empty_quarry);
  g_test_add_func ("/babel/endings/ranking", test_ranking);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sentences about points at the end of a game: harvest by harvest as the events of the game
 * told them, or by fiefs if only the end is known; scroll by scroll; and the points of both of
 * two.
 */
#include "bunny-fixture.h"
#include "bunny-rules.h"
#include "bunny-words.h"
#include "fixed.h"
#include "game-record.h"

#define N_ROUNDS 4

/* The parts of the first two seats, behind each other. */
static char *
list_shares (const GameState *const *states, guint n)
{
  GString *said = g_string_new (NULL);

  for (guint seat = 0; seat < 2; seat++)
    {
      gint  points = 0;
      char *name;

      for (guint i = 0; (name = bunny_words_share (states, n, seat, i, &points)) != NULL; i++)
        {
          g_string_append_printf (said, "%s %d, ", name, points);
          g_free (name);
        }
    }
  return g_string_free (said, FALSE);
}

static void
assert_shares (const char *position, const char *parts)
{
  BunnyState       state = fixture_position (position);
  const GameState *end = (const GameState *) &state;
  g_autofree char *said = list_shares (&end, 1);

  g_assert_cmpstr (said, ==, parts);
}

/* Between two the last harvest is counted by fiefs. A5 and B5 are sea, F1 and G1 forest. */
static void
test_fiefs (void)
{
  assert_shares ("bunny/1 round=4 phase=over score=9|1 land=A5,B5,F1,G1|J10 "
                 "built=A5:city2,F1:city1,J10:city1 scrolls=gem2|",
                 "Best fief 2, Other fiefs 1, Earlier harvests 6, Scrolls 2, "
                 "Best fief 1, Other fiefs 0, Earlier harvests 0, Scrolls 0, ");
  assert_shares ("bunny/1 round=4 phase=over score=2|0 land=A5,B5|J10 built=A5:city2",
                 "Best fief 2, Best fief 0, ");
  assert_shares ("bunny/1 round=2 phase=build move=1 score=9|1 land=A5,B5|J10 built=A5:city2",
                 "Harvests 9, Scrolls 0, Harvests 1, Scrolls 0, ");
  assert_shares ("bunny/1 seats=3 round=4 phase=over score=9|1|0 land=A5,B5|J10| built=A5:city2",
                 "Harvests 9, Scrolls 0, Harvests 1, Scrolls 0, ");
}

#define LATE \
  "bunny/1 seats=3 round=4 phase=build score=5|0|2 land=A5,B5|J10| built=A5:city2 tray=camp1||"

/* A game that begins in its last round has one harvest: among three players it is told from the
 * points before it. */
static void
test_late (void)
{
  BunnyState       states[2] = { fixture_position (LATE) };
  const GameState *way[] = { (const GameState *) &states[0], (const GameState *) &states[1] };
  g_autofree char *said = NULL;

  states[1] = states[0];
  fixture_play (&states[1], "done");
  said = list_shares (way, 2);
  g_assert_cmpstr (said, ==,
                   "Earlier harvests 5, Harvest 4 2, Scrolls 0, "
                   "Earlier harvests 0, Harvest 4 0, Scrolls 0, ");
}

typedef gint Harvests[N_ROUNDS][BUNNY_MAX_SEATS];

/* Plays a game by chance, and notes the carrots of each harvest in its events. */
static GameRecord *
play_game (guint seats, Harvests harvests)
{
  GameRecord *record = game_record_new_seed (&bunny_rules, seats, 0, seats);
  GameAction  legal[BUNNY_MAX_LEGAL];

  for (guint i = 0;; i++)
    {
      const GameState *state = game_record_get_state (record, i);
      guint            round = bunny_state (state)->table.round - 1u;
      guint            seat = bunny_rules.seat (state);
      g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
      gint n;

      if (seat == GAME_NOBODY)
        return record;
      n = (gint) bunny_rules.legal (state, seat, legal);
      game_record_append (record, legal[g_test_rand_int_range (0, n)], events);
      for (guint e = 0; e < events->len; e++)
        {
          const GameEvent *event = &g_array_index (events, GameEvent, e);

          if (event->kind == GAME_EVENT_AMOUNT)
            harvests[round][event->to.seat] += event->amount;
        }
    }
}

/* Each harvest has a part of its own, with the carrots of its events. */
static void
test_harvests (void)
{
  for (guint seats = 2; seats <= BUNNY_MAX_SEATS; seats++)
    {
      Harvests harvests = { 0 };
      g_autoptr (GameRecord) record = play_game (seats, harvests);
      guint                        n = game_record_get_n_actions (record) + 1;
      g_autofree const GameState **states = g_new (const GameState *, n);

      for (guint i = 0; i < n; i++)
        states[i] = game_record_get_state (record, i);
      for (guint seat = 0; seat < seats; seat++)
        for (guint round = 0; round < N_ROUNDS; round++)
          {
            gint             points = 0;
            g_autofree char *name = bunny_words_share (states, n, seat, round, &points);
            g_autofree char *expected = g_strdup_printf ("Harvest %u", round + 1);

            g_assert_cmpstr (name, ==, expected);
            g_assert_cmpint (points, ==, harvests[round][seat]);
          }
    }
}

static void
assert_pieces (const char *position, guint seat, const char *pieces)
{
  BunnyState state = fixture_position (position);
  g_autoptr (GString) said = g_string_new (NULL);
  gint  points = 0;
  char *name, *detail;

  for (guint i = 0; (name = bunny_words_piece ((const GameState *) &state, seat, i, &points,
                                               &detail)) != NULL;
       i++)
    {
      g_string_append_printf (said, "%s %d, ", name, points);
      g_free (detail);
      g_free (name);
    }
  g_assert_null (detail);
  g_assert_cmpstr (said->str, ==, pieces);
}

static void
assert_detail (const char *position, const char *expected)
{
  BunnyState       state = fixture_position (position);
  gint             points;
  g_autofree char *detail = NULL;
  g_autofree char *name =
    bunny_words_piece ((const GameState *) &state, 0, 0, &points, &detail);

  g_assert_cmpstr (detail, ==, expected);
}

/* What a scroll gives stands beside it, and how much of that there is; for a copy, of its model. */
static void
test_details (void)
{
  assert_detail ("bunny/1 round=4 phase=over land=A1,A5|J10 scrolls=corners|",
                 "3 for each of your corner cells. Counted: 1.");
  assert_detail ("bunny/1 round=4 phase=over land=A1,A5,A6,C2|J10 scrolls=fiefs10|",
                 "12 with 10 fiefs or more. 3 of 10.");
  assert_detail ("bunny/1 round=4 phase=over land=A1,A5|J10 scrolls=gem2|",
                 "A treasure worth 2.");
  assert_detail ("bunny/1 round=4 phase=over land=A1|J10 scrolls=copyr|corners copied=r:corners|",
                 "3 for each of your corner cells. Counted: 1.");
}

#define COPIED "round=4 phase=over land=A1|J10 scrolls=gem3,copyr,copyl|gem5,double copied=" \
               "r:double,l:double|"

/* A copyist names the scroll it counts as; if two treasurers count four times, the last gives the
 * additional points. A seat without scrolls has nothing. */
static void
test_scrolls (void)
{
  assert_pieces ("bunny/1 round=4 phase=over land=A1,A5|J10 scrolls=gem2,corners|", 0,
                 "Gem worth 2 2, Surveyor 3, ");
  assert_pieces ("bunny/1 round=4 phase=over land=A1,A5|J10 scrolls=gem2,corners|", 1, "");
  assert_pieces ("bunny/1 " COPIED, 0,
                 "Gem worth 3 3, Copyist of the right: Treasurer 3, "
                 "Copyist of the left: Treasurer 3, ");
  assert_pieces ("bunny/1 rules=double-twice " COPIED, 0,
                 "Gem worth 3 3, Copyist of the right: Treasurer 3, "
                 "Copyist of the left: Treasurer 6, ");
}

static void
assert_result_by (const char        *position,
                  guint              viewer,
                  GameAddress        address,
                  const char *const *names,
                  const char        *expected)
{
  BunnyState       state = fixture_position (position);
  g_autofree char *said = bunny_words_result ((const GameState *) &state, viewer, address, names);

  g_assert_cmpstr (said, ==, expected);
}

static void
assert_result (const char *position, guint viewer, GameAddress address, const char *expected)
{
  assert_result_by (position, viewer, address, NULL, expected);
}

#define ENDED "bunny/1 round=4 phase=over score=12|1 land=A1|J10"

/* With two players the sentence gives the points of both. */
static void
test_results (void)
{
  static const char *const names[] = { "Anna", "Clover", NULL };

  assert_result (ENDED, 0, GAME_ADDRESS_YOU, "You win with 12 golden carrots against 1.");
  assert_result (ENDED, 1, GAME_ADDRESS_YOU,
                 "Your opponent wins with 12 golden carrots; you have 1.");
  assert_result (ENDED, 1, GAME_ADDRESS_NUMBER,
                 "Player 1 wins with 12 golden carrots; player 2 has 1.");
  assert_result_by (ENDED, 1, GAME_ADDRESS_YOU, names,
                    "Anna wins with 12 golden carrots; you have 1.");
  assert_result_by (ENDED, 1, GAME_ADDRESS_NUMBER, names,
                    "Anna wins with 12 golden carrots; Clover has 1.");
  assert_result ("bunny/1 round=4 phase=over score=0|1 land=A1|J10", 1, GAME_ADDRESS_YOU,
                 "You win with 1 golden carrot against 0.");
  assert_result ("bunny/1 round=4 phase=over score=7|7 land=A1|J10", 0, GAME_ADDRESS_YOU,
                 "The first place is shared, with 7 golden carrots.");
  assert_result ("bunny/1 seats=3 round=4 phase=over score=7|3|1 land=A1|J10|", 1,
                 GAME_ADDRESS_YOU, "Player 1 wins with 7 golden carrots; you come second with 3.");
}

/* Among more than two the sentence names the winners. */
static void
test_winners (void)
{
  static const char *const names[] = { "Anna", "Clover", "", NULL };
  static const char       *won = "bunny/1 seats=3 round=4 phase=over score=7|3|1 land=A1|J10|";
  static const char       *shared = "bunny/1 seats=3 round=4 phase=over score=7|3|7 land=A1|J10|";

  assert_result_by (won, 0, GAME_ADDRESS_NUMBER, names, "Anna wins with 7 golden carrots.");
  assert_result_by (won, 2, GAME_ADDRESS_YOU, names,
                    "Anna wins with 7 golden carrots; you come third with 1.");
  assert_result_by (won, 0, GAME_ADDRESS_YOU, names, "You win with 7 golden carrots.");
  assert_result_by (won, 0, GAME_ADDRESS_NUMBER, NULL, "Player 1 wins with 7 golden carrots.");
  assert_result_by (shared, 1, GAME_ADDRESS_YOU, names,
                    "The first place is shared, with 7 golden carrots: Anna, Player 3.");
  assert_result_by (shared, 2, GAME_ADDRESS_YOU, names,
                    "The first place is shared, with 7 golden carrots: Anna, you.");
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/bunny/points/fiefs", test_fiefs);
  g_test_add_func ("/bunny/points/late", test_late);
  g_test_add_func ("/bunny/points/harvests", test_harvests);
  g_test_add_func ("/bunny/points/scrolls", test_scrolls);
  g_test_add_func ("/bunny/points/details", test_details);
  g_test_add_func ("/bunny/points/results", test_results);
  g_test_add_func ("/bunny/points/winners", test_winners);
  return g_test_run ();
}

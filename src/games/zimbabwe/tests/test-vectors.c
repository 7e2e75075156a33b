/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The numbers of NOTATION.md 9, to the byte: deals, playouts, perft, the rulebook's raise and a
 * record; and goals with the fewest actions that reach them and the number of ways. All come from
 * an implementation that was written independently.
 */
#include "fixed.h"
#include "game-goal.h"
#include "game-options.h"
#include "game-perft.h"
#include "game-playout.h"
#include "game-record.h"
#include "game-rng.h"
#include "game-solver.h"
#include "game-state.h"
#include "zimbabwe-rules.h"

#define MAX_DEPTH 5
#define MEMORY    (G_GUINT64_CONSTANT (1) << 29)

static GameState *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  GameState *state = game_position_parse_full (&zimbabwe_rules, text, 0, &error);

  g_assert_no_error (error);
  return state;
}

static GameState *
deal (guint seats, const char *rules, guint64 seed)
{
  GameState *state = game_state_new (&zimbabwe_rules);
  guint32    options;

  g_assert_true (game_options_parse (&zimbabwe_rules, rules, &options, NULL));
  zimbabwe_rules.deal (state, seats, options, seed);
  return state;
}

static void
assert_check (const GameState *state, guint64 check)
{
  g_autofree char *text = game_position_print (&zimbabwe_rules, state);

  g_assert_cmphex (game_text_hash (text), ==, check);
}

/* ---- Deals and playouts */

static const struct
{
  guint       seats;
  const char *rules;
  guint64     seed;
  const char *position;
} deals[] = {
  { 2, "", 1, "zimbabwe/1 map=A3K1B2C1 gods=SDHTNQIX phase=found order=21" },
  { 3, "", 1, "zimbabwe/1 map=K3A1B2C1F2J1 gods=SEHGOQIX plaques=231 phase=found order=132" },
  { 4, "", 1,
    "zimbabwe/1 map=K3B1C2A1F2J1D0 gods=SEDHGOQI plaques=3124 phase=found order=4213" },
  { 5, "", 1,
    "zimbabwe/1 map=K3B1C2F1A2J1D0E2I3 gods=EDHGOATX plaques=53214 phase=found order=41235" },
  { 2, "beginner", 1, "zimbabwe/1 rules=beginner map=A3K1B2C1 gods=EGOTIX phase=found order=21" },
  { 3, "own-tiles,pairs", 2,
    "zimbabwe/1 rules=own-tiles,pairs map=i2a1b1e2d1j3 gods=SEGOATNI plaques=231 phase=found "
    "order=132" },
};

static void
test_deals (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      g_autofree GameState *state = deal (deals[i].seats, deals[i].rules, deals[i].seed);
      g_autofree char      *text = game_position_print (&zimbabwe_rules, state);

      g_assert_cmpstr (text, ==, deals[i].position);
    }
}

static const struct
{
  const char *path;
  guint       seats;
  guint       n_actions;
  guint       turn;
  guint64     check_at_50;
  guint64     check;
  guint       longest;
  guint       vp[5], vr[5];
} playouts[] = {
  { "/zimbabwe/playout/2-seats",
    2,
    237,
    98,
    0x3306fdd6bca1585b,
    0x8e287bf7607e3c31,
    354,
    { 40, 37 },
    { 39, 37 } },
  { "/zimbabwe/playout/3-seats",
    3,
    342,
    149,
    0x5be01df2beebfb6b,
    0x608c8704b5f7a50a,
    941,
    { 38, 36, 35 },
    { 37, 38, 31 } },
  { "/zimbabwe/playout/4-seats",
    4,
    361,
    158,
    0x2cd8eed347a66e01,
    0x9d0780ac565db8dc,
    927,
    { 27, 42, 26, 36 },
    { 32, 40, 39, 37 } },
  { "/zimbabwe/playout/5-seats",
    5,
    399,
    207,
    0xe97166249b6867c0,
    0xa2ae1c40b1f58170,
    1035,
    { 25, 27, 19, 18, 26 },
    { 24, 27, 36, 37, 38 } },
};

/* The value of a term for a seat. */
static gint
get_value (const GameState *state, const char *name, guint16 seat)
{
  for (guint i = 0; i < zimbabwe_rules.n_terms; i++)
    if (g_str_equal (zimbabwe_rules.terms[i].name, name))
      return zimbabwe_rules.terms[i].value (state, 0, &seat);
  g_assert_not_reached ();
}

/* The actions are chosen from the whole list, in its order; random play draws the same ones. */
static void
test_playout (gconstpointer data)
{
  guint                  i = GPOINTER_TO_UINT (data);
  g_autofree GameState  *state = deal (playouts[i].seats, "", 1);
  g_autofree GameState  *drawn = deal (playouts[i].seats, "", 1);
  g_autofree GameAction *actions = g_new (GameAction, zimbabwe_rules.max_legal);
  guint64                rng = 1;
  guint                  n = 0, longest = 0;

  for (; !zimbabwe_rules.result (state, NULL); n++)
    {
      g_autoptr (GArray) legal = game_legal_sorted (&zimbabwe_rules, state);

      if (n == 50)
        assert_check (state, playouts[i].check_at_50);
      longest = MAX (longest, legal->len);
      zimbabwe_rules.apply (
        state, g_array_index (legal, GameAction, game_rng_below (&rng, legal->len)), NULL);
    }
  g_assert_cmpuint (n, ==, playouts[i].n_actions);
  g_assert_cmpuint (longest, ==, playouts[i].longest);
  g_assert_cmpuint (zimbabwe_rules.turn (state), ==, playouts[i].turn);
  assert_check (state, playouts[i].check);
  for (guint16 seat = 0; seat < playouts[i].seats; seat++)
    {
      g_assert_cmpint (get_value (state, "vp", seat), ==, (gint) playouts[i].vp[seat]);
      g_assert_cmpint (get_value (state, "vr", seat), ==, (gint) playouts[i].vr[seat]);
    }
  rng = 1;
  g_assert_cmpuint (game_playout (&zimbabwe_rules, drawn, &rng, 10000, actions), ==, n);
  g_assert_true (game_state_equal (&zimbabwe_rules, state, drawn));
}

/* ---- Perft */

/* Sequences and distinct positions by length; seats, where the position is a deal. */
static const struct
{
  const char *path;
  const char *position;
  guint       seats;
  guint       counts[2 * MAX_DEPTH];
} perfts[] = {
  { "/zimbabwe/perft/2-seats",
    NULL,
    2,
    { 6, 6, 30, 30, 120, 120, 10744, 10714, 201224, 169718 } },
  { "/zimbabwe/perft/3-seats", NULL, 3, { 6, 6, 30, 30, 120, 120, 480, 480 } },
  { "/zimbabwe/perft/4-seats", NULL, 4, { 6, 6, 30, 30, 120, 120, 360, 360 } },
  { "/zimbabwe/perft/5-seats", NULL, 5, { 6, 6, 30, 30, 120, 120, 360, 360 } },
  { "/zimbabwe/perft/raise",
    "map=A0D0B0F0 crafts=2Wb4v,1Ie10,1Sf2 monuments=e6|c6,h10-2 cattle=3|9 techs=I1S2|W1 move=2",
    0,
    { 345, 345, 14584, 14146 } },
  { "/zimbabwe/perft/matching",
    "map=A0D0B0F0 extra=We4 crafts=1Wd1h,1Ie10,1Sf2,1Ta4v monuments=c6-2|l9 cattle=20|9 "
    "techs=W1I1S1T1| main=raise raising=c6",
    0,
    { 3, 3, 4, 3, 6, 5, 8, 2, 48, 12 } },
  { "/zimbabwe/perft/two-primaries",
    "map=A0D0B0F0 crafts=1We3h,2Wi5v,2Wa10h,1Sj3 monuments=h4|l9 cattle=3|9 techs=W1S1|w3",
    0,
    { 256, 256, 2449, 2445 } },
  { "/zimbabwe/perft/auction",
    "map=K1G0J3H3A3C3D2F3I1 monuments=g7|j7|l9|g10|i12 cattle=2|3|0|4|2 god=SE--- phase=auction",
    0,
    { 3, 3, 18, 18, 18, 18, 37, 37 } },
  { "/zimbabwe/perft/prices",
    "map=A0D0B0F0 crafts=1We3h,1Pd4h monuments=a3|l9 cattle=3|20 techs=W2P1| god=D- tune=WP",
    0,
    { 325, 325, 3651, 3101 } },
  { "/zimbabwe/perft/obatala",
    "map=A0D0B0F0 monuments=a3|f1 cattle=1|1 god=O-",
    0,
    { 100, 100, 9363, 4781 } },
  { "/zimbabwe/perft/specialists",
    "map=A0D0B0F0 monuments=a3|f1 cattle=20|20 gods=EDH staff=RS|",
    0,
    { 1034, 1034 } },
  { "/zimbabwe/perft/hiring",
    "map=A0D0B0F0 monuments=a3,c5-4,g5-5,l5-5,l9-5|f1 cattle=9|9 gods=S main=done",
    0,
    { 7, 7, 932, 932 } },
  { "/zimbabwe/perft/five-seats",
    "map=K1G0J3H3A3C3D2F3I1 monuments=g7|j7|l9|g10|i12 cattle=9|9|9|9|9 gods=SE",
    0,
    { 840, 840 } },
  { "/zimbabwe/perft/the-end",
    "map=D0A0B0F0C0J0 monuments=g9-5|j7-5|l10-5 cattle=1|1|1 order=312 move=2 main=done",
    0,
    { 1, 1, 0, 0 } },
};

static void
test_perft (gconstpointer data)
{
  guint                 i = GPOINTER_TO_UINT (data);
  g_autofree char      *text = g_strconcat ("zimbabwe/1 ", perfts[i].position, NULL);
  g_autofree GameState *state = perfts[i].seats ? deal (perfts[i].seats, "", 1) : parse (text);
  GamePerft             perft[MAX_DEPTH];
  guint                 depth = 1;

  for (guint d = 1; d < MAX_DEPTH; d++)
    if (perfts[i].counts[2 * d] > 0)
      depth = d + 1;
  g_assert_true (game_perft (&zimbabwe_rules, state, depth, MEMORY, perft, NULL, NULL));
  for (guint d = 0; d < depth; d++)
    {
      g_assert_cmpuint (perft[d].nodes, ==, perfts[i].counts[2 * d]);
      g_assert_cmpuint (perft[d].distinct, ==, perfts[i].counts[2 * d + 1]);
    }
}

/* ---- Lines of play */

static void
play (GameState *state, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      GameAction action;

      g_assert_true (zimbabwe_rules.parse_action (words[i], &action, NULL));
      g_assert_cmpuint (game_state_judge (&zimbabwe_rules, state, action), ==, GAME_LEGAL);
      zimbabwe_rules.apply (state, action, NULL);
    }
}

/* The rulebook's raise costs 7 cattle, 2 of them for hubs, and gives 6 VP. */
static void
test_raise (void)
{
  g_autofree char      *text = g_strconcat ("zimbabwe/1 ", perfts[4].position, NULL);
  g_autofree GameState *state = parse (text);
  gint                  vp = get_value (state, "vp", 1);

  assert_check (state, 0xe9a7433c256fb995);
  play (state, "raise:h10 good:e10-e9 good:f2-h2 from:b4-d3 raise:c6 good:e10-i8");
  assert_check (state, 0xa621c93e08ef31aa);
  g_assert_cmpint (get_value (state, "cattle", 1), ==, 2);
  g_assert_cmpint (get_value (state, "vp", 1), ==, vp + 6);
}

static const char record_text[] =
  "[Game \"zimbabwe\"]\n[Format \"1\"]\n[Rules \"own-tiles\"]\n"
  "[Seed \"1\"]\n[Result \"*\"]\n\n1. found:f6 ; c8855ca4\n"
  "2. found:f1 ; c9cd49c0\n3. bid:1 ; 5adc47dd\n4. pass ; dd5d89f8\n"
  "5. god:xango place:P-e5v price:P-2 end ; 95a91d9c\n"
  "6. place:W-e7h price:W-2 end ; 967cd322\n";

static void
test_record (void)
{
  static const GameModule        module = { .rules = &zimbabwe_rules };
  static const GameModule *const modules[] = { &module, NULL };
  g_autoptr (GError) error = NULL;
  GameRecord      *record = game_record_parse (modules, record_text, -1, &error);
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  again = game_record_print (record);
  g_assert_cmpstr (again, ==, record_text);
  game_record_free (record);
}

/* ---- Goals */

#define BOARD "zimbabwe/1 rules=own-tiles map=a0b0d0h0 "

/* clang-format off */
static const struct
{
  const char *name;
  const char *position;
  const char *goal;
  guint       length;
  guint       n_lines;
} goals[] = {
  { "2-monument", BOARD "monuments=a4|k7 cattle=0|3", "monuments(me) = 2", 1, 92 },
  { "4-craftsman", BOARD "monuments=a4|k7 cattle=2|3", "crafts(me,W) = 1 and price(me,W) = 2",
    2, 96 },
  { "5-one-good", BOARD "crafts=2Wd3h monuments=c5|k7 cattle=1|3 techs=|W1", "height(c5) = 2",
    2, 1 },
  { "6-round",
    BOARD "crafts=1Wd3h monuments=c5-3|k7 cattle=0|3 cards=2|0 techs=W1| order=21 move=1",
    "ends = 1 and cattle(me) = 5", 1, 1 },
  { "7-two-goods", BOARD "crafts=2Wd3h,2Pc6h monuments=c4-2|k7 cattle=2|3 techs=|W1P1",
    "height(c4) = 3", 3, 8 },
  { "8-hubs", BOARD "crafts=2Ib10 monuments=e5|d6 cattle=2|3 techs=|I1", "height(e5) = 2", 2, 1 },
  { "9-second-carver", BOARD "crafts=2Wd3h monuments=a4|k7 cattle=2|3 techs=|W1",
    "crafts(me,W) = 1", 1, 62 },
  { "10-placing", BOARD "crafts=1Wd3h monuments=c5|k7 cattle=4|3 techs=W1|",
    "crafts(me,S) = 1 and price(me,S) = 1", 2, 12 },
  { "10-using", BOARD "extra=We2 crafts=1Wd3h,2Sa2 monuments=c5|k7 cattle=2|3 techs=W1|S1",
    "height(c5) = 2", 3, 2 },
  { "11-prices", BOARD "crafts=1Wd3h monuments=a4|c5,k7 cattle=0|9 techs=W1|",
    "price(me,W) = 3", 1, 1 },
  { "14-herd", BOARD "monuments=c5|k7 cattle=4|3 staff=H|", "cards(me) = 6 and uses = 1", 1, 1 },
  { "14-god", BOARD "extra=We2 crafts=2Wd3h monuments=c5-2|k7 cattle=2|3 techs=|W1 gods=OTX",
    "height(c5) = 3 and placements = 0 and buildings = 0", 4, 2 },
  { "leave-him-his-wood",
    BOARD "extra=We2 crafts=2Wd3h,2Wh4h monuments=c5,i6|k2 used=i1 cattle=2|3 techs=|W1",
    "height(c5) = 2 and height(i6) = 2", 4, 6 },
  { "the-dear-neighbour",
    BOARD "crafts=2Wd3h,2Ph6h,2Ib10 monuments=e5-2|d6 cattle=5|3 techs=|W3P2I1",
    "height(e5) = 3 and cattle(me) >= 1 and placements = 0", 3, 8 },
  { "a-longer-lake", BOARD "crafts=2Ib10 monuments=h9|k2 cattle=4|3 techs=|I1 staff=R|",
    "hubs(h9,b10) = 0", 1, 5 },
  { "at-the-cap",
    BOARD "crafts=1Wd3h,1Pc6h,1Ib10,1Sa2,1Vd10,2Ti2h,2Tk3v monuments=a4|k7 cattle=4|9 "
    "techs=W1P1I1S1V1|T1 gods=DGX staff=H|",
    "crafts(me,T) = 1 and vr(me) <= 40", 2, 1 },
  { "out-of-fashion",
    BOARD "crafts=2Ib10 monuments=a4|d6,a8 used=i1,c2,k5 cattle=4|3 techs=|I1",
    "bill(a8) = 0 and bill(d6) = 0", 1, 47 },
  { "six-cattle-to-win",
    BOARD "crafts=1Wd3h,2Ph6h,2Ib10 monuments=k2-4,b6,h9-2|d6 cattle=6|3 techs=W2|P2I1 round=7 "
    "turn=36",
    "lead(me) >= 0 and placements = 0 and hires = 0", 5, 16 },
  { "the-builders-circle",
    BOARD "crafts=1Wd3h monuments=a4|k7 cattle=4|3 techs=W1| staff=B|",
    "crafts(me,W) = 2 and cards(me) >= 4", 2, 62 },
  { "the-right-bid",
    "zimbabwe/1 rules=own-tiles map=e0a0b0d0h0f0 monuments=g7|j7|l9 cattle=9|6|7 phase=auction "
    "move=3 bid=3 pot=4",
    "bids = 1 and plaque(me) >= 3 and plaque(1) <= 3", 1, 1 },
};
/* clang-format on */

static void
test_goal (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (GameSolution) solution = NULL;
  g_autofree GameState *state = parse (goals[i].position);
  GameGoal              goal;

  game_goal_parse (&zimbabwe_rules, goals[i].goal, zimbabwe_rules.seats (state),
                   game_goal_seat (&zimbabwe_rules, state), &goal, &error);
  g_assert_no_error (error);
  solution = game_solve (&zimbabwe_rules, state, &goal, NULL, GAME_SOLVE_ANY_LENGTH, 1,
                         GAME_SOLVE_MEMORY, NULL);
  g_assert_cmpint (solution->verdict, ==, GAME_SOLVABLE);
  g_assert_cmpuint (solution->length, ==, goals[i].length);
  g_assert_cmpuint (solution->count, ==, goals[i].n_lines);
}

/* Every term, in a turn and in an auction. */
static const struct
{
  const char *position;
  const char *goal;
} terms[] = {
  { BOARD "monuments=a4|k7", "steps(a4,d5) = 3 and steps(b8,j9) = 5 and steps(d3,c2) = 1" },
  { BOARD "monuments=a4|k7", "steps(b8,c8) = 1 and steps(c8,f7) = 0 and steps(a1,m1) = 99" },
  { BOARD "crafts=1Wd3h,2Ib10,2Sa2 monuments=k2-5,c5-2|e5,d6 used=c2 cattle=4|5 cards=1|0 "
          "techs=W2|I1S3 god=-I gods=X order=21 move=1",
    "vp(me) = 25 and vr(me) = 23 and lead(me) = 2 and short(me) = 0 and cattle(me) = 4 and "
    "cards(me) = 1 and income(me) = 5 and monuments(me) = 2 and level(me) = 5 and tall(me) = 1 "
    "and price(me,W) = 2 and crafts(me,W) = 1 and place(me) = 2 and pot = 0 and won = 0" },
  { BOARD "crafts=1Wd3h,2Ib10,2Sa2 monuments=k2-5,c5-2|e5,d6 used=c2 cattle=4|5 cards=1|0 "
          "techs=W2|I1S3 god=-I gods=X order=21 move=1",
    "vp(opp) = 5 and vr(opp) = 30 and short(opp) = 25 and income(opp) = 3 and left(W) = 2 and "
    "left(V) = 3 and height(c5) = 2 and height(a1) = 0 and bill(k2) = 0 and supply(d3) = 0 and "
    "supply(c11) = 1 and hubs(e5,b10) = 1 and hubs(c5,d3) = 0 and hubs(a1,d3) = 99 and over = 0" },
  { "zimbabwe/1 rules=own-tiles map=e0a0b0d0h0f0 monuments=g7|j7|l9 cattle=9|6|7 god=-S- "
    "phase=auction move=3 bid=3 pot=6",
    "pot = 6 and plaque(1) = 1 and plaque(2) = 4 and plaque(me) = 1 and place(me) = 0" },
};

static void
test_terms (void)
{
  const GameTally tally = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (terms); i++)
    {
      g_autofree GameState *state = parse (terms[i].position);
      g_auto (GStrv) parts = g_strsplit (terms[i].goal, " and ", -1);

      for (guint k = 0; parts[k]; k++)
        {
          g_autoptr (GError) error = NULL;
          GameGoal goal;

          game_goal_parse (&zimbabwe_rules, parts[k], zimbabwe_rules.seats (state),
                           game_goal_seat (&zimbabwe_rules, state), &goal, &error);
          g_assert_no_error (error);
          if (!game_goal_holds (&goal, state, &tally))
            g_error ("this does not hold: %s", parts[k]);
        }
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/zimbabwe/deals", test_deals);
  for (guint i = 0; i < G_N_ELEMENTS (playouts); i++)
    g_test_add_data_func (playouts[i].path, GUINT_TO_POINTER (i), test_playout);
  for (guint i = 0; i < G_N_ELEMENTS (perfts); i++)
    g_test_add_data_func (perfts[i].path, GUINT_TO_POINTER (i), test_perft);
  g_test_add_func ("/zimbabwe/raise", test_raise);
  g_test_add_func ("/zimbabwe/record", test_record);
  for (guint i = 0; i < G_N_ELEMENTS (goals); i++)
    {
      g_autofree char *path = g_strconcat ("/zimbabwe/goals/", goals[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_goal);
    }
  g_test_add_func ("/zimbabwe/terms", test_terms);
  return g_test_run ();
}

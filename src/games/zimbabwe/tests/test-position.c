/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Position texts: each fault with its column (NOTATION.md 2), other texts with their canonical
 * form, and damaged ones, which are refused or read as something that can be played on.
 */
#include "fixed.h"
#include "game-state.h"
#include "zimbabwe-rules.h"
#include "position-texts.h"

/* 22 characters: what is behind them begins in column 24, its value behind its key. */
#define TWO "zimbabwe/1 map=A0D0B0F0"

/* A raise under way, with all that it takes. */
#define RAISE                                                                           \
  TWO " crafts=1We3h,2Pd5h,1Sj3 monuments=h4-2|l9 cattle=9|9 techs=W1S1|P1 main=raise " \
      "raising=h4"

static const PositionFault faults[] = {
  /* The text, and what its fields are. */
  { "", 1 },
  { "meso/1 map=A0D0B0F0", 1 },
  { "zimbabwe/2 map=A0D0B0F0", 1 },
  { "zimbabwe/1map=A0D0B0F0", 1 },
  { TWO "\t", 1 },
  { TWO " turn=2 \xc3\xa9", 1 },
  { "zimbabwe/1", 11 },
  { TWO " ", 25 },
  { "zimbabwe/1  map=A0D0B0F0", 12 },
  { TWO " turn", 25 },
  { TWO " =3", 25 },
  { TWO " seats=2", 25 },
  { TWO " turn=2 turn=2", 32 },
  { TWO " turn=0 rubbish", 32 },      /* what is no field comes first */
  { "zimbabwe/1 turn=0 map=A0", 23 }, /* then the map, then the order of the table */
  { "zimbabwe/1 rain=x rules=x", 25 },
  { "zimbabwe/1 turn=0", 18 },
  { TWO " turn=0 rain=a", 37 },
  /* Values. */
  { TWO " rules=pairs,beginner", 31 },
  { TWO " rules=rounds", 31 },
  { "zimbabwe/1 map=A0D0B0", 16 },
  { "zimbabwe/1 map=A0D0B0F4", 16 },
  { "zimbabwe/1 map=A0D0B0f0", 16 },
  { "zimbabwe/1 map=A0D0D0F0", 16 },
  { "zimbabwe/1 map=D0A0B0F0", 16 },
  { "zimbabwe/1 map=A0D0B0L0", 16 },
  { TWO " rain=b2", 30 },
  { TWO " rain=c2,b2", 30 },
  { TWO " rain=b1,c1", 30 },
  { TWO " rain=b2,m2", 30 },
  { TWO " rain=b2,d3", 30 },
  { TWO " rain=b2,c2,d2,e2,f2,b5,c5,d5,e5,f5,b6,c6,e6,f6,b8,c8,b9,c9", 30 },
  { TWO " extra=Wd3", 31 },
  { TWO " extra=Xb2", 31 },
  { TWO " extra=Wc2,Wb2", 31 },
  { TWO " extra=Db2,Dc2,Dd2,De2", 31 },
  { TWO " rain=b2,c2 extra=Wb2", 42 },
  { TWO " crafts=3We3h techs=|", 32 },
  { TWO " crafts=1We3", 32 },
  { TWO " crafts=1We3hh", 32 },
  { TWO " crafts=1Ie10h", 32 },
  { TWO " crafts=1Xe3", 32 },
  { TWO " crafts=1Pe3h,1We5h", 32 },
  { TWO " crafts=1We5h,1We3h", 32 },
  { TWO " crafts=1We3h,1Wf3h", 32 },
  { TWO " crafts=1Wl5h", 32 },
  { TWO " crafts=1We3h,1We5h,1Wb5h,1Wb2h techs=W1|", 32 },
  { TWO " monuments=e6", 35 },
  { TWO " monuments=e6-1|", 35 },
  { TWO " monuments=e6-6|", 35 },
  { TWO " monuments=d3|", 35 },
  { TWO " monuments=a3,f1|", 35 },
  { TWO " monuments=f1,e1|", 35 },
  { TWO " monuments=e6|e6", 35 },
  { TWO " monuments=b2-5,e2-5,b5-5,e5-5,h10-2|", 35 },
  { TWO " used=e3", 30 },
  { TWO " used=d3-3", 30 },
  { TWO " used=d3,d3", 30 },
  { TWO " cattle=3", 32 },
  { TWO " cattle=3|1000", 32 },
  { TWO " cattle=3|03", 32 },
  { TWO " cattle=", 32 },
  { TWO " cards=0|0|0", 31 },
  { TWO " techs=W4|", 31 },
  { TWO " techs=P1W1|", 31 },
  { TWO " techs=W1|W1", 31 },
  { TWO " techs=w1|", 31 },
  { TWO " god=G", 29 },
  { TWO " god=GG", 29 },
  { TWO " god=G|-", 29 },
  { TWO " gods=XS", 30 },
  { TWO " gods=SS", 30 },
  { TWO " gods=S god=S-", 30 },
  { TWO " staff=SR|", 31 },
  { TWO " staff=R|R", 31 },
  { TWO " rules=beginner staff=R|", 46 },
  { TWO " plaques=11", 33 },
  { TWO " plaques=21 god=S-", 33 },
  { TWO " phase=bid", 31 },
  { TWO " round=41", 31 },
  { TWO " round=0", 31 },
  { TWO " turn=65536", 30 },
  { TWO " order=1", 31 },
  { TWO " order=12 phase=auction", 31 },
  { TWO " move=3", 30 },
  { TWO " move=1 phase=found", 30 },
  { TWO " bid=1003", 29 },
  { TWO " pot=10000", 29 },
  { TWO " passed=11", 32 },
  { TWO " gift=2", 30 },
  { TWO " main=place", 30 },
  { TWO " card=2", 30 },
  { TWO " spent=SR", 31 },
  { TWO " owe=X", 29 },
  { TWO " tune=WW", 30 },
  { TWO " placed=PW", 32 },
  { TWO " raised=e6,e6", 32 },
  { TWO " raising=e6,e7", 33 },
  { TWO " goods=SP", 31 },
  { TWO " source=s1", 32 },
  /* The whole, at the map or the phase. */
  { TWO " techs=W1|", 16 },
  { TWO " phase=act techs=W1|", 31 },
  { TWO " crafts=1We3h", 16 },
  { TWO " crafts=1We3h techs=W0|", 16 },
  { TWO " crafts=1We3h techs=W0| main=craft placed=W move=2", 16 },
  { TWO " crafts=1We3h,1Pd4h techs=W0P0| main=craft placed=WP", 16 },
  { TWO " phase=found main=done", 31 },
  { TWO " bid=1 pot=1", 16 },
  { TWO " phase=found round=2", 31 },
  { TWO " phase=found monuments=b2|", 31 },
  { TWO " phase=found monuments=|a3", 31 },
  { TWO " phase=found monuments=a3|f1", 31 },
  { TWO " phase=found monuments=a3-2|", 31 },
  { TWO " phase=found cards=1|0", 31 },
  { TWO " phase=found used=d3", 31 },
  { TWO " phase=found god=G-", 31 },
  { TWO " phase=found staff=|R", 31 },
  { TWO " phase=auction cards=1|0", 31 },
  { TWO " phase=auction used=d3", 31 },
  { TWO " phase=auction passed=1 move=2", 31 },
  { TWO " phase=auction bid=3", 31 },
  { TWO " phase=auction bid=3 pot=2", 31 },
  { TWO " phase=auction bid=3 pot=3 gift=1", 31 },
  { TWO " phase=auction god=E- gift=1", 31 },
  { TWO " phase=auction monuments=b2-5|", 31 },
  { TWO " phase=over", 31 },
  { TWO " phase=over round=40 cards=1|0", 31 },
  { TWO " spent=R", 16 },
  { TWO " staff=R| owe=R", 16 },
  { TWO " staff=RS| owe=RS card=1", 16 },
  { TWO " staff=R| owe=R card=1 cattle=2|3", 16 },
  { TWO " staff=R| owe=R card=1 spent=R", 16 },
  { TWO " staff=R| owe=R card=1 main=raise", 16 },
  { TWO " tune=W", 16 },
  { TWO " god=D- tune=W", 16 },
  { TWO " main=monument", 16 },
  { TWO " placed=W", 16 },
  { TWO " main=craft placed=W", 16 },
  { TWO " raised=e6 monuments=e6-2|", 16 },
  { TWO " main=raise raised=e6 monuments=e6|", 16 },
  { TWO " main=raise goods=W", 16 },
  { TWO " main=raise source=e3", 16 },
  { TWO " main=raise raising=e6 monuments=e6|", 16 },
  { RAISE " raised=h4", 16 },
  { RAISE " goods=W", 16 },
  { RAISE " goods=D", 16 },
  { RAISE " goods=PP", 16 },
  { RAISE " goods=S source=e3", 16 },
  { RAISE " source=j3", 16 },
};

static const PositionReading readings[] = {
  { TWO, NULL },
  { RAISE, NULL },
  { RAISE " goods=S source=j3", NULL },
  { "zimbabwe/1 turn=1 map=A0D0B0F0 rules=", TWO },
  { TWO " rain= extra= crafts= monuments=| used= cattle=3|3 cards=0|0 techs=| god=-- gods= "
        "staff=| plaques=12 phase=act round=1 turn=1 order=12 move=1 bid=0 pot=0 passed= gift=0 "
        "main= card=0 spent= owe= tune= placed= raised= raising= goods= source=",
    TWO },
  { "zimbabwe/1 rules=beginner,kind-claims,pairs,monuments-block map=a0k1b2c3", NULL },
  { "zimbabwe/1 rules=own-tiles map=A0D0B0F0", NULL },
  { TWO " rain=b2,c2,b8,b9 extra=Ic5,Wb6 monuments=a3,e6-5|h10 used=d3-2,b6 cattle=0|999", NULL },
  { TWO " crafts=1We3h,2We5v techs=W1|w3 god=G- gods=X staff=HN|RS card=1 "
        "spent=H owe=N",
    NULL },
  { TWO " monuments=a3| plaques=21 phase=found turn=2", NULL },
  { TWO " monuments=a3|f1 god=E- phase=auction round=2 turn=9 move=2 bid=4 pot=7 gift=1", NULL },
  { "zimbabwe/1 map=K3A1B2C1F2J1 phase=auction turn=9 move=3 bid=1 pot=1 passed=2", NULL },
  { TWO " phase=over round=40 order=21", NULL },
  { "zimbabwe/1 map=K3B1C2F1A2J1D0E2I3 order=12345", "zimbabwe/1 map=K3B1C2F1A2J1D0E2I3" },
  { TWO " crafts=1We3h techs=W0| main=craft placed=W", NULL },
  { TWO " crafts=1We3h techs=W2| god=D- tune=W", NULL },
};

/* So many letters that a byte cannot count them are not none. */
static void
test_many (void)
{
  g_autofree GameState *state = game_state_new (&zimbabwe_rules);
  g_autofree char      *letters = g_strnfill (256, 'W');
  g_autofree char      *text = g_strconcat (TWO " main=craft placed=", letters, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (zimbabwe_rules.parse_position (text, state, &error));
}

static const PositionTexts texts = { &zimbabwe_rules, faults, G_N_ELEMENTS (faults), readings,
                                     G_N_ELEMENTS (readings), 32 };

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  position_texts_add (&texts);
  g_test_add_func ("/zimbabwe/position/many", test_many);
  return g_test_run ();
}

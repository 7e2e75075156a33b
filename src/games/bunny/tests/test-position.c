/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Position texts that are wrong, each with the column where it is wrong, and texts that are right
 * though a game would not write them so.
 */
#include "bunny-cards.h"
#include "bunny-fixture.h"
#include "bunny-rules.h"
#include "bunny-terms.h"
#include "fixed.h"
#include "position-texts.h"

#include <string.h>

#define PLAIN "bunny/1 round=4 phase=over "

static const PositionFault faults[] = {
  /* Form */
  { "babel/1", 1 },
  { "bunny/2", 1 },
  { "bunny/1 ", 9 },
  { "bunny/1  seats=2", 9 },
  { "bunny/1 x=1", 9 },
  { "bunny/1 seats", 9 },
  { "bunny/1 seats=2 seats=2", 17 },
  { "bunny/1 turn=0 turn=1", 16 },
  { "bunny/1 land=é|A1 x", 19 },
  { "bunny/1 land=A1, A2|", 18 },
  { "bunny/1 land=|| seats=5", 23 },
  { "bunny/1 seats=5", 15 },
  { "bunny/1 round=0", 15 },
  { "bunny/1 round=01", 15 },
  { "bunny/1 round=1x", 15 },
  { "bunny/1 seats=2|", 15 },
  { "bunny/1 pick=11", 14 },
  { "bunny/1 seats=3 pick=7", 22 },
  { "bunny/1 turn=2147483648", 14 },
  { "bunny/1 turn=2,3", 14 },
  { "bunny/1 phase=end", 15 },
  { "bunny/1 phase=build camp=5/2/1", 26 },
  { "bunny/1 rules=double", 15 },
  { "bunny/1 rules=tower-anywhere,newlands", 30 },
  { "bunny/1 rules=newlands,newlands", 24 },
  { PLAIN "score=1", 34 },
  { PLAIN "score=1|2|3", 34 },
  { PLAIN "score=60001|0", 34 },
  { PLAIN "score=|0", 34 },
  { PLAIN "score=1,2|0", 34 },
  { PLAIN "score=1|2x", 36 },
  { PLAIN "land=A1,A11|", 36 },
  { PLAIN "land=A2,A1|", 36 },
  { PLAIN "land=A1,A1|", 36 },
  { PLAIN "land=A1|A1", 36 },
  { PLAIN "land=A1", 33 },
  { PLAIN "land=A1A2", 33 },
  { PLAIN "land=A1|A2B1|", 33 },
  { PLAIN "land=A1||", 33 },
  { PLAIN "land=A1,A2.1|", 36 },
  { PLAIN "built=A1", 34 },
  { PLAIN "land=A1| built=A1:wood|", 43 },
  { PLAIN "built=A1:tower", 34 },
  { PLAIN "built=A1:wood/fish", 34 },
  { PLAIN "built=A1:post/gold", 34 },
  { PLAIN "towers=C3-A1", 35 },
  { PLAIN "towers=A1-A1", 35 },
  { PLAIN "hands=A1.1|", 34 },
  { PLAIN "hands=A1.3|", 34 },
  { PLAIN "hands=A1.|", 34 },
  { PLAIN "hands=?.2|", 34 },
  { PLAIN "hands=?,A1|", 36 },
  { PLAIN "hands=A2,A1|", 37 },
  { PLAIN "hands=A1.2,A1|", 39 },
  { PLAIN "hands=A1,|", 37 },
  { PLAIN "tray=A1|", 33 },
  { PLAIN "tray=wood,fish.1|", 38 },
  { PLAIN "tray=wood,wood|", 38 },
  { PLAIN "scrolls=A1|", 36 },
  { PLAIN "gone=city1|", 33 },
  { PLAIN "gone=supply,A1|", 40 },
  { PLAIN "tray=city2,city1|", 39 },
  { PLAIN "seen=supply,A1 for=1", 40 },
  { PLAIN "copied=gem1|", 35 },
  { PLAIN "copied=r:copyl|", 35 },
  { PLAIN "copied=l:gem1,r:gem2|", 42 },
  { PLAIN "deck=?,A1", 33 },
  { PLAIN "deck=A1,A1", 36 },
  { PLAIN "deck=A1,A2|A3", 36 },
  { "bunny/1 seats=3 reserve=||", 25 },
  { "bunny/1 seats=3 discards=||", 26 },
  { "bunny/1 for=3", 13 },

  /* The whole; the column is that of the value, or of the item if one is wrong. */
  { PLAIN "move=1", 33 },
  { PLAIN "kept=", 33 },
  { PLAIN "sealed=|", 35 },
  { "bunny/1 copied=|", 16 },
  { PLAIN "seen=A1", 33 },
  { "bunny/1 phase=over", 19 },
  { "bunny/1 pick=2 phase=build", 14 },
  { PLAIN "built=A1:wood", 34 },
  { PLAIN "land=A4| built=A4:city1", 43 },
  { PLAIN "land=A1| built=A1:city3", 43 },
  { PLAIN "land=A1|A2 towers=A1-A2", 46 },
  { PLAIN "land=A1| gone=A1|", 33 },
  { PLAIN "hands=A1|", 34 },
  { "bunny/1 hands=A1|", 15 },
  { PLAIN "scrolls=?|", 36 },
  { PLAIN "scrolls=gem1.2|", 36 },
  { PLAIN "scrolls=gem1,?|gem2", 41 },
  { PLAIN "scrolls=gem1|gem2,gem3.1", 46 },
  { PLAIN "scrolls=copyr|gem1", 23 },
  { "bunny/1 round=4 phase=final", 23 },
  { "bunny/1 round=4 phase=harvest", 23 },
  { PLAIN "land=A1| built=A1:post", 43 },
  { "bunny/1 round=4 phase=build kept=1", 34 },
  { "bunny/1 round=4 phase=build camp=1", 34 },
  { "bunny/1 round=4 phase=build tray=camp1,camp2| camp=2/1", 52 },
  { "bunny/1 round=4 phase=build tray=camp1|camp2 camp=1/2", 51 },
  { "bunny/1 round=1 phase=build deck=A1", 34 },
  { PLAIN "deck=A1", 33 },
  { PLAIN "scrolls=gem1|gem2 for=1 deck=", 57 },
  { PLAIN "seen=A1 for=1", 33 },
};

static const PositionReading readings[] = {
  { "bunny/1 phase=over round=4 discards=|? score=1|0",
    "bunny/1 round=4 phase=over score=1|0 discards=|?" },
  { "bunny/1 round=4 kept= phase=build", "bunny/1 round=4 phase=build" },
  { "bunny/1 round=4 phase=build move=2", "bunny/1 round=4 phase=build" },
  { "bunny/1 seats=3 round=4 phase=build move=1", "bunny/1 seats=3 round=4 phase=build" },
  { "bunny/1 round=4 phase=over gone=A1,supply,supply|supply", NULL },
  { "bunny/1 round=4 phase=over land=A1| built=A1:camp1 gone=|A1", NULL },
};

/* Goals know every card by the name that positions give it, and count those in a hand. */
static void
test_held (void)
{
  BunnyState      state = fixture_position ("bunny/1 seats=3 pick=5 hands=A6,gem2|city2,city2|"
                                                 "B7,C10,supply,second sealed=E1,E2|E9,J10|");
  const GameTerm *term = NULL;
  guint           n = 0;

  for (guint i = 0; i < BUNNY_N_TERMS; i++)
    if (g_str_equal (bunny_terms[i].name, "holds"))
      term = &bunny_terms[i];
  g_assert_nonnull (term);
  for (guint face = 1; face <= BUNNY_N_FACES; face++)
    {
      const guint16 operands[] = { 2, (guint16) (face - 1) };
      g_autoptr (GString) name = g_string_new (NULL);

      bunny_face_print (face, name);
      g_assert_cmpstr (term->words[face - 1], ==, name->str);
      n += (guint) term->value ((const GameState *) &state, 0, operands);
    }
  g_assert_cmpuint (n, ==, 4);
  g_assert_null (term->words[BUNNY_N_FACES]);
  g_assert_cmpint (term->value ((const GameState *) &state, 0,
                                (const guint16[]) { 1, BUNNY_CITY2 - 1 }),
                   ==, 2);
}

static const PositionTexts texts = { &bunny_rules, faults, G_N_ELEMENTS (faults), readings,
                                     G_N_ELEMENTS (readings), 64 };

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  position_texts_add (&texts);
  g_test_add_func ("/bunny/position/held", test_held);
  return g_test_run ();
}

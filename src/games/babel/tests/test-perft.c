/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Perft: action sequences and distinct positions by length, from positions that between them meet
 * every rule. One wrong rule changes one of these numbers; they were found equal to those of an
 * implementation written independently from RULES.md and NOTATION.md.
 */
#include "fixed.h"
#include "babel-state.h"
#include "game-perft.h"
#include "game-state.h"

#define MAX_DEPTH 5
#define MEMORY    (G_GUINT64_CONSTANT (1) << 28)

typedef struct
{
  const char *name;
  const char *position;
  const char *counts; /* a line per length: length, sequences, distinct positions */
} Row;

static const Row rows[] = {
  { "deal",
    "babel/1 A:| H:| M:| P:| S:| hands=AAAAHHPP|MPPSS starters=11 "
    "deck=HHPMSMSSHSPHASASSMMHHAAAHAAPPMMASSHMHPHMPPMMSPM "
    "quarry=2351142535432653646212653222644113112434135 rng=6be3062f3862f44a",
    "1 3 3\n2 15 15\n3 82 79\n4 416 341\n5 2180 1513\n" },
  { "deal-hands35",
    "babel/1 A:| H:| M:| P:| S:| rules=hands35 hands=AAMMSS|HMMPS starters=11 "
    "deck=ASSHSASAPASMAPHMAMPSAPPMMHHHASPHAAPSMHHPHSPHHPMPM "
    "quarry=5536132214346234241446322215561643133125251 rng=6be3062f3862f44b",
    "1 3 3\n2 15 15\n3 81 78\n4 387 315\n5 1767 1209\n" },
  { "opening",
    "babel/1 A:| H:| M:H|HM P:A| S:H/1|A/1 pawns=AA hands=|MP stores=355|63 starters=10 "
    "deck=PPMAPAHSMHAPMHSSPSMSSHSMHHSSPMPAMHAMPA "
    "quarry=6451224541621313341414561263432325222 discard=AAAAHHMMPPPSSS turn=4 move=2 "
    "rng=6be3062f3862f44c",
    "1 5 5\n2 16 16\n3 43 43\n4 141 135\n" },
  { "middle-a",
    "babel/1 A:A/1|SPP H:APP|S M:|HMPH/1 P:MPPSHHHHMHSA/123| S:|PSPAAS/1 pawns=AP "
    "hands=|MS stores=5656426342|23164342 deck=MMMPMAHSMHMSSM "
    "quarry=524241521353516214331 discard=AAAAAAHHHMPPSS turn=12 move=2 "
    "rng=6be3062f3862f44d",
    "1 17 17\n2 135 93\n3 791 485\n4 4268 2276\n" },
  { "middle-b",
    "babel/1 A:SP/1|SA/1 H:H/1|MASM/12 M:MAS/1|PPP P:|P S:HAAHSMMSMH/1| rules=sumer-all "
    "pawns=SH stores=625455632431|41646334564 deck=AAHPH quarry=123353223412252 "
    "discard=AAAAAHHHHHHMMMMMMPPPPPPSSSSSS turn=15 migrated=1 rng=6be3062f3862f44e",
    "1 1 1\n2 12 12\n3 82 68\n4 561 433\n" },
  { "middle-c",
    "babel/1 A:PSMSMAP/1| H:P/1|MMAH/12 M:SHAAPSPA/1234|AAAASSAH P:M/1|MPMMPH/12 "
    "S:|HP/12 rules=final15 pawns=MP stores=65536542514264|6445432135332 "
    "deck=PMAHPSSHMAHHSSSHHSMP quarry=62313 discard=HMP turn=20 move=2 migrated=1 "
    "rng=582bd032a3d302b0",
    "1 1 1\n2 14 14\n3 130 105\n4 993 709\n" },
  { "two-runs",
    "babel/1 A:| H:AAAHAAA|MMSS/12 M:| P:| S:|PPP pawns=HS hands=AS|HMP stores=21|3 "
    "starters=01 deck=SHM? turn=9",
    "1 14 14\n2 130 101\n3 1082 673\n4 9187 4822\n" },
  { "long-colonnade",
    "babel/1 A:| H:AHMPSAHMPSAHMPSAHMPSAHMPSSS|AAA/123 M:| P:|PPP/1 S:| pawns=HP "
    "hands=AHM|SS stores=432| deck=PP? turn=30",
    "1 12 12\n2 99 90\n3 677 524\n4 4177 2761\n" },
  { "final-phase",
    "babel/1 A:AAA/123456|/1234 H:HHH/1234|/123 M:PPP/12345|SSS/12 P:|MMM/1 S:|/1 "
    "pawns=AM hands=AS|HM stores=65|5 deck=AHM? quarry=2365? turn=33",
    "1 18 18\n2 132 104\n3 798 589\n4 6096 4104\n" },
  { "rulebook",
    "babel/1 A:HH|/123 H:SSSAPPM|PSAA/123456 M:| P:| S:PP| pawns=HQ hands=AHS|AHMMPPS "
    "deck=MAAHSPSPHHAMMSMAMPHMPHMHPHMAHASAMS quarry=422516231656531234352314441221546113 "
    "discard=S turn=21 rng=5a40a9584ad25a27",
    "1 12 12\n2 106 97\n3 779 629\n4 5308 3617\n" },
  { "owed",
    "babel/1 A:HH|/123 H:SSSAPP|PSAAM/123456 M:| P:| S:PP| pawns=HQ hands=AHS|AAHMPPS "
    "deck=MMHSPPAMAHMMHMMSHHPSPHMPMAMAHASAHS quarry=313522143352444215513346622516241116 "
    "discard=S turn=21 owed=3 rng=2c15e81951e98155",
    "1 5 5\n2 22 12\n3 84 18\n4 1008 216\n5 8688 1676\n" },
  { "reshuffle",
    "babel/1 A:SP/1|SM/1 H:AMM|HS M:A/12|PP/12 P:HPAHP/1|H/1 S:HA/1|HAMSA/12 "
    "rules=hands35 pawns=SP hands=HMP|AAM stores=416356243362|34655352544 deck=H "
    "quarry=12223445336 discard=AAAAHHHHMMMMMMPPPPPPSSSSSSSS turn=17 "
    "rng=6be3062f3862f454",
    "1 16 16\n2 186 133\n3 1538 893\n4 10628 5672\n" },
  { "last-two",
    "babel/1 A:HHSS/123|MAMM H:AHHPHPSAAPH/12| M:/1|MAMSMMMP P:|P/12 "
    "S:PPAHPSH/12|SPPAM/12 pawns=HM hands=|APS stores=6646532164533242|545413231554634 "
    "deck=SAAMSPSSMHH quarry=13 discard=AAHHMS turn=22 move=2 rng=7d85630625f38e7b",
    "1 19 19\n2 186 132\n3 1093 592\n4 3375 1476\n" },
  { "last-one",
    "babel/1 A:MAMMPAMS/1234|HH H:/1|AHHA/1 M:MP|S/12 P:AAPPPHHP|PAMPSAASMHM "
    "S:ASSMHAS/12345|SH/123 rules=final15 pawns=SP hands=|MPP "
    "stores=11536362541|45464332532654221 deck=HHS quarry=6 discard=AHMMPPSSS turn=22 "
    "move=2 rng=8bc9953a2b9fadcd",
    "1 14 14\n2 110 76\n3 549 247\n4 1941 547\n" },
  { "known",
    "babel/1 A:HH/1| H:AHHPHP/1|AMM M:P| P:PS|PSM/12 S:PSAA/12|SMAM pawns=SA hands=MP| "
    "stores=6646532164|545413231 deck=SPMAHHPMSAH quarry=11253554326323244213 known=1 "
    "discard=AAAAAHHHHMMMMPPPSSSSSS turn=13 rng=6be3062f3862f459",
    "1 13 13\n2 105 83\n3 773 556\n4 6611 4030\n" },
  { "final",
    "babel/1 A:/123|AAS H:SPPPPA|AH/12345 M:HAHAMMAHSM/1|SSMSHP/1234 P:PHSHSAP/12345| "
    "S:PS/1|HMHAAHPP/123456 rules=sumer-all pawns=PM hands=|SS "
    "stores=65151342332|4646652 starters=01 deck=MHMMMMMHSAP quarry=2 discard=AMP "
    "turn=22 move=2 migrated=1 final=1 rng=7d85630625f38ee8",
    "1 3 3\n2 5 5\n3 3 3\n4 0 0\n" },
};

static void
test_counts (gconstpointer data)
{
  const Row            *row = data;
  g_autofree GameState *state = game_position_parse_full (&babel_rules, row->position, 0, NULL);
  g_autoptr (GString) counts = g_string_new (NULL);
  GamePerft perft[MAX_DEPTH];
  guint     depth = 0;

  for (const char *p = row->counts; *p; p++)
    depth += *p == '\n';
  g_assert_nonnull (state);
  g_assert_true (game_perft (&babel_rules, state, depth, MEMORY, perft, NULL, NULL));
  for (guint i = 0; i < depth; i++)
    g_string_append_printf (counts,
                            "%u %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT "\n",
                            i + 1,
                            perft[i].nodes,
                            perft[i].distinct);
  g_assert_cmpstr (counts->str, ==, row->counts);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/babel/perft/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_counts);
    }
  return g_test_run ();
}

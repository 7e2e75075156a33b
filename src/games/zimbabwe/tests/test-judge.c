/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All pairs of action and code (RULES.md 9), with 2, 3, 4 and 5 seats: each is the answer to some
 * action here, in a position made for it. Positions are written for two seats; with more, the same
 * four tiles lie among others, and the seats that are added have done nothing.
 */
#include "fixed.h"
#include "game-state.h"
#include "zimbabwe-ground.h"
#include "zimbabwe-rules.h"

#include <string.h>

/* All but one with two seats, who can always have a technology card. */
#define N_PAIRS 197

/* answers: for each code and paragraph the actions that it answers, with semicolons between. */
typedef struct
{
  const char *name;
  const char *position; /* behind the map */
  const char *answers;
} Row;

/* clang-format off */
/*      a b c d e f g h i j k l
 *  1   . . * . . * . . ~ ~ . .
 *  2   . . . . . . . W ~ ~ C .
 *  3   * . . W . . . . . . . .
 *  4   . . C . . * . . . . . .
 *  5   . . . . . . . . . . W .
 *  6   * . . * . . . . . . . .
 *  7   D . . ~ ~ ~ ~ ~ . . . .
 *  8   . . . ~ ~ ~ ~ ~ I . . .
 *  9   C . . . I . . . C . . .
 * 10   . . . . . . . . . . . .
 * 11   . . . . . . . D . . ~ ~
 * 12   . . . . . . . . . . ~ ~ */
static const Row rows[] = {
  { "founding",
    "monuments=a3| phase=found",
    "legal 0.7 found:f1; not-a-start 0.7 found:b2 found:r18; taken 0.7 found:a3; "
    "founding-first 0.7 bid:1 pass god:gu hire:rain shaman:W-b2 rain:b2h herd:2 nomads "
    "builder monument:b2 place:W-e3h price:W-1 raise:a3 good:e3-d3 from:e3-d3 end" },
  { "auction",
    "monuments=a3|f1 phase=auction bid=2 pot=2",
    "legal 1.2 bid:3; legal 1.4 pass; bid-low 1.2 bid:1 bid:2; few-cattle 1.2 bid:4; "
    "auction-first 1.2 found:c1 god:gu hire:rain shaman:W-b2 rain:b2h herd:2 nomads builder "
    "monument:b2 place:W-e3h price:W-1 raise:a3 good:e3-d3 from:e3-d3 end" },
  { "over",
    "monuments=a3|f1 phase=over round=40",
    "game-over 5 found:c1 bid:1 pass god:gu hire:rain shaman:W-b2 rain:b2h herd:2 nomads "
    "builder monument:b2 place:W-e3h price:W-1 raise:a3 good:e3-d3 from:e3-d3 end" },
  { "turn",
    "monuments=a3|f1 gods=GX cattle=9|3",
    "acting-first 2 found:c1 bid:1 pass; legal 6.5 god:gu; legal 6.12 god:xango; not-offered "
    "2.1 god:anansi; legal 2.2 hire:rain hire:shaman hire:builder hire:herd hire:nomads; "
    "not-yours 2.3 shaman:W-b2 rain:b2h herd:2 nomads builder; legal 2.4 monument:e5; "
    "not-empty 2.4 monument:d3 monument:c1 monument:d7 monument:r18; too-close 2.4 "
    "monument:b4; legal 2.5 place:W-e3h place:P-d4v; not-empty 2.5.2 place:W-d3h place:W-c3h "
    "place:W-r18v place:I-d5; no-resource 2.5.3 place:W-b11h; no-primary 2.5.4 place:S-e2; "
    "few-cattle 2.5.5 place:D-b8; no-tech 2.5.6 price:W-1; few-goods 2.6.6 raise:a3; "
    "no-monument 2.6.1 raise:f1 raise:b2; no-raise 2.6.1 good:e3-d3 from:e3-d3; legal 2.7 end" },
  { "gods",
    "monuments=a3|f1 god=E- gods=GX",
    "has-god 2.1 god:gu" },
  { "card",
    "monuments=a3|f1 gods=GX card=1",
    "card-taken 2.1 god:gu; card-taken 2.2 hire:rain" },
  { "not-offered",
    "monuments=a3|f1 staff=R|",
    "not-offered 2.2 hire:rain" },
  { "at-the-cap",
    "crafts=1We3h,1Pb4v,1Ij9,1Sj3,1Va10,1Tb2h monuments=a3|f1 cattle=20|3 techs=W1P1I1S1V1T1| "
    "gods=GO staff=BN|",
    "vr-limit 2.1 god:obatala; legal 6.5 god:gu; vr-limit 2.2 hire:shaman; vr-limit 2.5.1 "
    "place:D-b8" },
  { "poor",
    "monuments=a3|f1 cattle=1|3",
    "few-cattle 2.2 hire:rain hire:herd; few-cattle 2.5.5 place:W-e3h" },
  { "no-tiles",
    "rain=b1,d1,b2,c2,d2,e2,b3,b4,e5,f5,b6,c6,e6,f6,i6,j6 "
    "extra=Wg1,Wh1,Cb5,Cc5,Id5,Wg5,Wh5,Wi5,Wj5,Cl5,Cg6,Ih6,Ik6,Dk7,Dl7,Dl8 monuments=a3|f1 "
    "cattle=9|3",
    "no-tile 2.2 hire:rain hire:shaman" },
  { "used-up",
    "rain=b1,d1,b2,c2,d2,e2,b3,b4,e5,f5,b6,c6,e6,f6,i6,j6 "
    "extra=Wg1,Wh1,Cb5,Cc5,Id5,Wg5,Wh5,Wi5,Wj5,Cl5,Cg6,Ih6,Ik6,Dk7,Dl7,Dl8 monuments=a3|f1 "
    "cattle=9|3 staff=RS|",
    "no-tile 2.3.1 shaman:W-e4; no-tile 2.3.2 rain:d4h" },
  { "staff",
    "monuments=a3|f1 cattle=5|3 staff=RSBHN|",
    "legal 2.3.1 shaman:W-b2; not-empty 2.3.1 shaman:W-c4 shaman:D-f1; legal 2.3.2 rain:b2h "
    "rain:f5v; not-empty 2.3.2 rain:c3h rain:d5v rain:r4h; legal 2.3.3 herd:2 herd:4; "
    "few-cattle 2.3.3 herd:6; legal 2.3.4 nomads; legal 2.3.5 builder" },
  { "poor-staff",
    "monuments=a3|f1 cattle=1|3 staff=RSBHN|",
    "few-cattle 2.3.1 shaman:W-b2; few-cattle 2.3.2 rain:b2h; few-cattle 2.3.3 herd:2; "
    "few-cattle 2.3.4 nomads; few-cattle 2.3.5 builder" },
  { "spent-staff",
    "monuments=a3|f1 cattle=9|3 staff=RSBHN| spent=RSBHN",
    "already-used 2.3 shaman:W-b2 rain:b2h herd:2 nomads builder; legal 2.4 monument:b4" },
  { "use-owed",
    "monuments=a3|f1 cattle=9|3 staff=H| card=1 owe=H",
    "use-owed 2.2 god:gu hire:rain shaman:W-b2 rain:b2h nomads builder monument:b2 "
    "place:W-e3h price:W-1 raise:a3 good:e3-d3 from:e3-d3 end; legal 2.3.3 herd:2" },
  { "rain-owed",
    "monuments=a3|f1 cattle=9|3 staff=R| card=1 owe=R",
    "use-owed 2.2 herd:2" },
  { "price-owed",
    "crafts=1We3h,1Pd4v monuments=a3|f1 cattle=9|3 techs=W0P1| main=craft placed=W",
    "price-owed 2.5.6 god:gu hire:rain shaman:W-b2 rain:b2h herd:2 nomads builder monument:b2 "
    "place:W-e3h price:P-2 raise:a3 good:e3-d3 from:e3-d3 end; legal 2.5.6 price:W-3" },
  { "prices",
    "crafts=1We3h,1Pd4v monuments=a3|f1 techs=W2P2|",
    "same-price 2.5.6 price:W-2; price-falls 2.5.6 price:W-1; legal 2.5.6 price:W-3" },
  { "tune",
    "crafts=1We3h,1Pd4v monuments=a3|f1 techs=W2P2| god=D- tune=W",
    "legal 2.5.6 price:W-1 price:P-3; price-falls 2.5.6 price:P-1" },
  { "main-done",
    "crafts=1We3h monuments=a3,e5|f1 cattle=9|3 techs=W2| main=done",
    "main-done 2 monument:g3 place:W-b2h price:W-3 raise:e5; no-tech 2.5.6 price:P-1" },
  { "no-discs",
    "crafts=1We3h monuments=b1-5,g1,e5-5,b8-5,i10-5| cattle=9|3 techs=W1|",
    "no-disc 2.4 monument:g4; no-disc 2.6.1 raise:g1" },
  { "none-left",
    "crafts=1Wg1v,1We3h,1Wj5v monuments=a3|f1 cattle=9|3 techs=W1|",
    "none-left 2.5.5 place:W-b2h" },
  { "same-line",
    "crafts=1We3h monuments=a3|f1 cattle=9|3 techs=W1| main=craft placed=W",
    "same-line 2.5.4 place:S-g2; legal 2.5 place:P-d4v" },
  { "claimed",
    "crafts=1We3h,1Pd4v monuments=a3|f1 cattle=9|3 techs=W1P1|",
    "resource-claimed 2.5.3 place:W-c2h" },
  { "raise",
    "crafts=1We3h monuments=a3-5,e5,b6-2|f1 cattle=3|3 techs=W1| main=raise raised=b6",
    "legal 2.6.1 raise:e5; top-level 2.6.1 raise:a3; already-raised 2.6.1 raise:b6" },
  { "raise-dear",
    "crafts=1We3h monuments=a3,e5|f1 cattle=1|3 techs=W2|",
    "few-cattle 2.6.6 raise:e5" },
  { "goods",
    "extra=We2 crafts=1We3h,1Pd4v monuments=e5-2|f1 used=d3 cattle=5|3 techs=W2P1| main=raise "
    "raising=e5",
    "goods-owed 2.6.2 god:gu hire:rain shaman:W-b2 rain:b2h herd:2 nomads builder monument:b2 "
    "place:W-e3h price:W-1 raise:a3 end; no-craftsman 2.6.2 good:f3-d3; no-resource 2.6.4 "
    "good:e3-k5 good:e3-b2; resource-used 2.6.4 good:e3-d3; legal 2.6.2 good:e3-e2; "
    "no-source-owed 2.6.5 from:e3-e2" },
  { "good-twice",
    "extra=We2 crafts=1We3h,1Pd4v monuments=e5-2|f1 cattle=5|3 techs=W2P1| main=raise "
    "raising=e5 goods=W",
    "good-twice 2.6.2 good:e3-e2; legal 2.6.2 good:d4-c4" },
  { "good-far",
    "crafts=1We3h,2Dj9 monuments=e5|f1 cattle=9|20 techs=W2|D1 main=raise raising=e5",
    "out-of-reach 2.6.3 good:j9-h11" },
  { "good-dear",
    "crafts=1We3h,2Pd4v monuments=e5|f1 cattle=2|9 techs=W2|P3 main=raise raising=e5",
    "few-cattle 2.6.3 good:d4-c4" },
  { "dead-end",
    "crafts=1We3h,1Pd4v,2Ic9 monuments=e5-2|f1 cattle=3|9 techs=W1P1|I3 main=raise raising=e5",
    "dead-end 2.6.6 good:c9-e9; legal 2.6.2 good:e3-d3" },
  { "superseded",
    "crafts=1We3h,1Sg3 monuments=e5|f1 cattle=5|9 techs=W1S1| main=raise raising=e5",
    "superseded 2.6.2 good:e3-d3; legal 2.6.2 good:g3-h2" },
  { "source",
    "crafts=1We3h,2Wi3v,2Wk9v,1Pd4v,1Sg3 monuments=e5|f1 used=h2 cattle=2|9 techs=W1P1S1|w3 "
    "main=raise raising=e5 goods=S source=g3",
    "source-owed 2.6.5 god:gu hire:rain shaman:W-b2 rain:b2h herd:2 nomads builder "
    "monument:b2 place:W-e3h price:W-1 raise:a3 good:e3-d3 end; no-craftsman 2.6.5 "
    "from:f3-d3; wrong-line 2.6.5 from:d4-c4; out-of-reach 2.6.5 from:k9-k5; no-resource "
    "2.6.4 from:e3-k5; resource-used 2.6.4 from:e3-h2; few-cattle 2.6.5 from:i3-k5; legal "
    "2.6.5 from:e3-d3" },
  { "source-dear",
    "crafts=1We3h,2Wi3v,1Pd4v,1Sg3 monuments=e5-2|f1 used=h2 cattle=2|9 techs=W1P1S1|w2 "
    "main=raise raising=e5 goods=S source=g3",
    "dead-end 2.6.6 from:i3-k5; legal 2.6.5 from:e3-d3" },
};
/* clang-format on */

/* Nobody has the card that is left, and others have both. */
static const Row no_tech = {
  "no-tech",
  "crafts=2We3h,3Wi3v monuments=a3|f1 techs=|W1|w1",
  "no-tech 2.5.1 place:W-j5v",
};

/* The tiles round the four of two seats. */
static const char *const maps[] = { NULL, NULL, "A0D0B0F0", "E0A0D0C0B0F0", "H0E2C2A0D0B0F0",
                                    "H0E2G0C2A0D0I2B0F0" };

/* ---- From two seats to more */

/* Appends a text; with more than two seats its cells lie further right and down. */
static void
add_shifted (GString *text, const char *part, guint seats)
{
  for (; *part; part++)
    if (seats > 2 && *part >= 'a' && *part <= 'l' && g_ascii_isdigit (part[1]))
      {
        char *end;
        gint  row = (gint) strtol (part + 1, &end, 10);

        g_string_append_printf (text, "%c%d", *part + 6, row + 6);
        part = end - 1;
      }
    else
      g_string_append_c (text, *part);
}

/* Appends what the added seats have in a field with parts, of which `n` are there. */
static void
add_parts (GString *text, const char *field, guint seats)
{
  const char *part = g_str_has_prefix (field, "cattle=")  ? "|3"
                     : g_str_has_prefix (field, "cards=") ? "|0"
                     : g_str_has_prefix (field, "god=")   ? "-"
                     : strchr (field, '|')                ? "|"
                                                          : "";
  guint       n = 2;

  if (g_str_has_prefix (field, "techs=|W1|"))
    n = 3;
  for (; n < seats; n++)
    g_string_append (text, part);
}

static GameState *
make_state (const char *position, guint seats)
{
  g_auto (GStrv) fields = g_strsplit (position, " ", -1);
  g_autoptr (GString) text = g_string_new ("zimbabwe/1 map=");
  g_autoptr (GError) error = NULL;
  GameState *state;

  g_string_append (text, maps[seats]);
  for (guint i = 0; fields[i]; i++)
    {
      gboolean has_cells = !g_str_has_prefix (fields[i], "techs=");

      g_string_append_c (text, ' ');
      add_shifted (text, fields[i], has_cells ? seats : 2);
      add_parts (text, fields[i], seats);
    }
  state = game_position_parse_full (&zimbabwe_rules, text->str, 0, &error);
  if (!state)
    g_error ("%s: %s", text->str, error->message);
  return state;
}

/* ---- Answers */

/* Asks about an action; the pair of kind and code is noted. */
static void
ask (const Row       *row,
     const GameState *state,
     const char      *word,
     const char      *expected,
     GHashTable      *pairs)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *answer = NULL;
  GameAction       action;
  guint            refusal;

  add_shifted (text, word, zimbabwe_rules.seats (state));
  if (!zimbabwe_rules.parse_action (text->str, &action, NULL))
    g_error ("%s: “%s” is no action", row->name, text->str);
  refusal = game_state_judge (&zimbabwe_rules, state, action);
  answer = g_strdup_printf (
    "%s %s", zimbabwe_rules.refusals[refusal].code,
    zimbabwe_rules.paragraphs[zimbabwe_rules.paragraph (action, refusal)].number);
  if (!g_str_equal (answer, expected))
    g_error ("%s, %u seats: %s: %s, not %s", row->name, zimbabwe_rules.seats (state), text->str,
             answer, expected);
  g_hash_table_add (pairs, g_strdup_printf ("%s %s", zimbabwe_rules.kinds[action.kind].name,
                                            zimbabwe_rules.refusals[refusal].code));
}

static void
ask_row (const Row *row, guint seats, GHashTable *pairs)
{
  g_autofree GameState *state = make_state (row->position, seats);
  g_auto (GStrv) groups = g_strsplit (row->answers, "; ", -1);

  for (guint i = 0; groups[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (groups[i], " ", -1);
      g_autofree char *expected = g_strdup_printf ("%s %s", words[0], words[1]);

      for (guint k = 2; words[k]; k++)
        ask (row, state, words[k], expected, pairs);
    }
}

/* A board on which no two cells of empty land lie side by side: every other one has a monument, or
 * a loose resource where they are used up. */
static char *
fill_board (guint seats)
{
  static const char     loose[] = "WWWWWWCCCCIIIDDD";
  g_autofree GameState *bare = make_state ("monuments=|", seats);
  ZimbabweGround        ground;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) extra = g_string_new (NULL);
  GString *monuments[ZIMBABWE_MAX_SEATS];
  guint    n = 0;

  zimbabwe_ground_init (&ground);
  zimbabwe_ground_follow (&ground, zimbabwe_state (bare));
  for (guint seat = 0; seat < seats; seat++)
    monuments[seat] = g_string_new (NULL);
  for (guint cell = 0; cell < ZIMBABWE_N_CELLS; cell++)
    if ((zimbabwe_cell_get_column (cell) + zimbabwe_cell_get_row (cell)) % 2 == 0 &&
        zimbabwe_cells_has (&ground.empty, cell))
      {
        guint    seat = n / ZIMBABWE_N_DISCS;
        GString *to = seat < seats ? monuments[seat] : extra;

        g_string_append (to, to->len > 0 ? "," : "");
        if (seat >= seats)
          g_string_append_c (to, loose[n - seats * ZIMBABWE_N_DISCS]);
        zimbabwe_cell_print (cell, to);
        n++;
      }
  g_string_append_printf (text, "zimbabwe/1 map=%s cattle=9", maps[seats]);
  for (guint seat = 1; seat < seats; seat++)
    g_string_append (text, "|9");
  g_string_append_printf (text, " extra=%s monuments=", extra->str);
  for (guint seat = 0; seat < seats; seat++)
    {
      g_string_append_printf (text, "%s%s", seat > 0 ? "|" : "", monuments[seat]->str);
      g_string_free (monuments[seat], TRUE);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
ask_full_board (guint seats, GHashTable *pairs)
{
  static const Row row = { "full-board", NULL, NULL };
  g_autofree char *text = fill_board (seats);
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = game_position_parse_full (&zimbabwe_rules, text, 0, &error);

  g_assert_no_error (error);
  ask (&row, state, "hire:rain", "no-room 2.2", pairs);
  ask (&row, state, "hire:shaman", "legal 2.2", pairs);
}

static void
test_pairs (gconstpointer data)
{
  guint seats = GPOINTER_TO_UINT (data);
  g_autoptr (GHashTable) pairs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    ask_row (&rows[i], seats, pairs);
  if (seats > 2)
    ask_row (&no_tech, seats, pairs);
  ask_full_board (seats, pairs);
  g_assert_cmpuint (g_hash_table_size (pairs), ==, N_PAIRS - (seats == 2));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_data_func ("/zimbabwe/judge/2-seats", GUINT_TO_POINTER (2), test_pairs);
  g_test_add_data_func ("/zimbabwe/judge/3-seats", GUINT_TO_POINTER (3), test_pairs);
  g_test_add_data_func ("/zimbabwe/judge/4-seats", GUINT_TO_POINTER (4), test_pairs);
  g_test_add_data_func ("/zimbabwe/judge/5-seats", GUINT_TO_POINTER (5), test_pairs);
  return g_test_run ();
}

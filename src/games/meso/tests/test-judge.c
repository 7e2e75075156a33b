/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All 166 triples of kind, code and paragraph (RULES.md 8): each is the answer to some action here,
 * in a position made for it.
 */
#include "fixed.h"
#include "game-state.h"
#include "meso-rules.h"
#include "meso-words.h"

#define N_TRIPLES 166

/* answers: for each code and paragraph the actions that it answers, with semicolons between. */
typedef struct
{
  const char *name;
  const char *position;
  const char *answers;
} Row;

/* clang-format off */
static const Row rows[] = {
  { "the-beginning",
    "I8:v I9:t I10:v H9:f,w2 H10:q,s2 J8:p,h0,h1,1eee J9:p,h0,h2,2eee",
    "legal 4.1.1 step:J8e-I9; no-settler 4.1.1 step:K8e-J8 discover:J8w-J7 pick:H9ew drop:J8w; "
    "not-adjacent 4.1.1 step:J8e-J10 discover:J8e-H9; undiscovered 4.1.1 step:J8e-J7; volcano "
    "4.1.1 step:J8e-I8; legal 4.1.7 discover:J8e-J7; discovered 4.1.7 discover:J8e-J9; "
    "nothing-there 4.1.3 pick:J8ew; no-token 4.1.6 pick:J8ea; no-such-seat 4.1.4 steal:J8-3w; "
    "no-victim 4.1.4 steal:J8-2w; not-at-temple 4.1.6 offer:a; not-plain 4.2.A hut:H9; two-huts "
    "4.2.A hut:J8; not-plain 4.2.B holy:I9; hut-there 4.2.B holy:J8; legal 4.2.C birth:J8; "
    "no-hut 4.2.C birth:J9; legal 4.2.D draw; legal 4 end; nothing-due 4.1.8 volcano:J7; "
    "nothing-due 4.1.9 seed:H9; nothing-due 4.2.A lay:2; nothing-due 4.4.L take:p; no-such-card "
    "4.4 banish:J8h1-K8 endurance twins:J8 land:J8e-J7 rob:2 priest stone teleport:1e@J8-K8" },
  { "all-cards",
    "I8:v I9:t I10:v H9:f H10:q J8:p,h1,1ew K8:p,h0 J9:p,o2 K7:p,h2,h2 L7:p,h1a,1e L8:p,h1b,1ee "
    "seats=3 mana=1/3|1/3|0/3 tokens=24|| hands=BEFLMPST||",
    "legal 4.4.B banish:J8h1-K8; legal 4.4.E endurance; legal 4.4.F twins:J8; legal 4.4.L "
    "land:J8e-J7; legal 4.4.M rob:2; legal 4.4.P priest; legal 4.4.S stone; legal 4.4.T "
    "teleport:1e@J8-K8; no-settler 4.1.1 land:K8e-K9; not-adjacent 4.1.1 land:J8e-H9; "
    "discovered 4.1.7 land:J8e-K8; no-such-seat 4.4.M rob:1; no-mana 4.4.M rob:3; no-hut 4.4.B "
    "banish:J8h1a-K8; same-place 4.4.B banish:J8h1-J8; not-plain 4.4.B banish:J8h1-H9; "
    "holy-there 4.4.B banish:J8h1-J9; two-huts 4.4.B banish:J8h1-K7; no-such-seat 4.4.T "
    "teleport:4e@J8-K8; no-settler 4.4.T teleport:2e@J8-K8; same-place 4.4.T teleport:1e@J8-J8; "
    "undiscovered 4.4.T teleport:1e@J8-J7; volcano 4.4.T teleport:1e@J8-I8; temple 4.4.T "
    "teleport:1e@J8-I9; no-hut 4.2.C twins:K8; token-under 4.2.C twins:L8 birth:L8; legal 4.1.3 "
    "drop:J8w" },
  { "no-points",
    "I8:v I9:t I10:v H9:f H10:q J8:p,1e J9:p hands=L| moves=0",
    "no-points 4.1 step:J8e-J9 discover:J8e-J7 land:J8e-J7" },
  { "three-found",
    "I8:v I9:t I10:v H9:f H10:q J8:p,1e J9:p hands=L| found=3",
    "three-found 4.1.7 discover:J8e-J7 land:J8e-J7" },
  { "a-bearer-and-no-mana",
    "I8:v I9:t I10:v H9:f H10:q J8:p,h1b,1a J9:p,h1,1e tokens=24|",
    "little-mana 4.1.6 step:J8a-I9; not-at-temple 4.1.6 offer:a; nothing-there 4.1.3 pick:J9ew" },
  { "bearers-on-the-temple",
    "I8:v H9:f I9:t,1abc H10:q I10:v J8:p,h1d,1e mana=2/3|0/3 tokens=2467| fresh=c",
    "legal 4.1.6 offer:a; little-mana 4.1.6 offer:b; picked-this-turn 4.1.6 offer:c; legal "
    "4.1.3 pick:J8ed" },
  { "thefts",
    "I8:v I9:t I10:v H9:f H10:q J8:p,1ee,2w J9:p,1e,2ws K8:p,1ss,2s",
    "legal 4.1.4 steal:J8-2w; no-majority 4.1.4 steal:J9-2w; no-hands 4.1.4 steal:K8-2s" },
  { "buildings",
    "I8:v I9:t I10:v H9:f H10:q J8:p,w1,s1,1ee J9:p,o1 K8:p,1ee K7:p,1e",
    "legal 4.2.A hut:J8; holy-there 4.2.A hut:J9; few-settlers 4.2.A hut:K7; no-wood 4.2.A "
    "hut:K8; legal 4.2.B holy:J8; holy-there 4.2.B holy:J9; few-settlers 4.2.B holy:K7; "
    "no-stone 4.2.B holy:K8" },
  { "a-stranger",
    "I8:v I9:t I10:v H9:f H10:q J8:p,s1,1ee,2e",
    "strangers 4.2.B holy:J8" },
  { "an-open-plain",
    "I8:v I9:t I10:v H9:f H10:q J8:p,s1,1ee,2e rules=open-plain",
    "legal 4.2.B holy:J8" },
  { "nothing-left",
    "I8:v I9:t I10:v H9:f H10:q J8:p,w1,1ee J9:p,s1,1ee K8:p,h1,h1,1eee K9:p,h1,h1,1e L8:p,h1 "
    "L7:p,o1 L9:p,o1 K10:p,o1 hands=F|",
    "none-left 4.2.A hut:J8; none-left 4.2.B holy:J9; none-left 4.2.C birth:K8; none-left 4.4.F "
    "twins:K8" },
  { "one-settler-left",
    "I8:v I9:t I10:v H9:f H10:q J8:p,h1,1eeeeeee hands=F|",
    "legal 4.2.C birth:J8; none-left 4.4.F twins:J8" },
  { "all-born",
    "I8:v I9:t I10:v H9:f H10:q J8:p,h1,1ee J9:p,1e hands=F| acted=birth born=J8",
    "born-already 4.2.C birth:J8 twins:J8" },
  { "a-lone-mother",
    "I8:v I9:t I10:v H9:f H10:q J8:p,h1,1e J9:p,1e hands=F|",
    "few-settlers 4.2.C birth:J8 twins:J8" },
  { "after-a-hut",
    "I8:v I9:t I10:v H9:f H10:q J8:p,h1,1ee hands=BEFLMPST| acted=hut",
    "movement-over 4.1 step:J8e-I9 discover:J8e-J7 pick:J8ew drop:J8w offer:a endurance "
    "land:J8e-J7; other-action 4.2 holy:J8 birth:J8 twins:J8 draw" },
  { "after-a-holy-place",
    "I8:v I9:t I10:v H9:f H10:q J8:p,h1,1ee acted=holy",
    "other-action 4.2 hut:J8" },
  { "no-cards",
    "I8:v I9:t I10:v H9:f H10:q J8:p,1e rules=once deck= discard=BBEEFFLLMMPPSSTT",
    "no-card 4.2.D draw" },
  { "a-volcano-due",
    "I8:v I9:t I10:v H9:f H10:q J8:p,1e hands=BEFLMPST| due=volcano:J8e-J7",
    "due-first 4 step:J8e-I9 discover:J8e-J7 pick:J8ew drop:J8w steal:J8-2w offer:a hut:J8 "
    "holy:J8 birth:J8 draw end seed:H9 lay:2 take:p banish:J8h1-K8 endurance twins:J8 "
    "land:J8e-J7 rob:2 priest stone teleport:1e@J8-K8; being-explored 4.1.8 volcano:J7; "
    "discovered 4.1.8 volcano:J8; legal 4.1.8 volcano:K8; not-touching 4.1.8 volcano:A9" },
  { "goods-due",
    "I8:v H9:f I9:t H10:q I10:v J8:q J9:q K8:p,1e due=seed:H10 seats=2",
    "legal 4.1.9 seed:J8; wrong-land 4.1.9 seed:H10; wrong-number 4.1.9 seed:J8,J9; due-first 4 "
    "lay:2" },
  { "a-token-due",
    "I8:v I9:t I10:v H9:f H10:q J8:p,h1,1ee J9:p,h1a tokens=2| acted=hut due=lay:J8",
    "token-laid 4.2.A lay:2; legal 4.2.A lay:4; due-first 4 seed:H9" },
  { "lands-shown",
    "I8:v I9:t I10:v H9:f H10:q J8:p,1e due=take:J8e-J7 shown=pqv",
    "legal 4.4.L take:p; not-shown 4.4.L take:f; due-first 4 volcano:J7" },
  { "the-end",
    "I8:v I9:t I10:v H9:f H10:q J8:p,h1,1ee turn=31 rules=rounds=15",
    "game-over 5 step:J8e-I9 discover:J8e-J7 pick:J8ew drop:J8w steal:J8-2w offer:a hut:J8 "
    "holy:J8 birth:J8 draw end volcano:J7 seed:H9 lay:2 take:p banish:J8h1-K8 endurance "
    "twins:J8 land:J8e-J7 rob:2 priest stone teleport:1e@J8-K8" },
  { "no-lands-left",
    "I8:v I9:t I10:v H9:f H10:q J8:p,1e J9:p E11:p F11:p G11:p H11:p I11:p J11:p K11:p L11:p "
    "M11:p E12:p F12:p G12:p H12:p I12:p J12:f K12:f L12:f M12:f E13:f F13:q G13:q H13:q I13:q "
    "J13:q K13:q L13:v M13:v E14:v hands=L| land=",
    "stack-empty 4.1.7 discover:J8e-J7 land:J8e-J7" },
};
/* clang-format on */

/* The triples that came up. */
static GHashTable *met;

/* The code and the paragraph of an answer to an action; a refusal has a sentence, too. */
static void
judge (const GameState *state, const char *text, const char *code, const char *paragraph)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;
  GameAction       action;
  guint            refusal;

  meso_rules.parse_action (text, &action, &error);
  g_assert_no_error (error);
  refusal = game_state_judge (&meso_rules, state, action);
  g_assert_cmpstr (meso_rules.refusals[refusal].code, ==, code);
  g_assert_cmpstr (meso_rules.paragraphs[meso_rules.paragraph (action, refusal)].number, ==,
                   paragraph);
  if (refusal != GAME_LEGAL)
    sentence = meso_words.refusal (state, action, refusal, 0, GAME_ADDRESS_NUMBER, NULL);
  g_assert_true (refusal == GAME_LEGAL || g_str_has_suffix (sentence, "."));
  g_hash_table_add (met, g_strdup_printf ("%s %s %s", meso_rules.kinds[action.kind].name, code,
                                          paragraph));
}

static void
test_row (gconstpointer data)
{
  const Row       *row = data;
  g_autofree char *text = g_strconcat ("meso/1 ", row->position, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = game_position_parse_full (&meso_rules, text, 0, &error);
  g_auto (GStrv) groups = g_strsplit (row->answers, "; ", -1);

  g_assert_no_error (error);
  for (guint i = 0; groups[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (groups[i], " ", -1);

      for (guint k = 2; words[k]; k++)
        judge (state, words[k], words[0], words[1]);
    }
}

/* The rows above have them all. */
static void
test_triples (void)
{
  g_hash_table_remove_all (met);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    test_row (&rows[i]);
  g_assert_cmpuint (g_hash_table_size (met), ==, N_TRIPLES);
}

int
main (int argc, char **argv)
{
  int status;

  fixed_test_init (&argc, &argv);
  met = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/meso/judge/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/meso/judge/triples", test_triples);
  status = g_test_run ();
  g_hash_table_unref (met);
  return status;
}

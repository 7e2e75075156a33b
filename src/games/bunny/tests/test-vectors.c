/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The test vectors of NOTATION.md 9: deals, views, completions and a record, to the byte.
 * Picks are played in the order in which the seats choose.
 */
#include "bunny-fixture.h"
#include "bunny-rules.h"
#include "fixed.h"
#include "game-record.h"

typedef struct
{
  const char *path;
  guint       seats;
  const char *dealt;
  const char *picks;
  const char *view;
  const char *completed;
} Vector;

static const Vector vectors[] = {
  { "/bunny/vectors/2-seats", 2, "4094be43d351aff1 (850)",
    "pick:H1-gem2 pick:tower-city2 pick:E1-D2 pick:hungry-C5 pick:city2-city2 pick:I7-border",
    "bunny/1 pick=4 turn=7 land=E1,H1|I7 hands=B6.2,H9.2,J9,gold.2,tower.2,supply.2,supply.2,"
    "fiefs10.2|C1.1,E7.1,F2.1,F7.1,I3.1,corners.1,carrot1.1,? reserve=?,?,?,?,?,?|?,?,?,?,?,? "
    "tray=city2|tower scrolls=|? discards=D2.2,city2.2,gem2|?,?,? seen=C5,border,hungry for=1",
    "e8a7f93685b3580c (930)" },
  { "/bunny/vectors/3-seats", 3, "548ccde438298a46 (850)",
    "pick:F7+gem2 pick:F6+gem3 pick:city2+supply pick:D2+gem5 pick:H1+carrot1 pick:H9+city2 "
    "pick:J3+tower pick:I7+post pick:C1+city2",
    "777cdbe7e0f35bfc (304)", "a852720a8ff22a8e (945)" },
  { "/bunny/vectors/4-seats", 4, "547ba60b001b49ad (850)",
    "pick:E7+F7 pick:B5+I3 pick:D2+H9 pick:D5+post pick:corners+camps pick:C5+carrot1 pick:E1+F6 "
    "pick:tower+border pick:tower+supply pick:B6+gem5 pick:C1+gem2 pick:city2+gem3",
    "48c78d70dce277ef (331)", "46a3cfc02d3350a8 (963)" },
};

static void
assert_state (const BunnyState *state, const char *expected)
{
  g_autofree char *text = fixture_print (state);
  g_autofree char *brief = fixture_short (text);

  g_assert_cmpstr (brief, ==, expected);
}

static void
test_vector (gconstpointer data)
{
  const Vector *vector = data;
  BunnyState    state, seen, world;

  bunny_state_deal (&state, vector->seats, 0, 1);
  assert_state (&state, vector->dealt);
  fixture_play (&state, vector->picks);
  bunny_state_observe (&state, 0, &seen);
  assert_state (&seen, vector->view);
  bunny_state_complete (&seen, 7, &world);
  assert_state (&world, vector->completed);
}

static const char record_text[] = "[Game \"bunny\"]\n"
                                  "[Format \"1\"]\n"
                                  "[Seed \"1\"]\n"
                                  "[Result \"*\"]\n\n"
                                  "1. pick:F2-hungry ; a9942660\n"
                                  "2. pick:gold-tower ; c25eeec4\n"
                                  "3. pick:E1-B6 ; 23b0c666\n"
                                  "4. pick:C1-gem2 ; ddf178bb\n";

/* Written as the document has it, and read again; a line that is wrong is refused. */
static void
test_record (void)
{
  static const GameModule        module = { .rules = &bunny_rules };
  static const GameModule *const modules[] = { &module, NULL };
  g_autofree char               *wrong = g_strdup (record_text);
  g_autoptr (GameRecord) record = game_record_new_seed (&bunny_rules, 2, 0, 1);
  g_autoptr (GameRecord) read = NULL;
  g_autofree char *written = NULL;

  for (const char *p = strstr (record_text, "pick:"); p; p = strstr (p + 1, "pick:"))
    {
      g_autofree char *word = g_strndup (p, strcspn (p, " "));
      GameAction       action;

      g_assert_true (bunny_rules.parse_action (word, &action, NULL));
      game_record_append (record, action, NULL);
    }
  written = game_record_print (record);
  g_assert_cmpstr (written, ==, record_text);
  read = game_record_parse (modules, record_text, -1, NULL);
  g_assert_cmpuint (game_record_get_n_actions (read), ==, 4);
  strstr (wrong, "bb\n")[0] = 'a';
  g_assert_null (game_record_parse (modules, wrong, -1, NULL));
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (vectors); i++)
    g_test_add_data_func (vectors[i].path, &vectors[i], test_vector);
  g_test_add_func ("/bunny/vectors/record", test_record);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every law on every game there is, with every set of its options. A new game adds one line
 * here: all actions that can be written in it.
 */
#include "../fixed.h"
#include "game-state.h"
#include "games.h"
#include "laws.h"
#include "toys.h"

/* Cells and cards of Bunny Kingdom. */
#define CELL "{A,B,C,D,E,F,G,H,I,J}{1,2,3,4,5,6,7,8,9,10}"
#define BUILDING                                                                      \
  "city1,city2,city3,wood,fish,carrot,post,pearl,mushroom,spice,diamond,copper,gold," \
  "iron"
#define OTHER_CARD \
  "camp1,camp2,camp3,camp4,camp5,camp6,tower,supply"
#define SCROLL                                                                        \
  "gem1,gem2,gem3,gem4,gem5,gem6,glovel,glover,scribe,cities,border,corners,wood1,"   \
  "wood2,wood7,fish1,fish2,fish7,carrot1,carrot2,carrot5,luxury,peaks,estates,fiefs," \
  "fiefs10,hungry,wilds,camps,cities9,widest,again,guard,double,copyr,copyl,second"
#define CARD "{" BUILDING "," OTHER_CARD "," SCROLL "}"

/* What can be written in each game. Where a number can be any, the first beyond what can be
 * legal stands for the rest. */
static const struct
{
  const char *id;
  const char *writable;
  guint       share; /* see WalkGame */
} notations[] = {
  { "babel",
    "{travel,settle,discard}:{A,H,M,P,S} build:{own,opp,start} migrate:{A,H,M,P,S}-{A,H,M,P,S} "
    "{raze,steal,win-over}{,@1,@2,@3,@4,@5} {expel,halve}:{A,H,M,P,S}{,@1,@2,@3,@4,@5} "
    "skip:{own,opp}{,@1,@2,@3,@4,@5} end" },
  { "bunny",
    "pick:" CELL "{+,-}" CELL " pick:" CELL "{+,-}" CARD " pick:" CARD "{+,-}" CARD
    " build:{" BUILDING "}-" CELL " tower:" CELL "-" CELL
    " camp:{1,2,3,4,5,6} {settle,step-in}:" CELL " keep pass done trade:" CELL
    "-{wood,fish,carrot} copy:{r,l}-{" SCROLL "}",
    10 },
  { "heaps", "take:{1,2,3}{1,2,3}" },
  { "hoard", "{lay,ask,give}:{1,2,3,4} end dig" },
  { "sealed", "play:{1,2,3,4,5}" },
};

/* One test: a law on a game with options. */
typedef struct
{
  WalkGame   game;
  guint32    options;
  const Law *law;
} Case;

static void
test_law (gconstpointer data)
{
  const Case *test = data;

  walk_games (&test->game, test->options, test->law);
}

/* A paragraph is found by its number and by its id, and none by anything else. */
static void
test_paragraphs (gconstpointer data)
{
  const GameModule *module = data;
  const GameRules  *rules = module->rules;

  for (guint i = 0; i < rules->n_paragraphs; i++)
    {
      g_assert_cmpuint (game_paragraph_find (rules, rules->paragraphs[i].number), ==, i);
      g_assert_cmpuint (game_paragraph_find_id (rules, rules->paragraphs[i].id), ==, i);
    }
  g_assert_cmpuint (game_paragraph_find (rules, ""), ==, rules->n_paragraphs);
  g_assert_cmpuint (game_paragraph_find_id (rules, ""), ==, rules->n_paragraphs);
}

/* Each place has a name of its own, which is read as that place, and nothing else is one. */
static void
test_places (gconstpointer data)
{
  const GameModule *module = data;
  const GameRules  *rules = module->rules;
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_true ((rules->n_places > 0) == (rules->print_place && rules->parse_place));
  for (guint i = 0; i < rules->n_places; i++)
    {
      g_autoptr (GString) name = g_string_new (NULL);
      guint place = G_MAXUINT;

      rules->print_place (i, name);
      g_assert_cmpuint (strspn (name->str, G_CSET_a_2_z G_CSET_A_2_Z G_CSET_DIGITS "+-"), ==,
                        name->len);
      g_assert_true (rules->parse_place (name->str, &place));
      g_assert_cmpuint (place, ==, i);
      g_assert_true (g_hash_table_add (names, g_strdup (name->str)));
      g_string_append_c (name, ',');
      g_assert_false (rules->parse_place (name->str, &place));
    }
  g_assert_true (rules->n_places == 0 || !rules->parse_place ("", &(guint) { 0 }));
}

static void
add_law (const WalkGame *game, guint32 options, const Law *law)
{
  const GameRules *rules = game->module->rules;
  g_autofree char *list = game_options_print (rules, options);
  g_autoptr (GString) path = g_string_new (NULL);
  Case *test = g_new (Case, 1);

  *test = (Case) { *game, options, law };
  g_string_printf (path, "/property/%s/%s/", law->name, rules->id);
  g_string_append (path, options ? list : "default");
  g_strdelimit (path->str, ",", '+');
  g_test_add_data_func_full (path->str, test, test_law, g_free);
}

/* In an ordinary run a game with many options is looked at without any, with each alone and with
 * all. */
static gboolean
is_wanted (const GameRules *rules, guint32 options)
{
  guint32 all = (1u << rules->n_options) - 1;

  return rules->n_options <= 4 || g_test_slow () || (options & (options - 1)) == 0 ||
         options == all;
}

static void
add_game (const GameModule *module)
{
  g_autofree char *path = g_strconcat ("/property/paragraphs/", module->rules->id, NULL);
  g_autofree char *places = g_strconcat ("/property/places/", module->rules->id, NULL);
  guint32          options = 0;
  guint            i = 0;

  while (i < G_N_ELEMENTS (notations) && !g_str_equal (notations[i].id, module->rules->id))
    i++;
  if (i == G_N_ELEMENTS (notations))
    g_error ("the laws do not know what can be written in %s", module->rules->id);
  g_test_add_data_func (path, module, test_paragraphs);
  g_test_add_data_func (places, module, test_places);
  do
    for (const Law *law = laws; law->name && is_wanted (module->rules, options); law++)
      add_law (&(WalkGame) { module, notations[i].writable, notations[i].share }, options, law);
  while (game_options_next (module->rules, &options));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; games_modules[i]; i++)
    add_game (games_modules[i]);
  for (guint i = 0; toys[i]; i++)
    add_game (toys[i]);
  return g_test_run ();
}

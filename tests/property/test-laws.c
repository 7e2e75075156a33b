/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every law on every game there is, with every set of its options. A game lists in its folder, in
 * tests/WRITTEN, all actions that can be written in it.
 */
#include "../fixed.h"
#include "game-state.h"
#include "games.h"
#include "laws.h"
#include "toys.h"

/* The actions that can be written in the toys; those of a game are in its folder, in
 * tests/WRITTEN. */
static const struct
{
  const char *id;
  const char *writable;
} notations[] = {
  { "heaps", "take:{1,2,3}{1,2,3}" },
  { "hoard", "{lay,ask,give}:{1,2,3,4} end dig" },
  { "meadow", "lay:{1,2,3,4,5,6,7}{1,2,3,4,5,6,7}" },
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

/* Numbers of kinds, refusals, counters and operands stay within the sets that hold them. */
static void
test_sizes (gconstpointer data)
{
  const GameModule *module = data;
  const GameRules  *rules = module->rules;
  guint             bits = 0;

  g_assert_cmpuint (rules->state_size % 8, ==, 0);
  g_assert_cmpuint (rules->max_seats, <=, GAME_MAX_SEATS);
  g_assert_cmpuint (rules->n_kinds, <=, 64);
  g_assert_cmpuint (rules->n_refusals, <=, 64);
  g_assert_cmpuint (game_counters_get_n (rules), <=, GAME_MAX_COUNTERS);
  for (guint i = 0; i < rules->n_options; i++)
    bits += g_bit_storage (game_option_get_n_values (rules, i));
  g_assert_cmpuint (bits, <=, 32);
  for (guint i = 0; i < rules->n_terms; i++)
    g_assert_cmpuint (strlen (rules->terms[i].operands), <=, GAME_GOAL_MAX_OPERANDS);
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

/* A kind of action is found by its name, and none by anything else; it stands in a paragraph. */
static void
test_kinds (gconstpointer data)
{
  const GameModule *module = data;
  const GameRules  *rules = module->rules;

  for (guint i = 0; i < rules->n_kinds; i++)
    {
      g_assert_cmpuint (game_kind_find (rules, rules->kinds[i].name), ==, i);
      g_assert_cmpuint (game_kind_find_paragraph (rules, i), <, rules->n_paragraphs);
    }
  g_assert_cmpuint (game_kind_find (rules, ""), ==, rules->n_kinds);
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

/* In an ordinary run a game with more than 16 sets of options is looked at without any, with each
 * alone and with all, each with its last value. */
static gboolean
is_wanted (const GameRules *rules, guint32 options)
{
  guint n_sets = 1, n_chosen = 0, n_last = 0;

  for (guint i = 0; i < rules->n_options; i++)
    {
      guint n_values = game_option_get_n_values (rules, i);
      guint value = game_option_get (rules, options, i);

      n_sets *= n_values + 1;
      n_chosen += value > 0;
      n_last += value == n_values;
    }
  return n_sets <= 16 || g_test_slow () || n_chosen <= 1 || n_last == rules->n_options;
}

/* The words of a file, which are kept. Lines that begin with # are remarks, but "# share: N" is
 * WalkGame.share. */
static void
read_file (WalkGame *game, const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  GString *writable = g_string_new (NULL);

  g_file_get_contents (path, &text, NULL, &error);
  if (error != NULL)
    g_error ("the laws do not know what can be written in this game: %s", error->message);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "# share: "))
      game->share = (guint) g_ascii_strtoull (lines[i] + strlen ("# share: "), NULL, 10);
    else if (lines[i][0] != '\0' && lines[i][0] != '#')
      g_string_append_printf (writable, "%s%s", writable->len > 0 ? " " : "", lines[i]);
  game->writable = g_string_free (writable, FALSE);
}

static void
read_writable (WalkGame *game)
{
  const char      *id = game->module->rules->id;
  const char      *tree = g_getenv ("EDUBBA_SOURCE_DIR");
  g_autofree char *path = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (notations); i++)
    if (g_str_equal (notations[i].id, id))
      {
        game->writable = notations[i].writable;
        return;
      }
  if (tree == NULL)
    g_error ("EDUBBA_SOURCE_DIR is to name the tree, as build-aux/test and meson test set it");
  path = g_build_filename (tree, "src", "games", id, "tests", "WRITTEN", NULL);
  read_file (game, path);
}

/* Goes to the next set of options that a game can be played with, from none on; FALSE behind the
 * last. */
static gboolean
find_next (const GameRules *rules, guint32 *options)
{
  for (guint i = 0; i < rules->n_options; i++)
    {
      guint value = game_option_get (rules, *options, i);

      if (value < game_option_get_n_values (rules, i))
        {
          *options = game_option_set (rules, *options, i, value + 1);
          return TRUE;
        }
      *options = game_option_set (rules, *options, i, 0);
    }
  return FALSE;
}

/* With EDUBBA_LAW_GAME set, only that game is held to the laws. */
static gboolean
is_game_wanted (const GameModule *module)
{
  const char *wanted = g_getenv ("EDUBBA_LAW_GAME");

  return wanted == NULL || g_str_equal (wanted, module->rules->id);
}

static void
add_game (const GameModule *module)
{
  g_autofree char *path = g_strconcat ("/property/paragraphs/", module->rules->id, NULL);
  g_autofree char *kinds = g_strconcat ("/property/kinds/", module->rules->id, NULL);
  g_autofree char *sizes = g_strconcat ("/property/sizes/", module->rules->id, NULL);
  g_autofree char *places = g_strconcat ("/property/places/", module->rules->id, NULL);
  guint32          options = 0;
  WalkGame         game = { .module = module };

  if (!is_game_wanted (module))
    return;
  read_writable (&game);
  g_test_add_data_func (path, module, test_paragraphs);
  g_test_add_data_func (kinds, module, test_kinds);
  g_test_add_data_func (sizes, module, test_sizes);
  g_test_add_data_func (places, module, test_places);
  do
    for (const Law *law = laws; law->name && is_wanted (module->rules, options); law++)
      add_law (&game, options, law);
  while (find_next (module->rules, &options));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; games_all_modules[i]; i++)
    add_game (games_all_modules[i]);
  for (guint i = 0; toys[i]; i++)
    add_game (toys[i]);
  return g_test_run ();
}

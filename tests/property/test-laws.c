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

/* What can be written in each game. Where a number can be any, the first beyond what can be
 * legal stands for the rest. */
static const struct
{
  const char *id;
  const char *writable;
} notations[] = {
  { "babel",
    "{travel,settle,discard}:{A,H,M,P,S} build:{own,opp,start} migrate:{A,H,M,P,S}-{A,H,M,P,S} "
    "{raze,steal,win-over}{,@1,@2,@3,@4,@5} {expel,halve}:{A,H,M,P,S}{,@1,@2,@3,@4,@5} "
    "skip:{own,opp}{,@1,@2,@3,@4,@5} end" },
  { "heaps", "take:{1,2,3}{1,2,3}" },
  { "hoard", "{lay,ask,give}:{1,2,3,4} end" },
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

static void
add_law (const GameModule *module, const char *writable, guint32 options, const Law *law)
{
  const GameRules *rules = module->rules;
  g_autoptr (GString) path = g_string_new (NULL);
  Case *test = g_new (Case, 1);

  *test = (Case) { { module, writable }, options, law };
  g_string_printf (path, "/property/%s/%s/", law->name, rules->id);
  for (guint i = 0; i < rules->n_options; i++)
    if (options & (1u << i))
      g_string_append_printf (path, "%s+", rules->options[i].id);
  g_string_append (path, options ? "" : "default");
  if (options)
    g_string_truncate (path, path->len - 1);
  g_test_add_data_func_full (path->str, test, test_law, g_free);
}

static void
add_game (const GameModule *module)
{
  g_autofree char *path = g_strconcat ("/property/paragraphs/", module->rules->id, NULL);
  guint            i = 0;

  while (i < G_N_ELEMENTS (notations) && !g_str_equal (notations[i].id, module->rules->id))
    i++;
  if (i == G_N_ELEMENTS (notations))
    g_error ("the laws do not know what can be written in %s", module->rules->id);
  g_test_add_data_func (path, module, test_paragraphs);
  for (guint32 options = 0; options < 1u << module->rules->n_options; options++)
    for (const Law *law = laws; law->name; law++)
      add_law (module, notations[i].writable, options, law);
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

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The known word that was meant, and notation as people write it. What is near, and what is not,
 * is listed here pair by pair.
 */
#include "../fixed.h"
#include "game-nearest.h"
#include "game-tidy.h"

#include <string.h>

static const char *const known[] = { "Hint1", "Title", "Say", "travel",
                                     "settle", "temple:me:A", "temple:me:H", NULL };

static void
test_find (void)
{
  static const char *const rows[][2] = {
    { "Hnit1", "Hint1" },
    { "hint1", "Hint1" },
    { "Hint", "Hint1" },
    { "Titel", "Title" },
    { "setle", "settle" },
    { "travels", "travel" },
    { "temple:me", "temple:me:A" },
    { "temple:me:Hatti", "temple:me:H" },
    { "Author", NULL },
    { "x", NULL },
    { "", NULL },
  };
  g_autofree char *endless = g_strnfill (100000, 'S');

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpstr (game_nearest_find (rows[i][0], known), ==, rows[i][1]);
  g_assert_null (game_nearest_find (endless, known));
}

/* A sentence names the word that was meant, or else those that there are, but not without end. */
static void
test_explain (void)
{
  const char      *many[100] = { NULL };
  g_autofree char *near = game_nearest_explain ("Hnit1", known);
  g_autofree char *none = game_nearest_explain ("Author", known);
  g_autofree char *long_list = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (many) - 1; i++)
    many[i] = "a-word";
  long_list = game_nearest_explain ("x", many);
  g_assert_cmpstr (near, ==, "“Hnit1” is not known here. Do you mean “Hint1”?");
  g_assert_cmpstr (none, ==,
                   "“Author” is not known here. These are: Hint1, Title, Say, travel, settle, "
                   "temple:me:A, temple:me:H.");
  g_assert_cmpuint (strlen (long_list), <, 200);
}

static void
test_goals (void)
{
  static const char *const rows[][2] = {
    { "temple(me,H) = 4", "temple(me,H) = 4" },
    { "temple( me , H )>=4 and  won=1", "temple(me,H) >= 4 and won = 1" },
    { " won == 1 ", "won = 1" },
    { "won=>1", "won => 1" },
    { "", "" },
    { "temple (me,H)<4", "temple(me,H) < 4" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *tidy = game_tidy_goal (rows[i][0]);

      g_assert_cmpstr (tidy, ==, rows[i][1]);
    }
}

/* Items have the order of the alphabet, and an unknown one comes last. */
static guint
rank (const char *item)
{
  return *item == '?' ? G_MAXUINT : (guint) *item;
}

static void
test_positions (void)
{
  static const char *const keys[] = { "hands", NULL };
  static const GameLists   characters = { keys, '\0', rank };
  static const GameLists   words = { keys, ',', rank };
  GameRules                rules = { .lists = &characters };
  g_autofree char         *cards = game_tidy_position (&rules, " toy/1  hands=CA?B|?A deck=CAB ");
  g_autofree char         *empty = game_tidy_position (&rules, "toy/1 hands=| hands");
  g_autofree char         *listed = NULL;
  g_autofree char         *plain = NULL;

  rules.lists = &words;
  listed = game_tidy_position (&rules, "toy/1 hands=b2,?,b1,a|");
  rules.lists = NULL;
  plain = game_tidy_position (&rules, "toy/1\thands=CA");
  g_assert_cmpstr (cards, ==, "toy/1 hands=ABC?|A? deck=CAB");
  g_assert_cmpstr (empty, ==, "toy/1 hands=| hands");
  g_assert_cmpstr (listed, ==, "toy/1 hands=a,b2,b1,?|");
  g_assert_cmpstr (plain, ==, "toy/1 hands=CA");
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/nearest/find", test_find);
  g_test_add_func ("/nearest/explain", test_explain);
  g_test_add_func ("/tidy/goals", test_goals);
  g_test_add_func ("/tidy/positions", test_positions);
  return g_test_run ();
}

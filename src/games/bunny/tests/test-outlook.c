/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tutor of a first game sees coming: a choice is looked at by itself although all are
 * revealed at once, and nothing is seen in the cards of the deck. And the terms that a first game
 * needs: the largest fief, and the number of harvests.
 */
#include "course-outlook.h"

#include <string.h>

#include "bunny-fixture.h"
#include "bunny-map.h"
#include "bunny-module.h"
#include "fixed.h"
#include "game-state.h"

/* The last choice but one, with these cards in the hand, a rabbit in E4, and two cells beside it on
 * top of the deck. */
static BunnyState
deal (const char *hand)
{
  static const char *const tops[] = { "D4", "E3" };
  g_autofree char         *text = g_strdup_printf ("bunny/1 round=3 pick=9 land=E4|H8 "
                                                           "hands=%s|A2,A3,A4 reserve=A5|A6",
                                                   hand);
  BunnyState               state = fixture_position (text);

  for (guint i = 0; i < G_N_ELEMENTS (tops); i++)
    {
      guint8  face = (guint8) (bunny_cell_find (tops[i], 2) + 1);
      guint8 *card = memchr (state.deck, face, state.n_deck);
      guint8 *top = &state.deck[state.n_deck - 1 - i];

      if (card == NULL)
        continue;
      *card = *top;
      *top = face;
    }
  return state;
}

/* Asks if a pick leads to a fief of two cells; *action gets it. */
static gboolean
is_reached (const BunnyState *state, GameAction *action)
{
  const GameRules  *rules = bunny_module.rules;
  GameTally         none = { 0 };
  CourseCause       cause = { .is_bound = TRUE, .is_step = TRUE };
  const GameAction *found = NULL;
  g_autoptr (CourseOutlook) outlook = course_outlook_new (rules, (const GameState *) state, 0);
  g_autoptr (GError) error = NULL;

  cause.acts = (CourseActs) { .rules = rules, .kinds = 1 };
  g_assert_true (game_goal_parse (rules, "largest(me) >= 2", 2, 0, &cause.reach, &error));
  cause.state = (GameGoal) { .seats = 2 };
  if (!course_outlook_has (outlook, &cause, &none, &found))
    return FALSE;
  *action = *found;
  return TRUE;
}

static void
test_choice (void)
{
  BunnyState       beside = deal ("A1,E5,supply");
  BunnyState       apart = deal ("A1,D9,supply");
  GameAction       action;
  g_autofree char *text = NULL;

  g_assert_true (is_reached (&beside, &action));
  text = game_action_print (bunny_module.rules, action);
  g_assert_true (g_str_has_prefix (text, "pick:E5-"));
  g_assert_false (is_reached (&apart, &action));
  fixture_play (&apart, "pick:supply-A1 pick:A2-A3");
  g_assert_cmpuint (apart.table.n_cells[0], ==, 3);
}

static gint
read_term (const BunnyState *state, const char *name, guint16 seat)
{
  const GameRules *rules = bunny_module.rules;

  for (guint i = 0; i < rules->n_terms; i++)
    if (g_str_equal (rules->terms[i].name, name))
      return rules->terms[i].value ((const GameState *) state, 0, &seat);
  g_assert_not_reached ();
}

static void
test_terms (void)
{
  BunnyState land = fixture_position ("bunny/1 phase=build land=A1,A2,A3,B1,C2,D2|J1 tray=city1|");
  BunnyState over = fixture_position ("bunny/1 round=4 phase=over");

  /* Lava parts C2 from D2. */
  g_assert_cmpint (read_term (&land, "largest", 0), ==, 4);
  g_assert_cmpint (read_term (&land, "largest", 1), ==, 1);
  g_assert_cmpint (read_term (&land, "harvests", 0), ==, 0);
  fixture_play (&land, "done");
  g_assert_cmpint (read_term (&land, "harvests", 0), ==, 1);
  g_assert_cmpint (read_term (&over, "largest", 0), ==, 0);
  g_assert_cmpint (read_term (&over, "harvests", 0), ==, 4);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/bunny/outlook/choice", test_choice);
  g_test_add_func ("/bunny/outlook/terms", test_terms);
  return g_test_run ();
}

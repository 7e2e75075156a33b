/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Exercises made on the spot: which paragraphs have them. Turns are long and some actions are rare,
 * and still each is made, or given up, in a moment.
 */
#include "course-drill.h"
#include "fixed.h"
#include "games.h"

#define N_SEEDS 3

/* Paragraphs in which actions stand that come about in random games. */
static const char *const made[] = {
  "4",
  "4.1",
  "4.1.1",
  "4.1.3",
  "4.1.4",
  "4.2",
  "4.2.A",
  "4.2.B",
  "4.2.C",
  "4.4",
  "4.4.E",
  "4.4.F",
  "4.4.M",
  "4.4.S",
  "4.4.T",
};

/* Nothing is done there, or it turns up what no quest speaks of. */
static const char *const none[] = { "1", "4.1.7", "4.1.8", "4.2.D", "4.3", "4.4.L", "5", "6" };

static void
test_made (void)
{
  const GameModule *module = games_find ("meso");

  for (guint i = 0; i < G_N_ELEMENTS (made); i++)
    for (guint64 seed = 1; seed <= N_SEEDS; seed++)
      {
        g_autoptr (CoursePuzzle) puzzle = course_drill_make (module, made[i], seed, NULL);

        if (puzzle == NULL)
          g_test_fail_printf ("no exercise for %s", made[i]);
      }
}

static void
test_none (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (none); i++)
    g_assert_false (course_drill_is_possible (games_find ("meso"), none[i]));
}

/* Random games hardly make an offering, and no quest asks for one: it is given up. */
static void
test_rare (void)
{
  g_assert_null (course_drill_make (games_find ("meso"), "4.1.6", 1, NULL));
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/meso/drills/made", test_made);
  g_test_add_func ("/meso/drills/none", test_none);
  g_test_add_func ("/meso/drills/rare", test_rare);
  return g_test_run ();
}

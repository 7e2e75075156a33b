/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tour of the program with each game of the list, and with toys, in every language: each page is
 * read as assistive technology reads it, its texts are looked up in the catalogues, it is measured
 * and it is laid out in a window of some size.
 */
#include <adwaita.h>

#include "catalogues.h"
#include "display.h"
#include "look-tree.h"
#include "spoken.h"

/* It comes last, for it leaves the window changed. */
static const Look *const looks[] = { &look_tree, &look_words, &look_measure,
                                     &look_nodes, &look_space, NULL };

/* The boards of other games do not keep all demands yet. */
static const Look *const looks_of_others[] = { &look_measure, &look_nodes, NULL };

static void
test_tour (gconstpointer tour)
{
  look_around (tour, tour_is_whole (tour) ? looks : looks_of_others);
}

/* English texts are found, and texts that only look like translations. */
static void
test_words_teeth (void)
{
  g_auto (GStrv) paths = catalogues_list ("cs", NULL);
  g_autoptr (Spoken) spoken = spoken_new ((const char *const *) paths);

  g_assert_true (spoken_knows (spoken, "Nová hra"));
  g_assert_true (spoken_knows (spoken, "12 / 20"));
  g_assert_true (spoken_knows (spoken, "Babel, tah 3"));
  g_assert_false (spoken_knows (spoken, "New Game"));
  g_assert_false (spoken_knows (spoken, "Chess, tah 3"));
  g_assert_false (spoken_knows (spoken, "Nothing has been played yet."));
  g_assert_false (spoken_knows (spoken, "What is this: New Game"));
  g_assert_true (spoken_knows_sentences (spoken, "Tah 3, váš. Tah 4, protivníkův."));
  g_assert_false (spoken_knows_sentences (spoken, "Tah 3, váš. Yours is the turn."));
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  tour_init (&argc, &argv);
  /* The places of things in the end are looked at, not those on the way there. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  tour_add_cases ("/e2e/tour", "en", test_tour);
  tour_add_cases ("/e2e/tour", "ru", test_tour);
  tour_add_cases ("/e2e/tour", "cs", test_tour);
  g_test_add_func ("/e2e/teeth/words", test_words_teeth);
  look_tree_add_teeth ();
  return tour_run ();
}

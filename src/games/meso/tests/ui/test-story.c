/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first game of Mesopotamien from an empty home, with the pointer and through the accessible
 * tree: lost by doing nothing, and played until it is won, with all that its tutor says.
 */
#include "keys.h"
#include "meso-presses.h"
#include "meso.h"
#include "story-walk.h"
#include "window-fixture.h"

static void
test_first_game (gconstpointer hands)
{
  StoryWalk walk;

  story_walk_begin (&walk, meso_get_game (), hands, meso_presses_list);
  story_walk_take_first_game (&walk);
  story_walk_end (&walk);
}

int
main (int argc, char *argv[])
{
  window_fixture_init (&argc, &argv, meso_get_game);
  keys_init ();
  /* Motion stops at a press, which then means nothing else. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_data_func ("/e2e/meso/story/tree", &story_reader, test_first_game);
  g_test_add_data_func ("/e2e/meso/story/pointer", &story_pointer, test_first_game);
  return window_fixture_run ();
}

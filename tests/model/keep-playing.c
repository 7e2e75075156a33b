/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * keep-playing FOLDER PROGRESS SEED: goes on with the game that is kept in a folder, or begins
 * one, and plays the script until it is killed. Each step is noted in the file PROGRESS as soon
 * as the call that made it has returned: from then on it must never be lost.
 */
#include "model-fixture.h"

#include "edubba-save.h"
#include "script.h"

#include <fcntl.h>
#include <unistd.h>

int
main (int argc, char **argv)
{
  g_autoptr (EdubbaArchive) archive = NULL;
  g_autoptr (EdubbaSave) save = NULL;
  EdubbaMatch *match;
  guint64      rng;
  int          fd;

  g_return_val_if_fail (argc == 4, 2);
  archive = edubba_archive_new (argv[1], "game");
  save = edubba_save_new (archive, fixture_get_modules ());
  fd = open (argv[2], O_WRONLY | O_CREAT | O_APPEND, 0600);
  rng = g_ascii_strtoull (argv[3], NULL, 10);
  match = edubba_save_load (save);
  match = match ? g_object_ref (match) : fixture_match_new (fixture_get_game (), rng);
  edubba_save_set_match (save, match);
  while (fd >= 0 && write (fd, ".", 1) == 1)
    {
      match = script_step (match, &rng);
      edubba_save_set_match (save, match);
      g_main_context_iteration (NULL, FALSE);
    }
  return 1;
}

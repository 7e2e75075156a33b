/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the program begins, and the one place that knows the shell and its games together. The
 * games with a board are those of the list in src/games/GAMES that have one, in its order.
 */
#include <glib/gi18n.h>

#include "config.h"
#include "edubba-application.h"
#include "edubba-sound.h"
#include "game-file.h"
#include "game-locale.h"
#include "games.h"

#define GAME(word) const EdubbaGame *word##_get_game (void);
#include "window-games-list.h"
#undef GAME

int
main (int argc, char *argv[])
{
  /* clang-format off */
  const EdubbaGame *const games[] = {
#define GAME(word) word##_get_game (),
#include "window-games-list.h"
#undef GAME
    NULL,
  };
  /* clang-format on */
  g_autoptr (EdubbaApplication) application = NULL;
  int status;

  game_file_prepare ();
  game_locale_set ();
  gtk_disable_setlocale ();
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  games_bind_texts (LOCALEDIR);
  textdomain (GETTEXT_PACKAGE);
  edubba_sound_set_folder (PKGDATADIR "/sounds");
  g_set_application_name (_ ("Edubba"));

  application = edubba_application_new (APPLICATION_ID, PACKAGE_VERSION, games);
  status = g_application_run (G_APPLICATION (application), argc, argv);
  return edubba_application_get_failed (application) ? EXIT_FAILURE : status;
}

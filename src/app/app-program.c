/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one place that knows the shell and its games together. The games with a board are those of
 * the list in src/games/GAMES that have one, in its order.
 */
#include "app-program.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sys/resource.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "config.h"
#include "edubba-help-book.h"
#include "edubba-sound.h"
#include "game-file.h"
#include "game-locale.h"
#include "game-text.h"
#include "games.h"

/* One of them is the main thread's. */
#define ARENAS 2

/* Bytes; the toolkit reads its own style sheet on more than 512 KiB of stack. */
#define STACK ((rlim_t) 2 << 20)

#define GAME(word) const EdubbaGame *word##_get_game (void);
#include "window-games-list.h"
#undef GAME

static const EdubbaGame *const *
list_games (void)
{
  static const EdubbaGame *list[32];
  /* clang-format off */
  const EdubbaGame *const games[] = {
#define GAME(word) word##_get_game (),
#include "window-games-list.h"
#undef GAME
    NULL,
  };
  /* clang-format on */

  G_STATIC_ASSERT (sizeof games <= sizeof list);
  memcpy (list, games, sizeof games);
  return list;
}

/* Bounds the allocator's arenas: each thread of a search would get one of its own, which keeps
 * all memory it ever took. */
static void
bound_arenas (void)
{
#ifdef M_ARENA_MAX
  mallopt (M_ARENA_MAX, ARENAS);
#endif
}

EdubbaApplication *
app_program_create (void)
{
  bound_arenas ();
  game_file_prepare ();
  game_text_guard_terminal ();
  game_locale_set ();
  gtk_disable_setlocale ();
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  games_bind_texts (LOCALEDIR);
  textdomain (GETTEXT_PACKAGE);
  edubba_help_book_set_folder (HELPDIR);
  edubba_sound_set_folder (PKGDATADIR "/sounds");
  g_set_application_name (_ ("Edubba"));
  return edubba_application_new (APPLICATION_ID, PACKAGE_VERSION, list_games ());
}

gboolean
app_program_check_stack (void)
{
  g_autofree char *text = NULL;
  struct rlimit    limit;

  if (getrlimit (RLIMIT_STACK, &limit) != 0 || limit.rlim_cur >= STACK)
    return TRUE;
  limit.rlim_cur = MIN (limit.rlim_max, STACK);
  if (limit.rlim_cur == STACK && setrlimit (RLIMIT_STACK, &limit) == 0)
    return TRUE;
  /* Translators: numbers of KiB; "ulimit -s" is the command that sets the limit. */
  text = g_strdup_printf (
    _ ("The stack is limited to %u KiB (ulimit -s), and the window needs %u."),
    (guint) (limit.rlim_max / 1024), (guint) (STACK / 1024));
  g_printerr ("edubba: %s\n", text);
  return FALSE;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finding a game in a list of games, by its name or by the first word of a position.
 * The lists are short, so both simply look through them.
 */
#include "game-module.h"

#include <glib/gi18n-lib.h>

#include "game-nearest.h"
#include "game-state.h"

const GameModule *
game_modules_find (const GameModule *const *modules, const char *id)
{
  for (; *modules; modules++)
    if (strcmp ((*modules)->rules->id, id) == 0)
      return *modules;
  return NULL;
}

/* The id of a game that was probably meant, or NULL. */
static const char *
find_nearest (const GameModule *const *modules, const char *id)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (; *modules; modules++)
    g_ptr_array_add (ids, (gpointer) (*modules)->rules->id);
  g_ptr_array_add (ids, NULL);
  return game_nearest_find (id, (const char *const *) ids->pdata);
}

const GameModule *
game_modules_find_for_position (const GameModule *const *modules, const char *text, GError **error)
{
  g_autofree char  *id = g_strndup (text, strcspn (text, "/ "));
  const GameModule *module = game_modules_find (modules, id);
  const char       *meant;

  if (module && text[strlen (id)] == '/')
    return module;
  meant = text[strlen (id)] == '/' ? find_nearest (modules, id) : NULL;
  if (meant)
    /* Translators: a word that stands for a game in a file, not a title. */
    g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX,
                 _ ("column 1: a position begins with its game and a version; do you mean “%s”?"),
                 meant);
  else
    g_set_error_literal (error, GAME_ERROR, GAME_ERROR_SYNTAX,
                         _ ("column 1: a position begins with its game and a version"));
  return NULL;
}

static void
bind_domain (const char *id, const char *what, const char *folder)
{
  g_autofree char *domain = g_strconcat ("edubba-", id, what, NULL);

  bindtextdomain (domain, folder);
  bind_textdomain_codeset (domain, "UTF-8");
}

void
game_module_bind_texts (const GameModule *module, const char *folder)
{
  bind_domain (module->rules->id, "", folder);
  bind_domain (module->rules->id, "-lessons", folder);
}

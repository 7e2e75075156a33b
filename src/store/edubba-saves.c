/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looks into the matches to find out which game an archive belongs to: nothing else on disk says
 * it.
 */
#include "edubba-saves.h"

#define PREFIX EDUBBA_SAVE_NAME "-"

typedef struct
{
  const GameModule *const *modules;
  EdubbaSavesOpen          open;
  gpointer                 data;
} Opening;

static EdubbaSave *
load_save (const Opening *opening, const char *name)
{
  g_autoptr (EdubbaArchive) archive = opening->open (name, opening->data);
  EdubbaSave *save = edubba_save_new (archive, opening->modules);

  edubba_save_load (save);
  return save;
}

/* The save in a game's own archive. */
static EdubbaSave *
load_own (const Opening *opening, const GameModule *module)
{
  g_autofree char *name = g_strconcat (PREFIX, module->rules->id, NULL);
  EdubbaSave      *save = load_save (opening, name);
  EdubbaMatch     *match = edubba_save_get_match (save);

  if (match != NULL && edubba_match_get_module (match) != module)
    {
      edubba_save_set_match (save, NULL);
      edubba_archive_set_aside (edubba_save_get_archive (save), FALSE);
    }
  return save;
}

GPtrArray *
edubba_saves_load (const GameModule *const *modules, EdubbaSavesOpen open, gpointer data)
{
  const Opening opening = { modules, open, data };
  GPtrArray    *saves;
  EdubbaMatch  *found;
  g_autoptr (EdubbaSave) shared = NULL;

  g_return_val_if_fail (modules != NULL && modules[0] != NULL, NULL);
  g_return_val_if_fail (open != NULL, NULL);

  saves = g_ptr_array_new_with_free_func (g_object_unref);
  shared = load_save (&opening, EDUBBA_SAVE_NAME);
  found = edubba_save_get_match (shared);
  for (guint i = 0; modules[i] != NULL; i++)
    {
      gboolean    is_owner = found != NULL && edubba_match_get_module (found) == modules[i];
      EdubbaSave *save = is_owner ? NULL : load_own (&opening, modules[i]);

      if (save != NULL && i == 0 && found == NULL && edubba_save_get_match (save) == NULL)
        g_clear_object (&save);
      g_ptr_array_add (saves, save != NULL ? save : g_object_ref (shared));
    }
  return saves;
}

gboolean
edubba_saves_is_name (const char *name)
{
  g_return_val_if_fail (name != NULL, FALSE);

  return g_str_equal (name, EDUBBA_SAVE_NAME) || g_str_has_prefix (name, PREFIX) ||
         g_str_has_prefix (name, EDUBBA_SAVE_BOUT_NAME "-");
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A save for each bout that was asked about. A try that is over stays where it is until the next
 * one: its last action can be taken back.
 */
#include "edubba-bout-saves.h"

struct _EdubbaBoutSaves
{
  GObject parent_instance;

  /* borrowed */
  const GameModule *const *modules;
  EdubbaSavesOpen          open;
  gpointer                 data;

  /* owned */
  GHashTable *saves; /* an archive's name to its EdubbaSave */
};

G_DEFINE_FINAL_TYPE (EdubbaBoutSaves, edubba_bout_saves, G_TYPE_OBJECT)

static void
load (EdubbaSave *save, const CourseBout *file)
{
  EdubbaMatch *match = edubba_save_load (save);

  if (match == NULL || edubba_bout_is_try (file, match))
    return;
  edubba_save_set_match (save, NULL);
  edubba_archive_set_aside (edubba_save_get_archive (save), FALSE);
}

static EdubbaSave *
find_save (EdubbaBoutSaves *self, const CourseBout *file)
{
  g_autofree char *name = edubba_bout_saves_dup_name (file);
  EdubbaSave      *save = g_hash_table_lookup (self->saves, name);
  g_autoptr (EdubbaArchive) archive = NULL;

  if (save != NULL)
    return save;
  archive = self->open (name, self->data);
  save = edubba_save_new (archive, self->modules);
  g_hash_table_insert (self->saves, g_steal_pointer (&name), save);
  load (save, file);
  return save;
}

static void
edubba_bout_saves_finalize (GObject *object)
{
  g_clear_pointer (&EDUBBA_BOUT_SAVES (object)->saves, g_hash_table_unref);

  G_OBJECT_CLASS (edubba_bout_saves_parent_class)->finalize (object);
}

static void
edubba_bout_saves_class_init (EdubbaBoutSavesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = edubba_bout_saves_finalize;
}

static void
edubba_bout_saves_init (EdubbaBoutSaves *self)
{
  self->saves = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

EdubbaBoutSaves *
edubba_bout_saves_new (const GameModule *const *modules, EdubbaSavesOpen open, gpointer data)
{
  EdubbaBoutSaves *self;

  g_return_val_if_fail (modules != NULL && open != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_BOUT_SAVES, NULL);
  self->modules = modules;
  self->open = open;
  self->data = data;
  return self;
}

char *
edubba_bout_saves_dup_name (const CourseBout *file)
{
  g_return_val_if_fail (file != NULL, NULL);

  return g_strconcat (EDUBBA_SAVE_BOUT_NAME, "-", course_bout_get_module (file)->rules->id, "-",
                      course_bout_get_id (file), NULL);
}

EdubbaMatch *
edubba_bout_saves_find (EdubbaBoutSaves *self, const CourseBout *file)
{
  EdubbaMatch *match;

  g_return_val_if_fail (EDUBBA_IS_BOUT_SAVES (self), NULL);
  g_return_val_if_fail (file != NULL, NULL);

  match = edubba_save_get_match (find_save (self, file));
  return match != NULL && edubba_bout_is_open (file, match) ? match : NULL;
}

void
edubba_bout_saves_keep (EdubbaBoutSaves *self, const CourseBout *file, EdubbaMatch *match)
{
  g_return_if_fail (EDUBBA_IS_BOUT_SAVES (self));
  g_return_if_fail (file != NULL && EDUBBA_IS_MATCH (match));

  edubba_save_set_match (find_save (self, file), match);
}

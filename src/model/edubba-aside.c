/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A file that was set aside is known by its name alone (ARCHIVE.save.damaged-1), as edubba-shelf.c
 * gives it. A text may be anything, and as large as a disk: it has the shelf's limit.
 */
#include "edubba-aside.h"

#include <errno.h>
#include <glib/gstdio.h>

#include "edubba-replace.h"
#include "edubba-shelf.h"
#include "game-file.h"
#include "game-print.h"
#include "game-state.h"

/* What stands behind the name of an archive, and before a number. */
static const char *const kinds[EDUBBA_SHELF_N_FILES] = {
  [EDUBBA_SHELF_SAVE] = ".save.damaged-",
  [EDUBBA_SHELF_JOURNAL] = ".journal.damaged-",
};

void
edubba_aside_file_free (EdubbaAsideFile *file)
{
  g_free (file->path);
  g_free (file->name);
  g_free (file->archive);
  g_free (file);
}

/* Which of an archive's files a name stands for, and how long the archive's name is in it; FALSE if
 * it is none that was set aside. */
static gboolean
read_name (const char *name, EdubbaShelfFile *kind, gsize *length)
{
  for (*kind = 0; *kind < EDUBBA_SHELF_N_FILES; (*kind)++)
    {
      const char *found = g_strrstr (name, kinds[*kind]);
      guint64     number;

      if (found == NULL || found == name ||
          !game_number_parse (found + strlen (kinds[*kind]), G_MAXUINT, &number, NULL) ||
          number == 0)
        continue;
      *length = (gsize) (found - name);
      return TRUE;
    }
  return FALSE;
}

EdubbaAsideFile *
edubba_aside_find (const char *folder, const char *name)
{
  EdubbaAsideFile *file;
  EdubbaShelfFile  kind;
  gsize            length;
  g_autofree char *path = NULL;
  GStatBuf         info;

  g_return_val_if_fail (folder != NULL && name != NULL, NULL);

  if (strchr (name, G_DIR_SEPARATOR) != NULL || !read_name (name, &kind, &length))
    return NULL;
  path = g_build_filename (folder, name, NULL);
  if (g_lstat (path, &info) != 0 || !S_ISREG (info.st_mode))
    return NULL;
  file = g_new (EdubbaAsideFile, 1);
  *file = (EdubbaAsideFile) { .path = g_steal_pointer (&path),
                              .name = g_strdup (name),
                              .archive = g_strndup (name, length),
                              .time = info.st_mtime,
                              .size = (guint64) info.st_size };
  return file;
}

static int
compare_files (gconstpointer a, gconstpointer b)
{
  const EdubbaAsideFile *x = *(const EdubbaAsideFile *const *) a;
  const EdubbaAsideFile *y = *(const EdubbaAsideFile *const *) b;

  if (x->time != y->time)
    return x->time > y->time ? -1 : 1;
  return strcmp (x->name, y->name);
}

GPtrArray *
edubba_aside_list (const char *folder)
{
  GPtrArray *files = g_ptr_array_new_with_free_func ((GDestroyNotify) edubba_aside_file_free);
  g_autoptr (GDir) dir = NULL;

  g_return_val_if_fail (folder != NULL, files);

  dir = g_dir_open (folder, 0, NULL);
  for (const char *name; dir && (name = g_dir_read_name (dir)) != NULL;)
    {
      EdubbaAsideFile *file = edubba_aside_find (folder, name);

      if (file)
        g_ptr_array_add (files, file);
    }
  g_ptr_array_sort (files, compare_files);
  return files;
}

static EdubbaFileState
read_save (const char *text, gsize length, char **base, GStrv *entries)
{
  g_autofree char *id = NULL;
  guint64          seq;

  *entries = g_new0 (char *, 1);
  return edubba_snapshot_parse (text, length, &id, &seq, base);
}

static EdubbaFileState
read_journal (const char *text, gsize length, char **base, GStrv *entries)
{
  g_autoptr (EdubbaJournal) journal = edubba_journal_parse (text, length);
  g_auto (EdubbaKept) kept = { 0 };
  EdubbaFileState state = journal->state;

  edubba_kept_find (NULL, 0, journal, &kept);
  if (state == EDUBBA_FILE_GOOD && (kept.gap || !kept.base))
    state = EDUBBA_FILE_DAMAGED;
  *base = g_steal_pointer (&kept.base);
  g_ptr_array_add (kept.entries, NULL);
  *entries = (GStrv) g_ptr_array_steal (kept.entries, NULL);
  return state;
}

EdubbaFileState
edubba_aside_read (const EdubbaAsideFile *file, char **base, GStrv *entries)
{
  g_autofree char *text = NULL;
  EdubbaShelfFile  kind;
  gsize            length;

  g_return_val_if_fail (file != NULL && base != NULL && entries != NULL, EDUBBA_FILE_DAMAGED);

  *base = NULL;
  *entries = NULL;
  if (read_name (file->name, &kind, &length))
    text = game_file_read (file->path, EDUBBA_SHELF_MAX_BYTES, &length, NULL);
  if (text == NULL)
    {
      *entries = g_new0 (char *, 1);
      return EDUBBA_FILE_DAMAGED;
    }
  return kind == EDUBBA_SHELF_SAVE ? read_save (text, length, base, entries)
                                   : read_journal (text, length, base, entries);
}

char *
edubba_aside_keep (const char *folder, const char *archive, const char *text, GError **error)
{
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *snapshot = NULL;

  g_return_val_if_fail (folder != NULL && archive != NULL && text != NULL, NULL);

  snapshot = edubba_snapshot_print (id, 1, text);
  for (guint i = 1;; i++)
    {
      g_autofree char *name =
        game_print ("%s%s%u", archive, kinds[EDUBBA_SHELF_SAVE], i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf         info;

      if (g_lstat (path, &info) == 0)
        continue;
      if (!edubba_replace (path, snapshot, EDUBBA_REPLACE_DURABLE, error))
        return NULL;
      return g_steal_pointer (&name);
    }
}

gboolean
edubba_aside_delete (const EdubbaAsideFile *file, GError **error)
{
  int code;

  g_return_val_if_fail (file != NULL, FALSE);

  if (g_unlink (file->path) == 0 || errno == ENOENT)
    return TRUE;
  code = errno;
  g_set_error_literal (error, G_FILE_ERROR, (gint) g_file_error_from_errno (code),
                       g_strerror (code));
  return FALSE;
}

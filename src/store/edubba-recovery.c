/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A file is known by its name alone: ARCHIVE.save.damaged-1, as edubba-archive-disk.c gives it to a
 * file that was set aside, or ARCHIVE.save.replaced-1, as it is given here. A text may be anything,
 * and as large as a disk: it has an archive's limit.
 */
#include "edubba-recovery.h"

#include <errno.h>
#include <glib/gstdio.h>

#include "edubba-replace.h"
#include "edubba-archive-disk.h"
#include "game-file.h"
#include "game-print.h"
#include "game-state.h"

/* The kinds of file, and the text behind the name of an archive, before a number. */
typedef enum
{
  DAMAGED_SAVE,
  DAMAGED_JOURNAL,
  REPLACED_SAVE,
  N_KINDS,
} Kind;

static const char *const kinds[N_KINDS] = {
  [DAMAGED_SAVE] = ".save.damaged-",
  [DAMAGED_JOURNAL] = ".journal.damaged-",
  [REPLACED_SAVE] = ".save.replaced-",
};

void
edubba_recovery_file_free (EdubbaRecoveryFile *file)
{
  g_free (file->path);
  g_free (file->name);
  g_free (file->archive);
  g_free (file);
}

/* Reads the kind of a file from its name, and the length of the archive's name in it; FALSE if it
 * is no file that was set aside. */
static gboolean
read_name (const char *name, Kind *kind, gsize *length)
{
  for (*kind = 0; *kind < N_KINDS; (*kind)++)
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

EdubbaRecoveryFile *
edubba_recovery_find (const char *folder, const char *name)
{
  EdubbaRecoveryFile *file;
  Kind                kind;
  gsize               length;
  g_autofree char    *path = NULL;
  GStatBuf            info;

  g_return_val_if_fail (folder != NULL && name != NULL, NULL);

  if (strchr (name, G_DIR_SEPARATOR) != NULL || !read_name (name, &kind, &length))
    return NULL;
  path = g_build_filename (folder, name, NULL);
  if (g_lstat (path, &info) != 0 || !S_ISREG (info.st_mode))
    return NULL;
  file = g_new (EdubbaRecoveryFile, 1);
  *file = (EdubbaRecoveryFile) { .path = g_steal_pointer (&path),
                                 .name = g_strdup (name),
                                 .archive = g_strndup (name, length),
                                 .is_replaced = kind == REPLACED_SAVE,
                                 .time = info.st_mtime,
                                 .size = (guint64) info.st_size };
  return file;
}

static int
compare_files (gconstpointer a, gconstpointer b)
{
  const EdubbaRecoveryFile *x = *(const EdubbaRecoveryFile *const *) a;
  const EdubbaRecoveryFile *y = *(const EdubbaRecoveryFile *const *) b;

  if (x->time != y->time)
    return x->time > y->time ? -1 : 1;
  return strcmp (x->name, y->name);
}

GPtrArray *
edubba_recovery_list (const char *folder)
{
  GPtrArray *files = g_ptr_array_new_with_free_func ((GDestroyNotify) edubba_recovery_file_free);
  g_autoptr (GDir) dir = NULL;

  g_return_val_if_fail (folder != NULL, files);

  dir = g_dir_open (folder, 0, NULL);
  for (const char *name; dir && (name = g_dir_read_name (dir)) != NULL;)
    {
      EdubbaRecoveryFile *file = edubba_recovery_find (folder, name);

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
edubba_recovery_read (const EdubbaRecoveryFile *file, char **base, GStrv *entries)
{
  g_autofree char *text = NULL;
  Kind             kind;
  gsize            length;

  g_return_val_if_fail (file != NULL && base != NULL && entries != NULL, EDUBBA_FILE_DAMAGED);

  *base = NULL;
  *entries = NULL;
  if (read_name (file->name, &kind, &length))
    text = game_file_read (file->path, EDUBBA_ARCHIVE_DISK_MAX_BYTES, &length, NULL);
  if (text == NULL)
    {
      *entries = g_new0 (char *, 1);
      return EDUBBA_FILE_DAMAGED;
    }
  return kind == DAMAGED_JOURNAL ? read_journal (text, length, base, entries)
                                 : read_save (text, length, base, entries);
}

char *
edubba_recovery_keep (const char *folder, const char *archive, const char *text, GError **error)
{
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *snapshot = NULL;

  g_return_val_if_fail (folder != NULL && archive != NULL && text != NULL, NULL);

  snapshot = edubba_snapshot_print (id, 1, text);
  for (guint i = 1;; i++)
    {
      g_autofree char *name = game_print ("%s%s%u", archive, kinds[REPLACED_SAVE], i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf         info;

      if (g_lstat (path, &info) == 0)
        continue;
      if (!edubba_replace (path, snapshot, EDUBBA_REPLACE_SOON, error))
        return NULL;
      return g_steal_pointer (&name);
    }
}

char *
edubba_recovery_find_kept (const char *folder, const char *archive, const char *text)
{
  g_autoptr (GPtrArray) files = NULL;

  g_return_val_if_fail (folder != NULL && archive != NULL && text != NULL, NULL);

  files = edubba_recovery_list (folder);
  for (guint i = 0; i < files->len; i++)
    {
      const EdubbaRecoveryFile *file = g_ptr_array_index (files, i);
      g_autofree char          *base = NULL;
      g_auto (GStrv) entries = NULL;

      if (file->is_replaced && file->size > strlen (text) &&
          g_str_equal (file->archive, archive) &&
          edubba_recovery_read (file, &base, &entries) == EDUBBA_FILE_GOOD &&
          g_str_equal (base, text))
        return g_strdup (file->name);
    }
  return NULL;
}

gboolean
edubba_recovery_delete (const EdubbaRecoveryFile *file, GError **error)
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

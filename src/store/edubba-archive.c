/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The archive: a journal that every step goes to at once, and a snapshot that follows.
 *
 * The journal alone always suffices: it opens with a base, and all lines from the last base on are
 * kept in memory too, so that it can be rewritten whenever the disk has refused a line. The
 * snapshot adds durability, and a second chance should the journal be damaged. Numbers tell which
 * steps a snapshot holds already.
 *
 * Nothing here waits for the disk but a flush: lines are written and not synced, and snapshots are
 * work of the disk queue.
 */
#include "edubba-archive-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "edubba-disk-queue.h"

/* The time from a step to its snapshot, and from a failure to the next try. */
#define SNAPSHOT_DELAY_MS 400
#define RETRY_DELAY_MS    5000

/* A longer journal is started again from its newest snapshot. */
#define JOURNAL_MAX_BYTES (256 * 1024)

/* The messages for a game in progress, unless the owner keeps something else. */
static const EdubbaArchiveTexts game_texts = {
  /* Translators: %s is the system's own sentence, such as "No space left on device". */
  .failing = N_ ("The game cannot be saved: %s. It goes on, and saving will be tried again."),
  .again = N_ ("The game is being saved again."),
  /* Translators: %s is the name of a file. */
  .newer = N_ ("The saved game comes from a newer version of this program. "
               "It was kept as “%s”."),
  /* Translators: %s is the name of a file. */
  .part = N_ ("Part of the saved game cannot be read. The damaged file was kept as “%s”."),
  /* Translators: %s is the name of a file. */
  .damaged = N_ ("A saved game cannot be read. The damaged file was kept as “%s”."),
  /* Translators: %s is the system's own sentence, such as "Permission denied". */
  .stuck = N_ ("A saved game cannot be read, and cannot be moved aside either: %s."),
  /* Translators: %s is the name of a file. */
  .other = N_ ("Another Edubba has saved a game in the meantime. It was kept as “%s”."),
};

struct _EdubbaWriting
{
  EdubbaArchive     *archive; /* NULL once nobody waits for it any more */
  EdubbaArchiveDisk *disk;
  char              *base;
  char              *text;
  guint              epoch;
  guint64            seq;
};

G_DEFINE_FINAL_TYPE (EdubbaArchive, edubba_archive, G_TYPE_OBJECT)

enum
{
  PROP_FAILING = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];
static guint       message_signal;

static void schedule (EdubbaArchive *self, guint delay);

static void
writing_free (EdubbaWriting *writing)
{
  edubba_archive_disk_unref (writing->disk);
  g_free (writing->base);
  g_free (writing->text);
  g_free (writing);
}

void
edubba_archive_update_failing (EdubbaArchive *self, const GError *error)
{
  g_autoptr (GError) not_held = NULL;
  g_autofree char *message = NULL;
  gboolean         failing = self->snapshot_failed || (self->lines->len > 0 && self->fd < 0);

  if (!edubba_archive_disk_check (self->disk, NULL, &not_held))
    {
      failing = TRUE;
      error = not_held;
    }
  if (failing)
    schedule (self, RETRY_DELAY_MS);
  if (self->failing == failing)
    return;
  self->failing = failing;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FAILING]);
  if (failing)
    message = g_strdup_printf (_ (self->texts->failing),
                               error ? error->message : _ ("the file cannot be written"));
  g_debug ("%s", failing ? message : "saving works again");
  edubba_archive_say (self, NULL, failing ? message : _ (self->texts->again));
}

void
edubba_archive_close_journal (EdubbaArchive *self)
{
  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
}

char *
edubba_archive_print (EdubbaArchive *self)
{
  g_autofree char *head = edubba_journal_print_head (self->id ? self->id : "");
  GString         *text = g_string_new (head);

  for (guint i = 0; i < self->lines->len; i++)
    g_string_append (text, g_ptr_array_index (self->lines, i));
  return g_string_free (text, FALSE);
}

/* Writes the whole journal from memory. */
static gboolean
rewrite_journal (EdubbaArchive *self, GError **error)
{
  g_autofree char *text = NULL;

  edubba_archive_close_journal (self);
  if (!edubba_archive_make_way (self, error))
    return FALSE;
  text = edubba_archive_print (self);
  self->fd = edubba_archive_disk_write_journal (self->disk, text, error);
  self->journal_bytes = strlen (text);
  self->unsaved &= self->fd < 0;
  return self->fd >= 0;
}

/* Appends a line with a single write, which a dying process cannot tear. FALSE if it is not there
 * as a whole; then the journal is closed. */
static gboolean
write_line (EdubbaArchive *self, const char *line)
{
  gsize       length = strlen (line);
  struct stat info;
  gssize      n;

  if (!edubba_archive_make_way (self, NULL) || self->fd < 0)
    return FALSE;
  /* A file that was deleted under our hands takes lines without a word. */
  if (fstat (self->fd, &info) != 0 || info.st_nlink == 0)
    {
      edubba_archive_close_journal (self);
      return FALSE;
    }
  do
    n = write (self->fd, line, length);
  while (n < 0 && errno == EINTR);
  if (n == (gssize) length)
    {
      self->journal_bytes += length;
      return TRUE;
    }
  if (n > 0 && ftruncate (self->fd, (off_t) self->journal_bytes) != 0)
    g_debug ("Half a line stays in the journal; reading will pass over it");
  edubba_archive_close_journal (self);
  return FALSE;
}

/* Lets the journal begin at a snapshot's base, so that it does not grow for ever. */
static void
shorten_journal (EdubbaArchive *self, const char *base)
{
  g_autoptr (GError) error = NULL;
  guint later = (guint) (self->seq - self->kept);

  g_ptr_array_remove_range (self->lines, 0, self->lines->len - later);
  g_ptr_array_insert (self->lines, 0, edubba_journal_print_line (self->kept, '=', base));
  rewrite_journal (self, &error);
  edubba_archive_update_failing (self, error);
}

static void
snapshot_written (EdubbaArchive *self, guint64 seq, const char *base, const GError *error)
{
  self->snapshot_failed = error != NULL;
  if (!error)
    self->kept = MAX (self->kept, seq);
  edubba_archive_update_failing (self, error);
  if (!error && self->kept == seq && self->journal_bytes > JOURNAL_MAX_BYTES)
    shorten_journal (self, base);
  if (self->kept < self->seq)
    schedule (self, self->failing ? RETRY_DELAY_MS : SNAPSHOT_DELAY_MS);
}

/* Work of the disk queue. */
static void
write_snapshot (gpointer task)
{
  EdubbaWriting *writing = g_task_get_task_data (task);
  GError        *error = NULL;

  if (edubba_archive_disk_write_save (writing->disk, writing->epoch, writing->seq, writing->text,
                                      &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
snapshot_done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  EdubbaWriting *writing = data;
  EdubbaArchive *self = writing->archive;

  g_task_propagate_boolean (G_TASK (result), &error);
  if (!self)
    return;
  self->writing = NULL;
  g_object_ref (self);
  snapshot_written (self, writing->seq, writing->base, error);
  g_object_unref (self);
}

static EdubbaWriting *
writing_new (EdubbaArchive *self)
{
  EdubbaWriting *writing = g_new0 (EdubbaWriting, 1);

  writing->disk = edubba_archive_disk_ref (self->disk);
  writing->epoch = edubba_archive_disk_get_epoch (self->disk);
  writing->seq = self->seq;
  writing->base = self->source (self->source_data);
  writing->text = edubba_snapshot_print (self->id, self->seq, writing->base);
  return writing;
}

static void
start_snapshot (EdubbaArchive *self)
{
  GTask *task;

  self->writing = writing_new (self);
  self->writing->archive = self;
  task = g_task_new (NULL, NULL, snapshot_done_cb, self->writing);
  g_task_set_source_tag (task, start_snapshot);
  g_task_set_task_data (task, self->writing, (GDestroyNotify) writing_free);
  edubba_disk_queue_push (write_snapshot, task, g_object_unref);
}

/* Nobody waits for the snapshot under way any more. */
static void
let_go_of_snapshot (EdubbaArchive *self)
{
  if (self->writing)
    self->writing->archive = NULL;
  self->writing = NULL;
}

static gboolean
is_snapshot_due (EdubbaArchive *self)
{
  return self->source && self->lines->len > 0 && (self->kept < self->seq || self->snapshot_failed);
}

static gboolean
time_passed_cb (gpointer data)
{
  g_autoptr (EdubbaArchive) self = g_object_ref (data); /* handlers may drop the last reference */
  g_autoptr (GError) error = NULL;

  self->timer = 0;
  if (self->lines->len > 0 && self->fd < 0)
    rewrite_journal (self, &error);
  if (error || self->failing)
    edubba_archive_update_failing (self, error);
  if (is_snapshot_due (self) && !self->writing)
    start_snapshot (self);
  return G_SOURCE_REMOVE;
}

static void
schedule (EdubbaArchive *self, guint delay)
{
  if (self->timer == 0)
    self->timer = g_timeout_add (delay, time_passed_cb, self);
}

static void
edubba_archive_dispose (GObject *object)
{
  EdubbaArchive *self = EDUBBA_ARCHIVE (object);

  self->source = NULL;
  edubba_archive_forget (self);
  G_OBJECT_CLASS (edubba_archive_parent_class)->dispose (object);
}

static void
edubba_archive_finalize (GObject *object)
{
  EdubbaArchive *self = EDUBBA_ARCHIVE (object);

  g_clear_pointer (&self->disk, edubba_archive_disk_unref);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  G_OBJECT_CLASS (edubba_archive_parent_class)->finalize (object);
}

static void
edubba_archive_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  EdubbaArchive *self = EDUBBA_ARCHIVE (object);

  switch (id)
    {
    case PROP_FAILING:
      g_value_set_boolean (value, self->failing);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
edubba_archive_class_init (EdubbaArchiveClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = edubba_archive_dispose;
  object_class->finalize = edubba_archive_finalize;
  object_class->get_property = edubba_archive_get_property;

  props[PROP_FAILING] = g_param_spec_boolean ("failing", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  message_signal = g_signal_new ("message",
                                 EDUBBA_TYPE_ARCHIVE,
                                 G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED,
                                 0,
                                 NULL,
                                 NULL,
                                 NULL,
                                 G_TYPE_NONE,
                                 1,
                                 G_TYPE_STRING);
}

static void
edubba_archive_init (EdubbaArchive *self)
{
  self->fd = -1;
  self->texts = &game_texts;
  self->lines = g_ptr_array_new_with_free_func (g_free);
}

EdubbaArchive *
edubba_archive_new (const char *folder, const char *name)
{
  EdubbaArchive *self;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (name != NULL && strchr (name, G_DIR_SEPARATOR) == NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_ARCHIVE, NULL);
  self->disk = edubba_archive_disk_new (folder, name);
  return self;
}

void
edubba_archive_set_lock (EdubbaArchive *self, EdubbaLock *lock)
{
  g_return_if_fail (EDUBBA_IS_ARCHIVE (self));

  edubba_archive_disk_set_lock (self->disk, lock);
}

void
edubba_archive_set_texts (EdubbaArchive *self, const EdubbaArchiveTexts *texts)
{
  g_return_if_fail (EDUBBA_IS_ARCHIVE (self));
  g_return_if_fail (texts != NULL);

  self->texts = texts;
}

void
edubba_archive_set_source (EdubbaArchive *self, EdubbaArchiveSource source, gpointer data)
{
  g_return_if_fail (EDUBBA_IS_ARCHIVE (self));

  self->source = source;
  self->source_data = data;
  if (is_snapshot_due (self))
    schedule (self, SNAPSHOT_DELAY_MS);
}

static void
add_line (EdubbaArchive *self, char kind, const char *text)
{
  g_autoptr (GError) error = NULL;
  char *line;

  self->seq++;
  line = edubba_journal_print_line (self->seq, kind, text);
  g_ptr_array_add (self->lines, line);
  if (self->fd < 0 || !write_line (self, line))
    self->unsaved = !rewrite_journal (self, &error);
  edubba_archive_update_failing (self, error);
  schedule (self, SNAPSHOT_DELAY_MS);
}

void
edubba_archive_begin (EdubbaArchive *self, const char *base)
{
  g_return_if_fail (EDUBBA_IS_ARCHIVE (self));
  g_return_if_fail (base != NULL);

  if (!self->id)
    self->id = g_uuid_string_random ();
  g_assert (self->id); /* GLib prints into nothing where memory has run out, and goes on */
  g_ptr_array_set_size (self->lines, 0);
  add_line (self, '=', base);
}

void
edubba_archive_append (EdubbaArchive *self, const char *entry)
{
  g_return_if_fail (EDUBBA_IS_ARCHIVE (self));
  g_return_if_fail (entry != NULL);
  g_return_if_fail (self->lines->len > 0);

  add_line (self, '+', entry);
}

gboolean
edubba_archive_start_flush (EdubbaArchive *self)
{
  g_return_val_if_fail (EDUBBA_IS_ARCHIVE (self), FALSE);

  if (!is_snapshot_due (self))
    return FALSE;
  if (self->writing != NULL && self->writing->seq == self->seq)
    return TRUE;
  let_go_of_snapshot (self);
  start_snapshot (self);
  return TRUE;
}

void
edubba_archive_flush (EdubbaArchive *self)
{
  g_autoptr (GError) error = NULL;
  EdubbaWriting *writing;

  g_return_if_fail (EDUBBA_IS_ARCHIVE (self));

  if (!is_snapshot_due (self))
    return;
  let_go_of_snapshot (self);
  writing = writing_new (self);
  edubba_archive_disk_write_save (writing->disk, writing->epoch, writing->seq, writing->text,
                                  &error);
  snapshot_written (self, writing->seq, writing->base, error);
  writing_free (writing);
}

void
edubba_archive_clear (EdubbaArchive *self)
{
  g_return_if_fail (EDUBBA_IS_ARCHIVE (self));

  edubba_archive_forget (self);
  edubba_archive_disk_remove (self->disk);
  edubba_archive_update_failing (self, NULL);
}

gboolean
edubba_archive_get_failing (EdubbaArchive *self)
{
  g_return_val_if_fail (EDUBBA_IS_ARCHIVE (self), FALSE);

  return self->failing;
}

gboolean
edubba_archive_get_unsaved (EdubbaArchive *self)
{
  g_return_val_if_fail (EDUBBA_IS_ARCHIVE (self), FALSE);

  return self->unsaved;
}

void
edubba_archive_say (EdubbaArchive *self, const char *about, const char *message)
{
  g_signal_emit (self, message_signal, about ? g_quark_from_string (about) : 0, message);
}

void
edubba_archive_forget (EdubbaArchive *self)
{
  let_go_of_snapshot (self);
  edubba_archive_close_journal (self);
  g_clear_handle_id (&self->timer, g_source_remove);
  g_ptr_array_set_size (self->lines, 0);
  g_clear_pointer (&self->id, g_free);
  self->seq = 0;
  self->kept = 0;
  self->snapshot_failed = FALSE;
  self->unsaved = FALSE;
}

void
edubba_archive_resume (EdubbaArchive *self, const EdubbaKept *kept, const EdubbaJournal *journal)
{
  g_autoptr (GError) error = NULL;

  self->seq = kept->seq;
  g_ptr_array_add (self->lines, edubba_journal_print_line (kept->seq, '=', kept->base));
  for (guint i = 0; i < kept->entries->len; i++)
    {
      const char *entry = g_ptr_array_index (kept->entries, i);

      self->seq++;
      g_ptr_array_add (self->lines, edubba_journal_print_line (self->seq, '+', entry));
    }
  if (kept->whole && journal->state == EDUBBA_FILE_GOOD)
    {
      self->journal_bytes = journal->bytes;
      self->fd = edubba_archive_disk_open_journal (self->disk, journal->bytes, &error);
    }
  else
    rewrite_journal (self, &error);
  edubba_archive_update_failing (self, error);
}

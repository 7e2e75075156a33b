/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Items are handed out one by one in their order. All shared data is behind one lock; the result
 * of an item is in the file before the next item is asked for.
 */
#include "game-job.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <sys/file.h>
#include <unistd.h>

#include "game-state.h"

/* Between two reports, in microseconds of the monotonic clock. */
#define TERMINAL_PAUSE (G_USEC_PER_SEC / 5)
#define LINES_PAUSE    (10 * G_USEC_PER_SEC)

typedef struct
{
  const GameJob  *job;
  GameCheckpoint *part;
  int             fd; /* the file, or -1 */
  GMutex          lock;
  guint64         next;     /* the first item that was not handed out */
  guint64         n_before; /* items that were done when it began */
  gint64          started;
  gint64          reported;
  GError         *error;
  gint            cancel; /* atomic; seen by the items */
} Run;

/* Set by a signal. */
static gint stopped;

/* The flag of the job that runs, for a signal to set; atomic. */
static gint *running;

static void
stopped_cb (int number)
{
  gint *cancel = g_atomic_pointer_get (&running);

  g_atomic_int_set (&stopped, 1);
  if (cancel)
    g_atomic_int_set (cancel, 1);
}

void
game_job_heed_signals (void)
{
  struct sigaction action = { .sa_handler = stopped_cb, .sa_flags = SA_RESETHAND | SA_RESTART };

  sigaction (SIGINT, &action, NULL);
  sigaction (SIGTERM, &action, NULL);
}

gboolean
game_job_was_stopped (void)
{
  return g_atomic_int_get (&stopped);
}

static gboolean
is_over (const Run *run)
{
  return g_atomic_int_get (&run->cancel) ||
         (run->job->cancel && g_atomic_int_get (run->job->cancel));
}

/* Tells the progress of the job, if it is time to, or at the `end`. The lock is held. */
static void
report (Run *run, gboolean end)
{
  const GameJob *job = run->job;
  gint64         now = g_get_monotonic_time ();
  gint64         pause = job->progress == GAME_JOB_TERMINAL ? TERMINAL_PAUSE : LINES_PAUSE;
  guint64        own = game_checkpoint_get_n_own (run->part);
  guint64        done = run->part->n_done;
  double         pace = (double) (now - run->started) / (double) MAX (done - run->n_before, 1);
  guint64        left = (guint64) (pace * (double) (own - done) / G_USEC_PER_SEC);

  if (job->progress == GAME_JOB_QUIET || (!end && now - run->reported < pause))
    return;
  run->reported = now;
  fprintf (stderr, "%s%" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT " %s",
           job->progress == GAME_JOB_TERMINAL ? "\r" : "", done, own, job->unit);
  if (!end && done > run->n_before)
    fprintf (stderr, ", %" G_GUINT64_FORMAT ":%02u left", left / 60, (guint) (left % 60));
  fputs (job->progress == GAME_JOB_TERMINAL ? "          " : "", stderr);
  fputs (end || job->progress == GAME_JOB_LINES ? "\n" : "", stderr);
}

/* Ends the job because of the world; the lock is held. */
static void
fail (Run *run, const char *doing)
{
  int number = errno;

  if (!run->error)
    g_set_error (&run->error, G_FILE_ERROR, g_file_error_from_errno (number), "%s cannot be %s: %s",
                 run->job->path, doing, g_strerror (number));
  g_atomic_int_set (&run->cancel, 1);
}

static void
write_text (Run *run, const char *text)
{
  gsize length = strlen (text);

  while (length > 0)
    {
      gssize n = write (run->fd, text, length);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        {
          fail (run, "written");
          return;
        }
      text += n;
      length -= (gsize) n;
    }
}

/* The next item to be done; FALSE if there is none. */
static gboolean
take_item (Run *run, guint64 *item)
{
  gboolean found;

  g_mutex_lock (&run->lock);
  while (run->next < run->part->n_items && game_checkpoint_get (run->part, run->next))
    run->next += run->part->n_parts;
  *item = run->next;
  found = run->next < run->part->n_items;
  run->next += found ? run->part->n_parts : 0;
  g_mutex_unlock (&run->lock);
  return found;
}

static gboolean
is_enough (const Run *run)
{
  return run->job->enough && run->job->enough (run->part, run->job->data);
}

static void
keep_item (Run *run, guint64 item, char *text)
{
  g_mutex_lock (&run->lock);
  game_checkpoint_put (run->part, item, text);
  if (run->fd >= 0)
    {
      g_autofree char *line = game_checkpoint_print_item (run->part, item);

      write_text (run, line);
    }
  if (is_enough (run))
    g_atomic_int_set (&run->cancel, 1);
  report (run, FALSE);
  g_mutex_unlock (&run->lock);
}

static gpointer
work (gpointer data)
{
  Run    *run = data;
  guint64 item;

  while (!is_over (run) && take_item (run, &item))
    {
      char *text = run->job->run (item, run->job->cancel ? run->job->cancel : &run->cancel,
                                  run->job->data);

      if (text)
        keep_item (run, item, text);
    }
  return NULL;
}

/* Begins the file: its contents, nothing or part of a head, are cut off. */
static gboolean
begin_file (Run *run, const char *head)
{
  if (ftruncate (run->fd, 0) != 0)
    fail (run, "written");
  else
    write_text (run, head);
  return TRUE;
}

/* Takes over the file's results of the same part; a torn line is cut off. */
static gboolean
take_file (Run *run, const char *text, GError **error)
{
  gsize            length;
  g_autofree char *head = game_checkpoint_print_head (run->part);
  g_autoptr (GameCheckpoint) read = NULL;

  if (g_str_has_prefix (head, text) && strlen (text) < strlen (head))
    return begin_file (run, head);
  read = game_checkpoint_parse (text, &length, error);
  if (!read)
    {
      g_prefix_error (error, "%s: ", run->job->path);
      return FALSE;
    }
  if (strcmp (read->call, run->part->call) != 0 || read->n_items != run->part->n_items ||
      read->part != run->part->part || read->n_parts != run->part->n_parts)
    {
      g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX,
                   "%s: this is part %" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT
                   " of another job: %s",
                   run->job->path, read->part, read->n_parts, read->call);
      return FALSE;
    }
  if (read->maker != run->part->maker)
    {
      g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX,
                   "%s: this was made by another program, or with other weights",
                   run->job->path);
      return FALSE;
    }
  for (guint i = 0; i < read->results->len; i++)
    if (game_checkpoint_get (read, i))
      game_checkpoint_put (run->part, i, g_strdup (game_checkpoint_get (read, i)));
  if (ftruncate (run->fd, (off_t) length) != 0 || lseek (run->fd, 0, SEEK_END) < 0)
    fail (run, "written");
  return TRUE;
}

/* Returns TRUE if the open file can be continued: a device keeps nothing, and reading a pipe may
 * wait for ever. */
static gboolean
is_regular (const Run *run, GError **error)
{
  GStatBuf info;

  if (fstat (run->fd, &info) != 0 || S_ISREG (info.st_mode))
    return TRUE;
  g_set_error (error, GAME_ERROR, GAME_ERROR_SYNTAX,
               "%s is no regular file: nothing can be kept in it", run->job->path);
  return FALSE;
}

/* Opens the file for this program alone, and reads its results or begins it. */
static gboolean
open_file (Run *run, GError **error)
{
  const char      *path = run->job->path;
  g_autofree char *text = NULL;

  if (!path)
    return TRUE;
  run->fd = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (run->fd < 0)
    fail (run, "opened");
  else if (!is_regular (run, error))
    return FALSE;
  else if (flock (run->fd, LOCK_EX | LOCK_NB) != 0)
    fail (run, "had for this job alone");
  else
    {
      text = game_checkpoint_read (path, error);
      return text && take_file (run, text, error);
    }
  return TRUE;
}

static void
run_threads (Run *run)
{
  g_autoptr (GPtrArray) workers = g_ptr_array_new ();

  run->started = run->reported = g_get_monotonic_time ();
  run->n_before = run->part->n_done;
  run->next = run->part->part - 1;
  if (is_enough (run))
    return;
  for (guint i = 1; i < run->job->threads; i++)
    g_ptr_array_add (workers, g_thread_new ("job", work, run));
  work (run);
  for (guint i = 0; i < workers->len; i++)
    g_thread_join (g_ptr_array_index (workers, i));
  report (run, TRUE);
}

gboolean
game_job_run (const GameJob *job, GameCheckpoint *part, GError **error)
{
  Run      run = { .job = job, .part = part, .fd = -1 };
  gboolean is_open;

  g_return_val_if_fail (job->threads >= 1, FALSE);

  g_mutex_init (&run.lock);
  if (!job->cancel)
    {
      g_atomic_pointer_set (&running, &run.cancel);
      g_atomic_int_set (&run.cancel, game_job_was_stopped ());
    }
  is_open = open_file (&run, error);
  if (is_open && !run.error)
    run_threads (&run);
  g_atomic_pointer_set (&running, NULL);
  if (run.fd >= 0 && close (run.fd) != 0)
    fail (&run, "written");
  g_mutex_clear (&run.lock);
  if (is_open && run.error)
    g_propagate_error (error, g_steal_pointer (&run.error));
  else if (is_open)
    return TRUE;
  g_clear_error (&run.error);
  return FALSE;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window's messages about the disk. As long as something cannot be saved a banner says so, and
 * closing asks first. Other messages of an archive are toasts, which lead to files set aside.
 */
#include "edubba-window-private.h"

#include <glib/gi18n.h>

#include "edubba-clock.h"
#include "edubba-compat.h"
#include "edubba-game-sitting.h"
#include "edubba-saves.h"
#include "game-text.h"

/* Returns TRUE if the message that an archive is emitting says that a file was set aside. */
static gboolean
is_about_aside (EdubbaArchive *archive)
{
  GSignalInvocationHint *hint = g_signal_get_invocation_hint (archive);

  return hint->detail == g_quark_from_static_string ("aside");
}

static void
say_aside (EdubbaWindow *self, const char *sentence)
{
  g_autofree char *shown = game_text_show (sentence);
  g_autofree char *escaped = g_markup_escape_text (shown, -1); /* titles of toasts have markup */
  AdwToast        *toast = adw_toast_new (escaped);

  adw_toast_set_button_label (toast, _ ("Show"));
  adw_toast_set_action_name (toast, "win.set-aside");
  adw_toast_overlay_add_toast (self->toast_overlay, toast);
  edubba_compat_announce (GTK_WIDGET (self), sentence);
  edubba_window_update_aside (self);
}

/* A failure to save stays in view; other messages are shown once. */
static void
archive_message_cb (EdubbaWindow *self, const char *sentence, EdubbaArchive *archive)
{
  g_autofree char *shown = NULL;

  if (is_about_aside (archive))
    {
      say_aside (self, sentence);
      return;
    }
  if (!edubba_archive_get_failing (archive))
    {
      edubba_window_say (self, sentence);
      return;
    }
  shown = game_text_show (sentence);
  /* All archives lie in one folder, so the same sentence is shown only once. */
  if (gtk_widget_get_visible (self->failing_box) &&
      g_strcmp0 (gtk_label_get_label (self->failing_label), shown) == 0)
    return;
  gtk_label_set_label (self->failing_label, shown);
  gtk_widget_set_visible (self->failing_box, TRUE);
  edubba_compat_announce (GTK_WIDGET (self), sentence);
}

static void
archive_failing_cb (EdubbaWindow *self)
{
  if (!edubba_keeper_is_failing (self->keeper))
    gtk_widget_set_visible (self->failing_box, FALSE);
}

/* The archive of this name in the window's folder; an EdubbaSavesOpen. */
static EdubbaArchive *
open_archive (const char *name, gpointer window)
{
  EdubbaWindow  *self = window;
  EdubbaArchive *archive = edubba_keeper_open (self->keeper, name);

  g_signal_connect_object (archive, "message", G_CALLBACK (archive_message_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (archive, "notify::failing", G_CALLBACK (archive_failing_cb), self,
                           G_CONNECT_SWAPPED);
  return archive;
}

static void
window_game_free (gpointer data)
{
  EdubbaWindowGame *kept = data;

  g_object_unref (kept->save);
  g_free (kept);
}

static void
close_answered_cb (GtkWidget *window)
{
  EDUBBA_WINDOW (window)->closes_anyway = TRUE;
  gtk_window_close (GTK_WINDOW (window));
}

static void
aside_changed_cb (GtkWindow *window)
{
  edubba_window_update_aside (EDUBBA_WINDOW (window));
}

void
edubba_window_load_what_is_kept (EdubbaWindow *self)
{
  g_autofree char *folder = edubba_window_dup_data_folder ();
  g_autoptr (EdubbaArchive) progress = NULL;
  g_autoptr (GPtrArray) saves = NULL;

  self->keeper = edubba_keeper_new (GTK_WINDOW (self), self->toast_overlay, folder, self->lock,
                                    aside_changed_cb);
  self->in_progress = g_ptr_array_new_with_free_func (window_game_free);
  saves = edubba_saves_load (self->modules, open_archive, self);
  for (guint i = 0; i < saves->len; i++)
    {
      EdubbaWindowGame *kept = g_new0 (EdubbaWindowGame, 1);

      kept->game = self->games[i];
      kept->save = g_object_ref (g_ptr_array_index (saves, i));
      g_ptr_array_add (self->in_progress, kept);
    }
  self->bout_saves = edubba_bout_saves_new (self->modules, open_archive, self);
  progress = open_archive (EDUBBA_PROGRESS_NAME, self);
  self->progress = edubba_progress_new (progress);
  if (!edubba_clock_is_chosen ())
    edubba_progress_settle (self->progress);
  edubba_window_update_aside (self);
}

EdubbaWindowGame *
edubba_window_get_kept (EdubbaWindow *self, const EdubbaGame *game)
{
  for (guint i = 0; i < self->in_progress->len; i++)
    {
      EdubbaWindowGame *kept = g_ptr_array_index (self->in_progress, i);

      if (kept->game == game)
        return kept;
    }
  g_return_val_if_reached (NULL);
}

EdubbaMatch *
edubba_window_get_unfinished (EdubbaWindow *self, const EdubbaGame *game)
{
  EdubbaMatch *match = edubba_save_get_match (edubba_window_get_kept (self, game)->save);

  return match != NULL && !edubba_match_get_finished (match) ? match : NULL;
}

gboolean
edubba_window_may_close (EdubbaWindow *self)
{
  gboolean waits = !edubba_keeper_is_ready (self->keeper);

  if (EDUBBA_IS_GAME_SITTING (self->match_page))
    edubba_game_sitting_pause (EDUBBA_GAME_SITTING (self->match_page), waits);
  if (waits)
    return FALSE;
  if (self->closes_anyway || !edubba_keeper_loses (self->keeper))
    return TRUE;
  edubba_compat_ask (GTK_WIDGET (self), _ ("Close Without Saving?"),
                     _ ("What has happened since saving began to fail would be lost. Free some "
                        "space on the disk, and it will be saved by itself."),
                     _ ("_Keep Open"), _ ("_Close Anyway"), close_answered_cb);
  return FALSE;
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A note stays in the file of a past game. A game that is none of those is the user's own to save,
 * which is said.
 */
#include "edubba-note-actions.h"

#include <glib/gi18n.h>

#include "edubba-finished-games.h"
#include "edubba-window-private.h"

static void
keep_note_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow    *self = EDUBBA_WINDOW (widget);
  g_autofree char *data = edubba_window_dup_data_folder ();
  g_autofree char *folder = g_build_filename (data, "games", NULL);
  const char      *before;
  const char      *after;
  gboolean         known = TRUE;
  g_autoptr (GError) error = NULL;

  g_variant_get (parameter, "(&s&s)", &before, &after);
  if ((self->lock == NULL || edubba_lock_hold (self->lock, NULL, &error)) &&
      edubba_finished_games_replace (folder, before, after, &known, &error))
    return;
  if (error != NULL)
    edubba_window_say (self, error->message);
  else if (!known)
    edubba_window_say (
      self, _ ("This isn’t one of your past games: save its record to keep the note."));
}

void
edubba_note_actions_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.keep-note", "(ss)", keep_note_activated_cb);
}

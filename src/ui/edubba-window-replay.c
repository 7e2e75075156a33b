/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games that were played, in the window: each is shown on a page of its own, above the one from
 * which it was asked for. A text that is no record is answered with a dialog that says why.
 */
#include "edubba-window-private.h"

#include <glib/gi18n.h>

#include "edubba-compat.h"
#include "edubba-replay-page.h"

static const EdubbaGame *
find_game (EdubbaWindow *self, EdubbaMatch *match)
{
  for (const EdubbaGame *const *game = self->games; *game != NULL; game++)
    if ((*game)->module == edubba_match_get_module (match))
      return *game;
  return NULL;
}

/* The match in a record's text, or NULL, which has been answered. */
static EdubbaMatch *
read_match (EdubbaWindow *self, const char *text)
{
  g_autoptr (GError) error = NULL;
  EdubbaMatch *match = edubba_save_parse (self->modules, text, &error);

  if (match == NULL)
    edubba_compat_tell (GTK_WIDGET (self), _ ("This Game Cannot Be Read"), error->message,
                        _ ("_Close"));
  return match;
}

static void
replay_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);
  g_autoptr (EdubbaMatch) match = read_match (self, g_variant_get_string (parameter, NULL));

  if (match != NULL)
    edubba_window_show_replay (self, match);
}

static void
play_record_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);
  g_autoptr (EdubbaMatch) match = read_match (self, g_variant_get_string (parameter, NULL));

  if (match != NULL)
    edubba_window_show_match (self, match);
}

void
edubba_window_install_replay_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.replay", "s", replay_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.play-record", "s", play_record_activated_cb);
}

void
edubba_window_show_replay (EdubbaWindow *self, EdubbaMatch *match)
{
  const EdubbaGame *game = find_game (self, match);

  g_return_if_fail (game != NULL);

  edubba_window_push_page (self, GTK_WIDGET (edubba_replay_page_new (game, match)));
}

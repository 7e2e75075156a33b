/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games that were played, in the window: each is shown on a page of its own, above the one from
 * which it was asked for, and those that were played here to their end are kept and listed. A text
 * that is no record is answered with a dialog that says why.
 */
#include "edubba-window-private.h"

#include <glib/gi18n.h>

#include "edubba-bout-sitting.h"
#include "edubba-compat.h"
#include "edubba-game-sitting.h"
#include "edubba-finished-games-page.h"
#include "edubba-finished-games.h"
#include "edubba-replay-page.h"

static char *
build_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "edubba", "games", NULL);
}

/* The match in a record's text, or NULL, which has been answered. */
static EdubbaMatch *
read_match (EdubbaWindow *self, const char *text)
{
  g_autoptr (GError) error = NULL;
  EdubbaMatch *match = edubba_save_parse (edubba_window_get_modules (self), text, &error);

  if (match == NULL)
    edubba_compat_tell (GTK_WIDGET (self), _ ("This Game Cannot Be Read"), error->message,
                        _ ("_Close"));
  return match;
}

/* The analysis by the page in front, finished or under way, if it is of that game. */
static EdubbaAnalysis *
find_analysis (EdubbaWindow *self, const char *text)
{
  g_autofree char *record = NULL;

  if (edubba_window_get_match_page (self) == NULL)
    return NULL;
  record = edubba_match_page_dup_record (edubba_window_get_match_page (self));
  return g_strcmp0 (record,
                    text) == 0
           ? edubba_game_sitting_find_analysis (edubba_window_get_match_page (self))
           : NULL;
}

/* The short game that a match is a try at: that on the page in front, which may be from a file, or
 * one of the course; or NULL. */
static CourseBout *
find_bout (EdubbaWindow *self, const EdubbaGame *game, EdubbaMatch *match)
{
  EdubbaBout *shown = edubba_bout_sitting_find_bout (edubba_window_get_match_page (self));
  GPtrArray  *bouts = edubba_course_get_bouts (edubba_window_get_course (self, game));

  if (shown != NULL && edubba_bout_is_try (edubba_bout_get_file (shown), match))
    return edubba_bout_get_file (shown);
  for (guint i = 0; i < bouts->len; i++)
    if (edubba_bout_is_try (g_ptr_array_index (bouts, i), match))
      return g_ptr_array_index (bouts, i);
  return NULL;
}

static EdubbaReplayPage *
push_replay (EdubbaWindow *self, EdubbaMatch *match, EdubbaAnalysis *analysis)
{
  const EdubbaGame *game = edubba_window_find_game (self, edubba_match_get_module (match));
  EdubbaReplayPage *page;

  g_return_val_if_fail (game != NULL, NULL);

  page = edubba_replay_page_new_for (game, match, find_bout (self, game, match), analysis);
  edubba_replay_page_set_settings (page, self->settings);
  edubba_window_push_page (self, GTK_WIDGET (page));
  return page;
}

static void
replay_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);
  const char   *text = g_variant_get_string (parameter, NULL);
  g_autoptr (EdubbaMatch) match = read_match (self, text);
  EdubbaReplayPage *page = NULL;

  edubba_window_settle_games (self);
  if (match != NULL)
    page = push_replay (self, match, find_analysis (self, text));
  if (page != NULL)
    edubba_replay_page_seek_turning_point (page);
}

/* A turn of a game that was played, to be tried once more. */
static void
try_turn_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);
  const char   *text;
  guint         cursor;
  g_autoptr (EdubbaMatch) match = NULL;

  g_variant_get (parameter, "(&su)", &text, &cursor);
  edubba_window_settle_games (self);
  match = read_match (self, text);
  if (match == NULL || cursor > edubba_match_get_length (match))
    return;
  edubba_replay_page_try_turn (push_replay (self, match, find_analysis (self, text)), cursor);
}

static void
play_record_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);
  g_autoptr (EdubbaMatch) match = read_match (self, g_variant_get_string (parameter, NULL));

  if (match != NULL)
    edubba_window_show_match (self, match);
}

static void
past_games_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow    *self = EDUBBA_WINDOW (widget);
  g_autofree char *folder = build_folder ();

  if (EDUBBA_IS_FINISHED_GAMES_PAGE (edubba_window_get_shown_page (self)))
    return;
  edubba_window_settle_games (self);
  edubba_window_push_page (
    self, GTK_WIDGET (edubba_finished_games_page_new (folder, edubba_window_get_modules (self))));
}

gboolean
edubba_window_keep_finished (EdubbaWindow *self, EdubbaMatch *match)
{
  g_autofree char *folder = build_folder ();
  g_autoptr (GError) error = NULL;

  if ((self->lock == NULL || edubba_lock_hold (self->lock,
                                               NULL, &error)) &&
      edubba_finished_games_keep (folder, match, &error))
    return TRUE;
  edubba_window_say (self, error->message);
  return FALSE;
}

void
edubba_window_install_replay_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.past-games", NULL, past_games_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.replay", "s", replay_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.try-turn", "(su)", try_turn_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.play-record", "s", play_record_activated_cb);
}

void
edubba_window_show_replay (EdubbaWindow *self, EdubbaMatch *match)
{
  push_replay (self, match, NULL);
}

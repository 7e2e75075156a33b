/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The position editor in the window, and the ways of the puzzles made there: tried on a page
 * above it, kept among the user's own, saved, or copied as a link.
 */
#include "edubba-window-private.h"

#include <glib/gi18n.h>

#include "edubba-compat.h"
#include "edubba-editor-page.h"

static void
position_played_cb (EdubbaWindow *self, const char *position)
{
  edubba_window_open_position (self, position);
}

static void
puzzle_tried_cb (EdubbaWindow *self, CoursePuzzle *puzzle)
{
  const EdubbaGame *game = edubba_window_find_game (self, course_puzzle_get_module (puzzle));

  edubba_window_push_page (self, edubba_window_create_exercise_page (self, game, puzzle));
}

static void
puzzle_kept_cb (EdubbaCourse *course, const char *text, GtkWidget *maker)
{
  EdubbaWindow *self = EDUBBA_WINDOW (gtk_widget_get_root (maker));
  g_autoptr (GError) error = NULL;

  if ((self->lock == NULL || edubba_lock_hold (self->lock,
                                               NULL, &error)) &&
      edubba_course_save_puzzle (course, text, &error) != NULL)
    edubba_window_say (self, _ ("Your puzzle is now among the others."));
  else
    edubba_compat_tell (GTK_WIDGET (self), _ ("This Puzzle Cannot Be Kept"), error->message,
                        _ ("_Close"));
}

static void
puzzle_saved_cb (EdubbaWindow *self, const char *text)
{
  edubba_window_save_text (self, _ ("Save the Puzzle"), _ ("puzzle.puzzle"), text);
}

/* The game whose position a text claims to be, if it can be edited; or the first that can; or
 * NULL. */
static const EdubbaGame *
find_editable (EdubbaWindow *self, const char *position)
{
  const GameModule *module = game_modules_find_for_position (edubba_window_get_modules (self),
                                                             position, NULL);
  const EdubbaGame *first = NULL;

  for (const EdubbaGame *const *game = edubba_window_get_games (self); *game != NULL; game++)
    {
      if ((*game)->module->edits == NULL)
        continue;
      if ((*game)->module == module)
        return *game;
      first = first != NULL ? first : *game;
    }
  return first;
}

static void
edit_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow     *self = EDUBBA_WINDOW (widget);
  const char       *position = g_variant_get_string (parameter, NULL);
  const EdubbaGame *game = find_editable (self, position);
  EdubbaEditorPage *page;
  GtkWidget        *maker;

  if (game == NULL)
    return;
  page = edubba_editor_page_new (game, position);
  maker = edubba_editor_page_get_maker (page);
  g_signal_connect_object (page, "played", G_CALLBACK (position_played_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "linked", G_CALLBACK (edubba_window_copy_link), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (maker, "linked", G_CALLBACK (edubba_window_copy_link), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (maker, "tried", G_CALLBACK (puzzle_tried_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (maker, "saved", G_CALLBACK (puzzle_saved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (maker, "kept", G_CALLBACK (puzzle_kept_cb),
                           edubba_window_get_course (self, game), G_CONNECT_SWAPPED);
  edubba_window_push_page (self, GTK_WIDGET (page));
}

/* Edits the position that the shown page shows. */
static void
edit_position_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow    *self = EDUBBA_WINDOW (widget);
  g_autofree char *position = NULL;

  if (edubba_window_get_match_page (self) != NULL)
    position = edubba_match_page_dup_position (edubba_window_get_match_page (self), NULL);
  gtk_widget_activate_action (widget, "win.edit", "s", position != NULL ? position : "");
}

void
edubba_window_install_editor_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.edit", "s", edit_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.edit-position", NULL,
                                   edit_position_activated_cb);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looks up the parts of the window, and the game that something is about: an action's target, a
 * module, the page that is looked at.
 */
#include "edubba-window-private.h"

#include <string.h>

const EdubbaGame *const *
edubba_window_get_games (EdubbaWindow *self)
{
  return self->games;
}

const GameModule *const *
edubba_window_get_modules (EdubbaWindow *self)
{
  return self->modules;
}

EdubbaProgress *
edubba_window_get_progress (EdubbaWindow *self)
{
  return self->progress;
}

GtkWidget *
edubba_window_get_shown_page (EdubbaWindow *self)
{
  return gtk_stack_get_visible_child (self->stack);
}

EdubbaMatchPage *
edubba_window_get_match_page (EdubbaWindow *self)
{
  return self->match_page;
}

void
edubba_window_set_last_game (EdubbaWindow *self, const EdubbaGame *game)
{
  self->last_game = game;
}

void
edubba_window_add_toast (EdubbaWindow *self, AdwToast *toast)
{
  adw_toast_overlay_add_toast (self->toast_overlay, toast);
}

const EdubbaGame *
edubba_window_find_game (EdubbaWindow *self, const GameModule *module)
{
  for (const EdubbaGame *const *game = self->games; *game != NULL; game++)
    if ((*game)->module == module)
      return *game;
  return NULL;
}

const EdubbaGame *
edubba_window_find_game_by_id (EdubbaWindow *self, const char *target, const char **rest)
{
  gsize length = strcspn (target, "/");

  if (rest != NULL)
    *rest = target[length] == '/' ? target + length + 1 : NULL;
  for (const EdubbaGame *const *game = self->games; *game != NULL; game++)
    {
      const char *id = (*game)->module->rules->id;

      if (strlen (id) == length && strncmp (id, target, length) == 0)
        return *game;
    }
  return NULL;
}

const EdubbaGame *
edubba_window_get_game (EdubbaWindow *self)
{
  for (guint i = self->pages->len; i > 0; i--)
    {
      const EdubbaGame *game = edubba_page_get_game (g_ptr_array_index (self->pages, i - 1));

      if (game != NULL)
        return game;
    }
  return self->last_game != NULL ? self->last_game : self->games[0];
}

EdubbaCourse *
edubba_window_get_course (EdubbaWindow *self, const EdubbaGame *game)
{
  for (guint i = 0; i < self->courses->len; i++)
    if (edubba_course_get_game (g_ptr_array_index (self->courses, i)) == game)
      return g_ptr_array_index (self->courses, i);
  g_return_val_if_reached (NULL);
}

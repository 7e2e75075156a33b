/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An edit as a value on the heap, which owns its strings. Only the game that reads an edit knows
 * its meaning for a position; here it is copied, compared and freed.
 */
#include "game-edits.h"

GameEdit *
game_edit_new (char *id, char *group, char *title, gboolean toggle, gboolean on)
{
  GameEdit *edit = g_new (GameEdit, 1);

  *edit = (GameEdit) { id, group, title, toggle, on };
  return edit;
}

void
game_edit_free (GameEdit *edit)
{
  g_free (edit->id);
  g_free (edit->group);
  g_free (edit->title);
  g_free (edit);
}

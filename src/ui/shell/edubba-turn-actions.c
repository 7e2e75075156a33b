/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One exercise takes the place of the one before it, so
 * that Back always leads out of them. One that cannot be read any more is let go, and said so.
 */
#include "edubba-turn-actions.h"

#include <glib/gi18n.h>

#include "edubba-turn-sitting.h"
#include "edubba-window-parts.h"

/* The game and the id in "GAME/ID"; NULL if there is no such game. */
static const EdubbaGame *
find_turn (EdubbaWindow *self, GVariant *target, guint64 *id)
{
  const char       *rest = NULL;
  const EdubbaGame *game =
    edubba_window_find_game_by_id (self, g_variant_get_string (target, NULL), &rest);

  *id = rest != NULL ? g_ascii_strtoull (rest, NULL, 16) : 0;
  return game;
}

/* The next turn that is due, other than `but`; or NULL. */
static const EdubbaLostTurn *
find_due (EdubbaWindow *self, const EdubbaGame *game, guint64 but)
{
  EdubbaProgress       *progress = edubba_window_get_progress (self);
  const EdubbaLostTurn *turn =
    edubba_progress_find_next_lost_turn (progress, game->module->rules->id, but);

  return turn != NULL && edubba_lost_turn_is_due (turn, edubba_progress_get_now (progress))
           ? turn
           : NULL;
}

/* The page of a turn; NULL if it cannot be read, and is let go. */
static EdubbaMatchPage *
create_page (EdubbaWindow *self, const EdubbaGame *game, const EdubbaLostTurn *turn)
{
  EdubbaProgress  *progress = edubba_window_get_progress (self);
  const char      *id = game->module->rules->id;
  EdubbaMatchPage *page = edubba_turn_sitting_new (game, progress, turn, NULL);
  g_autofree char *target = NULL;

  if (page == NULL)
    {
      edubba_progress_drop_lost_turn (progress, id, turn->id);
      edubba_window_say (self, _ ("A lost turn couldn’t be read any more, and was removed."));
      return NULL;
    }
  edubba_window_limit_practice (self, page, edubba_window_get_course (self, game), NULL);
  if (find_due (self, game, turn->id) == NULL)
    return page;
  target = g_strdup_printf ("%s/%016" G_GINT64_MODIFIER "x", id, turn->id);
  edubba_match_page_set_next (page, _ ("Next Exercise"), "win.next-lost-turn", target);
  return page;
}

/* Shows a turn; FALSE if it cannot be read. */
static gboolean
show_turn (EdubbaWindow *self, const EdubbaGame *game, const EdubbaLostTurn *turn)
{
  EdubbaMatchPage *page = create_page (self, game, turn);

  if (page == NULL)
    return FALSE;
  if (EDUBBA_IS_TURN_SITTING (edubba_window_get_match_page (self)))
    edubba_window_replace_page (self, GTK_WIDGET (page));
  else
    edubba_window_push_page (self, GTK_WIDGET (page));
  return TRUE;
}

/* Shows the turn to be tried next, due or not. */
static void
lost_turns_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow         *self = EDUBBA_WINDOW (widget);
  guint64               id;
  const EdubbaGame     *game = find_turn (self, parameter, &id);
  const EdubbaLostTurn *turn;

  while (game != NULL &&
         (turn = edubba_progress_find_next_lost_turn (edubba_window_get_progress (self),
                                                      game->module->rules->id, 0)) != NULL)
    if (show_turn (self, game, turn))
      return;
}

/* Goes on to another turn that is due, or back. */
static void
go_on (EdubbaWindow *self, const EdubbaGame *game, guint64 but)
{
  const EdubbaLostTurn *turn;

  while ((turn = find_due (self, game, but)) != NULL)
    if (show_turn (self, game, turn))
      return;
  if (EDUBBA_IS_TURN_SITTING (edubba_window_get_match_page (self)))
    edubba_window_pop_page (self);
}

static void
next_lost_turn_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  guint64           id;
  const EdubbaGame *game = find_turn (EDUBBA_WINDOW (widget), parameter, &id);

  if (game != NULL)
    go_on (EDUBBA_WINDOW (widget), game, id);
}

static void
drop_lost_turn_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow     *self = EDUBBA_WINDOW (widget);
  guint64           id;
  const EdubbaGame *game = find_turn (self, parameter, &id);

  if (game == NULL)
    return;
  edubba_progress_drop_lost_turn (edubba_window_get_progress (self), game->module->rules->id, id);
  go_on (self, game, id);
  edubba_window_say (self, _ ("This turn is no exercise any more."));
}

void
edubba_turn_actions_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.lost-turns", "s", lost_turns_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.next-lost-turn", "s",
                                   next_lost_turn_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.drop-lost-turn", "s",
                                   drop_lost_turn_activated_cb);
}

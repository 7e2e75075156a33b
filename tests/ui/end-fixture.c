/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board of these tests is the plain one, which has no movements to wait for; what is waited for
 * is the page itself.
 */
#include "end-fixture.h"

#include "edubba-game-end.h"
#include "edubba-window-parts.h"
#include "game-state.h"
#include "plain-board.h"
#include "ui-fixture.h"
#include "window-fixture.h"

EdubbaMatch *
end_fixture_create (const char *position)
{
  const GameModule     *module = plain_game_get ()->module;
  g_autofree GameState *state = game_position_parse_full (module->rules, position, 1, NULL);

  return edubba_match_new (module, game_record_new_position (module->rules, state));
}

EdubbaMatch *
end_fixture_show (EdubbaWindow *window, const char *position, EdubbaSeatKind second)
{
  EdubbaMatch *match = end_fixture_create (position);

  edubba_match_set_seat_kind (match, 1, second);
  edubba_window_show_match (window, match);
  return match;
}

void
end_fixture_act (EdubbaWindow *window, const char *action)
{
  gtk_widget_activate_action (ui_find (GTK_WIDGET (window), TYPE_PLAIN_BOARD), "match.act", "s",
                              action);
}

GtkWidget *
end_fixture_find (EdubbaWindow *window)
{
  return ui_find (GTK_WIDGET (window), EDUBBA_TYPE_GAME_END);
}

static gboolean
has_end (gpointer window)
{
  return end_fixture_find (window) != NULL;
}

GtkWidget *
end_fixture_wait (EdubbaWindow *window)
{
  ui_wait (has_end, window);
  return end_fixture_find (window);
}

void
end_fixture_finish (EdubbaWindow *window, EdubbaMatch *match)
{
  g_object_unref (match);
  window_fixture_destroy (window);
}

/* Adds the texts of all labels in a widget, a space before each but the first. */
static void
add_texts (GtkWidget *widget, GString *texts)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (texts, "%s%s", texts->len > 0 ? " " : "",
                            gtk_label_get_label (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_texts (child, texts);
}

static gboolean
has_row (GtkGrid *grid, const char *row)
{
  for (int y = 0; y < 30; y++)
    {
      g_autoptr (GString) texts = g_string_new (NULL);

      for (int x = 0; x < 10; x++)
        if (gtk_grid_get_child_at (grid, x, y) != NULL)
          add_texts (gtk_grid_get_child_at (grid, x, y), texts);
      if (g_str_equal (texts->str, row))
        return TRUE;
    }
  return FALSE;
}

gboolean
end_fixture_has_row (GtkWidget *widget, const char *row)
{
  if (GTK_IS_GRID (widget) && has_row (GTK_GRID (widget), row))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (end_fixture_has_row (child, row))
      return TRUE;
  return FALSE;
}

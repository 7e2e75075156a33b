/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a match page is made of, beyond its template: widgets of our own, which a template that is
 * to be checked by itself cannot hold.
 *
 * From top to bottom: the message line, the board beside the side panel; the curtain instead of
 * both.
 */
#include "edubba-match-page-private.h"

#include <glib/gi18n.h>

#include "edubba-pane.h"
#include "edubba-settings.h"
#include "edubba-side-panel.h"

static void
add_buttons (EdubbaMatchPage *self)
{
  self->skip_button = edubba_table_add_button (self->table, _ ("Skip"), "match.skip", NULL);
  self->again_button = edubba_table_add_button (self->table, _ ("Show Again"), "match.show-again",
                                                NULL);
  gtk_widget_set_tooltip_text (self->again_button, _ ("Show the last turn again"));
  self->hint_button = edubba_table_add_button (self->table, _ ("Hint"), "match.hint", NULL);
  self->take_back_button = edubba_table_add_button (self->table, _ ("Take Back"), "match.take-back",
                                                    NULL);
  self->leave_button = edubba_table_add_button (self->table, _ ("Back"), "match.leave", NULL);
  self->look_back_button = edubba_table_add_button (self->table, _ ("Look Back"), "match.look-back",
                                                    NULL);
  gtk_widget_set_tooltip_text (self->look_back_button, _ ("Go through the game again"));
  self->rematch_button = edubba_table_add_button (self->table, _ ("Rematch"), "match.rematch",
                                                  "suggested-action");
}

/* Below the head of the panel, above the note on help. */
static void
add_panels (EdubbaMatchPage *self)
{
  GtkWidget *head = GTK_WIDGET (self->moves_header);
  GtkWidget *pane;

  self->puzzle_panel = g_object_new (EDUBBA_TYPE_PUZZLE_PANEL, "visible", FALSE, NULL);
  self->lesson_panel =
    g_object_new (EDUBBA_TYPE_LESSON_PANEL, "visible", FALSE, "vexpand", TRUE, NULL);
  self->move_list = g_object_new (EDUBBA_TYPE_MOVE_LIST, "vexpand", TRUE, NULL);
  pane = edubba_pane_new (GTK_WIDGET (self->puzzle_panel));
  g_object_bind_property (self->puzzle_panel, "visible", pane, "visible",
                          G_BINDING_SYNC_CREATE);
  gtk_box_insert_child_after (self->side_panel, pane, head);
  gtk_box_insert_child_after (self->side_panel, GTK_WIDGET (self->lesson_panel), pane);
  gtk_box_insert_child_after (self->side_panel, GTK_WIDGET (self->move_list),
                              GTK_WIDGET (self->lesson_panel));
  edubba_match_page_lay_out_result (self);
}

void
edubba_match_page_lay_out (EdubbaMatchPage *self)
{
  GtkWidget *panel;

  self->table = edubba_table_new ();
  self->message_line = edubba_table_get_message_line (self->table);
  self->split = edubba_table_get_split (self->table);
  g_signal_connect_swapped (self->table, "settled",
                            G_CALLBACK (edubba_match_page_show_end_in_time), self);
  add_buttons (self);
  add_panels (self);
  panel = edubba_pane_new (GTK_WIDGET (self->side_panel));
  gtk_widget_add_css_class (panel, "side-panel");
  edubba_split_set_panel (self->split, panel);
}

void
edubba_match_page_restore_panel (EdubbaMatchPage *self)
{
  if (edubba_match_page_is_task (self))
    return;
  edubba_split_set_spacious (self->split, TRUE);
  edubba_side_panel_restore (self->split, self->settings, EDUBBA_SETTINGS_SIDE_PANEL);
}

void
edubba_match_page_toggle_panel (EdubbaMatchPage *self)
{
  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  /* A task has no use for a board without its panel: only games remember. */
  edubba_side_panel_set_shown (self->split,
                               edubba_match_page_is_task (self) ? NULL : self->settings,
                               EDUBBA_SETTINGS_SIDE_PANEL,
                               !edubba_split_get_panel_shown (self->split));
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The actions and keys of the replay page. Left and right follow the direction of writing, as the
 * buttons do.
 */
#include "edubba-replay-page-private.h"

#include "edubba-save.h"

static void
first_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_replay_page_seek (EDUBBA_REPLAY_PAGE (widget), 0);
}

static void
last_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaReplayPage *self = EDUBBA_REPLAY_PAGE (widget);

  edubba_replay_page_seek (self, edubba_match_get_length (self->match));
}

/* The seats that have chosen in a branch while others have not, as bits. */
static guint32
get_chosen (EdubbaReplayPage *self)
{
  return self->branch != EDUBBA_BRANCH_NONE ? edubba_match_get_sealed (self->match) : 0;
}

gboolean
edubba_replay_page_can_go_back (EdubbaReplayPage *self)
{
  return edubba_match_get_cursor (self->match) > 0 || get_chosen (self) != 0;
}

/* Choices that wait for those of others are the first to be taken back. */
static void
back_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaReplayPage *self = EDUBBA_REPLAY_PAGE (widget);
  guint             cursor = edubba_match_get_cursor (self->match);
  guint32           chosen = get_chosen (self);

  for (guint seat = 0; seat < GAME_MAX_SEATS; seat++)
    if (chosen & 1u << seat)
      edubba_match_take_back (self->match, seat);
  if (chosen == 0)
    edubba_replay_page_seek (self, MAX (cursor, 1) - 1);
}

static void
forward_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaReplayPage *self = EDUBBA_REPLAY_PAGE (widget);

  edubba_replay_page_seek (self, MIN (edubba_match_get_cursor (self->match) + 1,
                                      edubba_match_get_length (self->match)));
}

static void
flip_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_replay_page_flip (EDUBBA_REPLAY_PAGE (widget));
}

static void
act_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_replay_page_act (EDUBBA_REPLAY_PAGE (widget), g_variant_get_string (parameter, NULL));
}

static void
explain_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaReplayPage *self = EDUBBA_REPLAY_PAGE (widget);
  const char       *sentence;
  const char       *id;

  g_variant_get (parameter, "(&s&s)", &sentence, &id);
  if (edubba_replay_page_can_act (self))
    edubba_table_say (self->table, EDUBBA_MESSAGE_REFUSAL, sentence, NULL);
  else
    edubba_replay_page_act (self, "");
}

static void
try_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_replay_page_try (EDUBBA_REPLAY_PAGE (widget));
}

static void
better_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_replay_page_show_better (EDUBBA_REPLAY_PAGE (widget));
}

static void
leave_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaReplayPage *self = EDUBBA_REPLAY_PAGE (widget);

  edubba_replay_page_leave_branch (self);
  edubba_page_focus_start (EDUBBA_PAGE (self));
}

/* A branch goes on from its end, the game from the point at which it was left. */
static void
play_on_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaReplayPage *self = EDUBBA_REPLAY_PAGE (widget);
  g_autofree char  *text = NULL;

  if (self->branch != EDUBBA_BRANCH_NONE)
    text = edubba_replay_page_print_branch (self);
  else
    {
      edubba_match_seek (self->played, edubba_match_get_length (self->played));
      text = edubba_save_print (self->played);
    }
  gtk_widget_activate_action (widget, "win.play-record", "s", text);
}

/* Moves by the number of actions in `args`; forwards to the right, or to the left if texts are
 * read from right to left. */
static gboolean
moved_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  int by;

  g_variant_get (args, "(i)", &by);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    by = -by;
  gtk_widget_activate_action (widget, by < 0 ? "replay.back" : "replay.forward", NULL);
  return TRUE;
}

void
edubba_replay_page_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "replay.first", NULL, first_activated_cb);
  gtk_widget_class_install_action (widget_class, "replay.back", NULL, back_activated_cb);
  gtk_widget_class_install_action (widget_class, "replay.forward", NULL, forward_activated_cb);
  gtk_widget_class_install_action (widget_class, "replay.last", NULL, last_activated_cb);
  gtk_widget_class_install_action (widget_class, "replay.flip", NULL, flip_activated_cb);
  gtk_widget_class_install_action (widget_class, "replay.play-on", NULL, play_on_activated_cb);
  gtk_widget_class_install_action (widget_class, "replay.try", NULL, try_activated_cb);
  gtk_widget_class_install_action (widget_class, "replay.better", NULL, better_activated_cb);
  gtk_widget_class_install_action (widget_class, "replay.leave", NULL, leave_activated_cb);
  gtk_widget_class_install_property_action (widget_class, "replay.playing", "playing");
  gtk_widget_class_install_property_action (widget_class, "replay.view", "view");
  gtk_widget_class_install_property_action (widget_class, "replay.panel", "panel-shown");
  gtk_widget_class_install_action (widget_class, "match.act", "s", act_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.explain", "(ss)", explain_activated_cb);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, moved_cb, "(i)", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, 0, moved_cb, "(i)", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "replay.back",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "replay.forward", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, GDK_CONTROL_MASK, "replay.forward",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, 0, "replay.first", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_End, 0, "replay.last", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "replay.playing", NULL);
}

/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One method updates the page after each change of the editor: the board, the edits of the chosen
 * part, the text and its fault. The reason for refusing an edit stands in the line above the
 * board until the next change.
 */
#include "edubba-editor-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "course-link.h"
#include "edubba-board.h"
#include "edubba-clear.h"
#include "edubba-drop-down.h"
#include "edubba-message-line.h"
#include "edubba-optional-label.h"
#include "edubba-page.h"
#include "edubba-puzzle-maker.h"
#include "edubba-row-layout.h"
#include "edubba-split.h"
#include "edubba-spotlight.h"
#include "game-state.h"

struct _EdubbaEditorPage
{
  AdwBin parent_instance;

  /* template */
  GtkBox      *box;
  GtkWidget   *panel;
  GtkBox      *panel_box;
  GtkDropDown *part_drop;
  GtkBox      *edits_box;
  GtkTextView *text_view;
  GtkLabel    *fault_label;
  GtkBox      *changes_box;
  GtkBox      *uses_box;

  /* borrowed: children made in code */
  EdubbaMessageLine *message_line;
  EdubbaSplit       *split;
  EdubbaSpotlight   *board_bin;
  EdubbaPuzzleMaker *maker;

  /* borrowed */
  const EdubbaGame *game;

  /* owned */
  EdubbaEditor *editor;

  gboolean showing; /* the widgets' texts are being set from the editor */
};

static void edubba_editor_page_page_init (EdubbaPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaEditorPage,
                               edubba_editor_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (EDUBBA_TYPE_PAGE,
                                                      edubba_editor_page_page_init))

enum
{
  PLAYED,
  LINKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The key under which the button of an edit carries its id. */
static const char EDIT[] = "edubba-edit";

static const GameEdits *
get_edits (EdubbaEditorPage *self)
{
  return self->game->module->edits;
}

/* The part that is chosen. */
static const char *
get_part (EdubbaEditorPage *self)
{
  guint n = g_strv_length ((GStrv) get_edits (self)->parts);
  guint i = gtk_drop_down_get_selected (self->part_drop);

  return get_edits (self)->parts[MIN (i, n - 1)];
}

static void
say (EdubbaEditorPage *self, EdubbaMessageKind kind, const char *sentence)
{
  edubba_message_line_say (self->message_line, kind, sentence, NULL);
}

static void
say_prompt (EdubbaEditorPage *self)
{
  say (self, EDUBBA_MESSAGE_PROMPT, _ ("Choose a part of the board, then what to change there."));
}

/* Does an edit; one that leads to no position is answered with the reader's own sentence. */
static void
do_edit (EdubbaEditorPage *self, const char *id)
{
  g_autoptr (GError) error = NULL;

  if (edubba_editor_edit (self->editor, get_part (self), id, &error))
    say_prompt (self);
  else
    say (self, EDUBBA_MESSAGE_REFUSAL, error->message);
}

static void
edit_clicked_cb (EdubbaEditorPage *self, GtkWidget *button)
{
  g_autofree char *id = g_strdup (g_object_get_data (G_OBJECT (button), EDIT));

  if (!self->showing)
    do_edit (self, id);
}

static GtkWidget *
create_button (EdubbaEditorPage *self, const GameEdit *edit)
{
  GtkWidget *button = edit->toggle ? gtk_toggle_button_new_with_label (edit->title)
                                   : gtk_button_new_with_label (edit->title);
  /* Translators: what a button does, for a screen reader: what stands above it, and what stands on
   * it: "Lay at the end: Persians". */
  g_autofree char *name = g_strdup_printf (C_ ("editor", "%1$s: %2$s"), edit->group, edit->title);

  if (edit->toggle)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), edit->on);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (button), EDIT, g_strdup (edit->id), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (edit_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
add_group (EdubbaEditorPage *self, const char *title)
{
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *flow = gtk_flow_box_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (flow), TRUE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 6);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (flow), 6);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (flow), 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (flow), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (self->edits_box, label);
  gtk_box_append (self->edits_box, flow);
  return flow;
}

/* The button below a widget that does this edit, or NULL. */
static GtkWidget *
find_button (GtkWidget *widget, const char *id)
{
  if (g_strcmp0 (g_object_get_data (G_OBJECT (widget), EDIT), id) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, id);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* The edit whose button has the focus, or NULL; the caller frees it. */
static char *
dup_focused_edit (EdubbaEditorPage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->edits_box)))
    return NULL;
  return g_strdup (g_object_get_data (G_OBJECT (focus), EDIT));
}

/* The buttons are replaced; the focus stays where it was, or goes to the first of them. */
static void
show_edits (EdubbaEditorPage *self)
{
  g_autofree char *focused = dup_focused_edit (self);
  g_autoptr (GPtrArray) edits =
    get_edits (self)->list (edubba_editor_get_state (self->editor), get_part (self));
  const char *group = NULL;
  GtkWidget  *flow = NULL;
  GtkWidget  *button;

  edubba_clear_box (self->edits_box);
  for (guint i = 0; i < edits->len; i++)
    {
      const GameEdit *edit = g_ptr_array_index (edits, i);

      if (g_strcmp0 (group, edit->group) != 0)
        flow = add_group (self, edit->group);
      group = edit->group;
      gtk_flow_box_insert (GTK_FLOW_BOX (flow), create_button (self, edit), -1);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->edits_box)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    for (GtkWidget *cell = gtk_widget_get_first_child (child); cell != NULL;
         cell = gtk_widget_get_next_sibling (cell))
      gtk_widget_set_focusable (cell, FALSE);
  if (focused == NULL)
    return;
  button = find_button (GTK_WIDGET (self->edits_box), focused);
  if (button == NULL || !gtk_widget_grab_focus (button))
    gtk_widget_child_focus (GTK_WIDGET (self->edits_box), GTK_DIR_TAB_FORWARD);
}

static void
show_text (EdubbaEditorPage *self)
{
  GtkTextBuffer   *buffer = gtk_text_view_get_buffer (self->text_view);
  const char      *text = edubba_editor_get_text (self->editor);
  const char      *fault = edubba_editor_get_fault (self->editor);
  g_autofree char *shown = NULL;

  g_object_get (buffer, "text", &shown, NULL);
  if (!g_str_equal (shown, text))
    gtk_text_buffer_set_text (buffer, text, -1);
  edubba_optional_label_set (self->fault_label, fault);
}

static void
show_board (EdubbaEditorPage *self)
{
  const GameState *state = edubba_editor_get_state (self->editor);
  const char      *parts[] = { get_part (self), NULL };
  GtkWidget       *board = adw_bin_get_child (ADW_BIN (self->board_bin));

  edubba_board_show_state (EDUBBA_BOARD (board), state,
                           game_goal_seat (self->game->module->rules, state), FALSE);
  edubba_spotlight_set_parts (self->board_bin, parts);
}

static void
show (EdubbaEditorPage *self)
{
  gboolean good = edubba_editor_get_fault (self->editor) == NULL;

  self->showing = TRUE;
  show_board (self);
  show_edits (self);
  show_text (self);
  self->showing = FALSE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edit.copy-link", good);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edit.play", good);
  edubba_puzzle_maker_set_position (self->maker,
                                    good ? edubba_editor_get_text (self->editor) : NULL);
  edubba_page_retitle (EDUBBA_PAGE (self));
}

static void
part_selected_cb (EdubbaEditorPage *self)
{
  if (self->editor == NULL || self->showing)
    return;
  say_prompt (self);
  show (self);
}

/* A text typed on several lines is a single line, from the start: while a text changes it must
 * not be changed again. */
static void
text_inserted_cb (
  EdubbaEditorPage *self, GtkTextIter *place, const char *text, int length, GtkTextBuffer *buffer)
{
  g_autofree char *typed = g_strndup (text, length);
  g_autofree char *line = g_strdelimit (g_strdup (typed), "\n\r\t", ' ');

  if (g_str_equal (line, typed))
    return;
  g_signal_stop_emission_by_name (buffer, "insert-text");
  gtk_text_buffer_insert (buffer, place, line, -1);
}

static void
text_changed_cb (EdubbaEditorPage *self, GtkTextBuffer *buffer)
{
  g_autofree char *text = NULL;

  if (self->showing)
    return;
  g_object_get (buffer, "text", &text, NULL);
  edubba_editor_type (self->editor, text);
}

static void
part_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaEditorPage  *self = EDUBBA_EDITOR_PAGE (widget);
  const char *const *parts = get_edits (self)->parts;
  g_autofree char   *part = get_edits (self)->find (g_variant_get_string (parameter, NULL));

  for (guint i = 0; part != NULL && parts[i] != NULL; i++)
    if (g_str_equal (parts[i], part))
      gtk_drop_down_set_selected (self->part_drop, i);
  edubba_split_set_panel_shown (self->split, TRUE);
}

/* A letter adds its card to the part that is chosen, where that is possible. */
static void
add_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaEditorPage *self = EDUBBA_EDITOR_PAGE (widget);
  g_autofree char  *id = g_strconcat ("+", g_variant_get_string (parameter, NULL), NULL);

  if (find_button (GTK_WIDGET (self->edits_box), id) != NULL)
    do_edit (self, id);
}

static void
mirror_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_editor_mirror (EDUBBA_EDITOR_PAGE (widget)->editor);
}

static void
clear_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_editor_clear (EDUBBA_EDITOR_PAGE (widget)->editor);
}

static void
copy_link_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaEditorPage *self = EDUBBA_EDITOR_PAGE (widget);

  g_autofree char *link = course_link_print (edubba_editor_get_text (self->editor), NULL, 1);

  g_signal_emit (self, signals[LINKED], 0, link);
}

static void
play_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaEditorPage *self = EDUBBA_EDITOR_PAGE (widget);

  g_signal_emit (self, signals[PLAYED], 0, edubba_editor_get_text (self->editor));
}

static void
panel_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaSplit *split = EDUBBA_EDITOR_PAGE (widget)->split;

  edubba_split_set_panel_shown (split, !edubba_split_get_panel_shown (split));
}

static char *
edubba_editor_page_dup_title (EdubbaPage *page)
{
  return g_strdup (_ ("Position Editor"));
}

static char *
edubba_editor_page_dup_subtitle (EdubbaPage *page)
{
  EdubbaEditorPage *self = EDUBBA_EDITOR_PAGE (page);

  return self->game->module->words->title ();
}

static gboolean
edubba_editor_page_can_step (EdubbaPage *page, gboolean forth)
{
  EdubbaEditor *editor = EDUBBA_EDITOR_PAGE (page)->editor;

  return forth ? edubba_editor_get_can_redo (editor) : edubba_editor_get_can_undo (editor);
}

static void
edubba_editor_page_step (EdubbaPage *page, gboolean forth)
{
  EdubbaEditorPage *self = EDUBBA_EDITOR_PAGE (page);

  if (forth)
    edubba_editor_redo (self->editor);
  else
    edubba_editor_undo (self->editor);
  say_prompt (self);
}

static void
edubba_editor_page_focus_start (EdubbaPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (EDUBBA_EDITOR_PAGE (page)->part_drop));
}

/* Says the change by the last step. */
static char *
dup_changes (EdubbaEditorPage *self, EdubbaBoard *board)
{
  g_autofree GameState *before = edubba_editor_dup_before (self->editor);
  g_autofree char      *text = NULL;

  if (before != NULL)
    text = edubba_board_read_changes (board, before, edubba_editor_get_state (self->editor));
  return text != NULL && text[0] != '\0' ? g_steal_pointer (&text)
                                         : g_strdup (_ ("Nothing has been changed yet."));
}

/* The place of the focus is the part that is chosen, unless the focus is on the board. */
static char *
dup_place (EdubbaEditorPage *self, EdubbaBoard *board)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (board)))
    focus = edubba_board_find_part (board, get_part (self));
  return edubba_board_read_aloud (board, EDUBBA_BOARD_PLACE, focus);
}

static void
edubba_editor_page_read_aloud (EdubbaPage *page, const char *topic)
{
  EdubbaEditorPage *self = EDUBBA_EDITOR_PAGE (page);
  EdubbaBoard      *board = EDUBBA_BOARD (adw_bin_get_child (ADW_BIN (self->board_bin)));
  const GameState  *state = edubba_editor_get_state (self->editor);
  const GameModule *module = self->game->module;
  g_autofree char  *text = NULL;

  if (g_str_equal (topic, "changes"))
    text = dup_changes (self, board);
  else if (g_str_equal (topic, "hand"))
    text = edubba_board_read_aloud (board, EDUBBA_BOARD_HAND, NULL);
  else
    text = dup_place (self, board);
  if (text == NULL)
    text = module->words->position (state, game_goal_seat (module->rules, state), NULL);
  say (self, EDUBBA_MESSAGE_READING, text);
}

static const EdubbaGame *
edubba_editor_page_get_game (EdubbaPage *page)
{
  return EDUBBA_EDITOR_PAGE (page)->game;
}

static void
edubba_editor_page_page_init (EdubbaPageInterface *iface)
{
  iface->dup_title = edubba_editor_page_dup_title;
  iface->dup_subtitle = edubba_editor_page_dup_subtitle;
  iface->get_game = edubba_editor_page_get_game;
  iface->can_step = edubba_editor_page_can_step;
  iface->step = edubba_editor_page_step;
  iface->focus_start = edubba_editor_page_focus_start;
  iface->read_aloud = edubba_editor_page_read_aloud;
}

static void
edubba_editor_page_dispose (GObject *object)
{
  EdubbaEditorPage *self = EDUBBA_EDITOR_PAGE (object);

  g_clear_object (&self->editor);

  G_OBJECT_CLASS (edubba_editor_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "edit.part", "s", part_activated_cb);
  gtk_widget_class_install_action (widget_class, "edit.add", "s", add_activated_cb);
  gtk_widget_class_install_action (widget_class, "edit.mirror", NULL, mirror_activated_cb);
  gtk_widget_class_install_action (widget_class, "edit.clear", NULL, clear_activated_cb);
  gtk_widget_class_install_action (widget_class, "edit.copy-link", NULL, copy_link_activated_cb);
  gtk_widget_class_install_action (widget_class, "edit.play", NULL, play_activated_cb);
  gtk_widget_class_install_action (widget_class, "edit.panel", NULL, panel_activated_cb);
}

static void
edubba_editor_page_class_init (EdubbaEditorPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_editor_page_dispose;
  install_actions (widget_class);
  signals[PLAYED] = g_signal_new ("played", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[LINKED] = g_signal_new ("linked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-editor-page.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaEditorPage, box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaEditorPage, panel);
  gtk_widget_class_bind_template_child (widget_class, EdubbaEditorPage, panel_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaEditorPage, part_drop);
  gtk_widget_class_bind_template_child (widget_class, EdubbaEditorPage, edits_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaEditorPage, text_view);
  gtk_widget_class_bind_template_child (widget_class, EdubbaEditorPage, fault_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaEditorPage, changes_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaEditorPage, uses_box);
}

static void
edubba_editor_page_init (EdubbaEditorPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  edubba_row_layout_apply (self->changes_box, 6);
  edubba_row_layout_apply (self->uses_box, 6);
  gtk_text_buffer_set_enable_undo (gtk_text_view_get_buffer (self->text_view), FALSE);
  self->message_line = g_object_new (EDUBBA_TYPE_MESSAGE_LINE, NULL);
  self->board_bin = g_object_new (EDUBBA_TYPE_SPOTLIGHT, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->board_bin), "board-bin");
  self->split = g_object_new (EDUBBA_TYPE_SPLIT, "content", self->board_bin, "panel", self->panel,
                              "docked", TRUE, "vexpand", TRUE, NULL);
  gtk_box_append (self->box, GTK_WIDGET (self->message_line));
  gtk_box_append (self->box, GTK_WIDGET (self->split));
  g_signal_connect_swapped (self->part_drop, "notify::selected", G_CALLBACK (part_selected_cb),
                            self);
  g_signal_connect_swapped (gtk_text_view_get_buffer (self->text_view), "insert-text",
                            G_CALLBACK (text_inserted_cb), self);
  g_signal_connect_swapped (gtk_text_view_get_buffer (self->text_view), "changed",
                            G_CALLBACK (text_changed_cb), self);
}

static void
list_parts (EdubbaEditorPage *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (const char *const *part = get_edits (self)->parts; *part != NULL; part++)
    gtk_string_list_take (titles, get_edits (self)->title (*part));
  edubba_drop_down_fill (self->part_drop, titles, _ ("What to change"));
}

EdubbaEditorPage *
edubba_editor_page_new (const EdubbaGame *game, const char *position)
{
  EdubbaEditorPage *self;
  GtkWidget        *board;

  g_return_val_if_fail (game != NULL && game->module->edits != NULL, NULL);
  g_return_val_if_fail (position != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_EDITOR_PAGE, NULL);
  self->game = game;
  board = g_object_new (game->get_board_type (), NULL);
  edubba_board_set_editing (EDUBBA_BOARD (board), TRUE);
  edubba_board_introduce (EDUBBA_BOARD (board), GAME_ADDRESS_YOU, NULL, EDUBBA_BOARD_EXERCISE);
  adw_bin_set_child (ADW_BIN (self->board_bin), board);
  list_parts (self);
  self->maker = edubba_puzzle_maker_new (game->module);
  gtk_box_append (self->panel_box, GTK_WIDGET (self->maker));
  self->editor = edubba_editor_new (game->module);
  if (*position != '\0' && !edubba_editor_set_position (self->editor, position, NULL))
    edubba_editor_type (self->editor, position);
  g_signal_connect_object (self->editor, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  say_prompt (self);
  show (self);
  return self;
}

EdubbaEditor *
edubba_editor_page_get_editor (EdubbaEditorPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_EDITOR_PAGE (self), NULL);

  return self->editor;
}

GtkWidget *
edubba_editor_page_get_maker (EdubbaEditorPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_EDITOR_PAGE (self), NULL);

  return GTK_WIDGET (self->maker);
}
